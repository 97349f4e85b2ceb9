//! A script of tournaments, from registration to the last payout, the same for every kind of link.
//!
//! Nine players go through every kind of request and message about tournaments. The script sets the clock of the room, so that equal rooms
//! give equal transcripts, times included.

mod files;
mod in_process;
mod kinds;
mod main_event;
mod other_kinds;
mod registering;
mod script;
mod venue;
mod view;

pub use files::{HISTORY, OPENING_BALANCE, ROOM, SEED, START, room_config, write_files};
pub use in_process::InProcess;
pub use kinds::Kinds;
pub use venue::{HouseOrder, NAMES, Venue};

use super::{ComplianceError, Transcript};
use script::Script;

/// What the script heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The transcript of each player, in the order of [`NAMES`].
    pub transcripts: Vec<Transcript>,
    pub kinds: Kinds,
}

/// Plays the script.
///
/// # Errors
/// The first fault of the room.
pub fn run(venue: &mut dyn Venue) -> Result<Played, ComplianceError> {
    let mut script = Script::new(venue);
    script.connect_all()?;
    let main = script.the_lobby_is_shown()?;
    script.players_look_and_register(main)?;
    script.registrations_are_refused(main)?;
    script.a_satellite_pays_a_ticket()?;
    script.a_prize_is_drawn()?;
    script.survivors_of_a_first_phase_play_on()?;
    script.a_tournament_ends_by_time()?;
    script.the_house_changes_it(main)?;
    script.a_table_is_watched(main)?;
    script.a_player_is_found()?;
    script.players_buy_chips(main)?;
    script.a_line_breaks(main)?;
    script.all_take_a_break(main)?;
    script.the_field_becomes_small(main)?;
    script.players_talk_about_deals(main)?;
    script.players_have_several_entries()?;
    script.a_tournament_is_cancelled()?;
    script.no_entry_is_left()?;
    let (transcripts, kinds) = script.transcripts();
    Ok(Played { transcripts, kinds })
}
