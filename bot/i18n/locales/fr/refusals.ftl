# Refus de l’hôte : ce qui ne peut pas être, et ce que l’on peut faire à la place.

host-no-such-game = Il n’y a pas de partie ici. Ouvres-en une avec `/partie nouvelle`, ou vois les tiennes avec `/parties`.
# $status : lobby, running, over ou stopped.
host-not-in-lobby = { $status ->
    [running] La partie a déjà commencé.
   *[other] Cette table est fermée. Ouvres-en une autre avec `/partie nouvelle`.
}
host-not-running = { $status ->
    [lobby] La partie n’a pas encore commencé. Quand tout le monde est là, la personne qui a ouvert la table appuie sur **Commencer**.
   *[other] Cette partie est finie. Ouvres-en une autre avec `/partie nouvelle`.
}
# $game : son nom.
host-set-aside = Le journal de la partie `{ $game }` est abîmé ou vient d’un autre programme. Rien n’est perdu, mais on ne peut continuer qu’une fois que la personne qui gère ce bot l’a examiné.
# $game : l’identifiant de l’autre partie. $status : lobby ou autre. $host : qui a ouvert la table. $closes : secondes depuis 1970.
host-channel-busy = { $status ->
    [lobby] { $host } a déjà une table qui attend dans ce salon, et il n’y a de place que pour une. Rejoins-la avec `/partie rejoindre`, ou ouvre la tienne dans un fil ou un autre salon. Si plus personne n’y joue, { $host } ou quelqu’un qui peut gérer le serveur la ferme avec `/partie arrêter` ; si personne n’y touche, elle se ferme d’elle-même <t:{ $closes }:R>.
   *[other] Il y a déjà une partie dans ce salon, et il n’y a de place que pour une. Ouvre la tienne dans un fil ou un autre salon, ou termine celle d’ici avec `/partie arrêter`.
}
# $seats : combien de places il y a.
host-lobby-full = Les { $seats } places sont prises. La personne qui a ouvert la table peut en ajouter une, ou bien tu ouvres la tienne avec `/partie nouvelle`.
# $yours : yes pour qui le lit, no pour quelqu’un d’autre.
host-already-seated = { $yours ->
    [yes] Tu as déjà ta place à cette table.
   *[no] Cette personne a déjà sa place à cette table. Désigne quelqu’un d’autre.
}
host-not-seated = Tu ne joues pas à cette table. Tu peux regarder : **Plateau** et **Scores** sont pour tout le monde.
# $colour : red, blue, green, yellow, black ou pink.
host-no-such-seat = Il n’y a pas ici de place { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
    [black] noire
   *[pink] rose
} de ce genre.
host-colour-taken = Quelqu’un a déjà cette couleur. Choisis-en une autre.
# $least : combien il en faut. $seated : combien sont prises.
host-too-few-seats = Il faut au moins { $least } places occupées, et il { $seated ->
    [0] n’y en a aucune
    [one] n’y en a qu’une
   *[other] n’y en a que { $seated }
}. Attends quelqu’un, ou ajoute un ordinateur.
# $seated : combien sont prises.
host-more-seated = { $seated ->
    [one] Une place est déjà prise
   *[other] { $seated } places sont déjà prises
}. Libère d’abord une place, ou garde leur nombre.
# $least, $most : des nombres de places.
host-seats-range = Une table a de { $least } à { $most } places.
# $least_seconds, $most_seconds : des secondes.
host-turn-time-range = Un tour peut durer de cinq minutes à trente jours, ou ne pas avoir de limite.
# $mind : ce qui a été demandé.
host-unknown-mind = Je ne connais pas d’ordinateur appelé « { $mind } ». Choisis-en un dans la liste.
# $host : le nom de qui a ouvert la table.
host-host-only = Seule la personne qui a ouvert cette table ({ $host }) peut faire cela.
host-host-stays = C’est toi qui as ouvert cette table. Pour la fermer, tape `/partie arrêter`.
host-rated-needs-people = Une partie classée se joue entre personnes. Retire les ordinateurs, ou jouez une partie non classée.
# $seq : le numéro de l’état sur lequel on a appuyé.
host-moved-on = La partie a avancé entre-temps. Voici où elle en est.
# $name : à qui de jouer. $colour : sa couleur.
host-not-your-turn = Ce n’est pas ton tour : c’est à { $name } de jouer.
host-nothing-to-undo = Il n’y a encore rien à annuler.
host-no-vote = Personne ne demande plus à annuler.
host-vote-open = Un vote pour annuler est déjà en cours. Toute la table doit être d’accord.
host-already-voted = Tu as déjà répondu.
# $name : qui est à cette place.
host-seat-not-open = { $name } joue encore à cette place. Une place change de mains quand la personne la propose ou que son temps est écoulé.
# $zone : ce qui a été tapé.
host-unknown-time-zone = Je ne connais pas le fuseau horaire « { $zone } ». Tape une ville, par exemple Europe/Paris, et choisis dans la liste.
host-holiday-order = Des vacances finissent après leur début, et pas dans le passé.
host-not-over = Cette partie n’est pas encore finie. La revanche vient après la fin.
# $most : combien de lettres.
host-preset-name = Le nom d’un modèle a de 1 à { $most } caractères.
# $preset : ce qui a été demandé.
host-no-such-preset = Il n’y a pas de modèle appelé « { $preset } » sur ce serveur.
# $most_bytes : octets.
host-file-too-large = Ce fichier est trop gros pour une partie. Une partie écrite a au plus { $most_bytes } octets.
host-not-opener = Sur ce serveur, seules certaines personnes peuvent ouvrir des parties. Demande à quelqu’un qui le gère.
