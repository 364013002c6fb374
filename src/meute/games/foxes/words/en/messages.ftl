### Foxes in English: questions, answers, refusals, hints, the log and the settings.

foxes-title = Foxes

foxes-pitch = Roll a die, send your fox hunting, dig paths in your den, and let your cubs grow until they find their way out.

foxes-goal = Most points after four rounds: hunt, dig, and get your cubs out of the den.

foxes-credit = After the reference guide by Florent “FrogT” Reymond-Gaudry, layout by Guime. Title, designer and publisher of the printed game are unknown to us. This table is unofficial, made by players with their own words and pictures; many values are reconstructed.

foxes-log-order = { $player } is number { $position } in turn order.
foxes-log-order_tile = Turn-order tile of position { $position }: { $order_tile }.
foxes-log-draws_card = { $player } draws a private objective.
foxes-log-sees_card = Only you see it: { $objective }.
foxes-log-round = Round { $round } begins.
foxes-log-destiny = { $player } draws the destiny tile: { $destiny }.
foxes-log-hunter = The hunter stands in { $territory }.
foxes-log-day = { $player } rolls the destiny die: { $value }, day.
foxes-log-night = { $player } rolls the destiny die: { $value }, night.
foxes-log-order_bonus = { $player } gains the bonus of the turn-order tile: { $order_tile }.
foxes-log-ruse = { $player } draws a ruse tile: { $ruse }.
foxes-log-extra_die = { $player } now has { $dice } dice.
foxes-log-slots_closed = The last slot of each vital territory is closed.
foxes-log-rolls = { $player } rolls { $value }.
foxes-log-destiny_bonus = { $player } has rolled the destiny value.
foxes-log-pc = { $player } gains { $amount } GP.
foxes-log-pays_pc = { $player } loses { $amount } GP.
foxes-log-vp = { $player } gains { $amount } VP: { $source }.
foxes-log-resource = { $player } gains a resource: { $resource }.
foxes-log-pays_resource = { $player } gives a resource: { $resource }.
foxes-log-bonus = { $player } draws a bonus tile: { $bonus }.
foxes-log-cheese = { $player } takes the cheese.
foxes-log-trades_cheese = { $player } exchanges the cheese.
foxes-log-plays_bonus = { $player } plays a bonus tile: { $bonus }.
foxes-log-uses_ruse = { $player } uses the ruse tile: { $ruse }.
foxes-log-improves = { $player }’s die now shows { $value }.
foxes-log-places = { $player } places the die: { $place }.
foxes-log-penalty = { $player }’s die loses { $amount } and shows { $value }.
foxes-log-exhausted = { $player }’s die is exhausted.
foxes-log-pays_pips = { $player } pays { $amount } from the die; { $value } left.
foxes-log-pays_all_pips = { $player } pays { $amount } from the die; it is exhausted.
foxes-log-moves = { $player }’s fox moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} along { $territory }.
foxes-log-mulotage = { $player } turns up a mousing tile: { $catch }.
foxes-log-catch_discarded = { $player } has no room for the mousing tile.
foxes-log-pays_catch = { $player } gives a mousing tile.
foxes-log-marks = { $player } marks space { $space } of { $territory }.
foxes-log-marker_returns = { $player }’s marker returns home.
foxes-log-advance = { $player } advances on the track of { $territory } to { $space }.
foxes-log-cub = { $player }: { $cub } is now worth { $value }.
foxes-log-obstacle = { $player } puts the { $obstacle } into { $territory }.
foxes-log-swaps_card = { $player } throws an objective away: { $objective }.
foxes-log-exchanges_card = { $player } uses the exchange effect of an objective: { $objective }.
foxes-log-digs = { $player } digs; path tiles: { $tiles }.
foxes-log-draws_path = { $player } draws a path tile: { $path }.
foxes-log-lays = { $player } lays the { $path } on { $cell }.
foxes-log-develops = { $player } develops { $instinct } at exit { $exit }.
foxes-log-round_ends = Round { $round } ends.
foxes-log-step-tent = 1. Tent.
foxes-log-step-bear = 1. Bear.
foxes-log-step-objectives = 2. Private objectives.
foxes-log-step-cheese = 3. Cheese.
foxes-log-step-dice = 4. Dice.
foxes-log-step-growth = 5. Growth.
foxes-log-step-catch_up = 9. Catching up.
foxes-log-step-order = 10. New turn order.
foxes-log-validates = { $player } validates an objective: { $objective }.
foxes-log-grows = { $player }: { $cub } grows to space { $space }.
foxes-log-released = { $player }: the { $cub } is released.
foxes-log-leaves = { $player }: { $cub } leaves the den by exit { $exit }.
foxes-log-game_ends = The game ends.

