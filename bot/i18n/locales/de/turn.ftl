# Die Nachricht eines Zuges, was geschehen ist, und die private Tafel, auf der man spielt.

## Was geschehen ist. $seat: ein Platz, z. B. „🔴 @Anna“.

# $done: eine Liste dessen, was getan wurde, von unten.
news-moved = { $seat } { $done }.
news-moved-by-clock = ⏰ Die Zeit von { $seat } ist um. Der Bot { $done }.
# $cell: Name eines Feldes.
news-placed = legte ein Plättchen auf **{ $cell }**
# $figure: meeple, large, abbot, builder oder pig. $feature: city, road, field, monastery oder garden. $spot: in Worten, etwa „Stadt (N)“.
news-deployed = setzte { $figure ->
    [large] einen großen Meeple
    [abbot] den Abt
    [builder] den Baumeister
    [pig] das Schwein
   *[meeple] einen Meeple
} { $feature ->
    [city] in die { $spot }
    [monastery] ins { $spot }
    [garden] in den { $spot }
   *[other] auf die { $spot }
}
# $cell: Name eines Feldes.
news-recalled = holte den Abt von **{ $cell }** zurück
# Durch einen Zaubergang. $done: was gesetzt wurde, von oben. $cell: Name eines Feldes.
news-elsewhere = { $done } auf **{ $cell }**
# $cell: Name eines Feldes. $spot: etwa „Stadt (N)“.
news-fairy = bewegte die Fee nach **{ $cell }**, { $spot }
# $other: wessen Meeple, ein Platz. $cell, $spot: wie oben.
news-princess = schickte { $other } heim von **{ $cell }**, { $spot }
# $figure: meeple, large oder abbot.
news-flyer = ließ { $figure ->
    [large] einen großen Meeple
    [abbot] den Abt
   *[meeple] einen Meeple
} abfliegen
# $cell: Name eines Feldes. $spot: etwa „Stadt (N)“.
news-landed = landete auf **{ $cell }**, { $spot }
# $cell: wohin der Drache geht.
news-step = zog den Drachen nach **{ $cell }**
# $distance: 1, 2 oder 3. $cell: wohin der Flug führt.
news-thrown = 🎲 Der Würfel zeigt { $distance }: Der Flug führt nach **{ $cell }**.
# $figure: meeple, large oder abbot.
news-crashed = 🎲 Dort kann niemand landen: { $figure ->
    [large] Der große Meeple
    [abbot] Der Abt
   *[meeple] Der Meeple
} ist zurück im Vorrat.
news-volcano = 🌋 Der Drache kommt nach **{ $cell }**.
# $cells: der Weg, etwa „N49 → N50“.
news-flight = 🐉 Der Drache flog { $cells }.
# $figures: eine Liste derer, die gefressen wurden, von unten.
news-eaten = 🐉 Er fraß { $figures }.
# $seat: ein Platz. $figure: eine Art Figur. $cell: Name eines Feldes.
news-eaten-one = { $seat } ({ $figure }, { $cell })
# $figures: eine Liste der Baumeister und Schweine, bei denen kein Meeple ihres Platzes mehr stand, wie oben.
news-homeless = ↩️ Allein geblieben, also auch heimgekehrt: { $figures }.
# $seat: ein Platz. $goods: eine Liste von Waren.
news-goods = 📦 { $seat } nimmt { $goods }.
# $scored: ein Satz darüber, was gewertet wurde (scored in words.ftl).
news-scored = ✨ { $scored }.
# $tile: ein Plättchen in Worten. $times: wie viele gezogen wurden. $returned: yes oder no.
news-unplayable = 🚫 { $times ->
    [1] Gezogen wurde ein Plättchen, das nirgends passt
   *[other] Gezogen wurden { $times } Plättchen, die nirgends passen
} ({ $tile }). { $returned ->
    [yes] { $times ->
        [1] Es geht zurück in den Beutel.
       *[other] Sie gehen zurück in den Beutel.
    }
   *[no] { $times ->
        [1] Es ist aus dem Spiel.
       *[other] Sie sind aus dem Spiel.
    }
}
# $tiles: wie viele.
news-unplayable-many = 🚫 Gezogen wurden { $tiles } Plättchen, die nirgends passen.
# $seat: wessen Zug der erste davon war. $turns: wie viele.
news-undo = ↩️ { $turns ->
    [one] Der letzte Zug von { $seat } wurde zurückgenommen.
   *[other] Die letzten { $turns } Züge wurden zurückgenommen, ab dem von { $seat }.
}
# $colour: red, blue, … $after: wer jetzt dort sitzt.
news-seat = 🔁 { $after } spielt jetzt { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [black] Schwarz
   *[pink] Rosa
}.
# $before: wer einen Platz verlassen hat.
news-seat-left = 🔁 { $before } hat die Partie verlassen. Die Plättchen werden zufällig gelegt, ohne Meeple.
news-seat-gone = 🔁 { $before } hat die Partie verlassen.
news-seat-out-of-time = ⌛ { $before } hat die Bedenkzeit verbraucht und verloren.
# $before, $after: wer auf einem Platz saß und wer jetzt. $how: own, player ($by hat ihn vergeben), host, referee oder clock.
news-seat-passed = 🔁 { $before } → { $after }{ $how ->
    [player] , durch { $by }.
    [host] , durch die Person, die den Tisch eröffnet hat.
    [referee] , durch die Turnierleitung.
    [clock] : Die Zeit ist abgelaufen.
   *[own] .
}
# $lines: wie viele Zeilen ausgelassen sind.
news-earlier = … und davor { $lines ->
    [one] noch eine Zeile.
   *[other] noch { $lines } Zeilen.
}

