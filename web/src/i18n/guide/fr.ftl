### Les pages qui expliquent un jeu, en français.

guide-of = { $game } : le jeu en deux minutes
guide-learnt = Voilà le jeu. La table te dit le reste au bon moment.
guide-play = Vers les jeux
guide-rules = Toutes les règles
guide-print = Imprimer
guide-picture = Image : { $title }

aid-title = Aide-mémoire

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
rules-none = Aucun paragraphe ne dit « { $wanted } ».
rules-terms = Ce que veulent dire les mots

term-rule = Règle { $rule }
