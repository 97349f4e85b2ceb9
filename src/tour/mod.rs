//! The tour: draws every screen and named table states into pictures, without a window or a display.

mod camera;
mod cash;
mod dealt_figures;
mod dealt_hands;
mod first_start;
mod found_players;
mod hands;
mod history_pages;
mod looks;
mod many_tables;
mod mixed_tables;
#[cfg(test)]
mod named_states;
mod online;
mod other_sizes;
mod own_looks;
mod own_seat;
mod practices;
mod registrations;
mod replays;
mod reports;
#[cfg(test)]
mod resizing;
mod scrolling;
mod searched;
mod session_times;
mod several_tables;
mod shots;
mod states;
mod tournament_event;
mod tournaments_lobby;
mod tournaments_table;
#[cfg(test)]
mod whole_client;

pub(crate) use camera::{NotDrawn, TourCamera};
#[cfg(test)]
pub(crate) use cash::elsewhere as at_table;
#[cfg(test)]
pub(crate) use hands::{hand_archive, large_hand_archive, muted_person, recorded_hands};
#[cfg(test)]
pub(crate) use named_states::{odds_of, scene_of};
#[cfg(test)]
pub(crate) use online::{ServerLine, account as signed_in, account_sessions, doors, lines};
#[cfg(test)]
pub(crate) use registrations::{CHOSEN, GAMES, PRIVATE, TICKETED, registrations, tickets};
#[cfg(test)]
pub(crate) use replays::replayed_hands;
pub(crate) use shots::shots;
#[cfg(test)]
pub(crate) use tournament_event::{
    SEATED_TOURNAMENT, cancelled as tournament_cancelled, players_page, rank as tournament_rank, seated as tournament_seated, tables_page,
};
#[cfg(test)]
pub(crate) use tournaments_lobby::{LATE as LATE_TOURNAMENT, TARGET as TARGET_TOURNAMENT, lobby as tournament_lobby};
#[cfg(test)]
pub(crate) use tournaments_table::tournament_tables;
