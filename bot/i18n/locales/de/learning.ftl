# Die Regeln nach Themen, die erste Partie mit Anleitung und Hilfe nach Aufgaben.

## Die Regeln: Seiten. Eine Seite hat einen Titel, die Sätze ihrer Regeln, ein Beispielbild und was es einbringt.

# $title: der Titel einer Seite.
rules-page = ### { $title }
rules-select-game = Das Grundspiel…
rules-select-expansions = Erweiterungen…
rules-select-variants = Editionen und Hausregeln…
rules-select-tournaments = Turniere…
button-rules = Regeln
# $rules: eine Liste von Editionen und Erweiterungen. In einem Kanal mit einer Partie.
rules-here = -# Die Partie in diesem Kanal: { $rules }.
# $rules: eine Liste von Hausregeln.
rules-here-options = -# Ihre Hausregeln: { $rules }.
# $played: yes oder no. Über die Regel auf dieser Seite.
rules-here-this = { $played ->
    [yes] ✅ Die Partie in diesem Kanal hat diese Regel.
   *[no] ▫️ Die Partie in diesem Kanal hat diese Regel nicht.
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
rules-unknown-topic = Eine Regel namens „{ $typed }“ gibt es nicht. Wähle eine aus der Liste.

topic-setup = Vor der Partie
topic-turn = Ein Zug
topic-placing = Ein Plättchen legen
topic-meeple = Einen Meeple setzen
topic-road = Straßen
topic-city = Städte
topic-monastery = Klöster
topic-field = Wiesen und Bauern
topic-majority = Wer die Punkte bekommt
topic-end = Das Ende der Partie
topic-river = Der Fluss
topic-garden = Gärten
topic-abbot = Der Abt
topic-inn = Wirtshäuser
topic-cathedral = Kathedralen
topic-large-meeple = Der große Meeple
topic-goods = Waren
topic-builder = Der Baumeister
topic-pig = Das Schwein
topic-volcano = Vulkane
topic-dragon = Der Flug des Drachen
topic-fairy = Die Fee
topic-princess = Das Burgfräulein
topic-portal = Zaubergänge
topic-flyers = Fluggeräte
topic-editions = Editionen
topic-written = Eine Partie als Datei

## Die Regeln: eine Nachricht je Regel, nach ihrer Kennung; zwei oder drei kurze Sätze.

explain-tiles-base = Das Grundspiel hat 72 Plättchen. Eines liegt von Anfang an in der Mitte; die anderen werden einzeln gezogen, in einer Reihenfolge, die niemand kennt.
explain-seats = Zwei bis sechs spielen mit, alle mit einer eigenen Farbe. Jeden Platz kann ein Computer übernehmen.
explain-first-seat = Wer beginnt, wird ausgelost; oder alle ziehen ein Plättchen, und das mit den meisten Straßen beginnt; oder ihr spielt in der Reihenfolge des Beitritts.
explain-draw = **Zieh** ein Plättchen. Alle sehen es.
explain-place-tile = **Leg** dieses Plättchen, und kein anderes, so an, dass es die Landschaft fortsetzt.
explain-deploy-one = **Setz einen Meeple** darauf, höchstens einen – oder behalte ihn.
explain-score-completed = **Punkte:** Was dein Plättchen fertigstellt (Straße, Stadt, Kloster), wird sofort gewertet, egal wer es begonnen hat. Dann kommen die Meeple zurück.
explain-seat-order = Dann ist der nächste Platz am Zug, immer in derselben Reihenfolge.
explain-place-adjacent = Das Plättchen muss mit einer ganzen Kante an ein anderes grenzen. Nur über Eck gilt nicht.
explain-place-match = **Jede** Kante muss zum Nachbarn passen: Wiese an Wiese, Stadt an Stadt, Straße an Straße.
explain-place-occupied = Auf ein Feld passt ein einziges Plättchen.
explain-place-must = Ein Plättchen, das irgendwo passt, muss gelegt werden, auch wenn es jemand anderem hilft.
explain-unplayable = Ein Plättchen, das nirgends passt, ist aus dem Spiel, und du ziehst ein neues.
explain-supply = Du hast sieben Meeple. Die auf dem Spielfeld kommen zu dir zurück, wenn ihr Gebiet gewertet wird.
explain-deploy-spot = Ein Meeple steht auf einem Gebiet des eben gelegten Plättchens: auf einer Straße als Wegelagerer, in einer Stadt als Ritter, in einem Kloster als Mönch, auf einer Wiese als Bauer.
explain-deploy-free = Auf diesem Gebiet darf noch kein Meeple stehen, wie weit weg auch immer – auch kein eigener.
explain-deploy-completed = Was dein Plättchen eben fertiggestellt hat, darfst du noch besetzen: Es wird sofort gewertet, und der Meeple kommt zurück.
explain-deploy-none = Ohne Meeple legst du nur Plättchen.
explain-road = Eine Straße ist fertig, wenn beide Enden an ein Dorf, eine Kreuzung, eine Stadt oder ein Kloster stoßen oder wenn sie ein Ring ist. Sie bringt **1 Punkt je Plättchen**, fertig oder nicht.
explain-city = Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Sie bringt **2 Punkte je Plättchen und 2 je Wappen**. Unfertig bringt sie am Ende 1 und 1.
explain-monastery = Ein Kloster ist fertig, wenn auf den acht Feldern ringsum Plättchen liegen. Es bringt **9 Punkte**. Unfertig bringt es am Ende 1, und 1 für jeden Nachbarn.
explain-field-third = Bauern bleiben bis zum Ende der Partie. Dann bringt eine Wiese **3 Punkte für jede fertige Stadt, die sie berührt**, und zwar denen mit den meisten Bauern darauf. Straßen, Städte und Flüsse trennen Wiesen.
explain-majority = Gebiete können zusammenwachsen, dann teilen sich mehrere eines. Wer die **meisten Meeple** hat, bekommt alle Punkte. Bei Gleichstand bekommen alle Beteiligten sie voll. Mehr Meeple bringen nie mehr Punkte.
explain-end = Die Partie ist zu Ende, wenn das letzte Plättchen liegt. Unfertiges bringt weniger Punkte; zuletzt zählen die Wiesen.
explain-tie = Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.
explain-river = Zwölf Flussplättchen kommen vor allen anderen: zuerst die Quelle, zuletzt der See.
explain-river-continues = Jedes Flussplättchen setzt das offene Ende des Flusses fort.
explain-river-no-u-turn = Der Fluss macht nie sofort kehrt und fließt nie dorthin, wo es nicht weiterginge.
explain-river-no-meeple = Auf den Fluss kommt kein Meeple. Er trennt die Wiesen an seinen Ufern; eine Brücke führt die Straße hinüber.
explain-garden = Ein Garten wird gewertet wie ein Kloster: **9 Punkte** mit acht Nachbarn; am Ende 1, und 1 für jeden Nachbarn.
explain-abbot-garden-only = In einen Garten kommt nur ein Abt.
explain-abbot-deploy = Alle haben einen Abt. Statt eines Meeple darf er in ein Kloster oder einen Garten auf dem eben gelegten Plättchen, und sonst nirgendwohin.
explain-abbot-recall = In einem Zug, in dem du keinen Meeple setzt, kannst du ihn von einem unfertigen Gebiet zurückholen. Er bringt sofort, was er am Ende brächte, und du kannst ihn ab deinem nächsten Zug wieder einsetzen.
explain-inn = Eine fertige Straße mit Wirtshaus bringt **2 Punkte je Plättchen**; unfertig am Ende **nichts**.
explain-cathedral = Eine fertige Stadt mit Kathedrale bringt **3 Punkte je Plättchen und 3 je Wappen**; unfertig am Ende **nichts**.
explain-large-meeple = Alle haben einen großen Meeple. Er zählt bei der Mehrheit als **zwei**, bringt aber nicht mehr Punkte.
explain-traders-tiles = Vierundzwanzig weitere Plättchen; zwanzig davon zeigen Wein, Getreide oder Tuch in einer Stadt.
explain-goods-take = Wer **eine Stadt fertigstellt**, nimmt für jedes Zeichen darin eine Ware, egal wessen Meeple dort stehen. Gewertet wird die Stadt wie immer.
explain-goods-which = Ein Zeichen gehört zu dem Stück Stadt, auf dem es steht, und zählt einmal.
explain-goods-one-city = Ein Plättchen, das mehrere Städte fertigstellt, bringt die Waren von allen.
explain-goods-supply = Es gibt so viele Waren wie Zeichen: 9 Wein, 6 Getreide, 5 Tuch.
explain-goods-open = Alle sehen die Waren von allen.
explain-goods-end = Am Ende bringen die meisten Waren einer Sorte **10 Punkte**, in allen drei Sorten. Bei Gleichstand bekommen alle Beteiligten 10.
explain-traders-bridge = Auf einem Plättchen kreuzen sich zwei Straßen, ohne sich zu treffen: zwei Straßen, und keine endet dort.
explain-traders-supply = Alle haben einen Baumeister und ein Schwein. Sie sind keine Meeple: Sie zählen nie für die Mehrheit und stehen nie allein.
explain-builder-deploy = Statt eines Meeple setzt du den **Baumeister** auf eine Straße oder in eine Stadt deines Plättchens, wo du schon einen Meeple hast. Andere dort stören nicht.
explain-builder-not-finished = Nicht auf etwas, das dein Plättchen eben fertiggestellt hat.
explain-builder-double = Von da an: Wenn dein Plättchen **die Straße oder Stadt deines Baumeisters fortsetzt**, hast du einen zweiten Zug.
explain-builder-once = Der zweite Zug bringt nie einen dritten.
explain-builder-gone = Es zählt beim Legen, auch wenn der Baumeister im selben Zug heimkommt.
explain-builder-second-turn = Der zweite Zug ist ein ganzer: ziehen, legen, eine Handlung, werten.
explain-builder-must = Verzichten kannst du nicht darauf.
explain-builder-unplayable = Passt das Plättchen nirgends, ziehst du ein anderes.
explain-builder-last-tile = Nach dem letzten Plättchen gibt es keinen zweiten Zug.
explain-builder-home = Der Baumeister kommt heim, wenn sein Gebiet gewertet wird oder dein letzter Meeple es verlässt.
explain-builder-seat-order = Nach dem zweiten Zug geht es mit dem nächsten Platz weiter.
explain-pig-deploy = Statt eines Meeple setzt du das **Schwein** auf eine Wiese deines Plättchens, auf der du schon einen Bauern hast.
explain-pig-pays = Bekommst du am Ende die Punkte einer Wiese, bringt sie mit deinem Schwein **4 statt 3 Punkte je Stadt**. Für die Mehrheit zählt es nicht.
explain-pig-stays = Es bleibt bis zum Ende und kommt nur mit deinem letzten Bauern dort heim.
explain-pig-one = Du hast ein Schwein, also zählt es einmal, auch wenn Wiesen zusammenwachsen.
explain-pig-second = Bei Wiesen der zweiten Edition bringt dir eine Stadt einmal 4, wenn dein Schwein auf einer deiner Wiesen daneben steht.
explain-pig-first = Bei Wiesen der ersten Edition bringt dir eine Stadt 5, wenn dein Schwein auf einer Wiese daneben steht.
explain-dragon-start = Am Anfang sind weder der Drache noch die Fee auf dem Spielfeld.
explain-volcano = Ein Plättchen mit **Vulkan** holt den Drachen zu sich, egal woher. Er fliegt dabei nicht und frisst niemanden.
explain-volcano-no-meeple = In diesem Zug kommt kein Meeple auf das Vulkanplättchen; die Fee bewegen oder den Abt zurückholen kannst du trotzdem.
explain-dragon-no-meeple = Wo der Drache ist, wird nie jemand gesetzt.
explain-dragon-tiles-wait = Plättchen mit einem Drachen warten, bis der erste Vulkan liegt; dann kommen sie in den Beutel.
explain-dragon-fly = Ein Plättchen mit **Drachen** legst und nutzt du wie jedes andere. Dann, noch vor der Wertung, fliegt der Drache **sechs Schritte**, jeden auf ein Plättchen daneben. Zuerst zieht ihn, wer gelegt hat, dann die anderen reihum.
explain-dragon-step = Nie auf ein Plättchen, auf dem er in diesem Flug schon war, und nie zur Fee.
explain-dragon-six = Wer kann, muss ziehen. Ohne Weg ist der Flug zu Ende.
explain-dragon-choice = Jeden Schritt wählt, wer an der Reihe ist; gibt es nur einen Weg, geht er von selbst.
explain-dragon-eats = Wer auf einem Plättchen steht, das er betritt, kommt **ohne Punkte** heim: Meeple, Bauern, Baumeister, Schweine, auch auf dem eben gelegten.
explain-dragon-home = Baumeister und Schwein anderswo kommen mit heim, wenn der letzte Gefährte gefressen wurde.
explain-fairy-move = In einem Zug, in dem du niemanden setzt, zurückholst oder heimschickst, kannst du die **Fee** zu einem deiner Meeple bewegen, egal wo.
explain-fairy-guards = Auf das Plättchen der Fee geht der Drache nie.
explain-fairy-turn = Steht sie zu Beginn deines Zuges bei deinem Meeple, bekommst du **1 Punkt**; vor einem Extrazug durch den Baumeister oder eine gefüllte Lücke nicht.
explain-fairy-three = Wird das Gebiet ihres Meeple gewertet, bekommt die Person, der er gehört, **3 dazu**, mit oder ohne Mehrheit, auch wenn das Gebiet nichts bringt.
explain-fairy-recall = Ein zurückgeholter Abt bringt die 3 nicht.
explain-fairy-alone = Geht ihr Meeple heim, bleibt sie, schützt das Plättchen und bringt niemandem etwas.
explain-fairy-one = Sie gehört zu einem Meeple, nicht zum Plättchen oder Gebiet.
explain-fairy-late = Den Punkt gibt es auch, wenn kein Plättchen mehr passt, aber nicht bei leerem Beutel.
explain-princess = Bringt dein Plättchen ein **Burgfräulein** in eine Stadt mit Meeple, kannst du als Handlung einen davon heimschicken, egal wessen.
explain-princess-may = Du musst nicht; dann steht dir alles andere offen.
explain-princess-free = Wird die Stadt dadurch frei, wird in diesem Zug niemand hineingesetzt.
explain-princess-home = Ein Baumeister dort geht mit dem letzten Meeple heim. Wird die Stadt fertig, zählt sie für die, die bleiben.
explain-princess-segment = Es gilt für das Stück Stadt, auf dem es steht.
explain-portal-deploy = Mit einem **Zaubergang** darf dein Meeple stattdessen auf jedes Plättchen des Spielfelds: auf ein freies, unfertiges Gebiet oder eine freie Wiese.
explain-portal-here = Auf dem Plättchen des Zaubergangs selbst ist alles wie sonst, auch für Baumeister und Schwein.
explain-portal-dragon = Nicht dorthin, wo der Drache ist.
explain-portal-finished = Nie auf etwas, das schon fertig ist.
explain-portal-one = Es bleibt bei einem Meeple je Zug.
explain-flyer-direction = Ein Fluggerät zeigt in eine von acht Richtungen; es dreht sich mit dem Plättchen.
explain-flyer-fly = Statt einen Meeple anders zu setzen, stellst du ihn auf das **Fluggerät deines Plättchens**. Ein Würfel zeigt 1, 2 oder 3: So viele Felder fliegt er.
explain-flyer-land = Liegt dort ein Plättchen, **muss** der Meeple darauf landen: auf einer unfertigen Straße, in einer unfertigen Stadt oder einem unfertigen Kloster, besetzt oder nicht; nie auf einer Wiese. Ein Abt landet in Klöstern und Gärten.
explain-flyer-crash = Ohne Plättchen oder Landeplatz kommt der Meeple in deinen Vorrat zurück, und die Handlung ist verbraucht.
explain-flyer-dragon = Beim Drachen landet niemand.
explain-flyer-over = Was er überfliegt, ist egal.
explain-flyer-share = So können mehrere ein Gebiet teilen, auch ein Kloster: Die Mehrheit zählt, bei Gleichstand alle voll.
explain-flyer-completed = Was das Plättchen des Fluggeräts eben fertiggestellt hat, gilt als fertig.
explain-flyer-scores = Eine Landung stellt nichts fertig; gewertet wird wie immer.
explain-editions = Die Edition bestimmt, mit welchen Regeln eine Partie beginnt; jede lässt sich dann ändern.
    • **2014:** Wiesen bringen 3 je Stadt; Plättchen mit Gärten.
    • **2000:** dasselbe ohne Gärten.
    • **Zweite:** Städte aus zwei Plättchen bringen weniger, und jede Stadt zählt für deine Wiesen einmal.
    • **Erste:** dieselben kleinen Städte; jede Stadt zählt für die Bauern ringsum.
explain-city-small = Eine fertige Stadt aus genau zwei Plättchen bringt nur 1 Punkt je Plättchen und 1 je Wappen.
explain-field-second = Wiesen bringen 3 für jede fertige Stadt, aber eine Stadt zählt für dich nur einmal, wie viele deiner Wiesen sie auch berühren.
explain-field-first = Am Ende bringt jede fertige Stadt **4 Punkte** für die meisten Bauern auf allen Wiesen, die sie berühren. Jede Stadt zählt einmal.
explain-field-off = Auf Wiesen kommen keine Meeple. Gut für eine erste Partie.
explain-hand-early-draw = Du ziehst dein nächstes Plättchen am Ende deines Zuges. Alle sehen es, und du kannst bis zu deinem nächsten Zug darüber nachdenken.
explain-hand-three = Du hast drei Plättchen, legst eines davon und ziehst nach. Die Hände sind offen oder verdeckt, wie ihr es wählt. Passt keines der drei, sind alle drei aus dem Spiel.
explain-start-in-bag = Das Spielfeld ist am Anfang leer. Das erste gezogene Plättchen kommt in die Mitte, und ein Meeple darf darauf.
explain-unplayable-returns = Ein Plättchen, das nirgends passt, geht zurück in den Beutel. Die Partie endet, wenn aus dem Beutel nichts mehr passt.
explain-fill-hole-extra-turn = Grenzt dein Plättchen auf allen vier Seiten an andere, hast du noch einen Zug.
explain-no-final-features = Unfertige Straßen, Städte, Klöster und Gärten bringen am Ende nichts. Wiesen zählen wie immer.
explain-starter-loses-ties = Bei gleich vielen Punkten kommt zuerst, wer nicht begonnen hat. So endet keine Partie zu zweit unentschieden.
explain-table-edge = Die Landschaft wächst nicht über eine Größe hinaus, auf die ihr euch einigt.
explain-table-edge-completes = Die Tischkante schließt Straßen und Städte ab und zählt als Nachbar von Klöstern und Gärten.
explain-tile-market = Kann kein anderes Plättchen ein Gebiet mehr fertigstellen, dürfen die anderen für das gezogene Punkte bieten, alle einmal. Wer es gezogen hat, verkauft oder behält es. Wer kauft, legt es und darf einen Meeple setzen; wer verkauft, zieht neu.
explain-dragon-after = Der Drache fliegt erst **nach** der Wertung des Zuges, nicht davor.
explain-princess-must = Kann das Burgfräulein einen Meeple heimschicken, **muss** es das tun; eine andere Handlung ist dann nicht erlaubt.
explain-notation = Mit `/export` bekommst du eine Partie als kleinen, lesbaren Text: eine Zeile je Plättchen, etwa `3. red R@0,-1/2 +road:N`. Mit `/import` siehst du eine solche Datei Schritt für Schritt an.

## Die erste Partie mit Anleitung. Der Mensch spielt Rot, der Computer Blau.

# $step, $steps: welcher Zug von wie vielen.
lesson-title = ### Deine erste Partie · Zug { $step } von { $steps }
# Nach „Punkte für“: wer sie bekommen hat.
lesson-you = 🔴 dich
lesson-computer = 🟦 den Computer
# Auf Bildern.
lesson-name-you = Du
lesson-name-computer = Computer
# $you, $computer: Punkte bisher.
lesson-scores = -# 🔴 Du { $you } · 🟦 Computer { $computer }
# Vor dem, was getan wurde: „… legte ein Plättchen auf M51 und setzte einen Meeple ins Kloster“.
lesson-computer-moved = 🟦 Der Computer
# $hint: ein Hinweis von unten.
lesson-hint = 💡 { $hint }
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-stop = Hier aufhören
lesson-again = Noch einmal spielen
button-learn = Spielend lernen

# Zug 1: eine Stadt schließen. $cell: Name eines Feldes.
lesson-1 =
    Du und der Computer baut gemeinsam eine Landschaft, Plättchen für Plättchen. Jede Kante muss zum Nachbarn passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.
    Die Nummern zeigen, wo dein Plättchen passt. Wähle **{ $cell }**: Dort schließt seine Mauer die Stadt darunter.
lesson-1-lying = Es passt, und die Stadt hat keine Lücke mehr. Setz nun einen Meeple in die **Stadt**: Die Buchstaben zeigen, wo er stehen kann. Drück dann **{ panel-confirm }**; vorher gilt nichts.
lesson-1-hint-cell = Das ist erlaubt, aber die Stadt bleibt offen. Wähle **{ $cell }**, direkt darüber.
lesson-1-hint-meeple = Das Plättchen liegt gut. Setz deinen Meeple in die **Stadt**, dann wird sie gewertet.
lesson-1-good = ✅ Eine fertige Stadt wird sofort gewertet: 2 Punkte für jedes ihrer Plättchen. Dein Ritter hat sie verdient und ist wieder bei dir.
lesson-1-reply = Der Mönch des Computers wartet, bis auf allen acht Feldern um sein Kloster Plättchen liegen. Dann bringt er 9 Punkte.

# Zug 2: eine Straße beginnen.
lesson-2 =
    Dein nächstes Plättchen ist ein Stück Straße. Die Straße des ersten Plättchens ist noch an beiden Enden offen, und kein Meeple steht darauf.
    Führe sie nach Osten weiter: Wähle **{ $cell }**.
lesson-2-lying = Setz einen Meeple auf die **Straße**. Je länger sie wird, desto mehr bringt sie: 1 Punkt je Plättchen.
lesson-2-hint-cell = Ein gutes Feld für ein andermal. Führe jetzt die Straße weiter: Wähle **{ $cell }**.
lesson-2-hint-meeple = Setz deinen Meeple auf die **Straße**, damit ihre Punkte dir gehören.
lesson-2-good = ✅ Die Straße gehört dir. Dein Wegelagerer bleibt dort, bis beide Enden geschlossen sind. Niemand sonst darf einen Meeple daraufsetzen.
lesson-2-reply = Eine Kreuzung beendet eine Straße. Der Computer schließt deine Straße auf dieser Seite und beginnt auf einer anderen seine eigene.

# Zug 3: die Straße schließen und ein Kloster besetzen.
lesson-3 =
    Ein Kloster, und eine Straße, die an seinem Tor endet. Ein Plättchen kann zweierlei auf einmal.
    Wähle **{ $cell }**, wo es deine Straße schließt.
lesson-3-lying = Deine Straße ist nun fertig und wird von selbst gewertet. Setz deinen Meeple also auf etwas Neues: ins **Kloster**.
lesson-3-hint-cell = Dort bleibt deine Straße offen. Wähle **{ $cell }**, an ihrem westlichen Ende.
lesson-3-hint-meeple = Setz deinen Meeple ins **Kloster**: Er bringt 1 Punkt für jeden Nachbarn, auch wenn es nie fertig wird.
lesson-3-good = ✅ Deine Straße ist fertig: 1 Punkt je Plättchen, und der Wegelagerer ist zurück. Dein Mönch bleibt. Jedes Plättchen rings um das Kloster macht es mehr wert.
lesson-3-reply = Der Computer beginnt eine Stadt. Sie ist unfertig, also bleibt sein Ritter dort.

# Zug 4: ein Bauer.
lesson-4 =
    Zuletzt der Bauer. Er bleibt bis zum Ende der Partie auf einer Wiese; dann bringt ihm jede fertige Stadt an seiner Wiese 3 Punkte.
    Wähle **{ $cell }**, neben der Wiese, an der deine Stadt steht. Mit den Grad-Knöpfen drehst du das Plättchen, wie du magst.
lesson-4-lying = Straßen teilen Wiesen. Setz deinen Meeple auf die **Wiese**, die bis an deine Stadt reicht, und drück **{ panel-confirm }**.
lesson-4-hint-cell = Von dort reicht die Wiese zu keiner fertigen Stadt. Wähle **{ $cell }**, über deiner Stadt.
lesson-4-hint-meeple = Das ist noch nicht die Wiese an deiner Stadt. Setz deinen Meeple auf die **Wiese**, die zu ihren Mauern hinunterreicht.
lesson-4-good = ✅ Die Wiese gehört dir, und sie berührt deine Stadt. Die Punkte bekommst du am Ende; bis dahin kommt der Bauer nicht zurück.
lesson-4-reply = Der Computer stellt seine Stadt fertig und bekommt ihre Punkte.

# Züge 5 und 6: allein.
lesson-5 = Jetzt weißt du alles, was du brauchst. **Spiel, wie du magst:** Die Nummern zeigen, wo dein Plättchen passt. Ein Plättchen neben deinem Kloster bringt dir einen Punkt, und eine Stadt fertigzustellen lohnt sich.
lesson-5-lying = Passt es auch anders, stehen unten Knöpfe mit den Graden. Setz einen Meeple, wo du Punkte erwartest, oder keinen.
lesson-5-good = ✅ Gespielt. Wo schon ein Meeple steht, kannst du keinen setzen: Nur wenn zwei Gebiete zusammenwachsen, teilt man sich eines.
lesson-6 = Dein letztes Plättchen. Was du jetzt setzt, wird am Ende gewertet, fertig oder nicht. Eine unfertige Stadt bringt 1 Punkt je Plättchen, eine Straße auch.
lesson-6-lying = Nach dem letzten Zug sind Meeple nichts mehr wert: Setz einen, wenn etwas frei ist.
lesson-6-good = ✅ Das war dein letztes Plättchen.

# Das Ende. $you, $computer: Punkte. $result: won, lost oder tied.
lesson-end = ### Die Partie ist zu Ende: { $you } zu { $computer }
lesson-result = { $result ->
    [won] 🎉 Du hast gewonnen!
    [lost] Diesmal hat der Computer gewonnen. Jetzt weißt du, wie es geht.
   *[tied] Gleichstand: Ihr teilt euch den Sieg.
}
lesson-during = **Gewertet während der Partie**
lesson-final = **Gewertet am Ende**
lesson-what-next = **Wie geht es weiter?** Eröffne mit `/partie neu` in einem Kanal einen Tisch für deine Freunde; einen leeren Platz kann ein Computer übernehmen. Dieselben Regeln mit Bildern: `/regeln`. Alles andere: `/hilfe`.
lesson-stopped = Mit `/lernen` kannst du jederzeit wieder anfangen. Die Regeln mit Bildern findest du unter `/regeln`; mit `/partie neu` eröffnest du einen Tisch.

## Expansions: a page of the lesson each, a picture, and what it shows

# $expansion: its name.
lesson-expansion = ### 🎓 { $expansion }
lesson-first = Das Grundspiel
# A list of pages.
lesson-rules = Die Regeln dazu, mit Bildern…
lesson-traders =
    🍷 **Waren.** In Städten liegen Wein, Getreide und Tuch. Wer eine Stadt **fertigstellt**, nimmt sie, wem auch immer die Stadt gehört. Am Ende bringt die Mehrheit einer Sorte 10 Punkte.
    🔨 **Baumeister.** Setz ihn statt eines Meeple auf eine Straße oder in eine Stadt, in der du schon einen hast. Immer wenn du sie verlängerst, machst du sofort einen zweiten Zug.
    🐖 **Schwein.** Setz es auf eine Wiese, auf der du einen Bauern hast: Jede fertige Stadt dort gibt dir 4 statt 3 Punkte.
lesson-traders-shown = **Im Bild:** 🔴 Rot hat die Straße seines Baumeisters verlängert und ist noch einmal dran: Sein Plättchen stellt die Stadt von 🟦 Blau fertig. Blau bekommt 6 Punkte, Rot nimmt den Wein. Das Schwein von Rot steht jetzt bei seinem Bauern.
lesson-dragon =
    🌋 **Ein Vulkan** holt den Drachen. Dort wird niemand gesetzt.
    🐉 **Ein Plättchen mit Drache** lässt ihn fliegen, bevor etwas gewertet wird: bis zu sechs Schritte, nie zweimal auf dasselbe Plättchen. Wen er trifft, der geht ohne Punkte heim.
    ➡️ **Alle bewegen ihn** reihum, mit Pfeilen; wer das Plättchen gelegt hat, beginnt. Mit **{ button-steps }** planst du deine Schritte voraus.
    🧚 **Die Fee.** In einem Zug, in dem du keinen Meeple setzt, kannst du sie zu einem von deinen stellen. Ihr Plättchen betritt der Drache nie. Du bekommst 1 Punkt am Anfang jedes deiner Züge und 3, wenn das Gebiet ihres Meeple gewertet wird.
    👸 **Ein Burgfräulein** kann jemanden aus seiner Stadt heimschicken. 🌀 **Ein Zaubergang** lässt deinen Meeple auf jedes Plättchen, wo etwas frei und unfertig ist.
lesson-dragon-shown = **Im Bild:** 🟦 Blau hat das Plättchen mit dem Drachen gelegt und macht den ersten Schritt, zum Mönch von 🔴 Rot. Rot führt den Drachen zum Ritter von Blau. Die Fee schützt den Mönch von Blau und lässt für einen sechsten Schritt keinen Weg.
lesson-flyers =
    ✈️ **Ein Fluggerät** zeigt in eine von acht Richtungen. Statt einen Meeple auf das Plättchen zu setzen, lass ihn fliegen.
    🎲 **Der Würfel** zeigt 1, 2 oder 3, alle gleich wahrscheinlich: So viele Felder fliegt er, was auch immer dazwischen liegt.
    🛬 **Er muss landen**, auf einer unfertigen Straße, in einer unfertigen Stadt oder einem unfertigen Kloster dort, auch bei anderen: Wer die meisten Meeple hat, bekommt die Punkte, bei Gleichstand alle voll. Auf einer Wiese landet er nie.
    ↩️ **Nichts zum Landen?** Der Meeple kommt zurück, und dein Zug ist verbraucht.
lesson-flyers-shown = **Im Bild:** Ein weißer Würfel zeigt, wo ein Meeple von 🟦 Blau landen kann: mit 1 auf der Straße von 🔴 Rot, mit 2 in der eigenen Stadt. Der dunkle Würfel mit Kreuz führt über das Land hinaus. So ein Bild siehst du immer, wenn du fliegen kannst.

## Hilfe nach Aufgaben

help-select = Was möchtest du tun?
help-start = Einen Tisch eröffnen
    .text =
        • Eröffne mit `/partie neu` einen Tisch im Kanal. Andere drücken **{ LABEL("button-join") }**; mit **{ LABEL("button-computer") }** füllst du einen Platz.
        • Unter **{ LABEL("button-settings") }** wählst du Edition, Erweiterungen, Hausregeln, die Zeit je Zug oder Person und die Hilfestufe; das geht auch gleich bei `/partie neu`.
        • Mit **{ LABEL("button-start") }** geht es los. Ein Kanal fasst eine Partie; nimm für die nächste einen Thread oder einen anderen Kanal.
        • Wer den Server verwaltet, speichert die Regeln eines Tisches mit `/vorlage speichern` unter einem Namen.
        • Fordere jemanden heraus: Wähle im Menü des Namens unter *Apps* **{ menu-challenge }**, oder `/herausfordern`. Die Person hat einige Tage Zeit, anzunehmen, abzulehnen oder andere Regeln vorzuschlagen.
help-turn = Meinen Zug spielen
    .text =
        • Drück **{ LABEL("button-play") }** unter dem Bild. Wähle ein nummeriertes Feld, dann eine Drehung oder, in ihrer Zeile, den Buchstaben eines Orts für einen Meeple, dann **{ panel-confirm }**. Vorher gilt nichts.
        • Oder tippe den ganzen Zug: `/legen feld:N49 drehung:90° meeple:Stadt (N)`. Ohne Meeple folgt `/meeple` oder `/passen`. Was passt, wird beim Tippen angeboten.
        • Ein Versehen? `/zurücknehmen` geht ohne Zustimmung, bis das nächste Plättchen gezeigt wird; später müssen alle zustimmen.
help-back = Nach einem Tag zurückkommen
    .text =
        • Mit `/partien` siehst du deine Partien auf allen Servern; zuerst die, die auf dich warten. Mit **{ button-next-game }** kommst du von einer zur anderen.
        • Mit `/seither` siehst du, was seit deinem letzten Zug geschehen ist.
        • Mit `/ich erinnerungen` wählst du Erinnerungen und Ruhezeiten, mit `/ich urlaub` hältst du deine Uhren für einige Tage an, mit `/ich sprache` wählst du die Sprache meiner Antworten.
help-look = Sehen, wie die Partie steht
    .text =
        • `/spielfeld` für das Spielfeld, einen Ausschnitt, die Wiesen nach Besitz, tote Felder oder alles in Worten.
        • `/punkte` für die Punkte, `/warum` für eine einzelne Wertung, `/plättchen` für das, was übrig ist und was auf ein Feld passt.
        • `/verlauf`, um zu jedem Zug zurückzugehen. Alle im Kanal dürfen zusehen.
        • `/tipp` an Tischen mit voller Hilfe, nicht in Ranglistenpartien und Turnieren: was ein starker Computer täte. Alle erfahren, dass du gefragt hast.
        • `/analyse` nach dem Ende: welche Züge Punkte gekostet haben, was besser gewesen wäre und wo das Glück entschied.
        • `/warum` mit *computer*: welche Züge ein Computer abgewogen hat, in Punkten. In Partien, die zählen, nach dem Ende.
        • Im Menü einer Nachricht zu einer Partie, unter *Apps*: **{ menu-show-game }** zeigt das Spielfeld, **{ menu-analyse }** führt von diesem Zug aus weiter.
        • `/rätsel heute` für das Plättchen des Tages, wo der Server eines hat: Ein Zug ist klar der beste. `/rätsel punkte` für Punkte und Serien.
help-leave = Aufhören oder einen Platz übergeben
    .text =
        • `/aufgeben`, um eine laufende Partie zu verlassen: Ein Computer übernimmt, oder der Platz bleibt leer.
        • `/ersetzen`, um einen Platz mit Meeple und Punkten jemand anderem zu übergeben.
        • `/partie verlassen` gibt vor dem Start deinen Platz frei; `/partie beenden` schließt einen Tisch.
help-keep = Eine Partie behalten oder eine andere ansehen
    .text =
        • Mit `/export` bekommst du die Partie im Kanal jederzeit als kleine Datei.
        • Mit `/import` siehst du eine solche Datei von irgendwoher an, Zug für Zug; `/analyse` mit *datei* sagt, was ihre Züge gekostet haben.
        • Am Ende gibt es ein Poster, den Verlauf der Punkte und den Film der Partie.
        • Hängt eine Datei an einer Nachricht? **{ menu-analyse }** im Menü der Nachricht öffnet sie.
help-challenge = Jemanden herausfordern, eine Leiter hinauf
    .text =
        • Mit `/herausfordern` bittest du jemanden um eine Partie zu zweit, mit oder ohne Rangliste, nach den Regeln des Servers oder einer Vorlage. Die Person nimmt an, lehnt unter vier Augen ab oder schlägt andere Regeln vor; ohne Antwort endet es.
        • Gefragt wirst du im Kanal, oder per Direktnachricht, wenn du das mit `/ich erinnerungen` gewählt hast. `/partien` zeigt, was auf deine Antwort wartet. Urlaub zählt nicht.
        • Eine Leiter: `/leiter beitreten` ganz unten, dann `/herausfordern` mit der Option `leiter` um einen Platz über dir. Gewinnst du, gehört er dir; alle dazwischen sinken um einen.
        • Auf einer Leiter gibt den Platz her, wer ablehnt oder nicht antwortet, und lange nicht zu spielen kostet einen Platz. Immer nur eine Herausforderung oder Partie.
        • `/leiter zeigen` für alle Plätze und wer gegen wen spielt, `/leiter exportieren` für eine Tabelle.
help-compete = Sich vergleichen und messen
    .text =
        • `/profil` für das, was jemand gespielt hat und wie zwei gegeneinander abgeschnitten haben.
        • `/rangliste` für die besten Wertungszahlen, `/rekorde` für die Rekorde. Wertungszahlen ändern sich nur durch Partien unter Menschen, an einem Tisch mit **{ rated-yes }**.
        • Eine Ranglistenpartie zählt, sobald alle ein Drittel ihrer Züge gemacht haben, aber nicht mit Ersatzleuten. Partien gegen dieselbe Person innerhalb von 30 Tagen zählen immer weniger. Wer früh geht, verliert an Verlässlichkeit.
        • Melde dich mit `/turnier mitspielen` zu einem Turnier an; wer den Server verwaltet, erstellt eines mit `/turnier erstellen`.
        • `/turnier runde` für die Begegnungen, `/turnier turnierbaum` für die K.-o.-Runde, `/turnier tabelle`, um zu sehen, wer wo steht. `/turnier export` gibt alles als Datei.
        • `/turnier freilos` bittet um ein Freilos in der nächsten Runde, wo das Turnier welche gibt. `/turnier verlassen` meldet dich ab, nach dem Start endgültig.
        • Spielt, wann es euch passt: **{ LABEL("button-time-propose") }** im Thread eurer Begegnung, oder `/turnier termin`. Alle lesen Termine in ihrer eigenen Zeitzone, und eine halbe Stunde vorher erwähne ich euch.
help-organise = Ein Turnier veranstalten
    .text =
        • `/turnier erstellen` mit einem Namen und einer Art: Weltmeisterschaft, Live-Abend, Ligasaison, Teams oder Duplicate. Anmelden kann man sich in der Nachricht dazu.
        • Dort unter **{ LABEL("button-settings") }**: Runden, Gruppen, K.-o.-Runde oder Doppel-K.-o., Partien je Begegnung, Gleichstand, Uhren, Check-in, Plätze, Setzliste. Bis zum Start lässt sich alles ändern.
        • `/turnier setzen` gibt jemandem einen Setzplatz, `/turnier starten` beginnt sofort. Danach laufen Runden, Threads und Fristen von selbst.
        • `/turnier entscheiden` gibt mehr Zeit, entscheidet eine Begegnung, ersetzt jemanden, hält an, sagt vor dem Start ab oder beendet das Turnier vorzeitig. Niemand entscheidet die eigene Begegnung.
        • `/turnier ausschließen` nimmt jemanden heraus, `/turnier leitung` wählt eine Rolle, die mitleitet.
        • Eine Liga kann Divisionen haben: Wähle, wie viele in einer spielen, auf- und absteigen. Nach der Saison eröffnet **{ LABEL("button-season") }** oder `/turnier saison` die nächste; wer bleibt, drückt **{ LABEL("button-enter") }**.
        • `/leiter eröffnen` für eine Leiter, die von selbst läuft: Plätze gewinnt man durch Herausforderungen. `/leiter einstellungen` ändert ihre Regeln, `/leiter platz` rückt zurecht, `/leiter beenden` beendet sie.
        • Mit `/turnier verlegen` oder `/leiter verlegen` geht es in einem anderen Kanal weiter, auch wenn der alte gelöscht ist.
        • Teams: Art **{ kind-teams }**. Wer ein Team leitet, meldet es mit `/turnier team` an; die Mitglieder sagen zu. Aufstellungen gibt man mit **{ LABEL("button-line-up") }** ab, geheim, bis beide da sind; die Übrigen sind Ersatz.
help-learn = Das Spiel lernen
    .text =
        • `/lernen` für eine erste Partie von fünf Minuten gegen den Computer, nur für dich, mit Anleitung.
        • `/lernen erweiterung` für eine Seite über { expansion-traders }, { expansion-dragon } oder { expansion-flyers }.
        • `/regeln` für jede Regel mit einem Beispielbild. Auch wie Turniere und Leitern funktionieren, steht da.
help-server = Meinen Server einrichten
    .text =
        • Mit `/einstellungen` legst du fest: Sprache, Bildstil, die Kanäle für Partien und wer sie eröffnen darf.
        • `/rätsel täglich` postet ein Plättchen des Tages im Kanal, zu deiner Uhrzeit; `/rätsel beenden` beendet das.
        • Ich muss den Kanal sehen, dort schreiben und Dateien anhängen können. Fehlt etwas, dann sage ich, was.
        • Mit `/datenschutz` kannst du ansehen, herunterladen oder löschen, was ich über dich speichere.
