### Silver auf Deutsch: was seine Wörter bedeuten.

silver-term-village = Dorf
    .forms = Dorf(s,es,e) | Dörfer(n)
    .about = Die Kartenreihe vor jeder Person. Je weniger sie am Ende der Runde wert ist, desto besser.
    .rule = R0.1

silver-term-face_up = offen und verdeckt
    .forms = offen(e,en,er,es) | verdeckt(e,en,er,es)
    .about = Eine offene Karte zeigt allen ihren Wert, und das bleibt so bis zum Ende der Runde. Eine verdeckte kennt niemand, der sie nicht angesehen hat, auch nicht, wer sie besitzt.
    .rule = R0.2

silver-term-deck = Nachziehstapel
    .forms = Nachziehstapel(s)
    .about = Die verdeckten Karten, die noch gezogen werden können.
    .rule = R0.7

silver-term-discard = Ablagestapel
    .forms = Ablagestapel(s)
    .about = Dorthin kommen Karten, die gehen. Die oberste darf man nehmen, statt zu ziehen.
    .rule = R0.6

silver-term-display = offene Karten
    .forms = offenen Karten
    .about = Karten, die offen neben dem Nachziehstapel liegen, eine für jeden offenen Knappen. Alle dürfen davon ziehen.
    .rule = R8.1.1

silver-term-exchange = tauschen
    .forms = tausche(n,st) | tauscht | getauscht | eintauschen
    .about = Die neue Karte kommt in dein Dorf, und dafür geht eine deiner Karten, oder mehrere gleiche.
    .rule = R6.1

silver-term-set = Satz
    .forms = Satz(es) | Sätze(n)
    .about = Mehrere Karten, die zusammen angesagt werden. Sind alle gleich, gehen sie zusammen; sonst bleiben sie offen liegen.
    .rule = R6.4

silver-term-penalty = Strafkarte
    .forms = Strafkarte(n)
    .about = Eine ungesehene Karte vom Nachziehstapel, für einen misslungenen Satz aus mindestens drei Karten.
    .rule = R6.7

silver-term-call = Abrechnung ausrufen
    .forms = Abrechnung | ausrufen | ausgerufen | rufst aus
    .about = Statt zu ziehen sagen, dass dein Dorf am wenigsten wert ist: Alle anderen sind noch einmal dran, dann wird gezählt.
    .rule = R5.3

silver-term-amulet = Amulett
    .forms = Amulett(s,e)
    .about = Der Lohn für ein Ausrufen, das niemand unterbietet. In der nächsten Runde darfst du es auf eine deiner Karten legen, die dann niemand mehr anrührt.
    .rule = R7.3

silver-term-power = Fähigkeit
    .forms = Fähigkeit(en)
    .about = Was eine Karte kann. 0 bis 4 wirken, solange sie offen in einem Dorf liegen; 5 bis 12, wenn du sie ziehst und abwirfst; 13 in einem Satz.
    .rule = R3.5

silver-term-card_0 = Dorfbewohner (0)
    .forms = Dorfbewohner(s,n)
    .about = { silver-power-0 }
    .rule = R8.0.1

silver-term-card_1 = Knappe (1)
    .forms = Knappe(n)
    .about = { silver-power-1 }
    .rule = R8.1.1

silver-term-card_2 = Empath (2)
    .forms = Empath(en)
    .about = { silver-power-2 }
    .rule = R8.2.1

silver-term-card_3 = Leibwächter (3)
    .forms = Leibwächter(s,n)
    .about = { silver-power-3 }
    .rule = R8.3.1

silver-term-card_4 = Schlingel (4)
    .forms = Schlingel(s,n)
    .about = { silver-power-4 }
    .rule = R8.4.1

silver-term-card_5 = Enthüller (5)
    .forms = Enthüller(s,n)
    .about = { silver-power-5 }
    .rule = R8.5.1

silver-term-card_6 = Aufklärer (6)
    .forms = Aufklärer(s,n)
    .about = { silver-power-6 }
    .rule = R8.6.1

silver-term-card_7 = Betrachter (7)
    .forms = Betrachter(s,n)
    .about = { silver-power-7 }
    .rule = R8.7.1

silver-term-card_8 = Seherlehrling (8)
    .forms = Seherlehrling(s,e,en)
    .about = { silver-power-8 }
    .rule = R8.8.1

silver-term-card_9 = Seherin (9)
    .forms = Seherin(nen)
    .about = { silver-power-9 }
    .rule = R8.9.1

silver-term-card_10 = Meister (10)
    .forms = Meister(s,n)
    .about = { silver-power-10 }
    .rule = R8.10.1

silver-term-card_11 = Hexe (11)
    .forms = Hexe(n)
    .about = { silver-power-11 }
    .rule = R8.11.1

silver-term-card_12 = Räuber (12)
    .forms = Räuber(s,n)
    .about = { silver-power-12 }
    .rule = R8.12.1

silver-term-card_13 = Doppelgänger (13)
    .forms = Doppelgänger(s,n)
    .about = { silver-power-13 }
    .rule = R8.13.1
