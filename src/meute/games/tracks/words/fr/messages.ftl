### Wolf Tracks in French: questions, answers, refusals, hints, the log and the settings.

tracks-title = Traces de Loups

tracks-pitch = Mène jusqu’à trois loups d’une même meute. Chassez, hurlez et élevez les louveteaux ensemble, et disputez-vous les rangs.

tracks-goal = Le plus de points quand quelqu’un atteint l’objectif : rang, reconnaissance et loups en vie.

tracks-credit = Traces de Loups (Wolfsspuren, Wolf Tracks) est un jeu de Dagmar Frei, Till Meyer et Nicole Stiehl, publié par Spieltrieb. Cette table n’est pas officielle : elle est faite par des joueurs, avec leurs propres textes et images.

tracks-part-rank = rang dans la meute
tracks-part-recognition = reconnaissance
tracks-part-departures = départs de jeunes loups
tracks-part-penalties = morts et exclusions

tracks-wolf-green = Vert { $letter }
tracks-wolf-blue = Bleu { $letter }
tracks-wolf-black = Noir { $letter }
tracks-wolf-yellow = Jaune { $letter }
tracks-wolf-orange = Orange { $letter }
tracks-wolf-grey = Gris { $letter }
tracks-wolf-absent = un loup que personne ne mène
tracks-wolf-sexed = { $wolf } ({ $sex })
tracks-wolf-fit = { $wolf } ({ $rank }, force { $strength }, reconnaissance { $chips })

tracks-list-0 = aucun
tracks-list-1 = { $first }
tracks-list-2 = { $first } et { $second }
tracks-list-3 = { $first }, { $second } et { $third }

tracks-log-chosen = { $player } commence avec { $wolf }.
tracks-log-one_sex = Tous les loups choisis sont du même sexe : chacun choisit de nouveau.
tracks-log-joins = { $wolf } rejoint la meute.
tracks-log-year = L’année { $year } commence.
tracks-log-births = La carte bleue indique { $births }. Petits nés : { $cubs }.
tracks-log-adds = { $player } ajoute des louveteaux : { $count }.
tracks-log-own_cubs = Rien que pour toi : tes louveteaux sont { $wolves }.
tracks-log-large_turned = Une grande proie apparaît : { $prey }.
tracks-log-vote = { $player } vote : { $prey }.
tracks-log-decides = { $player } décide pour la meute.
tracks-log-quarry = La meute chassera cette proie : { $prey }.
tracks-log-placed = { $player } a placé ses pions : { $count }.
tracks-log-phase-1 = Phase 1 : éducation des louveteaux.
tracks-log-phase-2 = Phase 2 : chasse en solitaire.
tracks-log-phase-3 = Phase 3 : chasse en meute.
tracks-log-phase-4 = Phase 4 : hurlements.
tracks-log-phase-5 = Phase 5 : combats de rang.
tracks-log-counter = { $wolf } montre { $counter }.
tracks-log-counter_paid = { $wolf } montre { $counter }. Force perdue : { $spirals }.
tracks-log-death = { $wolf } meurt.
tracks-log-excluded = La meute exclut { $wolf }.
tracks-log-omega = { $wolf } n’a plus de reconnaissance et devient oméga.
tracks-log-last_of_sex = { $wolf } est le dernier loup de son sexe et prend la place alpha.
tracks-log-recognised = { $wolf } gagne une pastille de reconnaissance et en a maintenant { $chips }.
tracks-log-readmitted = { $wolf } n’est plus oméga et reprend place dans sa colonne.
tracks-log-extinct = La meute s’est éteinte. Personne ne gagne.
tracks-log-raising = Points pour les louveteaux : { $total }. Louveteaux en vie : { $fed } sur { $cubs }.
tracks-log-cub_dies = Un louveteau meurt : { $wolf }. Sa carte revient à { $player }.
tracks-log-small_turned = Petite proie : { $prey }.
tracks-log-catch = { $wolf } fait une prise : { $prey }. Sa force est maintenant de { $strength }.
tracks-log-catch_plain = { $wolf } fait une prise : { $prey }.
tracks-log-hungry = { $wolf } a faim. Force perdue : { $points }.
tracks-log-hunt_killed = Total de la chasse : { $total }. La proie ({ $prey }) est tuée et personne n’est blessé.
tracks-log-hunt_killed_injured = Total de la chasse : { $total }. La proie ({ $prey }) est tuée, mais un loup est blessé.
tracks-log-hunt_escaped = Total de la chasse : { $total }. La proie ({ $prey }) s’échappe.
tracks-log-hunt_escaped_injured = Total de la chasse : { $total }. La proie ({ $prey }) s’échappe et un loup est blessé.
tracks-log-injured = { $wolf } subit une blessure. Force perdue : { $points }.
tracks-log-feast = La meute mange. Nourriture : { $food }.
tracks-log-howl_weak = Total des hurlements : { $total }. C’est moins de 35, la meute perd une proie.
tracks-log-howl_plain = Total des hurlements : { $total }. Les proies restent les mêmes.
tracks-log-howl_strong = Total des hurlements : { $total }. C’est plus de 55, la meute trouve une autre proie.
tracks-log-prey_lost = La meute perd une proie : { $prey }.
tracks-log-passes = { $wolf } n’attaque personne.
tracks-log-attacks = { $wolf } attaque { $other }.
tracks-log-submits = { $wolf } se soumet à { $other }.
tracks-log-takes_place = { $wolf } et { $other } échangent leurs places.
tracks-log-fight = { $wolf } et { $other } combattent. Cartes : { $mine } contre { $theirs }.
tracks-log-hand = Rien que pour toi : tes cartes combat sont { $cards }.
tracks-log-exchange = { $wolf } joue { $card }, { $other } joue { $other_card }. Score : { $mine } à { $theirs }.
tracks-log-draw = Le combat finit en match nul. Rien ne change.
tracks-log-wins = { $wolf } bat { $other }.
tracks-log-scores = { $player } marque { $points } pour le rang et la reconnaissance et en est à { $total }.
tracks-log-penalty = { $player } perd { $points } points pour ses loups morts ou exclus.
tracks-log-grows_up = Un louveteau grandit : { $wolf }, chez { $player }.
tracks-log-leave_together = { $wolf } et { $other } partent ensemble. { $player } gagne { $points } points pour { $wolf }, { $other_player } autant pour { $other }.
tracks-log-leaves_alone = { $wolf } part sans compagnon. { $player } perd { $points } points.
tracks-log-asks = { $player } demande à faire entrer un loup.
tracks-log-agrees = { $player } accepte.
tracks-log-refuses = { $player } refuse.
tracks-log-winner = { $player } gagne avec { $points } points.

