# Sfide: una persona ne invita un’altra a una partita in due, e ha una risposta in pochi giorni.

challenge-title = ## Una sfida
# $server: il nome di un server.
challenge-title-server = ## Una sfida su { $server }
# $person: chi è sfidato. $host: chi sfida.
challenge-asks = { $person }, { $host } ti sfida a una partita in due.
# $when: un momento, come «tra 2 giorni».
challenge-until = -# Il tempo per rispondere scade { $when }. È sospeso nelle tue ferie (`/io ferie`).
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-other-rules = Altre regole…
challenge-withdraw = Ritira
# $person: chi è sfidato. $host: chi sfida.
challenge-left-accepted = { $person } ha accettato la sfida di { $host }. La loro partita ha un thread tutto suo.
challenge-left-rules = Per questa sfida sono state proposte altre regole: vedi il messaggio più recente.
# $host: chi ha sfidato.
challenge-left-closed = Questa sfida di { $host } è chiusa.
# $left, $right: due nomi. $game: un nome breve.
challenge-thread-title = { $left } – { $right } · { $game }
# $host, $person: le due persone che giocano.
challenge-begins = { $host }, { $person }: la sfida è accettata, la vostra partita comincia qui.
challenge-closed-here = { $host }, la tua sfida a { $person } è chiusa.
# $person: chi era sfidato.
challenge-closed-declined = { $person } ora non può giocare con te. Un’altra volta!
challenge-closed-expired = { $person } non ha risposto in tempo. Puoi sfidare di nuovo.
challenge-closed-withdrawn = { $person } forse non ha mai letto la tua sfida: ho avuto problemi a pubblicarla. Puoi sfidare di nuovo.

## Ciò che legge una sola persona

# $person: chi è sfidato. $when: un momento, come «tra 2 giorni».
challenge-made = Chiedo a { $person }. Il tempo per rispondere scade { $when }; poi la sfida è chiusa.
# $ladder: il nome di una scala di questo canale, in cui sono entrambi.
challenge-no-stake = -# Non è in gioco nessun posto di **{ $ladder }**. Per puntare a uno, ritira questa sfida e usa l’opzione `scala`.
challenge-waits-mine = La tua sfida a { $person } aspetta una risposta. Il tempo per darla scade { $when }.
# $person: chi ha sfidato.
challenge-accepted-you = Accettata. Si apre un thread per la tua partita con { $person }, e lì vi menziono.
challenge-declined-you = Rifiutata. Lo dico a { $person } in privato.
challenge-withdrawn-you = Hai ritirato la tua sfida.
# $person: a chi si chiede ora.
challenge-proposed-you = Chiedo a { $person } di accettare le tue regole.
challenge-rules-ask = **Quali regole proponi?** L’altra persona poi accetta o rifiuta.
challenge-rules-choose = Scegli le regole
challenge-same-casual = Le stesse, partita non classificata
challenge-same-rated = Le stesse, partita classificata

challenge-table = La proposta
challenge-table-asks = { $host } ha sfidato { $person }:

challenge-bot = I bot non accettano sfide. Apri un tavolo con `/partita nuova` e premi **{ LABEL("button-computer") }**.
challenge-self = Per una sfida serve un’altra persona. Oppure apri un tavolo con `/partita nuova` e premi **{ LABEL("button-computer") }**.
challenge-left = Questa persona non è su questo server. Sfida qualcun altro.
challenge-none = Questa sfida non esiste più. Fanne una nuova con `/sfida`.
# $status: come è finita la sfida.
challenge-over = { $status ->
    [accepted] Questa sfida è già accettata; la partita ha un thread tutto suo.
   *[closed] Questa sfida è chiusa. Fanne una nuova con `/sfida`.
}
challenge-changed = Nel frattempo sono state proposte altre regole. `/partite` mostra la sfida com’è adesso.
challenge-rest = Questa persona ha appena rifiutato una tua sfida. Chiedi di nuovo tra un giorno, o sfida qualcun altro.
challenge-waits = Tra voi due c’è già una sfida, che `/partite` mostra. Prima rispondi o ritirala.
# $most: un numero.
challenge-most = { $most } tue sfide aspettano una risposta. Per ritirarne una, sfida la stessa persona con `/sfida`.
challenge-not-yours = Questa sfida è tra altre persone: chi è sfidato risponde, chi sfida può ritirarla.
# $least, $most: quanti giorni.
challenge-time = Dai da { $least } a { $most } giorni per rispondere.
# Su una scala. $ladder: il suo nome. $from, $to: posti.
challenge-stake = **{ $ladder }:** il posto { $from } gioca per il posto { $to }. Chi rifiuta o non risponde cede il posto.
challenge-forfeit = Cedi il posto
# $person: chi sfida.
challenge-forfeit-ask = **Rifiuti?** Il tuo posto sulla scala va allora a { $person }.
challenge-forfeited-you = Rifiutata. Il tuo posto va a { $person }.
challenge-ladder = Su una scala si gioca con le sue regole. Accetta, rifiuta o lascia passare il tempo.
# $options: un elenco di opzioni scritte.
challenge-ladder-options = Su una scala si gioca con le sue regole. Lascia fuori { $options }, o sfida senza `scala`.
