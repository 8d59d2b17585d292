# Leitern: Plätze, die Leute durch Herausforderungen voneinander gewinnen.

command-ladder = leiter
    .description = Durch Herausforderungen Plätze voneinander gewinnen
command-ladder-open = eröffnen
    .description = Eine Leiter in diesem Kanal eröffnen (für die Verwaltung des Servers)
    .name = name
    .name-text = Wie sie heißt
    .reach = reichweite
    .reach-text = Wie viele Plätze darüber man herausfordern kann (sonst 3)
    .answer = antwort-tage
    .answer-text = Wie viele Tage zum Annehmen (sonst 3)
    .idle = ruhe-tage
    .idle-text = Nach wie vielen Tagen ohne Partie man einen Platz sinkt (sonst 30; 0: nie)
    .preset = vorlage
    .preset-text = Gespeicherte Regeln dieses Servers
    .rated = rangliste
    .rated-text = Ob es Ranglistenpartien sind (sonst ja)
command-ladder-settings = einstellungen
    .description = Die Regeln einer Leiter ändern (für die Leitung) oder ansehen
    .name = name
    .name-text = Wie sie heißt
    .reach = reichweite
    .reach-text = Wie viele Plätze darüber man herausfordern kann
    .answer = antwort-tage
    .answer-text = Wie viele Tage zum Annehmen
    .idle = ruhe-tage
    .idle-text = Nach wie vielen Tagen ohne Partie man einen Platz sinkt (0: nie)
    .preset = vorlage
    .preset-text = Gespeicherte Regeln dieses Servers
    .rated = rangliste
    .rated-text = Ob es Ranglistenpartien sind
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-join = beitreten
    .description = Einer Leiter ganz unten beitreten
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-leave = verlassen
    .description = Eine Leiter verlassen; dein Platz geht an die darunter
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-show = zeigen
    .description = Die Plätze einer Leiter sehen, und wer gegen wen spielt
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-place = platz
    .description = Jemanden auf einen anderen Platz setzen (für die Leitung)
    .person = person
    .person-text = Wen du versetzt
    .place = platz
    .place-text = Welcher Platz, von oben gezählt
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-export = exportieren
    .description = Eine Leiter als Tabelle (CSV) bekommen
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-move = verlegen
    .description = Eine Leiter in diesem Kanal weitergehen lassen (für die Leitung)
    .ladder = leiter
    .ladder-text = Welche Leiter
command-ladder-close = beenden
    .description = Eine Leiter so beenden, wie sie jetzt ist (für die Leitung)
    .ladder = leiter
    .ladder-text = Welche Leiter

# $name: der Name der Leiter.
ladder-title = ## { $name }
# $reach: wie viele Plätze.
ladder-rule-challenge = • Beitritt ganz unten. `/herausfordern`, Option `leiter`: Du spielst um einen Platz bis { $reach } über dir, immer nur um einen.
# $time: eine Zahl von Tagen.
ladder-rule-answer = • Zeit zum Annehmen: { $time }. Wer ablehnt oder nicht antwortet, gibt den Platz her. Urlaub zählt nicht.
ladder-rule-win = • Gewinnst du, gehört dir der Platz: Alle von dort bis zu deinem alten sinken um einen. Gleichstand ändert nichts.
ladder-rule-again = • Pause, bis dieselben beiden einander wieder herausfordern können: { $time }.
ladder-rule-idle = • { $time } ohne Herausforderung und Partie: ein Platz nach unten. Urlaub zählt nicht.
ladder-rule-hints = • Es sind keine Ranglistenpartien, darum ist `/tipp` erlaubt. Alle erfahren, wer fragt.
ladder-over = **Diese Leiter ist beendet.**
ladder-nobody = Noch ist niemand beigetreten.
# $count: wie viele dabei sind.
ladder-members = { $count ->
    [one] **Eine Person** ist auf der Leiter:
   *[other] **{ $count } Personen** sind auf der Leiter:
}
ladder-more = { $count ->
    [one] … und eine weitere Person
   *[other] … und { $count } weitere Personen
}
# $place: ein Platz. $player: eine Erwähnung. $won, $lost: wie viele Partien.
ladder-line = { $place }\. { $player } · { $won } gewonnen, { $lost } verloren
# $other: eine Erwähnung; folgt der Zeile.
ladder-line-waits = ⏳ Herausforderung mit { $other }
ladder-line-plays = ⚔️ spielt gegen { $other }
# $player: wer herausgefordert hat, oder um wen es geht. $other: wer herausgefordert war. $place: ein Platz.
ladder-news-climbed = ▲ { $player } gewinnt gegen { $other } und bekommt Platz **{ $place }**.
ladder-news-held = { $other } gewinnt gegen { $player } und behält den Platz.
ladder-news-tied = Gleichstand: { $player } und { $other } behalten ihre Plätze.
ladder-news-no-result = Die Partie von { $player } und { $other } hat kein Ergebnis: Beide behalten ihre Plätze.
ladder-news-unanswered = ▲ { $player } bekommt Platz **{ $place }**: { $other } hat die Herausforderung nicht angenommen.
ladder-news-left = ▲ { $player } bekommt Platz **{ $place }**: { $other } hat die Leiter während der Partie verlassen.
ladder-news-idle = ▽ { $player } hat lange nicht gespielt und sinkt auf Platz **{ $place }**.
ladder-news-placed = Die Leitung setzt { $player } auf Platz **{ $place }**.
ladder-join = Beitreten
ladder-leave = Verlassen
ladder-close = Leiter beenden
ladder-look = Leiter
ladder-climbed = zuletzt gestiegen
ladder-fell = zuletzt gesunken
ladder-column = Gewonnen – verloren
# $first, $last: Plätze.
ladder-places = Plätze { $first }–{ $last }

