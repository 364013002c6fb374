### Foxes in French: questions, answers, refusals, hints, the log and the settings.

foxes-title = Renards

foxes-pitch = Lance un dé, envoie ton renard à la chasse, creuse des chemins dans ta tanière, et fais grandir tes renardeaux jusqu’à la sortie.

foxes-goal = Le plus de points après quatre manches : chasse, creuse et fais sortir tes renardeaux de la tanière.

foxes-credit = D’après le guide de référence de Florent « FrogT » Reymond-Gaudry, mis en page par Guime. Nous ne connaissons ni le titre, ni l’auteur, ni l’éditeur du jeu imprimé. Cette table n’est pas officielle : elle est faite par des joueurs, avec leurs propres textes et images ; beaucoup de valeurs sont reconstituées.

foxes-log-order = { $player } a la position { $position } dans l’ordre du tour.
foxes-log-order_tile = Tuile d’ordre du tour de la position { $position } : { $order_tile }.
foxes-log-draws_card = { $player } pioche un objectif privé.
foxes-log-sees_card = Visible pour toi uniquement : { $objective }.
foxes-log-round = La manche { $round } commence.
foxes-log-destiny = { $player } pioche la tuile de destin : { $destiny }.
foxes-log-hunter = Le chasseur se poste ici : { $territory }.
foxes-log-day = { $player } lance le dé du destin : { $value }, il fait jour.
foxes-log-night = { $player } lance le dé du destin : { $value }, il fait nuit.
foxes-log-order_bonus = { $player } reçoit le bonus de sa tuile d’ordre du tour : { $order_tile }.
foxes-log-ruse = { $player } pioche une tuile ruse : { $ruse }.
foxes-log-extra_die = { $player } a maintenant { $dice } dés.
foxes-log-slots_closed = Le dernier emplacement de chaque territoire vital est fermé.
foxes-log-rolls = { $player } obtient { $value }.
foxes-log-destiny_bonus = { $player } a obtenu la valeur du destin.
foxes-log-pc = { $player } gagne { $amount } PC.
foxes-log-pays_pc = { $player } perd { $amount } PC.
foxes-log-vp = { $player } gagne { $amount } PV : { $source }.
foxes-log-resource = { $player } gagne une ressource : { $resource }.
foxes-log-pays_resource = { $player } donne une ressource : { $resource }.
foxes-log-bonus = { $player } pioche une tuile bonus : { $bonus }.
foxes-log-cheese = { $player } prend le fromage.
foxes-log-trades_cheese = { $player } échange le fromage.
foxes-log-plays_bonus = { $player } joue une tuile bonus : { $bonus }.
foxes-log-uses_ruse = { $player } utilise la tuile ruse : { $ruse }.
foxes-log-improves = { $player } : le dé montre maintenant { $value }.
foxes-log-places = { $player } place le dé : { $place }.
foxes-log-penalty = { $player } : le dé perd { $amount } et montre { $value }.
foxes-log-exhausted = { $player } : le dé est épuisé.
foxes-log-pays_pips = { $player } paie { $amount } avec le dé ; il reste { $value }.
foxes-log-pays_all_pips = { $player } paie { $amount } avec le dé, qui est épuisé.
foxes-log-moves = { $player } avance son renard de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} : { $territory }.
foxes-log-mulotage = { $player } retourne une tuile de mulotage : { $catch }.
foxes-log-catch_discarded = { $player } n’a plus de place pour la tuile de mulotage.
foxes-log-pays_catch = { $player } donne une tuile de mulotage.
foxes-log-marks = { $player } marque la case { $space } du territoire : { $territory }.
foxes-log-marker_returns = { $player } récupère son marqueur.
foxes-log-advance = { $player } avance sur une piste bonus : { $territory }, case { $space }.
foxes-log-cub = { $player } : { $cub }, valeur { $value }.
foxes-log-obstacle = { $player } pose { UN($obstacle) } dans { LE($territory) }.
foxes-log-swaps_card = { $player } jette un objectif : { $objective }.
foxes-log-exchanges_card = { $player } utilise l’effet d’échange d’un objectif : { $objective }.
foxes-log-digs = { $player } creuse ; tuiles chemin : { $tiles }.
foxes-log-draws_path = { $player } pioche une tuile chemin : { $path }.
foxes-log-lays = { $player } pose une tuile en { $cell } : { $path }.
foxes-log-develops = { $player } développe un instinct à la sortie { $exit } : { $instinct }.
foxes-log-round_ends = La manche { $round } prend fin.
foxes-log-step-tent = 1. Tente.
foxes-log-step-bear = 1. Ours.
foxes-log-step-objectives = 2. Objectifs privés.
foxes-log-step-cheese = 3. Fromage.
foxes-log-step-dice = 4. Dés.
foxes-log-step-growth = 5. Croissance.
foxes-log-step-catch_up = 9. Rattrapage.
foxes-log-step-order = 10. Nouvel ordre du tour.
foxes-log-validates = { $player } valide un objectif : { $objective }.
foxes-log-grows = { $player } : { $cub }, croissance jusqu’à la case { $space }.
foxes-log-released = { $player } : { $cub }, libéré.
foxes-log-leaves = { $player } : { $cub }, sorti par la sortie { $exit }.
foxes-log-game_ends = La partie prend fin.

