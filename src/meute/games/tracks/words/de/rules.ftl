### The rules of Wolf Tracks in German.
### A title has no full stop at its end, a paragraph has.

rule-B0 = Begriffe, das Rudel, und wer was weiß
rule-B0-1 = Du führst die Wölfe einer Farbe: Grün, Blau, Schwarz, Gelb, Orange oder Grau. Zu einer Farbe gehören drei Wolfskarten A, B und C, ein Tableau mit einer Zeile für jeden dieser Wölfe und einer Spalte für jede der fünf Aktionsphasen, drei Stärkemarker und fünfzehn Aktionschips. Mehr als drei Wölfe führt also niemand.
rule-B0-2 = Eine Wolfskarte ist an einem von drei Orten: auf der Hand, verdeckt unter den Welpen neben der Alphawölfin oder im Rudel. Ein Wolf, der stirbt, verstoßen wird oder abwandert, kommt zurück auf die Hand. Keine Karte scheidet je aus dem Spiel aus.
rule-B0-3 = Ein Wolf im Rudel hat das Geschlecht, das auf der Karte steht, eine Stärke von 1 bis 12 und 0 bis 4 Anerkennungschips. Bis zum Ende des Jahres wird außerdem festgehalten, ob er sich unterworfen und ob er angegriffen hat.
rule-B0-4 = Stärke steigt nie über 12, ein Überschuss verfällt. Ein Wolf, dessen Stärke unter 1 sinkt, stirbt auf der Stelle: Die Karte kommt zurück auf die Hand, zu der sie gehört, die Anerkennungschips kommen in den Vorrat, noch nicht aufgedeckte Aktionschips ungesehen vom Tableau (R43), und wer den Wolf führte, bekommt einen Todesfall notiert.
rule-B0-5 = Ein Wolf hat höchstens vier Anerkennungschips. Was er darüber hinaus gewinnen würde, verfällt und geht an keinen anderen Wolf.
rule-B0-6 = Die Rangordnung hat zwei Spalten, links die Rüden und rechts die Wölfinnen. Der oberste Rüde ist der Alpharüde, die oberste Wölfin die Alphawölfin. Der zweite Rüde ist der Beta und steht allein in der Mitte; eine Wölfin wird nie Beta. Alle anderen folgen darunter in der Spalte ihres Geschlechts. Höchstens ein Wolf ist der Omega: Er steht ganz unten in der Mitte, außerhalb der Spalten.
rule-B0-7 = Das sind die Reihen von oben: beide Alphas; der Beta allein; der dritte Rüde mit der zweiten Wölfin, der vierte Rüde mit der dritten Wölfin und so weiter; ganz unten der Omega allein.
rule-B0-8 = Wer in einer höheren Reihe steht, hat den höheren Rang. Muss zwischen zwei Wölfen einer Reihe entschieden werden, geht die Wölfin vor. Der Beta steht also über der zweiten Wölfin. Zwei Wölfe eines Geschlechts stehen nie in derselben Reihe, der Rang ist daher immer eindeutig.
rule-B0-9 = Eine Spalte hat keine Lücken: Verlässt ein Wolf sie, rücken alle darunter sofort auf (R2). Oberhalb der untersten besetzten Reihe kann nur die des Betas leer sein, wenn es weniger als zwei Rüden gibt.
rule-B0-10 = Deine Aktionschips haben die Werte 1 bis 15. Jeder zeigt Spiralen oder keine: So viel Stärke kostet er (Einstellung „{ tracks-setting-spirals }“). Du verwendest einen Chip höchstens einmal im Jahr, und für das nächste Jahr bekommst du alle zurück.
rule-B0-11 = Es gibt 15 Karten kleiner Beute, davon 3 mit der Aufschrift Keine Beutetiere; 12 Karten großer Beute mit einem gemeinsamen Ablagestapel; und zwei Stapel Kampfkarten, violett und blau, je zehn Karten mit den Werten 1 bis 10. Die blauen zeigen außerdem eine Zahl von Geburten (Einstellung „{ tracks-setting-births }“). Eine einzelne zufällig gezogene Karte, für eine Verletzung oder für die Geburten, kommt aus einem vollen Stapel von zehn und geht dorthin zurück (R41).
rule-B0-12 = Nach jeder Änderung von Stärke, Anerkennung oder Rudel gilt diese Reihenfolge. (a) Alle Verluste des Ereignisses werden zusammen abgezogen. (b) Alle Wölfe mit Stärke unter 1 gehen zusammen (B0.4). (c) Die Spalten rücken zusammen (B0.9); ab jetzt haben neue Alphas und ein neuer Beta ihren Platz und dessen Rechte. (d) Zuerst kommt der letzte Wolf eines Geschlechts an die Reihe (B3.4), dann neue Omegas (B3.1, B3.2). (e) Ist das Rudel leer, gilt M7d. Erst dann geht die Phase weiter.
rule-B0-13 = Alle sehen Punktestände und Ziel, Plätze, Stärke, Anerkennung, notierte Todesfälle und Verstoßungen, wie viele Karten jede Hand hat, wie viele Welpen es gibt und wer wie viele dazugelegt hat, offene Beute, den Ablagestapel, die Größe jedes Stapels, welche Felder belegt sind (P3.3), und jeden Aktionschip, sobald er aufgedeckt ist. Verborgen sind die Reihenfolge der Stapel; welche Karten zu Welpen wurden (deine eigenen kennst du, aber niemand weiß, wo sie liegen, R20); verdeckte Aktionschips (nur deine eigenen kennst du); eine Hand von Kampfkarten, außer für die Person, die sie hält; was von einem Kampfkartenstapel nicht gezogen wurde, für alle; und versiegelte Antworten, bis alle vorliegen. Welche Wölfe einer Farbe nicht im Rudel sind, ist bekannt. Welche davon Welpen sind, ist es nicht, außer wenn es nicht anders sein kann oder schon zu sehen war.

