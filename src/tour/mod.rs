//! The tour: draws every screen and named table states into pictures, without a window or a display.

mod camera;
mod cash;
mod online;
mod practices;
mod registrations;
#[cfg(test)]
mod resizing;
mod shots;
mod states;
mod tournaments_lobby;
mod tournaments_table;
#[cfg(test)]
mod whole_client;

pub(crate) use camera::{NotDrawn, TourCamera};
#[cfg(test)]
pub(crate) use cash::elsewhere as at_table;
#[cfg(test)]
pub(crate) use online::{ServerLine, account as signed_in, doors, lines};
#[cfg(test)]
pub(crate) use registrations::{CHOSEN, GAMES, PRIVATE, TICKETED, registrations, tickets};
pub(crate) use shots::shots;
#[cfg(test)]
pub(crate) use shots::{odds_of, scene_of};
#[cfg(test)]
pub(crate) use tournaments_lobby::{LATE as LATE_TOURNAMENT, lobby as tournament_lobby};
#[cfg(test)]
pub(crate) use tournaments_table::tournament_tables;
