# Wörter in Bildern und über Bilder. Auf einem Bild ist wenig Platz: Kurze Wörter lesen sich besser als Sätze.

## Poster, übrige Plättchen, Ausschnitte

# $players: wie viele sich den Sieg teilen.
picture-won = { $players ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
picture-tiles-left = Noch { $tiles } Plättchen
# Gezeigt, wenn die Landschaft zu groß ist. $from, $to: Namen der Eckfelder.
picture-part = Ausschnitt { $from } bis { $to }

## Was auf einem Plättchen ist

# $feature: ein Gebiet. $sides: Seiten wie „N, O“.
picture-segment = { $feature } { $sides }
# $segment: ein Stück wie „Stadt N, O“. $extra: Wappen, Wirtshaus oder Kathedrale.
picture-with = { $segment } mit { $extra }
picture-pennant = Wappen
picture-inn = Wirtshaus
picture-cathedral = Kathedrale
picture-river = Fluss { $sides }
# Was eine Erweiterung noch zeigt. $mark: wine, grain, cloth, princess, volcano, dragon oder portal.
picture-mark = { $mark ->
    [wine] Wein
    [grain] Getreide
    [cloth] Tuch
    [princess] Burgfräulein
    [volcano] Vulkan
    [dragon] Drache
    [portal] Zaubergang
   *[other] { $mark }
}
# $direction: wohin sie fliegt.
picture-flyer = Fluggerät nach { $direction ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}

## Tabellen, Verläufe und Listen

picture-scores = Punkte
picture-column-city = Städte
picture-column-road = Straßen
picture-column-field = Wiesen
picture-column-monastery = Klöster
picture-column-garden = Gärten
picture-column-fairy = Fee
picture-column-goods = Waren
picture-column-other = Anderes
# Die Summe, wenn die Partie jetzt endete.
picture-column-projected = Wäre jetzt Schluss
picture-column-total = Summe
picture-chart = Punkte im Verlauf der Züge
# Steht am Ende der Achse, die die Züge zählt.
picture-chart-turns = Züge
picture-review = Erwarteter Vorsprung, Zug für Zug

## Hervorhebungen: die Wörter auf der Tafel neben einer Landschaft, in der etwas gezeigt wird

picture-fields = Wiesen
picture-fields-words = Was sie jetzt einbrächten
picture-fields-final = Was sie eingebracht haben
picture-dead = Tote Felder
# $cells: wie viele. $names: ihre Namen.
picture-dead-words = { $cells ->
    [0] Jedes freie Feld lässt sich noch füllen.
    [one] Auf dieses Feld passt kein Plättchen mehr: { $names }
   *[other] Auf diese Felder passt kein Plättchen mehr: { $names }
}
# $cell: Name eines Feldes.
picture-fits = Feld { $cell }
picture-fits-words = { $tiles ->
    [0] Hier passt kein Plättchen mehr.
    [one] 1 übriges Plättchen passt hier.
   *[other] { $tiles } übrige Plättchen passen hier.
}
picture-title-city = Stadt
picture-title-road = Straße
picture-title-field = Wiese
picture-title-monastery = Kloster
picture-title-garden = Garten
picture-feature-complete = fertig
picture-feature-open = unfertig
picture-feature-field = zählt am Ende
picture-unclaimed = Kein Meeple darauf.
picture-sum = Zusammen
# $count: wie viele. $each: Punkte für jedes davon.
picture-pays-tiles = { $count } Plättchen × { $each }
picture-pays-pennants = { $count } Wappen × { $each }
picture-pays-cities = { $count ->
    [0] keine fertige Stadt
    [one] 1 fertige Stadt × { $each }
   *[other] { $count } fertige Städte × { $each }
}
picture-pays-some-cities = { $count } fertige Städte, einige mit Schwein
picture-pays-counted-cities = Schon gezählte Städte
picture-pays-itself = Das Plättchen selbst
picture-pays-neighbours = { $count } Plättchen ringsum

## Mitspielende nach Farbe und Form, für alle, die ein Bild hören

picture-look-red = roter Kreis
picture-look-blue = blaues Quadrat
picture-look-green = grünes Dreieck
picture-look-yellow = gelber Stern
picture-look-black = schwarze Raute
picture-look-pink = rosa Kreuz

## Beschreibungen von Bildern (Alternativtext)

alt-turn = Zug { $turn }, noch { $tiles } Plättchen.
# $look: z. B. „grünes Dreieck“. $tile: was auf dem Plättchen ist, z. B. „Stadt N, O und Straße S“.
alt-to-place = { $player } ({ $look }) legt ein Plättchen: { $tile }.
# Mit einer Hand aus mehreren Plättchen, die sonst niemand sehen darf.
alt-to-choose = { $player } ({ $look }) legt ein Plättchen aus der Hand.
alt-to-deploy = { $player } ({ $look }) darf einen Meeple setzen.
alt-to-act = { $player } ({ $look }) wählt.
alt-to-draw = { $player } ({ $look }) zieht ein Plättchen.
alt-to-market = { $player } ({ $look }) verkauft ein Plättchen: { $tile }.
# Ein Platz, an dem niemand sitzt. $look: Farbe und Form.
alt-empty-seat = Der Platz am Zug ({ $look }) ist leer, seine Plättchen werden zufällig gelegt.
# Nach der Zeile darüber. $tile: was auf dem Plättchen ist.
alt-drawn = Das gezogene Plättchen: { $tile }.
alt-table-edge = Der Tisch hat eine Kante; er reicht von { $from } bis { $to }.
alt-ended-early = Die Partie wurde vorzeitig beendet.
alt-decided = Die Begegnung wurde entschieden.
alt-won = { $players ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
alt-start = Startplättchen auf { $cell }: { $tile }.
alt-last = Zuletzt von { $player } gelegt, auf { $cell }: { $tile }.
# $figure: Art des Meeple. $spot: z. B. „Stadt (N)“.
alt-figure = Darauf: { $figure }, { $spot }.
# $pieces: eine Liste von Figuren, die niemandem gehören, von unten.
alt-pieces = Auf dem Spielfeld: { $pieces }.
# $kind: dragon oder fairy. $cell: Name eines Feldes.
alt-piece = { $kind ->
    [dragon] Drache
    [fairy] Fee
   *[other] { $kind }
} auf { $cell }
# $cells: eine Liste von Feldern.
alt-changed = Neue Plättchen: { $cells }.
# Vor einer Liste wie „1 M49, 2 N50“.
alt-places = Felder zur Wahl:
# Statt der Zeile darüber, wo niemand wählt.
alt-numbered = Nummerierte Felder:
# Vor einer Liste wie „A Stadt (N), B Straße (O)“.
alt-spots = Stellen zur Wahl:
# $scores: eine Liste wie „Zoë 12, Marek 9“.
alt-scores = Punkte: { $scores }.
# Zwei Einträge einer Liste, die selbst Kommas enthalten können.
alt-separated = { $first }; { $next }
# $heading: der Name einer Division. $row: die erste ihrer Zeilen.
alt-division = { $heading }: { $row }
# $goods: what each seat has, as below, between semicolons.
alt-goods = Waren: { $goods }.
# $player: a name. $goods: a list such as “2 wine and 1 cloth”.
alt-with = { $player } mit { $what }
# $tiles: was auf den Plättchen einer Hand ist, durch Strichpunkte getrennt.
alt-hand = { $player } hält: { $tiles }.
# Nach den Plättchen einer Hand. $number: welches gerade gewählt ist.
alt-chosen = Plättchen { $number } ist gewählt.
alt-choose = Wähle ein Feld für das Plättchen: { $tile }.
# $turns: die Drehungen zur Wahl, etwa „0°, 180°“.
alt-close-up = Das Plättchen auf { $cell }, um { $degrees }° gedreht: { $tile }. Drehungen zur Wahl: { $turns }.
# Der nächste Schritt des Drachen. $player: ein Name. $look: Farbe und Form. $cell: wo er ist. $step: Nummer des Schritts.
alt-flight = { $player } ({ $look }) zieht den Drachen von { $cell } weiter, Schritt { $step } von { $steps }.
# $cells: eine Liste von Feldern.
alt-flight-visited = In diesem Flug war der Drache schon auf { $cells }.
alt-flown = Der Drache ist geflogen, Feld für Feld: { $cells }.
alt-flight-ways = Er kann hierhin:
# In place of the line above where nobody is told where it can go.
alt-flight-round = Rund um ihn:
# A step of the dragon's flight, in a list. $number: of the step. $state: made, ordered, closed or open. $side: n, e, s, w or none.
alt-way-step = { $number } { $player }: { $state ->
    [made] gemacht, { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }
    [ordered] in Auftrag, { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }
    [closed] in Auftrag, aber versperrt, { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }
   *[open] noch offen
}
# A flying machine. $cell: where it is.
alt-landings = Die Fluglinie des Fluggeräts auf { $cell }.
# $distance: a side of the die. $cell: where it leads. $lands: yes, no, or unknown where it is not told.
alt-landing = { $lands ->
    [yes] { $distance } führt nach { $cell }, dort kann ein Meeple landen
    [no] { $distance } führt nach { $cell }, dort kann niemand landen
   *[unknown] { $distance } führt nach { $cell }
}.
alt-poster = Die fertige Landschaft aus { $tiles } Plättchen.
alt-replay = Die ganze Partie als Animation aus { $frames } Bildern, mit den Punkten über der Landschaft.
# Unter einem Titel. $points: was die Wiesen jedem Platz einbrächten, etwa „Zoë 12 und Marek 9“.
alt-fields = Alle Wiesen zusammen: { $points }.
# In einer Liste von Wiesen. $cell, $spot: wo eine ist. $owners: eine Liste wie „Zoë 9 und Marek 9“, mit ihrem Wert.
alt-field = { $cell }, { $spot }: { $owners }
# $feature: Stadt, Straße und so weiter, als Titel. $state: fertig oder nicht. $cells: eine Liste von Feldern.
alt-feature = { $feature } ({ $state }) auf { $cells }.
# $names: wer Punkte bekommt, $seats an der Zahl. $points: wie viele. $parts: die Rechnung, etwa „3 Plättchen × 2 = 6“.
alt-pays = { $names } { $seats ->
    [one] bekommt
   *[other] bekommen je
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $parts }.
# $figures: eine Liste wie „Zoë × 2 und Marek × 1“.
alt-counted = Meeple, die zählen: { $figures }.

## Die Landschaft in Buchstaben

text-row = Zeile { $row }
text-tile = { $cell }: { $tile }.
# $figure: Art des Meeple. $feature: city, road, field, monastery oder garden. $spot: in Worten, z. B. „Stadt (N)“.
text-figure = { $player }: { $figure } { $feature ->
    [city] in der { $spot }
    [monastery] im { $spot }
    [garden] im { $spot }
   *[other] auf der { $spot }
}.
# $kind: dragon oder fairy.
text-piece = Hier: { $kind ->
    [dragon] der Drache
    [fairy] die Fee
   *[other] { $kind }
}.
text-last = Zuletzt gelegt.
