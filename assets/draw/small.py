"""The small card of the strip: rank letter above suit sign, nothing else; 22 x 34 units."""

from assets.draw.frame import label
from assets.draw.letters import text
from assets.draw.palette import ON_WINE, PAPER, TABS, TONES, WINE, Tones
from assets.draw.shapes import document, path, rect
from assets.draw.signs import sign

WIDTH, HEIGHT = 22, 34
BORDER = "#BBA277"
_TAB = "M0.5 4.1C0.5 2.1 2.1 0.5 4.1 0.5H17.9C19.9 0.5 21.5 2.1 21.5 4.1V16.4H0.5Z"
LARGE_LINE = "#1E1712"
GREY = Tones("#EEE8DA", "#E2DCCD", "#D3CEC0", "#B9B3A4", "#A6A091", "#7A7365", "#676154")
GONE = Tones("#FFFFFF", "#F0F0F0", "#E4E4E4", "#CFCFCF", "#B8B8B8", "#4A4A4A", "#4A4A4A")


def _letter(card: str, fill: str, top: float = 3.1, capital: float = 10) -> str:
    ten = label(card) == "10"
    return text(label(card), 11, top, capital, fill, 17.4, 0.5 if ten else 0)


def _document(body: str) -> str:
    return document(body, WIDTH, HEIGHT)


def small_card(card: str) -> str:
    """The plain small card as SVG; legible from 19 px of width."""
    body = rect(0.6, 0.6, 20.8, 32.8, PAPER, 3.6, BORDER, 1.2)
    body += _letter(card, TONES[card[0]].ink)
    return _document(body + sign(card[0], 11, 24.3, 12.4, edge=9, fine=False))


def small_card_out(card: str) -> str:
    """A card that is gone: hollow, grey, struck."""
    dash = 'stroke-dasharray="2.9 2.4"'
    body = rect(0.6, 0.6, 20.8, 32.8, "none", 3.6, "#7D7667", 1.1, dash)
    body += _letter(card, GREY.ink)
    body += sign(card[0], 11, 24.3, 12.4, tones=GREY, edge=7, fine=False)
    return _document(body + path("M3.4 22.6L18.6 12.2", "none", GREY.ink, 1.5))


def small_card_large(card: str) -> str:
    """The small card of the large-index deck: the letter on a tab of its suit's colour."""
    tab = TABS[card[0]]
    body = rect(0.5, 0.5, 21, 33, "#FFFFFF", 3.6)
    body += path(_TAB, tab.tab)
    body += _letter(card, tab.letter, 2.9, 11.4)
    body += sign(card[0], 11, 25.1, 12.6, tones=tab.tones, edge=8, fine=False)
    return _document(body + rect(0.6, 0.6, 20.8, 32.8, "none", 3.6, LARGE_LINE, 1.2))


def small_card_large_out(card: str) -> str:
    """The same when it is gone: hollow, grey, struck, and darker than the plain deck's."""
    dash = 'stroke-dasharray="2.9 2.4"'
    body = rect(0.6, 0.6, 20.8, 32.8, "#FFFFFF", 3.6, GONE.ink, 1.2, dash)
    body += _letter(card, GONE.ink, 2.9, 11.4)
    body += sign(card[0], 11, 25.1, 12.6, tones=GONE, edge=8, fine=False)
    return _document(body + path("M3 24L19 12", "none", GONE.ink, 1.8))


def small_card_asked(card: str) -> str:
    """The card a question is about: filled red."""
    body = rect(0, 0, 22, 34, WINE, 4) + rect(3.6, 16.6, 14.8, 15.2, PAPER, 2.6)
    body += _letter(card, ON_WINE, 3.3, 9.6)
    return _document(body + sign(card[0], 11, 24.3, 11, edge=9, fine=False))
