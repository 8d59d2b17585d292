# Die Regeln nach Themen, das erste Spiel mit Anleitung und Hilfe nach Aufgaben.

## Die Regeln: Seiten. Eine Seite hat einen Titel, die Sätze ihrer Regeln, ein Beispielbild und was es einbringt.

# $title: der Titel einer Seite.
rules-page = ### { $title }
rules-select-game = Das Spiel und seine Erweiterungen…
rules-select-variants = Editionen und Hausregeln…
button-rules = Regeln
# $rules: eine Liste von Editionen und Erweiterungen. In einem Kanal mit einem Spiel.
rules-here = -# Das Spiel in diesem Kanal: { $rules }.
# $rules: eine Liste von Hausregeln.
rules-here-options = -# Seine Hausregeln: { $rules }.
# $played: yes oder no. Über die Regel auf dieser Seite.
rules-here-this = { $played ->
    [yes] ✅ Das Spiel in diesem Kanal hat diese Regel.
   *[no] ▫️ Das Spiel in diesem Kanal hat diese Regel nicht.
}
# Was das Beispiel einbringt, vor den Zeilen der Wertungen.
rules-example = **Auf dem Bild**
# $tile: ein Plättchen in Worten. $cells: auf wie viele Felder es passt.
rules-example-fits = Das gezogene Plättchen ({ $tile }) passt { $cells ->
    [0] nirgends
    [one] auf das nummerierte Feld
   *[other] auf die { $cells } nummerierten Felder
}.
# $spots: eine Liste von Gebieten wie „Stadt (N)“.
rules-example-spots = Auf dem umrahmten Plättchen kann ein Meeple hier stehen: { $spots }.
# $typed: was getippt wurde.
rules-unknown-topic = Eine Regel namens „{ $typed }“ kenne ich nicht. Wähle eine aus der Liste.

topic-setup = Vor dem Spiel
topic-turn = Ein Zug
topic-placing = Ein Plättchen legen
topic-meeple = Einen Meeple setzen
topic-road = Straßen
topic-city = Städte
topic-monastery = Klöster
topic-field = Wiesen und Bauern
topic-majority = Wer die Punkte bekommt
topic-end = Das Ende
topic-river = Der Fluss
topic-garden = Gärten
topic-abbot = Der Abt
topic-inn = Wirtshäuser
topic-cathedral = Kathedralen
topic-large-meeple = Der große Meeple
topic-editions = Editionen
topic-written = Ein Spiel als Datei

## Die Regeln: eine Nachricht je Regel, nach ihrer Kennung; zwei oder drei kurze Sätze.

