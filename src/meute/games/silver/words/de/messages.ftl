### Silver in German: questions, answers, refusals, hints, the log and the settings.

silver-title = Silver

silver-pitch = In jedem Dorf verstecken sich Werwölfe. Merk dir, wo deine liegen, tausche sie weg und rufe die Abrechnung aus, wenn dein Dorf am wenigsten wert ist.

silver-goal = Halte dein Dorf klein: Nach der letzten Runde gewinnt die niedrigste Summe.

silver-credit = Silver ist ein Spiel von Ted Alspach, erschienen bei Bézier Games und Ravensburger. Dieser Tisch ist inoffiziell und von Spielenden gemacht; Texte und Bilder sind unsere eigenen.

silver-part-round_1 = Runde 1
silver-part-round_2 = Runde 2
silver-part-round_3 = Runde 3
silver-part-round_4 = Runde 4
silver-part-round_5 = Runde 5
silver-part-round_6 = Runde 6
silver-part-round_7 = Runde 7
silver-part-round_8 = Runde 8

silver-card-unknown = verdeckte Karte

silver-power-0 = Solange offen: Liegen beide Dorfbewohner offen in Dörfern, endet die Runde.
silver-power-1 = Solange offen: Neben dem Nachziehstapel liegt eine Karte mehr offen, für alle zum Ziehen.
silver-power-2 = Solange offen: Sieh in jedem deiner Züge einmal eine deiner verdeckten Karten an.
silver-power-3 = Solange offen: Bewacht sich selbst und eine weitere Karte deines Dorfes vor den anderen.
silver-power-4 = Solange offen: Wenn du ziehst, zieh eine Karte mehr und behalte eine davon.
silver-power-5 = Decke eine deiner eigenen verdeckten Karten auf.
silver-power-6 = Decke eine verdeckte Karte in einem beliebigen Dorf auf.
silver-power-7 = Sieh eine oder zwei deiner eigenen verdeckten Karten an.
silver-power-8 = Sieh eine verdeckte Karte in einem fremden Dorf an.
silver-power-9 = Sieh eine verdeckte Karte in einem beliebigen Dorf an.
silver-power-10 = Hol eine beliebige Karte aus dem Ablagestapel und leg sie offen an die Stelle einer deiner Karten.
silver-power-11 = Sieh die oberste Karte des Nachziehstapels an und leg sie verdeckt an die Stelle einer Karte in einem beliebigen Dorf.
silver-power-12 = Tausche eine deiner Karten gegen eine Karte aus einem fremden Dorf und sieh sie dann an.
silver-power-13 = Zählt in einem angesagten Satz so viel wie die anderen Karten.

silver-log-youngest = { $player } gilt als am jüngsten.
silver-log-round = Runde { $round } beginnt. { $starter } fängt an.
silver-log-looks = { $player } sieht die Karten { $first } und { $second } an.
silver-log-seen = Das sieht nur { $player }: { $card }.
silver-log-shown = Aufgedeckt: { $card }.
silver-log-turn = { $player } ist am Zug.
silver-log-last_turn = { $player } hat einen letzten Zug.
silver-log-draw = { $player } zieht eine Karte vom Nachziehstapel.
silver-log-draw_open = { $player } zieht eine offene Karte: { $card }.
silver-log-keep = { $player } behält Karte { $draw } von { $drawn } gezogenen.
silver-log-take = { $player } nimmt die Karte { $card } vom Ablagestapel.
silver-log-call = { $player } ruft die Abrechnung aus.
silver-log-discard = { $player } wirft die Karte { $card } ab.
silver-log-swap_open = { $player } legt die Karte { $card } offen auf Platz { $place }.
silver-log-swap_hidden = { $player } legt die neue Karte verdeckt auf Platz { $place }.
silver-log-swap_other = { $player } legt die neue Karte bei { $owner } verdeckt auf Platz { $place }.
silver-log-thrown = Auf den Ablagestapel: { $card }.
silver-log-announce = { $player } sagt einen Satz an: Karten { $places }.
silver-log-set_good = Der Satz von { $player } gelingt: { $values }.
silver-log-set_bad = Der Satz von { $player } misslingt: { $values }.
silver-log-added_open = { $player } legt die Karte { $card } offen ins eigene Dorf.
silver-log-added_hidden = { $player } legt die neue Karte verdeckt ins eigene Dorf.
silver-log-penalty = { $player } legt eine Strafkarte verdeckt an.
silver-log-amulet = { $player } legt das Amulett auf Karte { $place }.
silver-log-empath = { $player } sieht mit einem Empathen Karte { $place } an.
silver-log-guard = { $player } teilt den Leibwächter auf Platz { $guard } für Karte { $place } ein.
silver-log-turns_up = { $player } deckt Karte { $place } auf.
silver-log-turns_up_other = { $player } deckt bei { $owner } Karte { $place } auf.
silver-log-look = { $player } sieht Karte { $place } an.
silver-log-look_other = { $player } sieht bei { $owner } Karte { $place } an.
silver-log-fetch = { $player } holt die Karte { $card } aus dem Ablagestapel.
silver-log-declines = { $player } nutzt die Fähigkeit nicht.
silver-log-witch = { $player } sieht die oberste Karte des Nachziehstapels an.
silver-log-witch_declines = { $player } legt die Karte auf den Nachziehstapel zurück.
silver-log-rob = { $player } tauscht Karte { $mine } gegen Karte { $theirs } von { $owner }.
silver-log-ended-villagers = Runde { $round } endet: Beide Dorfbewohner liegen offen.
silver-log-ended-call = Runde { $round } endet: Die letzten Züge nach dem Ausrufen sind gespielt.
silver-log-ended-deck = Runde { $round } endet: Der Nachziehstapel ist leer.
silver-log-ended-idle = Runde { $round } endet: Seit Langem hat keine Karte den Nachziehstapel verlassen.
silver-log-score = { $player }: { $cards } = { $sum }. Verlorene Punkte: { $lost }.
silver-log-score_won = { $player }: { $cards } = { $sum }. Richtig ausgerufen. Verlorene Punkte: { $lost }.
silver-log-score_failed = { $player }: { $cards } = { $sum }. Vergeblich ausgerufen. Verlorene Punkte: { $lost }.
silver-log-earned = { $player } verdient sich das Amulett.

