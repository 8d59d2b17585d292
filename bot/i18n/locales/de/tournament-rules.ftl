# Die Seiten der Regeln über Turniere, Leitern, Herausforderungen und Wertungen: ein Titel, und alles, was die Seite sagt.

topic-swiss = Schweizer System
topic-knock-out = K.-o.-System
topic-double-elimination = Doppel-K.-o.
topic-groups = Gruppen und K.-o.-Runde
topic-tables = Tische zu dritt bis zu fünft
topic-championship = Wie bei der Weltmeisterschaft
topic-duplicate = Duplicate: dieselben Plättchen
topic-live = Live-Abende
topic-league = Ligen und Saisons
topic-teams = Teams
topic-ladder = Leitern
topic-challenge = Herausforderungen
topic-match-times = Ein Termin für eure Begegnung
topic-ratings = Wertungszahlen

explain-swiss =
    • Runde für Runde triffst du auf jemanden mit etwa gleich vielen Punkten. Niemand spielt zweimal gegen dieselbe Person, solange es anders geht.
    • Ein Sieg bringt 1 Punkt, ein Unentschieden ½. Wer seltener begonnen hat, beginnt.
    • Bei ungerader Zahl hat weit unten jemand ein Freilos, das als Sieg zählt. Niemand hat ein zweites, solange andere noch keines hatten.
    • Gibt das Turnier Freilose auf Wunsch, bittet `/turnier freilos` um eines; es zählt als halber Sieg.
    • Gleich viele Punkte? Dann zählen die der Gegner, ohne den schwächsten (oder das Freilos), dann die Differenz, dann die erspielten Punkte.
    • Wie viele Runden es sind, wählt die Leitung; sonst so viele wie nötig: 3 bei acht Leuten, 4 bei sechzehn.
explain-knock-out =
    • Wer eine Begegnung gewinnt, kommt weiter; wer verliert, scheidet aus. Die am besten Gesetzten treffen sich spät und haben, wenn Plätze übrig sind, in der ersten Runde ein Freilos.
    • Nach den Schweizer Runden wird nach den Plätzen der Tabelle gesetzt. Bei geteiltem Platz geht vor, wer am Anfang besser gesetzt war.
    • Eine Begegnung hat eine Partie, oder Best of 3 oder 5. Dann wird abwechselnd begonnen, und Schluss ist, wenn niemand mehr aufholen kann.
    • Gleich viele Partien gewonnen? Dann entscheiden ihre Punkte. Auch die gleich? Weiter kommt, wer besser gesetzt ist oder wer nicht begonnen hat; das sagt die Anmeldung.
    • Spielen beide nicht, scheiden beide aus; wer auf sie getroffen wäre, hat ein Freilos.
    • Wer im Halbfinale verliert, spielt um Platz drei.
explain-double-elimination =
    • Wer verliert, spielt im Verliererbaum weiter; nach der zweiten Niederlage ist Schluss.
    • Beide Bäume laufen nebeneinander: Acht Leute brauchen sechs Runden, sechzehn brauchen acht.
    • Wer verliert, kommt am anderen Ende in den Verliererbaum; so trifft sich niemand bald wieder.
    • Wer niemanden trifft, hat ein Freilos, in der ersten Runde die am besten Gesetzten. Spielen beide eine Begegnung nicht, scheiden beide aus, in beiden Bäumen.
    • Im großen Finale treffen sich die Besten beider Bäume. Gewinnt, wer schon einmal verloren hat, wird es noch einmal gespielt, wenn die Anmeldung nichts anderes sagt.
explain-groups =
    • Es gibt 2, 4 oder 8 Gruppen, hin und her gefüllt nach der Setzliste: Bei zweien sind 1 und 4 in der einen, 2 und 3 in der anderen.
    • In einer Gruppe spielen alle einmal gegen alle. Bei ungerader Zahl hat man einmal ein Freilos, das als Sieg zählt.
    • Gleich viele Punkte? Wie im Schweizer System: die Punkte der Gegner, dann die Differenz, dann die erspielten Punkte, zuletzt der bessere Setzplatz.
    • Die Besten der Gruppen kommen in die K.-o.-Runde: Vorn gesetzt sind die Ersten der Gruppen, dann kommen die Zweiten und so weiter.
    • In ihrer ersten Runde trifft niemand auf jemanden aus der eigenen Gruppe.
