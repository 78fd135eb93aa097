"""People approve what an agent wants to do: an inbox of questions, from the checkpoints alone."""
