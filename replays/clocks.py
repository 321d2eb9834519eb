"""The clocks one can choose from, each by a short name."""

from replays.course import Clock

HOUR, DAY = 3600, 86_400
CLOCKS = {
    "none": None,
    "5m": Clock(300, 900),
    "1h": Clock(HOUR, 3 * HOUR),
    "1d": Clock(DAY, 3 * DAY),
    "3d": Clock(3 * DAY, 7 * DAY),
}
CLOCK_WORDS = [
    ("none", "No clock"),
    ("5m", "5 minutes a turn, 15 in the bank"),
    ("1h", "1 hour a turn, 3 in the bank"),
    ("1d", "1 day a turn, 3 in the bank"),
    ("3d", "3 days a turn, a week in the bank"),
]
