"""Run `python -m games`."""

import sys

from games.cli.main import main

sys.exit(main())
