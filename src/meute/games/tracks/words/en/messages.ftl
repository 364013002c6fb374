### Wolf Tracks in English: questions, answers, refusals, hints, the log and the settings.

tracks-title = Wolf Tracks

tracks-pitch = Lead up to three wolves of one pack. Hunt, howl and raise cubs together, and fight for rank among yourselves.

tracks-goal = Most points when somebody reaches the target: rise in rank, earn recognition, keep your wolves alive.

tracks-credit = Wolf Tracks (Wolfsspuren, Traces de Loups) is a game by Dagmar Frei, Till Meyer and Nicole Stiehl, published by Spieltrieb. This is an unofficial table, made by players; its texts and pictures are our own.

tracks-part-rank = rank in the pack
tracks-part-recognition = recognition
tracks-part-departures = departures of young wolves
tracks-part-penalties = deaths and exclusions

tracks-wolf-green = Green { $letter }
tracks-wolf-blue = Blue { $letter }
tracks-wolf-black = Black { $letter }
tracks-wolf-yellow = Yellow { $letter }
tracks-wolf-orange = Orange { $letter }
tracks-wolf-grey = Grey { $letter }
tracks-wolf-absent = a wolf nobody leads
tracks-wolf-sexed = { $wolf } ({ $sex })
tracks-wolf-fit = { $wolf } ({ $rank }, strength { $strength }, recognition { $chips })

tracks-list-0 = none
tracks-list-1 = { $first }
tracks-list-2 = { $first } and { $second }
tracks-list-3 = { $first }, { $second } and { $third }

tracks-log-chosen = { $player } begins with { $wolf }.
tracks-log-one_sex = All chosen wolves are of one sex: everybody chooses again.
tracks-log-joins = { $wolf } joins the pack.
tracks-log-year = Year { $year } begins.
tracks-log-births = The blue card says { $births }. Cubs born: { $cubs }.
tracks-log-adds = { $player } adds cubs: { $count }.
tracks-log-own_cubs = Only you see it: your cubs are { $wolves }.
tracks-log-large_turned = A large prey comes in sight: { $prey }.
tracks-log-vote = { $player } votes for the { $prey }.
tracks-log-decides = { $player } decides for the pack.
tracks-log-quarry = The pack will hunt the { $prey }.
tracks-log-placed = { $player } has placed counters: { $count }.
tracks-log-phase-1 = Phase 1: raising cubs.
tracks-log-phase-2 = Phase 2: solitary hunt.
tracks-log-phase-3 = Phase 3: pack hunt.
tracks-log-phase-4 = Phase 4: howling.
tracks-log-phase-5 = Phase 5: rank fights.
tracks-log-counter = { $wolf } shows { $counter }.
tracks-log-counter_paid = { $wolf } shows { $counter } and loses { $spirals } strength.
tracks-log-death = { $wolf } dies.
tracks-log-excluded = { $wolf } is excluded from the pack.
tracks-log-omega = { $wolf } has no recognition and becomes omega.
tracks-log-last_of_sex = { $wolf } is the last of its sex and stands in the alpha place.
tracks-log-recognised = { $wolf } gains a recognition chip and now has { $chips }.
tracks-log-readmitted = { $wolf } is omega no longer and returns to its column.
tracks-log-extinct = The pack has died out. Nobody wins.
tracks-log-raising = Points for the cubs: { $total }. Cubs that survive: { $fed } of { $cubs }.
tracks-log-cub_dies = A cub dies: { $wolf }, back in { $player }’s hand.
tracks-log-small_turned = Small prey: { $prey }.
tracks-log-catch = { $wolf } catches a { $prey } and has strength { $strength }.
tracks-log-catch_plain = { $wolf } catches a { $prey }.
tracks-log-hungry = { $wolf } goes hungry and loses { $points } strength.
tracks-log-hunt_killed = Sum of the hunt { $total }: the { $prey } is killed, and nobody is hurt.
tracks-log-hunt_killed_injured = Sum of the hunt { $total }: the { $prey } is killed, but a wolf is hurt.
tracks-log-hunt_escaped = Sum of the hunt { $total }: the { $prey } escapes.
tracks-log-hunt_escaped_injured = Sum of the hunt { $total }: the { $prey } escapes, and a wolf is hurt.
tracks-log-injured = { $wolf } is hurt and loses { $points } strength.
tracks-log-feast = The pack eats. Food: { $food }.
tracks-log-howl_weak = Sum of the howl { $total }: less than 35, so the pack loses a prey.
tracks-log-howl_plain = Sum of the howl { $total }: the prey stays as it is.
tracks-log-howl_strong = Sum of the howl { $total }: more than 55, so the pack finds another prey.
tracks-log-prey_lost = The pack loses a prey: { $prey }.
tracks-log-passes = { $wolf } attacks nobody.
tracks-log-attacks = { $wolf } attacks { $other }.
tracks-log-submits = { $wolf } submits to { $other }.
tracks-log-takes_place = { $wolf } and { $other } change places.
tracks-log-fight = { $wolf } and { $other } fight. Cards: { $mine } against { $theirs }.
tracks-log-hand = Only you see it: your fight cards are { $cards }.
tracks-log-exchange = { $wolf } plays { $card }, { $other } plays { $other_card }. Score: { $mine } to { $theirs }.
tracks-log-draw = The fight ends in a draw. Nothing changes.
tracks-log-wins = { $wolf } beats { $other }.
tracks-log-scores = { $player } scores { $points } for rank and recognition and now has { $total }.
tracks-log-penalty = { $player } loses { $points } points for wolves that died or were excluded.
tracks-log-grows_up = A cub grows up: { $wolf }, led by { $player }.
tracks-log-leave_together = { $wolf } and { $other } leave together. { $player } gains { $points } points for { $wolf }, { $other_player } as many for { $other }.
tracks-log-leaves_alone = { $wolf } leaves alone. { $player } loses { $points } points.
tracks-log-asks = { $player } asks to bring in a wolf.
tracks-log-agrees = { $player } agrees.
tracks-log-refuses = { $player } refuses.
tracks-log-winner = { $player } wins with { $points } points.

