# Herausforderungen: Jemand bittet jemanden um eine Partie zu zweit und bekommt in einigen Tagen eine Antwort.

challenge-title = ## Eine Herausforderung
# $server: der Name eines Servers.
challenge-title-server = ## Eine Herausforderung auf { $server }
# $person: wer herausgefordert ist. $host: wer herausfordert.
challenge-asks = { $person }, { $host } fordert dich zu einer Partie zu zweit heraus.
# $when: ein Zeitpunkt wie „in 2 Tagen“.
challenge-until = -# Die Zeit für die Antwort endet { $when }. In deinem Urlaub ist sie angehalten (`/ich urlaub`).
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-other-rules = Andere Regeln…
challenge-withdraw = Zurückziehen
# $person: wer herausgefordert ist. $host: wer herausfordert.
challenge-left-accepted = { $person } hat die Herausforderung von { $host } angenommen. Die Partie hat ihren eigenen Thread.
challenge-left-rules = Zu dieser Herausforderung wurden andere Regeln vorgeschlagen: siehe die neuere Nachricht.
# $host: wer herausgefordert hat.
challenge-left-closed = Diese Herausforderung von { $host } ist beendet.
# $left, $right: zwei Namen. $game: ein Kurzname.
challenge-thread-title = { $left } – { $right } · { $game }
# $host, $person: die beiden, die spielen.
challenge-begins = { $host }, { $person }: Die Herausforderung ist angenommen, eure Partie beginnt hier.
challenge-closed-here = { $host }, deine Herausforderung an { $person } ist beendet.
# $person: wer herausgefordert war.
challenge-closed-declined = { $person } kann gerade nicht gegen dich spielen. Ein andermal!
challenge-closed-expired = { $person } hat nicht rechtzeitig geantwortet. Du kannst wieder herausfordern.
challenge-closed-withdrawn = Vielleicht hat { $person } deine Herausforderung nie gelesen: Ich konnte sie nicht richtig posten. Du kannst wieder herausfordern.

## Was nur eine Person liest

# $person: wer herausgefordert ist. $when: ein Zeitpunkt wie „in 2 Tagen“.
challenge-made = Ich frage { $person }. Die Zeit für die Antwort endet { $when }; danach ist die Herausforderung beendet.
# $ladder: der Name einer Leiter dieses Kanals, auf der beide sind.
challenge-no-stake = -# Es geht um keinen Platz auf **{ $ladder }**. Willst du um einen spielen, zieh diese Herausforderung zurück und nimm die Option `leiter`.
challenge-waits-mine = Deine Herausforderung an { $person } wartet auf eine Antwort. Die Zeit dafür endet { $when }.
# $person: wer herausgefordert hat.
challenge-accepted-you = Angenommen. Für eure Partie öffnet sich ein Thread; du und { $person } werdet dort erwähnt.
challenge-declined-you = Abgelehnt. Ich sage es { $person } unter vier Augen.
challenge-withdrawn-you = Du hast deine Herausforderung zurückgezogen.
# $person: wer jetzt gefragt wird.
challenge-proposed-you = Ich frage { $person }, ob deine Regeln recht sind.
challenge-rules-ask = **Welche Regeln schlägst du vor?** Die andere Person nimmt dann an oder lehnt ab.
challenge-rules-choose = Regeln wählen
challenge-same-casual = Dieselben, ohne Rangliste
challenge-same-rated = Dieselben, als Ranglistenpartie

challenge-table = Worum es ging
challenge-table-asks = { $host } hat { $person } herausgefordert:

challenge-bot = Bots nehmen keine Herausforderung an. Eröffne mit `/partie neu` einen Tisch und drück **{ LABEL("button-computer") }**.
challenge-self = Dich selbst kannst du nicht herausfordern. Eröffne mit `/partie neu` einen Tisch und drück **{ LABEL("button-computer") }**.
challenge-left = Diese Person ist nicht auf diesem Server. Fordere jemand anderen heraus.
challenge-none = Diese Herausforderung gibt es nicht mehr. Eine neue gibt es mit `/herausfordern`.
# $status: wie die Herausforderung endete.
challenge-over = { $status ->
    [accepted] Diese Herausforderung ist schon angenommen; die Partie hat ihren eigenen Thread.
   *[closed] Diese Herausforderung ist beendet. Eine neue gibt es mit `/herausfordern`.
}
challenge-changed = Inzwischen wurden andere Regeln vorgeschlagen. `/partien` zeigt die Herausforderung, wie sie jetzt ist.
challenge-rest = Diese Person hat gerade erst eine Herausforderung von dir abgelehnt. Frag in einem Tag wieder, oder nimm jemand anderen.
challenge-waits = Zwischen euch beiden läuft schon eine Herausforderung, die `/partien` zeigt. Beantworte sie oder zieh sie erst zurück.
# $most: eine Zahl.
challenge-most = { $most } deiner Herausforderungen warten auf eine Antwort. Zum Zurückziehen fordere dieselbe Person mit `/herausfordern` noch einmal heraus.
challenge-not-yours = Diese Herausforderung betrifft andere: Wer herausgefordert ist, antwortet; wer herausfordert, kann zurückziehen.
# $least, $most: wie viele Tage.
challenge-time = Gib { $least } bis { $most } Tage Zeit für die Antwort.
# Auf einer Leiter. $ladder: ihr Name. $from, $to: Plätze.
challenge-stake = **{ $ladder }:** Platz { $from } spielt um Platz { $to }. Wer ablehnt oder nicht antwortet, gibt den Platz her.
challenge-forfeit = Platz hergeben
# $person: wer herausfordert.
challenge-forfeit-ask = **Ablehnen?** Dein Platz auf der Leiter geht dann an { $person }.
challenge-forfeited-you = Abgelehnt. Dein Platz geht an { $person }.
challenge-ladder = Auf einer Leiter gelten deren Regeln. Nimm an, lehn ab oder lass die Zeit verstreichen.
# $options: eine Liste von Optionen, die getippt wurden.
challenge-ladder-options = Auf einer Leiter gelten deren Regeln. Lass { $options } weg, oder fordere ohne `leiter` heraus.
