### Hush in English: questions, answers, refusals, hints, the log and the settings.

hush-title = Hush

hush-pitch = Bid in secret, stash in secret, hope in secret.

hush-credit = Made by the founders of Meute, to be copied.

hush-setting-rounds = Rounds
hush-setting-rounds-about = How many rounds a game has.

hush-view-rounds = Rounds
hush-view-round = Rounds played
hush-view-die = Your die
hush-view-stash = Your stash
hush-view-bid = Your bid
hush-view-points = Points
hush-view-nods = Nods

hush-ask-Roll = A die is rolled.
hush-ask-NodOrStash = Which token do you stash?
hush-ask-MakeBid = What do you bid?
hush-ask-RaiseBid = You bid { $bid }: do you raise it?

hush-do-Die = The die shows { $face }.
hush-do-Stash = Stash the token worth { $token }.
hush-do-Nod = Nod, and think again.
hush-do-Bid = Bid { $number }.
hush-do-Raise = Raise to { $bid }.
hush-do-Raise-0 = Stay at { $bid }.

hush-why-nodded = You have nodded twice: stash a token now.
hush-why-highest = No bid goes beyond four.
hush-why-NodOrStash = You are asked for a token, or a nod.
hush-why-MakeBid = You are asked for a bid from one to four.
hush-why-RaiseBid = You are asked whether you raise your bid.

hush-log-rolled = You rolled { $face }.
hush-log-bid = { $player } bid { $bid }.
hush-log-won = Nobody else bid as much as { $player }: points won: { $bid }.
hush-log-hidden = { $player } opens what was hidden: die { $die }, stash { $stash }.

hush-because-Die = That is up to chance.
hush-because-Stash = Every point in the stash counts at the end.
hush-because-Stash-0 = An empty token only keeps the others guessing.
hush-because-Nod = A nod costs nothing and wins nothing.
hush-because-Bid = A higher bid wins more and is beaten by fewer.
hush-because-Raise = A higher bid wins more and is beaten by fewer.
hush-because-Raise-0 = The others may meet above you.
