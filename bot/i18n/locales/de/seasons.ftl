# Saisons von Ligen: Divisionen, wer auf- und wer absteigt.

command-tournament-season = saison
    .description = Die nächste Saison einer beendeten Liga eröffnen (Leitung)
    .name = name
    .name-text = Name der Saison (sonst der letzte, weitergezählt)
    .sign-up-hours = anmeldestunden
    .sign-up-hours-text = Wie lange man sich anmelden kann, in Stunden (sonst 168)
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt

tournament-no-league = Nur eine Liga hat Saisons: alle gegen alle, ohne K.-o.-Runde.
tournament-season-early = Die nächste Saison lässt sich eröffnen, sobald diese zu Ende ist.
tournament-season-opened = Die nächste Saison ist schon eröffnet: „{ $name }“.
season-stays = **Spielen weiter ({ $count }):** { $names }
season-unanswered = **Noch ohne Antwort ({ $count }):** { $names }
season-new = **Neu ({ $count }):** { $names }

button-season = Nächste Saison
tournament-divisions = **Divisionen** zu { $size }{ $promoted ->
    [0] {""}
    [one] ; nach der Saison steigt je Division Platz 1 auf und der letzte Platz ab
   *[other] ; nach der Saison steigen je Division die ersten { $promoted } auf und die letzten { $promoted } ab
}.
tournament-season = **Saison { $season }.** Warst du in der letzten dabei? Mit **{ button-enter }** bleibst du drin.{ $divisions ->
    [no] {""}
   *[yes] {" "}Freie Plätze gehen an die Nächsten von unten.
}
tournament-seeds-season = -# Plätze aus der letzten Saison bleiben; diese Setzliste ordnet nur die Neuen.
tournament-tell-season = Spielt ihr weiter? { $players }
season-opened = Die Anmeldung zu **{ $name }** ist offen. Wer die letzte Saison gespielt hat, wird erwähnt.
season-division = Division { $number }
season-legend = -# ▲ steigt auf · ▽ steigt ab. Punktgleich: Punkte der Gegner, Differenz, erspielte Punkte, dann der Setzplatz.
season-goes-up = steigt auf
season-goes-down = steigt ab
season-line = { $place }\. { $mark ->
    [none] {""}
   *[other] { $mark }{" "}
}{ $player } · Punkte **{ $points }** · Differenz { $difference } · gespielt { $played }
standings-column-played = Gespielt

plan-divisions = Divisionen
plan-divisions-option = { $size ->
    [0] keine Divisionen
   *[other] Divisionen zu { $size }
}
plan-promoted = Auf- und Abstieg
plan-promoted-option = { $promoted ->
    [0] niemand steigt auf oder ab
    [one] { $promoted } steigt auf, { $promoted } steigt ab
   *[other] { $promoted } steigen auf, { $promoted } steigen ab
}
