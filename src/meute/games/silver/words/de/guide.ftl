### Silver auf Deutsch: das Spiel in zwei Minuten, und die Spielhilfe.

silver-guide-village-title = Ein Dorf voller Geheimnisse
silver-guide-village = { $cards } Karten liegen verdeckt vor dir. { $looks } davon hast du angesehen. Die umgeknickte Ecke erinnert dich an das, was du weißt; die anderen sehen sie nicht. Kleine Zahlen sind gut.
silver-guide-turn-title = Du bist dran
silver-guide-turn = Zieh die verdeckte Karte, oder nimm die offene daneben. Es gibt noch etwas Drittes: Das zeigt das letzte Bild.
silver-guide-swap-title = Klein herein, groß hinaus
silver-guide-swap = Leg die neue Karte an die Stelle einer von deinen, und diese geht. Gefällt dir nicht, was du gezogen hast? Dann wirf es ab.
silver-guide-pair-title = Gleiche Karten gehen zusammen
silver-guide-pair = Karten mit gleichem Wert können alle auf einmal gehen, und nur eine neue kommt dafür. So wird dein Dorf kleiner. Ist eine davon doch anders, bleiben alle, und die neue kommt dazu.
silver-guide-powers-title = Jede Karte kann etwas
silver-guide-powers = 0 bis { $open } wirken, solange sie offen in deinem Dorf liegen. { $first } bis { $last } wirken einmal: wenn du sie ziehst und gleich abwirfst. Die { $any } passt zu jeder anderen Karte. Zeig auf eine Karte, dann liest du, was sie kann.
silver-guide-call-title = Im richtigen Moment ausrufen
silver-guide-call = Mit { $limit } Karten oder weniger darfst du die Abrechnung ausrufen: Alle anderen sind noch einmal dran, dann verliert jeder so viel, wie die eigenen Karten zusammen wert sind. Hat niemand weniger als du, verlierst du nichts und gewinnst das Amulett. Sonst verlierst du { $penalty } mehr. Nach { $rounds } Runden gewinnt, wer am wenigsten verloren hat.

silver-aid-turn = In deinem Zug: eines davon
silver-aid-turn-draw = Ziehen | Die verdeckte Karte oder eine offene. Tausche sie ein, oder wirf sie ab und nutze ihre Fähigkeit, wenn es eine { $first } bis { $last } ist.
silver-aid-turn-take = Nehmen | Die oberste Karte vom Ablagestapel. Du musst sie eintauschen, und sie liegt offen.
silver-aid-turn-call = Ausrufen | Mit { $limit } Karten oder weniger, wenn du in diesem Zug keine Fähigkeit genutzt hast. Alle anderen sind noch einmal dran.
silver-aid-exchange = Tauschen
silver-aid-exchange-one = Eine Karte | Sie geht, die neue kommt an ihre Stelle.
silver-aid-exchange-set = Mehrere gleiche | Alle gehen, eine kommt.
silver-aid-exchange-failed = Doch nicht gleich | Sie bleiben offen liegen, die neue kommt dazu.
silver-aid-exchange-penalty = { $set } oder mehr, und nicht gleich | Noch eine Karte vom Nachziehstapel, ungesehen.
silver-aid-cards = Die Karten
silver-aid-card-0 = { silver-card-0 }, { $copies }× | { silver-power-0 }
silver-aid-card-1 = { silver-card-1 }, { $copies }× | { silver-power-1 }
silver-aid-card-2 = { silver-card-2 }, { $copies }× | { silver-power-2 }
silver-aid-card-3 = { silver-card-3 }, { $copies }× | { silver-power-3 }
silver-aid-card-4 = { silver-card-4 }, { $copies }× | { silver-power-4 }
silver-aid-card-5 = { silver-card-5 }, { $copies }× | { silver-power-5 }
silver-aid-card-6 = { silver-card-6 }, { $copies }× | { silver-power-6 }
silver-aid-card-7 = { silver-card-7 }, { $copies }× | { silver-power-7 }
silver-aid-card-8 = { silver-card-8 }, { $copies }× | { silver-power-8 }
silver-aid-card-9 = { silver-card-9 }, { $copies }× | { silver-power-9 }
silver-aid-card-10 = { silver-card-10 }, { $copies }× | { silver-power-10 }
silver-aid-card-11 = { silver-card-11 }, { $copies }× | { silver-power-11 }
silver-aid-card-12 = { silver-card-12 }, { $copies }× | { silver-power-12 }
silver-aid-card-13 = { silver-card-13 }, { $copies }× | { silver-power-13 }
silver-aid-score = Das Ende einer Runde
silver-aid-score-sum = Alle | verlieren die Summe ihrer Karten.
silver-aid-score-caller = Du hast ausgerufen, niemand hat weniger | Du verlierst nichts und gewinnst das Amulett.
silver-aid-score-beaten = Du hast ausgerufen, jemand hat weniger | Deine Summe und { $penalty } mehr.
silver-aid-score-amulet = Das Amulett | In der nächsten Runde darfst du es auf eine deiner Karten legen: Niemand kann sie mehr anrühren.
silver-aid-score-end = { $rounds ->
    [one] Nach der einzigen Runde
   *[other] Nach { $rounds } Runden
} | Die niedrigste Summe gewinnt. Bei Gleichstand entscheidet das Amulett.
