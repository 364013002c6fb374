### The rules of The Wolves in German.
### A title has no full stop at its end, a paragraph has.

rule-1 = Der Spielplan
rule-1-1 = Zu dritt, zu viert und zu fünft liegt das Starttableau, das mit der Schlucht, in der Mitte. Darum herum liegen zufällig gezogene Regionstableaus: sechs zu dritt, acht zu viert, alle zehn zu fünft. Zu zweit gilt Regel 3a.
rule-1-2 = Für jede Personenzahl steht fest, wo die Tableaus liegen und welche davon um 180 Grad gedreht sind. Welches Regionstableau an welche Stelle kommt, entscheidet der Zufall.
rule-1-3 = Auf jedem Regionstableau gibt es zwei Felder für einsame Wölfe. Auf jedem davon liegt einer.
rule-1-4 = Jedes Regionstableau hat ein Beutefeld. Es bekommt zufällig einen Stapel aus zwei gleichen Markern. Zu dritt gibt es zwei Stapel Hasen und je einen Stapel Elche, Hirsche, Waschbären und Wildschweine. Zu viert gibt es von jeder der fünf Arten einen Stapel und von Hasen, Waschbären und Wildschweinen einen zweiten. Zu fünft gibt es von jeder Art zwei Stapel.
rule-1-5 = Auf der Wasserquelle jedes Regionstableaus liegt ein zufälliger Wertungsmarker. Zu dritt nehmt ihr 2 Sichelmonde, 2 Halbmonde und 2 Vollmonde, zu viert 2, 3 und 3, zu fünft 3, 4 und 3.
rule-1-6 = Der Mondkalender hat 30 Daten. Eine Seite ist für zwei oder drei Personen, die andere für vier oder fünf.

rule-1a = Was als Nächstes gewertet wird
rule-1a-1 = Erinnerungsmarker liegen auf den Wertungsmarkern, die als Nächstes an der Reihe sind: erst auf den Sichelmonden, dann auf den Halbmonden, zuletzt auf den Vollmonden. Sie helfen dem Auge und ändern nichts.

rule-2 = Dein Spielertableau
rule-2-1 = Dein Tableau hat eine Seite für zwei Personen und eine für drei bis fünf. Die beiden unterscheiden sich in Punkten und Bonusmarkern (Regel 15, Regel 27 und Regel 35).
rule-2-2 = Darüber liegen sechs Geländeplättchen. Das erste ist dein Lebensraumplättchen, das auf beiden Seiten dein Heimatgelände zeigt. Die fünf Doppelplättchen daneben sind bei allen gleich: Wald und Felsen, Felsen und Gras, Gras und Tundra, Tundra und Wüste, Wüste und Wald.
rule-2-3 = Zwölf Baue verdecken deine drei Attributleisten, vier auf jeder; nur die kleinste Zahl jeder Leiste bleibt frei. Du beginnst also mit Rudelausbreitung 2, Wolfsgeschwindigkeit 3 und Heulreichweite 2.
rule-2-4 = Deine vier Höhlen stehen auf ihren Plätzen. In der Wolfsreihe stehen sechs Rudelwölfe und zwei Alphawölfe, diese an dritter und sechster Stelle. Zwei weitere Alphawölfe und zwei weitere Rudelwölfe setzt du auf den Spielplan.

rule-2a = Ein Rudel wählen
rule-2a-1 = Jedes Rudel hat eine Farbe und eine Heimat: Wald, Felsen, Gras, Tundra oder Wüste. In der Reihenfolge der Sitze wählen alle ein Rudel, das noch frei ist. Zu zweit bestimmt, wer zuletzt wählt, auch die Farbe des dritten Rudels (Regel 3a).
rule-2a-2 = Mit der Einstellung „{ wolves-setting-packs }: verteilt“ verteilt stattdessen der Zufall die Rudel, auch das dritte.

rule-2b = Die Doppelplättchen legen
rule-2b-1 = Bevor ein Wolf auf den Spielplan kommt, entscheidest du, welche Seiten deiner fünf Doppelplättchen oben liegen. Unter diesen fünf darf kein Gelände zweimal zu sehen sein; auf allen sechs Plättchen kommt also nur dein Heimatgelände doppelt vor. So bleiben zwei Möglichkeiten: alle Plättchen mit der Vorderseite nach oben, also mit dem Gelände, das Regel 2 zuerst nennt, oder alle mit der Rückseite, also mit dem zweiten.

