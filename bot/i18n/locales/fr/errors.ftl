# Pannes, réglages et permissions.

# $number : le numéro de la panne dans le journal, par exemple « 3f2a91 ».
fault = Quelque chose s’est mal passé de notre côté. Regarde si ça a marché ; sinon, réessaie. Si cela continue, donne à la personne qui gère ce bot le numéro **{ $number }**.
# Après un coup accepté dont la réponse a échoué. $number : comme ci-dessus.
fault-counted = Ton coup compte, mais son affichage s’est mal passé de notre côté. Si cela continue, donne à la personne qui gère ce bot le numéro **{ $number }**.
# À la place d’une image.
picture-undrawn = L’image n’a pas pu être dessinée ; le reste fonctionne. Numéro pour la personne qui gère ce bot : **{ $number }**.
# La connexion à Discord s’est rompue avant ou après un coup.
answer-lost = La connexion à Discord s’est rompue pendant ma réponse. Regarde si ça a marché ; sinon, réessaie.
answer-lost-counted = Ton coup compte ; seule ma réponse s’est perdue. Si ton tour n’est pas fini, appuie de nouveau sur **{ LABEL("button-play") }**.
# Le message du bouton, ou le salon, a été supprimé avant la réponse.
answer-deleted = Le message ou le salon de ma réponse a été supprimé. Regarde si ça a marché ; sinon, réessaie.
# Le disque est plein, ou la base de données est verrouillée ou en lecture seule.
storage-trouble = Je ne peux rien enregistrer pour l’instant. Réessaie plus tard ; la personne qui gère ce bot trouvera la cause dans le journal.

command-unknown = Cette commande a changé depuis que Discord l’a chargée. Réessaie dans une minute.
only-in-servers = Cela ne marche que dans les salons d’un serveur.
permission-missing-some = Discord ne me laisse pas faire cela ici. Demande à quelqu’un qui gère ce serveur de vérifier mes permissions dans ce salon.

# $permissions : une liste de permissions de Discord. $channel : une mention du salon.
permission-missing = Je ne peux pas jouer dans { $channel } : une personne qui gère le serveur doit m’y donner { $permissions }.
# Un salon que le bot ne voit pas. $channel et $permissions : comme ci-dessus.
thread-unseen = Je ne vois pas { $channel }. Si c’est un fil privé, mentionne-moi dedans. Sinon, une personne qui gère le serveur doit m’y donner { $permissions }.
# $channel : une mention du fil.
thread-not-joined = Je ne suis pas dans le fil privé { $channel }. Mentionne-moi dans ce fil, puis réessaie.
# $channel : une mention du fil.
thread-locked = Le fil { $channel } est verrouillé, je ne peux donc rien y écrire. Une personne qui gère le serveur peut le déverrouiller.

# $game : le code d’une partie. $others : les noms des autres, dans une phrase. $count : leur nombre.
channel-deleted = { $count ->
    [0] Le salon de ta partie `{ $game }` a été supprimé.
   *[other] Le salon de ta partie `{ $game }` avec { $others } a été supprimé.
} Tu peux continuer depuis `/parties`, ou arrêter définitivement la partie.
tournament-channel-deleted =
    Le salon du tournoi **{ $name }** a été supprimé.
    Tape `/tournoi déplacer` dans le salon où il doit se poursuivre : ses messages et les fils de ses matchs y seront.
ladder-channel-deleted =
    Le salon de l’échelle **{ $name }** a été supprimé.
    Tape `/échelle déplacer` dans le salon où elle doit se poursuivre : ses messages et les fils de ses parties y seront.
challenge-channel-deleted = Le salon où { $person } et toi vouliez jouer a été supprimé : votre partie ne peut pas commencer. Lancez-vous un nouveau défi dans un autre salon avec `/défier`.

## Les permissions, comme Discord les nomme dans ses paramètres
permission-read_messages = « Voir le salon »
permission-send_messages = « Envoyer des messages »
permission-send_messages_in_threads = « Envoyer des messages dans les fils »
permission-attach_files = « Joindre des fichiers »
permission-read_message_history = « Voir les anciens messages »
permission-create_public_threads = « Créer des fils publics »
permission-create_private_threads = « Créer des fils privés »

## Réglages du programme, montrés dans le terminal

config-no-token = Pas de jeton : mets DISCORD_TOKEN=… dans .env (voir .env.example), ou essaie le bot sans compte avec « make sandbox ».
config-wrong-token = Discord a refusé le jeton : copie-le de nouveau depuis https://discord.com/developers/applications (ton application, Bot, Reset Token) dans DISCORD_TOKEN.
config-token-and-sandbox = Un vrai jeton n’a rien à faire dans le bac à sable : retire DISCORD_TOKEN ou BASTIDE_SANDBOX.
# $setting : le nom du réglage. $given : ce qui a été donné. $choices : ce qui est possible.
config-choice = { $setting } vaut « { $given } », mais doit être l’une de ces valeurs : { $choices }.
config-number = { $setting } vaut « { $given } », mais doit être un nombre entier supérieur à 0.
config-number-or-none = { $setting } vaut « { $given } », mais doit être un nombre entier, 0 ou plus.
config-address = { $setting } vaut « { $given } », mais doit être un port, ou une adresse et un port comme `0.0.0.0:9464`.
config-clock-file = { $setting } vaut « { $given } », mais doit être un fichier de huit octets : les secondes en un double petit-boutiste.
config-shards = BASTIDE_SHARDS vaut « { $given } », mais doit ressembler à 0,1/4 : les shards de ce processus, et combien il y en a.
config-misspelt = { $given } n’est pas un réglage ; voulais-tu dire { $setting } ?
config-no-file = Les réglages dans { $path } sont illisibles ; le fichier doit être du texte UTF-8 que le programme peut lire : { $problem }
# $path : la prise.
config-no-sandbox = Personne ne répond au socket { $path } du bac à sable : lance-le avec « make sandbox ».
config-no-discord = Discord est injoignable : vérifie le réseau et réessaie.
# $database : où sont gardées les parties, sans mot de passe. $problem : ce qu’a dit la base.
database-unreadable = La base de données { $database } ne s’ouvre pas : { $problem }
database-in-use = Un bot tourne déjà sur la base de données { $database } : arrête-le d’abord, ou prends une autre base.
database-not-a-database = { $database } n’est pas une base de données de ce programme : { $problem }
database-damaged = La base de données { $database } est endommagée ; mets une sauvegarde à sa place : { $problem }
database-newer = La base de données { $database } a été écrite par une version plus récente de ce programme : mets le programme à jour, ou prends une autre base.
database-no-driver = La base de données { $database } demande l’extra « postgres » : `pip install '.[postgres]'` ({ $problem })
database-no-dump = Une copie de { $database } demande pg_dump, qui n’est pas installé : installe les programmes clients de PostgreSQL, ou fais la copie sur le serveur.
database-not-dumped = pg_dump n’a pas pu copier la base de données { $database } : { $problem }
database-half-copied = La copie dans { $database } n’est pas finie : relance migrate-to.
database-away = La base de données est inutilisable en ce moment : { $problem }
