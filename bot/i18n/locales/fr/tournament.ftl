# Les tournois.

command-tournament = tournoi
    .description = Les tournois : s’inscrire, jouer, suivre, organiser
command-tournament-create = créer
    .description = Annoncer un tournoi dans ce salon
    .name = nom
    .name-text = Comment il s’appelle
    .format = format
    .format-text = Comment il désigne son vainqueur
    .sign-up-hours = heures_inscription
    .sign-up-hours-text = Durée des inscriptions, en heures (72)
    .round-days = jours_ronde
    .round-days-text = Durée d’une ronde, en jours (14)
    .turn-hours = heures_tour
    .turn-hours-text = Temps pour un tour, en heures
    .rounds = rondes
    .rounds-text = Nombre de rondes (autant qu’il en faut)
    .table-seats = places_table
    .table-seats-text = Aux tables : combien y jouent (de 3 à 5)
    .knockout = qualifiés
    .knockout-text = Combien passent à l’élimination directe après les rondes suisses (8)
    .championship = championnat
    .championship-text = Quarts de finale 1–5, 2–6, 3–7, 4–8 au lieu de 1–8, 4–5, 3–6, 2–7
    .best-of = manches
    .best-of-text = Parties d’un match : au meilleur de 1, 3 ou 5
    .check-in-minutes = minutes_présence
    .check-in-minutes-text = Pour jouer, il faut confirmer sa présence dans les dernières minutes des inscriptions
    .duplicate = duplicate
    .duplicate-text = Toutes les tables d’une ronde piochent les mêmes tuiles
    .late = retardataires
    .late-text = On peut entrer entre deux rondes
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur (sinon, les règles habituelles)
    .help = aide
    .help-text = Ce que l’on apprend en plus des règles
    .rated = classé
    .rated-text = Si les parties comptent pour les cotes (oui)
    .organisers = organisation
    .organisers-text = Un rôle dont les membres peuvent gérer le tournoi avec toi
command-tournament-join = rejoindre
    .description = T’inscrire à un tournoi
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-leave = quitter
    .description = Te désinscrire d’un tournoi, ou l’abandonner
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-checkin = présence
    .description = Confirmer que tu es là et que tu veux jouer
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-start = commencer
    .description = Clore les inscriptions et commencer (organisation)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-round = ronde
    .description = Voir les matchs de la ronde, ou lancer la suivante (organisation)
    .number = numéro
    .number-text = Quelle ronde ; sans réponse, la plus récente
    .next = suivante
    .next-text = Lancer la ronde suivante maintenant
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-standings = classement
    .description = Voir où chacun en est
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-bracket = tableau
    .description = Voir l’élimination directe
    .number = numéro
    .number-text = Quelle ronde ; sans réponse, une vue d’ensemble
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-referee = arbitrer
    .description = Décider, prolonger, remplacer, suspendre, annuler (organisation)
    .action = action
    .action-text = Que faire
    .match = match
    .match-text = Quel match
    .person = personne
    .person-text = Qui gagne, ou qui est à remplacer
    .by = par
    .by-text = Qui prend la place de cette personne
    .hours = heures
    .hours-text = Combien de temps en plus, en heures
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-drop = retirer
    .description = Retirer quelqu’un d’un tournoi (organisation)
    .person = personne
    .person-text = Qui
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-export = exporter
    .description = Obtenir le classement et les matchs dans un tableau (CSV)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs

format-swiss = système suisse
format-round-robin = chacun contre chacun
format-elimination = élimination directe
format-swiss-elimination = système suisse, puis élimination directe
format-tables = tables de trois à cinq

decision-extend = donner du temps
decision-as-it-stands = trancher en l’état
decision-win = la personne gagne
decision-tie = match nul
decision-nobody = personne ne gagne
decision-replace = remplacer la personne
decision-drop = retirer la personne
decision-pause = suspendre le tournoi
decision-resume = reprendre après une pause
decision-undo = annuler le résultat
decision-report = montrer les paires inhabituelles

