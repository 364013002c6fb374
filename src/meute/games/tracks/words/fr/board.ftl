### Wolf Tracks in French: what the board in the browser says by itself.

tracks-board-board = La meute et son année
tracks-board-parts = Parties du plateau
tracks-board-tab_pack = Meute
tracks-board-tab_year = Année
tracks-board-tab_counters = Pions
tracks-board-close = Fermer
tracks-board-pack = La meute, le rang le plus haut en tête
tracks-board-wolf = { $wolf }, { $sex }, { $rank }, joueur : { $name } ; force { $strength }, { $zone } ; reconnaissance { $chips } sur 4
tracks-board-wolvesInAll =
    { $count ->
        [one] { $count } loup dans la meute
       *[other] { $count } loups dans la meute
    }
tracks-board-submitted = soumission
tracks-board-cubs =
    { $count ->
        [one] { $count } louveteau
       *[other] { $count } louveteaux
    }
tracks-board-cubsMine =
    { $count ->
        [one] { $count } louveteau, le tien : { $letters }
       *[other] { $count } louveteaux, dont { $mine } à toi : { $letters }
    }
tracks-board-onlyCubs =
    { $count ->
        [one] Il ne reste qu’un louveteau
       *[other] Il ne reste que { $count } louveteaux
    }
tracks-board-nobody = Il ne reste personne
tracks-board-gathering = La meute se rassemble
tracks-board-handOrCub = en main ou louveteau
tracks-board-largePrey = Grandes proies en vue
tracks-board-prey = { $prey } : dès { $black }, proie tuée sans blessé ; dès { $green }, proie tuée mais le premier chasseur est blessé ; dès { $red }, elle fuit et le premier chasseur est blessé ; nourriture { $food }
tracks-board-quarry = Cible
tracks-board-largePile = Face cachée : { $count }, défaussées : { $gone }
tracks-board-pileShort = reste { $count }, défausse { $gone }
tracks-board-smallPrey = Petites proies
tracks-board-smallPile = Petites proies face cachée : { $count }
tracks-board-smallCard = { $prey }, force +{ $gain }
tracks-board-phases = Les phases de l’année
tracks-board-next = ensuite : { $phase }
tracks-board-nextYear = ensuite une nouvelle année
tracks-board-year = Année { $year }
tracks-board-track = Points en route vers { $target } : { $scores }
tracks-board-chip =
    { $count ->
        [one] { $name } : { $count } point, loups dans la meute : { $wolves }. Voir le tableau
       *[other] { $name } : { $count } points, loups dans la meute : { $wolves }. Voir le tableau
    }
tracks-board-head_1 = éducation des louve­teaux
tracks-board-head_2 = chasse en solitaire
tracks-board-head_3 = chasse en meute
tracks-board-head_4 = hurle­ments
tracks-board-head_5 = combats de rang
tracks-board-myCounters = Mes pions
tracks-board-myTableau = Mon tableau
tracks-board-tableauOf = Tableau { DE($name) }
tracks-board-filledPublic = Tout le monde voit quelles cases sont remplies ; les valeurs, seulement quand leur phase est révélée.
tracks-board-filledSecret = Tant que tout le monde n’a pas fini, personne ne voit ce que posent les autres.
tracks-board-counter = pion { $value }, coûte { $spirals } de force
tracks-board-usedCounter = pion { $value }, posé ; le reprendre
tracks-board-faceDown = un pion face cachée
tracks-board-sealed = répondu, encore secret
tracks-board-empty = vide
tracks-board-counters = Pions à poser
tracks-board-wouldDie = { $wolf } en mourrait ({ $phase }).
tracks-board-mayDie = { $wolf } garderait { $left } de force : un repas manqué peut le tuer.
tracks-board-tooDear = Durée de vie : { $wolf } a { $strength } de force, ses pions peuvent coûter { $most } au plus (règle O2.3).
tracks-board-placeNow = Glisse un pion dans une case, ou touche le pion puis la case.
tracks-board-heldNow = Pion { $value } : choisis maintenant sa case.
tracks-board-aimedNow = Choisis maintenant le pion de cette case.
tracks-board-sentNow = Envoyé. Tu peux encore changer tant que quelqu’un joue.
tracks-board-changedNow = Modifié. Ton envoi précédent compte jusqu’au prochain.
tracks-board-clear = Tout reprendre
tracks-board-done = Terminé
tracks-board-sendAgain = Renvoyer
tracks-board-askPlacement = Place tes pions en secret : au plus un par loup et par phase. Les spirales coûtent de la force. Puis appuie sur Terminé.
tracks-board-askChange = Tes pions sont posés. Tant que quelqu’un d’autre réfléchit, tu peux les déplacer et les renvoyer.
tracks-board-goals = Ce qu’apportent mes pions, et ce que les autres devraient ajouter
tracks-board-gauge =
    { $count ->
        [one] { $count } point ; les seuils sont { $marks }
       *[other] { $count } points ; les seuils sont { $marks }
    }
