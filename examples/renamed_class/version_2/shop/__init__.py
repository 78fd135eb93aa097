"""The application, after."""
