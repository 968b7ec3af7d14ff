"""What teaches and sets riddles; it asks the engine and the computer players."""
