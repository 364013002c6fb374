### Silver in English: questions, answers, refusals, hints, the log and the settings.

silver-title = Silver

silver-pitch = Every village hides werewolves. Remember where yours lie, trade them away, and call the end of the round when your village is worth the least.

silver-goal = Keep your village small: after the last round the lowest total wins.

silver-credit = Silver is a game by Ted Alspach, published by Bézier Games and Ravensburger. This is an unofficial table, made by players; its texts and pictures are our own.

silver-part-round_1 = round 1
silver-part-round_2 = round 2
silver-part-round_3 = round 3
silver-part-round_4 = round 4
silver-part-round_5 = round 5
silver-part-round_6 = round 6
silver-part-round_7 = round 7
silver-part-round_8 = round 8

silver-card-unknown = face-down card

silver-power-0 = While face up: when both Villagers lie face up in villages, the round ends.
silver-power-1 = While face up: one more card lies open beside the deck, for everybody to draw.
silver-power-2 = While face up: once in each of your turns, look at one of your face-down cards.
silver-power-3 = While face up: guards itself and one other card of your village against the others.
silver-power-4 = While face up: when you draw, draw one card more and keep one of them.
silver-power-5 = Turn up one of your own face-down cards.
silver-power-6 = Turn up a face-down card in any village.
silver-power-7 = Look at one or two of your own face-down cards.
silver-power-8 = Look at a face-down card of another player.
silver-power-9 = Look at a face-down card in any village.
silver-power-10 = Fetch any card from the discard pile and put it face up in place of one of yours.
silver-power-11 = Look at the top card of the deck and put it face down in place of a card in any village.
silver-power-12 = Swap one of your cards for a card of another player, then look at it.
silver-power-13 = In an announced set it counts as whatever the other cards are.

silver-log-youngest = { $player } counts as the youngest.
silver-log-round = Round { $round } begins. { $starter } starts.
silver-log-looks = { $player } looks at cards { $first } and { $second }.
silver-log-seen = Only { $player } sees it: { $card }.
silver-log-shown = Turned up: { $card }.
silver-log-turn = It is { $player }’s turn.
silver-log-last_turn = { $player } takes a last turn.
silver-log-draw = { $player } draws a card from the deck.
silver-log-draw_open = { $player } draws an open card: { $card }.
silver-log-keep = { $player } keeps card { $draw } of the { $drawn } drawn.
silver-log-take = { $player } takes { $card } from the discard pile.
silver-log-call = { $player } calls the end of the round.
silver-log-discard = { $player } discards { $card }.
silver-log-swap_open = { $player } puts { $card } in place { $place }, face up.
silver-log-swap_hidden = { $player } puts the new card in place { $place }, face down.
silver-log-swap_other = { $player } puts the new card in { $owner }’s place { $place }, face down.
silver-log-thrown = Onto the discard pile: { $card }.
silver-log-announce = { $player } announces a set: cards { $places }.
silver-log-set_good = { $player } succeeds with the set: { $values }.
silver-log-set_bad = { $player } fails with the set: { $values }.
silver-log-added_open = { $player } lays { $card } face up in the village.
silver-log-added_hidden = { $player } lays the new card face down in the village.
silver-log-penalty = { $player } adds a penalty card, face down.
silver-log-amulet = { $player } lays the amulet on card { $place }.
silver-log-empath = { $player } looks at card { $place } with an Empath.
silver-log-guard = { $player } sets the Bodyguard in place { $guard } to guard card { $place }.
silver-log-turns_up = { $player } turns up card { $place }.
silver-log-turns_up_other = { $player } turns up { $owner }’s card { $place }.
silver-log-look = { $player } looks at card { $place }.
silver-log-look_other = { $player } looks at { $owner }’s card { $place }.
silver-log-fetch = { $player } fetches { $card } from the discard pile.
silver-log-declines = { $player } does not use the power.
silver-log-witch = { $player } looks at the top card of the deck.
silver-log-witch_declines = { $player } puts the card back on the deck.
silver-log-rob = { $player } swaps card { $mine } for { $owner }’s card { $theirs }.
silver-log-ended-villagers = Round { $round } ends: both Villagers lie face up.
silver-log-ended-call = Round { $round } ends: the last turns after the call are over.
silver-log-ended-deck = Round { $round } ends: the deck is empty.
silver-log-ended-idle = Round { $round } ends: no card has left the deck for a long time.
silver-log-score = { $player }: { $cards } = { $sum }. Points lost: { $lost }.
silver-log-score_won = { $player }: { $cards } = { $sum }. The call succeeds. Points lost: { $lost }.
silver-log-score_failed = { $player }: { $cards } = { $sum }. The call fails. Points lost: { $lost }.
silver-log-earned = { $player } earns the amulet.

