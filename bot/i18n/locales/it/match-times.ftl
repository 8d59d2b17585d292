# Orari su cui si accordano le due persone di un incontro.

command-tournament-time = orario
    .description = Proponi fino a tre orari per il tuo incontro
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno

match-time-players = Solo le due persone di un incontro si accordano sul suo orario. Per un tuo incontro aperto usa `/torneo orario`.
match-time-range = Un orario dev’essere nel futuro e prima della fine dell’incontro, <t:{ $until }:f>.
match-time-together = Gli orari sono per gli incontri a due che durano più giorni. Questo si gioca nel suo thread, mostrato da `/torneo round`.
match-time-gone = Questo orario non è più proposto. Proponine altri con `/torneo orario`.
match-time-own = È la tua proposta: sceglie l’altra persona. **{ LABEL("button-time-others") }** la sostituisce.
match-time-unreadable = Non riesco a leggere «{ $typed }». Scrivi un orario come `{ $example }`.

button-time-propose = Proponi un orario
button-time-others = Altri orari
button-time-accept = Orario { $number }
match-time-form = Orari per il tuo incontro
match-time-field = Orario { $number }
    .text = Anno-mese-giorno ora:minuto. L’altra persona lo legge nel proprio fuso orario.
match-time-zone = Il tuo fuso orario
    .text = Una città in inglese come Rome, oppure Europe/Rome. Me lo ricordo.
match-times-sent = Proposto; l’altra persona sceglie:
match-times-proposed = { $players }, { $player } propone questi orari per il vostro incontro:
match-time-agreed = 🕒 { $players }, il vostro incontro è fissato: { $date } ({ $when }).
match-time-void = 🕒 { $players }, l’orario del vostro incontro non vale più, perché un posto è passato ad altri.
match-time-call = 🕒 { $players }, il vostro incontro comincia { $when }.
match-time-is = 🕒 Concordato: { $date }.
match-time-open = Non è ancora concordato nessun orario.
match-time-none = -# Ancora senza orario: { $matches }
