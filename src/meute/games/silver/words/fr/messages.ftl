### Silver in French: questions, answers, refusals, hints, the log and the settings.

silver-title = Silver

silver-pitch = Des loups-garous se cachent dans chaque village. Souviens-toi des tiens, débarrasse-t’en, et déclenche le décompte quand ton village vaut le moins.

silver-goal = Garde un petit village : après la dernière manche, le total le plus bas gagne.

silver-credit = Silver est un jeu de Ted Alspach, publié par Bézier Games et Ravensburger. Cette table n’est pas officielle : elle est faite par des joueurs, avec leurs propres textes et images.

silver-part-round_1 = manche 1
silver-part-round_2 = manche 2
silver-part-round_3 = manche 3
silver-part-round_4 = manche 4
silver-part-round_5 = manche 5
silver-part-round_6 = manche 6
silver-part-round_7 = manche 7
silver-part-round_8 = manche 8

silver-card-unknown = carte cachée

silver-power-0 = Face visible : quand les deux Villageois sont visibles dans des villages, la manche prend fin.
silver-power-1 = Face visible : une carte de plus est visible à côté de la pioche, pour tout le monde.
silver-power-2 = Face visible : une fois à chacun de tes tours, regarde une de tes cartes cachées.
silver-power-3 = Face visible : se protège et protège une autre carte de ton village contre les autres.
silver-power-4 = Face visible : quand tu pioches, pioche une carte de plus et gardes-en une.
silver-power-5 = Retourne une de tes propres cartes cachées.
silver-power-6 = Retourne une carte cachée dans n’importe quel village.
silver-power-7 = Regarde une ou deux de tes propres cartes cachées.
silver-power-8 = Regarde une carte cachée chez un adversaire.
silver-power-9 = Regarde une carte cachée dans n’importe quel village.
silver-power-10 = Reprends une carte dans la défausse et mets-la face visible à la place d’une des tiennes.
silver-power-11 = Regarde la première carte de la pioche et mets-la face cachée à la place d’une carte de n’importe quel village.
silver-power-12 = Échange une de tes cartes contre une carte d’un adversaire, puis regarde-la.
silver-power-13 = Dans un lot annoncé, prend la valeur des autres cartes.

silver-log-youngest = { $player } passe pour la personne la plus jeune.
silver-log-round = La manche { $round } commence. { $starter } ouvre le jeu.
silver-log-looks = { $player } regarde les cartes { $first } et { $second }.
silver-log-seen = Visible pour { $player } uniquement : { $card }.
silver-log-shown = Carte retournée : { $card }.
silver-log-turn = C’est à { $player } de jouer.
silver-log-last_turn = { $player } joue son dernier tour.
silver-log-draw = { $player } pioche une carte.
silver-log-draw_open = { $player } pioche une carte visible de l’étalage : { $card }.
silver-log-keep = { $player } garde la carte { $draw } sur les { $drawn } piochées.
silver-log-take = { $player } récupère la carte { $card } dans la défausse.
silver-log-call = { $player } déclenche le décompte.
silver-log-discard = { $player } défausse la carte { $card }.
silver-log-swap_open = { $player } met la carte { $card } à la place { $place }, face visible.
silver-log-swap_hidden = { $player } met la nouvelle carte à la place { $place }, face cachée.
silver-log-swap_other = { $player } met la nouvelle carte chez { $owner }, à la place { $place }, face cachée.
silver-log-thrown = Sur la défausse : { $card }.
silver-log-announce = { $player } annonce un lot : cartes { $places }.
silver-log-set_good = { $player } réussit son lot : { $values }.
silver-log-set_bad = { $player } manque son lot : { $values }.
silver-log-added_open = { $player } pose la carte { $card } face visible dans son village.
silver-log-added_hidden = { $player } pose la nouvelle carte face cachée dans son village.
silver-log-penalty = { $player } ajoute une carte de pénalité, face cachée.
silver-log-amulet = { $player } pose l’Amulette sur sa carte { $place }.
silver-log-empath = { $player } regarde sa carte { $place } avec un Empathe.
silver-log-guard = { $player } affecte le Garde du corps de la place { $guard } à la carte { $place }.
silver-log-turns_up = { $player } retourne sa carte { $place }.
silver-log-turns_up_other = { $player } retourne la carte { $place } chez { $owner }.
silver-log-look = { $player } regarde sa carte { $place }.
silver-log-look_other = { $player } regarde la carte { $place } chez { $owner }.
silver-log-fetch = { $player } reprend la carte { $card } dans la défausse.
silver-log-declines = { $player } n’utilise pas le pouvoir.
silver-log-witch = { $player } regarde la première carte de la pioche.
silver-log-witch_declines = { $player } remet la carte sur la pioche.
silver-log-rob = { $player } échange sa carte { $mine } contre la carte { $theirs } chez { $owner }.
silver-log-ended-villagers = La manche { $round } prend fin : les deux Villageois sont visibles.
silver-log-ended-call = La manche { $round } prend fin : les derniers tours après le déclenchement sont joués.
silver-log-ended-deck = La manche { $round } prend fin : la pioche est vide.
silver-log-ended-idle = La manche { $round } prend fin : aucune carte n’a quitté la pioche depuis longtemps.
silver-log-score = { $player } : { $cards } = { $sum }. Points perdus : { $lost }.
silver-log-score_won = { $player } : { $cards } = { $sum }. Décompte réussi. Points perdus : { $lost }.
silver-log-score_failed = { $player } : { $cards } = { $sum }. Décompte manqué. Points perdus : { $lost }.
silver-log-earned = { $player } gagne l’Amulette.

