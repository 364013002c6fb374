### The rules of The Wolves in French.
### A title has no full stop at its end, a paragraph has.

rule-1 = La carte
rule-1-1 = De trois à cinq joueurs, le plateau de départ, celui du canyon, occupe le centre. Autour de lui, on dispose des plateaux de région tirés au hasard : six à trois joueurs, huit à quatre, les dix à cinq. À deux joueurs, on suit la règle 3a.
rule-1-2 = Pour chaque nombre de joueurs, il est fixé d’avance où se trouvent les plateaux et lesquels sont tournés d’un demi-tour. Le hasard décide quel plateau de région va à quel emplacement.
rule-1-3 = Un loup solitaire occupe chacune des deux cases prévues pour lui sur chaque plateau de région.
rule-1-4 = Chaque plateau de région a une case de proie, qui reçoit au hasard une pile de deux jetons identiques. À trois joueurs, il y a deux piles de lapins et une pile d’élans, une de cerfs, une de ratons laveurs et une de sangliers. À quatre, une pile de chacune des cinq espèces et une seconde pour les lapins, les ratons laveurs et les sangliers. À cinq, deux piles de chaque espèce.
rule-1-5 = Sur le point d’eau de chaque plateau de région se trouve un jeton de région (le livret dit jeton Scoring de Région), attribué au hasard. À trois joueurs, on prend 2 croissants, 2 quartiers et 2 pleines lunes ; à quatre, 2, 3 et 3 ; à cinq, 3, 4 et 3.
rule-1-6 = Le cycle lunaire compte 30 dates. L’une de ses faces sert à deux ou trois joueurs, l’autre à quatre ou cinq.

rule-1a = Les prochaines régions décomptées
rule-1a-1 = Des jetons rappel sont posés sur les jetons de région qui seront décomptés ensuite : d’abord sur les croissants, puis sur les quartiers, enfin sur les pleines lunes. Ils aident à s’y retrouver et ne changent rien au jeu.

rule-2 = Ton plateau personnel
rule-2-1 = Ton plateau a une face pour deux joueurs et une autre pour trois à cinq. Les points et les jetons bonus n’y sont pas les mêmes (règle 15, règle 27 et règle 35).
rule-2-2 = Six tuiles terrain se trouvent au-dessus. La première est ta tuile habitat, qui montre ton terrain d’origine des deux côtés. Les cinq tuiles doubles à côté sont les mêmes pour tous : forêt et montagne, montagne et prairie, prairie et neige, neige et désert, désert et forêt.
rule-2-3 = Douze tanières couvrent tes trois pistes de capacité, quatre sur chacune ; seul le plus petit nombre de chaque piste reste visible. Tu débutes donc avec un déploiement de 2, une vitesse des loups de 3 et une portée du hurlement de 2.
rule-2-4 = Tes quatre antres occupent leurs emplacements. La rangée de loups contient six loups de meute et deux alphas, ceux-ci en troisième et en sixième place. Il te reste deux alphas et deux loups de meute à placer sur la carte.

rule-2a = Le choix d’une meute
rule-2a-1 = Chaque meute a une couleur et un terrain d’origine : forêt, montagne (les loups des Rocheuses), prairie, neige ou désert. Dans l’ordre des places, chacun choisit une meute encore libre. À deux joueurs, celui qui choisit en dernier choisit aussi la couleur de la troisième meute (règle 3a).
rule-2a-2 = Avec le réglage « { wolves-setting-packs } : distribuées », c’est le hasard qui attribue les meutes, la troisième comprise.

rule-2b = La pose des tuiles doubles
rule-2b-1 = Avant qu’un loup n’arrive sur la carte, tu décides quel côté de tes cinq tuiles doubles est visible. Aucun terrain ne peut apparaître deux fois parmi ces cinq ; sur les six tuiles, seul ton terrain d’origine apparaît donc deux fois. Il n’y a que deux façons de faire : toutes les tuiles côté recto, avec le terrain nommé en premier dans la règle 2, ou toutes côté verso, avec celui nommé en second.

