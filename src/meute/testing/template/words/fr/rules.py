"""The rules by paragraph, in French; a number without a dot is a title."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "1": "Mise en place",
    "1.1": "Hush se joue de deux à quatre. Une partie compte trois manches, ou autant que le dit le réglage rounds.",
    "1.2": "Tout le monde commence sans point, sans dé et avec une cachette vide.",
    "2": "Une manche",
    "2.1": "À chaque manche, un dé est lancé pour chaque joueur\u00a0; chacun cache un jeton\u00a0; tous misent\u00a0; les mises sont dévoilées.",
    "2.2": "Votre dé est lancé en secret\u00a0: vous seul le voyez. Il remplace votre dé de la manche précédente.",
    "2.3": "L'un après l'autre, vous cachez un jeton, qui vaut zéro ou un point. Personne d'autre ne voit lequel.",
    "2.4": "Avant de cacher un jeton, vous pouvez hocher la tête, deux fois de suite au plus. Cela ne change rien.",
    "2.5": "Puis tous misent en même temps, en secret\u00a0: un nombre de 1 à 4.",
    "2.6": "Avec votre mise, vous décidez de la relever d'un point ou non. Une mise de 4 ne peut pas être relevée.",
    "2.7": "Toutes les mises sont dévoilées. La plus haute mise faite par un seul joueur lui rapporte autant de points\u00a0; s'il n'y en a pas, personne n'en gagne.",
    "3": "La fin",
    "3.1": "Après la dernière manche, chacun ajoute à ses points son dernier dé (2.2) et sa cachette (2.3).",
    "3.2": "Le plus de points l'emporte. À égalité, on partage le rang.",
}