# $points: gebotene Punkte, 0 für nichts.
news-offered = 🤝 { $seat } { $points ->
    [0] bietet nichts.
    [one] bietet { $points } Punkt für das Plättchen.
   *[other] bietet { $points } Punkte für das Plättchen.
}
news-offered-by-clock = ⏰ Die Zeit von { $seat } ist um. Der Bot { $points ->
    [0] bietet nichts.
    [one] bietet { $points } Punkt für das Plättchen.
   *[other] bietet { $points } Punkte für das Plättchen.
}
# $seller, $buyer: Plätze. $points: der Preis.
news-sold = 🤝 { $seller } verkauft das Plättchen an { $buyer } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-sold-by-clock = ⏰ Die Zeit von { $seller } ist um. Der Bot verkauft das Plättchen an { $buyer } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-kept = 🤝 { $seat } behält das Plättchen.
news-kept-by-clock = ⏰ Die Zeit von { $seat } ist um. Der Bot behält das Plättchen.

## Die Nachricht

# $seat: ein Platz. $turn: Nummer des Zuges. $tiles: Plättchen im Beutel.
turn-person = ### { $seat }, du bist am Zug
turn-person-again = ### { $seat }, du bist noch einmal am Zug
turn-computer = ### { $seat } denkt nach…
# $seat: ein Platz, an dem niemand sitzt.
turn-closed = ### { $seat }: Ein Plättchen wird gelegt…
turn-buyer = ### { $seat }, ein Plättchen steht zum Verkauf: Was bietest du?
# $seat: ein Platz. $step, $steps: welcher Schritt von wie vielen.
turn-flight = ### 🐉 { $seat }, zieh den Drachen: Schritt { $step } von { $steps }
# Ein Platz ohne Person.
turn-flight-other = ### 🐉 { $seat } zieht den Drachen: Schritt { $step } von { $steps }
turn-flight-over = Zug { $turn } · der Drache ist geflogen.
# $people: eine Liste von Erwähnungen, deren Schritte noch kommen.
turn-flight-next = -# Danach { $people }: Mit **{ button-steps }** lassen sich vorab Aufträge geben.
turn-seller = ### { $seat }, für dein Plättchen gibt es Gebote: Verkaufst du es?
turn-line = Zug { $turn } · { $tiles ->
    [0] das letzte Plättchen
   *[other] noch { $tiles } Plättchen
}
# $clock: ein Zeitpunkt von Discord, etwa „in 2 Tagen“.
turn-clock = die Zeit läuft { $clock } ab
turn-clock-game = deine Bedenkzeit läuft { $clock } ab
turn-paused = Uhr angehalten, weiter { $clock }
turn-started = **Die Partie beginnt.**
    -# Die Reihenfolge der Plättchen steht fest. Prüfsumme ihres Startwerts: `{ $commitment }`. Der Startwert folgt am Ende, dann lässt sie sich nachrechnen.
