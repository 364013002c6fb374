### The rules of Silver in German.
### A title has no full stop at its end, a paragraph has.

rule-R0 = Begriffe, und wer was weiß
rule-R0-1 = Dein Dorf ist eine Reihe von Plätzen. Gezählt werden sie von links, so wie du sie von deiner Seite siehst. Karten werden nie umsortiert. Nur ein Tausch (R6), ein Meister, eine Hexe oder ein Räuber (R8.10 bis R8.12) verändern eine Reihe.
rule-R0-2 = Jede Karte liegt entweder offen oder verdeckt. Eine offene Karte bleibt offen, wenn jemand sie nimmt oder bewegt. Was einmal sichtbar war, bleibt es also bis zum Ende der Runde.
rule-R0-3 = Angesehen wird geheim: Nur wer die Karte ansehen darf, sieht sie, und danach kommt sie zurück an ihren Platz. Eine verdeckte Karte kennst du nicht schon deshalb, weil sie dir gehört.
rule-R0-4 = All das ist öffentlich: wer welche Karte auf welchem Platz ansieht, jede Bewegung einer Karte, wie viele verdeckte Karten der Nachziehstapel hat, die Auslage, wer das Amulett hat und wo es liegt, welche Karte jeder Leibwächter bewacht, und alle Punkte.
rule-R0-5 = Wissen haftet an der Karte. Weil alle Bewegungen öffentlich sind, erkennen alle eine Karte, die sie einmal rechtmäßig gesehen haben, überall wieder, bis die Runde endet. Alle kennen die Karten, die in einem Dorf offen liegen, die in der Auslage und die im Ablagestapel. Eine verdeckt ausgeteilte Karte kennt niemand, bis jemand sie ansieht. Eine verdeckte Karte, die du ziehst, auch jede verdeckte Karte beim Ziehen mit einem Schlingel, kennst du, und außer dir kennt sie, wer sie zuvor auf den Nachziehstapel zurückgelegt hatte (R8.4.2, R8.11.3). Das bleibt so, wenn sie verdeckt in dein Dorf kommt. Eine Strafkarte (R6.7) sieht sich niemand an, auch du nicht: Nur wer sie auf den Nachziehstapel zurückgelegt hatte, kennt sie, und das kannst du selbst in diesem Zug gewesen sein. Eine Karte, die mit einer Hexe (R8.11) gelegt wurde, kennt, wo immer sie liegt, wer die Hexe eingesetzt hat und wer die Karte auf den Nachziehstapel zurückgelegt hatte; wem das Dorf gehört, bekommt sie deshalb noch nicht zu sehen. Eine Karte, die du durch einen Räuber erhältst, kennst du, und außer dir kennt sie, wer sie schon vorher kannte. Eine Karte, die du durch einen Räuber abgibst, kennt nur, wer sie schon vorher kannte; wer sie erhält, sieht sie nicht an. Verdeckte Karten, die du nach dem Ziehen mit einem Schlingel zurücklegst, kennst du samt ihrer Reihenfolge. Aussortierte Karten und ungesehene Karten des Nachziehstapels kennt niemand, auch nicht nach der Runde. Der Tisch zeigt dir weiterhin alles, was du rechtmäßig gesehen hast (Einstellung „{ silver-setting-memory }“: mit Hilfe). Mit der Wahl „aus dem Kopf“ zeigt er eine angesehene Karte nur bis zu deiner nächsten Antwort; die Karte auf deiner Hand siehst du immer, alles Übrige ist Sache deines Gedächtnisses.
rule-R0-6 = Karten kommen offen auf den Ablagestapel. Daher dürfen alle den ganzen Stapel und seine Reihenfolge jederzeit sehen. Nehmen kann man nur die oberste Karte; die tieferen sind nur für den Meister wichtig.
rule-R0-7 = Mit dem Nachziehstapel und seiner obersten Karte ist immer der verdeckte Stapel gemeint. Die offenen Karten der Auslage (R8.1) gehören nicht dazu.
rule-R0-8 = Welche Möglichkeiten du hast, hängt nie von einem Wert ab, den du nicht kennst.

