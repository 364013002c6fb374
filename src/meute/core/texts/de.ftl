### What the engine itself says, in German.

core-seat = Platz { $number }

core-not_asked = Dieser Platz hat gerade keine Frage zu beantworten.

core-over = Die Partie ist zu Ende.

core-not_an_option = Das ist keine Antwort auf die offene Frage.

core-no_run = Antworten lassen sich nur vorbereiten, wo verdeckt gefragt wird.

core-row-empty = Eine Reihe von Antworten enthält mindestens eine.
core-row-sealed = Geheime Antworten gibst du einzeln, oder du planst sie.
core-row-ends = Eine Reihe von Antworten endet, wo etwas Neues aufgedeckt wird oder jemand anders entscheidet.

core-undone = { $player } nimmt Antworten zurück: { $count }.

core-undo-nothing = Dieser Platz hat keine Antwort zurückzunehmen.
core-undo-chance = Inzwischen ist eine Karte oder ein Würfel gefallen: nicht mehr rückgängig zu machen.
core-undo-shown = Inzwischen hat jemand Neues gesehen: nicht mehr rückgängig zu machen.
core-undo-others = Inzwischen hat jemand anderes geantwortet.
core-undo-asked = Inzwischen sind auch die anderen gefragt: nicht mehr rückgängig zu machen.

core-plain-ask = Deine Antwort auf diese Frage: { $question }.
core-plain-ask-any = Was ist deine Antwort?
core-plain-do = { $action }
core-plain-because = Dieses Spiel sagt nicht, warum.
