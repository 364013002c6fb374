### Traces de Loups en français : le jeu en deux minutes, et l'aide de jeu.

tracks-guide-pack-title = Une seule meute pour tous
tracks-guide-pack = Vous vivez tous dans la même meute ; chacun mène jusqu’à trois loups de sa couleur. À la fin de l’année, chaque loup rapporte son rang : 1 point pour la rangée du bas, 2 pour la suivante, et ainsi de suite jusqu’aux alphas.
tracks-guide-place-title = Un plan pour toute l’année
tracks-guide-place = Chaque année, tu poses tes pions, de 1 à { $highest }, face cachée : un par loup dans chacune des { $phases } phases. Le pion le plus fort d’une phase joue en premier. Les pions forts coûtent de la force, et tous reviennent l’année suivante.
tracks-guide-cubs-title = Éducation des louveteaux
tracks-guide-cubs = On additionne tous les pions de la phase. Chaque tranche de { $need } points garde un louveteau en vie. Le pion le plus fort gagne une pastille de reconnaissance : un point chaque année.
tracks-guide-alone-title = Chacun pour soi
tracks-guide-alone = À la chasse en solitaire, un loup après l’autre prend l’un des trois animaux visibles, le pion le plus fort d’abord. Qui n’attrape rien perd { $hunger } points de force.
tracks-guide-hunt-title = Tous ensemble
tracks-guide-hunt = À la chasse en meute, c’est la somme des pions qui compte. À partir du noir, la proie est tuée. À partir du vert aussi, mais le premier chasseur est blessé. En dessous, elle s’échappe, les louveteaux meurent et tous ont faim.
tracks-guide-fight-title = Combattre pour le rang
tracks-guide-fight = À la fin, les loups peuvent s’attaquer. Un combat se joue avec des cartes que les deux révèlent en même temps : la plus petite fait perdre des points. Qui gagne prend la meilleure place et une pastille. Un loup peut aussi se soumettre.
tracks-guide-points-title = Comment gagner
tracks-guide-points = Le rang, et un point par pastille. Un loup mort coûte des points ; de jeunes loups qui partent à deux en rapportent { $pair } chacun. Dès que quelqu’un a { $target } points ou plus (à trois), le total le plus haut gagne.

tracks-aid-year = Une année
tracks-aid-year-births = Préparation | Des louveteaux naissent, on vote pour une grande proie, puis tu places tes pions en secret.
tracks-aid-year-cubs = 1. Éducation des louveteaux | Chaque tranche de { $need } points en garde un en vie. Premier : une pastille.
tracks-aid-year-alone = 2. Chasse en solitaire | Chacun à son tour prend l’un des trois animaux. Rien attrapé : { $hunger } points de force en moins.
tracks-aid-year-hunt = 3. Chasse en meute | La somme contre les trois nombres de la proie. Puis la meute mange. Premier : une pastille si la proie est tuée. L’oméga est exclu à la fin.
tracks-aid-year-howl = 4. Hurlements | Moins de { $low } : une grande proie s’en va. Plus de { $high } : une autre arrive. Premier : une pastille.
tracks-aid-year-rank = 5. Combats de rang | D’abord les femelles, puis les mâles. Sans pion ici, un loup doit se soumettre.
tracks-aid-sums = La chasse en meute
tracks-aid-sums-black = Noir ou plus | tuée
tracks-aid-sums-green = Vert ou plus | tuée, le premier chasseur est blessé
tracks-aid-sums-red = Rouge ou plus | elle s’échappe, le premier chasseur est blessé
tracks-aid-sums-less = Moins | elle s’échappe
tracks-aid-sums-escape = Si elle s’échappe | Tous les louveteaux meurent, chaque loup perd { $hunger } points de force.
tracks-aid-sums-food = Si elle est tuée | Les alphas mangent d’abord, { $portion } chacun ; puis les louveteaux, 1 chacun ; puis les autres selon leur rang, { $portion } chacun. Rien à manger : { $hunger } points de force en moins.
tracks-aid-fight = Un combat
tracks-aid-fight-cards = Cartes | { $cards } chacun ; une de plus pour le loup le plus fort, une de plus pour celui qui a le plus de pastilles.
tracks-aid-fight-score = Score | Au départ, ton pion. La carte la plus petite perd : { $blows }.
tracks-aid-fight-end = Fin | à 0 ou moins, par un écart de { $defeat } ou plus, ou quand l’un n’a plus de carte.
tracks-aid-fight-win = Tu gagnes | une pastille, et les places changent si tu étais plus bas.
tracks-aid-fight-lose = Tu perds | une pastille ; un alpha les perd toutes. Une femelle est blessée. Plus de pastille : oméga.
tracks-aid-fight-submit = Tu te soumets | une pastille en moins, et plus de combat cette année.
tracks-aid-score = La fin de l’année
tracks-aid-score-rank = Rang | 1 pour la rangée du bas, 2 pour la suivante, etc.
tracks-aid-score-chips = Reconnaissance | 1 par pastille
tracks-aid-score-dead = Chaque loup mort | −{ $death }
tracks-aid-score-excluded = Chaque loup exclu | −{ $excluded }
tracks-aid-score-pair = Un jeune loup qui part à deux | +{ $pair }
tracks-aid-score-loner = Un jeune loup qui part seul | −{ $loner }
tracks-aid-score-alphas = Alphas | { $life ->
    [on] la force change avec l’âge (règle au choix)
   *[off] perdent 1 point de force chacun
}
tracks-aid-score-end = La partie finit | quand quelqu’un a { $target } points.
