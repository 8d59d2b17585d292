# Rifiuti: che cosa non si può, e che cosa si può fare invece.

host-no-such-game = Qui non c’è nessuna partita. Aprine una con `/partita nuova`, o guarda le tue con `/partite`.
# $status: lobby, running, over o stopped.
host-not-in-lobby = { $status ->
    [running] La partita è già cominciata.
   *[other] Questo tavolo è chiuso. Aprine uno nuovo con `/partita nuova`.
}
host-not-running = { $status ->
    [lobby] La partita non è ancora cominciata. Quando tutti sono seduti, chi ha aperto il tavolo preme **Inizia**.
   *[other] Questa partita è finita. Aprine una nuova con `/partita nuova`.
}
# $game: la sigla.
host-set-aside = Il registro della partita `{ $game }` è danneggiato o viene da un altro programma. Non è perso niente, ma si può continuare solo dopo che chi gestisce questo bot l’ha guardato.
# $game: la sigla dell’altra partita. $status: lobby o altro. $host: chi ha aperto il tavolo. $closes: secondi dal 1970.
host-channel-busy = { $status ->
    [lobby] In questo canale c’è già un tavolo di { $host } che aspetta, e c’è posto per uno solo. Siediti con `/partita partecipa`, o apri il tuo in un thread o in un altro canale. Se non ci gioca più nessuno, { $host } o chi può gestire il server lo chiude con `/partita chiudi`; se nessuno lo tocca, si chiude da solo <t:{ $closes }:R>.
   *[other] In questo canale c’è già una partita, e c’è posto per una sola. Apri la tua in un thread o in un altro canale, o chiudi quella che è qui con `/partita chiudi`.
}
# $seats: quanti posti ci sono.
host-lobby-full = Tutti i { $seats } posti sono occupati. Chi ha aperto il tavolo può aggiungerne uno, o puoi aprirne uno tuo con `/partita nuova`.
# $yours: yes per chi legge, no per qualcun altro.
host-already-seated = { $yours ->
    [yes] Sei già a questo tavolo.
   *[no] Questa persona è già a questo tavolo. Indica qualcun altro.
}
host-not-seated = Non sei a questo tavolo. Puoi guardare: **Paesaggio** e **Punti** sono per tutti.
# $colour: red, blue, green, yellow, black o pink.
host-no-such-seat = A questo tavolo non c’è un posto { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
   *[pink] rosa
} di questo tipo.
host-colour-taken = Qualcuno ha già questo colore. Scegline un altro.
# $least: quanti ne servono. $seated: quanti sono seduti.
host-too-few-seats = Una partita vuole almeno { $least } posti occupati, e qui { $seated ->
    [0] non ce n’è nessuno
    [one] ce n’è solo uno
   *[other] ce ne sono solo { $seated }
}. Aspetta qualcuno, o aggiungi un computer.
# $seated: quanti sono seduti.
host-more-seated = { $seated ->
    [one] { $seated } posto è già occupato
   *[other] { $seated } posti sono già occupati
}. Libera prima un posto, o lasciane altrettanti.
# $least, $most: numeri di posti.
host-seats-range = Un tavolo ha da { $least } a { $most } posti.
# $least_seconds, $most_seconds: secondi.
host-turn-time-range = Un turno può durare da cinque minuti a trenta giorni, o non avere limite.
# $mind: ciò che è stato chiesto.
host-unknown-mind = Non conosco un computer di nome «{ $mind }». Scegline uno dall’elenco.
# $host: nome di chi ha aperto il tavolo.
host-host-only = Può farlo solo { $host }, che ha aperto questo tavolo.
host-host-stays = Questo tavolo l’hai aperto tu. Per chiuderlo usa `/partita chiudi`.
host-rated-needs-people = Una partita che vale per la classifica si gioca solo tra persone. Togli i computer, o giocate senza classifica.
# $seq: il numero dello stato su cui è stato premuto.
host-moved-on = Intanto la partita è andata avanti. Ecco com’è adesso.
# $name: a chi tocca. $colour: il suo colore.
host-not-your-turn = Non tocca a te: tocca a { $name }.
host-nothing-to-undo = Non c’è ancora niente da annullare.
host-no-vote = Nessuno chiede più di annullare.
host-vote-open = Si sta già votando se annullare. Tutti gli altri devono essere d’accordo.
host-already-voted = Hai già risposto.
# $name: chi è seduto lì.
host-seat-not-open = Lì c’è ancora { $name }. Un posto passa di mano quando chi lo ha lo cede o il suo tempo è finito.
# $zone: ciò che è stato scritto.
host-unknown-time-zone = Non conosco il fuso orario «{ $zone }». Scrivi una città, per esempio Europe/Rome, e scegli dall’elenco.
host-holiday-order = Le ferie devono finire dopo essere cominciate, e non nel passato.
host-not-over = Questa partita non è ancora finita. La rivincita viene dopo.
# $most: quante lettere.
host-preset-name = Un modello vuole un nome da 1 a { $most } caratteri.
# $preset: ciò che è stato chiesto.
host-no-such-preset = Su questo server non c’è un modello di nome «{ $preset }».
# $most_bytes: byte.
host-file-too-large = Questo file è troppo grande per una partita. Una partita scritta ha al massimo { $most_bytes } byte.
host-not-opener = Su questo server solo alcuni possono aprire partite. Chiedi a chi lo gestisce.
