# Ablehnungen der Regeln: was falsch war, und was statt dessen möglich ist.
# Der Schlüssel ist `rule-` und die Kennung der Regel in docs/rules.md. Sie brauchen keine Werte.

rule-place-occupied = Dort liegt schon ein Plättchen. Wähle eines der nummerierten Felder.
rule-place-adjacent = Ein Plättchen muss ein gelegtes mit einer ganzen Kante berühren; Ecke an Ecke genügt nicht. Wähle eines der nummerierten Felder.
rule-place-match = Dort passt das Plättchen nicht: Jede Kante, die ein anderes berührt, muss es fortsetzen. Dreh das Plättchen, oder wähle ein anderes Feld.
rule-place-tile = Das ist nicht das gezogene Plättchen.
rule-place-phase = Das Plättchen dieses Zuges liegt schon. Setz einen Meeple, passe, oder nimm den Zug zurück, um es anders zu legen.
rule-river = Der Fluss wird vor allen anderen Plättchen gelegt, sein See zuletzt.
rule-river-continues = Ein Flussplättchen muss das offene Ende des Flusses fortsetzen.
rule-river-no-u-turn = Der Fluss darf dort nicht kehrtmachen. Wähle ein anderes Feld oder eine andere Drehung.
rule-river-no-meeple = Auf dem Wasser kann niemand stehen. Wähle eine Wiese, eine Straße, eine Stadt oder ein Kloster.
rule-table-edge = Dieses Feld liegt jenseits der Tischkante, die für dieses Spiel gilt. Wähle ein Feld diesseits davon.
rule-deploy-one = Du hast in diesem Zug schon einen Meeple gesetzt. Mehr als einer je Zug geht nicht.
rule-deploy-free = Auf diesem Gebiet steht schon jemand, vielleicht weit weg. Wähle ein freies Gebiet deines Plättchens, oder passe.
rule-deploy-none = Einen solchen Meeple hast du nicht mehr. Passe, und warte, bis einer zurückkommt.
rule-deploy-spot = Das gelegte Plättchen hat kein solches Gebiet. Wähle eines mit Buchstaben auf dem Bild, oder passe.
rule-deploy-phase = Leg zuerst das Plättchen, dann setz einen Meeple.
rule-field-off = Dieses Spiel kommt ohne Bauern aus. Wähle eine Straße, eine Stadt oder ein Kloster, oder passe.
rule-abbot-deploy = Der Abt geht nur in ein Kloster oder einen Garten.
rule-abbot-garden-only = In einen Garten geht nur der Abt.
rule-abbot-recall = Dort steht kein Abt von dir, den du zurückholen könntest.
rule-seat-order = Dieser Platz ist nicht am Zug.
rule-seats = Ein Spiel hat zwei bis sechs Plätze, jeder mit einer eigenen Farbe.
rule-supply = Eine solche Figur ist nicht in deinem Vorrat.
rule-draw = Zuerst muss ein Plättchen gezogen werden.
rule-unplayable = Für dieses Plättchen gibt es keinen erlaubten Platz.
rule-end = Dieses Spiel ist zu Ende. Eröffne ein neues mit `/spiel neu`.
rule-tiles-base = Von dieser Art gibt es in den Plättchen dieses Spiels keines mehr.
rule-notation = Diesen Zug kann ich nicht lesen. Schreib ihn wie `U@0,1/0 +road:N`.
rule-editions = Diese Regeln widersprechen einander. Ändere eine davon.
rules-clash = **{ $one }** und **{ $other }** lassen sich nicht zusammen spielen. Wähle eines davon.
rule-place-must = Ein Plättchen, das irgendwo passt, muss gelegt werden. Wähle eines der nummerierten Felder.
rule-tile-market = Dieses Plättchen ist jetzt nicht zu verkaufen, oder nicht an dich.
