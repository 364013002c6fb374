### The Wolves in German: questions, answers, refusals, hints, the log and the settings.

wolves-title = Die Wölfe

wolves-pitch = Führe dein Rudel durch wildes Land: Breite dich aus, heule einsame Wölfe an, grabe Baue, richte Höhlen ein und beherrsche die meisten Regionen, wenn ihr Mond aufgeht.

wolves-goal = Die meisten Punkte nach dem Vollmond: beherrsche Regionen, wenn ihr Mond aufgeht, heule einsame Wölfe an, umzingle Beute.

wolves-credit = Die Wölfe (The Wolves) ist ein Spiel von Ashwin Kamath und Clarence Simpson, erschienen bei Pandasaurus Games, Gigamic und Skellig Games, illustriert von Pauliina Linjama, Entwicklung Alex Cutler. Dieser Tisch ist inoffiziell und von Spielenden gemacht; Texte und Bilder sind unsere eigenen.

wolves-log-layout = Der Spielplan liegt aus: { $regions } Regionen.
wolves-log-pack = { $player } führt { DEN($pack) }.
wolves-log-pack-third = Das dritte Rudel ist { DER($pack) }.
wolves-log-tiles-front = { $player } legt die Doppelplättchen mit der Vorderseite nach oben.
wolves-log-tiles-back = { $player } legt die Doppelplättchen mit der Rückseite nach oben.
wolves-log-starter = { $player } beginnt.
wolves-log-place = { $player } setzt einen Alphawolf und einen Rudelwolf auf { $hex }.
wolves-log-turn = { $player } ist am Zug.
wolves-log-bonus = { $player } gibt einen Aktions-Bonusmarker für eine weitere Aktion ab.
wolves-log-flip = { $player } bezahlt mit einem Plättchen: { $terrain }. Es zeigt jetzt { $now }.
wolves-log-habitat = { $player } bezahlt mit dem Lebensraumplättchen: { $terrain }. Es zeigt weiter { $now }.
wolves-log-spend = { $player } bezahlt mit Gelände-Bonusmarkern: { $tokens } × { $terrain }.
wolves-log-move = { $player } bewegt { EINEN($piece) } von { $start } nach { $hex }.
wolves-log-no_move = { $player } bewegt keinen Wolf.
wolves-log-flee = { $player }: { CAP(EIN($piece)) } wird verdrängt und flieht nach { $hex }.
wolves-log-howl = { $player } heult: Der einsame Wolf auf { $hex } schließt sich dem Rudel an. Neuer Wolf: { $piece }.
wolves-log-den = { $player } gräbt einen Bau auf { $hex }. Leiste: { $track }.
wolves-log-den-action = { $player } gräbt einen Bau auf { $hex } und bekommt einen Aktions-Bonusmarker. Leiste: { $track }.
wolves-log-den-terrain = { $player } gräbt einen Bau auf { $hex } und bekommt einen Gelände-Bonusmarker. Leiste: { $track }.
wolves-log-lair = { $player } wertet den Bau auf { $hex } zur Höhle auf und bekommt einen Gelände-Bonusmarker.
wolves-log-dominate = { $player } dominiert auf { $hex } { EINEN($piece) } von { $owner }.
wolves-log-replace = { $player } setzt an diese Stelle auf { $hex } { EINEN($piece) }.
wolves-log-hunt = { $player } jagt in Region { $board }. Beute: { $prey }.
wolves-log-moon = { CAP(DER($moon)) } wird gewertet. Bedeckte Daten: { $date }.
wolves-log-first = Region { $board }: { $player } liegt vorn und nimmt { DEN($moon) }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
wolves-log-first-third = Region { $board }: Das dritte Rudel liegt vorn. Niemand nimmt { DEN($moon) }.
wolves-log-tied = Region { $board }: Gleichstand um den ersten Platz. { CAP(DER($moon)) } kommt aus dem Spiel.
wolves-log-nobody = Region { $board }: Niemand ist dort. { CAP(DER($moon)) } kommt aus dem Spiel.
wolves-log-lower = Region { $board }: { $player } bekommt den niedrigeren Wert, { $points }.
wolves-log-end = Der Vollmond ist gewertet. Das Spiel ist zu Ende.

