### Silver in German: what the teacher says in the coached first game.

silver-lesson-other = Das ist erlaubt, aber die Lektion geht anders weiter. Folge dem goldenen Ring.

silver-lesson-goal = Die Zahl auf einer Karte sagt, wie viele Werwölfe sie mitbringt. Nach allen Runden gewinnt die niedrigste Summe.
silver-lesson-village = Diese Reihe ist dein Dorf. Alle fünf Karten liegen verdeckt: Noch kennst nicht einmal du sie.
silver-lesson-look = Zu Beginn darfst du zwei davon ansehen. Zeig auf deine erste und deine zweite Karte.
silver-lesson-look_other = Nimm die erste und die zweite Karte: Mit diesen beiden geht die Lektion weiter.

silver-lesson-seen = Eine 4 und eine 11, und nur du hast sie gesehen. Die 4 darf bleiben. Die 11 sollte weg.
silver-lesson-draw = In deinem Zug holst du zuerst eine neue Karte. Zieh eine vom Nachziehstapel.
silver-lesson-draw_take = Die offene Karte zu nehmen ist ein guter Gedanke, das machst du im nächsten Zug. Zieh erst vom Nachziehstapel.

silver-lesson-swap = Eine 3. Leg sie dorthin, wo deine 11 liegt: Zeig auf die 11. Die 3 kommt verdeckt an ihren Platz, die 11 auf den Ablagestapel.
silver-lesson-swap_discard = Behalte die 3: Sie ist kleiner als die meisten Karten. Tausche sie gegen die 11.
silver-lesson-swap_set = Mehrere Karten auf einmal gehen nur, wenn sie gleich sind. Tausche die 3 gegen die 11.
silver-lesson-swap_other = Diese Karte könnte klein sein. Von der zweiten weißt du, dass sie eine 11 ist: Tausche die.

silver-lesson-thrown = Luna hat eine Karte weggetauscht, ohne sie zu kennen, und es war eine 2. Was hier obenauf liegt, dürfen alle nehmen.
silver-lesson-take = Nimm die 2: Zeig auf sie und dann auf die dritte Karte deines Dorfes, die noch niemand gesehen hat.
silver-lesson-take_draw = Der Nachziehstapel ist eine Überraschung, die 2 ist sicher. Nimm die 2.
silver-lesson-take_other = Behalte die 4 und die 3. Die 2 kommt in die Mitte: Zeig auf die 2 und dann auf deine dritte Karte.

silver-lesson-empath = Eine Karte von diesem Stapel liegt offen. Und offen arbeiten die kleinen Karten 0 bis 4 für dich. Die 2 ist der Empath: In jedem deiner Züge sieht er eine deiner Karten an.
silver-lesson-empath_use = Nutze ihn gleich: Drück auf das Zeichen am Empathen und dann auf deine vierte Karte.
silver-lesson-empath_end = Noch nicht: Der Blick kostet nichts. Nutze zuerst den Empathen.
silver-lesson-empath_other = Sieh diesmal die vierte Karte an.

silver-lesson-again = Eine 7, na ja. Du bist wieder dran und der Empath auch: Sieh deine fünfte Karte an, bevor du ziehst.
silver-lesson-again_draw = Erst der Blick, er kostet nichts: Wer weiß, wozu er gut ist.
silver-lesson-again_other = Diese kennst du schon. Sieh deine fünfte Karte an.

silver-lesson-pair = Noch eine 7. Merk dir das: Zwei gleiche Karten können zusammen gehen, für eine einzige neue.
silver-lesson-pair_draw = Dafür brauchst du eine kleine Karte. Zieh.
silver-lesson-pair_take = Mit einer 10 würde dein Dorf schlechter. Zieh vom Nachziehstapel.

silver-lesson-seer = Eine 9 taugt nicht für dein Dorf. Aber auch 5 bis 12 haben eine Fähigkeit: in dem Augenblick, in dem du die eben gezogene Karte abwirfst.
silver-lesson-seer_discard = Die 9 ist die Seherin, sie sieht eine beliebige Karte an. Wirf sie ab: Zeig auf den Ablagestapel.
silver-lesson-seer_swap = Dann zählte die 9 in deinem Dorf, und ihre Fähigkeit wäre verloren. Wirf sie ab.
silver-lesson-seer_set = Deine beiden 7 sind mehr wert: 9 für 14 bringt wenig, und die Fähigkeit wäre verloren. Wirf die 9 ab.

