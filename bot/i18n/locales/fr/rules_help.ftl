# Les règles par sujet, comme /règles les raconte, chacune à côté d’un exemple en image. 1000 caractères au plus chacune.

rules-topic = Un autre sujet…

rules-turn =
    Un tour a trois parties.
    • **Poser une tuile :** elle est piochée et montrée à tous. Elle doit toucher le paysage par tout un bord, et chaque bord doit prolonger son voisin : pré contre pré, ville contre ville, route contre route. Si elle va quelque part, il faut la poser ; si elle ne va nulle part, elle quitte le jeu et tu en pioches une autre.
    • **Poser un meeple** sur la tuile que tu viens de poser, si tu veux.
    • **Les points :** chaque route, ville ou abbaye que ta tuile complète est évaluée aussitôt, peu importe qui l’a commencée, et ses meeples reviennent.
    .title = Un tour
rules-meeple =
    Tu as sept meeples. Après avoir posé une tuile, tu peux en poser un sur une zone de cette tuile : sur une route (un voleur), dans une ville (un chevalier), dans une abbaye (un moine) ou dans un pré (un paysan).
    Personne ne doit encore se trouver dans cette zone, aussi loin que ce soit, pas même toi. Tu peux aussi occuper ce que ta tuile vient de compléter : la zone rapporte aussitôt ses points et ton meeple revient.
    Sans meeple, tu poses seulement des tuiles.
    .title = Les meeples
rules-city =
    Une ville est complète quand ses remparts l’entourent sans aucun trou. Elle rapporte **2 points par tuile et 2 par blason**.
    Une ville inachevée à la fin rapporte 1 point par tuile et 1 par blason.
    .title = Les villes
rules-road =
    Une route est complète quand ses deux bouts mènent à un village, un carrefour, une ville ou une abbaye, ou quand elle forme une boucle. Elle rapporte **1 point par tuile**, même inachevée à la fin.
    .title = Les routes
rules-monastery =
    Une abbaye est complète quand les huit cases qui l’entourent sont posées. Elle rapporte **9 points**. À la fin, une abbaye inachevée rapporte 1 point, plus 1 par voisine.
    .title = Les abbayes
rules-field =
    Les paysans restent dans leur pré jusqu’à la fin. Alors, chaque pré rapporte à qui y a le plus de paysans **3 points par ville complète qui le touche**. Les routes, les villes et les rivières séparent les prés.
    .title = Les prés
rules-majority =
    Des zones peuvent se rejoindre, et plusieurs personnes s’y retrouvent. Qui y a **le plus de meeples** marque tous les points ; en cas d’égalité, chacun de ceux qui en ont le plus les marque tous. Deux meeples ne doublent jamais les points.
    .title = Qui marque
rules-river =
    Avec la Rivière, la source est posée en premier et le lac en dernier. Chaque tuile rivière doit prolonger le bout ouvert de l’eau, et la rivière ne doit pas faire aussitôt demi-tour. Personne ne marche sur l’eau ; la rivière sépare les prés.
    .title = La Rivière
rules-inn =
    Une route complète avec une auberge rapporte **2 points par tuile**. Inachevée à la fin, elle ne rapporte rien. Le grand meeple de cette extension compte pour deux.
    .title = Les auberges
rules-cathedral =
    Une ville complète avec une cathédrale rapporte **3 points par tuile et 3 par blason**. Inachevée à la fin, elle ne rapporte rien.
    .title = Les cathédrales
rules-garden =
    Seul un abbé peut aller dans un jardin. Comme une abbaye, un jardin est complet quand les huit cases qui l’entourent sont posées, et il rapporte **9 points**.
    .title = Les jardins
rules-abbot =
    L’abbé va dans une abbaye ou dans un jardin. Pendant un tour où tu ne poses pas de meeple, tu peux rappeler ton abbé : il rapporte aussitôt ce qu’il rapporterait à la fin de la partie.
    .title = L’Abbé