rule-3 = Die ersten Wölfe mit drei bis fünf Personen
rule-3-1 = Wer beginnt, wird ausgelost. Von dort aus setzen alle im Uhrzeigersinn einen Alphawolf und einen Rudelwolf zusammen auf ein freies Landfeld des Starttableaus.
rule-3-2 = Dann geht es gegen den Uhrzeigersinn zurück; wer zuletzt gesetzt hat, setzt also gleich noch einmal. Alle stellen einen zweiten Alphawolf und einen zweiten Rudelwolf auf ein freies Feld, das vom eigenen ersten Feld aus jenseits der Schlucht liegt.
rule-3-3 = Wer zuerst gesetzt hat, hat auch den ersten Zug. Danach geht es im Uhrzeigersinn weiter.

rule-3a = Aufbau zu zweit
rule-3a-1 = Fünf zufällig gezogene Regionstableaus bilden den Spielplan, ohne Starttableau. Einsame Wölfe liegen wie sonst auch. Jedes Beutefeld bekommt zufällig einen einzelnen Marker, von jeder Art einen.
rule-3a-2 = Zufällig kommen auf die Wasserquellen: ein einzelner Sichelmond; zweimal ein einzelner Vollmond; ein Sichelmond über einem Halbmond; ein Halbmond über einem Vollmond. Die beiden Regionen mit einem Stapel werden zweimal gewertet (Regel 33).
rule-3a-3 = Ein drittes Rudel in einer Farbe, die niemand spielt, steht in jeder Region auf einem Feld: rechts oberhalb der Wasserquelle. Welche Figuren es dort hat, hängt von den Markern ab. Einzelner Sichelmond: zwei Rudelwölfe. Sichelmond über Halbmond: eine Höhle. Jeder einzelne Vollmond: eine Höhle und ein Alphawolf. Halbmond über Vollmond: eine Höhle und zwei Alphawölfe.
rule-3a-4 = Das dritte Rudel handelt nie, zählt aber bei jeder Wertung einer Region mit (Regel 31). Seine Figuren kann man weder dominieren noch verdrängen. Auf seinen Feldern darf kein Wolf stehen bleiben und kein Bau gegraben werden, durchlaufen dürfen Wölfe sie aber.
rule-3a-5 = Wer beginnt, wird ausgelost und setzt einen Alphawolf und einen Rudelwolf zusammen auf ein Feld. Die andere Person tut das zweimal, dann die erste noch einmal. Es muss ein leeres Landfeld sein, ohne Figur, einsamen Wolf oder Beute, in einer Region, in der kein Sichelmond liegt, auch nicht in einem Stapel. Deine beiden Paare dürfen in dieselbe Region, aber nicht auf dasselbe Feld. Wer zuerst gesetzt hat, hat auch den ersten Zug.

rule-3b = Ein Marker zum Ausgleich
rule-3b-1 = Zu zweit bekommt, wer nicht beginnt, zu Anfang des eigenen ersten Zuges einen Aktions-Bonusmarker. Er darf in diesem Zug oder in jedem späteren eigenen Zug eingesetzt werden.

rule-4 = Zwei Aktionen pro Zug
rule-4-1 = In deinem Zug führst du genau zwei Aktionen aus. Es gibt fünf: bewegen, einen Bau graben, einen Bau zur Höhle aufwerten, heulen, dominieren. Du darfst zweimal dieselbe wählen, und was sie kosten, spielt keine Rolle.
rule-4-2 = Du darfst Aktions-Bonusmarker abgeben, so viele du willst. Jeder bringt dir in diesem Zug eine weitere Aktion, die du wie jede andere bezahlst (Klarstellung o).

