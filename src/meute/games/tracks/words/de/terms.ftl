### Wolfsspuren auf Deutsch: was seine Wörter bedeuten.

tracks-term-alpha = Alpha
    .forms = Alpha(s) | Alpharüde(n) | Alphawölfin
    .about = Der ranghöchste Rüde und die ranghöchste Wölfin. Sie fressen zuerst und bringen die meisten Punkte, verlieren aber am Jahresende Stärke.
    .rule = B0.6

tracks-term-beta = Beta
    .forms = Beta(s) | Betarüde(n)
    .about = Der zweite Rüde. Er steht allein in seiner Reihe, gleich unter den Alphas.
    .rule = B0.6

tracks-term-omega = Omega
    .forms = Omega(s)
    .about = Der Wolf ohne jede Anerkennung, unter allen anderen. Er kämpft nicht und wird nach der Rudeljagd verstoßen, wenn er bis dahin keinen Chip gewinnt.
    .rule = B3.1

tracks-term-rank = Rang
    .forms = Rang(s,es) | Ränge(n)
    .about = Die Reihe eines Wolfs, von unten gezählt: jedes Jahr 1 Punkt für die unterste, 2 für die nächste.
    .rule = M1

tracks-term-recognition = Anerkennung
    .forms = Anerkennung | Anerkennungschip(s)
    .about = Ein Wolf hat bis zu vier Chips davon. Jeder bringt jedes Jahr einen Punkt, und wer mehr hat, zieht im Kampf eine Karte mehr. Ohne Chip wird ein Wolf Omega.
    .rule = M2

tracks-term-strength = Stärke
    .forms = Stärke
    .about = Was einen Wolf am Leben hält, bis zwölf. Hohe Chips, Hunger und Verletzungen kosten davon; unter eins stirbt er.
    .rule = B0.4

tracks-term-counter = Aktionschip
    .forms = Aktionschip(s)
    .about = Eine deiner fünfzehn Zahlen für das Jahr. Jede wird einmal gelegt, und die höchste einer Phase handelt zuerst. Im nächsten Jahr sind alle wieder da.
    .rule = B0.10

tracks-term-spirals = Spiralen
    .forms = Spirale(n)
    .about = Die Stärke, die ein hoher Chip seinen Wolf kostet, wenn er aufgedeckt wird.
    .rule = B0.10

tracks-term-raising = Jungenaufzucht
    .forms = Jungenaufzucht
    .about = Phase 1. Alle Chips zusammen halten Welpen am Leben, einen je volle sieben Punkte; der höchste gewinnt einen Anerkennungschip.
    .rule = PH1.1

tracks-term-solitary = Einzeljagd
    .forms = Einzeljagd
    .about = Phase 2. Ein Wolf nach dem anderen fängt ein kleines Tier, der höchste Chip zuerst. Wer nichts fängt, hungert.
    .rule = PH2.1

tracks-term-pack_hunt = Rudeljagd
    .forms = Rudeljagd
    .about = Phase 3. Die Summe aller Chips entscheidet, ob die große Beute erlegt und ob der erste Jäger verletzt wird.
    .rule = PH3.1

tracks-term-howling = Heulen
    .forms = Heulen
    .about = Phase 4. Schwaches Heulen vertreibt eine große Beute, starkes bringt eine neue; der höchste Chip gewinnt einen Anerkennungschip.
    .rule = PH4.1

tracks-term-rank_fight = Rangkampf
    .forms = Rangkampf(s,es) | Rangkämpfe(n)
    .about = Phase 5. Wölfe mit einem Chip hier dürfen angreifen: Wölfinnen jede andere Wölfin, Rüden den Rüden direkt über sich.
    .rule = PH5.1

tracks-term-quarry = gejagte Beute
    .forms = gejagte Beute
    .about = Die große Beute, die das Rudel in diesem Jahr jagt. Ihre drei Zahlen sagen, ab welcher Summe sie jemanden verletzt, erlegt ist oder niemanden verletzt.
    .rule = P2.3

tracks-term-hurt = verletzt
    .forms = verletzt | Verletzung(en)
    .about = Eine Kampfkarte von eins bis zehn wird gezogen: So viel Stärke verliert der Wolf. Er kann daran sterben.
    .rule = PH3.2

tracks-term-submit = sich unterwerfen
    .forms = unterwirf | unterwirft | unterwerfen | unterworfen
    .about = Nachgeben ohne Kampf: Das kostet einen Anerkennungschip und gegen einen tieferen Wolf den Platz, aber keine Verletzung. Kein Kampf mehr in diesem Jahr.
    .rule = PH5.5

tracks-term-excluded = verstoßen
    .forms = verstoßen | Verstoßung(en)
    .about = Der Wolf muss das Rudel verlassen. Seine Karte kommt auf die Hand zurück, und das kostet am Jahresende Punkte.
    .rule = B3.2

tracks-term-blue = blaue Karte
    .forms = blaue(n) Karte(n)
    .about = Sagt, wie viele Welpen in diesem Jahr geboren werden.
    .rule = P1.1

tracks-term-cub = Welpe
    .forms = Welpe(n)
    .about = Eine deiner Karten, verdeckt neben der Alphawölfin. Lebt sie am Jahresende noch, kommt sie als Jungwolf ins Rudel.
    .rule = P1.4

tracks-term-young = Jungwolf
    .forms = Jungwolf(s,es) | Jungwölfe(n)
    .about = Ein Welpe, der groß geworden ist. Er darf bleiben, oder für Punkte abwandern: am besten mit einem Jungwolf des anderen Geschlechts.
    .rule = M6

tracks-term-fight_card = Kampfkarte
    .forms = Kampfkarte(n)
    .about = Von eins bis zehn. Im Kampf decken beide eine auf; die niedrigere kostet Punkte, mehr bei größerem Unterschied.
    .rule = PH5.6c
