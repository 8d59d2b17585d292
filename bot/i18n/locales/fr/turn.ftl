# Le message d’un tour, ce qui s’est passé, et le panneau privé où l’on joue.

## Ce qui s’est passé. $seat : une place, par exemple « 🔴 @Anna ».

# $done : une liste de ce qui a été fait, ci-dessous.
news-moved = { $seat } { $done }.
news-moved-by-clock = ⏰ Temps écoulé pour { $seat }. Le bot { $done }.
# $cell : le nom d’une case.
news-placed = a posé une tuile en **{ $cell }**
# $figure : meeple, large, abbot, builder ou pig. $feature : city, road, field, monastery ou garden. $spot : la zone en mots, comme « ville (N) ».
news-deployed = a posé { $figure ->
    [large] un grand meeple
    [abbot] l’abbé
    [builder] le bâtisseur
    [pig] le cochon
   *[meeple] un meeple
} { $feature ->
    [city] dans la { $spot }
    [road] sur la { $spot }
    [monastery] dans l’{ $spot }
   *[other] dans le { $spot }
}
# $cell : le nom d’une case.
news-recalled = a repris l’abbé en **{ $cell }**
# Par un portail. $done : ce qui a été posé, ci-dessus. $cell : le nom d’une case.
news-elsewhere = { $done } en **{ $cell }**
# $cell : le nom d’une case. $spot : comme « ville (N) ».
news-fairy = a déplacé la fée en **{ $cell }**, { $spot }
# $other : à qui est le meeple, une place. $cell, $spot : comme ci-dessus.
news-princess = a renvoyé { $other } de **{ $cell }**, { $spot }
# $figure : meeple, large ou abbot.
news-flyer = a fait décoller { $figure ->
    [large] un grand meeple
    [abbot] l’abbé
   *[meeple] un meeple
}
# $cell : le nom d’une case. $spot : comme « ville (N) ».
news-landed = a atterri en **{ $cell }**, { $spot }
# $cell : où va le dragon.
news-step = a déplacé le dragon en **{ $cell }**
# $distance : 1, 2 ou 3. $cell : où mène le vol.
news-thrown = 🎲 Le dé montre { $distance } : le vol mène en **{ $cell }**.
# $figure : meeple, large ou abbot.
news-crashed = 🎲 Nulle part où atterrir : { $figure ->
    [large] le grand meeple
    [abbot] l’abbé
   *[meeple] le meeple
} revient dans la réserve.
news-volcano = 🌋 Le dragon arrive en **{ $cell }**.
# $cells : le chemin, comme « N49 → N50 ».
news-flight = 🐉 Vol du dragon : { $cells }.
# $figures : une liste des pièces mangées, ci-dessous.
news-eaten = 🐉 Il a mangé { $figures }.
# $seat : une place. $figure : une sorte de pièce. $cell : le nom d’une case.
news-eaten-one = { $seat } ({ $figure }, { $cell })
# $figures : une liste de bâtisseurs et de cochons qui n’avaient plus de meeple de leur place avec eux, comme ci-dessus.
news-homeless = ↩️ Sans compagnon, donc de retour aussi : { $figures }.
# $seat : une place. $goods : une liste de marchandises.
news-goods = 📦 { $seat } prend { $goods }.
# $scored : une phrase sur ce qui a été payé (scored dans words.ftl).
news-scored = ✨ { $scored }.
# $tile : une tuile en mots. $times : combien ont été piochées. $returned : yes ou no.
news-unplayable = 🚫 { $times ->
    [1] Une tuile injouable a été piochée
   *[other] { $times } tuiles injouables ont été piochées
} ({ $tile }). { $returned ->
    [yes] { $times ->
        [1] Elle retourne dans le sac.
       *[other] Elles retournent dans le sac.
    }
   *[no] { $times ->
        [1] Elle quitte le jeu.
       *[other] Elles quittent le jeu.
    }
}
# $tiles : combien.
news-unplayable-many = 🚫 { $tiles ->
    [one] { $tiles } tuile injouable a été piochée.
   *[other] { $tiles } tuiles injouables ont été piochées.
}
# $seat : qui a joué le premier. $turns : combien.
news-undo = ↩️ { $turns ->
    [one] Le dernier tour de { $seat } a été annulé.
   *[other] Les { $turns } derniers tours ont été annulés, à partir de celui de { $seat }.
}
# $colour : red, blue, … $after : qui est maintenant à cette place.
news-seat = 🔁 { $after } joue désormais les { $colour ->
    [red] rouges
    [blue] bleus
    [green] verts
    [yellow] jaunes
    [black] noirs
   *[pink] roses
}.
# $before : qui a quitté une place.
news-seat-left = 🔁 { $before } a quitté la partie. Ses tuiles sont posées au hasard, sans meeple.
news-seat-gone = 🔁 { $before } a quitté la partie.
news-seat-out-of-time = ⌛ { $before } n’a plus de temps pour cette partie et a perdu.
# $before, $after : qui était à une place, et qui y est. $how : own, player ($by l’a donnée), host, referee ou clock.
news-seat-passed = 🔁 { $before } → { $after }{ $how ->
    [player] , par { $by }.
    [host] , par la personne qui a ouvert la table.
    [referee] , par l’organisation.
    [clock]  : temps écoulé.
   *[own] .
}
# $lines : combien de lignes ne sont pas montrées.
news-earlier = … et { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} avant cela.

