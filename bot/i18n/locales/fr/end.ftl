# Le message de fin de partie.

# $winners : une liste de places. $players : combien elles sont. $points : les points de chacune.
end-won = ## 🏆 { $winners } { $players ->
    [one] gagne
   *[other] se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $seat: who began.
end-starter-lost = -# { $seat } a autant de points, mais a commencé et perd en cas d’égalité.
# $rank : compté à partir de 1 ; sans la barre oblique, Discord renuméroterait les ex æquo. $seat : une place. $points : des points.
end-rank = { $rank }\. { $seat } : **{ $points }**
end-decided = ## Le match a été décidé
end-stopped = ## La partie a été arrêtée
# $person : qui l’a arrêtée seul.
end-stopped-by = -# Arrêtée par { $person }.
# $winners : qui reste. $players : combien. $loser : dont le temps s’est écoulé en dernier.
end-out-of-time = ## 🏆 { $winners } { $players ->
    [one] gagne
   *[other] se partagent la victoire
} : { $loser } n’a plus de temps
end-final-scoring = **Décompte final**
# $scored : une phrase sur ce qui a été payé. $times : combien de zones disent exactement cela.
end-paid = • { $scored }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } ×)
}
# $features : combien ne sont pas cités.
end-paid-more = … et { $features ->
    [one] { $features } autre zone
   *[other] { $features } autres zones
} ; tout voir avec `/pourquoi`.
# $seed : la graine. $commitment : l’empreinte montrée au début.
end-seed = -# L’ordre des tuiles vient de la graine `{ $seed }`. Son empreinte SHA-256 est `{ $commitment }`, celle montrée au début ; tout calculateur SHA-256 le confirme.
end-sealed = -# Toutes les tables de cette ronde piochent les mêmes tuiles ; leur graine sera montrée quand la ronde sera finie.
button-rematch = Revanche
button-history = Revoir la partie
button-review = Analyse

## Sur l’affiche
poster-title = Carcassonne
# $game : le petit nom de la partie.
poster-table = Table { $game }
