### The rules of Silver in French.
### A title has no full stop at its end, a paragraph has.

rule-R0 = Les mots, et qui sait quoi
rule-R0-1 = Ton village est une rangée de places, comptées à partir de la gauche, de ton point de vue de propriétaire. On ne réarrange jamais les cartes. Seuls un échange (R6), un Maître, une Sorcière ou un Voleur (R8.10 à R8.12) changent quelque chose à une rangée.
rule-R0-2 = Une carte est soit face visible, soit face cachée. Une carte visible le reste quand on la prend ou qu’on la déplace. Ce qui a été visible une fois ne redevient donc pas caché avant la fin de la manche.
rule-R0-3 = On regarde en secret : seul le joueur qui en a le droit voit la carte, et elle retourne là où elle était. Une carte face cachée ne t’est pas connue du seul fait qu’elle est à toi.
rule-R0-4 = Tout ceci est public : qui regarde quelle carte et à quelle place, chaque déplacement de carte, le nombre de cartes cachées de la pioche, l’étalage, qui détient l’Amulette et où elle se trouve, quelle carte protège chaque Garde du corps, et les scores.
rule-R0-5 = Ce que l’on sait d’une carte la suit. Comme les déplacements sont publics, celui qui a vu une carte dans les règles continue de la connaître où qu’elle aille, jusqu’à la fin de la manche. Tout le monde connaît les cartes visibles d’un village, celles de l’étalage et celles de la défausse. Une carte distribuée face cachée n’est connue de personne tant qu’on ne l’a pas regardée. Une carte cachée que tu pioches, comme toutes les cartes cachées piochées grâce à un Garnement, est connue de toi et de quiconque l’avait remise sur la pioche auparavant (R8.4.2, R8.11.3) ; cela ne change pas quand elle entre dans ton village face cachée. Personne ne regarde une carte de pénalité (R6.7), pas même toi : seul la connaît un joueur qui l’avait remise sur la pioche, et ce peut être toi, dans ce même tour. Une carte posée par une Sorcière (R8.11) est connue, où qu’elle se trouve, du joueur qui a utilisé la Sorcière et de quiconque l’avait remise sur la pioche ; le propriétaire du village ne la voit pas pour autant. Une carte reçue grâce au Voleur est connue de toi et de ceux qui la connaissaient déjà. Une carte donnée avec le Voleur n’est connue que de ceux qui la connaissaient déjà ; celui qui la reçoit ne la regarde pas. Les cartes cachées que tu remets sur la pioche après avoir pioché avec un Garnement te sont connues, de même que leur ordre. Les cartes écartées et les cartes de la pioche que personne n’a vues ne sont connues de personne, même après la manche. La table continue de te montrer tout ce que tu as vu dans les règles (réglage « { silver-setting-memory } » : aidée). Avec le choix « de tête », elle ne montre une carte regardée que jusqu’à ta réponse suivante ; tu vois toujours la carte que tu as en main, et le reste est l’affaire de ta mémoire.
rule-R0-6 = Les cartes arrivent dans la défausse face visible : chacun peut donc en consulter à tout moment le contenu et l’ordre. On ne peut récupérer que la carte du dessus ; les autres ne servent qu’au Maître.
rule-R0-7 = Par pioche et par première carte de la pioche, on entend toujours la pile cachée. Les cartes visibles de l’étalage (R8.1) n’en font pas partie.
rule-R0-8 = Une valeur que tu ne connais pas ne décide jamais des choix qui te sont offerts.

