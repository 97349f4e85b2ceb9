//! Tests of bounties, named after the rule or the example that they check.

mod by_entry;
mod hands;
mod house_pays;
mod knocked_out;
mod random;
mod refusals;
mod scene;
