//! The names of programs in tournaments.

use poker_bots::{bot_avatar, bot_name};
use poker_protocol::{PlayerId, PlayerView};
use poker_room::Room;

use crate::local::bot_driver::{bot_player_id, name_of};

/// The first name of a program in a tournament. No bot of a cash table has it or a later one.
const FIELD_FIRST_NAME: usize = 4_000;

/// Gives names that no program has in a tournament of the room.
pub(super) struct FieldNames {
    next: usize,
}

impl FieldNames {
    /// The names after those of the programs that are in tournaments already.
    pub(super) fn after(room: &Room) -> FieldNames {
        let tournaments = room.tournament_ids().filter_map(|id| room.tournament(id));
        let names = tournaments.flat_map(|tournament| tournament.entrants().iter().filter_map(|entrant| name_of(entrant.player)));
        FieldNames { next: names.max().map_or(FIELD_FIRST_NAME, |last| last.saturating_add(1).max(FIELD_FIRST_NAME)) }
    }

    /// A new program.
    pub(super) fn next(&mut self) -> (PlayerId, PlayerView) {
        let name = self.next;
        self.next = name.saturating_add(1);
        (bot_player_id(name), PlayerView { name: bot_name(name), avatar: bot_avatar(name) })
    }
}
