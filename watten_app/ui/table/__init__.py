"""The table: the felt with who sits round it, the trick, slate, strip, hand and actions."""

from watten_app.ui.table.screen import TableScreen

__all__ = ["TableScreen"]