# $points : les points proposés, 0 pour rien.
news-offered = 🤝 { $seat } { $points ->
    [0] ne propose rien.
    [one] propose { $points } point pour la tuile.
   *[other] propose { $points } points pour la tuile.
}
news-offered-by-clock = ⏰ Temps écoulé pour { $seat }. Le bot { $points ->
    [0] ne propose rien.
    [one] propose { $points } point pour la tuile.
   *[other] propose { $points } points pour la tuile.
}
# $seller, $buyer : des places. $points : le prix.
news-sold = 🤝 { $seller } vend la tuile à { $buyer } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-sold-by-clock = ⏰ Temps écoulé pour { $seller }. Le bot vend la tuile à { $buyer } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-kept = 🤝 { $seat } garde la tuile.
news-kept-by-clock = ⏰ Temps écoulé pour { $seat }. Le bot garde la tuile.

## Le message

# $seat : une place. $turn : le numéro du tour. $tiles : les tuiles qui restent dans le sac.
turn-person = ### { $seat }, à toi de jouer !
turn-person-again = ### { $seat }, à toi de jouer encore une fois !
turn-computer = ### { $seat } réfléchit…
# $seat : une place sans personne.
turn-closed = ### { $seat } : pose d’une tuile…
turn-buyer = ### { $seat }, une tuile est à vendre : que proposes-tu ?
# $seat : une place. $step, $steps : quel pas sur combien.
turn-flight = ### 🐉 { $seat }, déplace le dragon : pas { $step } sur { $steps }
# Une place sans personne.
turn-flight-other = ### 🐉 { $seat } déplace le dragon : pas { $step } sur { $steps }
turn-flight-over = Tour { $turn } · le vol du dragon est fini.
# $people : une liste de mentions, dont les pas viennent encore.
turn-flight-next = -# Ensuite { $people } : **{ button-steps }** pour donner des consignes d’avance.
turn-seller = ### { $seat }, on te propose des points pour ta tuile : la vends-tu ?
turn-line = Tour { $turn } · { $tiles ->
    [0] dernière tuile
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
# $clock : une date de Discord comme « dans 2 jours ».
turn-clock = fin du délai { $clock }
turn-clock-game = fin de ton temps pour la partie { $clock }
turn-paused = temps suspendu, reprise { $clock }
turn-started = **La partie commence.**
    -# L’ordre des tuiles est déjà fixé par une graine d’empreinte `{ $commitment }`. Elle sera montrée à la fin pour vérification.
# $drawn : ce que chaque place a tiré.
turn-tile-draw = **Routes sur les tuiles tirées :** { $drawn }.
# $seat : une place. $roads : combien de routes montre sa tuile.
turn-tile-drawn = { $seat } ({ $roads })
# $seat : qui a tiré le plus de routes.
turn-tile-draw-first = { $seat } commence : le plus de routes.
turn-over = Tour { $turn } · { $seat } a joué.
turn-over-clock = Tour { $turn } · temps écoulé pour { $seat }.
# La partie a été arrêtée, ou une place a changé de mains.
turn-not-played = Tour { $turn } · c’était à { $seat } de jouer.
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
panel-choose-area = **Ta tuile :** { $tile }. Choisis d’abord un secteur par sa lettre.
# À côté des numéros des cases. Les lettres sont sur des boutons, avec les numéros de leurs cases (« B 21–24 »), et sur les images des secteurs.
panel-areas = Les lettres mènent aux autres cases.
# $cell, $degrees : où se trouve la tuile. $choice : ce qui est posé dessus, par exemple « ville (N) » ou « personne ». $meeple : yes si c’est un meeple, ou aucun, sinon no.
panel-preview = Tuile en **{ $cell }**{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
}. { $meeple ->
    [yes] Meeple
   *[no] Ensuite
} : **{ $choice }**. Rien n’est définitif avant ta confirmation.
# $cell : où se trouve la tuile. $choice : ce qui est posé dessus, par exemple « ville (N) » ou « personne ». $meeple : yes si c’est un meeple, ou aucun, sinon no.
panel-deploy = Tuile en **{ $cell }**. { $meeple ->
    [yes] Meeple
   *[no] Ensuite
} : **{ $choice }**. Confirme pour finir ton tour.
# $number : de la tuile sur l’image.
panel-tile = Tuile { $number }
# Le panneau d’une phase qui n’en a pas à elle, et l’étiquette de sa liste de coups.
panel-moves = Que veux-tu faire ?
panel-moves-select = Ton coup…

# $tile : la tuile en mots.
market-choose = Seule cette tuile peut encore compléter une zone : { $tile }.
# $answer : ce qui est choisi, par exemple « Proposer 5 points » ou « Garder la tuile ».
market-answer = Ta réponse : **{ $answer }**. Rien n’est définitif avant ta confirmation.
market-more = Plus de points…
# $points : des points.
market-offer = { $points ->
    [one] Proposer { $points } point
   *[other] Proposer { $points } points
}
# $name : qui a proposé. $points : combien.
market-accept = Vendre à { $name } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
market-pass = Ne rien proposer
market-decline = Garder la tuile
# Qui veut poser une tuile ou un meeple alors qu’une réponse au marché est attendue.
market-first = Une tuile est à vendre : réponds d’abord au marché. Appuie sur **{ LABEL("button-play") }**.
# $number : sur l’image. $cell : son nom.
panel-cell-option = { $number } · { $cell }
panel-other-figures = Autres pions…
# $letter : sur l’image. $choice : un emplacement.
panel-finish-option = { $letter } · { $choice }
# $letter : sur l’image. $choice : un emplacement ; plusieurs sur une ligne.
panel-letter = **{ $letter }** { $choice }
# $mark : le signe d’une sorte de figurine. $figure : son nom.
panel-figure = { $mark } { $figure }
# $letters : ce que veut dire chaque lettre sur l’image.
panel-turns = Une ligne par rotation : { $letters }
panel-nobody = Sans meeple
panel-confirm = Confirmer
panel-other-cell = Changer de case
panel-other-area = Changer de secteur
panel-other-tile = Changer de tuile
panel-take-back = Reprendre la tuile
panel-back = Retour
# Les titres des listes : qui la princesse renvoie, vers qui va la fée, où mène un portail.
panel-princess = La princesse renvoie…
panel-fairy = La fée va vers…
panel-portal = Par le portail vers…
# $cell : le nom d’une case. $spots : une liste de zones.
panel-beyond-option = { $cell } · { $spots }
# $first : le nom de la première case de la page suivante.
panel-beyond-more = D’autres cases, à partir de { $first }
panel-beyond = Par le portail vers **{ $cell }**. Choisis une zone.
# Below a preview: a second picture shows the line of a flying machine.
panel-line = 🎲 Un meeple sur l’**ornithoptère** atterrit là où mène un dé blanc. Là où mène un dé sombre barré d’une croix, il te revient.
panel-line-purist = 🎲 Les dés montrent où mène l’**ornithoptère**.
# $distance : ce que montre le dé. $cell : où mène le vol.
panel-landing = 🎲 Le dé montre **{ $distance }** : le vol mène en **{ $cell }**. Où atterrit le meeple ? C’est définitif.

## Le vol du dragon
# $step, $steps : quel pas sur combien.
panel-flight = 🐉 **Ton pas**, { $step } sur { $steps } : où va le dragon ? Un pas est définitif.
# $seat : qui déplace le dragon maintenant.
panel-flight-wait = 🐉 Pas { $step } sur { $steps } : { $seat } déplace le dragon.
# $steps: a list of numbers of steps. $count: how many.
panel-orders = **Consignes** pour { $count ->
    [one] ton pas { $steps } : appuie sur une flèche
   *[other] tes pas { $steps } : appuie sur une flèche pour chacun, l’un après l’autre
}. Le moment venu, je le fais pour toi.
panel-orders-none = Il ne te reste aucun pas à prévoir dans ce vol.
# $by: computer or person.
panel-orders-closed = Si un chemin est fermé à ce moment-là, { $by ->
    [computer] un ordinateur choisit.
   *[person] je te pose la question.
}
# $step: a number. $side: n, e, s or w. The order cannot be followed.
panel-order-closed = ⚠️ Pas { $step } : le chemin de ta consigne ({ $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
}) est fermé. Choisis maintenant.
# One order of a list. $step: a number. $side: n, e, s or w.
order-step = { $step } { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
}
order-undo = Annuler le dernier
order-clear = Tout effacer
# $order : l’une de celles ci-dessous.
panel-orders-given = Ta consigne : **{ $order }**.
# $side : n, e, s ou w. Si ce chemin est fermé, on demande quand même.
order-side = { $side ->
    [n] au nord si possible
    [e] à l’est si possible
    [s] au sud si possible
   *[w] à l’ouest si possible
}
order-computer = un ordinateur choisit
order-none = je choisis
button-steps = Mes pas

# $news : ce qu’a fait le coup.
panel-done = C’est joué. { $news }

## Quand la partie a avancé
moved-on = La partie a avancé. Voici où elle en est.
control-unknown = Ce bouton est périmé. Retape la commande ; dans une partie, c’est `/plateau`.

## Regarder
# $seat : une place. $turn : le numéro du tour.
state-to-move = Tour { $turn } : c’est à { $seat } de jouer.
state-over = La partie est finie.
state-decided = Le match a été décidé.
state-stopped = La partie a pris fin avant l’heure.
state-lobby = La partie n’a pas encore commencé.
state-running = La partie est en cours.
# $feature : city, road, field, monastery ou garden. $points : des points.
scores-part = { $feature ->
    [city] villes { $points }
    [road] routes { $points }
    [field] prés { $points }
    [monastery] abbayes { $points }
    [garden] jardins { $points }
    [fairy] fée { $points }
    [goods] marchandises { $points }
   *[other] autres { $points }
}
# $seat : une place. $points : tous ses points. $parts : une liste de parts.
scores-line = { $seat } : **{ $points }** ({ $parts })
scores-none = rien pour l’instant
scores-projected = { $points } si la partie finissait maintenant
scores-laps = -# Sur les images, les petits chiffres près d’un score comptent les tours de la piste de score : { $laps } font { $points }.
tiles-left = { $tiles ->
    [0] Il ne reste aucune tuile à piocher.
    [one] Il reste { $tiles } tuile à piocher.
   *[other] Il reste { $tiles } tuiles à piocher.
}
# Après une partie arrêtée ou perdue au temps. $tiles : combien.
tiles-at-end = { $tiles ->
    [one] La partie a fini avec { $tiles } tuile encore à piocher.
   *[other] La partie a fini avec { $tiles } tuiles encore à piocher.
}

## Annuler
# $undone : ce qui serait annulé. $people : une liste de mentions. $hands : yes si l’on a des tuiles en main, sinon no.
undo-offer = Voici ce qui serait annulé ; { $hands ->
        [yes] toutes les mains redeviendraient ce qu’elles étaient
       *[no] la même tuile serait ensuite piochée de nouveau
    } :
    { $undone }
    Il faut l’accord de { $people }.
undo-asked = C’est demandé. Tout le reste de la table doit maintenant accepter.
undo-done = C’est annulé.
button-ask-undo = Demander l’accord
# $seat : une place.
vote-asks = ↩️ { $seat } demande à annuler :
# $people : une liste de mentions.
vote-waiting = { $people }, d’accord ?
vote-refused = ↩️ { $seat } a refusé. La partie continue.
vote-withdrawn = ↩️ { $seat } a retiré sa demande. La partie continue.
vote-closed = ↩️ Ce vote est clos.
button-agree = Accepter
button-refuse = Refuser

## Rappels
# $person : une mention. $due : ce qui est attendu. $clock : une date. $channel : un lien vers le salon.
reminder = ⏳ { $person }, { $due ->
    [flight] déplace le dragon dans { $channel }
    [market] le marché dans { $channel } attend ta réponse
   *[turn] c’est à toi de jouer dans { $channel }
}. Fin du délai { $clock }.
reminder-game = ⏳ { $person }, { $due ->
    [flight] déplace le dragon dans { $channel }
    [market] le marché dans { $channel } attend ta réponse
   *[turn] c’est à toi de jouer dans { $channel }
}. Fin de ton temps { $clock } ; ensuite, tu perds la partie.
# Un rappel dont le tour est terminé. $turn : son numéro. $channel : comme ci-dessus.
reminder-over = Le tour { $turn } dans { $channel } est terminé.
# Un rappel dont le tour continue : ce qu’il demandait est fait. $turn, $channel : comme ci-dessus.
reminder-flight-over = Tour { $turn } dans { $channel } : ce pas du dragon est fait.
reminder-market-over = Tour { $turn } dans { $channel } : la réponse au marché est donnée.
