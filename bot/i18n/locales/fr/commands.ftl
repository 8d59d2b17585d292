# Les commandes. La valeur est le nom que l’on tape (en minuscules, sans espace, 32 caractères au plus) ;
# .description et chaque « -text » ont 100 caractères au plus.

command-game = partie
    .description = Ouvrir, rejoindre, commencer ou arrêter une partie
command-game-new = nouvelle
    .description = Ouvrir une table dans ce salon
    .seats = places
    .seats-text = Combien de personnes peuvent jouer (de 2 à 6)
    .edition = édition
    .edition-text = Les règles dont on part
    .help = aide
    .help-text = Ce que le bot montre en plus des règles
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur
    .expansions = extensions
    .expansions-text = Une ou plusieurs extensions
    .rules = règles
    .rules-text = Une ou plusieurs règles maison
    .first = premier
    .first-text = Qui commence
    .rated = classée
    .rated-text = Si c’est une partie classée
    .time = durée
    .time-text = Temps par tour
    .budget = temps_total
    .budget-text = Temps par personne pour toute la partie ; à court de temps, on perd
    .language = langue
    .language-text = Langue de la table
command-game-join = rejoindre
    .description = Rejoindre la table de ce salon
command-game-leave = quitter
    .description = Quitter la table avant le début de la partie
command-game-start = commencer
    .description = Commencer la partie de ce salon
command-game-stop = arrêter
    .description = Fermer la table, ou accepter d’arrêter la partie
command-place = poser
    .description = Jouer tout un tour : tuile, rotation et meeple
    .cell = case
    .cell-text = Où : un nom de case lu au bord de l’image, par exemple N49
    .turn = rotation
    .turn-text = Rotation vers la droite : 0°, 90°, 180° ou 270°
    .meeple = meeple
    .meeple-text = Un meeple dessus, par exemple ville (N), ou aucun (sinon demandé ensuite)
    .tile = tuile
    .tile-text = Quelle tuile de ta main (avec une main de trois)
command-meeple = meeple
    .description = Poser un meeple sur la tuile que tu viens de poser
    .on = sur
    .on-text = Sur quelle zone, par exemple ville (N)
command-skip = passer
    .description = Ne pas poser de meeple et finir ton tour
command-undo = annuler
    .description = Annuler ton tour
command-board = plateau
    .description = Voir le plateau de ce salon
    .show = vue
    .show-text = Le plateau, les prés par personne, les cases perdues, ou tout en mots
    .around = autour
    .around-text = Un gros plan autour de cette case, par exemple M50
command-scores = scores
    .description = Voir les points par type de zone
command-tiles = tuiles
    .description = Voir les tuiles restantes, ou celles qui vont sur une case
    .cell = case
    .cell-text = Une case libre, par exemple N49 : qu’est-ce qui y va ?
command-games = parties
    .description = Toutes tes parties, celles qui t’attendent d’abord
command-help = aide
    .description = Comment ouvrir une table et jouer ton tour
command-since = depuis
    .description = Ce qui s’est passé depuis ton dernier tour
command-history = historique
    .description = Revoir la partie de ce salon tour par tour
    .turn = tour
    .turn-text = Par quel tour commencer (sinon le plus récent)
command-review = analyse
    .description = Voir quels tours de la dernière partie ici ont coûté des points, et où la chance a décidé
    .file = fichier
    .file-text = Un fichier .game à la place de la partie de ce salon
command-hint = conseil
    .description = Demander ce que ferait un ordinateur fort ; tout le monde saura que tu l’as demandé
command-puzzle = énigme
    .description = La tuile du jour
command-puzzle-today = jour
    .description = Résoudre la tuile du jour, ou voir ta réponse
command-puzzle-points = points
    .description = Les points et les séries de ce serveur
command-puzzle-daily = quotidienne
    .description = Publier une tuile du jour dans ce salon (pour qui gère le serveur)
    .at = heure
    .at-text = L’heure, par exemple 9 ou 21:30 (sinon 9 h)
    .zone = fuseau
    .zone-text = Le fuseau horaire du serveur, par exemple Europe/Paris (sinon le tien)
command-puzzle-stop = arrêter
    .description = Mettre fin à la tuile du jour (pour qui gère le serveur)
