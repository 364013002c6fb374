### The Wolves in English: what its words mean.

wolves-term-alpha = alpha
    .forms = alpha(s)
    .about = A leader of your pack. Only alphas howl, dominate, and let dens and lairs be built; in a tie for a region they decide.
    .rule = 2.4

wolves-term-pack_wolf = pack wolf
    .forms = pack wolf | pack wolves
    .about = A wolf of a pack that is no alpha. It moves, hunts and counts in its region.
    .rule = 7.1

wolves-term-lone_wolf = lone wolf
    .forms = lone wolf | lone wolves
    .about = A wolf without a pack. Howl at it, and the next wolf of your row takes its place.
    .rule = 22.1

wolves-term-den = den
    .forms = den(s)
    .about = A home your pack builds. It counts in its region, makes an ability better, and beside a water hole it can become a lair.
    .rule = 14.1

wolves-term-lair = lair
    .forms = lair(s)
    .about = A den that has grown, beside a water hole. It counts three times in its region, and nobody can enter or dominate it. One for each region.
    .rule = 18.1

wolves-term-howl = howl
    .forms = howl(s,ed,ing) | howl range
    .about = Call a lone wolf into your pack. It must be within the howl range of one of your alphas.
    .rule = 21.1

wolves-term-spread = pack spread
    .forms = pack spread
    .about = How many of your wolves one move may move.
    .rule = 7.1

wolves-term-speed = wolf speed
    .forms = wolf speed
    .about = How many hexes each wolf may go in a move.
    .rule = 7.1

wolves-term-dominate = dominate
    .forms = dominate(s,d) | dominating
    .about = Take the place of a pack wolf or den of another pack that stands there without another piece of its colour.
    .rule = 23.1

wolves-term-displace = displace
    .forms = displace(s,d)
    .about = Drive a wolf away. It flees to the nearest hex that can take it; whoever drives it away chooses among equals.
    .rule = 13.1

wolves-term-water = water hole
    .forms = water hole(s)
    .about = The middle of a region. Its moon lies here, and dens beside it can become lairs. Wolves go round it.
    .rule = 17.1

wolves-term-calendar = calendar
    .forms = calendar
    .about = The row of dates on which every called lone wolf, every den that becomes a lair and every dominated piece lies. When it reaches a moon, regions score.
    .rule = 30.1

wolves-term-moon = moon
    .forms = crescent(s) | half moon(s) | full moon(s)
    .about = A region scores when its moon rises: crescents first, then half moons, then full moons, which are worth the most and end the game.
    .rule = 30.1

wolves-term-control = control
    .forms = control(s)
    .about = How strong you are in a region: one for each wolf, alpha and den of yours, more for a lair.
    .rule = 31.1

wolves-term-region = region token
    .forms = region token(s) | point token(s)
    .about = What a region is worth when its moon has risen: the higher number for first place, the lower for second.
    .rule = 32.1

wolves-term-habitat = habitat tile
    .forms = habitat tile
    .about = Your first tile. It shows your home terrain on both sides, so it always pays the same.
    .rule = 2.2

wolves-term-action_token = bonus action token
    .forms = bonus action token(s)
    .about = Give it back for one more action in your turn, which is paid for as usual.
    .rule = 4.2

wolves-term-terrain_token = bonus terrain token
    .forms = bonus terrain token(s)
    .about = Takes the place of one tile of any terrain when you pay.
    .rule = 5.3

wolves-term-prey = prey
    .forms = prey
    .about = Animals that stand in the regions. Wolves of yours on three sides catch one, without an action. Each kind counts once.
    .rule = 26.1

wolves-term-row = wolf row
    .forms = wolf row
    .about = The wolves on your board that are still to come. Those that leave it bring points.
    .rule = 22.1
