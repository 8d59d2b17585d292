# Parole nelle immagini e sulle immagini. Su un’immagine c’è poco posto: parole brevi si leggono meglio delle frasi.

## Manifesti, tessere rimaste, parti di un paesaggio

# $players: in quanti la condividono.
picture-won = { $players ->
    [one] vince
   *[other] condividono la vittoria
}
picture-tiles-left = { $tiles ->
    [one] { $tiles } tessera rimasta
   *[other] { $tiles } tessere rimaste
}
# Mostrato quando il paesaggio è troppo grande. $from, $to: nomi delle caselle d’angolo.
picture-part = Parte da { $from } a { $to }

## Che cosa c’è su una tessera

# $feature: un’area. $sides: lati come «N, E».
picture-segment = { $feature } { $sides }
# $segment: un pezzo come «città N, E». $extra: stemma, locanda o cattedrale.
picture-with = { $segment } con { $extra }
picture-pennant = stemma
picture-inn = locanda
picture-cathedral = cattedrale
picture-river = fiume { $sides }
# Che cosa mostra in più un’espansione. $mark: wine, grain, cloth, princess, volcano, dragon o portal.
picture-mark = { $mark ->
    [wine] vino
    [grain] grano
    [cloth] stoffa
    [princess] principessa
    [volcano] vulcano
    [dragon] drago
    [portal] portale magico
   *[other] { $mark }
}
# $direction: dove vola.
picture-flyer = macchina volante verso { $direction ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[nw] nord-ovest
}

## Tabelle, grafici ed elenchi

picture-scores = Punti
picture-column-city = Città
picture-column-road = Strade
picture-column-field = Prati
picture-column-monastery = Monasteri
picture-column-garden = Giardini
picture-column-fairy = Fata
picture-column-goods = Merci
picture-column-other = Altro
# Il totale se la partita finisse ora.
picture-column-projected = Se finisse ora
picture-column-total = Totale
picture-chart = Punti turno per turno
# Sta alla fine dell’asse che conta i turni.
picture-chart-turns = turni
picture-review = Vantaggio previsto, turno per turno

## In evidenza: le parole nel pannello accanto a un paesaggio in cui si indica qualcosa

picture-fields = Prati
picture-fields-words = Quanto darebbero adesso
picture-fields-final = Quanto hanno dato
picture-dead = Caselle morte
# $cells: quante. $names: i loro nomi.
picture-dead-words = { $cells ->
    [0] Ogni casella libera si può ancora riempire.
    [one] In questa casella non va più nessuna tessera: { $names }
   *[other] In queste caselle non va più nessuna tessera: { $names }
}
# $cell: nome di una casella.
picture-fits = Casella { $cell }
picture-fits-words = { $tiles ->
    [0] Qui non va più nessuna tessera.
    [one] Qui va bene 1 delle tessere rimaste.
   *[other] Qui vanno bene { $tiles } delle tessere rimaste.
}
picture-title-city = Città
picture-title-road = Strada
picture-title-field = Prato
picture-title-monastery = Monastero
picture-title-garden = Giardino
picture-feature-complete = area completa
picture-feature-open = area ancora incompleta
picture-feature-field = dà punti alla fine
picture-unclaimed = Nessun seguace.
picture-sum = In tutto
# $count: quanti. $each: punti per ciascuno.
picture-pays-tiles = { $count ->
    [one] 1 tessera × { $each }
   *[other] { $count } tessere × { $each }
}
picture-pays-pennants = { $count ->
    [one] 1 stemma × { $each }
   *[other] { $count } stemmi × { $each }
}
picture-pays-cities = { $count ->
    [0] nessuna città completa
    [one] 1 città completa × { $each }
   *[other] { $count } città complete × { $each }
}
picture-pays-some-cities = { $count } città complete, alcune con un maiale
picture-pays-counted-cities = Città già contate
picture-pays-itself = La tessera stessa
picture-pays-neighbours = { $count ->
    [one] 1 tessera intorno
   *[other] { $count } tessere intorno
}

## Giocatori per colore e forma, per chi ascolta un’immagine

picture-look-red = cerchio rosso
picture-look-blue = quadrato blu
picture-look-green = triangolo verde
picture-look-yellow = stella gialla
picture-look-black = rombo nero
picture-look-pink = croce rosa

## Descrizioni di immagini (testo alternativo)

