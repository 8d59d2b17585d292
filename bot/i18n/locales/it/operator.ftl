# Per chi gestisce il bot: `python -m bot` e i suoi comandi.

# $games: quanti.
recounted = { $games ->
    [one] 1 risultato è stato ricalcolato
   *[other] { $games } risultati sono stati ricalcolati
} dai registri, e con loro tutte le valutazioni.
# $in, $out: partite che ora contano, o non contano più. $moved: persone la cui valutazione è cambiata.
recount-changed = Partite che contano: { $in } in più, { $out } in meno. Valutazioni cambiate: { $moved ->
    [0] nessuna.
   *[other] { $moved }; le maggiori:
}
# $games: quante.
checked-sound = { $games ->
    [0] Nessuna partita è in corso.
    [one] L’unica partita in corso, rigiocata, corrisponde al suo registro.
   *[other] Tutte le { $games } partite in corso, rigiocate, corrispondono ai loro registri.
}
# $game: la sigla. $entry: il numero nel registro. $problem: che cosa non va, in inglese.
checked-damaged = La partita { $game } è danneggiata o con questo programma continuerebbe in altro modo, dal numero { $entry }: { $problem }.
# $emojis: quante mancavano.
emojis-uploaded = { $emojis ->
    [0] Tutte le emoji c’erano già.
    [one] 1 emoji caricata.
   *[other] { $emojis } emoji caricate.
}
# $typed: ciò che stava dopo `python -m bot`.
config-unknown-command = «{ $typed }» non è un comando valido: `python -m bot --help` li elenca tutti, con i loro argomenti.
# Sopra l’elenco dei comandi.
usage = python -m bot [COMANDO], con le impostazioni dell’ambiente e di .env (.env.example le spiega tutte)
# Che cosa fa ogni comando, in una riga dell’elenco.
usage-play = senza comando: gioca su Discord finché non gli si dice di smettere
usage-check = controlla il database e rigioca tutte le partite in corso; nomina ciò che è danneggiato (stato 1)
usage-backup = copia il database in un nuovo file, anche mentre il bot è in funzione
usage-migrate = copia il database SQLite in un database PostgreSQL vuoto, mentre il bot è fermo
usage-recount = ricalcola tutti i risultati e le valutazioni dai registri
usage-emojis = carica figure e tessere come emoji dell’applicazione, quelle che mancano
stopped-early = Fermato prima della fine. Esegui di nuovo il comando.
# $file: the copy. $problem: what is wrong, in English.
backup-made = Il database è copiato in { $file }.
backup-exists = Il file { $file } esiste già: indicane un altro.
backup-failed = La copia { $file } non si può scrivere: { $problem }
checked-file = Il database è danneggiato: { $problem }
# $games: how many games were copied. $problem: a table, or a row and why.
migrated = { $games ->
    [one] Una partita è copiata, con tutto il resto; i due database sono uguali. Imposta BASTIDE_DATABASE su quello nuovo.
   *[other] { $games } partite sono copiate, con tutto il resto; i due database sono uguali. Imposta BASTIDE_DATABASE su quello nuovo.
}
migrate-not-sqlite = Si può copiare solo un database SQLite: imposta BASTIDE_DATABASE sul suo file.
migrate-not-postgresql = Indica l’indirizzo di un database PostgreSQL: `postgresql+asyncpg://utente:password@macchina/nome`
migrate-not-empty = Il nuovo database ha già righe sue nella tabella { $problem }: indicane uno vuoto.
migrate-unreadable = Una riga non si può copiare: { $problem }
migrate-different = La tabella { $problem } non è uguale nei due database: svuota quello nuovo, e copia di nuovo mentre nessun bot scrive in uno dei due.
