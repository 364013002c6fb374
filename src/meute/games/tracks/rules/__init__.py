"""The rules in the rulebook's order: preparation, five action phases, scoring, end."""
