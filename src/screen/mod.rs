//! Screens other than the felt.
