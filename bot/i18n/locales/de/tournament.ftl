# Turniere.

command-tournament = turnier
    .description = Turniere: anmelden, spielen, verfolgen und leiten
command-tournament-create = erstellen
    .description = Ein Turnier in diesem Kanal erstellen (für die Verwaltung des Servers)
    .name = name
    .name-text = Wie es heißt
    .kind = art
    .kind-text = Eine Vorlage; alles daran lässt sich unter Einstellungen ändern
    .format = format
    .format-text = Wie der Sieg ermittelt wird (sonst Schweizer System, oder wie die Art)
    .sign-up-hours = anmeldestunden
    .sign-up-hours-text = Wie lange man sich anmelden kann, in Stunden (sonst 72)
    .round-days = rundentage
    .round-days-text = Wie lange eine Runde dauert, in Tagen (sonst 14)
    .turn-hours = zugstunden
    .turn-hours-text = Zeit je Zug, in Stunden
    .budget = bedenkzeit
    .budget-text = Bedenkzeit je Person für eine ganze Partie; wer sie verbraucht, verliert
    .rounds = runden
    .rounds-text = Wie viele Runden (sonst so viele wie nötig)
    .table-seats = tischplätze
    .table-seats-text = An Tischen: Plätze je Tisch (3 bis 5)
    .knockout = ko
    .knockout-text = Wie viele nach den Schweizer Runden in die K.-o.-Runde kommen (sonst 8)
    .boards = bretter
    .boards-text = Teams: wie viele Bretter eine Begegnung von Teams hat
    .division-size = divisionsgröße
    .division-size-text = Liga mit Divisionen: wie viele in einer spielen
    .promoted = aufsteiger
    .promoted-text = Wie viele nach der Saison aus einer Division auf- und ebenso viele absteigen
    .championship = meisterschaft
    .championship-text = Wie bei der WM: 1–5, 2–6, 3–7, 4–8; wer besser steht, beginnt und verliert bei Gleichstand
    .best-of = best_of
    .best-of-text = Partien einer Begegnung: Best of 1, 3 oder 5
    .check-in-minutes = checkin_minuten
    .check-in-minutes-text = Wer spielen will, muss in den letzten Minuten der Anmeldung einchecken
    .duplicate = duplicate
    .duplicate-text = Alle Tische einer Runde ziehen dieselben Plättchen
    .late = nachmelden
    .late-text = Ob man zwischen den Runden noch einsteigen darf
    .preset = vorlage
    .preset-text = Gespeicherte Regeln dieses Servers (sonst die üblichen)
    .help = hilfe
    .help-text = Wie viel der Bot über die Regeln hinaus zeigt
    .rated = rangliste
    .rated-text = Ob es Ranglistenpartien sind (sonst ja)
    .organisers = leitung
    .organisers-text = Eine Rolle, deren Mitglieder das Turnier mit dir leiten dürfen
command-tournament-join = mitspielen
    .description = Sich zu einem Turnier anmelden
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-leave = verlassen
    .description = Sich abmelden, oder aus einem laufenden Turnier endgültig ausscheiden
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-checkin = einchecken
    .description = Einchecken: Du bist da und willst spielen
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-bye = freilos
    .description = Um ein Freilos in der nächsten Runde bitten
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-seed = setzen
    .description = Jemanden auf einen Setzplatz setzen (Leitung)
    .person = person
    .person-text = Wen
    .place = platz
    .place-text = Welcher Platz, ab 1
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-start = starten
    .description = Die Anmeldung schließen und beginnen (Leitung)
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-round = runde
    .description = Die Begegnungen einer Runde ansehen oder die nächste beginnen (Leitung)
    .number = nummer
    .number-text = Welche Runde (sonst die neueste)
    .next = nächste
    .next-text = Die nächste Runde jetzt beginnen
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-standings = tabelle
    .description = Sehen, wer wo steht
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-bracket = turnierbaum
    .description = Die K.-o.-Runde ansehen
    .number = nummer
    .number-text = Welche Runde (sonst ein Überblick)
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-referee = entscheiden
    .description = Entscheiden, verlängern, ersetzen, anhalten, zurücknehmen (Leitung)
    .action = was
    .action-text = Was zu tun ist
    .match = begegnung
    .match-text = Welche Begegnung
    .person = person
    .person-text = Wer gewinnt oder wer ersetzt wird
    .by = durch
    .by-text = Wer an die Stelle der Person tritt
    .hours = stunden
    .hours-text = Wie viel mehr Zeit, in Stunden
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-drop = ausschließen
    .description = Jemanden aus einem Turnier ausschließen (Leitung)
    .person = person
    .person-text = Wen
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-move = verlegen
    .description = Ein Turnier in diesem Kanal weitergehen lassen (Leitung)
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-organisers = leitung
    .description = Sehen, wer ein Turnier leiten darf, und eine Rolle dafür wählen
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-export = export
    .description = Tabelle und Begegnungen als Datei bekommen (CSV)
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt

kind-championship = Weltmeisterschaft
kind-live = Live-Abend
kind-league = Ligasaison
kind-duplicate = Duplicate

format-swiss = Schweizer System
format-round-robin = alle gegen alle
format-elimination = K.-o.-System
format-swiss-elimination = Schweizer System, dann K.-o.-Runde
format-double-elimination = Doppel-K.-o.
format-tables = Tische mit drei bis fünf Plätzen

