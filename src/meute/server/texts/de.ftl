### What the server itself says, in German.

server-late = Seit deinem Klick ging es am Tisch weiter. Schau noch einmal und wähle neu.

server-too_fast = Das war viel auf einmal. Warte einen Augenblick.

server-too_many_tables = Du hast in kurzer Zeit viele Tische gedeckt. Warte eine Minute vor dem nächsten.

server-too_long = Diese Nachricht ist zu lang.

server-unreadable = Der Server kann diese Nachricht nicht lesen.

server-hello_first = Die erste Nachricht einer Verbindung sagt, wer du bist.

server-unknown_table = Diesen Tisch gibt es nicht.

server-unknown_seat = Diesen Platz gibt es an diesem Tisch nicht.

server-nothing_here = Unter dieser Adresse gibt es nichts.

server-unknown_game = Dieses Spiel gibt es nicht.

server-unknown_puzzle = Dieses Rätsel gibt es nicht.

server-unknown_language = In dieser Sprache gibt es keine Texte.

server-bad_token = Dieser Link öffnet keinen Platz an diesem Tisch.

server-token_needed = Das darf nur, wer an diesem Tisch sitzt.

server-watching = Du schaust zu. Das darf nur, wer an diesem Tisch sitzt.

server-not_started = Die Partie beginnt, sobald alle Plätze besetzt sind.

server-try_again = Das ließ sich nicht speichern und ist daher nicht geschehen. Versuch es noch einmal.

server-trouble = Bei uns ging etwas schief, und nichts ist geschehen. Versuch es noch einmal.

server-name_empty = Sag den anderen deinen Namen.

server-name_long = Ein Name hat höchstens { $most } Buchstaben.

server-name_odd = Dieser Name enthält Zeichen, die niemand sieht oder die man für andere hält. Nimm einen schlichteren.

server-too_many_joins = Du hast dich in kurzer Zeit an viele Tische gesetzt. Warte eine Minute und versuch es dann noch einmal.

server-too_many_sockets = Von deiner Adresse aus sind zu viele Verbindungen offen. Schließ ein paar Seiten und versuch es noch einmal.

server-full_house = Diesem Tisch sehen schon so viele zu, wie können.

server-foreign_host = Dieser Server heißt nicht so.

server-foreign_page = Das verlangt eine andere Website, deshalb tut der Server es nicht. Öffne stattdessen seine eigene Seite.

server-too_long_a_game = Dieses Spiel ist sehr lang geworden. Zurücknehmen geht nicht mehr; spiel weiter.

server-too_many_standing = Viele Tische von deiner Adresse aus warten noch oder laufen. Beende erst einige.

server-not_kept = Dieses Spiel wurde nach Regeln gespielt, die sich seither geändert haben; sein Verlauf wurde nicht aufbewahrt.

server-seat_taken = Diesen Platz hat schon jemand eingenommen.

server-no_seat = An diesem Tisch sind alle Plätze besetzt.

server-seat_passed = Diesen Platz hat jemand anderes eingenommen, seit du weg bist.

server-too_late = Diese Partie ist vorbei; niemand kann sich mehr dazusetzen.

server-left = Du hast diesen Tisch verlassen.

server-banned = Von dort, wo du bist, kannst du hier nicht spielen: Dieser Server ist für dich geschlossen.

server-called_off = Diese Partie wurde abgebrochen.

server-still_here = Das geht erst, wenn jemand einige Minuten weg ist.

server-nobody_there = Dort sitzt niemand, über dessen Platz du entscheiden könntest.

server-bad_invite = Diese Einladung öffnet keinen Platz an diesem Tisch.

server-private = Dieser Tisch ist privat: Du brauchst eine Einladung.

server-bad_table = So ein Tisch geht nicht: { $detail }

server-one_me = Du kannst nur einen Platz nehmen.

server-bot_missing = Sag, welcher Bot dort sitzen soll.

server-not_over = Das geht, sobald die Partie zu Ende ist.

server-no_moment = Diesen Moment gibt es in der Partie nicht.

server-nothing_left = Von dort an gibt es nichts mehr zu entscheiden.

server-no_rematch = An diesem Tisch hat niemand um eine Revanche gebeten.

server-unknown_eyes = So sieht an diesem Tisch niemand.

server-chat_empty = In dieser Nachricht steht nichts.

server-chat_long = Eine Nachricht hat höchstens { $most } Zeichen.

server-hint-none = Du hast gerade keine Frage zu beantworten.

server-hint-coming = Über einen Tipp für dich wird schon nachgedacht.

server-busy = Der Server hat gerade viel nachzudenken. Versuch es gleich noch einmal.

server-named_bots_only = Hier spielen Bots, wie sie sind: Nenne einen ohne Einstellungen in Klammern.

server-analysis-none = Dieses Spiel bringt keine Schätzung mit, wer gewinnt; darum lässt es sich nicht auswerten.

server-log-held = { $player } ist schon lange weg: Ein Bot spielt weiter.
server-log-back = { $player } ist wieder da.
server-log-left = { $player } verlässt den Tisch: Ein Bot spielt weiter.
server-log-passed_on = { $other } ist weg; { $player } lässt einen Bot weiterspielen.
server-log-opened = { $other } ist weg; { $player } gibt den Platz für jemand anderen frei.
server-log-character = { $player }, { $character }: { $about }
server-log-taken = { $player } übernimmt von { $before }.
server-log-wishes_off = { $player } möchte die Partie abbrechen.
server-log-plays_on = { $player } möchte doch weiterspielen.
server-log-called_off = Die Partie wird abgebrochen.
server-log-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Die Partie endet ohne Ergebnis.
server-log-rules_changed = Die Regeln wurden inzwischen geändert; das Spiel geht nach den neuen weiter.
server-log-rules_gone = Die Regeln haben sich so geändert, dass dieses Spiel nicht weitergehen kann. Es endet ohne Ergebnis.