explain-tiles-base = Das Grundspiel hat 72 Plättchen. Eines liegt von Anfang an in der Mitte; die anderen werden einzeln gezogen, in einer Reihenfolge, die niemand kennt.
explain-seats = Zwei bis sechs spielen mit, jeder mit einer eigenen Farbe. Auf jedem Platz kann ein Computer sitzen.
explain-first-seat = Das Los entscheidet, wer beginnt, oder jeder zieht ein Plättchen und das mit den meisten Straßen beginnt, oder ihr spielt in der Reihenfolge, in der ihr Platz genommen habt.
explain-draw = **Ziehen:** Du bekommst ein Plättchen, und alle sehen es.
explain-place-tile = **Leg** dieses Plättchen, und kein anderes, so an, dass es die Landschaft fortsetzt.
explain-deploy-one = **Setz einen Meeple**, höchstens einen, auf das eben gelegte Plättchen – oder behalte ihn.
explain-score-completed = **Punkte:** Jede Straße, jede Stadt und jedes Kloster, die dein Plättchen fertigstellt, wird jetzt gewertet, egal wer sie begonnen hat. Dann kommen die Meeples nach Hause.
explain-seat-order = Dann ist der nächste Platz am Zug, immer in derselben Reihenfolge.
explain-place-adjacent = Das Plättchen berührt ein anderes mit einer ganzen Kante. Ecke an Ecke genügt nicht.
explain-place-match = **Jede** Kante, die ein anderes berührt, setzt es fort: Wiese an Wiese, Stadt an Stadt, Straße an Straße.
explain-place-occupied = Auf ein Feld passt ein einziges Plättchen.
explain-place-must = Ein Plättchen, das irgendwo passt, muss gelegt werden, auch wenn es jemand anderem hilft.
explain-unplayable = Ein Plättchen, das nirgends passt, ist aus dem Spiel, und du ziehst ein neues.
explain-supply = Du hast sieben Meeples. Die auf den Plättchen kommen zurück, wenn ihr Gebiet gewertet wird.
explain-deploy-spot = Ein Meeple steht auf einem Gebiet des eben gelegten Plättchens: Auf einer Straße ist er ein Wegelagerer, in einer Stadt ein Ritter, in einem Kloster ein Mönch, auf einer Wiese ein Bauer.
explain-deploy-free = Auf diesem Gebiet darf noch niemand stehen, wie weit weg auch immer – auch du selbst nicht.
explain-deploy-completed = Was dein Plättchen eben fertiggestellt hat, darfst du noch besetzen: Es wird sofort gewertet, und der Meeple kommt nach Hause.
explain-deploy-none = Ohne Meeple legst du nur Plättchen.
explain-road = Eine Straße ist fertig, wenn ihre beiden Enden an ein Dorf, eine Kreuzung, eine Stadt oder ein Kloster stoßen, oder wenn sie ein Ring ist. Sie bringt **1 Punkt je Plättchen**, fertig oder nicht.
explain-city = Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Sie bringt **2 Punkte je Plättchen und 2 je Wappen**. Unfertig bringt sie am Ende 1 und 1.
explain-monastery = Ein Kloster ist fertig, wenn auf den acht Feldern ringsum Plättchen liegen. Es bringt **9 Punkte**. Unfertig bringt es am Ende 1, und 1 für jeden Nachbarn.
explain-field-third = Bauern liegen bis zum Ende des Spiels auf ihrer Wiese. Dann bringt eine Wiese **3 Punkte für jede fertige Stadt, die sie berührt**, und zwar denen mit den meisten Bauern darauf. Straßen, Städte und Flüsse trennen Wiesen.
explain-majority = Gebiete können zusammenwachsen, und dann stehen mehrere auf einem. Wer dort die **meisten Meeples** hat, bekommt alle Punkte. Bei Gleichstand bekommt jeder sie voll. Mehr Meeples bringen nie mehr Punkte.
explain-end = Das Spiel ist zu Ende, wenn das letzte Plättchen liegt. Unfertiges wird zum kleineren Preis gewertet; dann die Wiesen.
explain-tie = Die meisten Punkte gewinnen. Bei Gleichstand teilt man sich den Sieg.
explain-river = Zwölf Flussplättchen kommen vor allen anderen: zuerst die Quelle, zuletzt der See.
explain-river-continues = Jedes Flussplättchen setzt das offene Ende des Wassers fort.
explain-river-no-u-turn = Der Fluss macht nie sofort kehrt und fließt nie dorthin, wo es nicht weiterginge.
explain-river-no-meeple = Auf dem Wasser steht niemand. Die Ufer sind Wiesen, und der Fluss trennt sie; eine Brücke führt die Straße hinüber.
explain-garden = Ein Garten wird gewertet wie ein Kloster: **9 Punkte** mit acht Nachbarn, am Ende 1 und 1 für jeden Nachbarn.
explain-abbot-garden-only = In einem Garten darf nur ein Abt stehen.
explain-abbot-deploy = Jeder hat einen Abt. Statt eines Meeples darf er in ein Kloster oder einen Garten auf dem eben gelegten Plättchen, und sonst nirgendwohin.
explain-abbot-recall = In einem Zug, in dem du nichts setzt, darfst du ihn von einem unfertigen Gebiet zurückholen. Er bekommt sofort, was er am Ende bekäme, und ist danach wieder frei.
explain-inn = Ein Wirtshaus steht an einer Straße. Fertig bringt diese Straße **2 Punkte je Plättchen**; unfertig am Ende **nichts**.
explain-cathedral = Eine fertige Stadt mit Kathedrale bringt **3 Punkte je Plättchen und 3 je Wappen**; unfertig am Ende **nichts**.
explain-large-meeple = Jeder hat einen großen Meeple. Er zählt als **zwei**, wenn es darum geht, wer die meisten hat, und bringt nicht mehr als jeder andere.
explain-editions = Die Edition legt fest, womit ein Spiel beginnt; jede Regel lässt sich dann ändern. **2014**: Wiesen bringen 3 je Stadt, Gärten sind auf den Plättchen. **2000**: dasselbe ohne Gärten. **Zweite**: Städte aus zwei Plättchen bringen weniger, und jede Stadt zählt für deine Wiesen einmal. **Erste**: dieselben kleinen Städte, und Wiesen werden von der Stadt aus gewertet.
explain-city-small = Eine fertige Stadt aus genau zwei Plättchen bringt nur 1 Punkt je Plättchen und 1 je Wappen.
explain-field-second = Wiesen bringen 3 für jede fertige Stadt, aber eine Stadt zählt für dich nur einmal, wie viele deiner Wiesen sie auch berühren.
explain-field-first = Am Ende schaut man auf jede fertige Stadt: Wer auf allen Wiesen, die sie berühren, die meisten Bauern hat, bekommt **4 Punkte**. Eine Stadt zählt einmal.
explain-field-off = Auf Wiesen wird niemand gesetzt. Gut für ein erstes Spiel.
explain-hand-early-draw = Du ziehst dein nächstes Plättchen am Ende deines Zuges. Alle sehen es, und du kannst darüber nachdenken, bis du dran bist.
explain-hand-three = Du hast drei Plättchen, legst eines davon und ziehst nach. Die Hände sind offen oder verdeckt, wie der Tisch es mag. Passt keines der drei, sind alle drei aus dem Spiel.
explain-start-in-bag = Auf dem Tisch liegt nichts. Das erste gezogene Plättchen kommt in die Mitte, und ein Meeple darf darauf.
explain-unplayable-returns = Ein Plättchen, das nirgends passt, geht zurück in den Beutel. Das Spiel endet, wenn aus dem Beutel nichts mehr passt.
explain-fill-hole-extra-turn = Berührt dein Plättchen auf allen vier Seiten andere, hast du noch einen Zug.
explain-no-final-features = Was am Ende unfertig ist, bringt nichts: Straßen, Städte, Klöster und Gärten. Wiesen werden gewertet wie immer.
explain-table-edge = Die Landschaft wächst nicht über eine Größe hinaus, auf die sich der Tisch einigt.
explain-table-edge-completes = Die Tischkante schließt Straßen und Städte ab und zählt als Nachbar von Klöstern und Gärten.
explain-tile-market = Ist das gezogene Plättchen das letzte, das etwas abschließen kann, dürfen die anderen Punkte dafür bieten, jeder einmal. Wer es gezogen hat, verkauft es oder behält es. Wer es kauft, legt es und darf einen Meeple setzen; danach wird neu gezogen.
explain-notation = `/export` gibt dir das Spiel als kleinen, lesbaren Text: eine Zeile je Plättchen, etwa `3. red R@0,-1/2 +road:N`. `/import` zeigt jede solche Datei Schritt für Schritt.

