# Die Anleitung neben einem ersten Spiel.

# $step, $steps: welche Seite von wie vielen.
learn-title = ### Dein erstes Spiel · { $step } von { $steps }
learn-1 =
    Du baust mit einem Computer eine Landschaft, Plättchen für Plättchen, und setzt Meeples auf Straßen, in Städte und in Klöster. Was fertig wird, bringt Punkte; die meisten Punkte gewinnen. Dieser Tisch ist klein, es dauert also fünf Minuten.
    Unten wartet der erste Zug. Sieh dir das Bild an: Rechts ist dein gezogenes Plättchen, und die Felder, auf die es passt, sind nummeriert.
learn-2 =
    Drück **Spielen**, dann die Nummer eines Feldes. Du siehst dein Plättchen dort liegen. **Plättchen drehen** hilft, wenn es auf mehrere Arten passt. Noch zählt nichts: Probier, so viel du magst.
learn-3 =
    Die Buchstaben zeigen, wo ein Meeple stehen kann. Eine **Stadt** ist viel wert, muss aber geschlossen werden; eine **Straße** geht schnell; ein **Kloster** will Nachbarn auf allen acht Seiten. Du hast sieben Meeples: Sie kommen nach Hause, wenn ihr Gebiet fertig ist. Wähle einen oder keinen, und **Bestätigen**.
learn-4 =
    Der Computer spielt, und du bist wieder am Zug. Jede Kante muss ihren Nachbarn fortsetzen: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Bau dort weiter, wo dein Meeple steht.
learn-5 =
    Wenn eine Straße oder eine Stadt fertig ist, wird sie sofort gewertet: eine Straße mit 1 Punkt je Plättchen, eine Stadt mit 2 je Plättchen und 2 je Wappen, ein Kloster mit 9. Wer die meisten Meeples darauf hat, bekommt die Punkte. **Punkte** zeigt, wie sie sich zusammensetzen.
learn-6 =
    Wenn kein Plättchen mehr da ist, bringt Unfertiges noch ein wenig, und das Spiel ist zu Ende. Wiesen, auf denen Bauern stehen, kommen später: siehe `/regeln`. Spiel jetzt weiter, und eröffne dann mit `/spiel neu` einen Tisch für deine Freunde.
learn-next = Weiter
learn-back = Zurück
