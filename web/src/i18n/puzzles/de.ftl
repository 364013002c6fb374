puzzles = Rätsel
puzzles-about = Stellungen aus echten Partien, in denen ein Zug nach allem, was du wissen kannst, klar der beste ist. Finde ihn auf dem Brett.
puzzles-daily = Rätsel des Tages
puzzles-one = Rätsel
puzzles-solve = Lösen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-next-room = Weiter lösen
puzzles-all = Alle Rätsel
puzzles-show = Lösung zeigen
puzzles-skip = Zum Ende
puzzles-you = Du
puzzles-streak = In Folge, beim ersten Versuch
puzzles-best = Längste Folge
puzzles-solved = Gelöst
puzzles-row = { $count } in Folge
puzzles-days =
    { $count ->
        [one] Heute gelöst: der erste Tag einer Reihe
       *[other] { $count } Tage hintereinander
    }
puzzles-progress = { $done } von { $count } gelöst
puzzles-empty = Hier gibt es noch keine Rätsel.
puzzles-none = Die Rätsel sind nicht angekommen
puzzles-gone = Dieses Rätsel gibt es nicht mehr
puzzles-gone-text = Seine Regeln haben sich seither geändert, oder der Link ist kaputt.
puzzles-ask = Ein Weg ist klar besser als alle anderen. Welcher?
puzzles-right = Richtig
puzzles-right-more = Und jetzt?
puzzles-right-all = Gelöst
puzzles-clean = Beim ersten Versuch.
puzzles-helped =
    { $count ->
        [0] Gefunden.
        [one] Gefunden, nach einem anderen Versuch.
       *[other] Gefunden, nach { $count } anderen Versuchen.
    }
puzzles-wrong = Nicht das Beste
puzzles-cost =
    { $points ->
        [0] das kostet weniger als einen Punkt Gewinnchance. Versuch etwas anderes.
        [one] das kostet etwa einen Punkt Gewinnchance. Versuch etwas anderes.
       *[other] das kostet etwa { $points } Punkte Gewinnchance. Versuch etwas anderes.
    }
puzzles-cost-much = damit gibst du viel her. Versuch etwas anderes.
puzzles-shown = So geht es
puzzles-way = Der beste Weg
puzzles-instead = Danach kommt: { $sentence } (−{ $points } Punkte)
puzzles-chances = So gewinnt man etwa { $best } % solcher Partien, sonst höchstens { $other } %.
puzzles-proof = Erdachte Welten, die zu deinem Wissen passen: { $count }. Jede wurde mit demselben Glück für jede Antwort weitergespielt.
puzzles-level-1 = leicht
puzzles-level-2 = mittel
puzzles-level-3 = schwer
puzzles-level-4 = sehr schwer
theme-puzzle-decisive = entscheidet die Partie
theme-puzzle-rescue = retten, was zu retten ist
theme-puzzle-plan = mehrere Schritte
theme-puzzle-quiet = sieht erst falsch aus