rule-R1 = Aufbau einer Runde
rule-R1-1 = Silver ist für 2 bis 4 Personen. Eine Partie hat vier Runden (Einstellung „{ silver-setting-rounds }“, 1 bis 8). Die Sitze sind im Uhrzeigersinn nummeriert.
rule-R1-2 = Alle 52 Karten werden gemischt: die Werte 1 bis 12 je viermal, 0 und 13 je zweimal.
rule-R1-3 = Für diese Runde werden zufällige Karten aussortiert, ohne dass jemand sie sieht: 10 zu zweit, 5 zu dritt, keine zu viert.
rule-R1-4 = Alle erhalten fünf Karten, verdeckt in einer Reihe. Noch sieht niemand sie an.
rule-R1-5 = Die oberste Karte des Nachziehstapels wird aufgedeckt und beginnt den Ablagestapel. Sie hat keine Fähigkeit, und ein Dorfbewohner zählt dort nicht. Der Nachziehstapel hat nun 31 Karten, egal wie viele mitspielen.
rule-R1-6 = In Runde 1 liegt das Amulett in der Tischmitte und nützt niemandem. In der englischen Ausgabe (Einstellung „{ silver-setting-edition }“: englisch) liegt es bei der Person, die beginnt, aber nur, um das anzuzeigen.
rule-R1-7 = Nun sehen sich alle geheim genau zwei verschiedene Karten des eigenen Dorfes an; zehn Paare stehen zur Wahl. Das Regelheft sagt: darf; hier tun es alle. Alle wählen gleichzeitig: Du siehst die erste Karte des Ablagestapels, aber nicht, was die anderen wählen. Sobald alle gewählt haben, wissen alle, welche Plätze angesehen wurden.
rule-R1-8 = Runde 1 beginnt, wer am jüngsten ist. An diesem Tisch gilt ein ausgeloster Sitz als der jüngste; von ihm aus gilt im Uhrzeigersinn jeder Sitz als älter als der vorige. In der englischen Ausgabe wird einfach ausgelost, wer beginnt: Das ist dieselbe Auslosung.

rule-R2 = Der Zug
rule-R2-1 = Gespielt wird reihum im Uhrzeigersinn. In deinem Zug musst du genau eine Aktion wählen: Ziehen (R3), Nehmen (R4) oder Ausrufen (R5). Passen geht nicht, auch nicht in einem letzten Zug. Ziehen kannst du immer, denn kein Zug beginnt mit leerem Nachziehstapel (R9.4).
rule-R2-2 = Ein Zug läuft so ab: Zuerst kommt Zeitfenster A, dann deine Aktion. Nach dem Ziehen ist Zeitfenster B offen, solange du die eine behaltene Karte auf der Hand hast; dann wirfst du sie ab, mit oder ohne ihre Fähigkeit, oder du tauschst sie, und all das wird zu Ende geführt. Zuletzt kommen Zeitfenster C und das Ende des Zuges (R9.1). Zeitfenster B gibt es nur beim Ziehen: Nach dem Nehmen erfährst du vor dem Tausch nichts Neues.
rule-R2-3 = In jedem Zeitfenster darfst du das Amulett legen (R7.3), mit einem Empathen eine Karte ansehen (R8.2) und einen Leibwächter einteilen (R8.3), sofern diese beiden offen in deinem Dorf liegen. Die Reihenfolge bestimmst du, und nichts davon verbraucht deine Aktion.
rule-R2-4 = Kein Zeitfenster öffnet sich, während du noch mit Schlingeln ziehst, mitten in einer Fähigkeit oder mitten in einem Tausch.
rule-R2-5 = Ausrufen verträgt sich weder mit Fähigkeiten noch mit dem Amulett. Hast du in diesem Zug etwas nach R2.3 genutzt, kannst du nicht mehr ausrufen; hast du ausgerufen, kannst du nichts davon mehr nutzen.
rule-R2-6 = Eine 0 bis 4 wirkt für das Dorf, in dem sie offen liegt. Sie wirkt, sobald sie dort offen liegt, wie auch immer es dazu kam: genommen, von irgendwem aufgedeckt, nach einem misslungenen Tausch offen geblieben, durch einen Räuber gebracht, von einem Meister geholt. Sie wirkt, bis sie das Dorf verlässt. Verdeckt, auf der Hand, in der Auslage oder im Ablagestapel bewirkt sie nichts.

