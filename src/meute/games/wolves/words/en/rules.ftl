### The rules of The Wolves in English.
### A title has no full stop at its end, a paragraph has.

rule-1 = Laying out the map
rule-1-1 = With three to five players the start board, the one with the canyon, lies in the middle. Region boards drawn at random lie around it: six with three players, eight with four, all ten with five. Two players set up as rule 3a says.
rule-1-2 = For every number of players it is fixed where the boards lie and which of them are turned by half a circle. Which region board comes to which place is left to chance.
rule-1-3 = Every region board has two hexes for lone wolves. One lies on each of them.
rule-1-4 = Every region board has one prey hex. A stack of two tokens of the same kind is dealt to it at random. With three players there are two stacks of hares and one each of moose, deer, raccoons and boars. With four there is one stack of each of the five kinds, and a second stack each of hares, raccoons and boars. With five there are two stacks of each kind.
rule-1-5 = One region token, dealt at random, lies on the water hole of each region board. Three players use 2 crescents, 2 half moons and 2 full moons; four use 2, 3 and 3; five use 3, 4 and 3.
rule-1-6 = The calendar has 30 dates. One side is for two or three players, the other for four or five.

rule-1a = What is scored next
rule-1a-1 = Reminder tokens mark the regions whose turn comes next: at first those with a crescent, then those with a half moon, at last those with a full moon. They help the eye and change nothing.

rule-2 = Your player board
rule-2-1 = Your board has one side for two players and one for three to five. They differ in points and bonus tokens (rule 15, rule 27 and rule 35).
rule-2-2 = Six terrain tiles lie above it. The first is your habitat tile, with your home terrain on both faces. The five double tiles next to it are the same for everybody: forest and rock, rock and grass, grass and tundra, tundra and desert, desert and forest.
rule-2-3 = Twelve dens cover your three ability tracks, four on each, and leave only the lowest number of a track open. So you begin with a pack spread of 2, a wolf speed of 3 and a howl range of 2.
rule-2-4 = Your four lairs stand in their places. Six pack wolves and two alphas stand in the wolf row, the alphas third and sixth. Two more alphas and two more pack wolves are yours to put on the map.

rule-2a = Choosing a pack
rule-2a-1 = Every pack has a colour and a home: forest, rock, grass, tundra or desert. In the order of the seats, everybody chooses a pack that is still free. With two players, whoever chooses last also chooses the colour of the third pack (rule 3a).
rule-2a-2 = With the setting “{ wolves-setting-packs }: dealt” chance deals the packs instead, the third one included.

rule-2b = Laying the double tiles
rule-2b-1 = Before any wolf comes onto the map, you decide which faces of your five double tiles are up. No terrain may show twice among these five, so your home terrain alone shows twice on the six. That leaves two ways: all tiles front side up, with the terrain named first in rule 2, or all back side up, with the one named second.

rule-3 = The first wolves, three to five players
rule-3-1 = The first player is drawn by lot. Clockwise from there, everybody picks a free land hex of the start board and puts an alpha and a pack wolf there.
rule-3-2 = Then it goes back counter-clockwise, so whoever placed last places again at once. Everybody puts a second alpha and a second pack wolf on a free hex across the canyon from their first.
rule-3-3 = The first player has the first turn. From then on turns go clockwise.

rule-3a = Setting up for two players
rule-3a-1 = Five region boards drawn at random make the map, without the start board. Lone wolves lie as usual. Each prey hex gets a single token, dealt at random, one of each kind.
rule-3a-2 = The water holes get, at random: one a single crescent; two a single full moon each; one a crescent on top of a half moon; one a half moon on top of a full moon. The two regions with a pile are scored twice (rule 33).
rule-3a-3 = A third pack, in a colour that nobody plays, stands on one hex of each region: the one up and to the right of the water hole. Its pieces depend on the tokens there. Single crescent: two pack wolves. Crescent on half moon: a lair. Each single full moon: a lair and an alpha. Half moon on full moon: a lair and two alphas.
rule-3a-4 = The third pack never acts, but it counts whenever a region is scored (rule 31). Its pieces can be neither dominated nor displaced. No wolf may stop on its hexes and no den may be built there, but wolves may walk through.
rule-3a-5 = The first player is drawn by lot and puts an alpha and a pack wolf together on a hex. The second player does so twice, then the first player once more. The hex must be empty land, without piece, lone wolf or prey, in a region where no crescent lies, not in a pile either. Both of your pairs may go to one region, but not to one hex. The first player has the first turn.

