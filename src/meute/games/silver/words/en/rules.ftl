### The rules of Silver in English.
### A title has no full stop at its end, a paragraph has.

rule-R0 = Words, and who knows what
rule-R0-1 = Your village is a row of places, counted from the left as you, its owner, see it. Cards are never rearranged. The only things that change a row are an exchange (R6), a Master, a Witch and a Robber (R8.10 to R8.12).
rule-R0-2 = Every card lies either face up or face down. A face-up card stays face up when somebody takes or moves it. What has been visible once therefore stays visible until the end of the round.
rule-R0-3 = A look is secret. Only the player who may look sees the card, which then goes back where it was. A face-down card is not known to you just because it is yours.
rule-R0-4 = All of this is public: who looks at which card and in which place, every move of a card, how many hidden cards the deck has, the display, who has the amulet and where it is, which card each Bodyguard guards, and the scores.
rule-R0-5 = Knowledge sticks to a card. Moves are public, so whoever has lawfully seen a card goes on knowing it wherever it moves, until the round ends. Everybody knows the cards that are face up in a village, open in the display or in the discard pile. A card dealt face down is known to nobody until somebody looks at it. A hidden card you draw, and every hidden card of a Rascal draw, is known to you and to anyone who had put it back on the deck before (R8.4.2, R8.11.3); that stays so when it enters your village face down. Nobody looks at a penalty card (R6.7), you included: it is known only to a player who had put it back on the deck, and that may be you in this same turn. A card placed by a Witch (R8.11) is known, wherever it lies, to the player who used the Witch and to anyone who had put it back on the deck; the owner of the village does not get to see it. A card you receive with a Robber is known to you and to those who knew it before. A card you give away with a Robber is known only to those who knew it before; the receiver does not look. Hidden cards you put back after a Rascal draw are known to you, and so is their order. Removed cards and unseen cards of the deck are known to nobody, even when the round is over. The table keeps showing you everything you have lawfully seen (setting “{ silver-setting-memory }”: aided). With the choice “from memory” it shows a card you looked at only until your next answer; a card in your hand you always see, and the rest is up to your memory.
rule-R0-6 = Cards reach the discard pile face up, so everybody may see the whole pile and its order at any time. Only its top card can be taken; the deeper ones matter for the Master alone.
rule-R0-7 = The deck, and the top card of the deck, is always the hidden pile. The open cards of the display (R8.1) do not belong to it.
rule-R0-8 = Which choices you have is never decided by a value that you do not know.

rule-R1 = Setting up a round
rule-R1-1 = Silver is for 2 to 4 players. A game has four rounds (setting “{ silver-setting-rounds }”, 1 to 8). The seats are numbered in clockwise order.
rule-R1-2 = All 52 cards are shuffled: the values 1 to 12 four times each, 0 and 13 twice each.
rule-R1-3 = Some random cards are put aside for this round, unseen by anybody: 10 with two players, 5 with three, none with four.
rule-R1-4 = Every player is dealt five cards, face down in a row. Nobody looks at them yet.
rule-R1-5 = The top card of the deck is turned up and begins the discard pile. It has no power, and a Villager does not count there. The deck now has 31 cards, whatever the number of players.
rule-R1-6 = In round 1 the amulet lies in the middle of the table and is of no use to anybody. In the English edition (setting “{ silver-setting-edition }”: English) it lies beside the start player, but only to show who starts.
rule-R1-7 = Now everybody looks in secret at exactly two different cards of their own village; there are ten pairs to choose from. The rulebook says may; here everybody does. All choose at the same time: you see the first discard, but not what the others choose. Once all have chosen, everybody knows which places were looked at.
rule-R1-8 = Round 1 is started by the youngest player. At this table a seat drawn at random counts as the youngest, and going clockwise from it each seat counts as older than the one before. In the English edition the start seat is simply random, which is the same draw.

