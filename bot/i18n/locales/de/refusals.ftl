# Ablehnungen: was nicht geht, und was statt dessen möglich ist.

host-no-such-game = Hier gibt es keine Partie. Eröffne eine mit `/partie neu`, oder sieh dir deine mit `/partien` an.
# $status: lobby, running, over oder stopped.
host-not-in-lobby = { $status ->
    [running] Die Partie hat schon begonnen. Mit `/spielfeld` siehst du zu; wer mitspielt, kann mit `/aufgeben` gehen.
   *[other] Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/partie neu`.
}
host-not-running = { $status ->
    [lobby] Die Partie hat noch nicht begonnen. Sobald alle da sind, drückt jemand am Tisch auf **{ LABEL("button-start") }**.
   *[other] Diese Partie ist zu Ende. Eröffne eine neue mit `/partie neu`.
}
# $game: die Kennung.
host-quarantined = Partie `{ $game }` ruht: Ihr Protokoll ist nicht lesbar. Verloren ist nichts; das Bot-Team muss es prüfen.
# $game: das Kürzel der anderen Partie. $status: lobby oder anderes. $host: wer den Tisch eröffnet hat. $yours: yes, wenn du es warst. $closes: Sekunden seit 1970.
host-channel-busy = { $status ->
    [lobby] { $yours ->
        [yes] Hier ist schon ein Tisch von dir, und pro Kanal geht nur einer. Eröffne den nächsten in einem Thread oder anderen Kanal, oder schließ diesen mit `/partie beenden`. Ungenutzt schließt er <t:{ $closes }:R>.
       *[no] Hier ist schon ein Tisch von { $host }, und pro Kanal geht nur einer. Mach mit (`/partie mitspielen`), oder nimm einen anderen Kanal oder Thread. Ungenutzt schließt er <t:{ $closes }:R>; { $host } oder die Verwaltung schließt ihn (`/partie beenden`).
    }
   *[other] Hier läuft schon eine Partie, und pro Kanal geht nur eine. Eröffne deine in einem Thread oder anderen Kanal, oder beende die hier mit `/partie beenden`.
}
host-tables-open = Du hast schon { $most } Tische offen, mehr geht nicht. `/partien` zeigt sie; beende einen mit `/partie beenden` oder spiel an einem anderen mit.
# $seats: wie viele Plätze es gibt.
host-lobby-full = Alle { $seats } Plätze sind besetzt. Wer den Tisch eröffnet hat, kann einen hinzufügen; oder eröffne einen eigenen Tisch mit `/partie neu`.
# $yours: yes für die Person, die es liest, no für jemand anderen.
host-already-seated = { $yours ->
    [yes] Du bist schon an diesem Tisch.
   *[no] Diese Person ist schon an diesem Tisch. Wähle jemand anderen.
}
host-not-seated = Du spielst an diesem Tisch nicht mit, kannst aber zusehen: **{ LABEL("button-board") }** und **{ LABEL("button-scores") }** sind für alle da.
# $full: yes, wenn alle Plätze besetzt sind.
host-not-at-table = { $full ->
    [yes] Du bist nicht an diesem Tisch, und alle Plätze sind besetzt. Eröffne einen eigenen mit `/partie neu`.
   *[no] Du bist nicht an diesem Tisch. Nimm zuerst mit **{ LABEL("button-join") }** Platz.
}
# $colour: red, blue, green, yellow, black oder pink.
host-no-such-seat = Diesen Platz in { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [black] Schwarz
   *[pink] Rosa
} gibt es hier nicht. Wähle einen aus der Liste.
# $least: wie viele nötig sind. $seated: wie viele sitzen.
host-too-few-seats = Eine Partie braucht mindestens { $least } Personen oder Computer, und { $seated ->
    [0] noch ist niemand dabei
    [one] erst eine Person ist dabei
   *[other] erst { $seated } sind dabei
}. Warte noch, oder füge einen Computer hinzu.
# $seated: wie viele sitzen.
host-more-seated = { $seated ->
    [one] { $seated } Platz ist
   *[other] { $seated } Plätze sind
} schon besetzt. Mach zuerst einen Platz frei, oder behalte mindestens so viele.
# $least, $most: Zahlen von Plätzen.
host-seats-range = Ein Tisch hat { $least } bis { $most } Plätze.
# $least_seconds, $most_seconds: Sekunden.
host-turn-time-range = Ein Zug darf fünf Minuten bis dreißig Tage dauern oder keine Frist haben.
host-budget-range = Die Bedenkzeit für eine Partie beträgt fünfzehn Minuten bis zehn Tage oder ist unbegrenzt.
host-hints-off = In Ranglistenpartien und Turnieren gibt es keine Tipps. Sind sie zu Ende, zeigt `/analyse` bessere Züge.
host-no-hint = Es kam kein Tipp. Versuch es noch einmal, oder spiel weiter.
host-review-later = Eine Partie wird analysiert, sobald sie zu Ende ist.
host-review-tournament = Partien eines Turniers werden analysiert, sobald das Turnier zu Ende ist.
host-reviews-waiting = Viele Partien warten auf ihre Analyse. Versuch es in einigen Minuten noch einmal.
host-review-file-open = Diese Partie ist nicht zu Ende. Eine Partiedatei wird analysiert, wenn sie mit `end` aufhört.
# $most: Züge.
host-review-file-long = Diese Partie ist zu lang für eine Analyse: höchstens { $most } Züge.
host-review-file-yours = Ich analysiere noch eine andere Datei von dir. Versuch es danach noch einmal.
# $played: yes, wenn in dieser Partie ein Computer gespielt hat, sonst no.
host-no-computer-turn = { $played ->
    [yes] Einen solchen Zug hat hier kein Computer gespielt. Wähle einen aus der Liste.
   *[no] In dieser Partie hat kein Computer gespielt. Ohne `computer` zeigt `/warum`, wie eine Wertung zustande kam.
}
host-explained-later = In Ranglistenpartien und Turnieren erklären Computer ihre Züge, sobald die Partie zu Ende ist.
host-explained-purist = An diesem Tisch wird ohne Hilfe gespielt: Computer erklären ihre Züge, sobald die Partie zu Ende ist.
host-explained-hands = An diesem Tisch sind die Hände verdeckt: Computer erklären ihre Züge, sobald die Partie zu Ende ist.
host-explanations-waiting = Gerade warten viele auf Erklärungen. Versuch es in einigen Sekunden noch einmal.
host-no-explanation = Es kam keine Erklärung. Versuch es noch einmal.
host-no-puzzle = Hier habe ich kein Plättchen des Tages zu zeigen. Wer den Server verwaltet, startet eines mit `/rätsel täglich`.
# $first: Sekunden seit 1970.
host-puzzle-not-yet = Das erste Plättchen des Tages kommt <t:{ $first }:R>.
host-puzzle-closed = Dieses Plättchen des Tages ist vorbei, seine Lösung ist gepostet. `/rätsel heute` zeigt das neueste.
host-puzzle-answered = Hier hast du schon geantwortet. Alle haben einen Versuch.
host-puzzle-turn = Dieser Zug ist dort nicht möglich. Wähle einen mit den Knöpfen.
# $opponent: wonach gefragt wurde.
host-unknown-opponent = Einen Computer namens „{ $opponent }“ gibt es nicht. Wähle einen aus der Liste.
# $host: wer den Tisch eröffnet hat.
host-host-only = Das darf nur { $host } (hat diesen Tisch eröffnet).
host-host-stays = Du hast diesen Tisch eröffnet. Schließ ihn mit `/partie beenden`.
host-rated-needs-people = Ranglistenpartien sind nur für Menschen. Entferne die Computer, oder spielt ohne Rangliste.
# $seq: die Nummer des Standes, auf dem gedrückt wurde.
host-moved-on = Die Partie ist weitergegangen. So steht es jetzt.
# $name: wer am Zug ist. $colour: die Farbe.
host-not-your-turn = Du bist nicht am Zug, sondern { $name }.
host-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
host-undo-bound = Das lässt sich nicht mehr zurücknehmen: Seither wurde gewürfelt, oder der Drache ist geflogen.
host-no-vote = Diese Abstimmung ist vorbei. Eine neue eröffnest du mit `/zurücknehmen` oder `/partie beenden`.
host-vote-open = Über eine Rücknahme wird schon abgestimmt. Alle anderen müssen zustimmen.
host-already-voted = Du hast schon geantwortet; jetzt sind die anderen gefragt.
# $name: wer dort sitzt.
host-seat-not-open = Dort spielt noch { $name }. Ein Platz wird frei, wenn er abgegeben wird; nach einem verpassten Zug kann ihn auch vergeben, wer den Tisch eröffnet hat.
host-seat-lost = Wer dort gespielt hat, hat die Bedenkzeit verbraucht und verloren. Diesen Platz kann niemand übernehmen.
# $free: yes, wenn niemand dort sitzt, sonst no.
host-seat-unasked = Das ist eine Ranglistenpartie, und der Platz würde von Anfang an für diese Person zählen; das muss sie selbst wollen. { $free ->
    [yes] Sie kann den Platz selbst mit `/ersetzen` übernehmen.
   *[no] Beende diese Partie mit `/partie beenden`; an einem neuen Tisch kann sie mitspielen.
}
host-name-yourself = Um diesen Platz zu übernehmen, gib unter `durch` dich selbst an.
# $zone: was getippt wurde.
host-unknown-time-zone = Die Zeitzone „{ $zone }“ gibt es nicht. Tippe eine Stadt, etwa Europe/Berlin, oder wähle eine aus der Liste bei `/ich erinnerungen`.
host-holiday-order = Das Ende des Urlaubs muss nach dem Beginn und in der Zukunft liegen.
host-not-over = Diese Partie ist noch nicht zu Ende. Die Revanche kommt danach.
host-not-played = Die Revanche ist für alle, die diese Partie gespielt haben. Eröffne mit `/partie neu` einen eigenen Tisch, oder drücke an einem offenen **{ LABEL("button-join") }**.
# $most: wie viele Zeichen.
host-preset-name = Der Name einer Vorlage hat 1 bis { $most } Zeichen.
# $preset: wonach gefragt wurde.
host-no-such-preset = Auf diesem Server gibt es keine Vorlage namens „{ $preset }“. Wähle eine aus der Liste. Wer den Server verwaltet, speichert eine mit `/vorlage speichern`.
# $most_bytes: Bytes.
host-file-too-large = Diese Datei ist zu groß für eine Partiedatei: höchstens { $most_bytes } Bytes.
host-not-opener = Auf diesem Server dürfen nur bestimmte Leute Partien eröffnen. Frag jemanden, der ihn verwaltet, oder spiel an einem offenen Tisch mit.
host-own-game = Du hast in dieser Partie gespielt, und sie zählt; darum kannst du das nicht tun. Jemand anders, der den Server verwaltet, kann sie beenden; alle, die noch mitspielen, können es auch gemeinsam.
