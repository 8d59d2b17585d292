# Refus des règles : ce qui n’allait pas, et ce qui est possible à la place.
# La clé est `rule-` suivi du nom de la règle dans docs/rules.md. Elles ne prennent pas de valeur.

rule-place-occupied = Il y a déjà une tuile à cet endroit. Choisis une des cases numérotées.
rule-place-adjacent = Une tuile doit en toucher une autre par tout un bord ; se toucher par un coin ne suffit pas. Choisis une des cases numérotées.
rule-place-match = La tuile ne va pas là : chaque bord qui touche une autre tuile doit la prolonger. Tourne la tuile, ou choisis une autre case.
rule-place-tile = Ce n’est pas la tuile qui a été piochée.
rule-place-phase = La tuile de ce tour est déjà posée. Pose un meeple, passe, ou annule pour la poser ailleurs.
rule-river = La rivière se pose avant toute autre tuile, et son lac en dernier.
rule-river-continues = Une tuile rivière doit prolonger le bout ouvert de la rivière.
rule-river-no-u-turn = Ici, la rivière ne peut pas faire demi-tour. Choisis une autre case ou une autre rotation.
rule-river-no-meeple = Personne ne marche sur l’eau. Choisis un pré, une route, une ville ou une abbaye.
rule-table-edge = Cette case est au-delà du bord de table convenu pour cette partie. Choisis-en une à l’intérieur.
rule-deploy-one = Tu as déjà posé un meeple pendant ce tour. C’est un seul par tour.
rule-deploy-free = Quelqu’un se trouve déjà dans cette zone, peut-être loin d’ici. Choisis une zone libre de ta tuile, ou passe.
rule-deploy-none = Tu n’as plus de meeple de ce type. Passe, et attends qu’il en revienne un.
rule-deploy-spot = La tuile que tu as posée n’a pas cette zone. Choisis une des zones marquées d’une lettre sur l’image, ou passe.
rule-deploy-phase = Pose d’abord la tuile, puis un meeple.
rule-field-off = Cette partie se joue sans paysans. Choisis une route, une ville ou une abbaye, ou passe.
rule-abbot-deploy = L’abbé ne va que dans une abbaye ou un jardin.
rule-abbot-garden-only = Seul l’abbé va dans un jardin.
rule-abbot-recall = Tu n’as pas d’abbé à reprendre à cet endroit.
rule-seat-order = Ce n’est pas le tour de cette place.
rule-seats = Une partie a de deux à six places, chacune avec sa couleur.
rule-supply = Tu n’as pas de pion de ce type dans ta réserve.
rule-draw = Il faut d’abord piocher une tuile.
rule-unplayable = Cette tuile ne va nulle part.
rule-end = Cette partie est finie. Ouvres-en une autre avec `/partie nouvelle`.
rule-tiles-base = Il n’y a plus de tuile de ce type dans les boîtes de cette partie.
rule-notation = Je ne sais pas lire ce coup. Écris-le comme `U@0,1/0 +road:N`.
rule-editions = Ces règles se contredisent. Change l’une d’elles.
rules-clash = **{ $one }** et **{ $other }** ne se jouent pas ensemble. Choisis l’un des deux.
rule-place-must = Une tuile qui va quelque part doit être posée. Choisis une des cases numérotées.
rule-tile-market = Cette tuile n’est pas à vendre, ou pas à toi, ou pas maintenant.