decision-extend = mehr Zeit geben
decision-as-it-stands = nach dem Stand entscheiden
decision-win = diese Person gewinnt
decision-tie = unentschieden
decision-nobody = niemand gewinnt
decision-replace = diese Person ersetzen
decision-drop = diese Person ausschließen
decision-pause = das Turnier anhalten
decision-resume = das Turnier fortsetzen
decision-undo = das Ergebnis zurücknehmen
decision-cancel = absagen oder vorzeitig beenden
decision-report = auffällige Paare zeigen

## Ablehnungen
tournament-none = Dieses Turnier gibt es auf diesem Server nicht. Wer ihn verwaltet, kann eines mit `/turnier erstellen` anlegen.
tournament-none-yet = Auf diesem Server gibt es noch kein Turnier. Wer ihn verwaltet, kann eines mit `/turnier erstellen` anlegen.
# $status: sign-up, running, over oder cancelled.
tournament-wrong-status = { $status ->
    [sign-up] Das kommt später: Noch kann man sich anmelden.
    [running] Das geht nicht mehr: Das Turnier läuft.
    [cancelled] Dieses Turnier wurde abgesagt. Wer den Server verwaltet, kann mit `/turnier erstellen` ein anderes anlegen.
   *[over] Dieses Turnier ist zu Ende. Das Ergebnis zeigt `/turnier tabelle`.
}
tournament-cancel-running = Zum Absagen ist es zu spät: Das Turnier läuft. Du kannst es mit `/turnier entscheiden` vorzeitig beenden.
# $most: Zeichen.
tournament-name = Der Name eines Turniers hat 1 bis { $most } Zeichen.
# $name: wonach gefragt wurde.
tournament-name-taken = Ein Turnier namens „{ $name }“ gibt es auf diesem Server schon. Wähle einen anderen Namen.
# $what: was am Plan nicht geht, ein `PlanProblem`.
tournament-plan = { $what ->
    [tables] Tische haben drei bis fünf Plätze; alle anderen Formate sind für zwei. Lass `tischplätze` weg, oder wähle das Format mit Tischen.
    [best-of] Eine Begegnung ist eine Partie, oder Best of 3 oder 5; an Tischen ist es eine.
    [rounds] Ein Turnier hat 1 bis 15 Runden.
    [knock-out] In die K.-o.-Runde können 2, 4, 8, 16 oder 32 kommen; beim Turnierbaum der Weltmeisterschaft sind es 8, ohne Doppel-K.-o.
    [groups] Es gibt 2, 4 oder 8 Gruppen, und je Gruppe kommen gleich viele in die K.-o.-Runde.
    [divisions] Alle gegen alle geht auch in Divisionen ab 3, ohne Gruppen und K.-o.-Runde.
    [promoted] Weniger als die Hälfte einer Division kann aufsteigen, und ebenso viele steigen ab.
    [teams] Teams treffen sich an 2 bis 8 Brettern, Schweizer System oder alle gegen alle, mit kürzerer Zeit für Aufstellungen als für die Runde.
    [entered] Es sind schon Leute angemeldet: Zwischen Teams und Einzelnen lässt sich nicht mehr wechseln.
    [most] Ein Turnier hat mindestens so viele Plätze, wie es zum Start braucht, und höchstens 256.
    [byes] Jede Person kann um bis zu 5 Freilose bitten.
   *[round-time] Eine Runde dauert zehn Minuten bis neunzig Tage.
}
tournament-parameters-unused = Ein Turnier in diesem Format kann mit { $parameters } nichts anfangen. Lass das weg, oder wähle ein anderes Format.
tournament-sign-up-past = Die Anmeldung muss in der Zukunft enden.
tournament-sign-up-over = Zu diesem Turnier kann man sich nicht mehr anmelden. Die Leitung kann mit `/turnier entscheiden` noch jemanden durch eine andere Person ersetzen.
tournament-no-reserves = Bei diesem Turnier gibt es jetzt keinen Ersatz. Melde dich mit `/turnier mitspielen` an.
tournament-reserve-unseeded = Ersatz springt bei Freilosen ein und hat keinen Setzplatz.
tournament-no-byes = In der nächsten Runde dieses Turniers kann niemand um ein Freilos bitten. Brauchst du mehr Zeit für eine Begegnung, bitte die Leitung darum.
tournament-byes-used = Du hattest schon alle Freilose, um die du bitten kannst: { $most }. Brauchst du mehr Zeit für eine Begegnung, bitte die Leitung darum.
# $most: eine Zahl.
tournament-full = Alle { $most } Plätze sind vergeben. Die Leitung kann mit `/turnier entscheiden` noch jemanden durch eine andere Person ersetzen.
# $yours: yes für die Person, die es liest, no für jemand anderen.
tournament-already-entered = { $yours ->
    [yes] Du bist schon angemeldet. Jedes Konto kann sich einmal anmelden.
   *[no] Diese Person ist schon angemeldet. Jedes Konto kann sich einmal anmelden.
}
tournament-dropped-out = Du bist aus diesem Turnier ausgeschieden und kannst dich nicht wieder anmelden. Verfolgen kannst du es mit `/turnier tabelle`.
# $yours: yes für die Person, die es liest, no für jemand anderen.
tournament-not-entered = { $yours ->
    [yes] Du bist bei diesem Turnier nicht dabei. Solange es noch Anmeldungen annimmt, melde dich mit `/turnier mitspielen` an.
   *[no] Diese Person ist bei diesem Turnier nicht dabei. Wähle jemanden, der dabei ist.
}
tournament-check-in-closed = Einchecken ist gerade nicht nötig: Du bleibst angemeldet.
tournament-check-in-early = Einchecken kann man ab <t:{ $opens }:f>.
# $least, $entered: Zahlen.
tournament-too-few = Zum Start braucht es mindestens { $least }, und { $entered ->
    [one] { $entered } ist bereit
   *[other] { $entered } sind bereit
}. Warte auf weitere, oder sag das Turnier mit `/turnier entscheiden` ab.
tournament-organiser-only = Das darf nur die Leitung dieses Turniers, oder wer den Server verwaltet. Bitte dort darum.
tournament-role-not-yours = Wer ein Turnier leiten darf, bestimmt nur, wer es angekündigt hat oder den Server verwaltet.
tournament-role-everyone = Alle können ein Turnier nicht leiten. Wähle eine Rolle, die nur einige haben.
# $matches: eine Zahl.
tournament-open-matches = Die Runde ist nicht zu Ende: { $matches ->
    [one] 1 Begegnung ist
   *[other] { $matches } Begegnungen sind
} noch offen. Warte, oder entscheide mit `/turnier entscheiden`.
tournament-no-such-match = Diese Begegnung gibt es nicht. Wähle eine aus der Liste.
tournament-match-decided = Diese Begegnung hat schon ihr Ergebnis. Die Leitung kann es zurücknehmen, solange ihre Runde die neueste ist.
tournament-no-open-match = Es gibt keine offene Begegnung, die mehr Zeit bekommen könnte. `/turnier runde` zeigt die Begegnungen und beginnt die nächste Runde.
tournament-match-open = Diese Begegnung hat noch kein Ergebnis, es gibt also nichts zurückzunehmen. Du kannst sie entscheiden oder ihr mehr Zeit geben.
tournament-not-in-match = Wähle mit `person`, wer gewinnt: eine Person aus dieser Begegnung.
tournament-round-past = Zu spät: Die nächste Runde ist schon nach diesem Ergebnis gepaart. Zurücknehmen lassen sich nur Ergebnisse der neuesten Runde.
tournament-forfeit-stands = Wer ausgeschieden ist, kommt nicht zurück: Dieses Ergebnis lässt sich nicht zurücknehmen.
# $most: Tage.
tournament-extension-range = Eine Begegnung kann höchstens { $most } Tage auf einmal dazubekommen.
tournament-paused-already = Das Turnier ist schon angehalten. Fortsetzen kannst du es mit `/turnier entscheiden`.
tournament-not-paused = Das Turnier ist nicht angehalten. Anhalten kannst du es mit `/turnier entscheiden`.
tournament-game = Diese Partie gehört zu einem Turnier: Frag die Leitung. Einen Zug zurücknehmen kannst du nur, bis das nächste Plättchen gezeigt wird.
tournament-seat = In einem Turnier ersetzt die Leitung jemanden, mit `/turnier entscheiden`. Deinen eigenen Platz kannst du mit `/aufgeben` verlassen.
tournament-own-match = Hier geht es um deine eigene Begegnung: Das muss jemand anders aus der Leitung tun oder jemand, der den Server verwaltet.
tournament-several = Hier laufen mehrere Turniere. Wähle eines mit der Option `turnier`: { $names }.
tournament-need-match = Wähle mit der Option `begegnung` eine Begegnung, oder nutze diesen Befehl in ihrem Thread.
tournament-need-person = Wähle mit `person`, wer ersetzt wird, und mit `durch`, wer den Platz bekommt: eine Person, kein Bot.
tournament-need-hours = Wähle mit der Option `stunden`, wie viele Stunden.
# $planned: yes oder no, ob es eine K.-o.-Runde geben wird.
tournament-no-bracket = { $planned ->
    [yes] Die K.-o.-Runde hat noch nicht begonnen.
   *[no] Dieses Turnier hat keine K.-o.-Runde. Wer wo steht, siehst du mit `/turnier tabelle`.
}
tournament-no-rounds = Noch hat keine Runde begonnen. Die erste beginnt nach der Anmeldung.
# $count, $first, $last: wie viele Runden es gibt, und ihre Nummern.
tournament-no-such-round = Diese Runde gibt es noch nicht. { $count ->
    [1] Es gibt nur Runde { $first }.
   *[other] Wähle eine von { $first } bis { $last }.
}