## Das erste Spiel mit Anleitung. Der Mensch spielt Rot, der Computer Blau.

# $step, $steps: welcher Zug von wie vielen.
lesson-title = ### Dein erstes Spiel · Zug { $step } von { $steps }
# Nach „Punkte für“: wer sie bekommen hat.
lesson-you = 🔴 dich
lesson-computer = 🔵 den Computer
# Auf Bildern.
lesson-name-you = Du
lesson-name-computer = Computer
# $you, $computer: Punkte bisher.
lesson-scores = -# 🔴 Du { $you } · 🔵 Computer { $computer }
# Vor dem, was getan wurde: „… legte ein Plättchen auf M51 und setzte einen Meeple ins Kloster“.
lesson-computer-moved = 🔵 Der Computer
# $hint: ein Hinweis von unten.
lesson-hint = 💡 { $hint }
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-stop = Hier aufhören
lesson-again = Noch einmal spielen
button-learn = Spielend lernen

# Zug 1: eine Stadt schließen. $cell: Name eines Feldes.
lesson-1 =
    Du und der Computer, ihr baut gemeinsam eine Landschaft, Plättchen für Plättchen. Jede Kante muss ihren Nachbarn fortsetzen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.
    Die Nummern zeigen, wo dein Plättchen passt. Wähle **{ $cell }**: Dort schließt seine Mauer die Stadt darunter.
