"""What command lines say, as values: a class of options for each command. Light, so that help and completion are."""