alt-turn = Turno { $turn }, { $tiles ->
    [one] resta 1 tessera.
   *[other] restano { $tiles } tessere.
}
# $look: per esempio «triangolo verde». $tile: che cosa c’è sulla tessera, per esempio «città N, E e strada S».
alt-to-place = { $player } ({ $look }) ha una tessera da piazzare: { $tile }.
# Con una mano di più tessere, che nessun altro può vedere.
alt-to-choose = { $player } ({ $look }) ha una mano di tessere e ne piazza una.
alt-to-deploy = { $player } ({ $look }) può schierare un seguace.
alt-to-act = Tocca a { $player } ({ $look }) scegliere.
alt-to-draw = { $player } ({ $look }) deve pescare una tessera.
alt-to-market = { $player } ({ $look }) vende una tessera: { $tile }.
# Un posto senza nessuno. $look: colore e forma.
alt-empty-seat = Il posto di turno ({ $look }) è vuoto, le sue tessere vengono piazzate a caso.
# Dopo la riga qui sopra. $tile: che cosa c’è sulla tessera.
alt-drawn = La tessera pescata: { $tile }.
alt-table-edge = Il tavolo ha un bordo; va da { $from } a { $to }.
alt-ended-early = La partita è finita in anticipo.
alt-decided = L’incontro è stato deciso.
alt-won = { $players ->
    [one] Ha vinto { $names }.
   *[other] { $names } condividono la vittoria.
}
alt-start = Tessera di partenza in { $cell }: { $tile }.
alt-last = Ultima tessera, di { $player }, in { $cell }: { $tile }.
# $figure: tipo di seguace. $spot: per esempio «città (N)».
alt-figure = Sopra: { $figure }, { $spot }.
# $pieces: un elenco di pezzi che non sono di nessuno, da sotto.
alt-pieces = Sulla mappa: { $pieces }.
# $kind: dragon o fairy. $cell: nome di una casella.
alt-piece = { $kind ->
    [dragon] drago
    [fairy] fata
   *[other] { $kind }
} in { $cell }
# $cells: un elenco di caselle.
alt-changed = Tessere nuove: { $cells }.
# Prima di un elenco come «1 M49, 2 N50».
alt-places = Caselle a scelta:
# Al posto della riga qui sopra dove nessuno sceglie.
alt-numbered = Caselle numerate:
# Prima di un elenco come «A città (N), B strada (E)».
alt-spots = Posti a scelta:
# $scores: un elenco come «Zoë 12, Marek 9».
alt-scores = Punti: { $scores }.
# Due elementi di un elenco, che possono contenere virgole.
alt-separated = { $first }; { $next }
# $heading: il nome di una divisione. $row: la prima delle sue righe.
alt-division = { $heading }: { $row }
# $goods: what each seat has, as below, between semicolons.
alt-goods = Merci: { $goods }.
# $player: a name. $goods: a list such as “2 wine and 1 cloth”.
alt-with = { $player } con { $what }
# $tiles: che cosa c’è sulle tessere di una mano, separato da punti e virgola.
alt-hand = { $player } ha in mano: { $tiles }.
# Dopo le tessere di una mano. $number: quella scelta ora.
alt-chosen = La tessera { $number } è scelta.
alt-choose = Scegli una casella per la tessera: { $tile }.
# $turns: le rotazioni a scelta, come «0°, 180°».
alt-close-up = La tessera in { $cell }, girata di { $degrees }°: { $tile }. Rotazioni a scelta: { $turns }.
# Il prossimo passo del drago. $player: un nome. $look: colore e forma. $cell: dove si trova. $step: numero del passo.
alt-flight = { $player } ({ $look }) muove il drago da { $cell }, passo { $step } di { $steps }.
# $cells: un elenco di caselle.
alt-flight-visited = In questo volo il drago è già stato in { $cells }.
alt-flown = Volo del drago, casella per casella: { $cells }.
alt-flight-ways = Può andare qui:
# In place of the line above where nobody is told where it can go.
alt-flight-round = Intorno a lui:
# A step of the dragon's flight, in a list. $number: of the step. $state: made, ordered, closed or open. $side: n, e, s, w or none.
alt-way-step = { $number } { $player }: { $state ->
    [made] fatto, { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
    [ordered] ordinato, { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
    [closed] ordinato, ma chiuso, { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
   *[open] ancora libero
}
# A flying machine. $cell: where it is.
alt-landings = La linea della macchina volante in { $cell }.
# $distance: a side of the die. $cell: where it leads. $lands: yes, no, or unknown where it is not told.
alt-landing = { $lands ->
    [yes] { $distance } porta in { $cell }, dove un seguace può atterrare
    [no] { $distance } porta in { $cell }, dove nessuno può atterrare
   *[unknown] { $distance } porta in { $cell }
}.
alt-poster = Il paesaggio finito, di { $tiles } tessere.
alt-replay = Tutta la partita come animazione di { $frames } immagini, con i punti sopra il paesaggio.
# Sotto un titolo. $points: quanto darebbero i prati a ogni posto, per esempio «Zoë 12 e Marek 9».
alt-fields = Tutti i prati insieme: { $points }.
# In un elenco di prati. $cell, $spot: dov’è. $owners: un elenco come «Zoë 9 e Marek 9», con i loro punti.
alt-field = { $cell }, { $spot }: { $owners }
# $feature: città, strada e così via, come titolo. $state: completa o no. $cells: un elenco di caselle.
alt-feature = { $feature } ({ $state }) in { $cells }.
# $names: chi riceve punti, $seats in tutto. $points: quanti a testa. $parts: il calcolo, per esempio «3 tessere × 2 = 6».
alt-pays = { $names } { $seats ->
    [one] ottiene
   *[other] ottengono a testa
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $parts }.
# $figures: un elenco come «Zoë × 2 e Marek × 1».
alt-counted = Seguaci che contano: { $figures }.

## Il paesaggio in lettere

text-row = Riga { $row }
text-tile = { $cell }: { $tile }.
# $figure: tipo di seguace. $feature: city, road, field, monastery o garden. $spot: a parole, per esempio «città (N)».
text-figure = { $player }: { $figure } { $feature ->
    [city] nella { $spot }
    [road] sulla { $spot }
    [field] sul { $spot }
   *[other] nel { $spot }
}.
# $kind: dragon o fairy.
text-piece = Qui: { $kind ->
    [dragon] il drago
    [fairy] la fata
   *[other] { $kind }
}.
text-last = Piazzata per ultima.