rule-5 = Was eine Aktion kostet
rule-5-1 = Du bezahlst mit Plättchen, die das Gelände des Zielfelds zeigen: 1 für eine Bewegung, 2 für ein Heulen, 2 für einen Bau, 2 für eine Höhle, 3 für das Dominieren. Alle Plättchen für eine Aktion zeigen dasselbe Gelände, und jedes zählt nur einmal. Passen mehr Plättchen, als du brauchst, wählst du aus.
rule-5-2 = Jedes Plättchen, mit dem du bezahlst, wird gewendet und zeigt von da an seine andere Seite.
rule-5-3 = Ein Gelände-Bonusmarker ersetzt ein Plättchen beliebigen Geländes und kommt dann in den Vorrat zurück. Mit Markern kannst du einen Teil der Kosten bezahlen oder alles.

rule-5a = Beide Seiten sind bekannt
rule-5a-1 = An den Ecken eines Plättchens sieht man, was auf seiner anderen Seite ist. Alle dürfen also jederzeit beide Seiten aller Plättchen kennen.

rule-6 = Das Ende des Zuges
rule-6-1 = Nach deinen Aktionen wird der Mondkalender geprüft (Regel 30). Dann geht es im Uhrzeigersinn weiter.

rule-7 = Bewegen: wie viele Wölfe, wie weit
rule-7-1 = Für 1 Plättchen darfst du so viele verschiedene Wölfe bewegen, wie deine Rudelausbreitung angibt, Alphawölfe und Rudelwölfe beliebig gemischt. Jeder läuft höchstens so viele Felder weit, wie deine Wolfsgeschwindigkeit angibt.
rule-7-2 = Jeder bewegte Wolf muss auf dem bezahlten Gelände stehen bleiben. Das Feld, das er verlässt, und die Felder, die er durchquert, dürfen jedes Gelände haben. Deine Wölfe müssen nicht zusammenbleiben.

rule-8 = Kein Weg durch Wasser oder Schlucht
rule-8-1 = Wölfe können Wasserquellen und die Schlucht weder betreten noch durchqueren. Sie laufen außen herum.

rule-9 = Kein Halt auf einsamen Wölfen oder Beute
rule-9-1 = Kein Wolf bleibt auf einem Feld stehen, solange dort ein einsamer Wolf oder irgendein Beutemarker liegt. Ist der letzte davon weg, ist es ein Feld wie jedes andere.

rule-10 = Höchstens zwei Figuren auf einem Feld
rule-10-1 = Auf einem Feld stehen nie mehr als zwei Figuren der Rudel; Wölfe, Baue und Höhlen zählen alle. Es gibt eine Ausnahme: das Feld des dritten Rudels beim Halbmond über einem Vollmond (Regel 3a).

rule-11 = Wo ein Wolf stehen bleiben darf
rule-11-1 = Jeder Wolf darf auf einem leeren Feld stehen bleiben, auf einem Feld mit einer einzelnen eigenen Figur, egal welcher, und auf einem Feld, dessen einzige Figur ein gegnerischer Bau ist.
rule-11-2 = Ein Alphawolf darf auch auf einem Feld stehen bleiben, dessen einzige Figur ein gegnerischer Rudelwolf ist. Er verdrängt ihn (Regel 13).

rule-12 = Wer sich nie ein Feld teilt
rule-12-1 = Zwei Rudelwölfe verschiedener Farben stehen nie zusammen, ebenso wenig zwei Alphawölfe verschiedener Farben.
rule-12-2 = Ein Rudelwolf kann nicht dort stehen bleiben, wo ein gegnerischer Alphawolf steht. Auf einer gegnerischen Höhle kann gar kein Wolf stehen bleiben.

rule-13 = Wohin ein verdrängter Wolf geht
rule-13-1 = Ein verdrängter Wolf weicht so kurz wie möglich aus: auf ein leeres Feld, ohne Figur, einsamen Wolf und Beute, oder auf eines, auf dem genau eine Figur seiner Farbe steht. Unter gleich nahen Feldern wählt, wessen Alphawolf oder Höhle ihn verdrängt.

rule-14 = Bau: Kosten und Ort
rule-14-1 = Ein Bau kostet 2 Plättchen des Geländes, auf dem du ihn gräbst. Auf dem Feld oder daneben muss einer deiner Alphawölfe stehen.

