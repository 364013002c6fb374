### What the engine itself says, in French.

core-seat = Place { $number }

core-not_asked = Aucune question n’est posée à cette place pour l’instant.

core-over = La partie est terminée.

core-not_an_option = Cela ne répond pas à la question posée.

core-no_run = On ne peut préparer ses réponses que lorsqu’elles se donnent en secret.

core-row-empty = Une suite de réponses en contient au moins une.
core-row-sealed = Les réponses secrètes se donnent une par une, ou se planifient.
core-row-ends = Une suite de réponses s’arrête là où quelque chose de nouveau apparaît ou là où quelqu’un d’autre décide.

core-undone = { $player } annule des réponses : { $count }.

core-undo-nothing = Cette place n’a aucune réponse à annuler.
core-undo-chance = Depuis, une carte ou un dé est sorti : impossible d’annuler.
core-undo-shown = Depuis, quelqu’un a vu du nouveau : impossible d’annuler.
core-undo-others = Quelqu’un d’autre a répondu depuis.
core-undo-asked = Depuis, les autres ont aussi leur question : impossible d’annuler.

core-plain-ask = Ta réponse à cette question : { $question }.
core-plain-ask-any = Quelle est ta réponse ?
core-plain-do = { $action }
core-plain-because = Ce jeu ne dit pas pourquoi.
