### The Wolves in English: what things are called.

wolves-terrain-forest = forest
wolves-terrain-rock = rock
wolves-terrain-grass = grass
wolves-terrain-tundra = tundra
wolves-terrain-desert = desert
wolves-terrain-water = water hole
wolves-terrain-canyon = canyon
wolves-terrain-blank = unknown land

wolves-piece-den = den
wolves-piece-pack = pack wolf
wolves-piece-alpha = alpha
wolves-piece-lair = lair
wolves-piece-lone = lone wolf

wolves-action-move = move
wolves-action-den = build a den
wolves-action-lair = upgrade a den to a lair
wolves-action-howl = howl
wolves-action-dominate = dominate
wolves-action-hunt = hunt
wolves-action-bonus = bonus action

wolves-track-spread = pack spread
wolves-track-speed = wolf speed
wolves-track-howl = howl range
wolves-track-lairs = lairs
wolves-track-hunt = hunt
wolves-track-wolves = wolf row
wolves-track-tokens = region tokens
wolves-track-places = point tokens

wolves-prey-deer = deer
wolves-prey-boar = boar
wolves-prey-raccoon = raccoon
wolves-prey-hare = hare
wolves-prey-moose = moose

wolves-moon-crescent = crescent
wolves-moon-half = half moon
wolves-moon-full = full moon

wolves-phase-crescent = scoring at the crescent
wolves-phase-half = scoring at the half moon
wolves-phase-full = scoring at the full moon

wolves-pile-0 = crescent
wolves-pile-1 = half moon
wolves-pile-2 = full moon
wolves-pile-3 = crescent on half moon
wolves-pile-4 = half moon on full moon

wolves-side-0 = front
wolves-side-1 = back

wolves-pack-forest = forest pack
wolves-pack-rock = rock pack
wolves-pack-grass = grass pack
wolves-pack-tundra = tundra pack
wolves-pack-desert = desert pack

wolves-third = third pack

wolves-token-action = bonus action token
wolves-token-terrain = bonus terrain token
wolves-token-region = region token
wolves-token-points = point token
wolves-token-prey = prey token
wolves-token-reminder = reminder token

wolves-thing-calendar = calendar
wolves-thing-date = date
wolves-thing-start_board = start board
wolves-thing-region = region
wolves-thing-region_board = region board
wolves-thing-player_board = player board
wolves-thing-tile = terrain tile
wolves-thing-double_tile = double tile
wolves-thing-habitat = habitat tile
wolves-thing-hex = hex
wolves-thing-control = control
wolves-thing-supply = supply

## What bots may be like.

wolves-temper-rusher = rusher
wolves-temper-rusher-about = would rather move than do anything else.
wolves-temper-hunter = hunter
wolves-temper-hunter-about = likes to have wolves around the prey.
wolves-temper-builder = builder
wolves-temper-builder-about = digs dens and makes lairs of them.
wolves-temper-howler = howler
wolves-temper-howler-about = calls lone wolves wherever there are any.
wolves-temper-bully = bully
wolves-temper-bully-about = likes to take the place of others.
