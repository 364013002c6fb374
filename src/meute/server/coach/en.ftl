### What stands around a lesson in every room, in English.

coach-title = First game with a teacher
coach-step = Step { $step } of { $steps }
coach-free = Now you play on your own
coach-on = Go on
coach-back = Back
coach-leave = Leave
coach-hide = Hide
coach-show = Show what to do
coach-says = The teacher says
coach-instead = Not this one
coach-first = Play your first game
coach-first_text = Against { $count ->
        [one] one easy bot
       *[other] { $count } easy bots
    }. Everything is set up for you, and “Hint” calls your teacher.
coach-stay = Play on here
coach-home = Home page
coach-call = I am here. Press “Hint” whenever you want to know what I would do, and why.
coach-thanks = Good to know