rule-3 = Les premiers loups, de trois à cinq joueurs
rule-3-1 = Le premier joueur est tiré au sort. À partir de lui, dans le sens horaire, chacun place un alpha et un loup de meute ensemble sur une case de terre libre du plateau de départ.
rule-3-2 = Puis on repart dans l’autre sens : celui qui vient de placer place aussitôt une seconde fois. Chacun met un deuxième alpha et un deuxième loup de meute sur une case libre, de l’autre côté du canyon par rapport à sa première case.
rule-3-3 = Le premier joueur joue le premier tour. On continue ensuite dans le sens horaire.

rule-3a = La mise en place à deux joueurs
rule-3a-1 = Cinq plateaux de région tirés au hasard forment la carte, sans le plateau de départ. Les loups solitaires sont placés comme d’habitude. Chaque case de proie reçoit au hasard un seul jeton, un de chaque espèce.
rule-3a-2 = Les jetons sont répartis au hasard sur les points d’eau : un croissant seul ; deux fois une pleine lune seule ; un croissant posé sur un quartier ; un quartier posé sur une pleine lune. Les deux régions où il y a une pile sont décomptées deux fois (règle 33).
rule-3a-3 = Une troisième meute, d’une couleur que personne ne joue, occupe une case de chaque région : celle qui se trouve en haut à droite du point d’eau. Ses pions dépendent des jetons présents. Croissant seul : deux loups de meute. Croissant sur quartier : un antre. Chaque pleine lune seule : un antre et un alpha. Quartier sur pleine lune : un antre et deux alphas.
rule-3a-4 = La troisième meute n’agit jamais, mais elle compte à chaque décompte de région (règle 31). On ne peut ni dominer ni faire fuir ses pions. Aucun loup ne peut s’arrêter sur ses cases et aucune tanière ne peut y être construite, mais les loups peuvent les traverser.
rule-3a-5 = Le premier joueur est tiré au sort et place un alpha et un loup de meute ensemble sur une case. L’autre joueur le fait deux fois, puis le premier encore une fois. Il faut une case de terre vide, sans pion, ni loup solitaire, ni proie, dans une région sans croissant, pas même dans une pile. Tes deux paires peuvent aller dans la même région, mais pas sur la même case. Le premier joueur joue le premier tour.

rule-3b = Le jeton du second joueur
rule-3b-1 = À deux joueurs, le second joueur reçoit un jeton action bonus au début de son premier tour. Il peut l’utiliser pendant ce tour ou pendant n’importe lequel de ses tours suivants.

rule-4 = Deux actions par tour
rule-4-1 = À ton tour, tu fais exactement deux actions. Il y en a cinq : se déplacer, construire une tanière, transformer une tanière en antre, hurler, dominer. Tu peux faire deux fois la même, et leur coût n’a pas d’importance.
rule-4-2 = Tu peux rendre autant de jetons action bonus que tu veux. Chacun te donne une action de plus pendant ce tour, à payer comme toute autre (précision o).

rule-5 = Le coût d’une action
rule-5-1 = Tu paies avec des tuiles qui montrent le terrain de la case visée : 1 pour se déplacer, 2 pour hurler, 2 pour une tanière, 2 pour un antre, 3 pour dominer. Toutes les tuiles d’une action montrent ce même terrain, et chacune ne compte qu’une fois. Si tu as plus de tuiles qu’il n’en faut, tu choisis lesquelles.
rule-5-2 = Chaque tuile utilisée pour payer est retournée et montre désormais son autre côté.
rule-5-3 = Un jeton terrain bonus remplace une tuile de n’importe quel terrain, puis retourne à la réserve. Des jetons peuvent payer une partie du coût, ou la totalité.

rule-5a = Les deux côtés sont connus
rule-5a-1 = Les coins d’une tuile indiquent ce que montre son autre côté. Tout le monde peut donc connaître à tout moment les deux côtés de toutes les tuiles.

rule-6 = La fin du tour
rule-6-1 = Après tes actions, on regarde le cycle lunaire (règle 30). Puis c’est au joueur suivant, dans le sens horaire.

