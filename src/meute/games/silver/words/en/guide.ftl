### Silver in English: the game in two minutes, and what to have at hand at the table.

silver-guide-village-title = A village full of secrets
silver-guide-village = { $cards } cards lie face down before you. You have looked at { $looks } of them. A folded corner tells you what you know; the others do not see it. Low numbers are good.
silver-guide-turn-title = Your turn
silver-guide-turn = Draw the hidden card, or take the one that lies open beside it. There is a third choice, which comes last on this page.
silver-guide-swap-title = In with the low, out with the high
silver-guide-swap = Put the new card in the place of one of yours, and that one leaves. Do not like what you drew? Discard it.
silver-guide-pair-title = Equal cards leave together
silver-guide-pair = Cards of the same value can all go at once, and only one new card comes in. That makes your village smaller. If one of them turns out to be different, they all stay, and the new card comes on top.
silver-guide-powers-title = Every card can do something
silver-guide-powers = 0 to { $open } work as long as they lie face up in your village. { $first } to { $last } work once, when you draw them and discard them again. The { $any } goes with any other card. Point at a card to read what it does.
silver-guide-call-title = Call at the right moment
silver-guide-call = With { $limit } cards or fewer you may call: all the others have one last turn, then everybody loses what their cards add up to. If nobody is lower than you, you lose nothing and win the amulet. If somebody is, you lose { $penalty } more. After { $rounds } rounds, whoever has lost least wins.

silver-aid-turn = Your turn: one of these
silver-aid-turn-draw = Draw | The hidden card or an open one. Exchange it, or discard it and use its power if it is a { $first } to { $last }.
silver-aid-turn-take = Take | The top card of the discard pile. You must exchange it, and it lies face up.
silver-aid-turn-call = Call | With { $limit } cards or fewer, if you have used no power this turn. The others have one last turn each.
silver-aid-exchange = Exchange
silver-aid-exchange-one = One card | It leaves, the new one takes its place.
silver-aid-exchange-set = Several equal cards | All leave, one comes in.
silver-aid-exchange-failed = Not equal after all | They stay and lie face up; the new card comes on top.
silver-aid-exchange-penalty = { $set } or more that are not equal | One more card from the deck, unseen.
silver-aid-cards = The cards
silver-aid-card-0 = { silver-card-0 }, { $copies }× | { silver-power-0 }
silver-aid-card-1 = { silver-card-1 }, { $copies }× | { silver-power-1 }
silver-aid-card-2 = { silver-card-2 }, { $copies }× | { silver-power-2 }
silver-aid-card-3 = { silver-card-3 }, { $copies }× | { silver-power-3 }
silver-aid-card-4 = { silver-card-4 }, { $copies }× | { silver-power-4 }
silver-aid-card-5 = { silver-card-5 }, { $copies }× | { silver-power-5 }
silver-aid-card-6 = { silver-card-6 }, { $copies }× | { silver-power-6 }
silver-aid-card-7 = { silver-card-7 }, { $copies }× | { silver-power-7 }
silver-aid-card-8 = { silver-card-8 }, { $copies }× | { silver-power-8 }
silver-aid-card-9 = { silver-card-9 }, { $copies }× | { silver-power-9 }
silver-aid-card-10 = { silver-card-10 }, { $copies }× | { silver-power-10 }
silver-aid-card-11 = { silver-card-11 }, { $copies }× | { silver-power-11 }
silver-aid-card-12 = { silver-card-12 }, { $copies }× | { silver-power-12 }
silver-aid-card-13 = { silver-card-13 }, { $copies }× | { silver-power-13 }
silver-aid-score = The end of a round
silver-aid-score-sum = Everybody | loses the sum of their cards.
silver-aid-score-caller = You called and nobody is lower | You lose nothing and win the amulet.
silver-aid-score-beaten = You called and somebody is lower | Your sum and { $penalty } more.
silver-aid-score-amulet = The amulet | In the next round you may lay it on one of your cards: nobody can touch that card any more.
silver-aid-score-end = { $rounds ->
    [one] After the only round
   *[other] After { $rounds } rounds
} | The lowest total wins. The amulet breaks a tie.