explain-tables =
    • An einem Tisch spielen drei bis fünf, so nah an der geplanten Größe, wie es die Zahl der Leute erlaubt.
    • Nach Platz bringt ein Tisch 5, 3, 2, 1 und 0 Punkte. Wer sich Plätze teilt, teilt auch die Punkte.
    • Du triffst auf Leute mit etwa gleich vielen Punkten und möglichst selten auf dieselben.
    • Es beginnt, wer am seltensten begonnen hat; wer früh an der Reihe war, kommt später dran.
    • Es sind drei Runden, wenn die Leitung nichts anderes wählt.
explain-championship =
    • Das Grundspiel wie bei der Weltmeisterschaft: Schweizer System, dann eine K.-o.-Runde der besten acht.
    • Viertelfinale: 1–5, 2–6, 3–7, 4–8. Im Halbfinale treffen sich die aus 1–5 und 4–8 sowie die aus 2–6 und 3–7.
    • In der K.-o.-Runde beginnt, wer besser steht, und verliert bei Gleichstand: Der anderen Seite genügen gleich viele Punkte.
    • Im Schweizer System ist ein Unentschieden für beide ein halber Sieg.
    • Begegnungen sind Best of 1, 3 oder 5; K.-o.-Runde und Finale können mehr Partien haben als die Runden davor.
    • Alle haben eine Bedenkzeit für die ganze Partie: drei Tage, wenn die Leitung nichts anderes wählt. Wer sie verbraucht, verliert die Partie.
explain-duplicate =
    • Alle Tische einer Runde ziehen dieselben Plättchen in derselben Reihenfolge.
    • Die Threads sind privat, bis ihre Runde vorbei ist. Ergebnisse erscheinen, sobald alle Tische gleich viele Plättchen gezogen haben.
    • Sprich nicht über deine Plättchen: An anderen Tischen kommen sie vielleicht noch.
    • Eine Partie, die noch einmal gespielt wird, hat frische Plättchen, denn die anderen sind dort bekannt.
    • Die Prüfsumme des Startwerts steht von Anfang an da, der Startwert nach der letzten Partie: Alle können die Reihenfolge prüfen.
explain-live =
    • Ein Turnier an einem Abend: Runden von einer Stunde, 30 Minuten Bedenkzeit je Person und Partie, wenn die Leitung nichts anderes wählt.
    • Wenn die Anmeldung es verlangt, drück in ihren letzten Minuten **{ button-check-in }**, sonst bist du nicht dabei. Einsteigen kannst du auch zwischen den Runden.
    • Sobald der letzte Tisch fertig ist, wird die nächste Runde ausgelost und beginnt.
    • Eine Nachricht zeigt, wie es an allen Tischen steht, während sie spielen.
    • Ist die Zeit einer Runde um, entscheidet die Leitung die offenen Begegnungen; sonst zählt einige Minuten später der Stand.
explain-league =
    • In einer Division spielen alle einmal gegen alle. Eine Runde dauert eine Woche, wenn die Leitung nichts anderes wählt.
    • Nach der Saison steigen die Ersten einer Division auf und die Letzten ab, so viele, wie die Anmeldung sagt. Gleich viele Punkte? Wie im Schweizer System, zuletzt der bessere Setzplatz.
    • Mit **{ button-enter }** in der nächsten Anmeldung bleibst du drin. Freie Plätze gehen an die Nächsten aus der Division darunter.
    • Neue beginnen unter allen anderen. Kann von unten niemand nachrücken, bleibt, wer absteigen würde.
    • Alle Divisionen sind gleich groß; nur die letzte kann um bis zur Hälfte größer oder kleiner sein.
    • Wer aussteigt, landet hinter allen, die weiterspielen.
