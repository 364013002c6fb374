### Foxes in German: questions, answers, refusals, hints, the log and the settings.

foxes-title = Füchse

foxes-pitch = Würfle, schick deinen Fuchs auf die Jagd, grab Wege in deinen Bau und lass deine Welpen wachsen, bis sie hinausfinden.

foxes-goal = Die meisten Punkte nach vier Runden: jage, grabe und bring deine Welpen aus dem Bau.

foxes-credit = Nach der Kurzanleitung („Guide de référence“) von Florent „FrogT“ Reymond-Gaudry, Layout von Guime. Titel, Autor und Verlag des gedruckten Spiels sind uns unbekannt. Dieser Tisch ist nicht offiziell: gemacht von Spielenden mit eigenen Texten und Bildern; viele Werte sind rekonstruiert.

foxes-log-order = { $player } ist in der Zugreihenfolge auf Position { $position }.
foxes-log-order_tile = Reihenfolgeplättchen der Position { $position }: { $order_tile }.
foxes-log-draws_card = { $player } zieht ein geheimes Ziel.
foxes-log-sees_card = Das siehst nur du: { $objective }.
foxes-log-round = Runde { $round } beginnt.
foxes-log-destiny = { $player } zieht das Schicksalsplättchen: { $destiny }.
foxes-log-hunter = Dort steht der Jäger: { $territory }.
foxes-log-day = { $player } wirft den Schicksalswürfel: { $value }, es ist Tag.
foxes-log-night = { $player } wirft den Schicksalswürfel: { $value }, es ist Nacht.
foxes-log-order_bonus = { $player } bekommt den Bonus des Reihenfolgeplättchens: { $order_tile }.
foxes-log-ruse = { $player } zieht ein Listplättchen: { $ruse }.
foxes-log-extra_die = { $player } hat jetzt { $dice } Würfel.
foxes-log-slots_closed = Der letzte Platz jedes Lebensreviers ist gesperrt.
foxes-log-rolls = { $player } würfelt { $value }.
foxes-log-destiny_bonus = { $player } hat den Schicksalswert gewürfelt.
foxes-log-pc = { $player } bekommt { $amount } WP.
foxes-log-pays_pc = { $player } verliert { $amount } WP.
foxes-log-vp = { $player } bekommt { $amount } SP: { $source }.
foxes-log-resource = { $player } bekommt einen Rohstoff: { $resource }.
foxes-log-pays_resource = { $player } gibt einen Rohstoff ab: { $resource }.
foxes-log-bonus = { $player } zieht ein Bonusplättchen: { $bonus }.
foxes-log-cheese = { $player } nimmt den Käse.
foxes-log-trades_cheese = { $player } tauscht den Käse ein.
foxes-log-plays_bonus = { $player } spielt ein Bonusplättchen: { $bonus }.
foxes-log-uses_ruse = { $player } nutzt das Listplättchen: { $ruse }.
foxes-log-improves = { $player }: Der Würfel zeigt jetzt { $value }.
foxes-log-places = { $player } legt den Würfel hin: { $place }.
foxes-log-penalty = { $player }: Der Würfel verliert { $amount } und zeigt { $value }.
foxes-log-exhausted = { $player }: Der Würfel ist erschöpft.
foxes-log-pays_pips = { $player } zahlt { $amount } mit dem Würfel; es bleiben { $value }.
foxes-log-pays_all_pips = { $player } zahlt { $amount } mit dem Würfel; er ist erschöpft.
foxes-log-moves = { $player } zieht den Fuchs { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weit: { $territory }.
foxes-log-mulotage = { $player } deckt ein Mäuselplättchen auf: { $catch }.
foxes-log-catch_discarded = { $player } hat keinen Platz für das Mäuselplättchen.
foxes-log-pays_catch = { $player } gibt ein Mäuselplättchen ab.
foxes-log-marks = { $player } markiert Feld { $space } im Revier: { $territory }.
foxes-log-marker_returns = { $player } bekommt einen Marker zurück.
foxes-log-advance = { $player } rückt auf einer Bonusleiste vor: { $territory }, Feld { $space }.
foxes-log-cub = { $player }: { $cub }, jetzt mit Wert { $value }.
foxes-log-obstacle = { $player } setzt ein Hindernis ein: { $obstacle }, Revier: { $territory }.
foxes-log-swaps_card = { $player } wirft ein Ziel ab: { $objective }.
foxes-log-exchanges_card = { $player } nutzt den Tauscheffekt eines Ziels: { $objective }.
foxes-log-digs = { $player } gräbt; Wegplättchen: { $tiles }.
foxes-log-draws_path = { $player } zieht ein Wegplättchen: { $path }.
foxes-log-lays = { $player } legt ein Wegplättchen auf { $cell }: { $path }.
foxes-log-develops = { $player } entwickelt am Ausgang { $exit } einen Instinkt: { $instinct }.
foxes-log-round_ends = Runde { $round } endet.
foxes-log-step-tent = 1. Zelt.
foxes-log-step-bear = 1. Bär.
foxes-log-step-objectives = 2. Geheime Ziele.
foxes-log-step-cheese = 3. Käse.
foxes-log-step-dice = 4. Würfel.
foxes-log-step-growth = 5. Wachstum.
foxes-log-step-catch_up = 9. Aufholen.
foxes-log-step-order = 10. Neue Zugreihenfolge.
foxes-log-validates = { $player } wertet ein Ziel: { $objective }.
foxes-log-grows = { $player }: { $cub }, gewachsen bis Feld { $space }.
foxes-log-released = { $player }: { $cub }, jetzt frei.
foxes-log-leaves = { $player }: { $cub }, draußen durch Ausgang { $exit }.
foxes-log-game_ends = Das Spiel endet.

foxes-why-over = Das Spiel ist vorbei.
foxes-why-chance = Zuerst entscheidet der Zufall.
foxes-why-not_asked = Jetzt antwortet { $player }.
foxes-why-other_question = Das beantwortet die offene Frage nicht.
foxes-why-full = Dort ist kein offener Platz frei: { $place }.
foxes-why-too_far = So weit kann der Fuchs nicht ziehen. Felder höchstens: { $spaces }.
foxes-why-on_start = Auf dem Start gibt es nichts zu tun.
foxes-why-not_printed = Dieses Feld zeigt diese Aktion nicht.
foxes-why-done = Das hast du mit diesem Würfel schon getan.
foxes-why-hunter = Im Revier des Jägers wird weder markiert noch gemäuselt.
foxes-why-wolf = Im Revier des Wolfs wird weder gemäuselt noch vorgerückt.
foxes-why-no_tile = Hier liegt kein Mäuselplättchen.
foxes-why-own_marker = Hier liegt schon dein Marker.
foxes-why-no_marker = Du hast keinen Marker mehr.
foxes-why-track_end = Du bist am Ende der Leiste.
foxes-why-no_cub = Kein Welpe kann erhöht werden.
foxes-why-cannot_pay = Das kostet { $cost }; du kannst { $means } zahlen.
foxes-why-not_mountain = Das geht nur auf dem Berg.
foxes-why-not_on_mountain = Das bietet der Berg nicht.
foxes-why-no_flag = Du hast kein solches Plättchen mit grüner Flagge.
foxes-why-die_exhausted = Der Würfel ist schon erschöpft.
foxes-why-no_pile = Es gibt keine Karte zu ziehen.
foxes-why-no_card = Dieses Ziel hast du nicht auf der Hand.
foxes-why-price = Du kannst den Preis dieses Tauschs nicht zahlen.
foxes-why-no_cells = Es sind nicht genug Felder frei.
foxes-why-covered = Dort liegt schon ein Plättchen.
foxes-why-start_first = Das erste Plättchen kommt auf das Startfeld.
foxes-why-not_beside = Ein Plättchen muss neben einem von deinen liegen.
foxes-why-same_turn = So gedreht sieht das Plättchen aus wie vorher.
foxes-why-instinct_taken = Diesen Instinkt hast du schon entwickelt.
foxes-why-not_connected = Kein Weg führt zu diesem Ausgang.
foxes-why-exit_waits = Diesem Ausgang fehlt ein Welpe, sein Würfelchen oder ein Ziel.
foxes-why-cub_too_small = Dieser Instinkt braucht einen Welpen mit Wert { $needs }.
foxes-why-no_ruse = Dieses Listplättchen hast du nicht.
foxes-why-not_its_time = Dieses Listplättchen ist für einen anderen Moment.
foxes-why-no_effect = Das hätte jetzt keine Wirkung.
foxes-why-no_bonus = Dieses Bonusplättchen hast du nicht.
foxes-why-no_cheese = Du hast den Käse nicht.
foxes-why-not_growing = Dieser Welpe steht nicht auf den ersten fünf Feldern.
foxes-why-last_step = Der letzte Schritt kostet auch einen Rohstoff oder ein Mäuselplättchen.
foxes-why-not_at_end = Dieser Welpe ist nicht am Ende seiner Reihe.
foxes-why-no_objective = Kein Welpe geht hinaus, bevor du ein Ziel gewertet hast.
foxes-why-exit_taken = An diesem Ausgang ist schon ein Welpe.
foxes-why-not_held = Das hast du nicht.
foxes-why-cannot-RaiseCub = Nicht möglich: { $what }.
foxes-why-cannot-AdvanceOn = Du bist am Ende dieser Leiste: { $what }.
foxes-why-cannot-PutObstacle = Dorthin kann das Hindernis nicht: { $what }.
foxes-why-cannot-MoveHunter = Dort steht der Jäger schon: { $what }.

foxes-ask-DrawNextSeat = Die Zugreihenfolge wird ausgelost.
foxes-ask-DrawTileOf = Ein Reihenfolgeplättchen wird gezogen.
foxes-ask-DrawPrivateObjective = Ein geheimes Ziel wird gezogen.
foxes-ask-DrawDestinyTile = Das Schicksalsplättchen wird gezogen.
foxes-ask-RollDestinyDie = Der Schicksalswürfel rollt: Bis 3 ist es Tag, ab 4 Nacht.
foxes-ask-DrawRuseTile = Ein Listplättchen wird gezogen.
foxes-ask-TakeFirstGain = Nimm zum Anfang 2 WP oder einen Rohstoff nach Wahl. WP lassen deine Welpen wachsen; Rohstoffe brauchst du für den letzten Schritt einer Reihe.
foxes-ask-RollDie = Ein Aktionswürfel rollt.
foxes-ask-ThinkAgain = Du hast { $value } gewürfelt. Behalte den Wurf, oder nutze dein Listplättchen, würfle neu und such dir den besseren Wurf aus.
foxes-ask-RollSecond = Der Würfel rollt noch einmal.
foxes-ask-ChooseRoll = Welcher Wurf zählt, { $one } oder { $other }? Der andere ist vergessen.
foxes-ask-ChoosePlace = Dein Würfel zeigt { $die }. Leg ihn auf den ersten freien Platz von links in einem Revier, auf dem Berg oder in deinem Bau: Du bekommst den Bonus des Platzes, dann geht der Abzug vom Würfel ab.
foxes-ask-MoveFox = Wie weit zieht dein Fuchs? Du handelst auf dem Feld, auf dem er anhält. Felder mit fremden Markern kosten dich WP.
foxes-ask-ActHere = Tu jede Aktion dieses Feldes höchstens einmal, in beliebiger Reihenfolge. Du zahlst mit dem Würfel, der noch { $die } hat, und dann mit WP. Was auf dem Würfel bleibt, wird am Ende der Runde zu SP.
foxes-ask-TurnUpTile = Ein Mäuselplättchen wird aufgedeckt.
foxes-ask-DrawBonusTile = Ein Bonusplättchen wird gezogen.
foxes-ask-ChooseResource = Welchen Rohstoff nimmst du? Ein Satz aus allen vier Sorten ist am Ende SP wert.
foxes-ask-ChooseCub = Welchen Welpen erhöhst du? Sein Wert zählt, wenn er den Bau verlassen hat.
foxes-ask-ChooseTrack = Auf welcher Bonusleiste rückst du vor? Du bekommst, was das nächste Feld zeigt.
foxes-ask-ActOnMountain = Tu jede Aktion des Berges höchstens einmal. Der Würfel hat noch { $die }. Eine Zielkarte erschöpft ihn; heb sie dir für den Schluss auf, wenn du nicht mit WP zahlen willst.
foxes-ask-PlaceObstacle = Wohin kommt diese Figur: { $obstacle }? Sie bleibt bis zum Ende der Runde und wirkt für und gegen alle.
foxes-ask-PayForVP = Welche zwei verschiedenen Rohstoffe gibst du für die SP?
foxes-ask-PayForPC = Welchen Rohstoff gibst du für die WP?
foxes-ask-DigPath = Wie viele Wegplättchen gräbst du? Nur einmal je Würfel; er hat noch { $die }. Führt ein Weg vom Start zu einem Ausgang, entwickelt der Welpe dort einen Instinkt.
foxes-ask-DrawPathTile = Ein Wegplättchen wird gezogen.
foxes-ask-LayPath = Wohin kommt dieses Plättchen: { $path }? Es liegt neben einem von deinen, beliebig gedreht. Du bekommst, was Plättchen und Feld zeigen.
foxes-ask-DevelopInstinct = Welchen Instinkt entwickelst du? Er bringt sofort SP und wirkt bis zum Ende des Spiels.
foxes-ask-LureHunter = Wohin lockst du den Jäger? In seinem Revier wird weder markiert noch gemäuselt.
foxes-ask-SwapGoods = Einen Rohstoff für WP verkaufen oder für WP Rohstoffe nach Wahl kaufen?
foxes-ask-GrowCubs = Zahl WP und lass Welpen wachsen, so oft du willst. Am Ende seiner Reihe darf ein Welpe hinaus, sobald du ein Ziel gewertet hast.
foxes-ask-PayLastStep = Der letzte Schritt kostet auch einen Rohstoff oder ein Mäuselplättchen. Was gibst du?

foxes-do-DrawSeat = Als Nächstes kommt { $seat }.
foxes-do-DrawOrderTile = Das Plättchen: { $order_tile }.
foxes-do-DrawObjective = Die Karte: { $objective }.
foxes-do-DrawDestiny = Das Plättchen: { $destiny }.
foxes-do-RollDestiny = Der Schicksalswürfel zeigt { $value }.
foxes-do-DrawRuse = Das Plättchen: { $ruse }.
foxes-do-Roll = Der Würfel zeigt { $value }.
foxes-do-DrawBonus = Das Plättchen: { $bonus }.
foxes-do-TurnUp = Das Plättchen: { $catch }.
foxes-do-DrawPath = Das Plättchen: { $path }.
foxes-do-TakePC = 2 WP nehmen
foxes-do-TakeResource = Rohstoff nehmen: { $resource }
foxes-do-RaiseCub = Erhöhen: { $cub }
foxes-do-AdvanceOn = Auf einer Leiste vorrücken: { $territory }; nächstes Feld: { $gain }
foxes-do-PayResource = Rohstoff abgeben: { $resource }
foxes-do-PayTwo = Abgeben: { $first } und { $second }
foxes-do-PayTile = Das zuletzt abgelegte Mäuselplättchen abgeben
foxes-do-KeepRoll = Den Wurf behalten
foxes-do-RollAgain = Neu würfeln
foxes-do-Count = Die { $value } zählen lassen
foxes-do-Place = Den Würfel legen: { $place }; Platz: { $gain }, Abzug { $penalty }
foxes-do-Move = Den Fuchs ziehen: { $spaces }
foxes-do-Mulotage = Mäuseln, Kosten { $cost }
foxes-do-Mark = Das Feld markieren, Kosten { $cost }
foxes-do-Advance = Auf der Bonusleiste dieses Reviers vorrücken, Kosten { $cost }
foxes-do-Advance-mountain = Auf einer beliebigen Bonusleiste vorrücken, Kosten { $cost }
foxes-do-Raise = Einen Welpen erhöhen, Kosten { $cost }
foxes-do-Activate = Einsetzen, Kosten { $cost }: { $bonus }
foxes-do-DrawCard = Den Würfel erschöpfen und ein geheimes Ziel ziehen
foxes-do-SwapCard = Den Würfel erschöpfen und ein Ziel durch ein neues ersetzen: { $objective }
foxes-do-Exchange = Den Würfel erschöpfen und ein Ziel eintauschen ({ $effect }): { $objective }
foxes-do-Gather = Einen Rohstoff nach Wahl nehmen, Kosten { $cost }
foxes-do-Dig = Graben, Wegplättchen: { $tiles }; Kosten { $cost }
foxes-do-EndTurn = Den Zug beenden
foxes-do-PutObstacle = Dorthin setzen: { $territory }
foxes-do-Lay = Das Plättchen auf { $cell } legen, offen { $open }
foxes-do-Develop = Mit dem Würfelchen von Ausgang { $exit } entwickeln: { $instinct }, { $amount } SP
foxes-do-UseRuse = Das Listplättchen nutzen: { $ruse }
foxes-do-PlayBonus = Ein Bonusplättchen spielen: { $bonus }
foxes-do-TradeCheese = Den Käse gegen { $amount } WP eintauschen
foxes-do-MoveHunter = Den Jäger dorthin locken: { $territory }
foxes-do-SellResource = Einen Rohstoff für { $amount } WP verkaufen: { $resource }
foxes-do-BuyResources = { $cost } WP zahlen und wählen: { $gain }
foxes-do-Grow = Für { $cost } WP wachsen lassen: { $cub }
foxes-do-Leave = Durch Ausgang { $exit } hinauslassen: { $cub }
foxes-do-StopGrowing = Das Wachsen beenden

foxes-drawn-label = { $what }:
foxes-drawn-round = Runde { $round } von { $rounds }
foxes-drawn-day = Tag
foxes-drawn-night = Nacht
foxes-drawn-destiny = bei einer { $value }: { $gain }
foxes-drawn-hunter = Jäger
foxes-drawn-cheese = Käse
foxes-drawn-order = Zugreihenfolge
foxes-drawn-dice = Plätze
foxes-drawn-foxes = Füchse
foxes-drawn-legend = M Mäuseln, K Markieren, B Vorrücken, C Welpe +1, jeweils mit Kosten; ▒ verdecktes Plättchen
foxes-drawn-slots = Plätze: wessen Würfel, was er noch hat; · frei, x gesperrt. { $mark } auf einem Feld: ein Marker
foxes-drawn-vp = SP
foxes-drawn-pc = WP
foxes-drawn-available = Würfel
foxes-drawn-tracks = Leisten
foxes-drawn-markers = Marker
foxes-drawn-mulotage = Mäuselplättchen
foxes-drawn-growing = Wert { $value }, Feld { $space }
foxes-drawn-out = Wert { $value }, draußen bei Ausgang { $exit }
foxes-drawn-cubs = Welpen
foxes-drawn-objectives = Ziele
foxes-drawn-held = auf der Hand: { $count }, gewertet: { $validated }
foxes-drawn-instincts = Instinkte
foxes-drawn-tiles = Plättchen
foxes-drawn-hand = Deine Hand
foxes-drawn-card = { $objective } ({ $progress } von { $amount }): { $vp } SP; Tausch: { $effect }
foxes-drawn-den = Dein Bau
foxes-drawn-exits = Ausgänge, verlangte Ziele

## Was Gründe zählen: nach „mehr: 2“ oder „weniger: etwa 2“

foxes-measure-points = SP
foxes-measure-growth_points = WP
foxes-measure-grown = { $count ->
    [one] in Wachstum gesteckter WP
   *[other] in Wachstum gesteckte WP
}
foxes-measure-cubs = { $count ->
    [one] Punkt Welpenwert
   *[other] Punkte Welpenwert
}
foxes-measure-resources = { $count ->
    [one] Ressource
   *[other] Ressourcen
}
foxes-measure-markers = { $count ->
    [one] markiertes Feld
   *[other] markierte Felder
}
foxes-measure-tracks = { $count ->
    [one] Schritt auf einer Bonusleiste
   *[other] Schritte auf Bonusleisten
}
foxes-measure-goals = { $count ->
    [one] Schritt zu einem Ziel
   *[other] Schritte zu Zielen
}
foxes-measure-hopes = { $count ->
    [one] zu erhoffender SP aus Zielen
   *[other] zu erhoffende SP aus Zielen
}
foxes-measure-objectives = { $count ->
    [one] gewertetes Ziel
   *[other] gewertete Ziele
}
foxes-measure-instincts = { $count ->
    [one] Instinkt
   *[other] Instinkte
}
foxes-measure-tiles = { $count ->
    [one] Bonusplättchen
   *[other] Bonusplättchen
}
foxes-measure-den = { $count ->
    [one] zu erhoffender SP aus dem Bau
   *[other] zu erhoffende SP aus dem Bau
}

foxes-theme-die = den Würfel legen
foxes-theme-walk = gehen
foxes-theme-mousing = mausen
foxes-theme-mark = markieren
foxes-theme-advance = Bonusleisten
foxes-theme-cubs = Welpen
foxes-theme-den = der Bau
foxes-theme-mountain = der Berg
foxes-theme-bonus = Bonus- und Listplättchen
foxes-theme-trade = Vorräte
