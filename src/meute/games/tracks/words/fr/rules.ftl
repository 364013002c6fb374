### The rules of Wolf Tracks in French.
### A title has no full stop at its end, a paragraph has.

rule-B0 = Les mots, la meute, et qui sait quoi
rule-B0-1 = Tu mènes les loups d’une couleur : vert, bleu, noir, jaune, orange ou gris. À une couleur appartiennent trois cartes loup A, B et C, un tableau avec une ligne pour chacun d’eux et une colonne pour chacune des cinq phases d’action, trois marqueurs de force et quinze pions action. Personne ne mène donc plus de trois loups.
rule-B0-2 = Une carte loup se trouve à l’un de ces trois endroits : dans la main de son propriétaire, face cachée parmi les louveteaux près de la femelle alpha, ou dans la meute. Un loup qui meurt, qui est exclu ou qui part retourne en main. Aucune carte ne sort jamais du jeu.
rule-B0-3 = Un loup de la meute a le sexe imprimé sur sa carte, une force de 1 à 12 et de 0 à 4 pastilles de reconnaissance. On retient aussi, jusqu’à la fin de l’année, s’il s’est soumis et s’il a attaqué.
rule-B0-4 = La force ne dépasse jamais 12 : le surplus est perdu. Un loup dont la force tombe en dessous de 1 meurt sur-le-champ : sa carte revient dans la main de son propriétaire, ses pastilles à la réserve, ses pions non encore révélés quittent le tableau sans être montrés (R43), et une mort est notée pour le propriétaire.
rule-B0-5 = Un loup a au plus quatre pastilles de reconnaissance. Ce qu’il gagnerait au-delà est perdu et ne va à aucun autre loup.
rule-B0-6 = La hiérarchie a deux colonnes, les mâles à gauche et les femelles à droite. Le premier mâle est le mâle alpha, la première femelle la femelle alpha. Le deuxième mâle est le bêta, seul au centre ; une femelle n’est jamais bêta. Tous les autres suivent plus bas, dans la colonne de leur sexe. Un loup au plus est l’oméga : il se tient tout en bas au centre, hors des colonnes.
rule-B0-7 = Voici les rangées à partir du haut : les deux alphas ; le bêta, seul ; le troisième mâle avec la deuxième femelle, le quatrième mâle avec la troisième femelle, et ainsi de suite ; tout en bas l’oméga, seul.
rule-B0-8 = Une rangée plus haute donne un rang plus élevé. S’il faut départager deux loups d’une même rangée, la femelle passe avant le mâle. Le bêta est donc au-dessus de la deuxième femelle. Deux loups de même sexe ne sont jamais dans la même rangée : le rang ne laisse jamais de doute.
rule-B0-9 = Une colonne n’a pas de trou : quand un loup la quitte, tous ceux d’en dessous montent aussitôt (R2). Au-dessus de la plus basse rangée occupée, seule celle du bêta peut être vide, s’il y a moins de deux mâles.
rule-B0-10 = Tes pions ont les valeurs 1 à 15. Chacun porte des spirales, ou aucune : c’est la force qu’il coûte (réglage « { tracks-setting-spirals } »). Un pion sert au plus une fois par an, et tu les récupères tous pour l’année suivante.
rule-B0-11 = Il y a 15 cartes petite proie, dont 3 cartes Pas de proie ; 12 cartes grande proie, avec une défausse commune ; et deux paquets de combat, un violet et un bleu, de dix cartes chacun, de valeurs 1 à 10. Les cartes bleues portent aussi un nombre de naissances (réglage « { tracks-setting-births } »). Une carte tirée seule au hasard, pour une blessure ou pour les naissances, vient d’un paquet complet de dix et y retourne (R41).
rule-B0-12 = Après tout changement de force, de reconnaissance ou de composition de la meute, voici l’ordre. (a) Toutes les pertes de l’événement s’appliquent ensemble. (b) Tous les loups dont la force est inférieure à 1 s’en vont ensemble (B0.4). (c) Les colonnes se resserrent (B0.9) ; dès cet instant, les nouveaux alphas et le nouveau bêta ont leur place et ses droits. (d) On s’occupe d’abord du dernier loup d’un sexe (B3.4), puis des nouveaux omégas (B3.1, B3.2). (e) Si la meute est vide, M7d s’applique. Alors seulement la phase continue.
rule-B0-13 = Tout le monde voit les totaux et l’objectif, les places, la force, la reconnaissance, les morts et exclusions notées, le nombre de cartes de chaque main, le nombre de louveteaux et combien chacun en a ajouté, les proies visibles, la défausse, la taille des pioches, les cases remplies (P3.3), et chaque pion une fois révélé. Sont cachés : l’ordre des pioches ; quelles cartes sont devenues des louveteaux (tu connais les tiennes, mais personne ne sait où elles se trouvent, R20) ; les pions face cachée, sauf pour leur propriétaire ; une main de cartes combat, sauf pour son joueur ; ce qui n’a pas été tiré d’un paquet de combat, pour tout le monde ; et les réponses scellées, jusqu’à ce qu’elles soient toutes données. On sait quels loups d’un joueur sont hors de la meute. Lesquels d’entre eux sont des louveteaux, on ne le sait pas, sauf s’il ne peut en être autrement ou si on l’a déjà vu.

