# Les pages des règles sur les tournois, les échelles, les défis et les cotes : un titre, et tout ce que dit la page.

topic-swiss = Système suisse
topic-knock-out = Élimination directe
topic-double-elimination = Double élimination
topic-groups = Groupes et élimination directe
topic-tables = Tables de trois à cinq
topic-championship = Comme au championnat du monde
topic-duplicate = Duplicate : les mêmes tuiles
topic-live = Soirées en direct
topic-league = Ligues et saisons
topic-teams = Équipes
topic-ladder = Échelles
topic-challenge = Défis
topic-match-times = Un horaire pour votre match
topic-ratings = Cotes

explain-swiss =
    • À chaque ronde, tu rencontres quelqu’un qui a à peu près autant de points que toi. Les mêmes ne se rencontrent pas deux fois, tant qu’on peut l’éviter.
    • Une victoire vaut 1 point, une égalité ½. La personne qui a le moins souvent commencé commence.
    • Si le nombre est impair, quelqu’un du bas du classement a une exemption, qui compte comme une victoire. Personne n’en a une deuxième tant que d’autres n’en ont pas eu.
    • Si le tournoi donne des exemptions sur demande, `/tournoi exemption` en demande une ; elle compte pour une demi-victoire.
    • À points égaux, on compte ceux des adversaires, sans le plus faible (ou l’exemption), puis la différence, puis les points marqués.
    • Le nombre de rondes est choisi par l’organisation ; sinon, autant qu’il en faut : 3 à huit, 4 à seize.
explain-knock-out =
    • Qui gagne un match continue, qui perd est hors course. Les meilleures têtes de série se rencontrent tard ; s’il reste des places, elles ont une exemption à la première ronde.
    • Après le système suisse, l’ordre des têtes de série est celui du classement. À place partagée, la meilleure tête de série du début passe devant.
    • Un match est une partie, ou au meilleur de 3 ou 5. Alors on commence à tour de rôle, et le match finit quand personne ne peut plus revenir au score.
    • Égalité de parties ? Leurs points décident. Égalité de points aussi ? La meilleure tête de série passe, ou la personne qui n’a pas commencé : c’est dit à l’inscription.
    • Si personne n’y joue, les deux sont hors course ; l’adversaire suivant passe sans jouer.
    • Les deux qui perdent en demi-finale jouent pour la troisième place.
explain-double-elimination =
    • Qui perd continue dans le tableau des perdants ; à la seconde défaite, c’est fini.
    • Les deux tableaux avancent ensemble : à huit, il faut six rondes ; à seize, huit.
    • On entre dans le tableau des perdants par l’autre bout : les mêmes ne se retrouvent pas de sitôt.
    • Sans adversaire, on a une exemption ; à la première ronde, ce sont les meilleures têtes de série. Si personne ne joue un match, les deux sont hors course, dans les deux tableaux.
    • La grande finale réunit les premiers des deux tableaux. Si elle va à qui a déjà perdu une fois, elle se joue à nouveau, sauf si l’inscription dit autre chose.
explain-groups =
    • Il y a 2, 4 ou 8 groupes, remplis en aller-retour selon les têtes de série : avec deux groupes, 1 et 4 dans l’un, 2 et 3 dans l’autre.
    • Dans un groupe, chaque paire joue une fois. Si le nombre est impair, tout le monde a une exemption, qui compte comme une victoire.
    • À points égaux, comme au système suisse : les points des adversaires, puis la différence, puis les points marqués, enfin la meilleure tête de série.
    • Les meilleurs de chaque groupe passent à l’élimination directe : les premiers des groupes y sont les premières têtes de série, puis viennent les deuxièmes, et ainsi de suite.
    • À la première ronde de l’élimination directe, personne ne rencontre quelqu’un de son groupe.
explain-tables =
    • On joue à trois, quatre ou cinq par table, aussi près de la taille prévue que le nombre de personnes le permet.
    • Selon la place, une table donne 5, 3, 2, 1 et 0 points. À place partagée, on partage aussi les points.
    • Tu rencontres des personnes qui ont à peu près autant de points que toi, et le moins possible les mêmes.
    • La personne qui a le moins souvent commencé commence ; qui a joué tôt dans l’ordre joue ensuite plus tard.
    • Il y a trois rondes, sauf si l’organisation choisit autre chose.
explain-championship =
    • Le jeu de base comme au championnat du monde : système suisse, puis élimination directe entre les huit meilleurs.
    • Quarts de finale : 1–5, 2–6, 3–7, 4–8. En demi-finale se rencontrent les gagnants de 1–5 et 4–8, et ceux de 2–6 et 3–7.
    • En élimination directe, la personne la mieux classée commence et perd à égalité : il suffit à l’autre d’avoir autant de points.
    • Au système suisse, une égalité vaut une demi-victoire pour les deux.
    • Les matchs sont au meilleur de 1, 3 ou 5 ; l’élimination directe et la finale peuvent avoir plus de parties que les rondes suisses.
    • Chaque personne a un temps pour toute la partie : trois jours, sauf si l’organisation choisit autre chose. Qui n’a plus de temps perd la partie.
explain-duplicate =
    • Toutes les tables d’une ronde piochent les mêmes tuiles dans le même ordre.
    • Les fils des matchs restent privés jusqu’à la fin de la ronde. Les résultats paraissent quand toutes les tables ont pioché le même nombre de tuiles.
    • Ne parle pas de tes tuiles : d’autres tables les ont peut-être encore devant elles.
    • Une partie rejouée a d’autres tuiles, car les premières y sont connues.
    • L’empreinte de la graine est montrée au début, la graine après la dernière partie : tout le monde peut vérifier l’ordre.
