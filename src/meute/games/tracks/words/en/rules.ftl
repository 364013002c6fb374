### The rules of Wolf Tracks in English.
### A title has no full stop at its end, a paragraph has.

rule-B0 = Words, the pack, and who knows what
rule-B0-1 = You lead the wolves of one colour: green, blue, black, yellow, orange or grey. To a colour belong three wolf cards A, B and C, a tableau with a row for each of them and a column for each of the five action phases, three strength markers and fifteen action counters. So nobody leads more than three wolves.
rule-B0-2 = A wolf card is in one of three places: in its owner’s hand, face down among the cubs beside the alpha female, or in the pack. A wolf that dies, is excluded or leaves goes back to hand. No card ever drops out of the game.
rule-B0-3 = A wolf in the pack has its printed sex, a strength from 1 to 12, and 0 to 4 chips of recognition. For the rest of the year it is also remembered whether the wolf has submitted and whether it has attacked.
rule-B0-4 = Strength never rises above 12; anything beyond is lost. A wolf that falls below strength 1 dies on the spot: the card goes to its owner’s hand, the chips go to the supply, counters not yet revealed come off the tableau unseen (R43), and a death is noted for the owner.
rule-B0-5 = A wolf has at most four chips of recognition. What it would gain beyond that is lost; no other wolf gets it.
rule-B0-6 = The hierarchy has two columns, the males on the left and the females on the right. The top male is the alpha male, the top female the alpha female. The second male is the beta and stands alone in the centre; a female is never beta. All others follow below in the column of their sex. At most one wolf is the omega: it stands at the very bottom in the centre, outside the columns.
rule-B0-7 = These are the rows from the top: both alphas; the beta alone; the third male with the second female, the fourth male with the third female, and so on; at the bottom the omega alone.
rule-B0-8 = A higher row means a higher rank. If two wolves of one row must be told apart, the female comes first. The beta therefore ranks above the second female. No row holds two wolves of one sex, so rank never leaves a doubt.
rule-B0-9 = A column has no gaps: when a wolf leaves it, all those below move up at once (R2). Above the lowest occupied row only the beta’s can be empty, if there are fewer than two males.
rule-B0-10 = Your counters have the values 1 to 15. Each shows some spirals, or none: that is the strength it costs (setting “{ tracks-setting-spirals }”). You use a counter once a year at most, and for the next year you get all of them back.
rule-B0-11 = There are 15 cards of small prey, 3 of which show no prey; 12 cards of large prey with one common discard pile; and two fight decks, violet and blue, of ten cards each with the values 1 to 10. The blue cards also show a number of births (setting “{ tracks-setting-births }”). A single card drawn at random, for an injury or for births, comes from a full deck of ten and goes back there (R41).
rule-B0-12 = After any change of strength, recognition or pack, this is the order. (a) All losses of the event are applied together. (b) Whoever is below strength 1 leaves, all at once (B0.4). (c) The columns close (B0.9); from now on new alphas and a new beta have their place and its rights. (d) The last wolf of a sex comes first (B3.4), new omegas after that (B3.1, B3.2). (e) If the pack is empty, M7d applies. Only then does the phase go on.
rule-B0-13 = Everybody sees totals and target, places, strength, recognition, noted deaths and exclusions, the number of cards in each hand, the number of cubs and how many each player added, prey lying open, the discard pile, the size of each pile, which cells are filled (P3.3), and every counter once it is revealed. Hidden are the order of the piles; which cards became cubs (you know your own, but nobody knows where they lie, R20); counters face down, except from their owner; a hand of fight cards, except from its player; what was not drawn from a fight deck, from everybody; and sealed answers until all are in. Which wolves of a player are outside the pack is known to all. Which of them are cubs is not, unless it could not be otherwise or has been seen.