tracks-ask-ChooseFirst = Choose in secret the wolf you begin with. The first male and the first female turned up become alphas; if all chosen wolves are of one sex, everybody chooses again.
tracks-ask-DrawFirst = Chance chooses the first wolf of { $seat }.
tracks-ask-TurnFirst = The next chosen wolf is turned up. The first of its sex becomes alpha, the others follow below.
tracks-ask-TurnLarge = The next large prey is turned up.
tracks-ask-DrawBirths = A blue card is drawn. It says how many cubs are born.
tracks-ask-ChooseCubs = Choose in secret which of your wolves in hand become cubs; you must add { $count }. A cub that survives joins the pack at the end of the year.
tracks-ask-VoteForPrey = Vote for the prey of this year’s pack hunt. To kill it, the counters of phase 3 must add up to its green number; from the black number on nobody is hurt. All votes are shown together.
tracks-ask-DecidePrey = The votes gave no majority. You lead the pack: decide what it hunts this year.
tracks-ask-PlaceCounter-1 = Raising cubs: which counter for { $wolf } (strength { $strength })? Every full 7 points of the pack keep a cub alive (cubs now: { $cubs }), and the highest counter gains recognition. Each counter serves once a year.
tracks-ask-PlaceCounter-2 = Solitary hunt: which counter for { $wolf } (strength { $strength })? Higher counters choose their catch earlier; a wolf without a counter or a catch loses 2 strength. Each counter serves once a year.
tracks-ask-PlaceCounter-3 = Pack hunt, { $prey }: which counter for { $wolf } (strength { $strength })? From { $green } points on the pack kills it and the highest counter gains recognition; but from { $red } up to { $black } that same wolf is hurt, and only from { $black } on nobody is. If the prey escapes, all cubs die and every wolf loses 2 strength.
tracks-ask-PlaceCounter-4 = Howling: which counter for { $wolf } (strength { $strength })? Below 35 points the pack loses a prey, above 55 it finds another; the highest counter gains recognition in any case.
tracks-ask-PlaceCounter-5 = Rank fights: which counter for { $wolf } (strength { $strength })? Only with a counter can it attack, or fight when attacked; the counter is its score in the fight, and higher ones attack earlier.
tracks-ask-ConfirmPlacement = Your counters are placed. Confirm them. Until the last player has confirmed you may still take them back and change them.
tracks-ask-CubDies = There were too few points: the cub farthest from the alpha female is turned up and dies.
tracks-ask-TurnSmall = The next small prey is turned up.
tracks-ask-CatchPrey = { $wolf } (strength { $strength }) hunts alone. Choose the animal it catches: any catch keeps it from hunger, and some add strength, up to 12 in all.
tracks-ask-InjureHunter = { $wolf } is hurt in the hunt. A fight card says how much strength it loses.
tracks-ask-DiscardPrey = The howl was weak. Choose the large prey that the pack loses: its card goes onto the discard pile.
tracks-ask-ChooseAttack-female = { $wolf } may attack another female, once this year, with a score of { $score }. If she wins against a higher rank, the two change places; a female that loses a fight is hurt.
tracks-ask-ChooseAttack-male = { $wolf } may attack the male directly above, once this year, with a score of { $score }. If he wins, the two change places; if he loses, he loses recognition.
tracks-ask-AnswerAttack = { $attacker } attacks { $defender }, with a score of { $attack } against { $defence }. Fight it out with cards, or submit: that costs one recognition and all further fights of this year, and the place if the attacker stands lower, but nobody is hurt.
tracks-ask-DealHand = { $to } draws fight cards: { $cards }.
tracks-ask-ChooseCard = { $wolf } has { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
}, { $other } has { $theirs }. Choose a fight card: the lower of the two loses 1 point for a difference of 1 or 2, 3 for 3 or 4, 5 for 5 or 6, and the whole fight from 7 on.
tracks-ask-InjureLoser = { $wolf } has lost the fight and is hurt. A fight card says how much strength she loses.
tracks-ask-CubGrows = The next cub is turned up and joins the pack as a young wolf.
tracks-ask-LetLeave = Your young wolves: { $wolves }. Decide in secret who leaves: a male and a female that leave together bring 5 points each, a wolf that leaves alone costs 3. Whoever stays can rise in rank.
tracks-ask-AskAdmission = You have no wolf in the pack. Ask to bring one in, or wait? All the others must agree.
tracks-ask-GiveConsent = { $asker } has no wolf in the pack and asks to bring one in. It comes only if all agree; the answers are shown together.
tracks-ask-BringWolf = All agree. Choose the wolf you bring in: it takes the lowest place of its column, with strength 12 and one recognition.

