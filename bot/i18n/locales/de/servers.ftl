# Was Server und Menschen wählen.

settings-managers-only = Das darf nur, wer diesen Server verwaltet.
server-title = ### Servereinstellungen
server-language = Sprache der Tische
language-automatic = Sprache von Discord
server-theme = Bildstil
server-mention = Erwähnen, wer am Zug ist
server-openers = Wer Partien eröffnen darf
server-threads = Wo gespielt wird
server-retention = Wie lange beendete Partien bleiben
server-channels = Kanäle für Partien (keiner: überall)
server-role = Die Rolle, die Partien eröffnen darf
server-no-role = ⚠️ Solange du diese Rolle unten nicht wählst, darf nur Partien eröffnen, wer den Server verwaltet.
# $channels: eine Liste von Kanälen.
server-only-in = Partien dürfen nur hier eröffnet werden: { $channels }.
server-channels-deleted = ⚠️ Die Kanäle für Partien wurden gelöscht, also kann niemand welche eröffnen. Wähle unten andere.
# $channel: ein Kanal. $time: eine Uhrzeit. $zone: eine Zeitzone.
server-puzzle = Plättchen des Tages: { $channel }, um { $time } ({ $zone }). `/rätsel täglich` ändert es, `/rätsel beenden` beendet es.
server-no-puzzle = Plättchen des Tages: keines. `/rätsel täglich` startet eines im Kanal.
# $channel: ein Kanal. $permissions: eine Liste von Berechtigungen.
server-puzzle-lacking = ⚠️ Um das Plättchen des Tages in { $channel } zu posten, brauche ich noch { $permissions }.
server-defaults = Ein neuer Tisch beginnt mit:
server-no-presets = -# Andere Vorgaben? Richte einen Tisch ein, speichere ihn mit `/vorlage speichern` und wähle ihn hier.
server-more-presets = -# Die Liste unten fasst nur die ersten Vorlagen. Jede andere wählst du mit `/einstellungen vorlage:`.
server-preset = Vorlage für neue Tische
server-preset-standard = neue Tische beginnen mit den Vorgaben des Bots
# $name: Name einer Vorlage.
server-preset-option = neue Tische beginnen wie „{ $name }“
# $permissions: eine Liste von Discord-Berechtigungen.
server-lacking = ⚠️ Um in diesem Kanal zu spielen, brauche ich noch { $permissions }.
server-mention-yes = wer am Zug ist, wird erwähnt
server-mention-no = keine Erwähnung
server-openers-everyone = alle dürfen Partien eröffnen
server-openers-managers = nur wer den Server verwaltet, darf Partien eröffnen
server-openers-role = nur wer eine bestimmte Rolle hat, darf Partien eröffnen
server-threads-yes = jede Partie in einem eigenen Thread
server-threads-no = gespielt wird im Kanal selbst
server-retention-ever = beendete Partien bleiben für immer
# $days: eine Zahl.
server-retention-days = { $days ->
    [one] beendete Partien bleiben { $days } Tag
   *[other] beendete Partien bleiben { $days } Tage
}
server-lobby = Wann ungenutzte Tische schließen
# $days: eine Zahl.
server-lobby-days = { $days ->
    [one] ungenutzte Tische schließen nach { $days } Tag
   *[other] ungenutzte Tische schließen nach { $days } Tagen
}
theme-painted-dark = gemalte Plättchen, dunkler Tisch
theme-painted-light = gemalte Plättchen, heller Tisch
theme-flat-dark = schlichte Plättchen, dunkler Tisch
theme-flat-light = schlichte Plättchen, heller Tisch

# $channels: eine Liste von Kanälen.
game-not-here = Auf diesem Server wird hier gespielt: { $channels }.
game-channels-deleted = Die Kanäle für Partien auf diesem Server wurden gelöscht. Wer ihn verwaltet, kann mit `/einstellungen` andere wählen.
# $role: eine Erwähnung der Rolle.
game-only-role = Auf diesem Server eröffnen Leute mit der Rolle { $role } Partien. An jedem offenen Tisch kannst du mitspielen.
game-unknown-expansion = „{ $typed }“ ist keine Erweiterung. Zur Wahl: { $rules }.
game-unknown-rule = „{ $typed }“ ist keine Hausregel. Zur Wahl: { $rules }.
game-unknown-time = Wähle die Zeit je Zug bitte aus der Liste.
game-unknown-budget = Wähle die Bedenkzeit bitte aus der Liste.
button-thread = Im Thread eröffnen
thread-not-here = Threads kann ich nur in Textkanälen anlegen. Eröffne den Tisch in einem Textkanal oder in einem bestehenden Thread.
# $name: wer den Tisch eröffnet.
thread-title = Carcassonne: Tisch von { $name }
# $thread: ein Link zum Thread.
thread-opened = Dein Tisch ist in { $thread }.
# $name: Name einer Vorlage.
preset-saved = Als Vorlage **{ $name }** gespeichert. Wähle sie bei `/partie neu`.
preset-deleted = Vorlage **{ $name }** gelöscht.