rule-15 = Bau: was er bringt
rule-15-1 = Nimm den nächsten Bau einer Leiste deiner Wahl, von links nach rechts, die obere Reihe vor der unteren. Was du freilegst, gehört sofort dir: das bessere Attribut, ein Bonusmarker, Punkte.
rule-15-2 = Der erste und der dritte Bau einer Leiste verbessern sie. Die Rudelausbreitung steigt von 2 auf 3 und 4, die Wolfsgeschwindigkeit von 3 auf 4 und 5, die Heulreichweite von 2 auf 3 und 4.
rule-15-3 = Der zweite und der vierte Bau einer Leiste bringen einen Bonusmarker. Mit drei bis fünf Personen gibt die Rudelausbreitung erst einen Aktionsmarker, dann einen Geländemarker; die beiden anderen Leisten geben erst einen Geländemarker, dann einen Aktionsmarker. Zu zweit gibt jede Leiste erst einen Aktionsmarker, dann einen Geländemarker.
rule-15-4 = Eine Leiste ist ab dem dritten Bau 3 Punkte wert und mit dem vierten 7; zu zweit 2 und 5.

rule-16 = Bau: wo nicht
rule-16-1 = Du kannst nicht auf einem Feld mit einer gegnerischen Figur graben, egal welcher, auch nicht, wo schon ein Bau oder eine Höhle steht oder wo zwei Figuren stehen.
rule-16-2 = Du kannst nicht graben, wo ein einsamer Wolf oder ein Beutemarker liegt (Klarstellung x).
rule-16-3 = Das Gelände ist dir freigestellt. Doch nur ein Bau neben einer Wasserquelle kann zur Höhle werden.

rule-17 = Höhle: Kosten und Bedingung
rule-17-1 = Einen eigenen Bau aufzuwerten kostet 2 Plättchen des Geländes, auf dem er steht. Auf seinem Feld oder daneben muss einer deiner Alphawölfe stehen, und das Feld muss an eine Wasserquelle grenzen.

rule-18 = Höhle: was geschieht
rule-18-1 = Der Bau kommt auf den Mondkalender, und von deinem Spielertableau kommt die am weitesten links stehende Höhle an seine Stelle. Du bekommst einen Gelände-Bonusmarker und 5 Punkte mehr.

rule-19 = Eine Höhle pro Region
rule-19-1 = Auf jedem Regionstableau darfst du nur eine Höhle haben. Höhlen anderer Rudel zählen dabei nicht.

rule-20 = Eine Höhle vertreibt gegnerische Wölfe
rule-20-1 = Steht auf dem Feld der neuen Höhle ein gegnerischer Wolf, Rudelwolf oder Alphawolf, wird er nach Regel 13 verdrängt.

rule-21 = Heulen: Kosten und Reichweite
rule-21-1 = Ein Heulen kostet 2 Plättchen des Geländes, auf dem der einsame Wolf liegt. Er muss in deiner Heulreichweite liegen, von einem deiner Alphawölfe aus gezählt: Andere Wölfe heulen nicht.

rule-22 = Heulen: was geschieht
rule-22-1 = Der einsame Wolf kommt auf den Mondkalender. Der nächste Wolf deiner Reihe kommt auf sein Feld, und das kann auch ein Alphawolf sein.

rule-23 = Dominieren: Kosten und Ziele
rule-23-1 = Dominieren kostet 3 Plättchen vom Gelände des Ziels. Das Ziel ist ein gegnerischer Rudelwolf oder ein gegnerischer Bau in deiner Heulreichweite, von einem deiner Alphawölfe aus gezählt. Alphawölfe und Höhlen können nie dominiert werden.

rule-24 = Zwei einer Farbe schützen sich
rule-24-1 = Stehen zwei Figuren einer Farbe auf einem Feld, egal welche, kann keine von ihnen dominiert werden.

rule-25 = Dominieren: was geschieht
rule-25-1 = Das Ziel kommt auf den Mondkalender, und eine deiner Figuren gleicher Art nimmt seinen Platz ein. Für einen Bau ist es der nächste Bau einer Leiste deiner Wahl, mit allem, was er bringt (Regel 15). Für einen Wolf ist es der nächste Wolf deiner Reihe (Klarstellung t).

