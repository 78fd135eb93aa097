"""LangGraph's agent server with pg_checkpoint as its checkpointer; see README.md."""