wolves-ask-LayBoard = Der Zufall legt ein Regionstableau an die Stelle { $slot }.
wolves-ask-DealHerd = Der Zufall bestimmt die Beute der Region { $slot }.
wolves-ask-DealPile = Der Zufall bestimmt, bei welchem Mond die Region { $slot } gewertet wird.
wolves-ask-ChoosePack = Wähle dein Rudel. Sein Heimatgelände ist auf beiden Seiten deines Lebensraumplättchens; du kannst es also in jeder Aktion einmal bezahlen.
wolves-ask-ChoosePack-third = Wähle die Farbe des dritten Rudels. Es handelt nie, zählt aber bei jeder Wertung einer Region mit.
wolves-ask-ChoosePack-dealt = Der Zufall verteilt die Rudel.
wolves-ask-LayDoubleTiles = Wähle, welche Seite deiner fünf Doppelplättchen oben liegt. Du bezahlst mit dem, was oben liegt, und jedes Plättchen, das bezahlt, wird gewendet.
wolves-ask-DrawStarter = Der Zufall lost aus, wer beginnt.
wolves-ask-PlaceFirstPair = Wähle ein Feld des Starttableaus für deinen ersten Alphawolf und Rudelwolf. Dein zweites Paar beginnt jenseits der Schlucht.
wolves-ask-PlaceSecondPair = Wähle ein Feld für deinen zweiten Alphawolf und Rudelwolf, von deinem ersten Paar aus jenseits der Schlucht.
wolves-ask-PlacePair = Wähle ein leeres Feld für einen Alphawolf und einen Rudelwolf, in einer Region ohne Sichelmond.
wolves-ask-TakeAction = Aktionen in diesem Zug: noch { $actions }. Wähle eine; sie kostet Plättchen, die das Gelände des Zielfelds zeigen.
wolves-ask-TakeAction-none = Deine Aktionen sind getan. Beende deinen Zug oder gib einen Aktions-Bonusmarker für eine weitere ab.
wolves-ask-TakeAction-end = Deine Aktionen sind getan, und du hast keinen Aktions-Bonusmarker. Beende deinen Zug.
wolves-ask-PayMove = Bezahle 1 Plättchen. Auf dem Gelände, das es zeigt, bleiben deine Wölfe stehen: bis zu { $spread }, jeder höchstens { $speed } Felder weit.
wolves-ask-PayFor = Für { $hex } noch zu bezahlen: { $left } × { $terrain }. Jedes Plättchen, das bezahlt, wird gewendet; ein Gelände-Bonusmarker kommt in den Vorrat zurück.
wolves-ask-MoveWolves = Wähle einen Wolf, der laufen soll. Zielgelände: { $terrain }, höchstens { $speed } Felder weit. Insgesamt darfst du { $spread } Wölfe bewegen.
wolves-ask-MoveWolves-more = Wähle noch einen Wolf, der laufen soll, oder höre auf. Zielgelände: { $terrain }, höchstens { $speed } Felder weit. Insgesamt darfst du { $spread } Wölfe bewegen.
wolves-ask-SendWolf = Wohin läuft { DEIN($piece) } von { $start }? Zielgelände: { $terrain }, höchstens { $speed } Felder weit.
wolves-ask-DisplaceWolf = { CAP(EIN($piece)) } von { $owner } wird verdrängt. Wähle unter den nächsten Feldern das, auf das er flieht.
wolves-ask-ChooseLoneWolf = Wähle einen einsamen Wolf, höchstens { $range } Felder von einem deiner Alphawölfe. Für 2 Plättchen seines Geländes nimmt der nächste Wolf deiner Reihe seinen Platz ein: { $next }.
wolves-ask-ChooseSite = Wähle ein Feld für den Bau, auf oder neben einem deiner Alphawölfe. Er kostet 2 Plättchen vom Gelände des Feldes.
wolves-ask-ChooseTrack = Wähle die Leiste, von der du den Bau für { $hex } nimmst. Was unter dem Bau liegt, gehört sofort dir.
wolves-ask-ChooseDen = Wähle den Bau, der zur Höhle wird, für 2 Plättchen seines Geländes. Eine Höhle zählt 3 für die Kontrolle und bringt Punkte und einen Gelände-Bonusmarker.
wolves-ask-ChooseVictim = Wähle einen gegnerischen Rudelwolf oder Bau, höchstens { $range } Felder von einem deiner Alphawölfe. Für 3 Plättchen seines Geländes nimmt eine deiner Figuren seinen Platz ein.
wolves-ask-ChooseStack = Du hast zwei Stapel derselben Beute umzingelt: { $prey }. Wähle den, von dem du den Marker nimmst.

