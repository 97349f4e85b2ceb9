//! Tests of several rigs together.

mod compliance;
mod history;
