"""Ask the web process of this machine for a page: its health check."""

import os
from urllib.request import urlopen

with urlopen(f"http://localhost:{os.environ['GRANIAN_PORT']}/games/", timeout=5) as answer:
    answer.read()
