"""The names of the settings and what their numbers stand for, in every language."""

from typing import Final

from meute.games.foxes.texts.figures import figures

EN: Final[dict[str, tuple[str, str]]] = {
    "start_pc": ("PC at the start", "How many PC everybody begins with."),
    "start_objectives": ("Objectives at the start", "How many cards everybody is dealt."),
    "roll_pc": ("PC for a roll", "PC for rolling 1 to 6."),
    "moves": ("Moves", "The most spaces a fox moves by day, then by night."),
    "action_costs": (
        "Costs of the actions",
        "On each space from Fields 1 to Farm 3: mulotage, mark, advance, cub +1; -1 where it is not printed.",
    ),
    "dam": ("Beaver dam", "The space of the dam, counted from 0 for Fields 1; 4 is River 2."),
    "vital_bonus": (
        "Slot bonuses of the territories",
        "For slots 1 to 5: resources, bonus tiles and PC.",
    ),
    "vital_penalty": ("Slot penalties of the territories", "For slots 1 to 5."),
    "mountain_bonus": (
        "Slot bonuses of the Mountain",
        "For slots 1 to 4: resources, bonus tiles and PC.",
    ),
    "mountain_penalty": ("Slot penalties of the Mountain", "For slots 1 to 4."),
    "den_penalty": ("Slot penalties of the den", "For slots 1 to 4."),
    "vital_open": ("Open slots of a territory", "With 2, 3, 4 and 5 players."),
    "mountain_open": ("Open slots of the Mountain", "With 2, 3, 4 and 5 players."),
    "mulotage_stack": ("Mulotage tiles on a place", "With 2, 3, 4 and 5 players."),
    "mountain_costs": ("Costs on the Mountain", "Green flag, resource, step on a track, cub +1."),
    "mulotage_copies": (
        "Copies of the mulotage tiles",
        "How many there are of each of the seven kinds.",
    ),
    "mulotage_pc": (
        "PC of the mulotage tiles",
        "For each of the seven kinds, the failed one first.",
    ),
    "mulotage_resources": (
        "Resources of the mulotage tiles",
        "For each of the seven kinds, the failed one first.",
    ),
    "mulotage_vp": ("VP for mulotage tiles", "For 0 to 5 tiles at the end."),
    "track_gains": (
        "Bonus tracks: what",
        "Tracks from Fields to Farm, spaces 1 to 5: 0 nothing, 1 PC, 2 VP, 3 resource, 4 cub +1, 5 bonus tile, 6 cheese.",
    ),
    "track_amounts": ("Bonus tracks: how much", "Tracks from Fields to Farm, spaces 1 to 5."),
    "crosshairs": (
        "White crosshairs",
        "Tracks from Fields to Farm, spaces 1 to 5: 1 where one is printed.",
    ),
    "cheese_pc": (
        "PC for the cheese",
        "In exchange for it, and when somebody else has it already.",
    ),
    "bonus_copies": (
        "Copies of the bonus tiles",
        "How many there are of each of the eleven kinds.",
    ),
    "bonus_amounts": (
        "Amounts of the bonus tiles",
        "PC, resources, cub, die, VP, steps; then what the placer of storm, wolf, tent, bear and beaver gains.",
    ),
    "destiny_amounts": ("Amounts of the destiny tiles", "PC, resources, VP."),
    "dig_costs": ("Costs of digging", "For 1, 2 and 3 path tiles."),
    "cell_gains": (
        "Den cells: what",
        "From the lower left, row by row: 0 nothing, 1 PC, 2 VP, 3 resource, 4 cub +1, 5 bonus tile, 6 cheese.",
    ),
    "cell_amounts": ("Den cells: how much", "From the lower left, row by row."),
    "path_copies": (
        "Copies of the path tiles",
        "Straight, curve, fork, crossing; then the same with PC.",
    ),
    "path_pc": ("PC on path tiles", "What a path tile with PC gives."),
    "exit_needs": ("Objectives for the exits", "Validated objectives that exits 1 to 5 ask for."),
    "instinct_needs": (
        "Cub values for instincts",
        "Nose, Care, Speed, Stealth, Dominance, Endurance.",
    ),
    "instinct_vp": ("VP of the instincts", "Nose, Care, Speed, Stealth, Dominance, Endurance."),
    "instinct_effects": (
        "Effects of the instincts",
        "Nose: PC; Care: PC less; Speed: spaces; Dominance: PC; Endurance: VP.",
    ),
    "cub_start": ("First value of a cub", "What a cub die shows on space 1 of its row."),
    "growth_cub": ("Growth: cub", "How much the cub gains on spaces 2 to 6."),
    "growth_vp": ("Growth: VP", "VP on spaces 2 to 6."),
    "order_gains": (
        "Turn-order bonuses",
        "PC, resources and bonus tiles of the three tiles for position 3, then of the three for 4 and 5.",
    ),
    "objective_copies": ("Copies of the objectives", "For each of the twenty objectives."),
    "objective_needs": (
        "Numbers of the objectives",
        "The number each of the twenty objectives asks for.",
    ),
    "objective_vp": ("VP of the objectives", "For each of the twenty objectives."),
    "objective_exchange": ("Exchange effects", "Effect 1 to 5 of each of the twenty objectives."),
    "exchange_amounts": (
        "Amounts of the exchanges",
        "X1 VP; X2 PC paid, VP; X3 PC; X4 PC; X5 PC paid, cub increases.",
    ),
    "ruse_amounts": (
        "Amounts of the ruse tiles",
        "Die; spaces; cheaper by; PC of the free way; path tiles; PC for a sale; PC paid; resources bought.",
    ),
    "orange": ("Orange spaces", "VP from one orange space to the next."),
    "final": ("End of the game", "VP for a marker, PC for 1 VP, VP for a set of resources."),
}
FR: Final[dict[str, tuple[str, str]]] = {
    "start_pc": ("PC au départ", "Combien de PC chacun reçoit au début."),
    "start_objectives": ("Objectifs au départ", "Combien de cartes chacun reçoit au début."),
    "roll_pc": ("PC du jet", "PC pour un jet de 1 à 6."),
    "moves": ("Déplacements", "Cases au plus, de jour puis de nuit."),
    "action_costs": (
        "Coûts des actions",
        "Sur chaque case, de Champs 1 à Ferme 3 : mulotage, marquage, avancée, renardeau +1 ; -1 si l'action n'y est pas.",
    ),
    "dam": (
        "Barrage du castor",
        "La case du barrage, comptée depuis 0 pour Champs 1 ; 4 est Rivière 2.",
    ),
    "vital_bonus": (
        "Bonus d'emplacement des territoires",
        "Emplacements 1 à 5 : ressources, tuiles bonus et PC.",
    ),
    "vital_penalty": ("Malus d'emplacement des territoires", "Emplacements 1 à 5."),
    "mountain_bonus": (
        "Bonus d'emplacement de la Montagne",
        "Emplacements 1 à 4 : ressources, tuiles bonus et PC.",
    ),
    "mountain_penalty": ("Malus d'emplacement de la Montagne", "Emplacements 1 à 4."),
    "den_penalty": ("Malus d'emplacement de la tanière", "Emplacements 1 à 4."),
    "vital_open": ("Emplacements ouverts d'un territoire", "À 2, 3, 4 et 5."),
    "mountain_open": ("Emplacements ouverts de la Montagne", "À 2, 3, 4 et 5."),
    "mulotage_stack": ("Tuiles mulotage par lieu", "À 2, 3, 4 et 5."),
    "mountain_costs": (
        "Coûts sur la Montagne",
        "Drapeau vert, ressource, pas sur une piste, renardeau +1.",
    ),
    "mulotage_copies": (
        "Exemplaires des tuiles mulotage",
        "Combien il y en a de chacune des sept sortes.",
    ),
    "mulotage_pc": (
        "PC des tuiles mulotage",
        "Pour chacune des sortes, en commençant par l'échec.",
    ),
    "mulotage_resources": (
        "Ressources des tuiles mulotage",
        "Pour chacune des sortes, en commençant par l'échec.",
    ),
    "mulotage_vp": ("PV des tuiles mulotage", "Pour 0 à 5 tuiles, à la fin."),
    "track_gains": (
        "Pistes bonus : quoi",
        "Pistes des Champs à la Ferme, cases 1 à 5 : 0 rien, 1 PC, 2 PV, 3 ressource, 4 renardeau +1, 5 tuile bonus, 6 fromage.",
    ),
    "track_amounts": ("Pistes bonus : combien", "Pistes des Champs à la Ferme, cases 1 à 5."),
    "crosshairs": (
        "Viseurs blancs",
        "Pistes des Champs à la Ferme, cases 1 à 5 : 1 s'il y en a un.",
    ),
    "cheese_pc": ("PC du fromage", "En échange du fromage, et quand quelqu'un l'a déjà."),
    "bonus_copies": (
        "Exemplaires des tuiles bonus",
        "Combien il y en a de chacune des onze sortes.",
    ),
    "bonus_amounts": (
        "Quantités des tuiles bonus",
        "PC, ressources, renardeau, dé, PV, pas ; puis ce que gagne qui pose la tempête, le loup, la tente, l'ours et le castor.",
    ),
    "destiny_amounts": ("Quantités des tuiles destin", "PC, ressources, PV."),
    "dig_costs": ("Coûts pour creuser", "Pour 1, 2 et 3 tuiles chemin."),
    "cell_gains": (
        "Cases de la tanière : quoi",
        "Depuis le bas à gauche, rangée par rangée : 0 rien, 1 PC, 2 PV, 3 ressource, 4 renardeau +1, 5 tuile bonus, 6 fromage.",
    ),
    "cell_amounts": ("Cases de la tanière : combien", "Depuis le bas à gauche, rangée par rangée."),
    "path_copies": (
        "Exemplaires des tuiles chemin",
        "Ligne droite, virage, fourche, croisement ; puis les mêmes avec PC.",
    ),
    "path_pc": ("PC des tuiles chemin", "Ce que donne une tuile chemin avec PC."),
    "exit_needs": ("Objectifs des sorties", "Objectifs validés que demandent les sorties 1 à 5."),
    "instinct_needs": (
        "Valeurs pour les instincts",
        "Flair, Soin, Vitesse, Discrétion, Dominance, Endurance.",
    ),
    "instinct_vp": ("PV des instincts", "Flair, Soin, Vitesse, Discrétion, Dominance, Endurance."),
    "instinct_effects": (
        "Effets des instincts",
        "Flair : PC ; Soin : PC de moins ; Vitesse : cases ; Dominance : PC ; Endurance : PV.",
    ),
    "cub_start": (
        "Première valeur d'un renardeau",
        "Ce que montre un dé renardeau sur la case 1 de sa ligne.",
    ),
    "growth_cub": ("Croissance : renardeau", "Ce que gagne le renardeau sur les cases 2 à 6."),
    "growth_vp": ("Croissance : PV", "PV sur les cases 2 à 6."),
    "order_gains": (
        "Bonus d'ordre du tour",
        "PC, ressources et tuiles bonus des trois tuiles de la position 3, puis des trois pour 4 et 5.",
    ),
    "objective_copies": ("Exemplaires des objectifs", "Pour chacun des vingt objectifs."),
    "objective_needs": (
        "Nombres des objectifs",
        "Le nombre que demande chacun des vingt objectifs.",
    ),
    "objective_vp": ("PV des objectifs", "Pour chacun des vingt objectifs."),
    "objective_exchange": ("Effets d'échange", "Effet 1 à 5 de chacun des vingt objectifs."),
    "exchange_amounts": (
        "Quantités des échanges",
        "X1 PV ; X2 PC payés, PV ; X3 PC ; X4 PC ; X5 PC payés, hausses de renardeau.",
    ),
    "ruse_amounts": (
        "Quantités des tuiles ruse",
        "Dé ; cases ; rabais ; PC de la voie libre ; tuiles chemin ; PC d'une vente ; PC payés ; ressources achetées.",
    ),
    "orange": ("Cases orange", "PV d'une case orange à la suivante."),
    "final": ("Fin de partie", "PV par marqueur, PC pour 1 PV, PV par lot de ressources."),
}
DE: Final[dict[str, tuple[str, str]]] = {
    "start_pc": ("PC am Anfang", "Mit wie vielen PC alle beginnen."),
    "start_objectives": ("Ziele am Anfang", "Wie viele Karten alle bekommen."),
    "roll_pc": ("PC für einen Wurf", "PC für einen Wurf von 1 bis 6."),
    "moves": ("Schritte", "Wie viele Felder ein Fuchs höchstens zieht, bei Tag, dann bei Nacht."),
    "action_costs": (
        "Kosten der Aktionen",
        "Auf jedem Feld von Acker 1 bis Hof 3: Mäuseln, Markieren, Vorrücken, Welpe +1; -1, wo nichts gedruckt ist.",
    ),
    "dam": ("Biberdamm", "Das Feld des Damms, von 0 für Acker 1 an gezählt; 4 ist Fluss 2."),
    "vital_bonus": ("Platzboni der Reviere", "Plätze 1 bis 5: Rohstoffe, Bonusplättchen und PC."),
    "vital_penalty": ("Abzüge der Reviere", "Plätze 1 bis 5."),
    "mountain_bonus": ("Platzboni des Berges", "Plätze 1 bis 4: Rohstoffe, Bonusplättchen und PC."),
    "mountain_penalty": ("Abzüge des Berges", "Plätze 1 bis 4."),
    "den_penalty": ("Abzüge des Baus", "Plätze 1 bis 4."),
    "vital_open": ("Offene Plätze eines Reviers", "Zu zweit, dritt, viert und fünft."),
    "mountain_open": ("Offene Plätze des Berges", "Zu zweit, dritt, viert und fünft."),
    "mulotage_stack": ("Mäuselplättchen je Stelle", "Zu zweit, dritt, viert und fünft."),
    "mountain_costs": (
        "Kosten auf dem Berg",
        "Grüne Flagge, Rohstoff, Schritt auf einer Leiste, Welpe +1.",
    ),
    "mulotage_copies": (
        "Anzahl der Mäuselplättchen",
        "Wie viele es von jeder der sieben Sorten gibt.",
    ),
    "mulotage_pc": ("PC der Mäuselplättchen", "Für jede der sieben Sorten, der Fehlschlag zuerst."),
    "mulotage_resources": (
        "Rohstoffe der Mäuselplättchen",
        "Für jede der sieben Sorten, der Fehlschlag zuerst.",
    ),
    "mulotage_vp": ("SP für Mäuselplättchen", "Für 0 bis 5 Plättchen am Ende."),
    "track_gains": (
        "Bonusleisten: was",
        "Leisten von Acker bis Hof, Felder 1 bis 5: 0 nichts, 1 PC, 2 SP, 3 Rohstoff, 4 Welpe +1, 5 Bonusplättchen, 6 Käse.",
    ),
    "track_amounts": ("Bonusleisten: wie viel", "Leisten von Acker bis Hof, Felder 1 bis 5."),
    "crosshairs": (
        "Weiße Fadenkreuze",
        "Leisten von Acker bis Hof, Felder 1 bis 5: 1, wo eines gedruckt ist.",
    ),
    "cheese_pc": ("PC für den Käse", "Beim Eintauschen, und wenn ihn schon jemand hat."),
    "bonus_copies": ("Anzahl der Bonusplättchen", "Wie viele es von jeder der elf Sorten gibt."),
    "bonus_amounts": (
        "Werte der Bonusplättchen",
        "PC, Rohstoffe, Welpe, Würfel, SP, Schritte; dann was bekommt, wer Sturm, Wolf, Zelt, Bär und Biber einsetzt.",
    ),
    "destiny_amounts": ("Werte der Schicksalsplättchen", "PC, Rohstoffe, SP."),
    "dig_costs": ("Kosten des Grabens", "Für 1, 2 und 3 Wegplättchen."),
    "cell_gains": (
        "Felder des Baus: was",
        "Von unten links, Reihe für Reihe: 0 nichts, 1 PC, 2 SP, 3 Rohstoff, 4 Welpe +1, 5 Bonusplättchen, 6 Käse.",
    ),
    "cell_amounts": ("Felder des Baus: wie viel", "Von unten links, Reihe für Reihe."),
    "path_copies": (
        "Anzahl der Wegplättchen",
        "Gerade, Kurve, Gabelung, Kreuzung; dann dieselben mit PC.",
    ),
    "path_pc": ("PC auf Wegplättchen", "Was ein Wegplättchen mit PC gibt."),
    "exit_needs": ("Ziele für die Ausgänge", "Erfüllte Ziele, die die Ausgänge 1 bis 5 verlangen."),
    "instinct_needs": (
        "Welpenwerte für Instinkte",
        "Spürnase, Fürsorge, Schnelligkeit, Heimlichkeit, Dominanz, Ausdauer.",
    ),
    "instinct_vp": (
        "SP der Instinkte",
        "Spürnase, Fürsorge, Schnelligkeit, Heimlichkeit, Dominanz, Ausdauer.",
    ),
    "instinct_effects": (
        "Wirkung der Instinkte",
        "Spürnase: PC; Fürsorge: PC weniger; Schnelligkeit: Felder; Dominanz: PC; Ausdauer: SP.",
    ),
    "cub_start": (
        "Erster Wert eines Welpen",
        "Was ein Welpenwürfel auf Feld 1 seiner Reihe zeigt.",
    ),
    "growth_cub": ("Wachstum: Welpe", "Um wie viel der Welpe auf den Feldern 2 bis 6 steigt."),
    "growth_vp": ("Wachstum: SP", "SP auf den Feldern 2 bis 6."),
    "order_gains": (
        "Boni der Reihenfolge",
        "PC, Rohstoffe und Bonusplättchen der drei Plättchen für Position 3, dann der drei für 4 und 5.",
    ),
    "objective_copies": ("Anzahl der Ziele", "Für jedes der zwanzig Ziele."),
    "objective_needs": ("Zahlen der Ziele", "Die Zahl, die jedes der zwanzig Ziele verlangt."),
    "objective_vp": ("SP der Ziele", "Für jedes der zwanzig Ziele."),
    "objective_exchange": ("Tauscheffekte", "Effekt 1 bis 5 jedes der zwanzig Ziele."),
    "exchange_amounts": (
        "Werte der Tauscheffekte",
        "X1 SP; X2 gezahlte PC, SP; X3 PC; X4 PC; X5 gezahlte PC, Welpe +1.",
    ),
    "ruse_amounts": (
        "Werte der Listplättchen",
        "Würfel; Felder; Ersparnis; PC beim freien Weg; Wegplättchen; PC beim Verkauf; gezahlte PC; gekaufte Rohstoffe.",
    ),
    "orange": ("Orange Felder", "SP von einem orangen Feld zum nächsten."),
    "final": ("Spielende", "SP je Marker, PC für 1 SP, SP je Rohstoffsatz."),
}
SETTINGS: Final = {"en": EN, "fr": FR, "de": DE}


def settings(language: str) -> dict[str, str]:
    """Return a name and a description of every setting and what its numbers are, by key."""
    out: dict[str, str] = {}
    for name, (title, about) in SETTINGS[language].items():
        out[f"foxes.setting.{name}"] = title
        out[f"foxes.setting.{name}.about"] = about
    return out | figures(language)
