# Saisons de ligues : divisions, qui monte et qui descend.

command-tournament-season = saison
    .description = Ouvrir la saison suivante d’une ligue terminée (organisation)
    .name = nom
    .name-text = Nom de la saison (sinon celui de la dernière, numéro suivant)
    .sign-up-hours = heures_inscription
    .sign-up-hours-text = Durée des inscriptions, en heures (sinon 168)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs

tournament-no-league = Seule une ligue a des saisons : toutes rondes, sans élimination directe.
tournament-season-early = La saison suivante pourra s’ouvrir quand celle-ci sera finie.
tournament-season-opened = La saison suivante est déjà ouverte : « { $name } ».
season-stays = **Continuent ({ $count }) :** { $names }
season-unanswered = **Pas encore de réponse ({ $count }) :** { $names }
season-new = **Nouvelles inscriptions ({ $count }) :** { $names }

button-season = Saison suivante
tournament-divisions = **Divisions** de { $size }{ $promoted ->
    [0] {""}
    [one] ; après la saison, la première place de chacune monte et la dernière descend
   *[other] ; après la saison, les { $promoted } premières places de chacune montent et les { $promoted } dernières descendent
}.
tournament-season = **Saison { $season }.** Tu jouais la précédente ? **{ button-enter }** te garde ta place.{ $divisions ->
    [no] {""}
   *[yes] {" "}Les places libres vont à qui suit d’en bas.
}
tournament-seeds-season = -# Les places de la saison passée restent ; cet ordre ne vaut que pour les autres.
tournament-tell-season = Vous continuez ? { $players }
season-opened = Les inscriptions à **{ $name }** sont ouvertes. Les personnes de la dernière saison sont mentionnées.
season-division = Division { $number }
season-legend = -# ▲ monte · ▽ descend. À égalité : points des adversaires, différence, points marqués, puis tête de série.
season-goes-up = monte
season-goes-down = descend
season-line = { $place }\. { $mark ->
    [none] {""}
   *[other] { $mark }{" "}
}{ $player } · points **{ $points }** · différence { $difference } · joués { $played }
standings-column-played = Joués

plan-divisions = Divisions
plan-divisions-option = { $size ->
    [0] pas de divisions
   *[other] divisions de { $size }
}
plan-promoted = Montées et descentes
plan-promoted-option = { $promoted ->
    [0] personne ne monte ni ne descend
    [one] { $promoted } monte, { $promoted } descend
   *[other] { $promoted } montent, { $promoted } descendent
}