tracks-do-FirstWolf = Begin with { $wolf }
tracks-do-Turned = It is { $wolf }
tracks-do-LargePrey = It is the { $prey }
tracks-do-BlueCard = Blue card { $value }, births: { $births }
tracks-do-AddCubs = Add to the cubs: { $wolves }
tracks-do-Vote = Vote for the { $prey }: killed from { $green }, nobody hurt from { $black }, food { $food }
tracks-do-Decide = Hunt the { $prey }: killed from { $green }, nobody hurt from { $black }, food { $food }
tracks-do-Place = Place { $counter }, at no cost
tracks-do-Place-paid = Place { $counter }, for { $spirals } strength
tracks-do-Place-deadly = Place { $counter }, for { $spirals } strength: the wolf may die of it
tracks-do-Place-empty = Place nothing here
tracks-plan-Place = { $wolf }, { $phase }: { $counter }
tracks-plan-Place-paid = { $wolf }, { $phase }: { $counter } (strength −{ $spirals })
tracks-plan-Place-deadly = { $wolf }, { $phase }: { $counter } (strength −{ $spirals }, the wolf may die of it)
tracks-plan-Place-empty = { $wolf }, { $phase }: nothing
tracks-do-Confirm = Confirm the placement
tracks-do-SmallPrey = It is: { $prey }
tracks-do-Catch = Catch the { $prey }: strength +{ $strength }
tracks-do-Catch-plain = Catch the { $prey }: no hunger, but no strength either
tracks-do-Injury = Lose { $points } strength
tracks-do-Discard = Give up the { $prey }: killed from { $green }, nobody hurt from { $black }, food { $food }
tracks-do-Attack = Attack { $wolf }
tracks-do-Attack-fight = Attack { $wolf }, who can fight with a score of { $score }
tracks-do-Attack-submit = Attack { $wolf }, who must submit
tracks-do-Pass = Attack nobody
tracks-do-Fight = Fight
tracks-do-Submit = Submit
tracks-do-Hand = Draw { $cards }
tracks-do-PlayCard = Play the { $value }
tracks-do-Leave = Let leave: { $wolves }
tracks-do-Leave-none = All stay
tracks-do-AskToJoin = Ask to bring in a wolf
tracks-do-StayOut = Wait and ask for nothing now
tracks-do-Agree = Agree
tracks-do-Refuse = Refuse
tracks-do-BringIn = Bring in { $wolf }

tracks-why-over = The game is over.
tracks-why-chance_now = Chance decides now.
tracks-why-others_now = The others are still choosing; nothing more is asked of you now.
tracks-why-not_asked = { $player } is to decide now.
tracks-why-other = That does not answer the question now open. { $question }
tracks-why-other_cell = That is another place on your tableau than the one asked for now. { $question }
tracks-why-counter_used = You have placed the { $counter } already; each counter serves once a year.
tracks-why-too_weak = The counter costs { $spirals } strength. After those already placed the wolf has { $spare }, and it must keep at least 1.
tracks-why-not_face_up = This animal does not lie face up: { $prey }.
tracks-why-not_in_display = This animal is not in sight: { $prey }.
tracks-why-not_in_pack = That wolf is not in the pack.
tracks-why-omega_rests = The omega neither attacks nor is attacked.
tracks-why-own_wolf = Your own wolves never fight each other.
tracks-why-other_sex = Males and females never fight each other.
tracks-why-directly_above = A male may attack only the male directly above him.
tracks-why-no_such_card = You do not hold the { $value }.
tracks-why-wrong_cubs = Add as many of the wolves in your hand as asked: { $count }.
tracks-why-not_young = Only your young wolves of this year may leave.
tracks-why-not_in_hand = That wolf is not in your hand.

