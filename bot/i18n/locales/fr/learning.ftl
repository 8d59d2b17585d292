# Les règles par sujet, la première partie guidée, et l’aide par tâche.

## Les règles : des pages. Une page, c’est un titre, les phrases de ses règles, un exemple en image et ce qu’il rapporte.

rules-page = ### { $title }
rules-select-game = Le jeu de base…
rules-select-expansions = Extensions…
rules-select-variants = Éditions et règles maison…
rules-select-tournaments = Tournois…
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
rules-unknown-topic = Il n’y a pas de règle appelée « { $typed } ». Choisis-en une dans la liste.

topic-setup = Avant la partie
topic-turn = Un tour
topic-placing = Poser une tuile
topic-meeple = Poser un meeple
topic-road = Les routes
topic-city = Les villes
topic-monastery = Les abbayes
topic-field = Les prés et les paysans
topic-majority = Qui marque les points
topic-end = La fin de la partie
topic-river = La Rivière
topic-garden = Les jardins
topic-abbot = L’Abbé
topic-inn = Les auberges
topic-cathedral = Les cathédrales
topic-large-meeple = Le grand meeple
topic-goods = Les marchandises
topic-builder = Le bâtisseur
topic-pig = Le cochon
topic-volcano = Les volcans
topic-dragon = Le vol du dragon
topic-fairy = La fée
topic-princess = La princesse
topic-portal = Les portails magiques
topic-flyers = Les ornithoptères
topic-editions = Les éditions
topic-written = Une partie dans un fichier

## Les règles : un message pour chacune, sous son nom ; deux ou trois phrases courtes.