rule-R2 = A turn
rule-R2-1 = Turns go round clockwise. On your turn you must choose exactly one action: Draw (R3), Take (R4) or Call (R5). You cannot pass, not even in a last turn. You can always draw, because a turn never begins with an empty deck (R9.4).
rule-R2-2 = A turn goes like this. First comes window A, then your action. After a Draw, window B is open while you hold the one card you kept; then you discard that card, with or without its power, or exchange it, and all of that is carried out to the end. Last come window C and the end of the turn (R9.1). Only a Draw has a window B: after a Take you learn nothing new before you exchange.
rule-R2-3 = In every window you may lay the amulet (R7.3), look with an Empath (R8.2) and set a Bodyguard (R8.3), as long as these two lie face up in your village. You choose the order, and none of this uses up your action.
rule-R2-4 = No window opens while you are still drawing with Rascals, in the middle of a power, or halfway through an exchange.
rule-R2-5 = Powers and the amulet do not go together with a Call. Once you have used anything under R2.3 you cannot call in that turn, and once you have called you can use none of it.
rule-R2-6 = A 0 to 4 works for the village in which it lies face up. It works from the moment it lies there face up, however that came about: you took it, somebody turned it up, a failed exchange left it open, a Robber brought it, a Master fetched it. It works until it leaves. Face down, in your hand, in the display or in the discard pile it does nothing.

rule-R3 = Draw
rule-R3-1 = You draw the top card of the deck. If there are open cards in the display, you may draw any one of those instead (R8.1). With Rascals face up in your village you draw more than once (R8.4).
rule-R3-2 = A hidden card that you draw is seen by nobody but you. Everybody sees whether you drew a hidden card or an open one.
rule-R3-3 = Then you either discard the card or exchange it (R6). You can neither put it back nor save it for later.
rule-R3-4 = To discard the card you drew, you lay it face up on the discard pile. If it is a 5 to 12, you may use its power right away (R8.5 to R8.12) or do without.
rule-R3-5 = Discarding a card you have just drawn is the only way to a power of 5 to 12. An open card that you drew and the card you kept from a Rascal draw count as well. These bring no power: cards thrown out of a village by an exchange, a Master or a Witch, cards taken from the discard pile, cards put back, and cards lying in a village.
rule-R3-6 = If you draw a 0 to 4 or a 13 and discard it, nothing happens.
rule-R3-7 = If your only card is under the amulet, you have nothing to exchange and must discard the card you drew.

rule-R4 = Take
rule-R4-1 = You can take only if there is a card in the discard pile and your village has at least one card that is not under the amulet.
rule-R4-2 = You take the top card of the discard pile and have to exchange it (R6). You can neither put it back nor discard it, and if it is a 5 to 12 its power is not used.
rule-R4-3 = The card you take comes into your village face up. If it is a 0 to 4, its power works from that moment (R2.6).
rule-R4-4 = If you take the only card of the pile and your exchange fails (R6.6), the pile is empty. Nobody can take again before somebody has discarded.

rule-R5 = Call
rule-R5-1 = You can call only if your village has four cards or fewer, nobody has called yet in this round, and you have used nothing under R2.3 in this turn.
rule-R5-2 = You call instead of drawing, and that is the end of your turn.
rule-R5-3 = After that all the others, clockwise, have exactly one last turn each. It is a full turn, with Draw or Take, all powers and the amulet, but without Call. The caller does not play again in this round.
rule-R5-4 = A call does not lock the caller’s village. Others may still aim at it, and its Bodyguards and the amulet still protect it.

rule-R6 = Exchange, after Draw or Take
rule-R6-1 = Choose one or more cards of your village. The card under the amulet cannot be among them. Choosing it is not a failed exchange; it is simply not allowed.
rule-R6-2 = If you exchange a single card, it goes face up onto the discard pile and the new card comes exactly where it lay. Nothing can go wrong with this.
rule-R6-3 = If you exchange two or more, you first announce the whole set. Only then are those of its cards that lie face down turned up for all to see. A set may mix face-up and face-down cards and may hold cards you do not know, and you need not announce all the equal cards you have. You may even announce a set that is bound to fail.
rule-R6-4 = The set succeeds if its cards all have one value; for Doppelgangers see R8.13. The new card does not belong to the set. You can exchange it in a later turn at the earliest.
rule-R6-5 = Success: the whole set goes face up onto the discard pile. If a Doppelganger makes it show two different values, you choose which of them lies on top; the rest lies below in the order of the row, leftmost card deepest. Then you put the new card into one of the emptied places, whichever you like. The other emptied places disappear, and the row closes up without changing its order. So a set of k cards makes your village smaller by k - 1.
rule-R6-6 = Failure: the announced cards all stay where they are and lie face up from now on. Nothing is discarded. The discard pile stays as it was, except that after a Take the card you took is gone from it. You add the new card to your village, at the left or at the right end.
rule-R6-7 = If the failed set had three cards or more, even with only one odd card among them, you also get a penalty card. After the new card you add the top card of the deck to your village, face down and seen by nobody, at the left or at the right end. If the deck is empty, there is no penalty card.
rule-R6-8 = The new card lies face down if it was hidden in the deck. It lies face up if it was open in the display or comes from the discard pile. Success or failure makes no difference.
rule-R6-9 = A failed set makes your village larger: by one card if you announced two, by two cards if you announced three or more (by one if there was no penalty card left). A village may grow without limit, and it never has fewer than one card. With more than four cards you cannot call until you are down to four again.

