# Ce que choisissent les serveurs et les personnes.

settings-managers-only = Seules les personnes qui gèrent ce serveur peuvent faire cela.
server-title = ### Réglages du serveur
server-language = Langue des tables
language-automatic = langue de Discord
server-theme = Style des images
server-mention = Mentionner qui doit jouer
server-openers = Qui peut ouvrir des parties
server-threads = Où l’on joue
server-retention = Combien de temps garder les parties finies
server-channels = Salons de jeu (aucun : partout)
server-role = Le rôle qui peut ouvrir des parties
server-no-role = ⚠️ Tant que tu n’as pas choisi ce rôle ci-dessous, seules les personnes qui gèrent le serveur peuvent ouvrir des parties.
# $channels : une liste de salons.
server-only-in = On ne peut ouvrir des parties que dans { $channels }.
server-channels-deleted = ⚠️ Les salons de jeu ont été supprimés : personne ne peut ouvrir de partie. Choisis-en d’autres ci-dessous.
# $channel : un salon. $time : une heure. $zone : un fuseau horaire.
server-puzzle = Tuile du jour : { $channel }, à { $time } ({ $zone }). `/énigme quotidienne` la change, `/énigme arrêter` y met fin.
server-no-puzzle = Tuile du jour : aucune. `/énigme quotidienne` en lance une dans le salon.
# $channel : un salon. $permissions : une liste de permissions.
server-puzzle-lacking = ⚠️ Pour publier la tuile du jour dans { $channel }, il me manque encore { $permissions }.
server-defaults = Une nouvelle table commence avec :
server-no-presets = -# D’autres réglages ? Prépare une table, enregistre-la avec `/modèle enregistrer`, puis choisis-la ici.
server-more-presets = -# La liste ci-dessous n’a de place que pour les premiers modèles. Pour les autres, tape `/réglages modèle:`.
server-preset = Modèle pour les nouvelles tables
server-preset-standard = les tables commencent avec les réglages du bot
# $name : le nom d’un modèle.
server-preset-option = les tables commencent comme « { $name } »
# $permissions : une liste de permissions de Discord.
server-lacking = ⚠️ Pour jouer dans ce salon, il me manque encore { $permissions }.
server-mention-yes = mention de qui doit jouer
server-mention-no = aucune mention
server-openers-everyone = tout le monde peut ouvrir des parties
server-openers-managers = seules les personnes qui gèrent le serveur peuvent ouvrir des parties
server-openers-role = seules les personnes ayant un certain rôle peuvent ouvrir des parties
server-threads-yes = chaque partie dans son propre fil
server-threads-no = on joue dans le salon lui-même
server-retention-ever = les parties finies sont gardées pour toujours
# $days : un nombre.
server-retention-days = { $days ->
    [one] les parties finies sont gardées { $days } jour
   *[other] les parties finies sont gardées { $days } jours
}
server-lobby = Quand les tables inactives se ferment
# $days : un nombre.
server-lobby-days = { $days ->
    [one] les tables inactives se ferment après { $days } jour
   *[other] les tables inactives se ferment après { $days } jours
}
theme-painted-dark = tuiles peintes, table sombre
theme-painted-light = tuiles peintes, table claire
theme-flat-dark = tuiles simples, table sombre
theme-flat-light = tuiles simples, table claire

# $channels : une liste de salons.
game-not-here = Sur ce serveur, on joue dans { $channels }.
game-channels-deleted = Les salons de jeu de ce serveur ont été supprimés. Une personne qui le gère peut en choisir d’autres avec `/réglages`.
# $role : une mention du rôle.
game-only-role = Sur ce serveur, ce sont les membres ayant le rôle { $role } qui ouvrent des parties. Tu peux rejoindre toute table ouverte.
game-unknown-expansion = « { $typed } » n’est pas une extension. Au choix : { $rules }.
game-unknown-rule = « { $typed } » n’est pas une règle maison. Au choix : { $rules }.
game-unknown-time = Choisis le temps par tour dans la liste, s’il te plaît.
game-unknown-budget = Choisis le temps par personne dans la liste, s’il te plaît.
button-thread = Ouvrir dans un fil
thread-not-here = Je ne peux créer de fils que dans les salons textuels. Ouvre la table dans l’un d’eux, ou dans un fil qui existe déjà.
# $name : qui ouvre la table.
thread-title = Carcassonne chez { $name }
# $thread : un lien vers le fil.
thread-opened = Ta table est dans { $thread }.
# $name : le nom d’un modèle.
preset-saved = Modèle **{ $name }** enregistré. Choisis-le dans `/partie nouvelle`.
preset-deleted = Modèle **{ $name }** supprimé.