rule-B1 = Mise en place
rule-B1-1 = Chacun reçoit une couleur. Certaines ont deux mâles et une femelle, les autres deux femelles et un mâle (réglage « { tracks-setting-sexes } »). À trois ou quatre joueurs, les sexes doivent s’équilibrer autant que possible : six contre six à quatre joueurs, cinq contre quatre à trois. Cette table distribue les couleurs de cette manière quel que soit le nombre de joueurs.
rule-B1-2 = Avant la partie, tous les joueurs conviennent d’un objectif : au moins 40 points à trois joueurs, au moins 60 à six (réglage « { tracks-setting-target } »). Si personne ne choisit, c’est 40 à trois joueurs, 50 à quatre, 55 à cinq et 60 à six. À quatre et à cinq joueurs, cette table accepte tout objectif à partir de 40.
rule-B1-3 = On mélange les petites proies en une pioche face cachée. On fait de même pour les grandes proies, et on pose les deux premières visibles à côté de leur pioche. Les paquets de combat attendent à part. Chacun a 0 point.
rule-B1-4 = Chacun choisit en secret l’un de ses trois loups. On mélange ces cartes et on les retourne une à une. Le premier mâle devient mâle alpha, la première femelle femelle alpha. Tout autre loup prend la place la plus basse de sa colonne : le deuxième mâle est donc le bêta.
rule-B1-5 = Si tous les loups choisis sont du même sexe, chacun reprend sa carte et choisit de nouveau. Après trois échecs de ce genre, le hasard choisit pour tous, et recommence jusqu’à ce que les deux sexes soient là.
rule-B1-6 = S’il n’y a qu’un mâle, la place du bêta attend qu’un autre mâle arrive. Elle n’est jamais pour une femelle.
rule-B1-7 = Chaque loup de la meute commence avec une force de 12 et une pastille de reconnaissance. Tes deux autres loups restent dans ta main. Il n’y a pas encore d’oméga.
rule-B1-8 = Les choix de B1.4 sont scellés jusqu’à ce que tous aient choisi. L’ordre dans lequel les cartes sont retournées relève du hasard. Tout le monde a vu les cartes d’un essai manqué (B1.5).

rule-B2 = Une année : préparation (P1 à P3), phases d’action (PH1 à PH5), phase de marque (M1 à M8)

rule-P1 = Préparation : naissance des louveteaux
rule-P1-0 = Il n’y a pas de naissances la première année, ni si personne n’a de carte loup en main, ni s’il manque le mâle alpha ou la femelle alpha (R30).
rule-P1-1 = Le joueur du mâle alpha mélange les cartes bleues, celui de la femelle alpha en tire une. Elle indique combien de louveteaux naissent, de 2 à 7. Puis elle retourne dans le paquet.
rule-P1-2 = Les joueurs ajoutent des cartes dans cet ordre : d’abord ceux qui n’ont aucun loup dans la meute (R14), puis les autres d’après leur loup le plus bas, en remontant la hiérarchie. Un oméga est tout en bas. Dans une même rangée, la femelle vient d’abord : ce n’est donc pas simplement B0.8 à l’envers. Chacun n’a qu’une place dans cet ordre.
rule-P1-3 = Dans cet ordre, quiconque a une carte en main doit en ajouter une, face cachée et de son choix ; qui n’en a pas passe. On fait d’autres tours dans le même ordre jusqu’à ce qu’il y ait autant de cartes que de naissances ou que toutes les mains soient vides.
rule-P1-4 = On mélange toutes les cartes ajoutées et on les pose face cachée, en ligne, à droite de la femelle alpha, la place 1 étant la plus proche d’elle. Ce sont les louveteaux. Personne ne peut dire quel loup se trouve où, ni à qui il est ; tu sais seulement quelles cartes tu as ajoutées.
rule-P1-5 = Tout le monde connaît le nombre de naissances avant d’ajouter. Combien de cartes chacun ajoute se déduit de ce nombre, de P1.2 et de la taille des mains. C’est public aussitôt : tous choisissent donc en même temps, sans voir le choix des autres. Il n’apparaît que lorsqu’un louveteau meurt (PH1.1, PH3.3) ou grandit (M5).

rule-P2 = Préparation : grandes proies
rule-P2-1 = On retourne la première carte de la pioche des grandes proies à côté des autres. Si la pioche est vide, on mélange d’abord la défausse pour en faire une nouvelle ; si la défausse est vide aussi, on ne retourne rien. Aucune carte ne quitte le jeu : il y a donc maintenant au moins une grande proie visible.
rule-P2-2 = Tous les joueurs votent pour l’une des grandes proies visibles. Des animaux identiques ne font qu’un choix, et on ne vote pas s’il n’y a qu’un choix. Si plus de la moitié de tous les joueurs sont d’accord, c’est décidé. Sinon, le joueur de la femelle alpha décide librement parmi tout ce qui est visible (R12, R13).
rule-P2-3 = On tourne de biais la carte de la proie choisie : c’est la cible de la phase 3.
rule-P2-4 = Tous votent en même temps, puis on montre les votes avec les noms. Il n’y a pas de second vote (R32). Le joueur de la femelle alpha décide en connaissant les votes.

