# Befehle. Der Wert ist der Name, den man tippt (kleine Buchstaben, keine Leerzeichen, höchstens 32);
# .description und jedes „-text“ haben höchstens 100 Zeichen.

command-game = spiel
    .description = Tisch eröffnen, Platz nehmen, starten, beenden
command-game-new = neu
    .description = Einen Tisch in diesem Kanal eröffnen
    .seats = plätze
    .seats-text = Wie viele Platz nehmen können (2 bis 6)
    .edition = edition
    .edition-text = Von welchen Regeln es ausgeht
    .help = hilfe
    .help-text = Wie viel der Tisch über die Regeln hinaus erfährt
    .preset = vorlage
    .preset-text = Regeln, die dieser Server gespeichert hat
    .expansions = erweiterungen
    .expansions-text = Eine oder mehrere Erweiterungen
    .rules = hausregeln
    .rules-text = Eine oder mehrere Hausregeln
    .first = beginn
    .first-text = Wer beginnt
    .rated = gewertet
    .rated-text = Ob das Spiel für die Rangliste zählt
    .time = zeit
    .time-text = Wie lange ein Zug dauern darf
    .language = sprache
    .language-text = Was der Tisch spricht
command-game-join = mitspielen
    .description = Am Tisch dieses Kanals Platz nehmen
command-game-leave = verlassen
    .description = Vor dem Start wieder vom Tisch aufstehen
command-game-start = starten
    .description = Das Spiel dieses Kanals beginnen
command-game-stop = beenden
    .description = Den Tisch schließen oder zustimmen, dass das Spiel endet
command-place = legen
    .description = Das gezogene Plättchen legen
    .cell = feld
    .cell-text = Wohin: der Name am Bildrand, zum Beispiel N49
    .turn = drehung
    .turn-text = Wie weit im Uhrzeigersinn: 0°, 90°, 180° oder 270°
    .tile = plättchen
    .tile-text = Welches Plättchen deiner Hand, wenn eine Hausregel Handplättchen vorsieht
command-meeple = meeple
    .description = Einen Meeple auf das eben gelegte Plättchen setzen
    .on = auf
    .on-text = Auf welches Gebiet, zum Beispiel Stadt (N)
command-skip = passen
    .description = Keinen Meeple setzen und den Zug beenden
command-undo = zurücknehmen
    .description = Deinen Zug zurücknehmen
command-board = landschaft
    .description = Die Landschaft dieses Kanals ansehen
    .show = ansicht
    .show-text = Die Landschaft, die Wiesen nach Besitz oder alles in Worten
    .around = um
    .around-text = Die Felder um eines herum aus der Nähe, zum Beispiel M50
command-scores = punkte
    .description = Die Punkte nach Art der Gebiete
command-tiles = plättchen
    .description = Welche Plättchen noch da sind und welche auf ein Feld passen
    .cell = feld
    .cell-text = Ein offenes Feld, zum Beispiel N49: Was passt dort?
command-games = spiele
    .description = Alle deine Spiele; die auf dich warten, zuerst
command-help = hilfe
    .description = Wie man einen Tisch eröffnet und wie ein Zug geht
command-since = seither
    .description = Was seit deinem letzten Zug geschehen ist
command-history = verlauf
    .description = Das Spiel dieses Kanals Zug für Zug ansehen
    .turn = zug
    .turn-text = Mit welchem Zug es losgeht; ohne Angabe mit dem neuesten
command-why = warum
    .description = Wie sich eine Wertung zusammensetzt
    .feature = gebiet
    .feature-text = Welche Wertung; ohne Angabe die letzte
command-export = export
    .description = Das Spiel dieses Kanals als Datei bekommen
command-import = import
    .description = Ein aufgeschriebenes Spiel von irgendwoher ansehen
    .file = datei
    .file-text = Ein aufgeschriebenes Spiel (.game)
command-resign = aufgeben
    .description = Ein laufendes Spiel verlassen; ein Computer übernimmt, oder der Platz bleibt leer
command-replace = ersetzen
    .description = Einen Platz mit Meeples und Punkten an jemand anderen übergeben
    .seat = platz
    .seat-text = Welcher Platz
    .by = durch
    .by-text = Wer ihn übernimmt; ohne Angabe ein Computer
command-privacy = datenschutz
    .description = Was ich über dich speichere: ansehen, bekommen, löschen
command-settings = einstellungen
    .description = Was dieser Server wählt: Sprache, Aussehen, wer Spiele eröffnen darf
command-me = ich
    .description = Was du für dich wählst: Erinnerungen, Ruhezeiten, Urlaub
command-me-reminders = erinnerungen
    .description = Wie du erinnert wirst, und wann nicht
    .by = per
    .by-text = Durch Erwähnung, durch Direktnachricht oder gar nicht
    .quiet = ruhe
    .quiet-text = Stunden ohne Erinnerung, zum Beispiel 22-8; ein Strich für keine
    .zone = zeitzone
    .zone-text = Deine Zeitzone, zum Beispiel Europe/Berlin
command-me-language = sprache
    .description = In welcher Sprache ich dir antworte
    .to = auf
    .to-text = Eine Sprache, oder die deines Discord
