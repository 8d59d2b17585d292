# Ablehnungen der Regeln: was falsch war, und was statt dessen möglich ist.
# Der Schlüssel ist `rule-` und die Kennung der Regel in docs/rules.md. Sie brauchen keine Werte.

rule-place-occupied = Dort liegt schon ein Plättchen. Wähle ein anderes Feld.
rule-place-adjacent = Das Plättchen muss mit einer ganzen Kante an ein anderes grenzen; nur über Eck gilt nicht. Wähle ein anderes Feld.
rule-place-match = Dort passt das Plättchen nicht: Alle anliegenden Kanten müssen zusammenpassen. Dreh es, oder wähle ein anderes Feld.
rule-place-tile = Das ist nicht dein gezogenes Plättchen.
rule-place-phase = Dein Plättchen liegt schon. Setz jetzt einen Meeple oder passe; mit `/zurücknehmen` kannst du es anders legen.
rule-river = Der Fluss wird vor allen anderen Plättchen gelegt, sein See zuletzt.
rule-river-continues = Ein Flussplättchen muss das offene Ende des Flusses fortsetzen. Wähle ein anderes Feld oder eine andere Drehung.
rule-river-no-u-turn = Der Fluss darf dort nicht kehrtmachen. Wähle ein anderes Feld oder eine andere Drehung.
rule-river-no-meeple = Auf den Fluss kannst du keinen Meeple setzen. Wähle eine Wiese, eine Straße, eine Stadt oder ein Kloster, oder passe.
rule-table-edge = Dieses Feld liegt jenseits der Tischkante, die für diese Partie gilt. Wähle ein anderes Feld.
rule-deploy-one = Du hast in diesem Zug schon einen Meeple gesetzt. Mehr als einer geht nicht.
rule-deploy-free = Auf diesem Gebiet steht schon ein Meeple, vielleicht weit weg. Wähle ein freies Gebiet deines Plättchens, oder passe.
rule-deploy-none = Du hast keinen Meeple mehr zum Setzen. Passe; deine Meeple kommen zurück, wenn ihre Gebiete gewertet werden.
rule-deploy-spot = Das Gebiet gibt es auf deinem Plättchen nicht. Wähle eines mit Buchstaben auf dem Bild, oder passe.
rule-deploy-phase = Leg zuerst dein Plättchen, dann setz einen Meeple.
rule-field-off = Diese Partie kommt ohne Bauern aus. Wähle eine Straße, eine Stadt oder ein Kloster, oder passe.
rule-abbot-deploy = Den Abt kannst du nur in ein Kloster oder einen Garten setzen.
rule-abbot-garden-only = In einen Garten kannst du nur den Abt setzen.
rule-abbot-recall = Dort steht kein Abt von dir, den du zurückholen könntest.
rule-seat-order = Dieser Platz ist nicht am Zug.
rule-seats = Eine Partie hat zwei bis sechs Plätze, alle mit eigener Farbe.
rule-supply = Diese Figur hast du nicht im Vorrat. Wähle eine andere, oder passe.
rule-draw = Zuerst muss ein Plättchen gezogen werden.
rule-unplayable = Dieses Plättchen passt nirgends.
rule-end = Diese Partie ist zu Ende. Eröffne eine neue mit `/partie neu`.
rule-tiles-base = Von dieser Art ist kein Plättchen mehr übrig.
rule-notation = Diesen Zug kann ich nicht lesen. Schreib ihn wie `U@0,1/0 +road:N`.
rule-editions = Diese Regeln widersprechen einander. Ändere eine davon.
rules-clash = **{ $one }** und **{ $other }** lassen sich nicht zusammen spielen. Wähle eines von beiden.
rule-place-must = Ein Plättchen, das irgendwo passt, muss gelegt werden. Wähle ein Feld, auf das es passt.
rule-tile-market = Dieses Plättchen kannst du jetzt nicht kaufen.
rule-builder-deploy = Den Baumeister setzt du zu einem deiner Meeple, auf eine unfertige Straße oder Stadt des eben gelegten Plättchens. Wähle eine andere Figur oder keine.
rule-pig-deploy = Das Schwein setzt du zu einem deiner Bauern, auf eine Wiese des eben gelegten Plättchens. Wähle eine andere Figur oder keine.
