# Ce que choisissent les serveurs et les personnes.

settings-managers-only = Seules les personnes qui gèrent ce serveur peuvent faire cela.
server-title = ### Les choix de ce serveur
server-language = Langue des tables
language-automatic = langue de Discord
server-theme = Apparence des images
server-mention = Appeler qui doit jouer
server-openers = Qui peut ouvrir des parties
server-threads = Où l’on joue
server-retention = Combien de temps garder les parties finies
server-channels = Salons de jeu (aucun : partout)
server-role = Le rôle qui peut ouvrir des parties
# $channels : une liste de salons.
server-only-in = On peut ouvrir des parties dans { $channels }.
server-defaults = Une nouvelle table commence avec :
server-no-presets = -# Pour que les tables commencent autrement : prépares-en une, garde-la avec `/modèle enregistrer`, puis choisis-la ici.
server-preset = Début d’une nouvelle table : un modèle
server-preset-standard = les tables commencent avec mes propres réglages
# $name : le nom d’un modèle.
server-preset-option = les tables commencent comme « { $name } »
# $permissions : une liste de permissions de Discord.
server-lacking = ⚠️ Pour jouer dans ce salon, il me manque encore { $permissions }.
server-mention-yes = une mention appelle qui doit jouer
server-mention-no = personne n’est appelé
server-openers-everyone = tout le monde peut ouvrir des parties
server-openers-managers = seules les personnes qui gèrent le serveur ouvrent des parties
server-openers-role = seules les personnes ayant un certain rôle ouvrent des parties
server-threads-yes = chaque partie dans son propre fil
server-threads-no = on joue dans le salon lui-même
server-retention-ever = les parties finies sont gardées pour toujours
# $days : un nombre.
server-retention-days = { $days ->
    [one] les parties finies sont gardées { $days } jour
   *[other] les parties finies sont gardées { $days } jours
}
server-lobby = Combien de temps une table attend
# $days : un nombre.
server-lobby-days = { $days ->
    [one] une table que personne ne touche se ferme après { $days } jour
   *[other] une table que personne ne touche se ferme après { $days } jours
}
theme-painted-dark = tuiles peintes, table sombre
theme-painted-light = tuiles peintes, table claire
theme-flat-dark = tuiles simples, table sombre
theme-flat-light = tuiles simples, table claire

# $channels : une liste de salons.
game-not-here = Sur ce serveur, on joue dans { $channels }.
# $role : une mention du rôle.
game-only-role = Sur ce serveur, ce sont les membres ayant le rôle { $role } qui ouvrent des parties. Tu peux rejoindre toute table ouverte.
game-unknown-expansion = « { $typed } » n’est pas une extension. Il y a { $rules }.
game-unknown-rule = « { $typed } » n’est pas une règle maison. Il y a { $rules }.
game-unknown-time = Choisis la durée d’un tour dans la liste, s’il te plaît.
button-thread = Ouvrir dans un fil
thread-not-here = Je ne peux créer de fils que dans les salons textuels. Ouvre la table dans un tel salon, ou dans un fil qui existe déjà.
# $name : qui ouvre la table.
thread-title = Carcassonne chez { $name }
# $thread : un lien vers le fil.
thread-opened = La table est dans { $thread }.
# $name : le nom d’un modèle.
preset-saved = C’est gardé sous le nom **{ $name }**. `/partie nouvelle` le propose comme modèle.
preset-deleted = Le modèle **{ $name }** est oublié.

## Les places qui changent de mains
resign-ask = Veux-tu quitter cette partie ? Ta place garde ses meeples et ses points.
resign-computer = Un ordinateur joue à ma place
resign-close = Ma place reste vide
resign-done = Tu as quitté la partie.
replace-unknown-seat = Cette place n’existe pas dans cette partie. Choisis-en une dans la liste.
replace-no-bots = Les autres bots ne savent pas jouer. Nomme une personne, ou laisse vide pour prendre un de mes ordinateurs.
replace-done = La place a changé de mains.
# $colour : une couleur. $name : qui est à cette place.
replace-seat = { $colour } : { $name }

## Ce que choisit une personne
reminder-mention = par une mention dans le salon
reminder-direct = par message privé
reminder-none = pas du tout
me-title = ### Tes choix
# $language : le nom d’une langue.
me-language = Langue de mes réponses : { $language }.
me-language-automatic = Je te réponds dans la langue de ton Discord si je la parle ; `/moi langue` en choisit une autre.
me-reminder-mention = Quand il te reste la moitié, puis un dixième de ton temps, je te mentionne dans le salon.
me-reminder-direct = Quand il te reste la moitié, puis un dixième de ton temps, je t’écris un message privé.
me-reminder-none = Je ne t’envoie pas de rappel.
# $zone : un fuseau horaire. $now : l’heure là-bas, par exemple 14:05.
me-zone = Ton fuseau horaire est { $zone }, où il est { $now }.
# $begins, $ends : des heures.
me-quiet = De { $begins } à { $ends }, je te laisse tranquille.
# $begins, $ends : des jours.
me-holiday = Tes horloges sont arrêtées du { $begins } au { $ends }, autant que chaque table le permet.
# $typed : ce qui a été tapé.
me-unknown-span = Je ne sais pas lire « { $typed } » comme des heures. Écris-les comme `22-8` ou `22:30-07:00`, ou un tiret pour aucune.

## Confidentialité
privacy = ### Ce que je garde sur toi
    • Ton identifiant Discord et le nom que tu avais, aux places de tes parties, avec les coups que tu as joués.
    • Ce qui en est sorti : résultats, cotes et tes inscriptions aux tournois.
    • Ce que tu as choisi avec `/moi` : langue (et celle de Discord à ce moment-là), rappels, heures de silence, fuseau horaire, vacances.
    • Rien de ce que tu écris : je ne lis pas les messages.
    Si tu les effaces, tes places portent le nom « ancien joueur », et un ordinateur continue tes parties en cours.
privacy-export = Recevoir mes données
privacy-delete = Effacer mes données
privacy-exported = Voici tout ce que je garde sur toi.
privacy-delete-ask = **Veux-tu vraiment que je t’oublie ?** Tu quittes toutes les tables et tous les tournois, et un ordinateur continue tes parties en cours. C’est définitif.
privacy-delete-surely = Oui, oublie-moi
privacy-deleted = C’est fait. Je ne te connais plus.