lesson-1-lying = Es passt, und die Stadt hat keine Lücke mehr. Setz nun einen Meeple in die **Stadt**: Die Buchstaben zeigen, wo er stehen kann. Dann **Bestätigen**; vorher zählt nichts.
lesson-1-hint-cell = Das ist erlaubt, aber die Stadt bleibt offen. Wähle **{ $cell }**, direkt darüber.
lesson-1-hint-meeple = Das Plättchen liegt gut. Setz deinen Meeple in die **Stadt**, dann wird sie gewertet.
lesson-1-good = ✅ Eine geschlossene Stadt wird sofort gewertet: 2 Punkte für jedes ihrer Plättchen. Dein Ritter hat sie verdient und ist wieder bei dir.
lesson-1-reply = Der Mönch des Computers wartet, bis auf allen acht Feldern um sein Kloster Plättchen liegen. Dann bekommt er 9 Punkte.

# Zug 2: eine Straße beginnen.
lesson-2 =
    Dein nächstes Plättchen ist ein Stück Straße. Die Straße des ersten Plättchens ist noch an beiden Enden offen, und niemand steht darauf.
    Führe sie nach Osten weiter: Wähle **{ $cell }**.
lesson-2-lying = Setz einen Meeple auf die **Straße**. Je länger sie wird, desto mehr bringt sie: 1 Punkt je Plättchen.
lesson-2-hint-cell = Ein guter Platz für ein andermal. Führe jetzt die Straße weiter: Wähle **{ $cell }**.
lesson-2-hint-meeple = Setz deinen Meeple auf die **Straße**, damit ihre Punkte dir gehören.
lesson-2-good = ✅ Die Straße gehört dir. Dein Wegelagerer bleibt dort, bis beide Enden geschlossen sind. Niemand sonst darf darauf.
lesson-2-reply = Eine Kreuzung beendet eine Straße. Der Computer schließt deine Straße auf dieser Seite und beginnt auf einer anderen seine eigene.

# Zug 3: die Straße schließen und ein Kloster besetzen.
lesson-3 =
    Ein Kloster, und eine Straße, die an seinem Tor endet. Ein Plättchen kann zweierlei auf einmal.
    Wähle **{ $cell }**, wo es deine Straße schließt.
lesson-3-lying = Deine Straße ist nun fertig und wird von selbst gewertet. Dein Meeple ist also frei für etwas Neues: Setz ihn ins **Kloster**.
lesson-3-hint-cell = Dort bleibt deine Straße offen. Wähle **{ $cell }**, an ihrem westlichen Ende.
lesson-3-hint-meeple = Setz deinen Meeple ins **Kloster**: Er bekommt 1 Punkt für jeden Nachbarn, auch wenn es nie fertig wird.
lesson-3-good = ✅ Deine Straße ist fertig: 1 Punkt je Plättchen, und der Wegelagerer ist zu Hause. Dein Mönch bleibt. Jedes Plättchen rings um das Kloster macht es mehr wert.
lesson-3-reply = Der Computer beginnt eine Stadt. Sie ist offen, also bleibt sein Ritter dort.

