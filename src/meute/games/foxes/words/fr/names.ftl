### Foxes in French: what things are called.

foxes-territory-fields = Champs
    .gender = m
    .number = plural
foxes-territory-river = Rivière
    .gender = f
foxes-territory-forest = Forêt
    .gender = f
foxes-territory-farm = Ferme
    .gender = f
foxes-territory-mountain = Montagne
    .gender = f
foxes-territory-den = tanière
    .gender = f

foxes-resource-worm = ver
    .gender = m
foxes-resource-fish = poisson
    .gender = m
foxes-resource-berry = baie
    .gender = f
foxes-resource-egg = œuf
    .gender = m

foxes-obstacle-storm = tempête
    .gender = f
foxes-obstacle-wolf = loup
    .gender = m
foxes-obstacle-tent = tente
    .gender = f
foxes-obstacle-bear = ours
    .gender = m
foxes-obstacle-beaver = castor
    .gender = m

foxes-bonus-pc = { $amount } PC
foxes-bonus-resource = { $amount ->
    [1] une ressource au choix
    [one] { $amount } ressource au choix
   *[other] { $amount } ressources au choix
}
foxes-bonus-cub = { $amount ->
    [1] renardeau +1
   *[other] renardeau +1, { $amount } fois
}
foxes-bonus-die = dé +{ $amount }
foxes-bonus-vp = { $amount } PV
foxes-bonus-advance = { $amount ->
    [1] un pas sur une piste bonus
   *[other] { $amount } pas sur des pistes bonus
}
foxes-bonus-storm = tempête (drapeau vert)
foxes-bonus-wolf = loup (drapeau vert)
foxes-bonus-tent = tente (drapeau vert)
foxes-bonus-bear = ours (drapeau vert)
foxes-bonus-beaver = castor (drapeau vert)

foxes-ruse-reroll = relancer le dé
foxes-ruse-plus = dé +{ $amount }
foxes-ruse-steady = pas de malus d’emplacement
foxes-ruse-move = déplacement +{ $amount }
foxes-ruse-cheap = prochaine action à { $amount } de moins
foxes-ruse-free_way = voie libre et { $amount } PC
foxes-ruse-hunter = attirer le chasseur ailleurs
foxes-ruse-destiny = bonus du destin
foxes-ruse-tile = tuiles chemin +{ $amount }
foxes-ruse-swap = vendre ou acheter des ressources

foxes-cub-top = renardeau de la ligne du haut
    .gender = m
foxes-cub-middle = renardeau de la ligne du milieu
    .gender = m
foxes-cub-bottom = renardeau de la ligne du bas
    .gender = m
foxes-cub-black1 = premier renardeau noir
    .gender = m
foxes-cub-black2 = second renardeau noir
    .gender = m

foxes-instinct-nose = Flair
    .gender = m
foxes-instinct-care = Soin
    .gender = m
foxes-instinct-speed = Vitesse
    .gender = f
foxes-instinct-stealth = Discrétion
    .gender = f
foxes-instinct-dominance = Dominance
    .gender = f
foxes-instinct-endurance = Endurance
    .gender = f

foxes-mulotage-fail = échec

foxes-path-straight = ligne droite
    .gender = f
foxes-path-curve = virage
    .gender = m
foxes-path-tee = fourche
    .gender = f
foxes-path-cross = croisement
    .gender = m
foxes-path-straight_pc = ligne droite avec { $amount } PC
foxes-path-curve_pc = virage avec { $amount } PC
foxes-path-tee_pc = fourche avec { $amount } PC
foxes-path-cross_pc = croisement avec { $amount } PC

foxes-order-1 = tuile de destin
foxes-order-2 = dé du destin

foxes-source-dice = dés
foxes-source-cubs = renardeaux sortis de la tanière
foxes-source-growth = croissance
foxes-source-objectives = objectifs
foxes-source-tracks = pistes bonus
foxes-source-mulotage = tuiles de mulotage
foxes-source-sets = lots de ressources
foxes-source-instincts = instincts
foxes-source-markers = marqueurs
foxes-source-cheese = fromage
foxes-source-pc = PC restants
foxes-source-tiles = tuiles et cartes

