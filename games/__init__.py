"""The rules: engines in plain Python that know nothing of databases, web pages or workers."""