explain-live =
    • Un tournoi en une soirée : des rondes d’une heure, 30 minutes par personne et par partie, sauf si l’organisation choisit autre chose.
    • Si les inscriptions le demandent, appuie sur **{ button-check-in }** dans leurs dernières minutes, sinon tu ne joues pas. Tu peux aussi entrer entre deux rondes.
    • La ronde suivante est appariée et commence dès que la dernière table a fini.
    • Un message montre où en sont toutes les tables pendant qu’elles jouent.
    • Quand le temps d’une ronde est écoulé, l’organisation tranche les matchs en cours ; sinon, leur score compte quelques minutes plus tard.
explain-league =
    • Dans une division, chaque paire joue une fois. Une ronde dure une semaine, sauf si l’organisation choisit autre chose.
    • Après la saison, les premiers de chaque division montent et les derniers descendent, autant que le dit l’inscription. À points égaux, comme au système suisse, enfin la meilleure tête de série.
    • Pour rester, appuie sur **{ button-enter }** à l’inscription suivante. Les places libres vont aux personnes suivantes de la division d’en dessous.
    • Les nouvelles personnes commencent au-dessous de toutes les autres. Si personne ne peut monter d’en bas, qui devait descendre reste.
    • Les divisions ont toutes la même taille ; seule la dernière peut être plus grande ou plus petite, de moitié au plus.
    • Qui abandonne passe derrière toutes les personnes qui continuent.
explain-teams =
    • Qui dirige une équipe l’inscrit avec `/tournoi équipe` et nomme ses membres, qui confirment. Elle a jusqu’à trois membres de plus que de tables, sauf si l’organisation choisit autre chose.
    • La composition se donne avec **{ button-line-up }**, en secret ; on peut la changer jusqu’à ce que les deux soient publiées ensemble. Sans elle, la dernière compte.
    • Les premières tables des deux équipes se rencontrent, puis les deuxièmes, et ainsi de suite. Les équipes commencent à tour de rôle, table après table.
    • Une victoire à une table vaut 1 point, une égalité ½. L’équipe qui en a le plus gagne : 2 points de match, 1 à égalité.
    • Au classement comptent d’abord les points de match, puis les points des tables, puis ceux des adversaires.
    • Les membres sans table sont en réserve pour les matchs suivants. Une table que l’équipe ne peut pas occuper est perdue.
explain-ladder =
    • Entre tout en bas avec `/échelle rejoindre`. Puis défie quelqu’un jusqu’à trois places au-dessus avec `/défier` et l’option `échelle` ; un seul défi ou une seule partie à la fois.
    • On a trois jours pour accepter. Refuser ou ne pas répondre, c’est céder la place ; les vacances arrêtent le temps.
    • Si tu gagnes, la place est à toi : de là à ton ancienne, tout le monde descend d’une. L’égalité ne change rien.
    • Les deux mêmes peuvent se défier à nouveau après sept jours au plus tôt.
    • 30 jours sans défi ni partie coûtent une place ; les vacances ne comptent pas.
    • Une échelle peut avoir d’autres nombres de places et de jours : son message les donne.
explain-challenge =
    • `/défier` quelqu’un dans une partie à deux, classée ou non, avec les règles du serveur ou d’un modèle.
    • La personne accepte, refuse en privé ou propose d’autres règles ; alors, à toi de répondre.
    • Sans réponse, le défi se termine après trois jours, ou autant que tu en donnes. Les vacances arrêtent le temps.
    • Une fois le défi accepté, la partie commence dans son propre fil.
    • Après un refus, demande à nouveau à la même personne dans un jour. Jusqu’à cinq de tes défis peuvent attendre une réponse.
explain-match-times =
    • Tu peux jouer ton match à tout moment jusqu’à sa fin. Pour jouer ensemble, convenez d’un horaire.
    • Avec **{ button-time-propose }** dans le fil, ou `/tournoi horaire`, proposes-en jusqu’à trois. L’autre en accepte un ou en propose d’autres.
    • Un horaire convenu vaut jusqu’à ce qu’un autre soit accepté.
    • Chaque personne lit les horaires dans son fuseau, et je vous mentionne une demi-heure avant.
    • Les soirées en direct et les tables à trois ou plus n’ont pas d’horaires.
    • Quand le temps d’un match est écoulé, l’organisation tranche ; sinon, son score compte un jour plus tard. Qui devait jouer et ne l’a jamais fait perd ; si ce sont les deux, personne ne gagne.
explain-ratings =
    • Les parties classées entre personnes changent leurs cotes, sur le serveur et sur tous les serveurs. Les parties avec des ordinateurs ont leurs propres cotes.
    • Une partie compte dès que tout le monde a joué un tiers de ses tours, et pour personne si quelqu’un a été remplacé.
    • La deuxième partie des deux mêmes personnes en 30 jours compte pour moitié, la troisième pour un tiers, et ainsi de suite.
    • Seules les places comptent, pas les points. À plusieurs, chaque place est comparée à chaque autre.
    • Qui s’en va passe derrière toutes les personnes qui restent.
    • Une cote commence à 1500 et reste provisoire jusqu’à 10 parties.
