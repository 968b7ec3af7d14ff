"""What is said at the table just now, and where it stands."""

from watten_app.app.known import CUTTING
from watten_app.app.table_view import ME, Saying, TableView
from watten_app.engine import Phase
from watten_app.ui.cloth import LEFT, RIGHT
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.bubble_places import Box, said_box
from watten_app.ui.table.places import seat_of, shown_trick
from watten_app.ui.table.question import question_height
from watten_app.ui.theme import Look

ASKED = (
    Phase.CUT,
    Phase.TAKE,
    Phase.BETTER,
    Phase.SWAP,
    Phase.KEEP,
    Phase.MACHINE,
    Phase.LEAVE,
    Phase.EXCHANGE,
)
"""What is asked in words."""


def talked_over(look: Look, layout: Layout, table: TableView) -> frozenset[int]:
    """The seats whose backs make room for what is said, as long as it is said."""
    if not table.sayings or layout.cloth.full:
        return frozenset()
    boxes = [box.rect for *_, box in said_by_seats(look, layout, table)]
    seats = enumerate(layout.cloth.seats)
    return frozenset(seat for seat, own in seats if seat and any(map(own.overlaps, boxes)))


def said_by_seats(look: Look, layout: Layout, table: TableView) -> list[tuple[Saying, str, Box]]:
    """The words of each of the others, and where they stand."""
    view, places = table.view, layout.cloth.places
    asking = view.phase in (Phase.RAISE, Phase.BETTER, Phase.SWAP) and table.waiting
    sayings = [
        saying
        for saying in table.sayings
        if saying.seat != ME and not (asking and saying.seat == view.asker)
    ]
    across = len({places[saying.seat] for saying in sayings} & {LEFT, RIGHT}) > 1
    told = [(saying, look.tell(saying.message)) for saying in sayings]
    floor = _floor(look, layout, table)
    trick = shown_trick(table)
    laid = {seat_of(table, trick, number) for number in range(len(trick.cards))}

    def box(saying: Saying, words: str) -> Box:
        # with two cards laid it is told which of them takes the trick
        bare = saying.seat not in laid and len(laid) < 2 and floor is None
        return said_box(layout, saying.seat, words, across=across, floor=floor, bare=bare)

    return [(saying, words, box(saying, words)) for saying, words in told]


def _floor(look: Look, layout: Layout, table: TableView) -> float | None:
    """Where a note, or a question in words, begins that lies on the cloth."""
    view, rect = table.view, question_place(layout, table)
    if layout.cloth.noted is not None:
        return layout.cloth.noted.top
    if not (table.waiting and view.phase in ASKED and rect == layout.cloth.question):
        return None
    return rect.bottom - question_height(look, rect, table, layout.text, tight=is_tight(layout))


def question_on_cloth(layout: Layout, table: TableView) -> Rect | None:
    """The place of a question that is put to me on the cloth."""
    raised = table.view.phase is Phase.RAISE
    plain = table.view.phase in ASKED and question_place(layout, table) == layout.cloth.question
    return layout.cloth.question if table.waiting and (raised or plain) else None


def is_hidden(layout: Layout, question: Rect) -> bool:
    """Whether a note lies on the question, which the buttons and the slate tell as well."""
    noted = layout.cloth.noted
    return noted is not None and noted.overlaps(question)


def is_tight(layout: Layout) -> bool:
    """Whether on the cloth there is room for a question alone."""
    return layout.cloth.low_seats or layout.cloth.close


def question_place(layout: Layout, table: TableView) -> Rect:
    """Where a question in words has room: its foot is the foot of this place."""
    view = table.view
    if layout.portrait and view.phase in CUTTING and not any(view.taken):
        # no cards are in hand yet
        hand, strip = layout.hand, layout.strip
        return Rect(strip.left, hand.top, strip.width, hand.height * 0.6)
    # before the naming the strip's place is free
    return layout.cloth.question if view.order else layout.strip