## Refus
tournament-none = Je ne trouve pas ce tournoi sur ce serveur. Qui le gère peut en annoncer un avec `/tournoi créer`.
tournament-not-here = Un tournoi s’annonce dans un salon textuel : chaque match y reçoit son fil.
# $status : sign-up, running, over ou cancelled.
tournament-wrong-status = { $status ->
    [sign-up] Cela viendra plus tard : les inscriptions sont encore ouvertes.
    [running] Ce n’est plus possible : le tournoi est en cours.
    [cancelled] Ce tournoi a été annulé.
   *[over] Ce tournoi est fini.
}
# $most : des lettres.
tournament-name = Le nom d’un tournoi a de 1 à { $most } caractères.
# $name : ce qui a été demandé.
tournament-name-taken = Un tournoi appelé « { $name } » est déjà ouvert sur ce serveur. Choisis un autre nom.
# $what : tables, best-of, rounds, knock-out ou round-time.
tournament-plan = { $what ->
    [tables] Une table a de trois à cinq places ; les autres formats se jouent à deux. Laisse `places_table` vide, ou choisis le format des tables.
    [best-of] Un match se joue en une partie, ou au meilleur de trois ou cinq ; aux tables, en une seule.
    [rounds] Un tournoi a de 1 à 15 rondes.
    [knock-out] 2, 4, 8, 16 ou 32 personnes peuvent passer à l’élimination directe.
   *[round-time] Une ronde dure d’une heure à quatre-vingt-dix jours.
}
tournament-sign-up-past = Les inscriptions doivent finir dans l’avenir.
tournament-sign-up-over = Ce tournoi ne prend plus personne.
# $most : un nombre.
tournament-full = Les { $most } places sont prises.
# $yours : yes pour qui le lit, no pour quelqu’un d’autre.
tournament-already-entered = { $yours ->
    [yes] Ton inscription à ce tournoi existe déjà : un compte s’inscrit une seule fois.
   *[no] Son inscription à ce tournoi existe déjà : un compte s’inscrit une seule fois.
}
# $yours : yes pour qui le lit, no pour quelqu’un d’autre.
tournament-not-entered = { $yours ->
    [yes] Tu ne participes pas à ce tournoi.
   *[no] Cette personne ne participe pas à ce tournoi.
}
tournament-check-in-closed = Ce n’est pas le moment de confirmer sa présence.
# $least, $entered : des nombres.
tournament-too-few = Il faut au moins { $least } personnes pour commencer, et { $entered ->
    [0] aucune n’est prête
    [one] { $entered } seule est prête
   *[other] { $entered } seulement sont prêtes
}.
tournament-organiser-only = Seules les personnes qui organisent ce tournoi peuvent faire cela.
# $matches : un nombre.
tournament-open-matches = La ronde n’est pas finie : { $matches ->
    [one] { $matches } match est encore ouvert
   *[other] { $matches } matchs sont encore ouverts
}. Attends, ou tranche avec `/tournoi arbitrer`.
tournament-no-such-match = Ce match n’existe pas. Choisis-en un dans la liste.
tournament-match-decided = Ce match a déjà son résultat. On peut l’annuler tant que sa ronde est la dernière.
tournament-no-open-match = Il n’y a aucun match en cours à prolonger.
tournament-match-open = Ce match n’a pas encore de résultat : il n’y a rien à annuler.
tournament-not-in-match = Dis qui gagne : quelqu’un qui joue ce match.
tournament-round-past = La ronde suivante a commencé, et ses matchs dépendent de ce résultat. Il ne change plus.
# $most : des jours.
tournament-extension-range = Un match peut recevoir jusqu’à { $most } jours de plus à la fois.
tournament-paused-already = Le tournoi est déjà suspendu.
tournament-not-paused = Le tournoi n’est pas suspendu.
tournament-game = Cette partie appartient à un tournoi : adresse-toi à l’arbitre. Tu ne peux reprendre un tour que tant que la tuile suivante n’est pas montrée.
tournament-several = Plusieurs tournois sont ouverts ici. Dis lequel : { $names }.
tournament-need-match = Dis quel match.
tournament-need-person = Dis qui.
tournament-need-hours = Dis combien d’heures.
# $planned : yes ou no, s’il y aura une élimination directe.
tournament-no-bracket = { $planned ->
    [yes] L’élimination directe n’a pas encore commencé.
   *[no] Ce tournoi n’a pas d’élimination directe. Pour voir le classement, c’est `/tournoi classement`.
}
tournament-no-rounds = Aucune ronde n’a encore commencé.
# $first, $last : des numéros de rondes.
tournament-no-such-round = Cette ronde n’a pas commencé, ou n’en fait pas partie : il y a les rondes { $first } à { $last }.

