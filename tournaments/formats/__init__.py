"""How a competition runs: season league, table Swiss, groups, knockout, ladder."""
