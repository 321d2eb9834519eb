"""From results to an ordered table: points, tie-breaks, places."""