tracks-ask-ChooseFirst = Choisis en secret le loup avec lequel tu commences. Le premier mâle et la première femelle retournés deviennent alphas ; si tous les loups choisis sont du même sexe, chacun choisit de nouveau.
tracks-ask-DrawFirst = Le hasard choisit le premier loup pour { $seat }.
tracks-ask-TurnFirst = On retourne le prochain loup choisi. Le premier de son sexe devient alpha, les autres suivent plus bas.
tracks-ask-TurnLarge = On retourne la prochaine grande proie.
tracks-ask-DrawBirths = On tire une carte bleue. Elle indique combien de louveteaux naissent.
tracks-ask-ChooseCubs = Choisis en secret lesquels de tes loups en main deviennent des louveteaux ; tu dois en ajouter { $count }. Un louveteau qui survit rejoint la meute à la fin de l’année.
tracks-ask-VoteForPrey = Vote pour la proie de la chasse en meute de cette année. Pour la tuer, les pions de la phase 3 doivent atteindre son nombre vert ; à partir du noir, personne n’est blessé. Tous les votes sont montrés ensemble.
tracks-ask-DecidePrey = Le vote n’a pas donné de majorité. Tu mènes la meute : décide de ce qu’elle chasse cette année.
tracks-ask-PlaceCounter-1 = Éducation des louveteaux : quel pion pour { $wolf } (force { $strength }) ? Chaque tranche complète de 7 points de la meute garde un louveteau en vie (louveteaux : { $cubs }), et le pion le plus élevé gagne une pastille de reconnaissance. Chaque pion sert une fois par an.
tracks-ask-PlaceCounter-2 = Chasse en solitaire : quel pion pour { $wolf } (force { $strength }) ? Plus le pion est élevé, plus tôt on choisit sa prise ; un loup sans pion ou sans prise perd 2 points de force. Chaque pion sert une fois par an.
tracks-ask-PlaceCounter-3 = Chasse en meute, { $prey } : quel pion pour { $wolf } (force { $strength }) ? À partir de { $green } points, la meute tue la proie et le pion le plus élevé gagne une pastille de reconnaissance ; mais à partir de { $red } ce même loup est blessé, et ce n’est qu’à partir de { $black } que personne n’est blessé. Si la proie s’échappe, tous les louveteaux meurent et chaque loup perd 2 points de force.
tracks-ask-PlaceCounter-4 = Hurlements : quel pion pour { $wolf } (force { $strength }) ? Sous 35 points, la meute perd une proie ; au-dessus de 55, elle en trouve une autre. Le pion le plus élevé gagne une pastille de reconnaissance dans tous les cas.
tracks-ask-PlaceCounter-5 = Combats de rang : quel pion pour { $wolf } (force { $strength }) ? Il faut un pion pour attaquer, ou pour combattre en cas d’attaque ; sa valeur est le score au début du combat, et les plus élevés attaquent plus tôt.
tracks-ask-ConfirmPlacement = Tes pions sont placés. Confirme. Tant que le dernier joueur n’a pas confirmé, tu peux encore les reprendre et les changer.
tracks-ask-CubDies = Il y avait trop peu de points : on retourne le louveteau le plus éloigné de la femelle alpha, et il meurt.
tracks-ask-TurnSmall = On retourne la prochaine petite proie.
tracks-ask-CatchPrey = { $wolf } (force { $strength }) chasse en solitaire. Choisis sa prise : n’importe laquelle évite la faim, et certaines donnent de la force, jusqu’à 12 en tout.
tracks-ask-InjureHunter = La chasse a blessé { $wolf }. Une carte combat indique la force perdue.
tracks-ask-DiscardPrey = Les hurlements étaient faibles. Choisis la grande proie que la meute perd : sa carte va à la défausse.
tracks-ask-ChooseAttack-female = { $wolf } peut attaquer une autre femelle, une fois cette année, avec un score de { $score }. Si elle bat un rang plus élevé, les deux échangent leurs places ; une femelle qui perd un combat est blessée.
tracks-ask-ChooseAttack-male = { $wolf } peut attaquer le mâle juste au-dessus, une fois cette année, avec un score de { $score }. S’il gagne, les deux échangent leurs places ; s’il perd, il perd de la reconnaissance.
tracks-ask-AnswerAttack = { $attacker } attaque { $defender }, avec un score de { $attack } contre { $defence }. Combats avec des cartes, ou soumets-toi : cela coûte une pastille de reconnaissance et tout autre combat de l’année, et la place si l’attaquant est plus bas, mais personne n’est blessé.
tracks-ask-DealHand = { $to } tire des cartes combat : { $cards }.
tracks-ask-ChooseCard = { $wolf } a { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
}, { $other } en a { $theirs }. Choisis une carte combat : la plus faible des deux perd 1 point pour un écart de 1 ou 2, 3 pour 3 ou 4, 5 pour 5 ou 6, et tout le combat à partir de 7.
tracks-ask-InjureLoser = { $wolf } a perdu le combat et subit une blessure. Une carte combat indique la force perdue.
tracks-ask-CubGrows = On retourne le prochain louveteau : il rejoint la meute comme jeune loup.
tracks-ask-LetLeave = Tes jeunes loups : { $wolves }. Décide en secret qui part : un mâle et une femelle qui partent ensemble rapportent 5 points chacun, un loup qui part seul en coûte 3. Qui reste peut monter en rang.
tracks-ask-AskAdmission = Tu n’as pas de loup dans la meute. Veux-tu demander à en faire entrer un, ou attendre ? Tous les autres doivent accepter.
tracks-ask-GiveConsent = { $asker } n’a pas de loup dans la meute et demande à en faire entrer un. Il n’entre que si tous acceptent ; les réponses sont montrées ensemble.
tracks-ask-BringWolf = Tous acceptent. Choisis le loup que tu fais entrer : il prend la place la plus basse de sa colonne, avec une force de 12 et une pastille de reconnaissance.

