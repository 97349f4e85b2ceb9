//! Drives rooms: threads, clocks, randomness, files.
