# Comandi. Il valore è il nome che si scrive (lettere minuscole, niente spazi, al massimo 32);
# .description e ogni «-text» hanno al massimo 100 caratteri.

command-game = partita
    .description = Apri, comincia o chiudi una partita, o partecipa
command-game-new = nuova
    .description = Apri un tavolo in questo canale
    .seats = posti
    .seats-text = In quanti si può giocare (da 2 a 6)
    .edition = edizione
    .edition-text = Da quali regole si parte
    .help = aiuto
    .help-text = Quanto mostra il bot oltre alle regole
    .preset = modello
    .preset-text = Regole salvate su questo server
    .expansions = espansioni
    .expansions-text = Una o più espansioni
    .rules = regole
    .rules-text = Una o più regole della casa
    .first = primo
    .first-text = Chi comincia
    .rated = classificata
    .rated-text = Se è una partita classificata
    .time = tempo
    .time-text = Tempo per turno
    .budget = tempo_totale
    .budget-text = Tempo a testa per tutta la partita; chi lo esaurisce perde
    .language = lingua
    .language-text = Lingua del tavolo
command-game-join = partecipa
    .description = Partecipa al tavolo di questo canale
command-game-leave = lascia
    .description = Lascia il tavolo prima dell’inizio
command-game-start = inizia
    .description = Inizia la partita di questo canale
command-game-stop = chiudi
    .description = Chiudi il tavolo, o accetta di interrompere la partita
command-place = piazza
    .description = Gioca un turno intero: tessera, rotazione e seguace
    .cell = casella
    .cell-text = Dove: un nome di casella sul bordo dell’immagine, per esempio N49
    .turn = rotazione
    .turn-text = Rotazione in senso orario: 0°, 90°, 180° o 270°
    .meeple = seguace
    .meeple-text = Un seguace, per esempio città (N), o nessuno (altrimenti chiesto dopo)
    .tile = tessera
    .tile-text = Quale tessera della tua mano (con una mano di tre)
command-meeple = seguace
    .description = Schiera un seguace sulla tessera appena piazzata
    .on = su
    .on-text = Su quale area, per esempio città (N)
command-skip = passa
    .description = Non schierare nessun seguace e finisci il turno
command-undo = annulla
    .description = Annulla il tuo turno
command-board = mappa
    .description = Guarda la mappa di questo canale
    .show = vista
    .show-text = La mappa, i prati per persona, le caselle morte, o tutto a parole
    .around = intorno
    .around-text = Le caselle intorno a questa, da vicino, per esempio M50
command-scores = punti
    .description = Guarda i punti per tipo di area
command-tiles = tessere
    .description = Guarda quali tessere restano, o quali vanno in una casella
    .cell = casella
    .cell-text = Una casella libera, per esempio N49: che cosa ci va?
command-games = partite
    .description = Tutte le tue partite, prima quelle che aspettano te
command-help = aiuto
    .description = Come aprire un tavolo e giocare il tuo turno
command-since = novità
    .description = Che cosa è successo dal tuo ultimo turno
command-history = cronologia
    .description = Rivedi turno per turno la partita di questo canale
    .turn = turno
    .turn-text = Da quale turno partire (altrimenti dal più recente)
command-review = analisi
    .description = Vedi quali turni dell’ultima partita qui sono costati punti, e dove ha deciso la fortuna
    .file = file
    .file-text = Un file .game al posto della partita di questo canale
command-hint = suggerimento
    .description = Chiedi che cosa farebbe un computer forte; tutti sapranno che l’hai chiesto
command-puzzle = enigma
    .description = La tessera del giorno
command-puzzle-today = oggi
    .description = Risolvi la tessera del giorno, o rivedi la tua risposta
command-puzzle-points = punti
    .description = Punti e serie di questo server
command-puzzle-daily = quotidiano
    .description = Pubblica una tessera del giorno in questo canale (per chi gestisce il server)
    .at = ora
    .at-text = L’ora, per esempio 9 o 21:30 (altrimenti 9:00)
    .zone = fuso
    .zone-text = Il fuso orario del server, per esempio Europe/Rome (altrimenti il tuo)
command-puzzle-stop = chiudi
    .description = Ferma la tessera del giorno (per chi gestisce il server)
