# Les règles par sujet, la première partie guidée, et l’aide par tâche.

## Les règles : des pages. Une page, c’est un titre, les phrases de ses règles, un exemple en image et ce qu’il rapporte.

rules-page = ### { $title }
rules-select-game = Le jeu et ses extensions…
rules-select-variants = Éditions et règles maison…
button-rules = Règles
# $rules : une liste d’éditions et d’extensions. Dans un salon qui a une partie.
rules-here = -# La partie de ce salon : { $rules }.
# $rules : une liste de règles maison.
rules-here-options = -# Ses règles maison : { $rules }.
# $played : yes ou no. À propos de la règle de cette page.
rules-here-this = { $played ->
    [yes] ✅ La partie de ce salon se joue avec cette règle.
   *[no] ▫️ La partie de ce salon se joue sans cette règle.
}
# Ce que rapporte l’exemple, avant les lignes des évaluations.
rules-example = **Sur l’image**
# $tile : une tuile en mots. $cells : sur combien de cases elle va.
rules-example-fits = La tuile piochée ({ $tile }) { $cells ->
    [0] ne va nulle part
    [one] va sur la case numérotée
   *[other] va sur les { $cells } cases numérotées
}.
# $spots : une liste d’emplacements comme « ville (N) ».
rules-example-spots = Sur la tuile encadrée, un meeple peut aller sur : { $spots }.
# $typed : ce qui a été tapé.
rules-unknown-topic = Je ne connais pas de règle appelée « { $typed } ». Choisis-en une dans la liste.

topic-setup = Avant la partie
topic-turn = Un tour
topic-placing = Poser une tuile
topic-meeple = Poser un meeple
topic-road = Les routes
topic-city = Les villes
topic-monastery = Les abbayes
topic-field = Les prés et les paysans
topic-majority = Qui marque
topic-end = La fin
topic-river = La Rivière
topic-garden = Les jardins
topic-abbot = L’Abbé
topic-inn = Les auberges
topic-cathedral = Les cathédrales
topic-large-meeple = Le grand meeple
topic-editions = Les éditions
topic-written = Une partie dans un fichier

## Les règles : un message pour chacune, sous son nom ; deux ou trois phrases courtes.

