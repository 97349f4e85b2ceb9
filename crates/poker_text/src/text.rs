//! A function for each text, a module for each subject.
//!
//! Each module is one list; see the crate's page for how to add a line.

use crate::key::Entry;

pub mod action;
pub mod announce;
pub mod card;
pub mod cash;
pub mod error;
pub mod hand;
pub mod language;
pub mod list;
pub mod lobby;
pub mod money;
pub mod rank;
pub mod seat;
pub mod settings;
pub mod sit;
pub mod suit;
pub mod table;
pub mod time;

/// The lists of all subjects.
const SUBJECTS: &[&[Entry]] = &[
    action::ENTRIES,
    announce::ENTRIES,
    card::ENTRIES,
    cash::ENTRIES,
    error::ENTRIES,
    hand::ENTRIES,
    language::ENTRIES,
    list::ENTRIES,
    lobby::ENTRIES,
    money::ENTRIES,
    rank::ENTRIES,
    seat::ENTRIES,
    settings::ENTRIES,
    sit::ENTRIES,
    suit::ENTRIES,
    table::ENTRIES,
    time::ENTRIES,
];

/// Every key there is.
pub(crate) fn entries() -> impl Iterator<Item = &'static Entry> {
    SUBJECTS.iter().copied().flatten()
}
