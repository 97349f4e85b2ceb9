//! Keeps what the panels asked for, and ends a pass.

use bevy::prelude::*;
use poker_client::Intent;
use poker_protocol::TableId;

use super::Pass;
use crate::intents::Intents;
use crate::session::Session;
use crate::third_party::winit::NextFrame;

/// Keeps the intents until they are carried out.
pub(super) fn ask(In(asked): In<Vec<Intent>>, mut intents: ResMut<Intents>) {
    intents.ask(asked);
}

/// Keeps the intents of the panels of tables until they are carried out there.
pub(super) fn ask_at_tables(In(asked): In<Vec<(TableId, Intent)>>, mut intents: ResMut<Intents>) {
    for (table, intent) in asked {
        intents.ask_at(table, [intent]);
    }
}

/// Keeps the intents of the log of the table in front until they are carried out there.
pub(super) fn ask_at_front(In(asked): In<Vec<Intent>>, session: Res<Session>, mut intents: ResMut<Intents>) {
    match session.front_id() {
        Some(table) => intents.ask_at(table, asked),
        None => intents.ask(asked),
    }
}

/// Asks for another frame if there are intents. After a press on the action bar and after any click, egui draws the panels a second time in
/// this frame, in their new state.
pub(crate) fn end_pass(pass: Res<Pass>, intents: Res<Intents>, mut next: ResMut<NextFrame>) {
    if !intents.is_empty() {
        next.now();
    }
    if intents.are_of_bar() || pass.ctx().input(|input| input.pointer.any_click()) {
        pass.ctx().request_discard("panels are drawn as they are after the click");
    }
}
