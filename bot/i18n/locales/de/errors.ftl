# Störungen, Einstellungen und Berechtigungen.

# $number: die Nummer, unter der die Störung im Protokoll steht, z. B. „3f2a91“.
fault = Bei uns ist etwas schiefgegangen. Sieh nach, ob es geklappt hat, und versuch es sonst noch einmal. Passiert es wieder, melde dem Bot-Team die Nummer **{ $number }**.
# Nachdem ein Zug angenommen war und die Antwort darauf scheiterte. $number: wie oben.
fault-counted = Dein Zug zählt, aber beim Anzeigen ist bei uns etwas schiefgegangen. Passiert es wieder, melde dem Bot-Team die Nummer **{ $number }**.
# Anstelle eines Bildes.
picture-undrawn = Das Bild ließ sich nicht zeichnen; alles andere funktioniert. Nummer für das Bot-Team: **{ $number }**.
# Die Verbindung zu Discord riss vor oder nach einem Zug ab.
answer-lost = Die Verbindung zu Discord ist während der Antwort abgerissen. Sieh nach, ob es geklappt hat, und versuch es sonst noch einmal.
answer-lost-counted = Dein Zug zählt; nur meine Antwort ging verloren. Bist du noch am Zug, drück noch einmal auf **{ LABEL("button-play") }**.
# Die Nachricht mit dem gedrückten Knopf oder der Kanal wurde vor der Antwort gelöscht.
answer-deleted = Die Nachricht oder der Kanal für meine Antwort wurde gelöscht. Sieh nach, ob es geklappt hat, und versuch es sonst noch einmal.
# Die Platte ist voll, oder die Datenbank ist gesperrt oder schreibgeschützt.
storage-trouble = Ich kann gerade nichts speichern. Versuch es später noch einmal; das Bot-Team findet die Ursache im Protokoll.

command-unknown = Dieser Befehl hat sich geändert, seit Discord ihn geladen hat. Versuch es bitte in einer Minute noch einmal.
only-in-servers = Das geht nur in den Kanälen eines Servers.
permission-missing-some = Discord lässt mich das hier nicht tun. Bitte jemanden, der diesen Server verwaltet, meine Berechtigungen in diesem Kanal zu prüfen.

# $permissions: eine Liste von Berechtigungen, z. B. „Nachrichten senden“ und „Dateien anhängen“. $channel: eine Erwähnung des Kanals.
permission-missing = In { $channel } kann ich nicht spielen: Wer den Server verwaltet, muss mir dort { $permissions } geben.
# Ein Kanal, den der Bot nicht sieht. $channel und $permissions: wie oben.
thread-unseen = Ich sehe { $channel } nicht. Ist das ein privater Thread, erwähne mich dort. Sonst muss mir dort { $permissions } geben, wer den Server verwaltet.
# $channel: eine Erwähnung des Threads.
thread-not-joined = Ich bin nicht im privaten Thread { $channel }. Erwähne mich dort und versuch es dann noch einmal.

# $channel: eine Erwähnung des Threads.
thread-locked = Der Thread { $channel } ist gesperrt, darum kann ich dort nichts schreiben. Wer den Server verwaltet, kann ihn entsperren.

# $game: die Kennung einer Partie. $others: Namen der anderen, in einem Satz. $count: wie viele sie sind.
channel-deleted = { $count ->
    [0] Der Kanal deiner Partie `{ $game }` wurde gelöscht.
   *[other] Der Kanal deiner Partie `{ $game }` mit { $others } wurde gelöscht.
} Du kannst über `/partien` weiterspielen oder die Partie endgültig beenden.
tournament-channel-deleted =
    Der Kanal des Turniers **{ $name }** wurde gelöscht.
    Gib `/turnier verlegen` im Kanal ein, in dem es weitergeht: Nachrichten und Threads der Begegnungen stehen dann dort.
ladder-channel-deleted =
    Der Kanal der Leiter **{ $name }** wurde gelöscht.
    Gib `/leiter verlegen` im Kanal ein, in dem sie weitergeht: Nachrichten und Threads der Partien stehen dann dort.