rule-R7 = The amulet
rule-R7-1 = There is a single amulet. During round 1 it is nobody’s.
rule-R7-2 = You get the amulet by a successful call and in no other way (R10.3): from the middle, or from the player who holds it; if that is you, you keep it. Nothing else takes it from one player to another. After a round without a successful call it stays where it is.
rule-R7-3 = If you hold the amulet, you may use it once, and only in the round right after the one in which you earned it. You may do so in any window (A, B or C) of your own turn if you do not call in it, and also in a last turn. If that round passes without your using it, you lose the right to, but you still hold the amulet.
rule-R7-4 = You lay the amulet on one card of your own village. That card may be face up or face down, known to you or not, guarded or not, and it may have come in during this very turn.
rule-R7-5 = For the rest of the round you can neither move the amulet nor take it off, nor use it a second time.
rule-R7-6 = Until the round ends, the card under the amulet may not be looked at, turned up, taken, moved, announced or exchanged by anybody. That includes you as its owner.
rule-R7-7 = If the card lies face up, it goes on working: a Squire, an Empath, a Rascal, a Bodyguard (which you may also set anew); and a Villager counts. Whoever knew the card before still knows it.
rule-R7-8 = When the round is scored, the card under the amulet counts like all the others.
rule-R7-9 = When the round ends, the amulet comes off the card. It stays with the player who holds it, unless R10.3 gives it to somebody else.
rule-R7-10 = You may not call in the turn in which you lay the amulet. In a later turn you may.

