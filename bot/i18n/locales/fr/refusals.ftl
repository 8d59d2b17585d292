# Refus de l’hôte : ce qui ne peut pas être, et ce que l’on peut faire à la place.

host-no-such-game = Il n’y a pas de partie ici. Ouvres-en une avec `/partie nouvelle`, ou vois les tiennes avec `/parties`.
# $status : lobby, running, over ou stopped.
host-not-in-lobby = { $status ->
    [running] La partie a déjà commencé. Tu peux la suivre avec `/plateau` ; qui joue peut la quitter avec `/abandonner`.
   *[other] Cette table est fermée. Ouvres-en une autre avec `/partie nouvelle`.
}
host-not-running = { $status ->
    [lobby] La partie n’a pas encore commencé. Quand tout le monde est là, quelqu’un de la table appuie sur **{ LABEL("button-start") }**.
   *[other] Cette partie est finie. Ouvres-en une autre avec `/partie nouvelle`.
}
# $game : son nom.
host-quarantined = La partie `{ $game }` est suspendue : son journal est illisible. Rien n’est perdu ; la personne qui gère ce bot doit l’examiner.
# $game : l’identifiant de l’autre partie. $status : lobby ou autre. $host : qui a ouvert la table. $yours : yes si c’est toi. $closes : secondes depuis 1970.
host-channel-busy = { $status ->
    [lobby] { $yours ->
        [yes] Tu as déjà une table ici, et un salon n’en accueille qu’une. Ouvre la suivante dans un fil ou un autre salon, ou ferme celle-ci avec `/partie arrêter`. Inactive, elle se ferme <t:{ $closes }:R>.
       *[no] { $host } a déjà une table ici, et un salon n’en accueille qu’une. Rejoins-la (`/partie rejoindre`), ou prends un fil ou un autre salon. Inactive, elle se ferme <t:{ $closes }:R> ; { $host } ou qui gère le serveur peut la fermer (`/partie arrêter`).
    }
   *[other] Il y a déjà une partie ici, et un salon n’en accueille qu’une. Ouvre la tienne dans un fil ou un autre salon, ou termine celle d’ici avec `/partie arrêter`.
}
host-tables-open = Tu as déjà { $most } tables ouvertes, c’est le maximum. `/parties` les montre ; termine-en une avec `/partie arrêter`, ou rejoins une autre table.
# $seats : combien de places il y a.
host-lobby-full = Les { $seats } places sont prises. La personne qui a ouvert la table peut en ajouter une ; ou bien ouvre ta propre table avec `/partie nouvelle`.
# $yours : yes pour qui le lit, no pour quelqu’un d’autre.
host-already-seated = { $yours ->
    [yes] Tu joues déjà à cette table.
   *[no] Cette personne joue déjà à cette table. Choisis quelqu’un d’autre.
}
host-not-seated = Tu ne joues pas à cette table, mais tu peux regarder : **{ LABEL("button-board") }** et **{ LABEL("button-scores") }** sont pour tout le monde.
# $full : yes si toutes les places sont prises.
host-not-at-table = { $full ->
    [yes] Tu n’es pas à cette table, et toutes ses places sont prises. Ouvre la tienne avec `/partie nouvelle`.
   *[no] Tu n’es pas à cette table. Prends d’abord place avec **{ LABEL("button-join") }**.
}
# $colour : red, blue, green, yellow, black ou pink.
host-no-such-seat = Cette place { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
    [black] noire
   *[pink] rose
} n’existe pas ici. Choisis-en une dans la liste.
# $least : combien il en faut. $seated : combien sont prises.
host-too-few-seats = Il faut au moins { $least } places occupées, et il { $seated ->
    [0] n’y en a aucune
    [one] n’y en a qu’une
   *[other] n’y en a que { $seated }
}. Attends un peu, ou ajoute un ordinateur.
# $seated : combien sont prises.
host-more-seated = { $seated ->
    [one] Une place est déjà prise
   *[other] { $seated } places sont déjà prises
}. Libère d’abord une place, ou garde au moins ce nombre.
# $least, $most : des nombres de places.
host-seats-range = Une table a de { $least } à { $most } places.
# $least_seconds, $most_seconds : des secondes.
host-turn-time-range = Un tour peut durer de cinq minutes à trente jours, ou ne pas avoir de limite.
host-budget-range = Le temps par personne pour une partie va de quinze minutes à dix jours, ou n’a pas de limite.
host-hints-off = Pas de conseil dans les parties classées ni dans les tournois. À la fin, `/analyse` montre de meilleurs coups.
host-no-hint = Aucun conseil n’est venu. Réessaie, ou continue à jouer.
host-review-later = Une partie est analysée une fois terminée.
host-review-tournament = Les parties d’un tournoi sont analysées une fois le tournoi terminé.
host-reviews-waiting = Beaucoup de parties attendent leur analyse. Réessaie dans quelques minutes.
host-review-file-open = Cette partie n’est pas terminée. Un fichier de partie est analysé s’il finit par `end`.
# $most : des tours.
host-review-file-long = Cette partie est trop longue pour être analysée : au plus { $most } tours.
host-review-file-yours = J’analyse encore un autre de tes fichiers. Réessaie ensuite.
# $played : yes si un ordinateur a joué dans cette partie, sinon no.
host-no-computer-turn = { $played ->
    [yes] Aucun ordinateur n’a joué un tel tour ici. Choisis-en un dans la liste.
   *[no] Aucun ordinateur n’a joué dans cette partie. Sans `ordinateur`, `/pourquoi` montre d’où viennent les points d’une zone.
}
host-explained-later = Dans une partie classée ou un tournoi, les ordinateurs expliquent leurs tours une fois la partie terminée.
host-explained-purist = On joue sans aide à cette table : les ordinateurs expliquent leurs tours une fois la partie terminée.
host-explained-hands = Les mains sont cachées à cette table : les ordinateurs expliquent leurs tours une fois la partie terminée.
host-explanations-waiting = Beaucoup de gens demandent des explications aux ordinateurs. Réessaie dans quelques secondes.
host-no-explanation = Aucune explication n’est venue. Réessaie.
host-no-puzzle = Je n’ai pas de tuile du jour à montrer ici. Une personne qui gère le serveur en lance une avec `/énigme quotidienne`.
# $first : des secondes depuis 1970.
host-puzzle-not-yet = La première tuile du jour arrive <t:{ $first }:R>.
host-puzzle-closed = Cette tuile du jour est terminée, sa solution est publiée. `/énigme jour` montre la plus récente.
host-puzzle-answered = Tu as déjà répondu à celle-ci. Il n’y a qu’un essai par personne.
host-puzzle-turn = Ce coup n’est pas possible là. Choisis-en un avec les boutons.
# $opponent : ce qui a été demandé.
host-unknown-opponent = Il n’y a pas d’ordinateur appelé « { $opponent } ». Choisis-en un dans la liste.
# $host : le nom de qui a ouvert la table.
host-host-only = Seule la personne qui a ouvert cette table ({ $host }) peut faire cela.
host-host-stays = C’est toi qui as ouvert cette table. Ferme-la avec `/partie arrêter`.
host-rated-needs-people = Une partie classée se joue entre personnes. Retire les ordinateurs, ou jouez une partie non classée.
# $seq : le numéro de l’état sur lequel on a appuyé.
host-moved-on = La partie a avancé. Voici où elle en est.
# $name : à qui de jouer. $colour : sa couleur.
host-not-your-turn = Ce n’est pas ton tour : c’est à { $name } de jouer.
host-nothing-to-undo = Il n’y a encore rien à annuler.
host-undo-bound = On ne peut plus annuler cela : depuis, un dé a été lancé ou le dragon a bougé.
host-no-vote = Ce vote est clos. `/annuler` ou `/partie arrêter` en ouvre un autre.
host-vote-open = Un vote pour annuler est déjà en cours. Tout le reste de la table doit être d’accord.
host-already-voted = Tu as déjà répondu ; on attend les autres.
# $name : qui est à cette place.
host-seat-not-open = { $name } joue encore à cette place. Elle se libère quand la personne la cède ; après un tour manqué, la personne qui a ouvert la table peut aussi la donner.
host-seat-lost = La personne qui était là a épuisé son temps et a perdu. Personne ne peut reprendre cette place.
# $free : yes si personne n’y est, sinon no.
host-seat-unasked = Cette partie est classée, et la place compterait pour cette personne depuis le début : c’est donc à elle de choisir. { $free ->
    [yes] Elle peut prendre la place elle-même avec `/remplacer`.
   *[no] Arrête cette partie avec `/partie arrêter` ; elle pourra rejoindre une nouvelle table.
}
host-name-yourself = Pour reprendre cette place, indique ton propre nom sous `par`.
# $zone : ce qui a été tapé.
host-unknown-time-zone = Le fuseau horaire « { $zone } » n’existe pas. Tape une ville, par exemple Europe/Paris, ou choisis-en une dans la liste de `/moi rappels`.
host-holiday-order = La fin des vacances doit venir après leur début, et dans l’avenir.
host-not-over = Cette partie n’est pas encore finie. La revanche vient après la fin.
host-not-played = La revanche est pour ceux qui ont joué cette partie. Ouvre ta propre table avec `/partie nouvelle`, ou appuie sur **{ LABEL("button-join") }** à une table ouverte.
# $most : combien de lettres.
host-preset-name = Le nom d’un modèle a de 1 à { $most } caractères.
# $preset : ce qui a été demandé.
host-no-such-preset = Il n’y a pas de modèle appelé « { $preset } » sur ce serveur. Choisis-en un dans la liste. Qui gère le serveur en enregistre un avec `/modèle enregistrer`.
# $most_bytes : octets.
host-file-too-large = Ce fichier est trop gros pour un fichier de partie : { $most_bytes } octets au plus.
host-not-opener = Sur ce serveur, seules certaines personnes peuvent ouvrir des parties. Demande à quelqu’un qui le gère, ou rejoins une table ouverte.
host-own-game = Tu as joué dans cette partie, et elle compte : tu ne peux donc pas faire cela. Une autre personne qui gère le serveur peut l’arrêter ; toutes celles qui sont encore à la table peuvent aussi le faire ensemble.
