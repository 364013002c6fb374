### Traces de Loups en français : ce que veulent dire ses mots.

tracks-term-alpha = alpha
    .forms = alpha(s) | mâle alpha | femelle alpha
    .about = Le mâle et la femelle les plus haut placés. Ils mangent les premiers et rapportent le plus, mais perdent de la force à la fin de l’année.
    .rule = B0.6

tracks-term-beta = bêta
    .forms = bêta
    .about = Le deuxième mâle. Il est seul dans sa rangée, juste sous les alphas.
    .rule = B0.6

tracks-term-omega = oméga
    .forms = oméga(s)
    .about = Le loup sans aucune reconnaissance, sous tous les autres. Il ne combat pas et il est exclu après la chasse en meute, sauf s’il gagne une pastille d’ici là.
    .rule = B3.1

tracks-term-rank = rang
    .forms = rang(s)
    .about = La rangée d’un loup, comptée depuis le bas : 1 point pour la plus basse, 2 pour la suivante, chaque année.
    .rule = M1

tracks-term-recognition = reconnaissance
    .forms = reconnaissance | pastille(s) de reconnaissance | pastille(s)
    .about = Un loup en a jusqu’à quatre pastilles. Chacune rapporte un point par an ; en avoir plus donne une carte de plus au combat. Sans aucune, un loup devient oméga.
    .rule = M2

tracks-term-strength = force
    .forms = force
    .about = Ce qui garde un loup en vie, jusqu’à douze. Les grands pions, la faim et les blessures en coûtent ; en dessous de un, il meurt.
    .rule = B0.4

tracks-term-counter = pion
    .forms = pion(s)
    .about = Un de tes quinze nombres de l’année. Chacun se place une fois, et le plus élevé d’une phase agit en premier. Tous reviennent l’année suivante.
    .rule = B0.10

tracks-term-spirals = spirales
    .forms = spirale(s)
    .about = La force qu’un grand pion coûte à son loup quand on le révèle.
    .rule = B0.10

tracks-term-raising = éducation des louveteaux
    .forms = éducation des louveteaux
    .about = Phase 1. Tous les pions ensemble gardent des louveteaux en vie, un par tranche de sept points ; le plus élevé gagne une pastille.
    .rule = PH1.1

tracks-term-solitary = chasse en solitaire
    .forms = chasse en solitaire | chasse(s) en solitaire
    .about = Phase 2. Un loup après l’autre attrape un petit animal, le pion le plus élevé d’abord. Qui n’attrape rien a faim.
    .rule = PH2.1

tracks-term-pack_hunt = chasse en meute
    .forms = chasse(s) en meute
    .about = Phase 3. La somme des pions décide si la grande proie est tuée et si le premier chasseur est blessé.
    .rule = PH3.1

tracks-term-howling = hurlements
    .forms = hurlements
    .about = Phase 4. Des hurlements faibles font fuir une grande proie, des hurlements forts en amènent une autre ; le pion le plus élevé gagne une pastille.
    .rule = PH4.1

tracks-term-rank_fight = combat de rang
    .forms = combat(s) de rang
    .about = Phase 5. Les loups qui ont un pion ici peuvent attaquer : une femelle n’importe quelle autre, un mâle celui juste au-dessus.
    .rule = PH5.1

tracks-term-quarry = proie de la chasse
    .forms = proie de la chasse en meute
    .about = La grande proie que la meute chasse cette année. Ses trois nombres disent à partir de quelle somme elle blesse, est tuée, ou ne blesse personne.
    .rule = P2.3

tracks-term-hurt = blessé
    .forms = blessé(e,s,es) | blessure(s)
    .about = On tire une carte combat de un à dix : le loup perd autant de force. Il peut en mourir.
    .rule = PH3.2

tracks-term-submit = se soumettre
    .forms = soumets-toi | se soumet | se soumettre | soumis
    .about = Céder sans combat : une pastille en moins et, contre un loup plus bas, la place, mais pas de blessure. Plus de combat cette année.
    .rule = PH5.5

tracks-term-excluded = exclu
    .forms = exclu(e,s,es) | exclusion(s)
    .about = Le loup doit quitter la meute. Sa carte revient en main, et cela coûte des points à la fin de l’année.
    .rule = B3.2

tracks-term-blue = carte bleue
    .forms = carte(s) bleue(s)
    .about = Dit combien de louveteaux naissent cette année.
    .rule = P1.1

tracks-term-cub = louveteau
    .forms = louveteau(x)
    .about = Une de tes cartes, face cachée à côté de la femelle alpha. S’il vit jusqu’à la fin de l’année, il rejoint la meute comme jeune loup.
    .rule = P1.4

tracks-term-young = jeune loup
    .forms = jeune(s) loup(s)
    .about = Un louveteau devenu grand. Il peut rester, ou partir pour des points : de préférence avec un jeune loup de l’autre sexe.
    .rule = M6

tracks-term-fight_card = carte combat
    .forms = carte(s) combat
    .about = De un à dix. Au combat, les deux en révèlent une ; la plus petite coûte des points, plus si l’écart est grand.
    .rule = PH5.6c