## Anmeldung
# $name: des Turniers. $format: ein Format.
tournament-title = ## 🏆 { $name }
tournament-format = **Format:** { $format }{ $best-of ->
    [1] {""}
   *[other] , Best of { $best-of }
}{ $duplicate ->
    [yes] , Duplicate: Alle Tische einer Runde ziehen dieselben Plättchen
   *[no] {""}
}
# $rounds: wie viele, 0 für so viele wie nötig: $likely bei den bisher $entered, 0 bei zu wenigen. $of: „people“ für Leute oder „teams“ für Teams. $best: wie viele in die K.-o.-Runde kommen, 0 für keine.
tournament-rounds = **Runden:** { $rounds ->
    [0] so viele wie nötig{ $likely ->
        [0] {""}
       *[other] : { $likely } bei { $entered } { $of ->
            [teams] Teams
           *[people] Leuten
        }
    }
   *[other] { $rounds }
}{ $best ->
    [0] {""}
   *[other] , danach K.-o.-Runde der Besten, höchstens { $best }
}
# $groups: how many, $best: of each.
tournament-groups = { $groups ->
    [one] **Danach** eine K.-o.-Runde der Besten, höchstens { $best }.
   *[other] **Gruppen:** { $groups }; je Gruppe kommen die besten { $best } in die K.-o.-Runde.
}
# $seats: wie viele für einen Tisch geplant sind.
tournament-table-seats = **Plätze je Tisch:** { $seats }, oder so nah daran, wie es die Zahl der Leute erlaubt
tournament-late = Du kannst auch zwischen den Runden einsteigen, mit `/turnier mitspielen`.
# $ties: starter oder seed, wer bei Gleichstand in der K.-o.-Runde weiterkommt.
tournament-knock-out = **K.-o.-Runde:** { $ties ->
    [starter] Bei Gleichstand kommt weiter, wer nicht begonnen hat
   *[seed] Bei Gleichstand kommt weiter, wer besser gesetzt ist
}.
tournament-knock-out-nobody = Spielen beide nicht, scheiden beide aus; wer auf sie getroffen wäre, hat ein Freilos.
tournament-knock-out-starts = In der K.-o.-Runde beginnt, wer besser gesetzt ist.
# $games: of a match. $final: of the final, or same.
tournament-knock-out-best-of = **K.-o.-Begegnungen:** Best of { $games }{ $final ->
    [same] {""}
   *[other] , Finale Best of { $final }
}
tournament-double = **Doppel-K.-o.:** Wer verliert, spielt im Verliererbaum weiter; nach der zweiten Niederlage ist Schluss.
# $reset: yes oder no.
tournament-double-reset = { $reset ->
    [yes] Gewinnt das große Finale, wer schon einmal verloren hat, wird es noch einmal gespielt.
   *[no] Das große Finale wird nur einmal gespielt, egal wer schon verloren hat.
}
tournament-duplicate = Alle ziehen dieselben Plättchen: Wer sich abspricht, kann wissen, was kommt.
tournament-duplicate-private = Die Threads sind privat, bis ihre Runde vorbei ist; Ergebnisse warten auf den langsamsten Tisch.
# $days: eine Dauer.
tournament-round-time = **Zeit je Runde:** { $time }
# $when: ein Zeitpunkt.
tournament-sign-up-until = **Anmeldung bis** { $when }; dann geht es los.
# $minutes: eine Dauer.
tournament-check-in = **{ button-check-in }** nicht vergessen (Zeitfenster vor Anmeldeschluss: { $time }), sonst bist du nicht dabei.
# $count: wie viele. $names: Erwähnungen.
tournament-entered = **{ $count ->
    [one] 1 Anmeldung
   *[other] { $count } Anmeldungen
}:** { $names }
# $count, $most, $byes, $round, $place: numbers. $names: mentions. $name: of the tournament. $player, $person: a mention.
tournament-waiting = **Auf der Warteliste ({ $count }):** { $names }
tournament-reserves = **Ersatz ({ $count }):** { $names }
tournament-most = **Plätze:** { $most }; wer danach kommt, steht auf der Warteliste.
tournament-byes = Alle können mit `/turnier freilos` um { $byes ->
    [one] ein Freilos
   *[other] { $byes } Freilose
} bitten; es zählt als halber Sieg.
tournament-direct-encounter = Bei gleich vielen Punkten zählen zuerst die Begegnungen untereinander.
tournament-waits = Alle Plätze von **{ $name }** sind besetzt. Du stehst auf der Warteliste, und ich erwähne dich, wenn ein Platz frei wird.
tournament-stands-in = Du bist Ersatz bei **{ $name }**: Du spielst, wenn sonst jemand ein Freilos hätte.
tournament-rest = { $player } hat ein Freilos auf Wunsch, das als halber Sieg zählt.
tournament-bye-asked = Du hast in Runde { $round } von **{ $name }** ein Freilos.
tournament-bye-taken-back = Du spielst in Runde { $round } von **{ $name }**.
tournament-tell-moved-up = { $person }, ein Platz ist frei: Du bist bei **{ $name }** dabei.
tournament-tell-moved-down =
    { $person }, du stehst bei **{ $name }** jetzt auf der Warteliste.
    { $why ->
        [season] Plätze gehen zuerst an alle aus der letzten Saison, dann nach der Reihenfolge der Anmeldung.
       *[fewer] Es gibt weniger Plätze als vorher.
    }
