### What the server itself says, in French.

server-late = La partie a avancé depuis ton clic. Regarde et choisis à nouveau.

server-too_fast = Cela fait beaucoup à la fois. Attends un instant.

server-too_many_tables = Tu as dressé beaucoup de tables en peu de temps. Attends une minute avant la prochaine.

server-too_long = Ce message est trop long.

server-unreadable = Le serveur ne peut pas lire ce message.

server-hello_first = Le premier message d’une connexion dit qui tu es.

server-unknown_table = Cette table n’existe pas.

server-unknown_seat = Cette place n’existe pas à cette table.

server-nothing_here = Il n’y a rien à cette adresse.

server-unknown_game = Ce jeu n’existe pas.

server-unknown_puzzle = Ce problème n’existe pas.

server-unknown_language = Il n’y a pas de textes dans cette langue.

server-bad_token = Ce lien n’ouvre aucune place à cette table.

server-token_needed = Seules les personnes assises à cette table peuvent le faire.

server-watching = Tu regardes. Seules les personnes assises à cette table peuvent le faire.

server-not_started = La partie commence quand toutes les places sont prises.

server-try_again = Impossible d’enregistrer, donc rien ne s’est passé. Essaie encore.

server-trouble = Un problème est survenu de notre côté, et rien ne s’est passé. Essaie encore.

server-name_empty = Dis ton nom aux autres.

server-name_long = Un nom a au plus { $most } lettres.

server-name_odd = Ce nom contient des signes invisibles ou des lettres qu’on prend pour d’autres. Choisis-en un plus simple.

server-too_many_joins = Tu t’es assis à beaucoup de tables en peu de temps. Attends une minute, puis réessaie.

server-too_many_sockets = Trop de connexions sont ouvertes depuis ton adresse. Ferme quelques pages, puis réessaie.

server-full_house = Cette table a déjà tous les spectateurs possibles.

server-foreign_host = Ce serveur ne répond pas à ce nom.

server-foreign_page = C’est un autre site qui le demande : le serveur ne le fait pas. Ouvre plutôt sa propre page.

server-too_long_a_game = Cette partie est devenue très longue. On ne peut plus rien reprendre ; continue.

server-too_many_standing = Beaucoup de tables créées depuis ton adresse attendent ou sont en cours. Finis-en d’abord quelques-unes.

server-not_kept = Cette partie s’est jouée avec des règles qui ont changé depuis ; son déroulement n’a pas été conservé.

server-seat_taken = Quelqu’un a déjà pris cette place.

server-no_seat = Toutes les places de cette table sont prises.

server-seat_passed = Quelqu’un d’autre a pris cette place depuis ton départ.

server-too_late = Cette partie est finie : plus personne ne peut s’asseoir.

server-left = Tu as quitté cette table.

server-banned = Impossible de jouer ici depuis cette adresse : qui gère ce serveur t’en a fermé les portes.

server-called_off = Cette partie a été interrompue d’un commun accord.

server-still_here = Ce n’est possible que si quelqu’un est absent depuis quelques minutes.

server-nobody_there = Personne n’est assis là dont tu pourrais céder la place.

server-bad_invite = Cette invitation n’ouvre aucune place à cette table.

server-private = Cette table est privée : il te faut une invitation.

server-bad_table = Impossible de préparer cette table : { $detail }

server-one_me = Tu ne peux prendre qu’une seule place.

server-bot_missing = Dis quel bot doit s’asseoir là.

server-not_over = Ce sera possible quand la partie sera terminée.

server-no_moment = Cette partie n’a pas de tel moment.

server-nothing_left = À partir de là, il n’y a plus rien à décider.

server-no_rematch = Personne n’a demandé de revanche à cette table.

server-unknown_eyes = Personne ne voit cette table ainsi.

server-chat_empty = Ce message ne dit rien.

server-chat_long = Un message a au plus { $most } lettres.

server-hint-none = Aucune question ne t’est posée pour l’instant.

server-hint-coming = On réfléchit déjà à un indice pour toi.

server-busy = Le serveur a beaucoup à réfléchir en ce moment. Réessaie dans un instant.

server-named_bots_only = Ici, les bots jouent tels quels : nommes-en un sans réglages entre parenthèses.

server-analysis-none = Ce jeu ne sait pas estimer qui va gagner : la partie ne peut pas être analysée.

server-log-held = { $player } n’est plus là depuis longtemps : un bot continue.
server-log-back = { $player } est de retour.
server-log-left = { $player } quitte la table : un bot continue.
server-log-passed_on = { $other } ne répond plus ; { $player } laisse un bot continuer.
server-log-opened = { $other } ne répond plus ; { $player } laisse la place à quelqu’un d’autre.
server-log-character = { $player }, { $character } : { $about }
server-log-taken = { $player } prend la suite après { $before }.
server-log-wishes_off = { $player } aimerait interrompre la partie.
server-log-plays_on = { $player } préfère continuer.
server-log-called_off = La partie est interrompue d’un commun accord.
server-log-closed = La table a été fermée par qui gère ce serveur. La partie se termine sans résultat.
server-log-rules_changed = Les règles ont été modifiées entre-temps ; la partie continue avec les nouvelles.
server-log-rules_gone = Les règles ont changé au point que cette partie ne peut pas continuer. Elle se termine sans résultat.
