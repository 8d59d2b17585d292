# Les tournois.

command-tournament = tournoi
    .description = Les tournois : s’inscrire, jouer, suivre, organiser
command-tournament-create = créer
    .description = Créer un tournoi dans ce salon (pour qui gère le serveur)
    .name = nom
    .name-text = Nom du tournoi
    .kind = genre
    .kind-text = Un modèle ; tout se change sous Réglages
    .format = format
    .format-text = Comment on trouve qui gagne (sinon suisse, ou celui du genre)
    .sign-up-hours = heures_inscription
    .sign-up-hours-text = Durée des inscriptions, en heures (sinon 72)
    .round-days = jours_ronde
    .round-days-text = Durée d’une ronde, en jours (sinon 14)
    .turn-hours = heures_tour
    .turn-hours-text = Temps par tour, en heures
    .budget = temps_total
    .budget-text = Temps par personne pour toute une partie ; à court de temps, on perd
    .rounds = rondes
    .rounds-text = Nombre de rondes (sinon autant qu’il en faut)
    .table-seats = places_table
    .table-seats-text = Aux tables : places par table (de 3 à 5)
    .knockout = qualifiés
    .knockout-text = Combien passent à l’élimination directe après les rondes suisses (sinon 8)
    .boards = nombre_tables
    .boards-text = Équipes : combien de tables a un match d’équipes
    .division-size = taille_division
    .division-size-text = Ligue à divisions : combien jouent dans chacune
    .promoted = montées
    .promoted-text = Combien montent d’une division après la saison, et autant descendent
    .championship = championnat
    .championship-text = Comme au mondial : 1–5, 2–6, 3–7, 4–8 ; qui est mieux classé commence et perd à égalité
    .best-of = manches
    .best-of-text = Parties d’un match : au meilleur de 1, 3 ou 5
    .check-in-minutes = minutes_présence
    .check-in-minutes-text = Pour jouer, il faut confirmer sa présence dans les dernières minutes des inscriptions
    .duplicate = duplicate
    .duplicate-text = Toutes les tables d’une ronde piochent les mêmes tuiles
    .late = retardataires
    .late-text = Si l’on peut entrer entre deux rondes
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur (sinon les règles habituelles)
    .help = aide
    .help-text = Ce que le bot montre en plus des règles
    .rated = classée
    .rated-text = Si ce sont des parties classées (sinon oui)
    .organisers = organisation
    .organisers-text = Un rôle dont les membres peuvent gérer le tournoi avec toi
command-tournament-join = rejoindre
    .description = S’inscrire à un tournoi
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-leave = quitter
    .description = Se désinscrire, ou abandonner définitivement un tournoi en cours
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-checkin = présence
    .description = Confirmer ta présence
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-bye = exemption
    .description = Demander une exemption pour la prochaine ronde
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-seed = classer
    .description = Donner à quelqu’un une place parmi les têtes de série (organisation)
    .person = personne
    .person-text = Qui
    .place = place
    .place-text = Quelle place, à partir de 1
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-start = commencer
    .description = Clore les inscriptions et commencer (organisation)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-round = ronde
    .description = Voir les matchs d’une ronde, ou lancer la suivante (organisation)
    .number = numéro
    .number-text = Quelle ronde (sinon la plus récente)
    .next = suivante
    .next-text = Lancer la ronde suivante maintenant
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-standings = classement
    .description = Voir le classement
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-bracket = tableau
    .description = Voir l’élimination directe
    .number = numéro
    .number-text = Quelle ronde (sinon une vue d’ensemble)
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
command-tournament-move = déplacer
    .description = Poursuivre un tournoi dans ce salon (organisation)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-organisers = organisation
    .description = Voir qui peut gérer un tournoi, et choisir un rôle qui le peut
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-export = exporter
    .description = Obtenir le classement et les matchs dans un tableau (CSV)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs

kind-championship = Championnat du monde
kind-live = Soirée en direct
kind-league = Saison de ligue
kind-duplicate = Duplicate

format-swiss = système suisse
format-round-robin = toutes rondes (chaque paire une fois)
format-elimination = élimination directe
format-swiss-elimination = système suisse, puis élimination directe
format-double-elimination = double élimination
format-tables = tables de trois à cinq

decision-extend = donner du temps
decision-as-it-stands = trancher en l’état
decision-win = cette personne gagne
decision-tie = égalité
decision-nobody = personne ne gagne
decision-replace = remplacer cette personne
decision-drop = retirer cette personne
decision-pause = suspendre le tournoi
decision-resume = reprendre le tournoi
decision-undo = annuler le résultat
decision-cancel = annuler, ou mettre fin avant l’heure
decision-report = montrer les paires inhabituelles