foxes-why-over = La partie est terminée.
foxes-why-chance = Le hasard passe d’abord.
foxes-why-not_asked = C’est à { $player } de répondre maintenant.
foxes-why-other_question = Cela ne répond pas à la question posée.
foxes-why-full = Aucun emplacement ouvert n’y est libre : { $place }.
foxes-why-too_far = Le renard ne peut pas aller si loin. Cases au plus : { $spaces }.
foxes-why-on_start = Sur la case de départ, il n’y a rien à faire.
foxes-why-not_printed = Cette case ne montre pas cette action.
foxes-why-done = Tu l’as déjà fait avec ce dé.
foxes-why-hunter = Dans le territoire du chasseur, ni marquage ni mulotage.
foxes-why-wolf = Dans le territoire du loup, ni mulotage ni avancée.
foxes-why-no_tile = Il n’y a pas de tuile de mulotage ici.
foxes-why-own_marker = Ton marqueur est déjà ici.
foxes-why-no_marker = Tu n’as plus de marqueur.
foxes-why-track_end = Tu es au bout de la piste.
foxes-why-no_cub = Aucun renardeau ne peut être augmenté.
foxes-why-cannot_pay = Cela coûte { $cost } ; tu peux payer { $means }.
foxes-why-not_mountain = Cela se fait sur la Montagne.
foxes-why-not_on_mountain = La Montagne ne propose pas cela.
foxes-why-no_flag = Tu n’as pas cette tuile à drapeau vert.
foxes-why-die_exhausted = Le dé est déjà épuisé.
foxes-why-no_pile = Il n’y a pas de carte à piocher.
foxes-why-no_card = Tu n’as pas cet objectif en main.
foxes-why-price = Tu ne peux pas payer le prix de cet échange.
foxes-why-no_cells = Il n’y a pas assez de cases libres.
foxes-why-covered = Une tuile est déjà posée là.
foxes-why-start_first = La première tuile va sur la case de départ.
foxes-why-not_beside = Une tuile doit toucher une des tiennes.
foxes-why-same_turn = Tournée ainsi, la tuile reste la même.
foxes-why-instinct_taken = Tu as déjà développé cet instinct.
foxes-why-not_connected = Aucun chemin ne mène à cette sortie.
foxes-why-exit_waits = Il manque à cette sortie un renardeau, son cube ou des objectifs.
foxes-why-cub_too_small = Cet instinct demande un renardeau de valeur { $needs }.
foxes-why-no_ruse = Tu n’as pas cette tuile ruse.
foxes-why-not_its_time = Cette tuile ruse sert à un autre moment.
foxes-why-no_effect = Cela n’aurait pas d’effet maintenant.
foxes-why-no_bonus = Tu n’as pas cette tuile bonus.
foxes-why-no_cheese = Tu n’as pas le fromage.
foxes-why-not_growing = Ce renardeau n’est pas sur les cinq premières cases.
foxes-why-last_step = Le dernier pas coûte aussi une ressource ou une tuile de mulotage.
foxes-why-not_at_end = Ce renardeau n’est pas au bout de sa ligne.
foxes-why-no_objective = Aucun renardeau ne sort avant un premier objectif validé.
foxes-why-exit_taken = Un renardeau est déjà à cette sortie.
foxes-why-not_held = Tu n’as pas cela.
foxes-why-cannot-RaiseCub = Pas possible : { $what }.
foxes-why-cannot-AdvanceOn = Tu es au bout de cette piste : { $what }.
foxes-why-cannot-PutObstacle = Il ne peut pas y aller : { $what }.
foxes-why-cannot-MoveHunter = Le chasseur y est déjà : { $what }.

