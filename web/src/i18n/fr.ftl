### The interface in French.

skip = Aller à la table

home = Accueil

close = Fermer

loading = Un instant…

retry = Réessayer

on = Activé

off = Désactivé

language = Langue

settings = Réglages

name = Ton nom
name-ask = Comment les autres doivent-ils t’appeler ?
name-about = Pas besoin de compte. Ce navigateur retient ton nom.
name-go = S’asseoir

theme = Lumière
theme-auto = Comme le système
theme-dark = Nuit
theme-light = Jour

motion = Mouvement
motion-auto = Comme le système
motion-full = Les pièces glissent
motion-reduced = En fondu

pace = Rythme
pace-calm = Calme
pace-brisk = Vif
pace-now = Tout de suite

changed-legend = Changé depuis ton dernier tour
changed-short = changé

sound = Son
sound-offer = Avec les sons : les cartes, une cloche à ton tour, un hurlement à la fin

confirm-setting = Demander avant d’envoyer
confirm-few = Seulement les réponses importantes
confirm-all = Chaque réponse
confirm-ask = { $sentence } : c’est sûr ?
confirm-yes = Oui
confirm-no = Pas encore

ends-setting = Fin du tour
ends-itself = Toute seule quand il n’y a plus rien à faire
ends-ask = Quand je le dis
ends-soon = Il n’y a plus rien à faire : ton tour se termine tout seul dans un instant. Annuler reprend ta dernière action.

keys-help = Clavier : les flèches parcourent le plateau, Entrée choisit, 1 à 9 donnent une réponse de la liste, « ? » ouvre l’aide, Échap abandonne un choix.

lost-title = Ici, rien que de la neige
lost-text = Ce lien ne mène nulle part. Il en manque peut-être un bout.

error-offline = Le serveur ne répond pas. Es-tu en ligne ?
error-answer = Le serveur n’a pas pu faire cela (réponse { $status }).

home-title = Prends place dans la meute
home-text = Quatre jeux de loups, de renards et de villages, entre amis ou contre des bots. Sans compte, sans attente.
home-as = Tu joues sous le nom { DE($name) }.
home-games = Jeux
home-puzzles = Le problème du jour, et bien d’autres

box-players = { $fewest } à { $most } joueurs
box-minutes = { $low } à { $high } min
box-level = Bots
box-size = Joueurs
box-play = Jouer
box-learn = Apprendre
box-friends = Entre amis
box-against =
    { $count ->
        [one] 1 bot, { $level }
       *[other] { $count } bots, { $level }
    }

bot-cub = Louveteau (facile)
bot-wolf = Loup (moyen)
bot-alpha = Alpha (difficile)
bot-elder = Ancien (expert)
bot-any = Errant (au hasard)

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert

mine-title = Tes tables

ended-title = Parties finies

result-won = Tu as gagné avec { $score }
result-shared = Tu partages la première place, avec { $score }
result-place = Place { $place } sur { $seats }, avec { $score }. { $names } : { $best }
result-of = Gagné par { $names }, avec { $best }
result-level = Personne n’a gagné

lobby-title = Tables ouvertes
lobby-empty = Aucune table publique pour l’instant. Crées-en une avec « Entre amis » en cochant « publique ».

table-over = La partie est finie
table-open = Attend des joueurs
table-running = En cours
table-yours = À toi de jouer
table-go = À la table
table-on = Continuer
table-loading = On met la table…
table-source = Revenir à la partie terminée
table-none = Cette table n’existe pas
table-none-text = Le lien est peut-être incomplet, ou la place appartient à un autre navigateur.
table-menu = Table et joueurs
table-menu-short = Table
table-off = Interrompue
table-left = Tu as quitté la table

forget = Oublier

replay = Revoir

join = Prendre place

watch = Regarder

join-title = Une place t’attend : { $game }
join-sit = S’asseoir
join-taken = Cette place est prise
join-taken-text = Quelqu’un s’est déjà assis ici. Tu peux regarder, ou demander un autre lien à tes amis.
join-ended = Cette partie est finie
join-free = Une place s’est libérée : { $game }
join-free-text = La partie est en cours : tu reprends la place telle qu’elle est.

clock = Horloge
clock-relaxed = Sans limite
clock-live = { $time } par réponse
clock-slow = { $time } par réponse
clock-about-relaxed = Personne n’est pressé. Si quelqu’un est absent depuis { $time }, les autres peuvent laisser un bot continuer.
clock-about-timed = { $time } par réponse, puis un bot continue jusqu’au retour de la personne.

new-title = Nouvelle table : { $game }
new-players = Joueurs
new-seats = Qui s’assoit où
new-public = Publique : chacun peut prendre une place libre
new-settings = Règles et variantes
new-make = Mettre la table

figures-title = Valeurs du matériel
figures-text = Ce qui est imprimé sur le matériel, reconstitué par nous là où aucune source ne le montre. Entre ce que dit ta boîte, ou essaie d’autres nombres.
figures-count =
    { $count ->
        [one] { $count } ligne modifiée
       *[other] { $count } lignes modifiées
    }
figures-changed = modifié
figures-range = Nombres entiers de { $low } à { $high }
figures-range-at = Seulement des nombres entiers de { $low } à { $high } : { $label }
figures-total = { $total } en tout
figures-total-now = Il en faut { $total } en tout ; pour l’instant, { $sum }.
figures-reset = Rétablir

variant = À cette table

