//! A module for each subject, with a function for each text.
//!
//! Each module is one list. The documentation of the crate says how to add a line.

use crate::key::Entry;

pub mod account;
pub mod action;
pub mod announce;
pub mod button;
pub mod card;
pub mod cash;
pub mod cause;
pub mod charges;
pub mod chat;
pub mod check;
pub mod command;
pub mod connection;
pub mod desk;
pub mod door;
pub mod error;
pub mod event;
pub mod figures;
pub mod finder;
pub mod first;
pub mod game;
pub mod hand;
pub mod hands;
pub mod hint;
pub mod history;
pub mod intent;
pub mod key;
pub mod keys;
pub mod language;
pub mod list;
pub mod lobby;
pub mod log;
pub mod looks;
pub mod money;
pub mod notice;
pub mod number;
pub mod online;
pub mod order;
pub mod people;
pub mod played;
pub mod practice;
pub mod rank;
pub mod registration;
pub mod replayer;
pub mod rulebook;
pub mod rules;
pub mod seat;
pub mod session;
pub mod settings;
pub mod setup;
pub mod simulate;
pub mod sit;
pub mod start;
pub mod suit;
pub mod syntax;
pub mod table;
pub mod terms;
pub mod time;
pub mod tour;
pub mod tournament;
pub mod tournament_table;
pub mod tournaments;

/// The lists of all subjects.
const SUBJECTS: &[&[Entry]] = &[
    account::ENTRIES,
    action::ENTRIES,
    announce::ENTRIES,
    button::ENTRIES,
    card::ENTRIES,
    cash::ENTRIES,
    cause::ENTRIES,
    charges::ENTRIES,
    chat::ENTRIES,
    check::ENTRIES,
    command::ENTRIES,
    connection::ENTRIES,
    desk::ENTRIES,
    door::ENTRIES,
    error::ENTRIES,
    event::ENTRIES,
    figures::ENTRIES,
    finder::ENTRIES,
    first::ENTRIES,
    game::ENTRIES,
    hand::ENTRIES,
    hands::ENTRIES,
    hint::ENTRIES,
    history::ENTRIES,
    intent::ENTRIES,
    key::ENTRIES,
    keys::ENTRIES,
    language::ENTRIES,
    list::ENTRIES,
    lobby::ENTRIES,
    log::ENTRIES,
    looks::ENTRIES,
    money::ENTRIES,
    notice::ENTRIES,
    number::ENTRIES,
    online::ENTRIES,
    order::ENTRIES,
    people::ENTRIES,
    played::ENTRIES,
    practice::ENTRIES,
    rank::ENTRIES,
    registration::ENTRIES,
    replayer::ENTRIES,
    rulebook::ENTRIES,
    rules::ENTRIES,
    seat::ENTRIES,
    session::ENTRIES,
    settings::ENTRIES,
    setup::ENTRIES,
    simulate::ENTRIES,
    sit::ENTRIES,
    start::ENTRIES,
    suit::ENTRIES,
    syntax::ENTRIES,
    table::ENTRIES,
    terms::ENTRIES,
    time::ENTRIES,
    tour::ENTRIES,
    tournament::ENTRIES,
    tournament_table::ENTRIES,
    tournaments::ENTRIES,
];

/// All keys.
pub(crate) fn entries() -> impl Iterator<Item = &'static Entry> {
    SUBJECTS.iter().copied().flatten()
}