# $drawn: was jeder Platz gezogen hat.
turn-tile-draw = **Straßen auf den gezogenen Plättchen:** { $drawn }.
# $seat: ein Platz. $roads: wie viele Straßen sein Plättchen zeigt.
turn-tile-drawn = { $seat } ({ $roads })
# $seat: wer die meisten Straßen gezogen hat.
turn-tile-draw-first = { $seat } beginnt: die meisten Straßen.
turn-over = Zug { $turn } · { $seat } hat gespielt.
turn-over-clock = Zug { $turn } · für { $seat } ist die Zeit abgelaufen.
# Die Partie wurde beendet, oder ein Platz hat gewechselt.
turn-not-played = Zug { $turn } · { $seat } war am Zug.
turn-market-over = Zug { $turn } · { $seat } hat am Markt geantwortet.

button-play = Spielen
button-board = Spielfeld
button-scores = Punkte
button-undo = Zurücknehmen
button-tiles = Plättchen
button-next-game = Nächste Partie

## Die private Tafel

# $tile: das Plättchen in Worten.
panel-choose-cell = **Dein Plättchen:** { $tile }. Wähle ein nummeriertes Feld.
panel-choose-cell-purist = **Dein Plättchen:** { $tile }. Wähle ein Feld.
panel-choose-area = **Dein Plättchen:** { $tile }. Wähle zuerst einen Bereich mit seinem Buchstaben.
# Neben den Nummern der Felder. Die Buchstaben stehen auf Knöpfen, mit den Nummern ihrer Felder („B 21–24“), und auf Bildern von Bereichen.
panel-areas = Buchstaben führen zu den anderen Feldern.
# $cell, $degrees: wo das Plättchen jetzt liegt. $choice: was gesetzt wird, z. B. „Stadt (N)“ oder „keiner“. $meeple: yes, wenn es einen Meeple setzt oder keinen, sonst no.
panel-preview = Plättchen auf **{ $cell }**{ $degrees ->
    [0] {""}
   *[other] , um { $degrees }° gedreht
}. { $meeple ->
    [yes] Meeple
   *[no] Dann
}: **{ $choice }**. Gilt erst, wenn du bestätigst.
# $cell: wo das Plättchen liegt. $choice: was gesetzt wird, z. B. „Stadt (N)“ oder „keiner“. $meeple: yes, wenn es einen Meeple setzt oder keinen, sonst no.
panel-deploy = Plättchen auf **{ $cell }**. { $meeple ->
    [yes] Meeple
   *[no] Dann
}: **{ $choice }**. Bestätige, um deinen Zug zu beenden.
# $number: des Plättchens auf dem Bild.
panel-tile = Plättchen { $number }
# Die Auswahl einer Phase, die keine eigene hat, und die Aufschrift ihrer Liste von Zügen.
panel-moves = Was möchtest du tun?
panel-moves-select = Dein Zug…

