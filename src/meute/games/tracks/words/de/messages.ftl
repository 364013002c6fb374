### Wolf Tracks in German: questions, answers, refusals, hints, the log and the settings.

tracks-title = Wolfsspuren

tracks-pitch = Führe bis zu drei Wölfe eines Rudels. Jagt, heult und zieht Welpen gemeinsam auf, und kämpft untereinander um den Rang.

tracks-goal = Die meisten Punkte, wenn jemand das Ziel erreicht: steig im Rang, gewinne Anerkennung, halte deine Wölfe am Leben.

tracks-credit = Wolfsspuren (Wolf Tracks, Traces de Loups) ist ein Spiel von Dagmar Frei, Till Meyer und Nicole Stiehl, erschienen bei Spieltrieb. Dieser Tisch ist inoffiziell und von Spielenden gemacht; Texte und Bilder sind unsere eigenen.

tracks-part-rank = Rang im Rudel
tracks-part-recognition = Anerkennung
tracks-part-departures = abgewanderte Jungwölfe
tracks-part-penalties = Tote und Verstoßene

tracks-wolf-green = Grün { $letter }
tracks-wolf-blue = Blau { $letter }
tracks-wolf-black = Schwarz { $letter }
tracks-wolf-yellow = Gelb { $letter }
tracks-wolf-orange = Orange { $letter }
tracks-wolf-grey = Grau { $letter }
tracks-wolf-absent = ein Wolf, den niemand führt
tracks-wolf-sexed = { $wolf } ({ $sex })
tracks-wolf-fit = { $wolf } ({ $rank }, Stärke { $strength }, Anerkennung { $chips })

tracks-list-0 = keiner
tracks-list-1 = { $first }
tracks-list-2 = { $first } und { $second }
tracks-list-3 = { $first }, { $second } und { $third }

