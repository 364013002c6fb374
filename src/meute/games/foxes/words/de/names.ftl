### Foxes in German: what things are called.

foxes-territory-fields = Acker
    .gender = m
foxes-territory-river = Fluss
    .gender = m
foxes-territory-forest = Wald
    .gender = m
foxes-territory-farm = Hof
    .gender = m
foxes-territory-mountain = Berg
    .gender = m
foxes-territory-den = Bau
    .gender = m

foxes-resource-worm = Wurm
    .gender = m
foxes-resource-fish = Fisch
    .gender = m
foxes-resource-berry = Beere
    .gender = f
foxes-resource-egg = Ei
    .gender = n

foxes-obstacle-storm = Sturm
    .gender = m
foxes-obstacle-wolf = Wolf
    .gender = m
foxes-obstacle-tent = Zelt
    .gender = n
foxes-obstacle-bear = Bär
    .gender = m
foxes-obstacle-beaver = Biber
    .gender = m

foxes-bonus-pc = { $amount } WP
foxes-bonus-resource = { $amount ->
    [1] ein Rohstoff nach Wahl
   *[other] { $amount } Rohstoffe nach Wahl
}
foxes-bonus-cub = { $amount ->
    [1] Welpe +1
   *[other] Welpe +1, { $amount }-mal
}
foxes-bonus-die = Würfel +{ $amount }
foxes-bonus-vp = { $amount } SP
foxes-bonus-advance = { $amount ->
    [1] ein Schritt auf einer Bonusleiste
   *[other] { $amount } Schritte auf Bonusleisten
}
foxes-bonus-storm = Sturm (grüne Flagge)
foxes-bonus-wolf = Wolf (grüne Flagge)
foxes-bonus-tent = Zelt (grüne Flagge)
foxes-bonus-bear = Bär (grüne Flagge)
foxes-bonus-beaver = Biber (grüne Flagge)

foxes-ruse-reroll = neu würfeln
foxes-ruse-plus = Würfel +{ $amount }
foxes-ruse-steady = kein Abzug auf dem Platz
foxes-ruse-move = Zugweite +{ $amount }
foxes-ruse-cheap = nächste Aktion um { $amount } billiger
foxes-ruse-free_way = freier Weg und { $amount } WP
foxes-ruse-hunter = den Jäger weglocken
foxes-ruse-destiny = Schicksalsbonus
foxes-ruse-tile = Wegplättchen +{ $amount }
foxes-ruse-swap = Rohstoffe verkaufen oder kaufen

foxes-cub-top = Welpe der oberen Reihe
    .gender = m
foxes-cub-middle = Welpe der mittleren Reihe
    .gender = m
foxes-cub-bottom = Welpe der unteren Reihe
    .gender = m
foxes-cub-black1 = erster schwarzer Welpe
    .gender = m
foxes-cub-black2 = zweiter schwarzer Welpe
    .gender = m

foxes-instinct-nose = Spürnase
    .gender = f
foxes-instinct-care = Fürsorge
    .gender = f
foxes-instinct-speed = Schnelligkeit
    .gender = f
foxes-instinct-stealth = Heimlichkeit
    .gender = f
foxes-instinct-dominance = Dominanz
    .gender = f
foxes-instinct-endurance = Ausdauer
    .gender = f

foxes-mulotage-fail = Fehlschlag

foxes-path-straight = Gerade
    .gender = f
foxes-path-curve = Kurve
    .gender = f
foxes-path-tee = Gabelung
    .gender = f
foxes-path-cross = Kreuzung
    .gender = f
foxes-path-straight_pc = Gerade mit { $amount } WP
foxes-path-curve_pc = Kurve mit { $amount } WP
foxes-path-tee_pc = Gabelung mit { $amount } WP
foxes-path-cross_pc = Kreuzung mit { $amount } WP

foxes-order-1 = Schicksalsplättchen
foxes-order-2 = Schicksalswürfel

foxes-source-dice = Würfel
foxes-source-cubs = Welpen außerhalb des Baus
foxes-source-growth = Wachstum
foxes-source-objectives = Ziele
foxes-source-tracks = Bonusleisten
foxes-source-mulotage = Mäuselplättchen
foxes-source-sets = Rohstoffsätze
foxes-source-instincts = Instinkte
foxes-source-markers = Marker
foxes-source-cheese = Käse
foxes-source-pc = übrige WP
foxes-source-tiles = Plättchen und Karten

