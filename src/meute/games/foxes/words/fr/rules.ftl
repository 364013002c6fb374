### The rules of Foxes in French.
### A title has no full stop at its end, a paragraph has.

rule-B0 = Ce qu’il y a, et qui sait quoi
rule-B0-1 = Il y a quatre territoires vitaux, dans le sens horaire : Champs, Rivière, Forêt, Ferme, puis de nouveau Champs. Le cinquième territoire est la Montagne. Les renards qui ne sont nulle part attendent au centre.
rule-B0-2 = Les PC sont les points de croissance, les PV les points de victoire. Il y a quatre sortes de ressources : ver (Champs), poisson (Rivière), baie (Forêt), œuf (Ferme). PC et ressources sont visibles de tous et ne descendent jamais sous 0. La ressource d’un territoire est celle de sa sorte ; une ressource au choix est l’une des quatre (D9). Des cases de la piste des PV sont orange, à distances égales (C0).
rule-B0-3 = Tu as un renard ; 4 dés d’action, dont 2 disponibles et 2 de côté ; 5 marqueurs de territoire sur les emplacements 1 à 5 depuis la gauche ; 5 emplacements à mulotage ; 1 emplacement à ruse ; 4 pattes, une par piste bonus ; une piste de croissance de 3 lignes à 6 cases, avec un dé de renardeau sur la case 1 de chaque ligne (C8) ; 2 dés de renardeau noirs de côté ; 6 emplacements d’instinct ; une tanière de 5 colonnes et 4 rangées avec un départ et 5 sorties, chacune avec un cube ; et quelques PC (C0).
rule-B0-4 = Sont communs les tuiles et le dé du destin, le chasseur, les obstacles tempête, loup, tente, ours et castor, les tuiles de mulotage, bonus, chemin et ruse, les objectifs privés, les tuiles d’ordre du tour, celles qui ferment des emplacements ou montrent un dé épuisé, et le fromage (C0).
rule-B0-5 = Sont secrets les objectifs de ta main, connus de toi uniquement jusqu’à leur validation, les tuiles de mulotage cachées, que personne ne connaît, l’ordre des pioches, et les tuiles d’ordre et de ruse non tirées. Tout le reste est visible, y compris le nombre de tes cartes et les défausses.
rule-B0-6 = Un dé a une valeur de 0 à 6. À 0, il est épuisé.
rule-B0-7 = PC, PV, ressources et tuiles de dé épuisé ne manquent jamais. Quand il faut piocher une tuile de mulotage, une tuile bonus ou un objectif et que la pioche est vide, on mélange la défausse pour en refaire une ; si elle est vide aussi, on ne pioche rien. Une tuile ruse utilisée quitte la partie.
rule-B0-8 = Les gains d’une ligne viennent de gauche à droite. Sur une case, le péage du marqueur passe avant celui du castor. Une avancée donne d’abord le bonus, puis le viseur agit. Le mulotage donne les PC, puis les ressources, puis ce qu’ajoutent les instincts, puis la tuile est rangée. Une tuile chemin donne son bonus, puis celui de la case ; ensuite on vérifie les instincts. Un choix est réglé avant le gain suivant, et un gain inutilisable est perdu. Quand plusieurs joueurs agissent dans une étape, ils le font dans l’ordre du tour. Une ruse, une tuile bonus ou un instinct qui dit autre chose passe avant la règle générale, pour son propriétaire seulement.

