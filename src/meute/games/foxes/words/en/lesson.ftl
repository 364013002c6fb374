### Foxes in English: what the teacher says in the coached first game.

foxes-lesson-other = That is allowed, but the lesson goes another way. Follow the golden ring.

foxes-lesson-goal = Your fox has four rounds to raise her cubs and get them out of the den. In the end the most victory points (VP) win.
foxes-lesson-round = In a round you use up your dice, two at first, one in each turn. When all dice are spent, the cubs grow.
foxes-lesson-berry = Before the first die you may take something. Growth points (GP) pay for growing; the last step of a cub needs a resource. Take the berry.
foxes-lesson-berry_gp = GP will come by themselves with every die. Take the berry.
foxes-lesson-berry_other = Any resource would do. The lesson takes the berry.

foxes-lesson-die = Your die was rolled: a 3. It also gave you 3 GP; low rolls give more, high rolls can do more.
foxes-lesson-place = Place the die at the Farm, which gives you an egg, and let your fox walk 3 spaces there: point at the ringed place.
foxes-lesson-place_other = A fine place too. This time go to the Farm: its slot gives an egg.
foxes-lesson-walk_other = Walk all 3 spaces: the further you get, the better the actions.

foxes-lesson-space = On this space three actions are possible, each once, in any order. The pips of the die pay first, then your GP.
foxes-lesson-mark = Mark the space, for 2 pips: in the end every marker on the board counts.
foxes-lesson-act_other = You will come to that. First the ringed action.
foxes-lesson-act_end = There is more to do here: the die still has pips, or you have GP.

foxes-lesson-pips = One pip is left. Pips that you do not use become points, but at the Farm something better waits.
foxes-lesson-advance = Advance on the Farm’s bonus track: whoever gets there first takes the cheese.

foxes-lesson-cheese = The cheese is yours: it brings VP at the end of each round in which you hold it.
foxes-lesson-mouse = The die is exhausted, but GP pay as well. Mousing costs 1: the fox pounces and turns up a tile.
foxes-lesson-mouse_end = One GP for a tile is cheap, and most tiles give more than they cost.
foxes-lesson-keep_cheese = Keep the cheese: it gives you points at the end of the round.
foxes-lesson-caught = 3 GP for 1: a good catch. The tile itself is worth points in the end, too.
foxes-lesson-end = Nothing more to do with this die. End your turn.

foxes-lesson-dig_why = Your second die, another 3. Your den is still without a way: paths dug from the start to an exit teach a cub an instinct later.
foxes-lesson-dig_place = Place the die in your den and dig three tiles: the die pays 3 pips, 1 GP is added.
foxes-lesson-dig_other = The den this time: one dig for each die, so make it a large one.
foxes-lesson-dig_three = You can pay for three tiles: dig three.

foxes-lesson-tile = A path tile was drawn: a curve with 1 GP on it, which you get as you lay it.
foxes-lesson-lay = Point at the ringed cell, then choose the ringed rotation.
foxes-lesson-lay_other = It would fit there as well. The lesson builds towards one exit: ringed cell, ringed rotation.
foxes-lesson-lay_on = A straight path: go on from the curve, deeper into the den.
foxes-lesson-lay_last = The third tile begins a second way.

foxes-lesson-objective = All dice are spent: the round ends. You had 10 GP, and so one of your private objectives is validated: 3 VP. The cheese gave you 4.
foxes-lesson-growth = Now your cubs grow. Each step costs 2 GP, and a cub that is out of the den counts its value in the end.
foxes-lesson-grow = Let the cub of the top row grow: point at it.
foxes-lesson-grow_other = Grow one cub all the way rather than three a little: the top one.
foxes-lesson-grow_stop = You still have GP, and later rounds cost no less. Go on growing.

foxes-lesson-worth = Now it is worth 2. Spaces on its way bring more value, or VP.
foxes-lesson-grow_on = Three more steps with the same cub.
foxes-lesson-last_step = One step is left in its row. The last one costs 2 GP and something more: a resource or a mousing tile.
foxes-lesson-egg = Take the last step and pay with the egg.
foxes-lesson-egg_other = You have two resources. Give the egg and keep the berry.

foxes-lesson-black_cub = The row is finished, and a black cub comes into play. It grows in the next row you finish.
foxes-lesson-leave = A cub at the end of its row may leave as soon as one objective is validated. Let it go by the second exit.
foxes-lesson-leave_other = That would work, but first let the cub out: only then does its value count.
foxes-lesson-leave_exit = Every exit is open to it. The lesson takes the second one.
foxes-lesson-leave_stop = Do not leave it in the den: a cub that stays inside counts nothing, and the fourth die goes to whoever has two cubs out.

foxes-lesson-third_die = Round 2: everybody has a third die now. In rounds 3 and 4 a fourth comes to whoever has at least two cubs out of the den. So two cubs out early is the plan.
foxes-lesson-done = You have played a whole round: place, walk, act, dig, grow, leave. Three like it make a game. Play on here as you like, or begin a game of your own.

foxes-lesson-note_mountain = On the Mountain there is no walk: you choose among its actions, and a new objective card uses up the die.
foxes-lesson-note_instinct = A path leads to an exit: the cub there learns an instinct, which counts at the end of the game.