rule-3b = The second player’s token
rule-3b-1 = With two players, the second player gets a bonus action token at the start of their first turn. They may spend it in that turn or in any later one of theirs.

rule-4 = Two actions each turn
rule-4-1 = On your turn you take exactly two actions. There are five: move, build a den, upgrade a den to a lair, howl, dominate. You may take the same one twice, and it does not matter what they cost.
rule-4-2 = You may give back bonus action tokens, as many as you like. Each brings one more action in this turn, which has to be paid for like any other (ruling o).

rule-5 = What an action costs
rule-5-1 = You pay with tiles that show the terrain of the hex you aim at: 1 for a move, 2 for a howl, 2 for a den, 2 for a lair, 3 to dominate. All tiles for one action show that same terrain, and each counts once. If more tiles fit than you need, you choose among them.
rule-5-2 = Every tile you pay with is flipped and shows its other face from then on.
rule-5-3 = A bonus terrain token takes the place of one tile of any terrain and then goes back to the supply. Tokens may pay a part of a cost or all of it.

rule-5a = Both faces are open
rule-5a-1 = The corners of a tile tell what its other face shows. So everybody may know both faces of all tiles at any time.

rule-6 = The end of a turn
rule-6-1 = After your actions the calendar is checked (rule 30). Then it is the next player’s turn, clockwise.

rule-7 = Move: how many wolves, how far
rule-7-1 = For 1 tile you may move as many different wolves as your pack spread says, alphas and pack wolves in any mix. Each goes at most as many hexes as your wolf speed says.
rule-7-2 = Every wolf you move must stop on the terrain you paid. The hex it leaves and the hexes it crosses may be of any terrain. Your wolves need not stay together.

rule-8 = No way through water or canyon
rule-8-1 = Wolves can neither enter nor cross a water hole or the canyon. They go round.

rule-9 = No stop on a lone wolf or prey
rule-9-1 = No wolf stops on a hex while a lone wolf or any prey token lies there. When the last of them is gone, the hex is like any other.

rule-10 = At most two pieces on a hex
rule-10-1 = A hex holds no more than two playing pieces; wolves, dens and lairs all count. There is one exception: the hex of the third pack beside the half moon on a full moon (rule 3a).

rule-11 = Where a wolf may stop
rule-11-1 = Any wolf may stop on an empty hex, on a hex with a single piece of yours of any kind, and on a hex where an enemy den stands alone.
rule-11-2 = An alpha may also stop where an enemy pack wolf stands alone. It displaces that wolf (rule 13).

rule-12 = Pieces that never share a hex
rule-12-1 = Two pack wolves of different colours never stand together, and neither do two alphas of different colours.
rule-12-2 = A pack wolf cannot stop where an enemy alpha stands. No wolf at all can stop on an enemy lair.

rule-13 = Where a displaced wolf goes
rule-13-1 = A displaced wolf flees as short a way as it can: to an empty hex, without piece, lone wolf or prey, or to one where a single piece of its colour stands. Among hexes equally near, the choice is with the player whose alpha or lair drives it away.

rule-14 = Den: cost and place
rule-14-1 = A den costs 2 tiles of the terrain it is built on. One of your alphas must stand on that hex or next to it.

rule-15 = Den: what it brings
rule-15-1 = Take the next den of a track of your choice, from left to right, upper row before lower row. What you uncover is yours at once: the better ability, a bonus token, points.
rule-15-2 = The first and the third den of a track improve it. Pack spread goes from 2 to 3 and 4, wolf speed from 3 to 4 and 5, howl range from 2 to 3 and 4.
rule-15-3 = The second and the fourth den of a track bring a bonus token. With three to five players, pack spread gives an action token and then a terrain token, and the two other tracks a terrain token and then an action token. With two players, every track gives an action token and then a terrain token.
rule-15-4 = A track is worth 3 points from its third den on and 7 with its fourth; with two players 2 and 5.

