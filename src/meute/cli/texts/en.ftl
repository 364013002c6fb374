### What the command line itself says, in English.

cli-name = { $player }

cli-earlier = ... { $count } earlier { $count ->
    [one] line
   *[other] lines
}: type l

cli-keys = number = answer · ?2 = explain · ? = question · u = undo · i = idea · h = more

cli-help =
    Type the number of an answer and press Enter.
      ?2     what the rules say about answer 2
      ?      what the rules say about the question
      ?{ $rule }  what the rules say in paragraph { $rule }
      u      take back your last answer, as long as nobody has learned anything since
      i      an idea: a plan for the rest of the turn, and why
      l      the log of the game, as you may read it
      c      the cards, or whatever else one looks up in this game
      t      the table once more
      q      leave; the record is saved (so do Ctrl-C and Ctrl-D)

cli-type_a_number = Type a number from 1 to { $count }, or h for help.

cli-no_such_answer = There is no answer { $number }; there are 1 to { $count }.

cli-no_such_rule = There is no paragraph { $rule }; meute rules { $game } prints them all.

cli-no_rules = This game does not tell its rules in words.

cli-no_reference = For this game there is nothing to look up here; meute rules { $game } prints the rules.

cli-rule = Rule { $rule }

cli-pass = Give the keyboard to { $player }, who then presses Enter.

cli-over = The game is over.

cli-rank = Rank

cli-player = Player

cli-score = Points

cli-lowest = The lowest total wins.

cli-highest = The highest total wins.

cli-learn-answer = The lesson goes on with answer { $numbers }. Any other is answered with why not; u goes back a step.

cli-learn-left = The lesson is left. meute learn { $game } begins it again.

cli-character = { $player }: { $about }

cli-unfinished = The game is unfinished.

cli-saved = Record saved: { $file }

cli-next = meute replay { $file } reads it, meute verify { $file } checks it.

cli-settings = Settings: { $settings }

cli-games-game = game
cli-games-title = title
cli-games-players = players
cli-games-minutes = minutes
cli-games-settings = settings
cli-games-more = meute games GAME shows what a table of it may choose.
cli-games-size = { $players } players, { $minutes } minutes
cli-games-rules-title = Rules and variants
cli-games-rules-text = The first value is the default. Choose with { $example }
cli-games-printed-title = Component values
cli-games-printed-text = What is printed on the components, or reconstructed where no source shows it. To play with other numbers, name them with commas: { $example }
cli-games-bounds = { $low } to { $high }
cli-games-count = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}
cli-games-total = together { $total }

cli-silver-round = Round { $round } of { $rounds }
cli-silver-called = { $player } has called: these are the last turns
cli-silver-deck = Deck
cli-silver-pile = Discard pile
cli-silver-display = Display
cli-silver-amulet = Amulet
cli-silver-amulet_middle = in the middle
cli-silver-amulet_ready = { $player }, ready to use
cli-silver-amulet_held = { $player }
cli-silver-below = (+{ $count } below)
cli-silver-on_top = on top { $card }
cli-silver-empty = empty
cli-silver-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-silver-hand = Your hand
cli-silver-drawn = You drew
cli-silver-you = (you)
cli-silver-hidden = hidden
cli-silver-known = known
cli-silver-open = open
cli-silver-under_amulet = amulet
cli-silver-guarded = guarded
cli-silver-announced = announced
cli-silver-legend = ▒▒▒ hidden  ▒•▒ owner saw it  (7) you know it  [7] open
cli-silver-legend_amulet = { "  " }* amulet
cli-silver-legend_guard = { "  " }+ guarded
cli-silver-ahead-worth = Your village would be worth { $sum }, cards unknown: { $hidden }
cli-silver-ahead-doubt = Cards of the set you do not know: { $cards }. If it fails, cards added: { $added }
cli-silver-ahead-power = Then: { $power }
cli-silver-ahead-rests = What is left can be used in your next turn as well

cli-wolves-terrains = frgtd~#
cli-wolves-pieces = dpAL
cli-wolves-calendar = Calendar { $date } of { $last }
cli-wolves-regions = Regions: moons to come, control, and → what scoring now would give
cli-wolves-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-wolves-abilities = moves { $spread } wolves up to { $speed } hexes, howls { $range } far
cli-wolves-left = dens { $spread }·{ $speed }·{ $howl }, lairs { $lairs }, row { $wolves }
cli-wolves-next = next: { $wolf }
cli-wolves-label = { $what }: { $things }
cli-wolves-tokens = bonus tokens: { $actions } action, { $terrains } terrain
cli-wolves-tiles = Tiles
cli-foxes-ahead-die = Left on the die: { $value }
cli-foxes-ahead-pc = GP: { $amount }
cli-foxes-ahead-vp = VP: { $amount }
cli-foxes-ahead-toll = { $name } gains { $count } GP
cli-foxes-ahead-exits = Connects exit { $exits }
cli-foxes-ahead-forgone = Could still grow or leave: { $cubs }
cli-wolves-ahead-cost = Costs: { $cost } × { $terrain }
cli-wolves-ahead-way = Way: { $hexes }
cli-wolves-ahead-flees = Has to flee: { $piece } of { $name }, to { $hexes }
cli-wolves-ahead-prey = Prey taken: { $hexes }
cli-wolves-ahead-points = Points at once: { $points }
cli-wolves-ahead-reach = Then a choice among: { $hexes }
