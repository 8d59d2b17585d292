# Zurückblicken.

# $step: der gezeigte Zug, 0 ist vor dem ersten. $steps: wie viele Züge es gibt.
history-step = ### Zug { $step } von { $steps }
since-title = ### Seit deinem letzten Zug
since-round = ### Die letzten Züge
since-nothing = Seither ist nichts geschehen.
since-no-turn = Noch wurde kein Zug gespielt.
why-nothing = Noch wurde nichts gewertet.
why-unknown = Diese Wertung finde ich nicht. Wähle eine aus der Liste.
why-one-of-both = Wähle `gebiet` oder `computer`, nicht beides.
# $turn: Nummer des Zuges. $scored: ein Satz darüber, was gewertet wurde.
why-paid = Zug { $turn }: { $scored }.
# Wofür es Punkte gab. $about: ein Gebiet, fairy oder goods.
why-about = { $about ->
    [city] { feature-city }
    [road] { feature-road }
    [field] { feature-field }
    [monastery] { feature-monastery }
    [garden] { feature-garden }
    [fairy] Fee
    [goods] Waren
   *[other] { $about }
}
# $number: zählt die Wertungen ab 1. $turn: Nummer des Zuges. $feature: ein Gebiet. $points: Punkte. $seats: eine Liste von Namen.
why-option = { $number } · Zug { $turn }: { $feature }, { $points } für { $seats }
# $over: yes oder no.
export-done = { $over ->
    [yes] Die Partie
   *[no] Die Partie bis hierher
}, als Datei. Mit `/import` kannst du sie wieder ansehen.
# $most: Tausende von Zeichen.
import-too-large = Diese Datei ist zu groß für eine Partiedatei: höchstens { $most } kB.
import-no-text = Diese Datei ist kein Text. Eine Partiedatei ist eine kleine Textdatei.
import-busy = Ich gehe gerade schon zwei Partiedateien durch. Versuch es in ein paar Sekunden noch einmal.
import-busy-yours = Ich gehe noch deine letzte Partiedatei durch. Versuch es in ein paar Sekunden noch einmal.
import-gone = Ich bekomme diese Datei nicht von Discord. Schick sie bitte noch einmal.
import-title = Eine Partiedatei ansehen
import-file = Partiedatei
import-file-text = Eine .game-Datei, zum Beispiel von /export
menu-no-game = Diese Nachricht gehört zu keiner Partie. Wähle eine, in der ich von einer Partie berichte.
# $line: Nummer der Zeile. $move: was dort steht. $reason: der Satz der Regel.
import-refused = Zeile { $line }, `{ $move }`: { $reason }

## Reviews of finished games

review-title = ### Was die Züge wert waren
# $seat: ein Platz. $play: Punkte, die seine Züge gekostet haben. $luck: Punkte, um die seine Plättchen besser waren als das durchschnittliche.
review-seat = { $seat }: **{ $play }** durch Züge, **{ $luck }** durch gezogene Plättchen
review-note = -# In Punkten Vorsprung am Ende, wie ihn ein Computer erwartet, der von jedem Zug an weiterspielt.
# $done: geprüfte Züge. $turns: Züge der Partie.
review-progress = Geprüfte Züge: { $done } von { $turns }. Das geht von selbst weiter; sieh in einer Minute wieder nach.
review-nothing = Kein Zug hat nennenswert Punkte gekostet.
review-failed = Bei uns ging etwas schief, und diese Analyse ist abgebrochen. Du kannst es noch einmal versuchen.
review-pick = Die teuersten Züge
# $turn: Nummer des Zuges. $seat: ein Name. $points: was er gekostet hat.
review-option = Zug { $turn }, { $seat }: { $points }
review-turn = ### Zug { $turn }: { $seat }
# $moves: was gespielt wurde. $lead: der Vorsprung, der danach zu erwarten ist.
review-played = Gespielt: { $moves }. Erwarteter Vorsprung: **{ $lead }**
review-better = Besser: { $moves }. Erwarteter Vorsprung: **{ $lead }**
review-best = Ein besserer Zug wurde nicht gefunden.
# $points: gegenüber dem durchschnittlichen Plättchen.
review-luck = Das gezogene Plättchen war { $points } wert, verglichen mit dem Durchschnitt.
button-review-again = Nochmal nachsehen
button-review-retry = Nochmal versuchen
button-review-all = Alle Züge

## Hints

# $seat: ein Platz.
hint-asked = { $seat } hat um einen Tipp gebeten.
# $moves: was zu spielen ist.
hint-given = Mein Vorschlag: { $moves }. Du bist weiter am Zug.

## Turns of computers explained

why-computer-yours = Ich erkläre dir noch einen anderen Zug. Versuch es in einigen Sekunden noch einmal.
why-computer-last = Der letzte Zug eines Computers
# $turn: Nummer des Zuges. $seat: ein Name.
why-computer-option = Zug { $turn }: { $seat }
why-computer-title = ### Zug { $turn }: warum { $seat } so gespielt hat
# $moves: was gespielt wurde. $lead: der Vorsprung, der danach zu erwarten ist.
why-computer-played = Gespielt: { $moves }. Erwarteter Vorsprung: **{ $lead }**
# $ways: auf wie viele Arten das Plättchen liegen konnte, mehr als eine.
why-computer-others = Die besten anderen der { $ways } Möglichkeiten, das Plättchen zu legen:
# $number: die Nummer des Feldes im Bild; 0, wo es dasselbe Feld ist.
why-computer-other = { $number ->
    [0] •
   *[other] **{ $number }**
} { $moves }: **{ $lead }**
why-computer-only = Das Plättchen konnte nur so liegen.
why-computer-better = Beim zweiten Hinsehen gefällt mir ein anderer Zug besser. Am Tisch ist die Zeit zum Nachdenken kürzer.
# $ways: auf wie viele Arten das Plättchen liegen konnte.
why-computer-chance = Gespielt: { $moves }. Das Plättchen konnte { $ways ->
    [one] nur so
   *[other] auf { $ways } Arten
} liegen.
why-computer-chance-note = -# Diese Stufe wägt nichts ab: Sie legt das Plättchen irgendwohin und nimmt Punkte, die es sofort gibt.
# $depth: Züge, die von jedem aus weitergespielt wurden; 0 für einen ersten Blick.
why-computer-note = -# In Punkten Vorsprung am Ende, { $depth ->
    [0] beim ersten Blick auf jeden Zug
    [one] wenn von jedem aus ein Zug weitergespielt wird
   *[other] wenn von jedem aus { $depth } Züge weitergespielt werden
}, nach dem, was dieser Platz sehen konnte. Die Nummern stehen im Bild.