rule-7 = Se déplacer : combien de loups, et jusqu’où
rule-7-1 = Pour 1 tuile, tu peux déplacer autant de loups différents que l’indique ton déploiement, alphas et loups de meute mêlés à ta guise. Chacun parcourt au plus autant de cases que l’indique la vitesse de tes loups.
rule-7-2 = Chaque loup déplacé doit s’arrêter sur le terrain que tu as payé. La case qu’il quitte et celles qu’il traverse peuvent être de n’importe quel terrain. Tes loups n’ont pas à rester groupés.

rule-8 = Ni à travers l’eau, ni à travers le canyon
rule-8-1 = Un loup ne peut ni entrer dans un point d’eau ou dans le canyon, ni les traverser. Il les contourne.

rule-9 = Pas d’arrêt sur un loup solitaire ou une proie
rule-9-1 = Aucun loup ne s’arrête sur une case tant qu’il y reste un loup solitaire ou un jeton proie. Quand le dernier est parti, c’est une case comme les autres.

rule-10 = Deux pions par case au plus
rule-10-1 = Une case ne contient jamais plus de deux pions des meutes : loups, tanières et antres comptent tous. Il y a une seule exception : la case de la troisième meute près du quartier posé sur une pleine lune (règle 3a).

rule-11 = Où un loup peut s’arrêter
rule-11-1 = Tout loup peut s’arrêter sur une case vide, sur une case avec un seul de tes pions, quel qu’il soit, et sur une case dont le seul pion est une tanière adverse.
rule-11-2 = Un alpha peut aussi s’arrêter sur une case dont le seul pion est un loup de meute adverse. Il le fait fuir (règle 13).

rule-12 = Les pions qui ne partagent jamais une case
rule-12-1 = Deux loups de meute de couleurs différentes ne partagent jamais une case, deux alphas de couleurs différentes non plus.
rule-12-2 = Un loup de meute ne peut pas s’arrêter là où se trouve un alpha adverse. Aucun loup ne peut s’arrêter sur un antre adverse.

rule-13 = Où va un loup mis en fuite
rule-13-1 = Un loup mis en fuite va le moins loin possible : sur une case vide, sans pion, ni loup solitaire, ni proie, ou sur une case où se trouve un seul pion, de sa couleur. Entre des cases aussi proches, c’est le joueur dont l’alpha ou l’antre le fait fuir qui choisit.

rule-14 = Tanière : le coût et le lieu
rule-14-1 = Une tanière coûte 2 tuiles du terrain où tu la construis. L’un de tes alphas doit se trouver sur cette case ou à côté.

rule-15 = Tanière : ce qu’elle rapporte
rule-15-1 = Prends la tanière suivante d’une piste de ton choix, de gauche à droite, la rangée du haut avant celle du bas. Ce que tu découvres est aussitôt à toi : la capacité améliorée, un jeton bonus, des points.
rule-15-2 = La première et la troisième tanière d’une piste l’améliorent. Le déploiement passe de 2 à 3 puis 4, la vitesse des loups de 3 à 4 puis 5, la portée du hurlement de 2 à 3 puis 4.
rule-15-3 = La deuxième et la quatrième tanière d’une piste rapportent un jeton bonus. De trois à cinq joueurs, le déploiement donne un jeton action, puis un jeton terrain ; les deux autres pistes, un jeton terrain, puis un jeton action. À deux joueurs, chaque piste donne un jeton action, puis un jeton terrain.
rule-15-4 = Une piste vaut 3 points à partir de sa troisième tanière et 7 avec la quatrième ; à deux joueurs, 2 et 5.

rule-16 = Tanière : les lieux interdits
rule-16-1 = Tu ne peux construire ni sur une case avec un pion adverse, quel qu’il soit, ni là où se trouve déjà une tanière ou un antre, ni là où il y a déjà deux pions.
rule-16-2 = Tu ne peux pas construire là où se trouve un loup solitaire ou un jeton proie (précision x).
rule-16-3 = Le terrain est libre. Mais seule une tanière à côté d’un point d’eau peut devenir un antre.

rule-17 = Antre : le coût et la condition
rule-17-1 = Transformer l’une de tes tanières coûte 2 tuiles du terrain où elle se trouve. L’un de tes alphas doit être sur sa case ou à côté, et la case doit toucher un point d’eau.

