### Füchse auf Deutsch: was seine Wörter bedeuten.

foxes-term-gp = Wachstumspunkte (WP)
    .forms = WP | Wachstumspunkt(e,en,es)
    .about = Sie lassen Welpen am Ende einer Runde wachsen und bezahlen Aktionen, wenn der Würfel erschöpft ist.
    .rule = B0.2

foxes-term-vp = Siegpunkte (SP)
    .forms = SP | Siegpunkt(e,en)
    .about = Wer nach der letzten Runde die meisten hat, gewinnt.
    .rule = B0.2

foxes-term-mousing = mäuseln
    .forms = mäuseln | mäuselt | gemäuselt | Mäuseln | Mäuselplättchen
    .about = Der Sprung des Fuchses auf eine Maus. Deck das Plättchen des Felds auf, nimm seinen Gewinn und behalte es: Jedes behaltene ist am Ende mehr wert, auch ein erfolgloses.
    .rule = B3.A.3

foxes-term-marker = Marker
    .forms = Marker(s,n) | markieren | markiert(e,en)
    .about = Dein Zeichen auf einem Feld. Andere zahlen dir WP, wenn sie vorbeilaufen oder dort anhalten.
    .rule = B3.A.3

foxes-term-slot = Platz
    .forms = Plätze(n)
    .about = Dorthin kommt ein Würfel. Der Platz gibt, was er zeigt, und die späteren nehmen etwas vom Würfel weg. Der freie ganz links ist der nächste.
    .rule = B3.3

foxes-term-vital = Lebensrevier
    .forms = Lebensrevier(s,e,en)
    .about = Acker, Fluss, Wald oder Hof: jedes Revier mit einer Leiste aus drei Feldern und einem eigenen Rohstoff.
    .rule = B0.1

foxes-term-exhausted = erschöpft
    .forms = erschöpft(e,en,er)
    .about = Auf dem Würfel ist nichts mehr übrig. Liegt das am Abzug des Platzes, bekommst du WP dafür.
    .rule = B0.6

foxes-term-destiny = Schicksalswürfel
    .forms = Schicksalswürfel(s) | Schicksalsplättchen(s) | Schicksalswert(s) | Schicksalsbonus
    .about = Er rollt einmal je Runde: Niedrig ist Tag, hoch ist Nacht, und da laufen Füchse weiter. Wer später dieselbe Zahl würfelt, bekommt den Bonus des Schicksalsplättchens.
    .rule = B2.1

foxes-term-ruse = Listplättchen
    .forms = Listplättchen(s)
    .about = Eine List, die du einmal im Spiel in deinem Zug nutzen darfst. Sie kostet nichts.
    .rule = B3.2

foxes-term-bonus = Bonusplättchen
    .forms = Bonusplättchen(s)
    .about = Ohne Flagge darfst du es jederzeit in deinem Zug spielen, es kostet nichts. Mit grüner Flagge wird es auf dem Berg eingesetzt.
    .rule = B3.2

foxes-term-flag = grüne Flagge
    .forms = grüne(r,n) Flagge(n)
    .about = So ein Plättchen wird auf dem Berg eingesetzt. Es bringt bis zum Ende der Runde Sturm, Wolf, Zelt, Bär oder Biber in ein Revier.
    .rule = B4

foxes-term-track = Bonusleiste
    .forms = Bonusleiste(n)
    .about = Zu jedem Lebensrevier gehört eine. Jedes Vorrücken bringt dich einen Schritt weiter und gibt, was das Feld zeigt.
    .rule = B3.A.3

foxes-term-hunter = Jäger
    .forms = Jäger(s) | Fotograf(en)
    .about = In seinem Revier wird weder markiert noch gemäuselt. Er zieht weiter, wenn jemand bestimmte Felder einer Bonusleiste erreicht.
    .rule = B4

foxes-term-cheese = Käse
    .forms = Käse(s)
    .about = Es gibt nur einen. Wer ihn hat, darf ihn gegen WP tauschen oder bis zum Ende der Runde behalten: Das bringt SP.
    .rule = B3.2

foxes-term-objective = geheimes Ziel
    .forms = geheime(s,n) Ziel(e,en) | geheime Ziele | geheimes Ziel
    .about = Eine Aufgabe, die nur du kennst. Ist sie am Ende einer Runde erfüllt, bringt sie ihre SP und ist gewertet.
    .rule = B5.2

foxes-term-validated = gewertet
    .forms = gewertet(e,en,es)
    .about = Am Ende einer Runde erfüllt und aufgedeckt. Welpen brauchen gewertete Ziele, um hinauszukommen, und Ausgänge für Instinkte.
    .rule = B5.2

foxes-term-instinct = Instinkt
    .forms = Instinkt(s,e,en)
    .about = Eine bleibende Fähigkeit und sofort SP. Dazu braucht es einen Weg zu einem Ausgang, einen Welpen dort und so viele gewertete Ziele, wie der Ausgang verlangt.
    .rule = B3.B.4

foxes-term-path = Wegplättchen
    .forms = Wegplättchen(s)
    .about = Ein Stück Gang in deinem Bau. Verbundene Stücke vom Eingang bis zu einem Ausgang sind ein Weg.
    .rule = B3.B.2

foxes-term-exit = Ausgang
    .forms = Ausgang(s,es) | Ausgänge(n)
    .about = Dort gehen Welpen hinaus. Die Zahl sagt, wie viele gewertete Ziele ein Instinkt hier braucht.
    .rule = B3.B.3

foxes-term-black = schwarzer Welpe
    .forms = schwarze(r,n) Welpe(n)
    .about = Er wartet, bis eine Reihe der Wachstumsleiste geschafft ist, und beginnt dann in dieser Reihe.
    .rule = B5.5

foxes-term-resource = Rohstoff
    .forms = Rohstoff(s,e,en,es)
    .about = Wurm, Fisch, Beere oder Ei. Einer gehört zum letzten Schritt eines Welpen, und ein Satz aus allen vier ist am Ende SP wert.
    .rule = B0.2

foxes-term-dam = Damm
    .forms = Damm(s,es) | Biberdamm(s)
    .about = Das zweite Feld am Fluss. Solange der Biber dort sitzt, kostet es Wegezoll an die Person mit seinem Plättchen.
    .rule = B3.A.2

foxes-term-catch_up = Aufholen
    .forms = Aufholen | orange(s,n) Feld(er,ern)
    .about = Am Ende einer Runde bekommt, wer hinter dem ersten Platz liegt, WP für jedes orange Feld der SP-Leiste dazwischen.
    .rule = B5.9

foxes-term-order = Reihenfolgeplättchen
    .forms = Reihenfolgeplättchen(s)
    .about = Jede Position hat eines. Die ersten beiden geben eine Aufgabe für die Runde, die späteren einen Bonus.
    .rule = B1.1