rule-R1 = Mise en place d’une manche
rule-R1-1 = Silver se joue de 2 à 4 joueurs, en quatre manches (réglage « { silver-setting-rounds } », de 1 à 8). Les places à la table sont numérotées dans le sens horaire.
rule-R1-2 = On mélange les 52 cartes : les valeurs 1 à 12 y figurent quatre fois chacune, le 0 et le 13 deux fois chacun.
rule-R1-3 = On écarte des cartes au hasard pour cette manche, sans que personne les voie : 10 à deux joueurs, 5 à trois, aucune à quatre.
rule-R1-4 = Chacun reçoit cinq cartes, alignées face cachée. Personne ne les regarde encore.
rule-R1-5 = La carte du dessus de la pioche est retournée et commence la défausse. Elle n’a aucun pouvoir, et un Villageois n’y compte pas. Il reste alors 31 cartes dans la pioche, quel que soit le nombre de joueurs.
rule-R1-6 = Pendant la manche 1, l’Amulette reste au milieu de la table et ne sert à personne. Dans l’édition anglaise (réglage « { silver-setting-edition } » : anglaise), elle se trouve près du premier joueur, mais seulement pour indiquer qui commence.
rule-R1-7 = Chacun regarde alors en secret exactement deux cartes différentes de son village, soit une paire parmi dix. Le livret dit peut ; ici, tous le font. Tous choisissent en même temps : tu vois la première carte de la défausse, mais pas les choix des autres. Une fois que tous ont choisi, chacun sait quelles places ont été regardées.
rule-R1-8 = La manche 1 est ouverte par le plus jeune. À cette table, une place tirée au sort est réputée celle du plus jeune ; à partir d’elle, dans le sens horaire, chacun est réputé plus âgé que le précédent. Dans l’édition anglaise, le premier joueur est simplement tiré au sort : c’est le même tirage.

rule-R2 = Le tour
rule-R2-1 = On joue à tour de rôle dans le sens horaire. À ton tour, tu dois faire exactement une action : Piocher (R3), Récupérer (R4) ou Déclencher le décompte (R5). On ne passe pas, même lors d’un dernier tour. Piocher est toujours possible, car un tour ne commence jamais avec une pioche vide (R9.4).
rule-R2-2 = Un tour se déroule ainsi. D’abord la fenêtre A, puis ton action. Si tu as pioché, la fenêtre B reste ouverte tant que tu as en main la carte que tu as gardée ; ensuite, tu défausses cette carte, avec ou sans son pouvoir, ou tu l’échanges, et tout cela est exécuté jusqu’au bout. Viennent enfin la fenêtre C et la fin du tour (R9.1). La fenêtre B n’existe que si tu pioches : quand tu récupères une carte, tu n’apprends rien de nouveau avant l’échange.
rule-R2-3 = Dans chaque fenêtre, tu peux poser l’Amulette (R7.3), regarder une carte avec un Empathe (R8.2) et affecter un Garde du corps (R8.3), à condition que ces deux-là soient visibles dans ton village. L’ordre est libre, et rien de tout cela ne consomme ton action.
rule-R2-4 = Aucune fenêtre ne s’ouvre entre les cartes piochées grâce aux Garnements, au milieu d’un pouvoir ou au cours d’un échange.
rule-R2-5 = Ni pouvoir ni Amulette dans un tour où l’on déclenche le décompte. Si tu as déjà fait usage de R2.3, tu ne peux plus déclencher le décompte pendant ce tour ; si tu l’as déclenché, tu ne peux plus rien utiliser.
rule-R2-6 = Une carte de 0 à 4 agit pour le village où elle se trouve face visible. Elle agit dès qu’elle y est visible, peu importe comment : récupérée, retournée par n’importe qui, laissée visible par un échange manqué, apportée par un Voleur ou reprise dans la défausse par un Maître. Elle agit jusqu’à ce qu’elle quitte le village. Face cachée, en main, dans l’étalage ou dans la défausse, elle ne fait rien.

