# Le guide à côté d’une première partie.

# $step, $steps : quelle page sur combien.
learn-title = ### Ta première partie · { $step } sur { $steps }
learn-1 =
    Avec un ordinateur, tu construis un paysage, tuile après tuile, et tu poses des meeples sur les routes, dans les villes et dans les abbayes. Ce qui est complété rapporte des points, et qui en a le plus gagne. Cette table est petite : il y en a pour cinq minutes.
    Le premier tour t’attend ci-dessous. Regarde l’image : la tuile que tu as piochée est à droite, et les cases où elle va sont numérotées.
learn-2 =
    Appuie sur **Jouer**, puis sur le numéro d’une case. Tu y vois ta tuile posée. **Tourner la tuile** la fait pivoter si elle va de plusieurs façons. Rien ne compte encore : essaie autant que tu veux.
learn-3 =
    Les lettres montrent où un meeple peut aller. Une **ville** rapporte gros, mais il faut la fermer ; une **route** va vite ; une **abbaye** veut des voisines sur ses huit côtés. Tu as sept meeples : chacun revient quand sa zone est complète. Choisis-en un, ou personne, puis **Confirmer**.
learn-4 =
    L’ordinateur joue, puis c’est de nouveau ton tour. Chaque bord doit prolonger son voisin : ville contre ville, route contre route, pré contre pré. Continue à construire là où se trouve ton meeple.
learn-5 =
    Une route ou une ville complète rapporte aussitôt ses points : 1 par tuile pour une route, 2 par tuile et 2 par blason pour une ville, 9 pour une abbaye. Les points vont à qui y a le plus de meeples. **Scores** en montre le détail.
learn-6 =
    Quand il ne reste plus de tuile, ce qui est inachevé rapporte encore un peu, et la partie est finie. Les prés et leurs paysans viendront plus tard : vois `/règles`. Continue donc à jouer, puis ouvre une table à tes amis avec `/partie nouvelle`.
learn-next = Suivant
learn-back = Retour
