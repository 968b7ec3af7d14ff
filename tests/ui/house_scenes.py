"""Moments of house rules that every screen size has to show well."""

from tests.ui.table_kit import OPENED, cut_deal, seated
from watten_app.variants import rules_of

FIST = rules_of({"variant": "bavarian", "fist": True, "schlecken": True})
SCHLECKEN = rules_of({"variant": "bavarian", "schlecken": True, "better": False, "swap": False})
BLUFF = rules_of({"variant": "bavarian", "schlecken": True, "schlecken_bluff": True})
PEEK = rules_of({"variant": "bavarian", "peek": "dealer"})

FACE_DOWN = rules_of({"variant": "bavarian", "face_down": True})
PUNISH = rules_of({"variant": "bavarian", "penalties": "punish"})

HOUSE_SCENES = {
    "cut": seated(made=cut_deal, rules=FIST),
    "cut-by-another": seated(made=cut_deal, rules=SCHLECKEN, dealer=0),
    "take": seated("0 cut 16", made=cut_deal, rules=SCHLECKEN),
    "take-face-down": seated("0 cut 16", made=cut_deal, rules=BLUFF, shown="GA HK S7"),
    "take-by-another": seated("3 cut 16", made=cut_deal, rules=SCHLECKEN, dealer=0),
    "took": seated("0 cut 16", "0 take", made=cut_deal, rules=SCHLECKEN),
    "taken-by-others": seated(
        "2 cut 16",
        "2 take",
        "3 take",
        "0 schlag O",
        "3 trump G",
        made=cut_deal,
        rules=SCHLECKEN,
        dealer=3,
    ),
    "taken-face-down": seated(
        "3 cut 16",
        "3 take",
        "1 schlag O",
        "0 trump G",
        made=cut_deal,
        rules=BLUFF,
        dealer=0,
        shown="GA HK",
    ),
    "may-lay": seated(*OPENED, "1 play GO", "2 play S7", "3 play G8", rules=FACE_DOWN),
    "laid-by-another": seated(*OPENED, "1 play GO", "2 play S7", "3 raise G8", rules=FACE_DOWN),
    "laid-by-me": seated(
        *OPENED, "1 play GO", "2 play S7", "3 play G8", "0 raise H9", rules=FACE_DOWN
    ),
    "punish": seated(*OPENED, "1 play GO", "2 play GU", "3 play G8", rules=PUNISH),
    "asked": seated("2 schlag O", "1 trump G", "2 sign schadet", dealer=1),
    "peeked": seated(made=cut_deal, rules=PEEK, dealer=0),
}
