# Pour qui gère le bot : `python -m bot` et ses commandes.

# $games : combien.
recounted = { $games ->
    [one] { $games } résultat et toutes les cotes ont été recalculés
   *[other] { $games } résultats et toutes les cotes ont été recalculés
} à partir des journaux.
# $in, $out : parties qui comptent désormais, ou ne comptent plus. $moved : personnes dont la cote a changé.
recount-changed = Parties qui comptent : { $in } de plus, { $out } de moins. Cotes modifiées : { $moved ->
    [0] aucune.
   *[other] { $moved } ; les plus grands écarts :
}
# $games : combien.
checked-sound = { $games ->
    [0] Aucune partie n’est en cours.
    [one] La partie en cours, rejouée, correspond à son journal.
   *[other] Les { $games } parties en cours, rejouées, correspondent à leurs journaux.
}
# $game : son nom. $entry : le numéro dans le journal. $problem : ce qui ne va pas, en anglais.
checked-damaged = La partie { $game } est endommagée ou se jouerait autrement avec ce programme, à partir du numéro { $entry } : { $problem }.
# $emojis : combien manquaient.
emojis-uploaded = { $emojis ->
    [0] Tous les émojis étaient déjà là.
    [one] { $emojis } émoji téléversé.
   *[other] { $emojis } émojis téléversés.
}
# $typed : ce qui a été tapé après `python -m bot`.
config-unknown-command = « { $typed } » n’est pas une commande valide : `python -m bot --help` les montre toutes, avec leurs arguments.
# Au-dessus de la liste des commandes.
usage = python -m bot [COMMANDE], avec les réglages de l’environnement et de .env (.env.example les explique tous)
# Ce que fait chaque commande, en une ligne de la liste.
usage-play = sans commande : joue sur Discord jusqu’à ce qu’on l’arrête
usage-check = vérifie la base de données et rejoue toutes les parties en cours ; nomme ce qui est endommagé (statut 1)
usage-backup = copie la base de données dans un nouveau fichier, même pendant que le bot tourne
usage-migrate = copie la base SQLite dans une base PostgreSQL vide, pendant que le bot est arrêté
usage-recount = recalcule tous les résultats et toutes les cotes à partir des journaux
usage-emojis = téléverse pions et tuiles comme émojis de l’application, ceux qui manquent
stopped-early = Arrêté avant la fin. Relance la commande.
# $file: the copy. $problem: what is wrong, in English.
backup-made = La base de données est copiée dans { $file }.
backup-exists = Le fichier { $file } existe déjà : donne un autre nom.
backup-failed = La copie { $file } ne peut pas être écrite : { $problem }
checked-file = La base de données est endommagée : { $problem }
# $games: how many games were copied. $problem: a table, or a row and why.
migrated = { $games ->
    [one] Une partie est copiée, avec tout le reste ; les deux bases sont identiques. Règle BASTIDE_DATABASE sur la nouvelle.
   *[other] { $games } parties sont copiées, avec tout le reste ; les deux bases sont identiques. Règle BASTIDE_DATABASE sur la nouvelle.
}
migrate-not-sqlite = Seule une base SQLite peut être copiée : règle BASTIDE_DATABASE sur son fichier.
migrate-not-postgresql = Donne l’adresse d’une base PostgreSQL : `postgresql+asyncpg://utilisateur:motdepasse@machine/nom`
migrate-not-empty = La nouvelle base a déjà des lignes dans la table { $problem } : donne une base vide.
migrate-unreadable = Une ligne ne peut pas être copiée : { $problem }
migrate-different = La table { $problem } n’est pas la même dans les deux bases : vide la nouvelle, et copie encore pendant qu’aucun bot n’écrit dans l’une ou l’autre.
