puzzles = Puzzles
puzzles-about = Positions from real games in which one way to play is clearly the best, for what you can know. Find it on the board.
puzzles-daily = Puzzle of the day
puzzles-one = Puzzle
puzzles-solve = Solve it
puzzles-again = Once more
puzzles-next = Next puzzle
puzzles-next-room = Go on solving
puzzles-all = All puzzles
puzzles-show = Show the solution
puzzles-skip = To the end
puzzles-you = You
puzzles-streak = In a row, at the first try
puzzles-best = Best row
puzzles-solved = Solved
puzzles-row = { $count } in a row
puzzles-days =
    { $count ->
        [one] Solved today: the first day of a row
       *[other] { $count } days in a row
    }
puzzles-progress = { $done } of { $count } solved
puzzles-empty = There are no puzzles here yet.
puzzles-none = The puzzles did not come
puzzles-gone = This puzzle is gone
puzzles-gone-text = Its rules have changed since, or the link is broken.
puzzles-ask = One way to play is clearly better than all others. Which one?
puzzles-right = Right
puzzles-right-more = And now?
puzzles-right-all = Solved
puzzles-clean = At the first try.
puzzles-helped =
    { $count ->
        [0] Found.
        [one] Found, after one other try.
       *[other] Found, after { $count } other tries.
    }
puzzles-wrong = Not the best
puzzles-cost =
    { $points ->
        [0] it costs less than a point of chance. Try another way.
        [one] it costs about a point of chance. Try another way.
       *[other] it costs about { $points } points of chance. Try another way.
    }
puzzles-cost-much = that gives much away. Try another way.
puzzles-shown = This is the way
puzzles-way = The best way to play
puzzles-instead = Next best: { $sentence } (−{ $points } points)
puzzles-chances = With it you win about { $best }% of such games, otherwise { $other }% at most.
puzzles-proof = Measured in imagined worlds that fit what you know: { $count }. Each was played on with the same luck for every answer.
puzzles-level-1 = easy
puzzles-level-2 = medium
puzzles-level-3 = hard
puzzles-level-4 = very hard
theme-puzzle-decisive = it decides the game
theme-puzzle-rescue = saving what can be saved
theme-puzzle-plan = several steps
theme-puzzle-quiet = looks wrong at first