## Was nur eine Person liest

# $name: der Name der Leiter. $place: ein Platz.
ladder-joined = Du bist auf **{ $name }**, auf Platz { $place }. { $place ->
    [1] Wer als Nächstes kommt, kann dich herausfordern.
   *[other] Fordere mit `/herausfordern` und der Option `leiter` jemanden über dir heraus.
}
ladder-leave-ask = **{ $name } verlassen?** Du gibst Platz { $place } auf. Wer dich herausgefordert hat, bekommt ihn, auch während eurer Partie; deine eigenen Herausforderungen enden. Wenn du wieder beitrittst, beginnst du ganz unten.
ladder-left = Du hast **{ $name }** verlassen.
# $player: eine Erwähnung. $place: ein Platz.
ladder-placed = { $player } ist jetzt auf Platz { $place }.
ladder-placed-already = { $player } ist schon auf Platz { $place }.
ladder-close-ask = **{ $name } endgültig beenden?** Die Plätze bleiben, wie sie sind, offene Herausforderungen werden zurückgezogen, und laufende Partien werden zu Ende gespielt, verschieben aber niemanden.
ladder-closed-now = **{ $name }** ist beendet.
ladder-changed = **{ $name }** hat jetzt diese Regeln. Herausforderungen von vorher behalten ihre.
# $channel: eine Erwähnung des Kanals.
ladder-moved = **{ $name }** geht in { $channel } weiter.
# $names: eine Liste von Namen.
ladder-several = Hier gibt es mehrere Leitern: { $names }. Wähle eine mit der Option `leiter`.
ladder-organiser-only = Das können nur die, die die Leiter eröffnet haben oder den Server verwalten.
ladder-not-here = Leitern brauchen einen Textkanal: Jede Partie bekommt dort einen Thread.
ladder-none = Diese Leiter gibt es auf diesem Server nicht. Wer ihn verwaltet, eröffnet eine mit `/leiter eröffnen`.
ladder-none-yet = Auf diesem Server gibt es noch keine Leiter. Wer ihn verwaltet, eröffnet eine mit `/leiter eröffnen`.
# $most: wie viele Buchstaben.
ladder-name = Der Name einer Leiter hat 1 bis { $most } Zeichen.
ladder-name-taken = Eine offene Leiter „{ $name }“ gibt es schon. Wähle einen anderen Namen.
ladder-plan = Das geht nicht: 1 bis 10 Plätze darüber, 1 bis 14 Tage zum Annehmen, und man sinkt nach 7 bis 180 Tagen ohne Partie oder nie.
ladder-clock = Eine Leiter braucht eine Uhr: Wähle eine Vorlage mit einer Zeit je Zug oder je Person.
ladder-closed = Diese Leiter ist beendet. `/leiter zeigen` zeigt ihre letzten Plätze.
# $most: wie viele Leute.
ladder-full = Diese Leiter ist voll ({ $most } Personen). Bis jemand geht, spiel ohne sie: `/herausfordern`.
ladder-on-it = Du bist schon auf dieser Leiter. `/leiter zeigen` zeigt deinen Platz.
# $yours: yes für die Person, die fragt.
ladder-not-on-it = { $yours ->
    [yes] Du bist nicht auf dieser Leiter. Tritt ihr mit `/leiter beitreten` bei.
   *[no] Diese Person ist nicht auf der Leiter. `/leiter zeigen` zeigt, wer es ist.
}
ladder-below = Diese Person ist unter dir. Fordere jemanden über dir heraus, oder spielt ohne die Leiter.
# $reach: wie viele Plätze.
ladder-reach = { $reach ->
    [one] Zu weit oben: Du kannst den Platz direkt über dir herausfordern.
   *[other] Zu weit oben: Du kannst bis zu { $reach } Plätze über dir herausfordern.
}
# $yours: yes für die Person, die fragt.
ladder-busy = { $yours ->
    [yes] Du hast auf dieser Leiter schon eine Herausforderung oder Partie. Bring die erst zu Ende.
   *[no] Diese Person hat auf der Leiter schon eine Herausforderung oder Partie. Nimm jemand anderen, oder warte.
}
# $days: wie viele Tage.
ladder-again = Zwischen euch gab es in den letzten { $days } Tagen schon eine Herausforderung. Nimm jemand anderen, oder warte.
ladder-own = Du bist selbst auf dieser Leiter: Dort muss jemand anders die Leute versetzen.