explain-tiles-base = Le jeu de base a 72 tuiles. L’une d’elles est au milieu dès le début ; les autres sont piochées une à une, dans un ordre que personne ne connaît.
explain-seats = On joue de deux à six, chaque place avec sa couleur. Un ordinateur peut prendre n’importe quelle place.
explain-first-seat = On tire au sort qui commence ; ou tout le monde tire une tuile et celle qui a le plus de routes commence ; ou l’on joue dans l’ordre d’arrivée.
explain-draw = **Pioche** une tuile. Tout le monde la voit.
explain-place-tile = **Pose** cette tuile, et aucune autre, pour prolonger le paysage.
explain-deploy-one = **Pose un meeple** dessus, un seul – ou garde-le.
explain-score-completed = **Les points :** chaque route, ville ou abbaye que ta tuile complète rapporte aussitôt ses points, peu importe qui l’a commencée. Puis ses meeples reviennent.
explain-seat-order = Puis c’est au tour de la place suivante, toujours dans le même ordre.
explain-place-adjacent = La tuile doit en toucher une autre par un côté entier. Un coin ne suffit pas.
explain-place-match = **Chaque** côté doit correspondre à la tuile voisine : pré contre pré, ville contre ville, route contre route.
explain-place-occupied = Une case n’a de place que pour une tuile.
explain-place-must = Une tuile qui peut aller quelque part doit être posée, même si cela aide quelqu’un d’autre.
explain-unplayable = Une tuile injouable quitte le jeu, et tu en pioches une autre.
explain-supply = Tu as sept meeples. Ceux du plateau reviennent quand leur zone rapporte ses points.
explain-deploy-spot = Un meeple se pose sur une zone de la tuile que tu viens de poser : sur une route, c’est un voleur, dans une ville un chevalier, dans une abbaye un moine, dans un pré un paysan.
explain-deploy-free = Il ne doit encore y avoir aucun meeple dans cette zone, aussi loin que ce soit – pas même un à toi.
explain-deploy-completed = Tu peux encore occuper ce que ta tuile vient de compléter : la zone rapporte aussitôt ses points, et le meeple revient.
explain-deploy-none = Sans meeple, tu poses seulement des tuiles.
explain-road = Une route est complète quand ses deux bouts mènent à un village, un carrefour, une ville ou une abbaye, ou quand elle forme une boucle. Elle rapporte **1 point par tuile**, complète ou non.
explain-city = Une ville est complète quand ses remparts n’ont plus de trou. Elle rapporte **2 points par tuile et 2 par blason**. Incomplète à la fin, elle en rapporte 1 et 1.
explain-monastery = Une abbaye est complète quand les huit cases qui l’entourent ont leur tuile. Elle rapporte **9 points**. Incomplète à la fin, elle rapporte 1 point, plus 1 par tuile voisine.
explain-field-third = Les paysans restent jusqu’à la fin de la partie. Alors, un pré rapporte **3 points par ville complète qui le touche**, à la majorité de paysans. Les routes, les villes et les rivières séparent les prés.
explain-majority = Des zones peuvent se rejoindre et être partagées. La personne qui a **le plus de meeples** dans une zone en marque tous les points. À égalité, chaque personne les marque en entier. Plus de meeples ne rapportent pas plus.
explain-end = La partie est finie quand la dernière tuile est posée. Les zones incomplètes rapportent moins, puis on compte les prés.
explain-tie = Le meilleur score gagne. En cas d’égalité, la victoire est partagée.
explain-river = Douze tuiles rivière viennent avant toutes les autres : d’abord la source, et le lac en dernier.
explain-river-continues = Chaque tuile rivière prolonge le bout ouvert de la rivière.
explain-river-no-u-turn = La rivière ne fait jamais aussitôt demi-tour, et ne va pas là où elle ne pourrait plus continuer.
explain-river-no-meeple = Un meeple ne se pose pas sur la rivière. Elle sépare les prés de ses rives ; un pont fait passer la route.
explain-garden = Un jardin rapporte comme une abbaye : **9 points** avec huit tuiles voisines ; à la fin 1 point, plus 1 par tuile voisine.
explain-abbot-garden-only = Seul un abbé se pose dans un jardin.
explain-abbot-deploy = Tout le monde a un abbé. À la place d’un meeple, il peut aller dans une abbaye ou un jardin de la tuile que tu viens de poser, et nulle part ailleurs.
explain-abbot-recall = Pendant un tour où tu ne poses pas de meeple, tu peux le reprendre d’une zone incomplète. Il rapporte aussitôt ce qu’il rapporterait à la fin, et tu peux le rejouer dès ton prochain tour.
explain-inn = Une route complète avec une auberge rapporte **2 points par tuile** ; incomplète à la fin, elle ne rapporte **rien**.
explain-cathedral = Une ville complète avec une cathédrale rapporte **3 points par tuile et 3 par blason** ; incomplète à la fin, elle ne rapporte **rien**.
explain-large-meeple = Tout le monde a un grand meeple. Il compte pour **deux** dans la majorité, mais ne rapporte pas plus de points.
explain-traders-tiles = Vingt-quatre tuiles de plus ; vingt d’entre elles montrent du vin, du blé ou du tissu dans une ville.
explain-goods-take = La personne qui **complète une ville** prend une marchandise par symbole, à qui que soient les meeples. La ville rapporte comme toujours.
explain-goods-which = Un symbole appartient au morceau de ville où il est dessiné, et compte une fois.
explain-goods-one-city = Une tuile qui complète plusieurs villes donne les marchandises de toutes.
explain-goods-supply = Il y a autant de marchandises que de symboles : 9 vins, 6 blés, 5 tissus.
explain-goods-open = Tout le monde voit les marchandises de tout le monde.
explain-goods-end = À la fin, la majorité dans une sorte rapporte **10 points**, pour chacune des trois sortes. À égalité, chaque personne marque 10.
explain-traders-bridge = Sur une tuile, deux routes se croisent sans se rencontrer : deux routes, et aucune ne s’y arrête.
explain-traders-supply = Tout le monde a un bâtisseur et un cochon. Ce ne sont pas des meeples : ils ne comptent jamais dans la majorité, et ne restent jamais seuls.
explain-builder-deploy = À la place d’un meeple, pose le **bâtisseur** sur une route ou dans une ville de ta tuile où tu as déjà un meeple. Les autres n’y changent rien.
explain-builder-not-finished = Pas sur ce que ta tuile vient de compléter.
explain-builder-double = Ensuite, chaque fois que ta tuile **prolonge la route ou la ville de ton bâtisseur**, tu joues un second tour.
explain-builder-once = Le second tour n’en donne jamais un troisième.
explain-builder-gone = Cela se décide en posant la tuile, même si le bâtisseur rentre pendant ce tour.
explain-builder-second-turn = Le second tour est complet : piocher, poser, une action, compter.
explain-builder-must = On ne peut pas y renoncer.
explain-builder-unplayable = Si sa tuile est injouable, tu en pioches une autre.
explain-builder-last-tile = Après la dernière tuile, il n’y a pas de second tour.
explain-builder-home = Le bâtisseur rentre quand sa zone rapporte ses points, ou avec ton dernier meeple.
explain-builder-seat-order = Après le second tour, c’est à la place suivante.
explain-pig-deploy = À la place d’un meeple, pose le **cochon** dans un pré de ta tuile où tu as déjà un paysan.
explain-pig-pays = À la fin, un pré qui te rapporte donne **4 points par ville au lieu de 3** si ton cochon y est. Le cochon ne compte pas dans la majorité.
explain-pig-stays = Il reste jusqu’à la fin, et ne rentre qu’avec ton dernier paysan.
explain-pig-one = Tu n’as qu’un cochon : il compte une fois, même si des prés se rejoignent.
explain-pig-second = Avec les prés de la deuxième édition, une ville te donne 4 une seule fois si ton cochon est dans un de tes prés voisins.
explain-pig-first = Avec les prés de la première édition, une ville te donne 5 si ton cochon est dans un pré voisin.
explain-dragon-start = Au début, ni le dragon ni la fée ne sont sur le plateau.
explain-volcano = Une tuile avec un **volcan** attire le dragon, d’où qu’il vienne. Il ne vole pas alors et ne mange personne.
explain-volcano-no-meeple = Pendant ce tour, aucun meeple ne va sur la tuile du volcan ; tu peux quand même déplacer la fée ou reprendre ton abbé.
explain-dragon-no-meeple = On ne pose jamais personne là où est le dragon.
explain-dragon-tiles-wait = Les tuiles avec un dragon attendent que le premier volcan soit posé ; puis elles vont dans le sac.
explain-dragon-fly = Une tuile avec un **dragon** se pose et s’utilise comme les autres. Puis, avant les points, le dragon vole de **six pas**, chacun vers une tuile voisine. La personne qui l’a posée le déplace d’abord, puis les autres tour à tour.
explain-dragon-step = Jamais sur une tuile où il est déjà passé pendant ce vol, ni sur celle de la fée.
explain-dragon-six = Il faut avancer si c’est possible. Sans chemin, le vol est fini.
explain-dragon-choice = Chaque pas est au choix de qui le déplace ; s’il n’y a qu’un chemin, il se fait tout seul.
explain-dragon-eats = Tous les pions d’une tuile où il arrive rentrent **sans points** : meeples, paysans, bâtisseurs, cochons, même sur la tuile qui vient d’être posée.
explain-dragon-home = Un bâtisseur ou un cochon ailleurs rentre aussi si son dernier compagnon a été mangé.
explain-fairy-move = Pendant un tour où tu ne poses, ne reprends et ne renvoies personne, tu peux déplacer la **fée** près d’un de tes meeples, où qu’il soit.
explain-fairy-guards = Le dragon n’entre jamais sur la tuile de la fée.
explain-fairy-turn = Si elle est près de ton meeple quand ton tour commence, tu marques **1 point** ; pas avant un tour de plus, dû au bâtisseur ou à un trou bouché.
explain-fairy-three = Quand la zone de son meeple rapporte, la personne à qui il appartient marque **3 de plus**, majorité ou non, même si la zone ne vaut rien.
explain-fairy-recall = Reprendre un abbé ne donne pas les 3.
explain-fairy-alone = Quand son meeple rentre, elle reste, protège la tuile et ne rapporte rien.
explain-fairy-one = Elle accompagne un seul meeple, pas une tuile ni une zone.
explain-fairy-late = Tu marques ce point même si plus aucune tuile n’est jouable, mais pas si le sac est vide.
explain-princess = Si ta tuile amène une **princesse** dans une ville avec des meeples, tu peux renvoyer l’un d’eux, à qui qu’il soit : c’est ton action.
explain-princess-may = Ce n’est pas obligatoire ; tu peux alors faire autre chose.
explain-princess-free = Si la ville devient libre, on n’y pose personne pendant ce tour.
explain-princess-home = Un bâtisseur rentre avec le dernier meeple. Si ta tuile complète la ville, elle rapporte aux meeples qui restent.
explain-princess-segment = Elle compte pour le morceau de ville où elle est dessinée.
explain-portal-deploy = Avec un **portail magique**, ton meeple peut aller sur n’importe quelle tuile : une zone libre et incomplète, ou un pré libre.
explain-portal-here = Sur la tuile du portail, tout est comme d’habitude, bâtisseur et cochon compris.
explain-portal-dragon = Pas là où est le dragon.
explain-portal-finished = Jamais dans une zone déjà complète.
explain-portal-one = Un seul meeple par tour, comme toujours.
explain-flyer-direction = Un ornithoptère montre l’une des huit directions ; il tourne avec sa tuile.
explain-flyer-fly = Au lieu de poser un meeple ailleurs, pose-le sur l’**ornithoptère de ta tuile**. Un dé montre 1, 2 ou 3 : il vole d’autant de cases.
explain-flyer-land = S’il y a une tuile, le meeple **doit** y atterrir : sur une route, une ville ou une abbaye incomplète, occupée ou non ; jamais dans un pré. Un abbé atterrit dans les abbayes et les jardins.
explain-flyer-crash = Sans tuile ni endroit où atterrir, le meeple revient dans ta réserve, et l’action est dépensée.
explain-flyer-dragon = On n’atterrit pas là où est le dragon.
explain-flyer-over = Ce qu’il survole n’a pas d’importance.
explain-flyer-share = Ainsi on peut partager une zone, même une abbaye : la majorité marque, à égalité tout le monde en entier.
explain-flyer-completed = Ce que la tuile de l’ornithoptère vient de compléter compte comme complet.
explain-flyer-scores = Un atterrissage ne complète rien ; les points se comptent comme toujours.
explain-editions = L’édition fixe les règles de départ ; tu peux ensuite changer chacune d’elles.
    • **2014 :** les prés rapportent 3 par ville ; tuiles avec jardins.
    • **2000 :** la même chose sans jardins.
    • **Deuxième :** les villes de deux tuiles rapportent moins, et une ville ne compte qu’une fois pour tes prés.
    • **Première :** les mêmes petites villes ; chaque ville compte pour les paysans autour d’elle.