wolves-do-Board = Tableau { $board } legen
wolves-do-Herd = Einen Stapel dieser Beute legen: { $prey }
wolves-do-Pile = Diesen Mond legen: { $pile }
wolves-do-Starter = { $seat } beginnt
wolves-do-Pack = { CAP(DEN($pack)) } führen
wolves-do-Pack-third = { CAP(DEN($pack)) } zum dritten Rudel machen
wolves-do-LayTiles-front = Vorderseite nach oben: Wald über Felsen, Felsen über Gras, Gras über Tundra, Tundra über Wüste, Wüste über Wald
wolves-do-LayTiles-back = Rückseite nach oben: Felsen über Wald, Gras über Felsen, Tundra über Gras, Wüste über Tundra, Wald über Wüste
wolves-do-Place = Einen Alphawolf und einen Rudelwolf auf { $hex } setzen ({ $terrain })
wolves-do-Move = Bis zu { $spread } Wölfe bewegen, je bis zu { $speed } Felder: 1 Plättchen
wolves-do-Howl = Einen einsamen Wolf anheulen, bis { $range } Felder weit: 2 Plättchen
wolves-do-BuildDen = Einen Bau graben: 2 Plättchen
wolves-do-UpgradeDen = Einen Bau zur Höhle aufwerten: 2 Plättchen
wolves-do-Dominate = Eine gegnerische Figur dominieren, bis { $range } Felder weit: 3 Plättchen
wolves-do-BonusAction = Einen Aktions-Bonusmarker für eine weitere Aktion abgeben
wolves-do-EndTurn = Deinen Zug beenden
wolves-do-Flip = Plättchen { $tile } wenden: Es bezahlt { $terrain } und zeigt danach { $now }
wolves-do-Flip-habitat = Dein Lebensraumplättchen nutzen: Es bezahlt { $terrain } und zeigt weiter { $now }
wolves-do-Spend = Mit einem Gelände-Bonusmarker bezahlen
wolves-do-SpendAs = Mit einem Gelände-Bonusmarker bezahlen: { $terrain }
wolves-do-Pick = { CAP(DEINEN($piece)) } von { $hex } bewegen ({ $terrain })
wolves-do-Go = Nach { $hex } laufen
wolves-do-Go-joins = Nach { $hex } laufen, zum eigenen Rudel: { $other }
wolves-do-Go-den = Nach { $hex } laufen, zu einem Bau von { $owner }
wolves-do-Go-push = Nach { $hex } laufen und einen Rudelwolf von { $owner } verdrängen
wolves-do-Stop = Keinen weiteren Wolf bewegen
wolves-do-Stop-none = Keinen Wolf bewegen
wolves-do-Flee = Nach { $hex } fliehen ({ $terrain })
wolves-do-Flee-joins = Nach { $hex } fliehen ({ $terrain }), zum eigenen Rudel: { $other }
wolves-do-HowlAt = Den einsamen Wolf auf { $hex } anheulen ({ $terrain }); neuer Wolf: { $piece }
wolves-do-DigAt = Den Bau auf { $hex } graben ({ $terrain })
wolves-do-DigAt-water = Den Bau auf { $hex } graben ({ $terrain }), an der Wasserquelle
wolves-do-Track = Einen Bau von dieser Leiste nehmen: { $track }
wolves-do-Track-better = Einen Bau von dieser Leiste nehmen: { $track }, steigt von { $now } auf { $next }
wolves-do-Track-better_points = Einen Bau von dieser Leiste nehmen: { $track }, steigt von { $now } auf { $next } und ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
wolves-do-Track-action = Einen Bau von dieser Leiste nehmen: { $track }, bringt einen Aktions-Bonusmarker
wolves-do-Track-action_points = Einen Bau von dieser Leiste nehmen: { $track }, bringt einen Aktions-Bonusmarker und ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
wolves-do-Track-terrain = Einen Bau von dieser Leiste nehmen: { $track }, bringt einen Gelände-Bonusmarker
wolves-do-Track-terrain_points = Einen Bau von dieser Leiste nehmen: { $track }, bringt einen Gelände-Bonusmarker und ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
wolves-do-UpgradeAt = Den Bau auf { $hex } zur Höhle aufwerten ({ $terrain })
wolves-do-Target = { CAP(DEN($piece)) } auf { $hex } dominieren ({ $terrain })
wolves-do-Target-of = { CAP(DEN($piece)) } von { $owner } auf { $hex } dominieren ({ $terrain })
wolves-do-HuntAt = Die Beute auf { $hex } nehmen, in Region { $board }

