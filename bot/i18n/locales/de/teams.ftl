# Teams: anmelden, Aufstellungen, Bretter, Tabelle.

command-tournament-team = team
    .description = Ein Team anmelden, das du leitest, oder weitere Mitglieder in deines einladen
    .name = name
    .name-text = Name des Teams
    .member1 = mitglied1
    .member1-text = Wer mit dir spielt
    .member2 = mitglied2
    .member2-text = Wer mit dir spielt
    .member3 = mitglied3
    .member3-text = Wer mit dir spielt
    .member4 = mitglied4
    .member4-text = Wer mit dir spielt
    .member5 = mitglied5
    .member5-text = Wer mit dir spielt
    .member6 = mitglied6
    .member6-text = Wer mit dir spielt
    .member7 = mitglied7
    .member7-text = Wer mit dir spielt
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt
command-tournament-lineup = aufstellung
    .description = Die Aufstellung deines Teams abgeben, geheim (Leitung des Teams)
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt

kind-teams = Teams

team-none-here = Dieses Turnier ist nicht für Teams. Melde dich mit `/turnier mitspielen` an.
team-needed = Hier spielen Teams: Melde eines mit `/turnier team` an, oder lass dich in eines einladen.
team-name = Der Name eines Teams hat 1 bis { $most } Zeichen. Gib ihn mit der Option `name` an.
team-name-taken = Es gibt schon ein Team namens „{ $name }“. Wähle einen anderen Namen.
team-full = Ein Team hat bis zu { $most } Mitglieder. Nenne weniger, oder jemand macht mit `/turnier verlassen` einen Platz frei.
# $person: der Name von jemandem, der in einem Team spielen soll.
team-member-entered = { $person } ist bei diesem Turnier schon angemeldet. Nenne jemand anderen, oder lass das Feld leer.
team-member-dropped-out = { $person } ist aus diesem Turnier ausgeschieden und kann nicht wieder mitspielen. Nenne jemand anderen, oder lass das Feld leer.
team-not-captain = Das kann nur, wer ein Team leitet. Spielst du in einem, bitte diese Person darum.
team-not-in-it = Diese Person spielt nicht für dein Team. Wähle jemand anders aus der Liste.
team-no-line-up = Dein Team hat gerade keine Aufstellung abzugeben. Ich erwähne dich, wenn eine nötig ist; `/turnier runde` zeigt die Begegnungen.
team-no-bots = In Teams spielen nur Menschen: Nenne keine Bots.
# $person: wer genannt wurde.
team-left = { $person } ist nicht auf diesem Server. Nenne jemand anders.
team-too-few = Zum Start braucht es mindestens { $least } vollzählige Teams; bereit: { $entered }. Warte auf weitere, oder sag das Turnier mit `/turnier entscheiden` ab.

button-team-yes = Ich spiele mit
button-team-no = Nein
button-line-up = Aufstellung
button-hand-in = Abgeben
teams-boards = **Teams:** { $boards } Bretter, bis zu { $most } Mitglieder
teams-line-ups = **Aufstellungen:** geheim, Zeit dafür: { $time }; beide erscheinen zugleich. Sieg 2 Punkte, Unentschieden 1.
teams-enter = Wer ein Team leitet, meldet es mit `/turnier team` an; die Mitglieder sagen zu.
teams-direct-encounter = Bei gleich vielen Punkten zählen zuerst die Begegnungen dieser Teams untereinander.
teams-first = die Teams beginnen an den Brettern abwechselnd
teams-season = **Saison { $season }.** Die Teams der letzten sind wieder gemeldet: Mit **{ button-enter }** sagst du zu.
team-entered = **{ $team }** ({ $captain }){ $count ->
    [0] {""}
    [one] : { $members }, spielst du mit?
   *[other] : { $members }, spielt ihr mit?
}
team-line = **{ $team }:** { $members }{ $asked ->
    [none] {""}
   *[other] {" "}· gefragt: { $asked }
}
team-nobody = Noch ist kein Team angemeldet.
team-confirmed = Du spielst für **{ $team }**.
team-declined = Du spielst nicht für **{ $team }**.
team-leave-ask = **{ $team } verlassen?** Bisher spielst du dort mit.
team-call-captains = { $captains }: Drückt **{ button-line-up }**. Nur ihr seht sie.
team-remind-captains = { $captains }: { $count ->
    [one] Deine Aufstellung ist { $when } fällig. Drück
   *[other] Eure Aufstellungen sind { $when } fällig. Drückt
} **{ button-line-up }**.
team-line-ups = ### Die Aufstellungen
team-board = Brett { $board }: { $players }
team-points = **{ $home } – { $away }** · **{ $points }**
team-bye = **{ $team }** hat ein Freilos, das als Sieg zählt.
team-waits = **{ $home } – { $away }** · Aufstellungen { $when }{ $handed ->
    [none] {""}
   *[other] {" "}· da: { $handed }
}
line-up-panel = ### { $team } – { $other }
    Nur du siehst das. Beide Aufstellungen erscheinen, wenn beide da sind, spätestens am { $when }.{ $handed ->
        [yes] {" "}Deine ist da; du kannst sie noch ändern.
       *[no] {""}
    }
line-up-board = { $board }. { $player }
line-up-empty = Brett { $board }
line-up-handed-in = Deine Aufstellung ist da. Sie erscheint mit der anderen, spätestens am { $when }.
team-heading = Teams
team-column-solkoff = Gegner
team-column-boards = Bretter
team-column-points = Punkte
team-standings-legend = -# Punkte: 2 je Sieg, 1 je Unentschieden. Dann { $encounter ->
    [yes] direkter Vergleich, Brettpunkte
   *[no] Brettpunkte
}, dann die Punkte der gegnerischen Teams.
team-standing = { $place }\. { $team } · Punkte **{ $points }** · Bretter { $boards } · Gegner { $solkoff }

plan-boards = Teams
plan-boards-option = { $boards ->
    [0] alle spielen für sich
   *[other] Teams mit { $boards } Brettern
}
plan-team-size = Mitglieder eines Teams
plan-team-size-option = bis zu { $most } Mitglieder
plan-line-ups = Zeit für Aufstellungen
plan-line-ups-option = { $time } für Aufstellungen