# $tile: das Plättchen in Worten.
market-choose = Nur dieses Plättchen kann ein Gebiet noch fertigstellen: { $tile }.
# $answer: was gewählt ist, z. B. „5 Punkte bieten“ oder „Plättchen behalten“.
market-answer = Deine Antwort: **{ $answer }**. Gilt erst, wenn du bestätigst.
market-more = Mehr Punkte…
# $points: Punkte.
market-offer = { $points ->
    [one] { $points } Punkt bieten
   *[other] { $points } Punkte bieten
}
# $name: wer geboten hat. $points: wie viel.
market-accept = An { $name } verkaufen, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
market-pass = Nichts bieten
market-decline = Plättchen behalten
# Wer legen oder setzen will, während eine Antwort am Markt fällig ist.
market-first = Ein Plättchen steht zum Verkauf: Antworte zuerst am Markt. Drück **{ LABEL("button-play") }**.
# $number: auf dem Bild. $cell: sein Name.
panel-cell-option = { $number } · { $cell }
panel-other-figures = Andere Figuren…
# $letter: auf dem Bild. $choice: ein Gebiet.
panel-finish-option = { $letter } · { $choice }
# $letter: auf dem Bild. $choice: ein Gebiet; eins von mehreren in einer Zeile.
panel-letter = **{ $letter }** { $choice }
# $mark: das Zeichen einer Art von Figur. $figure: ihr Name.
panel-figure = { $mark } { $figure }
# $letters: was die Buchstaben auf dem Bild bedeuten.
panel-turns = Eine Zeile je Drehung: { $letters }
panel-nobody = Kein Meeple
panel-confirm = Bestätigen
panel-other-cell = Feld wechseln
panel-other-area = Bereich wechseln
panel-other-tile = Plättchen wechseln
panel-take-back = Plättchen zurücknehmen
panel-back = Zurück
# Überschriften von Listen: wen das Burgfräulein heimschickt, zu wem die Fee geht, wohin ein Zaubergang führt.
panel-princess = Das Burgfräulein schickt heim…
panel-fairy = Die Fee geht zu…
panel-portal = Durch den Zaubergang nach…
# $cell: Name eines Feldes. $spots: eine Liste von Stellen.
panel-beyond-option = { $cell } · { $spots }
# $first: Name des ersten Feldes der nächsten Seite.
panel-beyond-more = Weitere Felder, ab { $first }
panel-beyond = Durch den Zaubergang nach **{ $cell }**. Wähle einen Ort.
# Below a preview: a second picture shows the line of a flying machine.
panel-line = 🎲 Ein Meeple auf dem **Fluggerät** landet dort, wohin ein weißer Würfel führt. Bei einem dunklen mit Kreuz kommt er zu dir zurück.
panel-line-purist = 🎲 Die Würfel zeigen, wohin das **Fluggerät** führt.
# $distance: was der Würfel zeigt. $cell: wohin der Flug führt.
panel-landing = 🎲 Der Würfel zeigt **{ $distance }**: Der Flug führt nach **{ $cell }**. Wo landet der Meeple? Die Wahl gilt sofort.