## Refus
tournament-none = Ce tournoi n’existe pas sur ce serveur. Les personnes qui le gèrent peuvent en créer un avec `/tournoi créer`.
tournament-none-yet = Il n’y a pas encore de tournoi sur ce serveur. Les personnes qui le gèrent peuvent en créer un avec `/tournoi créer`.
tournament-not-here = Un tournoi a besoin d’un salon textuel : chaque match y reçoit son fil.
# $status : sign-up, running, over ou cancelled.
tournament-wrong-status = { $status ->
    [sign-up] Cela viendra plus tard : les inscriptions sont encore ouvertes.
    [running] Ce n’est plus possible : le tournoi est en cours.
    [cancelled] Ce tournoi a été annulé. Les personnes qui gèrent le serveur peuvent en créer un autre avec `/tournoi créer`.
   *[over] Ce tournoi est fini. `/tournoi classement` montre le résultat.
}
tournament-cancel-running = Trop tard pour l’annuler : le tournoi est en cours. Tu peux y mettre fin avant l’heure avec `/tournoi arbitrer`.
# $most : des lettres.
tournament-name = Le nom d’un tournoi a de 1 à { $most } caractères.
# $name : ce qui a été demandé.
tournament-name-taken = Il y a déjà un tournoi appelé « { $name } » sur ce serveur. Choisis un autre nom.
# $what : ce qui ne va pas dans le plan, un `PlanProblem`.
tournament-plan = { $what ->
    [tables] Une table a de trois à cinq places ; les autres formats se jouent à deux. Laisse `places_table` vide, ou choisis le format des tables.
    [best-of] Un match se joue en une partie, ou au meilleur de trois ou cinq ; aux tables, en une seule.
    [rounds] Un tournoi a de 1 à 15 rondes.
    [knock-out] 2, 4, 8, 16 ou 32 personnes peuvent passer à l’élimination directe ; dans le tableau du championnat du monde, 8, sans double élimination.
    [groups] Il y a 2, 4 ou 8 groupes, et le même nombre de personnes de chacun passe à l’élimination directe.
    [divisions] Toutes rondes se joue aussi en divisions de 3 ou plus, sans groupes ni élimination directe.
    [promoted] Moins de la moitié d’une division peut monter, et autant descendre.
    [teams] Les équipes jouent sur 2 à 8 tables, en rondes suisses ou toutes rondes, avec moins de temps pour les compositions que pour la ronde.
    [entered] Il y a déjà des inscriptions : on ne peut plus passer des équipes à l’individuel, ni l’inverse.
    [most] Un tournoi a au moins autant de places qu’il en faut pour commencer, et 256 au plus.
    [byes] Chaque personne peut demander jusqu’à 5 exemptions.
   *[round-time] Une ronde dure de dix minutes à quatre-vingt-dix jours.
}
tournament-parameters-unused = Un tournoi de ce format ne se sert pas de { $parameters }. Laisse cela vide, ou choisis un autre format.
tournament-sign-up-past = Les inscriptions doivent finir dans l’avenir.
tournament-sign-up-over = On ne peut plus s’inscrire à ce tournoi. L’organisation peut encore remplacer quelqu’un par une autre personne, avec `/tournoi arbitrer`.
tournament-no-reserves = Ce tournoi ne prend maintenant personne en réserve. Inscris-toi avec `/tournoi rejoindre`.
tournament-reserve-unseeded = Qui est en réserve joue à la place d’une exemption et n’est pas tête de série.
tournament-no-byes = Personne ne peut demander d’exemption pour la prochaine ronde de ce tournoi. S’il te faut plus de temps pour un match, demande à l’organisation.
tournament-byes-used = Tu as déjà eu toutes les exemptions que tu peux demander : { $most }. S’il te faut plus de temps pour un match, demande à l’organisation.
# $most : un nombre.
tournament-full = Les { $most } places sont prises. L’organisation peut encore remplacer quelqu’un par une autre personne, avec `/tournoi arbitrer`.
# $yours : yes pour qui le lit, no pour quelqu’un d’autre.
tournament-already-entered = { $yours ->
    [yes] Tu participes déjà : une seule inscription par compte.
   *[no] Cette personne participe déjà : une seule inscription par compte.
}
tournament-dropped-out = Tu es hors de ce tournoi : après un abandon, on ne se réinscrit pas. Tu peux le suivre avec `/tournoi classement`.
# $yours : yes pour qui le lit, no pour quelqu’un d’autre.
tournament-not-entered = { $yours ->
    [yes] Tu ne participes pas à ce tournoi. Si les inscriptions sont encore ouvertes, inscris-toi avec `/tournoi rejoindre`.
   *[no] Cette personne ne participe pas à ce tournoi. Choisis quelqu’un qui y participe.
}
tournament-check-in-closed = Aucune confirmation n’est nécessaire maintenant : ton inscription reste valable.
tournament-check-in-early = La présence se confirme à partir du <t:{ $opens }:f>.
# $least, $entered : des nombres.
tournament-too-few = Il faut au moins { $least } personnes pour commencer, et { $entered ->
    [0] personne n’est là
    [one] { $entered } seule est là
   *[other] { $entered } seulement sont là
}. Attends-en d’autres, ou annule le tournoi avec `/tournoi arbitrer`.
tournament-organiser-only = Seules les personnes qui organisent ce tournoi, ou qui gèrent le serveur, peuvent faire cela. Demande-leur.
tournament-role-not-yours = Seules la personne qui l’a annoncé et celles qui gèrent le serveur choisissent qui gère un tournoi.
tournament-role-everyone = Tout le monde ne peut pas gérer un tournoi. Choisis un rôle que seules certaines personnes ont.
# $matches : un nombre.
tournament-open-matches = La ronde n’est pas finie : { $matches ->
    [one] { $matches } match est encore ouvert
   *[other] { $matches } matchs sont encore ouverts
}. Attends, ou tranche avec `/tournoi arbitrer`.
tournament-no-such-match = Ce match n’existe pas. Choisis-en un dans la liste.
tournament-match-decided = Ce match a déjà son résultat. L’organisation peut l’annuler tant que sa ronde est la dernière.
tournament-no-open-match = Il n’y a aucun match en cours à prolonger. `/tournoi ronde` montre les matchs et commence la ronde suivante.
tournament-match-open = Ce match n’a pas encore de résultat : il n’y a rien à annuler. Tu peux le trancher ou lui donner du temps.
tournament-not-in-match = Choisis avec `personne` qui gagne : une des personnes de ce match.
tournament-round-past = Trop tard : la ronde suivante dépend déjà de ce résultat. Seuls ceux de la dernière ronde peuvent être annulés.
tournament-forfeit-stands = Qui a abandonné reste hors du tournoi : ce résultat ne peut pas être annulé.
# $most : des jours.
tournament-extension-range = Un match peut recevoir jusqu’à { $most } jours de plus à la fois.
tournament-paused-already = Le tournoi est déjà suspendu. Tu peux le reprendre avec `/tournoi arbitrer`.
tournament-not-paused = Le tournoi n’est pas suspendu. Tu peux le suspendre avec `/tournoi arbitrer`.
tournament-game = Cette partie appartient à un tournoi : adresse-toi à l’organisation. Un tour ne s’annule que jusqu’à la tuile suivante.
tournament-seat = Dans un tournoi, c’est l’organisation qui remplace quelqu’un, avec `/tournoi arbitrer`. Tu peux quitter ta propre place avec `/abandonner`.
tournament-own-match = Il s’agit de ton propre match : une autre personne de l’organisation, ou qui gère le serveur, doit le faire.
tournament-several = Il y a plusieurs tournois ici. Choisis-en un avec l’option `tournoi` : { $names }.
tournament-need-match = Choisis un match avec l’option `match`, ou utilise cette commande dans son fil.
tournament-need-person = Choisis avec `personne` la personne à remplacer, et avec `par` celle qui prend sa place, pas un bot.
tournament-need-hours = Choisis le nombre d’heures avec l’option `heures`.
# $planned : yes ou no, s’il y aura une élimination directe.
tournament-no-bracket = { $planned ->
    [yes] L’élimination directe n’a pas encore commencé.
   *[no] Ce tournoi n’a pas d’élimination directe. Vois le classement avec `/tournoi classement`.
}
tournament-no-rounds = Aucune ronde n’a encore commencé. La première commence après les inscriptions.
# $count, $first, $last : combien de rondes il y a, et leurs numéros.
tournament-no-such-round = Cette ronde n’existe pas encore. { $count ->
    [1] Il n’y a que la ronde { $first }.
   *[other] Choisis-en une de { $first } à { $last }.
}