command-me-holiday = urlaub
    .description = Deine Uhren für einige Tage anhalten
    .days = tage
    .days-text = Wie viele Tage ab jetzt; 0, um zurückzukommen
command-preset = vorlage
    .description = Die Regeln eines Tisches unter einem Namen behalten
command-preset-save = speichern
    .description = Die Regeln des Tisches in diesem Kanal behalten
    .name = name
    .name-text = Ein Name, zum Beispiel Freitagsliga
command-preset-delete = löschen
    .description = Eine Vorlage vergessen
    .name = name
    .name-text = Welche
command-learn = lernen
    .description = Ein erstes Spiel gegen einen Computer, mit Anleitung
command-rules = regeln
    .description = Die Regeln nach Themen, mit Bildern
    .topic = thema
    .topic-text = Was du wissen möchtest

## Was jemand getippt hat

# $typed: was getippt wurde. $cells: eine Liste der Felder, auf die das Plättchen passt.
place-unknown-cell = „{ $typed }“ ist kein Feld. Die Namen stehen am Bildrand; dein Plättchen passt auf { $cells }.
# $typed: was getippt wurde. $cells: eine Liste offener Felder.
place-unknown-cell-purist = „{ $typed }“ ist kein Feld. Die Namen stehen am Bildrand; frei sind zum Beispiel { $cells }.
# $typed: was getippt wurde. $turns: eine Liste von Drehungen.
place-unknown-turn = „{ $typed }“ ist keine Vierteldrehung. Wähle eine davon: { $turns }.
# $cell: ein Feld. $turns: eine Liste von Drehungen.
place-which-turn = Auf { $cell } passt dein Plättchen auf mehrere Arten. Nenne eine Drehung: { $turns }.
# $tiles: Plättchen, jedes auf einer eigenen Zeile, wie unten.
place-which-tile = Nenne das Plättchen deiner Hand, das du legst: { $tiles }
# $tile: sein Buchstabe. $shows: das Plättchen in Worten.
place-tile-option = { $tile }: { $shows }
# $typed: was getippt wurde. $spots: eine Liste von Gebieten.
meeple-unknown-spot = „{ $typed }“ gibt es auf deinem Plättchen nicht. Zur Wahl stehen: { $spots }.

## Ansehen
board-board = die Landschaft
board-fields = Wiesen nach Besitz
board-text = in Worten
# $typed: was getippt wurde.
look-unknown-cell = „{ $typed }“ ist kein Feld. Die Namen stehen am Bildrand.
# $cell: ein Feld.
tiles-no-open-cell = { $cell } ist kein offenes Feld neben der Landschaft. Offen sind zum Beispiel { $cells }.
board-nothing-there = Bei { $cell } liegt kein Plättchen: Die Landschaft reicht von { $first } bis { $last }.
# $help: standard oder purist.
help-level = Dieser Tisch spielt mit der Hilfestufe { $help ->
    [purist] „puristisch“, die nichts als die Regeln verrät
   *[other] „Standard“, die das nicht verrät
}. Die Stufe „voll“ verrät es; man wählt sie vor dem Spiel.

## Listen von Spielen

# $games: wie viele.
games-title = ### { $games ->
    [one] Dein Spiel
   *[other] Deine { $games } Spiele
}
games-none = Du sitzt an keinem Tisch. Eröffne einen mit `/spiel neu` in einem Kanal eines Servers.
games-nothing-waits = Kein Spiel wartet auf dich.
# $where: ein Link. $seat: wer am Zug ist. $clock: ein Zeitpunkt oder „keine Frist“. $game: der Kurzname des Spiels.
games-mine = ▶️ **Du bist am Zug** · { $where } · { $clock }
games-other = ⏳ { $where } · { $seat } ist am Zug · { $clock }
games-waiting = 🪑 { $where } · Tisch `{ $game }` wartet auf Mitspielende
games-over = 🏁 { $where } · Spiel `{ $game }` ist zu Ende
games-no-clock = keine Frist
games-earlier = Zurück
games-later = Mehr

help = ## Carcassonne, hier auf Discord
    • **Einen Tisch eröffnen:** `/spiel neu`, dann **Mitspielen**, **Computer dazu**, **Starten**. **Einstellungen** wählt Regeln, Uhr und Hilfe.
    • **Dein Zug:** Drück **Spielen** unter dem Bild. Wähle ein nummeriertes Feld, dreh das Plättchen, wähle einen Meeple oder keinen, **Bestätigen**. Vorher zählt nichts.
    • **Durch Tippen:** `/legen feld:N49 drehung:90°`, dann `/meeple auf:Stadt (N)` oder `/passen`.
    • **Ein Versehen:** `/zurücknehmen` geht frei, bis das nächste Plättchen gezeigt wird; später müssen alle zustimmen.
    • **Lernen:** `/lernen` beginnt ein kleines erstes Spiel, `/regeln` zeigt die Regeln mit Bildern.
    • **Ansehen:** `/landschaft`, `/punkte`, `/plättchen`. **Alle deine Spiele:** `/spiele`.
    Das ist ein inoffizielles Spiel, von Fans gemacht.