silver-ask-ChooseYoungest = Chance names the youngest player.
silver-ask-Reveal = A card shows its value.
silver-ask-LookAtTwoCards = Choose two of your five cards to look at. All other cards stay hidden for now, also from you.
silver-ask-TakeTurn = Draw a card.
silver-ask-TakeTurn-take = Draw a card, or take { $card } from the discard pile.
silver-ask-TakeTurn-call = Draw a card, or call the end of the round if you think that nobody’s village is worth less than yours.
silver-ask-TakeTurn-take_call = Draw a card, take { $card } from the discard pile, or call the end of the round if you think that nobody’s village is worth less than yours.
silver-ask-TakeTurn-last = Your last turn in this round: draw a card.
silver-ask-TakeTurn-last_take = Your last turn in this round: draw a card, or take { $card } from the discard pile.
silver-ask-FinishTurn = You may still use what is free in this turn, or end your turn.
silver-ask-DrawNext = Draw card { $draw } of { $draws }, from the deck or from the open cards. You will keep one of them.
silver-ask-KeepOne = Keep one of the { $drawn } cards you drew. The others go back where they came from.
silver-ask-HoldCard = In hand: { $card }. Swap it for one of your cards or for several equal ones, or discard it.
silver-ask-HoldCard-power = In hand: { $card }. Swap it for one of your cards or for several equal ones, or discard it and use its power if you like. Its power: { $power }
silver-ask-HoldCard-unseen = Swap the drawn card for one of your cards or for several equal ones, or discard it.
silver-ask-HoldCard-stuck = In hand: { $card }. Discard it: your only card lies under the amulet.
silver-ask-ExchangeTaken = In hand: { $card }. Swap it for one of your cards or for several equal ones. It will lie face up.
silver-ask-AnnounceSet = Choose the cards you want to exchange together. They must all be equal; if not, they stay, face up, and the new card is added.
silver-ask-AnnounceSet-some = Announced so far: cards { $places }. Add another card, or turn the set up and see whether its cards are equal.
silver-ask-LayOnTop = The set succeeds. Which of its cards lies on top of the discard pile?
silver-ask-PutNew = The set succeeds. Put the new card into one of its places; the row then closes up.
silver-ask-AddNew = The set fails: its cards stay, face up. Add the new card at the left or right end of your village.
silver-ask-AddPenalty = A failed set of three or more costs a penalty card. Add it unseen, at the left or right end of your village.
silver-ask-ChooseWard = Which other card shall the Bodyguard in place { $place } guard?
silver-ask-Expose = Exposer: turn up one of your own face-down cards, or do without.
silver-ask-RevealAny = Revealer: turn up a face-down card in any village, or do without.
silver-ask-Behold = Beholder: look at one of your own face-down cards and then, if you like, at a second; or do without.
silver-ask-Behold-second = Beholder: look at a second face-down card of yours, or do without.
silver-ask-LookAtOpponent = Apprentice Seer: look at a face-down card of another player, or do without.
silver-ask-LookAnywhere = Seer: look at a face-down card in any village, or do without.
silver-ask-FetchDiscard = Master: fetch any card from the discard pile for one of yours, or do without.
silver-ask-PlaceFetched = In hand: { $card }. Put it face up in place of one of your cards.
silver-ask-UseWitch = Witch: look at the top card of the deck, which then replaces a card in any village; or do without.
silver-ask-PlaceWitched = In hand: { $card }. Put it face down in place of a card in any village.
silver-ask-PlaceWitched-unseen = Put the Witch’s card face down in place of a card in any village.
silver-ask-Rob = Robber: choose a card of another player that you want to have, or do without.
silver-ask-GiveForIt = Choose the card that you give for { $owner }’s card { $place }.