tracks-log-chosen = { $player } beginnt mit { $wolf }.
tracks-log-one_sex = Alle gewählten Wölfe haben dasselbe Geschlecht: Alle wählen noch einmal.
tracks-log-joins = { $wolf } kommt ins Rudel.
tracks-log-year = Jahr { $year } beginnt.
tracks-log-births = Die blaue Karte zeigt { $births }. Geborene Welpen: { $cubs }.
tracks-log-adds = { $player } legt Welpen dazu: { $count }.
tracks-log-own_cubs = Nur für dich: Deine Welpen sind { $wolves }.
tracks-log-large_turned = Große Beute kommt in Sicht: { $prey }.
tracks-log-vote = { $player } stimmt ab: { $prey }.
tracks-log-decides = { $player } entscheidet für das Rudel.
tracks-log-quarry = Das Rudel wird diese Beute jagen: { $prey }.
tracks-log-placed = { $player } hat Chips gelegt: { $count }.
tracks-log-phase-1 = Phase 1: Jungenaufzucht.
tracks-log-phase-2 = Phase 2: Einzeljagd.
tracks-log-phase-3 = Phase 3: Rudeljagd.
tracks-log-phase-4 = Phase 4: Heulen.
tracks-log-phase-5 = Phase 5: Rangkämpfe.
tracks-log-counter = { $wolf } zeigt { $counter }.
tracks-log-counter_paid = { $wolf } zeigt { $counter } und verliert { $spirals } Stärke.
tracks-log-death = { $wolf } stirbt.
tracks-log-excluded = { $wolf } wird aus dem Rudel verstoßen.
tracks-log-omega = { $wolf } hat keine Anerkennung mehr und wird Omega.
tracks-log-last_of_sex = { $wolf } ist der letzte Wolf dieses Geschlechts und steht auf dem Alphaplatz.
tracks-log-recognised = { $wolf } gewinnt einen Anerkennungschip und hat jetzt { $chips }.
tracks-log-readmitted = { $wolf } ist nicht mehr Omega und kommt zurück in die Spalte.
tracks-log-extinct = Das Rudel ist ausgestorben. Niemand gewinnt.
tracks-log-raising = Punkte für die Welpen: { $total }. Welpen, die überleben: { $fed } von { $cubs }.
tracks-log-cub_dies = Ein Welpe stirbt: { $wolf }, zurück auf die Hand von { $player }.
tracks-log-small_turned = Kleine Beute: { $prey }.
tracks-log-catch = { $wolf } macht einen Fang: { $prey }. Stärke jetzt: { $strength }.
tracks-log-catch_plain = { $wolf } macht einen Fang: { $prey }.
tracks-log-hungry = { $wolf } hungert und verliert { $points } Stärke.
tracks-log-hunt_killed = Summe der Jagd: { $total }. Die Beute ({ $prey }) ist erlegt, und niemand ist verletzt.
tracks-log-hunt_killed_injured = Summe der Jagd: { $total }. Die Beute ({ $prey }) ist erlegt, aber ein Wolf ist verletzt.
tracks-log-hunt_escaped = Summe der Jagd: { $total }. Die Beute ({ $prey }) entkommt.
tracks-log-hunt_escaped_injured = Summe der Jagd: { $total }. Die Beute ({ $prey }) entkommt, und ein Wolf ist verletzt.
tracks-log-injured = { $wolf } ist verletzt und verliert { $points } Stärke.
tracks-log-feast = Das Rudel frisst. Nahrung: { $food }.
tracks-log-howl_weak = Summe des Heulens: { $total }. Das ist weniger als 35, das Rudel verliert eine Beute.
tracks-log-howl_plain = Summe des Heulens: { $total }. Die Beute bleibt, wie sie ist.
tracks-log-howl_strong = Summe des Heulens: { $total }. Das ist mehr als 55, das Rudel findet weitere Beute.
tracks-log-prey_lost = Das Rudel verliert eine Beute: { $prey }.
tracks-log-passes = { $wolf } greift niemanden an.
tracks-log-attacks = { $wolf } greift { $other } an.
tracks-log-submits = { $wolf } unterwirft sich { $other }.
tracks-log-takes_place = { $wolf } und { $other } tauschen die Plätze.
tracks-log-fight = { $wolf } und { $other } kämpfen. Karten: { $mine } gegen { $theirs }.
tracks-log-hand = Nur für dich: Deine Kampfkarten sind { $cards }.
tracks-log-exchange = { $wolf } spielt { $card }, { $other } spielt { $other_card }. Stand: { $mine } zu { $theirs }.
tracks-log-draw = Der Kampf endet unentschieden. Nichts ändert sich.
tracks-log-wins = { $wolf } besiegt { $other }.
tracks-log-scores = { $player } erhält { $points } für Rang und Anerkennung und hat jetzt { $total }.
tracks-log-penalty = { $player } verliert { $points } Punkte für gestorbene oder verstoßene Wölfe.
tracks-log-grows_up = Ein Welpe ist groß geworden: { $wolf }, geführt von { $player }.
tracks-log-leave_together = { $wolf } und { $other } wandern zusammen ab. { $player } gewinnt { $points } Punkte für { $wolf }, { $other_player } ebenso viele für { $other }.
tracks-log-leaves_alone = { $wolf } wandert allein ab. { $player } verliert { $points } Punkte.
tracks-log-asks = { $player } bittet darum, einen Wolf ins Rudel zu bringen.
tracks-log-agrees = { $player } stimmt zu.
tracks-log-refuses = { $player } lehnt ab.
tracks-log-winner = { $player } gewinnt mit { $points } Punkten.

