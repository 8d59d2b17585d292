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
    .text = Décompte de la troisième édition, des jardins sur les tuiles
edition-2000 = Tuiles de 2000
    .text = Même décompte, tuiles sans jardins
edition-second = Deuxième édition
    .text = Une ville de deux tuiles rapporte 2, chaque ville ne paie les prés d’un joueur qu’une fois
edition-first = Première édition
    .text = Les prés vus de la ville, 4 points ; les petites villes rapportent 2
expansion-river = La Rivière
    .text = Douze tuiles de rivière ouvrent la partie
expansion-abbot = L’Abbé
    .text = Un abbé pour les abbayes et les jardins, que l’on peut rappeler
expansion-inns = Auberges & Cathédrales
    .text = Dix-huit tuiles, et un grand meeple pour chacun

option-city-small = Petites villes
    .text = Une ville d’exactement deux tuiles rapporte 1 par tuile
option-field-second = Prés de la deuxième édition
    .text = Chaque ville ne paie qu’une fois les prés d’un joueur
option-field-first = Prés de la première édition
    .text = Chaque ville rapporte 4 à qui a le plus de paysans autour
option-field-off = Sans paysans
    .text = Pour débuter : personne ne va dans les prés
option-hand-early-draw = Piocher en avance
    .text = Tu pioches la tuile suivante à la fin de ton tour
option-hand-three = Main de trois
    .text = Tu joues une de tes trois tuiles, puis tu repioches
option-start-in-bag = Tuile de départ dans le sac
    .text = La première tuile piochée commence le paysage
option-unplayable-returns = Retour des tuiles injouables
    .text = Une tuile qui ne va nulle part retourne dans le sac
option-fill-hole-extra-turn = Rejouer après un trou bouché
    .text = Une tuile qui a quatre voisines donne un tour de plus
option-no-final-features = L’inachevé ne rapporte rien
    .text = Seuls les prés rapportent à la fin
option-table-edge = Bord de la table
    .text = Le paysage ne dépasse pas une certaine taille
option-table-edge-completes = Le bord complète
    .text = Le bord de la table ferme les zones
option-tile-market = Marché aux tuiles
    .text = Les autres peuvent proposer des points pour une tuile rare

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
# $cell : le nom d’une case, par exemple N49.
spot-recall = reprendre l’abbé en { $cell }
spot-none = personne

figure-meeple = meeple
figure-large = grand meeple
figure-abbot = abbé

# $degrees : 0, 90, 180 ou 270.
turn-degrees = { $degrees }°

# $cell : le nom d’une case. $degrees : 0, 90, 180 ou 270.
placed-at = { $cell }, rotation de { $degrees }°

## Qui est à une place

# $mind : comment pense l’ordinateur, ci-dessous.
seat-computer = Ordinateur{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} ({ $mind })
# Sur les images, où il y a peu de place.
seat-computer-short = Ordinateur{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
seat-closed = place vide
seat-former = ancien joueur

mind-random = facile
mind-greedy = gourmand
mind-planner = stratège

## Ce qui a été payé

# $feature : city, road, field, monastery ou garden. $complete : yes ou no. $tiles, $pennants : combien la zone en a.
# $neighbours : les tuiles autour d’une abbaye ou d’un jardin. $cities : les villes complètes que touche un pré. $points : ce que reçoit chaque place.
# $seats : une liste de places.
scored = { $feature ->
    [city] Ville { $complete ->
        [no] inachevée{" "}
       *[yes] {""}
    }de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $pennants ->
        [0] {""}
        [one] {" "}avec { $pennants } blason
       *[other] {" "}avec { $pennants } blasons
    }
    [road] Route { $complete ->
        [no] inachevée{" "}
       *[yes] {""}
    }de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
    [monastery] Abbaye avec { $neighbours ->
        [one] { $neighbours } voisine
       *[other] { $neighbours } voisines
    } sur 8
    [garden] Jardin avec { $neighbours ->
        [one] { $neighbours } voisine
       *[other] { $neighbours } voisines
    } sur 8
   *[field] Pré { $cities ->
        [0] sans ville complète
        [one] touchant { $cities } ville complète
       *[other] touchant { $cities } villes complètes
    }
} : **{ $points }** { $points ->
    [one] point
   *[other] points
} pour { $seats }
