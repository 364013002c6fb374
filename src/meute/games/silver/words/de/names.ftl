### Silver in German: what things are called.

silver-character-0 = Dorfbewohner
    .gender = m
silver-character-1 = Knappe
    .gender = m
silver-character-2 = Empath
    .gender = m
silver-character-3 = Leibwächter
    .gender = m
silver-character-4 = Schlingel
    .gender = m
silver-character-5 = Enthüller
    .gender = m
silver-character-6 = Aufklärer
    .gender = m
silver-character-7 = Betrachter
    .gender = m
silver-character-8 = Seherlehrling
    .gender = m
silver-character-9 = Seherin
    .gender = f
silver-character-10 = Meister
    .gender = m
silver-character-11 = Hexe
    .gender = f
silver-character-12 = Räuber
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

silver-temper-sprinter = ungeduldig
silver-temper-sprinter-about = ruft aus, sobald es sich lohnen kann.
silver-temper-dreamer = gelassen
silver-temper-dreamer-about = lässt andere ausrufen und verbessert in Ruhe das eigene Dorf.
silver-temper-collector = ordnungsliebend
silver-temper-collector-about = tauscht gern mehrere gleiche Karten auf einmal.
silver-temper-spy = neugierig
silver-temper-spy-about = nutzt gern die Kräfte der Karten.
silver-temper-scavenger = findig
silver-temper-scavenger-about = nimmt lieber, was offen liegt, als zu ziehen.