tracks-ask-ChooseFirst = Wähle geheim den Wolf, mit dem du beginnst. Der erste Rüde und die erste Wölfin, die aufgedeckt werden, sind die Alphas; haben alle gewählten Wölfe dasselbe Geschlecht, wählen alle noch einmal.
tracks-ask-DrawFirst = Der Zufall wählt den ersten Wolf von { $seat }.
tracks-ask-TurnFirst = Der nächste gewählte Wolf wird aufgedeckt. Der erste seines Geschlechts wird Alpha, die anderen folgen darunter.
tracks-ask-TurnLarge = Die nächste große Beute wird aufgedeckt.
tracks-ask-DrawBirths = Eine blaue Karte wird gezogen. Sie zeigt, wie viele Welpen geboren werden.
tracks-ask-ChooseCubs = Wähle geheim, welche deiner Wölfe auf der Hand Welpen werden; du musst { $count } dazulegen. Ein Welpe, der überlebt, kommt am Ende des Jahres ins Rudel.
tracks-ask-VoteForPrey = Stimme ab, welche Beute das Rudel in diesem Jahr jagt. Um sie zu erlegen, müssen die Chips in Phase 3 zusammen die grüne Zahl erreichen; ab der schwarzen wird niemand verletzt. Alle Stimmen werden zugleich gezeigt.
tracks-ask-DecidePrey = Die Abstimmung ergab keine Mehrheit. Du führst das Rudel: Entscheide, was es in diesem Jahr jagt.
tracks-ask-PlaceCounter-1 = Jungenaufzucht: Welcher Chip für { $wolf } (Stärke { $strength })? Je volle 7 Punkte des Rudels halten einen Welpen am Leben (Welpen: { $cubs }), und der höchste Chip gewinnt einen Anerkennungschip. Jeder Chip gilt einmal im Jahr.
tracks-ask-PlaceCounter-2 = Einzeljagd: Welcher Chip für { $wolf } (Stärke { $strength })? Höhere Chips wählen ihren Fang früher; ein Wolf ohne Chip oder ohne Fang verliert 2 Stärke. Jeder Chip gilt einmal im Jahr.
tracks-ask-PlaceCounter-3 = Rudeljagd, { $prey }: Welcher Chip für { $wolf } (Stärke { $strength })? Ab { $green } Punkten erlegt das Rudel die Beute, und der höchste Chip gewinnt einen Anerkennungschip; ab { $red } wird aber eben dieser Wolf verletzt, und erst ab { $black } niemand mehr. Entkommt die Beute, sterben alle Welpen, und jeder Wolf verliert 2 Stärke.
tracks-ask-PlaceCounter-4 = Heulen: Welcher Chip für { $wolf } (Stärke { $strength })? Unter 35 Punkten verliert das Rudel eine Beute, über 55 findet es eine weitere; der höchste Chip gewinnt in jedem Fall einen Anerkennungschip.
tracks-ask-PlaceCounter-5 = Rangkämpfe: Welcher Chip für { $wolf } (Stärke { $strength })? Nur wer einen Chip hat, kann angreifen oder sich im Kampf wehren; der Chip ist die Punktzahl im Kampf, und höhere greifen früher an.
tracks-ask-ConfirmPlacement = Deine Chips liegen. Bestätige sie. Bis alle bestätigt haben, kannst du sie noch zurücknehmen und ändern.
tracks-ask-CubDies = Es waren zu wenige Punkte: Der Welpe, der am weitesten von der Alphawölfin liegt, wird aufgedeckt und stirbt.
tracks-ask-TurnSmall = Die nächste kleine Beute wird aufgedeckt.
tracks-ask-CatchPrey = { $wolf } (Stärke { $strength }) jagt allein. Wähle den Fang: Jedes Tier bewahrt vor Hunger, und manche geben Stärke, bis höchstens 12.
tracks-ask-InjureHunter = { $wolf } wird bei der Jagd verletzt. Eine Kampfkarte zeigt, wie viel Stärke das kostet.
tracks-ask-DiscardPrey = Das Heulen war schwach. Wähle die große Beute, die das Rudel verliert: Ihre Karte kommt auf den Ablagestapel.
tracks-ask-ChooseAttack-female = { $wolf } darf eine andere Wölfin angreifen, einmal in diesem Jahr, mit Punktzahl { $score }. Besiegt sie einen höheren Rang, tauschen die beiden die Plätze; eine Wölfin, die einen Kampf verliert, wird verletzt.
tracks-ask-ChooseAttack-male = { $wolf } darf den Rüden direkt über sich angreifen, einmal in diesem Jahr, mit Punktzahl { $score }. Gewinnt er, tauschen die beiden die Plätze; verliert er, verliert er Anerkennung.
tracks-ask-AnswerAttack = { $attacker } greift { $defender } an, mit Punktzahl { $attack } gegen { $defence }. Kämpfe mit Karten, oder unterwirf dich: Das kostet einen Anerkennungschip und jeden weiteren Kampf in diesem Jahr, dazu den Platz, wenn { $attacker } tiefer steht, aber niemand wird verletzt.
tracks-ask-DealHand = { $to } zieht Kampfkarten: { $cards }.
tracks-ask-ChooseCard = { $wolf } hat { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
}, { $other } hat { $theirs }. Wähle eine Kampfkarte: Die niedrigere der beiden verliert 1 Punkt bei einem Unterschied von 1 oder 2, 3 bei 3 oder 4, 5 bei 5 oder 6 und ab 7 den ganzen Kampf.
tracks-ask-InjureLoser = { $wolf } hat den Kampf verloren und ist verletzt. Eine Kampfkarte zeigt, wie viel Stärke das kostet.
tracks-ask-CubGrows = Der nächste Welpe wird aufgedeckt und kommt als Jungwolf ins Rudel.
tracks-ask-LetLeave = Deine Jungwölfe: { $wolves }. Entscheide geheim, wer abwandert: Ein Rüde und eine Wölfin, die zusammen gehen, bringen je 5 Punkte, wer allein geht, kostet 3. Wer bleibt, kann im Rang aufsteigen.
tracks-ask-AskAdmission = Du hast keinen Wolf im Rudel. Willst du darum bitten, einen hineinzubringen, oder warten? Alle anderen müssen zustimmen.
tracks-ask-GiveConsent = { $asker } hat keinen Wolf im Rudel und bittet darum, einen hineinzubringen. Er kommt nur, wenn alle zustimmen; die Antworten werden zugleich gezeigt.
tracks-ask-BringWolf = Alle stimmen zu. Wähle den Wolf, den du ins Rudel bringst: Er nimmt den untersten Platz seiner Spalte ein, mit Stärke 12 und einem Anerkennungschip.

