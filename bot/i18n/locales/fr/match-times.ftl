# Horaires sur lesquels s’accordent les deux personnes d’un match.

command-tournament-time = horaire
    .description = Proposer jusqu’à trois horaires pour ton match
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs

match-time-players = Seules les deux personnes qui jouent un match conviennent de son horaire. Pour un match à toi, utilise `/tournoi horaire`.
match-time-range = Un horaire doit être dans l’avenir et avant la fin du match, <t:{ $until }:f>.
match-time-together = Les horaires sont pour les matchs à deux qui se jouent sur plusieurs jours. Celui-ci se joue dans son fil, que montre `/tournoi ronde`.
match-time-gone = Cet horaire n’est plus proposé. Proposes-en d’autres avec `/tournoi horaire`.
match-time-own = C’est ta proposition : à l’autre de choisir. **{ LABEL("button-time-others") }** la remplace.
match-time-unreadable = Je n’arrive pas à lire « { $typed } ». Écris un horaire comme `{ $example }`.

button-time-propose = Proposer un horaire
button-time-others = Autres horaires
button-time-accept = Horaire { $number }
match-time-form = Horaires pour ton match
match-time-field = Horaire { $number }
    .text = Année-mois-jour, puis l’heure. L’autre le lit dans son propre fuseau horaire.
match-time-zone = Ton fuseau horaire
    .text = Une ville comme Paris, ou Europe/Paris. Je le retiens.
match-times-sent = Proposé ; à l’autre de choisir :
match-times-proposed = { $players }, { $player } propose ces horaires pour votre match :
match-time-agreed = 🕒 { $players }, vous jouez le { $date } ({ $when }).
match-time-void = 🕒 { $players }, l’horaire de votre match ne tient plus, car une place a changé de mains.
match-time-call = 🕒 { $players }, votre match commence { $when }.
match-time-is = 🕒 Convenu : { $date }.
match-time-open = Aucun horaire n’est encore convenu.
match-time-none = -# Encore sans horaire : { $matches }