tracks-do-FirstWolf = Commencer avec { $wolf }
tracks-do-Turned = C’est { $wolf }
tracks-do-LargePrey = La carte est : { $prey }
tracks-do-BlueCard = Carte bleue { $value }, naissances : { $births }
tracks-do-AddCubs = Ajouter aux louveteaux : { $wolves }
tracks-do-Vote = Voter : { $prey } (tuée à { $green }, sans blessure à { $black }, nourriture { $food })
tracks-do-Decide = Chasser : { $prey } (tuée à { $green }, sans blessure à { $black }, nourriture { $food })
tracks-do-Place = Placer le { $counter } (gratuit)
tracks-do-Place-paid = Placer le { $counter } (force −{ $spirals })
tracks-do-Place-deadly = Placer le { $counter } (force −{ $spirals }) : le loup risque d’en mourir
tracks-do-Place-empty = Ne rien placer ici
tracks-plan-Place = { $wolf }, { $phase } : { $counter }
tracks-plan-Place-paid = { $wolf }, { $phase } : { $counter } (force −{ $spirals })
tracks-plan-Place-deadly = { $wolf }, { $phase } : { $counter } (force −{ $spirals }, le loup risque d’en mourir)
tracks-plan-Place-empty = { $wolf }, { $phase } : rien
tracks-do-Confirm = Confirmer le placement
tracks-do-SmallPrey = La carte est : { $prey }
tracks-do-Catch = Attraper : { $prey } (force +{ $strength })
tracks-do-Catch-plain = Attraper : { $prey } (ni faim, ni force)
tracks-do-Injury = Force perdue : { $points }
tracks-do-Discard = Renoncer à cette proie : { $prey } (tuée à { $green }, sans blessure à { $black }, nourriture { $food })
tracks-do-Attack = Attaquer { $wolf }
tracks-do-Attack-fight = Attaquer { $wolf }, qui peut combattre avec un score de { $score }
tracks-do-Attack-submit = Attaquer { $wolf }, qui doit se soumettre
tracks-do-Pass = N’attaquer personne
tracks-do-Fight = Combattre
tracks-do-Submit = Se soumettre
tracks-do-Hand = Tirer { $cards }
tracks-do-PlayCard = Jouer le { $value }
tracks-do-Leave = Laisser partir : { $wolves }
tracks-do-Leave-none = Tous restent
tracks-do-AskToJoin = Demander à faire entrer un loup
tracks-do-StayOut = Attendre sans rien demander
tracks-do-Agree = Accepter
tracks-do-Refuse = Refuser
tracks-do-BringIn = Faire entrer { $wolf }

