# Wertungszahlen, Profile, Ranglisten und Rekorde.

command-profile = profil
    .description = Was jemand gespielt hat: Wertungszahlen, Schnitt, Verlässlichkeit, direkter Vergleich
    .person = person
    .person-text = Wessen Profil (sonst deines)
    .versus = gegen
    .versus-text = Wie es gegen diese Person ausging
command-leaderboard = rangliste
    .description = Wer die besten Wertungszahlen hat
    .scope = bereich
    .scope-text = Dieser Server oder alle Server
    .seats = plätze
    .seats-text = Nur Partien mit so vielen Plätzen (2 bis 6)
    .edition = edition
    .edition-text = Nur Partien dieser Edition
    .expansions = erweiterungen
    .expansions-text = Nur Partien mit genau diesen Erweiterungen
    .computers = computer
    .computers-text = Partien mit Computern, die getrennt gewertet werden
command-records = rekorde
    .description = Die größte Stadt, die reichste Wiese, die meisten Punkte: die Rekorde
    .scope = bereich
    .scope-text = Dieser Server oder alle Server

scope-server = dieser Server
scope-all = alle Server

## Wertungszahlen
# $rating: eine Zahl. $provisional: yes oder no.
rating-shown = { $provisional ->
    [yes] { $rating } (vorläufig)
   *[no] { $rating }
}
# $seat: ein Platz. $rating: eine Wertungszahl wie oben. $change: eine Zahl mit Vorzeichen.
rating-change = { $seat }: { $rating }, { $change }
rating-changes = **Wertungszahlen**
rating-none = -# Die Wertung bleibt: Alle müssen ein Drittel ihrer Züge machen, niemand darf ersetzt werden.

## Profile
# $person: eine Erwähnung.
profile-title = ## { $person }
# $games, $wins, $shared: Zahlen. $share: Hundertstel.
profile-games = { $games ->
    [one] **1 Partie**
   *[other] **{ $games } Partien**
}, { $wins } gewonnen ({ $share } %){ $shared ->
    [0] {""}
   *[other] , davon { $shared } geteilt
}
profile-none = Noch keine beendete Partie. Partien zählen, wenn sie zu Ende gespielt sind.
# $points: Punkte je Partie. $parts: eine Liste von Gebieten mit Punkten.
profile-average = { $points } Punkte je Partie: { $parts }
# $share: Hundertstel der rechtzeitigen Züge. $left: vor dem Ende verlassene Partien.
profile-reliability = { $share } % der Züge rechtzeitig; { $left ->
    [0] nie eine Partie verlassen
    [one] 1 Partie verlassen
   *[other] { $left } Partien verlassen
}
# $points: eine Zahl. $where: ein Link.
profile-best = Beste Partie: { $points } Punkte in { $where }
profile-best-elsewhere = Beste Partie: { $points } Punkte, auf einem anderen Server
# $pool: wessen Wertungszahlen. $rating: eine Wertungszahl. $place: ab 1. $games: wie viele.
profile-rating = • { $pool }: **{ $rating }**, Rang { $place }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-ratings = **Wertungszahlen** (vorläufig bis zur 10. Partie)
# $scope: dieser Server oder alle Server. $seats: eine Zahl.
pool-seats = { $scope }, { $seats } Plätze
pool-any = { $scope }, beliebig viele Plätze
# $other: eine Erwähnung. $games, $ahead, $behind, $tied: Zahlen von Partien.
profile-versus = Gegen { $other }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $ahead } gewonnen, { $behind } verloren{ $tied ->
    [0] {""}
   *[other] , { $tied } unentschieden
}
# $other: eine Erwähnung.
profile-never-met = Gegen { $other }: noch keine gemeinsame Partie beendet.
profile-versus-self = Wähle unter `gegen` jemand anderen.

## Ranglisten
# $scope: dieser Server oder alle Server. $seats: eine Zahl, 0 für alle. $edition: eine Edition oder Erweiterungen, oder none. $computers: yes oder no.
leaders-title = ### Rangliste: { $scope }{ $seats ->
    [0] {""}
   *[other] , { $seats } Plätze
}{ $edition ->
    [none] {""}
   *[other] , { $edition }
}{ $computers ->
    [yes] , mit Computern
   *[no] {""}
}
leaders-no-expansions = ohne Erweiterungen
# $typed: was getippt wurde.
leaders-unknown-expansions = Die Erweiterungen „{ $typed }“ kenne ich nicht. Wähle sie aus der Liste.
# $place: ab 1. $player: wer. $rating: eine Wertungszahl. $games: wie viele.
leaders-line = { $place }\. { $player } · **{ $rating }** · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
leaders-none = Hier hat noch niemand eine Wertungszahl. Ranglistenpartien zählen, sobald sie zu Ende sind.
leaders-picture = Rangliste
leaders-column-rating = Wertungszahl
leaders-column-games = Partien

## Rekorde
# $scope: dieser Server oder alle Server.
records-title = ### Rekorde: { $scope }
records-none = Noch gibt es keinen Rekord. Partien zählen, wenn sie zu Ende gespielt sind.
# $what: der Rekord. $person: eine Erwähnung. $where: ein Link.
records-line = • { $what }, von { $person } in { $where }
records-line-elsewhere = • { $what }, von { $person }
# $value: eine Zahl.
record-score = Meiste Punkte: **{ $value } { $value ->
    [one] Punkt
   *[other] Punkte
}**
record-margin = Klarster Sieg: **{ $value } { $value ->
    [one] Punkt
   *[other] Punkte
}** Vorsprung
record-city-tiles = Größte Stadt: **{ $value } Plättchen**
record-city-points = Reichste Stadt: **{ $value } { $value ->
    [one] Punkt
   *[other] Punkte
}**
record-road-tiles = Längste Straße: **{ $value } Plättchen**
record-field-points = Reichste Wiese: **{ $value } { $value ->
    [one] Punkt
   *[other] Punkte
}**
record-fastest = Schnellster Zug: **{ $value } { $value ->
    [one] Sekunde
   *[other] Sekunden
}**
