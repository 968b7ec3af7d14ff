"""How strong, how true and how quick the players are: matches and measures, none of it in play."""
