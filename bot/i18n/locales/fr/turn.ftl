# Le message d’un tour, ce qui s’est passé, et le panneau privé où l’on joue.

## Ce qui s’est passé. $seat : une place, par exemple « 🔴 @Anna ».

# $done : une liste de ce qui a été fait, ci-dessous.
news-moved = { $seat } { $done }.
news-moved-by-clock = ⏰ Temps écoulé. Pour { $seat }, la table { $done }.
# $cell : le nom d’une case.
news-placed = a joué **{ $cell }**
# $figure : meeple, large ou abbot. $feature : city, road, field, monastery ou garden. $spot : la zone en mots, comme « ville (N) ».
news-deployed = a posé { $figure ->
    [large] un grand meeple
    [abbot] l’abbé
   *[meeple] un meeple
} { $feature ->
    [city] dans la { $spot }
    [road] sur la { $spot }
    [monastery] dans l’{ $spot }
   *[other] dans le { $spot }
}
# $cell : le nom d’une case.
news-recalled = a repris l’abbé en **{ $cell }**
# $scored : une phrase sur ce qui a été payé (scored dans words.ftl).
news-scored = ⭐ { $scored }.
# $tile : une tuile en mots. $returned : yes ou no.
news-unplayable = 🚫 Une tuile piochée n’allait nulle part ({ $tile }). { $returned ->
    [yes] Elle retourne dans le sac.
   *[no] Elle quitte le jeu.
}
# $tiles : combien.
news-unplayable-many = 🚫 { $tiles ->
    [one] { $tiles } tuile piochée n’allait nulle part.
   *[other] { $tiles } tuiles piochées n’allaient nulle part.
}
news-undo = ↩️ { $seat } a annulé son dernier tour, avec l’accord de tous.
# $colour : red, blue, … $after : qui est maintenant à cette place.
news-seat = 🔁 { $after } joue désormais les { $colour ->
    [red] rouges
    [blue] bleus
    [green] verts
    [yellow] jaunes
    [black] noirs
   *[pink] roses
}.
# $after : une place sans personne.
news-seat-closed = 🔁 { $after } : plus personne n’y joue. Ses tuiles sont posées au hasard, sans meeple.
# $lines : combien de lignes ne sont pas montrées.
news-earlier = …et { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} avant cela.

# $points : les points proposés, 0 pour rien.
news-offered = 🤝 { $seat } { $points ->
    [0] ne propose rien.
    [one] propose { $points } point pour la tuile.
   *[other] propose { $points } points pour la tuile.
}
# $seller, $buyer : des places. $points : le prix.
news-sold = 🤝 { $seller } vend la tuile à { $buyer } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-kept = 🤝 { $seat } garde la tuile.

## Le message