command-why = perché
    .description = Come si sommano i punti di un’area, o perché un computer ha giocato così
    .feature = area
    .feature-text = Quali punti (altrimenti gli ultimi)
    .computer = computer
    .computer-text = Un turno di un computer: le possibilità che ha soppesato, in punti
command-export = esporta
    .description = Ricevi come file la partita di questo canale
command-import = importa
    .description = Guarda un file di partita, da dovunque venga
    .file = file
    .file-text = Un file di partita (.game)
command-resign = abbandona
    .description = Lascia una partita in corso: il posto passa a un computer o resta vuoto
command-replace = sostituisci
    .description = Dai un posto a qualcun altro, con i suoi seguaci e i suoi punti
    .seat = posto
    .seat-text = Quale posto
    .by = con
    .by-text = Chi lo prende (altrimenti un computer)
command-privacy = privacy
    .description = I tuoi dati: guardali, ricevili, eliminali
command-settings = impostazioni
    .description = Impostazioni del server: lingua, stile delle immagini, chi può aprire partite
    .preset = modello
    .preset-text = Modello con cui cominciano i nuovi tavoli
command-me = io
    .description = Le tue impostazioni: promemoria, ore di silenzio, ferie
command-me-reminders = promemoria
    .description = Come ricevere promemoria, e quando no
    .by = come
    .by-text = Con una menzione, con un messaggio diretto, o per niente
    .quiet = silenzio
    .quiet-text = Ore senza promemoria, per esempio 22-8; un trattino per nessuna
    .zone = fuso
    .zone-text = Il tuo fuso orario, per esempio Europe/Rome
command-me-language = lingua
    .description = Lingua delle mie risposte
    .to = in
    .to-text = Una lingua, oppure quella del tuo Discord
command-me-holiday = ferie
    .description = Sospendi il tuo tempo per qualche giorno
    .days = giorni
    .days-text = Quanti giorni da adesso; 0 per tornare
command-preset = modello
    .description = Salva le regole di un tavolo con un nome
command-preset-save = salva
    .description = Salva le regole del tavolo di questo canale
    .name = nome
    .name-text = Un nome, per esempio Lega del venerdì
command-preset-delete = elimina
    .description = Elimina un modello
    .name = nome
    .name-text = Quale modello
command-learn = impara
    .description = Una prima partita contro un computer, con una guida
    .expansion = espansione
    .expansion-text = Impara invece un’espansione
command-rules = regole
    .description = Le regole per argomento, con posizioni in immagini, e come funzionano tornei e scale
    .topic = argomento
    .topic-text = Che cosa vuoi sapere
command-challenge = sfida
    .description = Sfida qualcuno a una partita in due, con risposta in pochi giorni
    .person = persona
    .person-text = Chi sfidi
    .rated = classificata
    .rated-text = Se la partita è classificata
    .preset = modello
    .preset-text = Regole salvate su questo server
    .days = giorni
    .days-text = Quanti giorni per rispondere (altrimenti 3)
    .ladder = scala
    .ladder-text = Per un posto su una scala, con le sue regole

# Comandi nel menu di una persona o di un messaggio: al massimo 32 caratteri.
menu-challenge = Sfida
menu-show-game = Mostra la partita qui
menu-analyse = Analizza

## Ciò che è stato scritto

# $typed: ciò che è stato scritto. $cells: un elenco di caselle in cui la tessera sta.
place-unknown-cell = «{ $typed }» non è una casella. I nomi sono sul bordo dell’immagine; la tua tessera può andare in { $cells }.
# $typed: ciò che è stato scritto. $cells: un elenco di caselle libere.
place-unknown-cell-purist = «{ $typed }» non è una casella. I nomi sono sul bordo dell’immagine; prova per esempio { $cells }.
# $typed: ciò che è stato scritto. $turns: un elenco di rotazioni.
place-unknown-turn = «{ $typed }» non è un quarto di giro. Scegli tra: { $turns }.
# $cell: una casella. $turns: un elenco di rotazioni.
place-which-turn = In { $cell } la tua tessera può andare in più modi. Scegli una rotazione: { $turns }.
# $tiles: tessere, una per riga, come sotto.
place-which-tile = Scegli quale tessera della tua mano piazzi: { $tiles }
# $number: della tessera, come nel pannello. $tile: la sua lettera. $shows: la tessera a parole.
place-tile-option = { panel-tile } ({ $tile }): { $shows }
# $typed: ciò che è stato scritto. $spots: un elenco di aree.
meeple-unknown-spot = «{ $typed }» non è tra le scelte possibili. Scegli tra: { $spots }.

