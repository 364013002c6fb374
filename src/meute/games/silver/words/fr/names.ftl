### Silver in French: what things are called.

silver-character-0 = Villageois
    .gender = m
silver-character-1 = Écuyer
    .gender = m
silver-character-2 = Empathe
    .gender = m
silver-character-3 = Garde du corps
    .gender = m
silver-character-4 = Garnement
    .gender = m
silver-character-5 = Dénonciateur
    .gender = m
silver-character-6 = Révélateur
    .gender = m
silver-character-7 = Observateur
    .gender = m
silver-character-8 = Apprentie voyante
    .gender = f
silver-character-9 = Voyante
    .gender = f
silver-character-10 = Maître
    .gender = m
silver-character-11 = Sorcière
    .gender = f
silver-character-12 = Voleur
    .gender = m
silver-character-13 = Doppelgänger
    .gender = m

silver-card-0 = { silver-character-0 } (0)
silver-card-1 = { silver-character-1 } (1)
silver-card-2 = { silver-character-2 } (2)
silver-card-3 = { silver-character-3 } (3)
silver-card-4 = { silver-character-4 } (4)
silver-card-5 = { silver-character-5 } (5)
silver-card-6 = { silver-character-6 } (6)
silver-card-7 = { silver-character-7 } (7)
silver-card-8 = { silver-character-8 } (8)
silver-card-9 = { silver-character-9 } (9)
silver-card-10 = { silver-character-10 } (10)
silver-card-11 = { silver-character-11 } (11)
silver-card-12 = { silver-character-12 } (12)
silver-card-13 = { silver-character-13 } (13)

## What bots may be like.

silver-temper-sprinter = fébrile
silver-temper-sprinter-about = déclenche le décompte dès que cela peut payer.
silver-temper-dreamer = placide
silver-temper-dreamer-about = laisse les autres déclencher le décompte et continue d’améliorer son village.
silver-temper-collector = méthodique
silver-temper-collector-about = aime échanger plusieurs cartes égales d’un coup.
silver-temper-spy = perspicace
silver-temper-spy-about = aime se servir des pouvoirs des cartes.
silver-temper-scavenger = opportuniste
silver-temper-scavenger-about = prend ce qui est visible plutôt que de piocher.
