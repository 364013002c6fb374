### The Wolves in English: questions, answers, refusals, hints, the log and the settings.

wolves-title = The Wolves

wolves-pitch = Lead a pack through wild country: spread out, call lone wolves, dig dens and lairs, and rule the most regions when their moons rise.

wolves-goal = Most points after the full moon: rule regions when their moon rises, call wolves, surround prey.

wolves-credit = The Wolves is a game by Ashwin Kamath and Clarence Simpson, published by Pandasaurus Games, Gigamic and Skellig Games, illustrated by Pauliina Linjama and developed by Alex Cutler. This is an unofficial table, made by players; its texts and pictures are our own.

wolves-log-layout = The map is laid out: { $regions } regions.
wolves-log-pack = { $player } leads the { $pack }.
wolves-log-pack-third = The third pack is the { $pack }.
wolves-log-tiles-front = { $player } lays the double tiles front side up.
wolves-log-tiles-back = { $player } lays the double tiles back side up.
wolves-log-starter = { $player } is the first player.
wolves-log-place = { $player } puts an alpha and a pack wolf on { $hex }.
wolves-log-turn = It is { $player }’s turn.
wolves-log-bonus = { $player } gives back a bonus action token for one more action.
wolves-log-flip = { $player } pays with a tile: { $terrain }. It now shows { $now }.
wolves-log-habitat = { $player } pays with the habitat tile: { $terrain }. It still shows { $now }.
wolves-log-spend = { $player } pays with bonus terrain tokens: { $tokens } × { $terrain }.
wolves-log-move = { $player } moves: { $piece } from { $start } to { $hex }.
wolves-log-no_move = { $player } moves no wolf.
wolves-log-flee = { $player }’s { $piece } is displaced and flees to { $hex }.
wolves-log-howl = { $player } howls: the lone wolf on { $hex } joins the pack. New wolf: { $piece }.
wolves-log-den = { $player } builds a den on { $hex }. Track: { $track }.
wolves-log-den-action = { $player } builds a den on { $hex } and gets a bonus action token. Track: { $track }.
wolves-log-den-terrain = { $player } builds a den on { $hex } and gets a bonus terrain token. Track: { $track }.
wolves-log-lair = { $player } makes the den on { $hex } a lair and gets a bonus terrain token.
wolves-log-dominate = { $player } dominates { $owner }’s { $piece } on { $hex }.
wolves-log-replace = { $player }’s { $piece } takes its place on { $hex }.
wolves-log-hunt = { $player } hunts in region { $board } and takes the { $prey }.
wolves-log-moon = The { $moon } is scored. Dates covered: { $date }.
wolves-log-first = Region { $board }: { $player } is first and takes the { $moon }, worth { $points }.
wolves-log-first-third = Region { $board }: the third pack is first. Nobody takes the { $moon }.
wolves-log-tied = Region { $board }: first place is tied. The { $moon } leaves the game.
wolves-log-nobody = Region { $board }: nobody is there. The { $moon } leaves the game.
wolves-log-lower = Region { $board }: { $player } gets the lower number, { $points }.
wolves-log-end = The full moon has been scored. The game is over.

