//! Keeps the places of the tables up to date.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bevy::prelude::*;
use poker_client::{
    BusyHands, ComingForward, DeskAreas, DeskLengths, DeskMoment, TableCall, TableOrder, TileLimits, TileRect, moved_tables,
};
use poker_protocol::TableId;

use super::Desk;
use crate::felt_style::FeltStyle;
use crate::frame_clock::FrameClock;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::theme::Theme;
use crate::third_party::winit::NextFrame;

/// Lets a table that waits for the player come forward by itself, if the player wants that and the hands are not busy. Where the table only
/// waits until the hands have been quiet for long enough, it asks for the frame in which they have: nothing else may draw one.
pub(crate) fn come_forward(
    mut session: ResMut<Session>,
    desk: Res<Desk>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
    mut next: ResMut<NextFrame>,
) {
    if !settings.0.tables.comes_forward {
        return;
    }
    let now_ms = moment.now_ms;
    let calls = session.calls(now_ms);
    let hands = desk.busy_hands(&session, now_ms);
    let guard_ms = u64::from(settings.0.click_guard_ms);
    let comes = |hands: BusyHands| desk.tables.comes_forward(&ComingForward { calls: &calls, hands, guard_ms, pointed: desk.pointed });
    match comes(hands) {
        Some(called) => session.bring_to_front(called, now_ms),
        None if comes(BusyHands { quiet_ms: guard_ms, ..hands }).is_some() => {
            next.within(Duration::from_millis(guard_ms.saturating_sub(hands.quiet_ms)));
        }
        None => {}
    }
}

/// Gives each table its place, and draws those that have one in the window.
pub(crate) fn follow_tables(
    mut session: ResMut<Session>,
    mut desk: ResMut<Desk>,
    settings: Res<CurrentSettings>,
    canvas: Res<Canvas>,
    style: Res<FeltStyle>,
    moment: Res<FrameClock>,
) {
    let now_ms = moment.now_ms;
    let session = session.bypass_change_detection();
    let calls = session.calls(now_ms);
    let seated: BTreeSet<TableId> = session.seats().collect();
    let desk = &mut *desk;
    desk.surface = canvas.surface;
    for (gone, comes) in session.take_replaced() {
        desk.tables.replace(gone, comes);
    }
    if desk.tables.order() != settings.0.tables.order {
        desk.tables.set_order(settings.0.tables.order);
    }
    let count = desk.tables.count_in_main(&seated);
    let window = whole(canvas.surface);
    let limits = limits(canvas.surface, settings.0.tables.small_tiles);
    let areas = DeskAreas::of(window, count, lengths(&style.theme), limits);
    shrink_after_the_decision(desk, &calls);
    desk.tables.follow(&areas.tiling, DeskMoment { tables: &seated, calls: &calls, now_ms });
    if let Some(front) = session.front_id().filter(|front| desk.tables.front() != Some(*front)) {
        desk.tables.bring_forward(front, &calls, desk.pointed);
    }
    let shown = desk.tables.shown_in_main(&areas.tiling, window);
    let several = shown.len() > 1 || desk.tables.large().is_some();
    let tiled = settings.0.tables.order == TableOrder::Tiles && several;
    desk.areas = tiled.then_some(areas);
    let before = std::mem::replace(&mut desk.tiles, if tiled { shown } else { BTreeMap::new() });
    let apart = desk.tables.in_windows().map(|(table, _)| table);
    let mut drawn: BTreeSet<_> = desk.tiles.keys().copied().chain(apart).collect();
    if !desk.is_tiled() {
        // While keys act at a table in another window, the main window goes on showing its own.
        drawn.extend(desk.front_in_main(session.front_id()).filter(|main| session.front_id() != Some(*main)));
    }
    session.show(&drawn, now_ms);
    moved_tables(&before, &desk.tiles).into_iter().for_each(|table| session.moved(table, now_ms));
}

/// Makes the large tile small again once the player has decided there.
fn shrink_after_the_decision(desk: &mut Desk, calls: &[TableCall]) {
    let Some(large) = desk.tables.large() else { return };
    let called = calls.iter().any(|call| call.table == large);
    if desk.large_called && !called {
        desk.tables.open_large(None);
    }
    desk.large_called = called;
}

/// The whole window in whole logical pixels.
fn whole(surface: Surface) -> TileRect {
    // A window is never larger than its type holds.
    TileRect::of_size(surface.size.x as u16, surface.size.y as u16)
}

fn lengths(theme: &Theme) -> DeskLengths {
    let sizes = &theme.desk;
    DeskLengths { strip: sizes.strip, low_strip: sizes.low_strip, list: sizes.list }
}

fn limits(surface: Surface, small: bool) -> TileLimits {
    TileLimits { small, step: if surface.scale_factor.fract() == 0.0 { 1 } else { QUARTERS } }
}

/// The step of tiles at a scale factor that is no whole number: at multiples of a quarter, this many logical pixels are whole physical ones.
const QUARTERS: u16 = 4;
