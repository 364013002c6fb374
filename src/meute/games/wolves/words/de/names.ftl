### The Wolves in German: what things are called.

wolves-terrain-forest = Wald
    .gender = m
wolves-terrain-rock = Felsen
    .gender = m
wolves-terrain-grass = Gras
    .gender = n
wolves-terrain-tundra = Tundra
    .gender = f
wolves-terrain-desert = Wüste
    .gender = f
wolves-terrain-water = Wasserquelle
    .gender = f
wolves-terrain-canyon = Schlucht
    .gender = f
wolves-terrain-blank = unbekanntes Land
    .gender = n

wolves-piece-den = Bau
    .gender = m
wolves-piece-pack = Rudelwolf
    .gender = m
wolves-piece-alpha = Alphawolf
    .gender = m
wolves-piece-lair = Höhle
    .gender = f
wolves-piece-lone = einsamer Wolf
    .gender = m
    .weak = einsame Wolf
    .accusative = einsamen Wolf
    .dative = einsamen Wolf

wolves-action-move = bewegen
wolves-action-den = Bau graben
wolves-action-lair = Bau zur Höhle aufwerten
wolves-action-howl = heulen
wolves-action-dominate = dominieren
wolves-action-hunt = jagen
wolves-action-bonus = Bonusaktion

wolves-track-spread = Rudelausbreitung
wolves-track-speed = Wolfsgeschwindigkeit
wolves-track-howl = Heulreichweite
wolves-track-lairs = Höhlen
wolves-track-hunt = Jagd
wolves-track-wolves = Wolfsreihe
wolves-track-tokens = Wertungsmarker
wolves-track-places = SP-Marker

wolves-prey-deer = Hirsch
    .gender = m
wolves-prey-boar = Wildschwein
    .gender = n
wolves-prey-raccoon = Waschbär
    .gender = m
wolves-prey-hare = Hase
    .gender = m
    .accusative = Hasen
    .dative = Hasen
wolves-prey-moose = Elch
    .gender = m

wolves-moon-crescent = Sichelmond
    .gender = m
wolves-moon-half = Halbmond
    .gender = m
wolves-moon-full = Vollmond
    .gender = m

wolves-phase-crescent = Wertung beim Sichelmond
wolves-phase-half = Wertung beim Halbmond
wolves-phase-full = Wertung beim Vollmond

wolves-pile-0 = Sichelmond
wolves-pile-1 = Halbmond
wolves-pile-2 = Vollmond
wolves-pile-3 = Sichelmond über Halbmond
wolves-pile-4 = Halbmond über Vollmond

wolves-side-0 = Vorderseite
wolves-side-1 = Rückseite

wolves-pack-forest = Waldrudel
    .gender = n
wolves-pack-rock = Felsenrudel
    .gender = n
wolves-pack-grass = Grasrudel
    .gender = n
wolves-pack-tundra = Tundrarudel
    .gender = n
wolves-pack-desert = Wüstenrudel
    .gender = n

wolves-third = drittes Rudel

wolves-token-action = Aktions-Bonusmarker
wolves-token-terrain = Gelände-Bonusmarker
wolves-token-region = Wertungsmarker
wolves-token-points = SP-Marker
wolves-token-prey = Beutemarker
wolves-token-reminder = Erinnerungsmarker

wolves-thing-calendar = Mondkalender
wolves-thing-date = Datum
wolves-thing-start_board = Starttableau
wolves-thing-region = Region
wolves-thing-region_board = Regionstableau
wolves-thing-player_board = Spielertableau
wolves-thing-tile = Geländeplättchen
wolves-thing-double_tile = Doppelplättchen
wolves-thing-habitat = Lebensraumplättchen
wolves-thing-hex = Feld
wolves-thing-control = Kontrolle
wolves-thing-supply = Vorrat

## What bots may be like.

wolves-temper-rusher = flink
wolves-temper-rusher-about = zieht lieber, als etwas anderes zu tun.
wolves-temper-hunter = beutehungrig
wolves-temper-hunter-about = hat gern Wölfe rund um die Beute.
wolves-temper-builder = häuslich
wolves-temper-builder-about = gräbt Baue und macht Höhlen daraus.
wolves-temper-howler = gesellig
wolves-temper-howler-about = ruft einsame Wölfe, wo immer es welche gibt.
wolves-temper-bully = streitlustig
wolves-temper-bully-about = nimmt anderen gern den Platz.