explain-tiles-base = Le jeu de base a 72 tuiles. L’une d’elles est au milieu dès le début ; les autres sont piochées une à une, dans un ordre que personne ne connaît.
explain-seats = On joue de deux à six, chacun avec sa couleur. Un ordinateur peut prendre n’importe quelle place.
explain-first-seat = Le hasard décide qui commence, ou chacun tire une tuile et celle qui a le plus de routes commence, ou bien on joue dans l’ordre où l’on a pris place.
explain-draw = **Piocher :** tu reçois une tuile, et tout le monde la voit.
explain-place-tile = **Poser** cette tuile, et aucune autre, pour prolonger le paysage.
explain-deploy-one = **Poser un meeple**, un seul, sur la tuile que tu viens de poser – ou le garder.
explain-score-completed = **Les points :** chaque route, ville ou abbaye que ta tuile complète est évaluée maintenant, peu importe qui l’a commencée. Puis ses meeples reviennent.
explain-seat-order = Puis c’est au tour de la personne suivante, toujours dans le même ordre.
explain-place-adjacent = La tuile en touche une autre par tout un bord. Se toucher par un coin ne suffit pas.
explain-place-match = **Chaque** bord en contact prolonge son voisin : pré contre pré, ville contre ville, route contre route.
explain-place-occupied = Une case n’a de place que pour une tuile.
explain-place-must = Une tuile qui va quelque part doit être posée, même si cela aide quelqu’un d’autre.
explain-unplayable = Une tuile qui ne va nulle part quitte le jeu, et tu en pioches une autre.
explain-supply = Tu as sept meeples. Ceux qui sont sur le plateau reviennent quand leur zone est évaluée.
explain-deploy-spot = Un meeple se pose sur une zone de la tuile que tu viens de poser : sur une route, c’est un voleur, dans une ville un chevalier, dans une abbaye un moine, dans un pré un paysan.
explain-deploy-free = Personne ne doit encore se trouver dans cette zone, aussi loin que ce soit – pas même toi.
explain-deploy-completed = Ce que ta tuile vient de compléter peut encore être occupé : la zone rapporte aussitôt ses points, et le meeple revient.
explain-deploy-none = Sans meeple, tu poses seulement des tuiles.
explain-road = Une route est complète quand ses deux bouts mènent à un village, un carrefour, une ville ou une abbaye, ou quand elle forme une boucle. Elle rapporte **1 point par tuile**, achevée ou non.
explain-city = Une ville est complète quand ses remparts n’ont plus de trou. Elle rapporte **2 points par tuile et 2 par blason**. Inachevée à la fin, elle en rapporte 1 et 1.
explain-monastery = Une abbaye est complète quand les huit cases qui l’entourent ont leur tuile. Elle rapporte **9 points**. Inachevée à la fin, elle rapporte 1 point, plus 1 par voisine.
explain-field-third = Les paysans restent couchés dans leur pré jusqu’à la fin de la partie. Alors, un pré rapporte **3 points par ville complète qui le touche**, à la personne qui y a le plus de paysans. Les routes, les villes et les rivières séparent les prés.
explain-majority = Des zones peuvent se rejoindre, et plusieurs personnes s’y retrouvent. La personne qui y a **le plus de meeples** en marque tous les points. En cas d’égalité, chacune les marque tous. Plus de meeples ne font jamais plus de points.
explain-end = La partie est finie quand la dernière tuile est posée. Ce qui est inachevé rapporte ses points réduits ; puis viennent les prés.
explain-tie = Qui a le plus de points gagne. À égalité, la victoire est partagée.
explain-river = Douze tuiles rivière viennent avant toutes les autres : d’abord la source, et le lac en dernier.
explain-river-continues = Chaque tuile rivière prolonge le bout ouvert de l’eau.
explain-river-no-u-turn = La rivière ne fait jamais aussitôt demi-tour, et ne va pas non plus là où elle ne pourrait plus continuer.
explain-river-no-meeple = Personne ne marche sur l’eau. Les rives sont des prés, et la rivière les sépare ; un pont fait passer la route.
explain-garden = Un jardin est évalué comme une abbaye : **9 points** avec huit voisines, et à la fin 1 point, plus 1 par voisine.
explain-abbot-garden-only = Seul un abbé peut aller dans un jardin.
explain-abbot-deploy = Tout le monde a un abbé. À la place d’un meeple, il peut aller dans une abbaye ou un jardin que tu viens de poser, et nulle part ailleurs.
explain-abbot-recall = Pendant un tour où tu ne poses pas de meeple, tu peux le rappeler d’une zone inachevée. Il rapporte aussitôt ce qu’il rapporterait à la fin, et il peut resservir.
explain-inn = Une auberge se trouve au bord d’une route. Complète, cette route rapporte **2 points par tuile** ; inachevée à la fin, elle ne rapporte **rien**.
explain-cathedral = Une ville complète avec une cathédrale rapporte **3 points par tuile et 3 par blason** ; inachevée à la fin, elle ne rapporte **rien**.
explain-large-meeple = Tout le monde a un grand meeple. Il compte pour **deux** quand on cherche qui en a le plus, et ne rapporte pas plus qu’un autre.
explain-editions = L’édition fixe les règles de départ ; chacune peut ensuite être changée. **2014** : les prés rapportent 3 par ville, des jardins sont dessinés sur les tuiles. **2000** : la même chose sans jardins. **Deuxième** : les villes de deux tuiles rapportent moins, et chaque ville ne te paie tes prés qu’une fois. **Première** : les mêmes petites villes, et les prés se comptent à partir de la ville.
explain-city-small = Une ville complète d’exactement deux tuiles ne rapporte que 1 point par tuile et 1 par blason.
explain-field-second = Les prés rapportent 3 points par ville complète, mais une ville ne te paie qu’une fois, même si plusieurs de tes prés la touchent.
explain-field-first = À la fin, on regarde chaque ville complète : qui a le plus de paysans dans tous les prés qui la touchent marque **4 points**. Une ville ne paie qu’une fois.
explain-field-off = Personne ne va dans les prés. C’est un bon choix pour une première partie.
explain-hand-early-draw = Tu pioches ta prochaine tuile à la fin de ton tour. Tout le monde la voit, et tu peux y réfléchir jusqu’à ce que ce soit à toi.
explain-hand-three = Tu as trois tuiles en main, tu en poses une et tu repioches. Les mains sont visibles ou cachées, comme la table le veut. Si aucune des trois ne va nulle part, les trois quittent le jeu.
explain-start-in-bag = Rien n’est posé au départ. La première personne pose au milieu la première tuile piochée, et peut y mettre un meeple.
explain-unplayable-returns = Une tuile qui ne va nulle part retourne dans le sac. La partie finit quand aucune tuile du sac ne va plus nulle part.
explain-fill-hole-extra-turn = Si ta tuile touche des tuiles sur ses quatre côtés, tu joues encore un tour.
explain-no-final-features = Ce qui est inachevé à la fin ne rapporte rien : routes, villes, abbayes et jardins. Les prés comptent comme toujours.
explain-table-edge = Le paysage ne dépasse pas une taille dont la table convient.
explain-table-edge-completes = Le bord de la table ferme les routes et les villes, et compte comme voisin des abbayes et des jardins.
explain-tile-market = Si la tuile piochée est la dernière qui puisse compléter une zone, les autres peuvent proposer des points pour l’avoir, une fois chacun. Qui l’a piochée la vend ou la garde. Qui l’achète la pose et peut y mettre un meeple ; qui l’a vendue pioche de nouveau.
explain-notation = `/exporter` donne la partie dans un petit fichier de texte lisible : une ligne par tuile, comme `3. red R@0,-1/2 +road:N`. `/importer` montre un tel fichier pas à pas.

