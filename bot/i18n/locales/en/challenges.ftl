# Challenges: one person asks another for a game of two, and has an answer within days.

challenge-title = ## A challenge
# $server: the name of a server.
challenge-title-server = ## A challenge on { $server }
# $person: who is challenged. $host: who challenges.
challenge-asks = { $person }, { $host } challenges you to a game for two.
# $when: a moment such as “in 2 days”.
challenge-until = -# The time to answer ends { $when }. It is paused on your days off (`/me holiday`).
challenge-accept = Accept
challenge-decline = Decline
challenge-other-rules = Other rules…
challenge-withdraw = Withdraw
# $person: who is challenged. $host: who challenges.
challenge-left-accepted = { $person } has accepted the challenge from { $host }. Their game has its own thread.
challenge-left-rules = Other rules were proposed in this challenge: see the newer message.
# $host: who challenged.
challenge-left-closed = This challenge from { $host } is closed.
# $left, $right: two names. $game: a short name.
challenge-thread-title = { $left } – { $right } · { $game }
# $host, $person: the two players.
challenge-begins = { $host }, { $person }: the challenge is accepted, your game begins here.
challenge-closed-here = { $host }, your challenge to { $person } is closed.
# $person: who was challenged.
challenge-closed-declined = { $person } can’t play you just now. Another time!
challenge-closed-expired = { $person } hasn’t answered your challenge in time. You can challenge again.
challenge-closed-withdrawn = { $person } may never have read your challenge: I had trouble posting it. You can challenge again.

## What one person reads

# $person: who is challenged. $when: a moment such as “in 2 days”.
challenge-made = I’m asking { $person }. The time to answer ends { $when }; after that the challenge is closed.
# $ladder: the name of a ladder of this channel, on which both are.
challenge-no-stake = -# No place on **{ $ladder }** is at stake. To play for one, withdraw this challenge and use the option `ladder`.
challenge-waits-mine = Your challenge to { $person } is waiting for an answer. The time for that ends { $when }.
# $person: who has challenged.
challenge-accepted-you = Accepted. A thread opens for your game with { $person }, and you are both mentioned there.
challenge-declined-you = Declined. I tell { $person } privately.
challenge-withdrawn-you = You have withdrawn your challenge.
# $person: who is asked now.
challenge-proposed-you = I’m asking { $person } to accept your rules.
challenge-rules-ask = **Which rules do you propose?** The other person then accepts or declines.
challenge-rules-choose = Choose rules
challenge-same-casual = The same, unrated
challenge-same-rated = The same, rated

challenge-table = What was asked
challenge-table-asks = { $host } challenged { $person }:

challenge-bot = Bots can’t accept challenges. Open a table with `/game new` and press **{ LABEL("button-computer") }**.
challenge-self = You can’t challenge yourself. Open a table with `/game new` and press **{ LABEL("button-computer") }**.
challenge-left = This person is not on this server. Challenge someone else.
challenge-none = This challenge no longer exists. Make a new one with `/challenge`.
# $status: how the challenge ended.
challenge-over = { $status ->
    [accepted] This challenge is already accepted; its game has its own thread.
   *[closed] This challenge is closed. Make a new one with `/challenge`.
}
challenge-changed = Other rules have been proposed since. `/games` shows the challenge as it is now.
challenge-rest = This person has just declined a challenge from you. Ask again in a day, or challenge someone else.
challenge-waits = There is already a challenge between the two of you, which `/games` shows. Answer or withdraw that one first.
# $most: a number.
challenge-most = You have { $most } challenges waiting for an answer. To withdraw one, use `/challenge` with the same person again.
challenge-not-yours = This challenge is between other people: the one who is challenged answers, the one who challenges can withdraw.
# $least, $most: how many days.
challenge-time = Give { $least } to { $most } days to answer.
# On a ladder. $ladder: its name. $from, $to: places.
challenge-stake = **{ $ladder }:** place { $from } plays for place { $to }. Declining or not answering gives the place away.
challenge-forfeit = Give the place away
# $person: who challenges.
challenge-forfeit-ask = **Decline?** Your place on the ladder then goes to { $person }.
challenge-forfeited-you = Declined. Your place goes to { $person }.
challenge-ladder = On a ladder you play by its rules. Accept, decline or let the time run out.
# $options: a list of options that were typed.
challenge-ladder-options = On a ladder you play by its rules. Leave out { $options }, or challenge without `ladder`.
