### Silver en français : ce que veulent dire ses mots.

silver-term-village = village
    .forms = village(s)
    .about = La rangée de cartes devant chacun. Moins elle vaut à la fin de la manche, mieux c’est.
    .rule = R0.1

silver-term-face_up = visible
    .forms = visible(s) | face cachée | faces cachées | cachée(s)
    .about = Une carte visible montre sa valeur à tout le monde, jusqu’à la fin de la manche. Une carte face cachée est inconnue, même de celui à qui elle est, tant que personne ne l’a regardée.
    .rule = R0.2

silver-term-deck = pioche
    .forms = pioche
    .about = Les cartes cachées qui restent à piocher.
    .rule = R0.7

silver-term-discard = défausse
    .forms = défausse
    .about = Là vont les cartes qui partent. On peut prendre celle du dessus au lieu de piocher.
    .rule = R0.6

silver-term-display = étalage
    .forms = étalage
    .about = Des cartes visibles à côté de la pioche, une par Écuyer visible. Chacun peut en piocher une.
    .rule = R8.1.1

silver-term-exchange = échanger
    .forms = échange(r,s,z) | échangée(s)
    .about = La nouvelle carte entre dans ton village, et une de tes cartes, ou plusieurs égales, en sortent.
    .rule = R6.1

silver-term-set = série
    .forms = série(s)
    .about = Plusieurs cartes annoncées ensemble. Égales, elles partent ensemble ; sinon elles restent, visibles.
    .rule = R6.4

silver-term-penalty = carte de pénalité
    .forms = carte(s) de pénalité
    .about = Une carte de la pioche, sans la voir, pour une série d’au moins trois cartes qui n’étaient pas égales.
    .rule = R6.7

silver-term-call = déclencher le décompte
    .forms = déclenche(r,s) le décompte | a déclenché le décompte | décompte
    .about = Au lieu de piocher, dire que ton village vaut le moins : chacun des autres joue un dernier tour, puis on compte.
    .rule = R5.3

silver-term-amulet = Amulette
    .forms = Amulette
    .about = Gagnée par un décompte que personne ne bat. À la manche suivante, tu peux la poser sur une de tes cartes : plus personne n’y touche.
    .rule = R7.3

silver-term-power = pouvoir
    .forms = pouvoir(s)
    .about = Ce qu’une carte sait faire. De 0 à 4 : tant qu’elle est visible dans un village ; de 5 à 12 : quand tu la pioches et la défausses ; 13 : dans une série.
    .rule = R3.5

silver-term-card_0 = Villageois (0)
    .forms = Villageois
    .about = { silver-power-0 }
    .rule = R8.0.1

silver-term-card_1 = Écuyer (1)
    .forms = Écuyer(s)
    .about = { silver-power-1 }
    .rule = R8.1.1

silver-term-card_2 = Empathe (2)
    .forms = Empathe(s)
    .about = { silver-power-2 }
    .rule = R8.2.1

silver-term-card_3 = Garde du corps (3)
    .forms = Garde du corps | Garde du corps
    .about = { silver-power-3 }
    .rule = R8.3.1

silver-term-card_4 = Garnement (4)
    .forms = Garnement(s)
    .about = { silver-power-4 }
    .rule = R8.4.1

silver-term-card_5 = Dénonciateur (5)
    .forms = Dénonciateur(s)
    .about = { silver-power-5 }
    .rule = R8.5.1

silver-term-card_6 = Révélateur (6)
    .forms = Révélateur(s)
    .about = { silver-power-6 }
    .rule = R8.6.1

silver-term-card_7 = Observateur (7)
    .forms = Observateur(s)
    .about = { silver-power-7 }
    .rule = R8.7.1

silver-term-card_8 = Apprentie voyante (8)
    .forms = Apprentie voyante | Apprenties voyante(s)
    .about = { silver-power-8 }
    .rule = R8.8.1

silver-term-card_9 = Voyante (9)
    .forms = Voyante(s)
    .about = { silver-power-9 }
    .rule = R8.9.1

silver-term-card_10 = Maître (10)
    .forms = Maître(s)
    .about = { silver-power-10 }
    .rule = R8.10.1

silver-term-card_11 = Sorcière (11)
    .forms = Sorcière(s)
    .about = { silver-power-11 }
    .rule = R8.11.1

silver-term-card_12 = Voleur (12)
    .forms = Voleur(s)
    .about = { silver-power-12 }
    .rule = R8.12.1

silver-term-card_13 = Doppelgänger (13)
    .forms = Doppelgänger(s)
    .about = { silver-power-13 }
    .rule = R8.13.1
