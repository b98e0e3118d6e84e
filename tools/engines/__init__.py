"""Three browser engines behind one small interface, for tests and benches."""
