"""The software bill of materials: what is shipped, in which version, under which licence.

It is a CycloneDX file in the site, made from what About lists; the same in every build.
"""

import json
from datetime import UTC, datetime
from importlib.metadata import version
from uuid import NAMESPACE_URL, uuid5

import flet.version
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from recipe.places import CLIENT
from recipe.wheels import LIBRARIES, release_of
from watten_app.ui.screens.notices import NOTICES, Notice

FILE = "sbom.cdx.json"
SPDX = {
    "Apache License 2.0": "Apache-2.0",
    "BSD 3-Clause": "BSD-3-Clause",
    "Mozilla Public License 2.0": "MPL-2.0",
    "PSF License": "PSF-2.0",
    "MIT": "MIT",
    "SIL Open Font License 1.1": "OFL-1.1",
}
"""The licences' names in About, and as machines read them."""

FONTS = ("Vollkorn", "WattenText", "Material Icons")
NO_DAY = datetime(1980, 1, 1, tzinfo=UTC)
"""When it was made would differ from build to build."""


def _runtime() -> dict[str, str]:
    """The versions in the runtime that comes with Flet's client."""
    folder = CLIENT / "pyodide"
    lock = json.loads((folder / "pyodide-lock.json").read_text())
    package = json.loads((folder / "package.json").read_text())
    return {"Python": lock["info"]["python"], "Pyodide": package["version"]}


def _known(name: str) -> tuple[str | None, PackageURL | None]:
    """A part's version and its address among packages, as far as there are any."""
    if name.lower() in LIBRARIES:
        release = version(name)
        return release, PackageURL("pypi", name=name.lower(), version=release)
    if name.startswith("Flutter"):
        return flet.version.flutter_version, None
    release = _runtime().get(name)
    if name == "Pyodide":
        return release, PackageURL("npm", name="pyodide", version=release)
    return release, None


def _component(notice: Notice) -> Component:
    release, address = _known(notice.name)
    return Component(
        name=notice.name,
        version=release,
        purl=address,
        bom_ref=notice.name,
        type=ComponentType.DATA if notice.name in FONTS else ComponentType.LIBRARY,
        licenses=[LicenseFactory().make_with_id(SPDX[notice.licence])],
        copyright=notice.text.split("\n")[0] if notice.text.startswith("Copyright") else None,
    )


def bill() -> bytes:
    """Return the bill of materials as CycloneDX 1.6."""
    release = release_of("watten")
    app = Component(
        name="watten",
        version=release,
        bom_ref="watten",
        type=ComponentType.APPLICATION,
        licenses=[LicenseFactory().make_with_id("MIT")],
    )
    parts = [_component(notice) for notice in NOTICES]
    listed = " ".join(f"{part.name} {part.version}" for part in parts)
    bom = Bom(components=parts, serial_number=uuid5(NAMESPACE_URL, f"watten {release} {listed}"))
    bom.metadata.component = app
    bom.metadata.timestamp = NO_DAY
    bom.register_dependency(app, parts)
    return (JsonV1Dot6(bom).output_as_string(indent=1) + "\n").encode()
