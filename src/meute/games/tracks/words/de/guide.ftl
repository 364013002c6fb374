### Wolfsspuren auf Deutsch: das Spiel in zwei Minuten, und die Spielhilfe.

tracks-guide-pack-title = Ein Rudel für alle
tracks-guide-pack = Ihr lebt alle in einem Rudel; alle führen bis zu drei Wölfe einer Farbe. Am Ende des Jahres bringt jeder Wolf seinen Rang: die unterste Reihe 1 Punkt, die nächste 2, und so weiter bis zu den Alphas.
tracks-guide-place-title = Ein Plan für das ganze Jahr
tracks-guide-place = Jedes Jahr legst du deine Aktionschips, 1 bis { $highest }, verdeckt: einen für jeden Wolf in jeder der { $phases } Phasen. Der höchste Chip einer Phase ist zuerst dran. Hohe kosten Stärke, und im nächsten Jahr sind alle wieder da.
tracks-guide-cubs-title = Jungenaufzucht
tracks-guide-cubs = Alle Aktionschips der Phase werden zusammengezählt. Je volle { $need } Punkte bleibt ein Welpe am Leben. Der höchste bekommt einen Anerkennungschip: jedes Jahr ein Punkt.
tracks-guide-alone-title = Jeder Wolf für sich
tracks-guide-alone = Bei der Einzeljagd nimmt ein Wolf nach dem anderen eines der drei offenen Tiere, der höchste Aktionschip zuerst. Wer nichts fängt, verliert { $hunger } Stärke.
tracks-guide-hunt-title = Alle zusammen
tracks-guide-hunt = Bei der Rudeljagd zählt die Summe aller Aktionschips. Ab Schwarz ist die Beute erlegt. Ab Grün auch, aber der erste Jäger wird verletzt. Darunter entkommt sie, die Welpen sterben, und alle hungern.
tracks-guide-fight-title = Um den Rang kämpfen
tracks-guide-fight = Zuletzt dürfen Wölfe einander angreifen. Im Kampf decken beide zugleich Karten auf: Die niedrigere kostet Punkte. Wer gewinnt, bekommt den besseren Platz und einen Anerkennungschip. Ein Wolf kann sich auch unterwerfen.
tracks-guide-points-title = So gewinnst du
tracks-guide-points = Der Rang, und ein Punkt für jeden Anerkennungschip. Tote Wölfe kosten Punkte; Jungwölfe, die zu zweit abwandern, bringen je { $pair }. Sobald jemand { $target } oder mehr hat (zu dritt), gewinnt die höchste Summe.

tracks-aid-year = Ein Jahr
tracks-aid-year-births = Vorbereitung | Welpen werden geboren, alle stimmen über eine große Beute ab, dann legst du geheim deine Aktionschips.
tracks-aid-year-cubs = 1. Jungenaufzucht | Je volle { $need } Punkte bleibt ein Welpe am Leben. Zuerst: ein Anerkennungschip.
tracks-aid-year-alone = 2. Einzeljagd | Reihum eines von drei Tieren nehmen. Nichts gefangen: { $hunger } Stärke weniger.
tracks-aid-year-hunt = 3. Rudeljagd | Die Summe gegen die drei Zahlen der Beute. Dann frisst das Rudel. Zuerst: ein Anerkennungschip, wenn sie erlegt ist. Der Omega wird am Ende verstoßen.
tracks-aid-year-howl = 4. Heulen | Unter { $low }: Eine große Beute geht. Über { $high }: Eine kommt dazu. Zuerst: ein Anerkennungschip.
tracks-aid-year-rank = 5. Rangkämpfe | Erst die Wölfinnen, dann die Rüden. Ohne Aktionschip hier muss ein Wolf sich unterwerfen.
tracks-aid-sums = Die Rudeljagd
tracks-aid-sums-black = Schwarz oder mehr | erlegt
tracks-aid-sums-green = Grün oder mehr | erlegt, der erste Jäger ist verletzt
tracks-aid-sums-red = Rot oder mehr | entkommt, der erste Jäger ist verletzt
tracks-aid-sums-less = Weniger | entkommt
tracks-aid-sums-escape = Wenn sie entkommt | Alle Welpen sterben, jeder Wolf verliert { $hunger } Stärke.
tracks-aid-sums-food = Wenn sie erlegt ist | Erst fressen die Alphas, je { $portion }; dann die Welpen, je 1; dann die anderen nach Rang, je { $portion }. Nichts zu fressen: { $hunger } Stärke weniger.
tracks-aid-fight = Ein Kampf
tracks-aid-fight-cards = Karten | Je { $cards }; eine mehr für den stärkeren Wolf, eine mehr für den mit mehr Anerkennung.
tracks-aid-fight-score = Stand | Beginnt mit deinem Aktionschip. Die niedrigere Karte verliert: { $blows }.
tracks-aid-fight-end = Ende | bei 0 oder weniger, bei einem Unterschied von { $defeat } oder mehr, oder wenn eine Seite keine Karte mehr hat.
tracks-aid-fight-win = Du gewinnst | ein Anerkennungschip, und die Plätze wechseln, wenn du tiefer standest.
tracks-aid-fight-lose = Du verlierst | ein Anerkennungschip; ein Alpha verliert alle. Eine Wölfin wird verletzt. Kein Chip mehr: Omega.
tracks-aid-fight-submit = Du unterwirfst dich | ein Anerkennungschip weniger, und kein Kampf mehr in diesem Jahr.
tracks-aid-score = Das Ende des Jahres
tracks-aid-score-rank = Rang | 1 für die unterste Reihe, 2 für die nächste, und so weiter
tracks-aid-score-chips = Anerkennung | 1 für jeden Anerkennungschip
tracks-aid-score-dead = Jeder tote Wolf | −{ $death }
tracks-aid-score-excluded = Jeder verstoßene Wolf | −{ $excluded }
tracks-aid-score-pair = Ein Jungwolf, der zu zweit abwandert | +{ $pair }
tracks-aid-score-loner = Ein Jungwolf, der allein abwandert | −{ $loner }
tracks-aid-score-alphas = Alphas | { $life ->
    [on] Die Stärke ändert sich mit dem Alter (Zusatzregel)
   *[off] verlieren je 1 Stärke
}
tracks-aid-score-end = Das Spiel endet | wenn jemand { $target } Punkte hat.
