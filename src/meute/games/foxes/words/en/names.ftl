### Foxes in English: what things are called.

foxes-territory-fields = the Fields
foxes-territory-river = the River
foxes-territory-forest = the Forest
foxes-territory-farm = the Farm
foxes-territory-mountain = the Mountain
foxes-territory-den = the den

foxes-resource-worm = worm
foxes-resource-fish = fish
foxes-resource-berry = berry
foxes-resource-egg = egg

foxes-obstacle-storm = storm
foxes-obstacle-wolf = wolf
foxes-obstacle-tent = tent
foxes-obstacle-bear = bear
foxes-obstacle-beaver = beaver

foxes-bonus-pc = { $amount } GP
foxes-bonus-resource = { $amount ->
    [1] a resource of choice
   *[other] { $amount } resources of choice
}
foxes-bonus-cub = { $amount ->
    [1] cub +1
   *[other] cub +1, { $amount } times
}
foxes-bonus-die = die +{ $amount }
foxes-bonus-vp = { $amount } VP
foxes-bonus-advance = { $amount ->
    [1] a step on a bonus track
   *[other] { $amount } steps on bonus tracks
}
foxes-bonus-storm = storm (green flag)
foxes-bonus-wolf = wolf (green flag)
foxes-bonus-tent = tent (green flag)
foxes-bonus-bear = bear (green flag)
foxes-bonus-beaver = beaver (green flag)

foxes-ruse-reroll = roll again
foxes-ruse-plus = die +{ $amount }
foxes-ruse-steady = no slot penalty
foxes-ruse-move = move +{ $amount }
foxes-ruse-cheap = next action { $amount } cheaper
foxes-ruse-free_way = free way and { $amount } GP
foxes-ruse-hunter = lure the hunter away
foxes-ruse-destiny = destiny bonus
foxes-ruse-tile = path tiles +{ $amount }
foxes-ruse-swap = sell or buy resources

foxes-cub-top = cub of the top row
foxes-cub-middle = cub of the middle row
foxes-cub-bottom = cub of the bottom row
foxes-cub-black1 = first black cub
foxes-cub-black2 = second black cub

foxes-instinct-nose = Nose
foxes-instinct-care = Care
foxes-instinct-speed = Speed
foxes-instinct-stealth = Stealth
foxes-instinct-dominance = Dominance
foxes-instinct-endurance = Endurance

foxes-mulotage-fail = failed

foxes-path-straight = straight path
foxes-path-curve = curve
foxes-path-tee = fork
foxes-path-cross = crossing
foxes-path-straight_pc = straight path with { $amount } GP
foxes-path-curve_pc = curve with { $amount } GP
foxes-path-tee_pc = fork with { $amount } GP
foxes-path-cross_pc = crossing with { $amount } GP

foxes-order-1 = destiny tile
foxes-order-2 = destiny die

foxes-source-dice = dice
foxes-source-cubs = cubs out of the den
foxes-source-growth = growth
foxes-source-objectives = objectives
foxes-source-tracks = bonus tracks
foxes-source-mulotage = mousing tiles
foxes-source-sets = sets of resources
foxes-source-instincts = instincts
foxes-source-markers = markers
foxes-source-cheese = cheese
foxes-source-pc = GP left
foxes-source-tiles = tiles and cards

foxes-objective-01 = { $amount ->
    [1] a marker in Fields and one in Forest
   *[other] { $amount } markers each in Fields and Forest
}
foxes-objective-02 = { $amount ->
    [1] a marker in River and one in Farm
   *[other] { $amount } markers each in River and Farm
}
foxes-objective-03 = { $amount ->
    [1] a marker on any track
   *[other] { $amount } markers on tracks
}
foxes-objective-04 = { $amount ->
    [1] markers in one territory
   *[other] markers in { $amount } territories
}
foxes-objective-05 = { $amount ->
    [1] one mousing tile
   *[other] { $amount } mousing tiles
}
foxes-objective-06 = { $amount ->
    [1] one mousing tile
   *[other] { $amount } mousing tiles
}
foxes-objective-07 = Fields track at { $amount }
foxes-objective-08 = River track at { $amount }
foxes-objective-09 = Forest track at { $amount }
foxes-objective-10 = Farm track at { $amount }
foxes-objective-11 = the four tracks together at { $amount }
foxes-objective-12 = { $amount ->
    [1] a resource of each kind
   *[other] { $amount } resources of each kind
}
foxes-objective-13 = { $amount } GP
foxes-objective-14 = { $amount ->
    [1] one path tile
   *[other] { $amount } path tiles
}
foxes-objective-15 = { $amount ->
    [1] one path tile
   *[other] { $amount } path tiles
}
foxes-objective-16 = { $amount ->
    [1] an exit connected
   *[other] { $amount } exits connected
}
foxes-objective-17 = a cub of value { $amount }
foxes-objective-18 = { $amount ->
    [1] a die exhausted this round
   *[other] { $amount } dice exhausted this round
}
foxes-objective-19 = a die with { $amount } left this round
foxes-objective-20 = fox on the Mountain

foxes-destiny-fields = Fields: { $gain }
foxes-destiny-river = River: { $gain }
foxes-destiny-forest = Forest: { $gain }
foxes-destiny-farm = Farm: { $gain }

foxes-gain-nothing = nothing
foxes-gain-pc = { $amount } GP
foxes-gain-vp = { $amount } VP
foxes-gain-resource = { $amount ->
    [1] a resource
   *[other] { $amount } resources
}
foxes-gain-cub = { $amount ->
    [1] cub +1
   *[other] cub +1, { $amount } times
}
foxes-gain-tile = { $amount ->
    [1] a bonus tile
   *[other] { $amount } bonus tiles
}
foxes-gain-cheese = cheese
foxes-gain-both = { $first } and { $second }

foxes-exchange-1 = two different resources for { $amount } VP
foxes-exchange-2 = { $cost } GP for { $amount } VP
foxes-exchange-3 = the mousing tile stored last for { $amount } GP
foxes-exchange-4 = a resource for { $amount } GP
foxes-exchange-5 = { $cost } GP for { foxes-gain-cub }

foxes-open-3 = up and right
foxes-open-5 = up and down
foxes-open-6 = right and down
foxes-open-7 = up, right and down
foxes-open-9 = up and left
foxes-open-10 = right and left
foxes-open-11 = up, right and left
foxes-open-12 = down and left
foxes-open-13 = up, down and left
foxes-open-14 = right, down and left
foxes-open-15 = all four ways

## What bots may be like.

foxes-temper-digger = digger
foxes-temper-digger-about = digs at its den first.
foxes-temper-hunter = hunter
foxes-temper-hunter-about = goes mousing wherever it can.
foxes-temper-parent = parent
foxes-temper-parent-about = brings up its cubs before all else.
foxes-temper-wanderer = wanderer
foxes-temper-wanderer-about = goes far on the bonus tracks.