rule-R3 = Ziehen
rule-R3-1 = Du ziehst die oberste Karte des Nachziehstapels. Liegen offene Karten in der Auslage, darfst du stattdessen eine beliebige von ihnen ziehen (R8.1). Mit offenen Schlingeln in deinem Dorf ziehst du mehrmals (R8.4).
rule-R3-2 = Eine verdeckte Karte, die du ziehst, siehst nur du. Ob du eine verdeckte oder eine offene gezogen hast, sehen alle.
rule-R3-3 = Danach wirfst du die Karte ab oder tauschst sie (R6). Du kannst sie weder zurücklegen noch für später aufheben.
rule-R3-4 = Zum Abwerfen legst du die gezogene Karte offen auf den Ablagestapel. Ist es eine 5 bis 12, darfst du sofort ihre Fähigkeit nutzen (R8.5 bis R8.12) oder darauf verzichten.
rule-R3-5 = Nur wer eine eben gezogene Karte abwirft, kommt an eine Fähigkeit der Werte 5 bis 12. Auch eine gezogene offene Karte und die mit einem Schlingel behaltene Karte zählen. Keine Fähigkeit bringen: Karten, die durch einen Tausch, einen Meister oder eine Hexe aus einem Dorf geworfen werden, vom Ablagestapel genommene Karten, zurückgelegte Karten und Karten, die in einem Dorf liegen.
rule-R3-6 = Ziehst du eine 0 bis 4 oder eine 13 und wirfst sie ab, geschieht nichts.
rule-R3-7 = Liegt deine einzige Karte unter dem Amulett, hast du nichts zu tauschen und musst die gezogene Karte abwerfen.

rule-R4 = Nehmen
rule-R4-1 = Nehmen kannst du nur, wenn im Ablagestapel eine Karte liegt und mindestens eine Karte deines Dorfes nicht unter dem Amulett ist.
rule-R4-2 = Du nimmst die oberste Karte des Ablagestapels und musst sie tauschen (R6). Du kannst sie weder zurücklegen noch abwerfen, und ist sie eine 5 bis 12, wird ihre Fähigkeit nicht genutzt.
rule-R4-3 = Die genommene Karte kommt offen in dein Dorf. Ist es eine 0 bis 4, wirkt ihre Fähigkeit von da an (R2.6).
rule-R4-4 = Nimmst du die einzige Karte des Ablagestapels und dein Tausch misslingt (R6.6), ist der Ablagestapel leer. Dann kann niemand nehmen, bis wieder jemand abgeworfen hat.

rule-R5 = Ausrufen
rule-R5-1 = Du kannst die Abrechnung nur ausrufen, wenn dein Dorf höchstens vier Karten hat, in dieser Runde noch niemand ausgerufen hat und du in diesem Zug nichts nach R2.3 genutzt hast.
rule-R5-2 = Du rufst aus, statt zu ziehen, und damit ist dein Zug vorbei.
rule-R5-3 = Danach haben alle anderen im Uhrzeigersinn genau einen letzten Zug. Es ist ein voller Zug mit Ziehen oder Nehmen, mit allen Fähigkeiten und dem Amulett, aber ohne Ausrufen. Wer ausgerufen hat, ist in dieser Runde nicht mehr am Zug.
rule-R5-4 = Wer ausgerufen hat, dessen Dorf ist nicht gesperrt. Die anderen dürfen es weiterhin zum Ziel nehmen, und seine Leibwächter und das Amulett schützen weiterhin.

