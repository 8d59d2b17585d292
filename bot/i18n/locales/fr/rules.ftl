# Refus des règles : ce qui n’allait pas, et ce qui est possible à la place.
# La clé est `rule-` suivi du nom de la règle dans docs/rules.md. Elles ne prennent pas de valeur.

rule-place-occupied = Il y a déjà une tuile à cet endroit. Choisis une autre case.
rule-place-adjacent = La tuile doit en toucher une autre par un côté entier ; un coin ne suffit pas. Choisis une autre case.
rule-place-match = La tuile ne peut pas aller là : chaque côté doit correspondre à la tuile voisine. Tourne la tuile, ou choisis une autre case.
rule-place-tile = Ce n’est pas la tuile que tu as piochée.
rule-place-phase = Ta tuile est déjà posée. Pose maintenant un meeple ou passe ; avec `/annuler`, tu peux poser la tuile ailleurs.
rule-river = La rivière se pose avant toute autre tuile, et son lac en dernier.
rule-river-continues = Une tuile rivière doit prolonger le bout ouvert de la rivière. Choisis une autre case ou une autre rotation.
rule-river-no-u-turn = Ici, la rivière ne peut pas faire demi-tour. Choisis une autre case ou une autre rotation.
rule-river-no-meeple = Un meeple ne se pose pas sur la rivière. Choisis un pré, une route, une ville ou une abbaye, ou passe.
rule-table-edge = Cette case est au-delà du bord de table fixé pour cette partie. Choisis une autre case.
rule-deploy-one = Tu as déjà posé un meeple pendant ce tour, et c’est un seul par tour.
rule-deploy-free = Un meeple occupe déjà cette zone, peut-être plus loin. Choisis une zone libre de ta tuile, ou passe.
rule-deploy-none = Tu n’as plus de meeple à poser. Passe ; tes meeples reviennent quand leurs zones rapportent leurs points.
rule-deploy-spot = La tuile que tu as posée n’a pas cette zone. Choisis-en une qui porte une lettre sur l’image, ou passe.
rule-deploy-phase = Pose d’abord la tuile, puis un meeple.
rule-field-off = Cette partie se joue sans paysans. Choisis une route, une ville ou une abbaye, ou passe.
rule-abbot-deploy = L’abbé ne se pose que dans une abbaye ou un jardin.
rule-abbot-garden-only = Seul l’abbé se pose dans un jardin.
rule-abbot-recall = Tu n’as pas d’abbé à reprendre à cet endroit.
rule-seat-order = Ce n’est pas le tour de cette place.
rule-seats = Une partie a de deux à six places, chacune avec sa couleur.
rule-supply = Tu n’as pas ce pion dans ta réserve. Choisis-en un autre, ou passe.
rule-draw = Il faut d’abord piocher une tuile.
rule-unplayable = Cette tuile ne peut aller nulle part.
rule-end = Cette partie est finie. Ouvres-en une autre avec `/partie nouvelle`.
rule-tiles-base = Il ne reste plus de tuile de ce type dans cette partie.
rule-notation = Je ne sais pas lire ce coup. Écris-le comme `U@0,1/0 +road:N`.
rule-editions = Ces règles se contredisent. Change l’une d’elles.
rules-clash = **{ $one }** et **{ $other }** ne se jouent pas ensemble. Choisis l’une des deux.
rule-place-must = Une tuile qui peut aller quelque part doit être posée. Choisis une case possible.
rule-tile-market = Tu ne peux pas acheter cette tuile maintenant.
rule-builder-deploy = Le bâtisseur rejoint un de tes meeples, sur une route ou dans une ville incomplète de la tuile que tu viens de poser. Choisis une autre pièce, ou aucune.
rule-pig-deploy = Le cochon rejoint un de tes paysans, dans un pré de la tuile que tu viens de poser. Choisis une autre pièce, ou aucune.