rule-P3 = Préparation : placement des pions action
rule-P3-1 = Tous placent en secret et en même temps. Pour chacun de tes loups dans la meute, tu peux poser un pion face cachée dans chacune des cinq colonnes. Tu peux laisser vides les cases que tu veux. Les lignes des loups en main et des louveteaux restent vides, de même que la colonne 1 s’il n’y a pas de louveteaux. Un oméga peut recevoir des pions dans toutes les colonnes (R33).
rule-P3-2 = Quand tu as placé tes pions, tu confirmes. Tant que le dernier joueur n’a pas confirmé, tu peux reprendre ou changer tout ce que tu as placé ; ensuite, on ne peut plus rien changer.
rule-P3-3 = Jusque-là, personne n’apprend rien du placement des autres. Ensuite, tout le monde voit quelles cases sont remplies, mais les valeurs seulement selon PH0.1. Sans O2, tu peux placer pour un loup plus de spirales qu’il n’a de force.

rule-PH0 = Début et fin de chaque phase d’action
rule-PH0-1 = On révèle en même temps tous les pions de la colonne de la phase.
rule-PH0-2 = Chacun de ces loups perd aussitôt autant de force que son pion porte de spirales, tous ensemble. Les morts passent avant tout le reste (B0.4). Le pion d’un loup qui meurt ainsi ne compte pas (R1).
rule-PH0-3 = L’ordre de jeu va du pion le plus élevé au plus bas ; à pions égaux, le rang décide (B0.8). Il est fixé une seule fois, après les morts de PH0.2 et une fois les colonnes resserrées (R34). Le premier loup d’une phase est toujours le premier dans cet ordre. Les loups sans pion n’y figurent pas.
rule-PH0-4 = Quand la phase est finie, on met de côté les pions de sa colonne. Ils ne peuvent plus servir cette année.
rule-PH0-5 = Voici le cours d’une phase : PH0.1, PH0.2, B0.12, PH0.3, puis les règles de la phase dans l’ordre de leurs numéros, puis PH0.4. Les valeurs révélées sont publiques, même celle d’un loup qui meurt de ses spirales. Les pions retirés par une mort ou une exclusion avant leur phase ne sont jamais montrés (R43).

rule-PH1 = Phase 1 : éducation des louveteaux
rule-PH1-0 = Sans louveteaux, il n’y a pas de phase 1. C’est toujours le cas la première année.
rule-PH1-1 = On additionne les pions. Chaque tranche complète de 7 points garde un louveteau en vie. Les autres meurent, en commençant par le plus éloigné de la femelle alpha : on les montre et ils retournent dans la main de leur propriétaire, sans pénalité.
rule-PH1-2 = Le premier loup gagne une pastille de reconnaissance, sauf s’il en a quatre (R4). S’il n’y a aucun pion, personne n’en gagne.
rule-PH1-3 = Si ce loup était l’oméga, il ne l’est plus et prend la place la plus basse de sa colonne (R3).
rule-PH1-4 = Tout le monde voit les louveteaux morts. Les autres restent face cachée et dans leur ordre.

rule-PH2 = Phase 2 : chasse en solitaire
rule-PH2-1 = Pour le premier loup, on retourne trois cartes petite proie. Son joueur prend l’un des animaux (R23). Le loup gagne la force indiquée par la carte, jusqu’à 12 au total ; un animal sans chiffre n’en donne pas. Dans les deux cas, le loup a mangé.
rule-PH2-2 = Pour le loup suivant dans l’ordre de jeu, on complète l’étalage à trois cartes, et son joueur prend l’un des animaux ; et ainsi de suite. Les deux cartes non prises restent dans l’étalage. Les 15 cartes suffisent pour n’importe quel nombre de chasseurs.
rule-PH2-3 = Dès que les trois cartes de l’étalage sont des cartes Pas de proie, la chasse est finie. Le loup dont c’est le tour et tous ceux d’après n’attrapent rien.
rule-PH2-4 = Ensuite, chaque loup de la meute qui n’a rien attrapé perd 2 points de force, tous ensemble : aussi ceux sans pion, aussi l’oméga, et même si PH2.3 ne s’est pas produit (D1). Les morts suivent aussitôt.
rule-PH2-5 = On remélange les 15 cartes petite proie. Cette phase ne donne pas de reconnaissance et ne concerne pas les louveteaux.
rule-PH2-6 = L’étalage et les prises sont publics, l’ordre de la pioche ne l’est pas. La force d’une prise est acquise avant le tour du loup suivant. La faim de PH2.4 ne vient qu’une fois, après le dernier tour.

