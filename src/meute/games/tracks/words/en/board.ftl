### Wolf Tracks in English: what the board in the browser says by itself.

tracks-board-board = The pack and its year
tracks-board-parts = Parts of the board
tracks-board-tab_pack = Pack
tracks-board-tab_year = Year
tracks-board-tab_counters = Counters
tracks-board-close = Close
tracks-board-pack = The pack, the highest rank on top
tracks-board-wolf = { $wolf }, { $sex }, { $rank }, led by { $name }: strength { $strength }, { $zone }; recognition { $chips } of 4
tracks-board-wolvesInAll =
    { $count ->
        [one] { $count } wolf in the pack
       *[other] { $count } wolves in the pack
    }
tracks-board-submitted = submitted
tracks-board-cubs =
    { $count ->
        [one] { $count } cub
       *[other] { $count } cubs
    }
tracks-board-cubsMine =
    { $count ->
        [one] { $count } cub, yours: { $letters }
       *[other] { $count } cubs, { $mine } of them yours: { $letters }
    }
tracks-board-onlyCubs =
    { $count ->
        [one] Only a cub is left
       *[other] Only { $count } cubs are left
    }
tracks-board-nobody = Nobody is left
tracks-board-gathering = The pack gathers
tracks-board-handOrCub = hand or cub
tracks-board-largePrey = Large prey in sight
tracks-board-prey = { $prey }: from { $black } killed and nobody hurt, from { $green } killed but the first hunter is hurt, from { $red } it escapes and the first hunter is hurt; food { $food }
tracks-board-quarry = Quarry
tracks-board-largePile = Face down: { $count }, discarded: { $gone }
tracks-board-pileShort = { $count } left, { $gone } gone
tracks-board-smallPrey = Small prey
tracks-board-smallPile = Small prey face down: { $count }
tracks-board-smallCard = { $prey }, strength +{ $gain }
tracks-board-phases = The phases of the year
tracks-board-next = then { $phase }
tracks-board-nextYear = then a new year
tracks-board-year = Year { $year }
tracks-board-track = Points on the way to { $target }: { $scores }
tracks-board-chip =
    { $count ->
        [one] { $name }: { $count } point, wolves in the pack: { $wolves }. Show the tableau
       *[other] { $name }: { $count } points, wolves in the pack: { $wolves }. Show the tableau
    }
tracks-board-head_1 = raising cubs
tracks-board-head_2 = solitary hunt
tracks-board-head_3 = pack hunt
tracks-board-head_4 = howling
tracks-board-head_5 = rank fights
tracks-board-myCounters = My counters
tracks-board-myTableau = My tableau
tracks-board-tableauOf = Tableau of { $name }
tracks-board-filledPublic = Everybody sees which cells are filled; values only when their phase is revealed.
tracks-board-filledSecret = Until the last player is done nobody sees what the others place.
tracks-board-counter = counter { $value }, costs { $spirals } strength
tracks-board-usedCounter = counter { $value }, placed; take it back
tracks-board-faceDown = a counter face down
tracks-board-sealed = answered, still secret
tracks-board-empty = empty
tracks-board-counters = Counters to place
tracks-board-wouldDie = This would kill { $wolf } ({ $phase }).
tracks-board-mayDie = { $wolf } would have { $left } strength left: a missed meal can kill it.
tracks-board-tooDear = Life span: { $wolf } has strength { $strength }, so its counters may cost { $most } at most (rule O2.3).
tracks-board-placeNow = Drag a counter into a cell, or tap the counter and then the cell.
tracks-board-heldNow = Counter { $value }: now choose its cell.
tracks-board-aimedNow = Now choose the counter for this cell.
tracks-board-sentNow = Sent. You may change it until the last player is done.
tracks-board-changedNow = Changed. What you sent before counts until you send again.
tracks-board-clear = Take all back
tracks-board-done = Done
tracks-board-sendAgain = Send again
tracks-board-askPlacement = Place your counters in secret: at most one for each wolf and phase. Spirals cost strength. Then press Done.
tracks-board-askChange = Your counters are in. As long as somebody else is still placing, you may move them and send again.
tracks-board-goals = What my counters add, and what the others would have to
tracks-board-gauge =
    { $count ->
        [one] { $count } point; the marks are { $marks }
       *[other] { $count } points; the marks are { $marks }
    }
