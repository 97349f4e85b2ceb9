//! Tests of several rigs together.

mod compliance;
mod history;
mod tournament_compliance;
