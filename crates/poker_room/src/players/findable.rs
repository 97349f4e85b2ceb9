//! The players who allow others to find them.

use std::collections::BTreeMap;

use poker_protocol::PlayerId;

/// The connected players who allow others to find them, by their names in lower case.
#[derive(Debug, Default)]
pub(super) struct Findable {
    by_name: BTreeMap<String, PlayerId>,
}

impl Findable {
    pub(super) fn allow(&mut self, player: PlayerId, name: &str) {
        self.by_name.insert(name.to_lowercase(), player);
    }

    /// Does nothing if the player did not allow it under this name.
    pub(super) fn forbid(&mut self, player: PlayerId, name: &str) {
        let name = name.to_lowercase();
        if self.by_name.get(&name) == Some(&player) {
            self.by_name.remove(&name);
        }
    }

    /// The player of this name, in upper or lower case.
    pub(super) fn find(&self, name: &str) -> Option<PlayerId> {
        self.by_name.get(&name.to_lowercase()).copied()
    }
}