tracks-why-over = La partie est terminée.
tracks-why-chance_now = C’est au hasard de décider.
tracks-why-others_now = Les autres choisissent encore ; on ne te demande plus rien pour l’instant.
tracks-why-not_asked = C’est à { $player } de décider.
tracks-why-other = Cela ne répond pas à la question posée. { $question }
tracks-why-other_cell = C’est une autre case de ton tableau que celle qui est demandée. { $question }
tracks-why-counter_used = Tu as déjà placé le { $counter } ; chaque pion sert une fois par an.
tracks-why-too_weak = Force que coûte ce pion : { $spirals }. Après les pions déjà placés, il reste { $spare } au loup, qui doit garder au moins 1.
tracks-why-not_face_up = Cet animal n’est pas parmi les cartes visibles : { $prey }.
tracks-why-not_in_display = Cet animal n’est pas en vue : { $prey }.
tracks-why-not_in_pack = Ce loup n’est pas dans la meute.
tracks-why-omega_rests = L’oméga n’attaque pas et n’est pas attaqué.
tracks-why-own_wolf = Tes propres loups ne se combattent jamais.
tracks-why-other_sex = Mâles et femelles ne s’affrontent jamais.
tracks-why-directly_above = Un mâle ne peut attaquer que le mâle juste au-dessus de lui.
tracks-why-no_such_card = Tu n’as pas le { $value } en main.
tracks-why-wrong_cubs = Ajoute autant de loups de ta main qu’il en est demandé : { $count }.
tracks-why-not_young = Seuls tes jeunes loups de cette année peuvent partir.
tracks-why-not_in_hand = Ce loup n’est pas dans ta main.