explain-city-small = Une ville complète d’exactement deux tuiles ne rapporte que 1 point par tuile et 1 par blason.
explain-field-second = Les prés rapportent 3 points par ville complète, mais une ville ne compte qu’une fois pour toi, même si plusieurs de tes prés la touchent.
explain-field-first = À la fin, chaque ville complète donne **4 points** à la majorité de paysans dans tous les prés qui la touchent. Une ville ne compte qu’une fois.
explain-field-off = Les meeples ne vont pas dans les prés. C’est un bon choix pour une première partie.
explain-hand-early-draw = Tu pioches ta prochaine tuile à la fin de ton tour. Tout le monde la voit, et tu peux y réfléchir jusqu’à ton prochain tour.
explain-hand-three = Tu as trois tuiles en main, tu en poses une et tu repioches. Les mains sont visibles ou cachées, selon votre choix. Si aucune des trois n’est jouable, les trois quittent le jeu.
explain-start-in-bag = Le plateau est vide au départ. La première tuile piochée se pose au milieu, et peut recevoir un meeple.
explain-unplayable-returns = Une tuile injouable retourne dans le sac. La partie finit quand aucune tuile du sac n’est plus jouable.
explain-fill-hole-extra-turn = Si ta tuile touche des tuiles sur ses quatre côtés, tu joues encore un tour.
explain-no-final-features = Les routes, villes, abbayes et jardins incomplets à la fin ne rapportent rien. Les prés comptent comme toujours.
explain-starter-loses-ties = À points égaux, qui n’a pas commencé passe devant. Ainsi aucune partie à deux ne finit à égalité.
explain-table-edge = Le paysage ne dépasse pas une taille choisie par la table.
explain-table-edge-completes = Le bord de la table ferme les routes et les villes, et compte comme voisin des abbayes et des jardins.
explain-tile-market = Si seule la tuile piochée peut encore compléter une zone, les autres peuvent proposer des points, une fois par personne. La personne qui l’a piochée la vend ou la garde. Si elle est vendue, l’autre la pose et peut y mettre un meeple ; qui l’a vendue pioche de nouveau.
explain-dragon-after = Le dragon vole **après** les points du tour, et non avant.
explain-princess-must = Si la princesse peut renvoyer un meeple, elle le **doit** ; aucune autre action n’est alors permise.
explain-notation = Avec `/exporter`, tu obtiens la partie dans un petit texte lisible : une ligne par tuile, comme `3. red R@0,-1/2 +road:N`. Avec `/importer`, tu revois un tel fichier pas à pas.