tracks-do-FirstWolf = Mit { $wolf } beginnen
tracks-do-Turned = Es ist { $wolf }
tracks-do-LargePrey = Die Karte zeigt: { $prey }
tracks-do-BlueCard = Blaue Karte { $value }, Geburten: { $births }
tracks-do-AddCubs = Als Welpen dazulegen: { $wolves }
tracks-do-Vote = Stimmen für: { $prey } (erlegt ab { $green }, niemand verletzt ab { $black }, Nahrung { $food })
tracks-do-Decide = Jagen: { $prey } (erlegt ab { $green }, niemand verletzt ab { $black }, Nahrung { $food })
tracks-do-Place = Die { $counter } legen, ohne Kosten
tracks-do-Place-paid = Die { $counter } für { $spirals } Stärke legen
tracks-do-Place-deadly = Die { $counter } für { $spirals } Stärke legen: Der Wolf kann daran sterben
tracks-do-Place-empty = Hier nichts legen
tracks-plan-Place = { $wolf }, { $phase }: { $counter }
tracks-plan-Place-paid = { $wolf }, { $phase }: { $counter } (Stärke −{ $spirals })
tracks-plan-Place-deadly = { $wolf }, { $phase }: { $counter } (Stärke −{ $spirals }, der Wolf kann daran sterben)
tracks-plan-Place-empty = { $wolf }, { $phase }: nichts
tracks-do-Confirm = Bestätigen, was du gelegt hast
tracks-do-SmallPrey = Die Karte zeigt: { $prey }
tracks-do-Catch = Fangen: { $prey } (Stärke +{ $strength })
tracks-do-Catch-plain = Fangen: { $prey } (kein Hunger, aber keine Stärke)
tracks-do-Injury = Verliert { $points } Stärke
tracks-do-Discard = Verzichten auf: { $prey } (erlegt ab { $green }, niemand verletzt ab { $black }, Nahrung { $food })
tracks-do-Attack = Angriff auf: { $wolf }
tracks-do-Attack-fight = Angriff auf: { $wolf }, kann kämpfen mit Punktzahl { $score }
tracks-do-Attack-submit = Angriff auf: { $wolf }, muss sich unterwerfen
tracks-do-Pass = Niemanden angreifen
tracks-do-Fight = Kämpfen
tracks-do-Submit = Sich unterwerfen
tracks-do-Hand = { $cards } ziehen
tracks-do-PlayCard = Die { $value } spielen
tracks-do-Leave = Abwandern lassen: { $wolves }
tracks-do-Leave-none = Alle bleiben
tracks-do-AskToJoin = Um Aufnahme für einen Wolf bitten
tracks-do-StayOut = Warten und jetzt um nichts bitten
tracks-do-Agree = Zustimmen
tracks-do-Refuse = Ablehnen
tracks-do-BringIn = { $wolf } ins Rudel bringen