rule-26 = Beute jagen
rule-26-1 = Jagen ist keine Aktion und kostet kein Plättchen: Es geschieht von selbst am Ende einer Aktion. Stehen deine Wölfe, gleich welcher Art, dann auf mindestens drei verschiedenen Feldern rund um ein Beutefeld, nimmst du den obersten Marker des Stapels.

rule-27 = Was die Jagd bringt
rule-27-1 = Von jeder Beuteart kannst du nur einen Marker besitzen.
rule-27-2 = Der Marker kommt auf den freien Platz ganz links auf deiner Jagdleiste. Mit drei bis fünf Personen bekommst du dazu einen Aktions-Bonusmarker, zu zweit nur die Punkte.

rule-27a = Zwei Stapel einer Art
rule-27a-1 = Hast du zwei Stapel derselben Art umzingelt, wählst du, welcher den Marker hergibt.

rule-28 = Der Rang der Figuren
rule-28-1 = Von unten nach oben lauten die Ränge: Bau, Rudelwolf, Alphawolf, Höhle. Eine Figur darf nur dann zu einer gegnerischen kommen, wenn diese allein steht und einen niedrigeren Rang hat.
rule-28-2 = Ist die niedrigere Figur ein Wolf, wird sie verdrängt; ein Bau bleibt. Auf Dauer teilen sich zwei Farben ein Feld also nur auf eine Weise: ein Bau der einen und ein Wolf der anderen.

rule-29 = Was auf den Mondkalender kommt
rule-29-1 = Einsame Wölfe, die sich einem Rudel angeschlossen haben, zu Höhlen gewordene Baue sowie dominierte Wölfe und Baue bedecken jeweils das nächste freie Datum, auch wenn sie vom Starttableau kommen. Beute kommt nie dorthin, und nichts kehrt von dort zurück.

rule-30 = Wann ein Mond fällig ist
rule-30-1 = Sobald das Datum eines Mondes bedeckt ist, und zwar das für eure Personenzahl, werden die Regionen dieses Mondes am Ende des Zuges gewertet, nach allen Aktionen und Bonusaktionen.
rule-30-2 = Daten von Sichelmond, Halbmond und Vollmond: 7, 13 und 18 zu zweit; 9, 17 und 22 zu dritt; 11, 20 und 26 zu viert; 13, 23 und 30 zu fünft.

rule-31 = Kontrolle über eine Region
rule-31-1 = Deine Kontrolle in einer Region ist 1 für jeden Alphawolf, Rudelwolf und Bau, den du dort hast, und 3 für eine Höhle.
rule-31-2 = Bei jedem Gleichstand, um den ersten wie um den zweiten Platz, entscheiden mehr Alphawölfe in dieser Region. Zu zweit zählt das dritte Rudel genauso mit wie eure beiden.

rule-32 = Erster und zweiter Platz
rule-32-1 = Wer auf dem ersten Platz ist, nimmt den Wertungsmarker; er ist am Ende seine höhere Zahl wert: 4 beim Sichelmond, 6 beim Halbmond, 8 beim Vollmond. Wer auf dem zweiten ist, bekommt die niedrigere Zahl als SP-Marker: 2, 3 oder 4.
rule-32-2 = Bleibt der erste Platz geteilt, auch nachdem die Alphawölfe gezählt sind, bekommen alle daran Beteiligten die niedrigere Zahl und sonst niemand etwas. Der Wertungsmarker kommt aus dem Spiel.
rule-32-3 = Bleibt der zweite Platz geteilt, auch nachdem die Alphawölfe gezählt sind, bekommt nur der erste Platz Punkte.

rule-33 = Die Reihenfolge der Monde
rule-33-1 = Zuerst werden die Sichelmonde gewertet, dann die Halbmonde, zuletzt die Vollmonde. Gewertet wird jede Region, in der dieser Mond offen liegt.
rule-33-2 = Zu zweit wird der obere Marker eines Stapels nach seiner Wertung entfernt. Der untere liegt dann offen und wartet auf seinen eigenen Mond.

rule-34 = Das Ende der Partie
rule-34-1 = Ist das Datum des Vollmonds bedeckt, wird dieser Zug noch zu Ende gespielt, und die Vollmonde werden gewertet. Dann ist die Partie vorbei. Niemand bekommt zum Ausgleich noch einen Zug, und spätere Daten gelten nicht mehr.

