"""The generator of all sounds: synthesised, nothing is recorded."""