tournament-tell-no-reserves = { $person }, **{ $name }** hat im neuen Format keinen Ersatz. Zum Mitspielen drücke **{ button-withdraw }**, dann **{ button-enter }**.
tournament-seeds = ### Setzliste
tournament-seed-line = { $place }\. { $player }
tournament-seeds-note = -# Es zählt jetzt die Reihenfolge der Anmeldung, außer wen du versetzt. Spätere folgen nach Wertungszahl.
tournament-entered-nobody = Noch hat sich niemand angemeldet.
# $count: wie viele eingecheckt haben.
tournament-present = { $count ->
    [one] 1 Person hat
   *[other] { $count } haben
} eingecheckt (✓).
# $name: das Turnier. $count, $entered: wie viele eingecheckt haben, und angemeldet sind.
tournament-start-ask = **{ $name } jetzt starten?** { $count } von { $entered } haben eingecheckt, und das Einchecken läuft noch.
# $name: das Turnier. $count: wie viele angemeldet sind.
tournament-cancel-ask = **{ $name } absagen?** Das lässt sich nicht zurücknehmen. { $count ->
    [0] Noch ist niemand angemeldet.
    [one] Eine Person ist angemeldet.
   *[other] { $count } Personen sind angemeldet.
}
# $name: das Turnier. $count: wie viele Begegnungen offen sind. $results: yes, wenn eine Begegnung ein Ergebnis hat, sonst no. $byes: yes, wenn in der offenen Runde jemand ein Freilos hat, sonst no.
tournament-end-ask = **{ $name } jetzt beenden?** Das lässt sich nicht zurücknehmen.
    { $count ->
        [0] Keine Begegnung ist offen.
        [one] Eine offene Begegnung endet ohne Ergebnis, wenn du sie nicht vorher entscheidest. Ihre Partie wird beendet.
       *[other] { $count } offene Begegnungen enden ohne Ergebnis, wenn du sie nicht vorher entscheidest. Ihre Partien werden beendet.
    }{ $byes ->
        [no] {""}
       *[yes] {""}
        Freilose dieser Runde zählen dann nicht.
    }
    { $results ->
        [no] Noch hat keine Begegnung ein Ergebnis, also lässt sich das Turnier nur abbrechen.
       *[yes] Entweder wird die Tabelle zum Endstand, wie sie ist, oder das Turnier wird abgebrochen und hat kein Ergebnis.
    }
