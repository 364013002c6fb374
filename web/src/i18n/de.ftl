### The interface in German.

skip = Zum Tisch springen

home = Startseite

close = Schließen

loading = Einen Moment …

retry = Noch einmal

on = An

off = Aus

language = Sprache

settings = Einstellungen

name = Dein Name
name-ask = Wie sollen dich die anderen nennen?
name-about = Kein Konto nötig. Dieser Browser merkt sich den Namen.
name-go = Hinsetzen

theme = Licht
theme-auto = Wie das System
theme-dark = Nacht
theme-light = Tag

motion = Bewegung
motion-auto = Wie das System
motion-full = Teile wandern
motion-reduced = Teile blenden

pace = Tempo
pace-calm = Ruhig
pace-brisk = Zügig
pace-now = Sofort

changed-legend = Neu seit deinem letzten Zug
changed-short = geändert

sound = Ton
sound-offer = Mit Klängen: Karten, eine Glocke, wenn du dran bist, ein Heulen am Ende

confirm-setting = Vor dem Abschicken fragen
confirm-few = Nur bei wichtigen Antworten
confirm-all = Jede Antwort
confirm-ask = { $sentence }: sicher?
confirm-yes = Ja
confirm-no = Noch nicht

ends-setting = Ende des Zugs
ends-itself = Von selbst, wenn nichts mehr zu tun ist
ends-ask = Wenn ich es sage
ends-soon = Es ist nichts mehr zu tun: Dein Zug endet gleich von selbst. Mit „Zurück“ nimmst du die letzte Aktion zurück.

keys-help = Tastatur: Pfeile wandern über das Brett, Enter wählt, 1 bis 9 geben eine Antwort der Liste, ? öffnet die Spielhilfe, Escape verwirft eine Auswahl.

lost-title = Hier ist nichts als Schnee
lost-text = Dieser Link führt nirgendwohin. Vielleicht fehlt ein Stück.

error-offline = Der Server antwortet nicht. Bist du online?
error-answer = Das konnte der Server nicht tun (Antwort { $status }).

home-title = Setz dich zum Rudel
home-text = Vier Spiele um Wölfe, Füchse und Dörfer, mit Freunden oder Bots. Ohne Konto, ohne Warten.
home-as = Du spielst als { $name }.
home-games = Spiele
home-puzzles = Das Rätsel des Tages und viele mehr

box-players = { $fewest } bis { $most } Personen
box-minutes = { $low } bis { $high } Min.
box-level = Bots
box-size = Personen
box-play = Jetzt spielen
box-learn = Lernen
box-friends = Mit Freunden
box-against =
    { $count ->
        [one] 1 Bot, { $level }
       *[other] { $count } Bots, { $level }
    }

bot-cub = Welpe (leicht)
bot-wolf = Wolf (mittel)
bot-alpha = Alpha (schwer)
bot-elder = Leitwolf (Experte)
bot-any = Streuner (zufällig)

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte

mine-title = Deine Tische

ended-title = Beendete Partien

result-won = Gewonnen mit { $score }
result-shared = Du teilst dir den ersten Platz, mit { $score }
result-place = Platz { $place } von { $seats } mit { $score }. { $names }: { $best }
result-of = Gewonnen hat { $names } mit { $best }
result-level = Niemand liegt vorn

lobby-title = Offene Tische
lobby-empty = Gerade kein öffentlicher Tisch. Deck einen mit „Mit Freunden“ und kreuz „öffentlich“ an.

table-over = Die Partie ist zu Ende
table-open = Wartet auf Mitspielende
table-running = Läuft
table-yours = Du bist dran
table-go = Zum Tisch
table-loading = Der Tisch wird gedeckt …
table-on = Weiter
table-source = Zurück zur beendeten Partie
table-none = Diesen Tisch gibt es nicht
table-none-text = Vielleicht ist der Link unvollständig, oder der Platz gehört einem anderen Browser.
table-menu = Tisch und Leute
table-menu-short = Tisch
table-off = Abgebrochen
table-left = Du bist gegangen

forget = Vergessen

replay = Noch einmal ansehen

join = Platz nehmen

watch = Zuschauen

