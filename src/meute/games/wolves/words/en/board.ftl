### The Wolves in English: what the board in the browser says by itself.

wolves-board-map = Map
wolves-board-hex = { $hex }, { $terrain }
wolves-board-of = { $piece } of { $name }
wolves-board-ofThird = { $piece } of the third pack
wolves-board-third = third pack
wolves-board-prey = { $prey }, { $count } left
wolves-board-region = Region { $slot }
wolves-board-regionMoon = Region { $slot }, { $moon }
wolves-board-regionDone = Region { $slot }, all scored
wolves-board-scored = all scored
wolves-board-worth = first: { $first }, second: { $second }
wolves-board-control = control { $count }
wolves-board-alphas = alphas { $count }
wolves-board-gains = +{ $count }
wolves-board-nobody = Nobody is here yet
wolves-board-zoomIn = Zoom in
wolves-board-zoomOut = Zoom out
wolves-board-fit = Show the whole map
wolves-board-overlay = Show who leads each region and how far hunts are
wolves-board-calendar = Calendar: { $filled } of { $dates } dates covered
wolves-board-next = { $moon }: { $count ->
    [one] { $count } date
   *[other] { $count } dates
} to go
wolves-board-nextNow = { $moon } at the end of this turn
wolves-board-done = All moons scored
wolves-board-atStake = Now +{ $count } at the next moon
wolves-board-turn = Turn { $turn }
wolves-board-mine = Your pack
wolves-board-pack = Pack of { $name }
wolves-board-tile = { $front }, { $back } on the other side
wolves-board-habitat = { $front } on both sides
wolves-board-noTile = Tile not laid yet
wolves-board-terrainTokens = Bonus terrain tokens: { $count }
wolves-board-actionTokens = Bonus action tokens: { $count }
wolves-board-as = as { $terrain }
wolves-board-track = { $track } { $value }, dens left: { $left }, points: { $points }
wolves-board-lairs = Lairs built: { $count } of 4, points: { $points }
wolves-board-wolves = Wolves called: { $count } of 8, points: { $points }
wolves-board-hunted = Prey: { $prey }, points: { $points }
wolves-board-none = none
wolves-board-won = Points for region tokens: { $points }; for second places: { $places }
wolves-board-score = Points: { $count }
wolves-board-lairsLabel = Lairs
wolves-board-wolvesLabel = Wolf row
wolves-board-huntLabel = Hunt
wolves-board-regionsLabel = Regions
wolves-board-close = Close
wolves-board-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
wolves-board-flees = { $piece } of { $name } flees to { $hexes }
wolves-board-again = Tap again to confirm
wolves-board-moonTable = What each region gave: { $moon }
wolves-board-tied = tie for first place
wolves-board-noControl = nobody
wolves-board-partsTable = Points so far
wolves-board-tokensLabel = Region tokens
wolves-board-placesLabel = Second places
wolves-board-total = Total
wolves-board-moonOver = Scored: { $moon }
wolves-board-finalScore = Where the points came from
wolves-board-hunters = { $name }: wolves around it: { $count } of { $need }
wolves-board-huntedYet = { $name } has this prey already
wolves-board-hasPrey = has it
wolves-board-moonsLabel = The moons
wolves-board-begin = Choose
wolves-board-rowGo = { $piece } from { $start } to { $hex }, paid with { $pay }
wolves-board-rowGoPaid = { $piece } from { $start } to { $hex }
wolves-board-payTile = the { $front } tile (then { $back })
wolves-board-payHabitat = the habitat tile ({ $front } on both sides)
wolves-board-payToken = a bonus terrain token
wolves-board-rowDen = Den on { $hex }: { $cost } × { $terrain }
wolves-board-rowLair = Lair on { $hex }: { $cost } × { $terrain }
wolves-board-rowHowl = Howl on { $hex }: { $cost } × { $terrain }
wolves-board-rowDominate = Dominate on { $hex }: { $cost } × { $terrain }
wolves-board-price = { $cost } × { $terrain }
wolves-board-takes = takes this prey: { $prey }
wolves-board-payments = ways to pay: { $count }
wolves-board-pointWolf = Point at a wolf to move it, or at a marked hex
wolves-board-pointHex = Where to? Each hex shows the tiles that can pay
wolves-board-paid = paid with { $pay }
wolves-board-named = Show the names of the hexes
