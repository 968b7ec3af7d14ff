"""Everything that is shown or heard: cards, boards, fonts, icons, and what draws them."""