tracks-setting-joining = Loups se joignant à la meute
tracks-setting-joining-about = Qui a perdu son dernier loup peut-il demander à en faire entrer un autre ?
tracks-setting-joining-off = Non : de nouveaux loups ne viennent qu’en louveteaux.
tracks-setting-joining-on = Oui : un loup peut entrer si tous les autres acceptent.
tracks-setting-life_span = Durée de vie
tracks-setting-life_span-about = Comment les loups vieillissent à la fin d’une année.
tracks-setting-life_span-off = Non : chaque alpha perd 1 point de force.
tracks-setting-life_span-on = Oui : les forts se remettent, les faibles déclinent, un point de moins pour les alphas ; et aucun loup ne peut dépenser toute sa force.
tracks-setting-strength_first = Priorité à la force sur le rang
tracks-setting-strength_first-about = Quel loup passe d’abord à pions égaux.
tracks-setting-strength_first-off = Non : celui du rang le plus élevé.
tracks-setting-strength_first-on = Oui : le plus fort, puis celui du rang le plus élevé.
tracks-setting-omega_stays = L’oméga reste
tracks-setting-omega_stays-about = L’oméga reste-t-il dans la meute après la chasse en meute ?
tracks-setting-omega_stays-off = Non : il est exclu.
tracks-setting-omega_stays-on = Oui : il ne part que si un autre loup prend sa place.
tracks-setting-target = Objectif
tracks-setting-target-about = Les points qui terminent la partie : au moins 40, à six joueurs au moins 60. 0 veut dire l’objectif habituel : 40 à trois joueurs, 50 à quatre, 55 à cinq, 60 à six.
tracks-setting-spirals = Spirales
tracks-setting-spirals-about = La force que coûtent les pions 1 à 15. C’est notre reconstitution ; si tu as la boîte, entre ce qu’elle montre.
tracks-setting-small_copies = Petites proies : cartes
tracks-setting-small_copies-about = Combien des 12 cartes montrent lemming, campagnol, lièvre, oie et castor. C’est notre reconstitution.
tracks-setting-small_strength = Petites proies : force
tracks-setting-small_strength-about = La force que donnent lemming, campagnol, lièvre, oie et castor. C’est notre reconstitution, sauf pour le lièvre.
tracks-setting-large_copies = Grandes proies : cartes
tracks-setting-large_copies-about = Combien des 12 cartes montrent chaque grande proie, de l’élan malade au bison. C’est notre reconstitution.
tracks-setting-large_black = Grandes proies : nombres noirs
tracks-setting-large_black-about = À partir de ce total, la proie est tuée sans blessé, de l’élan malade au bison. C’est notre reconstitution, sauf pour le caribou.
tracks-setting-large_green = Grandes proies : nombres verts
tracks-setting-large_green-about = À partir de ce total, la proie est tuée, de l’élan malade au bison. C’est notre reconstitution, sauf pour le caribou.
tracks-setting-large_red = Grandes proies : nombres rouges
tracks-setting-large_red-about = À partir de ce total, un loup est blessé, de l’élan malade au bison. C’est notre reconstitution, sauf pour le caribou.
tracks-setting-large_food = Grandes proies : nourriture
tracks-setting-large_food-about = La nourriture que donne chaque grande proie, de l’élan malade au bison ; au moins 11. C’est notre reconstitution, sauf pour le caribou.
tracks-setting-births = Naissances
tracks-setting-births-about = Les louveteaux que font naître les cartes bleues 1 à 10, de 2 à 7 chacune. C’est notre reconstitution.
tracks-setting-sexes = Sexes
tracks-setting-sexes-about = Le sexe des loups A, B et C de chaque couleur, de vert à gris : 0 pour un mâle, 1 pour une femelle. C’est notre reconstitution.

tracks-figure-number = { $number }
tracks-figure-letter = { $letter }

## Ce que comptent les raisons : après « en plus : 2 » ou « en moins : un peu,  »

tracks-measure-points = { $count ->
    [one] point
   *[other] points
}
tracks-measure-recognition = { $count ->
    [one] point de reconnaissance
   *[other] points de reconnaissance
}
tracks-measure-rank = { $count ->
    [one] point de rang
   *[other] points de rang
}
tracks-measure-strength = { $count ->
    [one] point de force
   *[other] points de force
}
tracks-measure-alphas = { $count ->
    [one] alpha
   *[other] alphas
}
tracks-measure-cubs = { $count ->
    [one] louveteau
   *[other] louveteaux
}
tracks-measure-weak = { $count ->
    [one] loup qu’un repas manqué tuerait
   *[other] loups qu’un repas manqué tuerait
}

tracks-theme-attack = attaquer
tracks-theme-peace = garder la paix
tracks-theme-fight = combattre
tracks-theme-prey = choisir la proie
tracks-theme-departure = départs
tracks-theme-cubs = louveteaux
tracks-theme-start = le début
tracks-theme-joining = rejoindre la meute
