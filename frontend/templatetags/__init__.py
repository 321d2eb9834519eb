"""Small parts that templates are made of."""
