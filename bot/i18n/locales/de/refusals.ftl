# Ablehnungen: was nicht geht, und was statt dessen möglich ist.

host-no-such-game = Hier gibt es kein Spiel. Eröffne eines mit `/spiel neu`, oder sieh dir deine mit `/spiele` an.
# $status: lobby, running, over oder stopped.
host-not-in-lobby = { $status ->
    [running] Das Spiel hat schon begonnen.
   *[other] Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/spiel neu`.
}
host-not-running = { $status ->
    [lobby] Das Spiel hat noch nicht begonnen. Wenn alle sitzen, drückt, wer den Tisch eröffnet hat, auf **Starten**.
   *[other] Dieses Spiel ist zu Ende. Eröffne ein neues mit `/spiel neu`.
}
# $game: die Kennung.
host-set-aside = Das Protokoll von Spiel `{ $game }` ist beschädigt oder stammt von einem anderen Programm. Verloren ist nichts, aber weiterspielen kann man erst, wenn es sich angesehen hat, wer diesen Bot betreibt.
# $game: das Kürzel des anderen Spiels. $status: lobby oder anderes. $host: wer den Tisch eröffnet hat. $closes: Sekunden seit 1970.
host-channel-busy = { $status ->
    [lobby] In diesem Kanal wartet ein Tisch von { $host }, und mehr als einer hat nicht Platz. Setz dich mit `/spiel mitspielen` dazu, oder eröffne deinen in einem Thread oder einem anderen Kanal. Spielt dort niemand mehr, schließt ihn { $host } oder wer den Server verwalten darf mit `/spiel beenden`; rührt ihn niemand an, schließt er sich von selbst <t:{ $closes }:R>.
   *[other] In diesem Kanal läuft schon ein Spiel, und mehr als eines hat nicht Platz. Eröffne deines in einem Thread oder einem anderen Kanal, oder beende das hier mit `/spiel beenden`.
}
# $seats: wie viele Plätze es gibt.
host-lobby-full = Alle { $seats } Plätze sind besetzt. Wer den Tisch eröffnet hat, kann einen dazustellen, oder du eröffnest deinen eigenen mit `/spiel neu`.
# $yours: yes für die Person, die es liest, no für jemand anderen.
host-already-seated = { $yours ->
    [yes] Du sitzt schon an diesem Tisch.
   *[no] Diese Person sitzt schon an diesem Tisch. Nenne jemanden, der noch nicht mitspielt.
}
host-not-seated = Du sitzt nicht an diesem Tisch. Du darfst zusehen; **Landschaft** und **Punkte** sind für alle da.
# $colour: red, blue, green, yellow, black oder pink.
host-no-such-seat = Einen solchen Platz in { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [black] Schwarz
   *[pink] Rosa
} gibt es an diesem Tisch nicht.
host-colour-taken = Diese Farbe hat schon jemand. Wähle eine andere.
# $least: wie viele nötig sind. $seated: wie viele sitzen.
host-too-few-seats = Ein Spiel braucht mindestens { $least } besetzte Plätze, und { $seated ->
    [0] noch ist keiner besetzt
    [one] erst einer ist besetzt
   *[other] erst { $seated } sind besetzt
}. Warte auf jemanden, oder setz einen Computer dazu.
# $seated: wie viele sitzen.
host-more-seated = { $seated ->
    [one] { $seated } Platz ist
   *[other] { $seated } Plätze sind
} schon besetzt. Schick zuerst jemanden weg, oder lass so viele Plätze.
# $least, $most: Zahlen von Plätzen.
host-seats-range = Ein Tisch hat { $least } bis { $most } Plätze.
# $least_seconds, $most_seconds: Sekunden.
host-turn-time-range = Ein Zug darf fünf Minuten bis dreißig Tage dauern oder keine Frist haben.
# $mind: wonach gefragt wurde.
host-unknown-mind = Einen Computer namens „{ $mind }“ kenne ich nicht. Wähle einen aus der Liste.
# $host: wer den Tisch eröffnet hat.
host-host-only = Das darf nur { $host }: Wer den Tisch eröffnet hat, bestimmt darüber.
host-host-stays = Du hast diesen Tisch eröffnet. Mit `/spiel beenden` schließt du ihn.
host-rated-needs-people = Um die Rangliste spielen nur Menschen. Schick die Computer weg, oder spielt, ohne dass es zählt.
# $seq: die Nummer des Standes, auf dem gedrückt wurde.
host-moved-on = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
# $name: wer am Zug ist. $colour: die Farbe.
host-not-your-turn = Du bist nicht am Zug: { $name } ist dran.
host-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
host-no-vote = Niemand möchte mehr etwas zurücknehmen.
host-vote-open = Über eine Rücknahme wird schon abgestimmt. Alle anderen müssen zustimmen.
host-already-voted = Du hast schon geantwortet.
# $name: wer dort sitzt.
host-seat-not-open = Dort sitzt noch { $name }. Ein Platz wechselt, wenn er freiwillig abgegeben wird oder die Zeit um ist.
# $zone: was getippt wurde.
host-unknown-time-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Tippe eine Stadt, etwa Europe/Berlin, und wähle aus der Liste.
host-holiday-order = Ein Urlaub muss nach seinem Beginn enden, und nicht in der Vergangenheit.
host-not-over = Dieses Spiel ist noch nicht zu Ende. Die Revanche kommt danach.
# $most: wie viele Zeichen.
host-preset-name = Eine Vorlage braucht einen Namen aus 1 bis { $most } Zeichen.
# $preset: wonach gefragt wurde.
host-no-such-preset = Auf diesem Server gibt es keine Vorlage namens „{ $preset }“.
# $most_bytes: Bytes.
host-file-too-large = Diese Datei ist zu groß für ein Spiel. Ein aufgeschriebenes Spiel hat höchstens { $most_bytes } Bytes.
host-not-opener = Auf diesem Server dürfen nur bestimmte Leute Spiele eröffnen. Frag jemanden, der ihn verwaltet.
