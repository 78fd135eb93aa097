"""The application, before."""