rule-35 = Die Schlusswertung
rule-35-1 = Zähle deine Wertungsmarker mit ihrer höheren Zahl, deine SP-Marker und von jeder deiner sechs Leisten die höchste erreichte Punktzahl zusammen.
rule-35-2 = Drei der sechs sind die Attributleisten (Regel 15). Höhlen sind 5, 10, 15 und 20 Punkte wert, die Wölfe deiner Reihe 1, 2, 3, 4, 6, 8, 10 und 12, Beute 1, 4, 9, 16 und 25, zu zweit 2, 5, 9, 14 und 20. Jede Zahl ist eine Summe und kommt nicht zu den vorigen hinzu.

rule-36 = Gleichstand
rule-36-1 = Bei gleicher Punktzahl liegt vorn, wer mehr Wertungsmarker hat; SP-Marker helfen hier nicht. Ist auch das gleich, entscheiden mehr Wölfe auf dem Spielplan, Alphawölfe und Rudelwölfe zusammen.
rule-36-2 = Wer auch dann noch gleichauf ist, teilt sich den Platz.

rule-rulings = Klarstellungen
rule-rulings-1 = Hier schweigt die Anleitung oder lässt Spielraum. So spielen wir.

rule-a = Dürfen Wölfe durch besetzte Felder laufen?
rule-a-1 = Ja, durch alles: Wölfe und Baue jeder Farbe, Höhlen, einsame Wölfe, Beute. Nur Wasser, die Schlucht und der Rand des Spielplans halten sie auf.

rule-b = Zählt bei der Geschwindigkeit die Luftlinie oder der Fußweg?
rule-b-1 = Der Fußweg. Es zählt der kürzeste Weg um Wasserquellen und Schlucht herum.

rule-c = Darf ein Wolf loslaufen und dort enden, wo er war?
rule-c-1 = Nein. Soll er dort bleiben, bewegst du ihn nicht.

rule-d = Darf ein Wolf in einer Aktion zweimal laufen?
rule-d-1 = Nein. In deiner nächsten Aktion darf er wieder laufen.

rule-e = Musst du so viele Wölfe bewegen, wie du kannst?
rule-e-1 = Nein. Du darfst jederzeit aufhören, sogar vor dem ersten Wolf. Das Plättchen bleibt gewendet.

rule-f = Was, wenn du nichts Sinnvolles tun kannst?
rule-f-1 = Du führst trotzdem zwei Aktionen aus: Passen gibt es nicht. Bewegen geht immer, denn irgendein Plättchen lässt sich wenden, und kein Wolf muss laufen.

rule-g = Wann geht ein verdrängter Wolf?
rule-g-1 = Sofort, bevor dein nächster Wolf läuft. Der Platz, von dem dein Alphawolf kam, ist dann schon frei.

rule-h = Welches Feld ist das nächste?
rule-h-1 = Das mit dem kürzesten Fußweg von dem Feld aus, das der Wolf verlassen muss, um Wasser und Schlucht herum und durch alle Figuren hindurch. Das Gelände ist egal. Alle Felder in dieser Entfernung stehen zur Wahl.

rule-i = Welche Felder nehmen einen verdrängten Wolf auf?
rule-i-1 = Landfelder ohne einsamen Wolf und ohne Beute, die leer sind oder auf denen eine einzelne Figur in der Farbe des Wolfs steht, egal welche, sogar eine Höhle. Ein Feld, auf dem nur ein gegnerischer Bau steht, gehört nicht dazu.

rule-j = Was, wenn kein Feld für ihn frei ist?
rule-j-1 = Das kann nicht vorkommen: Es gibt mehr Land, als alle Figuren zusammen versperren könnten.

rule-k = Was, wenn ein verdrängter Wolf neben Beute landet?
rule-k-1 = Er jagt noch nicht. Es jagt nur, wer am Zug ist. Hat jemand deinen Wolf an die richtige Stelle verdrängt, bekommst du die Beute nach deiner nächsten eigenen Aktion, egal welcher, sofern dann noch alles so steht.