# $names: Erwähnungen.
tournament-left-out = **Nicht dabei wären:** { $names }
# Wer eine Begegnung beginnt; neben der Hilfestufe.
tournament-first = wer seltener begonnen hat, beginnt
# $count: wie viele weitere.
tournament-and-more = { $count ->
    [one] und 1 weitere
   *[other] und { $count } weitere
}
tournament-on-pause = ⏸ **Angehalten:** Bis es weitergeht, läuft keine Zeit.
tournament-running = Das Turnier läuft.
tournament-over = Das Turnier ist zu Ende.
tournament-cancelled = Das Turnier wurde abgesagt.
tournament-called-off = Das Turnier wurde abgebrochen. Es gibt kein Ergebnis.
button-enter = Anmelden
button-withdraw = Abmelden
button-drop-out = Ausscheiden
button-cancel-tournament = Turnier absagen
button-end-tournament = Mit Tabelle beenden
button-call-off = Turnier abbrechen
button-check-in = Einchecken
button-play-after-all = Doch spielen
button-reserve = Als Ersatz anmelden
button-show-sign-up = Anmeldung zeigen
button-standings = Tabelle
button-matches = Begegnungen
button-bracket = Turnierbaum
# $name: des Turniers.
tournament-joined = Du bist für **{ $name }** angemeldet.
tournament-joined-late = Du bist für **{ $name }** angemeldet und spielst ab der nächsten Runde mit.
tournament-drop-out-ask = **Aus { $name } endgültig ausscheiden?** Eine offene Begegnung verlierst du, und wieder anmelden kannst du dich nicht.
tournament-left = Du bist bei **{ $name }** nicht mehr dabei.
tournament-checked-in = Du hast für **{ $name }** eingecheckt.
# $name: des Turniers. $paused: yes oder no.
tournament-started = { $paused ->
    [yes] **{ $name }** ist angehalten: Es beginnt, sobald du es mit `/turnier entscheiden` fortsetzt.
   *[no] **{ $name }** beginnt.
}
tournament-next-begins = Die nächste Runde beginnt.
tournament-was-last = Das war die letzte Runde.
tournament-dropped = { $person } wurde vom Turnier ausgeschlossen.
# $channel: eine Erwähnung des Kanals.
tournament-moved = **{ $name }** ist jetzt in { $channel }.
# $name: das Turnier. $people: wer es leiten darf.
tournament-organisers = **{ $name }** dürfen leiten: { $people }.
tournament-managers = wer den Server verwaltet
tournament-role = Die Rolle, die es leiten darf
# $name: das Turnier.
tournament-resumed = **{ $name }** geht weiter.
# $substitute, $person: Erwähnungen.
tournament-replaced = { $substitute } spielt jetzt an Stelle von { $person }.
# $match: Runde und Nummer. $players: Namen. $when: ein Datum.
tournament-undone = Begegnung { $match } ({ $players }) geht weiter, bis { $when }.
# Anstelle einer Entscheidung in einer Duplicate-Runde.
tournament-decided = Entschieden. Das Ergebnis erscheint, sobald die anderen Tische so viele Plättchen gezogen haben.
# $match: Runde und Nummer. $players: Namen. $when: ein Datum.
tournament-extended = Begegnung { $match } ({ $players }) hat jetzt Zeit bis { $when }.
tournament-sign-up-extended = Anmelden kann man sich jetzt bis { $when }.
tournament-extended-not-own = Deine eigene Begegnung behält ihre Zeit: Das kann jemand anders aus der Leitung ändern.

