### The pages that explain a game, in English.

guide-of = { $game } in two minutes
guide-learnt = That is the game. The table tells you the rest when you need it.
guide-play = To the games
guide-rules = All rules
guide-print = Print
guide-picture = Picture: { $title }

aid-title = At a glance

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
rules-none = No paragraph says “{ $wanted }”.
rules-terms = What the words mean

term-rule = Rules { $rule }
