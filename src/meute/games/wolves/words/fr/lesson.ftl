### The Wolves in French: what the teacher says in the coached first game.

wolves-lesson-other = C’est permis, mais la leçon continue autrement. Suis l’anneau doré.

wolves-lesson-goal = Tu mènes une meute. Trois fois la lune se lève : la meute la plus forte d’une région prend alors son jeton. Après la pleine lune, le plus de points gagne.
wolves-lesson-tiles = Ces six tuiles paient tout ce que tu fais. Une tuile montre un terrain, et c’est là qu’elle te laisse agir. Puis on la retourne, et elle en montre un autre.
wolves-lesson-lay = Pose-les côté recto.
wolves-lesson-lay_other = L’autre côté est tout aussi bon. Pour cette leçon, choisis le recto.

wolves-lesson-pair = Tu commences avec deux paires de loups. L’alpha, tête levée, hurle, construit et domine ; le loup de meute aide à régner et à chasser.
wolves-lesson-place = Pose ta première paire sur la case entourée.
wolves-lesson-place_other = C’est une bonne place, mais la leçon part de la case entourée.
wolves-lesson-place_again = La seconde paire va de l’autre côté du canyon, qu’aucun loup ne traverse.

wolves-lesson-turn = À chaque tour tu as deux actions, et chacune se paie en tuiles du terrain visé.
wolves-lesson-lone = Ici, il y a un loup solitaire. Un alpha qui hurle à 2 cases au plus le gagne pour ta meute. Alors rapproche-toi.
wolves-lesson-move = Se déplacer coûte une tuile, et tes loups s’arrêtent sur le terrain qu’elle montre : ici, la forêt. Montre ton alpha, puis la case de forêt.
wolves-lesson-move_other = Ce loup ou cette case, ce sera pour une autre fois. Envoie l’alpha entouré sur la case entourée.
wolves-lesson-move_tile = Avec cette tuile, tes loups s’arrêteraient sur un autre terrain. Paie avec la forêt.

wolves-lesson-flipped = La tuile est retournée : elle montrait la forêt, elle montre maintenant la montagne. Ce que tu fais décide de ce que tu pourras faire ensuite.
wolves-lesson-stop = Avec la même tuile, un deuxième loup pourrait aller en forêt. Cette fois, ce n’est pas utile : arrête-toi là.
wolves-lesson-stop_other = Laisse les autres où ils sont pour l’instant, et arrête-toi.

wolves-lesson-howl = Deux de tes tuiles montrent maintenant la montagne, et le loup solitaire est en montagne : c’est juste le prix d’un hurlement. Montre-le.
wolves-lesson-howl_other = Gagne d’abord le loup solitaire : ta meute grandit tout de suite.
wolves-lesson-howl_move = Tu pourrais encore te déplacer, mais le loup solitaire est à ta portée. Hurle vers lui.

wolves-lesson-joined = C’est un de tes loups qui est là maintenant. Le solitaire est allé sur le cycle lunaire : tout ce qui y va rapproche la lune.
wolves-lesson-end = Tes deux actions sont faites. Finis ton tour.

wolves-lesson-den = Ensuite, une tanière. Les tanières comptent dans leur région, et chacune que tu prends de ton plateau rend la meute meilleure.
wolves-lesson-to_water = Pour une tanière, un alpha doit être sur sa case ou à côté. Envoie ton autre alpha vers l’eau : montre-le, puis la prairie entourée, et paie avec la tuile habitat.
wolves-lesson-home_tile = Plusieurs tuiles montrent maintenant la prairie, et la table te demandera laquelle paie. Prends ta tuile habitat : elle est prairie des deux côtés, tu n’y perds rien.
wolves-lesson-to_water_other = Cette fois, le chemin mène à l’eau : alpha entouré, case entourée.
wolves-lesson-home_tile_other = Paie avec la première tuile, ton habitat : elle reste prairie.

wolves-lesson-stop_again = Un loup suffit. Arrête-toi là.
wolves-lesson-dig = Construis la tanière sur la case entourée, au bord de l’eau. Elle coûte deux tuiles de son terrain.
wolves-lesson-dig_other = La leçon a un projet pour la case entourée : construis ta tanière là.
wolves-lesson-pay = Paie avec deux tuiles qui montrent la prairie : encore la tuile habitat, et la troisième.
wolves-lesson-pay_other = Cette tuile te servira telle qu’elle est. Paie avec celles qui sont entourées.
wolves-lesson-track = De quelle piste vient la tanière ? Prends-la du déploiement : désormais, trois loups peuvent bouger pour une tuile.
wolves-lesson-track_other = Aller plus loin ou hurler plus fort, c’est bien aussi. Ici, le déploiement aide le plus.
wolves-lesson-end_again = Finis ton tour. Luna et Fenris jouent.

