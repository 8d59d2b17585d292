"""The Flying Machines: a follower takes off, a die says how far it flies, and it joins whoever is there."""