silver-ask-ChooseYoungest = Le hasard désigne le plus jeune.
silver-ask-Reveal = Une carte montre sa valeur.
silver-ask-LookAtTwoCards = Choisis deux de tes cinq cartes à regarder. Toutes les autres restent cachées pour l’instant, même pour toi.
silver-ask-TakeTurn = Pioche une carte.
silver-ask-TakeTurn-take = Pioche une carte, ou récupère la carte { $card } dans la défausse.
silver-ask-TakeTurn-call = Pioche une carte, ou déclenche le décompte si tu penses qu’aucun village ne vaut moins que le tien.
silver-ask-TakeTurn-take_call = Pioche une carte, récupère la carte { $card } dans la défausse, ou déclenche le décompte si tu penses qu’aucun village ne vaut moins que le tien.
silver-ask-TakeTurn-last = Ton dernier tour de cette manche : pioche une carte.
silver-ask-TakeTurn-last_take = Ton dernier tour de cette manche : pioche une carte, ou récupère la carte { $card } dans la défausse.
silver-ask-FinishTurn = Tu peux encore utiliser ce qui ne coûte pas d’action, ou finir ton tour.
silver-ask-DrawNext = Pioche la carte { $draw } sur { $draws }, dans la pioche ou parmi les cartes visibles de l’étalage. Tu en garderas une.
silver-ask-KeepOne = Garde une des { $drawn } cartes piochées. Les autres retournent d’où elles viennent.
silver-ask-HoldCard = En main : { $card }. Échange cette carte contre une des tiennes ou contre plusieurs cartes égales, ou défausse-la.
silver-ask-HoldCard-power = En main : { $card }. Échange cette carte contre une des tiennes ou contre plusieurs cartes égales, ou défausse-la et utilise son pouvoir si tu veux. Son pouvoir : { $power }
silver-ask-HoldCard-unseen = Échange la carte piochée contre une des tiennes ou contre plusieurs cartes égales, ou défausse-la.
silver-ask-HoldCard-stuck = En main : { $card }. Défausse cette carte : la seule de ton village est sous l’Amulette.
silver-ask-ExchangeTaken = En main : { $card }. Échange cette carte contre une des tiennes ou contre plusieurs cartes égales. Elle sera face visible.
silver-ask-AnnounceSet = Choisis les cartes que tu veux échanger ensemble. Elles doivent toutes être égales ; sinon, elles restent, face visible, et la nouvelle carte s’y ajoute.
silver-ask-AnnounceSet-some = Annoncées jusqu’ici : cartes { $places }. Ajoute une carte, ou retourne le lot pour voir si ses cartes sont égales.
silver-ask-LayOnTop = Le lot est réussi. Laquelle de ses cartes vient au-dessus de la défausse ?
silver-ask-PutNew = Le lot est réussi. Mets la nouvelle carte à l’une de ses places ; la rangée se resserre ensuite.
silver-ask-AddNew = Le lot est manqué : ses cartes restent, face visible. Ajoute la nouvelle carte à gauche ou à droite de ton village.
silver-ask-AddPenalty = Un lot manqué de trois cartes ou plus coûte une carte de pénalité. Ajoute-la sans la voir, à gauche ou à droite de ton village.
silver-ask-ChooseWard = Quelle autre carte le Garde du corps de la place { $place } doit-il protéger ?
silver-ask-Expose = Dénonciateur : retourne une de tes propres cartes cachées, ou renonce.
silver-ask-RevealAny = Révélateur : retourne une carte cachée dans n’importe quel village, ou renonce.
silver-ask-Behold = Observateur : regarde une de tes propres cartes cachées puis, si tu veux, une deuxième ; ou renonce.
silver-ask-Behold-second = Observateur : regarde une deuxième de tes cartes cachées, ou renonce.
silver-ask-LookAtOpponent = Apprentie voyante : regarde une carte cachée chez un adversaire, ou renonce.
silver-ask-LookAnywhere = Voyante : regarde une carte cachée dans n’importe quel village, ou renonce.
silver-ask-FetchDiscard = Maître : reprends une carte dans la défausse pour remplacer une des tiennes, ou renonce.
silver-ask-PlaceFetched = En main : { $card }. Mets cette carte face visible à la place d’une des tiennes.
silver-ask-UseWitch = Sorcière : regarde la première carte de la pioche, qui remplacera une carte de n’importe quel village ; ou renonce.
silver-ask-PlaceWitched = En main : { $card }. Mets cette carte face cachée à la place d’une carte de n’importe quel village.
silver-ask-PlaceWitched-unseen = Mets la carte de la Sorcière face cachée à la place d’une carte de n’importe quel village.
silver-ask-Rob = Voleur : choisis la carte d’un adversaire que tu veux avoir, ou renonce.
silver-ask-GiveForIt = Choisis la carte que tu donnes pour la carte { $place } chez { $owner }.

