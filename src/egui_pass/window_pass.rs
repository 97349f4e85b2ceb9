//! The pass of a window that shows one table.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use poker_client::TableDesk;

use super::Pass;
use super::asked::{ask_at_tables, end_pass};
use super::fonts::enter;
use super::pass::has_fonts;
use super::table::draw_tables;
use super::trace::{is_traced, trace_controls, trace_pointer};
use crate::app_commands::carry_out_bar_intents;
use crate::frame_set::FrameSet;
use crate::intents::is_bar_asked;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::windows::{TableWindowPass, TableWindows};

pub(super) fn plugin(app: &mut App) {
    for number in 1..=TableDesk::MOST_WINDOWS {
        let enter_first = (move || number).pipe(enter_window);
        let drawn = (draw_tables.pipe(ask_at_tables), end_pass, (trace_pointer, trace_controls).chain().run_if(is_traced));
        let bar = carry_out_bar_intents.run_if(is_bar_asked);
        let pass = (enter_first, (drawn.chain(), bar).chain().run_if(has_fonts)).chain();
        app.add_systems(TableWindowPass(number), pass.in_set(FrameSet::Panels));
    }
}

/// Takes the context, the size and the fonts of a window into the pass, and begins a new record. The main window's pass takes its own again.
fn enter_window(
    In(number): In<u8>,
    mut contexts: EguiContexts,
    mut windows: ResMut<TableWindows>,
    settings: Res<CurrentSettings>,
    mut pass: ResMut<Pass>,
    mut next: ResMut<NextFrame>,
) {
    pass.ready = false;
    let Some(window) = windows.numbered(number) else { return };
    let Some(ctx) = window.camera.and_then(|camera| contexts.ctx_for_entity_mut(camera).ok()) else { return };
    if enter(&mut pass, &mut window.fonts, ctx, (window.canvas, settings.0.text_scale)) {
        next.now();
    }
    pass.begin(number, (window.surface, window.canvas.surface), settings.0.text_scale);
    (pass.over_felt, pass.tiled, pass.large) = (true, true, None);
}