rule-16 = Den: where not
rule-16-1 = You cannot build where any enemy piece stands, nor where a den or a lair stands already, nor where two pieces stand.
rule-16-2 = You cannot build where a lone wolf or a prey token lies (ruling x).
rule-16-3 = The terrain is up to you. But only a den next to a water hole can become a lair.

rule-17 = Lair: cost and condition
rule-17-1 = To upgrade one of your dens costs 2 tiles of the terrain it stands on. One of your alphas must stand on its hex or next to it, and the hex must touch a water hole.

rule-18 = Lair: what happens
rule-18-1 = The den goes to the calendar, and the leftmost lair of your player board takes its place. You get a bonus terrain token, and 5 more points.

rule-19 = One lair per region
rule-19-1 = You may have only one lair on each region board. Lairs of other packs do not count for this.

rule-20 = A lair drives enemies away
rule-20-1 = If an enemy wolf, pack wolf or alpha, stands on the hex of the new lair, it is displaced as in rule 13.

rule-21 = Howl: cost and range
rule-21-1 = A howl costs 2 tiles of the terrain on which the lone wolf lies. It must be within your howl range, counted from one of your alphas: no other wolf howls.

rule-22 = Howl: what happens
rule-22-1 = The lone wolf goes to the calendar. The next wolf of your row comes to its hex, and that may be an alpha.

rule-23 = Dominate: cost and targets
rule-23-1 = To dominate costs 3 tiles of the terrain of the target. The target is an enemy pack wolf or an enemy den within your howl range, counted from one of your alphas. Alphas and lairs can never be dominated.

rule-24 = Pieces of one colour protect each other
rule-24-1 = If two pieces of one colour stand on a hex, whatever they are, neither of them can be dominated.

rule-25 = Dominate: what happens
rule-25-1 = The target goes to the calendar and a piece of yours of the same sort takes its place. For a den it is the next den of a track of your choice, with all it brings (rule 15). For a wolf it is the next wolf of your row (ruling t).

rule-26 = Hunting prey
rule-26-1 = Hunting is not an action and costs no tile: it happens by itself at the end of an action. If your wolves, of either kind, then stand around a prey hex on three or more different hexes, you take the top token of its stack.

rule-27 = What a hunt brings
rule-27-1 = You can own only one token of each kind of prey.
rule-27-2 = The token covers the leftmost free place of your hunt track. With three to five players you also get a bonus action token; with two you get the points alone.

rule-27a = Two stacks of one kind
rule-27a-1 = If you have surrounded two stacks of the same kind, you choose which of them gives the token.

rule-28 = The rank of pieces
rule-28-1 = From low to high the ranks are den, pack wolf, alpha, lair. A piece may come to an enemy piece only if that one stands alone and has a lower rank.
rule-28-2 = If the lower piece is a wolf, it is displaced; a den stays. So there is only one lasting way for two colours to share a hex: a den of one and a wolf of the other.

rule-29 = What goes to the calendar
rule-29-1 = Lone wolves that joined a pack, dens that became lairs, and dominated wolves and dens each cover the next free date. It makes no difference if they stood on the start board. Prey never goes there, and nothing ever comes back.

rule-30 = When a moon is due
rule-30-1 = Once the date of a moon, the one for your number of players, is covered, the regions of that moon are scored at the end of the turn, after all actions and bonus actions.
rule-30-2 = Dates of crescent, half and full moon: 7, 13 and 18 with two players; 9, 17 and 22 with three; 11, 20 and 26 with four; 13, 23 and 30 with five.

rule-31 = Control of a region
rule-31-1 = Your control of a region is 1 for each alpha, pack wolf and den you have there, and 3 for a lair.
rule-31-2 = Wherever two are equal, for first or for second place, more alphas in that region decide. The third pack of a game for two counts like a player.

rule-32 = First and second place
rule-32-1 = Whoever is first takes the region token and scores its higher number at the end: 4 for a crescent, 6 for a half moon, 8 for a full moon. Whoever is second gets a point token of the lower number: 2, 3 or 4.
rule-32-2 = If first place is tied even after counting alphas, everyone tied gets the lower number and nobody else gets anything. The region token leaves the game.
rule-32-3 = If second place is tied even after counting alphas, only first place scores.

