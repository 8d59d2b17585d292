# Les mots de la table, seuls : boutons, listes, propositions.

## Places

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-black = Noir
colour-pink = Rose

## Éditions et extensions

edition-2014 = Édition 2014
    .text = Décompte actuel, tuiles avec jardins
edition-2000 = Tuiles de 2000
    .text = Décompte actuel, tuiles sans jardins
edition-second = Deuxième édition
    .text = Les villes de deux tuiles rapportent 2 ; une ville ne compte qu’une fois pour tes prés
edition-first = Première édition
    .text = Chaque ville donne 4 points à la majorité de paysans ; petites villes à 2
expansion-river = La Rivière
    .text = Douze tuiles rivière viennent d’abord
expansion-abbot = L’Abbé
    .text = Un abbé pour les abbayes et les jardins, que tu peux reprendre plus tôt
expansion-inns = Auberges et Cathédrales
    .text = Dix-huit tuiles de plus, et un grand meeple par personne
expansion-traders = Marchands et Bâtisseurs
    .text = Des marchandises pour les villes, un bâtisseur pour rejouer, un cochon pour les prés
expansion-flyers = Les Ornithoptères
    .text = Un meeple vole d’une à trois tuiles et rejoint qui s’y trouve
expansion-dragon = Princesse et Dragon
    .text = Un dragon que tout le monde déplace tour à tour, une fée, des princesses et des portails

option-city-small = Petites villes
    .text = Une ville complète d’exactement deux tuiles rapporte 1 point par tuile
option-field-second = Prés de la deuxième édition
    .text = Chaque ville ne compte qu’une fois pour les prés d’une personne
option-field-first = Prés de la première édition
    .text = Chaque ville donne 4 points à la majorité de paysans autour d’elle
option-field-off = Sans paysans
    .text = Pour débuter : aucun meeple dans les prés
option-hand-early-draw = Piocher en avance
    .text = Tu pioches la tuile suivante à la fin de ton tour
option-hand-three = Main de trois
    .text = Tu joues une de tes trois tuiles, puis tu repioches
option-start-in-bag = Tuile de départ dans le sac
    .text = La première tuile piochée commence le paysage
option-unplayable-returns = Retour des tuiles injouables
    .text = Une tuile injouable retourne dans le sac
option-fill-hole-extra-turn = Rejouer après un trou bouché
    .text = Une tuile qui a quatre voisines donne un tour de plus
option-no-final-features = Zones incomplètes : 0 point
    .text = Seuls les prés rapportent à la fin
option-table-edge = Bord de la table
    .text = Le paysage ne dépasse pas une taille fixée
option-table-edge-completes = Le bord de table complète
    .text = Le bord de la table ferme les zones
option-tile-market = Marché aux tuiles
    .text = Les autres peuvent proposer des points pour une tuile rare
option-starter-loses-ties = Qui commence perd à égalité
    .text = À points égaux, la personne qui n’a pas commencé gagne
option-dragon-after = Dragon après le décompte
    .text = Le dragon vole une fois les zones du tour décomptées
option-princess-must = Princesse stricte
    .text = Si la princesse peut renvoyer un meeple, elle le doit

## Où se trouve un meeple. $side : N, E, S, O, ou un demi-côté comme NNO.

feature-city = ville
feature-road = route
feature-field = pré
feature-monastery = abbaye
feature-garden = jardin

side-n = N
side-e = E
side-s = S
side-w = O
side-nnw = NNO
side-nne = NNE
side-ene = ENE
side-ese = ESE
side-sse = SSE
side-ssw = SSO
side-wsw = OSO
side-wnw = ONO
side-c = centre

# $feature : une zone, ci-dessus. $side : un côté, ci-dessus.
spot-sided = { $feature } ({ $side })
# $feature : city, road, field, monastery ou garden. $spot : la zone en mots, comme « ville (N) ».
spot-meeple = { $spot }
spot-large = grand meeple { $feature ->
    [city] dans la { $spot }
    [road] sur la { $spot }
    [monastery] dans l’{ $spot }
   *[other] dans le { $spot }
}
spot-abbot = abbé { $feature ->
    [monastery] dans l’{ $spot }
   *[other] dans le { $spot }
}
spot-builder = bâtisseur { $feature ->
    [city] dans la { $spot }
   *[other] sur la { $spot }
}
spot-pig = cochon dans le { $spot }
# $cell : le nom d’une case, par exemple N49.
spot-recall = reprendre l’abbé en { $cell }
spot-none = aucun
move-none = sans meeple
# Par un portail, ou là où un vol se termine. $choice : ce qui est posé, comme « ville (N) ». $cell : le nom d’une case.
spot-elsewhere = { $choice } en { $cell }
# $figure : une sorte de meeple. $spot : où il est, comme « ville (N) ». $cell : le nom d’une case.
spot-fairy = fée en { $cell } : { $figure }, { $spot }
# $seat : une place. $figure, $spot, $cell : comme ci-dessus.
spot-princess = renvoyer { $seat } : { $figure }, { $spot } en { $cell }
# $figure : une sorte de meeple.
spot-flyer = { $figure } en vol
# $side : n, e, s ou w.
spot-step = dragon vers { $side ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
}