rule-B1 = Aufbau
rule-B1-1 = Alle bekommen eine Farbe. Manche haben zwei Rüden und eine Wölfin, die anderen zwei Wölfinnen und einen Rüden (Einstellung „{ tracks-setting-sexes }“). Zu dritt oder zu viert sollen die Geschlechter möglichst ausgeglichen sein: zu viert sechs zu sechs, zu dritt fünf zu vier. Dieser Tisch verteilt die Farben so bei jeder Zahl von Mitspielenden.
rule-B1-2 = Vor der Partie einigen sich alle auf ein Ziel: zu dritt mindestens 40 Punkte, zu sechst mindestens 60 (Einstellung „{ tracks-setting-target }“). Wählt niemand etwas anderes, sind es zu dritt 40, zu viert 50, zu fünft 55 und zu sechst 60. Zu viert und zu fünft nimmt dieser Tisch jedes Ziel ab 40 an.
rule-B1-3 = Die kleine Beute wird gemischt und als verdeckter Stapel bereitgelegt, ebenso die große; deren oberste zwei Karten liegen offen daneben. Die Kampfkarten liegen bereit. Alle haben 0 Punkte.
rule-B1-4 = Alle wählen geheim einen ihrer drei Wölfe. Diese Karten werden gemischt und einzeln aufgedeckt. Der erste Rüde wird Alpharüde, die erste Wölfin Alphawölfin. Jeder weitere Wolf kommt ans Ende seiner Spalte, der zweite Rüde ist also der Beta.
rule-B1-5 = Haben alle gewählten Wölfe dasselbe Geschlecht, nehmen alle ihre Karte zurück und wählen neu. Nach drei solchen Fehlversuchen wählt der Zufall für alle, so lange, bis beide Geschlechter vorkommen.
rule-B1-6 = Gibt es nur einen Rüden, bleibt der Platz des Betas frei für Rüden, die später kommen. Für eine Wölfin ist er nie.
rule-B1-7 = Jeder Wolf im Rudel beginnt mit Stärke 12 und einem Anerkennungschip. Deine anderen beiden Wölfe bleiben auf deiner Hand. Einen Omega gibt es noch nicht.
rule-B1-8 = Was in B1.4 gewählt wurde, ist versiegelt, bis alle gewählt haben. In welcher Reihenfolge die Karten aufgedeckt werden, ist Zufall. Die Karten eines Fehlversuchs (B1.5) haben alle gesehen.

rule-B2 = Ein Jahr: Vorbereitung (P1 bis P3), Aktionsphasen (PH1 bis PH5), Wertung (M1 bis M8)

rule-P1 = Vorbereitung: Geburten
rule-P1-0 = Keine Geburten gibt es im ersten Jahr; ebenso wenig, wenn niemand eine Wolfskarte auf der Hand hat oder wenn der Alpharüde oder die Alphawölfin fehlt (R30).
rule-P1-1 = Wer den Alpharüden führt, mischt die blauen Karten; wer die Alphawölfin führt, zieht eine. Sie zeigt, wie viele Welpen geboren werden, von 2 bis 7. Dann kommt sie zurück.
rule-P1-2 = Karten werden in dieser Reihenfolge dazugelegt: zuerst von allen, die keinen Wolf im Rudel haben (R14), dann von den anderen nach ihrem niedrigsten Wolf, von unten nach oben in der Rangordnung. Ein Omega steht ganz unten. Innerhalb einer Reihe kommt die Wölfin zuerst, es ist also nicht einfach B0.8 rückwärts. Jede Person hat in der Reihenfolge nur einen Platz.
rule-P1-3 = In dieser Reihenfolge muss, wer eine Karte auf der Hand hat, eine dazulegen, verdeckt und nach eigener Wahl; wer keine hat, setzt aus. Weitere Durchgänge folgen in derselben Reihenfolge, bis so viele Karten wie Geburten daliegen oder alle Hände leer sind.
rule-P1-4 = Alle dazugelegten Karten werden gemischt und verdeckt in einer Reihe rechts neben die Alphawölfin gelegt, Platz 1 direkt neben ihr. Das sind die Welpen. Niemand kann sagen, welcher Wolf wo liegt und wem er gehört; du weißt nur, welche Karten du dazugelegt hast.
rule-P1-5 = Alle kennen die Zahl der Geburten, bevor sie etwas dazulegen. Wie viele Karten auf wen entfallen, ergibt sich aus ihr, aus P1.2 und aus der Größe der Hände. Das ist sofort öffentlich, also wählen alle gleichzeitig und versiegelt. Die Wahl kommt erst ans Licht, wenn ein Welpe stirbt (PH1.1, PH3.3) oder erwachsen wird (M5).

rule-P2 = Vorbereitung: große Beute
rule-P2-1 = Die oberste Karte der großen Beute wird offen zu den anderen gelegt. Ist der Stapel leer, wird zuerst der Ablagestapel gemischt und zum neuen Stapel; ist auch er leer, wird nichts aufgedeckt. Keine Karte verlässt das Spiel, also liegt jetzt mindestens eine große Beute offen.
rule-P2-2 = Alle stimmen für eine große Beute, die offen liegt. Gleiche Tiere sind eine Wahl, und bei einer einzigen Wahl wird nicht abgestimmt. Ist sich mehr als die Hälfte aller Mitspielenden einig, steht es fest. Wenn nicht, entscheidet, wer die Alphawölfin führt, frei unter allem, was offen liegt (R12, R13).
rule-P2-3 = Die Karte der gewählten Beute wird schräg gelegt: Sie ist das Ziel der Jagd in Phase 3.
rule-P2-4 = Alle stimmen gleichzeitig ab, dann werden die Stimmen mit Namen gezeigt. Eine zweite Abstimmung gibt es nicht (R32). Wer die Alphawölfin führt, kennt die Stimmen, wenn es zu entscheiden gilt.

rule-P3 = Vorbereitung: Aktionschips legen
rule-P3-1 = Alle legen geheim und gleichzeitig. Für jeden deiner Wölfe im Rudel darfst du in jede der fünf Spalten einen Chip verdeckt legen. Jedes Feld darf leer bleiben. Die Zeilen von Wölfen auf der Hand und von Welpen bleiben leer, ebenso Spalte 1, wenn es keine Welpen gibt. Ein Omega darf in allen Spalten Chips bekommen (R33).
rule-P3-2 = Wenn du gelegt hast, bestätigst du. Bis alle bestätigt haben, darfst du zurücknehmen und ändern, was du gelegt hast; danach lässt sich nichts mehr ändern.
rule-P3-3 = Bis dahin erfährt niemand etwas davon, was die anderen legen. Danach sehen alle, welche Felder belegt sind, die Werte aber erst nach PH0.1. Ohne O2 darfst du für einen Wolf mehr Spiralen legen, als er Stärke hat.

