### Le Clan des Loups en français : ce que veulent dire ses mots.

wolves-term-alpha = alpha
    .forms = alpha(s)
    .about = Un chef de ta meute. Seuls les alphas hurlent, dominent et font construire ; à égalité dans une région, ils décident.
    .rule = 2.4

wolves-term-pack_wolf = loup de meute
    .forms = loup(s) de meute
    .about = Un loup qui n’est pas alpha. Il se déplace, chasse et compte dans sa région.
    .rule = 7.1

wolves-term-lone_wolf = loup solitaire
    .forms = loup(s) solitaire(s)
    .about = Un loup sans meute. Hurle vers lui, et le prochain loup de ta rangée prend sa place.
    .rule = 22.1

wolves-term-den = tanière
    .forms = tanière(s)
    .about = Un abri que ta meute construit. Elle compte dans sa région, améliore une capacité et, à côté d’un point d’eau, peut devenir un antre.
    .rule = 14.1

wolves-term-lair = antre
    .forms = antre(s)
    .about = Une tanière agrandie, à côté d’un point d’eau. Il compte triple dans sa région ; personne ne peut y entrer ni le dominer. Un seul par région.
    .rule = 18.1

wolves-term-howl = hurler
    .forms = hurle(r,s) | hurlement(s) | portée du hurlement
    .about = Appeler un loup solitaire dans ta meute. Il doit être à portée de hurlement d’un de tes alphas.
    .rule = 21.1

wolves-term-spread = déploiement
    .forms = déploiement
    .about = Combien de tes loups un déplacement peut déplacer.
    .rule = 7.1

wolves-term-speed = vitesse des loups
    .forms = vitesse des loups
    .about = De combien d’hexagones chaque loup peut avancer.
    .rule = 7.1

wolves-term-dominate = dominer
    .forms = domine(r,s) | dominé(e,s,es)
    .about = Prendre la place d’un loup de meute ou d’une tanière adverse qui n’a pas d’autre pièce de sa couleur avec lui.
    .rule = 23.1

wolves-term-displace = mettre en fuite
    .forms = mettre en fuite | mis en fuite | mise en fuite | met en fuite
    .about = Chasser un loup de sa case. Il fuit vers la plus proche qui peut l’accueillir ; celui qui le chasse choisit entre les égales.
    .rule = 13.1

wolves-term-water = point d’eau
    .forms = point(s) d’eau
    .about = Le milieu d’une région. Sa lune y repose, et les tanières voisines peuvent devenir des antres. Les loups le contournent.
    .rule = 17.1

wolves-term-calendar = cycle lunaire
    .forms = cycle lunaire
    .about = La suite de dates que remplissent les loups ralliés, les tanières devenues antres et les pièces dominées. Quand elle atteint une lune, des régions sont décomptées.
    .rule = 30.1

wolves-term-moon = lune
    .forms = croissant(s) | demi-lune(s) | demi-lunes | pleine(s) lune(s)
    .about = Une région est décomptée quand sa lune se lève : d’abord les croissants, puis les demi-lunes, enfin les pleines lunes, qui valent le plus et finissent la partie.
    .rule = 30.1

wolves-term-control = contrôle
    .forms = contrôle(r,s)
    .about = Ta force dans une région : un par loup, alpha et tanière, plus pour un antre.
    .rule = 31.1

wolves-term-region = jeton de région
    .forms = jeton(s) de région | jeton(s) PV
    .about = Ce que vaut une région quand sa lune s’est levée : le grand nombre pour le premier, le petit pour le second.
    .rule = 32.1

wolves-term-habitat = tuile habitat
    .forms = tuile habitat
    .about = Ta première tuile. Elle montre ton terrain d’origine des deux côtés et paie donc toujours le même.
    .rule = 2.2

wolves-term-action_token = jeton action bonus
    .forms = jeton(s) action bonus
    .about = Rends-le pour une action de plus à ton tour, payée comme les autres.
    .rule = 4.2

wolves-term-terrain_token = jeton terrain bonus
    .forms = jeton(s) terrain bonus
    .about = Remplace une tuile de n’importe quel terrain quand tu paies.
    .rule = 5.3

wolves-term-prey = proie
    .forms = proie(s)
    .about = Des animaux dans les régions. Tes loups sur trois côtés en attrapent une, sans action. Chaque espèce compte une fois.
    .rule = 26.1

wolves-term-row = rangée de loups
    .forms = rangée de loups
    .about = Les loups de ton plateau qui attendent. Ceux qui en partent rapportent des points.
    .rule = 22.1