silver-ask-ChooseYoungest = Das Los bestimmt, wer am jüngsten ist.
silver-ask-Reveal = Eine Karte zeigt ihren Wert.
silver-ask-LookAtTwoCards = Wähle zwei deiner fünf Karten und sieh sie an. Alle anderen bleiben vorerst verdeckt, auch für dich.
silver-ask-TakeTurn = Zieh eine Karte.
silver-ask-TakeTurn-take = Zieh eine Karte oder nimm die Karte { $card } vom Ablagestapel.
silver-ask-TakeTurn-call = Zieh eine Karte oder rufe die Abrechnung aus, wenn du glaubst, dass kein Dorf weniger wert ist als deines.
silver-ask-TakeTurn-take_call = Zieh eine Karte, nimm die Karte { $card } vom Ablagestapel oder rufe die Abrechnung aus, wenn du glaubst, dass kein Dorf weniger wert ist als deines.
silver-ask-TakeTurn-last = Dein letzter Zug in dieser Runde: Zieh eine Karte.
silver-ask-TakeTurn-last_take = Dein letzter Zug in dieser Runde: Zieh eine Karte oder nimm die Karte { $card } vom Ablagestapel.
silver-ask-FinishTurn = Nutze noch, was dir in diesem Zug freisteht, oder beende deinen Zug.
silver-ask-DrawNext = Zieh Karte { $draw } von { $draws }, vom Nachziehstapel oder aus den offenen Karten. Eine davon wirst du behalten.
silver-ask-KeepOne = Behalte eine der { $drawn } gezogenen Karten. Die anderen kommen dorthin zurück, wo sie waren.
silver-ask-HoldCard = Auf der Hand: { $card }. Tausche die Karte gegen eine deiner Karten oder gegen mehrere gleiche, oder wirf sie ab.
silver-ask-HoldCard-power = Auf der Hand: { $card }. Tausche die Karte gegen eine deiner Karten oder gegen mehrere gleiche, oder wirf sie ab und nutze ihre Fähigkeit, wenn du magst. Ihre Fähigkeit: { $power }
silver-ask-HoldCard-unseen = Tausche die gezogene Karte gegen eine deiner Karten oder gegen mehrere gleiche, oder wirf sie ab.
silver-ask-HoldCard-stuck = Auf der Hand: { $card }. Wirf die Karte ab: Deine einzige Karte im Dorf liegt unter dem Amulett.
silver-ask-ExchangeTaken = Auf der Hand: { $card }. Tausche die Karte gegen eine deiner Karten oder gegen mehrere gleiche. Sie wird offen liegen.
silver-ask-AnnounceSet = Wähle die Karten, die du zusammen tauschen willst. Sie müssen alle gleich sein; sonst bleiben sie offen liegen, und die neue Karte kommt dazu.
silver-ask-AnnounceSet-some = Bisher angesagt: Karten { $places }. Nimm noch eine Karte dazu, oder decke den Satz auf und sieh, ob seine Karten gleich sind.
silver-ask-LayOnTop = Der Satz gelingt. Welche seiner Karten liegt oben auf dem Ablagestapel?
silver-ask-PutNew = Der Satz gelingt. Leg die neue Karte auf einen seiner Plätze; dann rückt die Reihe zusammen.
silver-ask-AddNew = Der Satz misslingt: Seine Karten bleiben offen liegen. Leg die neue Karte links oder rechts an dein Dorf an.
silver-ask-AddPenalty = Ein misslungener Satz aus drei oder mehr Karten kostet eine Strafkarte. Leg sie ungesehen links oder rechts an dein Dorf an.
silver-ask-ChooseWard = Welche andere Karte soll der Leibwächter auf Platz { $place } bewachen?
silver-ask-Expose = Enthüller: Decke eine deiner eigenen verdeckten Karten auf, oder verzichte.
silver-ask-RevealAny = Aufklärer: Decke eine verdeckte Karte in einem beliebigen Dorf auf, oder verzichte.
silver-ask-Behold = Betrachter: Sieh eine deiner eigenen verdeckten Karten an und dann, wenn du magst, eine zweite; oder verzichte.
silver-ask-Behold-second = Betrachter: Sieh eine zweite deiner verdeckten Karten an, oder verzichte.
silver-ask-LookAtOpponent = Seherlehrling: Sieh eine verdeckte Karte in einem fremden Dorf an, oder verzichte.
silver-ask-LookAnywhere = Seherin: Sieh eine verdeckte Karte in einem beliebigen Dorf an, oder verzichte.
silver-ask-FetchDiscard = Meister: Hol für eine deiner Karten eine beliebige aus dem Ablagestapel, oder verzichte.
silver-ask-PlaceFetched = Auf der Hand: { $card }. Leg die Karte offen an die Stelle einer deiner Karten.
silver-ask-UseWitch = Hexe: Sieh die oberste Karte des Nachziehstapels an, die dann eine Karte in einem beliebigen Dorf ersetzt; oder verzichte.
silver-ask-PlaceWitched = Auf der Hand: { $card }. Leg die Karte verdeckt an die Stelle einer Karte in einem beliebigen Dorf.
silver-ask-PlaceWitched-unseen = Leg die Karte der Hexe verdeckt an die Stelle einer Karte in einem beliebigen Dorf.
silver-ask-Rob = Räuber: Wähle eine Karte aus einem fremden Dorf, die du haben willst, oder verzichte.
silver-ask-GiveForIt = Wähle die Karte, die du für Karte { $place } von { $owner } hergibst.