silver-do-Youngest = { $player } is the youngest
silver-do-Value = The card is { $card }
silver-do-LookAtTwo = Look at your cards { $first } and { $second }
silver-do-Draw = Draw the top card of the deck
silver-do-Draw-known = Draw the top card of the deck: { $card }
silver-do-DrawOpen = Draw open card { $place }: { $card }
silver-do-Keep = Keep card { $draw }: { $card }
silver-do-Take = Take the top card of the discard pile: { $card }
silver-do-Call = Call the end of the round
silver-do-EndTurn = End your turn
silver-do-Discard = Discard it: { $card }
silver-do-Discard-power = Discard it, perhaps with its power: { $card }
silver-do-Swap = Swap it for your card { $place }: { $card }
silver-do-Announce = Swap it for several equal cards
silver-do-Pick = Choose your card { $place }: { $card }
silver-do-Pick-AnnounceSet = Add your card { $place } to the set: { $card }
silver-do-Pick-Expose = Turn up your card { $place }: { $card }
silver-do-Pick-Behold = Look at your card { $place }: { $card }
silver-do-Pick-GiveForIt = Give your card { $place }: { $card }
silver-do-Confirm = Turn up the set: cards { $places }
silver-do-OnTop = Lay it on top of the discard pile: { $card }
silver-do-Put = Put the new card in place { $place }
silver-do-AddLeft = Add the new card at the left end
silver-do-AddLeft-AddPenalty = Add the penalty card at the left end
silver-do-AddRight = Add the new card at the right end
silver-do-AddRight-AddPenalty = Add the penalty card at the right end
silver-do-Decline = Do without the power
silver-do-Decline-Behold-second = Look at no second card
silver-do-Decline-PlaceWitched = Put the card back on the deck
silver-do-UsePower = Look at the top card of the deck
silver-do-Target = Choose { $owner }’s card { $place }: { $card }
silver-do-Target-RevealAny = Turn up { $owner }’s card { $place }: { $card }
silver-do-Target-RevealAny-own = Turn up your card { $place }: { $card }
silver-do-Target-LookAtOpponent = Look at { $owner }’s card { $place }: { $card }
silver-do-Target-LookAnywhere = Look at { $owner }’s card { $place }: { $card }
silver-do-Target-LookAnywhere-own = Look at your card { $place }: { $card }
silver-do-Target-PlaceWitched = Replace { $owner }’s card { $place }: { $card }
silver-do-Target-PlaceWitched-own = Replace your card { $place }: { $card }
silver-do-Target-Rob = Take { $owner }’s card { $place }: { $card }
silver-do-Fetch = Fetch card { $place } from the bottom of the pile: { $card }
silver-do-UseAmulet = Lay the amulet on your card { $place }: { $card }
silver-do-UseEmpath = Look with an Empath at your card { $place }: { $card }
silver-do-SetGuard = Set your Bodyguard in place { $place }
silver-do-Ward = Guard your card { $place }: { $card }

