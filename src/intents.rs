//! The player's intents in this frame.

use bevy::prelude::*;
use poker_client::Intent;

/// Intents in the order in which they came, until they are carried out.
#[derive(Resource, Default)]
pub(crate) struct Intents(pub(crate) Vec<Intent>);

impl Intents {
    /// Whether there are intents and all of them are for the action bar. The bar can be drawn again in the same frame; the felt cannot.
    pub(crate) fn are_of_bar(&self) -> bool {
        !self.0.is_empty() && self.0.iter().all(|intent| matches!(intent, Intent::Bar(_)))
    }
}

/// Run condition: at least one intent waits to be carried out.
pub(crate) fn is_any_asked(intents: Res<Intents>) -> bool {
    !intents.0.is_empty()
}

/// Run condition: intents wait, and all of them are for the action bar.
pub(crate) fn is_bar_asked(intents: Res<Intents>) -> bool {
    intents.are_of_bar()
}
