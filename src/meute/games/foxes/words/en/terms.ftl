### Foxes in English: what its words mean.

foxes-term-gp = growth points (GP)
    .forms = GP | growth point(s)
    .about = They let cubs grow at the end of a round, and pay for actions when the die is used up.
    .rule = B0.2

foxes-term-vp = victory points (VP)
    .forms = VP | victory point(s)
    .about = Whoever has most of them after the last round wins.
    .rule = B0.2

foxes-term-mousing = mousing
    .forms = mousing | mousing tile(s)
    .about = A fox’s leap onto a mouse. Turn up the tile of the space, take its gains and keep it: each one you keep is worth more at the end, a failed one too.
    .rule = B3.A.3

foxes-term-marker = marker
    .forms = marker(s) | mark(s,ed)
    .about = Your sign on a space. Others pay you GP when they pass or stop there.
    .rule = B3.A.3

foxes-term-slot = slot
    .forms = slot(s)
    .about = Where a die is placed. It gives what it shows, and the later ones take something off the die. The leftmost free one is next.
    .rule = B3.3

foxes-term-vital = vital territory
    .forms = vital territory | vital territories
    .about = The Fields, the River, the Forest or the Farm: each with a track of three spaces and a resource of its own.
    .rule = B0.1

foxes-term-exhausted = exhausted
    .forms = exhausted | exhaust(s)
    .about = Nothing is left on the die. If a slot’s penalty does it, you gain GP for it.
    .rule = B0.6

foxes-term-destiny = destiny die
    .forms = destiny die | destiny tile(s) | destiny value | destiny bonus
    .about = Rolled once a round: low is day, high is night, when foxes move further. Whoever later rolls the same number gains the bonus of the destiny tile.
    .rule = B2.1

foxes-term-ruse = ruse tile
    .forms = ruse tile(s)
    .about = A trick you may use once in the game, in your own turn. It costs nothing.
    .rule = B3.2

foxes-term-bonus = bonus tile
    .forms = bonus tile(s)
    .about = Without a flag it may be played at any time in your turn, and costs nothing. With a green flag it is activated on the Mountain.
    .rule = B3.2

foxes-term-flag = green flag
    .forms = green flag(s)
    .about = Such a tile is activated on the Mountain. It puts a storm, a wolf, a tent, a bear or a beaver into a territory, until the end of the round.
    .rule = B4

foxes-term-track = bonus track
    .forms = bonus track(s)
    .about = Each vital territory has one. Every advance brings you a step further and gives what the space shows.
    .rule = B3.A.3

foxes-term-hunter = hunter
    .forms = hunter | photographer
    .about = In his territory nobody marks and nobody goes mousing. He moves on when somebody reaches certain spaces of a bonus track.
    .rule = B4

foxes-term-cheese = cheese
    .forms = cheese
    .about = There is one. Whoever has it may exchange it for GP, or keep it until the end of the round for VP.
    .rule = B3.2

foxes-term-objective = objective
    .forms = private objective(s) | objective(s)
    .about = A secret task of yours. If it is fulfilled at the end of a round, it brings its VP and is validated.
    .rule = B5.2

foxes-term-validated = validated
    .forms = validated
    .about = Fulfilled at the end of a round and laid open. Cubs need validated objectives to leave the den, and exits to develop instincts.
    .rule = B5.2

foxes-term-instinct = instinct
    .forms = instinct(s)
    .about = A lasting power, and VP at once. It takes a path to an exit, a cub there, and as many validated objectives as the exit says.
    .rule = B3.B.4

foxes-term-path = path tile
    .forms = path tile(s)
    .about = A piece of tunnel in your den. Joined pieces from the entrance to an exit make a path.
    .rule = B3.B.2

foxes-term-exit = exit
    .forms = exit(s)
    .about = Where cubs leave the den. Its number says how many validated objectives an instinct needs here.
    .rule = B3.B.3

foxes-term-black = black cub
    .forms = black cub(s)
    .about = It waits until a row of the growth track is finished, and then begins in that row.
    .rule = B5.5

foxes-term-resource = resource
    .forms = resource(s)
    .about = Worm, fish, berry or egg. One is needed for the last step of a cub, and a set of all four is worth VP at the end.
    .rule = B0.2

foxes-term-dam = dam
    .forms = dam | beaver dam
    .about = The second space of the River. While the beaver sits there, it costs a toll to the owner of its tile.
    .rule = B3.A.2

foxes-term-catch_up = catching up
    .forms = catching up | orange space(s)
    .about = At the end of a round, whoever is behind the leader gains GP for each orange space of the VP track between them.
    .rule = B5.9

foxes-term-order = turn-order tile
    .forms = turn-order tile(s)
    .about = Each position has one. The first two give duties for the round, the later ones a bonus.
    .rule = B1.1
