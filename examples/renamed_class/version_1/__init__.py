"""The application before its class has moved."""
