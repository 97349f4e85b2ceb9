//! `hands`: checks, verifies and exports hand histories.

mod check;
mod export;
mod files;
mod open;
mod verify;
pub(crate) mod words;

pub(crate) use check::run as check;
pub(crate) use export::run as export;
pub use open::{HandSource, OpenedHands};
pub(crate) use verify::run as verify;