rule-R3 = Piocher
rule-R3-1 = Tu pioches la première carte de la pioche. S’il y a des cartes visibles dans l’étalage, tu peux prendre l’une d’elles à la place, au choix (R8.1). Avec des Garnements visibles dans ton village, tu pioches plusieurs fois (R8.4).
rule-R3-2 = Personne d’autre que toi ne voit une carte cachée que tu pioches. Tout le monde voit si la carte piochée était cachée ou visible.
rule-R3-3 = Ensuite, tu défausses la carte ou tu l’échanges (R6). Tu ne peux ni la remettre ni la garder pour plus tard.
rule-R3-4 = Pour défausser la carte piochée, tu la poses face visible sur la défausse. Si c’est une carte de 5 à 12, tu peux utiliser aussitôt son pouvoir (R8.5 à R8.12) ou y renoncer.
rule-R3-5 = Défausser une carte qu’on vient de piocher est la seule manière d’obtenir un pouvoir de 5 à 12. Cela vaut aussi pour une carte de l’étalage que tu as piochée et pour la carte gardée grâce à un Garnement. Ne donnent aucun pouvoir : les cartes chassées d’un village par un échange, un Maître ou une Sorcière, les cartes récupérées dans la défausse, les cartes remises à leur place et celles qui se trouvent dans un village.
rule-R3-6 = Si tu pioches une carte de 0 à 4 ou un 13 et que tu la défausses, il ne se passe rien.
rule-R3-7 = Si ton unique carte est sous l’Amulette, tu n’as rien à échanger et dois défausser la carte piochée.

rule-R4 = Récupérer
rule-R4-1 = Tu ne peux récupérer une carte que s’il y en a une dans la défausse et si au moins une carte de ton village n’est pas sous l’Amulette.
rule-R4-2 = Tu prends la carte du dessus de la défausse et tu es obligé de l’échanger (R6). Tu ne peux ni la remettre ni la défausser ; si c’est une carte de 5 à 12, son pouvoir n’est pas utilisé.
rule-R4-3 = La carte récupérée entre dans ton village face visible. Si c’est une carte de 0 à 4, son pouvoir agit à partir de ce moment (R2.6).
rule-R4-4 = Si tu prends la seule carte de la défausse et que ton échange échoue (R6.6), la défausse est vide. Plus personne ne peut récupérer de carte avant que quelqu’un n’en défausse une.

rule-R5 = Déclencher le décompte
rule-R5-1 = Tu ne peux déclencher le décompte que si ton village compte quatre cartes au plus, si personne ne l’a encore fait dans cette manche et si tu n’as fait aucun usage de R2.3 pendant ce tour.
rule-R5-2 = Tu le déclenches au lieu de piocher, et ton tour s’arrête là.
rule-R5-3 = Tous les autres ont ensuite, dans le sens horaire, exactement un dernier tour chacun. C’est un tour complet : on pioche ou on récupère, avec tous les pouvoirs et l’Amulette, mais sans déclencher le décompte. Le déclencheur ne joue plus dans cette manche.
rule-R5-4 = Le village du déclencheur n’est pas verrouillé. Les autres peuvent toujours le viser ; ses Gardes du corps et l’Amulette le protègent toujours.

