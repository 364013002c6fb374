### The rules of Hush in English.
### A title has no full stop at its end, a paragraph has.

rule-1 = Setup
rule-1-1 = Hush is for two to four players. A game has three rounds, or as many as the setting rounds says.
rule-1-2 = Everybody begins with no points, no die and an empty stash.

rule-2 = A round
rule-2-1 = In every round a die is rolled for each player; each player stashes a token; all bid; the bids are opened.
rule-2-2 = Your die is rolled in secret: you alone see it. It takes the place of your die of the round before.
rule-2-3 = One after the other, you hide a token in your stash, worth nothing or one point. Nobody else sees which.
rule-2-4 = Before you stash you may nod, twice at most in a row. A nod changes nothing.
rule-2-5 = Then all bid at the same time, in secret: a number from 1 to 4.
rule-2-6 = With your bid you decide whether to raise it by one. A bid of 4 cannot be raised.
rule-2-7 = All bids are opened. The highest bid that only one player has made wins that player as many points; if there is none, nobody wins any.

rule-3 = The end
rule-3-1 = After the last round everybody adds the last die (2.2) and the stash (2.3) to the points.
rule-3-2 = The most points win. Equal points share a rank.