foxes-why-over = The game is over.
foxes-why-chance = Chance comes first.
foxes-why-not_asked = It is { $player } who must answer now.
foxes-why-other_question = That does not answer the question now open.
foxes-why-full = No open slot is free there: { $place }.
foxes-why-too_far = The fox cannot move that far. Spaces at most: { $spaces }.
foxes-why-on_start = On the start there is nothing to do.
foxes-why-not_printed = This space does not show that action.
foxes-why-done = You have done that with this die already.
foxes-why-hunter = In the hunter’s territory there is no marking and no mousing.
foxes-why-wolf = In the wolf’s territory there is no mousing and no advance.
foxes-why-no_tile = No mousing tile lies here.
foxes-why-own_marker = Your marker lies here already.
foxes-why-no_marker = You have no marker left.
foxes-why-track_end = You are at the end of the track.
foxes-why-no_cub = No cub can be increased.
foxes-why-cannot_pay = That costs { $cost }; you can pay { $means }.
foxes-why-not_mountain = That is done on the Mountain.
foxes-why-not_on_mountain = The Mountain does not offer that.
foxes-why-no_flag = You have no such tile with a green flag.
foxes-why-die_exhausted = The die is exhausted already.
foxes-why-no_pile = There is no card to draw.
foxes-why-no_card = You do not hold that objective.
foxes-why-price = You cannot pay the price of that exchange.
foxes-why-no_cells = There are not enough free cells.
foxes-why-covered = A tile lies there already.
foxes-why-start_first = The first tile goes on the start cell.
foxes-why-not_beside = A tile must lie beside one of yours.
foxes-why-same_turn = Turned so, the tile looks as before.
foxes-why-instinct_taken = You have developed that instinct.
foxes-why-not_connected = No path leads to that exit.
foxes-why-exit_waits = That exit lacks a cub, its cube or objectives.
foxes-why-cub_too_small = That instinct needs a cub of value { $needs }.
foxes-why-no_ruse = You do not have that ruse tile.
foxes-why-not_its_time = That ruse tile is for another moment.
foxes-why-no_effect = It would have no effect now.
foxes-why-no_bonus = You do not have that bonus tile.
foxes-why-no_cheese = You do not have the cheese.
foxes-why-not_growing = That cub is not on the first five spaces.
foxes-why-last_step = The last step also costs a resource or a mousing tile.
foxes-why-not_at_end = That cub is not at the end of its row.
foxes-why-no_objective = No cub leaves before an objective is validated.
foxes-why-exit_taken = A cub is at that exit already.
foxes-why-not_held = You do not have that.
foxes-why-cannot-RaiseCub = Not possible: { $what }.
foxes-why-cannot-AdvanceOn = You are at the end of that track: { $what }.
foxes-why-cannot-PutObstacle = It cannot go there: { $what }.
foxes-why-cannot-MoveHunter = The hunter stands there already: { $what }.