rule-PH0 = Wie jede Aktionsphase beginnt und endet
rule-PH0-1 = Alle Chips in der Spalte der Phase werden gleichzeitig aufgedeckt.
rule-PH0-2 = Jeder dieser Wölfe verliert sofort so viel Stärke, wie sein Chip Spiralen zeigt, alle zusammen. Todesfälle kommen vor allem anderen (B0.4). Der Chip eines Wolfs, der so stirbt, zählt nicht (R1).
rule-PH0-3 = Die Spielreihenfolge geht vom höchsten Chip abwärts; bei gleichen Chips entscheidet der Rang (B0.8). Sie wird einmal festgelegt, nach den Todesfällen aus PH0.2 und wenn die Spalten zusammengerückt sind (R34). Der erste Wolf einer Phase ist immer der erste in dieser Reihenfolge. Wölfe ohne Chip gehören nicht dazu.
rule-PH0-4 = Ist die Phase vorbei, werden die Chips ihrer Spalte beiseitegelegt. In diesem Jahr können sie nicht noch einmal verwendet werden.
rule-PH0-5 = So läuft eine Phase ab: PH0.1, PH0.2, B0.12, PH0.3, dann die Regeln der Phase in ihrer Nummerierung, dann PH0.4. Aufgedeckte Werte sind öffentlich, auch der eines Wolfs, der an seinen Spiralen stirbt. Chips, die durch einen Todesfall oder eine Verstoßung vor ihrer Phase wegkommen, werden nie gezeigt (R43).

rule-PH1 = Phase 1: Jungenaufzucht
rule-PH1-0 = Ohne Welpen entfällt Phase 1. Im ersten Jahr ist das immer so.
rule-PH1-1 = Die Chips werden zusammengezählt. Je volle 7 Punkte bleibt ein Welpe am Leben. Die übrigen sterben, zuerst der am weitesten von der Alphawölfin entfernte: Sie werden gezeigt und kommen ohne Strafe zurück auf die Hand, zu der sie gehören.
rule-PH1-2 = Der erste Wolf gewinnt einen Anerkennungschip, außer er hat schon vier (R4). Liegt kein Chip, gewinnt niemand etwas.
rule-PH1-3 = War dieser Wolf der Omega, ist er es nicht mehr und nimmt den untersten Platz seiner Spalte ein (R3).
rule-PH1-4 = Die toten Welpen sehen alle. Die übrigen bleiben verdeckt und in ihrer Reihenfolge.

rule-PH2 = Phase 2: Einzeljagd
rule-PH2-1 = Für den ersten Wolf werden drei Karten kleiner Beute aufgedeckt. Wer ihn führt, nimmt eines der Tiere (R23). Der Wolf gewinnt die Stärke, die auf der Karte steht, bis höchstens 12; ein Tier ohne Zahl bringt keine. In beiden Fällen hat der Wolf gefressen.
rule-PH2-2 = Für den nächsten Wolf der Spielreihenfolge wird die Auslage wieder auf drei Karten ergänzt, und wer ihn führt, nimmt eines der Tiere; und so weiter. Die zwei nicht genommenen Karten bleiben in der Auslage. Die 15 Karten reichen für beliebig viele Jäger.
rule-PH2-3 = Sobald alle drei Karten der Auslage Keine Beutetiere zeigen, ist die Jagd vorbei. Der Wolf, der an der Reihe ist, und alle nach ihm fangen nichts.
rule-PH2-4 = Danach verliert jeder Wolf des Rudels ohne Fang 2 Stärke, alle zusammen: auch wer keinen Chip hat, auch der Omega, und auch wenn PH2.3 nicht eingetreten ist (D1). Todesfälle folgen sofort.
rule-PH2-5 = Alle 15 Karten kleiner Beute werden neu gemischt. Anerkennung gibt es in dieser Phase nicht, und Welpen sind nicht betroffen.
rule-PH2-6 = Auslage und Fänge sind öffentlich, die Reihenfolge des Stapels ist es nicht. Die Stärke aus einem Fang ist da, bevor der nächste Wolf an die Reihe kommt. Der Hunger aus PH2.4 kommt einmal, wenn der letzte Wolf an der Reihe war.