## Inscriptions
# $name : du tournoi. $format : un format.
tournament-title = ## 🏆 { $name }
tournament-format = **Format :** { $format }{ $best-of ->
    [1] {""}
   *[other] , au meilleur de { $best-of } parties
}{ $duplicate ->
    [yes] , en duplicate : toutes les tables d’une ronde piochent les mêmes tuiles
   *[no] {""}
}
# $rounds : combien, 0 pour autant qu’il en faut : $likely pour les $entered inscrits, 0 s’il en manque. $of : « people » pour des personnes ou « teams » pour des équipes. $best : combien passent à l’élimination directe, 0 s’il n’y en a pas.
tournament-rounds = **Rondes :** { $rounds ->
    [0] autant qu’il en faut{ $likely ->
        [0] {""}
       *[other]  : { $likely } pour { $entered } { $of ->
            [teams] équipes
           *[people] personnes
        }
    }
   *[other] { $rounds }
}{ $best ->
    [0] {""}
   *[other] , puis élimination directe entre les meilleurs, { $best } au plus
}
# $groups: how many, $best: of each.
tournament-groups = { $groups ->
    [one] **Ensuite,** élimination directe entre les meilleurs, { $best } au plus.
   *[other] **Groupes :** { $groups } ; les { $best } meilleurs de chacun passent à l’élimination directe.
}
# $seats : combien sont prévues par table.
tournament-table-seats = **Places par table :** { $seats }, ou aussi près que le permet le nombre de personnes
tournament-late = Tu peux aussi entrer entre deux rondes, avec `/tournoi rejoindre`.
# $ties : starter ou seed, qui continue quand un match du tableau finit à égalité.
tournament-knock-out = **Élimination directe :** { $ties ->
    [starter] à égalité, la personne qui n’a pas commencé passe
   *[seed] à égalité, la tête de série la mieux classée passe
}.
tournament-knock-out-nobody = Si personne n’y joue, les deux sont hors course ; l’adversaire suivant passe sans jouer.
tournament-knock-out-starts = En élimination directe, la tête de série la mieux classée commence.
# $games: of a match. $final: of the final, or same.
tournament-knock-out-best-of = **Matchs à élimination directe :** au meilleur de { $games }{ $final ->
    [same] {""}
   *[other] , finale au meilleur de { $final }
}
tournament-double = **Double élimination :** qui perd continue dans le tableau des perdants ; à la seconde défaite, c’est fini.
# $reset : yes ou no.
tournament-double-reset = { $reset ->
    [yes] Si la grande finale va à qui a déjà perdu une fois, elle se joue à nouveau.
   *[no] Une seule grande finale décide, peu importe qui a déjà perdu.
}
tournament-duplicate = Tout le monde pioche les mêmes tuiles : qui se parle peut savoir ce qui vient.
tournament-duplicate-private = Les fils restent privés jusqu’à la fin de la ronde ; les résultats attendent la table la plus lente.
# $time : une durée.
tournament-round-time = **Temps par ronde :** { $time }
# $when : un moment.
tournament-sign-up-until = **Fin des inscriptions :** { $when } ; ensuite, le tournoi commence.
# $time : une durée.
tournament-check-in = Appuie sur **{ button-check-in }** juste avant la clôture (fenêtre : { $time }), sinon tu ne joues pas.
# $count : combien. $names : des mentions.
tournament-entered = **{ $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
} :** { $names }
# $count, $most, $byes, $round, $place: numbers. $names: mentions. $name: of the tournament. $player, $person: a mention.
tournament-waiting = **En liste d’attente ({ $count }) :** { $names }
tournament-reserves = **En réserve ({ $count }) :** { $names }
tournament-most = **Places :** { $most } ; ensuite, c’est la liste d’attente.
tournament-byes = Chaque personne peut demander { $byes ->
    [one] une exemption
   *[other] { $byes } exemptions
} avec `/tournoi exemption` ; elle compte pour une demi-victoire.
tournament-direct-encounter = À points égaux, les matchs entre ces personnes comptent d’abord.
tournament-waits = Le tournoi **{ $name }** est complet. Te voilà en liste d’attente ; je te mentionne quand une place se libère.
tournament-stands-in = Te voilà en réserve pour **{ $name }** : tu joues pour éviter une exemption à quelqu’un.
tournament-rest = Exemption sur demande pour { $player } : elle compte pour une demi-victoire.
tournament-bye-asked = Tu ne joues pas la ronde { $round } du tournoi **{ $name }**.
tournament-bye-taken-back = Tu joues la ronde { $round } du tournoi **{ $name }**.
tournament-tell-moved-up = { $person }, une place s’est libérée : tu participes à **{ $name }**.
tournament-tell-moved-down =
    { $person }, tu passes sur la liste d’attente du tournoi **{ $name }**.
    { $why ->
        [season] Les places vont d’abord aux personnes de la saison passée, puis par ordre d’inscription.
       *[fewer] Il y a moins de places qu’avant.
    }
