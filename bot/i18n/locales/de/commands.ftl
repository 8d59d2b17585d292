# Befehle. Der Wert ist der Name, den man tippt (kleine Buchstaben, keine Leerzeichen, höchstens 32);
# .description und jedes „-text“ haben höchstens 100 Zeichen.

command-game = partie
    .description = Eine Partie eröffnen, mitspielen, starten, beenden
command-game-new = neu
    .description = Einen Tisch in diesem Kanal eröffnen
    .seats = plätze
    .seats-text = Wie viele mitspielen können (2 bis 6)
    .edition = edition
    .edition-text = Welche Regeln der Ausgangspunkt sind
    .help = hilfe
    .help-text = Wie viel der Bot über die Regeln hinaus zeigt
    .preset = vorlage
    .preset-text = Gespeicherte Regeln dieses Servers
    .expansions = erweiterungen
    .expansions-text = Eine oder mehrere Erweiterungen
    .rules = hausregeln
    .rules-text = Eine oder mehrere Hausregeln
    .first = beginn
    .first-text = Wer beginnt
    .rated = rangliste
    .rated-text = Ob es eine Ranglistenpartie ist
    .time = zeit
    .time-text = Zeit je Zug
    .budget = bedenkzeit
    .budget-text = Bedenkzeit je Person für die ganze Partie; wer sie verbraucht, verliert
    .language = sprache
    .language-text = Sprache des Tisches
command-game-join = mitspielen
    .description = Am Tisch in diesem Kanal mitspielen
command-game-leave = verlassen
    .description = Den Tisch vor dem Start verlassen
command-game-start = starten
    .description = Die Partie in diesem Kanal starten
command-game-stop = beenden
    .description = Den Tisch schließen oder dem Ende der Partie zustimmen
command-place = legen
    .description = Einen ganzen Zug spielen: Plättchen, Drehung und Meeple
    .cell = feld
    .cell-text = Wohin: ein Feldname vom Bildrand, zum Beispiel N49
    .turn = drehung
    .turn-text = Drehung im Uhrzeigersinn: 0°, 90°, 180° oder 270°
    .meeple = meeple
    .meeple-text = Ein Meeple darauf, etwa Stadt (N), oder keiner (sonst fragt der Bot danach)
    .tile = plättchen
    .tile-text = Welches Plättchen deiner Hand (bei drei auf der Hand)
command-meeple = meeple
    .description = Einen Meeple auf das eben gelegte Plättchen setzen
    .on = auf
    .on-text = Auf welches Gebiet, zum Beispiel Stadt (N)
command-skip = passen
    .description = Keinen Meeple setzen und den Zug beenden
command-undo = zurücknehmen
    .description = Deinen Zug zurücknehmen
command-board = spielfeld
    .description = Das Spielfeld in diesem Kanal ansehen
    .show = ansicht
    .show-text = Das Spielfeld, die Wiesen nach Besitz, tote Felder oder alles in Worten
    .around = um
    .around-text = Die Felder rund um dieses aus der Nähe, zum Beispiel M50
command-scores = punkte
    .description = Die Punkte nach Art der Gebiete
command-tiles = plättchen
    .description = Welche Plättchen übrig sind und welche auf ein Feld passen
    .cell = feld
    .cell-text = Ein freies Feld, zum Beispiel N49: Was passt dort?
command-games = partien
    .description = Alle deine Partien; zuerst die, die auf dich warten
command-help = hilfe
    .description = Wie du einen Tisch eröffnest und deinen Zug spielst
command-since = seither
    .description = Was seit deinem letzten Zug geschehen ist
command-history = verlauf
    .description = Die Partie in diesem Kanal Zug für Zug ansehen
    .turn = zug
    .turn-text = Mit welchem Zug es losgeht (sonst mit dem neuesten)
command-review = analyse
    .description = Sehen, welcher Zug der letzten Partie hier Punkte gekostet hat und wo das Glück entschied
    .file = datei
    .file-text = Eine .game-Datei statt der Partie in diesem Kanal
command-hint = tipp
    .description = Fragen, was ein starker Computer jetzt täte; alle erfahren, dass du gefragt hast
command-puzzle = rätsel
    .description = Das Plättchen des Tages
command-puzzle-today = heute
    .description = Das Plättchen des Tages lösen, oder deine Antwort sehen
command-puzzle-points = punkte
    .description = Punkte und Serien dieses Servers
command-puzzle-daily = täglich
    .description = Ein Plättchen des Tages in diesem Kanal posten (für die Verwaltung des Servers)
    .at = um
    .at-text = Uhrzeit, zum Beispiel 9 oder 21:30 (sonst 9:00)
    .zone = zeitzone
    .zone-text = Zeitzone des Servers, zum Beispiel Europe/Berlin (sonst deine)
