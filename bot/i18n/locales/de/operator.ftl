# Für alle, die den Bot betreiben: `python -m bot` und seine Befehle.

# $games: wie viele.
recounted = { $games ->
    [one] 1 Ergebnis
   *[other] { $games } Ergebnisse
} und alle Wertungszahlen sind neu aus den Protokollen berechnet.
# $in, $out: Partien, die jetzt zählen und es nicht taten, oder nicht mehr zählen. $moved: Leute mit anderer Wertungszahl.
recount-changed = Partien, die jetzt zählen: { $in } mehr, { $out } weniger. Geänderte Wertungszahlen: { $moved ->
    [0] keine.
   *[other] { $moved }; am meisten:
}
# $games: wie viele.
checked-sound = { $games ->
    [0] Keine Partie läuft.
    [one] Die eine laufende Partie ergibt, was ihr Protokoll sagt.
   *[other] Alle { $games } laufenden Partien ergeben, was ihre Protokolle sagen.
}
# $game: die Kennung. $entry: die Nummer des Eintrags im Protokoll. $problem: was nicht stimmt, auf Englisch.
checked-damaged = Partie { $game } ist beschädigt oder ginge mit diesem Programm anders weiter, ab Eintrag { $entry }: { $problem }.
# $emojis: wie viele gefehlt haben.
emojis-uploaded = { $emojis ->
    [0] Alle Emojis waren schon da.
    [one] 1 Emoji hochgeladen.
   *[other] { $emojis } Emojis hochgeladen.
}
# $typed: was hinter `python -m bot` stand.
config-unknown-command = „{ $typed }“ ist kein gültiger Aufruf: `python -m bot --help` zeigt alle, mit ihren Argumenten.
# Über der Liste der Befehle.
usage = python -m bot [BEFEHL], mit den Einstellungen der Umgebung und aus .env (.env.example erklärt jede)
# Was jeder Befehl tut, in einer Zeile der Liste.
usage-play = ohne Befehl: spielt auf Discord, bis der Bot angehalten wird
usage-check = prüft die Datenbank und spielt jede unvollendete Partie nach; nennt, was beschädigt ist (Status 1)
usage-backup = kopiert die Datenbank in eine neue Datei, auch während der Bot läuft
usage-migrate = kopiert die SQLite-Datenbank in eine leere PostgreSQL-Datenbank, während der Bot steht
usage-recount = berechnet alle Ergebnisse und Wertungszahlen neu aus den Protokollen
usage-emojis = lädt Figuren und Plättchen als Emojis der Anwendung hoch, soweit sie fehlen
stopped-early = Vor dem Ende angehalten. Bitte noch einmal aufrufen.
# $file: the copy. $problem: what is wrong, in English.
backup-made = Die Datenbank ist nach { $file } kopiert.
backup-exists = Die Datei { $file } gibt es schon: Nimm eine andere.
backup-failed = Die Kopie { $file } lässt sich nicht schreiben: { $problem }
checked-file = Die Datenbank ist beschädigt: { $problem }
# $games: how many games were copied. $problem: a table, or a row and why.
migrated = { $games ->
    [one] Eine Partie ist kopiert, mit allem anderen; beide Datenbanken sind gleich. Stelle BASTIDE_DATABASE auf die neue.
   *[other] { $games } Partien sind kopiert, mit allem anderen; beide Datenbanken sind gleich. Stelle BASTIDE_DATABASE auf die neue.
}
migrate-not-sqlite = Nur eine SQLite-Datenbank lässt sich kopieren: Stelle BASTIDE_DATABASE auf ihre Datei.
migrate-not-postgresql = Nenne die Adresse einer PostgreSQL-Datenbank: `postgresql+asyncpg://nutzer:passwort@rechner/name`
migrate-not-empty = Die neue Datenbank hat schon eigene Zeilen in der Tabelle { $problem }: Nenne eine leere.
migrate-unreadable = Eine Zeile lässt sich nicht kopieren: { $problem }
migrate-different = Die Tabelle { $problem } ist nicht in beiden Datenbanken gleich: Leere die neue, und kopiere noch einmal, während kein Bot in eine von beiden schreibt.