tournament-tell-no-reserves = { $person }, **{ $name }** n’a pas de réserve dans ce format. Pour jouer, appuie sur **{ button-withdraw }**, puis sur **{ button-enter }**.
tournament-seeds = ### Têtes de série
tournament-seed-line = { $place }\. { $player }
tournament-seeds-note = -# L’ordre est désormais celui des inscriptions, sauf qui tu déplaces. Les suivantes viennent après, selon la cote.
tournament-entered-nobody = Aucune inscription pour l’instant.
# $count : combien ont confirmé.
tournament-present = { $count ->
    [one] { $count } présence confirmée
   *[other] { $count } présences confirmées
} (✓).
# $name : le tournoi. $count, $entered : combien ont confirmé, et sont inscrits.
tournament-start-ask = **Commencer { $name } maintenant ?** { $count } sur { $entered } ont confirmé leur présence, et il est encore temps de le faire.
# $name : le tournoi. $count : combien de personnes sont inscrites.
tournament-cancel-ask = **Annuler { $name } ?** C’est définitif. { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] Une personne est inscrite.
   *[other] { $count } personnes sont inscrites.
}
# $name : le tournoi. $count : combien de matchs sont en cours. $results : yes si un match a un résultat, sinon no. $byes : yes s’il y a une exemption dans la ronde en cours, sinon no.
tournament-end-ask = **Mettre fin à { $name } maintenant ?** C’est définitif.
    { $count ->
        [0] Aucun match n’est en cours.
        [one] Un match en cours s’achève sans résultat, sauf si tu le tranches d’abord. Sa partie est arrêtée.
       *[other] { $count } matchs en cours s’achèvent sans résultat, sauf si tu les tranches d’abord. Leurs parties sont arrêtées.
    }{ $byes ->
        [no] {""}
       *[yes] {""}
        Les exemptions de cette ronde ne comptent alors pas.
    }
    { $results ->
        [no] Aucun match n’a encore de résultat : le tournoi ne peut qu’être arrêté.
       *[yes] Ou bien le classement devient définitif tel qu’il est, ou bien le tournoi est arrêté et n’a pas de résultat.
    }
