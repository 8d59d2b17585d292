# Le parole del tavolo, da sole: etichette, elenchi, suggerimenti.

## Posti

colour-red = Rosso
colour-blue = Blu
colour-green = Verde
colour-yellow = Giallo
colour-black = Nero
colour-pink = Rosa

## Edizioni ed espansioni

edition-2014 = Edizione 2014
    .text = Punteggio attuale, tessere con giardini
edition-2000 = Tessere del 2000
    .text = Punteggio attuale, tessere senza giardini
edition-second = Seconda edizione
    .text = Le città di due tessere danno 2; una città conta una volta per i tuoi prati
edition-first = Prima edizione
    .text = Ogni città dà 4 punti alla maggioranza di contadini; le città di due tessere danno 2
expansion-river = Fiume
    .text = Prima vengono dodici tessere fiume
expansion-abbot = Abate
    .text = Un abate per monasteri e giardini, che puoi riprendere prima
expansion-inns = Locande e Cattedrali
    .text = Altre diciotto tessere e un seguace grande a testa
expansion-traders = Commercianti e Costruttori
    .text = Merci per le città complete, un costruttore per giocare due volte, un maiale per i prati
expansion-flyers = Le Macchine Volanti
    .text = Un seguace vola da una a tre tessere e raggiunge chi vi si trova
expansion-dragon = La Principessa e il Drago
    .text = Un drago che tutti muovono a turno, una fata, principesse e portali magici

option-city-small = Città piccole
    .text = Una città completa di due sole tessere dà 1 punto per tessera
option-field-second = Prati della seconda edizione
    .text = Ogni città conta una volta per i prati di una persona
option-field-first = Prati della prima edizione
    .text = Ogni città dà 4 punti alla maggioranza di contadini intorno
option-field-off = Senza contadini
    .text = Per chi comincia: niente seguaci sui prati
option-hand-early-draw = Pesca anticipata
    .text = Peschi la prossima tessera alla fine del tuo turno
option-hand-three = Mano di tre
    .text = Giochi una di tre tessere, poi ripeschi
option-start-in-bag = Tessera di partenza nel sacchetto
    .text = La prima tessera pescata comincia il paesaggio
option-unplayable-returns = Le tessere ingiocabili tornano
    .text = Una tessera che non va da nessuna parte torna nel sacchetto
option-fill-hole-extra-turn = Turno in più per un buco riempito
    .text = Una tessera con quattro vicine dà un altro turno
option-no-final-features = Aree incomplete: 0 punti
    .text = Alla fine danno punti solo i prati
option-table-edge = Bordo del tavolo
    .text = Il paesaggio non cresce oltre una misura fissa
option-table-edge-completes = Il bordo del tavolo completa
    .text = Il bordo del tavolo chiude le aree
option-tile-market = Mercato delle tessere
    .text = Gli altri possono offrire punti per una tessera rara
option-starter-loses-ties = In parità perde chi comincia
    .text = A pari punti vince chi non ha cominciato
option-dragon-after = Drago dopo il punteggio
    .text = Il drago vola quando le aree del turno hanno dato punti
option-princess-must = Principessa severa
    .text = Se la principessa può rimandare a casa un seguace, deve farlo

## Dove sta un seguace. $side: N, E, S, O, o mezzo lato come NNO.

feature-city = città
feature-road = strada
feature-field = prato
feature-monastery = monastero
feature-garden = giardino

side-n = N
side-e = E
side-s = S
side-w = O
side-nnw = NNO
side-nne = NNE
side-ene = ENE
side-ese = ESE
side-sse = SSE
side-ssw = SSO
side-wsw = OSO
side-wnw = ONO
side-c = centro

# $feature: un’area da sopra. $side: un lato da sopra.
spot-sided = { $feature } ({ $side })
# $feature: city, road, field, monastery o garden. $spot: a parole, per esempio «città (N)».
spot-meeple = { $spot }
spot-large = seguace grande { $feature ->
    [city] nella { $spot }
    [road] sulla { $spot }
    [field] sul { $spot }
   *[other] nel { $spot }
}
spot-abbot = abate nel { $spot }
spot-builder = costruttore { $feature ->
    [city] nella { $spot }
   *[other] sulla { $spot }
}
spot-pig = maiale sul { $spot }
# $cell: nome di una casella, per esempio N49.
spot-recall = riprendi l’abate da { $cell }
spot-none = nessuno
move-none = senza seguace
# Da un portale, o dove finisce un volo. $choice: che cosa si schiera, per esempio «città (N)». $cell: nome di una casella.
spot-elsewhere = { $choice } in { $cell }
# $figure: un tipo di seguace. $spot: dove sta, per esempio «città (N)». $cell: nome di una casella.
spot-fairy = fata in { $cell }: { $figure }, { $spot }
# $seat: un posto. $figure, $spot, $cell: come sopra.
spot-princess = rimanda a casa { $seat }: { $figure }, { $spot } in { $cell }
# $figure: un tipo di seguace.
spot-flyer = { $figure } in volo
# $side: n, e, s o w.
spot-step = drago verso { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}