rule-33 = The order of the moons
rule-33-1 = Crescents are scored first, half moons next, full moons last. Every region that shows the moon in question is scored.
rule-33-2 = With two players, a token on top of a pile is removed when it has been scored. The one below then lies open and waits for its own moon.

rule-34 = The end of the game
rule-34-1 = When the date of the full moon has been covered, that turn is played to its end and the full moons are scored. Then the game is over. Nobody gets another turn to even things out, and later dates are ignored.

rule-35 = The final score
rule-35-1 = Add up your region tokens at their higher number, your point tokens, and the highest number of points you have reached on each of your six tracks.
rule-35-2 = Three of the six are the ability tracks (rule 15). Lairs are worth 5, 10, 15 and 20 points; the wolves of your row 1, 2, 3, 4, 6, 8, 10 and 12; prey 1, 4, 9, 16 and 25, with two players 2, 5, 9, 14 and 20. Each number is a total, not an addition.

rule-36 = Ties
rule-36-1 = Among equal scores, whoever has more region tokens is ahead; point tokens do not help here. If that is equal too, more wolves on the map decide, alphas and pack wolves together.
rule-36-2 = Whoever is equal even then shares the place.

rule-rulings = Rulings
rule-rulings-1 = Here the rulebook is silent or leaves room. This is how we play.

rule-a = May wolves walk through occupied hexes?
rule-a-1 = Yes, through anything: wolves and dens of any colour, lairs, lone wolves, prey. Only water, the canyon and the edge of the map stop them.

rule-b = Is speed a straight line or a walk?
rule-b-1 = A walk. What counts is the shortest way on foot, round water holes and canyon.

rule-c = May a moved wolf end where it began?
rule-c-1 = No. If you want it to stay there, do not move it.

rule-d = May one wolf move twice in one action?
rule-d-1 = No. In your next action it may move again.

rule-e = Must you move as many wolves as you can?
rule-e-1 = No. You may stop at any point, even before the first wolf has moved. The tile stays flipped.

rule-f = What if you cannot do anything useful?
rule-f-1 = You take two actions all the same: there is no passing. A move is always possible, since some tile can be flipped and no wolf has to move.

rule-g = When does a displaced wolf leave?
rule-g-1 = At once, before your next wolf moves. The place your alpha came from is free by then.

rule-h = Which hex is the nearest?
rule-h-1 = The one with the shortest walk from the hex the wolf has to leave, round water and canyon, through pieces of any kind. Terrain does not matter. All hexes at that distance are open to choice.

rule-i = Which hexes take a displaced wolf?
rule-i-1 = Land without lone wolf and prey that is empty or holds a single piece of the wolf’s own colour, of any kind, even a lair. A hex with nothing but an enemy den does not count.

rule-j = What if no hex is free for it?
rule-j-1 = That cannot happen: there is more land than all pieces together could block.

rule-k = What if a displaced wolf ends beside prey?
rule-k-1 = It does not hunt yet. Only the player whose turn it is hunts. If another player has driven your wolf to the right place, you get the prey after your own next action, of whatever kind, provided everything is still in place.

rule-l = When are hunts checked, and may you decline?
rule-l-1 = After every action of any kind, bonus actions and moves without a wolf included, but not between the wolves of one move. You cannot decline.

rule-m = What if you surround several prey at once?
rule-m-1 = You take a token from each, but one per kind, and get the reward for each. For two stacks of one kind see rule 27a.

rule-n = May terrain tokens pay the whole cost?
rule-n-1 = Yes. Any mix will do, from no token to nothing but tokens. If a token pays for a move, you name the terrain.

rule-o = When may action tokens be used?
rule-o-1 = Whenever you could take an action: before, between and after your two normal ones, one by one, as many as you like. You may use a token you got in this very turn.

rule-p = Which comes first, target or payment?
rule-p-1 = The target, then the payment. Only a move is paid first, because the tile says where it may lead. Apart from moves, only actions that have a target you can pay for are on offer.

rule-q = How is the range of a howl counted?
rule-q-1 = Hex by hex, straight to the lone wolf. Water, canyon and pieces do not get in the way.