foxes-objective-01 = { $amount ->
    [1] ein Marker auf dem Acker und einer im Wald
   *[other] je { $amount } Marker auf dem Acker und im Wald
}
foxes-objective-02 = { $amount ->
    [1] ein Marker am Fluss und einer auf dem Hof
   *[other] je { $amount } Marker am Fluss und auf dem Hof
}
foxes-objective-03 = { $amount ->
    [1] ein Marker auf einem Pfad
   *[other] { $amount } Marker auf den Pfaden
}
foxes-objective-04 = { $amount ->
    [1] Marker in einem Revier
   *[other] Marker in { $amount } Revieren
}
foxes-objective-05 = { $amount ->
    [1] ein Mäuselplättchen
   *[other] { $amount } Mäuselplättchen
}
foxes-objective-06 = { $amount ->
    [1] ein Mäuselplättchen
   *[other] { $amount } Mäuselplättchen
}
foxes-objective-07 = Ackerleiste auf { $amount }
foxes-objective-08 = Flussleiste auf { $amount }
foxes-objective-09 = Waldleiste auf { $amount }
foxes-objective-10 = Hofleiste auf { $amount }
foxes-objective-11 = alle vier Leisten zusammen auf { $amount }
foxes-objective-12 = { $amount ->
    [1] ein Rohstoff jeder Sorte
   *[other] { $amount } Rohstoffe jeder Sorte
}
foxes-objective-13 = { $amount } WP
foxes-objective-14 = { $amount ->
    [1] ein Wegplättchen
   *[other] { $amount } Wegplättchen
}
foxes-objective-15 = { $amount ->
    [1] ein Wegplättchen
   *[other] { $amount } Wegplättchen
}
foxes-objective-16 = { $amount ->
    [1] ein verbundener Ausgang
   *[other] { $amount } verbundene Ausgänge
}
foxes-objective-17 = ein Welpe mit Wert { $amount }
foxes-objective-18 = { $amount ->
    [1] ein erschöpfter Würfel in dieser Runde
   *[other] { $amount } erschöpfte Würfel in dieser Runde
}
foxes-objective-19 = ein Würfel mit { $amount } übrig in dieser Runde
foxes-objective-20 = Fuchs auf dem Berg

foxes-destiny-fields = Acker: { $gain }
foxes-destiny-river = Fluss: { $gain }
foxes-destiny-forest = Wald: { $gain }
foxes-destiny-farm = Hof: { $gain }

foxes-gain-nothing = nichts
foxes-gain-pc = { $amount } WP
foxes-gain-vp = { $amount } SP
foxes-gain-resource = { $amount ->
    [1] ein Rohstoff
   *[other] { $amount } Rohstoffe
}
foxes-gain-cub = { $amount ->
    [1] Welpe +1
   *[other] Welpe +1, { $amount }-mal
}
foxes-gain-tile = { $amount ->
    [1] ein Bonusplättchen
   *[other] { $amount } Bonusplättchen
}
foxes-gain-cheese = Käse
foxes-gain-both = { $first } und { $second }

foxes-exchange-1 = zwei verschiedene Rohstoffe für { $amount } SP
foxes-exchange-2 = { $cost } WP für { $amount } SP
foxes-exchange-3 = das zuletzt abgelegte Mäuselplättchen für { $amount } WP
foxes-exchange-4 = ein Rohstoff für { $amount } WP
foxes-exchange-5 = { $cost } WP für { foxes-gain-cub }

foxes-open-3 = oben und rechts
foxes-open-5 = oben und unten
foxes-open-6 = rechts und unten
foxes-open-7 = oben, rechts und unten
foxes-open-9 = oben und links
foxes-open-10 = rechts und links
foxes-open-11 = oben, rechts und links
foxes-open-12 = unten und links
foxes-open-13 = oben, unten und links
foxes-open-14 = rechts, unten und links
foxes-open-15 = nach allen Seiten

## What bots may be like.

foxes-temper-digger = häuslich
foxes-temper-digger-about = gräbt zuerst am Bau.
foxes-temper-hunter = hungrig
foxes-temper-hunter-about = mäuselt, wo es nur geht.
foxes-temper-parent = fürsorglich
foxes-temper-parent-about = zieht vor allem die Welpen groß.
foxes-temper-wanderer = rastlos
foxes-temper-wanderer-about = rückt auf den Bonusleisten weit vor.