rule-l = Wann wird die Jagd geprüft, und darfst du ablehnen?
rule-l-1 = Nach jeder Aktion jeder Art, auch nach Bonusaktionen und nach einer Bewegung ohne einen einzigen Wolf, aber nicht zwischen den Wölfen einer Bewegung. Ablehnen kannst du nicht.

rule-m = Was, wenn du mehrere Beutetiere zugleich umzingelst?
rule-m-1 = Du nimmst von jedem Stapel einen Marker, aber nur einen pro Art, und für jeden die Belohnung. Für zwei Stapel einer Art siehe Regel 27a.

rule-n = Dürfen Geländemarker die ganzen Kosten decken?
rule-n-1 = Ja. Jede Mischung ist erlaubt, von keinem Marker bis zu lauter Markern. Bezahlt ein Marker eine Bewegung, nennst du das Gelände.

rule-o = Wann darfst du Aktionsmarker einsetzen?
rule-o-1 = Immer, wenn du eine Aktion ausführen könntest: vor, zwischen und nach deinen zwei normalen, einen nach dem anderen, so viele du willst. Auch ein Marker, den du erst in diesem Zug bekommen hast, zählt.

rule-p = Was kommt zuerst, Ziel oder Bezahlung?
rule-p-1 = Das Ziel, dann die Bezahlung. Nur eine Bewegung wird zuerst bezahlt, denn das Plättchen sagt, wohin sie führen darf. Abgesehen von Bewegungen stehen nur Aktionen zur Wahl, für die es ein Ziel gibt, das du bezahlen kannst.

rule-q = Wie wird die Reichweite beim Heulen gezählt?
rule-q-1 = Feld für Feld, geradewegs zum einsamen Wolf. Wasser, Schlucht und Figuren stören nicht.

rule-r = Wie wird die Reichweite beim Dominieren gezählt?
rule-r-1 = Über die Felder des Spielplans, gleich welchen Geländes: Wasser und Schlucht zählen als Felder, und Figuren stören nicht. Lücken außerhalb des Spielplans werden nicht überbrückt. Auch Entfernung 0 ist in Reichweite: Ein Alphawolf darf den gegnerischen Bau dominieren, auf dem er steht.

rule-s = Sind diese beiden Maße gleich?
rule-s-1 = Ja, wir nehmen für beides dasselbe Maß: den kürzesten Weg über Felder des Spielplans, gleich welchen Geländes. Zu einem einsamen Wolf in Reichweite ist das immer die Luftlinie. Zu einem Ziel jenseits einer Einbuchtung am Rand des Spielplans kann der Weg länger sein.

rule-t = Darf ein Alphawolf einen dominierten Rudelwolf ersetzen?
rule-t-1 = Ja. Es kommt der nächste Wolf deiner Reihe, egal welcher, genau wie beim Heulen.

rule-u = Was, wenn deine Wolfsreihe leer ist?
rule-u-1 = Du kannst nicht mehr heulen und nur noch Baue dominieren.

rule-v = Was, wenn dir Baue oder Höhlen ausgehen?
rule-v-1 = Eine leere Leiste kannst du nicht wählen. Ohne Baue kannst du nicht mehr graben und nur noch Wölfe dominieren. Ohne Höhlen kannst du nicht mehr aufwerten.

rule-w = Schützt eine Figur anderer Farbe?
rule-w-1 = Nein. Du darfst einen Bau dominieren, auf dem der Wolf eines anderen Rudels steht, oder einen Rudelwolf, der auf dem Bau eines anderen Rudels steht. Nur eine zweite Figur in der Farbe des Ziels schützt es. Die andere Figur bleibt, wo sie ist.

rule-x = Darf ein Bau zu einem gegnerischen Alphawolf, einem einsamen Wolf oder zu Beute?
rule-x-1 = Nein, in keinem dieser Fälle. Jede Figur auf dem Feld muss ein eigener Wolf sein, und es darf höchstens einer dort stehen.

rule-y = Darf man auf dem Starttableau graben?
rule-y-1 = Ja. Doch ein solcher Bau kann nie zur Höhle werden, denn kein Feld des Starttableaus grenzt an eine Wasserquelle.

