//! One betting round.
