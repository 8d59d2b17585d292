# Échelles : des places que l’on se prend par des défis.

command-ladder = échelle
    .description = Se prendre des places par des défis
command-ladder-open = ouvrir
    .description = Ouvrir une échelle dans ce salon (pour qui gère le serveur)
    .name = nom
    .name-text = Comment elle s’appelle
    .reach = portée
    .reach-text = Combien de places au-dessus on peut défier (sinon 3)
    .answer = jours-réponse
    .answer-text = Combien de jours pour accepter (sinon 3)
    .idle = jours-inactifs
    .idle-text = Après combien de jours sans partie on descend d’une place (sinon 30 ; 0 : jamais)
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur
    .rated = classée
    .rated-text = Si les parties sont classées (sinon oui)
command-ladder-settings = réglages
    .description = Changer les règles d’une échelle (pour l’organisation), ou les voir
    .name = nom
    .name-text = Comment elle s’appelle
    .reach = portée
    .reach-text = Combien de places au-dessus on peut défier
    .answer = jours-réponse
    .answer-text = Combien de jours pour accepter
    .idle = jours-inactifs
    .idle-text = Après combien de jours sans partie on descend d’une place (0 : jamais)
    .preset = modèle
    .preset-text = Des règles enregistrées sur ce serveur
    .rated = classée
    .rated-text = Si les parties sont classées
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-join = rejoindre
    .description = Rejoindre une échelle tout en bas
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-leave = quitter
    .description = Quitter une échelle ; ta place va aux personnes d’en dessous
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-show = voir
    .description = Voir les places d’une échelle, et qui joue contre qui
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-place = placer
    .description = Mettre quelqu’un à une autre place (pour l’organisation)
    .person = personne
    .person-text = Qui tu déplaces
    .place = place
    .place-text = Quelle place, en comptant du haut
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-export = exporter
    .description = Obtenir une échelle en tableau (CSV)
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-move = déplacer
    .description = Poursuivre une échelle dans ce salon (pour l’organisation)
    .ladder = échelle
    .ladder-text = Quelle échelle
command-ladder-close = fermer
    .description = Terminer une échelle telle qu’elle est (pour l’organisation)
    .ladder = échelle
    .ladder-text = Quelle échelle

# $name : le nom de l’échelle.
ladder-title = ## { $name }
# $reach : combien de places.
ladder-rule-challenge = • On commence tout en bas. `/défier` avec l’option `échelle` vise une place, jusqu’à { $reach } au-dessus, un défi à la fois.
# $time : un nombre de jours.
ladder-rule-answer = • Temps pour accepter : { $time }. Refuser ou ne pas répondre, c’est céder la place. Les vacances ne comptent pas.
ladder-rule-win = • Si tu gagnes, la place est à toi : de là à ton ancienne, tout le monde descend d’une. L’égalité ne change rien.
ladder-rule-again = • Les deux mêmes peuvent se défier à nouveau après { $time } au plus tôt.
ladder-rule-idle = • { $time } sans défi ni partie : on descend d’une place. Les vacances ne comptent pas.
ladder-rule-hints = • Les parties ne sont pas classées : `/conseil` y est permis. Tout le monde apprend qui le demande.
ladder-over = **Cette échelle est fermée.**
ladder-nobody = Personne ne l’a encore rejointe.
# $count : combien de membres.
ladder-members = { $count ->
    [one] **Une personne** est sur l’échelle :
   *[other] **{ $count } personnes** sont sur l’échelle :
}
ladder-more = { $count ->
    [one] … et une autre personne
   *[other] … et { $count } autres personnes
}
# $place : une place. $player : une mention. $won, $lost : combien de parties.
ladder-line = { $place }\. { $player } · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
# $other : une mention ; suit la ligne.
ladder-line-waits = ⏳ défi avec { $other }
ladder-line-plays = ⚔️ joue contre { $other }
# $player : qui a défié, ou de qui il s’agit. $other : qui était défié. $place : une place.
ladder-news-climbed = ▲ { $player } gagne contre { $other } et prend la place **{ $place }**.
ladder-news-held = { $other } gagne contre { $player } et garde sa place.
ladder-news-tied = Égalité : { $player } et { $other } gardent leurs places.
ladder-news-no-result = La partie de { $player } et { $other } n’a pas de résultat : les places restent.
ladder-news-unanswered = ▲ { $player } prend la place **{ $place }** : { $other } n’a pas accepté le défi.
ladder-news-left = ▲ { $player } prend la place **{ $place }** : { $other } a quitté l’échelle pendant leur partie.
ladder-news-idle = ▽ { $player } n’a pas joué depuis longtemps et descend à la place **{ $place }**.
ladder-news-placed = L’organisation met { $player } à la place **{ $place }**.
ladder-join = Rejoindre
ladder-leave = Quitter
ladder-close = Fermer l’échelle
ladder-look = Échelle
ladder-climbed = vient de monter
ladder-fell = vient de descendre
ladder-column = Gagnées – perdues
# $first, $last : des places.
ladder-places = Places { $first }–{ $last }