## Was Turniere mitteilen
# $name: des Turniers. $when: ein Zeitpunkt.
tournament-tell-check-in = **{ $name }**: Checkt jetzt ein; Schluss ist { $when }.
tournament-tell-longer-sign-up = **{ $name }**: Der Bot war nicht erreichbar. Die Anmeldung bleibt offen; Schluss ist { $when }.
tournament-check-in-over = Das Einchecken bei **{ $name }** ist vorbei.
# $name: das Turnier. $how: organisers (die Turnierleitung sagt vor dem Start ab), running (sie bricht es später ab) oder clock (zu wenige Anmeldungen).
# $person: eine Erwähnung der zuständigen Person, oder none.
tournament-tell-cancelled = { $how ->
    [organisers] **{ $name }** wurde von { $person ->
        [none] der Turnierleitung
       *[other] { $person }
    } abgesagt.
    [running] **{ $name }** wurde von { $person ->
        [none] der Turnierleitung
       *[other] { $person }
    } abgebrochen. Es gibt kein Ergebnis.
   *[clock] **{ $name }** ist abgesagt: zu wenige Anmeldungen.
}
# $round: eine Zahl. $stage: final, semi-finals, quarter-finals, knock-out, losers, third, oder anderes.
tournament-round-name = Runde { $round }{ $stage ->
    [grand-final] {" "}(großes Finale)
    [reset] {" "}(großes Finale, noch einmal)
    [double] {" "}(Doppel-K.-o.)
    [losers] {" "}({ tournament-match-losers })
    [third] {" "}({ tournament-match-third })
    [final] {" "}(Finale)
    [semi-finals] {" "}(Halbfinale)
    [quarter-finals] {" "}(Viertelfinale)
    [knock-out] {" "}(K. o.)
   *[other] {""}
}
# $name: des Turniers. $round: der Name einer Runde.
tournament-tell-round = ### { $name }: { $round }
# $commitment: eine Prüfsumme.
tournament-tell-commitment = -# Alle Tische ziehen dieselben Plättchen, nach einem Startwert mit der Prüfsumme `{ $commitment }`. Er folgt nach der letzten Partie.
# $seed, $commitment: ein Startwert und seine Prüfsumme.
tournament-tell-seed = -# Die Plättchen dieser Runde kamen aus dem Startwert `{ $seed }` (Partie n einer Begegnung: mit `-n` dahinter). Seine Prüfsumme ist `{ $commitment }`, wie zuvor gezeigt.
tournament-tell-threads = -# Die Threads dieser Runde sind jetzt offen: **{ button-matches }** drücken und einen wählen.
# $number: der Begegnung. $players: eine Liste. $result: Punkte, oder offen.
tournament-match-line = { $number }\. { $players }
# $points: wie 64 : 58.
tournament-match-result = { $number }\. { $players } · **{ $points }**
tournament-match-losers = Verliererbaum
tournament-match-third = um Platz drei
tournament-match-thread = Thread
tournament-open-thread = Einen Thread öffnen…
tournament-thread-private = Dieser Thread ist privat, bis die Runde vorbei ist: Ihre Tische ziehen dieselben Plättchen.
tournament-thread-gone = Dieser Thread wurde gelöscht. Eine offene Begegnung bekommt einen neuen; die Ergebnisse zeigt `/turnier runde`.
# $thread: ein Link.
tournament-thread-open = Du kannst diesen Thread jetzt lesen: { $thread }
tournament-withheld = -# Ergebnisse erscheinen, sobald alle Tische gleich viele Plättchen gezogen haben.
# $first, $last: ein Datum; $last ist none, wenn alle Begegnungen gleich viel Zeit haben.
tournament-round-until = -# Offene Begegnungen haben Zeit bis { $first }{ $last ->
    [none] {""}
   *[other] , manche bis { $last }
}.
tournament-round-overdue = -# Die Zeit der offenen Begegnungen ist um: Die Leitung entscheidet.
tournament-bye = { $player } hat ein Freilos, das als Sieg zählt.
tournament-bye-void = { $player } hatte ein Freilos, das nicht zählt: Die Runde wurde nicht zu Ende gespielt.
# $players: wer weiterkommt. $count: wie viele es sind.
tournament-unopposed = { $players } { $count ->
    [one] ist
   *[other] sind
} kampflos weiter.
# $count: eine Zahl.
tournament-more-matches = … und { $count } weitere: `/turnier runde`.
tournament-more-in-file = … und { $count } weitere: `/turnier export`.
# $tournament: ein Name. $round, $number: Zahlen. $players: Namen.
tournament-thread-title = { $round }.{ $number } { $players } · { $tournament }
# $players: Erwähnungen. $when: ein Zeitpunkt.
tournament-tell-match = ### Begegnung { $match }: { $players }
    {""}**{ $name }**, { $round }. { $first } beginnt. Die Zeit läuft { $when } ab; dann entscheidet die Leitung.
# $permission: wie Discord sie nennt.
tournament-tell-public = ⚠️ Diesen Thread können alle lesen: Für einen privaten brauche ich { $permission }.
# $players: Erwähnungen. $when: ein Zeitpunkt.
tournament-tell-reminder = { $players }: Eure Begegnung endet { $when }.
# $players: Erwähnungen. $when: ein Datum.
tournament-tell-extended = { $players }: Eure Begegnung hat mehr Zeit, bis { $when }.
tournament-tell-reopened = { $players }: Das Ergebnis eurer Begegnung wurde zurückgenommen. Ihr spielt noch einmal; sie endet { $when }.
tournament-tell-round-reopened = Ein Ergebnis wurde zurückgenommen: { $round } von **{ $name }** geht weiter.
# $organiser: eine Erwähnung. $match: ein Link. $players: Namen.
tournament-tell-overdue = { $organiser }, bitte entscheide { $match } ({ $players }) mit `/turnier entscheiden`. Sonst zählt der Stand { $when }.
# $organiser: eine Erwähnung. $match: ein Link. $players: Namen.
tournament-tell-damaged = { $organiser }, die Partie von { $match } ({ $players }) ist beschädigt und kann nicht weitergehen.
    Mit `/turnier entscheiden` kannst du sie neu spielen lassen ({ decision-undo }) oder entscheiden ({ decision-win }, { decision-tie }, { decision-nobody }).
    Sonst gilt sie { $when } als unentschieden.