rule-B1 = Setting up
rule-B1-1 = Everybody gets a colour. Some have two males and a female, the others two females and a male (setting “{ tracks-setting-sexes }”). With three or four players the sexes should be as even as possible: six to six with four players, five to four with three. This table hands out the colours that way for any number of players.
rule-B1-2 = Before the game all players agree on a target: at least 40 points with three players and at least 60 with six (setting “{ tracks-setting-target }”). If nobody chooses, it is 40 for three players, 50 for four, 55 for five and 60 for six. For four and five players this table takes any target from 40 up.
rule-B1-3 = The small prey is shuffled and becomes a face-down pile. So does the large prey, and its top two cards are laid open beside the pile. The fight decks are kept ready. Everybody has 0 points.
rule-B1-4 = Everybody secretly chooses one of their three wolves. These cards are shuffled and turned up one by one. The first male becomes alpha male, the first female alpha female. Every further wolf goes to the bottom of its column, so the second male is the beta.
rule-B1-5 = If all chosen wolves are of one sex, everybody takes the card back and chooses again. After three such failures chance chooses for all, and goes on until both sexes are there.
rule-B1-6 = With only one male the place of the beta stays free for males that come later. It is never for a female.
rule-B1-7 = Every wolf in the pack begins with strength 12 and one chip of recognition. Your other two wolves stay in your hand. There is no omega yet.
rule-B1-8 = What was chosen in B1.4 is sealed until all have chosen. The order in which the cards come up is chance. Everybody has seen the cards of a failed try (B1.5).

rule-B2 = A year: preparation (P1 to P3), action phases (PH1 to PH5), scoring (M1 to M8)

rule-P1 = Preparation: births
rule-P1-0 = There are no births in the first year, none if nobody has a wolf card in hand, and none without an alpha male or without an alpha female (R30).
rule-P1-1 = The player of the alpha male shuffles the blue cards, the player of the alpha female draws one. It shows how many cubs are born, from 2 to 7. Then it goes back.
rule-P1-2 = The players add cards in this order: first whoever has no wolf in the pack (R14), then the others by their lowest wolf, from the bottom of the hierarchy up. An omega is the very bottom. Within a row the female comes first, so this is not simply B0.8 backwards. Everybody has one place in the order.
rule-P1-3 = In this order everybody who has a card in hand must add one, face down and of their own choice; whoever has none passes. Further rounds follow in the same order until there are as many cards as births, or until all hands are empty.
rule-P1-4 = All added cards are shuffled and laid face down in a row to the right of the alpha female, place 1 next to her. They are the cubs. Nobody can tell which wolf lies where or whose it is; you only know which cards you added.
rule-P1-5 = Everybody knows the number of births before adding. How many cards each player adds follows from it, from P1.2 and from the size of the hands. That is public at once, so all choose at the same time, sealed. What was chosen comes to light only with a cub’s death (PH1.1, PH3.3) or when it grows up (M5).

rule-P2 = Preparation: large prey
rule-P2-1 = The top card of the large prey is laid open beside the others. If the pile is empty, the discard pile is shuffled first and becomes the new pile; if there are no discards either, no card is turned. As cards never leave the game, at least one large prey lies open now.
rule-P2-2 = All players vote for one of the large prey lying open. Equal animals are one choice, and with a single choice there is no vote. If more than half of all players agree, it is settled. If not, the player of the alpha female decides freely among everything that lies open (R12, R13).
rule-P2-3 = The card of the chosen prey is turned askew: it is the quarry of phase 3.
rule-P2-4 = All vote at the same time, then the votes are shown with names. There is no second vote (R32). The player of the alpha female decides knowing the votes.

rule-P3 = Preparation: placing counters
rule-P3-1 = All place in secret and at the same time. For each of your wolves in the pack you may put one counter face down into each of the five columns. You may leave any cell empty. The rows of wolves in hand and of cubs stay empty, and column 1 does if there are no cubs. An omega may get counters in all columns (R33).
rule-P3-2 = When you have placed, you confirm. Until the last player has confirmed you may take back or change whatever you have placed; after that nothing can be changed any more.
rule-P3-3 = Until then nobody learns anything about the placement of the others. After that everybody sees which cells are filled, but values only as told in PH0.1. Without O2 you may place more spirals for a wolf than it has strength.

