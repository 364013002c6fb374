### Renards en français : ce que veulent dire ses mots.

foxes-term-gp = points de croissance (PC)
    .forms = PC | point(s) de croissance
    .about = Ils font grandir les renardeaux à la fin d’une manche et paient des actions quand le dé est épuisé.
    .rule = B0.2

foxes-term-vp = points de victoire (PV)
    .forms = PV | point(s) de victoire
    .about = Celui qui en a le plus après la dernière manche gagne.
    .rule = B0.2

foxes-term-mousing = muloter
    .forms = mulote(r) | mulotage | tuile(s) de mulotage
    .about = Le bond du renard sur un mulot. Retourne la tuile de la case, prends ses gains et garde-la : chaque tuile gardée vaut plus à la fin, même ratée.
    .rule = B3.A.3

foxes-term-marker = marqueur
    .forms = marqueur(s) | marquer | marquée(s)
    .about = Ton signe sur une case. Les autres te paient des PC quand ils y passent ou s’y arrêtent.
    .rule = B3.A.3

foxes-term-slot = emplacement
    .forms = emplacement(s)
    .about = Là où se pose un dé. Il donne ce qu’il montre, et les suivants enlèvent quelque chose au dé. Le prochain est le plus à gauche.
    .rule = B3.3

foxes-term-vital = territoire vital
    .forms = territoire vital | territoires vitaux
    .about = Les Champs, la Rivière, la Forêt ou la Ferme : chacun avec une piste de trois cases et sa propre ressource.
    .rule = B0.1

foxes-term-exhausted = épuisé
    .forms = épuisé(s) | épuise | épuiser
    .about = Il ne reste rien sur le dé. Si c’est la pénalité de l’emplacement, tu gagnes des PC.
    .rule = B0.6

foxes-term-destiny = dé du destin
    .forms = dé du destin | tuile du destin | tuiles du destin | valeur du destin | bonus du destin
    .about = Lancé une fois par manche : petit, c’est le jour ; grand, la nuit, où les renards vont plus loin. Qui fait ensuite le même nombre gagne le bonus de la tuile du destin.
    .rule = B2.1

foxes-term-ruse = tuile ruse
    .forms = tuile(s) ruse
    .about = Un tour à jouer une fois dans la partie, pendant ton tour. Il ne coûte rien.
    .rule = B3.2

foxes-term-bonus = tuile bonus
    .forms = tuile(s) bonus
    .about = Sans drapeau, elle se joue quand tu veux pendant ton tour, sans rien payer. Avec un drapeau vert, elle s’active à la Montagne.
    .rule = B3.2

foxes-term-flag = drapeau vert
    .forms = drapeau vert | drapeaux verts
    .about = Une telle tuile s’active à la Montagne. Elle met une tempête, un loup, une tente, un ours ou un castor dans un territoire, jusqu’à la fin de la manche.
    .rule = B4

foxes-term-track = piste bonus
    .forms = piste(s) bonus
    .about = Chaque territoire vital en a une. Chaque avance te fait monter d’un pas et donne ce que montre la case.
    .rule = B3.A.3

foxes-term-hunter = chasseur
    .forms = chasseur | photographe
    .about = Dans son territoire, on ne marque pas et on ne mulote pas. Il avance quand quelqu’un atteint certaines cases d’une piste bonus.
    .rule = B4

foxes-term-cheese = fromage
    .forms = fromage
    .about = Il n’y en a qu’un. Celui qui l’a peut l’échanger contre des PC, ou le garder jusqu’à la fin de la manche pour des PV.
    .rule = B3.2

foxes-term-objective = objectif
    .forms = objectif(s) privé(s) | objectif(s)
    .about = Une tâche secrète. Remplie à la fin d’une manche, elle rapporte ses PV et elle est validée.
    .rule = B5.2

foxes-term-validated = validé
    .forms = validé(s)
    .about = Rempli à la fin d’une manche et montré. Il en faut pour que les renardeaux sortent et que des instincts se développent.
    .rule = B5.2

foxes-term-instinct = instinct
    .forms = instinct(s)
    .about = Un pouvoir qui dure, et des PV tout de suite. Il faut un chemin jusqu’à une sortie, un renardeau dessus, et autant d’objectifs validés que le dit la sortie.
    .rule = B3.B.4

foxes-term-path = tuile chemin
    .forms = tuile(s) chemin
    .about = Un bout de galerie dans ta tanière. Des bouts reliés de l’entrée à une sortie font un chemin.
    .rule = B3.B.2

foxes-term-exit = sortie
    .forms = sortie(s)
    .about = Par là sortent les renardeaux. Son nombre dit combien d’objectifs validés il faut ici pour un instinct.
    .rule = B3.B.3

foxes-term-black = renardeau noir
    .forms = renardeau(x) noir(s) | noir
    .about = Il attend qu’une ligne de croissance soit finie, puis commence sur cette ligne.
    .rule = B5.5

foxes-term-resource = ressource
    .forms = ressource(s)
    .about = Ver, poisson, baie ou œuf. Il en faut une pour le dernier pas d’un renardeau, et une série des quatre vaut des PV à la fin.
    .rule = B0.2

foxes-term-dam = barrage
    .forms = barrage
    .about = La deuxième case de la Rivière. Tant que le castor y est, elle coûte un péage à celui qui a sa tuile.
    .rule = B3.A.2

foxes-term-catch_up = rattrapage
    .forms = rattrap(age,er) | case(s) orange(s)
    .about = À la fin d’une manche, ceux qui sont derrière le premier gagnent des PC pour chaque case orange de la piste de PV entre eux.
    .rule = B5.9

foxes-term-order = tuile d’ordre
    .forms = tuile(s) d’ordre
    .about = Chaque position a la sienne. Les deux premières donnent une tâche, les suivantes un bonus.
    .rule = B1.1
