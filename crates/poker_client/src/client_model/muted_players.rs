//! The players whose chat lines are hidden at every table of the room.

use std::collections::BTreeSet;

use crate::TableModel;

/// The names of muted players.
#[derive(Clone, Debug, Default)]
pub(super) struct MutedPlayers(BTreeSet<String>);

impl MutedPlayers {
    /// Mutes these players at a table that is opened.
    pub(super) fn mute_at(&self, table: &mut TableModel) {
        for name in &self.0 {
            table.set_muted(name, true);
        }
    }

    /// Adds or removes a player. Returns whether that changes anything.
    pub(super) fn set(&mut self, name: &str, muted: bool) -> bool {
        let changed = self.0.contains(name) != muted;
        if changed && muted {
            self.0.insert(name.to_owned());
        } else if changed {
            self.0.remove(name);
        }
        changed
    }
}