silver-do-Youngest = Le plus jeune joueur : { $player }
silver-do-Value = C’est la carte { $card }
silver-do-LookAtTwo = Regarder tes cartes { $first } et { $second }
silver-do-Draw = Piocher la première carte de la pioche
silver-do-Draw-known = Piocher la première carte de la pioche : { $card }
silver-do-DrawOpen = Piocher la carte visible { $place } de l’étalage : { $card }
silver-do-Keep = Garder la carte { $draw } : { $card }
silver-do-Take = Récupérer la première carte de la défausse : { $card }
silver-do-Call = Déclencher le décompte
silver-do-EndTurn = Finir ton tour
silver-do-Discard = La défausser : { $card }
silver-do-Discard-power = La défausser, peut-être avec son pouvoir : { $card }
silver-do-Swap = L’échanger contre ta carte { $place } : { $card }
silver-do-Announce = L’échanger contre plusieurs cartes égales
silver-do-Pick = Choisir ta carte { $place } : { $card }
silver-do-Pick-AnnounceSet = Ajouter ta carte { $place } au lot : { $card }
silver-do-Pick-Expose = Retourner ta carte { $place } : { $card }
silver-do-Pick-Behold = Regarder ta carte { $place } : { $card }
silver-do-Pick-GiveForIt = Donner ta carte { $place } : { $card }
silver-do-Confirm = Retourner le lot : cartes { $places }
silver-do-OnTop = La mettre au-dessus de la défausse : { $card }
silver-do-Put = Mettre la nouvelle carte à la place { $place }
silver-do-AddLeft = Ajouter la nouvelle carte à gauche
silver-do-AddLeft-AddPenalty = Ajouter la carte de pénalité à gauche
silver-do-AddRight = Ajouter la nouvelle carte à droite
silver-do-AddRight-AddPenalty = Ajouter la carte de pénalité à droite
silver-do-Decline = Renoncer au pouvoir
silver-do-Decline-Behold-second = Ne pas regarder de deuxième carte
silver-do-Decline-PlaceWitched = Remettre la carte sur la pioche
silver-do-UsePower = Regarder la première carte de la pioche
silver-do-Target = Choisir la carte { $place } chez { $owner } : { $card }
silver-do-Target-RevealAny = Retourner la carte { $place } chez { $owner } : { $card }
silver-do-Target-RevealAny-own = Retourner ta carte { $place } : { $card }
silver-do-Target-LookAtOpponent = Regarder la carte { $place } chez { $owner } : { $card }
silver-do-Target-LookAnywhere = Regarder la carte { $place } chez { $owner } : { $card }
silver-do-Target-LookAnywhere-own = Regarder ta carte { $place } : { $card }
silver-do-Target-PlaceWitched = Remplacer la carte { $place } chez { $owner } : { $card }
silver-do-Target-PlaceWitched-own = Remplacer ta carte { $place } : { $card }
silver-do-Target-Rob = Prendre la carte { $place } chez { $owner } : { $card }
silver-do-Fetch = Reprendre la carte { $place } à partir du fond de la défausse : { $card }
silver-do-UseAmulet = Poser l’Amulette sur ta carte { $place } : { $card }
silver-do-UseEmpath = Regarder avec un Empathe ta carte { $place } : { $card }
silver-do-SetGuard = Affecter ton Garde du corps de la place { $place }
silver-do-Ward = Protéger ta carte { $place } : { $card }

