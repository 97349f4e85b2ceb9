//! What a cash game adds to the hands that a table plays.

mod rules;

pub use rules::{CashTerms, TableOptions, TableRules};
