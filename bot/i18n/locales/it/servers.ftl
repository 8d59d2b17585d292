# Che cosa scelgono i server e le persone.

settings-managers-only = Può farlo solo chi gestisce questo server.
server-title = ### Impostazioni del server
server-language = Lingua dei tavoli
language-automatic = lingua di Discord
server-theme = Stile delle immagini
server-mention = Menziona chi deve giocare
server-openers = Chi può aprire partite
server-threads = Dove si gioca
server-retention = Per quanto restano le partite finite
server-channels = Canali per le partite (nessuno: dovunque)
server-role = Il ruolo che può aprire partite
server-no-role = ⚠️ Finché non scegli il ruolo qui sotto, solo chi gestisce il server può aprire partite.
# $channels: un elenco di canali.
server-only-in = Le partite si possono aprire solo in { $channels }.
server-channels-deleted = ⚠️ I canali per le partite sono stati eliminati: nessuno può aprirne. Scegline altri qui sotto.
# $channel: un canale. $time: un’ora. $zone: un fuso orario.
server-puzzle = Tessera del giorno: { $channel }, alle { $time } ({ $zone }). `/enigma quotidiano` la cambia, `/enigma chiudi` la ferma.
server-no-puzzle = Tessera del giorno: nessuna. `/enigma quotidiano` ne avvia una nel canale.
# $channel: un canale. $permissions: un elenco di permessi.
server-puzzle-lacking = ⚠️ Per pubblicare la tessera del giorno in { $channel } ho ancora bisogno di { $permissions }.
server-defaults = Un tavolo nuovo comincia con:
server-no-presets = -# Altre impostazioni? Prepara un tavolo, salvalo con `/modello salva` e sceglilo qui.
server-more-presets = -# L’elenco qui sotto ha posto solo per i primi modelli: scegli gli altri con `/impostazioni modello:`.
server-preset = Modello per i nuovi tavoli
server-preset-standard = i nuovi tavoli cominciano con le impostazioni del bot
# $name: il nome di un modello.
server-preset-option = i nuovi tavoli cominciano come «{ $name }»
# $permissions: un elenco di permessi di Discord.
server-lacking = ⚠️ Per giocare in questo canale ho ancora bisogno di { $permissions }.
server-mention-yes = chi deve giocare viene menzionato
server-mention-no = nessuna menzione
server-openers-everyone = tutti possono aprire partite
server-openers-managers = solo chi gestisce il server può aprire partite
server-openers-role = solo chi ha un certo ruolo può aprire partite
server-threads-yes = ogni partita in un thread tutto suo
server-threads-no = si gioca nel canale stesso
server-retention-ever = le partite finite restano per sempre
# $days: un numero.
server-retention-days = { $days ->
    [one] le partite finite restano { $days } giorno
   *[other] le partite finite restano { $days } giorni
}
server-lobby = Quando si chiudono i tavoli inattivi
# $days: un numero.
server-lobby-days = { $days ->
    [one] i tavoli inattivi si chiudono dopo { $days } giorno
   *[other] i tavoli inattivi si chiudono dopo { $days } giorni
}
theme-painted-dark = tessere dipinte, tavolo scuro
theme-painted-light = tessere dipinte, tavolo chiaro
theme-flat-dark = tessere semplici, tavolo scuro
theme-flat-light = tessere semplici, tavolo chiaro

# $channels: un elenco di canali.
game-not-here = Su questo server si gioca in { $channels }.
game-channels-deleted = I canali per le partite di questo server sono stati eliminati. Chi lo gestisce può sceglierne altri con `/impostazioni`.
# $role: una menzione del ruolo.
game-only-role = Su questo server apre partite chi ha il ruolo { $role }. Puoi partecipare a qualsiasi tavolo aperto.
game-unknown-expansion = «{ $typed }» non è un’espansione. Scegli tra: { $rules }.
game-unknown-rule = «{ $typed }» non è una regola della casa. Scegli tra: { $rules }.
game-unknown-time = Scegli dall’elenco il tempo per turno, per favore.
game-unknown-budget = Scegli dall’elenco il tempo a testa, per favore.
button-thread = Apri in un thread
thread-not-here = Posso creare thread solo nei canali testuali. Apri il tavolo in uno di questi, o in un thread che esiste già.
# $name: chi apre il tavolo.
thread-title = Carcassonne: il tavolo di { $name }
# $thread: un link al thread.
thread-opened = Il tuo tavolo è in { $thread }.
# $name: nome di un modello.
preset-saved = Salvato come **{ $name }**. Sceglilo come modello in `/partita nuova`.
preset-deleted = Modello **{ $name }** eliminato.