# $names : des mentions.
tournament-left-out = **Ne participeraient pas :** { $names }
# Qui commence un match ; à côté de l’aide.
tournament-first = la personne qui a le moins souvent commencé commence
# $count : combien d’autres.
tournament-and-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
tournament-on-pause = ⏸ **Suspendu :** aucun délai ne court jusqu’à la reprise.
tournament-running = Le tournoi est en cours.
tournament-over = Le tournoi est fini.
tournament-cancelled = Le tournoi a été annulé.
tournament-called-off = Le tournoi a été arrêté. Il n’a pas de résultat.
button-enter = S’inscrire
button-withdraw = Se désinscrire
button-drop-out = Abandonner
button-cancel-tournament = Annuler le tournoi
button-end-tournament = Garder le classement
button-call-off = Arrêter le tournoi
button-check-in = Confirmer ma présence
button-play-after-all = Jouer quand même
button-reserve = Être en réserve
button-show-sign-up = Voir les inscriptions
button-standings = Classement
button-matches = Matchs
button-bracket = Tableau
# $name : du tournoi.
tournament-joined = Tu participes à **{ $name }**.
tournament-joined-late = Tu participes à **{ $name }** dès la prochaine ronde.
tournament-drop-out-ask = **Abandonner { $name } définitivement ?** Tu perds ton match s’il est encore en cours, et tu ne peux plus te réinscrire.
tournament-left = Tu ne participes plus à **{ $name }**.
tournament-checked-in = Ta présence à **{ $name }** est confirmée.
# $name : du tournoi. $paused : yes ou no.
tournament-started = { $paused ->
    [yes] **{ $name }** est suspendu : il commence dès que tu le reprends avec `/tournoi arbitrer`.
   *[no] **{ $name }** commence.
}
tournament-next-begins = La ronde suivante commence.
tournament-was-last = C’était la dernière ronde.
tournament-dropped = { $person } ne participe plus au tournoi.
# $channel : une mention du salon.
tournament-moved = **{ $name }** est maintenant dans { $channel }.
# $name : le tournoi. $people : qui peut le gérer.
tournament-organisers = Peuvent gérer **{ $name }** : { $people }.
tournament-managers = les personnes qui gèrent le serveur
tournament-role = Le rôle qui peut le gérer
# $name : le tournoi.
tournament-resumed = **{ $name }** continue.
# $substitute, $person : mentions.
tournament-replaced = { $substitute } joue maintenant à la place de { $person }.
# $match : ronde et numéro. $players : des noms. $when : une date.
tournament-undone = Match { $match } ({ $players }) : on continue, jusqu’au { $when }.
# À la place d’une décision dans une ronde en duplicate.
tournament-decided = C’est décidé. Le résultat paraîtra quand les autres tables auront pioché autant de tuiles.
# $match : ronde et numéro. $players : des noms. $when : une date.
tournament-extended = Match { $match } ({ $players }) : nouvelle limite, { $when }.
tournament-sign-up-extended = Les inscriptions sont ouvertes jusqu’au { $when }.
tournament-extended-not-own = Ton propre match garde son délai : une autre personne de l’organisation peut le prolonger.

