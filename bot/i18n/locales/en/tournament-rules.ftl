# The pages of the rules about tournaments, ladders, challenges and ratings: a title, and all that the page says.

topic-swiss = Swiss rounds
topic-knock-out = Knock-out
topic-double-elimination = Double elimination
topic-groups = Groups and knock-out
topic-tables = Tables of three to five
topic-championship = Like the World Championship
topic-duplicate = Duplicate: the same tiles
topic-live = Live evenings
topic-league = Leagues and seasons
topic-teams = Teams
topic-ladder = Ladders
topic-challenge = Challenges
topic-match-times = A time for your match
topic-ratings = Ratings

explain-swiss =
    • Each round you meet someone with about as many points as you. Nobody meets twice while any other pairing is possible.
    • A win is 1 point, a tie ½. Whoever has started less often starts.
    • With an odd number, one of the last has a bye, which counts as a win. Nobody has a second one while others have had none.
    • Where the tournament gives byes on request, `/tournament bye` asks for one; it counts as half a win.
    • Level on points? The opponents’ points count, without the weakest (or the bye), then the difference, then the points scored.
    • There are as many rounds as the organiser chooses, or as it takes: 3 for eight people, 4 for sixteen.
explain-knock-out =
    • Whoever wins a match goes on, whoever loses is out. The best seeds meet late; if places are left over, they have a bye in the first round.
    • After Swiss rounds the seeds are the places in their standings. On a shared place, whoever had the better seed at the start comes first.
    • A match is one game, or best of 3 or 5. Then players start in turn, and it ends once nobody can catch up.
    • Level in games? Their points decide. Level in points, too? The better seed goes on, or whoever did not start; the sign-up says which.
    • If neither plays, both are out, and the next opponent has a bye.
    • The losers of the semi-finals play for third place.
explain-double-elimination =
    • Whoever loses goes on in the losers’ bracket; a second loss is the end.
    • Both brackets are played side by side: eight people take six rounds, sixteen take eight.
    • Losers enter the losers’ bracket from its other end, so that nobody soon meets the same opponent again.
    • Without an opponent you have a bye, in the first round the best seeds. If neither plays a match, both are out, in either bracket.
    • In the grand final the winners of both brackets meet. If whoever has lost once wins it, it is played once more, unless the sign-up says otherwise.
explain-groups =
    • There are 2, 4 or 8 groups, filled to and fro by seeds: of two groups, one has seeds 1 and 4, the other 2 and 3.
    • In a group everyone meets everyone once. With an odd number each has one bye, which counts as a win.
    • Level on points? As in Swiss rounds: the opponents’ points, then the difference, then the points scored, and then the better seed.
    • The best of each group go on to a knock-out: its first seeds are the winners of the groups, then come the seconds, and so on.
    • In its first round nobody meets someone of their own group.
explain-tables =
    • Three to five play at a table; tables are as near to the planned size as the number of people allows.
    • By place a table gives 5, 3, 2, 1 and 0 points. Those who share places share their points.
    • You meet people with about as many points as you, and the same ones as rarely as possible.
    • Whoever has started least often starts; whoever had early seats gets later ones.
    • There are three rounds, unless the organiser chooses another number.
explain-championship =
    • The base game, as at the World Championship: Swiss rounds, then a knock-out of the best eight.
    • Quarter-finals: 1–5, 2–6, 3–7, 4–8. In the semi-finals the winners of 1–5 and 4–8 meet, and those of 2–6 and 3–7.
    • In the knock-out the better-placed player starts, and the starting player loses ties: level points are enough for the other one.
    • In the Swiss rounds a tie is half a win for both.
    • Matches are best of 1, 3 or 5; knock-out and final can have more games than the Swiss rounds.
    • Each player has one time budget for a whole game: three days, unless the organiser chooses otherwise. Whoever runs out of time loses the game.
explain-duplicate =
    • All tables of a round draw the same tiles in the same order.
    • Threads of matches are private until the round is over. Results appear once every table has drawn the same number of tiles.
    • Don’t talk about your tiles: other tables may still have them to come.
    • A game that is played again has fresh tiles, since its players have seen the others.
    • The hash of the seed is shown at the start, the seed after the last game: anyone can check the order.
explain-live =
    • A tournament in one evening: rounds of an hour, 30 minutes for each player and game, unless the organiser chooses otherwise.
    • If the sign-up asks for it, press **{ button-check-in }** in its last minutes, or you are out. You can also enter between rounds.
    • The next round is paired and starts at once when the last table has finished.
    • One message shows how all tables stand while they play.
    • When the time of a round runs out, an organiser decides the open matches; otherwise their score counts some minutes later.
explain-league =
    • Everyone meets everyone of their division once. A round lasts a week, unless the organiser chooses otherwise.
    • After the season the first of each division go up and the last go down, as many as the sign-up says. Level on points? As in Swiss rounds, and then the better seed.
    • Stay in by pressing **{ button-enter }** in the next sign-up. Free places go to the next from the division below.
    • Newcomers start below all others. If nobody is left below to take their place, those who would go down stay.
    • All divisions have the same size; only the last can be up to half as large again, or as small as half.
    • Whoever drops out comes behind all who play on.
explain-teams =
    • A captain enters a team with `/tournament team` and names its members, who confirm. It has up to three more members than boards, unless the organiser chooses otherwise.
    • Captains give line-ups with **{ button-line-up }**, in secret; they can change them until both are published together. Without one, the last line-up counts.
    • The first boards of both teams meet, then the second ones, and so on. The teams start at the boards in turn.
    • A win at a board is 1 point, a tie ½. The team with more of them wins the match: 2 match points, a tie 1.
    • In the standings match points come first, then board points, then the opponents’ match points.
    • Members without a board are substitutes for the next matches. A board that a team can’t fill is lost.
explain-ladder =
    • Join at the bottom with `/ladder join`. Then challenge someone up to three places above you by `/challenge` with the option `ladder`; one challenge or game at a time.
    • Whoever is challenged has three days to accept. Declining or not answering gives the place away; days off pause the time.
    • Win, and the place is yours: everyone from there to your old place moves down one. A tie changes nothing.
    • The same two can challenge each other again after seven days at the earliest.
    • 30 days without a challenge or a game cost one place; days off don’t count.
    • A ladder can have other numbers of places and days: its message names them.
explain-challenge =
    • `/challenge` someone to a game for two, rated or not, with the server’s rules or a preset.
    • They accept, decline privately, or propose other rules; then you answer.
    • Without an answer the challenge is closed after three days, or as many as you gave. Days off pause the time.
    • Once accepted, the game begins in its own thread.
    • After a no, you can ask the same person again a day later. Up to five of your challenges can wait for an answer.
explain-match-times =
    • You can play your match at any time until it ends. To play it together, agree on a time.
    • With **{ button-time-propose }** in its thread, or `/tournament time`, propose up to three. Your opponent accepts one, or proposes others.
    • An agreed time stands until another one is accepted.
    • Everyone reads times in their own time zone, and I mention you both half an hour before.
    • Live evenings and tables of three or more have no such times.
    • When a match runs out of time, an organiser decides it; otherwise its score counts a day later. Whoever was to move and never did loses; if neither did, nobody wins.
explain-ratings =
    • Rated games between people change their ratings, on the server and overall. Games with computers have ratings of their own.
    • A game counts once everyone has made a third of their turns, and for nobody if a substitute has played on for someone.
    • The second game of the same two people within 30 days counts half, the third a third, and so on.
    • Only the places count, not the points. With several players, each place is compared with every other.
    • Whoever leaves comes behind all who stay.
    • A rating starts at 1500 and is provisional until 10 games.