figure-meeple = meeple
figure-large = grand meeple
figure-builder = bâtisseur
figure-pig = cochon
figure-abbot = abbé

## Les marchandises

# $count : combien.
goods-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
goods-grain = { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}
goods-cloth = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}

# $degrees : 0, 90, 180 ou 270.
turn-degrees = { $degrees }°

# $cell : le nom d’une case. $degrees : 0, 90, 180 ou 270.
placed-at = { $cell }, rotation de { $degrees }°

## Qui est à une place

# $opponent : comment pense l’ordinateur, ci-dessous.
seat-computer = Ordinateur{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} ({ $opponent })
# Sur les images, où il y a peu de place.
seat-computer-short = Ordinateur{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
seat-closed = place vide
seat-former = profil supprimé

opponent-random = facile
opponent-greedy = normal
opponent-planner = difficile
opponent-hard = difficile
opponent-expert = expert

## Ce qui a été payé

# Des points pour ce qui n’est pas une zone et n’a pas de phrase à lui. $source : son nom. $points : un nombre. $seats : qui les a eus.
bonus = { $source } : { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} pour { $seats }
# Des points pour la fée. $points : 1 au début d’un tour, 3 avec la zone. $seats : qui les a eus.
bonus-fairy = Fée : { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} pour { $seats }
# Des points pour les marchandises à la fin. $detail : wine, grain ou cloth. $points : un nombre. $seats : qui les a eus.
bonus-goods = { $detail ->
    [wine] Le plus de vin
    [grain] Le plus de blé
   *[cloth] Le plus de tissu
} : **{ $points }** points pour { $seats }

# $feature : city, road, field, monastery ou garden. $complete : yes ou no. $tiles, $pennants : combien la zone en a.
# $inns, $cathedrals : combien changent ses points. $neighbours : les tuiles autour d’une abbaye ou d’un jardin.
# $cities : les villes complètes que compte un pré. $counted : yes si un autre pré a compté des villes qu’il touche,
# sinon no. $pig : où sont les cochons qui ont ajouté des points : none, here, elsewhere ou both. $points : ce que
# reçoit chaque place. $seats : une liste de places.
scored = { $feature ->
    [city] Ville { $complete ->
        [no] incomplète{" "}
       *[yes] {""}
    }de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $pennants ->
        [0] {""}
        [one] {" "}avec { $pennants } blason
       *[other] {" "}avec { $pennants } blasons
    }{ $cathedrals ->
        [0] {""}
       *[other] { $pennants ->
            [0] {" "}avec cathédrale
           *[other] {" "}et cathédrale
        }
    }
    [road] Route { $complete ->
        [no] incomplète{" "}
       *[yes] {""}
    }de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $inns ->
        [0] {""}
       *[other] {" "}avec auberge
    }
    [monastery] Abbaye avec { $neighbours ->
        [one] { $neighbours } tuile voisine
       *[other] { $neighbours } tuiles voisines
    } sur 8
    [garden] Jardin avec { $neighbours ->
        [one] { $neighbours } tuile voisine
       *[other] { $neighbours } tuiles voisines
    } sur 8
   *[field] Pré { $counted ->
        [yes] { $cities ->
            [0] touchant des villes déjà comptées
            [one] touchant { $cities } autre ville complète
           *[other] touchant { $cities } autres villes complètes
        }
       *[no] { $cities ->
            [0] sans ville complète
            [one] touchant { $cities } ville complète
           *[other] touchant { $cities } villes complètes
        }
    }{ $pig ->
        [none] {""}
        [here] , avec cochon
        [elsewhere] , avec cochon dans un autre pré
       *[both] , avec cochons ici et dans un autre pré
    }
} : **{ $points }** { $points ->
    [one] point
   *[other] points
} pour { $seats }
# $line : la ligne de qui lit, dans une liste sans place pour elle.
list-yours = **Toi :** { $line }
# $count : combien d’autres, à la fin d’une liste de noms.
list-others = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}

## Dates

# $month : son nom, comme il suit un jour.
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
