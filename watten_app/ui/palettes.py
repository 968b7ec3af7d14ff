"""Colours by their job (visual.md): two lightings, and each again in high contrast."""

from dataclasses import dataclass

CLEAR = "#00000000"


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one lighting, by their job.

    Attributes:
        dark: by night.
        strong: in high contrast: boards and felt are plain, nothing is seen through, letters are
            bolder, and cards have an outline.
        outline: how wide the line round buttons and tiles is, in px.
        chip_line, card_line: round a chip, round a card; clear where a shadow does.
        off, on_off, off_line: a button that is switched off.
        mine: the frame of my cards in the strip.
        divider: the lines that part the places of the slate.
        shade: what lies on a card that may not be played.
    """

    dark: bool
    strong: bool
    outline: float
    wall: str
    felt: str
    rail: str
    rail_hi: str
    on_felt: str
    stitch: str
    on_wall: str
    on_wall_muted: str
    chip: str
    on_chip: str
    paper: str
    paper_alt: str
    ink: str
    ink_muted: str
    line: str
    rule: str
    slate: str
    on_slate: str
    on_slate_muted: str
    chalk: str
    primary: str
    on_primary: str
    primary_line: str
    selected: str
    on_selected: str
    secondary: str
    on_secondary: str
    secondary_line: str
    accent: str
    on_accent: str
    accent_line: str
    ring_edge: str
    good: str
    bad: str
    focus: str
    scrim: str
    tile_line: str
    chip_line: str
    card_line: str
    off: str
    on_off: str
    off_line: str
    mine: str
    divider: str
    shade: str
    ours: str
    theirs: str
    on_team: str
    team_line: str


NIGHT = Palette(
    dark=True,
    strong=False,
    outline=1.5,
    wall="#2C1D13",
    felt="#2B4A3D",
    rail="#7A4F2B",
    rail_hi="#9A6A3E",
    on_felt="#F8EBD2",
    stitch="#73F8EBD2",
    on_wall="#F8EBD2",
    on_wall_muted="#D6BF98",
    chip="#E61C110A",
    on_chip="#F8EBD2",
    paper="#F7EEDB",
    paper_alt="#EBDDC0",
    ink="#2A1B10",
    ink_muted="#665036",
    line="#8C7048",
    rule="#E3D3B2",
    slate="#22282A",
    on_slate="#F4F0E4",
    on_slate_muted="#BDC3BB",
    chalk="#F6D27E",
    primary="#A52A2C",
    on_primary="#FFF6E6",
    primary_line="#E0826A",
    selected="#A52A2C",
    on_selected="#FFF6E6",
    secondary="#4A3220",
    on_secondary="#F8EBD2",
    secondary_line="#B39160",
    accent="#F0B94F",
    on_accent="#2A1B10",
    accent_line=CLEAR,
    ring_edge="#2A1B10",
    good="#2F6E3B",
    bad="#A3262B",
    focus="#FFDD8F",
    scrim="#9E120A05",
    tile_line=CLEAR,
    chip_line=CLEAR,
    card_line=CLEAR,
    off="#3A2819",
    on_off="#BFA985",
    off_line="#6F5534",
    mine="#A52A2C",
    divider="#616462",
    shade="#80120A05",
    ours="#3F6E58",
    theirs="#8E3B46",
    on_team="#FFF6E6",
    team_line="#D9CBB6",
)

DAY = Palette(
    dark=False,
    strong=False,
    outline=1.5,
    wall="#E6CB9B",
    felt="#9DB893",
    rail="#A9753F",
    rail_hi="#C9945A",
    on_felt="#241810",
    stitch="#CCFFFBF1",
    on_wall="#2C1C0F",
    on_wall_muted="#5A4128",
    chip="#FFF6E2",
    on_chip="#2C1C0F",
    paper="#FFFBF1",
    paper_alt="#F4E9D2",
    ink="#241810",
    ink_muted="#604A33",
    line="#7A5D37",
    rule="#E6D8BD",
    slate="#26352F",
    on_slate="#FFFFFF",
    on_slate_muted="#C9D5CC",
    chalk="#F6D27E",
    primary="#A3262B",
    on_primary="#FFFFFF",
    primary_line=CLEAR,
    selected="#A3262B",
    on_selected="#FFFFFF",
    secondary="#FFF6E2",
    on_secondary="#2C1C0F",
    secondary_line="#6E5029",
    accent="#F2B430",
    on_accent="#241810",
    accent_line="#6E5029",
    ring_edge="#241810",
    good="#256030",
    bad="#9E1F26",
    focus="#0B4F8A",
    scrim="#7A2C1C0F",
    tile_line="#7A5D37",
    chip_line="#6E5029",
    card_line=CLEAR,
    off="#E9DABA",
    on_off="#6A5335",
    off_line="#B79F75",
    mine="#A3262B",
    divider="#646D65",
    shade="#80120A05",
    ours="#2F5C47",
    theirs="#8E3B46",
    on_team="#FFF6E6",
    team_line="#FFFBF1",
)

NIGHT_STRONG = Palette(
    dark=True,
    strong=True,
    outline=2.5,
    wall="#000000",
    felt="#101010",
    rail="#FFFFFF",
    rail_hi="#FFFFFF",
    on_felt="#FFFFFF",
    stitch="#6E6E6E",
    on_wall="#FFFFFF",
    on_wall_muted="#E6E6E6",
    chip="#000000",
    on_chip="#FFFFFF",
    paper="#FFFFFF",
    paper_alt="#F0F0F0",
    ink="#000000",
    ink_muted="#333333",
    line="#000000",
    rule="#595959",
    slate="#000000",
    on_slate="#FFFFFF",
    on_slate_muted="#E6E6E6",
    chalk="#FFE14D",
    primary="#FFD400",
    on_primary="#000000",
    primary_line="#000000",
    selected="#000000",
    on_selected="#FFFFFF",
    secondary="#000000",
    on_secondary="#FFFFFF",
    secondary_line="#FFFFFF",
    accent="#FFD400",
    on_accent="#000000",
    accent_line="#000000",
    ring_edge="#000000",
    good="#005A1E",
    bad="#A80012",
    focus="#00E5FF",
    scrim="#CC000000",
    tile_line="#000000",
    chip_line="#FFFFFF",
    card_line="#000000",
    off="#000000",
    on_off="#BDBDBD",
    off_line="#7A7A7A",
    mine="#A80012",
    divider="#8C8C8C",
    shade="#80000000",
    ours="#00573B",
    theirs="#8A0F24",
    on_team="#FFFFFF",
    team_line="#FFFFFF",
)

DAY_STRONG = Palette(
    dark=False,
    strong=True,
    outline=2.5,
    wall="#F6E9CC",
    felt="#CFE5C4",
    rail="#000000",
    rail_hi="#000000",
    on_felt="#000000",
    stitch="#4D6B47",
    on_wall="#000000",
    on_wall_muted="#241A0E",
    chip="#FFFFFF",
    on_chip="#000000",
    paper="#FFFFFF",
    paper_alt="#F0F0F0",
    ink="#000000",
    ink_muted="#2B2B2B",
    line="#000000",
    rule="#595959",
    slate="#000000",
    on_slate="#FFFFFF",
    on_slate_muted="#E6E6E6",
    chalk="#FFE14D",
    primary="#8F0D15",
    on_primary="#FFFFFF",
    primary_line="#000000",
    selected="#8F0D15",
    on_selected="#FFFFFF",
    secondary="#FFFFFF",
    on_secondary="#000000",
    secondary_line="#000000",
    accent="#FFC400",
    on_accent="#000000",
    accent_line="#000000",
    ring_edge="#000000",
    good="#005A1E",
    bad="#A80012",
    focus="#0033A0",
    scrim="#CC000000",
    tile_line="#000000",
    chip_line="#000000",
    card_line="#000000",
    off="#FFFFFF",
    on_off="#595959",
    off_line="#767676",
    mine="#A80012",
    divider="#8C8C8C",
    shade="#80000000",
    ours="#00573B",
    theirs="#8A0F24",
    on_team="#FFFFFF",
    team_line="#000000",
)


def palette_of(*, dark: bool, strong: bool) -> Palette:
    """The palette by night or by day, in high contrast or not."""
    if strong:
        return NIGHT_STRONG if dark else DAY_STRONG
    return NIGHT if dark else DAY
