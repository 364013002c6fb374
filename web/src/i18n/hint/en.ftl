hint-title = A plan for this turn
hint-for = For it
hint-against = Against it
hint-chance = about { $percent }% to win
hint-number = Show the number
hint-next = { $lead }: { $plan }
hint-step = Step { $number }