silver-do-Youngest = Am jüngsten ist { $player }
silver-do-Value = Es ist die Karte { $card }
silver-do-LookAtTwo = Deine Karten { $first } und { $second } ansehen
silver-do-Draw = Die oberste Karte des Nachziehstapels ziehen
silver-do-Draw-known = Die oberste Karte des Nachziehstapels ziehen: { $card }
silver-do-DrawOpen = Offene Karte { $place } ziehen: { $card }
silver-do-Keep = Karte { $draw } behalten: { $card }
silver-do-Take = Die oberste Karte des Ablagestapels nehmen: { $card }
silver-do-Call = Die Abrechnung ausrufen
silver-do-EndTurn = Den Zug beenden
silver-do-Discard = Abwerfen: { $card }
silver-do-Discard-power = Abwerfen, auf Wunsch mit Fähigkeit: { $card }
silver-do-Swap = Gegen deine Karte { $place } tauschen: { $card }
silver-do-Announce = Gegen mehrere gleiche Karten tauschen
silver-do-Pick = Deine Karte { $place } wählen: { $card }
silver-do-Pick-AnnounceSet = Deine Karte { $place } in den Satz nehmen: { $card }
silver-do-Pick-Expose = Deine Karte { $place } aufdecken: { $card }
silver-do-Pick-Behold = Deine Karte { $place } ansehen: { $card }
silver-do-Pick-GiveForIt = Deine Karte { $place } hergeben: { $card }
silver-do-Confirm = Den Satz aufdecken: Karten { $places }
silver-do-OnTop = Oben auf den Ablagestapel legen: { $card }
silver-do-Put = Die neue Karte auf Platz { $place } legen
silver-do-AddLeft = Die neue Karte links anlegen
silver-do-AddLeft-AddPenalty = Die Strafkarte links anlegen
silver-do-AddRight = Die neue Karte rechts anlegen
silver-do-AddRight-AddPenalty = Die Strafkarte rechts anlegen
silver-do-Decline = Auf die Fähigkeit verzichten
silver-do-Decline-Behold-second = Keine zweite Karte ansehen
silver-do-Decline-PlaceWitched = Die Karte auf den Nachziehstapel zurücklegen
silver-do-UsePower = Die oberste Karte des Nachziehstapels ansehen
silver-do-Target = Karte { $place } von { $owner } wählen: { $card }
silver-do-Target-RevealAny = Karte { $place } von { $owner } aufdecken: { $card }
silver-do-Target-RevealAny-own = Deine Karte { $place } aufdecken: { $card }
silver-do-Target-LookAtOpponent = Karte { $place } von { $owner } ansehen: { $card }
silver-do-Target-LookAnywhere = Karte { $place } von { $owner } ansehen: { $card }
silver-do-Target-LookAnywhere-own = Deine Karte { $place } ansehen: { $card }
silver-do-Target-PlaceWitched = Karte { $place } von { $owner } ersetzen: { $card }
silver-do-Target-PlaceWitched-own = Deine Karte { $place } ersetzen: { $card }
silver-do-Target-Rob = Karte { $place } von { $owner } nehmen: { $card }
silver-do-Fetch = Die { $place }. Karte von unten aus dem Ablagestapel holen: { $card }
silver-do-UseAmulet = Das Amulett auf deine Karte { $place } legen: { $card }
silver-do-UseEmpath = Mit einem Empathen deine Karte { $place } ansehen: { $card }
silver-do-SetGuard = Deinen Leibwächter auf Platz { $place } einteilen
silver-do-Ward = Deine Karte { $place } bewachen: { $card }

