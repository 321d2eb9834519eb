"""What the browser meets: shared templates, islands and boards."""
