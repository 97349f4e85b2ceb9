//! The player's intents in this frame.

use bevy::prelude::*;
use poker_client::Intent;
use poker_protocol::TableId;

/// An intent, and the table at which the player asked for it.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) intent: Intent,
    /// The table of the panel that was used; `None` for the table that is in front when the intent is carried out.
    pub(crate) table: Option<TableId>,
}

/// Intents in the order in which they came, until they are carried out.
#[derive(Resource, Default)]
pub(crate) struct Intents(Vec<Asked>);

impl Intents {
    /// Adds intents that concern no table, or the one that is in front when they are carried out.
    pub(crate) fn ask(&mut self, intents: impl IntoIterator<Item = Intent>) {
        self.0.extend(intents.into_iter().map(|intent| Asked { intent, table: None }));
    }

    /// Adds intents for a table. They are carried out there, also if another one has come to the front.
    pub(crate) fn ask_at(&mut self, table: TableId, intents: impl IntoIterator<Item = Intent>) {
        self.0.extend(intents.into_iter().map(|intent| Asked { intent, table: Some(table) }));
    }

    /// Takes all intents, to carry them out.
    pub(crate) fn take(&mut self) -> Vec<Asked> {
        std::mem::take(&mut self.0)
    }

    /// Whether no intent waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there are intents and all of them are for action bars. A bar can be drawn again in the same frame; the felt cannot.
    pub(crate) fn are_of_bar(&self) -> bool {
        !self.0.is_empty() && self.0.iter().all(|asked| matches!(asked.intent, Intent::Bar(_)))
    }
}

/// Run condition: at least one intent waits to be carried out.
pub(crate) fn is_any_asked(intents: Res<Intents>) -> bool {
    !intents.is_empty()
}

/// Run condition: intents wait, and all of them are for action bars.
pub(crate) fn is_bar_asked(intents: Res<Intents>) -> bool {
    intents.are_of_bar()
}
