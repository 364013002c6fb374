### Silver in English: what the teacher says in the coached first game.

silver-lesson-other = That is allowed, but the lesson goes another way. Follow the golden ring.

silver-lesson-goal = The number on a card is how many werewolves it brings. When all rounds are over, the lowest total wins.
silver-lesson-village = This row is your village. All five cards lie face down: not even you know them yet.
silver-lesson-look = At the start you may look at two of them. Point at your first and second card.
silver-lesson-look_other = Take the first and the second card: the lesson goes on with these two.

silver-lesson-seen = A 4 and an 11, and nobody else has seen them. The 4 may stay. The 11 should go.
silver-lesson-draw = On your turn you first get a new card. Draw one from the deck.
silver-lesson-draw_take = Taking the open card is a good idea, and you will do it in your next turn. Draw from the deck first.

silver-lesson-swap = A 3. Put it where your 11 lies: point at the 11. The 3 goes there face down, and the 11 onto the discard pile.
silver-lesson-swap_discard = Keep the 3: it is lower than most cards. Swap it for the 11.
silver-lesson-swap_set = Several cards at once go only if they are equal. Swap the 3 for the 11.
silver-lesson-swap_other = That card might be low. You know that your second card is an 11: swap that one.

silver-lesson-thrown = Luna swapped away a card without knowing it, and it was a 2. Whatever lies on top here, anybody may take.
silver-lesson-take = Take the 2: point at it, then at the third card of your village, which nobody has seen.
silver-lesson-take_draw = The deck is a surprise, the 2 is certain. Take the 2.
silver-lesson-take_other = Keep the 4 and the 3. Put the 2 in the middle: point at the 2, then at your third card.

silver-lesson-empath = A card from this pile lies face up. And face up, the low cards 0 to 4 work for you. The 2 is the Empath: once in each of your turns it looks at one of your cards.
silver-lesson-empath_use = Use it now: press the sign on the Empath, then your fourth card.
silver-lesson-empath_end = Not yet: the look costs nothing. Use the Empath first.
silver-lesson-empath_other = Look at the fourth card this time.

silver-lesson-again = A 7, so-so. It is your turn again, and so is the Empath’s: look at your fifth card before you draw.
silver-lesson-again_draw = First the free look: one never knows what it is good for.
silver-lesson-again_other = You know that one already. Look at your fifth card.

silver-lesson-pair = Another 7. Remember this: two equal cards can leave together, for a single new card.
silver-lesson-pair_draw = For that you need a low card. Draw.
silver-lesson-pair_take = A 10 would make your village worse. Draw from the deck.

silver-lesson-seer = A 9 is no good in your village. But 5 to 12 have a power too: you use it at the moment in which you discard the card you have just drawn.
silver-lesson-seer_discard = The 9 is the Seer, who looks at any card. Discard it: point at the discard pile.
silver-lesson-seer_swap = Then the 9 would count in your village, and its power would be lost. Discard it.
silver-lesson-seer_set = Your two 7 are worth more than that: 9 for 14 is a small gain, and the power would be lost. Discard the 9.

silver-lesson-target = Luna looked at her second card at the start, and has kept it. Point at it to see what it is.
silver-lesson-target_other = Look at Luna’s second card: the one she has seen and kept.

silver-lesson-spied = A 10, and you know it now. The eye on a card reminds you of what you have seen.
silver-lesson-third_draw = Your turn. Draw.
silver-lesson-third_take = A 13 is the highest card of all. Draw from the deck.
silver-lesson-third_empath = You know all your cards already. Draw.

silver-lesson-set = A 4, and there they are: two equal cards. You may swap both 7 for this one 4.
silver-lesson-set_do = Point at one of the two 7 and choose to swap both.
silver-lesson-set_discard = The 4 is just what you need: it takes the place of both 7.
silver-lesson-set_swap = One for one would be fine. Two for one is better: swap both 7.
silver-lesson-set_other = Announce exactly the two 7: cards 4 and 5. If announced cards are not equal, they all stay.

silver-lesson-put = They were equal, so both are gone. Put the 4 into the gap.

silver-lesson-smaller = Four cards instead of five: 4, 3, 2 and 4.
silver-lesson-end_turn = You could look with the Empath again, but you know everything. End your turn.
silver-lesson-end_turn_other = You know that card already. End your turn.

silver-lesson-sum = Together that makes 13. With four cards or fewer you may call the end of the round instead of drawing.
silver-lesson-risk = If then nobody has less than you, you lose nothing at all. But if Luna’s five cards are worth less than 13, you lose 13 and 10 more. She has a 10 among them, so be brave.
silver-lesson-call = Call the end of the round. Luna then has one last turn.
silver-lesson-call_other = You could play on, but 13 is a good moment to stop. Call the end of the round.
silver-lesson-call_empath = Whoever uses a power cannot call in the same turn. Call at once.

silver-lesson-won = You had the fewest werewolves: you lose nothing, and Luna loses all of hers. That is how one wins: by lowering the village, and by calling at the right time.
silver-lesson-amulet = For your call you have earned the silver amulet. It is good in this round only.
silver-lesson-look_again = A new round, five new cards. Look at the first and the second.

silver-lesson-lay = A 2 and a 12. Others can exchange or rob your cards, but not the one under the amulet. Protect the 2: point at the amulet, then at the card.
silver-lesson-lay_first = First the amulet: it costs nothing, and you have it for this round only.
silver-lesson-lay_other = Lay it on the 2, your first card: a 12 may well be stolen.

silver-lesson-guarded = Nobody can touch this card now, you included.
silver-lesson-last_draw = Now draw.
silver-lesson-last_draw_other = Draw from the deck.
silver-lesson-last_swap = Another 2. You know where it belongs.
silver-lesson-last_swap_other = The 12 is the card to get rid of: point at your second card.

silver-lesson-done = That is the whole game: look, swap, get rid of equal cards, and call in time. Play this round to its end as you like, or begin a game of your own.

silver-lesson-note_power = A power you have not met yet. What it does stands in the question, and you can always do without.
silver-lesson-note_failed = Those cards were not equal: they stay, face up, and the new card comes on top of it all.
silver-lesson-note_rascal = With the Rascal, the 4, face up in your village, you draw one card more and keep the better one.