wolves-why-over = Das Spiel ist zu Ende.
wolves-why-chance_now = Gerade entscheidet der Zufall.
wolves-why-chance_only = Das entscheidet nur der Zufall.
wolves-why-not_asked = Gerade entscheidet { $player }.
wolves-why-other = Das beantwortet nicht die Frage, die offen ist. { $question }
wolves-why-tile_later = Ein Plättchen wendest du, wenn du eine Aktion bezahlst, und jetzt ist nichts zu bezahlen. { $question }
wolves-why-token_later = Ein Gelände-Bonusmarker hilft, eine Aktion zu bezahlen, und jetzt ist nichts zu bezahlen. { $question }
wolves-why-track_later = Ein Bau verlässt seine Leiste, wenn du ihn gräbst oder er einen dominierten Bau ersetzt. { $question }
wolves-why-bonus_later = Einen Aktions-Bonusmarker gibst du zwischen zwei Aktionen ab. { $question }
wolves-why-pack_taken = Dieses Rudel ist schon vergeben.
wolves-why-not_on_start_board = Die ersten Wölfe kommen auf das Starttableau.
wolves-why-hex_taken = { $hex } ist schon besetzt.
wolves-why-same_side = Dein zweites Paar beginnt vom ersten aus jenseits der Schlucht.
wolves-why-crescent_there = Niemand beginnt in einer Region, in der ein Sichelmond liegt.
wolves-why-no_actions = Du hast in diesem Zug keine Aktion mehr.
wolves-why-actions_left = Ein Zug endet nach allen seinen Aktionen. Noch auszuführen: { $actions }.
wolves-why-no_action_token = Du hast keinen Aktions-Bonusmarker.
wolves-why-no_terrain_token = Du hast keinen Gelände-Bonusmarker.
wolves-why-name_terrain = Sag beim Bewegen, für welches Gelände der Marker steht.
wolves-why-terrain_fixed = Der Marker steht hier für das Gelände des Zielfelds: { $terrain }.
wolves-why-wrong_tile = Dieses Plättchen zeigt { $shown }. Gelände des Zielfelds: { $terrain }.
wolves-why-tile_used = Jedes Plättchen bezahlt in einer Aktion nur einmal, auch das Lebensraumplättchen.
wolves-why-no_tiles = Das kostet { $cost } Plättchen eines Geländes, und du kannst sie für kein Ziel in Reichweite bezahlen.
wolves-why-cannot_pay = Das kostet { $cost } × { $terrain }. Deine Plättchen, die es zeigen: { $tiles }; Gelände-Bonusmarker: { $tokens }.
wolves-why-no_wolf_there = Du hast { KEINEN($piece) } auf { $hex }.
wolves-why-moved_already = { CAP(DEIN($piece)) } dort ist in dieser Aktion schon gelaufen.
wolves-why-nowhere_to_go = { CAP(DEIN($piece)) } dort findet höchstens { $speed } Felder weit keinen Platz zum Stehenbleiben.
wolves-why-wolf_chosen = Du hast einen Wolf gewählt; nun läuft er auch.
wolves-why-off_map = Dieses Feld gibt es auf dem Spielplan nicht.
wolves-why-impassable = Dort kann keine Figur stehen: { $terrain }.
wolves-why-stands_there = Dein Wolf steht schon dort.
wolves-why-wrong_terrain = Deine Wölfe bleiben auf dem bezahlten Gelände stehen: { $terrain }.
wolves-why-too_far = Zu Fuß sind das { $steps } Felder; deine Wölfe laufen höchstens { $speed }.
wolves-why-lone_wolf_there = Auf { $hex } ist ein einsamer Wolf.
wolves-why-prey_there = Auf { $hex } ist Beute: { $prey }.
wolves-why-third_pack_there = Dort steht das dritte Rudel. Niemand kann dazukommen, es verdrängen oder dominieren.
wolves-why-full = Auf { $hex } stehen schon zwei Figuren.
wolves-why-outranked = { CAP(DEIN($piece)) } kann dort nicht stehen bleiben: Die Figur von { $owner } hat denselben oder einen höheren Rang ({ $other }).
wolves-why-no_refuge = Ein Wolf flieht auf ein leeres Feld oder zu einer einzelnen Figur seiner Farbe; { $hex } ist keins von beidem.
wolves-why-nearer_refuge = Ein Wolf flieht so kurz wie möglich: Dorthin sind es { $steps } Felder, zum nächsten Feld { $nearest }.
wolves-why-no_alpha = Keiner deiner Alphawölfe steht auf { $hex } oder daneben.
wolves-why-enemy_there = Auf { $hex } steht eine gegnerische Figur.
wolves-why-one_territory = Auf { $hex } ist schon ein Bau oder eine Höhle.
wolves-why-no_site = Auf und neben deinen Alphawölfen ist kein Platz für einen Bau.
wolves-why-no_den_left = Du hast keinen Bau mehr auf deinem Spielertableau.
wolves-why-track_empty = Auf dieser Leiste ist kein Bau mehr: { $track }.
wolves-why-no_own_den = Du hast keinen Bau auf { $hex }.
wolves-why-no_water = { $hex } grenzt an keine Wasserquelle.
wolves-why-one_lair = Du hast in dieser Region schon eine Höhle.
wolves-why-no_lair_left = Du hast keine Höhle mehr auf deinem Spielertableau.
wolves-why-no_den_on_map = Du hast keinen Bau auf dem Spielplan.
wolves-why-no_ripe_den = Für eine Höhle brauchst du einen Bau an einer Wasserquelle, mit deinem Alphawolf darauf oder daneben, in einer Region ohne Höhle von dir.
wolves-why-no_lone_wolf = Auf { $hex } ist kein einsamer Wolf.
wolves-why-no_lone_wolf_near = Im Umkreis von { $range } Feldern um deine Alphawölfe ist kein einsamer Wolf.
wolves-why-no_wolf_left = In deiner Wolfsreihe ist kein Wolf mehr.
wolves-why-out_of_range = Das ist mehr als { $range } Felder von deinen Alphawölfen entfernt.
wolves-why-no_victim = Im Umkreis von { $range } Feldern um deine Alphawölfe ist kein Rudelwolf oder Bau, den du dominieren könntest.
wolves-why-nothing_left = Du hast weder einen Wolf noch einen Bau übrig, der seinen Platz einnehmen könnte.
wolves-why-no_enemy = Kein anderes Rudel hat { EINEN($piece) } auf { $hex }.
wolves-why-immune = Alphawölfe und Höhlen kann man nicht dominieren; hier steht: { $piece }.
wolves-why-protected = Zwei Figuren einer Farbe schützen einander, hier die von { $owner }.
wolves-why-other_stack = Wähle einen der Stapel, die du umzingelt hast: { $prey }.