## La première partie guidée. La personne joue les rouges, l’ordinateur les bleus.

# $step, $steps : quel tour sur combien.
lesson-title = ### Ta première partie · tour { $step } sur { $steps }
lesson-you = 🔴 toi
# Avant ce qui a été fait : « … a joué M51 et a posé un meeple dans l’abbaye ».
lesson-computer-moved = 🟦 L’ordinateur
lesson-computer = 🟦 l’ordinateur
# Sur les images.
lesson-name-you = Toi
lesson-name-computer = Ordinateur
# $you, $computer : les points jusqu’ici.
lesson-scores = -# 🔴 Toi { $you } · 🟦 Ordinateur { $computer }
# $hint : un conseil, ci-dessous.
lesson-hint = 💡 { $hint }
lesson-next = Suivant
lesson-show-me = Montre-moi
lesson-stop = Arrêter ici
lesson-again = Rejouer
button-learn = Apprendre en jouant
# Tour 1 : fermer une ville. $cell : le nom d’une case.
lesson-1 =
    L’ordinateur et toi, vous construisez un même paysage, tuile après tuile. Chaque côté doit correspondre à la tuile voisine : ville contre ville, route contre route, pré contre pré.
    Les numéros montrent où ta tuile peut aller. Choisis **{ $cell }** : là, ses remparts ferment la ville du dessous.