## Les places qui changent de mains
resign-ask = **Quitter cette partie ?** Ta place garde ses meeples et ses points.
resign-computer = L’ordinateur joue
resign-close = Laisser vide
resign-table = **Quitter ce match ?** Ta place garde ses meeples et ses points, mais tu passes derrière toutes les personnes qui restent.
resign-match = **Abandonner ce match ?** Il s’arrête aussitôt en entier, et l’autre gagne.
resign-match-sure = Abandonner le match
resign-alone = **Quitter cette partie ?** Tu es la seule personne à y jouer, elle s’arrête donc aussitôt.
resign-alone-sure = Arrêter la partie
resign-done = Tu as quitté la partie.
replace-unknown-seat = Cette place n’existe pas dans cette partie. Choisis-en une dans la liste : elle montre toutes celles que tu peux céder ou prendre.
replace-no-bots = Les autres bots ne peuvent pas jouer. Choisis une personne, ou laisse vide pour prendre un de mes ordinateurs.
replace-left = Cette personne n’est pas sur ce serveur. Choisis quelqu’un d’ici, ou laisse vide pour prendre un de mes ordinateurs.
# $before : qui est à cette place, ou le signe d’une place vide. $empty : yes ou no. $after : qui y serait.
replace-ask = **Donner la place { $empty ->
    [yes] vide { $before }
   *[no] de { $before }
} à { $after } ?** Elle garde ses meeples et ses points, et la table saura que c’était toi.
button-replace = Donner
replace-done = La place a changé de mains.
# $colour : une couleur. $name : qui est à cette place.
replace-seat = { $colour } : { $name }

## Ce que choisit une personne
reminder-mention = par une mention dans le salon
reminder-direct = par message privé
reminder-none = pas du tout
me-title = ### Tes réglages
# $language : le nom d’une langue.
me-language = Langue de mes réponses : { $language }.
me-language-automatic = Je te réponds dans la langue de ton Discord si je la parle. Choisis-en une autre avec `/moi langue`.
me-reminder-mention = Quand il te reste la moitié, puis un dixième de ton temps, je te mentionne dans le salon.
me-reminder-direct = Quand il te reste la moitié, puis un dixième de ton temps, je t’écris un message privé.
me-reminder-none = Je ne t’envoie pas de rappel.
# $zone : un fuseau horaire. $now : l’heure là-bas, par exemple 14:05.
me-zone = Ton fuseau horaire est { $zone }, où il est { $now }.
# $begins, $ends : des heures.
me-quiet = Pas de rappel de { $begins } à { $ends } ; un temps par personne d’un jour ou plus est alors suspendu (dix heures au plus).
# $begins, $ends : des jours.
me-holiday = Ton temps est suspendu du { $begins } au { $ends }, autant que chaque table le permet.
# $typed : ce qui a été tapé.
me-unknown-span = Je ne peux pas lire « { $typed } » comme des heures. Écris-les comme `22-8` ou `22:30-07:00`, ou un tiret pour aucune.
me-empty-span = Les heures de silence ne peuvent pas finir quand elles commencent. Écris-les comme `22-8`, ou un tiret pour aucune.

## Confidentialité
privacy = ### Ce que je garde sur toi
    • Ton identifiant Discord et le nom que tu avais, aux places de tes parties, avec tes coups.
    • Tes résultats, tes cotes, tes tournois, tes défis et tes échelles.
    • Tes réponses aux tuiles du jour, avec leurs points.
    • Ce que tu as choisi avec `/moi` : langue (et celle de Discord à ce moment-là), rappels, heures de silence, fuseau horaire, vacances.
    • Rien de ce que tu écris : je ne lis pas les messages.
    • Qui le voit : ici, ta mention, tes résultats, tes cotes et tes records, avec des liens ; dans les listes de tous les serveurs, seulement ton dernier nom de jeu et des chiffres. Les images et les fichiers de partie portent des noms.
    Si tu effaces tes données, tes places portent le nom « { seat-former } », et un ordinateur finit tes parties. Les messages que j’ai déjà publiés peuvent encore te nommer.
privacy-export = Recevoir mes données
privacy-delete = Effacer mes données
privacy-exported = Voici tout ce que je garde sur toi.
privacy-delete-ask = **Effacer toutes tes données ?** Tu quittes toutes les tables, tous les tournois et toutes les échelles, et un ordinateur finit tes parties en cours. C’est définitif.
privacy-delete-surely = Oui, les effacer
privacy-deleted = C’est fait. Tes données sont effacées.
