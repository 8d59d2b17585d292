# Regarder en arrière.

# $step : le tour montré, 0 est avant le premier. $steps : combien de tours il y a.
history-step = ### Tour { $step } sur { $steps }
since-title = ### Depuis ton dernier tour
since-round = ### Les derniers tours
since-nothing = Rien ne s’est passé depuis.
since-no-turn = Aucun tour n’a encore été joué.
why-nothing = Aucune zone n’a encore rapporté de points.
why-unknown = Je ne trouve pas ces points. Choisis une ligne dans la liste.
why-one-of-both = Choisis `zone` ou `ordinateur`, pas les deux.
# $turn : le numéro du tour. $scored : une phrase sur ce qui a été payé.
why-paid = Tour { $turn } : { $scored }.
# Ce qui a rapporté. $about : une zone, fairy ou goods.
why-about = { $about ->
    [city] { feature-city }
    [road] { feature-road }
    [field] { feature-field }
    [monastery] { feature-monastery }
    [garden] { feature-garden }
    [fairy] fée
    [goods] marchandises
   *[other] { $about }
}
# $number : compte les évaluations à partir de 1. $turn : le numéro du tour. $feature : une zone. $points : des points. $seats : une liste de noms.
why-option = { $number } · tour { $turn } : { $feature }, { $points } pour { $seats }
# $over : yes ou no.
export-done = { $over ->
    [yes] La partie
   *[no] La partie jusqu’ici
}, dans un fichier. Revois-la avec `/importer`.
# $most : milliers de caractères.
import-too-large = Ce fichier est trop gros pour un fichier de partie : { $most } ko au plus.
import-no-text = Ce fichier n’est pas du texte. Un fichier de partie est un petit fichier de texte.
import-busy = Je parcours déjà deux fichiers de partie. Réessaie dans quelques secondes.
import-busy-yours = Je parcours encore ton dernier fichier de partie. Réessaie dans quelques secondes.
import-gone = Je n’ai pas pu recevoir ce fichier de Discord. Envoie-le encore une fois, s’il te plaît.
import-title = Regarder un fichier de partie
import-file = Fichier de partie
import-file-text = Un fichier .game, par exemple venu de /exporter
menu-no-game = Ce message n’appartient à aucune partie. Choisis-en un où je parle d’une partie.
# $line : le numéro de la ligne. $move : ce qui s’y trouve. $reason : la phrase de la règle.
import-refused = Ligne { $line }, `{ $move }` : { $reason }

## Reviews of finished games

review-title = ### Ce que valait chaque tour
# $seat : une place. $play : les points que ses tours ont coûtés. $luck : de combien ses tuiles valaient mieux que la tuile moyenne.
review-seat = { $seat } : **{ $play }** par le jeu, **{ $luck }** par les tuiles piochées
review-note = -# En points d’avance à la fin, tels que les attend un ordinateur qui poursuit la partie après chaque tour.
# $done : tours analysés. $turns : tours de la partie.
review-progress = Tours analysés : { $done } sur { $turns }. Cela continue tout seul ; regarde de nouveau dans une minute.
review-nothing = Aucun tour n’a coûté de points dignes d’être signalés.
review-failed = Un problème est survenu de notre côté, et cette analyse s’est arrêtée. Tu peux réessayer.
review-pick = Les tours les plus coûteux
# $turn : numéro du tour. $seat : un nom. $points : ce qu’il a coûté.
review-option = Tour { $turn }, { $seat } : { $points }
review-turn = ### Tour { $turn } : { $seat }
# $moves : ce qui a été joué. $lead : l’avance à attendre ensuite.
review-played = Joué : { $moves }. Avance attendue : **{ $lead }**
review-better = Mieux : { $moves }. Avance attendue : **{ $lead }**
review-best = Aucun meilleur coup n’a été trouvé.
# $points : par rapport à la tuile moyenne.
review-luck = La tuile piochée valait { $points } par rapport à la tuile moyenne.
button-review-again = Regarder de nouveau
button-review-retry = Réessayer
button-review-all = Tous les tours

## Hints

# $seat : une place.
hint-asked = { $seat } a demandé un conseil.
# $moves : ce qu’il faut jouer.
hint-given = Je jouerais { $moves }. C’est toujours ton tour.

## Turns of computers explained

why-computer-yours = Je t’explique encore un autre tour. Réessaie dans quelques secondes.
why-computer-last = Le dernier tour d’un ordinateur
# $turn : numéro du tour. $seat : un nom.
why-computer-option = Tour { $turn } : { $seat }
why-computer-title = ### Tour { $turn } : pourquoi { $seat } a joué ainsi
# $moves : ce qui a été joué. $lead : l’avance à attendre ensuite.
why-computer-played = Joué : { $moves }. Avance attendue : **{ $lead }**
# $ways : le nombre de façons de poser la tuile, plus d’une.
why-computer-others = Les meilleures autres façons de poser la tuile, sur { $ways } :
# $number : le numéro de la case sur l’image ; 0 si c’est la même case.
why-computer-other = { $number ->
    [0] •
   *[other] **{ $number }**
} { $moves } : **{ $lead }**
why-computer-only = Il n’y avait pas d’autre façon de poser la tuile.
why-computer-better = À y regarder de nouveau, un autre coup me plaît mieux. À la table, le temps de réflexion est plus court.
# $ways : le nombre de façons de poser la tuile.
why-computer-chance = Joué : { $moves }. { $ways ->
    [one] Il n’y avait que cette façon
   *[other] Il y avait { $ways } façons
} de poser la tuile.
why-computer-chance-note = -# Ce niveau ne soupèse rien : il pose la tuile n’importe où et prend les points qui s’offrent aussitôt.
# $depth : les tours joués à partir de chacun ; 0 pour un premier regard.
why-computer-note = -# En points d’avance à la fin, { $depth ->
    [0] au premier regard sur chaque tour
    [one] en jouant encore un tour à partir de chacun
   *[other] en jouant encore { $depth } tours à partir de chacun
}, d’après ce que cette place pouvait voir. Les numéros sont sur l’image.
