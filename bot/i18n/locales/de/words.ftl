# Die Wörter des Tisches, allein: Beschriftungen, Listen, Vorschläge.

## Plätze

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
colour-pink = Rosa

## Editionen und Erweiterungen

edition-2014 = Edition 2014
    .text = Heutige Wertung; Plättchen mit Gärten
edition-2000 = Plättchen von 2000
    .text = Heutige Wertung; Plättchen ohne Gärten
edition-second = Zweite Edition
    .text = Städte aus zwei Plättchen bringen 2; jede Stadt zählt für deine Wiesen einmal
edition-first = Erste Edition
    .text = Jede Stadt bringt 4 Punkte für die meisten Bauern; Städte aus zwei Plättchen bringen 2
expansion-river = Fluss
    .text = Zuerst kommen zwölf Flussplättchen
expansion-abbot = Abt
    .text = Ein Abt für Klöster und Gärten, den du vorzeitig zurückholen kannst
expansion-inns = Wirtshäuser und Kathedralen
    .text = Achtzehn weitere Plättchen und je ein großer Meeple
expansion-traders = Händler und Baumeister
    .text = Waren für fertige Städte, ein Baumeister für Doppelzüge, ein Schwein für Wiesen
expansion-flyers = Die Fluggeräte
    .text = Ein Meeple fliegt ein bis drei Plättchen weit, auch zu anderen
expansion-dragon = Burgfräulein und Drache
    .text = Ein Drache, den alle reihum ziehen, eine Fee, Burgfräulein und Zaubergänge

option-city-small = Kleine Städte
    .text = Eine fertige Stadt aus genau zwei Plättchen bringt 1 Punkt je Plättchen
option-field-second = Wiesen der zweiten Edition
    .text = Jede Stadt zählt für die Wiesen einer Person einmal
option-field-first = Wiesen der ersten Edition
    .text = Jede Stadt bringt 4 Punkte für die meisten Bauern ringsum
option-field-off = Ohne Bauern
    .text = Für den Anfang: keine Meeple auf Wiesen
option-hand-early-draw = Früh ziehen
    .text = Du ziehst das nächste Plättchen am Ende deines Zuges
option-hand-three = Drei auf der Hand
    .text = Du legst eines von drei Plättchen und ziehst nach
option-start-in-bag = Startplättchen im Beutel
    .text = Das erste gezogene Plättchen beginnt die Landschaft
option-unplayable-returns = Unpassendes kommt zurück
    .text = Ein Plättchen, das nirgends passt, geht zurück in den Beutel
option-fill-hole-extra-turn = Extrazug für eine gefüllte Lücke
    .text = Ein Plättchen mit vier Nachbarn bringt einen weiteren Zug
option-no-final-features = Unfertiges bringt nichts
    .text = Am Ende bringen nur die Wiesen Punkte
option-table-edge = Tischkante
    .text = Die Landschaft wächst nicht über eine feste Größe hinaus
option-table-edge-completes = Tischkante schließt ab
    .text = Die Tischkante schließt Gebiete ab
option-tile-market = Plättchenmarkt
    .text = Andere bieten Punkte für ein seltenes Plättchen
option-starter-loses-ties = Startperson verliert bei Gleichstand
    .text = Bei gleich vielen Punkten gewinnt, wer nicht begonnen hat
option-dragon-after = Drache nach der Wertung
    .text = Der Drache fliegt erst, wenn der Zug gewertet ist
option-princess-must = Strenges Burgfräulein
    .text = Kann das Burgfräulein einen Meeple heimschicken, muss es das

## Worauf ein Meeple steht. $side: N, O, S, W oder eine halbe Seite wie NNW.

feature-city = Stadt
feature-road = Straße
feature-field = Wiese
feature-monastery = Kloster
feature-garden = Garten

side-n = N
side-e = O
side-s = S
side-w = W
side-nnw = NNW
side-nne = NNO
side-ene = ONO
side-ese = OSO
side-sse = SSO
side-ssw = SSW
side-wsw = WSW
side-wnw = WNW
side-c = Mitte

# $feature: ein Gebiet von oben. $side: eine Seite von oben.
spot-sided = { $feature } ({ $side })
# $feature: city, road, field, monastery oder garden. $spot: in Worten, etwa „Stadt (N)“.
spot-meeple = { $spot }
spot-large = großer Meeple { $feature ->
    [city] in der { $spot }
    [monastery] im { $spot }
    [garden] im { $spot }
   *[other] auf der { $spot }
}
spot-abbot = Abt im { $spot }
spot-builder = Baumeister { $feature ->
    [city] in der { $spot }
   *[other] auf der { $spot }
}
spot-pig = Schwein auf der { $spot }
# $cell: Name eines Feldes, z. B. N49.
spot-recall = Abt von { $cell } zurückholen
spot-none = keiner
move-none = ohne Meeple
# Durch einen Zaubergang, oder wo ein Flug endet. $choice: was gesetzt wird, etwa „Stadt (N)“. $cell: Name eines Feldes.
spot-elsewhere = { $choice } auf { $cell }
# $figure: eine Art Meeple. $spot: wo er steht, etwa „Stadt (N)“. $cell: Name eines Feldes.
spot-fairy = Fee nach { $cell }: { $figure }, { $spot }
# $seat: ein Platz. $figure, $spot, $cell: wie oben.
spot-princess = { $seat } heimschicken: { $figure }, { $spot } auf { $cell }
# $figure: eine Art Meeple.
spot-flyer = { $figure } fliegt
# $side: n, e, s oder w.
spot-step = Drache nach { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}