foxes-ask-DrawNextSeat = L’ordre du tour est tiré au sort.
foxes-ask-DrawTileOf = Une tuile d’ordre du tour est piochée.
foxes-ask-DrawPrivateObjective = Un objectif privé est pioché.
foxes-ask-DrawDestinyTile = La tuile de destin est piochée.
foxes-ask-RollDestinyDie = Le dé du destin est lancé : jusqu’à 3 il fait jour, à partir de 4 il fait nuit.
foxes-ask-DrawRuseTile = Une tuile ruse est piochée.
foxes-ask-TakeFirstGain = Pour commencer, prends 2 PC ou une ressource au choix. Les PC font grandir tes renardeaux ; les ressources servent au dernier pas d’une ligne.
foxes-ask-RollDie = Un dé d’action est lancé.
foxes-ask-ThinkAgain = Tu as obtenu { $value }. Garde ce jet, ou utilise ta tuile ruse, relance le dé et choisis le jet que tu préfères.
foxes-ask-RollSecond = Le dé est relancé.
foxes-ask-ChooseRoll = Quel jet compte, { $one } ou { $other } ? L’autre est oublié.
foxes-ask-ChoosePlace = Ton dé montre { $die }. Pose-le sur le premier emplacement libre à gauche d’un territoire, de la Montagne ou de ta tanière : tu gagnes le bonus, puis le malus est retiré du dé.
foxes-ask-MoveFox = De combien de cases ton renard avance-t-il ? Tu agis sur la case où il s’arrête. Les cases marquées par d’autres te coûtent des PC.
foxes-ask-ActHere = Fais chaque action de cette case une fois au plus, dans l’ordre que tu veux. Tu paies avec le dé, qui a encore { $die }, puis en PC. Ce qui reste sur le dé devient des PV en fin de manche.
foxes-ask-TurnUpTile = Une tuile de mulotage est retournée.
foxes-ask-DrawBonusTile = Une tuile bonus est piochée.
foxes-ask-ChooseResource = Quelle ressource prends-tu ? Un lot des quatre sortes vaut des PV à la fin.
foxes-ask-ChooseCub = Quel renardeau augmentes-tu ? Sa valeur compte quand il est sorti de la tanière.
foxes-ask-ChooseTrack = Sur quelle piste bonus avances-tu ? Tu gagnes ce que montre la case suivante.
foxes-ask-ActOnMountain = Fais chaque action de la Montagne une fois au plus. Le dé a encore { $die }. Une carte objectif l’épuise : garde-la pour la fin, sauf si tu veux payer en PC.
foxes-ask-PlaceObstacle = Où poses-tu cette pièce : { $obstacle } ? Elle reste jusqu’à la fin de la manche et agit pour et contre tout le monde.
foxes-ask-PayForVP = Quelles deux ressources différentes donnes-tu pour les PV ?
foxes-ask-PayForPC = Quelle ressource donnes-tu pour les PC ?
foxes-ask-DigPath = Combien de tuiles chemin creuses-tu ? Une seule fois par dé ; il a encore { $die }. Un chemin du départ à une sortie permet au renardeau qui s’y trouve de développer un instinct.
foxes-ask-DrawPathTile = Une tuile chemin est piochée.
foxes-ask-LayPath = Où poses-tu cette tuile : { $path } ? Elle touche une des tiennes, tournée comme tu veux. Tu gagnes ce que montrent la tuile et la case.
foxes-ask-DevelopInstinct = Quel instinct développes-tu ? Il donne tout de suite des PV, et un effet pour le reste de la partie.
foxes-ask-LureHunter = Où attires-tu le chasseur ? Dans son territoire, personne ne marque ni ne mulote.
foxes-ask-SwapGoods = Vendre une ressource contre des PC, ou payer des PC pour des ressources au choix ?
foxes-ask-GrowCubs = Paie des PC pour faire grandir tes renardeaux, aussi souvent que tu veux. Au bout de sa ligne, un renardeau peut sortir dès que tu as validé un objectif.
foxes-ask-PayLastStep = Le dernier pas coûte aussi une ressource ou une tuile de mulotage. Que donnes-tu ?