command-puzzle-stop = beenden
    .description = Keine Plättchen des Tages mehr (für die Verwaltung des Servers)
command-why = warum
    .description = Wie sich eine Wertung zusammensetzt, oder warum ein Computer so gezogen hat
    .feature = gebiet
    .feature-text = Welche Wertung (sonst die letzte)
    .computer = computer
    .computer-text = Ein Zug eines Computers: welche Möglichkeiten er abgewogen hat, in Punkten
command-export = export
    .description = Die Partie in diesem Kanal als Datei bekommen
command-import = import
    .description = Eine Partiedatei von irgendwoher ansehen
    .file = datei
    .file-text = Eine Partiedatei (.game)
command-resign = aufgeben
    .description = Eine laufende Partie verlassen; ein Computer übernimmt, oder der Platz bleibt leer
command-replace = ersetzen
    .description = Einen Platz mit Meeple und Punkten an jemand anderen übergeben
    .seat = platz
    .seat-text = Welcher Platz
    .by = durch
    .by-text = Wer ihn übernimmt (sonst ein Computer)
command-privacy = datenschutz
    .description = Deine Daten: ansehen, bekommen, löschen
command-settings = einstellungen
    .description = Servereinstellungen: Sprache, Bildstil, wer Partien eröffnen darf
    .preset = vorlage
    .preset-text = Vorlage, mit der neue Tische beginnen
command-me = ich
    .description = Deine Einstellungen: Erinnerungen, Ruhezeiten, Urlaub
command-me-reminders = erinnerungen
    .description = Wie du erinnert wirst, und wann nicht
    .by = per
    .by-text = Durch Erwähnung, durch Direktnachricht oder gar nicht
    .quiet = ruhe
    .quiet-text = Stunden ohne Erinnerung, zum Beispiel 22-8; ein Strich für keine
    .zone = zeitzone
    .zone-text = Deine Zeitzone, zum Beispiel Europe/Berlin
command-me-language = sprache
    .description = Sprache meiner Antworten an dich
    .to = auf
    .to-text = Eine Sprache, oder die aus deinem Discord
command-me-holiday = urlaub
    .description = Deine Uhren für einige Tage anhalten
    .days = tage
    .days-text = Wie viele Tage ab jetzt; 0 beendet den Urlaub
command-preset = vorlage
    .description = Die Regeln eines Tisches unter einem Namen speichern
command-preset-save = speichern
    .description = Die Regeln des Tisches in diesem Kanal speichern
    .name = name
    .name-text = Ein Name, zum Beispiel Freitagsliga
command-preset-delete = löschen
    .description = Eine Vorlage löschen
    .name = name
    .name-text = Welche Vorlage
command-learn = lernen
    .description = Eine erste Partie gegen einen Computer, mit Anleitung
    .expansion = erweiterung
    .expansion-text = Stattdessen eine Erweiterung lernen
command-rules = regeln
    .description = Die Regeln nach Themen, mit Bildern von Stellungen, und wie Turniere und Leitern funktionieren
    .topic = thema
    .topic-text = Was du wissen möchtest
command-challenge = herausfordern
    .description = Jemanden zu einer Partie zu zweit herausfordern, mit Antwort in einigen Tagen
    .person = person
    .person-text = Wen du herausforderst
    .rated = rangliste
    .rated-text = Ob es eine Ranglistenpartie ist
    .preset = vorlage
    .preset-text = Gespeicherte Regeln dieses Servers
    .days = tage
    .days-text = Wie viele Tage Zeit für die Antwort ist (sonst 3)
    .ladder = leiter
    .ladder-text = Um einen Platz auf einer Leiter, nach deren Regeln

# Befehle im Menü einer Person oder einer Nachricht: höchstens 32 Zeichen.
menu-challenge = Herausfordern
menu-show-game = Partie hier zeigen
menu-analyse = Analysieren

## Was jemand getippt hat

# $typed: was getippt wurde. $cells: eine Liste der Felder, auf die das Plättchen passt.
place-unknown-cell = „{ $typed }“ ist kein Feld. Die Namen stehen am Bildrand; dein Plättchen passt auf { $cells }.
# $typed: was getippt wurde. $cells: eine Liste offener Felder.
place-unknown-cell-purist = „{ $typed }“ ist kein Feld. Die Namen stehen am Bildrand. Versuch es mit { $cells }.
# $typed: was getippt wurde. $turns: eine Liste von Drehungen.
place-unknown-turn = „{ $typed }“ ist keine Vierteldrehung. Zur Wahl: { $turns }.
# $cell: ein Feld. $turns: eine Liste von Drehungen.
place-which-turn = Auf { $cell } passt dein Plättchen auf mehrere Arten. Wähle eine Drehung: { $turns }.
# $tiles: Plättchen, jedes auf einer eigenen Zeile, wie unten.
place-which-tile = Wähle, welches Plättchen deiner Hand du legst: { $tiles }
# $number: des Plättchens, wie auf der Übersicht. $tile: sein Buchstabe. $shows: das Plättchen in Worten.
place-tile-option = { panel-tile } ({ $tile }): { $shows }
# $typed: was getippt wurde. $spots: eine Liste von Gebieten.
meeple-unknown-spot = „{ $typed }“ steht nicht zur Wahl. Möglich: { $spots }.

