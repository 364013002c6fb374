### The Wolves in German: what the board in the browser says by itself.

wolves-board-map = Spielplan
wolves-board-hex = { $hex }, { $terrain }
wolves-board-of = { $piece } von { $name }
wolves-board-ofThird = { $piece } des dritten Rudels
wolves-board-third = drittes Rudel
wolves-board-prey = { $prey }, noch { $count }
wolves-board-region = Region { $slot }
wolves-board-regionMoon = Region { $slot }, { $moon }
wolves-board-regionDone = Region { $slot }, gewertet
wolves-board-scored = gewertet
wolves-board-worth = Erster Platz: { $first }, zweiter: { $second }
wolves-board-control = Kontrolle { $count }
wolves-board-alphas = Alphas { $count }
wolves-board-gains = +{ $count }
wolves-board-nobody = Noch ist niemand hier
wolves-board-zoomIn = Vergrößern
wolves-board-zoomOut = Verkleinern
wolves-board-fit = Ganzen Spielplan zeigen
wolves-board-overlay = Zeigen, wer in jeder Region führt und wie weit die Jagd ist
wolves-board-calendar = Mondkalender: { $filled } von { $dates } Daten bedeckt
wolves-board-next = { $moon }: noch { $count ->
    [one] { $count } Datum
   *[other] { $count } Daten
}
wolves-board-nextNow = { $moon } am Ende dieses Zugs
wolves-board-done = Alle Monde sind gewertet
wolves-board-atStake = Jetzt +{ $count } beim nächsten Mond
wolves-board-turn = Zug { $turn }
wolves-board-mine = Dein Rudel
wolves-board-pack = Rudel von { $name }
wolves-board-tile = { $front }, Rückseite { $back }
wolves-board-habitat = { $front } auf beiden Seiten
wolves-board-noTile = Plättchen noch nicht gelegt
wolves-board-terrainTokens = Gelände-Bonusmarker: { $count }
wolves-board-actionTokens = Aktions-Bonusmarker: { $count }
wolves-board-as = als { $terrain }
wolves-board-track = { $track } { $value }, Baue übrig: { $left }, Punkte: { $points }
wolves-board-lairs = Höhlen gebaut: { $count } von 4, Punkte: { $points }
wolves-board-wolves = Wölfe angeheult: { $count } von 8, Punkte: { $points }
wolves-board-hunted = Beute: { $prey }, Punkte: { $points }
wolves-board-none = keine
wolves-board-won = Punkte der Wertungsmarker: { $points }; der zweiten Plätze: { $places }
wolves-board-score = Punkte: { $count }
wolves-board-lairsLabel = Höhlen
wolves-board-wolvesLabel = Wolfsreihe
wolves-board-huntLabel = Jagd
wolves-board-regionsLabel = Regionen
wolves-board-close = Schließen
wolves-board-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
wolves-board-flees = { $piece } von { $name } flieht nach { $hexes }
wolves-board-again = Tippe noch einmal zum Bestätigen
wolves-board-moonTable = Was jede Region gebracht hat: { $moon }
wolves-board-tied = Gleichstand um den ersten Platz
wolves-board-noControl = niemand
wolves-board-partsTable = Punkte bisher
wolves-board-tokensLabel = Wertungsmarker
wolves-board-placesLabel = Zweite Plätze
wolves-board-total = Summe
wolves-board-moonOver = Wertung: { $moon }
wolves-board-finalScore = Woher die Punkte kommen
wolves-board-hunters = { $name }: Wölfe darum herum: { $count } von { $need }
wolves-board-huntedYet = { $name } hat diese Beute schon
wolves-board-hasPrey = hat sie schon
wolves-board-moonsLabel = Die Monde
wolves-board-begin = Wählen
wolves-board-rowGo = { $piece } von { $start } nach { $hex }, bezahlt mit { $pay }
wolves-board-rowGoPaid = { $piece } von { $start } nach { $hex }
wolves-board-payTile = dem Plättchen { $front } (danach { $back })
wolves-board-payHabitat = dem Lebensraumplättchen ({ $front } auf beiden Seiten)
wolves-board-payToken = einem Gelände-Bonusmarker
wolves-board-rowDen = Bau auf { $hex }: { $cost } × { $terrain }
wolves-board-rowLair = Höhle auf { $hex }: { $cost } × { $terrain }
wolves-board-rowHowl = Heulen auf { $hex }: { $cost } × { $terrain }
wolves-board-rowDominate = Dominieren auf { $hex }: { $cost } × { $terrain }
wolves-board-price = { $cost } × { $terrain }
wolves-board-takes = erlegt diese Beute: { $prey }
wolves-board-payments = Arten zu bezahlen: { $count }
wolves-board-pointWolf = Zeig auf einen Wolf, um ihn zu bewegen, oder auf ein markiertes Feld
wolves-board-pointHex = Wohin? Jedes Feld zeigt die Plättchen, die bezahlen können
wolves-board-paid = bezahlt mit { $pay }
wolves-board-named = Namen der Felder zeigen
