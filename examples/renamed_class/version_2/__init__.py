"""The application after its class has moved."""
