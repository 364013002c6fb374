### Hush in German: questions, answers, refusals, hints, the log and the settings.

hush-title = Hush

hush-pitch = Geheim bieten, geheim verstecken, geheim hoffen.

hush-credit = Von den Gründern von Meute, zum Abschreiben gemacht.

hush-setting-rounds = Runden
hush-setting-rounds-about = Wie viele Runden eine Partie hat.

hush-view-rounds = Runden
hush-view-round = Gespielte Runden
hush-view-die = Dein Würfel
hush-view-stash = Dein Versteck
hush-view-bid = Dein Gebot
hush-view-points = Punkte
hush-view-nods = Nicken

hush-ask-Roll = Ein Würfel wird geworfen.
hush-ask-NodOrStash = Welchen Chip versteckst du?
hush-ask-MakeBid = Was bietest du?
hush-ask-RaiseBid = Dein Gebot ist { $bid }: Erhöhst du es?

hush-do-Die = Der Würfel zeigt { $face }.
hush-do-Stash = Den Chip mit dem Wert { $token } verstecken.
hush-do-Nod = Nicken und noch einmal nachdenken.
hush-do-Bid = { $number } bieten.
hush-do-Raise = Auf { $bid } erhöhen.
hush-do-Raise-0 = Bei { $bid } bleiben.

hush-why-nodded = Du hast zweimal genickt: Verstecke jetzt einen Chip.
hush-why-highest = Kein Gebot geht über vier hinaus.
hush-why-NodOrStash = Gefragt ist ein Chip oder ein Nicken.
hush-why-MakeBid = Gefragt ist ein Gebot von eins bis vier.
hush-why-RaiseBid = Gefragt ist, ob du dein Gebot erhöhst.

hush-log-rolled = Dein Würfel zeigt { $face }.
hush-log-bid = { $player } bietet { $bid }.
hush-log-won = { $player } bietet so viel wie niemand sonst: gewonnene Punkte: { $bid }.
hush-log-hidden = { $player } zeigt, was verborgen war: Würfel { $die }, Versteck { $stash }.

hush-because-Die = Das entscheidet der Zufall.
hush-because-Stash = Jeder Punkt im Versteck zählt am Ende.
hush-because-Stash-0 = Ein leerer Chip lässt die anderen nur rätseln.
hush-because-Nod = Nicken kostet nichts und bringt nichts.
hush-because-Bid = Ein höheres Gebot bringt mehr und wird von weniger Geboten geschlagen.
hush-because-Raise = Ein höheres Gebot bringt mehr und wird von weniger Geboten geschlagen.
hush-because-Raise-0 = Die anderen treffen sich vielleicht weiter oben.
