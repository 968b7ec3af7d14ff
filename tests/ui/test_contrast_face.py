"""High contrast shows the large index by itself, until the player has chosen a face."""

import pytest

from watten_app.app.settings import Contrast, Face, Settings
from watten_app.ui.look import look_of


@pytest.mark.parametrize(
    ("settings", "large"),
    [
        (Settings(), False),
        (Settings(contrast=Contrast.HIGH), True),
        (Settings(contrast=Contrast.HIGH, face_chosen=True), False),
        (Settings(contrast=Contrast.HIGH, face=Face.LARGE, face_chosen=True), True),
        (Settings(face=Face.LARGE), True),
    ],
)
def test_the_face_goes_with_the_contrast(settings, large):
    assert look_of(settings, 390, 844).large_faces is large