# $players: wer gespielt hat.
tournament-tell-decided = { $players }: **{ $decision }**
# $players: wer spielt. $name: das Turnier. $person: eine Erwähnung, oder none.
tournament-tell-no-result = { $players }: { $person ->
        [none] Die Turnierleitung
       *[other] { $person }
    } hat **{ $name }** beendet; diese Begegnung hat kein Ergebnis.
# Eine Begegnung, die offen war, als ihr Turnier beendet wurde.
match-no-result = kein Ergebnis
# $winner: Erwähnungen. $winners: wie viele. $how: walkover, referee oder deadline. $points: wie 12 : 8, oder none.
match-decided = { $winners ->
    [0] niemand gewinnt
    [one] { $winner } gewinnt
   *[other] { $winner } teilen sich den Sieg
} { $how ->
    [walkover] kampflos
    [deadline] nach Ablauf der Zeit
   *[referee] durch Entscheidung
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
# $name: des Turniers. $round: der Name einer Runde.
tournament-tell-round-over = ### { $name }: { $round } ist zu Ende
# $when: ein Zeitpunkt.
# $playing, $tables, $tiles: numbers. $points: like 23 : 18, or none. $player: a mention, or none. $clock, $when: a timestamp.
tournament-at-once = Die nächste Runde beginnt sofort, wenn der letzte Tisch fertig ist.
tournament-live = **Noch wird gespielt: an { $playing } von { $tables } Tischen.**
tournament-live-over = **Alle Tische sind fertig.**
tournament-table-state = -# { $points ->
    [none] {""}
   *[other] { $points } ·{" "}
}noch { $tiles } Plättchen{ $player ->
    [none] {""}
   *[other] {" "}· { $player } ist am Zug
}{ $clock ->
    [none] {""}
   *[other] {" "}⏳ { $clock }
}
tournament-table-waits = -# noch nicht begonnen, die Zeit läuft { $when } ab
tournament-table-damaged = -# die Partie ist beschädigt und kann nicht weitergehen
tournament-tell-next = Die nächste Runde beginnt { $when }.
tournament-tell-last = Das war die letzte Runde. Jetzt folgt der Endstand.
# $name: des Turniers. $status: sign-up oder etwas anderes.
tournament-tell-paused = ⏸ **{ $name }** ist angehalten, auch alle Uhren. { $status ->
    [sign-up] Anmelden könnt ihr euch trotzdem.
   *[other] Spielen dürft ihr trotzdem.
}
tournament-tell-resumed = ▶ **{ $name }** geht weiter. Jede Uhr hat die Zeit, die ihr blieb.
# $organiser: eine Erwähnung.
tournament-tell-replayed = Die Partie wurde vorzeitig beendet; eine neue beginnt. { $organiser }, du kannst auch mit `/turnier entscheiden` entscheiden.
# $organiser: eine Erwähnung.
tournament-tell-fresh = Eine neue Partie beginnt, mit frischen Plättchen: Ihre Prüfsumme steht am ersten Zug.
    Die anderen Tische betrifft das nicht. { $organiser }, auch `/turnier entscheiden` ist möglich.
# $name: des Turniers. $winner: eine Erwähnung.
tournament-tell-ended = # 🏆 { $winners ->
    [0] Niemand gewinnt
    [one] { $winner } gewinnt
   *[other] { $winner } teilen sich den Sieg bei
} „{ $name }“!
# $name: das Turnier. $winner: wer vorn liegt. $winners: wie viele das sind. $person: eine Erwähnung, oder none.
tournament-tell-ended-early = # 🏁 „{ $name }“ ist vorzeitig zu Ende
    { $person ->
        [none] Die Turnierleitung
       *[other] { $person }
    } hat es mit der Tabelle beendet, wie sie ist. { $winners ->
        [0] Niemand ist Erster.
       *[other] Auf Platz 1: { $winner }.
    }
# $place: eine Zahl. $player: eine Erwähnung.
tournament-place = { $place }\. { $player }
tournament-place-shared = { $place }\. { $player } (geteilter Platz)

## Tabelle
# $place: ab 1. $player: eine Erwähnung. $points, $solkoff: Zahlen. $difference: mit Vorzeichen. $scored: Punkte.
standings-line = { $place }\. { $player } · Punkte **{ $points }** · Gegner { $solkoff } · Differenz { $difference } · erspielt { $scored }
standings-gone = { $player } (ausgeschieden)
standings-legend = -# Punkte: aus Begegnungen. Gegner: deren Punkte ohne den schwächsten (oder das Freilos).
    -# Differenz und erspielt: Punkte in den Partien.