figure-meeple = Meeple
figure-large = großer Meeple
figure-builder = Baumeister
figure-pig = Schwein
figure-abbot = Abt

## Waren

# $count: wie viele.
goods-wine = { $count } Wein
goods-grain = { $count } Getreide
goods-cloth = { $count } Tuch

# $degrees: 0, 90, 180 oder 270.
turn-degrees = { $degrees }°

# $cell: Name eines Feldes. $degrees: 0, 90, 180 oder 270.
placed-at = { $cell }, um { $degrees }° gedreht

## Wer auf einem Platz sitzt

# $opponent: wie stark der Computer ist, von unten. $number: 0, oder der wievielte an einem Tisch mit mehreren.
seat-computer = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} ({ $opponent })
# Auf Bildern, wo wenig Platz ist.
seat-computer-short = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
seat-closed = Platz (leer)
seat-former = Profil (gelöscht)

opponent-random = leicht
opponent-greedy = normal
opponent-planner = schwer
opponent-hard = schwer
opponent-expert = Experte

## Was gewertet wurde

# Punkte für etwas, das kein Gebiet ist und keinen eigenen Satz hat. $source: sein Name. $points: eine Zahl. $seats: wer sie bekam.
bonus = { $source }: { $points ->
    [one] **{ $points }** Punkt
   *[other] **{ $points }** Punkte
} für { $seats }
# Punkte für die Fee. $points: 1 zu Beginn eines Zuges, 3 mit dem Gebiet. $seats: wer sie bekam.
bonus-fairy = Fee: { $points ->
    [one] **{ $points }** Punkt
   *[other] **{ $points }** Punkte
} für { $seats }
# Punkte für Waren am Ende. $detail: wine, grain oder cloth. $points: eine Zahl. $seats: wer sie bekam.
bonus-goods = { $detail ->
    [wine] Am meisten Wein
    [grain] Am meisten Getreide
   *[cloth] Am meisten Tuch
}: **{ $points }** Punkte für { $seats }

# $feature: city, road, field, monastery oder garden. $complete: yes oder no. $tiles, $pennants: wie viele das Gebiet
# hat. $inns, $cathedrals: wie viele davon seine Punkte ändern. $neighbours: Plättchen um ein Kloster oder einen Garten.
# $cities: fertige Städte, die eine Wiese zählt. $counted: yes, wenn eine andere Wiese Städte daran gezählt hat, sonst no.
# $pig: wo die Schweine sind, die Punkte gebracht haben: none, here, elsewhere oder both. $points: was jeder Platz
# bekommt. $seats: eine Liste von Plätzen.
scored = { $feature ->
    [city] Stadt aus { $tiles } Plättchen{ $pennants ->
        [0] {""}
       *[other] {" "}mit { $pennants } Wappen
    }{ $cathedrals ->
        [0] {""}
       *[other] { $pennants ->
            [0] {" "}mit Kathedrale
           *[other] {" "}und Kathedrale
        }
    }{ $complete ->
        [no] {" "}(unfertig)
       *[yes] {""}
    }
    [road] Straße aus { $tiles } Plättchen{ $inns ->
        [0] {""}
       *[other] {" "}mit Wirtshaus
    }{ $complete ->
        [no] {" "}(unfertig)
       *[yes] {""}
    }
    [monastery] Kloster mit { $neighbours } von 8 Nachbarn
    [garden] Garten mit { $neighbours } von 8 Nachbarn
   *[field] Wiese { $counted ->
        [yes] { $cities ->
            [0] an schon gezählten Städten
            [one] an { $cities } weiteren fertigen Stadt
           *[other] an { $cities } weiteren fertigen Städten
        }
       *[no] { $cities ->
            [0] ohne fertige Stadt
            [one] an { $cities } fertigen Stadt
           *[other] an { $cities } fertigen Städten
        }
    }{ $pig ->
        [none] {""}
        [here] , mit Schwein
        [elsewhere] , mit Schwein auf einer anderen Wiese
       *[both] , mit Schweinen hier und auf einer anderen Wiese
    }
}: **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
} für { $seats }
# $line: die Zeile der lesenden Person, in einer Liste ohne Platz für sie.
list-yours = **Du:** { $line }
# $count: wie viele noch, am Ende einer Liste von Namen.
list-others = { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere
}

## Datum

# $month: sein Name, wie er nach einem Tag steht.
date = { $day }. { $month } { $year }