rule-R6 = Tauschen, nach dem Ziehen oder Nehmen
rule-R6-1 = Wähle eine oder mehrere Karten deines Dorfes. Die Karte unter dem Amulett darf nicht dabei sein. Sie zu wählen ist kein misslungener Tausch, sondern schlicht nicht erlaubt.
rule-R6-2 = Tauschst du eine einzige Karte, kommt sie offen auf den Ablagestapel und die neue genau an ihre Stelle. Dabei kann nichts misslingen.
rule-R6-3 = Tauschst du zwei oder mehr, sagst du zuerst den ganzen Satz an. Erst dann werden seine verdeckten Karten für alle aufgedeckt. Ein Satz darf offene und verdeckte Karten mischen und Karten enthalten, die du nicht kennst; auch musst du nicht alle deine gleichen Karten ansagen. Du darfst sogar einen Satz ansagen, der misslingen muss.
rule-R6-4 = Der Satz gelingt, wenn alle seine Karten ein und denselben Wert haben; für Doppelgänger siehe R8.13. Die neue Karte gehört nicht zum Satz. Du kannst sie frühestens in einem späteren Zug tauschen.
rule-R6-5 = Gelungen: Der ganze Satz kommt offen auf den Ablagestapel. Zeigt er wegen eines Doppelgängers zwei verschiedene Werte, bestimmst du, welcher obenauf liegt; der Rest liegt darunter in der Reihenfolge der Reihe, die linke Karte zuunterst. Dann legst du die neue Karte auf einen der frei gewordenen Plätze deiner Wahl. Die anderen frei gewordenen Plätze verschwinden, und die Reihe rückt zusammen, ohne ihre Ordnung zu ändern. Ein Satz aus k Karten macht dein Dorf also um k - 1 kleiner.
rule-R6-6 = Misslungen: Die angesagten Karten bleiben alle, wo sie sind, und liegen von nun an offen. Nichts wird abgeworfen. Der Ablagestapel bleibt, wie er war; nur die genommene Karte fehlt ihm, falls du eine genommen hast. Die neue Karte legst du links oder rechts an dein Dorf an.
rule-R6-7 = Hatte der misslungene Satz drei oder mehr Karten, auch wenn nur eine davon nicht passte, erhältst du zusätzlich eine Strafkarte. Nach der neuen Karte legst du die oberste Karte des Nachziehstapels links oder rechts an dein Dorf an, verdeckt und ohne dass jemand sie ansieht. Ist der Nachziehstapel leer, gibt es keine Strafkarte.
rule-R6-8 = Die neue Karte liegt verdeckt, wenn sie verdeckt im Nachziehstapel lag. Sie liegt offen, wenn sie offen in der Auslage lag oder vom Ablagestapel kommt. Ob der Tausch gelingt oder nicht, ändert daran nichts.
rule-R6-9 = Ein misslungener Satz macht dein Dorf größer: um eine Karte, wenn du zwei angesagt hast, um zwei, wenn du drei oder mehr angesagt hast (um eine, wenn keine Strafkarte mehr da war). Ein Dorf darf beliebig groß werden und hat nie weniger als eine Karte. Mit mehr als vier Karten kannst du nicht ausrufen, bis du wieder bei vier bist.

rule-R7 = Das Amulett
rule-R7-1 = Es gibt ein einziges Amulett. In Runde 1 gehört es niemandem.
rule-R7-2 = Du bekommst das Amulett nur durch erfolgreiches Ausrufen (R10.3): aus der Tischmitte oder von der Person, die es hat; hast du es schon, behältst du es. Nichts anderes bringt es von einem zum anderen. Nach einer Runde ohne erfolgreiches Ausrufen bleibt es, wo es ist.
rule-R7-3 = Hast du das Amulett, darfst du es einmal nutzen, und nur in der Runde direkt nach der, in der du es verdient hast. Das geht in jedem Zeitfenster (A, B oder C) eines eigenen Zuges, in dem du nicht ausrufst, auch in einem letzten Zug. Verstreicht diese Runde ungenutzt, verfällt das Recht; das Amulett hast du trotzdem noch.
rule-R7-4 = Du legst das Amulett auf eine Karte deines eigenen Dorfes. Sie darf offen oder verdeckt sein, dir bekannt oder nicht, bewacht oder nicht, und auch erst in diesem Zug gekommen sein.
rule-R7-5 = Bis zum Ende der Runde kannst du das Amulett weder versetzen noch abnehmen noch ein zweites Mal nutzen.
rule-R7-6 = Bis zum Ende der Runde darf niemand die Karte unter dem Amulett ansehen, aufdecken, nehmen, bewegen, ansagen oder tauschen. Das gilt auch für dich, wenn sie dir gehört.
rule-R7-7 = Liegt die Karte offen, wirkt sie weiter: ein Knappe, ein Empath, ein Schlingel, ein Leibwächter (den du auch neu einteilen darfst); und ein Dorfbewohner zählt. Wer die Karte vorher kannte, kennt sie weiterhin.
rule-R7-8 = Bei der Abrechnung zählt die Karte unter dem Amulett wie alle anderen.
rule-R7-9 = Am Ende der Runde kommt das Amulett von der Karte herunter. Wer es hat, behält es, sofern R10.3 es nicht jemand anderem gibt.
rule-R7-10 = In dem Zug, in dem du das Amulett legst, darfst du nicht ausrufen. In einem späteren darfst du es.