## Ce que racontent les tournois
# $name : du tournoi. $when : un moment. $names : des mentions.
tournament-tell-check-in = **{ $name }** : confirmez votre présence (fin : { $when }).
tournament-tell-longer-sign-up = **{ $name }** : le bot était indisponible. Les inscriptions restent ouvertes (fin : { $when }).
tournament-check-in-over = La confirmation des présences pour **{ $name }** est close.
# $name : le tournoi. $how : organisers (l’organisation annule avant le début), running (elle arrête plus tard) ou clock (trop peu d’inscriptions).
# $person : une mention de la personne qui y met fin, ou none.
tournament-tell-cancelled = { $how ->
    [organisers] **{ $name }** a été annulé par { $person ->
        [none] l’organisation
       *[other] { $person }
    }.
    [running] **{ $name }** a été arrêté par { $person ->
        [none] l’organisation
       *[other] { $person }
    }. Il n’a pas de résultat.
   *[clock] **{ $name }** est annulé : trop peu d’inscriptions.
}
# $round : un nombre. $stage : final, semi-finals, quarter-finals, knock-out, losers, third, ou autre.
tournament-round-name = ronde { $round }{ $stage ->
    [grand-final] {" "}(grande finale)
    [reset] {" "}(grande finale, à nouveau)
    [double] {" "}(double élimination)
    [losers] {" "}({ tournament-match-losers })
    [third] {" "}({ tournament-match-third })
    [final] {" "}(finale)
    [semi-finals] {" "}(demi-finales)
    [quarter-finals] {" "}(quarts de finale)
    [knock-out] {" "}(élimination directe)
   *[other] {""}
}
# $name : du tournoi. $round : le nom d’une ronde.
tournament-tell-round = ### { $name } : { $round }
# $commitment : une empreinte.
tournament-tell-commitment = -# Toutes les tables piochent les mêmes tuiles, selon une graine d’empreinte `{ $commitment }`. Elle sera montrée après la dernière partie.
# $seed, $commitment : une graine et son empreinte.
tournament-tell-seed = -# Les tuiles de cette ronde viennent de la graine `{ $seed }` (pour la partie n d’un match, avec `-n` à la fin). Son empreinte est `{ $commitment }`, celle montrée auparavant.
tournament-tell-threads = -# Les fils de cette ronde sont ouverts : appuie sur **{ button-matches }** et choisis-en un.
# $number : du match. $players : une liste. $result : des points, ou open.
tournament-match-line = { $number }\. { $players }
# $points : par exemple 64 : 58.
tournament-match-result = { $number }\. { $players } · **{ $points }**
tournament-match-losers = tableau des perdants
tournament-match-third = pour la troisième place
tournament-match-thread = fil
tournament-open-thread = Ouvrir un fil…
tournament-thread-private = Ce fil est privé jusqu’à la fin de la ronde : ses tables piochent les mêmes tuiles.
tournament-thread-gone = Ce fil a été supprimé. Un match en cours en reçoit un nouveau ; `/tournoi ronde` montre les résultats.
# $thread : un lien.
tournament-thread-open = Tu peux maintenant lire ce fil : { $thread }
tournament-withheld = -# Les résultats paraissent quand toutes les tables ont pioché le même nombre de tuiles.
# $first, $last : une date ; $last est none si tous les matchs ont le même délai.
tournament-round-until = -# Les matchs encore ouverts ont jusqu’au { $first }{ $last ->
    [none] {""}
   *[other] , certains jusqu’au { $last }
}.
tournament-round-overdue = -# Le délai des matchs encore ouverts est passé : l’organisation tranche.
tournament-bye = Exemption pour { $player } : elle compte comme une victoire.
tournament-bye-void = Exemption pour { $player } : elle ne compte pas, car la ronde n’a pas été terminée.
# $player : qui continue.
tournament-unopposed = { $players } { $count ->
    [one] passe
   *[other] passent
} à la ronde suivante sans jouer.
# $count : un nombre.
tournament-more-matches = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} : `/tournoi ronde`.
tournament-more-in-file = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} : `/tournoi exporter`.
# $tournament : un nom. $round, $number : des nombres. $players : des noms.
tournament-thread-title = { $round }.{ $number } { $players } · { $tournament }
# $players : des mentions. $when : un moment.
tournament-tell-match = ### Match { $match } : { $players }
    {""}**{ $name }**, { $round }. { $first } commence. Fin du délai { $when } ; ensuite, l’organisation tranche.
# $permission : son nom dans Discord.
tournament-tell-public = ⚠️ Tout le monde peut lire ce fil : pour un fil privé, il me faut { $permission }.
# $players : des mentions. $when : un moment.
tournament-tell-reminder = { $players } : votre match finit { $when }.
# $players : des mentions. $when : une date.
tournament-tell-extended = { $players } : votre match a plus de temps. Nouvelle limite : { $when }.
tournament-tell-reopened = { $players } : le résultat de votre match a été annulé. Vous rejouez ; il finit { $when }.
tournament-tell-round-reopened = Un résultat a été annulé : la { $round } du tournoi **{ $name }** continue.
# $organiser : une mention. $match : un lien. $players : des noms.
tournament-tell-overdue = { $organiser }, tranche { $match } ({ $players }) avec `/tournoi arbitrer`. Sinon, le score actuel compte { $when }.
# $organiser : une mention. $match : un lien. $players : des noms.
tournament-tell-damaged = { $organiser }, la partie de { $match } ({ $players }) est endommagée et ne peut pas continuer.
    Avec `/tournoi arbitrer`, tu peux la faire rejouer ({ decision-undo }) ou trancher ({ decision-win }, { decision-tie }, { decision-nobody }).
    Sinon, c’est une égalité { $when }.