rule-PH0 = How every action phase begins and ends
rule-PH0-1 = All counters in the column of the phase are revealed at the same time.
rule-PH0-2 = At once each of these wolves loses as much strength as there are spirals on its counter, all together. Deaths come before everything else (B0.4). The counter of a wolf that dies in this way does not count (R1).
rule-PH0-3 = The order of play goes from the highest counter down; among equal counters rank decides (B0.8). It is fixed only once, when the dead of PH0.2 are gone and the columns have closed (R34). The first wolf of a phase is always the first in this order. Wolves without a counter are not part of it.
rule-PH0-4 = When the phase is over, the counters of its column are put aside. They cannot be used again this year.
rule-PH0-5 = A phase runs through PH0.1, PH0.2, B0.12 and PH0.3, then through its own rules as they are numbered, and closes with PH0.4. What has been revealed is public, even if the wolf dies of its spirals. What a death or an exclusion takes off before its phase nobody gets to see (R43).

rule-PH1 = Phase 1: raising cubs
rule-PH1-0 = Without cubs there is no phase 1. That is always so in the first year.
rule-PH1-1 = The counters are added up. Every full 7 points keep one cub alive. The others die, beginning with the one farthest from the alpha female: they are shown and go back to their owners’ hands, without penalty.
rule-PH1-2 = The first wolf gains one recognition, unless it has four (R4). If there is no counter, nobody does.
rule-PH1-3 = If this wolf was the omega, it is omega no longer and takes the lowest place of its column (R3).
rule-PH1-4 = Everybody sees the cubs that died. The others stay face down and in their order.

rule-PH2 = Phase 2: solitary hunt
rule-PH2-1 = For the first wolf three cards of small prey are laid open. Its player takes one of the animals (R23). The wolf gains the strength the card shows, up to 12 in all; an animal without a number gives none. In both cases the wolf has eaten.
rule-PH2-2 = For the next wolf in the order of play the display is filled to three cards again, and its player takes one of the animals; and so on. The two cards not taken stay in the display. The 15 cards are enough for any number of hunters.
rule-PH2-3 = As soon as all three cards in the display show no prey, the hunt is over. The wolf whose turn it is and all those after it catch nothing.
rule-PH2-4 = Then every wolf of the pack without a catch loses 2 strength, all together: also those without a counter, also the omega, and also if PH2.3 never applied (D1). Deaths follow at once.
rule-PH2-5 = All 15 cards of small prey are shuffled again. There is no recognition in this phase, and cubs are not concerned.
rule-PH2-6 = The display and the catches are public, the order of the pile is not. Strength from a catch is there before the next wolf has its turn. Hunger (PH2.4) comes only once, when the last wolf has had its turn.

