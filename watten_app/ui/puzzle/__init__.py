"""The pieces of the daily puzzle's screen: felt, hands, choice, solution, calendar."""
