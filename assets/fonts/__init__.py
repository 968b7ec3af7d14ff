"""The two families of letters, cut down for the web, and what tells which letters they have."""