rule-18 = Antre : ce qui se passe
rule-18-1 = La tanière va sur le cycle lunaire, et l’antre le plus à gauche de ton plateau personnel prend sa place. Tu reçois un jeton terrain bonus, et 5 points de plus.

rule-19 = Un seul antre par région
rule-19-1 = Tu ne peux avoir qu’un antre sur chaque plateau de région. Les antres des autres meutes ne comptent pas.

rule-20 = Un antre fait fuir les adversaires
rule-20-1 = Si un loup adverse, loup de meute ou alpha, se trouve sur la case du nouvel antre, il fuit selon la règle 13.

rule-21 = Hurler : le coût et la portée
rule-21-1 = Un hurlement coûte 2 tuiles du terrain où se trouve le loup solitaire. Celui-ci doit être à portée de hurlement de l’un de tes alphas : aucun autre loup ne hurle.

rule-22 = Hurler : ce qui se passe
rule-22-1 = Le loup solitaire va sur le cycle lunaire. Le loup suivant de ta rangée vient sur sa case, et ce peut être un alpha.

rule-23 = Dominer : le coût et les cibles
rule-23-1 = Dominer coûte 3 tuiles du terrain de la cible. La cible est un loup de meute ou une tanière adverse à portée de hurlement de l’un de tes alphas. Les alphas et les antres ne peuvent jamais être dominés.

rule-24 = Deux pions d’une couleur se protègent
rule-24-1 = Quand deux pions d’une même couleur partagent une case, quels qu’ils soient, ni l’un ni l’autre ne peut être dominé.

rule-25 = Dominer : ce qui se passe
rule-25-1 = La cible va sur le cycle lunaire, et un de tes pions de même sorte prend sa place. Pour une tanière, c’est la suivante d’une piste de ton choix, avec tout ce qu’elle rapporte (règle 15). Pour un loup, c’est le suivant de ta rangée (précision t).

rule-26 = La chasse
rule-26-1 = La chasse n’est pas une action et ne coûte aucune tuile : elle a lieu d’elle-même à la fin d’une action. Si tes loups, alphas ou non, se trouvent alors sur au moins trois cases différentes autour d’une case de proie, tu prends le jeton du dessus de sa pile.

rule-27 = Ce que rapporte la chasse
rule-27-1 = Tu ne peux posséder qu’un jeton de chaque espèce de proie.
rule-27-2 = Le jeton couvre la place libre la plus à gauche de ta piste de chasse. De trois à cinq joueurs, tu reçois aussi un jeton action bonus ; à deux, seulement les points.

rule-27a = Deux piles de la même espèce
rule-27a-1 = Si tu as encerclé deux piles de la même espèce, tu choisis laquelle donne son jeton.

rule-28 = La hiérarchie des pions
rule-28-1 = Les rangs, de bas en haut : tanière, loup de meute, alpha, antre. Un pion ne peut rejoindre un pion adverse que si celui-ci est seul et de rang inférieur.
rule-28-2 = Si le pion de rang inférieur est un loup, il fuit ; une tanière reste. Deux couleurs ne peuvent donc partager durablement une case que d’une façon : une tanière de l’une et un loup de l’autre.

rule-29 = Ce qui va sur le cycle lunaire
rule-29-1 = Les loups solitaires qui ont rejoint une meute, les tanières devenues des antres, les loups et les tanières dominés couvrent chacun la prochaine date libre, même s’ils viennent du plateau de départ. Les proies n’y vont jamais, et rien n’en revient.

rule-30 = Quand une lune est atteinte
rule-30-1 = Quand la date d’une lune, celle de votre nombre de joueurs, est couverte, on décompte les régions de cette lune à la fin du tour, après toutes les actions et actions bonus.
rule-30-2 = Dates du croissant, du quartier et de la pleine lune : 7, 13 et 18 à deux joueurs ; 9, 17 et 22 à trois ; 11, 20 et 26 à quatre ; 13, 23 et 30 à cinq.

rule-31 = Le contrôle d’une région
rule-31-1 = Ton contrôle d’une région est de 1 par alpha, par loup de meute et par tanière que tu y as, et de 3 pour un antre.
rule-31-2 = À chaque égalité, pour la première ou la deuxième place, le plus grand nombre d’alphas dans cette région l’emporte. La troisième meute d’une partie à deux compte comme un joueur.

