//! Mutes players at all tables of the room.

use super::ClientModel;

impl ClientModel {
    /// Mutes or unmutes the player with this name at every table of the room, also at those that are opened later. Returns whether that
    /// changes anything.
    pub fn set_muted(&mut self, name: &str, muted: bool) -> bool {
        let changed = self.muted.set(name, muted);
        if changed {
            for table in self.tables.values_mut().chain(self.closed.values_mut()).chain(self.earlier.values_mut()) {
                table.set_muted(name, muted);
            }
        }
        changed
    }
}
