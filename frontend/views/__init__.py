"""Pages that belong to no app below: home, games, the theme, errors."""