rule-PH3 = Phase 3: Rudeljagd
rule-PH3-1 = Die Chips werden zusammengezählt. Die gejagte Beute hat drei Zahlen, die schwarze ist die höchste und die rote die niedrigste; mit ihnen wird die Summe verglichen.
rule-PH3-1a = Schwarz oder mehr: Die Beute ist erlegt, und niemand ist verletzt.
rule-PH3-1b = Grün oder mehr, aber weniger als Schwarz: Die Beute ist erlegt, und der erste Wolf ist verletzt.
rule-PH3-1c = Rot oder mehr, aber weniger als Grün: Die Beute entkommt, und der erste Wolf ist verletzt.
rule-PH3-1d = Weniger als Rot: Die Beute entkommt, und niemand ist verletzt.
rule-PH3-2 = Bei einer Verletzung wird zufällig eine Kampfkarte von 1 bis 10 gezogen. So viel Stärke verliert der Wolf, und er kann daran sterben. Das kommt vor Fressen und Hunger. Stirbt ein Alpha daran, frisst der nächste seiner Spalte schon als Alpha (R2).
rule-PH3-3 = Entkommt die Beute, sterben alle Welpen: Sie werden gezeigt und kommen ohne Strafe auf die Hand. Jeder Wolf des Rudels verliert 2 Stärke, auch der verletzte (R42). Die Karte wird gerade gelegt und bleibt offen (R11).
rule-PH3-4 = Ist die Beute erlegt, kommt ihre Karte auf den Ablagestapel, und das Rudel frisst die Nahrung, die sie zeigt.
rule-PH3-4a = Gefressen wird in dieser Reihenfolge: die Alphas je 2 Punkte, jeder Welpe 1, dann alle anderen Wölfe je 2 in der Reihenfolge ihres Rangs, innerhalb einer Reihe die Wölfin zuerst, der Omega zuletzt. Keine Beute hat weniger als 11 Nahrung, beide Alphas und sieben Welpen werden also immer satt; kleinere Zahlen nimmt der Tisch nicht an (R22).
rule-PH3-4b = Ein Wolf, der nur noch einen letzten Punkt bekommt, verliert 1 Stärke; ein Wolf, der nichts bekommt, verliert 2. Die Verluste kommen zusammen, danach die Todesfälle. Fressen gibt keine Stärke.
rule-PH3-5 = Ist die Beute erlegt, gewinnt der erste Wolf einen Anerkennungschip, sofern er lebt (R5) und noch keine vier hat. Ein Omega wird dadurch wieder aufgenommen wie in PH1.3. Ist die Beute entkommen, gewinnt niemand Anerkennung.
rule-PH3-6 = Am Ende der Phase wird ein Wolf, der noch immer Omega ist, verstoßen: Die Karte kommt auf die Hand, seine Chips in den Spalten 4 und 5 kommen ungesehen weg, und wer ihn führte, bekommt eine Verstoßung notiert. Der letzte Wolf eines Geschlechts ist kein Omega und bleibt (B3.4).
rule-PH3-7 = Die Reihenfolge ist: Ausgang der Jagd; PH3.2 samt Todesfall; PH3.3 oder PH3.4 mit allen Todesfällen zusammen; PH3.5; PH3.6. Gefressen wird nach den Plätzen nach PH3.2. Ein Omega frisst als Omega, auch wenn er gleich danach wieder aufgenommen wird. Die Karte einer Verletzung ist öffentlich. Welpen, die fressen, bleiben verdeckt.

rule-PH4 = Phase 4: Heulen
rule-PH4-1 = Die Chips werden zusammengezählt, und die Summe entscheidet über die große Beute.
rule-PH4-1a = Weniger als 35: Wer die Alphawölfin führt, legt eine offene große Beute eigener Wahl ab (R13). Liegt keine offen, passiert nichts.
rule-PH4-1b = Von 35 bis 55: Es passiert nichts.
rule-PH4-1c = Mehr als 55: Wer die Alphawölfin führt, deckt sofort eine weitere große Beute auf. Ist der Stapel leer, geht es wie in P2.1 (R31).
rule-PH4-2 = Der erste Wolf gewinnt einen Anerkennungschip, außer er hat schon vier, unabhängig von der Summe (R4). Einen Omega gibt es hier nicht, denn PH3.6 hat ihn verstoßen. Mit O4 kann es einen geben; er wird dann wieder aufgenommen (R40).
rule-PH4-3 = PH4.1 kommt vor PH4.2. Alles ist öffentlich; die zusätzliche Karte ist es, sobald sie aufgedeckt ist.

rule-PH5 = Phase 5: Rangkämpfe
rule-PH5-1 = Zuerst sind die Wölfinnen an der Reihe, dann die Rüden, beide in der beim Aufdecken festgelegten Reihenfolge: vom höchsten Chip abwärts, bei gleichen nach Rang (R16). Rüden und Wölfinnen treffen nie aufeinander. Deine eigenen Wölfe kämpfen nicht gegeneinander und unterwerfen sich einander nicht. Der Omega kämpft nicht: Er greift nicht an und wird nicht angegriffen (R10).
rule-PH5-2 = Ein Wolf darf angreifen, wenn er einen Chip in Spalte 5 hat, lebt, nicht Omega ist und sich in diesem Jahr nicht unterworfen hat. Er greift höchstens einmal im Jahr an und muss es nie (R9). Angegriffen werden kann er beliebig oft.
rule-PH5-3 = Eine Wölfin darf jede andere Wölfin angreifen, über ihr oder unter ihr. Ein Rüde darf nur den Rüden angreifen, der in diesem Moment direkt über ihm steht; gehört auch der dir, gibt es keinen Angriff (R15). Der Alpharüde hat niemanden, den er angreifen könnte.
rule-PH5-4 = Der angegriffene Wolf muss sich unterwerfen, wenn er keinen Chip in Spalte 5 hat oder sich in diesem Jahr schon unterworfen hat. Sonst entscheidet, wer ihn führt, ob er sich unterwirft oder kämpft.
rule-PH5-5 = Unterwirft sich ein Wolf, gibt es weder Kampf noch Verletzung. Er verliert einen Anerkennungschip an den Vorrat, auch ein Alpha nur eine (R8); bleibt ihm keine, wird er Omega (B3.1). Der Sieger gewinnt keine Anerkennung, aber wenn er den niedrigeren Rang hatte, tauschen die beiden die Plätze (R24). Wer sich unterworfen hat, kämpft in diesem Jahr nicht mehr: Er greift nicht an und unterwirft sich jedem späteren Angriff.
rule-PH5-6 = Ein Kampf wird mit Karten entschieden.
rule-PH5-6a = Jede Seite mischt einen eigenen Stapel Kampfkarten und zieht sechs. Der stärkere Wolf bekommt eine Karte mehr, und der mit mehr Anerkennung bekommt eine mehr, beides nach dem Stand in diesem Moment; bei Gleichstand bekommt sie keiner. So sind es 6 zu 6, 6 zu 7, 7 zu 7 oder 6 zu 8 Karten. Den Rest sieht niemand.
rule-PH5-6b = Jeder Wolf beginnt mit dem Wert seines Chips in Spalte 5 als Punktzahl.
rule-PH5-6c = Immer wieder wählen beide Seiten geheim eine Karte und zeigen sie zugleich. Wer die niedrigere zeigt, verliert Punkte nach dem Unterschied: keinen bei 0, 1 bei 1 oder 2, 3 bei 3 oder 4, 5 bei 5 oder 6. Ab 7 ist der Kampf sofort verloren. Gespielte Karten kommen weg.
rule-PH5-6d = Der Kampf endet sofort, wenn eine Punktzahl 0 oder weniger beträgt oder der Unterschied 7 oder mehr. Er endet auch, wenn eine Seite keine Karte mehr hat, nach sechs oder sieben Durchgängen: Dann gewinnt die höhere Punktzahl, und Gleichstand ist unentschieden.
rule-PH5-7 = Ein Unentschieden ändert nichts: keinen Rang, keine Anerkennung, keine Verletzung. Der Angriff ist verbraucht.
rule-PH5-8 = Gibt es einen Sieger, folgt der Reihe nach dies.
rule-PH5-8i = Hatte der Sieger den niedrigeren Rang, tauschen die beiden die Plätze.
rule-PH5-8ii = Der Sieger gewinnt einen Anerkennungschip, bis höchstens vier.
rule-PH5-8iii = Der Verlierer verliert einen Anerkennungschip. Ein Alpha aber, der verliert, ob Rüde oder Wölfin, im Angriff oder in der Verteidigung, verliert alle; es zählt der Rang vor PH5.8i.
rule-PH5-8iv = Eine Wölfin, die verliert, ist verletzt: Eine zufällig gezogene Kampfkarte von 1 bis 10 wird von ihrer Stärke abgezogen. Sie kann daran sterben. Ein Rüde, der verliert, wird nie verletzt.
rule-PH5-8v = Ein Verlierer, der lebt und keine Anerkennung hat, wird Omega (B3.1, R6). Ein Verlierer, der in seiner Spalte bleibt, behält seinen eigenen Angriff, wenn er ihn noch nicht genutzt hat (R44).
rule-PH5-9 = Vor dem ersten Angriff sind alle Chips der Spalte 5 aufgedeckt und bezahlt, auch die der Rüden (PH0.1, PH0.2). Dann kommt ein Wolf nach dem anderen an die Reihe: angreifen oder verzichten, offen; die Antwort, kämpfen oder sich unterwerfen, offen; der Kampf; PH5.8; B0.12. Erst dann folgt der nächste Wolf. Die Rüden beginnen, wenn die letzte Wölfin fertig ist.
rule-PH5-10 = Deine Kampfkarten kennst nur du; wie viele du hast, wissen alle. Die zwei Karten eines Durchgangs sind versiegelt, bis beide gewählt sind, danach öffentlich. Karten, die nicht gespielt oder nicht gezogen wurden, werden nie gezeigt.