challenge-channel-deleted = Der Kanal, in dem du und { $person } spielen wolltet, wurde gelöscht, deshalb kann eure Partie nicht beginnen. Fordert einander mit `/herausfordern` in einem anderen Kanal noch einmal heraus.

## Berechtigungen, wie Discords Einstellungen sie nennen
permission-read_messages = „Kanal anzeigen“
permission-send_messages = „Nachrichten senden“
permission-send_messages_in_threads = „Nachrichten in Threads senden“
permission-attach_files = „Dateien anhängen“
permission-read_message_history = „Nachrichtenverlauf anzeigen“
permission-create_public_threads = „Öffentliche Threads erstellen“
permission-create_private_threads = „Private Threads erstellen“

## Einstellungen des Programms, auf dem Terminal gezeigt

config-no-token = Kein Token: Trag DISCORD_TOKEN=… in .env ein (siehe .env.example), oder probiere den Bot ohne Konto mit „make sandbox“.
config-wrong-token = Discord hat das Token abgelehnt: Kopiere es noch einmal von https://discord.com/developers/applications (deine Anwendung, Bot, Reset Token) nach DISCORD_TOKEN.
config-token-and-sandbox = Ein echtes Token gehört nicht in die Sandbox: Nimm DISCORD_TOKEN oder BASTIDE_SANDBOX weg.
# $setting: Name der Einstellung. $given: was angegeben war. $choices: was möglich ist.
config-choice = { $setting } ist „{ $given }“, möglich ist aber nur: { $choices }.
config-number = { $setting } ist „{ $given }“, muss aber eine ganze Zahl über 0 sein.
config-number-or-none = { $setting } ist „{ $given }“, muss aber eine ganze Zahl sein, 0 oder mehr.
config-address = { $setting } ist „{ $given }“, muss aber ein Port sein, oder eine Adresse mit einem Port wie `0.0.0.0:9464`.
config-clock-file = { $setting } ist „{ $given }“, muss aber eine Datei von acht Bytes sein: die Sekunden als ein Double (Little Endian).
config-shards = BASTIDE_SHARDS ist „{ $given }“, muss aber aussehen wie 0,1/4: die Shards dieses Prozesses und wie viele es gibt.
config-misspelt = { $given } ist keine Einstellung; war { $setting } gemeint?
config-no-file = Die Einstellungen in { $path } lassen sich nicht lesen; die Datei muss UTF-8-Text sein, den das Programm lesen darf: { $problem }
# $path: der Socket.
config-no-sandbox = Am Socket { $path } der Sandbox antwortet niemand: Starte sie mit „make sandbox“.
config-no-discord = Discord ist nicht erreichbar: Prüfe das Netz und versuch es noch einmal.
# $database: wo die Partien liegen, ohne Passwort. $problem: was die Datenbank gesagt hat.
database-unreadable = Die Datenbank { $database } lässt sich nicht öffnen: { $problem }
database-in-use = Auf der Datenbank { $database } läuft schon ein Bot: Halte ihn zuerst an, oder nimm eine andere Datenbank.
database-not-a-database = { $database } ist keine Datenbank dieses Programms: { $problem }
database-damaged = Die Datenbank { $database } ist beschädigt; setze eine Sicherung an ihre Stelle: { $problem }
database-newer = Die Datenbank { $database } stammt von einer neueren Version dieses Programms: Aktualisiere das Programm, oder nimm eine andere Datenbank.
database-no-driver = Die Datenbank { $database } braucht das Extra „postgres“: `pip install '.[postgres]'` ({ $problem })
database-no-dump = Eine Kopie von { $database } braucht pg_dump, das nicht installiert ist: Installiere die Client-Programme von PostgreSQL, oder mach die Kopie auf dem Server.
database-not-dumped = pg_dump konnte die Datenbank { $database } nicht kopieren: { $problem }
database-half-copied = Die Kopie nach { $database } ist nicht fertig: Rufe migrate-to noch einmal auf.
database-away = Die Datenbank lässt sich jetzt nicht benutzen: { $problem }