seat-number = Place { $number }
seat-me = Moi ({ $name })
seat-friend = Une amie, un ami, sur invitation
seat-bot = Bot : { $bot }
seat-isbot = Bot, { $bot }
seat-character = Caractère du bot { $number }
seat-anycharacter = au hasard
seat-open = Place libre
seat-fill = Laisser un bot jouer
seat-fill-at = Laisser un bot prendre la place { $number }
seat-fill-failed = Le bot n’a pas pu s’asseoir. Essaie encore.
seat-held = Pas là, un bot joue
seat-away = Pas là
seat-you = toi
seat-turn = doit jouer
seat-gone = Absence prolongée
seat-left = A quitté la table, un bot joue
seat-free = Absence, place à prendre
seat-off = voudrait arrêter

seats = Joueurs

score-about = Points jusqu’ici

spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

waiting-title = La table est mise
waiting-text =
    { $count ->
        [one] Une place est libre. La partie commence dès qu’elle est prise.
       *[other] { $count } places sont libres. La partie commence dès qu’elles sont prises.
    }

invite = Invitation pour la place { $number }
invite-all = Lien pour tout le monde : premiers arrivés, premiers assis
invite-each = Un lien par place
invite-code = Le lien sous forme de code à scanner
invite-alone = Seule cette machine peut ouvrir ce lien. Pour que d’autres chez toi puissent venir, lance Meute avec

copy = Copier

copied = Copié

private-title = Continuer sur un autre appareil
private-text = Ton lien privé. Qui l’a, a ta place.

gone-text = { $names } : absence prolongée.
gone-decide = Que faire ?
gone-bot = Laisser un bot continuer
gone-open = Laisser venir quelqu’un d’autre
gone-about = Quand quelqu’un est absent depuis { $time }, chacun ici peut laisser un bot continuer ou laisser la place à quelqu’un d’autre. Qui revient retrouve sa place, sauf si quelqu’un d’autre l’a prise.

off-title = Interrompre la partie
off-about = La partie s’arrête sans résultat quand tous ceux qui sont là sont d’accord.
off-wishes = Pour arrêter : { $names }
off-answer = Répondre
off-wish = J’aimerais arrêter
off-withdraw = Je préfère continuer
off-over = La partie est interrompue
off-over-about = Elle n’a pas de résultat. Plus aucune question n’est posée.

leave = Quitter la table
leave-ask = Quitter la table ? Un bot joue à ta place jusqu’à ce que quelqu’un la prenne ou que tu reviennes.

left-title = Tu as quitté la table
left-text = Un bot joue à ta place. Tant que personne d’autre ne la prend, tu peux revenir.
left-open = Ta place est de nouveau libre.
left-back = Revenir

passed-title = Quelqu’un d’autre a ta place
passed-text = La place a été cédée pendant ton absence. Tu peux encore regarder.

menu = Que veux-tu faire ?

board = Plateau
any-common = Ce qui est visible
any-seats = Autour de la table
any-answers = Tes réponses
any-yes = oui
any-no = non
any-none = rien

rail = Question, joueurs, journal

side = Journal, discussion et règles

log = Journal
log-empty = Il ne s’est encore rien passé.

chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dis quelque chose à la table
chat-send = Envoyer

rules = Règles
aid = Aide
guide = En deux minutes
rules-of = Règles : { $game }

rule = Règle { $rule }

skip-frames = Passer
story-on = Continuer

link-lost = La connexion est perdue. Nouvel essai…
link-closed = La connexion est fermée. Recharge la page.

prompt = Que faire maintenant

turn-yours = À toi de jouer
turn-others = On attend { $names }
turn-thinking =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
turn-seconds = { $seconds } s
turn-sealed = Ta réponse est donnée. On attend { $names }
turn-watch = Regarde ce qui se passe

watching = Tu regardes cette table.

options-more = Clique sur une pièce, ou choisis ici ({ $count })
options-more-touch = Touche une pièce, ou choisis ici ({ $count })

undo = Annuler
undo-not = Cela reste

hint = Indice

refused = Cela n’a pas marché

whynot = Pourquoi pas ?

round-over = La manche est finie
round-on = Continuer

end-won = Tu gagnes
end-shared = Tu partages la victoire
end-winner =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
end-nobody = Personne ne gagne
end-lead =
    { $lead ->
        [one] Un point d’avance sur { $name }
       *[other] { $lead } points d’avance sur { $name }
    }
end-level = À égalité de points avec { $name } : le départage décide
end-result = Le résultat
end-last = La dernière manche
end-waiting = Quelqu’un a préparé la partie suivante. Ta place t’attend.
end-again = Rejouer
end-look = Regarder la table
end-show = Voir le résultat

analysis = Analyse
analysis-begin = Analyser la partie

fair-check = Vérifier le hasard
fair-about = Avant la donne, le serveur a promis une graine, et ce navigateur a gardé la promesse. Cette page refait chaque tirage à partir d’elle.
fair-kept = Promesse gardée :
fair-busy = Vérification…
fair-yes =
    { $count ->
        [one] Régulier : la graine est bien celle qui était promise, et le tirage en découle.
       *[other] Régulier : la graine est bien celle qui était promise, et les { $count } tirages en découlent.
    }
fair-seed = Irrégulier : la graine n’est pas celle qui était promise.
fair-outcome = Irrégulier : l’événement { $n } ne découle pas de la graine.
fair-promise = Irrégulier : ce n’est pas la partie promise à ton arrivée à la table.
fair-unseen =
    { $count ->
        [one] Le tirage découle de la graine, mais ce navigateur n’a pas vu la promesse avant la partie : il n’a que la parole du serveur.
       *[other] Les { $count } tirages découlent de la graine, mais ce navigateur n’a pas vu la promesse avant la partie : il n’a que la parole du serveur.
    }