rule-R8 = Powers
rule-R8-0 = Villager (0), while face up
rule-R8-0-1 = The round ends (R9.3) when both Villagers lie face up in villages, be it in one village or in two. A Villager that is face down, removed, in the display or in the discard pile does not count.
rule-R8-1 = Squire (1), while face up
rule-R8-1-1 = When a turn ends (R9.1), cards are turned up from the top of the deck and laid at the right end of the display. This goes on until the display has one card for each Squire that lies face up, counting all villages, or until the deck is empty.
rule-R8-1-2 = The display never gets smaller by itself. When Squires leave, the open cards remain until somebody draws them; but those above the new number are not replaced.
rule-R8-1-3 = Anybody may draw an open card (R3.1), not just whoever owns a Squire.
rule-R8-1-4 = Nothing is refilled during a turn. If a Squire came up in a turn, its card is shown when that turn ends; if an open card was drawn, it is replaced then.
rule-R8-2 = Empath (2), while face up
rule-R8-2-1 = In a window of your turn you may look at one of your face-down cards, but not at the one under the amulet. Every Empath that lies face up in your village allows you one such look per turn. If you have several, the leftmost one not yet used looks.
rule-R8-2-2 = An Empath that was turned up or came to you during this turn can be used in the windows that are left. An Empath that left your village before you used it cannot.
rule-R8-3 = Bodyguard (3), while face up
rule-R8-3-1 = A Bodyguard guards itself as soon as it lies face up, in your own turn and in all other turns.
rule-R8-3-2 = A Bodyguard also guards a second card of its village. The owner names that card in a window of their own turn. In each of your turns you may set each of your Bodyguards once, or move it on to a different card.
rule-R8-3-3 = You may name any other card of that village: face up or face down, another Bodyguard, a card that is guarded already, even the card under the amulet. Each Bodyguard has a target of its own.
rule-R8-3-4 = Opponents may not look at a guarded card, turn it up, take it or exchange it (R8.6, R8.8, R8.9, R8.11, R8.12). The owner is free to do anything with it, and with the Bodyguard too.
rule-R8-3-5 = The guard goes with the card and not with the place. It ends when the Bodyguard or the card it guards leaves the village. A card that comes into the same place is not guarded. A Bodyguard that moves to another village guards only itself there until its new owner names a card. The guard does not end when a card is turned up, when an exchange fails, in the turns of others, or with a Call.
rule-R8-3-6 = If your Bodyguard is turned up in another player’s turn, it guards itself at once. You can name a second card from your next turn on, if you do not call in it.
rule-R8-3-7 = A Bodyguard that lies face down has no power: it does not even protect itself.
rule-R8-4 = Rascal (4), while face up
rule-R8-4-1 = With Rascals face up in your village, a Draw is made of several draws: one, and one more for each of your Rascals. They come one after another, and you make all of them as far as there are cards. For each draw you take the top card of the deck or an open card of the display, and you see a hidden card before you choose where the next one comes from. If nothing is open, all of them come from the deck.
rule-R8-4-2 = You keep exactly one of the cards you drew. The others go back: hidden cards onto the deck in their old order, the first drawn on top; open cards to their places in the display. Everybody sees how many cards you drew, where each came from, and whether you kept the first, the second or a later one. Nobody sees the hidden values.
rule-R8-4-3 = The card you keep is hidden or open depending on where it came from (R6.8). You may discard it and use its power (R3.5).
rule-R8-4-4 = Rascals help with the Draw action only. They do nothing for a Witch, for a penalty card or when the display is refilled.
rule-R8-4-5 = Cards that you put back belong to the deck again. If you merely saw its last card, the deck is not empty.
rule-R8-5 = Exposer (5), when discarded
rule-R8-5-1 = You turn up one of your own face-down cards, but not the one under the amulet. It stays face up.
rule-R8-6 = Revealer (6), when discarded
rule-R8-6-1 = You turn up a face-down legal target (R8.14) in any village, also in your own. It stays face up, and its power is its owner’s.
rule-R8-7 = Beholder (7), when discarded
rule-R8-7-1 = You look at one of your own face-down cards, but not at the one under the amulet. Having seen it, you may look at one more, which must be a different card.
rule-R8-8 = Apprentice Seer (8), when discarded
rule-R8-8-1 = You look at a face-down legal target (R8.14) in the village of an opponent.
rule-R8-9 = Seer (9), when discarded
rule-R8-9-1 = You look at a face-down legal target (R8.14) in any village, also in your own.
rule-R8-10 = Master (10), when discarded
rule-R8-10-1 = You choose a card from anywhere in the discard pile, and exactly one card of your own that is not under the amulet. The Master you have just discarded cannot be fetched, but another Master can. If the setting “{ silver-setting-several }” extends it to Master and Witch, you may replace a set of your cards instead, by the rules of R6.
rule-R8-10-2 = The fetched card comes into the place of your card, face up. Your card goes face up onto the pile, above the Master. All other cards of the pile keep their order. If you fetched a 5 to 12, its power is not used.
rule-R8-11 = Witch (11), when discarded
rule-R8-11-1 = You look at the top card of the deck, in secret. Then you choose a legal target (R8.14) in any village, also in your own; it may lie face up or face down.
rule-R8-11-2 = The card you saw comes into that place, face down, and the card that lay there goes face up onto the discard pile. You replace exactly one card, in your own village too. If the setting “{ silver-setting-several }” extends it to Master and Witch, you may replace a set in your own village instead, by the rules of R6.
rule-R8-11-3 = Once you have looked, you must exchange. If the setting “{ silver-setting-witch }” allows it, you may put the card back on top of the deck instead. While the deck is empty, this power cannot be used.
rule-R8-12 = Robber (12), when discarded
rule-R8-12-1 = You choose a legal target (R8.14) in the village of an opponent, face up or face down, and one card of your own that is not under the amulet. Each of the two goes exactly where the other lay, and stays face up or face down as it was. Nothing is discarded.
rule-R8-12-2 = If the card you received is face down, you look at it. Your opponent does not look at the card you gave. You may give away a card that you do not know, and one that your own Bodyguard guards.
rule-R8-13 = Doppelganger (13), in an exchange
rule-R8-13-1 = In an announced set (R6.3) a Doppelganger has whatever value the other cards have. The set succeeds if all its cards but the 13s are equal. So { "{" }13, x{ "}" }, { "{" }13, x, x{ "}" }, { "{" }13, 13{ "}" } and { "{" }13, 13, x{ "}" } succeed. { "{" }13, x, y{ "}" } with different x and y fails, and counts as three cards.
rule-R8-13-2 = A Doppelganger does this face up or face down, but only as a card of the announced set. As the new card, exchanged alone or counted at the end of the round, it is just a 13.
rule-R8-14 = A legal target is a card that is not under the amulet and that no Bodyguard protects from you. Your own cards are never protected from you. An opponent’s card is if it is a face-up Bodyguard or guarded by one. To be looked at or turned up, a target must also lie face down.
rule-R8-15 = You can use the power of a discarded card only if all of it can be done: every target it needs is there, a Witch finds a card in the deck, a Master another card in the pile. If not, the power is not offered and the card is just discarded. If you decide to use a power, you go through with it; only a Beholder’s second look is up to you (and, if the setting “{ silver-setting-witch }” allows it, a Witch’s exchange).
rule-R8-16 = A power is over before window C opens. If it turns up or moves a card and leaves it face up, a power of 0 to 4 on that card works at once (R2.6).

