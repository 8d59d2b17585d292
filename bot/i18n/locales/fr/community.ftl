# Cotes, profils, classements et records.

command-profile = profil
    .description = Ce que quelqu’un a joué : cotes, moyennes, fiabilité, face-à-face
    .person = personne
    .person-text = Le profil de qui (sinon le tien)
    .versus = contre
    .versus-text = Son bilan contre cette personne
command-leaderboard = classement
    .description = Qui a la meilleure cote
    .scope = étendue
    .scope-text = Ce serveur ou tous les serveurs
    .seats = places
    .seats-text = Seulement les parties à ce nombre de places (de 2 à 6)
    .edition = édition
    .edition-text = Seulement les parties de cette édition
    .expansions = extensions
    .expansions-text = Seulement les parties avec ces seules extensions
    .computers = ordinateurs
    .computers-text = Les parties avec ordinateurs, qui ont leurs propres cotes
command-records = records
    .description = La plus grande ville, le pré le plus riche, le meilleur score : les records
    .scope = étendue
    .scope-text = Ce serveur ou tous les serveurs

scope-server = ce serveur
scope-all = tous les serveurs

## Cotes
# $rating : un nombre. $provisional : yes ou no.
rating-shown = { $provisional ->
    [yes] { $rating } (provisoire)
   *[no] { $rating }
}
# $seat : une place. $rating : une cote comme ci-dessus. $change : un nombre avec son signe.
rating-change = { $seat } : { $rating }, { $change }
rating-changes = **Cotes**
rating-none = -# Cotes inchangées : il faut jouer un tiers de ses tours, et personne ne doit être remplacé.

## Profils
# $person : une mention.
profile-title = ## { $person }
# $games, $wins, $shared : des nombres. $share : des centièmes.
profile-games = { $games ->
    [one] **{ $games } partie**
   *[other] **{ $games } parties**
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} ({ $share } %){ $shared ->
    [0] {""}
    [one] , dont { $shared } partagée
   *[other] , dont { $shared } partagées
}
profile-none = Aucune partie finie pour l’instant. Une partie compte quand elle a été jouée jusqu’au bout.
# $points : des points par partie. $parts : une liste de zones avec leurs points.
profile-average = { $points } points par partie : { $parts }
# $share : les centièmes de tours joués à temps. $left : les parties quittées avant la fin.
profile-reliability = { $share } % des tours à temps ; { $left ->
    [0] aucune partie quittée
    [one] { $left } partie quittée
   *[other] { $left } parties quittées
}
# $points : un nombre. $where : un lien.
profile-best = Meilleure partie : { $points } points dans { $where }
profile-best-elsewhere = Meilleure partie : { $points } points, sur un autre serveur
# $pool : de quelles cotes il s’agit. $rating : une cote. $place : à partir de 1. $games : combien.
profile-rating = • { $pool } : **{ $rating }**, rang { $place }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-ratings = **Cotes** (provisoires jusqu’à 10 parties)
# $scope : ce serveur ou tous les serveurs. $seats : un nombre.
pool-seats = { $scope }, { $seats } places
pool-any = { $scope }, toutes les tailles de table
# $other : une mention. $games, $ahead, $behind, $tied : des nombres de parties.
profile-versus = Contre { $other } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $ahead ->
    [one] { $ahead } gagnée
   *[other] { $ahead } gagnées
}, { $behind ->
    [one] { $behind } perdue
   *[other] { $behind } perdues
}{ $tied ->
    [0] {""}
   *[other] , { $tied } à égalité
}
# $other : une mention.
profile-never-met = Contre { $other } : aucune partie finie ensemble.
profile-versus-self = Choisis une autre personne sous `contre`.

## Classements
# $scope : ce serveur ou tous les serveurs. $seats : un nombre, 0 pour n’importe lequel. $edition : une édition ou des extensions, ou none. $computers : yes ou no.
leaders-title = ### Classement : { $scope }{ $seats ->
    [0] {""}
   *[other] , { $seats } places
}{ $edition ->
    [none] {""}
   *[other] , { $edition }
}{ $computers ->
    [yes] , avec ordinateurs
   *[no] {""}
}
leaders-no-expansions = sans extensions
# $typed : ce qui a été tapé.
leaders-unknown-expansions = Je ne connais pas les extensions « { $typed } ». Choisis-les dans la liste.
# $place : à partir de 1. $player : qui. $rating : une cote. $games : combien.
leaders-line = { $place }\. { $player } · **{ $rating }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaders-none = Personne n’a encore de cote ici. Une partie classée compte dès qu’elle est finie.
leaders-picture = Classement
leaders-column-rating = Cote
leaders-column-games = Parties

## Records
# $scope : ce serveur ou tous les serveurs.
records-title = ### Records : { $scope }
records-none = Aucun record pour l’instant. Une partie compte quand elle a été jouée jusqu’au bout.
# $what : le record. $person : une mention. $where : un lien.
records-line = • { $what }, par { $person } dans { $where }
records-line-elsewhere = • { $what }, par { $person }
# $value : un nombre.
record-score = Meilleur score : **{ $value } { $value ->
    [one] point
   *[other] points
}**
record-margin = Plus nette victoire : **{ $value } { $value ->
    [one] point
   *[other] points
}** d’avance
record-city-tiles = Plus grande ville : **{ $value } { $value ->
    [one] tuile
   *[other] tuiles
}**
record-city-points = Ville la plus riche : **{ $value } { $value ->
    [one] point
   *[other] points
}**
record-road-tiles = Plus longue route : **{ $value } { $value ->
    [one] tuile
   *[other] tuiles
}**
record-field-points = Pré le plus riche : **{ $value } { $value ->
    [one] point
   *[other] points
}**
record-fastest = Tour le plus rapide : **{ $value } { $value ->
    [one] seconde
   *[other] secondes
}**