silver-why-over = La partie est terminée.
silver-why-not_asked = C’est à { $player } de décider pour l’instant.
silver-why-others_look = Tu as choisi tes deux cartes ; les autres choisissent encore les leurs.
silver-why-chance_now = C’est au hasard de décider pour l’instant.
silver-why-chance_only = Seul le hasard décide de cela.
silver-why-other = Cela ne répond pas à la question posée. { $question }
silver-why-looks_over = On ne regarde deux cartes qu’au début d’une manche.
silver-why-acted = Un tour compte une seule action, et tu as choisi la tienne.
silver-why-no_pass = On ne passe pas : pioche, récupère une carte ou déclenche le décompte.
silver-why-called = Le décompte est déjà déclenché, par { $player } : à ton dernier tour, pioche ou récupère une carte.
silver-why-call_late = Déclencher le décompte remplace l’action de piocher ou de récupérer ; il est trop tard pour ce tour.
silver-why-call_cards = Pour déclencher le décompte, il faut { $limit } cartes ou moins ; tu en as { $cards }.
silver-why-call_used = Tu as déjà utilisé l’Amulette ou un pouvoir permanent pendant ce tour : le décompte attendra ton prochain tour.
silver-why-pile_empty = La défausse est vide.
silver-why-only_amulet = Ta seule carte est sous l’Amulette : tu n’en as aucune à échanger.
silver-why-no_open = Il n’y a pas de carte visible { $place } dans l’étalage.
silver-why-drawn_already = Tu as déjà pioché cette carte de l’étalage.
silver-why-deck_empty = La pioche est vide.
silver-why-no_draw = Tu as pioché { $drawn } cartes ; garde l’une d’elles.
silver-why-hand_full = Tu as une carte en main : défausse-la ou échange-la.
silver-why-taken = Une carte récupérée dans la défausse doit être échangée.
silver-why-fetched = Le Maître a repris une carte ; elle doit remplacer une des tiennes.
silver-why-witch_looked = La Sorcière a regardé ; sa carte doit en remplacer une autre.
silver-why-robbing = Le Voleur a choisi ; donne maintenant une de tes cartes.
silver-why-one_card = Ce pouvoir remplace exactement une carte.
silver-why-no_set = Pour un lot, il faut deux cartes qui ne sont pas sous l’Amulette.
silver-why-small_set = Un lot compte au moins deux cartes.
silver-why-picked_twice = Cette carte est déjà dans le lot.
silver-why-looked_twice = Tu viens de regarder cette carte ; choisis-en une autre.
silver-why-not_in_set = Aucune carte du lot n’a cette valeur.
silver-why-not_emptied = La nouvelle carte vient à l’une des places du lot.
silver-why-fetch_master = Le Maître qui vient d’être défaussé ne peut pas se reprendre lui-même.
silver-why-fetch_none = Cette carte n’est pas dans la défausse. Sous le Maître, il y en a { $cards }.
silver-why-no_own_card = Il n’y a pas de carte { $place } dans ton village.
silver-why-no_card = Il n’y a pas de carte { $place } chez { $owner }.
silver-why-under_amulet = Cette carte est sous l’Amulette : personne n’y touche avant la fin de la manche.
silver-why-guarded = Un Garde du corps protège cette carte.
silver-why-face_up = Cette carte est face visible ; choisis une carte cachée.
silver-why-opponents_only = Choisis la carte d’un adversaire, pas une des tiennes.
silver-why-no_window = L’Amulette, l’Empathe et le Garde du corps attendent que ceci soit terminé.
silver-why-amulet_nobody = L’Amulette n’est encore à personne.
silver-why-amulet_other = L’Amulette est à { $player }.
silver-why-amulet_laid = L’Amulette est déjà posée dans cette manche et reste où elle est.
silver-why-amulet_late = L’Amulette ne sert que dans la manche qui suit celle où on l’a gagnée.
silver-why-no_empath = Aucun Empathe n’est visible dans ton village.
silver-why-empath_used = Un Empathe regarde une fois par tour, et c’est déjà fait.
silver-why-no_guard = Aucun Garde du corps n’est visible à la place { $place }.
silver-why-guard_used = Tu as déjà affecté ce Garde du corps pendant ce tour.
silver-why-no_ward = Il n’y a pas d’autre carte à laquelle affecter ce Garde du corps.
silver-why-guards_itself = Un Garde du corps se protège de toute façon lui-même ; choisis une autre carte.
silver-why-guards_already = Ce Garde du corps protège déjà cette carte.

