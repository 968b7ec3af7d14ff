"""A second, slow Watten, written from the rules' text alone; it imports nothing of watten_app."""