command-why = pourquoi
    .description = Le détail des points d’une zone, ou pourquoi un ordinateur a joué ainsi
    .feature = zone
    .feature-text = Quels points (sinon les derniers)
    .computer = ordinateur
    .computer-text = Un tour d’un ordinateur : les possibilités qu’il a pesées, en points
command-export = exporter
    .description = Obtenir la partie de ce salon dans un fichier
command-import = importer
    .description = Regarder un fichier de partie, d’où qu’il vienne
    .file = fichier
    .file-text = Un fichier de partie (.game)
command-resign = abandonner
    .description = Quitter une partie en cours : un ordinateur joue, ou ta place reste vide
command-replace = remplacer
    .description = Confier une place à quelqu’un d’autre, avec ses meeples et ses points
    .seat = place
    .seat-text = Quelle place
    .by = par
    .by-text = Qui la prend (sinon un ordinateur)
command-privacy = confidentialité
    .description = Tes données : les voir, les recevoir, les effacer
command-settings = réglages
    .description = Réglages du serveur : langue, style des images, qui peut ouvrir des parties
    .preset = modèle
    .preset-text = Modèle avec lequel les nouvelles tables commencent
command-me = moi
    .description = Tes réglages : rappels, heures de silence, vacances
command-me-reminders = rappels
    .description = Comment te rappeler ton tour, et quand ne pas le faire
    .by = par
    .by-text = Par mention, par message privé, ou pas du tout
    .quiet = silence
    .quiet-text = Heures sans rappel, par exemple 22-8 ; un tiret pour aucune
    .zone = fuseau
    .zone-text = Ton fuseau horaire, par exemple Europe/Paris
command-me-language = langue
    .description = Langue de mes réponses
    .to = choix
    .to-text = Une langue, ou celle de ton Discord
command-me-holiday = vacances
    .description = Suspendre ton temps pendant quelques jours
    .days = jours
    .days-text = Combien de jours à partir de maintenant ; 0 pour revenir
command-preset = modèle
    .description = Enregistrer les règles d’une table sous un nom
command-preset-save = enregistrer
    .description = Enregistrer les règles de la table de ce salon
    .name = nom
    .name-text = Un nom, par exemple Ligue du vendredi
command-preset-delete = supprimer
    .description = Supprimer un modèle
    .name = nom
    .name-text = Quel modèle
command-learn = apprendre
    .description = Une première partie guidée contre un ordinateur
    .expansion = extension
    .expansion-text = Apprendre plutôt une extension
command-rules = règles
    .description = Les règles par sujet, avec des positions en images, et le déroulement des tournois et échelles
    .topic = sujet
    .topic-text = Ce que tu veux savoir
command-challenge = défier
    .description = Défier quelqu’un dans une partie à deux, avec réponse en quelques jours
    .person = personne
    .person-text = Qui tu défies
    .rated = classée
    .rated-text = Si la partie compte pour le classement
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur
    .days = jours
    .days-text = Combien de jours pour répondre (sinon 3)
    .ladder = échelle
    .ladder-text = Pour une place sur une échelle, avec ses règles

# Commandes dans le menu d’une personne ou d’un message : 32 caractères au plus.
menu-challenge = Défier
menu-show-game = Montrer la partie ici
menu-analyse = Analyser

## Ce que l’on a tapé

# $typed : ce qui a été tapé. $cells : une liste de cases où la tuile va.
place-unknown-cell = « { $typed } » n’est pas une case. Les noms se lisent au bord de l’image ; ta tuile peut aller en { $cells }.
# $typed : ce qui a été tapé. $cells : une liste de cases libres.
place-unknown-cell-purist = « { $typed } » n’est pas une case. Les noms se lisent au bord de l’image ; essaie par exemple { $cells }.
# $typed : ce qui a été tapé. $turns : une liste de rotations.
place-unknown-turn = « { $typed } » n’est pas un quart de tour. Au choix : { $turns }.
# $cell : une case. $turns : une liste de rotations.
place-which-turn = En { $cell }, ta tuile peut aller de plusieurs façons. Choisis la rotation : { $turns }.
# $tiles : une liste de tuiles, comme ci-dessous.
place-which-tile = Choisis quelle tuile de ta main tu poses : { $tiles }
# $number : de la tuile, comme sur le panneau. $tile : sa lettre. $shows : la tuile en mots.
place-tile-option = { panel-tile } ({ $tile }) : { $shows }
# $typed : ce qui a été tapé. $spots : une liste d’emplacements.
meeple-unknown-spot = « { $typed } » ne fait pas partie des choix possibles. Au choix : { $spots }.

