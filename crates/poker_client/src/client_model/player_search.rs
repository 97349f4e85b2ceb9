//! The search for a player who allows to be found.

use poker_protocol::FoundPlayer;

/// The player's last search for another player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PlayerSearch {
    /// The player has not searched yet, or the room has refused to search.
    #[default]
    NotAsked,
    /// The room has not answered yet.
    Asked {
        /// The name, as it was typed.
        name: String,
    },
    Found(FoundPlayer),
    /// There is no such player, or the player is not in the room or does not allow to be found.
    NotFound {
        /// The name, as it was typed.
        name: String,
    },
}

impl PlayerSearch {
    /// Takes the room's answer about `name`. An answer to an earlier search changes nothing. Returns whether this one did.
    pub(super) fn answer(&mut self, name: String, player: Option<FoundPlayer>) -> bool {
        let is_last = matches!(self, Self::Asked { name: asked } if *asked == name);
        if is_last {
            *self = player.map_or(Self::NotFound { name }, Self::Found);
        }
        is_last
    }

    /// Forgets a search that the room has refused.
    pub(super) fn refuse(&mut self, name: &str) {
        if matches!(self, Self::Asked { name: asked } if asked == name) {
            *self = Self::NotAsked;
        }
    }
}