rule-R8 = Fähigkeiten
rule-R8-0 = Dorfbewohner (0), solange er offen liegt
rule-R8-0-1 = Die Runde endet (R9.3), wenn beide Dorfbewohner offen in Dörfern liegen, sei es in einem oder in zweien. Ein Dorfbewohner, der verdeckt oder aussortiert ist oder in der Auslage oder im Ablagestapel liegt, zählt nicht.
rule-R8-1 = Knappe (1), solange er offen liegt
rule-R8-1-1 = Am Ende eines Zuges (R9.1) werden Karten von oben vom Nachziehstapel aufgedeckt und rechts an die Auslage angelegt. Das geht so lange, bis die Auslage eine Karte für jeden Knappen hat, der in irgendeinem Dorf offen liegt, oder bis der Nachziehstapel leer ist.
rule-R8-1-2 = Die Auslage wird nie von selbst kleiner. Verschwinden Knappen, bleiben die offenen Karten liegen, bis jemand sie zieht; nur werden sie nicht über die neue Zahl hinaus ersetzt.
rule-R8-1-3 = Eine offene Karte ziehen (R3.1) dürfen alle, nicht nur, wem ein Knappe gehört.
rule-R8-1-4 = Während eines Zuges wird nichts nachgelegt. Kam in einem Zug ein Knappe offen ins Spiel, erscheint seine Karte am Ende dieses Zuges; wurde eine offene Karte gezogen, wird sie dann ersetzt.
rule-R8-2 = Empath (2), solange er offen liegt
rule-R8-2-1 = In einem Zeitfenster deines Zuges darfst du eine deiner verdeckten Karten ansehen, aber nicht die unter dem Amulett. Jeder Empath, der offen in deinem Dorf liegt, erlaubt dir das einmal pro Zug. Hast du mehrere, schaut der am weitesten links liegende, der noch nicht genutzt wurde.
rule-R8-2-2 = Einen Empathen, der in diesem Zug aufgedeckt wurde oder zu dir kam, kannst du in den übrigen Zeitfenstern nutzen. Einen, der dein Dorf ungenutzt verlassen hat, nicht mehr.
rule-R8-3 = Leibwächter (3), solange er offen liegt
rule-R8-3-1 = Ein Leibwächter bewacht sich selbst, sobald er offen liegt, in deinem Zug wie in allen anderen.
rule-R8-3-2 = Ein Leibwächter bewacht außerdem eine zweite Karte seines Dorfes. Du nennst sie in einem Zeitfenster deines eigenen Zuges. In jedem deiner Züge darfst du jeden deiner Leibwächter einmal einteilen oder zu einer anderen Karte versetzen.
rule-R8-3-3 = Du darfst jede andere Karte dieses Dorfes nennen: offen oder verdeckt, einen anderen Leibwächter, eine schon bewachte Karte, sogar die unter dem Amulett. Jeder Leibwächter hat sein eigenes Ziel.
rule-R8-3-4 = Die anderen dürfen eine bewachte Karte weder ansehen noch aufdecken, nehmen oder tauschen (R8.6, R8.8, R8.9, R8.11, R8.12). Wem sie gehört, darf mit ihr alles tun, und mit dem Leibwächter auch.
rule-R8-3-5 = Der Schutz gehört zur Karte, nicht zum Platz. Er endet, wenn der Leibwächter oder die bewachte Karte das Dorf verlässt. Eine Karte, die auf denselben Platz kommt, ist nicht bewacht. Ein Leibwächter, der in ein anderes Dorf kommt, bewacht dort nur sich selbst, bis du, wenn er nun dir gehört, eine Karte nennst. Der Schutz endet nicht, wenn eine Karte aufgedeckt wird, wenn ein Tausch misslingt, in den Zügen der anderen oder beim Ausrufen.
rule-R8-3-6 = Wird dein Leibwächter im Zug eines anderen aufgedeckt, bewacht er sofort sich selbst. Eine zweite Karte kannst du ab deinem nächsten Zug nennen, sofern du in ihm nicht ausrufst.
rule-R8-3-7 = Ein verdeckter Leibwächter hat keine Fähigkeit: Nicht einmal sich selbst schützt er.
rule-R8-4 = Schlingel (4), solange er offen liegt
rule-R8-4-1 = Mit offenen Schlingeln in deinem Dorf ziehst du mehrere Karten statt einer: eine, und eine weitere für jeden deiner Schlingel. Du ziehst sie nacheinander, und zwar alle, soweit es Karten gibt. Jedes Mal nimmst du die oberste Karte des Nachziehstapels oder eine offene Karte der Auslage, und eine verdeckte siehst du, bevor du wählst, woher die nächste kommt. Liegt nichts offen aus, kommen alle vom Nachziehstapel.
rule-R8-4-2 = Du behältst genau eine der gezogenen Karten. Die anderen gehen zurück: verdeckte in ihrer alten Reihenfolge auf den Nachziehstapel, die zuerst gezogene obenauf; offene an ihren Platz in der Auslage. Alle sehen, wie viele Karten du gezogen hast, woher jede kam und ob du die erste, die zweite oder eine spätere behältst. Die verdeckten Werte sieht niemand.
rule-R8-4-3 = Die behaltene Karte ist verdeckt oder offen, je nachdem, woher sie kam (R6.8). Du darfst sie abwerfen und ihre Fähigkeit nutzen (R3.5).
rule-R8-4-4 = Schlingel helfen nur bei der Aktion Ziehen. Für eine Hexe, für eine Strafkarte oder beim Auffüllen der Auslage bewirken sie nichts.
rule-R8-4-5 = Karten, die du zurücklegst, gehören wieder zum Nachziehstapel. Hast du seine letzte Karte nur gesehen, ist er nicht leer.
rule-R8-5 = Enthüller (5), beim Abwerfen
rule-R8-5-1 = Du deckst eine deiner eigenen verdeckten Karten auf, aber nicht die unter dem Amulett. Sie bleibt offen.
rule-R8-6 = Aufklärer (6), beim Abwerfen
rule-R8-6-1 = Du deckst ein verdecktes zulässiges Ziel (R8.14) in einem beliebigen Dorf auf, auch im eigenen. Es bleibt offen und wirkt für das Dorf, in dem es liegt.
rule-R8-7 = Betrachter (7), beim Abwerfen
rule-R8-7-1 = Du siehst eine deiner eigenen verdeckten Karten an, aber nicht die unter dem Amulett. Danach darfst du noch eine ansehen; es muss eine andere sein.
rule-R8-8 = Seherlehrling (8), beim Abwerfen
rule-R8-8-1 = Du siehst ein verdecktes zulässiges Ziel (R8.14) in einem fremden Dorf an.
rule-R8-9 = Seherin (9), beim Abwerfen
rule-R8-9-1 = Du siehst ein verdecktes zulässiges Ziel (R8.14) in einem beliebigen Dorf an, auch im eigenen.
rule-R8-10 = Meister (10), beim Abwerfen
rule-R8-10-1 = Du wählst eine beliebige Karte des Ablagestapels und genau eine eigene Karte, die nicht unter dem Amulett liegt. Den eben abgeworfenen Meister kannst du nicht holen, einen anderen Meister schon. Wenn die Einstellung „{ silver-setting-several }“ es auf Meister und Hexe ausdehnt, darfst du stattdessen einen Satz eigener Karten ersetzen, nach den Regeln von R6.
rule-R8-10-2 = Die geholte Karte kommt offen an die Stelle deiner Karte. Deine kommt offen auf den Ablagestapel, über den Meister. Alle anderen Karten des Ablagestapels behalten ihre Reihenfolge. Hast du eine 5 bis 12 geholt, wird ihre Fähigkeit nicht genutzt.
rule-R8-11 = Hexe (11), beim Abwerfen
rule-R8-11-1 = Du siehst geheim die oberste Karte des Nachziehstapels an. Dann wählst du ein zulässiges Ziel (R8.14) in einem beliebigen Dorf, auch im eigenen; es darf offen oder verdeckt liegen.
rule-R8-11-2 = Die angesehene Karte kommt verdeckt auf diesen Platz, und die Karte, die dort lag, kommt offen auf den Ablagestapel. Du ersetzt genau eine Karte, auch im eigenen Dorf. Wenn die Einstellung „{ silver-setting-several }“ es auf Meister und Hexe ausdehnt, darfst du im eigenen Dorf stattdessen einen Satz ersetzen, nach den Regeln von R6.
rule-R8-11-3 = Hast du die Karte angesehen, musst du tauschen. Wenn die Einstellung „{ silver-setting-witch }“ es erlaubt, darfst du sie stattdessen zurück auf den Nachziehstapel legen. Ist der Nachziehstapel leer, kann diese Fähigkeit nicht genutzt werden.
rule-R8-12 = Räuber (12), beim Abwerfen
rule-R8-12-1 = Du wählst ein zulässiges Ziel (R8.14) in einem fremden Dorf, offen oder verdeckt, und eine eigene Karte, die nicht unter dem Amulett liegt. Jede der beiden kommt genau dorthin, wo die andere lag, und bleibt offen oder verdeckt, wie sie war. Nichts wird abgeworfen.
rule-R8-12-2 = Ist die erhaltene Karte verdeckt, siehst du sie an. Wer von dir eine Karte bekommt, sieht sie nicht an. Du darfst eine Karte abgeben, die du nicht kennst, und auch eine, die dein eigener Leibwächter bewacht.
rule-R8-13 = Doppelgänger (13), beim Tauschen
rule-R8-13-1 = In einem angesagten Satz (R6.3) hat ein Doppelgänger den Wert der anderen Karten. Der Satz gelingt, wenn alle seine Karten außer den 13ern gleich sind. Also gelingen { "{" }13, x{ "}" }, { "{" }13, x, x{ "}" }, { "{" }13, 13{ "}" } und { "{" }13, 13, x{ "}" }. { "{" }13, x, y{ "}" } mit verschiedenen x und y misslingt und zählt als drei Karten.
rule-R8-13-2 = Das tut ein Doppelgänger offen wie verdeckt, aber nur als Karte des angesagten Satzes. Als neue Karte, allein getauscht oder bei der Abrechnung ist er einfach eine 13.
rule-R8-14 = Ein zulässiges Ziel ist eine Karte, die nicht unter dem Amulett liegt und die kein Leibwächter vor dir schützt. Deine eigenen Karten sind vor dir nie geschützt. Eine fremde Karte ist es, wenn sie ein offener Leibwächter ist oder von einem bewacht wird. Soll ein Ziel angesehen oder aufgedeckt werden, muss es außerdem verdeckt liegen.
rule-R8-15 = Die Fähigkeit einer abgeworfenen Karte kannst du nur nutzen, wenn sie sich ganz ausführen lässt: Alle nötigen Ziele sind da, die Hexe findet eine Karte im Nachziehstapel, der Meister eine andere Karte im Ablagestapel. Sonst wird sie nicht angeboten, und die Karte ist einfach abgeworfen. Entscheidest du dich für eine Fähigkeit, führst du sie auch aus; freigestellt ist nur der zweite Blick des Betrachters (und wenn die Einstellung „{ silver-setting-witch }“ es erlaubt, der Tausch der Hexe).
rule-R8-16 = Eine Fähigkeit ist zu Ende, bevor sich Zeitfenster C öffnet. Deckt sie eine Karte auf oder bewegt sie eine, die dann offen liegt, wirkt eine Fähigkeit der Werte 0 bis 4 auf dieser Karte sofort (R2.6).

