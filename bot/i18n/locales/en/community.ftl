# Ratings, profiles, leader boards and records.

command-profile = profile
    .description = What someone has played: ratings, averages, reliability, head to head
    .person = person
    .person-text = Whose profile (default: yours)
    .versus = versus
    .versus-text = How they did against this person
command-leaderboard = leaderboard
    .description = Who has the best ratings
    .scope = scope
    .scope-text = This server or all servers
    .seats = seats
    .seats-text = Only games with this many seats (2 to 6)
    .edition = edition
    .edition-text = Only games of this edition
    .expansions = expansions
    .expansions-text = Only games with just these expansions
    .computers = computers
    .computers-text = Games with computers, which are rated separately
command-records = records
    .description = The largest city, the richest field, the highest score: the best ever
    .scope = scope
    .scope-text = This server or all servers

scope-server = this server
scope-all = all servers

## Ratings
# $rating: a number. $provisional: yes or no.
rating-shown = { $provisional ->
    [yes] { $rating } (provisional)
   *[no] { $rating }
}
# $seat: a seat. $rating: a rating as above. $change: a number with its sign.
rating-change = { $seat }: { $rating }, { $change }
rating-changes = **Ratings**
rating-none = -# Ratings stay: everyone must make a third of their turns, and nobody may be replaced.

## Profiles
# $person: a mention.
profile-title = ## { $person }
# $games, $wins, $shared: numbers. $share: hundredths.
profile-games = { $games ->
    [one] **1 game**
   *[other] **{ $games } games**
}, { $wins } won ({ $share }%){ $shared ->
    [0] {""}
   *[other] , { $shared } of them shared
}
profile-none = No finished game yet. Games count once they have been played to the end.
# $points: points a game. $parts: a list of features with points.
profile-average = { $points } points per game: { $parts }
# $share: hundredths of turns made in time. $left: games left before their end.
profile-reliability = { $share }% of turns in time; { $left ->
    [0] never left a game
    [one] left 1 game
   *[other] left { $left } games
}
# $points: a number. $where: a link.
profile-best = Best game: { $points } points in { $where }
profile-best-elsewhere = Best game: { $points } points, on another server
# $pool: whose ratings. $rating: a rating. $place: from 1. $games: how many.
profile-rating = • { $pool }: **{ $rating }**, place { $place }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-ratings = **Ratings** (provisional until 10 games)
# $scope: this server or all servers. $seats: a number.
pool-seats = { $scope }, { $seats } seats
pool-any = { $scope }, any number of seats
# $other: a mention. $games, $ahead, $behind, $tied: numbers of games.
profile-versus = Against { $other }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $ahead } won, { $behind } lost{ $tied ->
    [0] {""}
   *[other] , { $tied } tied
}
# $other: a mention.
profile-never-met = Against { $other }: no finished game together.
profile-versus-self = Choose someone else under `versus`.

## Leader boards
# $scope: this server or all servers. $seats: a number, 0 for any. $edition: an edition or expansions, or none. $computers: yes or no.
leaders-title = ### Leaderboard: { $scope }{ $seats ->
    [0] {""}
   *[other] , { $seats } seats
}{ $edition ->
    [none] {""}
   *[other] , { $edition }
}{ $computers ->
    [yes] , with computers
   *[no] {""}
}
leaders-no-expansions = no expansions
# $typed: what was typed.
leaders-unknown-expansions = I don’t know the expansions “{ $typed }”. Choose them from the list.
# $place: from 1. $player: who. $rating: a rating. $games: how many.
leaders-line = { $place }\. { $player } · **{ $rating }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaders-none = Nobody has a rating here yet. Rated games count once they are over.
leaders-picture = Leaderboard
leaders-column-rating = Rating
leaders-column-games = Games

## Records
# $scope: this server or all servers.
records-title = ### Records: { $scope }
records-none = There is no record yet. Games count once they have been played to the end.
# $what: the record. $person: a mention. $where: a link.
records-line = • { $what }, by { $person } in { $where }
records-line-elsewhere = • { $what }, by { $person }
# $value: a number.
record-score = Highest score: **{ $value } { $value ->
    [one] point
   *[other] points
}**
record-margin = Clearest victory: **{ $value } { $value ->
    [one] point
   *[other] points
}** ahead
record-city-tiles = Largest city: **{ $value } { $value ->
    [one] tile
   *[other] tiles
}**
record-city-points = Richest city: **{ $value } { $value ->
    [one] point
   *[other] points
}**
record-road-tiles = Longest road: **{ $value } { $value ->
    [one] tile
   *[other] tiles
}**
record-field-points = Richest field: **{ $value } { $value ->
    [one] point
   *[other] points
}**
record-fastest = Fastest turn: **{ $value } { $value ->
    [one] second
   *[other] seconds
}**