wolves-ask-LayBoard = Chance lays a region board in place { $slot }.
wolves-ask-DealHerd = Chance decides which prey lives in region { $slot }.
wolves-ask-DealPile = Chance decides at which moon region { $slot } is scored.
wolves-ask-ChoosePack = Choose your pack. Its home terrain is on both faces of your habitat tile, so you can always pay it once in an action.
wolves-ask-ChoosePack-third = Choose the colour of the third pack. It never acts, but it counts whenever a region is scored.
wolves-ask-ChoosePack-dealt = Chance deals the packs.
wolves-ask-LayDoubleTiles = Choose the side of your five double tiles. You pay with what lies on top, and every tile that pays is flipped.
wolves-ask-DrawStarter = Chance draws the first player.
wolves-ask-PlaceFirstPair = Choose a hex of the start board for your first alpha and pack wolf. Your second pair will start across the canyon.
wolves-ask-PlaceSecondPair = Choose a hex for your second alpha and pack wolf, across the canyon from your first pair.
wolves-ask-PlacePair = Choose an empty hex for an alpha and a pack wolf, in a region without a crescent.
wolves-ask-TakeAction = Actions left in your turn: { $actions }. Choose one; it is paid with tiles that show the terrain you aim at.
wolves-ask-TakeAction-none = Your actions are done. End your turn, or give back a bonus action token for one more.
wolves-ask-TakeAction-end = Your actions are done, and you have no bonus action token. End your turn.
wolves-ask-PayMove = Pay 1 tile. Your wolves will stop on the terrain it shows: up to { $spread } of them, each at most { $speed } hexes away.
wolves-ask-PayFor = Still to pay for { $hex }: { $left } × { $terrain }. Each tile you pay with is flipped; a bonus terrain token goes back to the supply.
wolves-ask-MoveWolves = Choose a wolf to move. It will stop on { $terrain }, at most { $speed } hexes away; you may move { $spread } in all.
wolves-ask-MoveWolves-more = Choose another wolf to move onto { $terrain }, at most { $speed } hexes away, or stop. You may move { $spread } in all.
wolves-ask-SendWolf = Where does your { $piece } on { $start } go? It stops on { $terrain }, at most { $speed } hexes away.
wolves-ask-DisplaceWolf = { $owner }’s { $piece } is displaced. Choose which of the nearest hexes it flees to.
wolves-ask-ChooseLoneWolf = Choose a lone wolf within { $range } hexes of an alpha of yours. For 2 tiles of its terrain, the next wolf of your row takes its place: { $next }.
wolves-ask-ChooseSite = Choose a hex for the den, on or beside one of your alphas. It costs 2 tiles of that hex’s terrain.
wolves-ask-ChooseTrack = Choose the track that gives the den for { $hex }. What lies under the den is yours at once.
wolves-ask-ChooseDen = Choose the den that becomes a lair, for 2 tiles of its terrain. A lair counts 3 for control and brings points and a bonus terrain token.
wolves-ask-ChooseVictim = Choose an enemy pack wolf or den within { $range } hexes of an alpha of yours. For 3 tiles of its terrain, a piece of yours takes its place.
wolves-ask-ChooseStack = You have surrounded two stacks of the same prey: { $prey }. Choose the one that gives you its token.

wolves-do-Board = Lay board { $board }
wolves-do-Herd = Deal a stack of this prey: { $prey }
wolves-do-Pile = Deal this moon: { $pile }
wolves-do-Starter = { $seat } starts
wolves-do-Pack = Lead the { $pack }
wolves-do-Pack-third = Make the { $pack } the third pack
wolves-do-LayTiles-front = Front side up: forest over rock, rock over grass, grass over tundra, tundra over desert, desert over forest
wolves-do-LayTiles-back = Back side up: rock over forest, grass over rock, tundra over grass, desert over tundra, forest over desert
wolves-do-Place = Put an alpha and a pack wolf on { $hex } ({ $terrain })
wolves-do-Move = Move up to { $spread } wolves, { $speed } hexes at most: 1 tile
wolves-do-Howl = Howl at a lone wolf within { $range } hexes: 2 tiles
wolves-do-BuildDen = Build a den: 2 tiles
wolves-do-UpgradeDen = Upgrade a den to a lair: 2 tiles
wolves-do-Dominate = Dominate an enemy piece within { $range } hexes: 3 tiles
wolves-do-BonusAction = Give back a bonus action token for one more action
wolves-do-EndTurn = End your turn
wolves-do-Flip = Flip tile { $tile }: it pays { $terrain } and then shows { $now }
wolves-do-Flip-habitat = Use your habitat tile: it pays { $terrain } and still shows { $now }
wolves-do-Spend = Pay with a bonus terrain token
wolves-do-SpendAs = Pay with a bonus terrain token: { $terrain }
wolves-do-Pick = Move your { $piece } from { $hex } ({ $terrain })
wolves-do-Go = Go to { $hex }
wolves-do-Go-joins = Go to { $hex }, where your { $other } is
wolves-do-Go-den = Go to { $hex }, where { $owner }’s den is
wolves-do-Go-push = Go to { $hex } and displace { $owner }’s pack wolf
wolves-do-Stop = Move no more wolves
wolves-do-Stop-none = Move no wolf
wolves-do-Flee = Flee to { $hex } ({ $terrain })
wolves-do-Flee-joins = Flee to { $hex } ({ $terrain }), where its own { $other } is
wolves-do-HowlAt = Howl at the lone wolf on { $hex } ({ $terrain }); new wolf: { $piece }
wolves-do-DigAt = Build the den on { $hex } ({ $terrain })
wolves-do-DigAt-water = Build the den on { $hex } ({ $terrain }), beside the water hole
wolves-do-Track = Take a den from the track { $track }
wolves-do-Track-better = Take a den from the track { $track }: it goes from { $now } to { $next }
wolves-do-Track-better_points = Take a den from the track { $track }: it goes from { $now } to { $next } and is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-do-Track-action = Take a den from the track { $track }: a bonus action token
wolves-do-Track-action_points = Take a den from the track { $track }: a bonus action token, and the track is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-do-Track-terrain = Take a den from the track { $track }: a bonus terrain token
wolves-do-Track-terrain_points = Take a den from the track { $track }: a bonus terrain token, and the track is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-do-UpgradeAt = Make the den on { $hex } ({ $terrain }) a lair
wolves-do-Target = Dominate the { $piece } on { $hex } ({ $terrain })
wolves-do-Target-of = Dominate { $owner }’s { $piece } on { $hex } ({ $terrain })
wolves-do-HuntAt = Take the prey on { $hex }, in region { $board }

