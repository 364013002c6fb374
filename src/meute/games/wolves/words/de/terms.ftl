### Die Wölfe auf Deutsch: was seine Wörter bedeuten.

wolves-term-alpha = Alpha
    .forms = Alpha(s)
    .about = Ein Leitwolf deines Rudels. Nur Alphas heulen, dominieren und lassen bauen; bei Gleichstand in einer Region entscheiden sie.
    .rule = 2.4

wolves-term-pack_wolf = Rudelwolf
    .forms = Rudelwolf(s,es) | Rudelwölfe(n)
    .about = Ein Wolf, der kein Alpha ist. Er läuft, jagt und zählt in seiner Region.
    .rule = 7.1

wolves-term-lone_wolf = einsamer Wolf
    .forms = einsame(r,n,m) Wolf | einsamen Wolfs | einsame(n) Wölfe | einsamen Wölfen
    .about = Ein Wolf ohne Rudel. Heulst du ihn an, nimmt der nächste Wolf deiner Reihe seinen Platz ein.
    .rule = 22.1

wolves-term-den = Bau
    .forms = Bau(s,es) | Baue(n)
    .about = Ein Unterschlupf deines Rudels. Er zählt in seiner Region, macht eine Fähigkeit besser und kann neben einer Wasserquelle zur Höhle werden.
    .rule = 14.1

wolves-term-lair = Höhle
    .forms = Höhle(n)
    .about = Ein ausgebauter Bau neben einer Wasserquelle. Sie zählt in ihrer Region dreifach, niemand kann sie betreten oder dominieren. Eine je Region.
    .rule = 18.1

wolves-term-howl = heulen
    .forms = heulen | heulst | anheulen | angeheult(e,en) | Heulreichweite
    .about = Einen einsamen Wolf ins Rudel rufen. Er muss in der Heulreichweite eines deiner Alphas sein.
    .rule = 21.1

wolves-term-spread = Rudelausbreitung
    .forms = Rudelausbreitung
    .about = Wie viele deiner Wölfe eine Bewegung bewegt.
    .rule = 7.1

wolves-term-speed = Wolfsgeschwindigkeit
    .forms = Wolfsgeschwindigkeit
    .about = Wie viele Felder jeder Wolf in einer Bewegung laufen darf.
    .rule = 7.1

wolves-term-dominate = dominieren
    .forms = dominiere(n,st) | dominiert(e,en,er)
    .about = An die Stelle eines fremden Rudelwolfs oder Baus treten, bei dem keine zweite Figur seiner Farbe steht.
    .rule = 23.1

wolves-term-displace = verdrängen
    .forms = verdräng(en,t,st) | verdrängt(e,en,er)
    .about = Einen Wolf vertreiben. Er flieht auf das nächste Feld, das ihn aufnimmt; sind mehrere gleich nah, wählt, wer ihn vertreibt.
    .rule = 13.1

wolves-term-water = Wasserquelle
    .forms = Wasserquelle(n)
    .about = Die Mitte einer Region. Dort liegt ihr Mond, und Baue daneben können zu Höhlen werden. Wölfe laufen außen herum.
    .rule = 17.1

wolves-term-calendar = Mondkalender
    .forms = Mondkalender(s)
    .about = Die Reihe der Termine, die sich mit angeheulten Wölfen, aufgewerteten Bauen und Dominiertem füllt. Erreicht sie einen Mond, werden Regionen gewertet.
    .rule = 30.1

wolves-term-moon = Mond
    .forms = Sichelmond(s,es,e,en) | Halbmond(s,es,e,en) | Vollmond(s,es,e,en)
    .about = Eine Region wird gewertet, wenn ihr Mond aufgeht: erst Sichelmonde, dann Halbmonde, zuletzt Vollmonde, die am meisten bringen und das Spiel beenden.
    .rule = 30.1

wolves-term-control = Kontrolle
    .forms = Kontrolle
    .about = Wie stark du in einer Region bist: eins für jeden Wolf, Alpha und Bau, mehr für eine Höhle.
    .rule = 31.1

wolves-term-region = Wertungsmarker
    .forms = Wertungsmarker(s,n) | SP-Marker(s,n)
    .about = Was eine Region bringt, wenn ihr Mond aufgegangen ist: die höhere Zahl für den ersten, die niedrigere für den zweiten Platz.
    .rule = 32.1

wolves-term-habitat = Lebensraumplättchen
    .forms = Lebensraumplättchen(s)
    .about = Dein erstes Plättchen. Es zeigt auf beiden Seiten dein Heimatgelände und bezahlt also immer dasselbe.
    .rule = 2.2

wolves-term-action_token = Aktions-Bonusmarker
    .forms = Aktions-Bonusmarker(s,n)
    .about = Gib ihn ab für eine Aktion mehr in deinem Zug, die wie sonst bezahlt wird.
    .rule = 4.2

wolves-term-terrain_token = Gelände-Bonusmarker
    .forms = Gelände-Bonusmarker(s,n)
    .about = Ersetzt beim Bezahlen ein Plättchen von jedem Gelände.
    .rule = 5.3

wolves-term-prey = Beute
    .forms = Beute
    .about = Tiere in den Regionen. Stehen Wölfe von dir auf drei Seiten, fängst du eines, ganz ohne Aktion. Jede Art zählt einmal.
    .rule = 26.1

wolves-term-row = Wolfsreihe
    .forms = Wolfsreihe
    .about = Die Wölfe auf deinem Plan, die noch kommen können. Wer sie verlässt, bringt Punkte.
    .rule = 22.1
