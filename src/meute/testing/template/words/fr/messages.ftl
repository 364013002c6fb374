### Hush in French: questions, answers, refusals, hints, the log and the settings.

hush-title = Hush

hush-pitch = Misez en secret, cachez en secret, espérez en secret.

hush-credit = Créé par les fondateurs de Meute, pour être copié.

hush-setting-rounds = Manches
hush-setting-rounds-about = Le nombre de manches d’une partie.

hush-view-rounds = Manches
hush-view-round = Manches jouées
hush-view-die = Votre dé
hush-view-stash = Votre cachette
hush-view-bid = Votre mise
hush-view-points = Points
hush-view-nods = Hochements

hush-ask-Roll = Un dé est lancé.
hush-ask-NodOrStash = Quel jeton cachez-vous ?
hush-ask-MakeBid = Combien misez-vous ?
hush-ask-RaiseBid = Votre mise est de { $bid } : la relevez-vous ?

hush-do-Die = Le dé montre { $face }.
hush-do-Stash = Cacher le jeton de valeur { $token }.
hush-do-Nod = Hocher la tête et réfléchir encore.
hush-do-Bid = Miser { $number }.
hush-do-Raise = Relever à { $bid }.
hush-do-Raise-0 = Rester à { $bid }.

hush-why-nodded = Vous avez hoché la tête deux fois : cachez maintenant un jeton.
hush-why-highest = Aucune mise ne dépasse quatre.
hush-why-NodOrStash = On vous demande un jeton, ou un hochement de tête.
hush-why-MakeBid = On vous demande une mise de un à quatre.
hush-why-RaiseBid = On vous demande si vous relevez votre mise.

hush-log-rolled = Votre dé montre { $face }.
hush-log-bid = Mise { DE($player) } : { $bid }.
hush-log-won = Personne d’autre n’a misé autant { QUE($player) } : points gagnés : { $bid }.
hush-log-hidden = { $player } dévoile ce qui était caché : dé { $die }, cachette { $stash }.

hush-because-Die = C’est le hasard qui décide.
hush-because-Stash = Chaque point de la cachette compte à la fin.
hush-because-Stash-0 = Un jeton vide ne sert qu’à intriguer les autres.
hush-because-Nod = Hocher la tête ne coûte et ne rapporte rien.
hush-because-Bid = Une mise plus haute rapporte plus et peu de mises la battent.
hush-because-Raise = Une mise plus haute rapporte plus et peu de mises la battent.
hush-because-Raise-0 = Les autres se rencontreront peut-être plus haut.