# $seat : une place. $turn : le numéro du tour. $tiles : les tuiles qui restent dans le sac.
turn-person = ### { $seat }, à toi de jouer !
turn-computer = ### { $seat } réfléchit…
# $seat : une place sans personne.
turn-closed = ### { $seat } : sa tuile est en train d’être posée…
turn-buyer = ### { $seat }, une tuile est à vendre : que proposes-tu ?
turn-seller = ### { $seat }, on te propose des points pour ta tuile : la vends-tu ?
turn-line = Tour { $turn } · { $tiles ->
    [0] dernière tuile
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
# $clock : une date de Discord comme « dans 2 jours ».
turn-clock = fin du délai { $clock }
turn-paused = horloge arrêtée, reprise { $clock }
turn-started = **La partie commence.** L’ordre des tuiles est fixé ; son empreinte est `{ $promise }`, et la graine sera montrée à la fin.
# $drawn : ce que chaque place a tiré.
turn-tile-draw = **Routes sur les tuiles tirées :** { $drawn }.
# $seat : une place. $roads : combien de routes montre sa tuile.
turn-tile-drawn = { $seat } ({ $roads })
# $seat : qui a tiré le plus de routes.
turn-tile-draw-first = { $seat } commence : le plus de routes.
turn-over = Tour { $turn } · { $seat } a joué.
turn-market-over = Tour { $turn } · { $seat } a répondu au marché.

button-play = Jouer
button-board = Plateau
button-scores = Scores
button-undo = Annuler
button-tiles = Tuiles
button-next-game = Partie suivante

## Le panneau privé

# $tile : la tuile en mots.
panel-choose-cell = **Ta tuile :** { $tile }. Choisis une case numérotée.
panel-choose-cell-purist = **Ta tuile :** { $tile }. Choisis une case.
# $cell, $degrees : où se trouve la tuile. $choice : ce qui est posé dessus, par exemple « ville (N) » ou « personne ».
panel-preview = Ta tuile est en **{ $cell }**{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
}. Ton choix : **{ $choice }**. Rien ne compte avant que tu confirmes.
# $cell : où se trouve la tuile. $choice : ce qui est posé dessus, par exemple « ville (N) » ou « personne ».
panel-deploy = Ta tuile est en **{ $cell }**. Ton choix : **{ $choice }**. Confirme pour finir ton tour.
panel-choose-tile = Choisis une tuile de ta main.
# $number : sur l’image. $tile : la tuile en mots.
panel-tile = { $number } · { $tile }
# $tile : la tuile en mots.
market-choose = Cette tuile est la dernière qui puisse compléter une zone : { $tile }. Qu’en dis-tu ?
market-select = Ta réponse…
# $points : des points.
market-offer = { $points ->
    [one] Je propose { $points } point
   *[other] Je propose { $points } points
}
# $name : qui a proposé. $points : combien.
market-accept = Vendre à { $name } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
market-pass = Je ne propose rien
market-decline = Je garde la tuile
panel-cell = Case…
panel-more-cells = Plus de cases…
panel-first-cells = Premières cases…
# $number : sur l’image. $cell : son nom.
panel-cell-option = { $number } · { $cell }
panel-turn = Tourner la tuile
panel-finish = Un meeple sur…
panel-other-figures = Autres pions…
# $letter : sur l’image. $choice : un emplacement.
panel-finish-option = { $letter } · { $choice }
# $letter : sur l’image. $choice : un emplacement ; plusieurs sur une ligne.
panel-letter = **{ $letter }** { $choice }
panel-nobody = Personne
panel-confirm = Confirmer
panel-other-cell = Autre case
panel-other-tile = Autre tuile
panel-take-back = Reprendre la tuile

# $news : ce qu’a fait le coup.
panel-done = C’est joué. { $news }

## Quand la partie a avancé
moved-on = La partie a avancé entre-temps. Voici où elle en est.
control-unknown = Ce bouton vient d’une ancienne version de moi. Retape sa commande pour en avoir un neuf ; dans une partie, c’est `/plateau`.

## Regarder
# $seat : une place. $turn : le numéro du tour.
state-to-move = Tour { $turn } : c’est à { $seat } de jouer.
state-over = La partie est finie.
state-stopped = La partie a été arrêtée.
state-lobby = La partie n’a pas encore commencé.
state-running = La partie est en cours.
# $feature : city, road, field, monastery ou garden. $points : des points.
scores-part = { $feature ->
    [city] villes { $points }
    [road] routes { $points }
    [field] prés { $points }
    [monastery] abbayes { $points }
   *[garden] jardins { $points }
}
# $seat : une place. $points : tous ses points. $parts : une liste de parts.
scores-line = { $seat } : **{ $points }** ({ $parts })
scores-none = rien pour l’instant
scores-projected = -# { $points } si la partie finissait maintenant
tiles-left = { $tiles ->
    [one] Il reste { $tiles } tuile que personne n’a encore vue.
   *[other] Il reste { $tiles } tuiles que personne n’a encore vues.
}

## Annuler
# $undone : ce qui serait annulé. $people : une liste de mentions.
undo-offer = Voici ce qui serait annulé ; la même tuile serait ensuite piochée de nouveau :
    { $undone }
    Il faut l’accord de { $people }.
undo-asked = J’ai posé la question à la table.
undo-done = C’est annulé.
button-ask-undo = Demander à la table
# $seat : une place.
vote-asks = ↩️ { $seat } demande à annuler :
# $people : une liste de mentions.
vote-waiting = { $people }, d’accord ?
vote-refused = ↩️ { $seat } a dit non. La partie continue telle quelle.
vote-closed = ↩️ Cette question est close.
button-agree = D’accord
button-refuse = Refuser

## Rappels
# $person : une mention. $clock : une date. $channel : un lien vers le salon.
reminder = ⏳ { $person }, c’est à toi de jouer dans { $channel } ; fin du délai { $clock }.
# Un rappel dont le tour est terminé. $turn : son numéro. $channel : comme ci-dessus.
reminder-over = Le tour { $turn } dans { $channel } est terminé.