rule-R6 = L’échange, après avoir pioché ou récupéré
rule-R6-1 = Choisis une ou plusieurs cartes de ton village. La carte sous l’Amulette ne peut pas en être. La choisir n’est pas un échange manqué : c’est tout simplement interdit.
rule-R6-2 = Si tu échanges une seule carte, elle va face visible sur la défausse et la nouvelle vient exactement là où elle était. Cet échange ne peut pas échouer.
rule-R6-3 = Si tu en échanges deux ou plus, tu annonces d’abord tout le lot. C’est seulement alors que ses cartes cachées sont retournées à la vue de tous. Un lot peut mêler cartes visibles et cartes cachées et contenir des cartes que tu ne connais pas ; tu n’es pas tenu d’annoncer toutes tes cartes égales. Tu peux même annoncer un lot voué à l’échec.
rule-R6-4 = Le lot réussit si ses cartes ont toutes une seule et même valeur ; pour le Doppelgänger, voir R8.13. La nouvelle carte ne fait pas partie du lot. Tu pourras l’échanger au plus tôt lors d’un autre tour.
rule-R6-5 = Réussite : tout le lot va face visible sur la défausse. Si un Doppelgänger y fait apparaître deux valeurs différentes, tu choisis laquelle se trouve au-dessus ; le reste est dessous dans l’ordre de la rangée, la carte la plus à gauche tout au fond. Puis tu mets la nouvelle carte à l’une des places libérées, au choix. Les autres places libérées disparaissent et la rangée se resserre sans changer d’ordre. Un lot de k cartes réduit donc ton village de k - 1.
rule-R6-6 = Échec : les cartes annoncées restent toutes où elles sont, désormais face visible. Rien n’est défaussé. La défausse reste telle quelle, sauf que la carte récupérée, s’il y en a une, n’y est plus. Tu ajoutes la nouvelle carte à ton village, à gauche ou à droite de la rangée.
rule-R6-7 = Si le lot manqué comptait trois cartes ou plus, même si une seule carte différait, tu reçois aussi une carte de pénalité. Après la nouvelle carte, tu ajoutes à ton village la première carte de la pioche, face cachée et sans que personne la voie, à gauche ou à droite de la rangée. Si la pioche est vide, il n’y a pas de carte de pénalité.
rule-R6-8 = La nouvelle carte est face cachée si elle était cachée dans la pioche. Elle est face visible si elle était visible dans l’étalage ou si elle vient de la défausse. Réussite ou échec, c’est pareil.
rule-R6-9 = Un lot manqué agrandit ton village : d’une carte si tu en avais annoncé deux, de deux cartes si tu en avais annoncé trois ou plus (d’une seule s’il n’y avait plus de carte de pénalité). Un village peut grandir sans limite et n’a jamais moins d’une carte. Au-dessus de quatre cartes, tu ne peux plus déclencher le décompte tant que tu n’es pas redescendu à quatre.

rule-R7 = L’Amulette
rule-R7-1 = Il n’y a qu’une Amulette. Pendant la manche 1, elle n’est à personne.
rule-R7-2 = On n’obtient l’Amulette qu’en réussissant un décompte que l’on a déclenché (R10.3) : on la prend au milieu de la table ou chez son détenteur, ou on la garde si on l’a déjà. Rien d’autre ne la fait passer d’un joueur à un autre. Après une manche sans décompte réussi, elle reste où elle est.
rule-R7-3 = Si tu détiens l’Amulette, tu peux l’utiliser une fois, et seulement dans la manche qui suit celle où tu l’as gagnée. Tu le fais dans n’importe quelle fenêtre (A, B ou C) d’un de tes tours, pourvu que tu n’y déclenches pas le décompte ; un dernier tour convient aussi. Si cette manche passe sans que tu l’utilises, tu perds ce droit, mais tu détiens toujours l’Amulette.
rule-R7-4 = Tu poses l’Amulette sur une carte de ton propre village. Cette carte peut être visible ou cachée, connue de toi ou non, protégée ou non, et même être arrivée pendant ce tour.
rule-R7-5 = Jusqu’à la fin de la manche, tu ne peux ni déplacer l’Amulette, ni la retirer, ni l’utiliser une deuxième fois.
rule-R7-6 = Jusqu’à la fin de la manche, personne n’a le droit de regarder, retourner, prendre, déplacer, annoncer ou échanger la carte qui est sous l’Amulette. Cela vaut pour toi aussi, son propriétaire.
rule-R7-7 = Si cette carte est visible, elle continue d’agir : un Écuyer, un Empathe, un Garnement, un Garde du corps (que tu peux encore affecter à d’autres cartes) ; et un Villageois compte. Ceux qui connaissaient la carte la connaissent toujours.
rule-R7-8 = Au décompte, la carte sous l’Amulette compte comme toutes les autres.
rule-R7-9 = À la fin de la manche, l’Amulette quitte la carte. Elle reste à son détenteur, à moins que R10.3 ne la donne à un autre.
rule-R7-10 = Tu ne peux pas déclencher le décompte pendant le tour où tu poses l’Amulette. Plus tard, tu le peux.