wolves-why-over = The game is over.
wolves-why-chance_now = Chance decides now.
wolves-why-chance_only = Only chance decides that.
wolves-why-not_asked = { $player } is to decide now.
wolves-why-other = That does not answer the question now open. { $question }
wolves-why-tile_later = A tile is flipped to pay for an action, and nothing is to be paid now. { $question }
wolves-why-token_later = A bonus terrain token helps to pay for an action, and nothing is to be paid now. { $question }
wolves-why-track_later = A den leaves its track when you build it or put it in the place of a dominated one. { $question }
wolves-why-bonus_later = A bonus action token is given back between two actions. { $question }
wolves-why-pack_taken = That pack is taken already.
wolves-why-not_on_start_board = The first wolves come to the start board.
wolves-why-hex_taken = { $hex } is taken already.
wolves-why-same_side = Your second pair starts across the canyon from your first.
wolves-why-crescent_there = Nobody starts in a region where a crescent lies.
wolves-why-no_actions = You have no action left in this turn.
wolves-why-actions_left = A turn ends after all its actions. Still to take: { $actions }.
wolves-why-no_action_token = You have no bonus action token.
wolves-why-no_terrain_token = You have no bonus terrain token.
wolves-why-name_terrain = For a move, say which terrain the token stands for.
wolves-why-terrain_fixed = The hex you aim at is { $terrain }, so the token stands for that.
wolves-why-wrong_tile = This tile shows { $shown }; the hex you aim at is { $terrain }.
wolves-why-tile_used = Each tile pays once in an action, the habitat tile too.
wolves-why-no_tiles = It costs { $cost } tiles of one terrain, and you cannot pay that for any target in reach.
wolves-why-cannot_pay = It costs { $cost } × { $terrain }. Your tiles that show it: { $tiles }; bonus terrain tokens: { $tokens }.
wolves-why-no_wolf_there = You have no { $piece } on { $hex }.
wolves-why-moved_already = Your { $piece } there has moved in this action already.
wolves-why-nowhere_to_go = Your { $piece } there finds no hex to stop on within { $speed } hexes.
wolves-why-wolf_chosen = You have chosen a wolf; now it goes somewhere.
wolves-why-off_map = This map has no such hex.
wolves-why-impassable = No piece can stand there: { $terrain }.
wolves-why-stands_there = Your wolf stands there already.
wolves-why-wrong_terrain = You paid for { $terrain }, so your wolves stop there.
wolves-why-too_far = On foot that is { $steps } hexes away; your wolves go { $speed } at most.
wolves-why-lone_wolf_there = A lone wolf holds { $hex }.
wolves-why-prey_there = A prey holds { $hex }: { $prey }.
wolves-why-third_pack_there = The third pack is there. It cannot be joined, displaced or dominated.
wolves-why-full = Two pieces stand on { $hex } already.
wolves-why-outranked = Your { $piece } cannot stop there: { $owner }’s { $other } has the same rank or a higher one.
wolves-why-no_refuge = A wolf flees to an empty hex or to a single piece of its own colour, and { $hex } is neither.
wolves-why-nearer_refuge = A wolf flees as short a way as it can: that is { $steps } hexes away, the nearest refuge { $nearest }.
wolves-why-no_alpha = None of your alphas is on { $hex } or beside it.
wolves-why-enemy_there = An enemy piece stands on { $hex }.
wolves-why-one_territory = A den or a lair stands on { $hex } already.
wolves-why-no_site = There is no room for a den on or beside your alphas.
wolves-why-no_den_left = You have no den left on your player board.
wolves-why-track_empty = No den is left on this track: { $track }.
wolves-why-no_own_den = You have no den on { $hex }.
wolves-why-no_water = { $hex } does not touch a water hole.
wolves-why-one_lair = You have a lair in this region already.
wolves-why-no_lair_left = You have no lair left on your player board.
wolves-why-no_den_on_map = You have no den on the map.
wolves-why-no_ripe_den = A lair needs a den beside a water hole, with your alpha on it or beside it, in a region where you have no lair.
wolves-why-no_lone_wolf = There is no lone wolf on { $hex }.
wolves-why-no_lone_wolf_near = No lone wolf is within { $range } hexes of your alphas.
wolves-why-no_wolf_left = You have no wolf left in your row.
wolves-why-out_of_range = That is not within { $range } hexes of your alphas.
wolves-why-no_victim = No pack wolf or den that you could dominate is within { $range } hexes of your alphas.
wolves-why-nothing_left = You have neither a wolf nor a den left to put in its place.
wolves-why-no_enemy = There is no enemy { $piece } on { $hex }.
wolves-why-immune = Alphas and lairs cannot be dominated, and this is one: { $piece }.
wolves-why-protected = Two pieces of one colour protect each other, here { $owner }’s.
wolves-why-other_stack = Choose one of the stacks you have surrounded: { $prey }.