rule-32 = Première et deuxième place
rule-32-1 = Le premier prend le jeton de région, qui lui rapporte à la fin son nombre le plus élevé : 4 pour un croissant, 6 pour un quartier, 8 pour une pleine lune. Le deuxième reçoit un jeton PV qui vaut le nombre le plus bas : 2, 3 ou 4.
rule-32-2 = Si la première place reste partagée une fois les alphas comptés, chacun des ex æquo reçoit le nombre le plus bas et personne d’autre ne reçoit rien. Le jeton de région quitte la partie.
rule-32-3 = Si la deuxième place reste partagée une fois les alphas comptés, seul le premier marque des points.

rule-33 = L’ordre des lunes
rule-33-1 = On décompte d’abord les croissants, puis les quartiers, enfin les pleines lunes. Chaque région qui montre la lune en question est décomptée.
rule-33-2 = À deux joueurs, le jeton du dessus d’une pile est retiré une fois décompté. Celui du dessous est alors visible et attend sa propre lune.

rule-34 = La fin de la partie
rule-34-1 = Quand la date de la pleine lune est couverte, ce tour est joué jusqu’au bout et les pleines lunes sont décomptées. La partie est alors terminée. Personne n’a de tour en plus pour égaliser, et les dates suivantes ne comptent pas.

rule-35 = Le score final
rule-35-1 = Additionne tes jetons de région, à leur nombre le plus élevé, tes jetons PV et le plus grand nombre de points atteint sur chacune de tes six pistes.
rule-35-2 = Trois des six sont les pistes de capacité (règle 15). Les antres valent 5, 10, 15 et 20 points ; les loups de ta rangée 1, 2, 3, 4, 6, 8, 10 et 12 ; les proies 1, 4, 9, 16 et 25, à deux joueurs 2, 5, 9, 14 et 20. Chaque nombre est un total, il ne s’ajoute pas aux précédents.

rule-36 = Les égalités
rule-36-1 = À score égal, celui qui a le plus de jetons de région passe devant ; les jetons PV n’y font rien. Si l’égalité demeure, c’est le nombre de loups sur la carte qui décide, alphas et loups de meute ensemble.
rule-36-2 = Ceux qui sont encore à égalité se partagent la place.

rule-rulings = Précisions
rule-rulings-1 = Ici, le livret se tait ou laisse une marge. Voici comment nous jouons.

rule-a = Un loup peut-il traverser une case occupée ?
rule-a-1 = Oui, quoi qu’il s’y trouve : loups et tanières de toute couleur, antres, loups solitaires, proies. Seuls l’eau, le canyon et le bord de la carte l’arrêtent.

rule-b = La vitesse se compte-t-elle en ligne droite ou à pied ?
rule-b-1 = À pied. Ce qui compte, c’est le chemin le plus court, en contournant les points d’eau et le canyon.

rule-c = Un loup peut-il se déplacer et finir là où il était ?
rule-c-1 = Non. Si tu veux qu’il reste là, ne le déplace pas.

rule-d = Un loup peut-il se déplacer deux fois dans une action ?
rule-d-1 = Non. À ton action suivante, il peut repartir.

rule-e = Faut-il déplacer autant de loups que possible ?
rule-e-1 = Non. Tu peux t’arrêter à tout moment, même avant le premier loup. La tuile reste retournée.

rule-f = Et si rien d’utile n’est possible ?
rule-f-1 = Tu fais tout de même deux actions : on ne passe pas. Se déplacer est toujours possible, puisqu’il y a toujours une tuile à retourner et qu’aucun loup n’est obligé de bouger.

rule-g = Quand un loup mis en fuite part-il ?
rule-g-1 = Aussitôt, avant que ton loup suivant ne bouge. La place que ton alpha a quittée est déjà libre.

rule-h = Quelle est la case la plus proche ?
rule-h-1 = Celle que le loup atteint en marchant le moins depuis la case qu’il doit quitter, en contournant l’eau et le canyon, mais en passant à travers tous les pions. Le terrain ne compte pas. Toutes les cases à cette distance sont au choix.

