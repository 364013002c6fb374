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

## Tipps: wie es steht, und was einen Plan unterscheidet

core-hint-standing-far_behind = Weit zurück
core-hint-standing-behind = Im Rückstand
core-hint-standing-slightly_behind = Leicht im Rückstand
core-hint-standing-level = Etwa gleichauf
core-hint-standing-slightly_ahead = Leicht im Vorteil
core-hint-standing-ahead = Im Vorteil
core-hint-standing-far_ahead = Weit voraus
core-hint-chance = etwa { $percent } % Gewinnchance
core-hint-lead-even = Etwa gleich gut
core-hint-lead-slight = Etwas schlechter
core-hint-lead-clear = Schlechter
core-hint-lead-large = Viel schlechter
core-hint-only = Nichts anderes führt woandershin.
core-hint-nothing = Nichts, was sich zählen lässt, hebt ihn vom nächstbesten ab.
core-hint-drawn = Gezogen unter Plänen, die etwa gleich gut sind, damit ihn niemand vorhersehen kann.
core-hint-next = { $lead }: { $plan }
core-fact-more-exact-own = mehr: { $count } { $what }
core-fact-more-about-own = mehr: etwa { $count } { $what }
core-fact-more-slight-own = mehr: ein wenig ({ $what })
core-fact-less-exact-own = weniger: { $count } { $what }
core-fact-less-about-own = weniger: etwa { $count } { $what }
core-fact-less-slight-own = weniger: ein wenig ({ $what })
core-fact-more-exact-others = für die anderen mehr: { $count } { $what }
core-fact-more-about-others = für die anderen mehr: etwa { $count } { $what }
core-fact-more-slight-others = für die anderen mehr: ein wenig ({ $what })
core-fact-less-exact-others = für die anderen weniger: { $count } { $what }
core-fact-less-about-others = für die anderen weniger: etwa { $count } { $what }
core-fact-less-slight-others = für die anderen weniger: ein wenig ({ $what })
