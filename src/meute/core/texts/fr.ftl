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

## Indices : où l’on en est, et ce qui distingue un plan

core-hint-standing-far_behind = Loin derrière
core-hint-standing-behind = En retard
core-hint-standing-slightly_behind = Un peu en retard
core-hint-standing-level = À peu près à égalité
core-hint-standing-slightly_ahead = Un peu en avance
core-hint-standing-ahead = En avance
core-hint-standing-far_ahead = Loin devant
core-hint-chance = environ { $percent } % de chances de gagner
core-hint-lead-even = À peu près aussi bon
core-hint-lead-slight = Un peu moins bon
core-hint-lead-clear = Moins bon
core-hint-lead-large = Bien moins bon
core-hint-only = Rien d’autre ne mène ailleurs.
core-hint-nothing = Rien que l’on puisse compter ne le distingue du deuxième choix.
core-hint-drawn = Tiré parmi des plans à peu près aussi bons, pour que personne ne puisse le prévoir.
core-hint-next = { $lead } : { $plan }
core-fact-more-exact-own = en plus : { $count } { $what }
core-fact-more-about-own = en plus : environ { $count } { $what }
core-fact-more-slight-own = en plus : un peu ({ $what })
core-fact-less-exact-own = en moins : { $count } { $what }
core-fact-less-about-own = en moins : environ { $count } { $what }
core-fact-less-slight-own = en moins : un peu ({ $what })
core-fact-more-exact-others = pour les autres, en plus : { $count } { $what }
core-fact-more-about-others = pour les autres, en plus : environ { $count } { $what }
core-fact-more-slight-others = pour les autres, en plus : un peu ({ $what })
core-fact-less-exact-others = pour les autres, en moins : { $count } { $what }
core-fact-less-about-others = pour les autres, en moins : environ { $count } { $what }
core-fact-less-slight-others = pour les autres, en moins : un peu ({ $what })