rule-PH3 = Phase 3 : chasse en meute
rule-PH3-1 = On additionne les pions. La cible porte trois nombres, le noir étant le plus élevé et le rouge le plus bas, et on leur compare la somme.
rule-PH3-1a = Noir ou plus : la proie est tuée et personne n’est blessé.
rule-PH3-1b = Vert ou plus, mais moins que noir : la proie est tuée et le premier loup est blessé.
rule-PH3-1c = Rouge ou plus, mais moins que vert : la proie s’échappe et le premier loup est blessé.
rule-PH3-1d = Moins que rouge : la proie s’échappe et personne n’est blessé.
rule-PH3-2 = Pour une blessure, on tire au hasard une carte combat de 1 à 10. Le loup perd autant de force et peut en mourir. Cela passe avant le repas et la faim. Si un alpha en meurt, le suivant de sa colonne mange déjà comme alpha (R2).
rule-PH3-3 = Si la proie s’échappe, tous les louveteaux meurent : on les montre et ils retournent en main, sans pénalité. Tous les loups de la meute perdent 2 points de force, le blessé aussi (R42). On redresse la carte et elle reste visible (R11).
rule-PH3-4 = Si la proie est tuée, sa carte va à la défausse et la meute mange la nourriture qui y est indiquée.
rule-PH3-4a = On mange dans cet ordre : les alphas 2 points chacun, chaque louveteau 1, puis tous les autres loups 2 chacun par rang décroissant, la femelle d’abord dans une même rangée, l’oméga en dernier. Aucune proie n’a moins de 11 points de nourriture : les deux alphas et sept louveteaux mangent donc toujours ; la table refuse tout nombre inférieur (R22).
rule-PH3-4b = Un loup qui n’a plus qu’un dernier point perd 1 point de force, un loup qui n’a rien en perd 2. Les pertes viennent ensemble, puis les morts. Manger ne donne pas de force.
rule-PH3-5 = Si la proie a été tuée, le premier loup gagne une pastille de reconnaissance, à condition d’être en vie (R5) et de ne pas en avoir quatre. Un oméga est ainsi réintégré comme en PH1.3. Si la proie s’est échappée, personne n’en gagne.
rule-PH3-6 = À la fin de la phase, un loup qui est encore oméga est exclu : sa carte retourne en main, ses pions des colonnes 4 et 5 sont retirés sans être montrés, et une exclusion est notée pour son propriétaire. Le dernier loup d’un sexe n’est pas oméga et reste (B3.4).
rule-PH3-7 = L’ordre est : l’issue ; PH3.2 avec la mort éventuelle ; PH3.3 ou PH3.4 avec toutes les morts ensemble ; PH3.5 ; PH3.6. On mange selon les places après PH3.2. Un oméga mange comme oméga, même s’il est réintégré juste après. La carte d’une blessure est publique. Les louveteaux qui mangent restent face cachée.

rule-PH4 = Phase 4 : hurlements
rule-PH4-1 = On additionne les pions, et la somme décide du sort des grandes proies.
rule-PH4-1a = Moins de 35 : le joueur de la femelle alpha défausse l’une des grandes proies visibles, à son choix (R13). S’il n’y en a pas, il ne se passe rien.
rule-PH4-1b = De 35 à 55 : il ne se passe rien.
rule-PH4-1c = Plus de 55 : le joueur de la femelle alpha retourne aussitôt une grande proie de plus. Si la pioche est vide, on fait comme en P2.1 (R31).
rule-PH4-2 = Le premier loup gagne une pastille de reconnaissance, sauf s’il en a quatre, quelle que soit la somme (R4). Il n’y a pas d’oméga ici, puisque PH3.6 l’a exclu. Avec O4, il peut y en avoir un, et il est alors réintégré (R40).
rule-PH4-3 = PH4.1 passe avant PH4.2. Tout est public ; la carte supplémentaire l’est dès qu’on la retourne.

rule-PH5 = Phase 5 : combats de rang
rule-PH5-1 = Les femelles d’abord, puis les mâles, dans l’ordre fixé à la révélation : du pion le plus élevé au plus bas et, à égalité, par rang (R16). Mâles et femelles ne s’affrontent jamais. Tes propres loups ne se combattent pas et ne se soumettent pas l’un à l’autre. L’oméga ne combat pas : il n’attaque pas et n’est pas attaqué (R10).
rule-PH5-2 = Un loup peut attaquer s’il a un pion dans la colonne 5, s’il est en vie, s’il n’est pas oméga et s’il ne s’est pas soumis cette année. Il attaque au plus une fois par an et n’y est jamais obligé (R9). Il peut être attaqué un nombre quelconque de fois.
rule-PH5-3 = Une femelle peut attaquer n’importe quelle autre femelle, au-dessus ou au-dessous d’elle. Un mâle ne peut attaquer que le mâle qui est juste au-dessus de lui à cet instant ; si celui-là est à toi aussi, il n’y a pas d’attaque (R15). Le mâle alpha n’a personne à attaquer.
rule-PH5-4 = Le loup attaqué doit se soumettre s’il n’a pas de pion dans la colonne 5 ou s’il s’est déjà soumis cette année. Sinon, son joueur décide s’il se soumet ou s’il combat.
rule-PH5-5 = Si un loup se soumet, il n’y a ni combat ni blessure. Il perd une pastille de reconnaissance, qui va à la réserve ; un alpha n’en perd pas plus (R8). S’il ne lui en reste pas, il devient oméga (B3.1). Le vainqueur ne gagne pas de reconnaissance, mais s’il était de rang inférieur, les deux échangent leurs places (R24). Un loup qui s’est soumis ne combat plus cette année : il n’attaque pas, et il se soumet à toute attaque ultérieure.
rule-PH5-6 = Un combat se décide avec des cartes.
rule-PH5-6a = Chaque camp mélange son propre paquet de combat et tire six cartes. Le loup le plus fort en reçoit une de plus, et celui qui a le plus de reconnaissance en reçoit une de plus, tels qu’ils sont à cet instant ; à égalité, aucun des deux. Il y a donc 6 cartes contre 6, 6 contre 7, 7 contre 7 ou 6 contre 8. Personne ne regarde le reste.
rule-PH5-6b = Chaque loup commence avec, pour score, la valeur de son pion de la colonne 5.
rule-PH5-6c = Échange après échange, les deux camps choisissent en secret une carte et la montrent ensemble. Celui qui montre la plus faible perd des points selon l’écart : aucun pour 0, 1 pour 1 ou 2, 3 pour 3 ou 4, 5 pour 5 ou 6. À partir de 7, le combat est perdu sur-le-champ. Les cartes jouées sont écartées.
rule-PH5-6d = Le combat s’arrête aussitôt qu’un score est de 0 ou moins, ou sur un écart de 7 ou plus. Il s’arrête aussi quand un camp n’a plus de carte, après six ou sept échanges : le score le plus élevé l’emporte alors, et l’égalité est un match nul.
rule-PH5-7 = Un match nul ne change rien : ni rang, ni reconnaissance, ni blessure. L’attaque est consommée.
rule-PH5-8 = S’il y a un vainqueur, voici la suite, dans l’ordre.
rule-PH5-8i = Si le vainqueur était de rang inférieur, les deux échangent leurs places.
rule-PH5-8ii = Le vainqueur gagne une pastille de reconnaissance, jusqu’à quatre.
rule-PH5-8iii = Le perdant perd une pastille de reconnaissance. Mais un alpha qui perd, mâle ou femelle, en attaque ou en défense, les perd toutes ; c’est le rang avant PH5.8i qui compte.
rule-PH5-8iv = Une femelle qui perd est blessée : on tire au hasard une carte combat de 1 à 10, que l’on retranche de sa force. Elle peut en mourir. Un mâle qui perd n’est jamais blessé.
rule-PH5-8v = Un perdant en vie et sans reconnaissance devient oméga (B3.1, R6). Un perdant qui reste dans sa colonne garde sa propre attaque s’il ne l’a pas utilisée (R44).
rule-PH5-9 = Avant la première attaque, tous les pions de la colonne 5 sont révélés et payés, ceux des mâles aussi (PH0.1, PH0.2). Puis chaque loup a son tour : attaquer ou passer, ouvertement ; la réponse, combattre ou se soumettre, ouvertement ; le combat ; PH5.8 ; B0.12. Alors seulement vient le loup suivant. Les mâles commencent quand la dernière femelle a fini.
rule-PH5-10 = Tes cartes combat ne sont connues que de toi ; tout le monde sait combien tu en as. Les deux cartes d’un échange sont scellées jusqu’à ce que les deux soient choisies, puis publiques. Les cartes qui n’ont pas été jouées ou pas été tirées ne sont jamais montrées.

