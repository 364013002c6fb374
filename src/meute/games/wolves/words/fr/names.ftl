### The Wolves in French: what things are called.

wolves-terrain-forest = forêt
    .gender = f
wolves-terrain-rock = montagne
    .gender = f
wolves-terrain-grass = prairie
    .gender = f
wolves-terrain-tundra = neige
    .gender = f
wolves-terrain-desert = désert
    .gender = m
wolves-terrain-water = point d’eau
    .gender = m
wolves-terrain-canyon = canyon
    .gender = m
wolves-terrain-blank = terre inconnue
    .gender = f

wolves-piece-den = tanière
    .gender = f
wolves-piece-pack = loup de meute
    .gender = m
wolves-piece-alpha = alpha
    .gender = m
wolves-piece-lair = antre
    .gender = m
wolves-piece-lone = loup solitaire
    .gender = m

wolves-action-move = se déplacer
wolves-action-den = construire une tanière
wolves-action-lair = transformer une tanière en antre
wolves-action-howl = hurler
wolves-action-dominate = dominer
wolves-action-hunt = chasser
wolves-action-bonus = action bonus

wolves-track-spread = déploiement
wolves-track-speed = vitesse des loups
wolves-track-howl = portée du hurlement
wolves-track-lairs = antres
wolves-track-hunt = chasse
wolves-track-wolves = rangée de loups
wolves-track-tokens = jetons de région
wolves-track-places = jetons PV

wolves-prey-deer = cerf
    .gender = m
wolves-prey-boar = sanglier
    .gender = m
wolves-prey-raccoon = raton laveur
    .gender = m
wolves-prey-hare = lapin
    .gender = m
wolves-prey-moose = élan
    .gender = m

wolves-moon-crescent = croissant
    .gender = m
wolves-moon-half = quartier
    .gender = m
wolves-moon-full = pleine lune
    .gender = f

wolves-phase-crescent = décompte du croissant
wolves-phase-half = décompte du quartier
wolves-phase-full = décompte de la pleine lune

wolves-pile-0 = croissant
wolves-pile-1 = quartier
wolves-pile-2 = pleine lune
wolves-pile-3 = croissant sur quartier
wolves-pile-4 = quartier sur pleine lune

wolves-side-0 = recto
wolves-side-1 = verso

wolves-pack-forest = meute des forêts
    .gender = f
wolves-pack-rock = meute des montagnes
    .gender = f
wolves-pack-grass = meute des prairies
    .gender = f
wolves-pack-tundra = meute des neiges
    .gender = f
wolves-pack-desert = meute du désert
    .gender = f

wolves-third = troisième meute

wolves-token-action = jeton action bonus
wolves-token-terrain = jeton terrain bonus
wolves-token-region = jeton de région
wolves-token-points = jeton PV
wolves-token-prey = jeton proie
wolves-token-reminder = jeton rappel

wolves-thing-calendar = cycle lunaire
wolves-thing-date = date
wolves-thing-start_board = plateau de départ
wolves-thing-region = région
wolves-thing-region_board = plateau de région
wolves-thing-player_board = plateau personnel
wolves-thing-tile = tuile terrain
wolves-thing-double_tile = tuile double
wolves-thing-habitat = tuile habitat
wolves-thing-hex = case
wolves-thing-control = contrôle
wolves-thing-supply = réserve

## What bots may be like.

wolves-temper-rusher = rapide
wolves-temper-rusher-about = préfère les déplacements à tout le reste.
wolves-temper-hunter = vorace
wolves-temper-hunter-about = aime voir ses loups autour des proies.
wolves-temper-builder = sédentaire
wolves-temper-builder-about = construit des tanières et en fait des antres.
wolves-temper-howler = sociable
wolves-temper-howler-about = appelle les loups solitaires partout où il y en a.
wolves-temper-bully = féroce
wolves-temper-bully-about = aime prendre la place des autres.