## Der Flug des Drachen
# $step, $steps: welcher Schritt von wie vielen.
panel-flight = 🐉 **Dein Schritt**, { $step } von { $steps }: Wohin geht der Drache? Ein Schritt gilt sofort.
# $seat: wer den Drachen jetzt zieht.
panel-flight-wait = 🐉 Schritt { $step } von { $steps }: { $seat } zieht den Drachen.
# $steps: a list of numbers of steps. $count: how many.
panel-orders = **Aufträge** für { $count ->
    [one] deinen Schritt { $steps }: Drück einen Pfeil
   *[other] deine Schritte { $steps }: Drück für jeden einen Pfeil, einen nach dem anderen
}. Ist ein Schritt dran, mache ich ihn für dich.
panel-orders-none = In diesem Flug kannst du keine Schritte mehr in Auftrag geben.
# $by: computer or person.
panel-orders-closed = Ist ein Weg dann versperrt, { $by ->
    [computer] wählt ein Computer.
   *[person] wirst du gefragt.
}
# $step: a number. $side: n, e, s or w. The order cannot be followed.
panel-order-closed = ⚠️ Schritt { $step }: Der Weg aus deinem Auftrag ({ $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}) ist versperrt. Wähle jetzt.
# One order of a list. $step: a number. $side: n, e, s or w.
order-step = { $step } { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
order-undo = Letzten zurücknehmen
order-clear = Alle löschen
# $order: einer von unten.
panel-orders-given = Dein Auftrag: **{ $order }**.
# $side: n, e, s oder w. Ist der Weg dort zu, wird doch gefragt.
order-side = { $side ->
    [n] nach Norden, wenn frei
    [e] nach Osten, wenn frei
    [s] nach Süden, wenn frei
   *[w] nach Westen, wenn frei
}
order-computer = ein Computer wählt
order-none = ich wähle selbst
button-steps = Meine Schritte

# $news: was der Zug bewirkt hat.
panel-done = Fertig. { $news }

## Wenn die Partie weitergegangen ist
moved-on = Die Partie ist weitergegangen. So steht es jetzt.
control-unknown = Dieser Knopf ist veraltet. Gib den Befehl neu ein; in einer Partie ist das `/spielfeld`.

## Ansehen
# $seat: ein Platz. $turn: Nummer des Zuges.
state-to-move = Zug { $turn }: { $seat } ist am Zug.
state-over = Die Partie ist zu Ende.
state-decided = Die Begegnung wurde entschieden.
state-stopped = Die Partie wurde vorzeitig beendet.
state-lobby = Die Partie hat noch nicht begonnen.
state-running = Die Partie läuft.
# $feature: city, road, field, monastery oder garden. $points: Punkte.
scores-part = { $feature ->
    [city] Städte { $points }
    [road] Straßen { $points }
    [field] Wiesen { $points }
    [monastery] Klöster { $points }
    [garden] Gärten { $points }
    [fairy] Fee { $points }
    [goods] Waren { $points }
   *[other] Anderes { $points }
}
# $seat: ein Platz. $points: alle seine Punkte. $parts: eine Liste von Teilen.
scores-line = { $seat }: **{ $points }** ({ $parts })
scores-none = noch nichts gewertet
scores-projected = { $points }, wenn jetzt Schluss wäre
scores-laps = -# Auf Bildern stehen klein bei einer Punktzahl die Umläufe auf der Wertungsleiste: { $laps } sind { $points }.
tiles-left = { $tiles ->
    [0] Kein Plättchen ist mehr zu ziehen.
   *[other] Noch { $tiles } Plättchen zu ziehen.
}
# Nach einer Partie, die abgebrochen oder durch die Zeit verloren wurde. $tiles: wie viele.
tiles-at-end = Die Partie endete mit { $tiles } Plättchen, die noch nicht gezogen waren.

## Rücknahme
# $undone: was zurückgenommen würde. $people: eine Liste von Erwähnungen. $hands: yes, wenn alle Plättchen auf der Hand haben, sonst no.
undo-offer = Das würde zurückgenommen, und { $hands ->
        [yes] alle Hände wären wieder wie davor
       *[no] dasselbe Plättchen würde noch einmal gezogen
    }:
    { $undone }
    Nötig ist die Zustimmung von { $people }.
undo-asked = Gefragt. Jetzt müssen alle anderen zustimmen.
undo-done = Zurückgenommen.
button-ask-undo = Alle fragen
# $seat: ein Platz.
vote-asks = ↩️ { $seat } möchte zurücknehmen:
# $people: eine Liste von Erwähnungen.
vote-waiting = { $people }: Einverstanden?
vote-refused = ↩️ { $seat } hat abgelehnt. Die Partie geht weiter.
vote-withdrawn = ↩️ { $seat } hat die Anfrage zurückgezogen. Die Partie geht weiter.
vote-closed = ↩️ Diese Abstimmung ist vorbei.
button-agree = Zustimmen
button-refuse = Ablehnen

## Erinnerungen
# $person: eine Erwähnung. $due: wozu aufgerufen wird. $clock: ein Zeitpunkt. $channel: ein Link zum Kanal.
reminder = ⏳ { $person }, { $due ->
    [flight] zieh den Drachen in { $channel }
    [market] der Markt in { $channel } wartet auf dich
   *[turn] du bist in { $channel } am Zug
}. Die Zeit läuft { $clock } ab.
reminder-game = ⏳ { $person }, { $due ->
    [flight] zieh den Drachen in { $channel }
    [market] der Markt in { $channel } wartet auf dich
   *[turn] du bist in { $channel } am Zug
}. Deine Bedenkzeit läuft { $clock } ab; dann hast du verloren.
# Eine Erinnerung, deren Zug vorbei ist. $turn: seine Nummer. $channel: wie oben.
reminder-over = Zug { $turn } in { $channel } ist vorbei.
# Eine Erinnerung, deren Zug weitergeht: Wozu sie aufrief, ist getan. $turn, $channel: wie oben.
reminder-flight-over = Zug { $turn } in { $channel }: Dieser Schritt des Drachen ist gemacht.
reminder-market-over = Zug { $turn } in { $channel }: Die Antwort am Markt ist gegeben.
