# The tile of the day.

# $number : compte les énigmes de ce serveur.
puzzle-title = ### Tuile du jour { $number }
# $seat : une couleur, avec sa marque.
puzzle-ask = C’est au tour de { $seat } avec cette tuile. Un coup est nettement le meilleur : où va la tuile, et qui poser dessus ?
# $when : un moment.
puzzle-until = Un seul essai, et personne d’autre ne voit ta réponse. La solution arrive { $when }.
puzzle-until-next = La solution arrive avec la prochaine tuile.
# Sous une réponse. $when : un moment.
puzzle-solution-comes = La solution arrive { $when }.
button-puzzle = Résoudre
button-puzzle-table = Points
button-puzzle-sure = C’est ma réponse
puzzle-choose-cell = C’est au tour de { $seat } avec cette tuile. Choisis le numéro d’une case.
puzzle-one-try = -# Tu as un seul essai.
# $moves : un tour.
puzzle-answered = Ta réponse : { $moves }.
# $points : ce que cela rapporte.
puzzle-best = ✅ C’est le meilleur coup : **+{ $points }** points.
puzzle-placed = 🟡 La tuile est bien posée, mais il y a mieux à y mettre : **+{ $points }** point.
puzzle-other = ❌ Ce n’est pas le meilleur coup.
puzzle-missed = Tu n’as pas répondu à celle-ci.
puzzle-solution-title = ### Tuile du jour { $number } : la solution
# $moves : un tour. $lead : l’avance à attendre ensuite.
puzzle-solution-best = Le mieux : { $moves }. Avance attendue : **{ $lead }**
# $margin : de combien le meilleur coup est meilleur.
puzzle-solution-second = Ensuite : { $moves }. Avance attendue : **{ $lead }**. Le meilleur coup vaut { $margin } de plus.
# $right : ceux qui l’ont trouvé. $answered : ceux qui ont répondu, au moins un.
puzzle-found = { $right } sur { $answered } { $right ->
    [one] l’a
   *[other] l’ont
} trouvé.
puzzle-found-nobody = Personne n’a répondu.
puzzle-note = -# En points d’avance à la fin, tels que les attend l’ordinateur le plus fort, qui poursuit la partie après chaque tour.
puzzle-table-title = ### Tuile du jour : points
puzzle-table-empty = Personne n’a encore répondu à une tuile du jour ici.
# $person : une mention. $streak : résolues d’affilée jusqu’ici. $longest : la plus longue série.
puzzle-table-line = { $rank }\. { $person } **{ $points }** · { $solved } sur { $answered } { $solved ->
    [one] résolue
   *[other] résolues
}{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } d’affilée
}{ $longest ->
    [0] {""}
   *[other] {" "}(record { $longest })
}
# $channel : un salon. $time : une heure. $zone : un fuseau horaire. $next : un moment.
puzzle-daily = Une tuile du jour arrive dans { $channel } chaque jour à { $time } ({ $zone }), la première { $next }. `/énigme arrêter` y met fin.
puzzle-stopped = Plus de tuile du jour. La solution de la dernière est publiée maintenant. Les points restent.
puzzle-none-daily = Ce serveur n’a pas de tuile du jour. `/énigme quotidienne` en lance une.
# $typed : ce qui a été tapé.
puzzle-unknown-time = Je ne peux pas lire « { $typed } » comme une heure. Écris-la comme `9` ou `21:30`.
