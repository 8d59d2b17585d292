# Was Server und Menschen wählen.

settings-managers-only = Das dürfen nur diejenigen, die diesen Server verwalten.
server-title = ### Was dieser Server wählt
server-language = Sprache der Tische
language-automatic = Sprache von Discord
server-theme = Aussehen der Bilder
server-mention = Rufen, wer am Zug ist
server-openers = Wer Spiele eröffnen darf
server-threads = Wo gespielt wird
server-retention = Wie lange beendete Spiele bleiben
server-channels = Kanäle für Spiele (keiner: überall)
server-role = Die Rolle, die Spiele eröffnen darf
# $channels: eine Liste von Kanälen.
server-only-in = Spiele dürfen nur hier eröffnet werden: { $channels }.
server-defaults = Ein neuer Tisch beginnt mit:
server-no-presets = -# Damit Tische anders beginnen: Richte einen ein, behalte ihn mit `/vorlage speichern`, und wähle ihn hier.
server-preset = Beginn eines neuen Tischs: eine Vorlage
server-preset-standard = neue Tische beginnen, wie ich es vorgebe
# $name: Name einer Vorlage.
server-preset-option = neue Tische beginnen wie „{ $name }“
# $permissions: eine Liste von Discord-Berechtigungen.
server-lacking = ⚠️ Um in diesem Kanal zu spielen, brauche ich noch { $permissions }.
server-mention-yes = wer am Zug ist, wird gerufen
server-mention-no = niemand wird gerufen
server-openers-everyone = alle dürfen Spiele eröffnen
server-openers-managers = nur wer den Server verwaltet, eröffnet Spiele
server-openers-role = nur wer eine bestimmte Rolle hat, eröffnet Spiele
server-threads-yes = jedes Spiel in einem eigenen Thread
server-threads-no = Spiele finden im Kanal selbst statt
server-retention-ever = beendete Spiele bleiben für immer
# $days: eine Zahl.
server-retention-days = { $days ->
    [one] beendete Spiele bleiben { $days } Tag
   *[other] beendete Spiele bleiben { $days } Tage
}
server-lobby = Wie lange ein Tisch unberührt wartet
# $days: eine Zahl.
server-lobby-days = { $days ->
    [one] ein Tisch, den niemand anrührt, schließt nach { $days } Tag
   *[other] ein Tisch, den niemand anrührt, schließt nach { $days } Tagen
}
theme-painted-dark = gemalte Plättchen, dunkler Tisch
theme-painted-light = gemalte Plättchen, heller Tisch
theme-flat-dark = schlichte Plättchen, dunkler Tisch
theme-flat-light = schlichte Plättchen, heller Tisch

# $channels: eine Liste von Kanälen.
game-not-here = Auf diesem Server wird hier gespielt: { $channels }.
# $role: eine Erwähnung der Rolle.
game-only-role = Auf diesem Server eröffnen Leute mit der Rolle { $role } Spiele. An jedem offenen Tisch kannst du dich dazusetzen.
game-unknown-expansion = „{ $typed }“ ist keine Erweiterung. Es gibt { $rules }.
game-unknown-rule = „{ $typed }“ ist keine Hausregel. Es gibt { $rules }.
game-unknown-time = Wähle die Zeit für einen Zug bitte aus der Liste.
button-thread = In einem Thread eröffnen
thread-not-here = Threads kann ich nur in Textkanälen anlegen. Eröffne den Tisch in einem, oder in einem Thread, den es schon gibt.
# $name: wer den Tisch eröffnet.
thread-title = Carcassonne: Tisch von { $name }
# $thread: ein Link zum Thread.
thread-opened = Der Tisch steht in { $thread }.
# $name: Name einer Vorlage.
preset-saved = Gespeichert als **{ $name }**. `/spiel neu` bietet es als Vorlage an.
preset-deleted = **{ $name }** ist vergessen.

## Plätze, die wechseln
resign-ask = Möchtest du dieses Spiel verlassen? Dein Platz behält seine Meeples und Punkte.
resign-computer = Ein Computer übernimmt
resign-close = Der Platz bleibt leer
resign-done = Du hast das Spiel verlassen.
replace-unknown-seat = Einen solchen Platz gibt es in diesem Spiel nicht. Wähle einen aus der Liste.
replace-no-bots = Andere Bots können nicht mitspielen. Nenne einen Menschen, oder niemanden für einen meiner Computer.
replace-done = Der Platz ist übergeben.
# $colour: eine Farbe. $name: wer dort sitzt.
replace-seat = { $colour }: { $name }

## Was ein Mensch wählt
reminder-mention = durch Erwähnung im Kanal
reminder-direct = durch Direktnachricht
reminder-none = gar nicht
me-title = ### Was du gewählt hast
# $language: der Name einer Sprache.
me-language = Ich antworte dir auf { $language }.
me-language-automatic = Ich antworte dir in der Sprache deines Discord, wenn ich sie spreche; `/ich sprache` wählt eine andere.
me-reminder-mention = Wenn noch die Hälfte und wenn noch ein Zehntel deiner Zeit übrig ist, erwähne ich dich im Kanal.
me-reminder-direct = Wenn noch die Hälfte und wenn noch ein Zehntel deiner Zeit übrig ist, schreibe ich dir eine Direktnachricht.
me-reminder-none = Ich erinnere dich nicht.
# $zone: eine Zeitzone. $now: die Uhrzeit dort, z. B. 14:05.
me-zone = Deine Zeitzone ist { $zone }; dort ist es jetzt { $now } Uhr.
# $begins, $ends: Uhrzeiten.
me-quiet = Von { $begins } bis { $ends } Uhr bin ich still.
# $begins, $ends: Tage.
me-holiday = Deine Uhren stehen vom { $begins } bis zum { $ends } still, soweit es jeder Tisch erlaubt.
# $typed: was getippt wurde.
me-unknown-span = „{ $typed }“ kann ich nicht als Stunden lesen. Schreib sie wie `22-8` oder `22:30-07:00`, oder einen Strich für keine.

## Datenschutz
privacy = ### Was ich über dich speichere
    • Deine Discord-Kennung und den Namen, den du hattest, auf den Plätzen deiner Spiele, mit deinen Zügen.
    • Was daraus wurde: Ergebnisse, Wertungen und die Turniere, zu denen du dich angemeldet hast.
    • Was du mit `/ich` gewählt hast: Sprache (und die, die Discord dabei hatte), Erinnerungen, Ruhezeiten, Zeitzone, Urlaub.
    • Nichts von dem, was du schreibst: Ich lese keine Nachrichten.
    Wer gelöscht ist, behält seinen Platz als „ehemaliges Mitglied“; in laufenden Spielen spielt ein Computer weiter.
privacy-export = Meine Daten bekommen
privacy-delete = Meine Daten löschen
privacy-exported = Das ist alles, was ich über dich speichere.
privacy-delete-ask = **Soll ich dich wirklich vergessen?** Du verlässt alle Tische und Turniere, und in deinen laufenden Spielen spielt ein Computer weiter. Das lässt sich nicht rückgängig machen.
privacy-delete-surely = Ja, vergiss mich
privacy-deleted = Erledigt. Ich kenne dich nicht mehr.
