### Silver in French: what the teacher says in the coached first game.

silver-lesson-other = C’est permis, mais la leçon continue autrement. Suis l’anneau doré.

silver-lesson-goal = Le nombre sur une carte dit combien de loups-garous elle amène. À la fin de toutes les manches, le plus petit total gagne.
silver-lesson-village = Cette rangée est ton village. Les cinq cartes sont cachées : même toi, tu ne les connais pas encore.
silver-lesson-look = Au début, tu peux en regarder deux. Montre ta première et ta deuxième carte.
silver-lesson-look_other = Choisis la première et la deuxième carte : la leçon continue avec ces deux-là.

silver-lesson-seen = Un 4 et un 11, et personne d’autre ne les a vus. Le 4 peut rester. Le 11 devrait partir.
silver-lesson-draw = À ton tour, tu prends d’abord une nouvelle carte. Pioche.
silver-lesson-draw_take = Prendre la carte visible est une bonne idée : tu le feras au prochain tour. Commence par la pioche.

silver-lesson-swap = Un 3. Mets-le à la place de ton 11 : montre le 11. Le 3 y va face cachée, et le 11 part dans la défausse.
silver-lesson-swap_discard = Garde le 3 : il vaut moins que la plupart des cartes. Échange-le contre le 11.
silver-lesson-swap_set = Plusieurs cartes à la fois, c’est seulement si elles sont égales. Échange le 3 contre le 11.
silver-lesson-swap_other = Cette carte est peut-être petite. La deuxième, tu sais que c’est un 11 : échange celle-là.

silver-lesson-thrown = Luna a échangé une carte sans la connaître, et c’était un 2. Ce qui est au-dessus de cette pile, tout le monde peut le prendre.
silver-lesson-take = Prends le 2 : montre-le, puis la troisième carte de ton village, que personne n’a vue.
silver-lesson-take_draw = La pioche est une surprise, le 2 est sûr. Prends le 2.
silver-lesson-take_other = Garde le 4 et le 3. Mets le 2 au milieu : montre le 2, puis ta troisième carte.

silver-lesson-empath = Une carte venue de cette pile reste visible. Et visibles, les petites cartes de 0 à 4 travaillent pour toi. Le 2 est l’Empathe : à chacun de tes tours, il regarde une de tes cartes.
silver-lesson-empath_use = Utilise-le tout de suite : appuie sur le signe de l’Empathe, puis sur ta quatrième carte.
silver-lesson-empath_end = Pas encore : ce regard ne coûte rien. Utilise d’abord l’Empathe.
silver-lesson-empath_other = Cette fois, regarde la quatrième carte.

silver-lesson-again = Un 7, bof. C’est de nouveau ton tour, et celui de l’Empathe : regarde ta cinquième carte avant de piocher.
silver-lesson-again_draw = D’abord le regard, il ne coûte rien : on ne sait jamais à quoi il peut servir.
silver-lesson-again_other = Celle-là, tu la connais déjà. Regarde ta cinquième carte.

silver-lesson-pair = Encore un 7. Retiens bien ceci : deux cartes égales peuvent partir ensemble, contre une seule nouvelle.
silver-lesson-pair_draw = Pour cela, il te faut une petite carte. Pioche.
silver-lesson-pair_take = Avec un 10, ton village vaudrait plus cher. Pioche.

silver-lesson-seer = Un 9 n’a rien à faire dans ton village. Mais les cartes de 5 à 12 ont aussi un pouvoir : au moment où tu défausses la carte que tu viens de piocher.
silver-lesson-seer_discard = Le 9 est la Voyante, qui regarde n’importe quelle carte. Défausse-la : montre la défausse.
silver-lesson-seer_swap = Le 9 compterait alors dans ton village, et son pouvoir serait perdu. Défausse-le.
silver-lesson-seer_set = Tes deux 7 méritent mieux : un 9 contre 14, c’est peu, et le pouvoir serait perdu. Défausse le 9.

silver-lesson-target = Au début, Luna a regardé sa deuxième carte, et elle l’a gardée. Montre-la pour savoir ce que c’est.
silver-lesson-target_other = Regarde la deuxième carte de Luna : celle qu’elle connaît et qu’elle a gardée.

