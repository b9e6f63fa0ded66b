"""What all rooms stand on: errors, inputs, data roots, the cache, stopping, colours as roles."""