rule-i = Quelles cases accueillent un loup mis en fuite ?
rule-i-1 = Une case de terre sans loup solitaire ni proie, vide ou avec un seul pion de la couleur du loup, quel qu’il soit, même un antre. Une case où il n’y a qu’une tanière adverse ne convient pas.

rule-j = Et si aucune case n’est libre pour lui ?
rule-j-1 = Cela ne peut pas arriver : il y a plus de terre que tous les pions réunis ne pourraient en bloquer.

rule-k = Et si un loup mis en fuite arrive près d’une proie ?
rule-k-1 = Il ne chasse pas encore. Seul le joueur dont c’est le tour chasse. Si un autre a fait fuir ton loup au bon endroit, tu prends la proie après ta prochaine action, quelle qu’elle soit, à condition que tout soit encore en place.

rule-l = Quand vérifie-t-on la chasse, et peut-on refuser ?
rule-l-1 = Après chaque action, de n’importe quel type, y compris une action bonus ou un déplacement sans aucun loup, mais pas entre deux loups d’un même déplacement. On ne peut pas refuser.

rule-m = Et si tu encercles plusieurs proies à la fois ?
rule-m-1 = Tu prends un jeton de chaque pile, mais un seul par espèce, chacun avec sa récompense. Pour deux piles de la même espèce, voir la règle 27a.

rule-n = Les jetons terrain peuvent-ils payer tout le coût ?
rule-n-1 = Oui. Tous les mélanges sont permis, de zéro jeton à uniquement des jetons. Si un jeton paie un déplacement, tu nommes le terrain.

rule-o = Quand peut-on utiliser un jeton action ?
rule-o-1 = Chaque fois que tu pourrais faire une action : avant, entre et après tes deux actions normales, un par un, autant que tu veux. Un jeton reçu pendant ce même tour peut servir.

rule-p = D’abord la cible ou d’abord le paiement ?
rule-p-1 = La cible, puis le paiement. Seul le déplacement se paie d’abord, car c’est la tuile qui dit où il peut mener. En dehors du déplacement, seules sont proposées les actions qui ont une cible que tu peux payer.

rule-q = Comment se compte la portée d’un hurlement ?
rule-q-1 = De case en case, tout droit jusqu’au loup solitaire. Ni l’eau, ni le canyon, ni les pions ne gênent.

rule-r = Comment se compte la portée pour dominer ?
rule-r-1 = En suivant les cases de la carte, quel que soit leur terrain : l’eau et le canyon comptent comme des cases, et les pions ne gênent pas. On ne franchit pas les vides hors de la carte. La distance 0 est aussi à portée : un alpha peut dominer la tanière adverse sur laquelle il se trouve.

rule-s = Ces deux mesures sont-elles les mêmes ?
rule-s-1 = Oui, nous n’en utilisons qu’une : le chemin le plus court par les cases de la carte, de n’importe quel terrain. Jusqu’à un loup solitaire à portée, c’est toujours la distance en ligne droite. Jusqu’à une cible de l’autre côté d’un creux du bord de la carte, ce chemin peut être plus long.

rule-t = Un alpha peut-il remplacer un loup de meute dominé ?
rule-t-1 = Oui. C’est le loup suivant de ta rangée qui vient, quel qu’il soit, comme pour un hurlement.

rule-u = Et si ta rangée de loups est vide ?
rule-u-1 = Tu ne peux plus hurler, et tu ne peux plus dominer que des tanières.

rule-v = Et s’il ne te reste plus de tanières ou d’antres ?
rule-v-1 = Une piste vide ne peut pas être choisie. Sans tanière, tu ne peux plus construire, et tu ne domines plus que des loups. Sans antre, tu ne peux plus transformer de tanière.

rule-w = Un pion d’une autre couleur protège-t-il ?
rule-w-1 = Non. Tu peux dominer une tanière sur laquelle se trouve le loup d’une autre meute, ou un loup de meute qui se trouve sur la tanière d’une autre meute. Seul un second pion de la couleur de la cible la protège. L’autre pion reste où il est.

rule-x = Peut-on construire sur la case d’un alpha adverse, d’un loup solitaire ou d’une proie ?
rule-x-1 = Non, dans aucun de ces cas. Tout pion présent sur la case doit être un loup à toi, et il ne peut y en avoir qu’un.