explain-teams =
    • Wer ein Team leitet, meldet es mit `/turnier team` an und nennt die Mitglieder; sie sagen zu. Es hat bis zu drei Mitglieder mehr als Bretter, wenn die Leitung nichts anderes wählt.
    • Aufstellungen gibt man mit **{ button-line-up }** ab, geheim und änderbar, bis beide zugleich erscheinen. Fehlt eine, gilt die letzte.
    • Die ersten Bretter beider Teams treffen sich, dann die zweiten und so weiter. Die Teams beginnen an den Brettern abwechselnd.
    • Ein Sieg am Brett bringt 1 Punkt, ein Unentschieden ½. Das Team mit mehr davon gewinnt: 2 Punkte für die Begegnung, Unentschieden 1.
    • In der Tabelle zählen zuerst die Punkte der Begegnungen, dann die Brettpunkte, dann die Punkte der gegnerischen Teams.
    • Mitglieder ohne Brett sind Ersatz für die nächsten Begegnungen. Ein Brett, das ein Team nicht besetzen kann, ist verloren.
explain-ladder =
    • Tritt mit `/leiter beitreten` ganz unten bei. Dann fordere mit `/herausfordern` und der Option `leiter` jemanden bis zu drei Plätze über dir heraus; immer nur eine Herausforderung oder Partie.
    • Wer herausgefordert ist, hat drei Tage zum Annehmen. Wer ablehnt oder nicht antwortet, gibt den Platz her; Urlaub hält die Zeit an.
    • Gewinnst du, gehört dir der Platz: Alle von dort bis zu deinem alten sinken um einen. Gleichstand ändert nichts.
    • Dieselben beiden fordern einander frühestens nach sieben Tagen wieder heraus.
    • 30 Tage ohne Herausforderung und Partie kosten einen Platz; Urlaub zählt nicht.
    • Eine Leiter kann andere Zahlen von Plätzen und Tagen haben: Sie stehen in ihrer Nachricht.
explain-challenge =
    • Mit `/herausfordern` bittest du jemanden um eine Partie zu zweit, mit oder ohne Rangliste, nach den Regeln des Servers oder einer Vorlage.
    • Die Person nimmt an, lehnt unter vier Augen ab oder schlägt andere Regeln vor; dann antwortest du.
    • Ohne Antwort endet die Herausforderung nach drei Tagen, oder nach so vielen, wie du gibst. Urlaub hält die Zeit an.
    • Ist sie angenommen, beginnt die Partie in ihrem eigenen Thread.
    • Nach einem Nein frag dieselbe Person in einem Tag wieder. Bis zu fünf deiner Herausforderungen können auf eine Antwort warten.
explain-match-times =
    • Du kannst deine Begegnung jederzeit spielen, bis sie endet. Wollt ihr gemeinsam spielen, vereinbart einen Termin.
    • Mit **{ button-time-propose }** im Thread oder `/turnier termin` schlägst du bis zu drei vor. Die andere Seite nimmt einen an oder schlägt andere vor.
    • Ein vereinbarter Termin gilt, bis ein anderer angenommen ist.
    • Alle lesen Termine in ihrer eigenen Zeitzone, und eine halbe Stunde vorher erwähne ich euch.
    • An Live-Abenden und an Tischen ab drei Leuten gibt es keine Termine.
    • Läuft die Zeit einer Begegnung ab, entscheidet die Leitung; sonst zählt einen Tag später der Stand. Wer am Zug war und nie gezogen hat, verliert; sind es beide, gewinnt niemand.
explain-ratings =
    • Ranglistenpartien unter Menschen ändern ihre Wertungszahlen, auf dem Server und insgesamt. Für Partien mit Computern gibt es eigene.
    • Eine Partie zählt, sobald alle ein Drittel ihrer Züge gemacht haben, und für niemanden, wenn Ersatz für jemanden weitergespielt hat.
    • Die zweite Partie derselben beiden innerhalb von 30 Tagen zählt halb, die dritte ein Drittel und so weiter.
    • Nur die Plätze zählen, nicht die Punkte. Zu mehreren werden alle Plätze miteinander verglichen.
    • Wer geht, landet hinter allen, die bleiben.
    • Eine Wertungszahl beginnt bei 1500 und ist bis zur 10. Partie vorläufig.
