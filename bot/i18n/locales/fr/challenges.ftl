# Défis : une personne en invite une autre à une partie à deux, et a une réponse en quelques jours.

challenge-title = ## Un défi
# $server : le nom d’un serveur.
challenge-title-server = ## Un défi sur { $server }
# $person : la personne défiée. $host : qui défie.
challenge-asks = { $person }, { $host } te défie dans une partie à deux.
# $when : un moment, comme « dans 2 jours ».
challenge-until = -# Le délai de réponse finit { $when }. Il est suspendu pendant tes vacances (`/moi vacances`).
challenge-accept = Accepter
challenge-decline = Refuser
challenge-other-rules = Autres règles…
challenge-withdraw = Retirer
# $person : la personne défiée. $host : qui défie.
challenge-left-accepted = { $person } a accepté le défi de { $host }. Leur partie a son propre fil.
challenge-left-rules = D’autres règles ont été proposées pour ce défi : voir le message plus récent.
# $host : qui a défié.
challenge-left-closed = Ce défi de { $host } est terminé.
# $left, $right : deux noms. $game : un nom court.
challenge-thread-title = { $left } – { $right } · { $game }
# $host, $person : les deux qui jouent.
challenge-begins = { $host }, { $person } : le défi est accepté, votre partie commence ici.
challenge-closed-here = { $host }, ton défi à { $person } est terminé.
# $person : qui était défié.
challenge-closed-declined = { $person } ne peut pas jouer avec toi en ce moment. Une autre fois !
challenge-closed-expired = { $person } n’a pas répondu à temps. Tu peux défier à nouveau.
challenge-closed-withdrawn = { $person } n’a peut-être jamais lu ton défi : j’ai eu du mal à le publier. Tu peux défier à nouveau.

## Ce que lit une seule personne

# $person : la personne défiée. $when : un moment, comme « dans 2 jours ».
challenge-made = Je pose la question à { $person }. Le délai de réponse finit { $when } ; ensuite le défi est terminé.
# $ladder : le nom d’une échelle de ce salon, sur laquelle sont les deux.
challenge-no-stake = -# Aucune place sur **{ $ladder }** n’est en jeu. Pour en viser une, retire ce défi et utilise l’option `échelle`.
challenge-waits-mine = Ton défi à { $person } attend une réponse. Le délai finit { $when }.
# $person : qui a défié.
challenge-accepted-you = Accepté. Un fil s’ouvre pour ta partie avec { $person }, et je vous y mentionne.
challenge-declined-you = Refusé. Je le dis à { $person } en privé.
challenge-withdrawn-you = Tu as retiré ton défi.
# $person : à qui la question est posée maintenant.
challenge-proposed-you = Je demande à { $person } d’accepter tes règles.
challenge-rules-ask = **Quelles règles proposes-tu ?** L’autre personne accepte ou refuse ensuite.
challenge-rules-choose = Choisir les règles
challenge-same-casual = Les mêmes, sans classement
challenge-same-rated = Les mêmes, avec classement

challenge-table = La proposition
challenge-table-asks = { $host } a défié { $person } :

challenge-bot = Les bots n’acceptent pas de défi. Ouvre une table avec `/partie nouvelle` et appuie sur **{ LABEL("button-computer") }**.
challenge-self = Tu ne peux pas te défier toi-même. Ouvre une table avec `/partie nouvelle` et appuie sur **{ LABEL("button-computer") }**.
challenge-left = Cette personne n’est pas sur ce serveur. Défie quelqu’un d’autre.
challenge-none = Ce défi n’existe plus. Lance un nouveau défi avec `/défier`.
# $status : comment le défi s’est terminé.
challenge-over = { $status ->
    [accepted] Ce défi est déjà accepté ; la partie a son propre fil.
   *[closed] Ce défi est terminé. Lance un nouveau défi avec `/défier`.
}
challenge-changed = D’autres règles ont été proposées entre-temps. `/parties` montre le défi tel qu’il est maintenant.
challenge-rest = Cette personne vient de refuser un défi de ta part. Demande à nouveau dans un jour, ou défie quelqu’un d’autre.
challenge-waits = Il y a déjà un défi entre vous deux, que `/parties` montre. Réponds-y ou retire-le d’abord.
# $most : un nombre.
challenge-most = { $most } de tes défis attendent une réponse. Pour en retirer un, défie la même personne avec `/défier`.
challenge-not-yours = Ce défi est entre d’autres personnes : la personne défiée répond, l’autre peut retirer le défi.
# $least, $most : combien de jours.
challenge-time = Donne de { $least } à { $most } jours pour répondre.
# Sur une échelle. $ladder : son nom. $from, $to : des places.
challenge-stake = **{ $ladder } :** la place { $from } joue pour la place { $to }. Refuser ou ne pas répondre, c’est céder la place.
challenge-forfeit = Céder la place
# $person : qui défie.
challenge-forfeit-ask = **Refuser ?** Ta place sur l’échelle va alors à { $person }.
challenge-forfeited-you = Refusé. Ta place va à { $person }.
challenge-ladder = Sur une échelle, on joue avec ses règles. Accepte, refuse ou laisse passer le temps.
# $options : une liste d’options qui ont été tapées.
challenge-ladder-options = Sur une échelle, on joue avec ses règles. Laisse { $options } de côté, ou lance un défi sans `échelle`.