rule-R9 = Ende einer Runde
rule-R9-1 = Am Ende eines Zuges werden diese Punkte der Reihe nach geprüft. (a) Liegen beide Dorfbewohner offen in Dörfern, endet die Runde. (b) Wurde ausgerufen und hatten alle anderen ihren letzten Zug, endet die Runde. (c) Die Auslage wird aufgefüllt (R8.1.1). (d) Ist der Nachziehstapel leer, endet die Runde. (e) Sonst ist im Uhrzeigersinn die nächste Person am Zug. Genannt wird der erste Grund, der zutrifft.
rule-R9-2 = Nach dem Ausrufen hat den letzten Zug, wer rechts davon sitzt. Damit endet die Runde.
rule-R9-3 = Die Dorfbewohner beenden die Runde nach dem Zug, in dem der zweite von ihnen in einem Dorf aufgedeckt wurde oder offen in eines kam, ganz gleich durch wen. Es zählt nur, wie es am Ende des Zuges liegt: Werden zwei Dorfbewohner angesagt und verlassen das Dorf zusammen in einem gelungenen Satz, geht die Runde weiter. In der englischen Ausgabe gibt es, wenn nach der Aktion beide offen liegen, kein Zeitfenster C, und der Zug endet auf der Stelle; ein Tausch oder eine Fähigkeit wird aber immer zu Ende geführt.
rule-R9-4 = Die Runde endet nach einem Zug, der den Nachziehstapel leer zurücklässt, wohin seine letzte Karte auch kam: gezogen, als Strafkarte, durch eine Hexe oder beim Auffüllen der Auslage. Der Zug selbst wird zu Ende gespielt; nur gibt ein leerer Nachziehstapel keine Strafkarte und keine Hexe her. Während einer Runde wird nie neu gemischt. Auch wenn noch offene Karten in der Auslage liegen, endet die Runde.
rule-R9-5 = Die Dorfbewohner und der leere Nachziehstapel beenden die Runde auch während der letzten Züge nach dem Ausrufen. Wer seinen letzten Zug noch nicht hatte, bekommt keinen mehr.
rule-R9-6 = Eine Runde kann enden, ohne dass jemand ausgerufen hat (siehe R10.5).
rule-R9-7 = Auf andere Weise kann niemand eine Runde beenden.
rule-R9-8 = Damit keine Runde ewig dauert: Ist der Nachziehstapel 10 Züge pro Person in Folge nicht kleiner geworden, endet die Runde, als wäre er leer. Er hat zu Beginn 31 Karten, also dauert eine Runde höchstens 310 Züge pro Person: zu zweit insgesamt 620 Züge, zu dritt 930, zu viert 1240.