tracks-board-youAdd = you add { $sum }
tracks-board-cubsNeed = Feeds { $fed }; for all cubs the others must add { $points }
tracks-board-cubsDone = You alone feed all cubs
tracks-board-huntNeeds = to kill it: { $points } from the others
tracks-board-huntDone = killed by you alone
tracks-board-huntSafeNeeds = unhurt: { $points }
tracks-board-huntSafeDone = nobody hurt
tracks-board-howlNeeds = to keep the prey: { $points } from the others
tracks-board-howlDone = the prey stays
tracks-board-howlMoreNeeds = to find more: { $points }
tracks-board-howlMoreDone = one more prey
tracks-board-story = What happens in this phase
tracks-board-revealed = Revealed counters, in their order of play
tracks-board-shown = { $wolf }: { $value }, costs { $spirals } strength
tracks-board-shownLost =
    { $count ->
        [one] { $wolf }: { $value }, but it dies of { $count } spiral, so the counter does not count
       *[other] { $wolf }: { $value }, but it dies of { $count } spirals, so the counter does not count
    }
tracks-board-sum = Sum { $sum }
tracks-board-sumShort = sum
tracks-board-noCounters = Nobody has placed a counter here.
tracks-board-hungryAll = Go hungry and lose { $points } strength:
tracks-board-duel = A fight for rank
tracks-board-duelScore = Attacker { $mine }, defender { $theirs }
tracks-board-exchanges = Cards played so far
tracks-board-exchange = { $one } against { $other }: { $mine } to { $theirs }
tracks-board-fightCard = Fight card { $card }
tracks-board-handOf =
    { $count ->
        [one] { $wolf } holds { $count } card
       *[other] { $wolf } holds { $count } cards
    }
tracks-board-cardSealed = { $wolf } has chosen a card
tracks-board-yearOver = Year { $year } is over
tracks-board-lastYear = The last year, year { $year }
tracks-board-extinctTitle = The pack has died out
tracks-board-extinct = No wolf and no cub is left, so nobody wins.
tracks-board-yearTable = What the year brought
tracks-board-partsTable = Where all points came from
tracks-board-player = Player
tracks-board-forRank = Rank, recognition
tracks-board-forLosses = Losses
tracks-board-forLeaving = Leaving
tracks-board-total = Points
tracks-board-targetIs = The game ends when somebody has { $target ->
    [one] { $target } point
   *[other] { $target } points
} at the end of a year.
tracks-board-whatHappened = What happened
tracks-board-goOn = Go on
tracks-board-nextBeat = Next
tracks-board-paying = The spirals are paid in strength.
tracks-board-dead = dies
tracks-board-expelled = excluded
tracks-board-chipsWon = { $count ->
    [one] one chip gained
   *[other] { $count } chips gained
}
tracks-board-chipsLost = { $count ->
    [one] one chip lost
   *[other] { $count } chips lost
}
tracks-board-duelDraw = A draw: nothing changes.
tracks-board-duelWon = { $wolf } wins and keeps its place.
tracks-board-duelWonPlace = { $wolf } wins and takes the other’s place.
tracks-board-willLose = This costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}: nobody is there to leave with.
tracks-board-mayLose = This brings { $best } if all find a partner, and costs { $points } if nobody else leaves. Whoever leaves does not come back as this wolf.
tracks-board-kills = { $wolf } would die ({ $phase }): it loses its rank and its recognition, and you lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tracks-board-fateDies = dies: { $phase }
tracks-board-fateRisk = only { $left } left
tracks-board-placeAnyway = Place it so
tracks-board-changeIt = Change it
tracks-board-notPlaced = { $wolf } is not in the pack, so it gets no counters this year.
tracks-board-noCubs = There are no cubs this year, so nobody has to raise any.
tracks-board-laterPlaced = Counters are placed at the beginning of a year; they lie until their phase comes.
tracks-board-othersPlace = Only your own tableau is yours to fill.
tracks-board-about_P = Preparation: cubs are born, all vote for the prey, and everybody places counters in secret.
tracks-board-about_1 = Raising cubs: the counters of all wolves are added up. The higher the sum, the more cubs live.
tracks-board-about_2 = Solitary hunt: the highest counter chooses first among the small prey. Whoever catches nothing goes hungry.
tracks-board-about_3 = Pack hunt: the counters of all wolves are added up. The sum decides whether the prey falls, and whether the first hunter is hurt.
tracks-board-about_4 = Howling: the counters of all wolves are added up. A weak howl loses prey, a strong one finds more.
tracks-board-about_5 = Rank fights: a wolf with a counter may attack, and the counter is the score it begins with.
tracks-board-about_M = Scoring: rank and recognition bring points, losses cost some, and the cubs grow up.
tracks-board-attackYields = gives way at once
tracks-board-attackFight = { $mine } against { $theirs }, cards { $cards } to { $others }
tracks-board-catchTo = strength { $strength }
