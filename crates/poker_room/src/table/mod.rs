//! Plays one hand after the other at one table: seats with stacks, the hand in progress, the clock of each decision, and the outputs.
//!
//! A table does not know how players come and go, what is raked, or who is dealt in next. Its owner tells it how to deal each hand
//! ([`Deal`]) and does what the hand [`Needs`].

mod act;
mod bank;
mod clock;
mod connection;
mod deal;
mod decided;
mod field_pace;
mod finish;
mod hands;
mod live;
mod needs;
mod next_deck;
mod nonces;
mod order;
mod output;
mod play;
mod replayed;
mod rules;
mod seated;
mod seats;
mod showing;
mod sign;
mod snapshot;
mod switches;
mod tempo;
mod timer;
mod unfinished;
mod viewers;

pub use bank::BankRules;
pub use field_pace::{FIELD_HAND_MS, FieldPace};
pub(crate) use hands::Table;
pub(crate) use needs::{HandOver, Needs};
pub(crate) use order::Deal;
pub use output::TableOutput;
pub(crate) use replayed::Replayed;
pub use rules::{ClockRules, HandRules};
pub(crate) use seated::Seated;
pub use sign::TableSign;
pub(crate) use switches::Switch;
pub use switches::Switches;
pub use tempo::Tempo;
pub use viewers::Viewers;
