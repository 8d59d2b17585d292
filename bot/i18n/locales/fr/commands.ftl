# Les commandes. La valeur est le nom que l’on tape (en minuscules, sans espace, 32 caractères au plus) ;
# .description et chaque « -text » ont 100 caractères au plus.

command-game = partie
    .description = Ouvrir une table, y prendre place, commencer, arrêter
command-game-new = nouvelle
    .description = Ouvrir une table dans ce salon
    .seats = places
    .seats-text = Nombre de places à la table (de 2 à 6)
    .edition = édition
    .edition-text = Les règles dont on part
    .help = aide
    .help-text = Ce que la table apprend en plus des règles
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur
    .expansions = extensions
    .expansions-text = Une ou plusieurs extensions
    .rules = règles
    .rules-text = Une ou plusieurs règles maison
    .first = premier
    .first-text = Qui commence
    .rated = classée
    .rated-text = Si la partie compte pour le classement
    .time = durée
    .time-text = Combien de temps un tour peut durer
    .language = langue
    .language-text = La langue de la table
command-game-join = rejoindre
    .description = Prendre place à la table de ce salon
command-game-leave = quitter
    .description = Quitter la table avant le début de la partie
command-game-start = commencer
    .description = Commencer la partie de ce salon
command-game-stop = arrêter
    .description = Fermer la table, ou accepter d’arrêter la partie
command-place = poser
    .description = Poser la tuile piochée
    .cell = case
    .cell-text = Où : le nom se lit au bord de l’image, par exemple N49
    .turn = rotation
    .turn-text = De combien la tourner vers la droite : 0°, 90°, 180° ou 270°
    .tile = tuile
    .tile-text = Quelle tuile de ta main, si une règle maison donne des mains
command-meeple = meeple
    .description = Poser un meeple sur la tuile que tu viens de poser
    .on = sur
    .on-text = Sur quelle zone, par exemple ville (N)
command-skip = passer
    .description = Ne rien poser de plus et finir ton tour
command-undo = annuler
    .description = Annuler ton dernier tour
command-board = plateau
    .description = Voir le plateau de ce salon
    .show = vue
    .show-text = Le plateau, les prés par joueur, ou le plateau en mots
    .around = autour
    .around-text = Un gros plan autour d’une case, par exemple M50
command-scores = scores
    .description = Voir les points par type de zone
command-tiles = tuiles
    .description = Voir les tuiles qui restent, ou celles qui vont sur une case
    .cell = case
    .cell-text = Une case libre, par exemple N49 : qu’est-ce qui y va ?
command-games = parties
    .description = Toutes tes parties, celles qui t’attendent d’abord
command-help = aide
    .description = Comment ouvrir une table et comment se passe un tour
command-since = depuis
    .description = Ce qui s’est passé depuis ton dernier tour
command-history = historique
    .description = Revoir la partie de ce salon pas à pas
    .turn = tour
    .turn-text = Le tour par lequel commencer ; sinon, le plus récent
command-why = pourquoi
    .description = Le détail des points d’une zone
    .feature = zone
    .feature-text = Quelle évaluation ; sinon, la dernière
command-export = exporter
    .description = Obtenir la partie de ce salon dans un fichier
command-import = importer
    .description = Regarder une partie écrite, d’où qu’elle vienne
    .file = fichier
    .file-text = Une partie écrite (.game)
command-resign = abandonner
    .description = Quitter une partie en cours : un ordinateur joue à ta place, ou elle reste vide
command-replace = remplacer
    .description = Confier une place à quelqu’un d’autre, avec ses meeples et ses points
    .seat = place
    .seat-text = Quelle place
    .by = par
    .by-text = Qui la prend ; sinon, un ordinateur
command-privacy = confidentialité
    .description = Ce que je garde sur toi : le voir, le recevoir, l’effacer
command-settings = réglages
    .description = Les choix de ce serveur : langue, apparence, qui peut ouvrir des parties
command-me = moi
    .description = Tes choix à toi : rappels, heures de silence, vacances
command-me-reminders = rappels
    .description = Comment te rappeler ton tour, et quand te laisser tranquille
    .by = par
    .by-text = Par mention, par message privé, ou pas du tout
    .quiet = silence
    .quiet-text = Heures sans rappel, par exemple 22-8 ; un tiret pour aucune
    .zone = fuseau
    .zone-text = Ton fuseau horaire, par exemple Europe/Paris
command-me-language = langue
    .description = Dans quelle langue je te réponds
    .to = choix
    .to-text = Une langue, ou celle de ton Discord
