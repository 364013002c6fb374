### Silver in English: what its words mean.

silver-term-village = village
    .forms = village(s)
    .about = The row of cards before each player. The less it is worth at the end of a round, the better.
    .rule = R0.1

silver-term-face_up = face up
    .forms = face up | face-up | face down | face-down
    .about = A face-up card shows its value to everybody, and stays so until the end of the round. A face-down card is hidden, even from its owner, until somebody looks at it.
    .rule = R0.2

silver-term-deck = deck
    .forms = deck
    .about = The hidden cards that are still to be drawn.
    .rule = R0.7

silver-term-discard = discard pile
    .forms = discard pile
    .about = Where cards go that leave. Its top card may be taken instead of drawing.
    .rule = R0.6

silver-term-display = display
    .forms = display
    .about = Cards that lie open beside the deck, one for each Squire that is face up. Anybody may draw one of them.
    .rule = R8.1.1

silver-term-exchange = exchange
    .forms = exchange(d,s) | exchanging
    .about = The new card comes into your village, and one of your cards, or several equal ones, leave for it.
    .rule = R6.1

silver-term-set = set
    .forms = set(s)
    .about = Several cards announced together. They leave together if they are all equal; if they are not, they stay and lie face up.
    .rule = R6.4

silver-term-penalty = penalty card
    .forms = penalty card(s)
    .about = A card from the deck, unseen, for a set of three or more that was not equal.
    .rule = R6.7

silver-term-call = call
    .forms = call(s,ed,ing) | caller
    .about = Instead of drawing, say that your village is worth the least: all the others have one last turn, then everybody counts.
    .rule = R5.3

silver-term-amulet = amulet
    .forms = amulet
    .about = Won by a call that nobody beats. In the next round it may be laid on one of your cards, which nobody can touch any more.
    .rule = R7.3

silver-term-power = power
    .forms = power(s)
    .about = What a card can do. 0 to 4 work while they lie face up in a village; 5 to 12 when you draw them and discard them; 13 in a set.
    .rule = R3.5

silver-term-card_0 = Villager (0)
    .forms = Villager(s)
    .about = { silver-power-0 }
    .rule = R8.0.1

silver-term-card_1 = Squire (1)
    .forms = Squire(s)
    .about = { silver-power-1 }
    .rule = R8.1.1

silver-term-card_2 = Empath (2)
    .forms = Empath(s)
    .about = { silver-power-2 }
    .rule = R8.2.1

silver-term-card_3 = Bodyguard (3)
    .forms = Bodyguard(s)
    .about = { silver-power-3 }
    .rule = R8.3.1

silver-term-card_4 = Rascal (4)
    .forms = Rascal(s)
    .about = { silver-power-4 }
    .rule = R8.4.1

silver-term-card_5 = Exposer (5)
    .forms = Exposer(s)
    .about = { silver-power-5 }
    .rule = R8.5.1

silver-term-card_6 = Revealer (6)
    .forms = Revealer(s)
    .about = { silver-power-6 }
    .rule = R8.6.1

silver-term-card_7 = Beholder (7)
    .forms = Beholder(s)
    .about = { silver-power-7 }
    .rule = R8.7.1

silver-term-card_8 = Apprentice Seer (8)
    .forms = Apprentice Seer(s)
    .about = { silver-power-8 }
    .rule = R8.8.1

silver-term-card_9 = Seer (9)
    .forms = Seer(s)
    .about = { silver-power-9 }
    .rule = R8.9.1

silver-term-card_10 = Master (10)
    .forms = Master(s)
    .about = { silver-power-10 }
    .rule = R8.10.1

silver-term-card_11 = Witch (11)
    .forms = Witch(es)
    .about = { silver-power-11 }
    .rule = R8.11.1

silver-term-card_12 = Robber (12)
    .forms = Robber(s)
    .about = { silver-power-12 }
    .rule = R8.12.1

silver-term-card_13 = Doppelganger (13)
    .forms = Doppelganger(s)
    .about = { silver-power-13 }
    .rule = R8.13.1
