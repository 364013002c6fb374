### The rules of Foxes in English.
### A title has no full stop at its end, a paragraph has.

rule-B0 = What there is, and who knows what
rule-B0-1 = There are four vital territories, clockwise: Fields, River, Forest, Farm, and Fields again. The fifth territory is the Mountain. Foxes that are nowhere wait at the centre.
rule-B0-2 = GP are growth points, VP victory points. There are four kinds of resource: worm (Fields), fish (River), berry (Forest), egg (Farm). GP and resources lie open and never fall below 0. The resource of a territory is its own kind; a resource of choice is any of the four (D9). Spaces of the VP track are orange at equal distances (C0).
rule-B0-3 = You have a fox; 4 action dice, 2 of them available and 2 set aside; 5 territory markers in slots 1 to 5 from the left; 5 mousing spaces; 1 ruse slot; 4 paws, one for each bonus track; a growth track of 3 rows with 6 spaces and a cub die on space 1 of each row (C8); 2 black cub dice aside; 6 instinct slots; a den of 5 columns and 4 rows with a start and 5 exits, each with a cube; and some GP (C0).
rule-B0-4 = Shared by all are the destiny tiles and the destiny die, the hunter, the obstacles storm, wolf, tent, bear and beaver, the mousing, bonus, path and ruse tiles, the private objectives, the turn-order tiles, the tiles that close slots or mark exhausted dice, and the cheese (C0).
rule-B0-5 = Secret are the objectives in your hand, which only you know until they are validated, the face-down mousing tiles, which nobody knows, the order of all piles, and the turn-order and ruse tiles not drawn. All else is open, also how many cards you hold, and all discards.
rule-B0-6 = A die has a value from 0 to 6. At 0 it is exhausted.
rule-B0-7 = GP, VP, resources and tiles for exhausted dice never run out. When a mousing tile, bonus tile or objective must be drawn and its pile is empty, the discards are shuffled into a new pile; if there are none, nothing is drawn. A used ruse tile leaves the game.
rule-B0-8 = Gains of one line come from left to right. On a space the marker’s toll comes before the beaver’s. An advance gives the bonus first, then the crosshair acts. Mousing gives GP, then resources, then what instincts add, and then the tile is stored. A path tile gives its own bonus, then the cell’s; then instincts are checked. A choice is settled before the next gain, and a gain nobody can use is lost. Where several players act in one step, they do so in turn order. A ruse tile, bonus tile or instinct that says otherwise goes before the general rule, for its owner only.

rule-B1 = Setup
rule-B1-1 = The turn order of round 1 is drawn at random. Every position has its turn-order tile: those of positions 1 and 2 are fixed, position 3 draws one of three, positions 4 and 5 one each of three others (C8). The tiles stay all game; whoever is at a position in a round has its tile (F21).
rule-B1-2 = You get private objectives at random and GP (C0); you have no resource and 0 VP. Foxes stand at the centre, markers in slots 1 to 5, paws on 0. Ruse tiles come in B2.2.
rule-B1-3 = All tiles and cards are shuffled. Mousing tiles lie face down on every mousing place, as many as the number of players asks for (C2). Dice slots are open by the number of players (C3). Hunter, obstacles and cheese lie beside the board.
rule-B1-4 = Two players need no rule of their own: the later positions are absent, and fewer slots are open (C3).

rule-B2 = Start of a round
rule-B2-1 = First the turn-order tiles, by position. The 1st player draws a new destiny tile, the old one leaves the game, and puts the hunter into the vital territory it shows. The 2nd rolls the destiny die: 1 to 3 is day, 4 to 6 night, and the number is the destiny value of the round. The others gain the bonus of their tile.
rule-B2-2 = Then the effect of the round. Round 1: in turn order you draw a ruse tile, open in your slot, and take 2 GP or 1 resource of choice. Round 2: you take your third die. Rounds 3 and 4: whoever has at least 2 cubs out of the den takes the fourth die, for good. Round 4: the last open slot of each vital territory is closed.
rule-B2-3 = Then you play in turn order, one die per turn, without passing. Whoever has no die left is skipped; when nobody has one, the round ends (B5).

