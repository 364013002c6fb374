### Ce qui entoure une leçon dans toutes les salles, en français.

coach-title = Première partie accompagnée
coach-step = Étape { $step } sur { $steps }
coach-free = À toi de jouer comme tu veux
coach-on = Continuer
coach-back = Retour
coach-leave = Quitter
coach-hide = Masquer
coach-show = Montrer quoi faire
coach-says = La leçon
coach-instead = Pas cela
coach-first = Joue ta première partie
coach-first_text = Contre { $count ->
        [one] un bot facile
       *[other] { $count } bots faciles
    }. Tout est déjà réglé, et « Indice » t’aide quand tu veux.
coach-stay = Continuer ici
coach-home = Accueil
coach-call = Je suis là. Appuie sur « Indice » quand tu veux savoir ce que je ferais, et pourquoi.
coach-thanks = C’est bon à savoir