rule-B3 = L’oméga
rule-B3-1 = Un loup sans reconnaissance quitte sa colonne et devient oméga. Il a le rang le plus bas.
rule-B3-2 = Il n’y a qu’un oméga. S’il y en a déjà un, le plus faible des deux est exclu aussitôt, et une exclusion est notée. À force égale, c’est l’ancien oméga qui part. Le sexe n’a pas d’importance.
rule-B3-3 = Un oméga qui gagne une pastille de reconnaissance est réintégré à la place la plus basse de sa colonne (R3). Cela peut arriver dans les phases 1 et 3 et, avec O4, dans la phase 4.
rule-B3-4 = Un loup sans reconnaissance qui est seul de son sexe se tient à la place alpha et n’est pas oméga. Un oméga qui devient le seul de son sexe y passe aussitôt (R35). Quand un deuxième loup de ce sexe rejoint la meute, le premier devient oméga et le nouveau venu alpha ; s’il y a un autre oméga, B3.2 s’applique. Si le loup seul a gagné une pastille de reconnaissance entre-temps, il reste simplement alpha.
rule-B3-5 = La carte d’un loup exclu retourne en main, et ses pions non encore révélés quittent le tableau sans être montrés. Une exclusion n’est pas une mort.

rule-B4 = Phase de marque (M)

rule-M1 = Rang. On compte les rangées occupées à partir du bas. Chaque loup de la plus basse rapporte 1 point (c’est l’oméga seul, s’il y en a un), chaque loup de la suivante 2, et ainsi de suite. Si personne n’est bêta, cette rangée n’est pas comptée, et les alphas ne rapportent que 1 point de plus que la rangée au-dessous.

rule-M2 = Reconnaissance. Chaque pastille sur tes loups te rapporte 1 point.

rule-M3 = Chaque alpha perd 1 point de force, les deux ensemble. Un alpha peut en mourir, et c’est une mort de cette année. Un loup qui devient alpha de ce fait ne perd rien. O2 remplace ce paragraphe.

rule-M4 = Tu perds 5 points pour chacun de tes loups morts cette année, et 3 pour chacun de ceux qui ont été exclus, que ce soit en phase 3 ou par B3.2 à tout moment. Un total peut être négatif. Les louveteaux morts ne coûtent rien.

rule-M5 = Les louveteaux deviennent de jeunes loups. On les retourne à partir de la place 1. Chacun prend la place la plus basse de sa colonne, au-dessus de l’oméga, avec une force de 12 et une pastille de reconnaissance. Après chacun, on vérifie B3.4 ; si un loup est exclu de ce fait, cela coûte 3 points aussitôt (R29). Les jeunes loups ne rapportent rien cette année pour le rang et la reconnaissance.

rule-M6 = Départs. Si des loups à toi viennent de rejoindre la meute comme jeunes loups, tu décides en secret pour chacun s’il reste ou s’il part ; toutes les décisions sont montrées ensemble. Les mâles et les femelles qui partent forment des couples à partir du bas de la hiérarchie : le mâle le plus bas avec la femelle la plus basse, et ainsi de suite. Chaque loup d’un couple rapporte 5 points à son joueur (R28), chaque loup qui part seul en coûte 3. Les cartes retournent en main et les colonnes se resserrent. Un départ n’est ni une mort ni une exclusion.