rule-R8 = Les pouvoirs
rule-R8-0 = Villageois (0), tant qu’il est visible
rule-R8-0-1 = La manche prend fin (R9.3) quand les deux Villageois sont face visible dans des villages, que ce soit dans un seul ou dans deux. Un Villageois face cachée, écarté, dans l’étalage ou dans la défausse ne compte pas.
rule-R8-1 = Écuyer (1), tant qu’il est visible
rule-R8-1-1 = À la fin d’un tour (R9.1), on retourne des cartes du dessus de la pioche et on les ajoute à droite de l’étalage. On continue jusqu’à ce que l’étalage compte une carte par Écuyer visible, tous villages confondus, ou que la pioche soit vide.
rule-R8-1-2 = L’étalage ne diminue jamais de lui-même. Quand des Écuyers partent, les cartes visibles y restent jusqu’à ce qu’on les pioche ; simplement, celles qui dépassent le nouveau nombre ne sont pas remplacées.
rule-R8-1-3 = Tout le monde peut piocher une carte visible de l’étalage (R3.1), et pas seulement le propriétaire d’un Écuyer.
rule-R8-1-4 = On ne complète rien pendant un tour. Si un Écuyer est devenu visible pendant un tour, sa carte apparaît à la fin de ce tour ; si une carte de l’étalage a été piochée, elle est remplacée à ce moment-là.
rule-R8-2 = Empathe (2), tant qu’il est visible
rule-R8-2-1 = Dans une fenêtre de ton tour, tu peux regarder une de tes cartes cachées, mais pas celle qui est sous l’Amulette. Chaque Empathe visible dans ton village t’y autorise une fois par tour. Si tu en as plusieurs, c’est le plus à gauche parmi ceux qui n’ont pas encore servi qui regarde.
rule-R8-2-2 = Un Empathe retourné ou arrivé chez toi pendant ce tour peut servir dans les fenêtres qui restent. Un Empathe qui a quitté ton village avant d’avoir servi ne le peut plus.
rule-R8-3 = Garde du corps (3), tant qu’il est visible
rule-R8-3-1 = Un Garde du corps se protège lui-même dès qu’il est face visible, pendant ton tour comme pendant ceux des autres.
rule-R8-3-2 = Un Garde du corps protège en outre une deuxième carte de son village. Le propriétaire la désigne dans une fenêtre de son propre tour. À chacun de tes tours, tu peux affecter chacun de tes Gardes du corps une fois, ou le faire passer à une autre carte.
rule-R8-3-3 = Tu peux désigner n’importe quelle autre carte de ce village : visible ou cachée, un autre Garde du corps, une carte déjà protégée, même celle qui est sous l’Amulette. Chaque Garde du corps a sa propre cible.
rule-R8-3-4 = Les adversaires ne peuvent ni regarder, ni retourner, ni prendre, ni échanger une carte protégée (R8.6, R8.8, R8.9, R8.11, R8.12). Le propriétaire en fait ce qu’il veut, et du Garde du corps aussi.
rule-R8-3-5 = La protection suit la carte, pas la place. Elle cesse quand le Garde du corps ou la carte qu’il protège quitte le village. Une carte qui arrive à la même place n’est pas protégée. Un Garde du corps qui passe dans un autre village n’y protège que lui-même, jusqu’à ce que son nouveau propriétaire désigne une carte. La protection ne cesse ni quand une carte est retournée, ni quand un échange échoue, ni pendant les tours des autres, ni quand on déclenche le décompte.
rule-R8-3-6 = Si ton Garde du corps est retourné pendant le tour d’un autre, il se protège aussitôt lui-même. Tu peux désigner une deuxième carte à partir de ton prochain tour, si tu n’y déclenches pas le décompte.
rule-R8-3-7 = Un Garde du corps face cachée n’a aucun pouvoir : il ne se protège même pas lui-même.
rule-R8-4 = Garnement (4), tant qu’il est visible
rule-R8-4-1 = Avec des Garnements visibles dans ton village, tu pioches plusieurs cartes au lieu d’une : une, plus une par Garnement. Tu les pioches l’une après l’autre, et toutes, dans la limite des cartes qui existent. Chaque fois, tu prends la première carte de la pioche ou une carte visible de l’étalage, et tu vois une carte cachée avant de choisir d’où vient la suivante. Si l’étalage est vide, toutes viennent de la pioche.
rule-R8-4-2 = Tu gardes exactement une des cartes piochées. Les autres retournent d’où elles viennent : les cartes cachées sur la pioche dans leur ancien ordre, la première piochée au-dessus ; les cartes visibles à leur place dans l’étalage. Tout le monde voit combien de cartes tu as piochées, d’où vient chacune et si tu as gardé la première, la deuxième ou une autre. Personne ne voit les valeurs cachées.
rule-R8-4-3 = La carte gardée est cachée ou visible selon sa provenance (R6.8). Tu peux la défausser et utiliser son pouvoir (R3.5).
rule-R8-4-4 = Les Garnements n’aident que pour l’action Piocher. Ils ne font rien pour une Sorcière, pour une carte de pénalité ou quand l’étalage est complété.
rule-R8-4-5 = Les cartes que tu remets font de nouveau partie de la pioche. Si tu n’as fait que voir sa dernière carte, elle n’est pas vide.
rule-R8-5 = Dénonciateur (5), quand on le défausse
rule-R8-5-1 = Tu retournes une de tes propres cartes cachées, mais pas celle qui est sous l’Amulette. Elle reste visible.
rule-R8-6 = Révélateur (6), quand on le défausse
rule-R8-6-1 = Tu retournes une cible permise face cachée (R8.14) dans n’importe quel village, y compris le tien. Elle reste visible et agit pour son propriétaire.
rule-R8-7 = Observateur (7), quand on le défausse
rule-R8-7-1 = Tu regardes une de tes propres cartes cachées, mais pas celle qui est sous l’Amulette. Après l’avoir vue, tu peux en regarder encore une, qui doit être une autre carte.
rule-R8-8 = Apprentie voyante (8), quand on la défausse
rule-R8-8-1 = Tu regardes une cible permise face cachée (R8.14) dans le village d’un adversaire.
rule-R8-9 = Voyante (9), quand on la défausse
rule-R8-9-1 = Tu regardes une cible permise face cachée (R8.14) dans n’importe quel village, y compris le tien.
rule-R8-10 = Maître (10), quand on le défausse
rule-R8-10-1 = Tu choisis une carte n’importe où dans la défausse, et exactement une de tes cartes qui n’est pas sous l’Amulette. Le Maître que tu viens de défausser ne peut pas être repris, mais un autre Maître peut l’être. Si le réglage « { silver-setting-several } » l’étend à la Sorcière et au Maître, tu peux aussi remplacer tout un lot de tes cartes, selon les règles de R6.
rule-R8-10-2 = La carte reprise vient à la place de la tienne, face visible. La tienne va face visible sur la défausse, au-dessus du Maître. Toutes les autres cartes de la défausse gardent leur ordre. Si tu as repris une carte de 5 à 12, son pouvoir n’est pas utilisé.
rule-R8-11 = Sorcière (11), quand on la défausse
rule-R8-11-1 = Tu regardes en secret la première carte de la pioche. Puis tu choisis une cible permise (R8.14) dans n’importe quel village, y compris le tien ; elle peut être visible ou cachée.
rule-R8-11-2 = La carte que tu as vue vient à cette place, face cachée, et celle qui s’y trouvait va face visible sur la défausse. Tu remplaces exactement une carte, dans ton propre village aussi. Si le réglage « { silver-setting-several } » l’étend à la Sorcière et au Maître, tu peux aussi remplacer tout un lot dans ton propre village, selon les règles de R6.
rule-R8-11-3 = Une fois que tu as regardé, tu dois échanger. Si le réglage « { silver-setting-witch } » le permet, tu peux préférer remettre la carte sur la pioche. Tant que la pioche est vide, ce pouvoir ne peut pas servir.
rule-R8-12 = Voleur (12), quand on le défausse
rule-R8-12-1 = Tu choisis une cible permise (R8.14) dans le village d’un adversaire, visible ou cachée, et une de tes cartes qui n’est pas sous l’Amulette. Chacune des deux va exactement là où était l’autre et reste visible ou cachée comme avant. Rien n’est défaussé.
rule-R8-12-2 = Si la carte reçue est cachée, tu la regardes. Ton adversaire ne regarde pas celle que tu lui donnes. Tu peux donner une carte que tu ne connais pas, ou une carte que protège ton propre Garde du corps.
rule-R8-13 = Doppelgänger (13), dans un échange
rule-R8-13-1 = Dans un lot annoncé (R6.3), un Doppelgänger prend la valeur des autres cartes. Le lot réussit si toutes ses cartes autres que les 13 sont égales. { "{" }13, x{ "}" }, { "{" }13, x, x{ "}" }, { "{" }13, 13{ "}" } et { "{" }13, 13, x{ "}" } réussissent donc. { "{" }13, x, y{ "}" } avec x et y différents échoue et compte pour trois cartes.
rule-R8-13-2 = Un Doppelgänger le fait visible ou caché, mais seulement comme carte du lot annoncé. Comme nouvelle carte, échangé seul ou compté à la fin de la manche, ce n’est qu’un 13.
rule-R8-14 = Une cible permise est une carte qui n’est pas sous l’Amulette et qu’aucun Garde du corps ne protège contre toi. Tes propres cartes ne sont jamais protégées contre toi. Une carte d’un adversaire l’est si c’est un Garde du corps visible ou si un Garde du corps la protège. Pour être regardée ou retournée, une cible doit en outre être face cachée.
rule-R8-15 = Tu ne peux utiliser le pouvoir d’une carte défaussée que s’il peut être exécuté en entier : toutes les cibles nécessaires existent, la Sorcière trouve une carte dans la pioche, le Maître une autre carte dans la défausse. Sinon, le pouvoir n’est pas proposé et la carte est simplement défaussée. Si tu décides d’utiliser un pouvoir, tu vas jusqu’au bout ; seul le deuxième regard de l’Observateur est facultatif (et, si le réglage « { silver-setting-witch } » le permet, l’échange de la Sorcière).
rule-R8-16 = Un pouvoir est terminé avant que la fenêtre C ne s’ouvre. S’il retourne ou déplace une carte et la laisse visible, le pouvoir de 0 à 4 de cette carte agit aussitôt (R2.6).