lesson-1-lying = Elle va bien là, et la ville n’a plus de trou. Pose maintenant un meeple dans la **ville** : les lettres montrent où il peut aller. Puis **{ panel-confirm }** ; rien n’est définitif avant.
lesson-1-hint-cell = C’est permis, mais la ville reste ouverte. Choisis **{ $cell }**, juste au-dessus d’elle.
lesson-1-hint-meeple = La tuile est bien placée. Pose ton meeple dans la **ville**, et elle te rapporte ses points.
lesson-1-good = ✅ Une ville complète rapporte aussitôt : 2 points pour chacune de ses tuiles. Ton chevalier les a gagnés et il est revenu.
lesson-1-reply = Le moine de l’ordinateur attend que les huit cases autour de son abbaye aient leur tuile. Il rapportera alors 9 points.

# Tour 2 : commencer une route.
lesson-2 =
    Ta tuile suivante est un bout de route. La route de la première tuile est encore ouverte aux deux bouts, et aucun meeple ne l’occupe.
    Prolonge-la vers l’est : choisis **{ $cell }**.
lesson-2-lying = Pose un meeple sur la **route**. Plus la route est longue, plus elle rapporte : 1 point par tuile.
lesson-2-hint-cell = Une bonne case pour une autre fois. Maintenant, prolonge la route : choisis **{ $cell }**.
lesson-2-hint-meeple = Pose ton meeple sur la **route**, pour que ses points soient à toi.
lesson-2-good = ✅ La route est à toi. Ton voleur y reste jusqu’à ce que ses deux bouts soient fermés. Personne d’autre ne peut y poser de meeple.
lesson-2-reply = Un carrefour termine une route. L’ordinateur ferme ta route de ce côté, et en commence une à lui de l’autre.

# Tour 3 : fermer la route et occuper une abbaye.
lesson-3 =
    Une abbaye, avec une route qui finit à sa porte. Une seule tuile peut faire deux choses à la fois.
    Choisis **{ $cell }** : là, elle ferme ta route.
lesson-3-lying = Ta route est complète et rapportera ses points d’elle-même. Commence donc autre chose : pose un meeple dans l’**abbaye**.
lesson-3-hint-cell = Là, ta route reste ouverte. Choisis **{ $cell }**, à son bout ouest.
lesson-3-hint-meeple = Pose ton meeple dans l’**abbaye** : elle rapporte 1 point par tuile voisine, même si elle n’est jamais complète.
lesson-3-good = ✅ Ta route est complète : 1 point par tuile, et le voleur est revenu. Ton moine reste. Chaque tuile autour de l’abbaye lui donne plus de valeur.
lesson-3-reply = L’ordinateur commence une ville. Elle est incomplète, son chevalier y reste donc.

# Tour 4 : un paysan.
lesson-4 =
    Le dernier rôle d’un meeple est celui du paysan. Il reste dans un pré jusqu’à la fin de la partie ; alors, chaque ville complète qui touche son pré lui rapporte 3 points.
    Choisis **{ $cell }**, à côté du pré où se dresse ta ville. Les boutons en degrés tournent la tuile comme tu veux.
lesson-4-lying = Les routes séparent les prés. Pose ton meeple dans le **pré** qui atteint ta ville, puis **{ panel-confirm }**.
lesson-4-hint-cell = De là, le pré ne touche aucune ville complète. Choisis **{ $cell }**, au-dessus de ta ville.
lesson-4-hint-meeple = Ce n’est pas encore le pré de ta ville. Pose ton meeple dans un **pré** : celui qui descend jusqu’à ses remparts.
lesson-4-good = ✅ Le pré est à toi, et il touche ta ville. Tu auras les points à la fin ; jusque-là, le paysan ne revient pas.
lesson-4-reply = L’ordinateur complète sa ville et en marque les points.

# Tours 5 et 6 : sans aide.
lesson-5 = Tu sais maintenant tout ce qu’il faut. **Joue comme tu veux :** les numéros montrent où ta tuile peut aller. Une tuile à côté de ton abbaye te rapporte un point, et une ville vaut la peine d’être complétée.
lesson-5-lying = Si elle va aussi d’une autre façon, il y a des boutons en degrés. Pose un meeple là où tu espères des points, ou aucun.
lesson-5-good = ✅ C’est joué. Une zone qui a déjà un meeple n’est pas proposée : on n’en partage une que lorsque deux zones se rejoignent.
lesson-6 = Ta dernière tuile. Ce que tu poses maintenant compte à la fin, complet ou non. Une ville incomplète rapporte 1 point par tuile, une route aussi.
lesson-6-lying = Après le dernier tour, les meeples ne valent plus rien : poses-en un si une zone est libre.
lesson-6-good = ✅ C’était ta dernière tuile.