rule-B3 = Der Omega
rule-B3-1 = Ein Wolf ohne Anerkennung verlässt seine Spalte und wird Omega. Er hat den niedrigsten Rang.
rule-B3-2 = Es gibt nur einen Omega. Ist schon einer da, wird der schwächere der beiden sofort verstoßen, und eine Verstoßung wird notiert. Sind beide gleich stark, geht der bisherige Omega. Das Geschlecht spielt keine Rolle.
rule-B3-3 = Ein Omega, der Anerkennung gewinnt, wird auf den untersten Platz seiner Spalte wieder aufgenommen (R3). Das kann in den Phasen 1 und 3 geschehen, mit O4 auch in Phase 4.
rule-B3-4 = Ein Wolf ohne Anerkennung, der als einziger seines Geschlechts da ist, steht auf dem Alphaplatz und ist kein Omega. Ein Omega, der zum einzigen seines Geschlechts wird, rückt sofort dorthin (R35). Kommt ein zweiter Wolf dieses Geschlechts dazu, wird der bisherige zum Omega und der neue zum Alpha; gibt es einen anderen Omega, gilt B3.2. Hat der einzelne Wolf inzwischen Anerkennung gewonnen, bleibt er einfach Alpha.
rule-B3-5 = Die Karte eines verstoßenen Wolfs kommt auf die Hand, und seine noch nicht aufgedeckten Chips kommen ungesehen vom Tableau. Eine Verstoßung ist kein Todesfall.

rule-B4 = Wertung, Phase M

rule-M1 = Rang. Die besetzten Reihen werden von unten gezählt. Jeder Wolf der untersten bringt 1 Punkt (das ist der Omega allein, wenn es einen gibt), jeder der nächsten 2 und so weiter. Gibt es keinen Beta, zählt diese Reihe nicht mit, und die Alphas bringen nur 1 Punkt mehr als die Reihe unter ihnen.

rule-M2 = Anerkennung. Jeder Anerkennungschip auf deinen Wölfen bringt dir 1 Punkt.

rule-M3 = Jeder Alpha verliert 1 Stärke, beide zugleich. Er kann daran sterben; das ist ein Todesfall dieses Jahres. Ein Wolf, der dadurch Alpha wird, verliert nichts. O2 tritt an die Stelle dieses Absatzes.

rule-M4 = Du verlierst 5 Punkte für jeden deiner Wölfe, der in diesem Jahr gestorben ist, und 3 für jeden, der verstoßen wurde, ob in Phase 3 oder irgendwann durch B3.2. Ein Punktestand kann negativ sein. Tote Welpen kosten nichts.

rule-M5 = Aus Welpen werden Jungwölfe. Sie werden von Platz 1 an aufgedeckt. Jeder nimmt den untersten Platz seiner Spalte ein, über dem Omega, mit Stärke 12 und einem Anerkennungschip. Nach jedem wird B3.4 geprüft; wird dadurch ein Wolf verstoßen, kostet das sofort 3 Punkte (R29). Jungwölfe bringen in diesem Jahr keine Punkte für Rang und Anerkennung.

rule-M6 = Abwandern. Sind eben Wölfe von dir als Jungwölfe ins Rudel gekommen, entscheidest du geheim für jeden, ob er bleibt oder abwandert; alle Entscheidungen werden zugleich gezeigt. Abwandernde Rüden und Wölfinnen bilden Paare von unten in der Rangordnung: der unterste Rüde mit der untersten Wölfin und so weiter. Jeder Wolf eines Paares bringt der Person, die ihn führt, 5 Punkte (R28); jeder, der allein abwandert, kostet sie 3. Die Karten kommen auf die Hand, und die Spalten rücken zusammen. Abwandern ist weder Todesfall noch Verstoßung.

rule-M7 = Zuletzt kommt die Frage, ob die Partie vorbei ist.

