### The Wolves in German: what the teacher says in the coached first game.

wolves-lesson-other = Das ist erlaubt, aber die Lektion geht anders weiter. Folge dem goldenen Ring.

wolves-lesson-goal = Du führst ein Rudel. Dreimal geht der Mond auf: Dann bekommt das stärkste Rudel einer Region ihren Marker. Nach dem Vollmond gewinnen die meisten Punkte.
wolves-lesson-tiles = Mit diesen sechs Plättchen bezahlst du alles, was du tust. Ein Plättchen zeigt ein Gelände, und dort lässt es dich handeln. Dann wird es gewendet und zeigt ein anderes.
wolves-lesson-lay = Leg sie mit der Vorderseite nach oben.
wolves-lesson-lay_other = Die andere Seite ist ebenso gut. Für diese Lektion nimm die Vorderseite.

wolves-lesson-pair = Du beginnst mit zwei Paaren. Der Alphawolf mit erhobenem Kopf heult, gräbt und dominiert; der Rudelwolf hilft beim Herrschen und beim Jagen.
wolves-lesson-place = Setz dein erstes Paar auf das Feld mit dem Ring.
wolves-lesson-place_other = Ein guter Platz, aber die Lektion geht vom Feld mit dem Ring aus.
wolves-lesson-place_again = Das zweite Paar kommt jenseits der Schlucht hin, die kein Wolf durchquert.

wolves-lesson-turn = In jedem Zug hast du zwei Aktionen, und jede bezahlst du mit Plättchen des Geländes, auf das du zielst.
wolves-lesson-lone = Hier sitzt ein einsamer Wolf. Ein Alphawolf, der höchstens 2 Felder weit weg ist, kann ihn anheulen und für dein Rudel gewinnen. Bring also einen näher heran.
wolves-lesson-move = Bewegen kostet ein Plättchen, und deine Wölfe bleiben auf dem Gelände stehen, das es zeigt: hier im Wald. Zeig auf deinen Alphawolf und dann auf das Waldfeld.
wolves-lesson-move_other = Dieser Wolf oder dieses Feld ist ein andermal dran. Schick den Alphawolf mit dem Ring auf das Feld mit dem Ring.
wolves-lesson-move_tile = Mit diesem Plättchen blieben deine Wölfe auf anderem Gelände stehen. Bezahle mit dem Wald.

wolves-lesson-flipped = Das Plättchen ist gewendet: Es zeigte Wald, jetzt zeigt es Felsen. Was du jetzt tust, entscheidet, was du danach tun kannst.
wolves-lesson-stop = Mit demselben Plättchen könnte ein zweiter Wolf in einen Wald laufen. Diesmal muss keiner: Hör hier auf.
wolves-lesson-stop_other = Lass die anderen vorerst, wo sie sind, und hör auf.

wolves-lesson-howl = Jetzt zeigen zwei deiner Plättchen Felsen, und der einsame Wolf sitzt auf Felsen: Genau das kostet das Heulen. Zeig auf ihn.
wolves-lesson-howl_other = Gewinn zuerst den einsamen Wolf: Er macht dein Rudel sofort größer.
wolves-lesson-howl_move = Du könntest noch einmal laufen, aber der einsame Wolf ist jetzt in Reichweite. Heul ihn an.

wolves-lesson-joined = Dort steht jetzt ein Wolf von dir. Der einsame kam auf den Mondkalender: Was dorthin kommt, bringt den Mond näher.
wolves-lesson-end = Beide Aktionen sind getan. Beende deinen Zug.

wolves-lesson-den = Jetzt kommt ein Bau. Bauten zählen in ihrer Region, und jeder, den du von deinem Tableau nimmst, macht das Rudel besser.
wolves-lesson-to_water = Für einen Bau muss ein Alphawolf auf dem Feld stehen oder daneben. Schick deinen anderen Alphawolf zum Wasser: Zeig auf ihn, dann auf das Gras mit dem Ring, und bezahle mit der Heimat.
wolves-lesson-home_tile = Mehrere Plättchen zeigen jetzt Gras, du wirst also gefragt, welches bezahlt. Nimm dein Heimatplättchen: Es zeigt auf beiden Seiten Gras, da verlierst du nichts.
wolves-lesson-to_water_other = Diesmal führt der Weg zum Wasser: Alphawolf mit Ring, Feld mit Ring.
wolves-lesson-home_tile_other = Bezahle mit dem ersten Plättchen, deiner Heimat: Es bleibt Gras.

wolves-lesson-stop_again = Ein Wolf genügt. Hör hier auf.
wolves-lesson-dig = Grab den Bau auf dem Feld mit dem Ring, neben dem Wasser. Er kostet zwei Plättchen seines Geländes.
wolves-lesson-dig_other = Mit dem Feld im Ring hat die Lektion etwas vor: Grab deinen Bau dort.
wolves-lesson-pay = Bezahle mit zwei Plättchen, die Gras zeigen: wieder mit dem Heimatplättchen, und mit dem dritten.
wolves-lesson-pay_other = Dieses Plättchen brauchst du noch so, wie es ist. Bezahle mit denen im Ring.
wolves-lesson-track = Von welcher Leiste kommt der Bau? Nimm ihn von der Rudelausbreitung: Ab jetzt dürfen für ein Plättchen drei Wölfe laufen.
wolves-lesson-track_other = Weiter laufen und lauter heulen ist auch gut. Hier hilft die Rudelausbreitung am meisten.
wolves-lesson-end_again = Beende deinen Zug. Luna und Fenris spielen.