foxes-objective-01 = { $amount ->
    [1] un marqueur dans les Champs et un dans la Forêt
    [one] { $amount } marqueur dans les Champs et autant dans la Forêt
   *[other] { $amount } marqueurs dans les Champs et autant dans la Forêt
}
foxes-objective-02 = { $amount ->
    [1] un marqueur dans la Rivière et un dans la Ferme
    [one] { $amount } marqueur dans la Rivière et autant dans la Ferme
   *[other] { $amount } marqueurs dans la Rivière et autant dans la Ferme
}
foxes-objective-03 = { $amount ->
    [1] un marqueur sur une piste
    [one] { $amount } marqueur sur les pistes
   *[other] { $amount } marqueurs sur les pistes
}
foxes-objective-04 = { $amount ->
    [1] des marqueurs dans un territoire
    [one] des marqueur dans { $amount } territoire
   *[other] des marqueurs dans { $amount } territoires
}
foxes-objective-05 = { $amount ->
    [1] une tuile de mulotage
    [one] { $amount } tuile de mulotage
   *[other] { $amount } tuiles de mulotage
}
foxes-objective-06 = { $amount ->
    [1] une tuile de mulotage
    [one] { $amount } tuile de mulotage
   *[other] { $amount } tuiles de mulotage
}
foxes-objective-07 = piste des Champs à { $amount }
foxes-objective-08 = piste de la Rivière à { $amount }
foxes-objective-09 = piste de la Forêt à { $amount }
foxes-objective-10 = piste de la Ferme à { $amount }
foxes-objective-11 = les quatre pistes ensemble à { $amount }
foxes-objective-12 = { $amount ->
    [1] une ressource de chaque sorte
    [one] { $amount } ressource de chaque sorte
   *[other] { $amount } ressources de chaque sorte
}
foxes-objective-13 = { $amount } PC
foxes-objective-14 = { $amount ->
    [1] une tuile chemin
    [one] { $amount } tuile chemin
   *[other] { $amount } tuiles chemin
}
foxes-objective-15 = { $amount ->
    [1] une tuile chemin
    [one] { $amount } tuile chemin
   *[other] { $amount } tuiles chemin
}
foxes-objective-16 = { $amount ->
    [1] une sortie reliée
    [one] { $amount } sortie reliée
   *[other] { $amount } sorties reliées
}
foxes-objective-17 = un renardeau de valeur { $amount }
foxes-objective-18 = { $amount ->
    [1] un dé épuisé cette manche
    [one] { $amount } dé épuisé cette manche
   *[other] { $amount } dés épuisés cette manche
}
foxes-objective-19 = un dé qui garde { $amount } cette manche
foxes-objective-20 = renard sur la Montagne

foxes-destiny-fields = Champs : { $gain }
foxes-destiny-river = Rivière : { $gain }
foxes-destiny-forest = Forêt : { $gain }
foxes-destiny-farm = Ferme : { $gain }

foxes-gain-nothing = rien
foxes-gain-pc = { $amount } PC
foxes-gain-vp = { $amount } PV
foxes-gain-resource = { $amount ->
    [1] une ressource
    [one] { $amount } ressource
   *[other] { $amount } ressources
}
foxes-gain-cub = { $amount ->
    [1] renardeau +1
   *[other] renardeau +1, { $amount } fois
}
foxes-gain-tile = { $amount ->
    [1] une tuile bonus
    [one] { $amount } tuile bonus
   *[other] { $amount } tuiles bonus
}
foxes-gain-cheese = fromage
foxes-gain-both = { $first } et { $second }

foxes-exchange-1 = deux ressources différentes contre { $amount } PV
foxes-exchange-2 = { $cost } PC contre { $amount } PV
foxes-exchange-3 = la dernière tuile de mulotage rangée contre { $amount } PC
foxes-exchange-4 = une ressource contre { $amount } PC
foxes-exchange-5 = { $cost } PC contre { foxes-gain-cub }

foxes-open-3 = en haut et à droite
foxes-open-5 = en haut et en bas
foxes-open-6 = à droite et en bas
foxes-open-7 = en haut, à droite et en bas
foxes-open-9 = en haut et à gauche
foxes-open-10 = à droite et à gauche
foxes-open-11 = en haut, à droite et à gauche
foxes-open-12 = en bas et à gauche
foxes-open-13 = en haut, en bas et à gauche
foxes-open-14 = à droite, en bas et à gauche
foxes-open-15 = des quatre côtés

## What bots may be like.

foxes-temper-digger = sédentaire
foxes-temper-digger-about = creuse d’abord sa tanière.
foxes-temper-hunter = vorace
foxes-temper-hunter-about = mulote dès que possible.
foxes-temper-parent = tendre
foxes-temper-parent-about = élève ses renardeaux avant tout.
foxes-temper-wanderer = nomade
foxes-temper-wanderer-about = avance loin sur les pistes bonus.
