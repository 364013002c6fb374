### The rules of Foxes in German.
### A title has no full stop at its end, a paragraph has.

rule-B0 = Was es gibt und wer was weiß
rule-B0-1 = Es gibt vier Lebensreviere, im Uhrzeigersinn: Acker, Fluss, Wald, Hof und wieder Acker. Das fünfte Revier ist der Berg. Füchse, die nirgends sind, warten in der Mitte.
rule-B0-2 = WP sind Wachstumspunkte, SP Siegpunkte. Es gibt vier Sorten Rohstoffe: Wurm (Acker), Fisch (Fluss), Beere (Wald), Ei (Hof). WP und Rohstoffe liegen offen und fallen nie unter 0. Der Rohstoff eines Reviers ist der seiner Sorte; ein Rohstoff nach Wahl ist einer der vier (D9). In gleichen Abständen sind Felder der Siegpunktleiste orange (C0).
rule-B0-3 = Du hast einen Fuchs; 4 Aktionswürfel, davon 2 verfügbar und 2 beiseite; 5 Reviermarker auf den Plätzen 1 bis 5 von links; 5 Mäuselfelder; 1 Platz für eine List; 4 Pfoten, eine für jede Bonusleiste; eine Wachstumsleiste aus 3 Reihen mit 6 Feldern und einem Welpenwürfel auf Feld 1 jeder Reihe (C8); 2 schwarze Welpenwürfel beiseite; 6 Plätze für Instinkte; einen Bau mit 5 Spalten und 4 Reihen, einem Start und 5 Ausgängen mit je einem Würfelchen; und einige WP (C0).
rule-B0-4 = Allen gemeinsam sind die Schicksalsplättchen und der Schicksalswürfel, der Jäger, die Hindernisse Sturm, Wolf, Zelt, Bär und Biber, die Mäusel-, Bonus-, Weg- und Listplättchen, die geheimen Ziele, die Reihenfolgeplättchen, die Plättchen, die Plätze sperren oder erschöpfte Würfel zeigen, und der Käse (C0).
rule-B0-5 = Geheim sind die Ziele auf deiner Hand, die bis zur Wertung nur du kennst, die verdeckten Mäuselplättchen, die niemand kennt, die Reihenfolge aller Stapel und die nicht gezogenen Reihenfolge- und Listplättchen. Alles andere ist offen, auch wie viele Karten du hast, und alles Abgelegte.
rule-B0-6 = Ein Würfel hat einen Wert von 0 bis 6. Bei 0 ist er erschöpft.
rule-B0-7 = WP, SP, Rohstoffe und Plättchen für erschöpfte Würfel gehen nie aus. Ist ein Mäuselplättchen, Bonusplättchen oder Ziel zu ziehen und der Stapel leer, wird aus dem Abgelegten ein neuer gemischt; gibt es auch das nicht, wird nichts gezogen. Ein benutztes Listplättchen verlässt das Spiel.
rule-B0-8 = Gewinne einer Zeile kommen von links nach rechts. Auf einem Feld kommt der Zoll des Markers vor dem des Bibers. Ein Vorrücken gibt zuerst den Bonus, dann wirkt das Fadenkreuz. Mäuseln gibt WP, dann Rohstoffe, dann was Instinkte hinzufügen, dann wird das Plättchen abgelegt. Ein Wegplättchen gibt seinen Bonus, dann den des Feldes; danach werden Instinkte geprüft. Eine Wahl wird vor dem nächsten Gewinn getroffen, und ein Gewinn, den niemand nutzen kann, verfällt. Handeln mehrere in einem Schritt, dann in Zugreihenfolge. Eine List, ein Bonusplättchen oder ein Instinkt, der etwas anderes sagt, geht der allgemeinen Regel vor, aber nur für dich, wenn es dir gehört.