## Plätze, die wechseln
resign-ask = **Diese Partie verlassen?** Dein Platz behält seine Meeple und Punkte.
resign-computer = Computer übernimmt
resign-close = Platz leer lassen
resign-table = **Diese Begegnung verlassen?** Dein Platz behält seine Meeple und Punkte, aber du landest hinter allen, die bleiben.
resign-match = **Diese Begegnung aufgeben?** Sie endet sofort und ganz, und die andere Seite gewinnt.
resign-match-sure = Begegnung aufgeben
resign-alone = **Diese Partie verlassen?** Außer dir spielt kein Mensch mit, also endet sie sofort.
resign-alone-sure = Partie beenden
resign-done = Du hast die Partie verlassen.
replace-unknown-seat = Diesen Platz gibt es in dieser Partie nicht. Wähle einen aus der Liste: Sie zeigt alle, die du abgeben oder übernehmen kannst.
replace-no-bots = Andere Bots können nicht mitspielen. Wähle einen Menschen, oder niemanden für einen meiner Computer.
replace-left = Diese Person ist nicht auf diesem Server. Wähle jemanden von hier, oder niemanden für einen meiner Computer.
# $before: wer dort sitzt, von einem leeren Platz nur sein Zeichen. $empty: yes oder no. $after: wer dort sitzen würde.
replace-ask = **Den { $empty ->
    [yes] leeren Platz { $before }
   *[no] Platz von { $before }
} an { $after } geben?** Er behält Meeple und Punkte, und der Tisch erfährt, dass du es warst.
button-replace = Übergeben
replace-done = Der Platz ist übergeben.
# $colour: eine Farbe. $name: wer dort sitzt.
replace-seat = { $colour }: { $name }

## Was ein Mensch wählt
reminder-mention = durch Erwähnung im Kanal
reminder-direct = durch Direktnachricht
reminder-none = gar nicht
me-title = ### Deine Einstellungen
# $language: der Name einer Sprache.
me-language = Ich antworte dir auf { $language }.
me-language-automatic = Ich antworte in der Sprache deines Discord, wenn ich sie spreche. Eine andere wählst du mit `/ich sprache`.
me-reminder-mention = Ich erwähne dich im Kanal, wenn noch die Hälfte deiner Zeit übrig ist, und noch einmal bei einem Zehntel.
me-reminder-direct = Ich schreibe dir eine Direktnachricht, wenn noch die Hälfte deiner Zeit übrig ist, und noch einmal bei einem Zehntel.
me-reminder-none = Ich erinnere dich nicht.
# $zone: eine Zeitzone. $now: die Uhrzeit dort, z. B. 14:05.
me-zone = Deine Zeitzone ist { $zone }; dort ist es jetzt { $now } Uhr.
# $begins, $ends: Uhrzeiten.
me-quiet = Ruhezeit: { $begins } bis { $ends } Uhr; eine Bedenkzeit ab einem Tag ist dann angehalten (höchstens zehn Stunden).
# $begins, $ends: Tage.
me-holiday = Deine Uhren sind vom { $begins } bis { $ends } angehalten, soweit der Tisch es erlaubt.
# $typed: was getippt wurde.
me-unknown-span = „{ $typed }“ kann ich nicht als Stunden lesen. Schreib sie wie `22-8` oder `22:30-07:00`, oder einen Strich für keine.
me-empty-span = Eine Ruhezeit kann nicht enden, wenn sie beginnt. Schreib sie wie `22-8`, oder einen Strich für keine.

## Datenschutz
privacy = ### Was ich über dich speichere
    • Deine Discord-Kennung und den Namen, den du hattest, auf den Plätzen deiner Partien, mit deinen Zügen.
    • Deine Ergebnisse, Wertungszahlen, Turniere, Herausforderungen und Leitern.
    • Deine Antworten auf Plättchen des Tages, mit ihren Punkten.
    • Was du mit `/ich` gewählt hast: Sprache (und die, die Discord dabei hatte), Erinnerungen, Ruhezeiten, Zeitzone, Urlaub.
    • Nichts von dem, was du schreibst: Ich lese keine Nachrichten.
    • Wer es sieht: hier deine Erwähnung, Ergebnisse, Wertungszahlen und Rekorde, mit Links; in Listen aller Server nur der Name, unter dem du zuletzt gespielt hast, und Zahlen. Bilder und Partiedateien tragen Namen.
    Löschst du deine Daten, steht an deinen Plätzen „{ seat-former }“, und ein Computer spielt deine laufenden Partien weiter. Nachrichten, die ich schon gepostet habe, können dich weiter nennen.
privacy-export = Meine Daten bekommen
privacy-delete = Meine Daten löschen
privacy-exported = Das ist alles, was ich über dich speichere.
privacy-delete-ask = **Alle deine Daten löschen?** Du verlässt alle Tische, Turniere und Leitern, und ein Computer spielt deine laufenden Partien weiter. Das lässt sich nicht rückgängig machen.
privacy-delete-surely = Ja, löschen
privacy-deleted = Erledigt. Deine Daten sind gelöscht.