tracks-why-over = Die Partie ist zu Ende.
tracks-why-chance_now = Jetzt entscheidet der Zufall.
tracks-why-others_now = Die anderen wählen noch; du wirst gerade nichts mehr gefragt.
tracks-why-not_asked = Jetzt entscheidet { $player }.
tracks-why-other = Das beantwortet die offene Frage nicht. { $question }
tracks-why-other_cell = Das ist ein anderes Feld deines Tableaus als das, um das es jetzt geht. { $question }
tracks-why-counter_used = Du hast die { $counter } schon gelegt; jeder Chip gilt einmal im Jahr.
tracks-why-too_weak = Der Chip kostet { $spirals } Stärke. Nach den schon gelegten bleiben dem Wolf { $spare }, und er muss mindestens 1 behalten.
tracks-why-not_face_up = Dieses Tier liegt nicht offen: { $prey }.
tracks-why-not_in_display = Dieses Tier ist nicht in Sicht: { $prey }.
tracks-why-not_in_pack = Dieser Wolf ist nicht im Rudel.
tracks-why-omega_rests = Der Omega greift nicht an und wird nicht angegriffen.
tracks-why-own_wolf = Deine eigenen Wölfe kämpfen nie gegeneinander.
tracks-why-other_sex = Rüden und Wölfinnen kämpfen nie gegeneinander.
tracks-why-directly_above = Ein Rüde darf nur den Rüden direkt über sich angreifen.
tracks-why-no_such_card = Du hast die { $value } nicht auf der Hand.
tracks-why-wrong_cubs = Lege so viele deiner Wölfe auf der Hand dazu wie verlangt: { $count }.
tracks-why-not_young = Nur deine Jungwölfe dieses Jahres dürfen abwandern.
tracks-why-not_in_hand = Dieser Wolf ist nicht auf deiner Hand.