rule-PH3 = Phase 3: pack hunt
rule-PH3-1 = The counters are added up. The quarry has three numbers, the black one the highest and the red one the lowest, and the sum is compared with them.
rule-PH3-1a = Black or more: the prey is killed and nobody is hurt.
rule-PH3-1b = Green or more, but less than black: the prey is killed and the first wolf is injured.
rule-PH3-1c = Red or more, but less than green: the prey escapes and the first wolf is injured.
rule-PH3-1d = Less than red: the prey escapes and nobody is hurt.
rule-PH3-2 = For an injury a fight card from 1 to 10 is drawn at random. The wolf loses as much strength, and may die. This comes before food and hunger. Should it kill an alpha, the next wolf of the column already eats as alpha (R2).
rule-PH3-3 = If the prey escapes, all cubs die: they are shown and go to hand, without penalty. Every wolf of the pack loses 2 strength, the injured one too (R42). The card is turned straight and stays open (R11).
rule-PH3-4 = If the prey is killed, its card goes onto the discard pile and the pack eats the food it shows.
rule-PH3-4a = They eat in this order: the alphas 2 points each, every cub 1, then all other wolves 2 each in the order of rank, within a row the female first, the omega last. No prey has less than 11 food, so both alphas and seven cubs always eat; the table takes no lower number (R22).
rule-PH3-4b = A wolf that gets only one last point loses 1 strength, a wolf that gets nothing loses 2. The losses come together, then the deaths. Eating gives no strength.
rule-PH3-5 = If the prey was killed, the first wolf gains one recognition, provided that it lives (R5) and does not have four. An omega is thereby taken back as in PH1.3. If the prey escaped, nobody gains recognition.
rule-PH3-6 = If there is still an omega when the phase ends, it is excluded: the card goes to hand, its counters in columns 4 and 5 come off unseen, and an exclusion is noted for its owner. The last wolf of a sex is not omega and stays (B3.4).
rule-PH3-7 = Things happen in this order: outcome; PH3.2 and a death from it; PH3.3 or PH3.4, all deaths together; PH3.5; PH3.6. Who eats when depends on the places after PH3.2. An omega about to be taken back still eats as omega. Everybody sees the card of an injury, but nobody sees the cubs that eat.

rule-PH4 = Phase 4: howling
rule-PH4-1 = The counters are added up, and the sum decides about the large prey.
rule-PH4-1a = Less than 35: the player of the alpha female discards one of the large prey lying open, of their own choice (R13). If none lies there, nothing happens.
rule-PH4-1b = From 35 to 55: nothing happens.
rule-PH4-1c = More than 55: the player of the alpha female lays open one more large prey at once. If the pile is empty, it is as in P2.1 (R31).
rule-PH4-2 = The first wolf gains one recognition, unless it has four, whatever the sum (R4). There is no omega here, since PH3.6 excluded it. With O4 there may be one, and it is then taken back (R40).
rule-PH4-3 = First PH4.1, then PH4.2. Nothing here is secret except the extra card before it is turned.

rule-PH5 = Phase 5: rank fights
rule-PH5-1 = The females go first, then the males, both in the order fixed at the reveal: from the highest counter down, among equals by rank (R16). Males and females never meet. Your own wolves neither fight each other nor submit to each other. The omega does not fight: it neither attacks nor is attacked (R10).
rule-PH5-2 = To attack, a wolf must be alive, have a counter in column 5, not be omega and not have submitted this year. It attacks at most once a year and does not have to (R9). It may be attacked any number of times.
rule-PH5-3 = A female may attack any other female, above her or below. A male may attack only the male directly above him at that moment; if that one is yours too, there is no attack (R15). The alpha male has nobody to attack.
rule-PH5-4 = Without a counter in column 5, or after an earlier submission this year, the attacked wolf must submit. Otherwise its player decides whether it submits or fights.
rule-PH5-5 = If a wolf submits, there is no fight and no injury. It loses one recognition to the supply, an alpha no more than that (R8); with none left it becomes omega (B3.1). The winner gains no recognition, but if it ranked lower the two change places (R24). A wolf that has submitted fights no more this year: it does not attack, and it submits to every later attack.
rule-PH5-6 = A fight is decided with cards.
rule-PH5-6a = Each side shuffles a fight deck of its own and draws six cards. The stronger wolf gets one more, and the wolf with more recognition gets one more, both as they are at this moment; if they are equal, neither does. So there are 6 to 6, 6 to 7, 7 to 7 or 6 to 8 cards. Nobody looks at the rest.
rule-PH5-6b = Each wolf begins with the value of its counter in column 5 as its score.
rule-PH5-6c = Again and again both sides secretly choose a card and show it together. Whoever shows the lower one loses points by the difference: none for 0, 1 for 1 or 2, 3 for 3 or 4, 5 for 5 or 6. From 7 on the fight is lost at once. Used cards are put away.
rule-PH5-6d = The fight ends at once when a score is 0 or less, or by a difference of 7 or more. It also ends when one side has no card left, after six or seven exchanges: then the higher score wins, and equal scores are a draw.
rule-PH5-7 = A draw leaves rank, recognition and strength as they were, but the attack has been used.
rule-PH5-8 = If there is a winner, this follows in order.
rule-PH5-8i = If the winner ranked lower, the two change places.
rule-PH5-8ii = The winner gains one recognition, up to four.
rule-PH5-8iii = The loser loses one recognition. But an alpha that loses, male or female, in attack or defence, loses all of it; what counts is the rank before PH5.8i.
rule-PH5-8iv = A female that loses is injured: a fight card from 1 to 10 is drawn at random and taken from her strength. She may die. A male that loses is never injured.
rule-PH5-8v = A loser that lives and has no recognition becomes omega (B3.1, R6). If it stays in its column, its own attack is still to come, unless it has made it (R44).
rule-PH5-9 = Before the first attack all counters of column 5 are revealed and paid for, the males’ too (PH0.1, PH0.2). Then one wolf after the other has its turn: attack or pass, openly; the answer, fight or submit, openly; the fight; PH5.8; B0.12. Only then comes the next wolf. The males begin when the last female is done.
rule-PH5-10 = Only you know your fight cards; everybody knows how many you hold. In an exchange neither card is seen before both are chosen; then both are public. Cards that were not played or not drawn are never shown.

