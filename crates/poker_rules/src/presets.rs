//! Sizes to choose from.
