### Wolf Tracks in German: what the board in the browser says by itself.

tracks-board-board = Das Rudel und sein Jahr
tracks-board-parts = Teile des Tisches
tracks-board-tab_pack = Rudel
tracks-board-tab_year = Jahr
tracks-board-tab_counters = Chips
tracks-board-close = Schließen
tracks-board-pack = Das Rudel, der höchste Rang oben
tracks-board-wolf = { $wolf }, { $sex }, { $rank }, geführt von { $name }: Stärke { $strength }, { $zone }; Anerkennung { $chips } von 4
tracks-board-wolvesInAll =
    { $count ->
        [one] { $count } Wolf im Rudel
       *[other] { $count } Wölfe im Rudel
    }
tracks-board-submitted = unterworfen
tracks-board-cubs =
    { $count ->
        [one] { $count } Welpe
       *[other] { $count } Welpen
    }
tracks-board-cubsMine =
    { $count ->
        [one] { $count } Welpe, deiner: { $letters }
       *[other] { $count } Welpen, davon { $mine } von dir: { $letters }
    }
tracks-board-onlyCubs =
    { $count ->
        [one] Nur ein Welpe ist übrig
       *[other] Nur { $count } Welpen sind übrig
    }
tracks-board-nobody = Niemand ist übrig
tracks-board-gathering = Das Rudel sammelt sich
tracks-board-handOrCub = Hand oder Welpe
tracks-board-largePrey = Große Beute in Sicht
tracks-board-prey = { $prey }: ab { $black } erlegt und niemand verletzt, ab { $green } erlegt, aber der erste Jäger verletzt, ab { $red } entkommt sie und der erste Jäger ist verletzt; Nahrung { $food }
tracks-board-quarry = Ziel
tracks-board-largePile = Verdeckt: { $count }, abgelegt: { $gone }
tracks-board-pileShort = noch { $count }, abgelegt { $gone }
tracks-board-smallPrey = Kleine Beute
tracks-board-smallPile = Kleine Beute verdeckt: { $count }
tracks-board-smallCard = { $prey }, Stärke +{ $gain }
tracks-board-phases = Die Phasen des Jahres
tracks-board-next = dann { $phase }
tracks-board-nextYear = dann ein neues Jahr
tracks-board-year = Jahr { $year }
tracks-board-track = Punkte auf dem Weg zu { $target }: { $scores }
tracks-board-chip =
    { $count ->
        [one] { $name }: { $count } Punkt, Wölfe im Rudel: { $wolves }. Tableau zeigen
       *[other] { $name }: { $count } Punkte, Wölfe im Rudel: { $wolves }. Tableau zeigen
    }
tracks-board-head_1 = Jungen­aufzucht
tracks-board-head_2 = Einzel­jagd
tracks-board-head_3 = Rudel­jagd
tracks-board-head_4 = Heulen
tracks-board-head_5 = Rang­kämpfe
tracks-board-myCounters = Meine Chips
tracks-board-myTableau = Mein Tableau
tracks-board-tableauOf = Tableau von { $name }
tracks-board-filledPublic = Alle sehen, welche Felder belegt sind; die Werte erst, wenn ihre Phase aufgedeckt ist.
tracks-board-filledSecret = Bis alle fertig sind, sieht niemand, was die anderen legen.
tracks-board-counter = Chip { $value }, kostet { $spirals } Stärke
tracks-board-usedCounter = Chip { $value }, gelegt; zurücknehmen
tracks-board-faceDown = ein verdeckter Chip
tracks-board-sealed = beantwortet, noch geheim
tracks-board-empty = leer
tracks-board-counters = Chips zum Legen
tracks-board-wouldDie = Daran würde { $wolf } sterben ({ $phase }).
tracks-board-mayDie = { $wolf } hätte noch { $left } Stärke: Eine verpasste Mahlzeit kann tödlich sein.
tracks-board-tooDear = Lebensdauer: { $wolf } hat Stärke { $strength }, also dürfen die Chips höchstens { $most } kosten (Regel O2.3).
tracks-board-placeNow = Zieh einen Chip in ein Feld, oder tippe erst auf den Chip, dann auf das Feld.
tracks-board-heldNow = Chip { $value }: Wähle nun das Feld.
tracks-board-aimedNow = Wähle nun den Chip für dieses Feld.
tracks-board-sentNow = Abgeschickt. Bis alle fertig sind, kannst du noch ändern.
tracks-board-changedNow = Geändert. Bis du neu abschickst, gilt, was du vorher geschickt hast.
tracks-board-clear = Alles zurück
tracks-board-done = Fertig
tracks-board-sendAgain = Neu abschicken
tracks-board-askPlacement = Lege deine Chips geheim: höchstens einen je Wolf und Phase. Spiralen kosten Stärke. Dann drücke Fertig.
tracks-board-askChange = Deine Chips liegen. Solange noch jemand legt, kannst du sie verschieben und neu abschicken.
tracks-board-goals = Was meine Chips beitragen, und was von den anderen kommen müsste
tracks-board-gauge =
    { $count ->
        [one] { $count } Punkt; die Marken sind { $marks }
       *[other] { $count } Punkte; die Marken sind { $marks }
    }