# $knock-out: yes, wenn die Besten in eine K.-o.-Runde kommen, sonst no.
standings-shared = -# Wer sich einen Platz teilt, liegt in alldem gleichauf{ $knock-out ->
    [yes] ; für die K.-o.-Runde geht der bessere Setzplatz vor
   *[no] {""}
}.
# $group: a letter.
standings-group = **Gruppe { $group }**
standings-column-points = Punkte
standings-column-solkoff = Gegner
standings-column-difference = Differenz
standings-column-scored = Erspielt
# $name: des Turniers. $part: welcher Baum.
double-title = { $name } · { $part ->
    [grand-final] Finale
    [losers] Verliererbaum
   *[winners] Gewinnerbaum
}
# $part: welcher Baum. $level: seine wievielte Runde, 0 für die letzte.
double-round = { $part ->
    [grand-final] Großes Finale
    [reset] Noch einmal
    [losers] { $level ->
        [0] Verliererfinale
       *[other] Verliererrunde { $level }
    }
   *[winners] { $level ->
        [0] Gewinnerfinale
       *[other] Gewinnerrunde { $level }
    }
}
double-finals = Beide Finale
bracket-third = Platz drei
bracket-overview = Überblick
bracket-round = { $stage ->
    [final] Finale
    [semi-finals] Halbfinale
    [quarter-finals] Viertelfinale
   *[knock-out] { $players ->
        [16] Achtelfinale
        [32] Sechzehntelfinale
       *[other] Runde der letzten { $players }
    }
}
tournament-other-round = Eine andere Runde…
# $left, $right: Namen, oder ein Strich. $winner: ein Name, oder ein Strich.
bracket-line = { $left } – { $right }: { $winner }
bracket-open = offen
bracket-nobody = niemand

## Auffällige Paare
report-title = ### Paare, deren Partien gegeneinander von ihren anderen Partien abweichen
report-none = Kein Paar fällt auf.
# $gains, $loses: Erwähnungen. $won, $games, $expected, $left, $deviation: Zahlen.
report-line = • { $gains } hat { $won } von { $games } gegen { $loses } gewonnen, wo { $expected } zu erwarten waren{ $left ->
    [0] {""}
   *[other] ; { $left } davon durch Verlassen
}.
# $gains, $loses: Erwähnungen. $won, $games, $days, $others, $alike: Zahlen.
report-fresh = • { $gains } hat { $won } von { $games } gegen { $loses } gewonnen, ein neues Konto ({ $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} hier, andere Gegner: { $others }; weitere solche Konten: { $alike }).
report-note = Eine Zahl ist kein Beweis: Sieh dir die Partien an.
tournament-not-here = Turniere brauchen einen Textkanal: Jede Begegnung bekommt dort einen Thread.

## Settings of a tournament
# $rounds, $games, $best: numbers. $time: a length of time.
# $name: of the tournament.
plan-title = ### { $name }: Einstellungen
    {""}Was du wählst, steht sofort in der Nachricht zur Anmeldung. Los geht es mit `/turnier starten`. Mehr Zeit zum Anmelden: `/turnier entscheiden`.
plan-format = Format
plan-rounds = Runden
plan-rounds-option = { $rounds ->
    [0] so viele Runden wie nötig
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
plan-round-time = Zeit je Runde
plan-round-time-option = { $time } je Runde
plan-budget = Bedenkzeit je Partie
plan-check-in = Check-in
plan-check-in-option = Einchecken: { $time } vor Anmeldeschluss
plan-check-in-none = ohne Check-in
plan-best-of = Partien je Begegnung
plan-best-of-option = Begegnungen: Best of { $games }
plan-groups = Gruppen
plan-groups-option = { $groups ->
    [0] keine Gruppen
   *[other] { $groups } Gruppen
}
plan-knock-out = Wer in die K.-o.-Runde kommt
plan-knock-out-option = { $best ->
    [0] keine K.-o.-Runde
   *[other] K.-o.-Runde der Besten, höchstens { $best }
}
plan-knock-out-best-of = Partien je K.-o.-Begegnung
plan-knock-out-best-of-option = K.-o.-Runde: Best of { $games }
plan-final-best-of = Partien im Finale
plan-final-best-of-option = Finale: Best of { $games }
plan-most = Plätze
plan-most-option = { $most ->
    [0] so viele Plätze wie Anmeldungen
   *[other] { $most } Plätze, dann eine Warteliste
}
plan-seeding = Setzliste
plan-seeding-rating = Setzliste nach Wertungszahl
plan-seeding-lot = Setzliste nach Los
plan-seeding-hand = Setzliste von Hand, mit /turnier setzen
plan-byes = Freilose auf Wunsch
plan-byes-option = { $byes ->
    [0] keine Freilose auf Wunsch
    [one] { $byes } Freilos auf Wunsch
   *[other] { $byes } Freilose auf Wunsch
}
plan-reserve = Ersatzleute statt Freilosen
plan-direct-encounter = direkter Vergleich vor den anderen Feinwertungen
plan-ties = Gleichstand
plan-ties-nowhere = Gleichstand wird geteilt; in der K.-o.-Runde kommt weiter, wer besser gesetzt ist
plan-ties-knock-out = in der K.-o.-Runde verliert bei Gleichstand, wer begonnen hat
plan-ties-everywhere = bei Gleichstand verliert immer, wer begonnen hat
plan-seats = Plätze je Tisch
plan-more = Mehr
plan-duplicate = alle Tische einer Runde ziehen dieselben Plättchen
plan-late = Anmeldung auch zwischen den Runden
plan-at-once = nächste Runde sofort, wenn der letzte Tisch fertig ist
plan-rated = Ranglistenpartien
plan-double = Doppel-K.-o. in der K.-o.-Runde
plan-reset = großes Finale, wenn nötig, noch einmal
plan-championship = Turnierbaum der Weltmeisterschaft