rule-B1 = Mise en place
rule-B1-1 = L’ordre du tour de la manche 1 est tiré au sort. Chaque position a sa tuile d’ordre : celles des positions 1 et 2 sont fixes, la position 3 en pioche une parmi trois, les positions 4 et 5 une chacune parmi trois autres (C8). Les tuiles restent toute la partie ; qui est à une position pendant une manche en a la tuile (F21).
rule-B1-2 = Tu reçois des objectifs privés au hasard et des PC (C0) ; tu n’as pas de ressource et 0 PV. Les renards sont au centre, les marqueurs sur les emplacements 1 à 5, les pattes sur 0. Les tuiles ruse viennent en B2.2.
rule-B1-3 = On mélange toutes les tuiles et cartes. Des tuiles de mulotage sont posées face cachée sur chaque lieu de mulotage, selon le nombre de joueurs (C2). Les emplacements de dés s’ouvrent selon le nombre de joueurs (C3). Chasseur, obstacles et fromage attendent à côté du plateau.
rule-B1-4 = À deux, aucune règle particulière : les dernières positions manquent, et moins d’emplacements sont ouverts (C3).

rule-B2 = Début de manche
rule-B2-1 = D’abord les tuiles d’ordre, par position. Le 1er joueur pioche une nouvelle tuile de destin, l’ancienne quitte la partie, et met le chasseur dans le territoire vital qu’elle montre. Le 2e lance le dé du destin : de 1 à 3 il fait jour, de 4 à 6 il fait nuit, et ce nombre est la valeur du destin de la manche. Les autres gagnent le bonus de leur tuile.
rule-B2-2 = Puis l’effet de la manche. Manche 1 : dans l’ordre du tour, tu pioches une tuile ruse, visible sur ton emplacement, et tu prends 2 PC ou 1 ressource au choix. Manche 2 : tu prends ton troisième dé. Manches 3 et 4 : qui a au moins 2 renardeaux hors de la tanière prend son quatrième dé, pour de bon. Manche 4 : le dernier emplacement ouvert de chaque territoire vital est fermé.
rule-B2-3 = Ensuite on joue dans l’ordre du tour, un dé par tour, sans passer. Qui n’a plus de dé est sauté ; quand plus personne n’en a, la manche prend fin (B5).

