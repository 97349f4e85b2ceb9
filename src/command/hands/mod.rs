//! `cardroom hands`: hand histories checked and written.

mod check;
mod export;
mod files;
mod words;

pub(super) use check::run as check;
pub(super) use export::run as export;