# Zug 4: ein Bauer.
lesson-4 =
    Der letzte im Bunde ist der Bauer. Er liegt bis zum Ende des Spiels auf einer Wiese; dann bringt ihm jede fertige Stadt an seiner Wiese 3 Punkte.
    Wähle **{ $cell }**, neben der Wiese, an der deine Stadt steht. **Dreh das Plättchen**, wie du magst.
lesson-4-lying = Straßen teilen Wiesen. Setz deinen Meeple auf die **Wiese**, die bis an deine Stadt reicht, und drück **Bestätigen**.
lesson-4-hint-cell = Von dort reicht die Wiese zu keiner fertigen Stadt. Wähle **{ $cell }**, über deiner Stadt.
lesson-4-hint-meeple = Noch nicht die Wiese an deiner Stadt. Setz deinen Meeple auf eine **Wiese**: die, die zu ihren Mauern hinunterreicht.
lesson-4-good = ✅ Die Wiese gehört dir, und sie berührt deine Stadt. Die Punkte bekommst du am Ende; bis dahin kommt der Bauer nicht zurück.
lesson-4-reply = Der Computer schließt seine Stadt und bekommt ihre Punkte.

# Züge 5 und 6: allein.
lesson-5 = Jetzt weißt du alles, was du brauchst. **Spiel, wie du magst:** Die Nummern zeigen, wo dein Plättchen passt. Ein Plättchen neben deinem Kloster bringt dir einen Punkt; eine Stadt will geschlossen werden.
lesson-5-lying = **Dreh das Plättchen**, wenn es auch anders passt. Setz einen Meeple, wo du Punkte erwartest, oder keinen.
lesson-5-good = ✅ Gespielt. Wo schon jemand steht, kannst du niemanden setzen: Ein Gebiet gehört einem, außer wenn zwei zusammenwachsen.
lesson-6 = Dein letztes Plättchen. Was du jetzt setzt, wird am Ende gewertet, fertig oder nicht. Eine unfertige Stadt bringt 1 Punkt je Plättchen, eine Straße auch.
lesson-6-lying = Nach dem letzten Zug sind Meeples nichts mehr wert: Setz einen, wenn etwas frei ist.
lesson-6-good = ✅ Das war dein letztes Plättchen.

# Das Ende. $you, $computer: Punkte. $result: won, lost oder tied.
lesson-end = ### Das Spiel ist zu Ende: { $you } zu { $computer }
lesson-result = { $result ->
    [won] 🎉 Du hast gewonnen!
    [lost] Diesmal hat der Computer gewonnen. Jetzt weißt du, wie es geht.
   *[tied] Gleichstand: Ihr teilt euch den Sieg.
}
lesson-during = **Gewertet während des Spiels**
lesson-final = **Gewertet am Ende**
lesson-what-next = **Wie geht es weiter?** Eröffne mit `/spiel neu` in einem Kanal einen Tisch für deine Freunde; auf einen leeren Platz kann sich ein Computer setzen. Dieselben Regeln mit Bildern: `/regeln`. Alles, was ich kann: `/hilfe`.
lesson-stopped = Mit `/lernen` kannst du jederzeit wieder anfangen. Die Regeln mit Bildern stehen in `/regeln`, und `/spiel neu` eröffnet einen Tisch.

## Hilfe nach Aufgaben

help-select = Was möchtest du tun?
help-start = Einen Tisch eröffnen
    .text =
        • `/spiel neu` eröffnet einen Tisch im Kanal. Andere drücken **Mitspielen**; **Computer dazu** füllt einen Platz.
        • **Einstellungen** wählt Edition, Erweiterungen, Hausregeln, die Zeit je Zug und wie viel Hilfe es gibt; das meiste davon nimmt auch `/spiel neu` an.
        • **Starten** lässt das Spiel beginnen. Ein Kanal fasst ein Spiel; ein Thread oder ein anderer Kanal das nächste.
        • `/vorlage speichern` behält die Regeln deines Tisches unter einem Namen.