rule-M7 = Vient enfin la question de savoir si la partie est finie.

rule-M7a = Si quelqu’un a atteint l’objectif, le total le plus élevé gagne. À égalité, la victoire est partagée (R21).

rule-M7b = Si personne ne l’a atteint et que la meute est vide, la partie est finie sans vainqueur. Tous les joueurs sont à égalité.

rule-M7c = Sinon, l’année suivante commence, et chacun retrouve tous ses pions.

rule-M7d = Si, à un moment quelconque entre la préparation et la fin de la phase 5, il n’y a ni loup ni louveteau dans la meute (R45), la partie est finie sur-le-champ sans vainqueur, quel que soit le joueur en tête, et il n’y a pas de phase de marque. Si cela arrive dans la phase M, on la termine d’abord (R27).

rule-M8 = M1 et M2 comptent la meute à la fin de la phase 5. Les louveteaux sont retournés un à un devant tout le monde. Les décisions de départ sont scellées jusqu’à ce qu’elles soient toutes données ; ceux qui partent s’en vont ensemble, en couples selon les places après M5, et B0.12 suit. L’objectif ne compte qu’en M7a (R26).

rule-B5 = Règles optionnelles : quatre réglages indépendants, inactifs si tu ne les choisis pas

rule-O1 = { tracks-setting-joining } (réglage : oui)
rule-O1-1 = Si tu as perdu ton dernier loup dans la meute, de quelque manière que ce soit, et que tu as une carte en main, tu peux demander à faire entrer un loup : au premier moment de demande après la perte, puis à chaque début de préparation tant que tu n’en as pas (R36). Les moments de demande sont la fin de chaque phase d’action et le début de la préparation, avant les naissances. Si plusieurs peuvent demander, c’est dans l’ordre de R14.
rule-O1-2 = Tous les autres joueurs répondent en même temps, puis on montre les réponses. Si tous sont d’accord (R37), tu choisis aussitôt un loup de ta main et tu le places ouvertement tout en bas de sa colonne, au-dessus de l’oméga, avec une force de 12 et une pastille de reconnaissance. Sinon, il ne se passe rien.
rule-O1-3 = En cours d’année, la ligne de ce loup sur le tableau reste vide jusqu’au prochain placement. Mais il est aussitôt de la meute : il peut avoir faim, manger, être attaqué et rapporter des points. On vérifie B3.4. La mort ou l’exclusion notée pour le loup perdu reste. Si la meute est vide, la partie est finie avant que quiconque puisse demander.

rule-O2 = { tracks-setting-life_span }, à la place de M3 (réglage : oui)
rule-O2-1 = Loups qui ne sont pas alphas, oméga compris : avec une force de 8 à 12, ils gagnent 1, jusqu’à 12 ; de 4 à 7, rien ne change ; de 1 à 3, ils perdent 1.
rule-O2-2 = Alphas : avec une force de 8 à 12, rien ne change ; de 4 à 7, ils perdent 1 ; de 1 à 3, ils perdent 2. Tous les changements se font ensemble, d’après la force d’avant. Les morts comptent en M4.
rule-O2-3 = Quand tu places tes pions, les spirales de tous les pions d’un loup doivent faire ensemble moins que sa force (R25).

rule-O3 = { tracks-setting-strength_first } (réglage : oui)
rule-O3-1 = À pions égaux, le loup le plus fort passe d’abord, puis celui de rang plus élevé, puis la femelle. Cela vaut partout où l’ordre de jeu sert (R39).

rule-O4 = { tracks-setting-omega_stays } (réglage : oui)
rule-O4-1 = Un oméga n’est exclu que si un autre loup prend sa place (B3.2), et non à la fin de la phase 3.
rule-O4-2 = Il peut donc hurler. S’il est le premier loup de la phase 4, il est réintégré à temps pour la phase 5 (R40).

rule-B6 = Nos décisions, là où le livret se tait ou se contredit

rule-R1 = Un loup meurt de ses spirales à la révélation. Son pion compte-t-il ? Non, ni dans la somme, ni pour l’ordre, la blessure ou la reconnaissance. La mort est immédiate, et les loups hors jeu ont des lignes vides. Il y a un doute : le livret additionne tous les pions d’une colonne, et O2.3 interdit un sacrifice qui, avec cette décision, n’aurait pas de sens.

rule-R2 = Quand les trous se referment-ils après une mort ou une exclusion ? Aussitôt, et le loup suivant est alpha ou bêta dès cet instant. Chaque phase a besoin des alphas, et la règle sur le dernier loup d’un sexe le suppose.

rule-R3 = Où est réintégré un oméga dont la colonne est la plus courte ? À la fin de sa propre colonne. Les colonnes n’ont pas de trou et chaque sexe a sa propre hiérarchie : le plus bas veut donc dire le plus bas de son sexe.

rule-R4 = Gagne-t-on de la reconnaissance en phase 1 si tous les louveteaux meurent, ou en phase 4 en dessous de 35 ? Oui. Le livret n’y met pas d’autre condition ; ce n’est qu’en phase 3 qu’il demande une proie tuée.

rule-R5 = Qui gagne la reconnaissance en phase 3 si le premier loup est mort de sa blessure ou de faim ? Personne. Le livret parle du loup au pion le plus élevé et d’aucun autre.

