### What the command line itself says, in French.

cli-name = { $player }

cli-earlier = ... { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
} : tape l

cli-keys = numéro = réponse · ?2 = détail · ? = règle · u = annuler · i = idée · h = aide

cli-help =
    Tape le numéro d’une réponse, puis Entrée.
      ?2     ce que dit la règle de la réponse 2
      ?      ce que dit la règle de la question
      ?{ $rule }  ce que dit le paragraphe { $rule }
      u      annuler ta dernière réponse, tant que personne n’a rien appris depuis
      i      une idée : un plan pour la suite du tour, et pourquoi
      l      le journal de la partie, tel que tu peux le lire
      c      les cartes, ou ce qu’on consulte dans ce jeu
      t      la table encore une fois
      q      quitter ; la partie est enregistrée (de même avec Ctrl-C et Ctrl-D)

cli-type_a_number = Tape un numéro de 1 à { $count }, ou h pour l’aide.

cli-no_such_answer = Il n’y a pas de réponse { $number } ; elles vont de 1 à { $count }.

cli-no_such_rule = Il n’y a pas de paragraphe { $rule } ; meute rules { $game } les affiche tous.

cli-no_rules = Ce jeu ne donne pas ses règles par écrit.

cli-no_reference = Rien à consulter ici pour ce jeu ; meute rules { $game } affiche les règles.

cli-rule = Règle { $rule }

cli-pass = Passe le clavier à { $player }, qui appuie ensuite sur Entrée.

cli-over = La partie est terminée.

cli-rank = Rang

cli-player = Joueur

cli-score = Points

cli-lowest = Le total le plus bas gagne.

cli-highest = Le total le plus haut gagne.

cli-learn-answer = La leçon continue avec la réponse { $numbers }. À toute autre, elle dit pourquoi non ; u revient une étape en arrière.

cli-learn-left = La leçon est quittée. meute learn { $game } la recommence.

cli-character = { $player } : { $about }

cli-unfinished = La partie n’est pas terminée.

cli-saved = Partie enregistrée : { $file }

cli-next = meute replay { $file } la relit, meute verify { $file } la vérifie.

cli-settings = Réglages : { $settings }

cli-games-game = jeu
cli-games-title = titre
cli-games-players = joueurs
cli-games-minutes = minutes
cli-games-settings = réglages
cli-games-more = meute games JEU montre ce qu’une table peut choisir.
cli-games-size = { $players } joueurs, { $minutes } minutes
cli-games-rules-title = Règles et variantes
cli-games-rules-text = La première valeur est celle par défaut. Choisis avec { $example }
cli-games-printed-title = Valeurs du matériel
cli-games-printed-text = Ce qui est imprimé sur le matériel, ou reconstitué là où aucune source ne le montre. Pour jouer avec d’autres nombres, donne-les avec des virgules : { $example }
cli-games-bounds = de { $low } à { $high }
cli-games-count = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
cli-games-total = { $total } en tout

cli-silver-round = Manche { $round } sur { $rounds }
cli-silver-called = { $player } a déclenché le décompte : ce sont les derniers tours
cli-silver-deck = Pioche
cli-silver-pile = Défausse
cli-silver-display = Étalage
cli-silver-amulet = Amulette
cli-silver-amulet_middle = au milieu
cli-silver-amulet_ready = { $player }, prête à servir
cli-silver-amulet_held = { $player }
cli-silver-below = (+{ $count } dessous)
cli-silver-on_top = dessus { $card }
cli-silver-empty = vide
cli-silver-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-silver-hand = Ta main
cli-silver-drawn = Ta pioche
cli-silver-you = (toi)
cli-silver-hidden = cachée
cli-silver-known = connue
cli-silver-open = visible
cli-silver-under_amulet = Amulette
cli-silver-guarded = gardée
cli-silver-announced = annoncée
cli-silver-legend = ▒▒▒ cachée  ▒•▒ vue du joueur  (7) connue  [7] visible
cli-silver-legend_amulet = { "  " }* Amulette
cli-silver-legend_guard = { "  " }+ gardée
cli-silver-ahead-worth = Ton village vaudrait { $sum }, cartes inconnues : { $hidden }
cli-silver-ahead-doubt = Cartes de la série que tu ne connais pas : { $cards }. En cas d’échec, cartes ajoutées : { $added }
cli-silver-ahead-power = Ensuite : { $power }
cli-silver-ahead-rests = Ce qui reste pourra encore servir à ton prochain tour

cli-wolves-terrains = fmpnd~#
cli-wolves-pieces = tlAN
cli-wolves-calendar = Cycle lunaire { $date } sur { $last }
cli-wolves-regions = Régions : lunes à venir, contrôle, et → ce que rapporterait un décompte maintenant
cli-wolves-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-wolves-abilities = déplace { $spread } loups jusqu’à { $speed } cases, hurle à { $range }
cli-wolves-left = tanières { $spread }·{ $speed }·{ $howl }, antres { $lairs }, rangée { $wolves }
cli-wolves-next = ensuite : { $wolf }
cli-wolves-label = { $what } : { $things }
cli-wolves-tokens = jetons bonus : { $actions } action, { $terrains } terrain
cli-wolves-tiles = Tuiles
cli-foxes-ahead-die = Reste sur le dé : { $value }
cli-foxes-ahead-pc = PC : { $amount }
cli-foxes-ahead-vp = PV : { $amount }
cli-foxes-ahead-toll = { $name } gagne { $count } PC
cli-foxes-ahead-exits = Relie la sortie { $exits }
cli-foxes-ahead-forgone = Peut encore grandir ou sortir : { $cubs }
cli-wolves-ahead-cost = Coût : { $cost } × { $terrain }
cli-wolves-ahead-way = Chemin : { $hexes }
cli-wolves-ahead-flees = Doit fuir : { $piece } { DE($name) }, vers { $hexes }
cli-wolves-ahead-prey = Proies prises : { $hexes }
cli-wolves-ahead-points = Points tout de suite : { $points }
cli-wolves-ahead-reach = Ensuite, un choix parmi : { $hexes }