silver-why-over = Die Partie ist zu Ende.
silver-why-not_asked = Jetzt entscheidet { $player }.
silver-why-others_look = Du hast deine zwei Karten gewählt; die anderen wählen noch.
silver-why-chance_now = Jetzt entscheidet der Zufall.
silver-why-chance_only = Darüber entscheidet nur der Zufall.
silver-why-other = Das beantwortet die offene Frage nicht. { $question }
silver-why-looks_over = Zwei Karten sieht man nur an, wenn eine Runde beginnt.
silver-why-acted = Ein Zug hat eine Aktion, und deine ist schon gewählt.
silver-why-no_pass = Passen geht nicht: Zieh, nimm oder rufe aus.
silver-why-called = { $player } hat schon ausgerufen: In deinem letzten Zug ziehst oder nimmst du.
silver-why-call_late = Ausgerufen wird statt zu ziehen oder zu nehmen; in diesem Zug ist es dafür zu spät.
silver-why-call_cards = Zum Ausrufen darfst du höchstens { $limit } Karten haben; du hast { $cards }.
silver-why-call_used = Du hast in diesem Zug schon etwas genutzt; ausrufen kannst du erst wieder im nächsten.
silver-why-pile_empty = Der Ablagestapel ist leer.
silver-why-only_amulet = Deine einzige Karte liegt unter dem Amulett; du hast keine zum Tauschen.
silver-why-no_open = Neben dem Nachziehstapel liegt keine offene Karte { $place }.
silver-why-drawn_already = Diese offene Karte hast du schon gezogen.
silver-why-deck_empty = Der Nachziehstapel ist leer.
silver-why-no_draw = Du hast { $drawn } Karten gezogen; behalte eine davon.
silver-why-hand_full = Du hast eine Karte auf der Hand: Wirf sie ab oder tausche sie.
silver-why-taken = Eine vom Ablagestapel genommene Karte muss getauscht werden.
silver-why-fetched = Der Meister hat eine Karte geholt; sie muss eine von deinen ersetzen.
silver-why-witch_looked = Die Hexe hat hingesehen; ihre Karte muss eine andere ersetzen.
silver-why-robbing = Der Räuber hat gewählt; gib jetzt eine deiner Karten her.
silver-why-one_card = Diese Fähigkeit ersetzt genau eine Karte.
silver-why-no_set = Ein Satz braucht zwei Karten, die nicht unter dem Amulett liegen.
silver-why-small_set = Ein Satz braucht mindestens zwei Karten.
silver-why-picked_twice = Diese Karte ist schon im Satz.
silver-why-looked_twice = Diese Karte hast du gerade angesehen; wähle eine andere.
silver-why-not_in_set = Keine Karte des Satzes hat diesen Wert.
silver-why-not_emptied = Die neue Karte kommt auf einen der Plätze des Satzes.
silver-why-fetch_master = Der eben abgeworfene Meister kann sich nicht selbst holen.
silver-why-fetch_none = Diese Karte liegt nicht im Ablagestapel. Karten unter dem Meister: { $cards }.
silver-why-no_own_card = In deinem Dorf gibt es keine Karte { $place }.
silver-why-no_card = Bei { $owner } gibt es keine Karte { $place }.
silver-why-under_amulet = Diese Karte liegt unter dem Amulett: Bis zum Ende der Runde darf niemand sie anrühren.
silver-why-guarded = Ein Leibwächter beschützt diese Karte.
silver-why-face_up = Diese Karte liegt offen; wähle eine verdeckte.
silver-why-opponents_only = Wähle eine Karte aus einem fremden Dorf, keine von deinen.
silver-why-no_window = Amulett, Empath und Leibwächter warten, bis das hier zu Ende ist.
silver-why-amulet_nobody = Das Amulett gehört noch niemandem.
silver-why-amulet_other = Das Amulett gehört { $player }.
silver-why-amulet_laid = Das Amulett liegt in dieser Runde schon und bleibt, wo es ist.
silver-why-amulet_late = Das Amulett nützt nur in der Runde, nachdem man es sich verdient hat.
silver-why-no_empath = In deinem Dorf liegt kein Empath offen.
silver-why-empath_used = Jeder Empath sieht einmal je Zug etwas an, und das ist schon geschehen.
silver-why-no_guard = Auf Platz { $place } liegt kein Leibwächter offen.
silver-why-guard_used = Diesen Leibwächter hast du in diesem Zug schon eingeteilt.
silver-why-no_ward = Es gibt keine andere Karte, für die du diesen Leibwächter einteilen könntest.
silver-why-guards_itself = Ein Leibwächter bewacht sich ohnehin selbst; wähle eine andere Karte.
silver-why-guards_already = Diese Karte bewacht der Leibwächter schon.