rule-R9 = La fin d’une manche
rule-R9-1 = À la fin d’un tour, on passe en revue ces points dans l’ordre. (a) Si les deux Villageois sont visibles dans des villages, la manche est finie. (b) Si le décompte a été déclenché et que tous les autres ont eu leur dernier tour, la manche est finie. (c) On complète l’étalage (R8.1.1). (d) Si la pioche est vide, la manche est finie. (e) Sinon, c’est au joueur suivant dans le sens horaire. La raison annoncée est la première qui s’applique.
rule-R9-2 = Une fois le décompte déclenché, le dernier tour est celui du joueur assis à droite du déclencheur. La manche prend fin avec ce tour.
rule-R9-3 = Les Villageois mettent fin à la manche après le tour où le second a été retourné dans un village ou y est entré face visible, peu importe grâce à qui. Seule compte la position à la fin du tour : si deux Villageois sont annoncés et partent ensemble dans un lot réussi, la manche continue. Dans l’édition anglaise, si tous deux sont visibles une fois l’action exécutée, il n’y a pas de fenêtre C et le tour s’arrête sur-le-champ ; mais un échange ou un pouvoir est toujours mené à son terme.
rule-R9-4 = La manche prend fin après un tour qui laisse la pioche vide, quelle que soit la façon dont la dernière carte est partie : piochée, carte de pénalité, Sorcière ou complément de l’étalage. Le tour lui-même est joué jusqu’au bout ; mais une pioche vide ne donne ni carte de pénalité ni Sorcière. On ne remélange jamais rien pendant une manche. S’il reste des cartes visibles dans l’étalage, la manche finit quand même.
rule-R9-5 = Les Villageois et la pioche vide mettent fin à la manche même pendant les derniers tours qui suivent le déclenchement du décompte. Ceux qui n’ont pas encore eu leur dernier tour n’en ont pas.
rule-R9-6 = Une manche peut finir sans que personne ait déclenché le décompte. Elle n’a alors pas de déclencheur (R10.5).
rule-R9-7 = Les joueurs n’ont aucun autre moyen de mettre fin à une manche.
rule-R9-8 = Pour qu’aucune manche ne dure éternellement : si la pioche n’a pas diminué pendant 10 tours par joueur d’affilée, la manche finit comme si la pioche était vide. La pioche compte 31 cartes au départ ; une manche dure donc au plus 310 tours par joueur, soit 620 tours en tout à deux joueurs, 930 à trois, 1240 à quatre.