## La première partie guidée. La personne joue les rouges, l’ordinateur les bleus.

# $step, $steps : quel tour sur combien.
lesson-title = ### Ta première partie · tour { $step } sur { $steps }
lesson-you = 🔴 toi
# Avant ce qui a été fait : « … a joué M51 et a posé un meeple dans l’abbaye ».
lesson-computer-moved = 🔵 L’ordinateur
lesson-computer = 🔵 l’ordinateur
# Sur les images.
lesson-name-you = Toi
lesson-name-computer = Ordinateur
# $you, $computer : les points jusqu’ici.
lesson-scores = -# 🔴 Toi { $you } · 🔵 Ordinateur { $computer }
# $hint : un conseil, ci-dessous.
lesson-hint = 💡 { $hint }
lesson-next = Suivant
lesson-show-me = Montre-moi
lesson-stop = Arrêter ici
lesson-again = Rejouer
button-learn = Apprendre en jouant
# Tour 1 : fermer une ville. $cell : le nom d’une case.
lesson-1 =
    L’ordinateur et toi, vous construisez un même paysage, tuile après tuile. Chaque bord doit prolonger son voisin : ville contre ville, route contre route, pré contre pré.
    Les numéros montrent où va ta tuile. Choisis **{ $cell }** : là, ses remparts ferment la ville du dessous.
lesson-1-lying = Elle va bien là, et la ville n’a plus de trou. Pose maintenant un meeple dans la **ville** : les lettres montrent où il peut aller. Puis **Confirmer** ; rien ne compte avant.
lesson-1-hint-cell = C’est permis, mais la ville reste ouverte. Choisis **{ $cell }**, juste au-dessus d’elle.
lesson-1-hint-meeple = La tuile est bien posée. Mets ton meeple dans la **ville**, et elle te rapporte ses points.
lesson-1-good = ✅ Une ville fermée rapporte aussitôt : 2 points pour chacune de ses tuiles. Ton chevalier les a gagnés et il est de retour chez toi.
lesson-1-reply = Le moine de l’ordinateur attend que les huit cases autour de son abbaye aient leur tuile. Il gagnera alors 9 points.

# Tour 2 : commencer une route.
lesson-2 =
    Ta tuile suivante est un bout de route. La route de la première tuile est encore ouverte aux deux bouts, et personne ne s’y trouve.
    Prolonge-la vers l’est : choisis **{ $cell }**.
