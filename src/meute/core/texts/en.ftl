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
