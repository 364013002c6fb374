puzzles = Problèmes
puzzles-about = Des positions tirées de vraies parties, où une façon de jouer est nettement la meilleure d’après ce que tu peux savoir. Trouve-la sur le plateau.
puzzles-daily = Le problème du jour
puzzles-one = Problème
puzzles-solve = Le résoudre
puzzles-again = Encore une fois
puzzles-next = Problème suivant
puzzles-next-room = Continuer
puzzles-all = Tous les problèmes
puzzles-show = Voir la solution
puzzles-skip = Aller à la fin
puzzles-you = Toi
puzzles-streak = À la suite, du premier coup
puzzles-best = Meilleure série
puzzles-solved = Résolus
puzzles-row = { $count } à la suite
puzzles-days =
    { $count ->
        [one] Résolu aujourd’hui : premier jour d’une série
       *[other] { $count } jours de suite
    }
puzzles-progress = Résolus : { $done } sur { $count }
puzzles-empty = Il n’y a pas encore de problèmes ici.
puzzles-none = Les problèmes ne sont pas arrivés
puzzles-gone = Ce problème n’existe plus
puzzles-gone-text = Ses règles ont changé depuis, ou le lien est abîmé.
puzzles-ask = Une façon de jouer est nettement meilleure que toutes les autres. Laquelle ?
puzzles-right = Juste
puzzles-right-more = Et maintenant ?
puzzles-right-all = Résolu
puzzles-clean = Du premier coup.
puzzles-helped =
    { $count ->
        [0] Trouvé.
        [one] Trouvé, après un autre essai.
       *[other] Trouvé, après { $count } essais manqués.
    }
puzzles-wrong = Pas le meilleur choix
puzzles-cost =
    { $points ->
        [0] cela coûte moins d’un point de chances. Essaie autrement.
        [one] cela coûte environ un point de chances. Essaie autrement.
       *[other] cela coûte environ { $points } points de chances. Essaie autrement.
    }
puzzles-cost-much = c’est donner beaucoup. Essaie autrement.
puzzles-shown = Voici comment faire
puzzles-way = La meilleure façon de jouer
puzzles-instead = Ensuite vient : { $sentence } (−{ $points } points)
puzzles-chances = Ainsi, on gagne environ { $best } % de ces parties ; autrement, { $other } % au plus.
puzzles-proof = Mondes imaginés qui s’accordent avec ce que tu sais : { $count }. Chacun a été joué plus loin avec la même chance pour chaque réponse.
puzzles-level-1 = facile
puzzles-level-2 = moyen
puzzles-level-3 = difficile
puzzles-level-4 = très difficile
theme-puzzle-decisive = décide de la partie
theme-puzzle-rescue = sauver ce qui peut l’être
theme-puzzle-plan = en plusieurs temps
theme-puzzle-quiet = semble mauvais d’abord
