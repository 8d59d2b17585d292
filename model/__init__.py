"""Values that the rooms hand each other: tables, seats, people, servers, tournaments. No SQL, no Discord."""