rule-M7a = Hat jemand das Ziel erreicht, gewinnt der höchste Punktestand. Bei Gleichstand wird der Sieg geteilt (R21).

rule-M7b = Hat es niemand erreicht und ist das Rudel leer, ist die Partie ohne Sieg vorbei. Alle sind gleichauf.

rule-M7c = Sonst beginnt das nächste Jahr, und alle haben wieder alle Aktionschips.

rule-M7d = Gibt es irgendwann zwischen der Vorbereitung und dem Ende von Phase 5 weder Wolf noch Welpen im Rudel (R45), ist die Partie sofort ohne Sieg vorbei, gleich wer vorn liegt, und es wird nicht gewertet. Geschieht es in Phase M, wird diese zuerst zu Ende gespielt (R27).

rule-M8 = M1 und M2 zählen das Rudel am Ende von Phase 5. Welpen werden einzeln vor aller Augen aufgedeckt. Entscheidungen abzuwandern sind versiegelt, bis alle vorliegen; wer abwandert, geht mit den anderen zusammen, gepaart nach den Plätzen nach M5, und danach gilt B0.12. Das Ziel zählt erst in M7a (R26).

rule-B5 = Wahlregeln: vier unabhängige Schalter, alle aus, solange du sie nicht wählst

rule-O1 = { tracks-setting-joining } (Einstellung: an)
rule-O1-1 = Hast du deinen letzten Wolf im Rudel verloren, gleich wie, und eine Karte auf der Hand, darfst du um die Aufnahme eines Wolfs bitten: zum ersten Zeitpunkt für Bitten nach dem Verlust und dann jedes Mal, wenn eine Vorbereitung beginnt und du noch immer keinen hast (R36). Zeitpunkte für Bitten sind das Ende jeder Aktionsphase und der Beginn der Vorbereitung, vor den Geburten. Dürfen mehrere bitten, gilt die Reihenfolge aus R14.
rule-O1-2 = Alle anderen antworten gleichzeitig, dann werden die Antworten gezeigt. Sind alle einverstanden (R37), wählst du sofort einen Wolf von deiner Hand und legst ihn offen ganz unten in seine Spalte, über den Omega, mit Stärke 12 und einem Anerkennungschip. Wenn nicht, passiert nichts.
rule-O1-3 = Mitten im Jahr bleibt die Zeile dieses Wolfs auf dem Tableau leer, bis wieder Chips gelegt werden. Zum Rudel gehört er aber sofort: Er kann hungern, fressen, angegriffen werden und Punkte bringen. B3.4 wird geprüft. Der Todesfall oder die Verstoßung, die für den verlorenen Wolf notiert ist, bleibt bestehen. Ist das Rudel leer, endet die Partie, bevor jemand bitten kann.

rule-O2 = { tracks-setting-life_span }, anstelle von M3 (Einstellung: an)
rule-O2-1 = Wölfe, die nicht Alpha sind, auch der Omega: Mit Stärke 8 bis 12 gewinnen sie 1, bis höchstens 12; mit 4 bis 7 ändert sich nichts; mit 1 bis 3 verlieren sie 1.
rule-O2-2 = Alphas: Mit Stärke 8 bis 12 ändert sich nichts; mit 4 bis 7 verlieren sie 1; mit 1 bis 3 verlieren sie 2. Alle Änderungen geschehen zugleich, nach der Stärke davor. Todesfälle zählen in M4.
rule-O2-3 = Wenn du Chips legst, müssen die Spiralen aller Chips eines Wolfs zusammen weniger sein als seine Stärke (R25).

rule-O3 = { tracks-setting-strength_first } (Einstellung: an)
rule-O3-1 = Bei gleichen Chips kommt der stärkere Wolf zuerst, dann der mit dem höheren Rang, dann die Wölfin. Das gilt überall, wo die Spielreihenfolge gebraucht wird (R39).

rule-O4 = { tracks-setting-omega_stays } (Einstellung: an)
rule-O4-1 = Ein Omega wird nur verstoßen, wenn ein anderer Wolf seinen Platz einnimmt (B3.2), nicht am Ende von Phase 3.
rule-O4-2 = Er kann also heulen. Ist er der erste Wolf in Phase 4, wird er rechtzeitig für Phase 5 wieder aufgenommen (R40).

rule-B6 = Unsere Entscheidungen, wo das Regelheft schweigt oder sich widerspricht

rule-R1 = Ein Wolf stirbt beim Aufdecken an seinen Spiralen. Zählt sein Chip? Nein, weder für die Summe noch für Reihenfolge, Verletzung oder Anerkennung. Der Tod tritt sofort ein, und Wölfe außerhalb des Spiels haben leere Zeilen. Zweifel bleiben: Das Regelheft zählt alle Chips einer Spalte zusammen, und O2.3 verbietet ein Opfer, das nach dieser Entscheidung sinnlos wäre.

rule-R2 = Wann schließen sich Lücken nach einem Todesfall oder einer Verstoßung? Sofort, und der nächste Wolf ist von da an Alpha oder Beta. Jede Phase braucht die Alphas, und die Regel zum letzten Wolf eines Geschlechts setzt es voraus.

rule-R3 = Wohin kommt ein wieder aufgenommener Omega, dessen Spalte die kürzere ist? Ans Ende seiner eigenen Spalte. Spalten haben keine Lücken, und jedes Geschlecht hat seine eigene Rangordnung; der unterste heißt also der unterste seines Geschlechts.

rule-R4 = Gibt es Anerkennung in Phase 1, wenn alle Welpen sterben, oder in Phase 4 unter 35? Ja. Das Regelheft stellt dort keine weitere Bedingung; nur in Phase 3 verlangt es erlegte Beute.

rule-R5 = Wer gewinnt in Phase 3 die Anerkennung, wenn der erste Wolf an Verletzung oder Hunger gestorben ist? Niemand. Das Regelheft meint den Wolf mit dem höchsten Chip und keinen anderen.

rule-R6 = Werden zwei Omegas vor oder nach der Verletzung des Verlierers verglichen? Danach. Die Verletzung gehört zum Kampf, ein sterbender Wolf soll nicht den bisherigen Omega vertreiben, und die Kurzübersicht nennt den Omega zuletzt (D9).

