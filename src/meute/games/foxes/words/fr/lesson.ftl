### Foxes in French: what the teacher says in the coached first game.

foxes-lesson-other = C’est permis, mais la leçon continue autrement. Suis l’anneau doré.

foxes-lesson-goal = Ta renarde a quatre manches pour élever ses renardeaux et les faire sortir de la tanière. À la fin, le plus grand nombre de points de victoire (PV) gagne.
foxes-lesson-round = Dans une manche, tu utilises tes dés, deux au début, un à chaque tour. Quand tous les dés sont épuisés, les renardeaux grandissent.
foxes-lesson-berry = Avant le premier dé, prends quelque chose. Les points de croissance (PC) paient la croissance ; le dernier pas d’un renardeau demande une ressource. Prends la baie.
foxes-lesson-berry_gp = Les PC viendront d’eux-mêmes avec chaque dé. Prends la baie.
foxes-lesson-berry_other = N’importe quelle ressource irait. La leçon prend la baie.

foxes-lesson-die = Ton dé montre 3. Il t’a donné aussi 3 PC ; les petits résultats en donnent plus, les grands permettent plus.
foxes-lesson-place = Pose le dé à la Ferme, qui te donne un œuf, et fais avancer ta renarde de 3 cases : montre l’endroit entouré.
foxes-lesson-place_other = C’est un bon endroit aussi. Cette fois, va à la Ferme : son emplacement donne un œuf.
foxes-lesson-walk_other = Avance des 3 cases : plus tu vas loin, meilleures sont les actions.

foxes-lesson-space = Sur cette case, trois actions sont possibles, chacune une fois, dans l’ordre que tu veux. Le dé paie d’abord avec ses points, puis tes PC.
foxes-lesson-mark = Marque la case, pour 2 points du dé : à la fin, chaque marqueur sur le plateau compte.
foxes-lesson-act_other = Tu y viendras. D’abord l’action entourée.
foxes-lesson-act_end = Il reste à faire ici : le dé a encore des points, ou tu as des PC.

foxes-lesson-pips = Il reste 1 sur le dé. Ce que tu n’utilises pas devient des points, mais à la Ferme il y a mieux.
foxes-lesson-advance = Avance sur la piste bonus de la Ferme : qui y arrive en premier prend le fromage.

foxes-lesson-cheese = Le fromage est à toi : il rapporte des PV à la fin de chaque manche où tu l’as.
foxes-lesson-mouse = Le dé est épuisé, mais les PC paient aussi. Muloter coûte 1 : la renarde bondit et retourne une tuile.
foxes-lesson-mouse_end = Un PC pour une tuile, c’est peu, et la plupart rapportent plus qu’elles ne coûtent.
foxes-lesson-keep_cheese = Garde le fromage : il te donne des points à la fin de la manche.
foxes-lesson-caught = 3 PC pour 1 : belle prise. La tuile elle-même vaut aussi des points à la fin.
foxes-lesson-end = Il n’y a plus rien à faire avec ce dé. Finis ton tour.

foxes-lesson-dig_why = Ton deuxième dé, encore un 3. Ta tanière n’a pas encore de chemin : s’il en mène un du départ à une sortie, un renardeau y développera un instinct.
foxes-lesson-dig_place = Pose le dé dans ta tanière et creuse trois tuiles : le dé paie 3, et tu ajoutes 1 PC.
foxes-lesson-dig_other = La tanière, cette fois : on creuse une fois par dé, alors autant creuser beaucoup.
foxes-lesson-dig_three = Tu peux payer trois tuiles : creuse-en trois.

foxes-lesson-tile = Une tuile chemin est tirée : une courbe avec 1 PC, que tu gagnes en la posant.
foxes-lesson-lay = Montre la case entourée, puis choisis l’orientation entourée.
foxes-lesson-lay_other = Elle irait aussi là. La leçon construit vers une sortie : case entourée, orientation entourée.
foxes-lesson-lay_on = Un chemin droit : à partir de la courbe, il va plus loin dans la tanière.
foxes-lesson-lay_last = La troisième tuile commence un second chemin.

foxes-lesson-objective = Tous les dés sont épuisés : la manche se termine. Tu avais 10 PC, et un de tes objectifs privés est validé : 3 PV. Le fromage t’en a donné 4.
foxes-lesson-growth = Tes renardeaux grandissent maintenant. Chaque pas coûte 2 PC, et un renardeau sorti de la tanière compte sa valeur à la fin.
foxes-lesson-grow = Fais grandir le renardeau de la ligne du haut : montre-le.
foxes-lesson-grow_other = Mieux vaut un renardeau jusqu’au bout que trois un peu : celui du haut.
foxes-lesson-grow_stop = Il te reste des PC, et ce ne sera pas moins cher plus tard. Continue.

foxes-lesson-worth = Il vaut maintenant 2. Les cases de son chemin donnent de la valeur ou des PV.
foxes-lesson-grow_on = Encore trois pas avec le même renardeau.
foxes-lesson-last_step = Il manque un pas dans sa ligne. Le dernier coûte 2 PC et encore quelque chose : une ressource ou une tuile de mulotage.
foxes-lesson-egg = Fais le dernier pas et paie avec l’œuf.
foxes-lesson-egg_other = Tu as deux ressources. Donne l’œuf et garde la baie.

foxes-lesson-black_cub = La ligne est finie, et un renardeau noir entre en jeu. Il grandira dans la prochaine ligne que tu finiras.
foxes-lesson-leave = Au bout de sa ligne, un renardeau peut sortir dès qu’un objectif est validé. Fais-le sortir par la deuxième sortie.
foxes-lesson-leave_other = Ce serait possible, mais fais d’abord sortir le renardeau : sa valeur ne compte que dehors.
foxes-lesson-leave_exit = Toutes les sorties lui sont ouvertes. La leçon prend la deuxième.
foxes-lesson-leave_stop = Ne le laisse pas dans la tanière : dedans il ne compte pas, et le quatrième dé va à qui a deux renardeaux dehors.

foxes-lesson-third_die = Manche 2 : tout le monde a maintenant un troisième dé. Aux manches 3 et 4, un quatrième va à qui a au moins deux renardeaux dehors. Deux renardeaux dehors très tôt, voilà le plan.
foxes-lesson-done = Tu as joué une manche entière : poser, avancer, agir, creuser, grandir, sortir. Encore trois, et c’est une partie. Continue ici comme tu veux, ou commence la tienne.

foxes-lesson-note_mountain = Sur la Montagne, on n’avance pas : tu choisis parmi ses actions, et une nouvelle carte objectif épuise le dé.
foxes-lesson-note_instinct = Un chemin mène à une sortie : le renardeau qui s’y trouve développe un instinct, qui compte à la fin de la partie.
