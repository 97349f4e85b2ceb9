//! `hands`: checks, verifies and exports hand histories.

mod check;
mod export;
mod files;
mod verify;
pub(crate) mod words;

pub(crate) use check::run as check;
pub(crate) use export::run as export;
pub(crate) use verify::run as verify;