## Guardare
board-board = la mappa
board-fields = i prati per persona
board-dead = le caselle morte, dove non va più nessuna tessera
board-text = a parole
# $typed: ciò che è stato scritto.
look-unknown-cell = «{ $typed }» non è una casella. I nomi sono sul bordo dell’immagine.
# $cell: una casella. $cells: un elenco. $more: quante altre ce ne sono.
tiles-no-open-cell = { $cell } non è una casella libera. Caselle libere: { $more ->
    [0] { $cells }.
   *[other] { $cells }, …
}
board-nothing-there = Nessuna tessera vicino a { $cell }: il paesaggio va da { $first } a { $last }.
# $help: standard o purist.
help-level = Questo lo mostra solo l’aiuto completo, da scegliere prima della partita. Questo tavolo gioca { $help ->
    [purist] senza aiuto
   *[other] con l’aiuto standard
}.
help-level-tiles = A questo tavolo si gioca senza aiuto: non si vede quali tessere restano.

## Elenchi di partite

# $games: quante.
games-title = ### { $games ->
    [one] La tua partita
   *[other] Le tue { $games } partite
}
games-none = Non giochi nessuna partita. Aprine una con `/partita nuova` in un canale di un server.
games-nothing-waits = Nessuna partita ti aspetta. `/partite` mostra tutte le tue.
# $where: un link. $seat: a chi tocca. $clock: quando scade il tempo, o «nessun limite». $game: il nome breve della partita.
games-mine = ▶️ **Tocca a te** · { $where } · { $clock }
games-other = ⏳ { $where } · tocca a { $seat } · { $clock }
games-waiting = 🪑 { $where } · il tavolo `{ $game }` è ancora aperto
games-over = 🏁 { $where } · la partita `{ $game }` è finita
games-damaged = ⚠️ { $where } · la partita `{ $game }` è sospesa: i suoi dati sono illeggibili
# $name: chi sfida. $where: un canale. $clock: un momento.
games-challenge = ⚔️ **{ $name }** ti sfida · { $where } · il tempo per rispondere scade { $clock }
# $name: chi è sfidato. $where: un canale. $clock: un momento.
games-challenge-made = ⚔️ Sfidi **{ $name }** · { $where } · il tempo per rispondere scade { $clock }
games-answer = Rispondi a { $name }
# $count: sfide per cui nell’elenco non c’è posto.
games-challenges-more = …e { $count ->
    [one] un’altra sfida
   *[other] altre { $count } sfide
}
# Al posto di un canale.
games-deleted-channel = canale eliminato
games-deleted-note = -# Una partita il cui canale è stato eliminato continua, senza messaggi. Quando tocca a te, aprila qui con **{ button-next-game }**.
games-no-clock = nessun limite di tempo
games-earlier = Indietro
games-later = Avanti

help = ## Carcassonne, qui su Discord
    • **Apri un tavolo:** `/partita nuova`, poi **{ LABEL("button-join") }**, **{ LABEL("button-computer") }**, **{ LABEL("button-start") }**. In **{ LABEL("button-settings") }** scegli regole, tempo e aiuto.
    • **Il tuo turno:** premi **{ LABEL("button-play") }** sotto l’immagine. Scegli una casella numerata, gira la tessera, scegli dove schierare un seguace (o nessuno), poi **{ panel-confirm }**. Fino ad allora niente è definitivo.
    • **Scrivendo:** `/piazza casella:N49 rotazione:90° seguace:città (N)` è un turno intero.
    • **Uno sbaglio?** `/annulla` è libero finché non si vede la tessera seguente; poi devono accettare tutti.
    • **Impara:** una piccola prima partita con `/impara`, le regole con immagini in `/regole`.
    • **Guarda:** `/mappa`, `/punti`, `/tessere`. **Tutte le tue partite:** `/partite`.
    Questo è un gioco non ufficiale, fatto da appassionati.
