# La table avant la partie, et ses réglages.

language-name = Français

# $host : une mention de qui a ouvert la table. $game : le petit nom de la partie.
lobby-lobby = ## Une table est ouverte
    { $host } invite à une partie de Carcassonne. Table `{ $game }`.
lobby-running = ## La partie est en cours
    Table `{ $game }`, ouverte par { $host }.
lobby-over = ## La partie est finie
    Table `{ $game }`, ouverte par { $host }.
lobby-stopped = ## Cette table est fermée
    Table `{ $game }`, ouverte par { $host }.
# $person : une mention.
lobby-closed-by = -# Fermée par { $person }.
lobby-free-seat = ⚪ libre

# $rules : une liste d’éditions et d’extensions, ou de règles maison.
lobby-rules = **Règles :** { $rules }
lobby-house-rules = **Règles maison :** { $rules }
# $time : une durée comme « 2 jours ». $then : ce qui se passe quand elle est écoulée.
lobby-clock = **Temps par tour :** { $time } ; ensuite { $then }
lobby-no-clock = **Temps par tour :** pas de limite
# $time : une durée.
lobby-budget = **Temps par personne :** { $time } pour la partie ; à court de temps, on perd
lobby-budget-days = -# Il est suspendu pendant tes heures de silence (`/moi rappels`) et tes vacances.
# $help : une aide. $first : qui commence. $rated : yes ou no.
lobby-help = **Table :** { $help } · { $first }{ $rated ->
    [yes] {" "}· partie classée
   *[no] {""}
}

help-full = aide complète
    .text = Cases possibles, tuiles qui y vont, tuiles restantes, prés par personne, scores prévus
help-standard = aide standard
    .text = Les cases possibles sont numérotées ; tuiles restantes par type
help-purist = aucune aide (puriste)
    .text = Rien que les règles ; un coup interdit est refusé
first-chance = tirage au sort pour commencer
first-tile-draw = tirage de tuiles pour commencer
first-as-seated = dans l’ordre d’arrivée
time-out-computer-plays = un ordinateur joue le tour
time-out-random-tile = la tuile est posée au hasard, sans meeple
time-out-hand-over = un ordinateur prend la place

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-start = Commencer
button-settings = Réglages

## Les réglages d’une table

settings-title = ### À quoi joue-t-on ?
settings-preset = Reprendre un modèle…
settings-more-presets = -# La liste ci-dessous n’a de place que pour les premiers modèles. Pour les autres, tape `/partie nouvelle modèle:`.
settings-edition = Édition
settings-expansions = Extensions
settings-rules = Règles maison
settings-seats = Places
# $seats : un nombre.
settings-seats-option = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
settings-time = Temps par tour
# $time : une durée comme « 2 jours ».
settings-time-option = { $time } par tour
settings-no-clock = pas de limite de temps
settings-budget = Temps par personne pour toute la partie
# $time : une durée, en abrégé.
settings-budget-option = { $time } par personne
settings-no-budget = pas de limite pour toute la partie
settings-timeout = Quand le temps est écoulé
settings-help = Niveau d’aide
settings-first = Qui commence
settings-language = Langue de la table
settings-hands = Mains de trois tuiles
hands-open = visibles par tout le monde
hands-hidden = cachées aux autres
# $columns, $rows : combien de cases.
settings-table-option = { $columns } × { $rows } cases
# Le formulaire des règles maison : les titres de ses parties, et ce qui vaut sans autre choix.
form-fields = Prés
form-fields-usual = Prés habituels
    .text = Chaque ville complète donne 3 points à chaque pré qu’elle touche
form-hand = Tuiles en main
form-hand-usual = Rien en main
    .text = Tu pioches une tuile au début de ton tour
form-edge-none = sans bord
form-more = Autres règles maison
settings-holiday = Vacances (temps suspendu)
# $days : combien de jours pour une personne dans une partie.
settings-holiday-option = { $days ->
    [0] pas de vacances
    [one] jusqu’à { $days } jour de vacances par personne
   *[other] jusqu’à { $days } jours de vacances par personne
}
settings-rated = Classement
rated-no = partie non classée
rated-yes = partie classée
# $setting : par exemple « Quand le temps est écoulé ». $chosen : par exemple « l’ordinateur joue le tour ».
settings-named-option = { $setting } : { $chosen }
settings-computer = Ajouter un ordinateur…
settings-remove = Libérer une place…

# $game : le petit nom de la partie.
joined = Tu as rejoint la table.
left = Tu as quitté la table.
leave-running = La partie a déjà commencé. Avec `/abandonner`, tu rends ta place.
started = La partie commence.
stop-ask = **Arrêter définitivement la partie ?** C’est immédiat si tu as ouvert la table ou gères le serveur ; sinon, toute la table doit être d’accord. Si la partie compte, il faut toute la table, ou quelqu’un qui gère le serveur sans y jouer.
button-stop = Arrêter la partie
stopped = La table est fermée.
game-stopped = La partie est arrêtée.
stop-agreed = Tu as accepté d’arrêter. La partie s’arrête dès que toute la table est d’accord ; la question est posée dans le salon. Si tu joues encore un tour, ton accord ne vaut plus.
stop-agreed-directly = Tu as accepté d’arrêter. La partie s’arrête dès que toute la table est d’accord ; les autres ont aussi ce bouton dans leurs messages privés. Si tu joues encore un tour, ton accord ne vaut plus.
# $agreed : qui veut arrêter, en mentions. $waiting : à qui on demande.
stop-vote-asks =
    🛑 **Arrêter cette partie avant la fin ?**
    Pour : { $agreed }
    { $waiting }, d’accord ? Le prochain tour clôt ce vote.
stop-vote-closed = 🛑 Ce vote est clos. La partie continue ; les accords donnés valent jusqu’au prochain tour de chaque personne.
stop-vote-over = 🛑 Ce vote est clos. La partie est finie.