lesson-2-lying = Pose un meeple sur la **route**. Plus la route est longue, plus elle rapporte : 1 point par tuile.
lesson-2-hint-cell = Un bon endroit pour une autre fois. Maintenant, prolonge la route : choisis **{ $cell }**.
lesson-2-hint-meeple = Mets ton meeple sur la **route**, pour que ses points soient à toi.
lesson-2-good = ✅ La route est à toi. Ton voleur y reste jusqu’à ce que ses deux bouts soient fermés. Personne d’autre ne peut s’y poser.
lesson-2-reply = Un carrefour termine une route. L’ordinateur ferme ta route de ce côté, et en commence une à lui de l’autre.

# Tour 3 : fermer la route et occuper une abbaye.
lesson-3 =
    Une abbaye, avec une route qui finit à sa porte. Une seule tuile peut faire deux choses à la fois.
    Choisis **{ $cell }** : là, elle ferme ta route.
lesson-3-lying = Ta route est complète et rapporte ses points d’elle-même. Tu peux donc commencer autre chose : pose un meeple dans l’**abbaye**.
lesson-3-hint-cell = Là, ta route reste ouverte. Choisis **{ $cell }**, à son bout ouest.
lesson-3-hint-meeple = Mets ton meeple dans l’**abbaye** : elle rapporte 1 point par voisine, même si elle n’est jamais complète.
lesson-3-good = ✅ Ta route est complète : 1 point par tuile, et le voleur est revenu. Ton moine reste. Chaque tuile posée autour de l’abbaye la rend plus précieuse.
lesson-3-reply = L’ordinateur commence une ville. Elle est ouverte, et son chevalier y reste.

# Tour 4 : un paysan.
lesson-4 =
    Le dernier rôle d’un meeple est celui du paysan. Il reste couché dans un pré jusqu’à la fin de la partie ; alors, chaque ville complète qui touche son pré lui rapporte 3 points.
    Choisis **{ $cell }**, à côté du pré où se dresse ta ville. **Tourne la tuile** comme tu veux.
lesson-4-lying = Les routes séparent les prés. Mets ton meeple dans le **pré** qui atteint ta ville, puis **Confirmer**.
lesson-4-hint-cell = De là, le pré ne touche aucune ville complète. Choisis **{ $cell }**, au-dessus de ta ville.
lesson-4-hint-meeple = Ce n’est pas encore le pré de ta ville. Mets ton meeple dans un **pré** : celui qui descend jusqu’à ses remparts.
lesson-4-good = ✅ Le pré est à toi, et il touche ta ville. Tu auras les points à la fin ; jusque-là, le paysan ne revient pas.
lesson-4-reply = L’ordinateur ferme sa ville et en marque les points.

# Tours 5 et 6 : sans aide.
lesson-5 = Tu sais maintenant tout ce qu’il faut. **Joue comme tu veux :** les numéros montrent où va ta tuile. Une tuile à côté de ton abbaye te rapporte un point ; une ville demande à être fermée.
lesson-5-lying = **Tourne la tuile** si elle va aussi d’une autre façon. Mets un meeple là où tu espères des points, ou personne.
lesson-5-good = ✅ C’est joué. Ce qui est déjà occupé n’est pas proposé : une zone n’appartient qu’à une personne, sauf quand deux zones se rejoignent.
lesson-6 = Ta dernière tuile. Ce que tu poses maintenant compte à la fin, achevé ou non. Une ville inachevée rapporte 1 point par tuile, une route aussi.
lesson-6-lying = Après le dernier tour, les meeples ne valent plus rien : poses-en un si une zone est libre.
lesson-6-good = ✅ C’était ta dernière tuile.

# La fin. $you, $computer : des points. $result : won, lost ou tied.
lesson-end = ### La partie est finie : { $you } à { $computer }
lesson-result = { $result ->
    [won] 🎉 Tu as gagné !
    [lost] Cette fois, l’ordinateur a gagné. Maintenant, tu sais comment faire.
   *[tied] Égalité : vous vous partagez la victoire.
}
lesson-during = **Pendant la partie**
lesson-final = **À la fin**
lesson-what-next = **Et maintenant ?** Ouvre une table à tes amis avec `/partie nouvelle` dans un salon ; un ordinateur peut prendre une place vide. Les mêmes règles en images : `/règles`. Tout ce que je sais faire : `/aide`.
lesson-stopped = Tu peux recommencer quand tu veux avec `/apprendre`. Les règles en images sont dans `/règles`, et `/partie nouvelle` ouvre une table.

