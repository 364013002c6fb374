### The Wolves in English: the game in two minutes, and what to have at hand at the table.

wolves-guide-regions-title = A moon over every region
wolves-guide-regions = Every region has a moon at its water hole. When it rises, whoever has most there scores: { $crescent } points for a crescent, { $half } for a half moon, { $full } for a full moon. Crescents come first, full moons last, and then the game is over.
wolves-guide-tiles-title = Six tiles pay for everything
wolves-guide-tiles = You take { $actions } actions each turn. You pay with tiles that show the terrain you aim at. A tile that has paid turns over: the small hex shows what it will be next.
wolves-guide-move-title = Move
wolves-guide-move = For { $cost ->
    [one] { $cost } tile
   *[other] { $cost } tiles
} you move up to { $wolves } wolves, each up to { $hexes } hexes. They may cross any land and must stop on the terrain you paid with.
wolves-guide-howl-title = Howl
wolves-guide-howl = Is a lone wolf within { $reach } hexes of one of your alphas? For { $cost } tiles of its terrain it joins you: the next wolf of your row comes to its place.
wolves-guide-den-title = Dens and lairs
wolves-guide-den = For { $den } tiles you build a den where one of your alphas is, or next to it. Dens make your pack better: more wolves at once, faster, heard farther. Beside a water hole, { $lair } tiles turn a den into a lair, which brings points.
wolves-guide-hunt-title = Surround the prey
wolves-guide-hunt = If { $wolves } of your wolves stand around a prey, it is yours, at no cost. Here one more wolf is missing. Each kind of prey counts once for you.
wolves-guide-score-title = Who leads a region?
wolves-guide-score = When its moon rises, every wolf and den counts { $one } and every lair { $lair }. The first gets the moon, here { $first } points, the second { $second }. Whoever has most points after the full moon wins.

wolves-aid-turn = Your turn: { $actions } actions
wolves-aid-turn-move = Move, { $move } { $move ->
    [one] tile
   *[other] tiles
} | As many wolves as your pack spread, as far as your wolf speed, onto the terrain you paid with.
wolves-aid-turn-howl = Howl, { $howl } tiles | A lone wolf within the howl range of an alpha; your next wolf takes its place.
wolves-aid-turn-den = Den, { $den } tiles | At an alpha or next to it; take a den from the track of your choice.
wolves-aid-turn-lair = Lair, { $lair } tiles | A den beside a water hole, at an alpha or next to it; one for each region.
wolves-aid-turn-dominate = Dominate, { $dominate } tiles | A pack wolf or den of somebody else that stands alone there, within howl range: yours takes its place.
wolves-aid-pay = Paying
wolves-aid-pay-tile = Tiles | All show the terrain you aim at; then they turn over.
wolves-aid-pay-terrain = Terrain token | Stands for a tile of any terrain.
wolves-aid-pay-action = Action token | One more action this turn.
wolves-aid-free = Without cost
wolves-aid-free-hunt = Hunt | { $hunters } of your wolves around a prey: you take it. One of each kind.
wolves-aid-free-displace = Displace | Your alpha comes to a pack wolf of somebody else, or your lair is built under a wolf: it flees to the nearest free hex.
wolves-aid-score = When a moon rises
wolves-aid-score-when = When | The calendar fills with every lone wolf that is called, den that becomes a lair and piece that is dominated. Dates of the moons: { $crescent_date }, { $half_date }, { $full_date }.
wolves-aid-score-count = What counts | Wolf, alpha and den { $one } each, lair { $control }. In a tie: more alphas.
wolves-aid-score-crescent = Crescent | first { $crescent }, second { $crescent_second }
wolves-aid-score-half = Half moon | first { $half }, second { $half_second }
wolves-aid-score-full = Full moon | first { $full }, second { $full_second }; then the game is over.
wolves-aid-points = Points on your board
wolves-aid-points-wolves = Wolves called | { $wolves }
wolves-aid-points-lairs = Lairs | { $lairs }
wolves-aid-points-prey = Prey | { $prey }
wolves-aid-points-dens = Dens of a track | { $dens }
