"""Computer players: they choose from an observation and get nothing else."""
