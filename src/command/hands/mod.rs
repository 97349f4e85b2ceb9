//! `cardroom hands`: hand histories checked and written.

mod check;
mod files;
mod words;

pub(super) use check::run as check;