rule-y = Peut-on construire sur le plateau de départ ?
rule-y-1 = Oui. Mais une telle tanière ne deviendra jamais un antre, car aucune case du plateau de départ ne touche un point d’eau.

rule-z = Un antre peut-il être au bord de l’eau d’un autre plateau ?
rule-z-1 = Le cas ne se présente pas : dans toutes les dispositions, les six cases autour d’un point d’eau sont sur le même plateau que lui.

rule-aa = À quelle région un antre appartient-il ?
rule-aa-1 = Au plateau de région où se trouve sa case.

rule-bb = Et si deux lunes sont atteintes dans le même tour ?
rule-bb-1 = À la fin de ce tour, on les décompte l’une après l’autre, dans leur ordre. Si la pleine lune est du nombre, la partie est alors terminée.

rule-cc = Et si des pions partent après la dernière date ?
rule-cc-1 = Ils quittent la carte comme d’habitude et on continue à compter, mais sans autre effet.

rule-dd = Quand une lune est-elle atteinte au juste ?
rule-dd-1 = Quand il y a sur le cycle lunaire au moins autant de pièces que l’indique sa date. On ne le vérifie qu’à la fin d’un tour.

rule-ee = Et si une région est vide ?
rule-ee-1 = Son jeton est retiré et personne ne marque.

rule-ff = Et s’il n’y a qu’une meute dans une région ?
rule-ff-1 = Il y a alors un premier et pas de deuxième. Pour être deuxième, il faut au moins un pion.

rule-gg = Les alphas départagent-ils aussi la deuxième place ?
rule-gg-1 = Oui, ils départagent toute égalité dans une région.

rule-hh = Et si la troisième meute est première ?
rule-hh-1 = Elle prend le jeton, perdu pour vous deux. Le joueur qui est seul deuxième reçoit le nombre le plus bas. Si vous êtes à égalité derrière elle, aucun ne reçoit rien.

rule-ii = Et si un joueur partage la première place avec la troisième meute ?
rule-ii-1 = Ce joueur reçoit le nombre le plus bas, le jeton quitte la partie et l’autre joueur ne reçoit rien. Si tous trois sont à égalité, les deux joueurs reçoivent le nombre le plus bas.

rule-jj = Quand les points d’une piste comptent-ils ?
rule-jj-1 = Dès que tu les atteins. Le score en cours de partie compte donc toujours le plus grand nombre de chaque piste.

rule-kk = Comment départage-t-on les égalités à la fin ?
rule-kk-1 = Par le nombre de jetons de région, quelle que soit leur valeur, puis par le nombre de loups sur la carte, alphas et loups de meute ensemble. Après cela, la place est partagée.

rule-ll = Peut-on reprendre un coup ?
rule-ll-1 = Oui, pas à pas pendant ton propre tour, chasses comprises, jusqu’à ce que tu mettes toi-même fin au tour. Ensuite, c’est joué. Rien n’est caché et plus rien ne dépend du hasard après la mise en place : personne n’apprend donc rien ainsi.

rule-mm = Qu’est-ce qui se choisit, qu’est-ce qui se tire au hasard ?
rule-mm-1 = Tu choisis ta meute et le côté de départ de tes tuiles ; la couleur de la troisième meute se choisit aussi. Les plateaux, les proies, les jetons de région et le premier joueur viennent du hasard.

rule-nn = Qui commence ?
rule-nn-1 = Le joueur tiré au sort place la première paire, et aussi la dernière, puisque l’ordre s’inverse ; puis il joue le premier tour.

rule-oo = Qu’est-ce que l’autre côté du canyon ?
rule-oo-1 = Le plateau de départ a cinq cases de terre de chaque côté du canyon. L’autre côté, ce sont les cinq autres.

rule-pp = Et si un joueur s’en va ?
rule-pp-1 = La partie continue et aucun tour n’est sauté. Ses pions restent et comptent, et un bot peut tenir sa place jusqu’à son retour.

rule-qq = Les jetons bonus peuvent-ils manquer ?
rule-qq-1 = Non. Il en reste toujours.