wolves-setting-packs = Rudel
wolves-setting-packs-about = Wie die Rudel und ihre Heimatgelände vergeben werden.
wolves-setting-packs-chosen = Gewählt: Alle suchen sich ein Rudel aus, in der Reihenfolge der Sitze.
wolves-setting-packs-dealt = Verteilt: Der Zufall vergibt die Rudel.
wolves-setting-dens = Punkte der Leisten
wolves-setting-dens-about = Die Punkte einer Leiste nach einem, zwei, drei und vier Bauen, erst zu zweit, dann zu mehreren.
wolves-setting-lairs = Punkte der Höhlen
wolves-setting-lairs-about = Die Punkte für eine, zwei, drei und vier Höhlen.
wolves-setting-wolves = Punkte der Wolfsreihe
wolves-setting-wolves-about = Die Punkte für einen bis acht Wölfe, die die Reihe verlassen haben.
wolves-setting-prey = Punkte der Beute
wolves-setting-prey-about = Die Punkte für eine bis fünf Beutearten, erst zu zweit, dann zu mehreren.
wolves-setting-first_places = Punkte der Wertungsmarker
wolves-setting-first_places-about = Was ein Wertungsmarker für den ersten Platz bringt.
wolves-setting-second_places = Punkte für zweite Plätze
wolves-setting-second_places-about = Was ein Wertungsmarker für den zweiten Platz bringt, oder bei Gleichstand allen.

wolves-figure-number = { $number }
wolves-figure-two = zu zweit
wolves-figure-more = zu dritt bis zu fünft

## Was Gründe zählen: nach „mehr: 2“ oder „weniger: etwa 2“

wolves-measure-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
wolves-measure-regions = { $count ->
    [one] kontrollierte Region
   *[other] kontrollierte Regionen
}
wolves-measure-moons = { $count ->
    [one] zu erhoffender Punkt aus kommenden Monden
   *[other] zu erhoffende Punkte aus kommenden Monden
}
wolves-measure-prey = { $count ->
    [one] Beuteart
   *[other] Beutearten
}
wolves-measure-lairs = { $count ->
    [one] Höhle
   *[other] Höhlen
}
wolves-measure-dens = { $count ->
    [one] Bau
   *[other] Baue
}
wolves-measure-wolves = { $count ->
    [one] Wolf auf dem Spielplan
   *[other] Wölfe auf dem Spielplan
}
wolves-measure-alphas = { $count ->
    [one] zu erhoffender Punkt rund um deine Alphas
   *[other] zu erhoffende Punkte rund um deine Alphas
}

wolves-theme-move = bewegen
wolves-theme-howl = heulen
wolves-theme-den = Baue
wolves-theme-lair = Höhlen
wolves-theme-dominate = beherrschen
wolves-theme-bonus = Bonusaktionen
wolves-theme-hunt = jagen
wolves-theme-start = der Anfang