rule-R6 = Compare-t-on deux omégas avant ou après la blessure du perdant ? Après. La blessure fait partie du combat, un loup mourant ne devrait pas chasser l’ancien oméga, et la fiche résumé place l’oméga en dernier (D9).

rule-R7 = Qu’est-ce qui vient d’abord en phase M, les pénalités ou la perte de force des alphas ? La perte, comme sur la fiche résumé (D7). La mort d’un alpha qui y succombe est ainsi sanctionnée la même année.

rule-R8 = Un alpha qui se soumet perd-il toute sa reconnaissance ? Non, une pastille. On perd tout en perdant un combat, et ici il n’y en a pas.

rule-R9 = Un loup qui renonce à combattre ne combat plus de l’année. Est-ce aussi le cas s’il passe au moment d’attaquer ? Non, seulement s’il se soumet. La phrase appartient à la soumission, et elle y est expliquée par les attaques ultérieures. Sinon, un loup au pion le plus élevé qui veut seulement se défendre serait forcé d’attaquer.

rule-R10 = Peut-on attaquer l’oméga ? Non. Le livret dit qu’il ne peut pas combattre.

rule-R11 = Que devient une proie qui s’est échappée ? Elle reste visible. Seules les proies tuées et celles que fait perdre un faible hurlement sont défaussées.

rule-R12 = Qui vote pour la proie ? Tous les joueurs, avec ou sans loup dans la meute. Le livret fait décider les joueurs ensemble.

rule-R13 = Qui décide s’il n’y a pas de femelle alpha ? Le joueur du mâle alpha, seul meneur restant. S’il ne reste que des louveteaux en phase 4, c’est la proie visible depuis le plus longtemps qui est défaussée, car personne n’est là pour choisir.

rule-R14 = Dans quel ordre viennent plusieurs joueurs sans loup ? Le plus petit total d’abord, puis dans le sens horaire à partir du joueur de la femelle alpha. Le livret n’en dit rien, et cela aide ceux qui sont derrière.

rule-R15 = Et si le mâle juste au-dessus est de la même couleur ? Alors il n’y a pas d’attaque, et on ne le saute pas. Les loups d’un même joueur ne se combattent jamais, et seul le mâle juste au-dessus est une cible.

rule-R16 = Et si les rangs changent pendant la phase 5 ? L’ordre de jeu reste celui de la révélation ; les cibles sont celles de l’instant de l’attaque. C’est simple et clair.

rule-R17 = Les 30 pastilles de reconnaissance sont-elles une limite ? Non. Le livret les énumère sans jamais le dire.

rule-R18 = Dans quelles phases l’ordre de jeu vaut-il ? Dans les cinq. La phrase du livret est brouillée, et la phase 1 répète elle-même la règle. En phase 5, une égalité entre les sexes ne peut pas compter.

rule-R19 = Peux-tu refuser d’ajouter un louveteau ? Non. Selon le livret, chaque joueur ajoute une carte, et seul celui qui n’en a pas passe.

rule-R20 = Voit-on à qui est un louveteau ? Non, les cartes sont mélangées face cachée. Un louveteau qui meurt est retourné pour tous, car on doit le voir revenir à son propriétaire.

rule-R21 = Et si plusieurs joueurs atteignent l’objectif ? Le total le plus élevé gagne, et une égalité se partage. Le livret ne le dit pas.

rule-R22 = Et s’il y a trop peu de nourriture pour un louveteau ? C’est impossible : le livret note lui-même que toute grande proie a au moins 11 points de nourriture.

rule-R23 = Un loup qui chasse en solitaire peut-il prendre une carte Pas de proie, ou passer ? Non. S’il y a un animal dans l’étalage, il faut en prendre un, n’importe lequel. Dans le livret, le loup reçoit une carte et a trouvé de quoi manger.

rule-R24 = Les places changent-elles après une soumission ? Oui, si le vainqueur était de rang inférieur. Dans le livret, un loup qui ne combat pas abandonne sa position.

rule-R25 = La limite de O2 concerne-t-elle chaque pion ou leur somme ? La somme de l’année. La phrase parle de pions et d’un seul nombre de spirales.

rule-R26 = Quand l’objectif compte-t-il ? Une seule fois, tout à la fin de la phase M, après les départs des jeunes loups. La phase est un seul décompte, et on peut encore perdre des points en M4 et M6.

rule-R27 = Et si la meute s’éteint en phase M ? On termine la phase, et un objectif atteint l’emporte sur l’extinction de la meute. Les points de l’année ont été gagnés avant que le dernier loup s’en aille.

rule-R28 = Et si les deux loups d’un couple qui part sont à toi ? Tu gagnes 5 points pour chacun, donc 10. Le livret compte chaque jeune loup qui part avec un autre.

rule-R29 = Que coûte une exclusion en M5, après les pénalités ? 3 points, aussitôt. C’est la même année ; sinon elle serait gratuite ou viendrait un an trop tard.

rule-R30 = Y a-t-il des naissances sans mâle alpha ou sans femelle alpha ? Non. Seul le couple alpha a une descendance, et tous deux ont un rôle en P1.1.

rule-R31 = Et si la pioche est vide après un hurlement de plus de 55 ? On mélange la défausse comme en P2.1. La situation est la même.

rule-R32 = Vote-t-on l’un après l’autre ou ensemble ? Ensemble ; les votes sont montrés ensuite, et il n’y a qu’un vote. Le livret ne donne pas d’ordre.