tracks-board-youAdd = von dir { $sum }
tracks-board-cubsNeed = Reicht für { $fed }; für alle Welpen fehlen { $points } von den anderen
tracks-board-cubsDone = Du allein versorgst alle Welpen
tracks-board-huntNeeds = zum Erlegen: { $points } von den anderen
tracks-board-huntDone = von dir allein erlegt
tracks-board-huntSafeNeeds = unverletzt: { $points }
tracks-board-huntSafeDone = niemand verletzt
tracks-board-howlNeeds = damit die Beute bleibt: { $points } von den anderen
tracks-board-howlDone = die Beute bleibt
tracks-board-howlMoreNeeds = für neue Beute: { $points }
tracks-board-howlMoreDone = eine Beute mehr
tracks-board-story = Was in dieser Phase geschieht
tracks-board-revealed = Aufgedeckte Chips in Spielreihenfolge
tracks-board-shown = { $wolf }: { $value }, kostet { $spirals } Stärke
tracks-board-shownLost =
    { $count ->
        [one] { $wolf }: { $value }, stirbt aber an { $count } Spirale; der Chip zählt nicht
       *[other] { $wolf }: { $value }, stirbt aber an { $count } Spiralen; der Chip zählt nicht
    }
tracks-board-sum = Summe { $sum }
tracks-board-sumShort = Summe
tracks-board-noCounters = Hier hat niemand einen Chip gelegt.
tracks-board-hungryAll = Hungern und verlieren { $points } Stärke:
tracks-board-duel = Ein Rangkampf
tracks-board-duelScore = Angriff { $mine }, Verteidigung { $theirs }
tracks-board-exchanges = Bisher gespielte Karten
tracks-board-exchange = { $one } gegen { $other }: { $mine } zu { $theirs }
tracks-board-fightCard = Kampfkarte { $card }
tracks-board-handOf =
    { $count ->
        [one] { $wolf } hält { $count } Karte
       *[other] { $wolf } hält { $count } Karten
    }
tracks-board-cardSealed = { $wolf } hat eine Karte gewählt
tracks-board-yearOver = Jahr { $year } ist vorbei
tracks-board-lastYear = Das letzte Jahr, Jahr { $year }
tracks-board-extinctTitle = Das Rudel ist ausgestorben
tracks-board-extinct = Weder Wolf noch Welpe ist übrig, also gewinnt niemand.
tracks-board-yearTable = Was das Jahr gebracht hat
tracks-board-partsTable = Woher alle Punkte kommen
tracks-board-player = Name
tracks-board-forRank = Rang, Anerkennung
tracks-board-forLosses = Verluste
tracks-board-forLeaving = Abwandern
tracks-board-total = Punkte
tracks-board-targetIs = Das Spiel endet, wenn jemand am Ende eines Jahres { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} hat.
tracks-board-whatHappened = Was geschehen ist
tracks-board-goOn = Weiter
tracks-board-nextBeat = Weiter
tracks-board-paying = Die Spiralen werden mit Stärke bezahlt.
tracks-board-dead = stirbt
tracks-board-expelled = verstoßen
tracks-board-chipsWon = { $count ->
    [one] ein Anerkennungschip mehr
   *[other] { $count } Anerkennungschips mehr
}
tracks-board-chipsLost = { $count ->
    [one] ein Anerkennungschip weniger
   *[other] { $count } Anerkennungschips weniger
}
tracks-board-duelDraw = Unentschieden: nichts ändert sich.
tracks-board-duelWon = { $wolf } gewinnt und behält den Platz.
tracks-board-duelWonPlace = { $wolf } gewinnt und nimmt den Platz des anderen ein.
tracks-board-willLose = Das kostet dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Niemand ist da, der mitgeht.
tracks-board-mayLose = Das bringt { $best }, wenn alle einen Partner finden, und kostet { $points }, wenn sonst niemand geht. Wer geht, kommt nicht als dieser Wolf zurück.
tracks-board-kills = { $wolf } würde sterben ({ $phase }): Rang und Anerkennung sind verloren, und du verlierst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tracks-board-fateDies = stirbt: { $phase }
tracks-board-fateRisk = nur { $left } übrig
tracks-board-placeAnyway = So legen
tracks-board-changeIt = Ändern
tracks-board-notPlaced = { $wolf } ist nicht im Rudel und bekommt dieses Jahr keine Chips.
tracks-board-noCubs = Dieses Jahr gibt es keine Welpen, also muss niemand welche aufziehen.
tracks-board-laterPlaced = Chips legt man am Anfang eines Jahres; sie liegen, bis ihre Phase kommt.
tracks-board-othersPlace = Du füllst nur dein eigenes Tableau.
tracks-board-about_P = Vorbereitung: Welpen werden geboren, alle stimmen über die Beute ab, und jeder legt geheim Chips.
tracks-board-about_1 = Jungenaufzucht: Die Chips aller Wölfe werden addiert. Je höher die Summe, desto mehr Welpen leben.
tracks-board-about_2 = Einzeljagd: Der höchste Chip wählt zuerst unter der kleinen Beute. Wer nichts fängt, hungert.
tracks-board-about_3 = Rudeljagd: Die Chips aller Wölfe werden addiert. Die Summe entscheidet, ob die Beute fällt und ob der erste Jäger verletzt wird.
tracks-board-about_4 = Heulen: Die Chips aller Wölfe werden addiert. Schwaches Heulen verliert Beute, starkes findet mehr.
tracks-board-about_5 = Rangkämpfe: Ein Wolf mit Chip darf angreifen, und der Chip ist sein Anfangswert.
tracks-board-about_M = Wertung: Rang und Anerkennung bringen Punkte, Verluste kosten welche, und die Welpen werden groß.
tracks-board-attackYields = gibt sofort nach
tracks-board-attackFight = { $mine } gegen { $theirs }, Karten { $cards } zu { $others }
tracks-board-catchTo = Stärke { $strength }