rule-B3 = A turn
rule-B3-1 = Roll one of your dice. You gain GP by the rolled value (C1) and, if it equals the destiny value, the bonus of the destiny tile. Later changes of the die change neither.
rule-B3-2 = Free plays: whenever you choose a place, a move or an action, you may first use your ruse tile, play bonus tiles without a flag, or exchange the cheese for GP (C5), as many as you like. They cost no pips and are no actions.
rule-B3-3 = Put the die on the leftmost free open slot of a vital territory, of the Mountain or of your own den. The den always has one.
rule-B3-4 = You gain the slot’s bonus. Then its penalty is taken from the die; a bonus tile gained here can be played only after that. If nothing is left, the die is exhausted and you gain 2 GP. Paying for actions never brings these GP.
rule-B3-5 = Then you act in the territory (B3.A), on the Mountain (B3.A') or in your den (B3.B). Every action is optional.
rule-B3-6 = The cost of an action is taken from the die. What the die cannot cover you pay in GP, one for one; while it has pips, you may not pay in GP instead. An action is offered only if pips and GP cover it. A die emptied so is exhausted.
rule-B3-7 = What is left stays on the die until B5.4. The turn ends when you say so, or after the den action.
rule-B3-A = In a vital territory
rule-B3-A-1 = Your fox goes to the start of the territory’s track, which lies before space 1 and has no actions. From there it may move, or stay: by day and at night up to as many spaces as C2 says. A storm takes 1 off by day; Speed (C7) and the ruse tile for moving (C10) add what they show. At least 1 space is always allowed, and the track ends at space 3.
rule-B3-A-2 = Passing a space marked by another player costs you 1 GP, and that player gains 1; stopping there costs 2 and gives 2. Passing or stopping on the dam while the beaver is there, you give 2 GP to the owner of its tile, unless that is you. If you have less, you pay what you have; the marker’s owner still gains all, the beaver’s only what you give.
rule-B3-A-3 = You may do each action printed on the space once, in any order. Mousing: turn up the top tile here, take its gains and keep it on a free mousing space, failed or not; without a free space it is discarded; forbidden in the territory of the hunter or the wolf. Mark: put your leftmost marker here, +1 VP if it comes from slot 3 or 5; another player’s marker goes back to its owner’s rightmost free slot; not on your own marker; forbidden in the hunter’s territory. Advance: your paw goes 1 further on this territory’s bonus track, up to space 5, and you gain what it shows; a white crosshair moves the hunter to the next vital territory clockwise; forbidden in the wolf’s territory. Cub +1: increase a cub on one of the first 5 growth spaces, up to 6.
rule-B3-A-4 = Foxes may share a space, and your own marker costs nothing. If the hunter moves during your turn, the rest of the turn follows his new place.
rule-B3-A_ = On the Mountain there is no track. You may do each of these once, in any order, at the costs of C2: (i) activate one of your tiles with a green flag (B4); (ii) exhaust the die, which must have at least 1 pip, to draw an objective, to throw one away and draw another, or to use the exchange effect of one in hand, which is then discarded (C9); (iii) gain a resource of choice; (iv) advance on any of your bonus tracks, wolf or not; (v) cub +1. After (ii) you can pay only with GP. Your hand has no limit.
rule-B3-B = In the den
rule-B3-B-1 = One action per die: dig 1, 2 or 3 path tiles at their cost (C7). GP may complete the payment. The fox stays where it is.
rule-B3-B-2 = Tiles are drawn one at a time, shown and laid at once: the first on the start cell (3,1), the others on a free cell beside one of your tiles, turned any way you like; edges need not match, and tiles never move. You cannot dig more tiles than there are free cells. You gain what the tile and the covered cell show.
rule-B3-B-3 = Two tiles side by side are joined if both are open on the edge they share. Exit c (from 1 to 5) is connected if joined tiles lead from the tile on (3,1), open at its lower edge, to the tile on (c,4), open at its upper edge.
rule-B3-B-4 = Instinct: when an exit is connected, you have as many validated objectives as it asks for, a cub is at it and its cube is still there, you must move the cube to a free instinct slot whose cub value that cub reaches (C7). If no slot fits, the cube stays. An exit develops at most one instinct. This is checked after every tile, after your objectives (B5.2) and after every cub that leaves (B5.5). VP come at once, the effect lasts.

rule-B4 = Obstacles. Hunter: no marking and no mousing in the vital territory. Storm: 1 space less by day. Wolf: no mousing and no advance. Tent: at the end of the round 2 GP for each fox there. Bear: at the end of the round 1 resource of choice for each fox there. Beaver: it sits on the dam (B3.A.2, C2). To activate a flagged tile, lay it open, choose the territory, put the piece there and take the placer’s gain (C6). Storm and wolf go into a vital territory, tent and bear into any of the 5. It works at once, against you too. A second tile of the same kind moves the piece, and the first is discarded. All leave in B5.7; flagged tiles not activated are kept.

rule-B5 = End of the round: each step for all, in turn order, before the next
rule-B5-1 = Tent, then bear, for every fox in that territory; the start of a track and the Mountain count, the centre does not.
rule-B5-2 = All your objectives fulfilled now are revealed: you gain their VP, and they stay open as validated. Then instincts are checked.
rule-B5-3 = Whoever still has the cheese gains 4 VP, and it goes back to the supply.
rule-B5-4 = You gain the values left on your dice of this round as VP; then all your dice are available again.
rule-B5-5 = Growth: as often as you like, pay 2 GP in the top row, 3 in the middle, 4 at the bottom, to move one cub of that row one space, and gain what the space shows (C8); an increase goes to that cub. The last step, from space 5 to space 6, also costs 1 resource or 1 mousing tile. A cub on space 6 may leave, now or later and free of charge, if you have at least 1 validated objective: put it at a free exit of your den; it is then out, and instincts are checked. When the top cub reaches space 6, the first black cub starts on space 1 of that row (C8); the middle cub frees the second black one.
rule-B5-6 = Foxes return to the centre.
rule-B5-7 = Obstacles and their tiles leave; the hunter waits for the next destiny tile.
rule-B5-8 = Mousing places are filled up to their number (B1.3). Tiles not taken stay.
rule-B5-9 = Behind the leader you gain 2 GP for each orange space between your VP and the leader’s, the leader’s own space included.
rule-B5-10 = The new turn order follows the VP, leader first; among equals, whoever came later in the old turn order goes first. You take the turn-order tile of your new position. After round 4, steps 1 to 9 are done as usual, and then the game ends (B6).

rule-B6 = End of the game
rule-B6-1 = Every cub at an exit gives its value in VP, with or without a path. Cubs on the growth track give nothing.
rule-B6-2 = Mousing tiles on your board, failed ones too, give VP by their number (C4).
rule-B6-3 = Your markers on the board, your GP and every set of all four kinds of resource give VP (C0). Ruse tiles, bonus tiles and cards in hand give nothing.
rule-B6-4 = Whoever has the most VP wins; among equals, whoever has more cubs out, then whoever has more validated objectives; otherwise the victory is shared.

rule-B7 = Rulings: where the guide is silent or can be read in two ways

rule-F1 = How far does a fox move? As far as C2 says for the day and for the night. The guide says 1 to 3 by day or night, the storm lowers only the day, and foxes are nocturnal.

rule-F2 = Are the prices 2, 3 and 4 GP by row or by step? By row. The same list speaks of the top line.

rule-F3 = What is out of the den? A cub die at an exit of the den board. Increases stop there, and the end counts dice on the den board.

rule-F4 = Does leaving need an objective, or only the instinct? 1 validated objective to leave at all, the exit’s number for the instinct. So both sentences of the guide are true.

rule-F5 = Do 2 GP come when actions empty the die? No. The guide’s first example shows none.

rule-F6 = Has the Mountain a track? No. Its actions are listed without a movement.

rule-F7 = Does a black cub need a row, or just the first cub that arrives? The row: top for the first, middle for the second. The guide says 1st cub (top line).

rule-F8 = Is the leader first or last? First. The order is that of the VP track, and those behind get bonuses and GP.

rule-F9 = Which orange spaces count? Those you would pass on your way to the leader, the leader’s own included.

rule-F10 = What is the 3rd or last marker? That of slot 3 or slot 5. It can bring VP again after it has come back, for returned markers go to the rightmost free slot.

rule-F11 = Hunter or photographer? They do the same; the guide always names them together.

rule-F12 = Why would a fox lie down? It lies when its owner has used the last die. This has no effect; it is the only sense we found.

rule-F13 = What is restricted in round 4? The last open slot of each vital territory is closed. The guide speaks of a restriction by tiles.

rule-F14 = Are bonus tiles without a flag free? Yes, playable in your own turn without cost or limit. Only flagged ones are tied to the Mountain.

rule-F15 = Where does the cheese come from? From spaces of the bonus tracks (C5). There is one; if somebody has it, you gain GP instead.

rule-F16 = May a die be placed where you want no action? Yes, for actions are optional.

rule-F17 = Which slots has the den? 4 of your own with their penalties (C3), so that every die has a place.

rule-F18 = What comes first, turn-order bonuses or the effect of the round? The bonuses. The guide says so.

rule-F19 = Must the fox leave the start? No. The guide says that it may move.

rule-F20 = What are dam, token and beaver tile? The dam is a space of a track (C2); the token stands there only while a player has an activated beaver tile. The guide names all three and says the token may be present.

rule-F21 = Whose is a turn-order tile drawn at setup? It belongs to the position and changes hands with it. The order changes every round, while the tile was drawn at setup.

rule-F22 = What is crossing the last space? The step from space 5 to space 6; it costs 1 resource or 1 mousing tile more. Then the end is reached, which frees a black cub.

rule-F23 = What does throwing an objective away bring? A new one in its place. Mere discarding would never help.

rule-F24 = Which die is exhausted on the Mountain? The one just placed, with at least 1 pip. An exhausted die cannot be exhausted.

rule-F25 = Which cub gains from a den cell? Any of yours on growth spaces 1 to 5. Only growth binds it to the moving cub.

rule-F26 = When does a black cub enter? At once, on space 1 of the row whose cub reached the end. Reaching the end frees it; leaving is not asked.

rule-F27 = Who catches up in B5.9? Everybody behind the leader. The guide uses the plural.

rule-F28 = May you keep objectives back, or refuse an instinct? No. Leaving is your choice; the rest follows.

rule-F29 = Can the hunter come to the Mountain? Never. The circle has only the four vital territories.

rule-F30 = Are the tiles of a dig drawn all at once? No, one by one, so that each meets the den as it is.

rule-F31 = May a poor fox enter a marked space? Yes, it pays what it has. The guide knows no forbidden move.

rule-B8 = Decisions. You are offered every answer that can be paid and has an effect, equal ones once. Where only one is left, the table may give it for you. Chance decides the turn order, draws and dice.

rule-D1 = Round 1: 2 GP or one resource.

rule-D2 = After your roll, with the ruse tile for rolling again: keep the roll, or roll again and choose.

rule-D3 = A place for the die: every territory with a free open slot, or your den; free plays (D8).

rule-D4 = A move: from 0 to as many spaces as allowed; free plays (D8).

rule-D5 = An action of the space, not yet done, allowed and payable; or the end of the turn; free plays (D8).

rule-D6 = An action of the Mountain, not yet done and payable; or the end of the turn; free plays (D8).

rule-D7 = A dig of 1, 2 or 3 tiles, if payable; or the end of the turn; free plays (D8).

rule-D8 = A free play: your ruse tile when its moment has come (C10), a bonus tile without a flag (C6), the cheese.

rule-D9 = A resource of choice: one of the 4 kinds.

rule-D10 = Cub +1: one of your cubs on spaces 1 to 5 with a value below 6.

rule-D11 = An advance of choice: a track on which you are not at the end.

rule-D12 = An obstacle: its territory (B4).

rule-D13 = A path tile: its cell and its rotation.

rule-D14 = An instinct: an exit that is due and a free slot, until none is due.

rule-D15 = The price of an exchange: two different resources, or one.

rule-D16 = Growth: a step you can pay, a cub that leaves by a free exit, or stop.

rule-D17 = The last step: a resource, or the mousing tile stored last.

rule-D18 = The hunter lured away: one of the 3 other vital territories.

rule-D19 = Trade by ruse: sell one resource for GP, or pay GP for resources of choice (C10).

rule-C = What is printed on the pieces: the usual values, which a table may change in its settings

rule-C0 = Usual values. Shared: 1 destiny die, 12 destiny tiles, 1 hunter, 1 piece each of storm, wolf, tent, bear and beaver, 40 mousing tiles, 30 bonus tiles, 100 path tiles, 10 ruse tiles, 40 objectives, 8 turn-order tiles, 4 tiles that close slots, 20 for exhausted dice, 1 cheese. For each player: two boards, 1 fox, 4 action dice, 5 markers, 4 paws, 3 cub dice, 2 black ones, 5 cubes. You begin with 3 objectives and 2 GP. Every 5th space of the VP track is orange. At the end: 1 VP for each of your markers on the board, 1 VP for every full 5 GP, 3 VP for every set of all four kinds of resource.

rule-C1 = Usual values. GP for a roll: 5 for a 1, 4 for a 2, 3 for a 3, 2 for a 4, 2 for a 5, 1 for a 6.

rule-C2 = Usual values. Actions and costs by space (M mousing, K mark, B advance, C cub +1). Fields: M2 K1; M1 B2; M1 K1 C2. River: B1 K2; B1 M2; B1 C1 K2. Forest: C2 K1; C2 M2 K1; C1 B2 K1. Farm: B2 K1; M1 C2; M1 B1 K2. The second space of the River is the dam. Every space with M is a mousing place, with 1 tile for 2 or 3 players and 2 tiles for 4 or 5. A fox moves up to 2 spaces by day and up to 3 at night. Costs on the Mountain: green flag 1, resource 1, bonus track 3, cub +1 for 1.

rule-C3 = Usual values. Dice slots from the left, gain and penalty. Vital territory: its resource, 0; its resource, 1; its resource and a bonus tile, 1; the same, 2; the same and 1 GP, 2. Mountain: 1 GP, 0; a bonus tile, 1; 2 GP, 1; a bonus tile, 2. Den: nothing, with penalties 0, 1, 2, 2. Open in a vital territory: as many as there are players, one fewer in round 4. Open on the Mountain: 2, 3, 3, 4 with 2, 3, 4, 5 players.

rule-C4 = Usual values. Mousing tiles: 10 failed; 8 with 2 GP; 6 with 3 GP; 6 with 1 GP and a resource; 4 with a resource; 4 with 2 GP and a resource; 2 with 4 GP. Resources of choice. VP at the end for 0 to 5 tiles: 0, 1, 2, 4, 6, 9.

rule-C5 = Usual values. Bonus tracks, spaces 1 to 5 (! is a white crosshair). Fields: 2 GP; resource !; 3 VP; 4 GP !; 6 VP. River: resource; 2 VP !; bonus tile; 3 VP !; 7 VP. Forest: cub +1; 3 GP !; 3 VP; cub +1 !; 7 VP. Farm: cheese; 3 GP !; 3 VP; cheese !; 7 VP. Resources of choice. The cheese is exchanged for 6 GP; if somebody else has it, you gain 2 GP.

rule-C6 = Usual values. Bonus tiles lie open. Without a flag, free and then discarded: 4 with 3 GP; 4 with a resource of choice; 4 with cub +1; 3 with +1 for the die of this turn, up to 6, unless it is exhausted; 3 with 1 VP; 2 with a step on any bonus track, wolf or not. With a green flag, 2 of each: storm and wolf give their placer 2 GP, tent and bear 1 VP, the beaver nothing but its toll. Destiny tiles: each vital territory with 3 GP, with a resource of choice and with 2 VP.

rule-C7 = Usual values. Cells of the den by column and row from the lower left: (1,1) resource, (5,1) cub +1, (2,2) and (4,2) 1 GP, (1,3) and (5,3) 2 GP, (2,3) resource, (4,3) cub +1, (1,4) and (5,4) 1 VP. A dig of 1, 2 or 3 tiles costs 1, 2 or 4. Path tiles, and how many of them show 1 GP: 27 straight (3), 33 curves (3), 27 forks (3), 13 crossings (1). Exits 1 to 5 need 2, 1, 1, 2, 3 validated objectives. Instincts: Nose, any cub, 3 VP: +1 GP with every mousing of yours. Care, any cub, 3 VP: growth steps cost 1 GP less. Speed, value 4, 4 VP: move 1 further. Stealth, value 4, 4 VP: hunter and wolf do not stop you. Dominance, value 5, 6 VP: you lose nothing to markers, and +1 GP with every mark of yours. Endurance, value 5, 6 VP: each of your exhausted dice counts 1 VP in B5.4.

rule-C8 = Usual values. Growth, every row: space 2 cub +1, space 3 1 VP, space 4 cub +1, space 5 2 VP, space 6 nothing. A cub begins with value 1. Turn-order tiles for position 3: 2 GP, a resource, or a bonus tile; for 4 and 5: 3 GP, 1 GP and a resource, or 1 GP and a bonus tile. Resources of choice.

rule-C9 = Usual values. Private objectives, 2 of each, with VP and exchange effect. A marker in Fields and Forest: 4, X1. In River and Farm: 5, X2. 3 markers: 4, X3. Markers in 3 territories: 5, X4. 3 mousing tiles: 3, X5. 4 mousing tiles: 4, X1. Track at 2, Fields: 3, X2; River: 3, X3; Forest: 5, X4; Farm: 3, X5. All tracks together at 5: 4, X1. One resource of each kind: 3, X2. 10 GP: 3, X3. 5 path tiles: 3, X4. 7 path tiles: 4, X5. An exit connected: 4, X1. A cub of value 4: 3, X2. Two dice exhausted this round: 3, X3. A die with 4 left: 3, X4. Fox on the Mountain: 2, X5. Numbers mean at least so many, and nothing is paid. Exchange: X1 two different resources for 4 VP; X2 4 GP for 4 VP; X3 the mousing tile stored last for 6 GP; X4 a resource for 5 GP; X5 2 GP for cub +1 twice.

rule-C10 = Usual values. Ruse tiles, one of each, used once in your turn. Roll again: choose which roll counts. Die +2: up to 6, not if exhausted. No slot penalty: before placing. Move +1: before moving, up to the end of the track. Next action 2 cheaper: not for cards on the Mountain. Free way: before moving; nothing lost to markers or the beaver, though marker owners still gain, and 2 GP. Hunter: to another vital territory. Destiny: the bonus of the destiny tile, also a second time. Path tiles +1: with the den action of this turn. Trade: a resource for 5 GP, or 3 GP for 2 resources of choice.
