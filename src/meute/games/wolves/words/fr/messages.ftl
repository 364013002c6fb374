### The Wolves in French: questions, answers, refusals, hints, the log and the settings.

wolves-title = Le Clan des Loups

wolves-pitch = Mène ta meute à travers des terres sauvages : déploie tes loups, appelle les solitaires, construis tanières et antres, et contrôle le plus de régions quand leur lune se lève.

wolves-goal = Le plus de points après la pleine lune : contrôle les régions quand leur lune se lève, rallie des loups, cerne des proies.

wolves-credit = Le Clan des Loups (The Wolves) est un jeu d’Ashwin Kamath et Clarence Simpson, publié par Pandasaurus Games, Gigamic et Skellig Games, illustré par Pauliina Linjama et développé par Alex Cutler. Cette table n’est pas officielle : elle est faite par des joueurs, avec leurs propres textes et images.

wolves-log-layout = La carte est en place : { $regions } régions.
wolves-log-pack = { $player } mène { LE($pack) }.
wolves-log-pack-third = La troisième meute est { LE($pack) }.
wolves-log-tiles-front = { $player } pose ses tuiles doubles côté recto.
wolves-log-tiles-back = { $player } pose ses tuiles doubles côté verso.
wolves-log-starter = { $player } joue en premier.
wolves-log-place = { $player } place un alpha et un loup de meute en { $hex }.
wolves-log-turn = C’est à { $player } de jouer.
wolves-log-bonus = { $player } rend un jeton action bonus pour une action de plus.
wolves-log-flip = { $player } paie avec une tuile { $terrain }, qui montre maintenant : { $now }.
wolves-log-habitat = { $player } paie avec sa tuile habitat { $terrain }, qui montre toujours : { $now }.
wolves-log-spend = { $player } paie avec des jetons terrain bonus : { $tokens } × { $terrain }.
wolves-log-move = { $player } déplace { UN($piece) } de { $start } à { $hex }.
wolves-log-no_move = { $player } ne déplace aucun loup.
wolves-log-flee = Chez { $player }, { UN($piece) } est mis en fuite et va en { $hex }.
wolves-log-howl = { $player } hurle : le loup solitaire en { $hex } rejoint la meute. Nouveau loup : { $piece }.
wolves-log-den = { $player } construit une tanière en { $hex }. Piste : { $track }.
wolves-log-den-action = { $player } construit une tanière en { $hex } et reçoit un jeton action bonus. Piste : { $track }.
wolves-log-den-terrain = { $player } construit une tanière en { $hex } et reçoit un jeton terrain bonus. Piste : { $track }.
wolves-log-lair = { $player } transforme la tanière en { $hex } en antre et reçoit un jeton terrain bonus.
wolves-log-dominate = { $player } domine { UN($piece) } { DE($owner) } en { $hex }.
wolves-log-replace = { $player } prend la place en { $hex } avec { UN($piece) }.
wolves-log-hunt = { $player } chasse dans la région { $board } et prend { UN($prey) }.
wolves-log-moon = Décompte : { $moon }. Dates couvertes : { $date }.
wolves-log-first = Région { $board } : première place pour { $player }, avec le jeton de région ({ $moon }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
wolves-log-first-third = Région { $board } : la troisième meute est première. Personne ne prend le jeton de région ({ $moon }).
wolves-log-tied = Région { $board } : égalité pour la première place. Le jeton de région ({ $moon }) quitte la partie.
wolves-log-nobody = Région { $board } : il n’y a personne. Le jeton de région ({ $moon }) quitte la partie.
wolves-log-lower = Région { $board } : { $player } reçoit le nombre le plus bas, { $points }.
wolves-log-end = La pleine lune est décomptée. La partie est terminée.

wolves-ask-LayBoard = Le hasard pose un plateau de région à la place { $slot }.
wolves-ask-DealHerd = Le hasard désigne la proie de la région { $slot }.
wolves-ask-DealPile = Le hasard désigne la lune à laquelle la région { $slot } est décomptée.
wolves-ask-ChoosePack = Choisis ta meute. Son terrain figure sur les deux côtés de ta tuile habitat : tu peux donc toujours le payer une fois par action.
wolves-ask-ChoosePack-third = Choisis la couleur de la troisième meute. Elle n’agit jamais, mais elle compte à chaque décompte d’une région.
wolves-ask-ChoosePack-dealt = Le hasard distribue les meutes.
wolves-ask-LayDoubleTiles = Choisis le côté visible de tes cinq tuiles doubles. Tu paies avec ce qui est visible, et chaque tuile qui paie est retournée.
wolves-ask-DrawStarter = Le hasard tire au sort qui commence.
wolves-ask-PlaceFirstPair = Choisis une case du plateau de départ pour ton premier alpha et ton premier loup de meute. Ta seconde paire partira de l’autre côté du canyon.
wolves-ask-PlaceSecondPair = Choisis une case pour ton second alpha et ton second loup de meute, de l’autre côté du canyon par rapport à ta première paire.
wolves-ask-PlacePair = Choisis une case vide pour un alpha et un loup de meute, dans une région sans croissant.
wolves-ask-TakeAction = Actions restantes à ce tour : { $actions }. Choisis-en une ; elle se paie en tuiles du terrain visé.
wolves-ask-TakeAction-none = Tes actions sont faites. Finis ton tour, ou rends un jeton action bonus pour une action de plus.
wolves-ask-TakeAction-end = Tes actions sont faites, et tu n’as pas de jeton action bonus. Finis ton tour.
wolves-ask-PayMove = Paie 1 tuile. Tes loups s’arrêteront sur le terrain qu’elle montre : { $spread } loups au plus, à { $speed } cases au plus.
wolves-ask-PayFor = Reste à payer pour { $hex } : { $left } × { $terrain }. Chaque tuile qui paie est retournée ; un jeton terrain bonus retourne à la réserve.
wolves-ask-MoveWolves = Choisis un loup à déplacer. Terrain d’arrivée : { $terrain }, à { $speed } cases au plus. Tu peux en déplacer { $spread } en tout.
wolves-ask-MoveWolves-more = Choisis un autre loup à déplacer, ou arrête-toi là. Terrain d’arrivée : { $terrain }, à { $speed } cases au plus. Tu peux en déplacer { $spread } en tout.
wolves-ask-SendWolf = Où va { TON($piece) } qui est en { $start } ? Terrain d’arrivée : { $terrain }, à { $speed } cases au plus.
wolves-ask-DisplaceWolf = { CAP(UN($piece)) } est mis en fuite chez { $owner }. Parmi les cases les plus proches, choisis celle où il va.
wolves-ask-ChooseLoneWolf = Choisis un loup solitaire à { $range } cases au plus de l’un de tes alphas. Pour 2 tuiles de son terrain, le loup suivant de ta rangée prend sa place : { $next }.
wolves-ask-ChooseSite = Choisis une case pour la tanière, sur l’un de tes alphas ou à côté. Elle coûte 2 tuiles du terrain de la case.
wolves-ask-ChooseTrack = Choisis la piste qui donne la tanière pour { $hex }. Ce que la tanière couvrait est aussitôt à toi.
wolves-ask-ChooseDen = Choisis la tanière qui devient un antre, pour 2 tuiles de son terrain. Un antre compte 3 pour le contrôle et rapporte des points et un jeton terrain bonus.
wolves-ask-ChooseVictim = Choisis un loup de meute ou une tanière adverse à { $range } cases au plus de l’un de tes alphas. Pour 3 tuiles de son terrain, un de tes pions prend sa place.
wolves-ask-ChooseStack = Tu as encerclé deux piles de la même proie : { $prey }. Choisis celle qui te donne son jeton.

wolves-do-Board = Poser le plateau { $board }
wolves-do-Herd = Poser une pile de cette proie : { $prey }
wolves-do-Pile = Poser cette lune : { $pile }
wolves-do-Starter = { $seat } commence
wolves-do-Pack = Mener { LE($pack) }
wolves-do-Pack-third = Prendre { LE($pack) } comme troisième meute
wolves-do-LayTiles-front = Côté recto : forêt sur montagne, montagne sur prairie, prairie sur neige, neige sur désert, désert sur forêt
wolves-do-LayTiles-back = Côté verso : montagne sur forêt, prairie sur montagne, neige sur prairie, désert sur neige, forêt sur désert
wolves-do-Place = Placer un alpha et un loup de meute en { $hex } ({ $terrain })
wolves-do-Move = Déplacer jusqu’à { $spread } loups, de { $speed } cases au plus : 1 tuile
wolves-do-Howl = Hurler vers un loup solitaire à { $range } cases au plus : 2 tuiles
wolves-do-BuildDen = Construire une tanière : 2 tuiles
wolves-do-UpgradeDen = Transformer une tanière en antre : 2 tuiles
wolves-do-Dominate = Dominer un pion adverse à { $range } cases au plus : 3 tuiles
wolves-do-BonusAction = Rendre un jeton action bonus pour une action de plus
wolves-do-EndTurn = Finir ton tour
wolves-do-Flip = Retourner la tuile { $tile } : elle paie { $terrain } et montre ensuite { $now }
wolves-do-Flip-habitat = Utiliser ta tuile habitat : elle paie { $terrain } et montre toujours { $now }
wolves-do-Spend = Payer avec un jeton terrain bonus
wolves-do-SpendAs = Payer avec un jeton terrain bonus : { $terrain }
wolves-do-Pick = Déplacer { TON($piece) } qui est en { $hex } ({ $terrain })
wolves-do-Go = Aller en { $hex }
wolves-do-Go-joins = Aller en { $hex }, auprès des tiens : { $other }
wolves-do-Go-den = Aller en { $hex }, auprès d’une tanière adverse ({ $owner })
wolves-do-Go-push = Aller en { $hex } et mettre en fuite un loup de meute adverse ({ $owner })
wolves-do-Stop = Ne plus déplacer de loup
wolves-do-Stop-none = Ne déplacer aucun loup
wolves-do-Flee = Fuir en { $hex } ({ $terrain })
wolves-do-Flee-joins = Fuir en { $hex } ({ $terrain }), auprès des siens : { $other }
wolves-do-HowlAt = Hurler vers le loup solitaire en { $hex } ({ $terrain }) ; nouveau loup : { $piece }
wolves-do-DigAt = Construire la tanière en { $hex } ({ $terrain })
wolves-do-DigAt-water = Construire la tanière en { $hex } ({ $terrain }), à côté du point d’eau
wolves-do-Track = Prendre une tanière sur cette piste : { $track }
wolves-do-Track-better = Prendre une tanière sur cette piste : { $track }, qui passe de { $now } à { $next }
wolves-do-Track-better_points = Prendre une tanière sur cette piste : { $track }, qui passe de { $now } à { $next } et vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-do-Track-action = Prendre une tanière sur cette piste : { $track }, pour un jeton action bonus
wolves-do-Track-action_points = Prendre une tanière sur cette piste : { $track }, pour un jeton action bonus ; la piste vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-do-Track-terrain = Prendre une tanière sur cette piste : { $track }, pour un jeton terrain bonus
wolves-do-Track-terrain_points = Prendre une tanière sur cette piste : { $track }, pour un jeton terrain bonus ; la piste vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-do-UpgradeAt = Transformer en antre la tanière en { $hex } ({ $terrain })
wolves-do-Target = Dominer { LE($piece) } en { $hex } ({ $terrain })
wolves-do-Target-of = Dominer { LE($piece) } { DE($owner) } en { $hex } ({ $terrain })
wolves-do-HuntAt = Prendre la proie en { $hex }, dans la région { $board }

wolves-why-over = La partie est terminée.
wolves-why-chance_now = C’est au hasard de décider pour l’instant.
wolves-why-chance_only = Seul le hasard décide de cela.
wolves-why-not_asked = C’est à { $player } de décider pour l’instant.
wolves-why-other = Cela ne répond pas à la question posée. { $question }
wolves-why-tile_later = Une tuile se retourne pour payer une action, et il n’y a rien à payer maintenant. { $question }
wolves-why-token_later = Un jeton terrain bonus aide à payer une action, et il n’y a rien à payer maintenant. { $question }
wolves-why-track_later = Une tanière quitte sa piste quand tu la construis ou qu’elle remplace une tanière dominée. { $question }
wolves-why-bonus_later = Un jeton action bonus se rend entre deux actions. { $question }
wolves-why-pack_taken = Cette meute est déjà prise.
wolves-why-not_on_start_board = Les premiers loups vont sur le plateau de départ.
wolves-why-hex_taken = La case { $hex } est déjà prise.
wolves-why-same_side = Ta seconde paire part de l’autre côté du canyon par rapport à la première.
wolves-why-crescent_there = Personne ne commence dans une région où il y a un croissant.
wolves-why-no_actions = Il ne te reste aucune action pour ce tour.
wolves-why-actions_left = Un tour finit après toutes ses actions. Encore à faire : { $actions }.
wolves-why-no_action_token = Tu n’as pas de jeton action bonus.
wolves-why-no_terrain_token = Tu n’as pas de jeton terrain bonus.
wolves-why-name_terrain = Pour un déplacement, dis quel terrain le jeton remplace.
wolves-why-terrain_fixed = Le jeton remplace forcément le terrain de la case visée : { $terrain }.
wolves-why-wrong_tile = Cette tuile montre : { $shown }. Le terrain de la case visée : { $terrain }.
wolves-why-tile_used = Chaque tuile paie une fois par action, la tuile habitat aussi.
wolves-why-no_tiles = Cela coûte { $cost } tuiles d’un même terrain, et tu ne peux les payer pour aucune cible à portée.
wolves-why-cannot_pay = Le coût est de { $cost } × { $terrain }. Tes tuiles qui le montrent : { $tiles } ; jetons terrain bonus : { $tokens }.
wolves-why-no_wolf_there = Tu n’as pas { DE($piece) } en { $hex }.
wolves-why-moved_already = { CAP(TON($piece)) } de cette case a déjà bougé pendant cette action.
wolves-why-nowhere_to_go = { CAP(TON($piece)) } de cette case ne peut s’arrêter nulle part à { $speed } cases au plus.
wolves-why-wolf_chosen = Tu as choisi un loup ; il doit maintenant aller quelque part.
wolves-why-off_map = Cette case n’existe pas sur cette carte.
wolves-why-impassable = Aucun pion ne peut se tenir là : { $terrain }.
wolves-why-stands_there = Ton loup s’y trouve déjà.
wolves-why-wrong_terrain = Tes loups s’arrêtent sur le terrain que tu as payé : { $terrain }.
wolves-why-too_far = À pied, c’est à { $steps } cases ; tes loups en parcourent { $speed } au plus.
wolves-why-lone_wolf_there = Un loup solitaire occupe la case { $hex }.
wolves-why-prey_there = Une proie occupe la case { $hex } : { $prey }.
wolves-why-third_pack_there = La troisième meute est là. On ne peut ni la rejoindre, ni la faire fuir, ni la dominer.
wolves-why-full = Il y a déjà deux pions en { $hex }.
wolves-why-outranked = { CAP(TON($piece)) } ne peut pas s’y arrêter : le pion adverse ({ $owner }, { $other }) est de même rang ou de rang supérieur.
wolves-why-no_refuge = Un loup fuit vers une case vide ou vers un seul pion de sa couleur ; ce n’est pas le cas en { $hex }.
wolves-why-nearer_refuge = Un loup fuit le moins loin possible : cette case est à { $steps }, la plus proche à { $nearest }.
wolves-why-no_alpha = Aucun de tes alphas n’est en { $hex } ou à côté.
wolves-why-enemy_there = Un pion adverse se trouve en { $hex }.
wolves-why-one_territory = Il y a déjà une tanière ou un antre en { $hex }.
wolves-why-no_site = Il n’y a pas de place pour une tanière sur tes alphas ou à côté.
wolves-why-no_den_left = Il ne te reste aucune tanière sur ton plateau personnel.
wolves-why-track_empty = Il ne reste aucune tanière sur cette piste : { $track }.
wolves-why-no_own_den = Tu n’as pas de tanière en { $hex }.
wolves-why-no_water = La case { $hex } ne touche pas de point d’eau.
wolves-why-one_lair = Tu as déjà un antre dans cette région.
wolves-why-no_lair_left = Il ne te reste aucun antre sur ton plateau personnel.
wolves-why-no_den_on_map = Tu n’as aucune tanière sur la carte.
wolves-why-no_ripe_den = Pour un antre, il faut une tanière à côté d’un point d’eau, avec ton alpha dessus ou à côté, dans une région où tu n’as pas d’antre.
wolves-why-no_lone_wolf = Il n’y a pas de loup solitaire en { $hex }.
wolves-why-no_lone_wolf_near = Aucun loup solitaire n’est à { $range } cases ou moins de tes alphas.
wolves-why-no_wolf_left = Il ne te reste aucun loup dans ta rangée.
wolves-why-out_of_range = C’est à plus de { $range } cases de tes alphas.
wolves-why-no_victim = Aucun loup de meute ni aucune tanière que tu puisses dominer n’est à { $range } cases ou moins de tes alphas.
wolves-why-nothing_left = Il ne te reste ni loup ni tanière pour prendre sa place.
wolves-why-no_enemy = Il n’y a pas { DE($piece) } adverse en { $hex }.
wolves-why-immune = Les alphas et les antres ne peuvent pas être dominés ; ici : { $piece }.
wolves-why-protected = Deux pions d’une même couleur se protègent ; c’est ici le cas chez { $owner }.
wolves-why-other_stack = Choisis l’une des piles que tu as encerclées : { $prey }.

wolves-setting-packs = Meutes
wolves-setting-packs-about = Comment les meutes et leurs terrains sont attribués.
wolves-setting-packs-chosen = Choisies : chacun prend une meute, dans l’ordre des sièges.
wolves-setting-packs-dealt = Distribuées : le hasard attribue les meutes.
wolves-setting-dens = Points des pistes
wolves-setting-dens-about = Les points d’une piste après une, deux, trois et quatre tanières, d’abord à deux, puis à plus de joueurs.
wolves-setting-lairs = Points des antres
wolves-setting-lairs-about = Les points d’un, deux, trois et quatre antres.
wolves-setting-wolves = Points de la rangée de loups
wolves-setting-wolves-about = Les points d’un à huit loups sortis de la rangée.
wolves-setting-prey = Points des proies
wolves-setting-prey-about = Les points d’une à cinq proies, d’abord à deux, puis à plus de joueurs.
wolves-setting-first_places = Points des jetons de région
wolves-setting-first_places-about = Ce que vaut un jeton de région pour qui le prend.
wolves-setting-second_places = Points des deuxièmes places
wolves-setting-second_places-about = Ce que vaut un jeton de région pour le deuxième, ou pour tous en cas d’égalité.

wolves-figure-number = { $number }
wolves-figure-two = à deux
wolves-figure-more = de trois à cinq

## Ce que comptent les raisons : après « en plus : 2 » ou « en moins : un peu,  »

wolves-measure-points = { $count ->
    [one] point
   *[other] points
}
wolves-measure-regions = { $count ->
    [one] région contrôlée
   *[other] régions contrôlées
}
wolves-measure-moons = { $count ->
    [one] point espéré des lunes à venir
   *[other] points espérés des lunes à venir
}
wolves-measure-prey = { $count ->
    [one] espèce de proie
   *[other] espèces de proies
}
wolves-measure-lairs = { $count ->
    [one] antre
   *[other] antres
}
wolves-measure-dens = { $count ->
    [one] tanière
   *[other] tanières
}
wolves-measure-wolves = { $count ->
    [one] loup sur la carte
   *[other] loups sur la carte
}
wolves-measure-alphas = { $count ->
    [one] point espéré autour de tes alphas
   *[other] points espérés autour de tes alphas
}

wolves-theme-move = se déplacer
wolves-theme-howl = hurler
wolves-theme-den = tanières
wolves-theme-lair = antres
wolves-theme-dominate = dominer
wolves-theme-bonus = actions bonus
wolves-theme-hunt = chasser
wolves-theme-start = le départ
