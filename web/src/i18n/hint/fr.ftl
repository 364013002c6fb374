hint-title = Un plan pour ce tour
hint-for = Pour
hint-against = Contre
hint-chance = environ { $percent } % de chances de gagner
hint-number = Voir le chiffre
hint-next = { $lead } : { $plan }
hint-step = Étape { $number }