help-turn = Meinen Zug spielen
    .text =
        • Drück **Spielen** unter dem Bild. Wähle ein nummeriertes Feld, dreh das Plättchen, wähle einen Meeple oder keinen, **Bestätigen**. Vorher zählt nichts.
        • Oder tippe: `/legen feld:N49 drehung:90°`, dann `/meeple auf:Stadt (N)` oder `/passen`. Was passt, wird beim Tippen angeboten.
        • Ein Versehen? `/zurücknehmen` geht frei, bis das nächste Plättchen gezeigt wird. Später müssen alle zustimmen.
help-back = Nach einem Tag zurückkommen
    .text =
        • `/spiele` zeigt deine Spiele auf allen Servern, die auf dich warten, zuerst. **Nächstes Spiel** führt von einem zum anderen.
        • `/seither` erzählt, was seit deinem letzten Zug geschehen ist.
        • `/ich erinnerungen` wählt, wie du erinnert wirst, und deine Ruhezeiten; `/ich urlaub` hält deine Uhren für einige Tage an, `/ich sprache` wählt, in welcher Sprache ich dir antworte.
help-look = Sehen, wie es steht
    .text =
        • `/landschaft` zeigt die Landschaft, einen Ausschnitt, die Wiesen nach Besitz oder alles in Worten.
        • `/punkte` zeigt die Punkte, `/warum`, wie sich eine Wertung zusammensetzt, `/plättchen`, was noch da ist und was auf ein Feld passt.
        • `/verlauf` geht zu jedem Zug zurück. Alle im Kanal dürfen zusehen.
help-leave = Aufhören oder einen Platz übergeben
    .text =
        • `/aufgeben` verlässt ein laufendes Spiel: Ein Computer übernimmt, oder der Platz bleibt leer.
        • `/ersetzen` übergibt einen Platz mit Meeples und Punkten an jemand anderen.
        • `/spiel verlassen` steht vor dem Start wieder auf; `/spiel beenden` schließt einen Tisch.
help-keep = Ein Spiel behalten oder ein anderes ansehen
    .text =
        • `/export` gibt dir das Spiel des Kanals jederzeit als kleine Datei.
        • `/import` zeigt eine solche Datei von irgendwoher, Zug für Zug.
        • Am Ende gibt es ein Poster, den Verlauf der Punkte und den Film des Spiels.
help-compete = Sich vergleichen und messen
    .text =
        • `/profil` zeigt, was jemand gespielt hat und wie zwei gegeneinander abgeschnitten haben.
        • `/rangliste` zeigt die besten Wertungszahlen, `/rekorde` das Beste, was je gelang. Nur Spiele unter Menschen, an einem Tisch, der **für die Rangliste zählt**, ändern Wertungszahlen.
        • `/turnier ausrufen` kündigt ein Turnier an, `/turnier mitspielen` meldet dich an. `/turnier runde` zeigt die Begegnungen, `/turnier turnierbaum` die K.-o.-Runden, `/turnier tabelle`, wer wo steht.
help-learn = Das Spiel lernen
    .text =
        • `/lernen` ist ein erstes Spiel von fünf Minuten gegen den Computer, nur für dich, mit Anleitung.
        • `/regeln` erklärt jede Regel mit einem Beispielbild.
help-server = Meinen Server einrichten
    .text =
        • `/einstellungen` wählt Sprache, Aussehen, die Kanäle für Spiele und wer sie eröffnen darf.
        • Ich muss den Kanal sehen, dort schreiben und Dateien anhängen können. Fehlt etwas, dann sage ich, was.
        • `/datenschutz` zeigt, was ich über dich speichere, gibt es dir und löscht es.
