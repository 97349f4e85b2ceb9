//! What holds for several rigs together.

mod compliance;
mod history;