tracks-setting-joining = Joining
tracks-setting-joining-about = Whether a player who has lost the last wolf may ask to bring in another.
tracks-setting-joining-off = Off: new wolves come only as cubs.
tracks-setting-joining-on = On: a wolf may join if all the others agree.
tracks-setting-life_span = Life span
tracks-setting-life_span-about = How wolves age at the end of a year.
tracks-setting-life_span-off = Off: each alpha loses 1 strength.
tracks-setting-life_span-on = On: strong wolves recover, weak ones fade, alphas do one worse; and no wolf may spend all its strength.
tracks-setting-strength_first = Strength before rank
tracks-setting-strength_first-about = Which wolf comes first among equal counters.
tracks-setting-strength_first-off = Off: the one of higher rank.
tracks-setting-strength_first-on = On: the stronger one, then the one of higher rank.
tracks-setting-omega_stays = The omega stays
tracks-setting-omega_stays-about = Whether the omega is excluded after the pack hunt.
tracks-setting-omega_stays-off = Off: it is excluded.
tracks-setting-omega_stays-on = On: it goes only if another wolf takes its place.
tracks-setting-target = Target
tracks-setting-target-about = The points that end the game: at least 40, with six players at least 60. 0 stands for the usual target: 40 for three players, 50 for four, 55 for five, 60 for six.
tracks-setting-spirals = Spirals
tracks-setting-spirals-about = The strength that the counters 1 to 15 cost. Our reconstruction; if you own the box, enter what it shows.
tracks-setting-small_copies = Small prey: cards
tracks-setting-small_copies-about = How many of the 12 cards show lemming, vole, hare, goose and beaver. Our reconstruction.
tracks-setting-small_strength = Small prey: strength
tracks-setting-small_strength-about = The strength that lemming, vole, hare, goose and beaver give. Our reconstruction, but for the hare.
tracks-setting-large_copies = Large prey: cards
tracks-setting-large_copies-about = How many of the 12 cards show each large prey, from the sick moose to the bison. Our reconstruction.
tracks-setting-large_black = Large prey: black numbers
tracks-setting-large_black-about = From this sum on the prey is killed and nobody is hurt, from the sick moose to the bison. Our reconstruction, but for the caribou.
tracks-setting-large_green = Large prey: green numbers
tracks-setting-large_green-about = From this sum on the prey is killed, from the sick moose to the bison. Our reconstruction, but for the caribou.
tracks-setting-large_red = Large prey: red numbers
tracks-setting-large_red-about = From this sum on a wolf is hurt, from the sick moose to the bison. Our reconstruction, but for the caribou.
tracks-setting-large_food = Large prey: food
tracks-setting-large_food-about = The food that each large prey gives, from the sick moose to the bison; at least 11. Our reconstruction, but for the caribou.
tracks-setting-births = Births
tracks-setting-births-about = The cubs born by the blue cards 1 to 10, from 2 to 7 each. Our reconstruction.
tracks-setting-sexes = Sexes
tracks-setting-sexes-about = The sex of the wolves A, B and C of each colour, from green to grey: 0 for a male, 1 for a female. Our reconstruction.

tracks-figure-number = { $number }
tracks-figure-letter = { $letter }

## What reasons count: after “2 more” or “slightly fewer”

tracks-measure-points = { $count ->
    [one] point
   *[other] points
}
tracks-measure-recognition = { $count ->
    [one] recognition point
   *[other] recognition points
}
tracks-measure-rank = { $count ->
    [one] point for rank
   *[other] points for rank
}
tracks-measure-strength = { $count ->
    [one] strength point
   *[other] strength points
}
tracks-measure-alphas = { $count ->
    [one] alpha
   *[other] alphas
}
tracks-measure-cubs = { $count ->
    [one] cub
   *[other] cubs
}
tracks-measure-weak = { $count ->
    [one] wolf that a hungry phase would kill
   *[other] wolves that a hungry phase would kill
}

tracks-theme-attack = attacking
tracks-theme-peace = keeping the peace
tracks-theme-fight = fighting
tracks-theme-prey = choosing prey
tracks-theme-departure = departures
tracks-theme-cubs = cubs
tracks-theme-start = the start
tracks-theme-joining = joining