# La fin. $you, $computer : des points. $result : won, lost ou tied.
lesson-end = ### La partie est finie : { $you } à { $computer }
lesson-result = { $result ->
    [won] 🎉 Tu as gagné !
    [lost] Cette fois, l’ordinateur a gagné. Maintenant, tu sais comment faire.
   *[tied] Égalité : vous vous partagez la victoire.
}
lesson-during = **Points pendant la partie**
lesson-final = **Points à la fin**
lesson-what-next = **Et maintenant ?** Ouvre une table à tes amis avec `/partie nouvelle` dans un salon ; un ordinateur peut prendre une place vide. Les mêmes règles en images : `/règles`. Tout le reste : `/aide`.
lesson-stopped = Tu peux recommencer quand tu veux avec `/apprendre`, lire les règles en images avec `/règles`, ou ouvrir une table avec `/partie nouvelle`.

## Expansions: a page of the lesson each, a picture, and what it shows

# $expansion: its name.
lesson-expansion = ### 🎓 { $expansion }
lesson-first = Le jeu de base
# A list of pages.
lesson-rules = Ses règles, en images…
lesson-traders =
    🍷 **Marchandises.** Du vin, du blé et du tissu se trouvent dans les villes. Qui **complète** une ville les prend, à qui que soit la ville. À la fin, la majorité d’une sorte vaut 10 points.
    🔨 **Bâtisseur.** Pose-le au lieu d’un meeple, sur une route ou dans une ville où tu en as déjà un. Chaque fois que tu la prolonges, tu joues aussitôt un second tour.
    🐖 **Cochon.** Pose-le dans un pré où tu as un paysan : chaque ville complète y vaut 4 points pour toi au lieu de 3.
lesson-traders-shown = **Sur l’image :** 🔴 Rouge a prolongé la route de son bâtisseur et joue encore une fois : sa tuile complète la ville de 🟦 bleu. Bleu marque 6 points et rouge prend le vin. Le cochon de rouge a rejoint son paysan.
lesson-dragon =
    🌋 **Un volcan** amène le dragon. Personne n’y est posé.
    🐉 **Une tuile avec un dragon** le fait voler avant tout décompte : jusqu’à six pas, jamais deux fois sur la même tuile. Les meeples qu’il rencontre rentrent sans points.
    ➡️ **Tout le monde le déplace** à tour de rôle, avec des flèches ; qui a posé la tuile commence. Avec **{ button-steps }** tu prévois tes pas.
    🧚 **La fée.** Dans un tour où tu ne poses pas de meeple, tu peux la mettre à côté d’un des tiens. Le dragon n’entre jamais sur sa tuile. Tu marques 1 point au début de chacun de tes tours, et 3 quand la zone de son meeple rapporte ses points.
    👸 **Une princesse** peut renvoyer quelqu’un de sa ville. 🌀 **Un portail magique** laisse aller ton meeple sur n’importe quelle tuile, là où quelque chose est libre et incomplet.
lesson-dragon-shown = **Sur l’image :** 🟦 Bleu a posé la tuile avec le dragon et fait le premier pas, vers le moine de 🔴 rouge. Rouge mène le dragon au chevalier de bleu. La fée protège le moine de bleu et ne laisse aucun chemin pour un sixième pas.
lesson-flyers =
    ✈️ **Un ornithoptère** montre l’une des huit directions. Au lieu de poser un meeple sur la tuile, laisse-le voler.
    🎲 **Le dé** montre 1, 2 ou 3, avec la même probabilité : il vole d’autant de cases, quoi qu’il y ait dessous.
    🛬 **Il doit atterrir** sur une route, une ville ou une abbaye incomplète de cette tuile, même chez les autres : qui a le plus de meeples marque, et à égalité tout le monde marque en entier. Il n’atterrit jamais dans un pré.
    ↩️ **Nulle part où atterrir ?** Le meeple revient, et ton tour est utilisé.
lesson-flyers-shown = **Sur l’image :** Un dé blanc montre où un meeple de 🟦 bleu peut atterrir : avec 1 sur la route de 🔴 rouge, avec 2 dans sa propre ville. Le dé sombre barré d’une croix mène hors du paysage. Tu vois une telle image chaque fois que tu peux voler.

