//! The tournament floor: which tournaments are open, who plays in them, what they cost and pay, and what is told of them.

mod announcing;
mod at_table;
mod cancelling;
mod clock;
mod deals;
mod field;
mod floor;
mod house;
mod keeping;
mod leaving;
mod lobby;
mod looking;
mod money;
mod passing_on;
mod presence;
mod purchases;
mod re_entries;
mod registering;
mod requests;
mod running;
mod scheduling;
mod showing;
mod targets;
mod telling;
mod telling_entries;
mod ticket_entries;
mod tickets;
mod watchers;
mod watching;

pub(crate) use floor::TournamentFloor;
pub use house::TournamentOrder;
pub use scheduling::{HouseTournament, LONGEST_TOURNAMENT_NAME, ScheduleRefusal};