rule-R33 = Un oméga peut-il recevoir des pions dans les colonnes 4 et 5 ? Oui. Ils ne servent que s’il n’est plus oméga à ce moment-là ou, avec O4, à hurler. Seules les lignes des loups hors jeu doivent être vides.

rule-R34 = Quel rang départage, celui d’avant ou d’après les morts de la révélation ? Celui d’après, une fois les colonnes resserrées. Les spirales se paient aussitôt, et l’ordre de jeu vient ensuite dans le livret.

rule-R35 = Et si un oméga devient le dernier de son sexe ? Il passe aussitôt à la place alpha et n’est plus oméga, bien que toujours sans reconnaissance. Un loup seul de son sexe ne peut pas être attaqué : la règle ne pourrait guère vouloir dire autre chose, et les places alpha doivent être occupées.

rule-R36 = Quand peux-tu faire une demande selon O1 ? À la fin de la phase où tu as perdu ton dernier loup, puis au début de chaque préparation. Le livret lie la demande à la perte ; attendre la fin laisse intacte la phase en cours.

rule-R37 = Qui doit accepter l’entrée d’un loup ? Tous les autres joueurs, comme le dit la règle elle-même. L’annexe pense aux joueurs dont les loups forment la meute, ce qui ne diffère que si deux joueurs n’en ont pas.

rule-R38 = O2 s’ajoute-t-il à M3 ? Non, il prend sa place. Il y est dit que les alphas en zone verte restent inchangés.

rule-R39 = O3 ne concerne-t-il que les tours, ou aussi la reconnaissance et la blessure ? Tout. Il remplace la manière dont l’ordre de jeu départage les égalités.

rule-R40 = Et si un oméga est premier au hurlement avec O4 ? Il est réintégré comme dans les phases 1 et 3. Un loup qui a une pastille n’est pas oméga.

rule-R41 = De quel paquet vient la carte d’une blessure ? De l’un ou de l’autre, mais complet, de sorte que 1 à 10 sont également probables. Le livret parle d’une carte parmi dix.

rule-R42 = Un chasseur blessé souffre-t-il aussi de la faim ? Oui. Le livret dit : chaque loup de la meute.

rule-R43 = Que deviennent les pions d’un loup qui meurt ou est exclu avant leur phase ? On les retire face cachée, et personne n’en voit les valeurs. Les lignes des loups hors jeu sont vides, et les pions sont secrets jusqu’à leur phase.

rule-R44 = Un loup battu peut-il encore utiliser sa propre attaque ? Oui, sauf s’il est oméga ou s’est soumis. Seule la soumission met fin aux combats d’un loup pour l’année.

rule-R45 = Et s’il ne reste aucun loup adulte mais un louveteau ? La partie continue tant qu’un louveteau vit. Les louveteaux grandissent en M5 ; une chasse manquée en phase 3 serait la fin.

rule-D = Là où le texte principal et la fiche résumé du livret diffèrent

rule-D1 = Phase 2. Texte principal : les loups sans pion ou sans prise perdent toujours 2. Fiche : seulement quand trois cartes Pas de proie sont visibles. Nous suivons le texte principal (PH2.4).

rule-D2 = Phase 3. Texte principal : quatre issues. Fiche : trois, sans la somme inférieure au rouge. Nous suivons le texte principal (PH3.1d).

rule-D3 = Phase 3. Texte principal : une pastille de reconnaissance pour la morsure mortelle. Fiche : pour le pion le plus élevé, dans tous les cas. Nous suivons le texte principal (PH3.5).

rule-D4 = Phase 3. Texte principal : qui mange le dernier point ne perd que 1. Fiche : seulement la perte de 2. Nous suivons le texte principal (PH3.4b).

rule-D5 = Phase 3. Texte principal : après une chasse manquée, les louveteaux meurent et tous perdent 2, et à la fin l’oméga est exclu. Fiche : rien là-dessus. Nous suivons le texte principal (PH3.3, PH3.6).

rule-D6 = Phase 5. Texte principal : un loup qui se soumet perd une pastille de reconnaissance. Fiche : seulement qu’il n’y a ni blessure ni pastille pour le vainqueur. Nous suivons le texte principal (PH5.5).

rule-D7 = Phase M. Texte principal : les pénalités, puis la force des alphas. Fiche : l’inverse. Nous suivons la fiche (R7).

rule-D8 = Phase 5. Texte principal : la femelle alpha perd toute sa reconnaissance, et les mâles combattent de la même façon. Fiche : les alphas. Nous l’appliquons aux deux sexes (PH5.8iii).

rule-D9 = Phase 5. Texte principal : l’oméga d’abord, la blessure ensuite. Fiche : l’oméga vient en dernier. Nous suivons la fiche (R6).

rule-D10 = Phase 5. Texte principal : un mâle n’attaque que celui qui est juste au-dessus, et un mâle qui perd n’est pas blessé. Fiche : rien sur le premier point. Nous suivons le texte principal (PH5.3).

rule-D11 = Naissances. Texte principal : à partir de la deuxième année, seulement avec une carte en main, et dans un ordre donné. Fiche : rien là-dessus. Nous suivons le texte principal (P1.0, P1.2).

rule-D12 = Numérotation. Texte principal : P, 1 à 5 et M, les départs sans numéro. Fiche : V, 1 à 5 et 6, les départs étant 6.6. Nous les appelons M6.