## L’aide par tâche

help-select = Que veux-tu faire ?
help-start = Ouvrir une table
    .text =
        • Ouvre une table dans le salon avec `/partie nouvelle`. Les autres appuient sur **{ LABEL("button-join") }** ; **{ LABEL("button-computer") }** occupe une place.
        • Dans **{ LABEL("button-settings") }**, tu choisis l’édition, les extensions, les règles maison, le temps par tour ou par personne et l’aide ; c’est aussi possible dans `/partie nouvelle`.
        • Appuie sur **{ LABEL("button-start") }** pour jouer. Un salon accueille une partie ; ouvre la suivante dans un fil ou un autre salon.
        • Qui gère le serveur enregistre les règles d’une table sous un nom avec `/modèle enregistrer`.
        • Défie quelqu’un : dans le menu de son nom, sous *Applications*, choisis **{ menu-challenge }**, ou `/défier`. La personne a quelques jours pour accepter, refuser ou proposer d’autres règles.
help-turn = Jouer mon tour
    .text =
        • Appuie sur **{ LABEL("button-play") }** sous l’image. Choisis une case numérotée, puis une rotation ou, sur sa ligne, la lettre de l’endroit où poser un meeple, puis **{ panel-confirm }**. Avant cela, rien n’est définitif.
        • Ou bien tape tout le tour : `/poser case:N49 rotation:90° meeple:ville (N)`. Sans le meeple, continue avec `/meeple` ou `/passer`. Ce qui est possible t’est proposé pendant que tu tapes.
        • Une erreur ? `/annuler` est libre jusqu’à ce que la tuile suivante soit montrée ; ensuite, tout le monde doit être d’accord.
help-back = Revenir après une journée
    .text =
        • Vois tes parties sur tous les serveurs avec `/parties`, celles qui t’attendent d’abord. Passe de l’une à l’autre avec **{ button-next-game }**.
        • Vois ce qui s’est passé depuis ton dernier tour avec `/depuis`.
        • Choisis tes rappels et tes heures de silence avec `/moi rappels`, suspends ton temps quelques jours avec `/moi vacances`, choisis la langue de mes réponses avec `/moi langue`.
help-look = Voir où en est la partie
    .text =
        • `/plateau` pour le plateau, un gros plan, les prés par personne, les cases perdues, ou tout en mots.
        • `/scores` pour les points, `/pourquoi` pour le détail d’une zone, `/tuiles` pour ce qui reste et ce qui va sur une case.
        • `/historique` pour revenir à n’importe quel tour. Tout le monde dans le salon peut regarder.
        • `/conseil` aux tables avec aide complète, sauf dans les parties classées et les tournois : ce que ferait un ordinateur fort. Tout le monde saura que tu l’as demandé.
        • `/analyse` une fois la partie terminée : quels tours ont coûté des points, ce qui aurait été mieux, et où la chance a décidé.
        • `/pourquoi` avec *ordinateur* : les tours qu’un ordinateur a pesés, en points. Dans les parties qui comptent, une fois terminées.
        • Dans le menu d’un message d’une partie, sous *Applications* : **{ menu-show-game }** pour le plateau, **{ menu-analyse }** pour avancer depuis ce tour.
        • `/énigme jour` pour la tuile du jour, si ton serveur en a une : un coup est nettement le meilleur. `/énigme points` pour les points et les séries.
help-leave = Partir, ou céder une place
    .text =
        • `/abandonner` pour quitter une partie en cours : un ordinateur joue, ou la place reste vide.
        • `/remplacer` pour donner une place à quelqu’un d’autre, avec ses meeples et ses points.
        • `/partie quitter` libère ta place avant le début ; `/partie arrêter` ferme une table.
help-keep = Garder une partie, ou en regarder une autre
    .text =
        • Obtiens à tout moment la partie du salon dans un petit fichier avec `/exporter`.
        • Regarde un tel fichier tour par tour, d’où qu’il vienne, avec `/importer` ; `/analyse` avec *fichier* dit ce que ses tours ont coûté.
        • À la fin, tu reçois une affiche, la courbe des scores et le film de la partie.
        • Un fichier est joint à un message ? **{ menu-analyse }** dans le menu du message l’ouvre.
