### Wolf Tracks in English: what its words mean.

tracks-term-alpha = alpha
    .forms = alpha(s) | alpha male(s) | alpha female(s)
    .about = The highest male and the highest female. They eat first and bring the most points, but lose strength at the end of the year.
    .rule = B0.6

tracks-term-beta = beta
    .forms = beta
    .about = The second male. He stands alone in his row, right below the alphas.
    .rule = B0.6

tracks-term-omega = omega
    .forms = omega(s)
    .about = The wolf without any recognition, below all others. It does not fight, and is excluded after the pack hunt unless it has gained a chip by then.
    .rule = B3.1

tracks-term-rank = rank
    .forms = rank(s)
    .about = The row of a wolf, counted from the bottom: 1 point for the lowest, 2 for the next, every year.
    .rule = M1

tracks-term-recognition = recognition
    .forms = recognition | chip(s) of recognition
    .about = A wolf holds up to four chips of it. Each brings a point every year, and whoever has more draws a card more in a fight. Without any, a wolf becomes omega.
    .rule = M2

tracks-term-strength = strength
    .forms = strength
    .about = What keeps a wolf alive, up to twelve. High counters, hunger and injuries cost some; below one it dies.
    .rule = B0.4

tracks-term-counter = counter
    .forms = counter(s)
    .about = One of your fifteen numbers for the year. Each is placed once, and the highest of a phase acts first. All come back next year.
    .rule = B0.10

tracks-term-spirals = spirals
    .forms = spiral(s)
    .about = The strength that a high counter costs its wolf when it is turned up.
    .rule = B0.10

tracks-term-raising = raising cubs
    .forms = raising cubs
    .about = Phase 1. All counters together keep cubs alive, one for every full seven points; the highest earns a chip.
    .rule = PH1.1

tracks-term-solitary = solitary hunt
    .forms = solitary hunt(s)
    .about = Phase 2. One wolf after the other catches a small animal, the highest counter first. Whoever catches nothing goes hungry.
    .rule = PH2.1

tracks-term-pack_hunt = pack hunt
    .forms = pack hunt(s)
    .about = Phase 3. The sum of all counters decides if the large prey is killed and if the first hunter is hurt.
    .rule = PH3.1

tracks-term-howling = howling
    .forms = howling
    .about = Phase 4. Weak howling drives a large prey away, strong howling brings another; the highest counter earns a chip.
    .rule = PH4.1

tracks-term-rank_fight = rank fight
    .forms = rank fight(s)
    .about = Phase 5. Wolves with a counter here may attack: females any other female, males the male right above.
    .rule = PH5.1

tracks-term-quarry = quarry
    .forms = quarry
    .about = The large prey that the pack hunts this year. Its three numbers say from which sum it escapes, hurts somebody, or is killed.
    .rule = P2.3

tracks-term-hurt = hurt
    .forms = hurt | injured | injury | injuries
    .about = A fight card from one to ten is drawn: so much strength the wolf loses. It may die of it.
    .rule = PH3.2

tracks-term-submit = submit
    .forms = submit(s,ted) | submission
    .about = Give in without a fight: it costs a chip and, against a lower wolf, the place, but no injury. No more fights this year.
    .rule = PH5.5

tracks-term-excluded = excluded
    .forms = excluded | exclusion(s)
    .about = The wolf has to leave the pack. Its card goes back to the hand, and it costs points at the end of the year.
    .rule = B3.2

tracks-term-blue = blue card
    .forms = blue card(s)
    .about = Says how many cubs are born this year.
    .rule = P1.1

tracks-term-cub = cub
    .forms = cub(s)
    .about = One of your cards, face down beside the alpha female. If it lives until the end of the year, it joins the pack as a young wolf.
    .rule = P1.4

tracks-term-young = young wolf
    .forms = young wolf | young wolves
    .about = A cub that has grown up. It may stay, or leave for points: best with another young wolf of the other sex.
    .rule = M6

tracks-term-fight_card = fight card
    .forms = fight card(s)
    .about = From one to ten. In a fight both turn one up; the lower one costs points, more by a greater difference.
    .rule = PH5.6c