rule-z = Darf eine Höhle am Wasser eines anderen Tableaus stehen?
rule-z-1 = Der Fall tritt nicht ein: In jedem Aufbau liegen die sechs Felder rund um eine Wasserquelle auf deren eigenem Tableau.

rule-aa = Zu welcher Region gehört eine Höhle?
rule-aa-1 = Zu dem Regionstableau, auf dem ihr Feld liegt.

rule-bb = Was, wenn in einem Zug zwei Monde erreicht werden?
rule-bb-1 = Am Ende dieses Zuges werden sie nacheinander gewertet, in ihrer Reihenfolge. Ist der Vollmond dabei, ist die Partie damit vorbei.

rule-cc = Was, wenn nach dem letzten Datum noch etwas entfernt wird?
rule-cc-1 = Es verlässt den Spielplan wie sonst auch und wird weitergezählt, aber es folgt nichts mehr daraus.

rule-dd = Wann genau ist ein Mond fällig?
rule-dd-1 = Wenn auf dem Mondkalender mindestens so viele Figuren und Marker liegen, wie sein Datum angibt. Nachgesehen wird nur am Ende eines Zuges.

rule-ee = Was, wenn eine Region leer ist?
rule-ee-1 = Ihr Marker wird entfernt, und niemand bekommt Punkte.

rule-ff = Was, wenn nur ein Rudel in einer Region ist?
rule-ff-1 = Dann gibt es einen ersten Platz und keinen zweiten. Für den zweiten braucht es mindestens eine Figur.

rule-gg = Entscheiden Alphawölfe auch den zweiten Platz?
rule-gg-1 = Ja, über jeden Gleichstand in einer Region entscheiden die Alphawölfe.

rule-hh = Was, wenn das dritte Rudel vorn liegt?
rule-hh-1 = Es nimmt den Marker, der für euch beide verloren ist. Wer allein auf dem zweiten Platz ist, bekommt die niedrigere Zahl. Liegt ihr gleichauf dahinter, bekommt keiner von euch etwas.

rule-ii = Was, wenn sich jemand den ersten Platz mit dem dritten Rudel teilt?
rule-ii-1 = Diese Person bekommt die niedrigere Zahl, der Marker kommt aus dem Spiel, und die andere geht leer aus. Liegen alle drei gleichauf, bekommt ihr beide die niedrigere Zahl.

rule-jj = Ab wann zählen die Punkte einer Leiste?
rule-jj-1 = Von dem Moment an, in dem du sie erreichst. Im Punktestand während der Partie zählt also immer die höchste Zahl jeder Leiste.

rule-kk = Wie wird ein Gleichstand am Ende aufgelöst?
rule-kk-1 = Durch die Zahl der Wertungsmarker, egal was sie wert sind, dann durch die Zahl der Wölfe auf dem Spielplan, beide Arten zusammen. Danach wird der Platz geteilt.

rule-ll = Darfst du etwas zurücknehmen?
rule-ll-1 = Ja, Schritt für Schritt im eigenen Zug, Jagden eingeschlossen, bis du den Zug selbst beendest. Dann gilt er. Nach dem Aufbau ist nichts verdeckt und nichts mehr Zufall, daher erfährt niemand etwas dadurch.

rule-mm = Was wird gewählt, was ausgelost?
rule-mm-1 = Du wählst dein Rudel und die Startseiten deiner Plättchen, und auch die Farbe des dritten Rudels wird gewählt. Über Tableaus, Beute und Wertungsmarker und darüber, wer beginnt, entscheidet der Zufall.

rule-nn = Wer beginnt?
rule-nn-1 = Wer ausgelost wurde, setzt das erste Paar, wegen der umgekehrten Reihenfolge auch das letzte, und hat dann den ersten Zug.

rule-oo = Was heißt jenseits der Schlucht?
rule-oo-1 = Das Starttableau hat auf jeder Seite der Schlucht fünf Landfelder. Jenseits sind die fünf anderen.

rule-pp = Was, wenn jemand geht?
rule-pp-1 = Die Partie geht weiter, und niemand wird übersprungen. Die Figuren bleiben und zählen, und ein Bot kann den Platz halten, bis die Person zurück ist.

rule-qq = Können Bonusmarker ausgehen?
rule-qq-1 = Nein. Es ist immer noch einer da.
