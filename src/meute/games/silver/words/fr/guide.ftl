### Silver en français : le jeu en deux minutes, et l'aide de jeu.

silver-guide-village-title = Un village plein de secrets
silver-guide-village = { $cards } cartes sont posées devant toi, face cachée. Tu en as regardé { $looks }. Un coin replié te rappelle ce que tu sais ; les autres ne le voient pas. Les petits nombres sont les bons.
silver-guide-turn-title = Ton tour
silver-guide-turn = Pioche la carte cachée, ou récupère celle qui est visible à côté. Il y a un troisième choix : c’est la dernière image de cette page.
silver-guide-swap-title = Une petite pour une grosse
silver-guide-swap = Pose la nouvelle carte à la place d’une des tiennes, qui s’en va. Ta pioche ne te plaît pas ? Défausse-la.
silver-guide-pair-title = Les cartes égales partent ensemble
silver-guide-pair = Toutes tes cartes de même valeur peuvent partir d’un coup, et une seule les remplace : ton village rétrécit. Si l’une d’elles est différente, elles restent toutes, et la nouvelle s’y ajoute.
silver-guide-powers-title = Chaque carte sait faire quelque chose
silver-guide-powers = Les cartes 0 à { $open } agissent tant qu’elles sont visibles dans ton village. Les cartes { $first } à { $last } agissent une fois, quand tu les pioches et les défausses aussitôt. La carte { $any } va avec toutes les autres. Pointe une carte pour lire ce qu’elle fait.
silver-guide-call-title = Le bon moment
silver-guide-call = Avec { $limit } cartes ou moins, tu peux déclencher le décompte : chacun des autres joue un dernier tour, puis tout le monde perd la somme de ses cartes. Si personne n’a moins que toi, tu ne perds rien et tu gagnes l’Amulette. Sinon, tu perds { $penalty } points de plus. Après { $rounds } manches, celui qui a le moins perdu gagne.

silver-aid-turn = Ton tour : au choix
silver-aid-turn-draw = Piocher | La carte cachée ou une carte visible. Échange-la, ou défausse-la et utilise son pouvoir si c’est une carte de { $first } à { $last }.
silver-aid-turn-take = Récupérer | La carte du dessus de la défausse. Tu dois l’échanger, et elle reste visible.
silver-aid-turn-call = Déclencher le décompte | Avec { $limit } cartes ou moins, sans pouvoir utilisé à ce tour. Chacun des autres joue un dernier tour.
silver-aid-exchange = Échanger
silver-aid-exchange-one = Une carte | Elle part, la nouvelle prend sa place.
silver-aid-exchange-set = Plusieurs cartes égales | Toutes partent, une seule arrive.
silver-aid-exchange-failed = Elles n’étaient pas égales | Elles restent, visibles, et la nouvelle s’y ajoute.
silver-aid-exchange-penalty = { $set } ou plus, et pas égales | Une carte de plus de la pioche, sans la voir.
silver-aid-cards = Les cartes
silver-aid-card-0 = { silver-card-0 }, { $copies }× | { silver-power-0 }
silver-aid-card-1 = { silver-card-1 }, { $copies }× | { silver-power-1 }
silver-aid-card-2 = { silver-card-2 }, { $copies }× | { silver-power-2 }
silver-aid-card-3 = { silver-card-3 }, { $copies }× | { silver-power-3 }
silver-aid-card-4 = { silver-card-4 }, { $copies }× | { silver-power-4 }
silver-aid-card-5 = { silver-card-5 }, { $copies }× | { silver-power-5 }
silver-aid-card-6 = { silver-card-6 }, { $copies }× | { silver-power-6 }
silver-aid-card-7 = { silver-card-7 }, { $copies }× | { silver-power-7 }
silver-aid-card-8 = { silver-card-8 }, { $copies }× | { silver-power-8 }
silver-aid-card-9 = { silver-card-9 }, { $copies }× | { silver-power-9 }
silver-aid-card-10 = { silver-card-10 }, { $copies }× | { silver-power-10 }
silver-aid-card-11 = { silver-card-11 }, { $copies }× | { silver-power-11 }
silver-aid-card-12 = { silver-card-12 }, { $copies }× | { silver-power-12 }
silver-aid-card-13 = { silver-card-13 }, { $copies }× | { silver-power-13 }
silver-aid-score = La fin d’une manche
silver-aid-score-sum = Tout le monde | perd la somme de ses cartes.
silver-aid-score-caller = Tu as déclenché et personne n’a moins | Tu ne perds rien et tu gagnes l’Amulette.
silver-aid-score-beaten = Tu as déclenché et quelqu’un a moins | Ta somme et { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} de plus.
silver-aid-score-amulet = L’Amulette | À la manche suivante, tu peux la poser sur une de tes cartes : plus personne n’y touche.
silver-aid-score-end = { $rounds ->
    [one] Après la seule manche
   *[other] Après { $rounds } manches
} | Le total le plus bas gagne. En cas d’égalité, l’Amulette décide.