rule-B3 = The omega
rule-B3-1 = A wolf without recognition leaves its column and becomes omega. It has the lowest rank.
rule-B3-2 = There is only one omega. If there is one already, the weaker of the two is excluded at once, and an exclusion is noted. Between equals it is the former omega that goes. It makes no difference whether they are male or female.
rule-B3-3 = An omega that gains recognition is taken back into the lowest place of its column (R3). That can happen in phases 1 and 3, and with O4 in phase 4.
rule-B3-4 = If the only wolf of a sex has no recognition, it is not omega but stands in the alpha place. An omega that becomes the only one of its sex moves there at once (R35). When a second wolf of that sex joins, the first becomes omega and the newcomer alpha; if there is another omega, B3.2 applies. If the lone wolf has gained recognition by then, it simply stays alpha.
rule-B3-5 = The card of an excluded wolf goes to hand, and its counters not yet revealed come off the tableau unseen. To be excluded is not to die.

rule-B4 = Scoring, phase M

rule-M1 = Rank. The occupied rows are counted from the bottom. Each wolf of the lowest row brings 1 point (that is the omega alone, if there is one), each wolf of the next row 2, and so on. If nobody is beta, that row is not counted, and the alphas bring only 1 point more than the row below them.

rule-M2 = Recognition. Every chip on your wolves brings you 1 point.

rule-M3 = Each alpha loses 1 strength, both together. An alpha may die of it, which counts as a death of this year. A wolf that becomes alpha by this loses nothing. O2 replaces this paragraph.

rule-M4 = You lose 5 points for each of your wolves that died this year, and 3 for each that was excluded, whether in phase 3 or by B3.2 at any time. A total may be negative. Dead cubs cost nothing.

rule-M5 = Cubs become young wolves. They are turned up from place 1 outwards. Each takes the lowest place of its column, above the omega, with strength 12 and one recognition. After each of them B3.4 is checked; if a wolf is excluded by it, that costs 3 points at once (R29). Young wolves bring no points for rank and recognition this year.

rule-M6 = Leaving. If wolves of yours have just joined as young wolves, you decide secretly for each of them whether it stays or leaves; all decisions are shown together. Those who leave are paired from the bottom up: the lowest male with the lowest female, and so on. Every wolf of a pair brings its player 5 points (R28), every wolf that leaves alone costs 3. The cards go to hand and the columns close. Leaving is neither a death nor an exclusion.

rule-M7 = Last comes the question whether the game is over.

