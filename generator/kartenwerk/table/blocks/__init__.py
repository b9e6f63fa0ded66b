"""Files of a head and blocks, which people write and the program writes on: evenings and tournaments."""
