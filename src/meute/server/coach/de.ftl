### Was in jedem Raum um eine Lektion herum steht, auf Deutsch.

coach-title = Erste Partie mit Begleitung
coach-step = Schritt { $step } von { $steps }
coach-free = Jetzt spielst du allein weiter
coach-on = Weiter
coach-back = Zurück
coach-leave = Verlassen
coach-hide = Ausblenden
coach-show = Zeigen, was zu tun ist
coach-says = Zur Lektion
coach-instead = Das nicht
coach-first = Spiel deine erste Partie
coach-first_text = Gegen { $count ->
        [one] einen leichten Bot
       *[other] { $count } leichte Bots
    }. Alles ist schon eingestellt, und mit „Tipp“ bekommst du Rat.
coach-stay = Hier weiterspielen
coach-home = Startseite
coach-call = Ich bin da. Drück auf „Tipp“, wann immer du wissen willst, was ich tun würde und warum.
coach-thanks = Gut zu wissen