rule-M7a = If somebody has reached the target, the highest total wins. Equal totals share the victory (R21).

rule-M7b = If nobody has and the pack is empty, the game is over without a winner. All players are equal.

rule-M7c = Otherwise the next year begins, and everybody has all counters again.

rule-M7d = If at any moment from preparation to the end of phase 5 there is neither wolf nor cub in the pack (R45), the game is over at once without a winner, whoever is ahead, and there is no scoring. If it happens in phase M, that phase is finished first (R27).

rule-M8 = M1 and M2 count the pack at the end of phase 5. Everybody sees each cub as it is turned. Nobody sees a decision to leave before all are made; whoever leaves goes at the same time, paired by the places after M5, and B0.12 follows. The target matters only in M7a (R26).

rule-B5 = Optional rules: four switches, each on its own, all off unless you choose them

rule-O1 = { tracks-setting-joining } (setting: on)
rule-O1-1 = If you have lost your last wolf in the pack, in whatever way, and have a card in hand, you may ask to bring in a wolf: at the first asking point after the loss, and again whenever a preparation begins and you still have none (R36). Asking points are the end of each action phase and the beginning of preparation, before births. If several may ask, they do so in the order of R14.
rule-O1-2 = All other players answer at the same time, then the answers are shown. If all agree (R37), you at once choose a wolf from your hand and place it openly at the bottom of its column, above the omega, with strength 12 and one recognition. If not, nothing happens.
rule-O1-3 = During a year the row of this wolf on the tableau stays empty until the next placement. But it belongs to the pack at once: it can go hungry, eat, be attacked and bring points. B3.4 is checked. The death or exclusion noted for the lost wolf stands. If the pack is empty, the game has ended before anybody can ask.

rule-O2 = { tracks-setting-life_span }, instead of M3 (setting: on)
rule-O2-1 = Wolves that are not alpha, the omega included: at strength 8 to 12 they gain 1, up to 12; at 4 to 7 nothing changes; at 1 to 3 they lose 1.
rule-O2-2 = Alphas: at strength 8 to 12 nothing changes; at 4 to 7 they lose 1; at 1 to 3 they lose 2. All changes are made together, by the strength before them. Deaths count in M4.
rule-O2-3 = When you place counters, the spirals of all counters of a wolf must add up to less than its strength (R25).

rule-O3 = { tracks-setting-strength_first } (setting: on)
rule-O3-1 = Among equal counters the stronger wolf comes first, then the one of higher rank, then the female. That holds wherever the order of play is used (R39).

rule-O4 = { tracks-setting-omega_stays } (setting: on)
rule-O4-1 = An omega is excluded only if another wolf takes its place (B3.2), not at the end of phase 3.
rule-O4-2 = It can therefore howl. If it is the first wolf of phase 4, it is taken back in time for phase 5 (R40).

rule-B6 = Rulings, where the rulebook is silent or contradicts itself

rule-R1 = A wolf dies of its spirals when they are paid. Is its counter still worth something? No, neither in the sum nor for order, injury or recognition. Death is immediate, and wolves out of play have empty rows. There is doubt: the rulebook adds up all counters of a column, and O2.3 forbids a sacrifice which by this ruling nobody would make.

rule-R2 = When do gaps close after a death or an exclusion? At once, and the next wolf is alpha or beta from that moment. Every phase needs the alphas, and the rule on the last wolf of a sex takes it for granted.

rule-R3 = Where is an omega taken back if its column is the shorter one? At the end of its own column. No column has gaps, and each sex has a hierarchy of its own, so lowest means lowest of its sex.

rule-R4 = Is recognition gained in phase 1 if all cubs die, or in phase 4 below 35? Yes. The rulebook asks for nothing more there; only in phase 3 does it ask for a kill.

rule-R5 = Who gains recognition in phase 3 if the first wolf has died of injury or hunger? Nobody. The rulebook means the wolf with the highest counter and no other.

