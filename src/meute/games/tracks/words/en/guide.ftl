### Wolf Tracks in English: the game in two minutes, and what to have at hand at the table.

tracks-guide-pack-title = One pack for everybody
tracks-guide-pack = You all live in one pack; each of you leads up to three wolves of one colour. At the end of a year every wolf brings its rank: the lowest row 1 point, the next one 2, and so on up to the alphas.
tracks-guide-place-title = One plan for the whole year
tracks-guide-place = Every year you put your counters, 1 to { $highest }, face down: one for each wolf in each of the { $phases } phases. The highest counter of a phase has the first turn. High ones cost strength, and next year all of them are back.
tracks-guide-cubs-title = Raise cubs
tracks-guide-cubs = All counters of the phase are added up. Every full { $need } points keep a cub alive. The highest counter earns a chip: recognition, a point every year.
tracks-guide-alone-title = Each for itself
tracks-guide-alone = In the solitary hunt one wolf after the other takes an animal from the three that lie open, the highest counter first. Whoever catches nothing loses { $hunger } strength.
tracks-guide-hunt-title = All together
tracks-guide-hunt = In the pack hunt the sum of all counters is what matters. From black on the prey is killed. From green on too, but the first hunter is hurt. Below that it escapes, the cubs die and everybody goes hungry.
tracks-guide-fight-title = Fight for rank
tracks-guide-fight = At last wolves may attack each other. A fight goes over cards that both turn up at once: whoever shows the lower one loses points. Who wins takes the better place and a chip. A wolf may also submit.
tracks-guide-points-title = How to win
tracks-guide-points = Rank, and a point for each chip. Dead wolves cost points; young wolves that leave as a pair bring { $pair } each. When somebody has { $target } or more (for three players), whoever has most wins.

tracks-aid-year = A year
tracks-aid-year-births = Preparation | Cubs are born, everybody votes for a large prey, then you place your counters in secret.
tracks-aid-year-cubs = 1. Raising cubs | Every full { $need } points keep a cub alive. First: a chip.
tracks-aid-year-alone = 2. Solitary hunt | In turn, take one of three animals. Nothing caught: { $hunger } strength less.
tracks-aid-year-hunt = 3. Pack hunt | The sum against the prey’s three numbers. Then the pack eats. First: a chip for a kill. The omega is excluded at the end.
tracks-aid-year-howl = 4. Howling | Below { $low }: a large prey leaves. Above { $high }: one more comes. First: a chip.
tracks-aid-year-rank = 5. Rank fights | Females first, then males. Without a counter here a wolf must submit.
tracks-aid-sums = The pack hunt
tracks-aid-sums-black = Black or more | killed
tracks-aid-sums-green = Green or more | killed, the first hunter is hurt
tracks-aid-sums-red = Red or more | it escapes, the first hunter is hurt
tracks-aid-sums-less = Less | it escapes
tracks-aid-sums-escape = If it escapes | All cubs die, every wolf loses { $hunger } strength.
tracks-aid-sums-food = If it is killed | The alphas eat first, { $portion } each; then the cubs, 1 each; then the others by rank, { $portion } each. Nothing to eat: { $hunger } strength less.
tracks-aid-fight = A fight
tracks-aid-fight-cards = Cards | { $cards } each; one more for the stronger wolf, one more for the one with more chips.
tracks-aid-fight-score = Score | Begins with your counter. The lower card loses: { $blows }.
tracks-aid-fight-end = It ends | at 0 or less, by a difference of { $defeat } or more, or when one side has no card left.
tracks-aid-fight-win = You win | a chip, and the places change if you were lower.
tracks-aid-fight-lose = You lose | a chip; an alpha loses all of them. A female is hurt. No chip left: omega.
tracks-aid-fight-submit = You submit | a chip, and no more fights this year.
tracks-aid-score = The end of the year
tracks-aid-score-rank = Rank | 1 for the lowest row, 2 for the next, and so on
tracks-aid-score-chips = Recognition | 1 for each chip
tracks-aid-score-dead = Each dead wolf | −{ $death }
tracks-aid-score-excluded = Each excluded wolf | −{ $excluded }
tracks-aid-score-pair = A young wolf that leaves as one of a pair | +{ $pair }
tracks-aid-score-loner = A young wolf that leaves alone | −{ $loner }
tracks-aid-score-alphas = Alphas | { $life ->
    [on] strength changes with age (optional rule)
   *[off] lose 1 strength each
}
tracks-aid-score-end = The game ends | when somebody has { $target } points.
