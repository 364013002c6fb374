### The Wolves in English: what the teacher says in the coached first game.

wolves-lesson-other = That is allowed, but the lesson goes another way. Follow the golden ring.

wolves-lesson-goal = You lead a pack. Three times the moon rises: then the strongest pack in a region takes its token. After the full moon the most points win.
wolves-lesson-tiles = With these six tiles you pay for everything you do. A tile shows a terrain, and there it lets you act. Then it is flipped and shows another.
wolves-lesson-lay = Lay them with the front side up.
wolves-lesson-lay_other = The other side is just as good. For this lesson, choose the front side.

wolves-lesson-pair = You begin with two pairs of wolves. The alpha with its head up howls, digs and dominates; the pack wolf helps to rule and to hunt.
wolves-lesson-place = Put your first pair on the ringed hex.
wolves-lesson-place_other = A fair place, but the lesson goes on from the ringed one.
wolves-lesson-place_again = The second pair goes across the canyon, which no wolf can cross.

wolves-lesson-turn = In each turn you take two actions, and each is paid with tiles of the terrain you aim at.
wolves-lesson-lone = A lone wolf sits here. An alpha who howls within 2 hexes wins it for your pack. So bring one closer.
wolves-lesson-move = Moving costs one tile, and your wolves stop on the terrain it shows: here the forest. Point at your alpha, then at the forest hex.
wolves-lesson-move_other = That wolf or hex will do another time. Send the ringed alpha to the ringed hex.
wolves-lesson-move_tile = With that tile your wolves would stop on another terrain. Pay with the forest.

wolves-lesson-flipped = The tile is flipped: it showed forest, now it shows rock. What you do now decides what you can do next.
wolves-lesson-stop = With the same tile a second wolf might go to a forest. This time nobody needs to: stop here.
wolves-lesson-stop_other = Leave the others where they are for now, and stop.

wolves-lesson-howl = Now two of your tiles show rock, and the lone wolf sits on rock: just what a howl costs. Point at it.
wolves-lesson-howl_other = First win the lone wolf: it makes your pack larger at once.
wolves-lesson-howl_move = You could move again, but the lone wolf is within reach now. Howl at it.

wolves-lesson-joined = A wolf of your own stands there now. The lone one went to the calendar: whatever goes there brings the moon closer.
wolves-lesson-end = Both actions are done. End your turn.

wolves-lesson-den = Next comes a den. Dens count in their region, and each one you take from your board makes the pack better.
wolves-lesson-to_water = For a den an alpha must be on its hex or beside it. Send your other alpha towards the water: point at it, then at the ringed grass, and pay with the habitat tile.
wolves-lesson-home_tile = Several tiles show grass now, so you will be asked which one pays. Take your habitat tile: it is grass on both sides, and you lose nothing by flipping it.
wolves-lesson-to_water_other = The way leads to the water this time: ringed alpha, ringed hex.
wolves-lesson-home_tile_other = Pay with the first tile, your habitat: it stays grass.

wolves-lesson-stop_again = One wolf is enough. Stop here.
wolves-lesson-dig = Build the den on the ringed hex, beside the water. It costs two tiles of its terrain.
wolves-lesson-dig_other = The lesson has a plan for the ringed hex: build your den there.
wolves-lesson-pay = Pay with two tiles that show grass: the habitat tile again, and the third one.
wolves-lesson-pay_other = That tile will be of use as it is. Pay with the ringed ones.
wolves-lesson-track = Which track gives the den? Take it from pack spread: from now on three wolves may move for one tile.
wolves-lesson-track_other = Farther moves and louder howls are good too. Here the pack spread helps most.
wolves-lesson-end_again = End your turn. Luna and Fenris play.

wolves-lesson-lair = A den beside water can become a lair: 5 points, a bonus terrain token, and it counts three times as much in its region.
wolves-lesson-upgrade = It costs two tiles of its terrain, and you have them. Point at your den.
wolves-lesson-upgrade_other = The lair first: it is worth 5 points at once.
wolves-lesson-counts = Control of a region is counted in pieces: 1 for a wolf or a den, 3 for a lair. Nobody will chase you out of here soon.
wolves-lesson-scatter = The crescent scores first, and two regions show it: this one and the one at its side where your other alpha is. Be strong in both.
wolves-lesson-scatter_one = Move this alpha one more step within the region: pay with the tundra tile.
wolves-lesson-scatter_other = Send the ringed wolf to the ringed hex: both regions with the crescent need you.
wolves-lesson-scatter_tile = Pay with tundra: both wolves are to stop there.
wolves-lesson-to_prey = And here is prey, a moose. Three of your wolves on three hexes around it, and it is yours.
wolves-lesson-scatter_two = The same tile lets a second wolf go: bring the other alpha beside the moose.
wolves-lesson-stop_here = A third might go, but wait with it. Stop here.
wolves-lesson-end_third = End your turn, and see what the others are up to.

wolves-lesson-hunt = One of your wolves stands beside the moose. Two more, and it is surrounded: that is no action of its own, it happens by itself.
wolves-lesson-surround = Both can go with one tile. First the pack wolf from the middle.
wolves-lesson-surround_other = Two wolves have to reach the moose with one tile: the ringed wolf goes to the ringed hex.
wolves-lesson-third_wolf = Now the wolf that your howl brought.
wolves-lesson-closed = Three hexes around the moose, three wolves of yours.
wolves-lesson-stop_hunt = End the move, and the hunt is on.

wolves-lesson-moose = The moose is yours: points, and a bonus action token. Only one of each kind of prey counts, so go for another kind next time.
wolves-lesson-second_den = One action is left. Build a second den on the ringed hex. Your bonus terrain token stands in for the tile you lack.
wolves-lesson-spread_again = Pack spread once more: under this den lies a bonus action token.
wolves-lesson-bonus = Each of these tokens buys you one more action, in any turn you like. Keep them for a moment when three or four actions in a row decide something.
wolves-lesson-bonus_later = Keep the token: it is worth more when the moon is about to rise.
wolves-lesson-end_fourth = End your turn.

wolves-lesson-intruder = Luna has put a pack wolf here, alone on its hex. Alone, it can be dominated: for three tiles it leaves, and a wolf of yours takes its place.
wolves-lesson-come_near = Your alpha has to be within howl range. Bring it closer.
wolves-lesson-near_other = Send the ringed alpha: from there it reaches Luna’s wolf.
wolves-lesson-stop_last = That is near enough. Stop.
wolves-lesson-dominate = Three of your tiles show its terrain. Dominate the wolf: point at it.
wolves-lesson-dominate_other = Take your chance: next turn Luna may bring a second piece, and then the wolf is safe.

wolves-lesson-control = Your row is one wolf shorter, and that means points too. Point at a region whenever you like to see who controls it.
wolves-lesson-moon = The calendar is nearly full up to the crescent. Whoever covers that date, the crescent scores at the end of that turn.
wolves-lesson-end_last = You are ready for it. End your turn.

wolves-lesson-scored = The crescent has risen, and you were first in both its regions: 4 points each. Half moon and full moon bring 6 and 8, in other regions. Now is the time to set out for them.
wolves-lesson-done = You have done everything a pack can do: move, howl, dig, raise a lair, hunt, dominate. Play on here as you like, or begin a game of your own.

wolves-lesson-note_flee = A wolf was driven away. It flees to the nearest place where it fits; you choose among equally near ones.
wolves-lesson-note_stack = You have surrounded two herds at once. You may take only one token of a kind.
