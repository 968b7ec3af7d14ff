"""The pictures that the install dialogue shows can be taken anew from the app as it is."""

from pathlib import Path

from PIL import Image

from recipe.driver import Watten
from recipe.screenshots import FOLDER, SHAPES, visit


def test_home_and_the_table_in_mid_deal_are_taken(watten: Watten, tmp_path: Path) -> None:
    shape = SHAPES[0]
    watten.page.set_viewport_size({"width": shape.width, "height": shape.height})
    visit(watten, shape, tmp_path)
    taken = sorted(path.name for path in tmp_path.iterdir())
    assert taken == [path.name for path in sorted(FOLDER.glob(f"{shape.name}-[0-9]*"))]
    for name in taken:
        with Image.open(tmp_path / name) as picture, Image.open(FOLDER / name) as kept:
            assert picture.width * kept.height == picture.height * kept.width