silver-setting-edition = Édition
silver-setting-edition-about = Deux détails changent : qui ouvre la manche suivante, et à quelle vitesse les Villageois finissent un tour.
silver-setting-edition-fr = Française : qui a perdu le moins de points ouvre la manche suivante ; un tour se joue jusqu’au bout.
silver-setting-edition-en = Anglaise : qui réussit son décompte ouvre la manche suivante ; les deux Villageois arrêtent le tour sur-le-champ.
silver-setting-memory = Mémoire
silver-setting-memory-about = La table continue-t-elle de te montrer les cartes que tu as vues ?
silver-setting-memory-aided = Aidée : ce que tu as vu reste affiché pour toi.
silver-setting-memory-unaided = De tête : une carte regardée reste affichée jusqu’à ta réponse suivante.
silver-setting-witch = Sorcière
silver-setting-witch-about = La Sorcière peut-elle se contenter de regarder ?
silver-setting-witch-must = Elle doit échanger la carte qu’elle a regardée.
silver-setting-witch-may = Elle peut remettre la carte sur la pioche.
silver-setting-several = Plusieurs cartes égales
silver-setting-several-about = Quand une carte peut remplacer tout un lot de cartes égales.
silver-setting-several-action = Seulement quand on pioche ou récupère une carte.
silver-setting-several-power = Aussi avec le Maître et la Sorcière, dans son propre village.
silver-setting-rounds = Manches
silver-setting-rounds-about = Le nombre de manches d’une partie.
silver-setting-penalty = Décompte manqué
silver-setting-penalty-about = Les points que coûte en plus un décompte manqué.

## Ce que comptent les raisons : après « en plus : 2 » ou « en moins : un peu,  »

silver-measure-village = { $count ->
    [one] point dans ton village
   *[other] points dans ton village
}
silver-measure-cards = { $count ->
    [one] carte dans ton village
   *[other] cartes dans ton village
}
silver-measure-loss = { $count ->
    [one] point perdu dans cette manche
   *[other] points perdus dans cette manche
}

silver-theme-call = déclencher le décompte
silver-theme-draw = piocher
silver-theme-take = prendre la carte visible
silver-theme-discard = défausser
silver-theme-swap = échanger
silver-theme-set = séries
silver-theme-amulet = l’Amulette
silver-theme-power = pouvoirs