## L’aide par tâche

help-select = Que veux-tu faire ?
help-start = Ouvrir une table
    .text =
        • `/partie nouvelle` ouvre une table dans le salon. Les autres appuient sur **Rejoindre** ; **Ajouter un ordinateur** occupe une place.
        • **Réglages** choisit l’édition, les extensions, les règles maison, le temps pour un tour et l’aide ; `/partie nouvelle` accepte aussi la plupart de ces choix.
        • **Commencer** lance la partie. Un salon a de la place pour une partie ; ouvre la suivante dans un fil ou un autre salon.
        • `/modèle enregistrer` garde les règles de ta table sous un nom.
help-turn = Jouer mon tour
    .text =
        • Appuie sur **Jouer** sous l’image. Choisis une case numérotée, tourne la tuile, choisis un meeple ou personne, puis **Confirmer**. Avant cela, rien ne compte.
        • Ou bien tape `/poser case:N49 rotation:90°`, puis `/meeple sur:ville (N)` ou `/passer`. Ce qui est possible t’est proposé pendant que tu tapes.
        • Une erreur ? `/annuler` est libre jusqu’à ce que la tuile suivante soit montrée. Ensuite, tout le monde doit être d’accord.
help-back = Revenir après une journée
    .text =
        • `/parties` montre tes parties sur tous les serveurs, celles qui t’attendent d’abord. **Partie suivante** mène de l’une à l’autre.
        • `/depuis` raconte ce qui s’est passé depuis ton dernier tour.
        • `/moi rappels` choisit comment te rappeler ton tour, et tes heures de silence ; `/moi vacances` arrête tes horloges pendant quelques jours, `/moi langue` choisit la langue de mes réponses.
help-look = Voir où en est la partie
    .text =
        • `/plateau` montre le plateau, un gros plan, les prés par joueur, ou tout en mots.
        • `/scores` montre les points, `/pourquoi` le détail d’une évaluation, `/tuiles` ce qui reste et ce qui va sur une case.
        • `/historique` revient à n’importe quel tour. Tout le monde dans le salon peut regarder.
help-leave = Partir, ou céder une place
    .text =
        • `/abandonner` quitte une partie en cours : un ordinateur joue à ta place, ou elle reste vide.
        • `/remplacer` donne une place à quelqu’un d’autre, avec ses meeples et ses points.
        • `/partie quitter` libère ta place avant le début ; `/partie arrêter` ferme une table.
help-keep = Garder une partie, ou en regarder une autre
    .text =
        • `/exporter` donne à tout moment la partie du salon dans un petit fichier.
        • `/importer` montre un tel fichier tour par tour, d’où qu’il vienne.
        • À la fin, tu reçois une affiche, la courbe des scores et le film de la partie.
help-compete = Se comparer et se mesurer
    .text =
        • `/profil` montre ce que quelqu’un a joué, et le bilan de deux personnes l’une contre l’autre.
        • `/classement` montre qui a la meilleure cote, `/records` ce qui s’est fait de mieux. Seules les parties entre personnes, à une table en **partie classée**, changent les cotes.
        • `/tournoi créer` annonce un tournoi, `/tournoi rejoindre` t’y inscrit. `/tournoi ronde` montre les matchs, `/tournoi tableau` l’élimination directe, `/tournoi classement` où chacun en est.
help-learn = Apprendre le jeu
    .text =
        • `/apprendre` est une première partie de cinq minutes contre l’ordinateur, avec un guide, rien que pour toi.
        • `/règles` explique chaque règle avec un exemple en image.
help-server = Préparer mon serveur
    .text =
        • `/réglages` choisit la langue, l’apparence, les salons de jeu et qui peut y ouvrir des parties.
        • Je dois pouvoir voir le salon, y écrire et y joindre des fichiers. S’il manque quelque chose, je te dis quoi.
        • `/confidentialité` montre ce que je garde sur toi, te le donne et l’efface.
