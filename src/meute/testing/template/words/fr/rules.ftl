### The rules of Hush in French.
### A title has no full stop at its end, a paragraph has.

rule-1 = Mise en place
rule-1-1 = Hush se joue de deux à quatre. Une partie compte trois manches, ou autant que le dit le réglage rounds.
rule-1-2 = Tout le monde commence sans point, sans dé et avec une cachette vide.

rule-2 = Une manche
rule-2-1 = À chaque manche, un dé est lancé pour chaque joueur ; chacun cache un jeton ; tous misent ; les mises sont dévoilées.
rule-2-2 = Votre dé est lancé en secret : vous seul le voyez. Il remplace votre dé de la manche précédente.
rule-2-3 = L’un après l’autre, vous cachez un jeton, qui vaut zéro ou un point. Personne d’autre ne voit lequel.
rule-2-4 = Avant de cacher un jeton, vous pouvez hocher la tête, deux fois de suite au plus. Cela ne change rien.
rule-2-5 = Puis tous misent en même temps, en secret : un nombre de 1 à 4.
rule-2-6 = Avec votre mise, vous décidez de la relever d’un point ou non. Une mise de 4 ne peut pas être relevée.
rule-2-7 = Toutes les mises sont dévoilées. La plus haute mise faite par un seul joueur lui rapporte autant de points ; s’il n’y en a pas, personne n’en gagne.

rule-3 = La fin
rule-3-1 = Après la dernière manche, chacun ajoute à ses points son dernier dé (2.2) et sa cachette (2.3).
rule-3-2 = Le plus de points l’emporte. À égalité, on partage le rang.