silver-setting-edition = Ausgabe
silver-setting-edition-about = Zwei Einzelheiten sind verschieden: wer die nächste Runde beginnt und wie schnell die Dorfbewohner einen Zug beenden.
silver-setting-edition-fr = Französisch: Wer am wenigsten Punkte verloren hat, beginnt die nächste Runde; ein Zug wird zu Ende gespielt.
silver-setting-edition-en = Englisch: Wer richtig ausgerufen hat, beginnt die nächste Runde; beide Dorfbewohner beenden den Zug sofort.
silver-setting-memory = Gedächtnis
silver-setting-memory-about = Ob der Tisch dir die Karten, die du gesehen hast, weiterhin zeigt.
silver-setting-memory-aided = Mit Hilfe: Was du gesehen hast, bleibt für dich sichtbar.
silver-setting-memory-unaided = Aus dem Kopf: Eine angesehene Karte bleibt bis zu deiner nächsten Antwort sichtbar.
silver-setting-witch = Hexe
silver-setting-witch-about = Ob die Hexe es beim Ansehen belassen darf.
silver-setting-witch-must = Sie muss die angesehene Karte tauschen.
silver-setting-witch-may = Sie darf die Karte auf den Nachziehstapel zurücklegen.
silver-setting-several = Mehrere gleiche Karten
silver-setting-several-about = Wann eine Karte einen ganzen Satz gleicher Karten ersetzen darf.
silver-setting-several-action = Nur beim Ziehen und Nehmen.
silver-setting-several-power = Auch mit Meister und Hexe, im eigenen Dorf.
silver-setting-rounds = Runden
silver-setting-rounds-about = Wie viele Runden eine Partie hat.
silver-setting-penalty = Vergebliches Ausrufen
silver-setting-penalty-about = Wie viele Punkte ein vergebliches Ausrufen zusätzlich kostet.

## Was Gründe zählen: nach „mehr: 2“ oder „weniger: etwa 2“

silver-measure-village = { $count ->
    [one] Punkt in deinem Dorf
   *[other] Punkte in deinem Dorf
}
silver-measure-cards = { $count ->
    [one] Karte in deinem Dorf
   *[other] Karten in deinem Dorf
}
silver-measure-loss = { $count ->
    [one] verlorener Punkt in dieser Runde
   *[other] verlorene Punkte in dieser Runde
}

silver-theme-call = Abrechnung ausrufen
silver-theme-draw = ziehen
silver-theme-take = die offene Karte nehmen
silver-theme-discard = abwerfen
silver-theme-swap = tauschen
silver-theme-set = Sätze
silver-theme-amulet = das Amulett
silver-theme-power = Fähigkeiten