## Posti che cambiano mano
resign-ask = **Lasciare questa partita?** Il tuo posto conserva seguaci e punti.
resign-computer = Cedi al computer
resign-close = Lascia vuoto
resign-table = **Lasciare questo incontro?** Il tuo posto conserva seguaci e punti, ma vieni dietro a tutti quelli che restano.
resign-match = **Abbandonare questo incontro?** Finisce subito per intero, e vince l’altra persona.
resign-match-sure = Abbandona l’incontro
resign-alone = **Lasciare questa partita?** Sei l’unica persona che ci gioca, quindi finisce subito.
resign-alone-sure = Chiudi la partita
resign-done = Hai lasciato la partita.
replace-unknown-seat = Questo posto non esiste in questa partita. Scegline uno dall’elenco: mostra tutti quelli che puoi cedere o prendere.
replace-no-bots = Gli altri bot non possono giocare. Scegli una persona, o nessuno per uno dei miei computer.
replace-left = Questa persona non è su questo server. Scegli qualcuno di qui, o nessuno per uno dei miei computer.
# $before: chi è seduto lì, o il segno di un posto vuoto. $empty: yes o no. $after: chi lo sarebbe.
replace-ask = **Cedere il posto { $empty ->
    [yes] vuoto { $before }
   *[no] di { $before }
} a { $after }?** Conserva seguaci e punti, e il tavolo saprà che l’hai deciso tu.
button-replace = Cedi
replace-done = Il posto è passato di mano.
# $colour: un colore. $name: chi è seduto lì.
replace-seat = { $colour }: { $name }

## Che cosa sceglie una persona
reminder-mention = con una menzione nel canale
reminder-direct = con un messaggio diretto
reminder-none = per niente
me-title = ### Le tue impostazioni
# $language: il nome di una lingua.
me-language = Lingua delle mie risposte: { $language }.
me-language-automatic = Ti rispondo nella lingua del tuo Discord, se la parlo. Scegline un’altra con `/io lingua`.
me-reminder-mention = Ti menziono nel canale quando ti resta la metà del tempo, e di nuovo a un decimo.
me-reminder-direct = Ti scrivo un messaggio diretto quando ti resta la metà del tempo, e di nuovo a un decimo.
me-reminder-none = Non ti mando promemoria.
# $zone: un fuso orario. $now: l’ora lì, per esempio 14:05.
me-zone = Il tuo fuso orario è { $zone }, dove ora sono le { $now }.
# $begins, $ends: ore del giorno.
me-quiet = Nessun promemoria dalle { $begins } alle { $ends }; un tempo a testa di un giorno o più viene allora sospeso (dieci ore al massimo).
# $begins, $ends: giorni.
me-holiday = Il tuo tempo è sospeso ({ $begins } – { $ends }), nei limiti di ogni tavolo.
# $typed: ciò che è stato scritto.
me-unknown-span = Non riesco a leggere «{ $typed }» come ore. Scrivile come `22-8` o `22:30-07:00`, o un trattino per nessuna.
me-empty-span = Le ore di silenzio non possono finire quando cominciano. Scrivile come `22-8`, o un trattino per nessuna.

## Privacy
privacy = ### Che cosa conservo di te
    • Il tuo id di Discord e il nome che avevi, sui posti delle tue partite, con le tue mosse.
    • Risultati, valutazioni, tornei, sfide e scale.
    • Le tue risposte alle tessere del giorno, con i loro punti.
    • Ciò che hai scelto con `/io`: lingua (e quella che aveva allora Discord), promemoria, ore di silenzio, fuso orario, ferie.
    • Niente di ciò che scrivi: non leggo i messaggi.
    • Chi lo vede: qui la tua menzione, risultati, valutazioni e primati, con i link; nelle liste di tutti i server solo il nome con cui hai giocato l’ultima volta e le cifre. Immagini e file di partita riportano i nomi.
    Se elimini i tuoi dati, i tuoi posti diventano «{ seat-former }» e un computer finisce le tue partite. I messaggi che ho già pubblicato possono ancora nominarti.
privacy-export = Ricevi i miei dati
privacy-delete = Elimina i miei dati
privacy-exported = Questo è tutto ciò che conservo di te.
privacy-delete-ask = **Eliminare tutti i tuoi dati?** Lasci tutti i tavoli, i tornei e le scale, e un computer finisce le tue partite in corso. Non si può tornare indietro.
privacy-delete-surely = Sì, eliminali
privacy-deleted = Fatto. I tuoi dati sono eliminati.