silver-lesson-target = Luna hat zu Beginn ihre zweite Karte angesehen und sie behalten. Zeig darauf, dann siehst du, was es ist.
silver-lesson-target_other = Sieh Lunas zweite Karte an: die, die sie kennt und behalten hat.

silver-lesson-spied = Eine 10, und jetzt weißt du es. Das Auge auf einer Karte erinnert dich an alles, was du gesehen hast.
silver-lesson-third_draw = Du bist dran. Zieh.
silver-lesson-third_take = Eine 13 ist die höchste Karte überhaupt. Zieh vom Nachziehstapel.
silver-lesson-third_empath = Du kennst schon alle deine Karten. Zieh.

silver-lesson-set = Eine 4, und da liegen sie: zwei gleiche Karten. Du darfst beide 7 gegen diese eine 4 tauschen.
silver-lesson-set_do = Zeig auf eine der beiden 7 und wähle den Tausch gegen beide.
silver-lesson-set_discard = Die 4 ist genau, was du brauchst: Sie kommt an die Stelle beider 7.
silver-lesson-set_swap = Eine gegen eine wäre gut. Zwei gegen eine ist besser: Tausche beide 7.
silver-lesson-set_other = Sag genau die beiden 7 an: Karten 4 und 5. Sind angesagte Karten nicht gleich, bleiben sie alle.

silver-lesson-put = Sie waren gleich, also sind beide weg. Leg die 4 in die Lücke.

silver-lesson-smaller = Vier Karten statt fünf: 4, 3, 2 und 4.
silver-lesson-end_turn = Du könntest wieder mit dem Empathen schauen, aber du kennst schon alles. Beende deinen Zug.
silver-lesson-end_turn_other = Diese Karte kennst du schon. Beende deinen Zug.

silver-lesson-sum = Zusammen macht das 13. Mit höchstens vier Karten darfst du die Abrechnung ausrufen, statt zu ziehen.
silver-lesson-risk = Hat dann niemand weniger als du, verlierst du gar nichts. Sind Lunas fünf Karten aber weniger wert als 13, verlierst du 13 und 10 dazu. Eine davon ist eine 10, also nur Mut.
silver-lesson-call = Rufe die Abrechnung aus. Luna hat dann noch einen letzten Zug.
silver-lesson-call_other = Du könntest weiterspielen, aber mit 13 ist es Zeit aufzuhören. Rufe die Abrechnung aus.
silver-lesson-call_empath = Wer eine Fähigkeit nutzt, darf im selben Zug nicht ausrufen. Rufe gleich aus.

silver-lesson-won = Du hattest die wenigsten Werwölfe: Du verlierst nichts, Luna alle ihre. So gewinnt man: das Dorf klein machen und im richtigen Augenblick ausrufen.
silver-lesson-amulet = Für deinen Ausruf hast du das silberne Amulett bekommen. Es gilt nur in dieser Runde.
silver-lesson-look_again = Eine neue Runde, fünf neue Karten. Sieh die erste und die zweite an.

silver-lesson-lay = Eine 2 und eine 12. Andere können deine Karten tauschen oder rauben, nur nicht die unter dem Amulett. Schütze die 2: Zeig auf das Amulett und dann auf die Karte.
silver-lesson-lay_first = Zuerst das Amulett: Es kostet nichts, und du hast es nur in dieser Runde.
silver-lesson-lay_other = Leg es auf die 2, deine erste Karte: Eine 12 darf ruhig geraubt werden.

silver-lesson-guarded = Diese Karte kann jetzt niemand anrühren, auch du nicht.
silver-lesson-last_draw = Jetzt zieh.
silver-lesson-last_draw_other = Zieh vom Nachziehstapel.
silver-lesson-last_swap = Noch eine 2. Du weißt, wohin sie gehört.
silver-lesson-last_swap_other = Die 12 soll weg: Zeig auf deine zweite Karte.

silver-lesson-done = Das ist das ganze Spiel: ansehen, tauschen, gleiche Karten loswerden und rechtzeitig ausrufen. Spiel diese Runde zu Ende, wie du magst, oder beginne deine eigene Partie.

silver-lesson-note_power = Eine Fähigkeit, die du noch nicht kennst. Was sie tut, steht in der Frage, und verzichten kannst du immer.
silver-lesson-note_failed = Die Karten waren nicht gleich: Sie bleiben offen liegen, und die neue kommt dazu.
silver-lesson-note_rascal = Mit dem Schlingel, der 4, offen in deinem Dorf ziehst du eine Karte mehr und behältst die bessere.
