### What the command line itself says, in German.

cli-name = { $player }

cli-earlier = ... { $count ->
    [one] { $count } frühere Zeile
   *[other] { $count } frühere Zeilen
}: tippe l

cli-keys = Zahl = Antwort · ?2 = erklären · ? = Frage · u = zurück · i = Idee · h = mehr

cli-help =
    Tippe die Nummer einer Antwort und drücke Enter.
      ?2     was die Regel zu Antwort 2 sagt
      ?      was die Regel zur Frage sagt
      ?{ $rule }  was in Absatz { $rule } steht
      u      deine letzte Antwort zurücknehmen, solange niemand seitdem etwas erfahren hat
      i      eine Idee: ein Plan für den Rest des Zuges, und warum
      l      das Protokoll der Partie, wie du es lesen darfst
      c      die Karten, oder was man in diesem Spiel sonst nachschlägt
      t      der Tisch noch einmal
      q      aufhören; die Partie wird gespeichert (ebenso mit Strg-C und Strg-D)

cli-type_a_number = Tippe eine Zahl von 1 bis { $count }, oder h für Hilfe.

cli-no_such_answer = Antwort { $number } gibt es nicht; es gibt 1 bis { $count }.

cli-no_such_rule = Einen Absatz { $rule } gibt es nicht; meute rules { $game } zeigt alle.

cli-no_rules = Dieses Spiel sagt seine Regeln nicht in Worten.

cli-no_reference = Für dieses Spiel gibt es hier nichts nachzuschlagen; meute rules { $game } zeigt die Regeln.

cli-rule = Regel { $rule }

cli-pass = Gib die Tastatur an { $player } weiter; dann Enter drücken.

cli-over = Die Partie ist zu Ende.

cli-rank = Rang

cli-player = Name

cli-score = Punkte

cli-lowest = Die niedrigste Summe gewinnt.

cli-highest = Die höchste Summe gewinnt.

cli-learn-answer = Die Lektion geht mit Antwort { $numbers } weiter. Zu jeder anderen sagt sie, warum nicht; u geht einen Schritt zurück.

cli-learn-left = Die Lektion ist verlassen. meute learn { $game } beginnt sie von vorn.

cli-character = { $player }: { $about }

cli-unfinished = Die Partie ist nicht zu Ende gespielt.

cli-saved = Partie gespeichert: { $file }

cli-next = meute replay { $file } liest sie vor, meute verify { $file } prüft sie.

cli-settings = Einstellungen: { $settings }

cli-games-game = Spiel
cli-games-title = Titel
cli-games-players = Personen
cli-games-minutes = Minuten
cli-games-settings = Einstellungen
cli-games-more = meute games SPIEL zeigt, was sich an einem Tisch einstellen lässt.
cli-games-size = { $players } Personen, { $minutes } Minuten
cli-games-rules-title = Regeln und Varianten
cli-games-rules-text = Der erste Wert gilt, wenn du nichts sagst. Wähle mit { $example }
cli-games-printed-title = Werte des Spielmaterials
cli-games-printed-text = Was auf dem Material gedruckt ist, oder rekonstruiert, wo keine Quelle es zeigt. Für andere Zahlen nenne sie mit Kommas: { $example }
cli-games-bounds = { $low } bis { $high }
cli-games-count = { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
}
cli-games-total = zusammen { $total }

cli-silver-round = Runde { $round } von { $rounds }
cli-silver-called = { $player } hat die Abrechnung ausgerufen: Das sind die letzten Züge
cli-silver-deck = Nachziehstapel
cli-silver-pile = Ablagestapel
cli-silver-display = Auslage
cli-silver-amulet = Amulett
cli-silver-amulet_middle = in der Mitte
cli-silver-amulet_ready = { $player }, einsatzbereit
cli-silver-amulet_held = { $player }
cli-silver-below = (+{ $count } darunter)
cli-silver-on_top = oben { $card }
cli-silver-empty = leer
cli-silver-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-silver-hand = Deine Hand
cli-silver-drawn = Gezogen
cli-silver-you = (du)
cli-silver-hidden = verdeckt
cli-silver-known = bekannt
cli-silver-open = offen
cli-silver-under_amulet = Amulett
cli-silver-guarded = bewacht
cli-silver-announced = angesagt
cli-silver-legend = ▒▒▒ verdeckt  ▒•▒ im Dorf bekannt  (7) bekannt  [7] offen
cli-silver-legend_amulet = { "  " }* Amulett
cli-silver-legend_guard = { "  " }+ bewacht
cli-silver-ahead-worth = Dein Dorf wäre dann { $sum } wert, unbekannte Karten: { $hidden }
cli-silver-ahead-doubt = Karten des Satzes, die du nicht kennst: { $cards }. Misslingt er, kommen Karten dazu: { $added }
cli-silver-ahead-power = Danach: { $power }
cli-silver-ahead-rests = Was übrig ist, geht auch in deinem nächsten Zug

cli-wolves-terrains = wfgtü~#
cli-wolves-pieces = brAH
cli-wolves-calendar = Mondkalender { $date } von { $last }
cli-wolves-regions = Regionen: kommende Monde, Kontrolle und → was eine Wertung jetzt brächte
cli-wolves-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-wolves-abilities = bewegt { $spread } Wölfe bis zu { $speed } Felder, heult { $range } weit
cli-wolves-left = Baue { $spread }·{ $speed }·{ $howl }, Höhlen { $lairs }, Reihe { $wolves }
cli-wolves-next = als Nächstes: { $wolf }
cli-wolves-label = { $what }: { $things }
cli-wolves-tokens = Bonusmarker: { $actions } Aktion, { $terrains } Gelände
cli-wolves-tiles = Plättchen
cli-foxes-ahead-die = Auf dem Würfel bleibt: { $value }
cli-foxes-ahead-pc = WP: { $amount }
cli-foxes-ahead-vp = SP: { $amount }
cli-foxes-ahead-toll = { $name } bekommt { $count } WP
cli-foxes-ahead-exits = Verbindet Ausgang { $exits }
cli-foxes-ahead-forgone = Kann noch wachsen oder hinaus: { $cubs }
cli-wolves-ahead-cost = Kostet: { $cost } × { $terrain }
cli-wolves-ahead-way = Weg: { $hexes }
cli-wolves-ahead-flees = Muss fliehen: { $piece } von { $name }, nach { $hexes }
cli-wolves-ahead-prey = Erlegte Beute: { $hexes }
cli-wolves-ahead-points = Sofort Punkte: { $points }
cli-wolves-ahead-reach = Danach eine Wahl unter: { $hexes }
