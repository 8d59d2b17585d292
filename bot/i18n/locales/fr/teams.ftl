# Équipes : inscription, compositions, tables, classement.

command-tournament-team = équipe
    .description = Inscrire une équipe, ou inviter d’autres membres dans la tienne
    .name = nom
    .name-text = Nom de l’équipe
    .member1 = membre1
    .member1-text = Qui joue avec toi
    .member2 = membre2
    .member2-text = Qui joue avec toi
    .member3 = membre3
    .member3-text = Qui joue avec toi
    .member4 = membre4
    .member4-text = Qui joue avec toi
    .member5 = membre5
    .member5-text = Qui joue avec toi
    .member6 = membre6
    .member6-text = Qui joue avec toi
    .member7 = membre7
    .member7-text = Qui joue avec toi
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs
command-tournament-lineup = composition
    .description = Donner la composition de ton équipe, en privé (capitaines)
    .tournament = tournoi
    .tournament-text = Lequel, s’il y en a plusieurs

kind-teams = Équipes

team-none-here = Ce tournoi n’est pas par équipes. Inscris-toi avec `/tournoi rejoindre`.
team-needed = Ici jouent des équipes : inscris-en une avec `/tournoi équipe`, ou fais-toi inviter dans l’une d’elles.
team-name = Le nom d’une équipe a de 1 à { $most } caractères. Donne-le avec l’option `nom`.
team-name-taken = Il y a déjà une équipe nommée « { $name } ». Choisis un autre nom.
team-full = Une équipe a jusqu’à { $most } membres. Invites-en moins, ou que quelqu’un libère une place avec `/tournoi quitter`.
# $person : le nom de quelqu’un qui doit jouer dans une équipe.
team-member-entered = { $person } participe déjà à ce tournoi. Nomme quelqu’un d’autre, ou laisse cette place vide.
team-member-dropped-out = { $person } est hors de ce tournoi : après un abandon, on ne se réinscrit pas. Nomme quelqu’un d’autre, ou laisse cette place vide.
team-not-captain = Seule la personne qui dirige une équipe peut le faire. Si tu joues dans une équipe, demande-lui.
team-not-in-it = Cette personne ne joue pas pour ton équipe. Choisis quelqu’un d’autre dans la liste.
team-no-line-up = Ton équipe n’a pas de composition à donner maintenant. Je te mentionne quand il en faut une ; `/tournoi ronde` montre les matchs.
team-no-bots = Seules des personnes jouent en équipe : ne nomme pas de bot.
# $person : qui a été nommé.
team-left = { $person } n’est pas sur ce serveur. Nomme quelqu’un d’autre.
team-too-few = Pour commencer, il faut au moins { $least } équipes complètes ; prêtes : { $entered }. Attends-en d’autres, ou annule le tournoi avec `/tournoi arbitrer`.

button-team-yes = Je joue
button-team-no = Non
button-line-up = Composition
button-hand-in = Remettre
teams-boards = **Équipes :** { $boards } tables, jusqu’à { $most } membres
teams-line-ups = **Compositions :** secrètes, en { $time } ; publiées ensemble. Victoire 2 points, égalité 1.
teams-enter = On inscrit une équipe avec `/tournoi équipe` ; ses membres confirment.
teams-direct-encounter = À points égaux, les matchs entre ces équipes comptent d’abord.
teams-first = les équipes commencent à tour de rôle, table après table
teams-season = **Saison { $season }.** Les équipes de la précédente sont réinscrites : **{ button-enter }** confirme que tu joues.
team-entered = **{ $team }** ({ $captain }){ $count ->
    [0] {""}
    [one] {" "}· { $members }, tu joues ?
   *[other] {" "}· { $members }, vous jouez ?
}
team-line = **{ $team } :** { $members }{ $asked ->
    [none] {""}
   *[other] {" "}· à confirmer : { $asked }
}
team-nobody = Aucune équipe n’est encore inscrite.
team-confirmed = Tu joues pour **{ $team }**.
team-declined = Tu ne joues pas pour **{ $team }**.
team-leave-ask = **Quitter { $team } ?** Pour l’instant, tu y joues.
team-call-captains = { $captains } : appuyez sur **{ button-line-up }**. Personne d’autre ne la voit.
team-remind-captains = { $captains } : { $count ->
    [one] ta composition est attendue { $when }. Appuie
   *[other] vos compositions sont attendues { $when }. Appuyez
} sur **{ button-line-up }**.
team-line-ups = ### Les compositions
team-board = Table { $board } : { $players }
team-points = **{ $home } – { $away }** · **{ $points }**
team-bye = **{ $team }** est exempte, ce qui compte comme une victoire.
team-waits = **{ $home } – { $away }** · compositions { $when }{ $handed ->
    [none] {""}
   *[other] {" "}· remise : { $handed }
}
line-up-panel = ### { $team } – { $other }
    Personne d’autre ne voit ceci. Les deux compositions paraissent quand toutes deux sont remises, au plus tard le { $when }.{ $handed ->
        [yes] {" "}La tienne est remise ; tu peux encore la changer.
       *[no] {""}
    }
line-up-board = { $board }. { $player }
line-up-empty = Table { $board }
line-up-handed-in = Ta composition est remise. Elle paraît avec l’autre, au plus tard le { $when }.
team-heading = Équipes
team-column-solkoff = Adversaires
team-column-boards = Tables
team-column-points = Points
team-standings-legend = -# Points : 2 par victoire, 1 par égalité. Puis { $encounter ->
    [yes] confrontations directes, points des tables
   *[no] points des tables
}, puis points des adversaires.
team-standing = { $place }\. { $team } · points **{ $points }** · tables { $boards } · adversaires { $solkoff }

plan-boards = Équipes
plan-boards-option = { $boards ->
    [0] chaque personne joue pour soi
   *[other] équipes de { $boards } tables
}
plan-team-size = Membres d’une équipe
plan-team-size-option = jusqu’à { $most } membres
plan-line-ups = Temps pour les compositions
plan-line-ups-option = { $time } pour les compositions
