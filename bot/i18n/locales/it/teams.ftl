# Squadre: iscrizione, formazioni, tavoli, classifica.

command-tournament-team = squadra
    .description = Iscrivi una squadra, o invita altri membri nella tua
    .name = nome
    .name-text = Nome della squadra
    .member1 = membro1
    .member1-text = Chi gioca con te
    .member2 = membro2
    .member2-text = Chi gioca con te
    .member3 = membro3
    .member3-text = Chi gioca con te
    .member4 = membro4
    .member4-text = Chi gioca con te
    .member5 = membro5
    .member5-text = Chi gioca con te
    .member6 = membro6
    .member6-text = Chi gioca con te
    .member7 = membro7
    .member7-text = Chi gioca con te
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-lineup = formazione
    .description = Dai la formazione della tua squadra, in privato (capitani)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno

kind-teams = Squadre

team-none-here = Questo torneo non è a squadre. Iscriviti con `/torneo partecipa`.
team-needed = Qui giocano squadre: iscrivine una con `/torneo squadra`, o fatti invitare in una.
team-name = Il nome di una squadra ha da 1 a { $most } caratteri. Indicalo con l’opzione `nome`.
team-name-taken = C’è già una squadra chiamata «{ $name }». Scegli un altro nome.
team-full = Una squadra ha fino a { $most } membri. Invitane meno, o qualcuno liberi un posto con `/torneo lascia`.
# $person: il nome di chi dovrebbe giocare in una squadra.
team-member-entered = { $person } partecipa già a questo torneo. Indica qualcun altro, o lascia vuoto quel posto.
team-member-dropped-out = { $person } è fuori da questo torneo: chi lascia un torneo in corso non può iscriversi di nuovo. Indica qualcun altro, o lascia vuoto quel posto.
team-not-captain = Può farlo solo chi guida una squadra. Se giochi in una squadra, chiedi a chi la guida.
team-not-in-it = Questa persona non gioca per la tua squadra. Scegli un’altra persona dall’elenco.
team-no-line-up = La tua squadra non ha formazioni da dare adesso. Ti menziono quando ne serve una; `/torneo round` mostra gli incontri.
team-no-bots = Nelle squadre giocano solo persone: non indicare bot.
# $person: chi è stato indicato.
team-left = { $person } non è su questo server. Indica un’altra persona.
team-too-few = Per cominciare servono almeno { $least } squadre complete; pronte: { $entered }. Aspettane altre, o annulla il torneo con `/torneo arbitra`.

button-team-yes = Gioco
button-team-no = No
button-line-up = Formazione
button-hand-in = Consegna
teams-boards = **Squadre:** { $boards } tavoli, fino a { $most } membri
teams-line-ups = **Formazioni:** segrete, entro { $time }; pubblicate insieme. Vittoria 2 punti, parità 1.
teams-enter = Una squadra si iscrive con `/torneo squadra`; i membri confermano.
teams-direct-encounter = A pari punti contano prima gli incontri tra queste squadre.
teams-first = le squadre cominciano a turno, tavolo dopo tavolo
teams-season = **Stagione { $season }.** Le squadre dell’ultima sono di nuovo iscritte: con **{ button-enter }** confermi.
team-entered = **{ $team }** ({ $captain }){ $count ->
    [0] {""}
    [one] : { $members }, giochi?
   *[other] : { $members }, giocate?
}
team-line = **{ $team }:** { $members }{ $asked ->
    [none] {""}
   *[other] {" "}· da confermare: { $asked }
}
team-nobody = Nessuna squadra è ancora iscritta.
team-confirmed = Giochi per **{ $team }**.
team-declined = Non giochi per **{ $team }**.
team-leave-ask = **Lasciare { $team }?** Per ora giochi lì.
team-call-captains = { $captains }: premete **{ button-line-up }**. La vedete solo voi.
team-remind-captains = { $captains }: { $count ->
    [one] la tua formazione va consegnata { $when }. Premi
   *[other] le vostre formazioni vanno consegnate { $when }. Premete
} **{ button-line-up }**.
team-line-ups = ### Le formazioni
team-board = Tavolo { $board }: { $players }
team-points = **{ $home } – { $away }** · **{ $points }**
team-bye = **{ $team }** riposa, e conta come una vittoria.
team-waits = **{ $home } – { $away }** · formazioni { $when }{ $handed ->
    [none] {""}
   *[other] {" "}· consegnata: { $handed }
}
line-up-panel = ### { $team } – { $other }
    Lo vedi solo tu. Le due formazioni escono quando ci sono entrambe, al più tardi { $when }.{ $handed ->
        [yes] {" "}La tua c’è; puoi ancora cambiarla.
       *[no] {""}
    }
line-up-board = { $board }. { $player }
line-up-empty = Tavolo { $board }
line-up-handed-in = La tua formazione c’è. Esce insieme all’altra, al più tardi { $when }.
team-heading = Squadre
team-column-solkoff = Avversari
team-column-boards = Tavoli
team-column-points = Punti
team-standings-legend = -# Punti: 2 per vittoria, 1 per parità. Poi { $encounter ->
    [yes] gli incontri diretti, i punti dei tavoli
   *[no] i punti dei tavoli
}, poi quelli degli avversari.
team-standing = { $place }\. { $team } · punti **{ $points }** · tavoli { $boards } · avversari { $solkoff }

plan-boards = Squadre
plan-boards-option = { $boards ->
    [0] ognuno gioca per sé
   *[other] squadre da { $boards } tavoli
}
plan-team-size = Membri di una squadra
plan-team-size-option = fino a { $most } membri
plan-line-ups = Tempo per le formazioni
plan-line-ups-option = { $time } per le formazioni