# $players : qui a joué.
tournament-tell-decided = { $players } : **{ $decision }**
# $players : qui joue. $name : le tournoi. $person : une mention, ou none.
tournament-tell-no-result = { $players } : { $person ->
        [none] l’organisation
       *[other] { $person }
    } a mis fin à **{ $name }** ; ce match n’a pas de résultat.
# Un match en cours quand l’organisation a mis fin à son tournoi.
match-no-result = pas de résultat
# $winner : des mentions. $winners : combien. $how : walkover, referee ou deadline. $points : comme 12 : 8, ou none.
match-decided = { $winners ->
    [0] personne ne gagne
    [one] { $winner } gagne
   *[other] { $winner } se partagent la victoire
} { $how ->
    [walkover] par forfait
    [deadline] au temps
   *[referee] sur décision
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
# $name : du tournoi. $round : le nom d’une ronde.
tournament-tell-round-over = ### { $name } : fin de la { $round }
# $when : un moment.
# $playing, $tables, $tiles: numbers. $points: like 23 : 18, or none. $player: a mention, or none. $clock, $when: a timestamp.
tournament-at-once = La ronde suivante commence dès que la dernière table a fini.
tournament-live = **Tables encore en jeu : { $playing } sur { $tables }.**
tournament-live-over = **Toutes les tables ont fini.**
tournament-table-state = -# { $points ->
    [none] {""}
   *[other] { $points } ·{" "}
}{ $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}{ $player ->
    [none] {""}
   *[other] {" "}· à { $player } de jouer
}{ $clock ->
    [none] {""}
   *[other] {" "}⏳ { $clock }
}
tournament-table-waits = -# pas encore commencé, fin du délai { $when }
tournament-table-damaged = -# la partie est endommagée et ne peut pas continuer
tournament-tell-next = Début de la ronde suivante : { $when }.
tournament-tell-last = C’était la dernière ronde. Le résultat final arrive.
# $name : du tournoi. $status : sign-up ou autre chose.
tournament-tell-paused = ⏸ **{ $name }** est suspendu, et le temps avec lui. { $status ->
    [sign-up] Vous pouvez encore vous inscrire.
   *[other] Vous pouvez jouer quand même.
}
tournament-tell-resumed = ▶ **{ $name }** reprend, avec le temps qui restait à chacune des parties.
# $organiser : une mention.
tournament-tell-replayed = La partie a été arrêtée ; une nouvelle commence. { $organiser }, tu peux aussi trancher avec `/tournoi arbitrer`.
# $organiser : une mention.
tournament-tell-fresh = Une nouvelle partie commence, avec d’autres tuiles : leur empreinte est au premier tour.
    Les autres tables ne changent pas. { $organiser }, tu peux aussi trancher avec `/tournoi arbitrer`.
# $name : du tournoi. $winner : une mention.
tournament-tell-ended = # 🏆 { $winners ->
    [0] Personne ne gagne
    [one] { $winner } gagne
   *[other] { $winner } se partagent la victoire au tournoi
} « { $name } » !
# $name : le tournoi. $winner : qui est en tête. $winners : combien de personnes. $person : une mention, ou none.
tournament-tell-ended-early = # 🏁 « { $name } » a pris fin avant l’heure
    { $person ->
        [none] L’organisation
       *[other] { $person }
    } y a mis fin avec le classement tel qu’il est. { $winners ->
        [0] Personne n’est en tête.
       *[other] En tête : { $winner }.
    }
# $place : un nombre. $player : une mention.
tournament-place = { $place }\. { $player }
tournament-place-shared = { $place }\. { $player } (place partagée)

## Classement
# $place : à partir de 1. $player : une mention. $points, $solkoff : des nombres. $difference : avec son signe. $scored : des points.
standings-line = { $place }\. { $player } · points **{ $points }** · adversaires { $solkoff } · différence { $difference } · marqués { $scored }
standings-gone = { $player } (hors course)
standings-legend = -# Points : des matchs. Adversaires : leurs points, sans le plus faible (ou l’exemption).
    -# Différence et marqués : points dans les parties.