command-me-holiday = vacances
    .description = Arrêter tes horloges pendant quelques jours
    .days = jours
    .days-text = Combien de jours à partir de maintenant ; 0 pour revenir
command-preset = modèle
    .description = Garder les règles d’une table sous un nom
command-preset-save = enregistrer
    .description = Garder les règles de la table de ce salon
    .name = nom
    .name-text = Un nom, par exemple Ligue du vendredi
command-preset-delete = supprimer
    .description = Oublier un modèle
    .name = nom
    .name-text = Lequel
command-learn = apprendre
    .description = Une première partie guidée contre un ordinateur
command-rules = règles
    .description = Les règles par sujet, en images
    .topic = sujet
    .topic-text = Ce que tu veux savoir

## Ce que l’on a tapé

# $typed : ce qui a été tapé. $cells : une liste de cases où la tuile va.
place-unknown-cell = « { $typed } » n’est pas une case. Les noms se lisent au bord de l’image ; ta tuile va en { $cells }.
# $typed : ce qui a été tapé. $cells : une liste de cases libres.
place-unknown-cell-purist = « { $typed } » n’est pas une case. Les noms se lisent au bord de l’image ; libres sont par exemple { $cells }.
# $typed : ce qui a été tapé. $turns : une liste de rotations.
place-unknown-turn = « { $typed } » n’est pas un quart de tour. Choisis parmi { $turns }.
# $cell : une case. $turns : une liste de rotations.
place-which-turn = En { $cell }, ta tuile va de plusieurs façons. Précise la rotation : { $turns }.
# $tiles : une liste de tuiles, comme ci-dessous.
place-which-tile = Précise quelle tuile de ta main tu poses : { $tiles }
# $tile : sa lettre. $shows : la tuile en mots.
place-tile-option = { $tile } : { $shows }
# $typed : ce qui a été tapé. $spots : une liste d’emplacements.
meeple-unknown-spot = « { $typed } » ne figure pas sur ta tuile. Tu peux choisir : { $spots }.

## Regarder
board-board = le plateau
board-fields = les prés par joueur
board-text = en mots
# $typed : ce qui a été tapé.
look-unknown-cell = « { $typed } » n’est pas une case. Les noms se lisent au bord de l’image.
# $cell : une case.
tiles-no-open-cell = { $cell } n’est pas une case libre au bord du paysage. Sont libres, par exemple, { $cells }.
board-nothing-there = Aucune tuile près de { $cell } : le paysage va de { $first } à { $last }.
# $help : standard ou purist.
help-level = Cette table joue { $help ->
    [purist] sans aide : rien de plus que les règles
   *[other] avec l’aide standard, qui ne montre pas cela
}. L’aide complète le montre ; elle se choisit avant la partie.

## Listes de parties

# $games : combien.
games-title = ### { $games ->
    [one] Ta partie
   *[other] Tes { $games } parties
}
games-none = Tu ne joues à aucune table. Ouvres-en une avec `/partie nouvelle` dans un salon d’un serveur.
games-nothing-waits = Aucune partie ne t’attend.
# $where : un lien. $seat : à qui de jouer. $clock : une date, ou « sans limite de temps ». $game : le petit nom de la partie.
games-mine = ▶️ **À toi de jouer** · { $where } · { $clock }
games-other = ⏳ { $where } · au tour de { $seat } · { $clock }
games-waiting = 🪑 { $where } · la table `{ $game }` attend du monde
games-over = 🏁 { $where } · la partie `{ $game }` est finie
games-no-clock = sans limite de temps
games-earlier = Précédentes
games-later = Suivantes

help = ## Carcassonne, ici sur Discord
    • **Ouvrir une table :** `/partie nouvelle`, puis **Rejoindre**, **Ajouter un ordinateur**, **Commencer**. Dans **Réglages**, tu choisis les règles, le temps et l’aide.
    • **Ton tour :** appuie sur **Jouer** sous l’image. Choisis une case numérotée, tourne la tuile, choisis un meeple ou personne, puis **Confirmer**. Avant cela, rien ne compte.
    • **Au clavier :** `/poser case:N49 rotation:90°`, puis `/meeple sur:ville (N)` ou `/passer`.
    • **Une erreur ?** `/annuler`, librement jusqu’à ce que la tuile suivante soit montrée ; ensuite, tout le monde doit être d’accord.
    • **Apprendre :** `/apprendre` lance une petite première partie, `/règles` montre les règles en images.
    • **Regarder :** `/plateau`, `/scores`, `/tuiles`. **Toutes tes parties :** `/parties`.
    Ce jeu n’a rien d’officiel : il est fait par des passionnés.