silver-why-over = The game is over.
silver-why-not_asked = { $player } is to decide now.
silver-why-others_look = You have chosen your two cards; the others are still choosing theirs.
silver-why-chance_now = Chance decides now.
silver-why-chance_only = Only chance decides that.
silver-why-other = That does not answer the question now open. { $question }
silver-why-looks_over = The look at two cards comes only when a round begins.
silver-why-acted = A turn has one action, and you have chosen yours.
silver-why-no_pass = Nobody may pass: draw, take or call.
silver-why-called = { $player } has called already: this is your last turn, with a draw or a take.
silver-why-call_late = A call takes the place of drawing or taking; it is too late for it in this turn.
silver-why-call_cards = A call needs { $limit } cards or fewer, and you have { $cards }.
silver-why-call_used = You have used something free in this turn, so you cannot call until your next one.
silver-why-pile_empty = The discard pile is empty.
silver-why-only_amulet = Your only card lies under the amulet, so you have none to give for the discard.
silver-why-no_open = No card { $place } lies open beside the deck.
silver-why-drawn_already = You have drawn this open card already.
silver-why-deck_empty = The deck is empty.
silver-why-no_draw = You have drawn { $drawn } cards; keep one of these.
silver-why-hand_full = You hold a card: discard it or exchange it.
silver-why-taken = A card taken from the discard pile must be exchanged.
silver-why-fetched = The Master has fetched a card; it must replace one of yours.
silver-why-witch_looked = The Witch has looked; her card must replace another.
silver-why-robbing = The Robber has chosen; now give one of your cards.
silver-why-one_card = This power replaces exactly one card.
silver-why-no_set = A set needs two cards that do not lie under the amulet.
silver-why-small_set = A set needs at least two cards.
silver-why-picked_twice = This card is in the set already.
silver-why-looked_twice = You have just looked at this card; choose another.
silver-why-not_in_set = No card of the set has this value.
silver-why-not_emptied = The new card goes into one of the places of the set.
silver-why-fetch_master = The Master just discarded cannot fetch itself.
silver-why-fetch_none = No such card lies in the pile. Cards under the Master: { $cards }.
silver-why-no_own_card = Your village has no card { $place }.
silver-why-no_card = { $owner } has no card { $place }.
silver-why-under_amulet = This card lies under the amulet: nobody may touch it until the round ends.
silver-why-guarded = A Bodyguard protects this card.
silver-why-face_up = This card lies face up; choose a face-down one.
silver-why-opponents_only = Choose a card of another player, not one of yours.
silver-why-no_window = Amulet, Empath and Bodyguard wait until this is finished.
silver-why-amulet_nobody = The amulet belongs to nobody yet.
silver-why-amulet_other = The amulet belongs to { $player }.
silver-why-amulet_laid = The amulet has been laid in this round and stays where it is.
silver-why-amulet_late = The amulet can be used only in the round right after it was earned.
silver-why-no_empath = No Empath lies face up in your village.
silver-why-empath_used = Every Empath looks once in a turn, and yours have.
silver-why-no_guard = No Bodyguard lies face up in place { $place }.
silver-why-guard_used = You have set this Bodyguard in this turn already.
silver-why-no_ward = There is no other card that this Bodyguard could turn to.
silver-why-guards_itself = A Bodyguard guards itself anyway; choose another card.
silver-why-guards_already = This Bodyguard guards that card already.

silver-setting-edition = Edition
silver-setting-edition-about = Two details differ: who starts the next round, and how fast the Villagers end a turn.
silver-setting-edition-fr = French: whoever lost the fewest points starts the next round; a turn is played to its end.
silver-setting-edition-en = English: a successful caller starts the next round; both Villagers end the turn at once.
silver-setting-memory = Memory
silver-setting-memory-about = Whether the table goes on showing you the cards you have seen.
silver-setting-memory-aided = Aided: what you have seen stays shown to you.
silver-setting-memory-unaided = From memory: a look lasts until your next answer.
silver-setting-witch = Witch
silver-setting-witch-about = Whether the Witch may leave it at a look.
silver-setting-witch-must = She must exchange the card she has looked at.
silver-setting-witch-may = She may put the card back on the deck.
silver-setting-several = Several equal cards
silver-setting-several-about = When a card may replace a whole set of equal cards.
silver-setting-several-action = Only when you draw or take.
silver-setting-several-power = Also with Master and Witch, in your own village.
silver-setting-rounds = Rounds
silver-setting-rounds-about = How many rounds a game has.
silver-setting-penalty = Failed call
silver-setting-penalty-about = How many points a failed call costs on top.

## What reasons count: after “2 more” or “slightly fewer”

silver-measure-village = { $count ->
    [one] point in your village
   *[other] points in your village
}
silver-measure-cards = { $count ->
    [one] card in your village
   *[other] cards in your village
}
silver-measure-loss = { $count ->
    [one] point lost in this round
   *[other] points lost in this round
}

silver-theme-call = calling
silver-theme-draw = drawing
silver-theme-take = taking the open card
silver-theme-discard = throwing away
silver-theme-swap = swapping
silver-theme-set = sets
silver-theme-amulet = the amulet
silver-theme-power = powers