wolves-lesson-lair = Ein Bau am Wasser kann eine Höhle werden: 5 Punkte, ein Gelände-Bonusmarker, und in der Region zählt sie dreimal so viel.
wolves-lesson-upgrade = Das kostet zwei Plättchen seines Geländes, und die hast du. Zeig auf deinen Bau.
wolves-lesson-upgrade_other = Zuerst die Höhle: Sie ist sofort 5 Punkte wert.
wolves-lesson-counts = Wer eine Region beherrscht, wird an Figuren gezählt: 1 für einen Wolf oder Bau, 3 für eine Höhle. Hier vertreibt dich so bald niemand.
wolves-lesson-scatter = Der Sichelmond wird zuerst gewertet, und zwei Regionen zeigen ihn: diese und die daneben mit deinem anderen Alphawolf. Sei in beiden stark.
wolves-lesson-scatter_one = Lass diesen Alphawolf in der Region noch ein Stück laufen: Bezahle mit dem Plättchen, das Tundra zeigt.
wolves-lesson-scatter_other = Schick den Wolf mit dem Ring auf das Feld mit dem Ring: Beide Regionen mit dem Sichelmond brauchen dich.
wolves-lesson-scatter_tile = Bezahle mit Tundra: Dort sollen beide Wölfe stehen bleiben.
wolves-lesson-to_prey = Und hier ist Beute, ein Elch. Drei deiner Wölfe auf drei Feldern rundherum, und er gehört dir.
wolves-lesson-scatter_two = Mit demselben Plättchen darf ein zweiter Wolf laufen: Bring den anderen Alphawolf neben den Elch.
wolves-lesson-stop_here = Ein dritter dürfte auch, aber warte damit. Hör hier auf.
wolves-lesson-end_third = Beende deinen Zug und sieh, was die anderen vorhaben.

wolves-lesson-hunt = Einer deiner Wölfe steht neben dem Elch. Noch zwei, und er ist umzingelt: Das ist keine eigene Aktion, es geschieht von selbst.
wolves-lesson-surround = Beide können mit einem Plättchen laufen. Zuerst der Rudelwolf aus der Mitte.
wolves-lesson-surround_other = Zwei Wölfe sollen mit einem Plättchen zum Elch: Der Wolf mit dem Ring geht auf das Feld mit dem Ring.
wolves-lesson-third_wolf = Jetzt der Wolf, den du durch das Heulen gewonnen hast.
wolves-lesson-closed = Drei Felder um den Elch, drei Wölfe von dir.
wolves-lesson-stop_hunt = Beende die Bewegung, und die Jagd beginnt.

wolves-lesson-moose = Der Elch gehört dir: Punkte und ein Aktions-Bonusmarker. Von jeder Art zählt nur ein Tier, jag also beim nächsten Mal ein anderes.
wolves-lesson-second_den = Eine Aktion bleibt. Grab einen zweiten Bau auf dem Feld mit dem Ring. Dein Gelände-Bonusmarker ersetzt das Plättchen, das dir fehlt.
wolves-lesson-spread_again = Noch einmal Rudelausbreitung: Unter diesem Bau liegt ein Aktions-Bonusmarker.
wolves-lesson-bonus = Jeder dieser Marker bringt dir eine weitere Aktion, in welchem Zug du willst. Heb sie auf, bis drei oder vier Aktionen hintereinander etwas entscheiden.
wolves-lesson-bonus_later = Behalte den Marker: Er ist mehr wert, kurz bevor der Mond aufgeht.
wolves-lesson-end_fourth = Beende deinen Zug.

wolves-lesson-intruder = Luna hat hier einen Rudelwolf stehen, allein auf seinem Feld. So kann man ihn dominieren: Für drei Plättchen geht er, und ein Wolf von dir nimmt seinen Platz ein.
wolves-lesson-come_near = Dein Alphawolf muss in Heulreichweite sein. Bring ihn näher heran.
wolves-lesson-near_other = Schick den Alphawolf mit dem Ring: Von dort erreicht er Lunas Wolf.
wolves-lesson-stop_last = Das ist nah genug. Hör auf.
wolves-lesson-dominate = Drei deiner Plättchen zeigen sein Gelände. Dominiere den Wolf: Zeig auf ihn.
wolves-lesson-dominate_other = Nutz die Gelegenheit: Im nächsten Zug stellt Luna vielleicht eine zweite Figur dazu, dann ist der Wolf sicher.

wolves-lesson-control = Deine Wolfsreihe ist um einen Wolf kürzer, auch das bringt Punkte. Zeig auf eine Region, wann immer du wissen willst, wer sie beherrscht.
wolves-lesson-moon = Der Mondkalender ist fast bis zum Sichelmond voll. Sobald dieser Tag belegt ist, wird am Ende des Zuges der Sichelmond gewertet.
wolves-lesson-end_last = Du bist bereit. Beende deinen Zug.

wolves-lesson-scored = Der Sichelmond ist aufgegangen, und in seinen beiden Regionen lagst du vorn: je 4 Punkte. Halbmond und Vollmond bringen 6 und 8, in anderen Regionen. Jetzt ist es Zeit, dorthin aufzubrechen.
wolves-lesson-done = Du hast alles getan, was ein Rudel kann: laufen, heulen, graben, eine Höhle anlegen, jagen, dominieren. Spiel hier weiter, wie du magst, oder beginne deine eigene Partie.

wolves-lesson-note_flee = Ein Wolf wurde vertrieben. Er flieht an den nächsten Platz, der für ihn frei ist; unter gleich nahen wählst du.
wolves-lesson-note_stack = Du hast zwei Herden zugleich umzingelt. Von einer Art darfst du nur einen Marker nehmen.