rule-R6 = Are two omegas compared before the loser’s injury or after it? After. It belongs to the fight, a wolf about to die should not drive out the former omega, and the summary sheet puts the omega last (D9).

rule-R7 = What comes first in phase M, the penalties or the alphas’ loss of strength? The loss, as on the summary sheet (D7). So an alpha that dies of it is paid for in the same year.

rule-R8 = Does an alpha that submits lose all recognition? No, one chip. All is lost by losing a fight, and here there is none.

rule-R9 = A wolf that declines to fight fights no more this year. Does that include passing with its own attack? No, only submitting. The sentence belongs to submission and is explained there by later attacks. Otherwise a wolf with the highest counter that only wants to defend itself would have to attack.

rule-R10 = May the omega be attacked? No. The rulebook says that it cannot fight.

rule-R11 = What becomes of prey that escaped? It stays open. Only killed prey and the discards of a weak howl leave the display.

rule-R12 = Who votes on the prey? Every player, with or without a wolf in the pack. The rulebook lets the players decide together.

rule-R13 = Who decides if there is no alpha female? The player of the alpha male, the only leader left. If only cubs are left in phase 4, the prey that has been open longest is discarded, for nobody is there to choose.

rule-R14 = In which order come several players without a wolf? The lowest total first, then clockwise from the player of the alpha female. The rulebook says nothing, and this helps those who are behind.

rule-R15 = What if the male directly above is of the same colour? Then there is no attack, and he is not skipped. Own wolves never fight, and only the male directly above is a target.

rule-R16 = What if ranks change during phase 5? The order of play stays as it was at the reveal; targets are those at the moment of the attack. That is simple and clear.

rule-R17 = Are the 30 chips of recognition a limit? No. The rulebook lists them but never says so.

rule-R18 = In which phases does the order of play hold? In all five. The sentence in the rulebook is garbled, and phase 1 repeats the rule itself. In phase 5 a tie between the sexes cannot matter.

rule-R19 = May you refuse to add a cub? No. The rulebook says that every player adds a card, and allows a pass only to those without one.

rule-R20 = Is it visible whose cub a card is? No, the cards are shuffled face down. A cub that dies is turned up for all, since it must be seen to go back to its owner.

rule-R21 = What if several players reach the target? The highest total wins, and a tie is shared. The rulebook does not say.

rule-R22 = What if there is too little food for a cub? That cannot happen: by the rulebook’s own note every large prey has at least 11 food.

rule-R23 = May a wolf in the solitary hunt take a card without prey, or pass? No. If an animal is in the display, one must be taken, whichever you like. In the rulebook the wolf gets a card and has found food.

rule-R24 = Do places change after a submission? Yes, if the winner ranked lower. In the rulebook a wolf that does not fight gives up its position.

rule-R25 = Does the limit of O2 concern each counter or their sum? The sum of the year. The sentence speaks of counters and of one number of spirals.

rule-R26 = When does the target matter? Once, at the very end of phase M, after the young wolves have left. The phase is one count, and points can still be lost in M4 and M6.

rule-R27 = What if the pack dies out in phase M? The phase is played to its end, and a target reached counts for more than extinction. Those points were earned while there still was a pack.

rule-R28 = What if both wolves of a leaving pair are yours? You get 5 points for each, so 10. The rulebook counts every young wolf that leaves with another.

rule-R29 = What does an exclusion in M5 cost, after the penalties? 3 points, at once. It is the same year; otherwise it would be free or come a year late.

rule-R30 = Are cubs born without an alpha male or without an alpha female? No. Only the alpha pair has offspring, and both have a part in P1.1.

rule-R31 = What if the pile is empty after a howl above 55? The discards are shuffled as in P2.1. The situation is the same.

rule-R32 = Do players vote one by one or together? Together; the votes are shown afterwards, and there is one vote only. The rulebook gives no order.

rule-R33 = Is an omega allowed counters for columns 4 and 5? Yes. They help it only if it has been taken back by then, or with O4 for howling. Only rows of wolves out of play must be empty.

