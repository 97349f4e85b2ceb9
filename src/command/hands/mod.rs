//! `cardroom hands`: hand histories checked, verified and written.

mod check;
mod export;
mod files;
mod verify;
pub(crate) mod words;

pub(super) use check::run as check;
pub(super) use export::run as export;
pub(super) use verify::run as verify;