foxes-ask-DrawNextSeat = The turn order is drawn.
foxes-ask-DrawTileOf = A turn-order tile is drawn.
foxes-ask-DrawPrivateObjective = A private objective is drawn.
foxes-ask-DrawDestinyTile = The destiny tile is drawn.
foxes-ask-RollDestinyDie = The destiny die is rolled: up to 3 it is day, from 4 on night.
foxes-ask-DrawRuseTile = A ruse tile is drawn.
foxes-ask-TakeFirstGain = Take 2 GP or one resource of your choice to begin with. GP let your cubs grow; resources are needed for the last step of a row.
foxes-ask-RollDie = An action die is rolled.
foxes-ask-ThinkAgain = You rolled { $value }. Keep it, or use your ruse tile, roll again and choose the roll you like better.
foxes-ask-RollSecond = The die is rolled again.
foxes-ask-ChooseRoll = Which roll counts, { $one } or { $other }? The other one is forgotten.
foxes-ask-ChoosePlace = Your die shows { $die }. Put it on the leftmost free slot of a territory, of the Mountain or of your den: you gain the slot’s bonus, then its penalty is taken from the die.
foxes-ask-MoveFox = How far does your fox move? You act on the space where it stops. Spaces marked by others cost you GP.
foxes-ask-ActHere = Do each action of this space at most once, in any order. You pay with the die, which still has { $die }, and then with GP. What is left on the die becomes VP at the end of the round.
foxes-ask-TurnUpTile = A mousing tile is turned up.
foxes-ask-DrawBonusTile = A bonus tile is drawn.
foxes-ask-ChooseResource = Which resource do you take? A set of all four kinds is worth VP at the end.
foxes-ask-ChooseCub = Which cub do you increase? Its value counts once it has left the den.
foxes-ask-ChooseTrack = On which bonus track do you advance? You gain what the next space shows.
foxes-ask-ActOnMountain = Do each action of the Mountain at most once. The die still has { $die }. An objective card exhausts it, so leave that for last unless you want to pay with GP.
foxes-ask-PlaceObstacle = Where do you put this piece: { $obstacle }? It stays until the end of the round and works for and against everybody.
foxes-ask-PayForVP = Which two different resources do you give for the VP?
foxes-ask-PayForPC = Which resource do you give for the GP?
foxes-ask-DigPath = How many path tiles do you dig? One dig per die; it still has { $die }. A path from the start to an exit lets the cub there develop an instinct.
foxes-ask-DrawPathTile = A path tile is drawn.
foxes-ask-LayPath = Where do you lay this tile: { $path }? It goes beside one of yours, turned as you like. You gain what the tile and the cell show.
foxes-ask-DevelopInstinct = Which instinct do you develop? It gives VP at once and an effect for the rest of the game.
foxes-ask-LureHunter = Where do you lure the hunter? In his territory nobody marks or goes mousing.
foxes-ask-SwapGoods = Sell one resource for GP, or pay GP for resources of your choice?
foxes-ask-GrowCubs = Pay GP to let cubs grow, as often as you like. A cub at the end of its row may leave by an exit once you have validated an objective.
foxes-ask-PayLastStep = The last step also costs a resource or a mousing tile. What do you give?

foxes-do-DrawSeat = { $seat } is next.
foxes-do-DrawOrderTile = The tile: { $order_tile }.
foxes-do-DrawObjective = The card: { $objective }.
foxes-do-DrawDestiny = The tile: { $destiny }.
foxes-do-RollDestiny = The destiny die shows { $value }.
foxes-do-DrawRuse = The tile: { $ruse }.
foxes-do-Roll = The die shows { $value }.
foxes-do-DrawBonus = The tile: { $bonus }.
foxes-do-TurnUp = The tile: { $catch }.
foxes-do-DrawPath = The tile: { $path }.
foxes-do-TakePC = Take 2 GP
foxes-do-TakeResource = Take a resource: { $resource }
foxes-do-RaiseCub = Increase the { $cub }
foxes-do-AdvanceOn = Advance on the track of { $territory }; next space: { $gain }
foxes-do-PayResource = Give a resource: { $resource }
foxes-do-PayTwo = Give { $first } and { $second }
foxes-do-PayTile = Give the mousing tile stored last
foxes-do-KeepRoll = Keep the roll
foxes-do-RollAgain = Roll again
foxes-do-Count = Let the { $value } count
foxes-do-Place = Put the die: { $place }; slot: { $gain }, penalty { $penalty }
foxes-do-Move = Move the fox: { $spaces }
foxes-do-Mulotage = Go mousing, cost { $cost }
foxes-do-Mark = Mark the space, cost { $cost }
foxes-do-Advance = Advance on this territory’s bonus track, cost { $cost }
foxes-do-Advance-mountain = Advance on any bonus track, cost { $cost }
foxes-do-Raise = Increase a cub, cost { $cost }
foxes-do-Activate = Activate, cost { $cost }: { $bonus }
foxes-do-DrawCard = Exhaust the die and draw a private objective
foxes-do-SwapCard = Exhaust the die and throw away an objective for another: { $objective }
foxes-do-Exchange = Exhaust the die and exchange an objective ({ $effect }): { $objective }
foxes-do-Gather = Gain a resource of choice, cost { $cost }
foxes-do-Dig = Dig path tiles: { $tiles }; cost { $cost }
foxes-do-EndTurn = End the turn
foxes-do-PutObstacle = Put it into { $territory }
foxes-do-Lay = Lay the tile on { $cell }, open { $open }
foxes-do-Develop = Develop { $instinct } with the cube of exit { $exit }: { $amount } VP
foxes-do-UseRuse = Use the ruse tile: { $ruse }
foxes-do-PlayBonus = Play a bonus tile: { $bonus }
foxes-do-TradeCheese = Exchange the cheese for { $amount } GP
foxes-do-MoveHunter = Move the hunter to { $territory }
foxes-do-SellResource = Sell a resource for { $amount } GP: { $resource }
foxes-do-BuyResources = Pay { $cost } GP and choose: { $gain }
foxes-do-Grow = Let the { $cub } grow for { $cost } GP
foxes-do-Leave = Let the { $cub } leave by exit { $exit }
foxes-do-StopGrowing = Stop growing