help-challenge = Défier quelqu’un, monter une échelle
    .text =
        • `/défier` quelqu’un dans une partie à deux, classée ou non, avec les règles du serveur ou d’un modèle. La personne accepte, refuse en privé ou propose d’autres règles ; sans réponse, le défi se termine.
        • La question t’est posée dans le salon, ou en message privé si tu l’as choisi avec `/moi rappels`. `/parties` montre ce qui attend ta réponse. Les vacances ne comptent pas.
        • Une échelle : `/échelle rejoindre` tout en bas, puis `/défier` avec l’option `échelle` pour une place au-dessus. Si tu gagnes, elle est à toi ; entre les deux, tout le monde descend d’une.
        • Sur une échelle, refuser ou ne pas répondre, c’est céder la place, et une longue période sans partie coûte une place. Un seul défi ou une seule partie à la fois.
        • `/échelle voir` pour toutes les places et qui joue contre qui, `/échelle exporter` pour un tableau.
help-compete = Se comparer et se mesurer
    .text =
        • `/profil` pour voir ce que quelqu’un a joué, et le bilan de deux personnes l’une contre l’autre.
        • `/classement` pour les meilleures cotes, `/records` pour les records. Les cotes ne changent que dans les parties entre personnes, à une table en **{ rated-yes }**.
        • Une partie classée compte dès que tout le monde a joué un tiers de ses tours, mais pas si quelqu’un a été remplacé. Contre la même personne en 30 jours, chaque partie compte moins. Partir tôt coûte en fiabilité.
        • Inscris-toi à un tournoi avec `/tournoi rejoindre` ; qui gère le serveur en crée un avec `/tournoi créer`.
        • `/tournoi ronde` pour les matchs, `/tournoi tableau` pour l’élimination directe, `/tournoi classement` pour le classement. `/tournoi exporter` donne tout dans un fichier.
        • `/tournoi exemption` demande une exemption pour la prochaine ronde, si le tournoi en donne. `/tournoi quitter` te retire, définitivement après le début.
        • Jouez quand cela vous va : **{ LABEL("button-time-propose") }** dans le fil de votre match, ou `/tournoi horaire`. Chaque personne lit les horaires dans son fuseau, et je vous mentionne une demi-heure avant.
help-organise = Organiser un tournoi
    .text =
        • `/tournoi créer` avec un nom et un genre : championnat du monde, soirée en direct, saison de ligue, équipes ou duplicate. On s’inscrit dans le message publié.
        • Là, sous **{ LABEL("button-settings") }** : rondes, groupes, élimination directe ou double, parties par match, égalités, temps, présence, places, têtes de série. Tout se change jusqu’au début.
        • `/tournoi classer` donne une place de tête de série, `/tournoi commencer` commence tout de suite. Ensuite, rondes, fils et délais se gèrent tout seuls.
        • `/tournoi arbitrer` donne du temps, tranche un match, remplace quelqu’un, suspend, annule avant le début, ou met fin au tournoi avant l’heure. Personne ne tranche son propre match.
        • `/tournoi retirer` retire quelqu’un, `/tournoi organisation` choisit un rôle qui gère aussi le tournoi.
        • Une ligue peut avoir des divisions : choisis combien jouent dans chacune, montent et descendent. Après la saison, **{ LABEL("button-season") }** ou `/tournoi saison` ouvre la suivante ; qui reste appuie sur **{ LABEL("button-enter") }**.
        • `/échelle ouvrir` pour une échelle qui vit d’elle-même : on prend des places par des défis. `/échelle réglages` change ses règles, `/échelle placer` corrige, `/échelle fermer` termine.
        • Avec `/tournoi déplacer` ou `/échelle déplacer`, on continue dans un autre salon, même si l’ancien a été supprimé.
        • Équipes : genre **{ kind-teams }**. On inscrit une équipe avec `/tournoi équipe` ; ses membres confirment. La composition se donne avec **{ LABEL("button-line-up") }**, secrète jusqu’à ce que les deux soient là ; les autres sont en réserve.
help-learn = Apprendre le jeu
    .text =
        • `/apprendre` pour une première partie de cinq minutes contre l’ordinateur, avec un guide, rien que pour toi.
        • `/apprendre extension` pour une page sur { expansion-traders }, { expansion-dragon } ou { expansion-flyers }.
        • `/règles` pour chaque règle avec un exemple en image. On y lit aussi comment fonctionnent les tournois et les échelles.
help-server = Préparer mon serveur
    .text =
        • Avec `/réglages`, tu choisis la langue, le style des images, les salons de jeu et qui peut y ouvrir des parties.
        • `/énigme quotidienne` publie une tuile du jour dans le salon, à ton heure ; `/énigme arrêter` y met fin.
        • Je dois pouvoir voir le salon, y écrire et y joindre des fichiers. S’il manque quelque chose, je te dis quoi.
        • Avec `/confidentialité`, tu peux voir, recevoir ou effacer ce que je garde sur toi.
