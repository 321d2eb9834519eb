"""Lost Ruins of Arnak: explore an island, research its temple, mind its guardians."""

from games.arnak.engine import Arnak

ENGINE = Arnak()
