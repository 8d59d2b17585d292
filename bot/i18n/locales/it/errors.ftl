# Guasti, impostazioni e permessi.

# $number: il numero con cui il guasto sta nel registro, per esempio «3f2a91».
fault = Qualcosa è andato storto da parte nostra. Controlla se ha funzionato; altrimenti riprova. Se continua, comunica a chi gestisce questo bot il numero **{ $number }**.
# Dopo una mossa accettata la cui risposta non è riuscita. $number: come sopra.
fault-counted = La tua mossa conta, ma mostrandola qualcosa è andato storto da parte nostra. Se continua, comunica a chi gestisce questo bot il numero **{ $number }**.
# Al posto di un’immagine.
picture-undrawn = Non è stato possibile disegnare l’immagine; il resto funziona. Numero per chi gestisce questo bot: **{ $number }**.
# La connessione a Discord si è interrotta prima o dopo una mossa.
answer-lost = La connessione a Discord si è interrotta durante la risposta. Controlla se ha funzionato; altrimenti riprova.
answer-lost-counted = La tua mossa conta; si è persa solo la mia risposta. Se il tuo turno non è finito, premi di nuovo **{ LABEL("button-play") }**.
# Il messaggio con il pulsante premuto, o il canale, è stato eliminato prima della risposta.
answer-deleted = Il messaggio o il canale della mia risposta è stato eliminato. Controlla se ha funzionato; altrimenti riprova.
# Il disco è pieno, o il database è bloccato o di sola lettura.
storage-trouble = Al momento non posso salvare niente. Riprova più tardi; chi gestisce questo bot trova la causa nel registro.

command-unknown = Questo comando è cambiato da quando Discord l’ha caricato. Riprova tra un minuto, per favore.
only-in-servers = Questo funziona solo nei canali di un server.
permission-missing-some = Discord non mi permette di farlo qui. Chiedi a chi gestisce questo server di controllare i miei permessi in questo canale.

# $permissions: un elenco di permessi, per esempio «Invia messaggi» e «Allega file». $channel: una menzione del canale.
permission-missing = In { $channel } non posso giocare: chi gestisce il server deve darmi { $permissions } in quel canale.
# Un canale che il bot non vede. $channel e $permissions: come sopra.
thread-unseen = Non vedo { $channel }. Se è un thread privato, menzionami lì. Altrimenti chi gestisce il server deve darmi { $permissions } in quel canale.
# $channel: una menzione del thread.
thread-not-joined = Non sono nel thread privato { $channel }. Menzionami lì, poi riprova.

# $channel: una menzione del thread.
thread-locked = Il thread { $channel } è bloccato, perciò non posso scrivere niente lì. Chi gestisce il server può sbloccarlo.

# $game: il codice di una partita. $others: i nomi degli altri, in una frase. $count: quanti sono.
channel-deleted = { $count ->
    [0] Il canale della tua partita `{ $game }` è stato eliminato.
   *[other] Il canale della tua partita `{ $game }` con { $others } è stato eliminato.
} Puoi continuare da `/partite`, o interrompere definitivamente la partita.
tournament-channel-deleted =
    Il canale del torneo **{ $name }** è stato eliminato.
    Scrivi `/torneo sposta` nel canale in cui deve proseguire: i suoi messaggi e i thread dei suoi incontri saranno lì.
ladder-channel-deleted =
    Il canale della scala **{ $name }** è stato eliminato.
    Scrivi `/scala sposta` nel canale in cui deve proseguire: i suoi messaggi e i thread delle sue partite saranno lì.
challenge-channel-deleted = Il canale in cui tu e { $person } volevate giocare è stato eliminato, perciò la vostra partita non può cominciare. Sfidatevi di nuovo in un altro canale con `/sfida`.

## Permessi, come li chiamano le impostazioni di Discord
permission-read_messages = «Visualizza canale»
permission-send_messages = «Invia messaggi»
permission-send_messages_in_threads = «Invia messaggi nei thread»
permission-attach_files = «Allega file»
permission-read_message_history = «Leggi la cronologia dei messaggi»
permission-create_public_threads = «Crea thread pubblici»
permission-create_private_threads = «Crea thread privati»

## Impostazioni del programma, mostrate nel terminale

config-no-token = Nessun token: scrivi DISCORD_TOKEN=… in .env (vedi .env.example), oppure prova il bot senza account con «make sandbox».
config-wrong-token = Discord ha rifiutato il token: copialo di nuovo da https://discord.com/developers/applications (la tua applicazione, Bot, Reset Token) in DISCORD_TOKEN.
config-token-and-sandbox = Un token vero non ha posto nella sandbox: togli DISCORD_TOKEN o BASTIDE_SANDBOX.
# $setting: nome dell’impostazione. $given: ciò che è stato dato. $choices: ciò che è possibile.
config-choice = { $setting } è «{ $given }», ma può essere solo: { $choices }.
config-number = { $setting } è «{ $given }», ma deve essere un numero intero maggiore di 0.
config-number-or-none = { $setting } è «{ $given }», ma deve essere un numero intero, 0 o più.
config-address = { $setting } è «{ $given }», ma deve essere una porta, o un indirizzo con una porta come `0.0.0.0:9464`.
config-clock-file = { $setting } è «{ $given }», ma deve essere un file di otto byte: i secondi come un double little-endian.
config-shards = BASTIDE_SHARDS è «{ $given }», ma deve avere la forma 0,1/4: gli shard di questo processo e quanti ce ne sono.
config-misspelt = { $given } non è un’impostazione; si intendeva { $setting }?
config-no-file = Le impostazioni in { $path } non si possono leggere; il file deve essere testo UTF-8 che il programma può leggere: { $problem }
# $path: il socket.
config-no-sandbox = Al socket { $path } della sandbox non risponde nessuno: avviala con «make sandbox».
config-no-discord = Discord non è raggiungibile: controlla la rete e riprova.
# $database: dove stanno le partite, senza password. $problem: ciò che ha detto il database.
database-unreadable = Il database { $database } non si può aprire: { $problem }
database-in-use = Sul database { $database } è già in funzione un bot: fermalo prima, o usa un altro database.
database-not-a-database = { $database } non è un database di questo programma: { $problem }
database-damaged = Il database { $database } è danneggiato; sostituiscilo con un backup: { $problem }
database-newer = Il database { $database } è stato scritto da una versione più nuova di questo programma: aggiorna il programma, o usa un altro database.
database-no-driver = Il database { $database } richiede l’extra «postgres»: `pip install '.[postgres]'` ({ $problem })
database-no-dump = Una copia di { $database } richiede pg_dump, che non è installato: installa i programmi client di PostgreSQL, o fai la copia sul server.
database-not-dumped = pg_dump non ha potuto copiare il database { $database }: { $problem }
database-half-copied = La copia in { $database } non è finita: esegui di nuovo migrate-to.
database-away = Il database ora non si può usare: { $problem }