rule-B3 = Un tour
rule-B3-1 = Lance un de tes dés. Tu gagnes des PC selon le résultat (C1) et, s’il égale la valeur du destin, le bonus de la tuile de destin. Ce qui change le dé ensuite n’y touche pas.
rule-B3-2 = Coups libres : chaque fois que tu choisis une place, un déplacement ou une action, tu peux d’abord utiliser ta tuile ruse, jouer des tuiles bonus sans drapeau, ou échanger le fromage contre des PC (C5), autant que tu veux. Ils ne coûtent aucun point de dé et ne sont pas des actions.
rule-B3-3 = Pose le dé sur l’emplacement ouvert et libre le plus à gauche d’un territoire vital, de la Montagne ou de ta tanière. La tanière en a toujours un.
rule-B3-4 = Tu gagnes le bonus de l’emplacement. Puis son malus est retiré du dé ; une tuile bonus gagnée ici ne se joue qu’ensuite. S’il ne reste rien, le dé est épuisé et tu gagnes 2 PC. Payer des actions ne donne jamais ces PC.
rule-B3-5 = Puis tu agis dans le territoire (B3.A), sur la Montagne (B3.A') ou dans ta tanière (B3.B). Toute action est facultative.
rule-B3-6 = Le coût d’une action est pris sur le dé. Ce que le dé ne couvre pas se paie en PC, un pour un ; tant qu’il a des points, tu ne peux pas payer en PC à leur place. Une action n’est proposée que si les points et les PC la couvrent. Un dé vidé ainsi est épuisé.
rule-B3-7 = Ce qui reste demeure sur le dé jusqu’en B5.4. Le tour finit quand tu le dis, ou après l’action de tanière.
rule-B3-A = Dans un territoire vital
rule-B3-A-1 = Ton renard va au départ de la piste du territoire, avant la case 1 et sans action. De là il peut avancer, ou rester : de jour et de nuit, d’au plus le nombre de cases indiqué en C2. La tempête en retire 1 de jour ; la Vitesse (C7) et la ruse de déplacement (C10) ajoutent ce qu’elles montrent. Au moins 1 case est toujours permise, et la piste finit à la case 3.
rule-B3-A-2 = Passer sur une case marquée par un autre joueur te coûte 1 PC, et il en gagne 1 ; t’y arrêter coûte 2 et lui donne 2. En passant ou t’arrêtant sur le barrage quand le castor y est, tu donnes 2 PC à qui possède sa tuile, sauf si c’est toi. Si tu as moins, tu paies ce que tu as ; le propriétaire du marqueur gagne tout de même le tout, celui du castor seulement ce que tu donnes.
rule-B3-A-3 = Tu peux faire une fois chaque action imprimée sur la case, dans l’ordre que tu veux. Mulotage : retourne la tuile du dessus, prends ses gains et garde-la sur un emplacement à mulotage libre, échec ou non ; sans emplacement libre, elle est défaussée ; interdit dans le territoire du chasseur ou du loup. Marquage : pose ici ton marqueur le plus à gauche, +1 PV s’il vient de l’emplacement 3 ou 5 ; le marqueur d’un autre retourne sur l’emplacement libre le plus à droite de son propriétaire ; pas sur ton propre marqueur ; interdit dans le territoire du chasseur. Avancée : ta patte avance de 1 sur la piste bonus du territoire, jusqu’à la case 5, et tu gagnes ce qu’elle montre ; un viseur blanc envoie le chasseur au territoire vital suivant dans le sens horaire ; interdit dans le territoire du loup. Renardeau +1 : augmente un renardeau sur l’une des 5 premières cases de croissance, jusqu’à 6.
rule-B3-A-4 = Plusieurs renards peuvent partager une case, et ton propre marqueur ne coûte rien. Si le chasseur bouge pendant ton tour, la suite du tour tient compte de sa nouvelle place.
rule-B3-A_ = Sur la Montagne il n’y a pas de piste. Tu peux faire chacune de ces actions une fois, dans l’ordre que tu veux, aux coûts de C2 : (i) activer une de tes tuiles à drapeau vert (B4) ; (ii) épuiser le dé, qui doit avoir au moins 1 point, pour piocher un objectif, pour en jeter un et en piocher un autre, ou pour utiliser l’effet d’échange d’un objectif en main, alors défaussé (C9) ; (iii) gagner une ressource au choix ; (iv) avancer sur une de tes pistes bonus, loup ou non ; (v) renardeau +1. Après (ii), tu ne peux payer qu’en PC. Ta main n’a pas de limite.
rule-B3-B = Dans la tanière
rule-B3-B-1 = Une seule action par dé : creuser 1, 2 ou 3 tuiles chemin à leur coût (C7). Les PC peuvent compléter le paiement. Le renard reste où il est.
rule-B3-B-2 = Les tuiles sont piochées une à une, montrées et posées aussitôt : la première sur la case de départ (3,1), les autres sur une case libre à côté d’une de tes tuiles, tournées comme tu veux ; les bords n’ont pas à concorder, et une tuile ne bouge plus. Tu ne peux pas creuser plus de tuiles qu’il n’y a de cases libres. Tu gagnes ce que montrent la tuile et la case couverte.
rule-B3-B-3 = Deux tuiles voisines sont jointes si les deux sont ouvertes sur leur bord commun. La sortie c (de 1 à 5) est reliée si des tuiles jointes mènent de la tuile en (3,1), ouverte vers le bas, à la tuile en (c,4), ouverte vers le haut.
rule-B3-B-4 = Instinct : quand une sortie est reliée, que tu as autant d’objectifs validés qu’elle en demande, qu’un renardeau s’y trouve et que son cube y est encore, tu dois mettre le cube sur un emplacement d’instinct libre dont ce renardeau atteint la valeur (C7). Si aucune ne convient, le cube reste. Une sortie développe un instinct au plus. On vérifie après chaque tuile, après tes objectifs (B5.2) et après chaque renardeau qui sort (B5.5). Les PV viennent tout de suite, l’effet dure.

rule-B4 = Obstacles. Chasseur : ni marquage ni mulotage dans le territoire vital. Tempête : 1 case de moins de jour. Loup : ni mulotage ni avancée. Tente : en fin de manche, 2 PC pour chaque renard présent. Ours : en fin de manche, 1 ressource au choix pour chaque renard présent. Castor : il est sur le barrage (B3.A.2, C2). Pour activer une tuile à drapeau, pose-la devant toi, choisis le territoire, mets-y la pièce et prends le gain prévu (C6). Tempête et loup vont dans un territoire vital, tente et ours dans l’un des 5. L’effet est immédiat, contre toi aussi. Une deuxième tuile de la même sorte déplace la pièce, et la première est défaussée. Tous partent en B5.7 ; les tuiles à drapeau non activées se gardent.

rule-B5 = Fin de manche : chaque étape pour tous, dans l’ordre du tour, avant la suivante
rule-B5-1 = La tente, puis l’ours, pour chaque renard de ce territoire ; le départ d’une piste et la Montagne comptent, le centre non.
rule-B5-2 = Tous tes objectifs remplis à ce moment sont révélés : tu gagnes leurs PV, et ils restent visibles, validés. Puis on vérifie les instincts.
rule-B5-3 = Qui a encore le fromage gagne 4 PV, et le fromage retourne à la réserve.
rule-B5-4 = Tu gagnes en PV les valeurs qui restent sur tes dés de la manche ; puis tous tes dés sont de nouveau disponibles.
rule-B5-5 = Croissance : aussi souvent que tu veux, paie 2 PC sur la ligne du haut, 3 au milieu, 4 en bas, pour avancer d’une case un renardeau de cette ligne, et gagne ce que montre la case (C8) ; une augmentation va à ce renardeau. Le dernier pas, de la case 5 à la case 6, coûte aussi 1 ressource ou 1 tuile de mulotage. Un renardeau sur la case 6 peut sortir, maintenant ou plus tard et gratuitement, si tu as au moins 1 objectif validé : mets-le à une sortie libre de ta tanière ; il est alors dehors, et on vérifie les instincts. Quand le renardeau du haut atteint la case 6, le premier renardeau noir entre sur la case 1 de cette ligne (C8) ; celui du milieu libère le second.
rule-B5-6 = Les renards retournent au centre.
rule-B5-7 = Les obstacles et leurs tuiles partent ; le chasseur attend la prochaine tuile de destin.
rule-B5-8 = Les lieux de mulotage sont complétés (B1.3). Les tuiles non prises restent.
rule-B5-9 = Derrière le premier, tu gagnes 2 PC pour chaque case orange entre tes PV et les siens, la case du premier comprise.
rule-B5-10 = Le nouvel ordre du tour suit les PV, le premier d’abord ; à égalité, celui qui venait plus tard dans l’ancien ordre passe devant. Tu prends la tuile d’ordre de ta nouvelle position. Après la manche 4, on fait les étapes 1 à 9 comme d’habitude, puis la partie prend fin (B6).

rule-B6 = Fin de partie
rule-B6-1 = Chaque renardeau à une sortie donne sa valeur en PV, avec ou sans chemin. Ceux de la piste de croissance ne donnent rien.
rule-B6-2 = Les tuiles de mulotage de ton plateau, échecs compris, donnent des PV selon leur nombre (C4).
rule-B6-3 = Tes marqueurs sur le plateau, tes PC et chaque lot des quatre sortes de ressources donnent des PV (C0). Tuiles ruse, tuiles bonus et cartes en main ne donnent rien.
rule-B6-4 = Celui qui a le plus de PV gagne ; à égalité, celui qui a le plus de renardeaux dehors, puis celui qui a le plus d’objectifs validés ; sinon la victoire est partagée.

rule-B7 = Nos décisions, là où le guide se tait ou peut se lire de deux façons

rule-F1 = De combien avance un renard ? D’au plus le nombre de cases indiqué en C2 pour le jour et pour la nuit. Le guide dit de 1 à 3 de jour ou de nuit, la tempête ne gêne que le jour, et les renards vivent la nuit.

rule-F2 = Les prix de 2, 3 et 4 PC vont-ils par ligne ou par pas ? Par ligne. La même liste parle de la ligne du haut.

rule-F3 = Qu’est-ce qu’être hors de la tanière ? Un dé de renardeau à une sortie du plateau tanière. Les augmentations s’y arrêtent, et la fin compte les dés du plateau tanière.

rule-F4 = Faut-il un objectif pour sortir, ou seulement pour l’instinct ? 1 objectif validé pour sortir, le nombre de la sortie pour l’instinct. Ainsi les deux phrases du guide sont vraies.

rule-F5 = Gagne-t-on 2 PC quand les actions vident le dé ? Non. Le premier exemple du guide n’en montre pas.

rule-F6 = La Montagne a-t-elle une piste ? Non. Ses actions sont citées sans déplacement.

rule-F7 = Faut-il une ligne précise pour un renardeau noir, ou le premier arrivé ? La ligne : le haut pour le premier, le milieu pour le second. Le guide dit 1er renardeau (ligne du haut).

rule-F8 = Le premier aux PV joue-t-il en premier ou en dernier ? En premier. L’ordre est celui de la piste des PV, et ceux de derrière reçoivent bonus et PC.

rule-F9 = Quelles cases orange comptent ? Celles que tu passerais pour rejoindre le premier, la sienne comprise.

rule-F10 = Qu’est-ce que le 3e ou dernier marqueur ? Celui de l’emplacement 3 ou 5. Il peut rapporter de nouveau après son retour, car les marqueurs rendus vont à l’emplacement libre le plus à droite.

rule-F11 = Chasseur ou photographe ? Ils font la même chose ; le guide les nomme toujours ensemble.

rule-F12 = Pourquoi un renard se coucherait-il ? Il se couche quand son propriétaire a joué son dernier dé. C’est sans effet ; nous n’avons pas trouvé d’autre sens.

rule-F13 = Qu’est-ce qui est restreint à la manche 4 ? Le dernier emplacement ouvert de chaque territoire vital est fermé. Le guide parle d’une restriction par des tuiles.

rule-F14 = Les tuiles bonus sans drapeau sont-elles libres ? Oui, jouables à ton tour sans coût ni limite. Seules celles à drapeau ne s’activent qu’à la Montagne.

rule-F15 = D’où vient le fromage ? De cases des pistes bonus (C5). Il n’y en a qu’un ; si quelqu’un l’a, tu gagnes des PC à la place.

rule-F16 = Peut-on placer un dé sans vouloir agir ? Oui, car les actions sont facultatives.

rule-F17 = Quels emplacements a la tanière ? 4 à toi, avec leurs malus (C3), pour que chaque dé trouve une place.

rule-F18 = Qu’est-ce qui vient d’abord, les bonus d’ordre ou l’effet de la manche ? Les bonus. Le guide le dit.

rule-F19 = Le renard doit-il quitter le départ ? Non. Le guide dit qu’il peut avancer.

rule-F20 = Que sont le barrage, le jeton et la tuile castor ? Le barrage est une case d’une piste (C2) ; le jeton n’y est que tant qu’un joueur a une tuile castor activée. Le guide nomme les trois et dit que le jeton peut être présent.

rule-F21 = À qui est une tuile d’ordre piochée à la mise en place ? À la position, et elle change de main avec elle. L’ordre change à chaque manche, alors que la tuile a été piochée au début.

rule-F22 = Qu’est-ce que franchir la dernière case ? Le pas de la case 5 à la case 6 ; il coûte 1 ressource ou 1 tuile de mulotage de plus. Le bout est alors atteint, ce qui libère un renardeau noir.

rule-F23 = Que rapporte un objectif jeté ? Un nouveau à sa place. Le jeter sans plus n’aiderait jamais.

rule-F24 = Quel dé est épuisé sur la Montagne ? Celui qui vient d’être posé, avec au moins 1 point. Un dé épuisé ne peut plus l’être.

rule-F25 = Quel renardeau profite d’une case de la tanière ? N’importe lequel des tiens sur les cases de croissance 1 à 5. Seule la croissance lie l’augmentation à celui qui avance.

rule-F26 = Quand un renardeau noir entre-t-il ? Tout de suite, sur la case 1 de la ligne dont le renardeau a atteint le bout. C’est l’arrivée qui le libère, la sortie n’est pas demandée.

rule-F27 = Qui rattrape son retard en B5.9 ? Tous ceux qui sont derrière le premier. Le guide emploie le pluriel.

rule-F28 = Peut-on retenir un objectif ou refuser un instinct ? Non. Sortir est ton choix ; le reste suit.

rule-F29 = Le chasseur peut-il venir sur la Montagne ? Jamais. Le cercle n’a que les quatre territoires vitaux.

rule-F30 = Pioche-t-on d’un coup toutes les tuiles creusées ? Non, une à une, pour que chacune trouve la tanière telle qu’elle est.

rule-F31 = Un renard pauvre peut-il entrer sur une case marquée ? Oui, il paie ce qu’il a. Le guide ne connaît pas de déplacement interdit.

rule-B8 = Choix. On te propose chaque réponse qui peut se payer et qui a un effet, les réponses égales une seule fois. S’il n’en reste qu’une, la table peut la donner pour toi. Le hasard décide de l’ordre du tour, des pioches et des dés.

rule-D1 = Manche 1 : 2 PC ou une ressource.

rule-D2 = Après ton jet, avec la ruse pour relancer : garder le jet, ou relancer et choisir.

rule-D3 = Une place pour le dé : chaque territoire avec un emplacement ouvert et libre, ou ta tanière ; coups libres (D8).

rule-D4 = Un déplacement : de 0 au nombre de cases permis ; coups libres (D8).

rule-D5 = Une action de la case, pas encore faite, permise et payable ; ou la fin du tour ; coups libres (D8).

rule-D6 = Une action de la Montagne, pas encore faite et payable ; ou la fin du tour ; coups libres (D8).

rule-D7 = Creuser 1, 2 ou 3 tuiles, si tu peux payer ; ou la fin du tour ; coups libres (D8).

rule-D8 = Un coup libre : ta ruse au moment voulu (C10), une tuile bonus sans drapeau (C6), le fromage.

rule-D9 = Une ressource au choix : l’une des 4 sortes.

rule-D10 = Renardeau +1 : un des tiens sur les cases 1 à 5, de valeur inférieure à 6.

rule-D11 = Une avancée au choix : une piste dont tu n’as pas atteint le bout.

rule-D12 = Un obstacle : son territoire (B4).

rule-D13 = Une tuile chemin : sa case et son orientation.

rule-D14 = Un instinct : une sortie prête et un emplacement libre, jusqu’à ce qu’aucune ne soit prête.

rule-D15 = Le prix d’un échange : deux ressources différentes, ou une.

rule-D16 = Croissance : un pas que tu peux payer, un renardeau qui sort par une sortie libre, ou arrêter.

rule-D17 = Le dernier pas : une ressource, ou la dernière tuile de mulotage rangée.

rule-D18 = Le chasseur attiré ailleurs : l’un des 3 autres territoires vitaux.

rule-D19 = Le commerce par ruse : vendre une ressource contre des PC, ou payer des PC pour des ressources au choix (C10).

rule-C = Ce qui est imprimé sur le matériel : les valeurs habituelles, qu’une table peut changer dans ses réglages

rule-C0 = Valeurs habituelles. En commun : 1 dé du destin, 12 tuiles de destin, 1 chasseur, 1 pièce de chaque pour tempête, loup, tente, ours et castor, 40 tuiles de mulotage, 30 tuiles bonus, 100 tuiles chemin, 10 tuiles ruse, 40 objectifs, 8 tuiles d’ordre, 4 tuiles qui ferment, 20 de dé épuisé, 1 fromage. Par joueur : deux plateaux, 1 renard, 4 dés d’action, 5 marqueurs, 4 pattes, 3 dés de renardeau, 2 noirs, 5 cubes. Tu commences avec 3 objectifs et 2 PC. Chaque 5e case de la piste des PV est orange. À la fin : 1 PV par marqueur à toi sur le plateau, 1 PV par 5 PC entiers, 3 PV par lot des quatre sortes de ressources.

rule-C1 = Valeurs habituelles. PC du jet : 5 pour un 1, 4 pour un 2, 3 pour un 3, 2 pour un 4, 2 pour un 5, 1 pour un 6.

rule-C2 = Valeurs habituelles. Actions et coûts par case (M mulotage, K marquage, B avancée, C renardeau +1). Champs : M2 K1 ; M1 B2 ; M1 K1 C2. Rivière : B1 K2 ; B1 M2 ; B1 C1 K2. Forêt : C2 K1 ; C2 M2 K1 ; C1 B2 K1. Ferme : B2 K1 ; M1 C2 ; M1 B1 K2. La deuxième case de la Rivière est le barrage. Chaque case avec M est un lieu de mulotage, avec 1 tuile à 2 ou 3 joueurs et 2 tuiles à 4 ou 5. Un renard avance de 2 cases au plus de jour et de 3 au plus de nuit. Coûts sur la Montagne : drapeau vert 1, ressource 1, piste bonus 3, renardeau +1 pour 1.

rule-C3 = Valeurs habituelles. Emplacements depuis la gauche, gain et malus. Territoire vital : sa ressource, 0 ; sa ressource, 1 ; sa ressource et une tuile bonus, 1 ; de même, 2 ; de même et 1 PC, 2. Montagne : 1 PC, 0 ; une tuile bonus, 1 ; 2 PC, 1 ; une tuile bonus, 2. Tanière : rien, avec les malus 0, 1, 2, 2. Ouverts dans un territoire vital : autant que de joueurs, un de moins à la manche 4. Ouverts sur la Montagne : 2, 3, 3, 4 à 2, 3, 4, 5 joueurs.

rule-C4 = Valeurs habituelles. Tuiles de mulotage : 10 échecs ; 8 de 2 PC ; 6 de 3 PC ; 6 de 1 PC et une ressource ; 4 d’une ressource ; 4 de 2 PC et une ressource ; 2 de 4 PC. Ressources au choix. PV à la fin pour 0 à 5 tuiles : 0, 1, 2, 4, 6, 9.

rule-C5 = Valeurs habituelles. Pistes bonus, cases 1 à 5 (! est un viseur blanc). Champs : 2 PC ; ressource ! ; 3 PV ; 4 PC ! ; 6 PV. Rivière : ressource ; 2 PV ! ; tuile bonus ; 3 PV ! ; 7 PV. Forêt : renardeau +1 ; 3 PC ! ; 3 PV ; renardeau +1 ! ; 7 PV. Ferme : fromage ; 3 PC ! ; 3 PV ; fromage ! ; 7 PV. Ressources au choix. Le fromage s’échange contre 6 PC ; si un autre l’a déjà, tu gagnes 2 PC.

rule-C6 = Valeurs habituelles. Les tuiles bonus sont visibles. Sans drapeau, libres puis défaussées : 4 de 3 PC ; 4 d’une ressource au choix ; 4 de renardeau +1 ; 3 de +1 au dé de ce tour, jusqu’à 6, sauf s’il est épuisé ; 3 de 1 PV ; 2 d’un pas sur une piste bonus au choix, loup ou non. À drapeau vert, 2 de chaque : tempête et loup donnent 2 PC à qui les pose, tente et ours 1 PV, le castor rien d’autre que son péage. Tuiles de destin : chaque territoire vital avec 3 PC, avec une ressource au choix et avec 2 PV.

rule-C7 = Valeurs habituelles. Cases de la tanière par colonne et rangée depuis le bas à gauche : (1,1) ressource, (5,1) renardeau +1, (2,2) et (4,2) 1 PC, (1,3) et (5,3) 2 PC, (2,3) ressource, (4,3) renardeau +1, (1,4) et (5,4) 1 PV. Creuser 1, 2 ou 3 tuiles coûte 1, 2 ou 4. Tuiles chemin, et combien montrent 1 PC : 27 lignes droites (3), 33 virages (3), 27 fourches (3), 13 croisements (1). Les sorties 1 à 5 demandent 2, 1, 1, 2, 3 objectifs validés. Instincts : Flair, tout renardeau, 3 PV : +1 PC à chacun de tes mulotages. Soin, tout renardeau, 3 PV : les pas de croissance coûtent 1 PC de moins. Vitesse, valeur 4, 4 PV : avance de 1 de plus. Discrétion, valeur 4, 4 PV : chasseur et loup ne t’arrêtent pas. Dominance, valeur 5, 6 PV : tu ne perds rien aux marqueurs, et +1 PC à chacun de tes marquages. Endurance, valeur 5, 6 PV : chacun de tes dés épuisés compte 1 PV en B5.4.

rule-C8 = Valeurs habituelles. Croissance, chaque ligne : case 2 renardeau +1, case 3 1 PV, case 4 renardeau +1, case 5 2 PV, case 6 rien. Un renardeau commence avec la valeur 1. Tuiles d’ordre de la position 3 : 2 PC, une ressource, ou une tuile bonus ; de 4 et 5 : 3 PC, 1 PC et une ressource, ou 1 PC et une tuile bonus. Ressources au choix.

rule-C9 = Valeurs habituelles. Objectifs privés, 2 de chaque, avec PV et effet d’échange. Un marqueur dans les Champs et la Forêt : 4, X1. Dans la Rivière et la Ferme : 5, X2. 3 marqueurs : 4, X3. Des marqueurs dans 3 territoires : 5, X4. 3 tuiles de mulotage : 3, X5. 4 tuiles de mulotage : 4, X1. Piste à 2, Champs : 3, X2 ; Rivière : 3, X3 ; Forêt : 5, X4 ; Ferme : 3, X5. Toutes les pistes ensemble à 5 : 4, X1. Une ressource de chaque sorte : 3, X2. 10 PC : 3, X3. 5 tuiles chemin : 3, X4. 7 tuiles chemin : 4, X5. Une sortie reliée : 4, X1. Un renardeau de valeur 4 : 3, X2. Deux dés épuisés cette manche : 3, X3. Un dé qui garde 4 : 3, X4. Renard sur la Montagne : 2, X5. Les nombres veulent dire au moins autant, et rien n’est payé. Échange : X1 deux ressources différentes contre 4 PV ; X2 4 PC contre 4 PV ; X3 la dernière tuile de mulotage rangée contre 6 PC ; X4 une ressource contre 5 PC ; X5 2 PC contre deux fois renardeau +1.

rule-C10 = Valeurs habituelles. Tuiles ruse, une de chaque, utilisées une fois à ton tour. Relancer : choisis le jet qui compte. Dé +2 : jusqu’à 6, pas s’il est épuisé. Pas de malus d’emplacement : avant de placer. Déplacement +1 : avant d’avancer, jusqu’au bout de la piste. Prochaine action à 2 de moins : pas pour les cartes de la Montagne. Voie libre : avant d’avancer ; rien de perdu aux marqueurs ni au castor, même si les propriétaires des marqueurs gagnent, et 2 PC. Chasseur : vers un autre territoire vital. Destin : le bonus de la tuile de destin, même une seconde fois. Tuiles chemin +1 : avec l’action de tanière de ce tour. Commerce : une ressource contre 5 PC, ou 3 PC contre 2 ressources au choix.
