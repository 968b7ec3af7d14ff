"""The court figures: König, Ober and Unter of the four suits."""