## Ce que lit une seule personne

# $name : le nom de l’échelle. $place : une place.
ladder-joined = Tu es sur **{ $name }**, à la place { $place }. { $place ->
    [1] La prochaine personne à s’inscrire pourra te défier.
   *[other] Défie quelqu’un au-dessus de toi avec `/défier` et l’option `échelle`.
}
ladder-leave-ask = **Quitter { $name } ?** Tu abandonnes la place { $place }. Qui t’a défié la prend, même pendant votre partie ; tes propres défis prennent fin. Si tu reviens, tu repars tout en bas.
ladder-left = Tu as quitté **{ $name }**.
# $player : une mention. $place : une place.
ladder-placed = { $player } est maintenant à la place { $place }.
ladder-placed-already = { $player } est déjà à la place { $place }.
ladder-close-ask = **Fermer définitivement { $name } ?** Les places restent telles quelles, les défis ouverts sont retirés, et les parties en cours vont jusqu’au bout sans déplacer personne.
ladder-closed-now = **{ $name }** est fermée.
ladder-changed = **{ $name }** a maintenant ces règles. Les défis lancés avant gardent les leurs.
# $channel : une mention du salon.
ladder-moved = **{ $name }** se poursuit dans { $channel }.
# $names : une liste de noms.
ladder-several = Il y a plusieurs échelles ici : { $names }. Choisis-en une avec l’option `échelle`.
ladder-organiser-only = Seules les personnes qui ont ouvert l’échelle ou gèrent le serveur peuvent le faire.
ladder-not-here = Une échelle a besoin d’un salon textuel : chaque partie y reçoit son fil.
ladder-none = Cette échelle n’existe pas sur ce serveur. Les personnes qui le gèrent en ouvrent une avec `/échelle ouvrir`.
ladder-none-yet = Il n’y a pas encore d’échelle sur ce serveur. Les personnes qui le gèrent en ouvrent une avec `/échelle ouvrir`.
# $most : combien de lettres.
ladder-name = Le nom d’une échelle a de 1 à { $most } caractères.
ladder-name-taken = Il y a déjà une échelle ouverte « { $name } ». Choisis un autre nom.
ladder-plan = Impossible : on défie de 1 à 10 places au-dessus, on a de 1 à 14 jours pour accepter, et on descend après 7 à 180 jours ou jamais.
ladder-clock = Une échelle a besoin d’un temps limité : choisis un modèle avec un temps par tour ou par personne.
ladder-closed = Cette échelle est fermée. `/échelle voir` montre ses dernières places.
# $most : combien de personnes.
ladder-full = Cette échelle est complète ({ $most } personnes). En attendant un départ, joue sans elle : `/défier`.
ladder-on-it = Tu es déjà sur cette échelle. `/échelle voir` montre ta place.
# $yours : yes pour qui demande.
ladder-not-on-it = { $yours ->
    [yes] Tu n’es pas sur cette échelle. Rejoins-la avec `/échelle rejoindre`.
   *[no] Cette personne n’est pas sur l’échelle. `/échelle voir` montre qui y est.
}
ladder-below = Cette personne est en dessous de toi. Défie quelqu’un au-dessus, ou jouez sans l’échelle.
# $reach : combien de places.
ladder-reach = { $reach ->
    [one] Trop haut : tu peux défier la place juste au-dessus de la tienne.
   *[other] Trop haut : tu peux défier jusqu’à { $reach } places au-dessus de la tienne.
}
# $yours : yes pour qui demande.
ladder-busy = { $yours ->
    [yes] Tu as déjà un défi ou une partie sur cette échelle. Termine d’abord.
   *[no] Cette personne a déjà un défi ou une partie sur cette échelle. Choisis quelqu’un d’autre, ou attends.
}
# $days : combien de jours.
ladder-again = Il y a déjà eu un défi entre vous deux ces { $days } derniers jours. Choisis quelqu’un d’autre, ou attends.
ladder-own = Tu es toi-même sur cette échelle : quelqu’un d’autre y déplace les gens.