rule-R7 = Was kommt in Phase M zuerst, die Strafpunkte oder der Stärkeverlust der Alphas? Der Stärkeverlust, wie auf der Kurzübersicht (D7). So wird ein Alpha, der daran stirbt, noch im selben Jahr angerechnet.

rule-R8 = Verliert ein Alpha, der sich unterwirft, alle Anerkennung? Nein, einen Anerkennungschip. Alles verliert, wer einen Kampf verliert, und hier gibt es keinen.

rule-R9 = Ein Wolf, der auf den Kampf verzichtet, kämpft in diesem Jahr nicht mehr. Gilt das auch, wenn er nur nicht angreift? Nein, nur wenn er sich unterwirft. Der Satz gehört zur Unterwerfung und wird dort mit späteren Angriffen erklärt. Sonst müsste ein Wolf mit dem höchsten Chip, der sich nur verteidigen will, angreifen.

rule-R10 = Darf der Omega angegriffen werden? Nein. Das Regelheft sagt, dass er nicht kämpfen kann.

rule-R11 = Was wird aus entkommener Beute? Sie bleibt offen liegen. Abgelegt wird nur erlegte Beute und solche, die ein schwaches Heulen kostet.

rule-R12 = Wer stimmt über die Beute ab? Alle, mit oder ohne Wolf im Rudel. Im Regelheft entscheiden die Mitspielenden gemeinsam.

rule-R13 = Wer entscheidet, wenn es keine Alphawölfin gibt? Wer den Alpharüden führt, denn sonst ist kein Leittier da. Sind in Phase 4 nur noch Welpen übrig, wird die Beute abgelegt, die am längsten offen liegt, denn wählen kann niemand.

rule-R14 = In welcher Reihenfolge kommen mehrere ohne Wolf? Der niedrigste Punktestand zuerst, dann im Uhrzeigersinn ab der Person, die die Alphawölfin führt. Das Regelheft sagt nichts, und so hat einen Vorteil, wer zurückliegt.

rule-R15 = Was, wenn der Rüde direkt darüber dieselbe Farbe hat? Dann gibt es keinen Angriff, und er wird nicht übersprungen. Eigene Wölfe kämpfen nie, und nur der Rüde direkt darüber ist ein Ziel.

rule-R16 = Was, wenn sich Ränge während Phase 5 ändern? Die Spielreihenfolge bleibt wie beim Aufdecken; die Ziele sind die im Moment des Angriffs. Das ist einfach und eindeutig.

rule-R17 = Sind die 30 Anerkennungschips eine Grenze? Nein. Das Regelheft zählt sie auf, sagt das aber nie.

rule-R18 = In welchen Phasen gilt die Spielreihenfolge? In allen fünf. Der Satz im Regelheft ist entstellt, und Phase 1 wiederholt die Regel selbst. In Phase 5 kann ein Gleichstand zwischen den Geschlechtern keine Rolle spielen.

rule-R19 = Darfst du dich weigern, einen Welpen dazuzulegen? Nein. Im Regelheft legen alle eine Karte dazu, und nur wer keine hat, setzt aus.

rule-R20 = Ist zu sehen, wem ein Welpe gehört? Nein, die Karten liegen gemischt und verdeckt. Ein Welpe, der stirbt, wird für alle aufgedeckt, denn man muss sehen, auf welche Hand er zurückkommt.

rule-R21 = Was, wenn mehrere das Ziel erreichen? Der höchste Punktestand gewinnt, ein Gleichstand wird geteilt. Das Regelheft sagt es nicht.

rule-R22 = Was, wenn die Nahrung für einen Welpen nicht reicht? Das kann nicht sein: Nach dem Hinweis im Regelheft hat jede große Beute mindestens 11 Nahrung.

rule-R23 = Darf ein Wolf bei der Einzeljagd eine Karte Keine Beutetiere nehmen oder verzichten? Nein. Liegt ein Tier in der Auslage, muss eines genommen werden, welches auch immer. Im Regelheft bekommt der Wolf eine Karte und hat Nahrung gefunden.

rule-R24 = Werden nach einer Unterwerfung die Plätze getauscht? Ja, wenn der Sieger den niedrigeren Rang hatte. Im Regelheft überlässt ein Wolf, der nicht kämpft, seinen Platz.

rule-R25 = Gilt die Grenze aus O2 für jeden Chip oder für die Summe? Für die Summe des Jahres. Der Satz spricht von Chips und von einer einzigen Zahl von Spiralen.

rule-R26 = Wann zählt das Ziel? Einmal, ganz am Ende von Phase M, nach dem Abwandern der Jungwölfe. Die Phase ist eine einzige Wertung, und in M4 und M6 kann man noch Punkte verlieren.

rule-R27 = Was, wenn das Rudel in Phase M ausstirbt? Die Phase wird zu Ende gespielt, und ein erreichtes Ziel zählt mehr als das Aussterben. Die Punkte des Jahres waren verdient, bevor der letzte Wolf ging.

rule-R28 = Was, wenn beide Wölfe eines abwandernden Paares dir gehören? Du bekommst 5 Punkte für jeden, also 10. Das Regelheft zählt jeden Jungwolf, der mit einem anderen geht.

rule-R29 = Was kostet eine Verstoßung in M5, nach den Strafpunkten? 3 Punkte, sofort. Es ist dasselbe Jahr; sonst wäre sie umsonst oder käme ein Jahr zu spät.

rule-R30 = Gibt es Geburten ohne Alpharüden oder ohne Alphawölfin? Nein. Nur das Alphapaar hat Nachwuchs, und beide haben in P1.1 eine Aufgabe.

rule-R31 = Was, wenn der Stapel nach einem Heulen über 55 leer ist? Der Ablagestapel wird gemischt wie in P2.1. Die Lage ist dieselbe.

rule-R32 = Wird nacheinander oder gemeinsam abgestimmt? Gemeinsam; die Stimmen werden danach gezeigt, und es gibt nur eine Abstimmung. Das Regelheft nennt keine Reihenfolge.

