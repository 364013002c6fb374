### The rules of Hush in German.
### A title has no full stop at its end, a paragraph has.

rule-1 = Aufbau
rule-1-1 = Hush ist für zwei bis vier. Eine Partie hat drei Runden, oder so viele, wie die Einstellung rounds sagt.
rule-1-2 = Alle beginnen ohne Punkte, ohne Würfel und mit leerem Versteck.

rule-2 = Eine Runde
rule-2-1 = In jeder Runde wird für alle ein Würfel geworfen; alle verstecken einen Chip; alle bieten; die Gebote werden aufgedeckt.
rule-2-2 = Dein Würfel wird geheim geworfen: Nur du siehst ihn. Er ersetzt deinen Würfel aus der Runde davor.
rule-2-3 = Der Reihe nach versteckt ihr einen Chip, der nichts oder einen Punkt wert ist. Niemand sonst sieht, welchen.
rule-2-4 = Vor dem Verstecken darfst du nicken, höchstens zweimal nacheinander. Nicken ändert nichts.
rule-2-5 = Dann bieten alle gleichzeitig und geheim: eine Zahl von 1 bis 4.
rule-2-6 = Mit dem Gebot entscheidest du, ob du es um eins erhöhst. Ein Gebot von 4 kann nicht erhöht werden.
rule-2-7 = Alle Gebote werden aufgedeckt. Das höchste Gebot, das nur eine Person gemacht hat, bringt ihr ebenso viele Punkte; gibt es keines, gewinnt niemand welche.

rule-3 = Das Ende
rule-3-1 = Nach der letzten Runde zählen alle den letzten Würfel (2.2) und das Versteck (2.3) zu ihren Punkten.
rule-3-2 = Die meisten Punkte gewinnen. Wer gleich viele hat, teilt sich den Rang.