join-title = Ein Platz wartet auf dich: { $game }
join-sit = Hinsetzen
join-taken = Dieser Platz ist besetzt
join-taken-text = Hier sitzt schon jemand. Du kannst zuschauen oder um einen anderen Link bitten.
join-ended = Diese Partie ist vorbei
join-free = Ein Platz ist frei geworden: { $game }
join-free-text = Die Partie läuft schon: Du übernimmst den Platz, wie er ist.

clock = Uhr
clock-relaxed = Kein Limit
clock-live = { $time } pro Antwort
clock-slow = { $time } pro Antwort
clock-about-relaxed = Niemand wird gedrängt. Ist jemand { $time } lang weg, dürfen die anderen einen Bot weiterspielen lassen.
clock-about-timed = { $time } pro Antwort, dann spielt ein Bot weiter, bis die Person zurück ist.

new-title = Neuer Tisch: { $game }
new-players = Personen
new-seats = Wer wo sitzt
new-public = Öffentlich: Wer mag, nimmt einen freien Platz
new-settings = Regeln und Varianten
new-make = Tisch decken

figures-title = Werte des Spielmaterials
figures-text = Was auf dem Material gedruckt ist, von uns rekonstruiert, wo keine Quelle es zeigt. Trage ein, was in deiner Schachtel steht, oder probiere andere Zahlen.
figures-count =
    { $count ->
        [one] { $count } Zeile geändert
       *[other] { $count } Zeilen geändert
    }
figures-changed = geändert
figures-range = Ganze Zahlen von { $low } bis { $high }
figures-range-at = Nur ganze Zahlen von { $low } bis { $high }: { $label }
figures-total = Zusammen { $total }
figures-total-now = Zusammen müssen es { $total } sein, jetzt sind es { $sum }.
figures-reset = Zurücksetzen

variant = An diesem Tisch

seat-number = Platz { $number }
seat-me = Ich ({ $name })
seat-friend = Jemand mit Einladung
seat-bot = Bot: { $bot }
seat-isbot = Bot, { $bot }
seat-character = Charakter von Bot { $number }
seat-anycharacter = zufällig
seat-open = Freier Platz
seat-fill = Einen Bot spielen lassen
seat-fill-at = Einen Bot auf Platz { $number } setzen
seat-fill-failed = Der Bot konnte sich nicht setzen. Versuch es noch einmal.
seat-held = Weg, ein Bot spielt weiter
seat-away = Weg
seat-you = du
seat-turn = ist dran
seat-gone = Schon länger weg
seat-left = Hat den Tisch verlassen, ein Bot spielt
seat-free = Weg, Platz zu übernehmen
seat-off = möchte aufhören

seats = Mitspielende

score-about = Punkte bisher

spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }

waiting-title = Der Tisch ist gedeckt
waiting-text =
    { $count ->
        [one] Ein Platz ist frei. Sobald er besetzt ist, geht es los.
       *[other] { $count } Plätze sind frei. Sobald sie besetzt sind, geht es los.
    }

invite = Einladung für Platz { $number }
invite-all = Link für alle: Wer zuerst kommt, sitzt zuerst
invite-each = Ein Link für jeden Platz
invite-code = Der Link als Code zum Scannen
invite-alone = Nur dieser Rechner kann diesen Link öffnen. Damit andere bei dir zu Hause mitspielen können, starte Meute mit

copy = Kopieren

copied = Kopiert

private-title = Auf einem anderen Gerät weiterspielen
private-text = Dein privater Link. Wer ihn hat, hat deinen Platz.

gone-text = { $names }: schon länger weg.
gone-decide = Was nun?
gone-bot = Bot weiterspielen lassen
gone-open = Jemand anderen dazuholen
gone-about = Ist jemand { $time } lang weg, darf jede Person hier einen Bot weiterspielen lassen oder den Platz für jemand anderen freigeben. Wer zurückkommt, hat den Platz wieder, außer jemand hat ihn schon übernommen.

off-title = Die Partie abbrechen
off-about = Die Partie endet ohne Ergebnis, wenn alle zustimmen, die da sind.
off-wishes = Möchte aufhören: { $names }
off-answer = Antworten
off-wish = Ich möchte aufhören
off-withdraw = Ich spiele doch lieber weiter
off-over = Die Partie wurde abgebrochen
off-over-about = Sie hat kein Ergebnis. Niemand wird mehr gefragt.

