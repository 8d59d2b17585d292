"""The Flying Machines: a follower flies as far as a die says, and may land on claimed features as well."""