foxes-do-DrawSeat = { $seat } vient ensuite.
foxes-do-DrawOrderTile = La tuile : { $order_tile }.
foxes-do-DrawObjective = La carte : { $objective }.
foxes-do-DrawDestiny = La tuile : { $destiny }.
foxes-do-RollDestiny = Le dé du destin montre { $value }.
foxes-do-DrawRuse = La tuile : { $ruse }.
foxes-do-Roll = Le dé montre { $value }.
foxes-do-DrawBonus = La tuile : { $bonus }.
foxes-do-TurnUp = La tuile : { $catch }.
foxes-do-DrawPath = La tuile : { $path }.
foxes-do-TakePC = Prendre 2 PC
foxes-do-TakeResource = Prendre une ressource : { $resource }
foxes-do-RaiseCub = Augmenter : { $cub }
foxes-do-AdvanceOn = Avancer sur une piste : { $territory } ; prochaine case : { $gain }
foxes-do-PayResource = Donner une ressource : { $resource }
foxes-do-PayTwo = Donner { $first } et { $second }
foxes-do-PayTile = Donner la dernière tuile de mulotage rangée
foxes-do-KeepRoll = Garder le jet
foxes-do-RollAgain = Relancer le dé
foxes-do-Count = Compter le { $value }
foxes-do-Place = Placer le dé : { $place } ; emplacement : { $gain }, malus { $penalty }
foxes-do-Move = Avancer le renard : { $spaces }
foxes-do-Mulotage = Muloter, coût { $cost }
foxes-do-Mark = Marquer la case, coût { $cost }
foxes-do-Advance = Avancer sur la piste bonus de ce territoire, coût { $cost }
foxes-do-Advance-mountain = Avancer sur une piste bonus au choix, coût { $cost }
foxes-do-Raise = Augmenter un renardeau, coût { $cost }
foxes-do-Activate = Activer, coût { $cost } : { $bonus }
foxes-do-DrawCard = Épuiser le dé et piocher un objectif privé
foxes-do-SwapCard = Épuiser le dé et jeter un objectif pour un autre : { $objective }
foxes-do-Exchange = Épuiser le dé et échanger un objectif ({ $effect }) : { $objective }
foxes-do-Gather = Gagner une ressource au choix, coût { $cost }
foxes-do-Dig = Creuser, tuiles chemin : { $tiles } ; coût { $cost }
foxes-do-EndTurn = Finir ton tour
foxes-do-PutObstacle = Le poser dans { LE($territory) }
foxes-do-Lay = Poser la tuile en { $cell }, ouverte { $open }
foxes-do-Develop = Développer avec le cube de la sortie { $exit } : { $instinct }, { $amount } PV
foxes-do-UseRuse = Utiliser la tuile ruse : { $ruse }
foxes-do-PlayBonus = Jouer une tuile bonus : { $bonus }
foxes-do-TradeCheese = Échanger le fromage contre { $amount } PC
foxes-do-MoveHunter = Attirer le chasseur dans { LE($territory) }
foxes-do-SellResource = Vendre une ressource pour { $amount } PC : { $resource }
foxes-do-BuyResources = Payer { $cost } PC et choisir : { $gain }
foxes-do-Grow = Faire grandir pour { $cost } PC : { $cub }
foxes-do-Leave = Faire sortir par la sortie { $exit } : { $cub }
foxes-do-StopGrowing = Arrêter la croissance