rule-R10 = Abrechnung einer Runde
rule-R10-1 = Alle Karten in den Dörfern werden aufgedeckt. Deine Summe ist, was die Karten deines Dorfes zusammen wert sind, die unter dem Amulett eingeschlossen. Nachziehstapel, Auslage, Ablagestapel und aussortierte Karten zählen nicht.
rule-R10-2 = Wer nicht ausgerufen hat, verliert so viele Punkte wie die eigene Summe.
rule-R10-3 = Wer ausgerufen hat, vergleicht die eigene Summe mit allen anderen, ohne Belohnung oder Strafe. Hat niemand eine kleinere, kostet die Runde dafür keine Punkte und bringt das Amulett. Das gilt auch, wenn andere die gleiche Summe haben; sie verlieren ihre trotzdem.
rule-R10-4 = Hat jemand eine kleinere Summe, verliert, wer ausgerufen hat, die eigene Summe und 10 Punkte dazu (Einstellung „{ silver-setting-penalty }“, 0 bis 50) und bekommt kein Amulett. Das und R10.3 gelten, wie auch immer die Runde nach dem Ausrufen geendet hat (R9.5).
rule-R10-5 = Hat niemand ausgerufen, wird niemand mit 0 Punkten belohnt, und niemand verdient das Amulett.