## Regarder
board-board = le plateau
board-fields = les prés par personne
board-dead = les cases perdues, où ne va plus aucune tuile
board-text = en mots
# $typed : ce qui a été tapé.
look-unknown-cell = « { $typed } » n’est pas une case. Les noms se lisent au bord de l’image.
# $cell : une case.
tiles-no-open-cell = { $cell } n’est pas une case libre. Cases libres : { $more ->
    [0] { $cells }.
   *[other] { $cells }, …
}
board-nothing-there = Aucune tuile près de { $cell } : le paysage va de { $first } à { $last }.
# $help : standard ou purist.
help-level = Seule l’aide complète montre cela, et elle se choisit avant la partie. Cette table joue { $help ->
    [purist] sans aide
   *[other] avec l’aide standard
}.
help-level-tiles = On joue sans aide à cette table : elle ne montre pas les tuiles restantes.

## Listes de parties

# $games : combien.
games-title = ### { $games ->
    [one] Ta partie
   *[other] Tes { $games } parties
}
games-none = Tu ne joues aucune partie. Ouvres-en une avec `/partie nouvelle` dans un salon d’un serveur.
games-nothing-waits = Aucune partie ne t’attend. `/parties` montre toutes les tiennes.
# $where : un lien. $seat : à qui de jouer. $clock : une date, ou « sans limite de temps ». $game : le petit nom de la partie.
games-mine = ▶️ **À toi de jouer** · { $where } · { $clock }
games-other = ⏳ { $where } · au tour de { $seat } · { $clock }
games-waiting = 🪑 { $where } · la table `{ $game }` est encore ouverte
games-over = 🏁 { $where } · la partie `{ $game }` est finie
games-damaged = ⚠️ { $where } · la partie `{ $game }` est suspendue : ses données sont illisibles
# $name : qui défie. $where : un salon. $clock : un moment.
games-challenge = ⚔️ **{ $name }** te défie · { $where } · le délai de réponse finit { $clock }
# $name : qui est défié. $where : un salon. $clock : un moment.
games-challenge-made = ⚔️ Tu défies **{ $name }** · { $where } · le délai de réponse finit { $clock }
games-answer = Répondre à { $name }
# $count : défis pour lesquels la liste n’a pas de place.
games-challenges-more = … et { $count ->
    [one] un autre défi
   *[other] { $count } autres défis
}
# À la place d’un salon.
games-deleted-channel = salon supprimé
games-deleted-note = -# Une partie dont le salon a été supprimé continue, sans messages. Quand c’est ton tour, ouvre-la ici avec **{ button-next-game }**.
games-no-clock = sans limite de temps
games-earlier = Précédentes
games-later = Suivantes

help = ## Carcassonne, ici sur Discord
    • **Ouvrir une table :** `/partie nouvelle`, puis **{ LABEL("button-join") }**, **{ LABEL("button-computer") }**, **{ LABEL("button-start") }**. Dans **{ LABEL("button-settings") }**, tu choisis les règles, le temps et l’aide.
    • **Ton tour :** appuie sur **{ LABEL("button-play") }** sous l’image. Choisis une case numérotée, tourne la tuile, choisis où poser un meeple (ou aucun), puis **{ panel-confirm }**. Avant cela, rien n’est définitif.
    • **Au clavier :** `/poser case:N49 rotation:90° meeple:ville (N)` joue tout un tour.
    • **Une erreur ?** `/annuler`, librement jusqu’à ce que la tuile suivante soit montrée ; ensuite, tout le monde doit être d’accord.
    • **Apprendre :** une petite première partie avec `/apprendre`, les règles en images avec `/règles`.
    • **Regarder :** `/plateau`, `/scores`, `/tuiles`. **Toutes tes parties :** `/parties`.
    Ce jeu n’a rien d’officiel : il est fait par des passionnés.