figure-meeple = seguace
figure-large = seguace grande
figure-builder = costruttore
figure-pig = maiale
figure-abbot = abate

## Merci

# $count: quanti.
goods-wine = { $count } vino
goods-grain = { $count } grano
goods-cloth = { $count } stoffa

# $degrees: 0, 90, 180 o 270.
turn-degrees = { $degrees }°

# $cell: nome di una casella. $degrees: 0, 90, 180 o 270.
placed-at = { $cell }, girata di { $degrees }°

## Chi è seduto a un posto

# $opponent: quanto è forte il computer, da sotto. $number: 0, o quale di più computer allo stesso tavolo.
seat-computer = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} ({ $opponent })
# Sulle immagini, dove c’è poco posto.
seat-computer-short = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
seat-closed = posto vuoto
seat-former = profilo cancellato

opponent-random = facile
opponent-greedy = normale
opponent-planner = difficile
opponent-hard = difficile
opponent-expert = esperto

## Che cosa ha dato punti

# Punti per qualcosa che non è un’area e non ha una frase sua. $source: il nome. $points: un numero. $seats: chi li ha avuti.
bonus = { $source }: { $points ->
    [one] **{ $points }** punto
   *[other] **{ $points }** punti
} per { $seats }
# Punti per la fata. $points: 1 all’inizio di un turno, 3 con l’area. $seats: chi li ha avuti.
bonus-fairy = Fata: { $points ->
    [one] **{ $points }** punto
   *[other] **{ $points }** punti
} per { $seats }
# Punti per le merci alla fine. $detail: wine, grain o cloth. $points: un numero. $seats: chi li ha avuti.
bonus-goods = { $detail ->
    [wine] Più vino
    [grain] Più grano
   *[cloth] Più stoffa
}: **{ $points }** punti per { $seats }

# $feature: city, road, field, monastery o garden. $complete: yes o no. $tiles, $pennants: quanti ne ha l’area. $inns,
# $cathedrals: quante cambiano i suoi punti. $neighbours: tessere intorno a un monastero o giardino. $cities: città
# complete che un prato conta. $counted: yes se un altro prato ha contato città che tocca, altrimenti no. $pig: dove sono
# i maiali che hanno aggiunto punti: none, here, elsewhere o both. $points: quanto riceve ogni posto. $seats: un elenco
# di posti.
scored = { $feature ->
    [city] Città di { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }{ $pennants ->
        [0] {""}
        [one] {" "}con { $pennants } stemma
       *[other] {" "}con { $pennants } stemmi
    }{ $cathedrals ->
        [0] {""}
       *[other] { $pennants ->
            [0] {" "}con cattedrale
           *[other] {" "}e cattedrale
        }
    }{ $complete ->
        [no] {" "}(incompleta)
       *[yes] {""}
    }
    [road] Strada di { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }{ $inns ->
        [0] {""}
       *[other] {" "}con locanda
    }{ $complete ->
        [no] {" "}(incompleta)
       *[yes] {""}
    }
    [monastery] Monastero con { $neighbours ->
        [one] { $neighbours } tessera vicina
       *[other] { $neighbours } tessere vicine
    } su 8
    [garden] Giardino con { $neighbours ->
        [one] { $neighbours } tessera vicina
       *[other] { $neighbours } tessere vicine
    } su 8
   *[field] Prato { $counted ->
        [yes] { $cities ->
            [0] che tocca città già contate
            [one] che tocca { $cities } altra città completa
           *[other] che tocca { $cities } altre città complete
        }
       *[no] { $cities ->
            [0] senza città complete
            [one] che tocca { $cities } città completa
           *[other] che tocca { $cities } città complete
        }
    }{ $pig ->
        [none] {""}
        [here] , con maiale
        [elsewhere] , con maiale su un altro prato
       *[both] , con maiali qui e su un altro prato
    }
}: **{ $points }** { $points ->
    [one] punto
   *[other] punti
} per { $seats }
# $line: la riga di chi legge, in un elenco senza posto per essa.
list-yours = **Tu:** { $line }
# $count: quanti altri, alla fine di un elenco di nomi.
list-others = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}

## Date

# $month: il suo nome, come dopo un giorno.
date = { $day } { $month } { $year }