## Ansehen
board-board = das Spielfeld
board-fields = Wiesen nach Besitz
board-dead = tote Felder, auf die kein Plättchen mehr passt
board-text = in Worten
# $typed: was getippt wurde.
look-unknown-cell = „{ $typed }“ ist kein Feld. Die Namen stehen am Bildrand.
# $cell: ein Feld. $cells: eine Liste. $more: wie viele es außer diesen gibt.
tiles-no-open-cell = { $cell } ist kein freies Feld. Freie Felder: { $more ->
    [0] { $cells }.
   *[other] { $cells }, …
}
board-nothing-there = Bei { $cell } liegt kein Plättchen: Die Landschaft reicht von { $first } bis { $last }.
# $help: standard oder purist.
help-level = Das zeigt nur die volle Hilfe, und die Stufe wird vor der Partie gewählt. Dieser Tisch spielt { $help ->
    [purist] ohne Hilfe
   *[other] mit Standardhilfe
}.
help-level-tiles = An diesem Tisch wird ohne Hilfe gespielt: Welche Plättchen übrig sind, wird nicht gezeigt.

## Listen von Partien

# $games: wie viele.
games-title = ### { $games ->
    [one] Deine Partie
   *[other] Deine { $games } Partien
}
games-none = Du spielst in keiner Partie mit. Eröffne eine mit `/partie neu` im Kanal eines Servers.
games-nothing-waits = Keine Partie wartet auf dich. `/partien` zeigt alle deine.
# $where: ein Link. $seat: wer am Zug ist. $clock: wann die Zeit abläuft, oder „keine Frist“. $game: der Kurzname der Partie.
games-mine = ▶️ **Du bist am Zug** · { $where } · { $clock }
games-other = ⏳ { $where } · { $seat } ist am Zug · { $clock }
games-waiting = 🪑 { $where } · Tisch `{ $game }` ist noch offen
games-over = 🏁 { $where } · Partie `{ $game }` ist zu Ende
games-damaged = ⚠️ { $where } · Partie `{ $game }` ruht: Ihre Daten sind nicht lesbar
# $name: wer herausfordert. $where: ein Kanal. $clock: ein Zeitpunkt.
games-challenge = ⚔️ **{ $name }** fordert dich heraus · { $where } · die Zeit für die Antwort endet { $clock }
# $name: wer herausgefordert ist. $where: ein Kanal. $clock: ein Zeitpunkt.
games-challenge-made = ⚔️ Du forderst **{ $name }** heraus · { $where } · die Zeit für die Antwort endet { $clock }
games-answer = { $name } antworten
# $count: Herausforderungen, für die in der Liste kein Platz ist.
games-challenges-more = … und { $count ->
    [one] eine weitere Herausforderung
   *[other] { $count } weitere Herausforderungen
}
# An der Stelle eines Kanals.
games-deleted-channel = gelöschter Kanal
games-deleted-note = -# Eine Partie, deren Kanal gelöscht wurde, geht ohne Nachrichten dort weiter. Bist du am Zug, öffne sie hier mit **{ button-next-game }**.
games-no-clock = keine Frist
games-earlier = Zurück
games-later = Weiter

help = ## Carcassonne, hier auf Discord
    • **Einen Tisch eröffnen:** `/partie neu`, dann **{ LABEL("button-join") }**, **{ LABEL("button-computer") }**, **{ LABEL("button-start") }**. Unter **{ LABEL("button-settings") }** wählst du Regeln, Uhr und Hilfe.
    • **Dein Zug:** Drück **{ LABEL("button-play") }** unter dem Bild. Wähle ein nummeriertes Feld, dreh das Plättchen, wähle einen Ort für einen Meeple oder keinen, dann **{ panel-confirm }**. Vorher gilt nichts.
    • **Durch Tippen:** `/legen feld:N49 drehung:90° meeple:Stadt (N)` ist ein ganzer Zug.
    • **Ein Versehen?** `/zurücknehmen` geht ohne Zustimmung, bis das nächste Plättchen gezeigt wird; später müssen alle zustimmen.
    • **Lernen:** eine kleine erste Partie mit `/lernen`, die Regeln mit Bildern unter `/regeln`.
    • **Ansehen:** `/spielfeld`, `/punkte`, `/plättchen`. **Alle deine Partien:** `/partien`.
    Das ist ein inoffizielles Spiel, von Fans gemacht.
