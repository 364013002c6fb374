hint-title = Ein Plan für diesen Zug
hint-for = Dafür
hint-against = Dagegen
hint-chance = etwa { $percent } % Gewinnchance
hint-number = Zahl zeigen
hint-next = { $lead }: { $plan }
hint-step = Schritt { $number }