rule-R11 = Die nächste Runde
rule-R11-1 = Nach jeder Runde außer der letzten werden alle 52 Karten zusammen gemischt, auch die aussortierten. Dann folgen wieder R1.3 bis R1.5, und es werden neue zufällige Karten aussortiert.
rule-R11-2 = Was man wusste, die Auslage, die Bewachungen und der Platz des Amuletts auf einer Karte: All das ist weg. Das Amulett selbst behält, wer es hat (R7.9).
rule-R11-3 = Das Amulett darf in der neuen Runde nur genutzt werden, wenn es in der eben beendeten verdient wurde (R7.3).
rule-R11-4 = Es beginnt, wer in der eben beendeten Runde die wenigsten Punkte verloren hat. Gemeint sind die Punkte nach R10, mit der 0 oder der Strafe nach dem Ausrufen. Bei Gleichstand ist es der Erste in der Altersfolge (R1.8). In der englischen Ausgabe beginnt, wer erfolgreich ausgerufen hat; gab es das nicht, wieder wer die wenigsten Punkte verloren hat.
rule-R11-5 = Dann sehen alle zwei Karten an (R1.7) und kennen dabei schon die erste Karte des Ablagestapels und wer beginnt.

rule-R12 = Ende der Partie
rule-R12-1 = Die Partie ist zu Ende, wenn die letzte Runde abgerechnet ist: Runde 4, sofern die Einstellung „{ silver-setting-rounds }“ nichts anderes sagt. Wer über alle Runden die niedrigste Gesamtpunktzahl hat, gewinnt.
rule-R12-2 = Haben mehrere die niedrigste Gesamtpunktzahl und einer von ihnen hat nach der letzten Abrechnung das Amulett, gewinnt dieser allein. Es darf auch erst in der letzten Runde verdient worden sein.
rule-R12-3 = Hat keiner von denen mit der niedrigsten Gesamtpunktzahl das Amulett, gewinnen sie gemeinsam.
rule-R12-4 = Ränge: Wer gewinnt, ist Erster. Wer nur wegen R12.2 verloren hat, kommt direkt dahinter. Andere mit gleicher Gesamtpunktzahl teilen sich einen Rang.