tracks-board-youAdd = tu apportes { $sum }
tracks-board-cubsNeed = Nourrit { $fed } ; pour tous les louveteaux les autres doivent ajouter { $points }
tracks-board-cubsDone = Tes pions suffisent à nourrir tous les louveteaux
tracks-board-huntNeeds = pour tuer la proie : { $points } des autres
tracks-board-huntDone = tuée rien qu’avec tes pions
tracks-board-huntSafeNeeds = sans blessé : { $points }
tracks-board-huntSafeDone = sans blessé
tracks-board-howlNeeds = pour garder les proies : { $points } des autres
tracks-board-howlDone = les proies restent
tracks-board-howlMoreNeeds = pour en trouver une : { $points }
tracks-board-howlMoreDone = une proie de plus
tracks-board-story = Ce qui se passe dans cette phase
tracks-board-revealed = Pions révélés, dans l’ordre du jeu
tracks-board-shown = { $wolf } : { $value }, coûte { $spirals } de force
tracks-board-shownLost =
    { $count ->
        [one] { $wolf } : { $value }, mort par { $count } spirale, le pion ne compte pas
       *[other] { $wolf } : { $value }, mort par { $count } spirales, le pion ne compte pas
    }
tracks-board-sum = Somme { $sum }
tracks-board-sumShort = somme
tracks-board-noCounters = Personne n’a posé de pion ici.
tracks-board-hungryAll = Ont faim et perdent { $points } de force :
tracks-board-duel = Un combat pour le rang
tracks-board-duelScore = Attaque { $mine }, défense { $theirs }
tracks-board-exchanges = Cartes déjà jouées
tracks-board-exchange = { $one } contre { $other } : { $mine } à { $theirs }
tracks-board-fightCard = Carte combat { $card }
tracks-board-handOf =
    { $count ->
        [one] { $wolf } tient { $count } carte
       *[other] { $wolf } tient { $count } cartes
    }
tracks-board-cardSealed = { $wolf } a choisi une carte
tracks-board-yearOver = L’année { $year } est finie
tracks-board-lastYear = La dernière année, l’année { $year }
tracks-board-extinctTitle = La meute s’est éteinte
tracks-board-extinct = Il ne reste ni loup ni louveteau : personne ne gagne.
tracks-board-yearTable = Ce que l’année a rapporté
tracks-board-partsTable = D’où viennent tous les points
tracks-board-player = Joueur
tracks-board-forRank = Rang, pastilles
tracks-board-forLosses = Pertes
tracks-board-forLeaving = Départs
tracks-board-total = Points
tracks-board-targetIs = La partie s’achève quand quelqu’un a { $target ->
    [one] { $target } point
   *[other] { $target } points
} à la fin d’une année.
tracks-board-whatHappened = Ce qui s’est passé
tracks-board-goOn = Continuer
tracks-board-nextBeat = Suite
tracks-board-paying = Les spirales se paient en force.
tracks-board-dead = meurt
tracks-board-expelled = exclu
tracks-board-chipsWon = { $count ->
    [one] une pastille gagnée
   *[other] { $count } pastilles gagnées
}
tracks-board-chipsLost = { $count ->
    [one] une pastille perdue
   *[other] { $count } pastilles perdues
}
tracks-board-duelDraw = Égalité : rien ne change.
tracks-board-duelWon = { $wolf } l’emporte et garde sa place.
tracks-board-duelWonPlace = { $wolf } l’emporte et prend la place de l’autre.
tracks-board-willLose = Cela te coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : personne n’est là pour partir avec.
tracks-board-mayLose = Cela rapporte { $best } si tous trouvent un partenaire, et coûte { $points } si personne d’autre ne part. Qui part ne revient pas sous les traits de ce loup.
tracks-board-kills = { $wolf } mourrait ({ $phase }) : rang et reconnaissance sont perdus, et tu perds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tracks-board-fateDies = meurt : { $phase }
tracks-board-fateRisk = il reste { $left }
tracks-board-placeAnyway = Placer ainsi
tracks-board-changeIt = Modifier
tracks-board-notPlaced = { $wolf } n’est pas dans la meute et ne reçoit pas de pion cette année.
tracks-board-noCubs = Il n’y a pas de louveteaux cette année, personne n’a donc à en élever.
tracks-board-laterPlaced = Les pions se placent au début de l’année ; ils attendent leur phase.
tracks-board-othersPlace = Tu ne remplis que ton propre tableau.
tracks-board-about_P = Préparation : des louveteaux naissent, tous votent pour la proie, et chacun place ses pions en secret.
tracks-board-about_1 = Éducation des louveteaux : les pions de tous les loups s’additionnent. Plus la somme est haute, plus de louveteaux vivent.
tracks-board-about_2 = Chasse en solitaire : le pion le plus haut choisit en premier parmi les petites proies. Qui ne prend rien a faim.
tracks-board-about_3 = Chasse en meute : les pions de tous les loups s’additionnent. La somme décide si la proie tombe et si le premier chasseur est blessé.
tracks-board-about_4 = Hurlements : les pions de tous les loups s’additionnent. Un hurlement faible perd une proie, un fort en trouve une autre.
tracks-board-about_5 = Combats de rang : un loup avec un pion peut attaquer, et le pion est son score de départ.
tracks-board-about_M = Phase de marque : rang et reconnaissance rapportent des points, les pertes en coûtent, et les louveteaux grandissent.
tracks-board-attackYields = cède aussitôt
tracks-board-attackFight = { $mine } contre { $theirs }, cartes { $cards } à { $others }
tracks-board-catchTo = force { $strength }
