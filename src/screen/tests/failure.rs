//! The screen that says why the client cannot start.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_text::{Text, text};

use super::fixture::{click, press};
use crate::screen::failure_ui;
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};

/// The sentences about a folder that cannot be written, and about a room file with many mistakes.
pub(super) fn sentences() -> Vec<Text> {
    let folder = "/home/ardan/.local/share/cardroom/a folder whose name is long/and_another_that_does_not_break_anywhere_at_all";
    let mistake = |line: u32| text::error::rulebook_syntax("my.room.ron", line.to_string(), "7", "stakes", "expected a comma");
    std::iter::once(text::error::data_not_writable(folder, text::cause::unknown())).chain((1..=12).map(mistake)).collect()
}

/// Shows the screen. The panel's data is whether the screen was closed.
pub(super) fn failure(bench: &Bench) -> Harness<'_, ShownPanel<bool>> {
    let sentences = sentences();
    show(bench, false, move |ctx: &Context, style: &Style<'_>, closed: &mut bool| {
        *closed |= failure_ui(ctx, style, &sentences);
        Vec::new()
    })
}

#[test]
fn it_stays_until_it_is_closed() {
    let bench = Bench::regular();
    let mut harness = failure(&bench);
    harness.run_steps(3);
    assert!(!harness.state().data);
    press(&mut harness, Key::C);
    assert!(!harness.state().data);
}

#[test]
fn enter_escape_and_the_mouse_close_it() {
    let bench = Bench::regular();
    for key in [Key::Enter, Key::Escape, Key::Space] {
        let mut harness = failure(&bench);
        press(&mut harness, key);
        assert!(harness.state().data, "{key:?}");
    }
    let mut harness = failure(&bench);
    click(&mut harness, "failure.close");
    assert!(harness.state().data);
}

#[test]
fn enter_that_is_held_does_not_close_it() {
    let bench = Bench::regular();
    let mut harness = failure(&bench);
    for (closes, what) in [(true, "the press"), (false, "what the system repeats")] {
        harness.state_mut().data = false;
        harness.key_down(Key::Enter);
        harness.run();
        assert_eq!(harness.state().data, closes, "{what}");
    }
}

#[test]
fn enter_closes_it_also_after_the_focus_has_gone() {
    let bench = Bench::regular();
    let mut harness = failure(&bench);
    harness.ctx.memory_mut(|memory| memory.surrender_focus(crate::widget::control_id("failure.close")));
    press(&mut harness, Key::Enter);
    assert!(harness.state().data);
}