leave = Den Tisch verlassen
leave-ask = Den Tisch verlassen? Ein Bot spielt für dich weiter, bis jemand den Platz übernimmt oder du zurückkommst.

left-title = Du hast den Tisch verlassen
left-text = Ein Bot spielt für dich weiter. Solange niemand den Platz übernimmt, kannst du zurückkommen.
left-open = Dein Platz ist wieder frei.
left-back = Zurückkommen

passed-title = Jemand anderes hat deinen Platz
passed-text = Der Platz wurde weitergegeben, während du weg warst. Zuschauen kannst du weiterhin.

menu = Was soll es sein?

board = Brett
any-common = Was offen liegt
any-seats = Rund um den Tisch
any-answers = Deine Antworten
any-yes = ja
any-no = nein
any-none = nichts

rail = Frage, Mitspielende, Protokoll

side = Protokoll, Chat und Regeln

log = Protokoll
log-empty = Noch ist nichts geschehen.

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas in die Runde
chat-send = Senden

rules = Regeln
aid = Hilfe
guide = In zwei Minuten
rules-of = Regeln: { $game }

rule = Regel { $rule }

skip-frames = Vorspulen
story-on = Weiter

link-lost = Die Verbindung ist weg. Neuer Versuch …
link-closed = Die Verbindung ist geschlossen. Lade die Seite neu.

prompt = Was jetzt zu tun ist

turn-yours = Du bist dran
turn-others = Warten auf { $names }
turn-thinking =
    { $count ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
turn-seconds = { $seconds } s
turn-sealed = Deine Antwort liegt bereit. Warten auf { $names }
turn-watch = Sieh, was geschieht

watching = Du schaust an diesem Tisch zu.

options-more = Klick ein Teil an oder wähl hier ({ $count })
options-more-touch = Tipp ein Teil an oder wähl hier ({ $count })

undo = Zurück
undo-not = Das bleibt

hint = Tipp

refused = Das ging nicht

whynot = Warum nicht?

round-over = Die Runde ist vorbei
round-on = Weiter

end-won = Du gewinnst
end-shared = Du teilst dir den Sieg
end-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-nobody = Niemand gewinnt
end-lead =
    { $lead ->
        [one] Ein Punkt Vorsprung vor { $name }
       *[other] { $lead } Punkte Vorsprung vor { $name }
    }
end-level = Punktgleich mit { $name }: Die Gleichstandsregel entscheidet
end-result = Das Ergebnis
end-last = Die letzte Runde
end-waiting = Jemand hat die nächste Partie bereitgelegt. Dein Platz wartet.
end-again = Noch eine Partie
end-look = Tisch ansehen
end-show = Ergebnis zeigen

analysis = Auswertung
analysis-begin = Partie auswerten

fair-check = Zufall prüfen
fair-about = Bevor ausgeteilt wurde, hat der Server einen Startwert versprochen, und dieser Browser hat das Versprechen behalten. Diese Seite zieht daraus jede Karte noch einmal.
fair-kept = Behaltenes Versprechen:
fair-busy = Wird geprüft …
fair-yes =
    { $count ->
        [one] Fair: Der Startwert ist der versprochene, und { $count } Ziehung stimmt.
       *[other] Fair: Der Startwert ist der versprochene, und alle { $count } Ziehungen stimmen.
    }
fair-seed = Nicht fair: Der Startwert ist nicht der versprochene.
fair-outcome = Nicht fair: Ereignis { $n } folgt nicht aus dem Startwert.
fair-promise = Nicht fair: Das ist nicht die Partie, die dir am Anfang versprochen wurde.
fair-unseen =
    { $count ->
        [one] Der eine Zug aus dem Zufall folgt aus dem Startwert, aber dieser Browser hat das Versprechen vor der Partie nicht gesehen: Er hat nur das Wort des Servers.
       *[other] Alle { $count } Züge aus dem Zufall folgen aus dem Startwert, aber dieser Browser hat das Versprechen vor der Partie nicht gesehen: Er hat nur das Wort des Servers.
    }
