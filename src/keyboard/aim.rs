//! Points keys at a table: the one under the pointer, or else the one that waits for the player.

use bevy::prelude::*;
use poker_client::AimQuestion;
use poker_protocol::TableId;

use super::Keys;
use super::sign::letters;
use crate::desk::Desk;
use crate::frame_clock::FrameClock;
use crate::navigation::Navigation;
use crate::session::Session;

/// Decides on which table keys act, and makes it the one in front. Tables of the main window that lie under a page get no keys from other
/// windows.
pub(crate) fn aim_keys(
    mut session: ResMut<Session>,
    desk: Res<Desk>,
    navigation: Res<Navigation>,
    mut keys: ResMut<Keys>,
    moment: Res<FrameClock>,
) {
    let has_windows = desk.windows().next().is_some();
    let is_seen = |table: &TableId| !has_windows || navigation.is_bare_table() || desk.has_window(*table);
    let shown = session.shown().map(|seated| seated.table).filter(is_seen).collect();
    let amount = session.shown().find(|seated| seated.bar.amount_is_begun()).map(|seated| seated.table);
    let calls = session.calls(moment.now_ms);
    let question = AimQuestion { shown: &shown, pointed: desk.pointed(), amount, calls: &calls, front: session.front_id() };
    // What is printed on keys has not changed.
    let keys = keys.bypass_change_detection();
    let moved = keys.aim.aim(&question);
    let target = keys.aim.target();
    keys.letters = target.and_then(|target| session.seated(target.table)).map(|seated| letters(&seated.bar)).unwrap_or_default();
    let Some(target) = target else { return };
    let session = session.bypass_change_detection();
    session.aim_at(target.table);
    if let Some(moved) = moved.filter(|_| desk.is_tiled() || has_windows) {
        session.moved(moved, moment.now_ms);
    }
}