rule-R9 = The end of a round
rule-R9-1 = When a turn ends, these points are gone through in order. (a) If both Villagers lie face up in villages, the round ends. (b) If there was a call and all the others have had their last turn, the round ends. (c) The display is refilled (R8.1.1). (d) If the deck is empty, the round ends. (e) If not, the next player clockwise has a turn. The first reason that applies is the one that is told.
rule-R9-2 = After a call, the last turn belongs to the player at the caller’s right. The round ends with it.
rule-R9-3 = The Villagers end the round after the turn in which the second of them was turned up in a village or came into one face up, no matter whose doing it was. Only the position at the end of the turn matters: if two Villagers are announced and leave together in a successful set, the round goes on. In the English edition, if both lie face up once the action has been carried out, there is no window C and the turn ends on the spot; but an exchange or a power is always finished first.
rule-R9-4 = The round ends after a turn that leaves the deck empty, whatever took the last card: a draw, a penalty card, a Witch or the refilling of the display. The turn itself is played to its end, only that an empty deck gives no penalty card and no Witch. During a round nothing is ever shuffled again. If open cards are left in the display, the round ends all the same.
rule-R9-5 = The Villagers and the empty deck end the round even during the last turns after a call. Whoever has not yet had a last turn gets none.
rule-R9-6 = A round may end although nobody called. Then it has no caller (R10.5).
rule-R9-7 = Players have no other means of ending a round.
rule-R9-8 = So that no round lasts for ever: if the deck has not become smaller during 10 turns per player in a row, the round ends as if the deck were empty. The deck starts with 31 cards, so a round lasts 310 turns per player at most: 620 turns in all for two players, 930 for three, 1240 for four.

rule-R10 = Scoring a round
rule-R10-1 = All cards in the villages are turned up. Your sum is what the cards of your village are worth together, the one under the amulet included. The deck, the display, the discard pile and the removed cards do not count.
rule-R10-2 = Whoever did not call loses as many points as their sum.
rule-R10-3 = The caller’s sum is compared with those of all the others, without any bonus or penalty. If nobody has a lower one, the caller loses no points and gets the amulet. That is so even if others have the same sum; they still lose theirs.
rule-R10-4 = If somebody has a lower sum than the caller, the caller loses the sum of their own cards and 10 points more (setting “{ silver-setting-penalty }”, 0 to 50), and gets no amulet. This and R10.3 hold in whatever way the round ended after the call (R9.5).
rule-R10-5 = If nobody called, nobody is rewarded with 0 points and nobody earns the amulet.

rule-R11 = The next round
rule-R11-1 = After every round but the last, all 52 cards are shuffled together, those put aside included. Then R1.3 to R1.5 are followed again, and other random cards are put aside.
rule-R11-2 = What was known, the display, the guards and the place of the amulet on a card are all gone. The amulet itself stays with the player who holds it (R7.9).
rule-R11-3 = The holder may use the amulet in the new round only if they earned it in the round just ended (R7.3).
rule-R11-4 = Whoever lost the fewest points in the round just ended starts. The points are those scored by R10, a caller’s 0 or penalty included. Among equals it is the first in the order of age (R1.8). In the English edition a successful caller starts; if there was none, it is again whoever lost the fewest points.
rule-R11-5 = Then everybody looks at two cards (R1.7), knowing the first discard and who will start.

rule-R12 = The end of the game
rule-R12-1 = The game is over when the last round has been scored: round 4, unless the setting “{ silver-setting-rounds }” says otherwise. Whoever has the lowest total of all rounds wins.
rule-R12-2 = If several players share the lowest total and one of them holds the amulet after the last scoring, that player alone wins. It does not matter if the amulet was earned only in the last round.
rule-R12-3 = If none of the players with the lowest total holds the amulet, they win together.
rule-R12-4 = Ranks: whoever wins is first. Whoever lost only because of R12.2 comes right behind. Other players with equal totals share a rank.