silver-lesson-spied = Un 10, et maintenant tu le sais. L’œil sur une carte te rappelle tout ce que tu as vu.
silver-lesson-third_draw = À toi. Pioche.
silver-lesson-third_take = Un 13, c’est la plus forte carte du jeu. Pioche.
silver-lesson-third_empath = Tu connais déjà toutes tes cartes. Pioche.

silver-lesson-set = Un 4, et les voilà : deux cartes égales. Tu peux échanger tes deux 7 contre ce seul 4.
silver-lesson-set_do = Montre un des deux 7 et choisis d’échanger les deux.
silver-lesson-set_discard = Le 4 est exactement ce qu’il te faut : il prend la place des deux 7.
silver-lesson-set_swap = Un contre un, ce serait bien. Deux contre un, c’est mieux : échange les deux 7.
silver-lesson-set_other = Annonce exactement les deux 7 : les cartes 4 et 5. Si des cartes annoncées ne sont pas égales, elles restent toutes.

silver-lesson-put = Elles étaient égales : toutes deux sont parties. Mets le 4 dans le trou.

silver-lesson-smaller = Quatre cartes au lieu de cinq : 4, 3, 2 et 4.
silver-lesson-end_turn = Tu pourrais encore regarder avec l’Empathe, mais tu connais tout. Finis ton tour.
silver-lesson-end_turn_other = Cette carte, tu la connais déjà. Finis ton tour.

silver-lesson-sum = Cela fait 13 en tout. Avec quatre cartes ou moins, tu peux déclencher le décompte au lieu de piocher.
silver-lesson-risk = Si personne n’a moins que toi, tu ne perds rien du tout. Mais si les cinq cartes de Luna valent moins de 13, tu perds 13 et encore 10. L’une d’elles est un 10, alors courage.
silver-lesson-call = Déclenche le décompte. Luna joue encore un dernier tour.
silver-lesson-call_other = Tu pourrais continuer, mais avec 13, c’est le moment de s’arrêter. Déclenche le décompte.
silver-lesson-call_empath = Qui utilise un pouvoir ne peut pas déclencher le décompte dans le même tour. Déclenche-le tout de suite.

silver-lesson-won = C’est toi qui avais le moins de loups-garous : tu ne perds rien, et Luna perd tous les siens. On gagne ainsi : un petit village, et un décompte au bon moment.
silver-lesson-amulet = Pour ce décompte réussi, tu as reçu l’Amulette d’argent. Elle ne sert que dans cette manche.
silver-lesson-look_again = Nouvelle manche, cinq nouvelles cartes. Regarde la première et la deuxième.

silver-lesson-lay = Un 2 et un 12. Les autres peuvent échanger ou voler tes cartes, mais pas celle qui est sous l’Amulette. Protège le 2 : montre l’Amulette, puis la carte.
silver-lesson-lay_first = D’abord l’Amulette : elle ne coûte rien, et tu ne l’as que pour cette manche.
silver-lesson-lay_other = Pose-la sur le 2, ta première carte : un 12, on peut bien te le voler.

silver-lesson-guarded = Plus personne ne peut toucher cette carte, même toi.
silver-lesson-last_draw = Maintenant, pioche.
silver-lesson-last_draw_other = Prends une carte de la pioche.
silver-lesson-last_swap = Encore un 2. Tu sais où est sa place.
silver-lesson-last_swap_other = C’est le 12 qui doit partir : montre ta deuxième carte.

silver-lesson-done = Voilà tout le jeu : regarder, échanger, se défaire des cartes égales, et déclencher le décompte à temps. Finis cette manche comme tu veux, ou commence ta propre partie.

silver-lesson-note_power = Un pouvoir que tu ne connais pas encore. La question dit ce qu’il fait, et tu peux toujours t’en passer.
silver-lesson-note_failed = Ces cartes n’étaient pas égales : elles restent, visibles, et la nouvelle s’ajoute.
silver-lesson-note_rascal = Avec le Garnement, le 4, visible dans ton village, tu pioches une carte de plus et tu gardes la meilleure.