foxes-drawn-label = { $what }:
foxes-drawn-round = Round { $round } of { $rounds }
foxes-drawn-day = day
foxes-drawn-night = night
foxes-drawn-destiny = on a { $value }: { $gain }
foxes-drawn-hunter = Hunter
foxes-drawn-cheese = Cheese
foxes-drawn-order = Turn order
foxes-drawn-dice = Slots
foxes-drawn-foxes = Foxes
foxes-drawn-legend = M mousing, K mark, B advance, C cub +1, each with its cost; ▒ face-down tile
foxes-drawn-slots = Slots: whose die, what is left on it; · free, x closed. { $mark } on a space: a marker
foxes-drawn-vp = VP
foxes-drawn-pc = GP
foxes-drawn-available = dice
foxes-drawn-tracks = tracks
foxes-drawn-markers = markers
foxes-drawn-mulotage = mousing
foxes-drawn-growing = value { $value }, space { $space }
foxes-drawn-out = value { $value }, out by exit { $exit }
foxes-drawn-cubs = Cubs
foxes-drawn-objectives = Objectives
foxes-drawn-held = in hand: { $count }, validated: { $validated }
foxes-drawn-instincts = Instincts
foxes-drawn-tiles = Tiles
foxes-drawn-hand = Your hand
foxes-drawn-card = { $objective } ({ $progress } of { $amount }): { $vp } VP; exchange: { $effect }
foxes-drawn-den = Your den
foxes-drawn-exits = exits, objectives needed

## What reasons count: after “2 more” or “slightly fewer”

foxes-measure-points = VP
foxes-measure-growth_points = GP
foxes-measure-grown = { $count ->
    [one] GP put into growth
   *[other] GP put into growth
}
foxes-measure-cubs = { $count ->
    [one] point of cub value
   *[other] points of cub value
}
foxes-measure-resources = { $count ->
    [one] resource
   *[other] resources
}
foxes-measure-markers = { $count ->
    [one] marked space
   *[other] marked spaces
}
foxes-measure-tracks = { $count ->
    [one] step on a bonus track
   *[other] steps on bonus tracks
}
foxes-measure-goals = { $count ->
    [one] step towards an objective
   *[other] steps towards objectives
}
foxes-measure-hopes = { $count ->
    [one] VP to hope for from objectives
   *[other] VP to hope for from objectives
}
foxes-measure-objectives = { $count ->
    [one] objective validated
   *[other] objectives validated
}
foxes-measure-instincts = { $count ->
    [one] instinct
   *[other] instincts
}
foxes-measure-tiles = { $count ->
    [one] bonus tile
   *[other] bonus tiles
}
foxes-measure-den = { $count ->
    [one] VP to hope for from the den
   *[other] VP to hope for from the den
}

foxes-theme-die = placing the die
foxes-theme-walk = walking
foxes-theme-mousing = mousing
foxes-theme-mark = marking
foxes-theme-advance = bonus tracks
foxes-theme-cubs = cubs
foxes-theme-den = the den
foxes-theme-mountain = the Mountain
foxes-theme-bonus = bonus and ruse tiles
foxes-theme-trade = resources
