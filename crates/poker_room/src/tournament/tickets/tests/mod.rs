//! Tests of tickets, named after the rule or the example that they check.

mod entries;
mod exchanges;
mod random;
mod refusals;
mod scene;