rule-R34 = Which rank breaks a tie, the one before or after the deaths of the reveal? The one after them, with the columns closed. The rulebook has the spirals paid at once and speaks of the order of play after that.

rule-R35 = What if only the omega is left of a sex? It moves to the alpha place at once and is no longer omega, though it still has no recognition. Nobody can attack the only wolf of a sex, so the rule could hardly mean anything else, and the alpha places must be filled.

rule-R36 = When may you ask to join by O1? At the end of the phase in which you lost the last wolf, then at the beginning of every preparation. The rulebook ties the request to the loss; waiting for the end keeps the running phase whole.

rule-R37 = Who must agree to a wolf that joins? All other players, as the rule itself says. The annex means the players whose wolves make up the pack; that differs only if two players have none.

rule-R38 = Does O2 come on top of M3? No, it stands in its place. It says that alphas in the green zone stay as they are.

rule-R39 = Does O3 concern only turns, or also recognition and injury? Everything. It replaces the way in which the order of play breaks ties.

rule-R40 = What if an omega is first in howling with O4? As in phases 1 and 3 it is taken back, for whoever has a chip cannot be omega.

rule-R41 = Which deck gives the card for an injury? Either, but a full one, so that 1 to 10 are equally likely. The rulebook speaks of one card out of ten.

rule-R42 = Does an injured hunter starve as well? Yes. The rulebook says every wolf of the pack.

rule-R43 = A wolf dies or is excluded: what becomes of its counters for later phases? They come off face down, and nobody sees the values. Rows of wolves out of play are empty, and counters are secret until their phase.

rule-R44 = Can a wolf attack after it has been beaten? Yes, unless it is omega or has submitted. Only submitting ends a wolf’s fights for the year.

rule-R45 = What if all grown wolves are gone and a cub is left? As long as there is a cub, play goes on, for it will grow up in M5. If the hunt of phase 3 fails, that is the end.

rule-D = Where the rulebook’s main text and its summary sheet differ

rule-D1 = Phase 2. Main text: wolves without a counter or a catch always lose 2. Sheet: only when three cards without prey lie open. We follow the main text (PH2.4).

rule-D2 = Phase 3. Main text: four outcomes. Sheet: three, without the sum below red. We follow the main text (PH3.1d).

rule-D3 = Phase 3. Main text: recognition for the deadly bite. Sheet: for the highest counter in any case. We follow the main text (PH3.5).

rule-D4 = Phase 3. Main text: whoever gets the last single point loses only 1. Sheet: only the loss of 2. We follow the main text (PH3.4b).

rule-D5 = Phase 3. Main text: after a failed hunt the cubs die and all lose 2, and at the end the omega is excluded. Sheet: nothing about it. We follow the main text (PH3.3, PH3.6).

rule-D6 = Phase 5. Main text: a wolf that submits loses one recognition. Sheet: only that there is no injury and no chip for the winner. We follow the main text (PH5.5).

rule-D7 = Phase M. Main text: penalties first, then the alphas’ strength. Sheet: the other way round. We follow the sheet (R7).

rule-D8 = Phase 5. Main text: the alpha female loses all recognition, and males fight in the same way. Sheet: alphas do. We apply it to both sexes (PH5.8iii).

rule-D9 = Phase 5. Main text: omega first, then the injury. Sheet: the omega comes last. We follow the sheet (R6).

rule-D10 = Phase 5. Main text: males attack only the one directly above, and a losing male is unhurt. Sheet: nothing about the first. We follow the main text (PH5.3).

rule-D11 = Births. Main text: from the second year on, only with a card in hand, and in a set order. Sheet: nothing about it. We follow the main text (P1.0, P1.2).

rule-D12 = Numbering. Main text: P, 1 to 5 and M, the leaving without a number. Sheet: V, 1 to 5 and 6, the leaving being 6.6. We call it M6.
