### Die Seiten, die ein Spiel erklären, auf Deutsch.

guide-of = { $game }: das Spiel in zwei Minuten
guide-learnt = Das ist das Spiel. Den Rest sagt dir der Tisch, wenn du ihn brauchst.
guide-play = Zu den Spielen
guide-rules = Alle Regeln
guide-print = Drucken
guide-picture = Bild: { $title }

aid-title = Auf einen Blick

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
}
rules-none = Kein Absatz sagt „{ $wanted }“.
rules-terms = Was die Wörter bedeuten

term-rule = Regel { $rule }
