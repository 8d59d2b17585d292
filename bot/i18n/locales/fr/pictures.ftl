# Les mots dans les images et sur elles. Une image a peu de place : des mots brefs valent mieux que des phrases.

## Affiches, tuiles restantes, parties d’un plateau

# $players : combien se la partagent.
picture-won = { $players ->
    [one] gagne
   *[other] se partagent la victoire
}
picture-tiles-left = { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
# Quand le plateau est trop grand. $from, $to : les cases des coins.
picture-part = Partie { $from } à { $to }

## Ce que montre une tuile

# $feature : une zone. $sides : des côtés comme « N, E ».
picture-segment = { $feature } { $sides }
# $segment : un segment comme « ville N, E ». $extra : blason, auberge ou cathédrale.
picture-with = { $segment } avec { $extra }
picture-pennant = blason
picture-inn = auberge
picture-cathedral = cathédrale
picture-river = rivière { $sides }
# Ce qu’une extension montre en plus. $mark : wine, grain, cloth, princess, volcano, dragon ou portal.
picture-mark = { $mark ->
    [wine] vin
    [grain] blé
    [cloth] tissu
    [princess] princesse
    [volcano] volcan
    [dragon] dragon
    [portal] portail magique
   *[other] { $mark }
}
# $direction : où elle vole.
picture-flyer = ornithoptère vers { $direction ->
    [n] le nord
    [ne] le nord-est
    [e] l’est
    [se] le sud-est
    [s] le sud
    [sw] le sud-ouest
    [w] l’ouest
   *[nw] le nord-ouest
}

## Tableaux, courbes et listes

picture-scores = Scores
picture-column-city = Villes
picture-column-road = Routes
picture-column-field = Prés
picture-column-monastery = Abbayes
picture-column-garden = Jardins
picture-column-fairy = Fée
picture-column-goods = Marchandises
picture-column-other = Autres
# Le total si la partie finissait maintenant.
picture-column-projected = Si c’était fini
picture-column-total = Total
picture-chart = Les scores au fil des tours
# Au bout de l’axe qui compte les tours.
picture-chart-turns = tours
picture-review = Avance attendue, tour par tour

## Calques : les mots du panneau à côté d’un plateau où l’on montre quelque chose

picture-fields = Prés
picture-fields-words = Ce qu’ils rapporteraient maintenant
picture-fields-final = Ce qu’ils ont rapporté
picture-dead = Cases perdues
# $cells : combien. $names : leurs noms.
picture-dead-words = { $cells ->
    [0] Chaque case libre peut encore être remplie.
    [one] Aucune tuile restante ne va sur cette case : { $names }
   *[other] Aucune tuile restante ne va sur ces cases : { $names }
}
# $cell : le nom d’une case.
picture-fits = Case { $cell }
picture-fits-words = { $tiles ->
    [0] Aucune tuile restante ne va ici.
    [one] { $tiles } tuile restante va ici.
   *[other] { $tiles } tuiles restantes vont ici.
}
picture-title-city = Ville
picture-title-road = Route
picture-title-field = Pré
picture-title-monastery = Abbaye
picture-title-garden = Jardin
picture-feature-complete = zone complète
picture-feature-open = zone encore incomplète
picture-feature-field = rapporte à la fin
picture-unclaimed = Aucun meeple.
picture-sum = En tout
# $count : combien. $each : les points de chacun.
picture-pays-tiles = { $count ->
    [one] { $count } tuile × { $each }
   *[other] { $count } tuiles × { $each }
}
picture-pays-pennants = { $count ->
    [one] { $count } blason × { $each }
   *[other] { $count } blasons × { $each }
}
picture-pays-cities = { $count ->
    [0] aucune ville complète
    [one] { $count } ville complète × { $each }
   *[other] { $count } villes complètes × { $each }
}
picture-pays-some-cities = { $count } villes complètes, certaines avec un cochon
picture-pays-counted-cities = Villes déjà comptées
picture-pays-itself = La tuile elle-même
picture-pays-neighbours = { $count ->
    [one] { $count } tuile autour
   *[other] { $count } tuiles autour
}

## Les joueurs par couleur et forme, pour qui écoute une image

picture-look-red = rond rouge
picture-look-blue = carré bleu
picture-look-green = triangle vert
picture-look-yellow = étoile jaune
picture-look-black = losange noir
picture-look-pink = croix rose

## Descriptions des images (texte alternatif)

alt-turn = Tour { $turn }, { $tiles ->
    [one] il reste { $tiles } tuile.
   *[other] il reste { $tiles } tuiles.
}
# $look : par exemple « triangle vert ». $tile : ce que montre la tuile, par exemple « ville N, E et route S ».
alt-to-place = { $player } ({ $look }) doit poser une tuile : { $tile }.
# Avec une main de plusieurs tuiles, que les autres ne voient pas.
alt-to-choose = { $player } ({ $look }) doit poser une des tuiles de sa main.
alt-to-deploy = { $player } ({ $look }) peut poser un meeple.
alt-to-act = À { $player } ({ $look }) de choisir.
alt-to-draw = { $player } ({ $look }) doit piocher une tuile.
alt-to-market = { $player } ({ $look }) a une tuile à vendre : { $tile }.
# Une place sans personne. $look : couleur et forme.
alt-empty-seat = La place qui doit jouer ({ $look }) est vide, ses tuiles sont posées au hasard.
# Après la ligne ci-dessus. $tile : ce que montre la tuile.
alt-drawn = La tuile piochée : { $tile }.
alt-table-edge = La table a un bord et va de { $from } à { $to }.
alt-ended-early = La partie a pris fin avant l’heure.
alt-decided = Le match a été décidé.
alt-won = { $players ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
alt-start = Tuile de départ en { $cell } : { $tile }.
alt-last = Dernière tuile, posée par { $player } en { $cell } : { $tile }.
# $figure : type de meeple. $spot : par exemple « ville (N) ».
alt-figure = Dessus : { $figure }, { $spot }.
# $pieces : une liste de pièces qui ne sont à personne, ci-dessous.
alt-pieces = Sur le plateau : { $pieces }.
# $kind : dragon ou fairy. $cell : le nom d’une case.
alt-piece = { $kind ->
    [dragon] dragon
    [fairy] fée
   *[other] { $kind }
} en { $cell }
# $cells : une liste de cases.
alt-changed = Nouvelles tuiles : { $cells }.
# Avant une liste comme « 1 M49, 2 N50 ».
alt-places = Cases au choix :
# À la place de la ligne ci-dessus quand personne ne choisit.
alt-numbered = Cases numérotées :
# Avant une liste comme « A ville (N), B route (E) ».
alt-spots = Emplacements au choix :
# $scores : une liste comme « Zoë 12, Marek 9 ».
alt-scores = Scores : { $scores }.
# Deux éléments d’une liste, qui peuvent contenir des virgules.
alt-separated = { $first } ; { $next }
# $heading : le nom d’une division. $row : la première de ses lignes.
alt-division = { $heading } : { $row }
# $goods: what each seat has, as below, between semicolons.
alt-goods = Marchandises : { $goods }.
# $player: a name. $goods: a list such as “2 wine and 1 cloth”.
alt-with = { $player } avec { $what }
# $tiles : ce que montrent les tuiles d’une main, séparé par des points-virgules.
alt-hand = { $player } a en main : { $tiles }.
# Après les tuiles d’une main. $number : celle qui est choisie.
alt-chosen = La tuile { $number } est choisie.
alt-choose = Choisis une case pour la tuile : { $tile }.
# $turns : les rotations au choix, comme « 0°, 180° ».
alt-close-up = La tuile en { $cell }, tournée de { $degrees }° : { $tile }. Rotations au choix : { $turns }.
# Le pas suivant du dragon. $player : un nom. $look : couleur et forme. $cell : où il est. $step : numéro du pas.
alt-flight = { $player } ({ $look }) déplace le dragon depuis { $cell }, pas { $step } sur { $steps }.
# $cells : une liste de cases.
alt-flight-visited = Pendant ce vol, le dragon est déjà passé en { $cells }.
alt-flown = Vol du dragon, case par case : { $cells }.
alt-flight-ways = Il peut aller ici :
# In place of the line above where nobody is told where it can go.
alt-flight-round = Autour de lui :
# A step of the dragon's flight, in a list. $number: of the step. $state: made, ordered, closed or open. $side: n, e, s, w or none.
alt-way-step = { $number } { $player } : { $state ->
    [made] fait, { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ouest
    }
    [ordered] prévu, { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ouest
    }
    [closed] prévu, mais fermé, { $side ->
        [n] nord
        [e] est
        [s] sud
       *[w] ouest
    }
   *[open] encore libre
}
# A flying machine. $cell: where it is.
alt-landings = La ligne de l’ornithoptère en { $cell }.
# $distance: a side of the die. $cell: where it leads. $lands: yes, no, or unknown where it is not told.
alt-landing = { $lands ->
    [yes] { $distance } mène en { $cell }, où un meeple peut atterrir
    [no] { $distance } mène en { $cell }, où personne ne peut atterrir
   *[unknown] { $distance } mène en { $cell }
}.
alt-poster = Le paysage fini, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} en tout.
alt-replay = Toute la partie en une animation de { $frames ->
    [one] { $frames } image
   *[other] { $frames } images
}, avec les scores au-dessus du paysage.
# Sous un titre. $points : ce que les prés rapporteraient à chaque place, par exemple « Zoë 12 et Marek 9 ».
alt-fields = Tous les prés ensemble : { $points }.
# Dans une liste de prés. $cell, $spot : où il est. $owners : une liste comme « Zoë 9 et Marek 9 », avec leurs points.
alt-field = { $cell }, { $spot } : { $owners }
# $feature : ville, route, etc., comme titre. $state : complète ou non. $cells : une liste de cases.
alt-feature = { $feature } ({ $state }) en { $cells }.
# $names : qui reçoit des points ; $seats : combien de places. $points : pour chacune. $parts : le calcul, « 3 tuiles × 2 = 6 ».
alt-pays = { $names } { $seats ->
    [one] reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] reçoivent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par place
} : { $parts }.
# $figures : une liste comme « Zoë × 2 et Marek × 1 ».
alt-counted = Meeples qui comptent : { $figures }.

## Le plateau en lettres

text-row = Rangée { $row }
text-tile = { $cell } : { $tile }.
# $figure : type de meeple. $feature : city, road, field, monastery ou garden. $spot : la zone en mots, par exemple « ville (N) ».
text-figure = { $player } : { $figure } { $feature ->
    [city] dans la { $spot }
    [road] sur la { $spot }
    [monastery] dans l’{ $spot }
   *[other] dans le { $spot }
}.
# $kind : dragon ou fairy.
text-piece = Ici : { $kind ->
    [dragon] le dragon
    [fairy] la fée
   *[other] { $kind }
}.
text-last = Posée en dernier.
