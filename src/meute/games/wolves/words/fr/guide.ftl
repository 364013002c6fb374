### Le Clan des Loups en français : le jeu en deux minutes, et l'aide de jeu.

wolves-guide-regions-title = Une lune sur chaque région
wolves-guide-regions = Chaque région a une lune sur son point d’eau. Quand elle se lève, qui y est le plus fort marque : { $crescent } points pour un croissant, { $half } pour une demi-lune, { $full } pour une pleine lune. D’abord les croissants, à la fin les pleines lunes, et la partie est finie.
wolves-guide-tiles-title = Six tuiles paient tout
wolves-guide-tiles = À ton tour, tu fais { $actions } actions. Tu paies avec des tuiles qui montrent le terrain visé. Une tuile qui a payé se retourne : le petit hexagone montre ce qu’elle sera ensuite.
wolves-guide-move-title = Se déplacer
wolves-guide-move = Pour { $cost ->
    [one] { $cost } tuile
   *[other] { $cost } tuiles
}, déplace jusqu’à { $wolves } loups, chacun de { $hexes } hexagones au plus. Ils traversent n’importe quelle terre et s’arrêtent sur le terrain payé.
wolves-guide-howl-title = Hurler
wolves-guide-howl = Un loup solitaire est à { $reach } hexagones ou moins d’un de tes alphas ? Pour { $cost } tuiles de son terrain, il te rejoint : le prochain loup de ta rangée prend sa place.
wolves-guide-den-title = Tanières et antres
wolves-guide-den = Pour { $den } tuiles, construis une tanière là où se trouve un de tes alphas, ou juste à côté. Les tanières améliorent ta meute : plus de loups à la fois, plus vite, entendus de plus loin. À côté d’un point d’eau, { $lair } tuiles font d’une tanière un antre, qui rapporte des points.
wolves-guide-hunt-title = Encercle la proie
wolves-guide-hunt = Quand { $wolves } de tes loups entourent une proie, elle est à toi, sans rien payer. Ici, il manque encore un loup. Chaque espèce de proie compte une fois.
wolves-guide-score-title = À qui est la région ?
wolves-guide-score = Quand sa lune se lève, chaque loup et chaque tanière compte { $one }, chaque antre { $lair }. Qui est premier prend la lune, ici { $first } points ; qui est second en marque { $second }. Après la pleine lune, le plus de points gagne.

wolves-aid-turn = Ton tour : { $actions } actions
wolves-aid-turn-move = Se déplacer, { $move } { $move ->
    [one] tuile
   *[other] tuiles
} | Autant de loups que ton déploiement, aussi loin que leur vitesse, jusqu’au terrain payé.
wolves-aid-turn-howl = Hurler, { $howl } tuiles | Un loup solitaire à portée de hurlement d’un alpha ; ton prochain loup prend sa place.
wolves-aid-turn-den = Tanière, { $den } tuiles | Sur un alpha ou à côté ; prends une tanière de la piste de ton choix.
wolves-aid-turn-lair = Antre, { $lair } tuiles | Une tanière à côté d’un point d’eau, sur un alpha ou à côté ; un seul par région.
wolves-aid-turn-dominate = Dominer, { $dominate } tuiles | Un loup de meute ou une tanière d’une autre meute, seul de sa couleur, à portée de hurlement : ta pièce prend sa place.
wolves-aid-pay = Payer
wolves-aid-pay-tile = Tuiles | Toutes montrent le terrain visé ; ensuite elles se retournent.
wolves-aid-pay-terrain = Jeton terrain | Remplace une tuile de n’importe quel terrain.
wolves-aid-pay-action = Jeton action | Une action de plus à ce tour.
wolves-aid-free = Sans rien payer
wolves-aid-free-hunt = Chasser | { $hunters } de tes loups autour d’une proie : tu la prends. Une de chaque espèce.
wolves-aid-free-displace = Repousser | Ton alpha arrive sur un loup de meute d’une autre meute, ou ton antre se construit sous un loup : il fuit vers l’hexagone libre le plus proche.
wolves-aid-score = Quand une lune se lève
wolves-aid-score-when = Quand | Le cycle lunaire avance avec chaque loup solitaire rallié, tanière devenue antre ou pièce dominée. Dates des lunes : { $crescent_date }, { $half_date }, { $full_date }.
wolves-aid-score-count = Ce qui compte | Loup, alpha et tanière { $one }, antre { $control }. À égalité : le plus d’alphas.
wolves-aid-score-crescent = Croissant | premier { $crescent }, second { $crescent_second }
wolves-aid-score-half = Demi-lune | premier { $half }, second { $half_second }
wolves-aid-score-full = Pleine lune | premier { $full }, second { $full_second } ; puis la partie est finie.
wolves-aid-points = Points de ton plateau
wolves-aid-points-wolves = Loups ralliés | { $wolves }
wolves-aid-points-lairs = Antres | { $lairs }
wolves-aid-points-prey = Proies | { $prey }
wolves-aid-points-dens = Tanières d’une piste | { $dens }
