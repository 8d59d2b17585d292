# Valutazioni, profili, classifiche e primati.

command-profile = profilo
    .description = Che cosa ha giocato qualcuno: valutazioni, medie, affidabilità, scontri diretti
    .person = persona
    .person-text = Il profilo di chi (altrimenti il tuo)
    .versus = contro
    .versus-text = Com’è andata contro questa persona
command-leaderboard = classifica
    .description = Chi ha le valutazioni migliori
    .scope = ambito
    .scope-text = Questo server o tutti i server
    .seats = posti
    .seats-text = Solo partite con questo numero di posti (da 2 a 6)
    .edition = edizione
    .edition-text = Solo partite di questa edizione
    .expansions = espansioni
    .expansions-text = Solo partite con queste sole espansioni
    .computers = computer
    .computers-text = Partite con computer, che si contano a parte
command-records = primati
    .description = La città più grande, il prato più ricco, il punteggio più alto: i primati
    .scope = ambito
    .scope-text = Questo server o tutti i server

scope-server = questo server
scope-all = tutti i server

## Valutazioni
# $rating: un numero. $provisional: yes o no.
rating-shown = { $provisional ->
    [yes] { $rating } (provvisoria)
   *[no] { $rating }
}
# $seat: un posto. $rating: una valutazione come sopra. $change: un numero con il segno.
rating-change = { $seat }: { $rating }, { $change }
rating-changes = **Valutazioni**
rating-none = -# Valutazioni invariate: serve un terzo dei turni di ciascuno, senza sostituzioni.

## Profili
# $person: una menzione.
profile-title = ## { $person }
# $games, $wins, $shared: numeri. $share: centesimi.
profile-games = { $games ->
    [one] **1 partita**
   *[other] **{ $games } partite**
}, { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
} ({ $share }%){ $shared ->
    [0] {""}
    [one] , di cui 1 condivisa
   *[other] , di cui { $shared } condivise
}
profile-none = Ancora nessuna partita finita. Le partite contano quando sono state giocate fino in fondo.
# $points: punti a partita. $parts: un elenco di aree con i punti.
profile-average = { $points } punti a partita: { $parts }
# $share: centesimi di turni giocati in tempo. $left: partite lasciate prima della fine.
profile-reliability = { $share }% dei turni in tempo; { $left ->
    [0] mai lasciata una partita
    [one] 1 partita lasciata
   *[other] { $left } partite lasciate
}
# $points: un numero. $where: un link.
profile-best = Partita migliore: { $points } punti in { $where }
profile-best-elsewhere = Partita migliore: { $points } punti, su un altro server
# $pool: di quali valutazioni. $rating: una valutazione. $place: da 1. $games: quante.
profile-rating = • { $pool }: **{ $rating }**, posizione { $place }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
profile-ratings = **Valutazioni** (provvisorie fino a 10 partite)
# $scope: questo server o tutti i server. $seats: un numero.
pool-seats = { $scope }, { $seats } posti
pool-any = { $scope }, qualsiasi numero di posti
# $other: una menzione. $games, $ahead, $behind, $tied: numeri di partite.
profile-versus = Contro { $other }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $ahead ->
    [one] 1 vinta
   *[other] { $ahead } vinte
}, { $behind ->
    [one] 1 persa
   *[other] { $behind } perse
}{ $tied ->
    [0] {""}
   *[other] , { $tied } in parità
}
# $other: una menzione.
profile-never-met = Contro { $other }: ancora nessuna partita finita insieme.
profile-versus-self = Scegli un’altra persona in `contro`.

## Classifiche
# $scope: questo server o tutti i server. $seats: un numero, 0 per tutti. $edition: un’edizione o espansioni, o none. $computers: yes o no.
leaders-title = ### Classifica: { $scope }{ $seats ->
    [0] {""}
   *[other] , { $seats } posti
}{ $edition ->
    [none] {""}
   *[other] , { $edition }
}{ $computers ->
    [yes] , con computer
   *[no] {""}
}
leaders-no-expansions = senza espansioni
# $typed: che cosa è stato scritto.
leaders-unknown-expansions = Non conosco le espansioni «{ $typed }». Sceglile dall’elenco.
# $place: da 1. $player: chi. $rating: una valutazione. $games: quante.
leaders-line = { $place }\. { $player } · **{ $rating }** · { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
leaders-none = Qui nessuno ha ancora una valutazione. Le partite classificate contano quando sono finite.
leaders-picture = Classifica
leaders-column-rating = Valutazione
leaders-column-games = Partite

## Primati
# $scope: questo server o tutti i server.
records-title = ### Primati: { $scope }
records-none = Ancora nessun primato. Le partite contano quando sono state giocate fino in fondo.
# $what: il primato. $person: una menzione. $where: un link.
records-line = • { $what }, di { $person } in { $where }
records-line-elsewhere = • { $what }, di { $person }
# $value: un numero.
record-score = Punteggio più alto: **{ $value } { $value ->
    [one] punto
   *[other] punti
}**
record-margin = Vittoria più netta: **{ $value } { $value ->
    [one] punto
   *[other] punti
}** di vantaggio
record-city-tiles = Città più grande: **{ $value } { $value ->
    [one] tessera
   *[other] tessere
}**
record-city-points = Città più ricca: **{ $value } { $value ->
    [one] punto
   *[other] punti
}**
record-road-tiles = Strada più lunga: **{ $value } { $value ->
    [one] tessera
   *[other] tessere
}**
record-field-points = Prato più ricco: **{ $value } { $value ->
    [one] punto
   *[other] punti
}**
record-fastest = Turno più veloce: **{ $value } { $value ->
    [one] secondo
   *[other] secondi
}**
