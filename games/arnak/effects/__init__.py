"""The steps that effects are made of, one file per family, and the grammar that reads them from the data."""
