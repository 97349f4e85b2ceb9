//! The pass of a window that shows one table.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Pos2, Rect, vec2};
use poker_client::TableDesk;

use super::Pass;
use super::asked::{ask_at_tables, end_pass};
use super::fonts::font_file;
use super::pass::has_fonts;
use super::table::draw_tables;
use super::trace::{is_traced, trace_controls, trace_pointer};
use crate::app_commands::carry_out_bar_intents;
use crate::frame_set::FrameSet;
use crate::intents::is_bar_asked;
use crate::settings::CurrentSettings;
use crate::style::{Record, forget_icons, install};
use crate::surface::Surface;
use crate::theme::UiScale;
use crate::third_party::winit::NextFrame;
use crate::widget::forget_pictures;
use crate::windows::{TableWindowPass, TableWindows};

pub(super) fn plugin(app: &mut App) {
    for number in 1..=TableDesk::MOST_WINDOWS {
        let enter = (move || number).pipe(enter_window);
        let drawn = (draw_tables.pipe(ask_at_tables), end_pass, (trace_pointer, trace_controls).chain().run_if(is_traced));
        let bar = carry_out_bar_intents.run_if(is_bar_asked);
        let pass = (enter, (drawn.chain(), bar).chain().run_if(has_fonts)).chain();
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
    let drawn_for = (window.canvas, settings.0.text_scale);
    let before = window.fonts.drawn_for.replace(drawn_for);
    pass.ready = before.is_some();
    pass.ctx = ctx.clone();
    if before != Some(drawn_for) {
        forget_icons(ctx);
        forget_pictures(ctx);
        window.fonts.edition += 1;
        install(ctx, window.fonts.edition, |weight| font_file(&pass.pictures, weight));
        next.now();
    }
    let text_scale = f32::from(settings.0.text_scale) / 100.0;
    let of = |surface: &Surface| UiScale::new(&pass.theme, surface.size, text_scale);
    pass.scale = of(&window.surface).stepped_from(of(&window.canvas.surface));
    let size = window.surface.size;
    (pass.number, pass.window) = (number, Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y)));
    (pass.over_felt, pass.tiled, pass.large) = (true, true, None);
    pass.record = Record::default();
    pass.style().dress(pass.ctx());
}