foxes-drawn-label = { $what } :
foxes-drawn-round = Manche { $round } sur { $rounds }
foxes-drawn-day = jour
foxes-drawn-night = nuit
foxes-drawn-destiny = sur un { $value } : { $gain }
foxes-drawn-hunter = Chasseur
foxes-drawn-cheese = Fromage
foxes-drawn-order = Ordre du tour
foxes-drawn-dice = Emplacements
foxes-drawn-foxes = Renards
foxes-drawn-legend = M mulotage, K marquage, B avancée, C renardeau +1, chacun avec son coût ; ▒ tuile cachée
foxes-drawn-slots = Emplacements : à qui est le dé, ce qui lui reste ; · libre, x fermé. { $mark } sur une case : un marqueur
foxes-drawn-vp = PV
foxes-drawn-pc = PC
foxes-drawn-available = dés
foxes-drawn-tracks = pistes
foxes-drawn-markers = marqueurs
foxes-drawn-mulotage = mulotage
foxes-drawn-growing = valeur { $value }, case { $space }
foxes-drawn-out = valeur { $value }, sorti par la sortie { $exit }
foxes-drawn-cubs = Renardeaux
foxes-drawn-objectives = Objectifs
foxes-drawn-held = en main : { $count }, validés : { $validated }
foxes-drawn-instincts = Instincts
foxes-drawn-tiles = Tuiles
foxes-drawn-hand = Ta main
foxes-drawn-card = { $objective } ({ $progress } sur { $amount }) : { $vp } PV ; échange : { $effect }
foxes-drawn-den = Ta tanière
foxes-drawn-exits = sorties, objectifs demandés

## Ce que comptent les raisons : après « en plus : 2 » ou « en moins : un peu,  »

foxes-measure-points = PV
foxes-measure-growth_points = PC
foxes-measure-grown = { $count ->
    [one] PC investi en croissance
   *[other] PC investis en croissance
}
foxes-measure-cubs = { $count ->
    [one] point de valeur de renardeau
   *[other] points de valeur de renardeau
}
foxes-measure-resources = { $count ->
    [one] ressource
   *[other] ressources
}
foxes-measure-markers = { $count ->
    [one] case marquée
   *[other] cases marquées
}
foxes-measure-tracks = { $count ->
    [one] pas sur une piste bonus
   *[other] pas sur des pistes bonus
}
foxes-measure-goals = { $count ->
    [one] pas vers un objectif
   *[other] pas vers des objectifs
}
foxes-measure-hopes = { $count ->
    [one] PV espéré des objectifs
   *[other] PV espérés des objectifs
}
foxes-measure-objectives = { $count ->
    [one] objectif validé
   *[other] objectifs validés
}
foxes-measure-instincts = { $count ->
    [one] instinct
   *[other] instincts
}
foxes-measure-tiles = { $count ->
    [one] tuile bonus
   *[other] tuiles bonus
}
foxes-measure-den = { $count ->
    [one] PV espéré de la tanière
   *[other] PV espérés de la tanière
}

foxes-theme-die = placer le dé
foxes-theme-walk = avancer
foxes-theme-mousing = mulotage
foxes-theme-mark = marquer
foxes-theme-advance = pistes de bonus
foxes-theme-cubs = renardeaux
foxes-theme-den = la tanière
foxes-theme-mountain = la Montagne
foxes-theme-bonus = tuiles bonus et ruse
foxes-theme-trade = ressources