## Inscriptions
# $name : du tournoi. $format : un format.
cup-title = ## 🏆 { $name }
cup-format = **Format :** { $format }{ $best-of ->
    [1] {""}
   *[other] , au meilleur de { $best-of } parties
}{ $duplicate ->
    [yes] , en duplicate : toutes les tables d’une ronde piochent les mêmes tuiles
   *[no] {""}
}
# $rounds : combien, 0 pour autant qu’il en faut. $best : combien passent à l’élimination directe, 0 s’il n’y en a pas.
cup-rounds = **Rondes :** { $rounds ->
    [0] autant qu’il en faut
   *[other] { $rounds }
}{ $best ->
    [0] {""}
   *[other] , puis élimination directe entre les { $best } meilleurs
}
cup-late = On peut aussi entrer entre deux rondes.
# $time : une durée.
cup-round-time = **Une ronde :** { $time }
# $when : un moment.
cup-sign-up-until = **Fin des inscriptions :** { $when }
# $time : une durée.
cup-check-in = Confirme ta présence pendant les derniers instants ({ $time }), sinon tu ne joues pas.
# $count : combien. $names : des mentions.
cup-entered = **{ $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
} :** { $names }
cup-entered-nobody = Personne n’est encore inscrit.
# Qui commence un match ; à côté de l’aide.
cup-first = commence qui a le moins souvent commencé
# $count : combien d’autres.
cup-and-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
# $count : combien d’autres, à la fin d’une liste de noms.
cup-others = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
# $line : la ligne de qui lit, dans une liste sans place pour elle.
cup-yours = **Toi :** { $line }
cup-running = Le tournoi est en cours.
cup-over = Le tournoi est fini.
cup-cancelled = Le tournoi a été annulé.
button-enter = M’inscrire
button-withdraw = Me désinscrire
button-check-in = Je suis là
button-standings = Classement
button-matches = Matchs
button-bracket = Tableau
# $name : du tournoi.
cup-joined = Ton inscription à **{ $name }** est prise.
cup-left = Tu ne participes plus à **{ $name }**.
cup-checked-in = Ta présence à **{ $name }** est confirmée.
cup-started = **{ $name }** commence.
cup-next-begins = La ronde suivante commence.
cup-was-last = C’était la dernière ronde.
cup-dropped = { $person } ne participe plus.
cup-decided = C’est fait.
# $match : ronde et numéro. $players : des noms. $when : une date.
cup-extended = Match { $match } ({ $players }) : nouvelle limite, { $when }.

## Ce que racontent les tournois
# $name : du tournoi. $when : un moment. $names : des mentions.
cup-tell-check-in = **{ $name }** : confirmez votre présence (fin : { $when }).
cup-tell-cancelled = **{ $name }** est annulé : trop peu de monde voulait jouer.
# $round : un nombre. $stage : final, semi-finals, quarter-finals, knock-out, ou autre.
cup-round-name = ronde { $round }{ $stage ->
    [final] {" "}(finale)
    [semi-finals] {" "}(demi-finales)
    [quarter-finals] {" "}(quarts de finale)
    [knock-out] {" "}(élimination directe)
   *[other] {""}
}
# $name : du tournoi. $round : le nom d’une ronde.
cup-tell-round = ### { $name } : { $round }
# $promise : une empreinte.
cup-tell-promise = Toutes les tables piochent les mêmes tuiles. Leur ordre vient d’une graine dont l’empreinte est `{ $promise }` ; la graine suivra après la dernière partie.
# $seed, $promise : une graine et son empreinte.
cup-tell-seed = Les tuiles de cette ronde viennent de la graine `{ $seed }` (pour la partie n d’un match, avec `-n` à la fin). Son empreinte est `{ $promise }`, celle montrée auparavant.
# $number : du match. $players : une liste. $result : des points, ou open.
cup-match-line = { $number }\. { $players }
# $points : par exemple 64 : 58.
cup-match-result = { $number }\. { $players } · **{ $points }**
cup-match-third = pour la troisième place
cup-match-thread = fil
cup-bye = Exemption pour { $player } : elle compte comme une victoire.
# $player : qui continue.
cup-unopposed = { $players } { $count ->
    [one] passe
   *[other] passent
} au tour suivant sans jouer.
# $matches : un nombre.
cup-more-matches = …et { $matches ->
    [one] { $matches } autre
   *[other] { $matches } autres
} : `/tournoi ronde`.
cup-more-in-file = …et { $matches ->
    [one] { $matches } autre
   *[other] { $matches } autres
} : `/tournoi exporter`.
# $tournament : un nom. $round, $number : des nombres. $players : des noms.
cup-thread-title = { $tournament } · { $round }.{ $number } · { $players }
# $players : des mentions. $when : un moment.
cup-tell-match = ### { $players }
    Votre match de **{ $name }**, { $round }. { $first } commence. Fin prévue : { $when } ; ensuite, l’arbitre tranche.
