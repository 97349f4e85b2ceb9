//! Which programs sit with the player: they connect, and play there as the bots of cash tables do.

use std::collections::BTreeMap;

use crossbeam_channel::Sender;
use poker_protocol::{PlayerId, TournamentId};
use poker_room::{PlayerKind, Room};

use crate::StyleChoice;
use crate::local::bot_driver::{BotControl, name_of};

/// Tells the thread of the bots which programs of tournaments sit with the player.
pub(in crate::local) struct Attending {
    bots: Sender<BotControl>,
    here: BTreeMap<PlayerId, TournamentId>,
}

impl Attending {
    pub(in crate::local) fn new(bots: Sender<BotControl>) -> Attending {
        Attending { bots, here: BTreeMap::new() }
    }

    /// Sends for the programs that sit with the player now, and dismisses the others. `style` is how the programs of a tournament play.
    pub(super) fn update(&mut self, room: &Room, style: impl Fn(TournamentId) -> StyleChoice) {
        let wanted = sitting_with_persons(room);
        let gone: Vec<PlayerId> = self.here.keys().filter(|player| !wanted.contains_key(player)).copied().collect();
        for player in gone {
            if name_of(player).is_none_or(|name| self.bots.try_send(BotControl::Dismiss { name }).is_ok()) {
                self.here.remove(&player);
            }
        }
        for (player, tournament) in wanted {
            if self.here.contains_key(&player) {
                continue;
            }
            let Some(name) = name_of(player) else { continue };
            // If the thread has too many commands, the next step sends this one again.
            if self.bots.try_send(BotControl::Attend { name, style: style(tournament) }).is_ok() {
                self.here.insert(player, tournament);
            }
        }
    }
}

fn sitting_with_persons(room: &Room) -> BTreeMap<PlayerId, TournamentId> {
    let mut sitting = BTreeMap::new();
    for id in room.tournament_ids() {
        let Some(tournament) = room.tournament(id) else { continue };
        for table in tournament.tables_with_persons().filter_map(|table| tournament.table(table)) {
            let entries = table.taken().iter().filter_map(|seat| table.entry_at(seat)).filter_map(|entry| tournament.entrant(entry));
            sitting.extend(entries.filter(|entrant| entrant.kind == PlayerKind::Bot).map(|entrant| (entrant.player, id)));
        }
    }
    sitting
}
