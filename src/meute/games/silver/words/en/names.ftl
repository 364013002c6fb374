### Silver in English: what things are called.

silver-character-0 = Villager
silver-character-1 = Squire
silver-character-2 = Empath
silver-character-3 = Bodyguard
silver-character-4 = Rascal
silver-character-5 = Exposer
silver-character-6 = Revealer
silver-character-7 = Beholder
silver-character-8 = Apprentice Seer
silver-character-9 = Seer
silver-character-10 = Master
silver-character-11 = Witch
silver-character-12 = Robber
silver-character-13 = Doppelganger

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

silver-temper-sprinter = sprinter
silver-temper-sprinter-about = calls as soon as it may pay.
silver-temper-dreamer = dreamer
silver-temper-dreamer-about = lets the others call and goes on improving.
silver-temper-collector = collector
silver-temper-collector-about = likes to exchange several equal cards at once.
silver-temper-spy = spy
silver-temper-spy-about = likes to use the powers of cards.
silver-temper-scavenger = scavenger
silver-temper-scavenger-about = would rather take what lies open than draw.