wolves-setting-packs = Packs
wolves-setting-packs-about = How the packs and their home terrains are given out.
wolves-setting-packs-chosen = Chosen: everybody picks a pack, in the order of the seats.
wolves-setting-packs-dealt = Dealt: chance gives out the packs.
wolves-setting-dens = Points of ability tracks
wolves-setting-dens-about = The points of a track after one, two, three and four dens, first with two players, then with more.
wolves-setting-lairs = Points of lairs
wolves-setting-lairs-about = The points of one, two, three and four lairs.
wolves-setting-wolves = Points of the wolf row
wolves-setting-wolves-about = The points of one to eight wolves that have left the row.
wolves-setting-prey = Points of prey
wolves-setting-prey-about = The points of one to five prey, first with two players, then with more.
wolves-setting-first_places = Points of region tokens
wolves-setting-first_places-about = What a region token is worth to whoever takes it.
wolves-setting-second_places = Points of second places
wolves-setting-second_places-about = What a region token is worth to the second, or to all of a tie.

wolves-figure-number = { $number }
wolves-figure-two = two players
wolves-figure-more = three to five

## What reasons count: after “2 more” or “slightly fewer”

wolves-measure-points = { $count ->
    [one] point
   *[other] points
}
wolves-measure-regions = { $count ->
    [one] controlled region
   *[other] controlled regions
}
wolves-measure-moons = { $count ->
    [one] point to hope for from coming moons
   *[other] points to hope for from coming moons
}
wolves-measure-prey = { $count ->
    [one] kind of prey
   *[other] kinds of prey
}
wolves-measure-lairs = { $count ->
    [one] lair
   *[other] lairs
}
wolves-measure-dens = { $count ->
    [one] den
   *[other] dens
}
wolves-measure-wolves = { $count ->
    [one] wolf on the map
   *[other] wolves on the map
}
wolves-measure-alphas = { $count ->
    [one] point to hope for around your alphas
   *[other] points to hope for around your alphas
}

wolves-theme-move = moving
wolves-theme-howl = howling
wolves-theme-den = dens
wolves-theme-lair = lairs
wolves-theme-dominate = dominating
wolves-theme-bonus = bonus actions
wolves-theme-hunt = hunting
wolves-theme-start = the start