wolves-lesson-lair = Une tanière au bord de l’eau peut devenir un antre : 5 points, un jeton terrain bonus, et dans sa région il compte trois fois plus.
wolves-lesson-upgrade = Cela coûte deux tuiles de son terrain, et tu les as. Montre ta tanière.
wolves-lesson-upgrade_other = L’antre d’abord : il vaut 5 points tout de suite.
wolves-lesson-counts = Le contrôle d’une région se compte en pions : 1 pour un loup ou une tanière, 3 pour un antre. Personne ne te chassera d’ici de sitôt.
wolves-lesson-scatter = Le croissant est décompté le premier, et deux régions le montrent : celle-ci et sa voisine, où est ton autre alpha. Il faut être fort dans les deux.
wolves-lesson-scatter_one = Fais avancer cet alpha dans la région : paie avec la tuile neige.
wolves-lesson-scatter_other = Envoie le loup entouré sur la case entourée : les deux régions au croissant ont besoin de toi.
wolves-lesson-scatter_tile = Paie avec la neige : c’est là que les deux loups doivent s’arrêter.
wolves-lesson-to_prey = Et voici une proie, un élan. Trois de tes loups sur trois cases autour, et il est à toi.
wolves-lesson-scatter_two = La même tuile laisse partir un deuxième loup : amène l’autre alpha à côté de l’élan.
wolves-lesson-stop_here = Un troisième pourrait partir, mais attends. Arrête-toi là.
wolves-lesson-end_third = Finis ton tour, et regarde ce que préparent les autres.

wolves-lesson-hunt = Un de tes loups est à côté de l’élan. Encore deux, et il est encerclé : ce n’est pas une action, cela se fait tout seul.
wolves-lesson-surround = Les deux peuvent partir avec une seule tuile. D’abord le loup de meute du milieu.
wolves-lesson-surround_other = Deux loups doivent rejoindre l’élan avec une tuile : le loup entouré va sur la case entourée.
wolves-lesson-third_wolf = Maintenant le loup que ton hurlement a gagné.
wolves-lesson-closed = Trois cases autour de l’élan, trois loups à toi.
wolves-lesson-stop_hunt = Arrête le déplacement, et la chasse a lieu.

wolves-lesson-moose = L’élan est à toi : des points et un jeton action bonus. Une seule proie de chaque sorte compte, alors vise une autre la prochaine fois.
wolves-lesson-second_den = Il reste une action. Construis une deuxième tanière sur la case entourée. Ton jeton terrain bonus remplace la tuile qui manque.
wolves-lesson-spread_again = Encore le déploiement : sous cette tanière, il y a un jeton action bonus.
wolves-lesson-bonus = Chacun de ces jetons te donne une action de plus, au tour que tu veux. Garde-les pour le moment où trois ou quatre actions de suite décident de quelque chose.
wolves-lesson-bonus_later = Garde le jeton : il vaut davantage juste avant que la lune se lève.
wolves-lesson-end_fourth = Finis ton tour.

wolves-lesson-intruder = Luna a ici un loup de meute, seul sur sa case. Seul, on peut le dominer : pour trois tuiles il s’en va, et un de tes loups prend sa place.
wolves-lesson-come_near = Ton alpha doit être à portée de hurlement. Rapproche-le.
wolves-lesson-near_other = Envoie l’alpha entouré : de là, il atteint le loup de Luna.
wolves-lesson-stop_last = C’est assez près. Arrête-toi.
wolves-lesson-dominate = Trois de tes tuiles montrent son terrain. Domine ce loup : montre-le.
wolves-lesson-dominate_other = Saisis l’occasion : au prochain tour, Luna ajoutera peut-être un second pion, et le loup sera à l’abri.

wolves-lesson-control = Ta rangée de loups est plus courte d’un loup, et cela fait aussi des points. Montre une région quand tu veux savoir qui la contrôle.
wolves-lesson-moon = Le cycle lunaire est presque rempli jusqu’au croissant. Dès que cette date est couverte, le croissant est décompté à la fin du tour.
wolves-lesson-end_last = Tout est prêt. Finis ton tour.

wolves-lesson-scored = Le croissant s’est levé, et dans ses deux régions la première place était à toi : 4 points chacune. Le quartier et la pleine lune en donnent 6 et 8, dans d’autres régions. C’est le moment d’y aller.
wolves-lesson-done = Tu as fait tout ce qu’une meute peut faire : se déplacer, hurler, construire, élever un antre, chasser, dominer. Continue ici comme tu veux, ou commence ta propre partie.

wolves-lesson-note_flee = Un loup est chassé. Il fuit vers la place la plus proche qui lui convient ; à distance égale, c’est toi qui choisis.
wolves-lesson-note_stack = Tu encercles deux troupeaux à la fois. Tu ne peux prendre qu’un jeton de chaque sorte.