rule-R33 = Darf ein Omega Chips in den Spalten 4 und 5 bekommen? Ja. Sie nützen nur, wenn er dann kein Omega mehr ist, oder mit O4 zum Heulen. Nur Zeilen von Wölfen außerhalb des Spiels müssen leer sein.

rule-R34 = Welcher Rang entscheidet bei gleichen Chips, der vor oder der nach den Todesfällen beim Aufdecken? Der danach, wenn die Spalten zusammengerückt sind. Spiralen werden sofort bezahlt, und die Spielreihenfolge kommt im Regelheft gleich danach.

rule-R35 = Was, wenn ein Omega zum letzten seines Geschlechts wird? Er rückt sofort auf den Alphaplatz und ist kein Omega mehr, wenn auch noch ohne Anerkennung. Wer als Einziger seines Geschlechts da ist, kann nicht angegriffen werden; etwas anderes kann die Regel also kaum meinen, und die Alphaplätze müssen besetzt sein.

rule-R36 = Wann darfst du nach O1 um Aufnahme bitten? Am Ende der Phase, in der du den letzten Wolf verloren hast, danach am Beginn jeder Vorbereitung. Das Regelheft knüpft die Bitte an den Verlust; bis zum Ende zu warten lässt die laufende Phase ungestört.

rule-R37 = Wer muss der Aufnahme eines Wolfs zustimmen? Alle anderen, wie die Regel selbst sagt. Der Anhang meint alle, deren Wölfe das Rudel bilden; das ist nur dann etwas anderes, wenn zwei keinen haben.

rule-R38 = Kommt O2 zu M3 hinzu? Nein, es tritt an dessen Stelle. Dort heißt es, dass Alphas im grünen Bereich unverändert bleiben.

rule-R39 = Betrifft O3 nur, wer an die Reihe kommt, oder auch Anerkennung und Verletzung? Alles. Es ersetzt die Art, wie die Spielreihenfolge einen Gleichstand auflöst.

rule-R40 = Was, wenn ein Omega mit O4 beim Heulen der erste ist? Er wird wieder aufgenommen wie in den Phasen 1 und 3. Ein Wolf mit einem Anerkennungschip ist kein Omega.

rule-R41 = Aus welchem Stapel kommt die Karte für eine Verletzung? Aus einem von beiden, aber einem vollen, sodass 1 bis 10 gleich wahrscheinlich sind. Das Regelheft spricht von einer der zehn Karten.

rule-R42 = Hungert ein verletzter Jäger auch? Ja. Das Regelheft sagt: jeder Wolf des Rudels.

rule-R43 = Was wird aus den Chips eines Wolfs, der vor ihrer Phase stirbt oder verstoßen wird? Sie kommen verdeckt weg, und niemand sieht die Werte. Zeilen von Wölfen außerhalb des Spiels sind leer, und Chips sind bis zu ihrer Phase geheim.

rule-R44 = Darf ein besiegter Wolf noch selbst angreifen? Ja, außer er ist Omega oder hat sich unterworfen. Nur eine Unterwerfung beendet die Kämpfe eines Wolfs für das Jahr.

rule-R45 = Was, wenn alle erwachsenen Wölfe fort sind und ein Welpe übrig ist? Die Partie geht weiter, solange ein Welpe lebt. Welpen werden in M5 erwachsen; eine misslungene Jagd in Phase 3 wäre das Ende.

rule-D = Wo Haupttext und Kurzübersicht des Regelhefts voneinander abweichen

rule-D1 = Phase 2. Haupttext: Wölfe ohne Chip oder ohne Fang verlieren immer 2. Übersicht: nur wenn dreimal Keine Beutetiere offen liegt. Wir folgen dem Haupttext (PH2.4).

rule-D2 = Phase 3. Haupttext: vier Ausgänge. Übersicht: drei, ohne die Summe unter Rot. Wir folgen dem Haupttext (PH3.1d).

rule-D3 = Phase 3. Haupttext: Anerkennung für den tödlichen Biss. Übersicht: für den höchsten Chip, in jedem Fall. Wir folgen dem Haupttext (PH3.5).

rule-D4 = Phase 3. Haupttext: Wer den letzten einzelnen Punkt frisst, verliert nur 1. Übersicht: nur der Verlust von 2. Wir folgen dem Haupttext (PH3.4b).

rule-D5 = Phase 3. Haupttext: Nach einer misslungenen Jagd sterben die Welpen und alle verlieren 2, und am Ende wird der Omega verstoßen. Übersicht: nichts davon. Wir folgen dem Haupttext (PH3.3, PH3.6).

rule-D6 = Phase 5. Haupttext: Ein Wolf, der sich unterwirft, verliert einen Anerkennungschip. Übersicht: nur, dass es keine Verletzung und keinen Anerkennungschip für den Sieger gibt. Wir folgen dem Haupttext (PH5.5).

rule-D7 = Phase M. Haupttext: zuerst die Strafpunkte, dann die Stärke der Alphas. Übersicht: umgekehrt. Wir folgen der Übersicht (R7).

rule-D8 = Phase 5. Haupttext: Die Alphawölfin verliert alle Anerkennung, und die Rüden kämpfen auf dieselbe Weise. Übersicht: die Alphas. Wir wenden es auf beide Geschlechter an (PH5.8iii).

rule-D9 = Phase 5. Haupttext: zuerst der Omega, dann die Verletzung. Übersicht: Der Omega kommt zuletzt. Wir folgen der Übersicht (R6).

rule-D10 = Phase 5. Haupttext: Rüden greifen nur den direkt über ihnen an, und ein Rüde, der verliert, bleibt unverletzt. Übersicht: nichts zum ersten Punkt. Wir folgen dem Haupttext (PH5.3).

rule-D11 = Geburten. Haupttext: ab dem zweiten Jahr, nur mit einer Karte auf der Hand und in fester Reihenfolge. Übersicht: nichts davon. Wir folgen dem Haupttext (P1.0, P1.2).

rule-D12 = Nummerierung. Haupttext: P, 1 bis 5 und M, das Abwandern ohne Nummer. Übersicht: V, 1 bis 5 und 6, das Abwandern als 6.6. Bei uns heißt es M6.
