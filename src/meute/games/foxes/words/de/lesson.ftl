### Foxes in German: what the teacher says in the coached first game.

foxes-lesson-other = Das ist erlaubt, aber die Lektion geht anders weiter. Folge dem goldenen Ring.

foxes-lesson-goal = Deine Füchsin hat vier Runden, um ihre Welpen großzuziehen und aus dem Bau zu bringen. Am Ende gewinnen die meisten Siegpunkte (SP).
foxes-lesson-round = In einer Runde verbrauchst du deine Würfel, am Anfang zwei, in jedem Zug einen. Sind alle verbraucht, wachsen die Welpen.
foxes-lesson-berry = Vor dem ersten Würfel darfst du dir etwas nehmen. Wachstumspunkte (WP) bezahlen das Wachsen; der letzte Schritt eines Welpen braucht einen Rohstoff. Nimm die Beere.
foxes-lesson-berry_gp = WP kommen mit jedem Würfel von selbst. Nimm die Beere.
foxes-lesson-berry_other = Jeder Rohstoff wäre recht. Die Lektion nimmt die Beere.

foxes-lesson-die = Dein Würfel zeigt eine 3. Sie hat dir auch 3 WP gebracht; niedrige Würfe bringen mehr, hohe können mehr.
foxes-lesson-place = Leg den Würfel auf den Hof, dort bekommst du ein Ei, und lass deine Füchsin 3 Felder laufen: Zeig auf die Stelle mit dem Ring.
foxes-lesson-place_other = Auch ein guter Ort. Diesmal geh zum Hof: Sein Platz bringt ein Ei.
foxes-lesson-walk_other = Lauf alle 3 Felder: Je weiter du kommst, desto besser die Aktionen.

foxes-lesson-space = Auf diesem Feld sind drei Aktionen möglich, jede einmal, in beliebiger Reihenfolge. Zuerst bezahlen die Augen des Würfels, dann deine WP.
foxes-lesson-mark = Markiere das Feld, für 2 Augen: Am Ende zählt jeder Marker auf dem Spielplan.
foxes-lesson-act_other = Dazu kommst du noch. Zuerst die Aktion mit dem Ring.
foxes-lesson-act_end = Hier gibt es noch etwas zu tun: Der Würfel hat noch Augen, oder du hast WP.

foxes-lesson-pips = Ein Auge ist übrig. Augen, die du nicht brauchst, werden zu Punkten, aber auf dem Hof wartet etwas Besseres.
foxes-lesson-advance = Rücke auf der Bonusleiste des Hofs vor: Wer zuerst dort ist, nimmt den Käse.

foxes-lesson-cheese = Der Käse gehört dir: Er bringt SP am Ende jeder Runde, in der du ihn hast.
foxes-lesson-mouse = Der Würfel ist erschöpft, aber auch WP bezahlen. Mäuseln kostet 1: Die Füchsin springt und deckt ein Plättchen auf.
foxes-lesson-mouse_end = Ein WP für ein Plättchen ist billig, und die meisten bringen mehr, als sie kosten.
foxes-lesson-keep_cheese = Behalte den Käse: Er bringt dir am Ende der Runde Punkte.
foxes-lesson-caught = 3 WP für 1: ein guter Fang. Auch das Plättchen selbst ist am Ende Punkte wert.
foxes-lesson-end = Mit diesem Würfel ist nichts mehr zu tun. Beende deinen Zug.

foxes-lesson-dig_why = Dein zweiter Würfel, wieder eine 3. In deinem Bau gibt es noch keinen Weg: Führt einer vom Start zu einem Ausgang, lernt ein Welpe dort später einen Instinkt.
foxes-lesson-dig_place = Leg den Würfel in deinen Bau und grab drei Plättchen: Der Würfel bezahlt 3 Augen, dazu kommt 1 WP.
foxes-lesson-dig_other = Diesmal der Bau: Je Würfel gräbst du einmal, also gleich viel.
foxes-lesson-dig_three = Du kannst drei Plättchen bezahlen: Grab drei.

foxes-lesson-tile = Ein Wegplättchen wurde gezogen: eine Kurve mit 1 WP, den du beim Legen bekommst.
foxes-lesson-lay = Zeig auf die Zelle mit dem Ring und wähle dann die Drehung mit dem Ring.
foxes-lesson-lay_other = Auch dort würde es passen. Die Lektion baut auf einen Ausgang zu: Zelle mit Ring, Drehung mit Ring.
foxes-lesson-lay_on = Ein gerader Weg: Von der Kurve geht es tiefer in den Bau.
foxes-lesson-lay_last = Das dritte Plättchen beginnt einen zweiten Weg.

foxes-lesson-objective = Alle Würfel sind verbraucht: Die Runde endet. Du hattest 10 WP, so ist eins deiner privaten Ziele gewertet: 3 SP. Der Käse hat dir 4 gebracht.
foxes-lesson-growth = Jetzt wachsen deine Welpen. Jeder Schritt kostet 2 WP, und ein Welpe, der aus dem Bau ist, zählt am Ende seinen Wert.
foxes-lesson-grow = Lass den Welpen der oberen Reihe wachsen: Zeig auf ihn.
foxes-lesson-grow_other = Lieber ein Welpe ganz als drei ein wenig: der oberste.
foxes-lesson-grow_stop = Du hast noch WP, und später wird es nicht billiger. Lass ihn weiter wachsen.

foxes-lesson-worth = Jetzt ist er 2 wert. Felder auf seinem Weg bringen mehr Wert oder SP.
foxes-lesson-grow_on = Noch drei Schritte mit demselben Welpen.
foxes-lesson-last_step = Ein Schritt fehlt noch in seiner Reihe. Der letzte kostet 2 WP und noch etwas: einen Rohstoff oder ein Mäuselplättchen.
foxes-lesson-egg = Tu den letzten Schritt und bezahle mit dem Ei.
foxes-lesson-egg_other = Du hast zwei Rohstoffe. Gib das Ei und behalte die Beere.

foxes-lesson-black_cub = Die Reihe ist fertig, und ein schwarzer Welpe kommt ins Spiel. Er wächst in der nächsten Reihe, die du fertig machst.
foxes-lesson-leave = Am Ende seiner Reihe darf ein Welpe hinaus, sobald ein Ziel gewertet ist. Lass ihn durch den zweiten Ausgang.
foxes-lesson-leave_other = Das ginge auch, aber lass zuerst den Welpen hinaus: Nur draußen zählt sein Wert.
foxes-lesson-leave_exit = Jeder Ausgang steht ihm offen. Die Lektion nimmt den zweiten.
foxes-lesson-leave_stop = Lass ihn nicht im Bau: Drinnen zählt er nichts, und den vierten Würfel bekommt, wer zwei Welpen draußen hat.

foxes-lesson-third_die = Runde 2: Alle haben jetzt einen dritten Würfel. In Runde 3 und 4 bekommt einen vierten, wer mindestens zwei Welpen draußen hat. Zwei Welpen früh hinaus, das ist der Plan.
foxes-lesson-done = Du hast eine ganze Runde gespielt: legen, laufen, handeln, graben, wachsen, hinaus. Noch drei davon sind eine Partie. Spiel hier weiter, wie du magst, oder beginne deine eigene.

foxes-lesson-note_mountain = Auf dem Berg läuft niemand: Du wählst unter seinen Aktionen, und eine neue Zielkarte verbraucht den Würfel.
foxes-lesson-note_instinct = Ein Weg führt zu einem Ausgang: Der Welpe dort lernt einen Instinkt, der am Ende der Partie zählt.
