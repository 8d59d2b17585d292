# Che cosa scelgono i server e le persone.

settings-managers-only = Può farlo solo chi gestisce questo server.
server-title = ### Che cosa sceglie questo server
server-language = Lingua dei tavoli
language-automatic = lingua di Discord
server-theme = Aspetto delle immagini
server-mention = Chiamare chi è di turno
server-openers = Chi può aprire partite
server-threads = Dove si gioca
server-retention = Per quanto restano le partite finite
server-channels = Canali per le partite (nessuno: dovunque)
server-role = Il ruolo che può aprire partite
# $channels: un elenco di canali.
server-only-in = Le partite si possono aprire in { $channels }.
server-defaults = Un tavolo nuovo comincia con:
server-no-presets = -# Perché i tavoli comincino in un altro modo: preparane uno, conservalo con `/modello salva` e sceglilo qui.
server-preset = Inizio di un nuovo tavolo: un modello
server-preset-standard = i nuovi tavoli cominciano con le mie impostazioni
# $name: il nome di un modello.
server-preset-option = i nuovi tavoli cominciano come «{ $name }»
# $permissions: un elenco di permessi di Discord.
server-lacking = ⚠️ Per giocare in questo canale ho ancora bisogno di { $permissions }.
server-mention-yes = chi è di turno viene chiamato
server-mention-no = nessuno viene chiamato
server-openers-everyone = tutti possono aprire partite
server-openers-managers = solo chi gestisce il server apre partite
server-openers-role = solo chi ha un certo ruolo apre partite
server-threads-yes = ogni partita in un thread tutto suo
server-threads-no = si gioca nel canale stesso
server-retention-ever = le partite finite restano per sempre
# $days: un numero.
server-retention-days = { $days ->
    [one] le partite finite restano { $days } giorno
   *[other] le partite finite restano { $days } giorni
}
server-lobby = Per quanto aspetta un tavolo
# $days: un numero.
server-lobby-days = { $days ->
    [one] un tavolo che nessuno tocca si chiude dopo { $days } giorno
   *[other] un tavolo che nessuno tocca si chiude dopo { $days } giorni
}
theme-painted-dark = tessere dipinte, tavolo scuro
theme-painted-light = tessere dipinte, tavolo chiaro
theme-flat-dark = tessere semplici, tavolo scuro
theme-flat-light = tessere semplici, tavolo chiaro

# $channels: un elenco di canali.
game-not-here = Su questo server si gioca in { $channels }.
# $role: una menzione del ruolo.
game-only-role = Su questo server apre partite chi ha il ruolo { $role }. Puoi sederti a qualsiasi tavolo aperto.
game-unknown-expansion = «{ $typed }» non è un’espansione. Ci sono { $rules }.
game-unknown-rule = «{ $typed }» non è una regola della casa. Ci sono { $rules }.
game-unknown-time = Scegli dall’elenco la durata di un turno, per favore.
button-thread = Apri in un thread
thread-not-here = Posso creare thread solo nei canali testuali. Apri il tavolo in uno di essi, o in un thread che esiste già.
# $name: chi apre il tavolo.
thread-title = Carcassonne: il tavolo di { $name }
# $thread: un link al thread.
thread-opened = Il tavolo è in { $thread }.
# $name: nome di un modello.
preset-saved = Salvato come **{ $name }**. `/partita nuova` lo propone come modello.
preset-deleted = **{ $name }** è dimenticato.

## Posti che cambiano mano
resign-ask = Vuoi lasciare questa partita? Il tuo posto tiene i suoi seguaci e i suoi punti.
resign-computer = Continua un computer
resign-close = Il posto resta vuoto
resign-done = Hai lasciato la partita.
replace-unknown-seat = In questa partita non c’è un posto così. Scegline uno dall’elenco.
replace-no-bots = Gli altri bot non sanno giocare. Indica una persona, o nessuno per uno dei miei computer.
replace-done = Il posto è passato di mano.
# $colour: un colore. $name: chi è seduto lì.
replace-seat = { $colour }: { $name }

## Che cosa sceglie una persona
reminder-mention = con una menzione nel canale
reminder-direct = con un messaggio diretto
reminder-none = per niente
me-title = ### Che cosa hai scelto
# $language: il nome di una lingua.
me-language = Lingua delle mie risposte: { $language }.
me-language-automatic = Ti rispondo nella lingua del tuo Discord, se la parlo; `/io lingua` ne sceglie un’altra.
me-reminder-mention = Quando ti resta la metà e quando ti resta un decimo del tempo, ti menziono nel canale.
me-reminder-direct = Quando ti resta la metà e quando ti resta un decimo del tempo, ti scrivo un messaggio diretto.
me-reminder-none = Non ti mando promemoria.
# $zone: un fuso orario. $now: l’ora lì, per esempio 14:05.
me-zone = Il tuo fuso orario è { $zone }, dove ora sono le { $now }.
# $begins, $ends: ore del giorno.
me-quiet = Dalle { $begins } alle { $ends } sto in silenzio.
# $begins, $ends: giorni.
me-holiday = I tuoi orologi sono fermi ({ $begins } – { $ends }), per quanto ogni tavolo lo permette.
# $typed: ciò che è stato scritto.
me-unknown-span = Non riesco a leggere «{ $typed }» come ore. Scrivile come `22-8` o `22:30-07:00`, o un trattino per nessuna.

## Privacy
privacy = ### Che cosa conservo di te
    • Il tuo id di Discord e il nome che avevi, sui posti delle tue partite, con le mosse che hai fatto.
    • Che cosa ne è venuto: risultati, valutazioni e le tue iscrizioni ai tornei.
    • Ciò che hai scelto con `/io`: lingua (e quella che aveva Discord), promemoria, ore di silenzio, fuso orario, ferie.
    • Niente di ciò che scrivi: non leggo i messaggi.
    Chi è eliminato conserva il suo posto come «ex giocatore»; nelle partite in corso continua un computer.
privacy-export = Dammi i miei dati
privacy-delete = Elimina i miei dati
privacy-exported = Questo è tutto ciò che conservo di te.
privacy-delete-ask = **Vuoi davvero che ti dimentichi?** Lasci tutti i tavoli e i tornei, e nelle tue partite in corso continua un computer. Non si può tornare indietro.
privacy-delete-surely = Sì, dimenticami
privacy-deleted = Fatto. Non ti conosco più.