rule-B1 = Aufbau
rule-B1-1 = Die Zugreihenfolge der Runde 1 wird ausgelost. Jede Position hat ihr Reihenfolgeplättchen: Die der Positionen 1 und 2 stehen fest, Position 3 zieht eines von dreien, die Positionen 4 und 5 je eines von drei anderen (C8). Die Plättchen bleiben das ganze Spiel; wer in einer Runde auf einer Position ist, hat ihr Plättchen (F21).
rule-B1-2 = Du bekommst zufällige geheime Ziele und WP (C0); du hast keinen Rohstoff und 0 SP. Die Füchse stehen in der Mitte, die Marker auf den Plätzen 1 bis 5, die Pfoten auf 0. Listplättchen kommen in B2.2.
rule-B1-3 = Alle Plättchen und Karten werden gemischt. Auf jeder Mäuselstelle liegen Mäuselplättchen verdeckt, je nach der Zahl der Personen (C2). Offene Würfelplätze gibt es nach der Zahl der Personen (C3). Jäger, Hindernisse und Käse liegen neben dem Plan.
rule-B1-4 = Zu zweit braucht es keine eigene Regel: Die späteren Positionen fehlen, und weniger Plätze sind offen (C3).

rule-B2 = Beginn einer Runde
rule-B2-1 = Zuerst die Reihenfolgeplättchen, nach Positionen. Wer auf Position 1 ist, zieht ein neues Schicksalsplättchen, das alte verlässt das Spiel, und setzt den Jäger in das Lebensrevier, das es zeigt. Position 2 wirft den Schicksalswürfel: Bei 1 bis 3 ist Tag, bei 4 bis 6 Nacht, und die Zahl ist der Schicksalswert der Runde. Die anderen bekommen den Bonus ihres Plättchens.
rule-B2-2 = Dann die Wirkung der Runde. Runde 1: In Zugreihenfolge ziehst du ein Listplättchen, offen auf deinen Platz, und nimmst 2 WP oder 1 Rohstoff nach Wahl. Runde 2: Du nimmst deinen dritten Würfel. Runden 3 und 4: Wer mindestens 2 Welpen außerhalb des Baus hat, nimmt für immer den vierten Würfel. Runde 4: Der letzte offene Platz jedes Lebensreviers wird gesperrt.
rule-B2-3 = Dann spielt ihr in Zugreihenfolge, ein Würfel je Zug, ohne zu passen. Wer keinen Würfel mehr hat, wird übersprungen; hat niemand mehr einen, endet die Runde (B5).