# $knock-out : yes si les meilleurs passent à l’élimination directe, sinon no.
standings-shared = -# À place partagée, tout cela est égal{ $knock-out ->
    [yes]  ; pour l’élimination directe, la meilleure tête de série passe devant
   *[no] {""}
}.
# $group: a letter.
standings-group = **Groupe { $group }**
standings-column-points = Points
standings-column-solkoff = Adversaires
standings-column-difference = Différence
standings-column-scored = Marqués
# $name : du tournoi. $part : quel tableau.
double-title = { $name } · { $part ->
    [grand-final] finales
    [losers] tableau des perdants
   *[winners] tableau des gagnants
}
# $part : quel tableau. $level : quel tour, 0 pour le dernier.
double-round = { $part ->
    [grand-final] Grande finale
    [reset] À nouveau
    [losers] { $level ->
        [0] Finale des perdants
       *[other] Perdants, ronde { $level }
    }
   *[winners] { $level ->
        [0] Finale des gagnants
       *[other] Gagnants, ronde { $level }
    }
}
double-finals = Les deux finales
bracket-third = Troisième place
bracket-overview = Vue d’ensemble
bracket-round = { $stage ->
    [final] Finale
    [semi-finals] Demi-finales
    [quarter-finals] Quarts de finale
   *[knock-out] { $players ->
        [16] Huitièmes de finale
        [32] Seizièmes de finale
       *[other] Ronde à { $players }
    }
}
tournament-other-round = Une autre ronde…
# $left, $right : des noms, ou un tiret. $winner : un nom, ou un tiret.
bracket-line = { $left } – { $right } : { $winner }
bracket-open = ouvert
bracket-nobody = personne

## Paires inhabituelles
report-title = ### Paires dont les parties entre elles diffèrent de leurs autres parties
report-none = Aucune paire ne sort du lot.
# $gains, $loses : des mentions. $won, $games, $expected, $left, $deviation : des nombres.
report-line = • { $gains } a gagné { $won } fois sur { $games } contre { $loses }, alors que l’on attendait { $expected }{ $left ->
    [0] {""}
   *[other]  ; dont { $left } par abandon
}.
# $gains, $loses : des mentions. $won, $games, $days, $others, $alike : des nombres.
report-fresh = • { $gains } a gagné { $won } fois sur { $games } contre { $loses }, un nouveau compte (ici depuis { $days } { $days ->
    [one] jour
   *[other] jours
}, autres adversaires : { $others } ; autres comptes semblables : { $alike }).
report-note = Un nombre n’est pas une preuve : regarde les parties.

## Settings of a tournament
# $rounds, $games, $best: numbers. $time: a length of time.
# $name: of the tournament.
plan-title = ### { $name } : réglages
    {""}Ce que tu choisis s’affiche aussitôt dans le message d’inscription. Pour commencer : `/tournoi commencer`. Plus de temps pour s’inscrire : `/tournoi arbitrer`.
plan-format = Format
plan-rounds = Rondes
plan-rounds-option = { $rounds ->
    [0] autant de rondes que nécessaire
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
plan-round-time = Temps par ronde
plan-round-time-option = { $time } par ronde
plan-budget = Temps par personne et par partie
plan-check-in = Présence
plan-check-in-option = confirmer sa présence : fenêtre de { $time } avant le début
plan-check-in-none = présence sans confirmation
plan-best-of = Parties par match
plan-best-of-option = matchs : au meilleur de { $games }
plan-groups = Groupes
plan-groups-option = { $groups ->
    [0] pas de groupes
   *[other] { $groups } groupes
}
plan-knock-out = Qui passe à l’élimination directe
plan-knock-out-option = { $best ->
    [0] pas d’élimination directe
   *[other] élimination directe entre les meilleurs, { $best } au plus
}
plan-knock-out-best-of = Parties par match à élimination directe
plan-knock-out-best-of-option = élimination directe : au meilleur de { $games }
plan-final-best-of = Parties de la finale
plan-final-best-of-option = finale : au meilleur de { $games }
plan-most = Places
plan-most-option = { $most ->
    [0] autant de places que d’inscriptions
   *[other] { $most } places, puis une liste d’attente
}
plan-seeding = Têtes de série
plan-seeding-rating = têtes de série par cote
plan-seeding-lot = têtes de série par tirage au sort
plan-seeding-hand = têtes de série à la main, avec /tournoi classer
plan-byes = Exemptions sur demande
plan-byes-option = { $byes ->
    [0] pas d’exemption sur demande
    [one] { $byes } exemption sur demande
   *[other] { $byes } exemptions sur demande
}
plan-reserve = réserve à la place des exemptions
plan-direct-encounter = confrontation directe avant les autres départages
plan-ties = Égalités
plan-ties-nowhere = égalités partagées ; en élimination directe, la meilleure tête de série passe
plan-ties-knock-out = en élimination directe, qui a commencé perd à égalité
plan-ties-everywhere = qui a commencé perd toujours à égalité
plan-seats = Places par table
plan-more = Plus
plan-duplicate = toutes les tables d’une ronde piochent les mêmes tuiles
plan-late = inscription possible entre les rondes
plan-at-once = ronde suivante dès que la dernière table a fini
plan-rated = parties classées
plan-double = double élimination plutôt que directe
plan-reset = grande finale à nouveau si besoin
plan-championship = tableau du championnat du monde