# $players : des mentions. $when : un moment.
cup-tell-reminder = { $players } : fin prévue de votre match : { $when }.
# $players : des mentions. $when : une date.
cup-tell-extended = { $players } : votre match est prolongé. Nouvelle limite : { $when }.
# $organiser : une mention. $match : un lien. $players : des noms.
cup-tell-overdue = { $organiser }, un match attend une décision : { $match } ({ $players }). Tape `/tournoi arbitrer` ; dans un jour, il sera tranché en l’état.
# $organiser : une mention. $match : un lien. $players : des noms.
cup-tell-damaged = { $organiser }, la partie de { $match } ({ $players }) ne peut pas continuer : ce qui en est conservé est endommagé. Avec `/tournoi arbitrer`, tu peux la faire rejouer (annuler le résultat) ou trancher sans elle (la personne gagne, match nul, personne ne gagne). Sinon, un jour après la fin du temps, c’est un match nul.
# $how : walkover, referee ou deadline. $points : par exemple 1 : 0.
cup-tell-decided = { $how ->
    [walkover] Ce match est gagné par forfait
    [deadline] Le temps est écoulé, et ce match est tranché en l’état
   *[referee] L’arbitre a tranché ce match
} : { $players } **{ $points }**.
# $name : du tournoi. $round : le nom d’une ronde.
cup-tell-round-over = ### { $name } : fin de la { $round }
# $when : un moment.
cup-tell-next = Début de la ronde suivante : { $when }.
# $name : du tournoi.
cup-tell-paused = ⏸ **{ $name }** est suspendu. Toutes les horloges sont arrêtées jusqu’à la reprise ; vous pouvez jouer quand même.
cup-tell-resumed = ▶ **{ $name }** reprend. Chaque horloge a le temps qui lui restait.
# $organiser : une mention.
cup-tell-replayed = La partie a été arrêtée : le match continue avec une nouvelle. { $organiser } : tu peux aussi trancher avec `/tournoi arbitrer`.
# $name : du tournoi. $winner : une mention.
cup-tell-ended = # 🏆 { $winner } { $winners ->
    [one] gagne
   *[other] se partagent la victoire de
} { $name } !
# $place : un nombre. $player : une mention.
cup-place = { $place }\. { $player }
cup-place-shared = { $place }\. { $player } (place partagée : rien ne les départage)

## Classement
# $place : à partir de 1. $player : une mention. $points, $solkoff : des nombres. $difference : avec son signe. $scored : des points.
standings-line = { $place }\. { $player } · **{ $points }** · { $solkoff } · { $difference } · { $scored }
standings-gone = { $player } (hors course)
standings-legend = Points · points des adversaires sans le plus faible · différence · points marqués
standings-shared = Rien de tout cela ne départage celles et ceux qui partagent une place.
standings-column-points = Points
standings-column-solkoff = Solkoff
standings-column-difference = Différence
standings-column-scored = Marqués
bracket-third = Troisième place
bracket-overview = Vue d’ensemble
cup-other-round = Une autre ronde…
# $left, $right : des noms, ou un tiret. $winner : un nom, ou un tiret.
bracket-line = { $left } – { $right } : { $winner }
bracket-open = ouvert

## Paires inhabituelles
report-title = ### Paires dont les parties entre elles diffèrent de leurs autres parties
report-none = Aucune paire ne sort du lot.
# $gains, $loses : des mentions. $won, $games, $expected, $left, $deviation : des nombres.
report-line = • { $gains } a gagné { $won } fois sur { $games } contre { $loses }, alors que l’on attendait { $expected }{ $left ->
    [0] {""}
   *[other]  ; dont { $left } par abandon
}.
report-note = Un nombre n’est pas une preuve : regarde les parties.
