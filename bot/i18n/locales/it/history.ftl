# Guardare indietro.

# $step: il turno mostrato, 0 è prima del primo. $steps: quanti turni ci sono.
history-step = ### Turno { $step } di { $steps }
since-title = ### Dopo il tuo ultimo turno
since-round = ### L’ultimo giro
since-nothing = Da allora non è successo niente.
why-nothing = In questa partita non ci sono ancora stati punti.
why-unknown = Non conosco questo punteggio. Scegline uno dall’elenco.
# $turn: numero del turno. $scored: una frase su ciò che ha dato punti.
why-paid = Turno { $turn }: { $scored }.
# $number: conta i punteggi da 1. $turn: numero del turno. $feature: un’area. $points: punti. $seats: un elenco di nomi.
why-option = { $number } · turno { $turn }: { $feature }, { $points } per { $seats }
export-done = La partita fin qui, come file che `/importa` può mostrare.
# $most: migliaia di caratteri.
import-too-large = Questo file è troppo grande per una partita scritta: al massimo { $most } kB.
import-no-text = Questo file non è un testo. Una partita scritta è un piccolo file di testo.
import-gone = Discord non mi dà questo file. Per favore, invialo di nuovo.
# $line: numero della riga. $move: ciò che vi sta. $reason: la frase della regola.
import-refused = Riga { $line }, `{ $move }`: { $reason }