rule-B3 = Ein Zug
rule-B3-1 = Wirf einen deiner Würfel. Du bekommst WP nach dem Wurf (C1) und, wenn er dem Schicksalswert gleicht, den Bonus des Schicksalsplättchens. Spätere Änderungen am Würfel ändern daran nichts.
rule-B3-2 = Freie Züge: Immer wenn du einen Platz, einen Weg oder eine Aktion wählst, darfst du zuerst dein Listplättchen nutzen, Bonusplättchen ohne Flagge spielen oder den Käse gegen WP eintauschen (C5), so viel du willst. Das kostet keine Augen und ist keine Aktion.
rule-B3-3 = Leg den Würfel auf den ersten freien offenen Platz von links in einem Lebensrevier, auf dem Berg oder in deinem Bau. Im Bau ist immer einer frei.
rule-B3-4 = Du bekommst den Bonus des Platzes. Dann geht sein Abzug vom Würfel ab; ein hier gewonnenes Bonusplättchen spielst du erst danach. Bleibt nichts, ist der Würfel erschöpft, und du bekommst 2 WP. Für das Bezahlen von Aktionen gibt es diese WP nie.
rule-B3-5 = Dann handelst du im Revier (B3.A), auf dem Berg (B3.A') oder in deinem Bau (B3.B). Jede Aktion ist freiwillig.
rule-B3-6 = Die Kosten einer Aktion gehen vom Würfel ab. Was er nicht deckt, zahlst du in WP, eins zu eins; solange er Augen hat, darfst du nicht stattdessen WP zahlen. Eine Aktion wird nur angeboten, wenn Augen und WP sie decken. Ein so geleerter Würfel ist erschöpft.
rule-B3-7 = Der Rest bleibt bis B5.4 auf dem Würfel. Der Zug endet, wenn du es sagst, oder nach der Aktion im Bau.
rule-B3-A = In einem Lebensrevier
rule-B3-A-1 = Dein Fuchs kommt auf den Start des Revierpfads, der vor Feld 1 liegt und keine Aktionen hat. Von dort darf er ziehen oder bleiben: bei Tag und bei Nacht höchstens so weit, wie C2 sagt. Der Sturm nimmt bei Tag 1 davon; Schnelligkeit (C7) und die List zum Ziehen (C10) geben dazu, was sie zeigen. Mindestens 1 Feld ist immer erlaubt, und der Pfad endet auf Feld 3.
rule-B3-A-2 = Gehst du über ein Feld mit fremdem Marker, verlierst du 1 WP, und wem er gehört, bekommt 1; hältst du dort an, verlierst du 2, und diese Person bekommt 2. Gehst du über den Damm oder hältst dort, während der Biber da ist, gibst du 2 WP an die Person, der sein Plättchen gehört, außer du bist es selbst. Hast du weniger, zahlst du, was du hast; für den Marker wird trotzdem alles gutgeschrieben, für den Biber nur, was du gibst.
rule-B3-A-3 = Du darfst jede Aktion, die auf dem Feld steht, einmal tun, in beliebiger Reihenfolge. Mäuseln: Deck das oberste Plättchen auf, nimm den Gewinn und behalte es auf einem freien Mäuselfeld, auch einen Fehlschlag; ohne freies Feld wird es abgelegt; verboten im Revier des Jägers oder des Wolfs. Markieren: Leg deinen Marker, der am weitesten links ist, hierher, +1 SP, wenn er von Platz 3 oder 5 kommt; ein fremder Marker geht zurück zu dem Plan, von dem er kam, auf den freien Platz ganz rechts; nicht auf deinen eigenen Marker; verboten im Revier des Jägers. Vorrücken: Deine Pfote geht auf der Bonusleiste des Reviers um 1 weiter, bis Feld 5, und du bekommst, was dort steht; ein weißes Fadenkreuz schickt den Jäger im Uhrzeigersinn ins nächste Lebensrevier; verboten im Revier des Wolfs. Welpe +1: Erhöhe einen Welpen auf einem der ersten 5 Wachstumsfelder, bis 6.
rule-B3-A-4 = Füchse dürfen sich ein Feld teilen, und dein eigener Marker kostet nichts. Zieht der Jäger während deines Zuges weiter, gilt für den Rest des Zuges sein neuer Platz.
rule-B3-A_ = Auf dem Berg gibt es keinen Pfad. Du darfst jedes davon einmal tun, in beliebiger Reihenfolge, zu den Kosten von C2: (i) eines deiner Plättchen mit grüner Flagge einsetzen (B4); (ii) den Würfel erschöpfen, der mindestens 1 Auge haben muss, um ein Ziel zu ziehen, eines abzuwerfen und ein anderes zu ziehen oder den Tauscheffekt eines Ziels der Hand zu nutzen, das dann abgeworfen wird (C9); (iii) einen Rohstoff nach Wahl nehmen; (iv) auf einer deiner Bonusleisten vorrücken, Wolf hin oder her; (v) Welpe +1. Nach (ii) kannst du nur noch mit WP zahlen. Die Hand hat keine Grenze.
rule-B3-B = Im Bau
rule-B3-B-1 = Eine Aktion je Würfel: 1, 2 oder 3 Wegplättchen graben, zu ihren Kosten (C7). WP dürfen die Zahlung ergänzen. Der Fuchs bleibt, wo er ist.
rule-B3-B-2 = Plättchen werden einzeln gezogen, gezeigt und gleich gelegt: das erste auf das Startfeld (3,1), die anderen auf ein freies Feld neben einem von deinen, beliebig gedreht; Ränder müssen nicht passen, und Plättchen bleiben liegen. Du kannst nicht mehr Plättchen graben, als Felder frei sind. Du bekommst, was Plättchen und bedecktes Feld zeigen.
rule-B3-B-3 = Zwei Plättchen nebeneinander sind verbunden, wenn beide am gemeinsamen Rand offen sind. Ausgang c (von 1 bis 5) ist verbunden, wenn verbundene Plättchen vom Plättchen auf (3,1), unten offen, zum Plättchen auf (c,4), oben offen, führen.
rule-B3-B-4 = Instinkt: Ist ein Ausgang verbunden, hast du so viele gewertete Ziele, wie er verlangt, ist ein Welpe dort und sein Würfelchen noch da, musst du das Würfelchen auf einen freien Instinktplatz legen, dessen Wert dieser Welpe erreicht (C7). Passt keiner, bleibt es liegen. Ein Ausgang entwickelt höchstens einen Instinkt. Geprüft wird nach jedem Plättchen, nach deinen Zielen (B5.2) und nach jedem Welpen, der hinausgeht (B5.5). SP kommen sofort, die Wirkung bleibt.

rule-B4 = Hindernisse. Jäger: im Lebensrevier kein Markieren und kein Mäuseln. Sturm: bei Tag 1 Feld weniger. Wolf: kein Mäuseln und kein Vorrücken. Zelt: am Ende der Runde 2 WP für jeden Fuchs dort. Bär: am Ende der Runde 1 Rohstoff nach Wahl für jeden Fuchs dort. Biber: Er sitzt auf dem Damm (B3.A.2, C2). Um ein Plättchen mit Flagge einzusetzen, leg es offen vor dich, wähl das Revier, setz die Figur dorthin und nimm den Gewinn dafür (C6). Sturm und Wolf kommen in ein Lebensrevier, Zelt und Bär in eines der 5. Es wirkt sofort, auch gegen dich. Ein zweites Plättchen derselben Art versetzt die Figur, und das erste wird abgelegt. Alle gehen in B5.7; nicht eingesetzte Plättchen mit Flagge bleiben.

rule-B5 = Ende der Runde: jeder Schritt für alle, in Zugreihenfolge, vor dem nächsten
rule-B5-1 = Zelt, dann Bär, für jeden Fuchs in diesem Revier; der Start eines Pfads und der Berg zählen, die Mitte nicht.
rule-B5-2 = Alle deine Ziele, die jetzt erfüllt sind, werden aufgedeckt: Du bekommst ihre SP, und sie bleiben offen liegen, als gewertet. Dann werden Instinkte geprüft.
rule-B5-3 = Wer den Käse noch hat, bekommt 4 SP, und der Käse geht in den Vorrat zurück.
rule-B5-4 = Du bekommst die übrigen Werte deiner Würfel dieser Runde als SP; dann sind alle deine Würfel wieder verfügbar.
rule-B5-5 = Wachstum: So oft du willst, zahlst du 2 WP in der oberen Reihe, 3 in der mittleren, 4 in der unteren, um einen Welpen dieser Reihe um ein Feld zu ziehen, und bekommst, was das Feld zeigt (C8); eine Erhöhung geht an diesen Welpen. Der letzte Schritt, von Feld 5 auf Feld 6, kostet auch 1 Rohstoff oder 1 Mäuselplättchen. Ein Welpe auf Feld 6 darf hinaus, jetzt oder später und umsonst, wenn du mindestens 1 gewertetes Ziel hast: Leg ihn an einen freien Ausgang deines Baus; dann ist er draußen, und Instinkte werden geprüft. Erreicht der obere Welpe Feld 6, beginnt der erste schwarze Welpe auf Feld 1 dieser Reihe (C8); der mittlere Welpe befreit den zweiten schwarzen.
rule-B5-6 = Die Füchse kehren in die Mitte zurück.
rule-B5-7 = Hindernisse und ihre Plättchen gehen; der Jäger wartet auf das nächste Schicksalsplättchen.
rule-B5-8 = Die Mäuselstellen werden aufgefüllt (B1.3). Nicht genommene Plättchen bleiben.
rule-B5-9 = Liegst du zurück, bekommst du 2 WP für jedes orange Feld zwischen deinen SP und den meisten SP, das vorderste Feld eingeschlossen.
rule-B5-10 = Die neue Zugreihenfolge folgt den SP, die meisten zuerst; bei Gleichstand geht vor, wer in der alten Zugreihenfolge weiter hinten war. Du nimmst das Reihenfolgeplättchen deiner neuen Position. Nach Runde 4 kommen die Schritte 1 bis 9 wie sonst, dann endet das Spiel (B6).

rule-B6 = Ende des Spiels
rule-B6-1 = Jeder Welpe an einem Ausgang bringt seinen Wert in SP, mit oder ohne Weg. Welpen auf der Wachstumsleiste bringen nichts.
rule-B6-2 = Mäuselplättchen auf deinem Plan, auch Fehlschläge, bringen SP nach ihrer Zahl (C4).
rule-B6-3 = Deine Marker auf dem Plan, deine WP und jeder Satz aus allen vier Sorten Rohstoff bringen SP (C0). Listplättchen, Bonusplättchen und Handkarten bringen nichts.
rule-B6-4 = Es gewinnt, wer die meisten SP hat; bei Gleichstand, wer mehr Welpen draußen hat, dann wer mehr gewertete Ziele hat; sonst wird der Sieg geteilt.

rule-B7 = Entscheidungen: wo die Kurzanleitung schweigt oder zweierlei heißen kann

rule-F1 = Wie weit zieht ein Fuchs? So weit, wie C2 es für Tag und Nacht sagt. Die Kurzanleitung sagt 1 bis 3 bei Tag oder Nacht, der Sturm stört nur den Tag, und Füchse sind nachtaktiv.

rule-F2 = Gelten die Preise 2, 3 und 4 WP je Reihe oder je Schritt? Je Reihe. Dieselbe Liste spricht von der oberen Zeile.

rule-F3 = Was ist außerhalb des Baus? Ein Welpenwürfel an einem Ausgang des Bauplans. Erhöhungen enden dort, und am Ende zählen die Würfel auf dem Bauplan.

rule-F4 = Braucht das Hinausgehen ein Ziel, oder nur der Instinkt? 1 gewertetes Ziel, um überhaupt hinauszugehen, die Zahl des Ausgangs für den Instinkt. So stimmen beide Sätze der Kurzanleitung.

rule-F5 = Gibt es 2 WP, wenn Aktionen den Würfel leeren? Nein. Das erste Beispiel der Kurzanleitung zeigt keine.

rule-F6 = Hat der Berg einen Pfad? Nein. Seine Aktionen stehen ohne Bewegung da.

rule-F7 = Braucht ein schwarzer Welpe eine bestimmte Reihe oder den ersten, der ankommt? Die Reihe: die obere für den ersten, die mittlere für den zweiten. Die Kurzanleitung sagt 1. Welpe (obere Zeile).

rule-F8 = Kommt zuerst oder zuletzt, wer führt? Zuerst. Die Zugreihenfolge ist die der Siegpunktleiste, und wer hinten liegt, bekommt Boni und WP.

rule-F9 = Welche orangen Felder zählen? Die du auf dem Weg nach ganz vorn überschreiten würdest, das vorderste eingeschlossen.

rule-F10 = Was ist der 3. oder letzte Marker? Der von Platz 3 oder Platz 5. Nach seiner Rückkehr kann er wieder SP bringen, denn zurückgegebene Marker gehen auf den freien Platz ganz rechts.

rule-F11 = Jäger oder Fotograf? Sie tun dasselbe; die Kurzanleitung nennt sie immer zusammen.

rule-F12 = Warum sollte ein Fuchs liegen? Er liegt, wenn der letzte Würfel seiner Farbe benutzt ist. Das hat keine Wirkung; einen anderen Sinn fanden wir nicht.

rule-F13 = Was ist in Runde 4 eingeschränkt? Der letzte offene Platz jedes Lebensreviers ist gesperrt. Die Kurzanleitung spricht von einer Einschränkung durch Plättchen.

rule-F14 = Sind Bonusplättchen ohne Flagge frei? Ja, spielbar im eigenen Zug ohne Kosten und Grenze. Nur die mit Flagge hängen am Berg.

rule-F15 = Woher kommt der Käse? Von Feldern der Bonusleisten (C5). Es gibt nur einen; hat ihn jemand, bekommst du stattdessen WP.

rule-F16 = Darf ein Würfel liegen, wo du nichts tun willst? Ja, denn Aktionen sind freiwillig.

rule-F17 = Welche Plätze hat der Bau? 4 eigene mit ihren Abzügen (C3), damit jeder Würfel einen Platz hat.

rule-F18 = Was kommt zuerst, die Boni der Zugreihenfolge oder die Wirkung der Runde? Die Boni. So sagt es die Kurzanleitung.

rule-F19 = Muss der Fuchs den Start verlassen? Nein. Die Kurzanleitung sagt, dass er ziehen darf.

rule-F20 = Was sind Damm, Figur und Biberplättchen? Der Damm ist ein Feld eines Pfads (C2); die Figur steht dort nur, solange jemand ein eingesetztes Biberplättchen hat. Die Kurzanleitung nennt alle drei und sagt, dass die Figur da sein kann.

rule-F21 = Wem gehört ein beim Aufbau gezogenes Reihenfolgeplättchen? Der Position, und mit ihr wechselt es. Die Zugreihenfolge ändert sich jede Runde, das Plättchen aber wurde beim Aufbau gezogen.

rule-F22 = Was heißt das letzte Feld überschreiten? Der Schritt von Feld 5 auf Feld 6; er kostet 1 Rohstoff oder 1 Mäuselplättchen mehr. Dann ist das Ende erreicht, was einen schwarzen Welpen befreit.

rule-F23 = Was bringt ein abgeworfenes Ziel? Ein neues an seiner Stelle. Bloßes Abwerfen würde nie helfen.

rule-F24 = Welcher Würfel wird auf dem Berg erschöpft? Der eben gelegte, mit mindestens 1 Auge. Ein erschöpfter Würfel kann nicht erschöpft werden.

rule-F25 = Welcher Welpe gewinnt durch ein Feld des Baus? Jeder von deinen auf den Wachstumsfeldern 1 bis 5. Nur das Wachstum bindet es an den ziehenden Welpen.

rule-F26 = Wann kommt ein schwarzer Welpe? Sofort, auf Feld 1 der Reihe, deren Welpe das Ende erreicht hat. Das Ankommen befreit ihn; das Hinausgehen ist nicht verlangt.

rule-F27 = Wer holt in B5.9 auf? Alle, die zurückliegen. Die Kurzanleitung verwendet die Mehrzahl.

rule-F28 = Darfst du Ziele zurückhalten oder einen Instinkt ablehnen? Nein. Das Hinausgehen ist deine Wahl; das Übrige folgt.

rule-F29 = Kann der Jäger auf den Berg kommen? Nie. Der Kreis hat nur die vier Lebensreviere.

rule-F30 = Werden die Plättchen eines Grabens auf einmal gezogen? Nein, einzeln, damit jedes den Bau so trifft, wie er ist.

rule-F31 = Darf ein armer Fuchs auf ein markiertes Feld? Ja, er zahlt, was er hat. Die Kurzanleitung kennt keinen verbotenen Weg.

rule-B8 = Wahlmöglichkeiten. Angeboten wird jede Antwort, die bezahlbar ist und etwas bewirkt, gleiche nur einmal. Bleibt nur eine, darf der Tisch sie für dich geben. Der Zufall bestimmt Zugreihenfolge, Ziehen und Würfel.

rule-D1 = Runde 1: 2 WP oder ein Rohstoff.

rule-D2 = Nach deinem Wurf, mit der List zum Neuwürfeln: den Wurf behalten oder neu würfeln und wählen.

rule-D3 = Ein Platz für den Würfel: jedes Revier mit freiem offenem Platz oder dein Bau; freie Züge (D8).

rule-D4 = Ein Weg: von 0 bis zur erlaubten Zahl der Felder; freie Züge (D8).

rule-D5 = Eine Aktion des Feldes, noch nicht getan, erlaubt und bezahlbar; oder das Ende des Zuges; freie Züge (D8).

rule-D6 = Eine Aktion des Berges, noch nicht getan und bezahlbar; oder das Ende des Zuges; freie Züge (D8).

rule-D7 = Graben mit 1, 2 oder 3 Plättchen, wenn bezahlbar; oder das Ende des Zuges; freie Züge (D8).

rule-D8 = Ein freier Zug: deine List im passenden Moment (C10), ein Bonusplättchen ohne Flagge (C6), der Käse.

rule-D9 = Ein Rohstoff nach Wahl: eine der 4 Sorten.

rule-D10 = Welpe +1: einer von deinen auf den Feldern 1 bis 5 mit einem Wert unter 6.

rule-D11 = Vorrücken nach Wahl: eine Leiste, auf der du nicht am Ende bist.

rule-D12 = Ein Hindernis: sein Revier (B4).

rule-D13 = Ein Wegplättchen: sein Feld und seine Drehung.

rule-D14 = Ein Instinkt: ein fälliger Ausgang und ein freier Platz, bis keiner mehr fällig ist.

rule-D15 = Der Preis eines Tauschs: zwei verschiedene Rohstoffe oder einer.

rule-D16 = Wachstum: ein bezahlbarer Schritt, ein Welpe, der durch einen freien Ausgang geht, oder aufhören.

rule-D17 = Der letzte Schritt: ein Rohstoff oder das zuletzt abgelegte Mäuselplättchen.

rule-D18 = Der weggelockte Jäger: eines der 3 anderen Lebensreviere.

rule-D19 = Handel durch List: einen Rohstoff für WP verkaufen oder WP für Rohstoffe nach Wahl zahlen (C10).

rule-C = Was auf dem Material steht: die üblichen Werte, die ein Tisch in seinen Einstellungen ändern kann

rule-C0 = Übliche Werte. Gemeinsam: 1 Schicksalswürfel, 12 Schicksalsplättchen, 1 Jäger, je 1 Figur für Sturm, Wolf, Zelt, Bär und Biber, 40 Mäuselplättchen, 30 Bonusplättchen, 100 Wegplättchen, 10 Listplättchen, 40 Ziele, 8 Reihenfolgeplättchen, 4 Sperrplättchen, 20 für erschöpfte Würfel, 1 Käse. Für jeden: zwei Pläne, 1 Fuchs, 4 Aktionswürfel, 5 Marker, 4 Pfoten, 3 Welpenwürfel, 2 schwarze, 5 Würfelchen. Du beginnst mit 3 Zielen und 2 WP. Jedes 5. Feld der Siegpunktleiste ist orange. Am Ende: 1 SP für jeden deiner Marker auf dem Plan, 1 SP für je volle 5 WP, 3 SP für jeden Satz aus allen vier Sorten Rohstoff.

rule-C1 = Übliche Werte. WP für einen Wurf: 5 für eine 1, 4 für eine 2, 3 für eine 3, 2 für eine 4, 2 für eine 5, 1 für eine 6.

rule-C2 = Übliche Werte. Aktionen und Kosten der Felder (M Mäuseln, K Markieren, B Vorrücken, C Welpe +1). Acker: M2 K1; M1 B2; M1 K1 C2. Fluss: B1 K2; B1 M2; B1 C1 K2. Wald: C2 K1; C2 M2 K1; C1 B2 K1. Hof: B2 K1; M1 C2; M1 B1 K2. Das zweite Feld des Flusses ist der Damm. Jedes Feld mit M ist eine Mäuselstelle, mit 1 Plättchen bei 2 oder 3 Personen und 2 Plättchen bei 4 oder 5. Ein Fuchs zieht bei Tag bis zu 2, bei Nacht bis zu 3 Felder. Kosten auf dem Berg: grüne Flagge 1, Rohstoff 1, Bonusleiste 3, Welpe +1 für 1.

rule-C3 = Übliche Werte. Würfelplätze von links, Gewinn und Abzug. Lebensrevier: sein Rohstoff, 0; sein Rohstoff, 1; sein Rohstoff und ein Bonusplättchen, 1; dasselbe, 2; dasselbe und 1 WP, 2. Berg: 1 WP, 0; ein Bonusplättchen, 1; 2 WP, 1; ein Bonusplättchen, 2. Bau: nichts, mit den Abzügen 0, 1, 2, 2. Offen im Lebensrevier: so viele, wie ihr seid, in Runde 4 einer weniger. Offen auf dem Berg: 2, 3, 3, 4 bei 2, 3, 4, 5 Personen.

rule-C4 = Übliche Werte. Mäuselplättchen: 10 Fehlschläge; 8 mit 2 WP; 6 mit 3 WP; 6 mit 1 WP und einem Rohstoff; 4 mit einem Rohstoff; 4 mit 2 WP und einem Rohstoff; 2 mit 4 WP. Rohstoffe nach Wahl. SP am Ende für 0 bis 5 Plättchen: 0, 1, 2, 4, 6, 9.

rule-C5 = Übliche Werte. Bonusleisten, Felder 1 bis 5 (! ist ein weißes Fadenkreuz). Acker: 2 WP; Rohstoff !; 3 SP; 4 WP !; 6 SP. Fluss: Rohstoff; 2 SP !; Bonusplättchen; 3 SP !; 7 SP. Wald: Welpe +1; 3 WP !; 3 SP; Welpe +1 !; 7 SP. Hof: Käse; 3 WP !; 3 SP; Käse !; 7 SP. Rohstoffe nach Wahl. Der Käse bringt im Tausch 6 WP; hat ihn schon jemand, bekommst du 2 WP.

rule-C6 = Übliche Werte. Bonusplättchen liegen offen. Ohne Flagge, frei und dann abgelegt: 4 mit 3 WP; 4 mit einem Rohstoff nach Wahl; 4 mit Welpe +1; 3 mit +1 für den Würfel dieses Zuges, bis 6, außer er ist erschöpft; 3 mit 1 SP; 2 mit einem Schritt auf einer beliebigen Bonusleiste, Wolf hin oder her. Mit grüner Flagge je 2: Sturm und Wolf geben 2 WP, wenn du sie einsetzt, Zelt und Bär 1 SP, der Biber nichts als seinen Zoll. Schicksalsplättchen: jedes Lebensrevier mit 3 WP, mit einem Rohstoff nach Wahl und mit 2 SP.

rule-C7 = Übliche Werte. Felder des Baus nach Spalte und Reihe von unten links: (1,1) Rohstoff, (5,1) Welpe +1, (2,2) und (4,2) 1 WP, (1,3) und (5,3) 2 WP, (2,3) Rohstoff, (4,3) Welpe +1, (1,4) und (5,4) 1 SP. 1, 2 oder 3 Plättchen zu graben kostet 1, 2 oder 4. Wegplättchen, und wie viele davon 1 WP zeigen: 27 Geraden (3), 33 Kurven (3), 27 Gabelungen (3), 13 Kreuzungen (1). Die Ausgänge 1 bis 5 verlangen 2, 1, 1, 2, 3 gewertete Ziele. Instinkte: Spürnase, jeder Welpe, 3 SP: +1 WP bei jedem Mäuseln von dir. Fürsorge, jeder Welpe, 3 SP: Wachstumsschritte kosten 1 WP weniger. Schnelligkeit, Wert 4, 4 SP: 1 Feld weiter ziehen. Heimlichkeit, Wert 4, 4 SP: Jäger und Wolf halten dich nicht auf. Dominanz, Wert 5, 6 SP: Du verlierst nichts an Marker, und +1 WP bei jedem Markieren von dir. Ausdauer, Wert 5, 6 SP: Jeder deiner erschöpften Würfel zählt 1 SP in B5.4.

rule-C8 = Übliche Werte. Wachstum, jede Reihe: Feld 2 Welpe +1, Feld 3 1 SP, Feld 4 Welpe +1, Feld 5 2 SP, Feld 6 nichts. Ein Welpe beginnt mit Wert 1. Reihenfolgeplättchen für Position 3: 2 WP, ein Rohstoff oder ein Bonusplättchen; für 4 und 5: 3 WP, 1 WP und ein Rohstoff oder 1 WP und ein Bonusplättchen. Rohstoffe nach Wahl.

rule-C9 = Übliche Werte. Geheime Ziele, je 2, mit SP und Tauscheffekt. Ein Marker auf dem Acker und im Wald: 4, X1. Am Fluss und auf dem Hof: 5, X2. 3 Marker: 4, X3. Marker in 3 Revieren: 5, X4. 3 Mäuselplättchen: 3, X5. 4 Mäuselplättchen: 4, X1. Leiste auf 2, Acker: 3, X2; Fluss: 3, X3; Wald: 5, X4; Hof: 3, X5. Alle Leisten zusammen auf 5: 4, X1. Ein Rohstoff jeder Sorte: 3, X2. 10 WP: 3, X3. 5 Wegplättchen: 3, X4. 7 Wegplättchen: 4, X5. Ein verbundener Ausgang: 4, X1. Ein Welpe mit Wert 4: 3, X2. Zwei erschöpfte Würfel in dieser Runde: 3, X3. Ein Würfel mit 4 übrig: 3, X4. Fuchs auf dem Berg: 2, X5. Zahlen heißen mindestens so viele, und nichts wird bezahlt. Tausch: X1 zwei verschiedene Rohstoffe für 4 SP; X2 4 WP für 4 SP; X3 das zuletzt abgelegte Mäuselplättchen für 6 WP; X4 ein Rohstoff für 5 WP; X5 2 WP für zweimal Welpe +1.

rule-C10 = Übliche Werte. Listplättchen, je eines, einmal in deinem Zug nutzbar. Neu würfeln: Wähl den Wurf, der zählt. Würfel +2: bis 6, nicht wenn er erschöpft ist. Kein Abzug auf dem Platz: vor dem Legen. Zugweite +1: vor dem Ziehen, bis zum Ende des Pfads. Nächste Aktion um 2 billiger: nicht für Karten auf dem Berg. Freier Weg: vor dem Ziehen; nichts geht an Marker oder Biber verloren, auch wenn die anderen für ihre Marker ihre WP bekommen, und 2 WP. Jäger: in ein anderes Lebensrevier. Schicksal: der Bonus des Schicksalsplättchens, auch ein zweites Mal. Wegplättchen +1: mit der Aktion im Bau in diesem Zug. Handel: ein Rohstoff für 5 WP oder 3 WP für 2 Rohstoffe nach Wahl.