rule-R10 = Le décompte d’une manche
rule-R10-1 = Toutes les cartes des villages sont retournées. Ton total est la somme des valeurs de ton village, y compris la carte sous l’Amulette. La pioche, l’étalage, la défausse et les cartes écartées ne comptent pas.
rule-R10-2 = Quiconque n’a pas déclenché le décompte perd autant de points que son total.
rule-R10-3 = On compare le total du déclencheur à ceux de tous les autres, sans bonus ni pénalité. Si personne n’a moins, le déclencheur ne perd pas de points et reçoit l’Amulette. C’est vrai même si d’autres ont le même total ; eux perdent quand même le leur.
rule-R10-4 = Si quelqu’un a un total plus petit que le déclencheur, celui-ci perd son total et 10 points de plus (réglage « { silver-setting-penalty } », de 0 à 50), et ne reçoit pas l’Amulette. Ceci et R10.3 valent de quelque façon que la manche ait fini après le déclenchement (R9.5).
rule-R10-5 = Si personne n’a déclenché le décompte, personne ne marque 0 point et personne ne gagne l’Amulette.

rule-R11 = La manche suivante
rule-R11-1 = Après chaque manche sauf la dernière, on mélange les 52 cartes ensemble, y compris celles qui avaient été écartées. On refait R1.3 à R1.5, en écartant d’autres cartes au hasard.
rule-R11-2 = Ce que l’on savait, l’étalage, les protections et la place de l’Amulette sur une carte : tout cela disparaît. L’Amulette elle-même reste à son détenteur (R7.9).
rule-R11-3 = Le détenteur de l’Amulette ne peut l’utiliser dans la nouvelle manche que s’il l’a gagnée dans celle qui vient de finir (R7.3).
rule-R11-4 = La manche est ouverte par celui qui a perdu le moins de points dans celle qui vient de finir. Ce sont les points comptés selon R10, avec le 0 ou la pénalité du déclencheur. En cas d’égalité, c’est le premier dans l’ordre des âges (R1.8). Dans l’édition anglaise, un déclencheur qui a réussi commence ; s’il n’y en a pas, c’est de nouveau celui qui a perdu le moins de points.
rule-R11-5 = Puis chacun regarde deux cartes (R1.7), en connaissant la première carte de la défausse et celui qui va commencer.

rule-R12 = La fin de la partie
rule-R12-1 = La partie est finie après le décompte de la dernière manche : la manche 4, sauf si le réglage « { silver-setting-rounds } » en décide autrement. Celui qui a le plus petit total de toutes les manches gagne.
rule-R12-2 = Si plusieurs joueurs partagent le plus petit total et que l’un d’eux détient l’Amulette après le dernier décompte, il gagne seul. Peu importe qu’il ne l’ait gagnée que dans la dernière manche.
rule-R12-3 = Si aucun des joueurs au plus petit total ne détient l’Amulette, ils gagnent ensemble.
rule-R12-4 = Rangs : qui gagne est premier. Qui n’a perdu qu’à cause de R12.2 vient juste derrière. Les autres joueurs à égalité de total partagent un rang.