rule-r = How is the range counted to dominate?
rule-r-1 = Along hexes of the map, whatever their terrain: water and canyon count as hexes, and pieces do not get in the way. Gaps outside the map are not bridged. Distance 0 is within range too, so an alpha may dominate the enemy den it stands on.

rule-s = Are these two measures the same?
rule-s-1 = Yes, we use one measure for both: the shortest way over hexes of the map, of any terrain. To a lone wolf within range that is always the straight distance. To a target across a notch in the edge of the map it can be longer.

rule-t = May an alpha replace a dominated pack wolf?
rule-t-1 = Yes. The next wolf of your row comes, whichever kind it is, just as with a howl.

rule-u = What if your wolf row is empty?
rule-u-1 = You can no longer howl, and you can dominate nothing but dens.

rule-v = What if your dens or lairs run out?
rule-v-1 = You cannot choose an empty track. Without dens you can build no more and dominate wolves only. Without lairs you can upgrade no more.

rule-w = Does a piece of another colour protect?
rule-w-1 = No. You may dominate a den on which the wolf of another pack stands, or a pack wolf that stands on the den of another pack. Only a second piece of the target’s own colour protects it. The other piece stays where it is.

rule-x = May a den go to an enemy alpha, a lone wolf or prey?
rule-x-1 = No, to none of them. Every piece on the hex must be a wolf of yours, and there may be one at most.

rule-y = May you build on the start board?
rule-y-1 = Yes. But such a den can never become a lair, because no hex of the start board touches a water hole.

rule-z = May a lair stand at the water of another board?
rule-z-1 = The case does not come up: in every layout, the six hexes around a water hole lie on its own board.

rule-aa = Which region does a lair belong to?
rule-aa-1 = To the region board on which its hex lies.

rule-bb = What if two moons are reached in one turn?
rule-bb-1 = At the end of that turn they are scored one after the other, in their order. If the full moon is among them, the game is over then.

rule-cc = What if pieces leave after the last date?
rule-cc-1 = They leave the map as usual and are counted on, but nothing more comes of it.

rule-dd = When exactly is a moon due?
rule-dd-1 = When at least as many pieces are on the calendar as its date says. This is looked at only at the end of a turn.

rule-ee = What if a region is empty?
rule-ee-1 = Its token is removed and nobody scores.

rule-ff = What if only one pack is in a region?
rule-ff-1 = Then there is a first place and no second. To be second takes at least one piece.

rule-gg = Do alphas also decide second place?
rule-gg-1 = Yes, every tie in a region is broken by alphas.

rule-hh = What if the third pack is first?
rule-hh-1 = It takes the token, which is lost to you both. The player who alone is second gets the lower number. If you are tied behind it, neither gets anything.

rule-ii = What if a player ties with the third pack for first?
rule-ii-1 = That player gets the lower number, the token leaves the game, and the other player gets nothing. If all three tie, both players get the lower number.

rule-jj = When do the points of a track count?
rule-jj-1 = From the moment you reach them. So the score during the game always counts the highest number on each track.

rule-kk = How are ties at the end broken?
rule-kk-1 = By the number of region tokens, whatever they are worth, then by the number of wolves on the map, both kinds together. After that the place is shared.

rule-ll = May you take something back?
rule-ll-1 = Yes, step by step within your own turn, hunts included, until you end the turn yourself. Then it stands. Nothing is hidden and nothing is left to chance after setup, so nobody learns anything by it.

rule-mm = What is chosen, and what is dealt?
rule-mm-1 = You choose your pack and the start faces of your tiles, and the colour of the third pack is chosen too. Boards, prey, region tokens and the first player come by chance.

rule-nn = Who starts?
rule-nn-1 = The player drawn by lot places the first pair, also the last one because the order is reversed, and then has the first turn.

rule-oo = What is across the canyon?
rule-oo-1 = The start board has five land hexes on each side of the canyon. Across means on the other five.

rule-pp = What if a player leaves?
rule-pp-1 = The game goes on and nobody is skipped. The pieces stay and count, and a bot may hold the seat until its player is back.

rule-qq = Can bonus tokens run out?
rule-qq-1 = No. There is always another one.
