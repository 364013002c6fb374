### What the engine itself says, in English.

core-seat = Seat { $number }

core-not_asked = This seat has no question to answer now.

core-over = The game is over.

core-not_an_option = That does not answer the question now open.

core-no_run = Answers can be planned only where several are asked for in secret.

core-row-empty = A row of answers holds at least one.
core-row-sealed = Secret answers are given one by one, or planned.
core-row-ends = A row of answers ends where something new comes up or somebody else decides.

core-undone = { $player } takes back answers: { $count }.

core-undo-nothing = There is no answer of this seat to take back.
core-undo-chance = A card or a die has come up since; that cannot be taken back.
core-undo-shown = Somebody has seen something new since; that cannot be taken back.
core-undo-others = Somebody else has answered since.
core-undo-asked = The others have been asked since; that cannot be taken back.

core-plain-ask = Your answer to this question: { $question }.
core-plain-ask-any = What is your answer?
core-plain-do = { $action }
core-plain-because = This game does not say why.

## Hints: how one stands, and what sets a plan apart

core-hint-standing-far_behind = Far behind
core-hint-standing-behind = Behind
core-hint-standing-slightly_behind = Slightly behind
core-hint-standing-level = About level
core-hint-standing-slightly_ahead = Slightly ahead
core-hint-standing-ahead = Ahead
core-hint-standing-far_ahead = Far ahead
core-hint-chance = about { $percent }% to win
core-hint-lead-even = About as good
core-hint-lead-slight = Slightly worse
core-hint-lead-clear = Worse
core-hint-lead-large = Much worse
core-hint-only = Nothing else leads elsewhere.
core-hint-nothing = Nothing that can be counted sets it apart from the next best plan.
core-hint-drawn = Drawn among plans that are about as good, so that nobody can foresee it.
core-hint-next = { $lead }: { $plan }
core-fact-more-exact-own = { $count } more { $what }
core-fact-more-about-own = about { $count } more { $what }
core-fact-more-slight-own = slightly more { $what }
core-fact-less-exact-own = { $count } fewer { $what }
core-fact-less-about-own = about { $count } fewer { $what }
core-fact-less-slight-own = slightly fewer { $what }
core-fact-more-exact-others = for the others: { $count } more { $what }
core-fact-more-about-others = for the others: about { $count } more { $what }
core-fact-more-slight-others = for the others: slightly more { $what }
core-fact-less-exact-others = for the others: { $count } fewer { $what }
core-fact-less-about-others = for the others: about { $count } fewer { $what }
core-fact-less-slight-others = for the others: slightly fewer { $what }