tracks-setting-joining = Aufnahme ins Rudel
tracks-setting-joining-about = Ob, wer den letzten Wolf verloren hat, um Aufnahme für einen anderen bitten darf.
tracks-setting-joining-off = Aus: Neue Wölfe kommen nur als Welpen.
tracks-setting-joining-on = An: Ein Wolf kommt dazu, wenn alle anderen zustimmen.
tracks-setting-life_span = Lebensdauer
tracks-setting-life_span-about = Wie Wölfe am Ende eines Jahres altern.
tracks-setting-life_span-off = Aus: Jeder Alpha verliert 1 Stärke.
tracks-setting-life_span-on = An: Starke Wölfe erholen sich, schwache lassen nach, Alphas ergeht es um 1 schlechter; und kein Wolf darf all seine Stärke ausgeben.
tracks-setting-strength_first = Stärke vor Rang
tracks-setting-strength_first-about = Welcher Wolf bei gleichen Chips zuerst kommt.
tracks-setting-strength_first-off = Aus: der mit dem höheren Rang.
tracks-setting-strength_first-on = An: der stärkere, dann der mit dem höheren Rang.
tracks-setting-omega_stays = Der Omega bleibt
tracks-setting-omega_stays-about = Ob der Omega nach der Rudeljagd verstoßen wird.
tracks-setting-omega_stays-off = Aus: Er wird verstoßen.
tracks-setting-omega_stays-on = An: Er geht nur, wenn ein anderer Wolf seinen Platz einnimmt.
tracks-setting-target = Ziel
tracks-setting-target-about = Die Punkte, mit denen die Partie endet: mindestens 40, zu sechst mindestens 60. 0 steht für das übliche Ziel: 40 zu dritt, 50 zu viert, 55 zu fünft, 60 zu sechst.
tracks-setting-spirals = Spiralen
tracks-setting-spirals-about = Die Stärke, die die Chips 1 bis 15 kosten. Von uns rekonstruiert; wenn du die Schachtel hast, trage ein, was sie zeigt.
tracks-setting-small_copies = Kleine Beute: Karten
tracks-setting-small_copies-about = Wie viele der 12 Karten Lemming, Schermaus, Hase, Gans und Biber zeigen. Von uns rekonstruiert.
tracks-setting-small_strength = Kleine Beute: Stärke
tracks-setting-small_strength-about = Die Stärke, die Lemming, Schermaus, Hase, Gans und Biber geben. Von uns rekonstruiert, bis auf den Hasen.
tracks-setting-large_copies = Große Beute: Karten
tracks-setting-large_copies-about = Wie viele der 12 Karten jede große Beute zeigen, vom kranken Elch bis zum Bison. Von uns rekonstruiert.
tracks-setting-large_black = Große Beute: schwarze Zahlen
tracks-setting-large_black-about = Ab dieser Summe ist die Beute erlegt und niemand verletzt, vom kranken Elch bis zum Bison. Von uns rekonstruiert, bis auf das Caribou.
tracks-setting-large_green = Große Beute: grüne Zahlen
tracks-setting-large_green-about = Ab dieser Summe ist die Beute erlegt, vom kranken Elch bis zum Bison. Von uns rekonstruiert, bis auf das Caribou.
tracks-setting-large_red = Große Beute: rote Zahlen
tracks-setting-large_red-about = Ab dieser Summe wird ein Wolf verletzt, vom kranken Elch bis zum Bison. Von uns rekonstruiert, bis auf das Caribou.
tracks-setting-large_food = Große Beute: Nahrung
tracks-setting-large_food-about = Die Nahrung, die jede große Beute gibt, vom kranken Elch bis zum Bison; mindestens 11. Von uns rekonstruiert, bis auf das Caribou.
tracks-setting-births = Geburten
tracks-setting-births-about = Die Welpen bei den blauen Karten 1 bis 10, je 2 bis 7. Von uns rekonstruiert.
tracks-setting-sexes = Geschlechter
tracks-setting-sexes-about = Das Geschlecht der Wölfe A, B und C jeder Farbe, von Grün bis Grau: 0 für einen Rüden, 1 für eine Wölfin. Von uns rekonstruiert.

tracks-figure-number = { $number }
tracks-figure-letter = { $letter }

## Was Gründe zählen: nach „mehr: 2“ oder „weniger: etwa 2“

tracks-measure-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
tracks-measure-recognition = { $count ->
    [one] Anerkennungspunkt
   *[other] Anerkennungspunkte
}
tracks-measure-rank = { $count ->
    [one] Rangpunkt
   *[other] Rangpunkte
}
tracks-measure-strength = { $count ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
}
tracks-measure-alphas = { $count ->
    [one] Alpha
   *[other] Alphas
}
tracks-measure-cubs = { $count ->
    [one] Welpe
   *[other] Welpen
}
tracks-measure-weak = { $count ->
    [one] Wolf, der an einer Hungerphase stürbe
   *[other] Wölfe, die an einer Hungerphase stürben
}

tracks-theme-attack = angreifen
tracks-theme-peace = Frieden halten
tracks-theme-fight = kämpfen
tracks-theme-prey = Beute wählen
tracks-theme-departure = Abwanderung
tracks-theme-cubs = Welpen
tracks-theme-start = der Anfang
tracks-theme-joining = zum Rudel stoßen
