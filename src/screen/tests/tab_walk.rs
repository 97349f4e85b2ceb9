//! Tab on every screen that is drawn in the tests: it reaches each control that can be used. Rows of lists and pictures of looks are such
//! controls too.

use bevy_egui::egui::{Context, Order, Rect, pos2, vec2};
use egui_kittest::Harness;

use crate::style::bench::{Bench, ShownPanel, assert_tab_reaches_all, show, tab_round};
use crate::style::{Style, place};
use crate::widget::{Button, TextArea, scrolled};

/// A named step that is carried out before a screen is checked.
pub(super) type ScreenStep<S> = (&'static str, fn(&mut Harness<'_, ShownPanel<S>>));

/// The names of the steps after which Tab does not move the focus, each with the reason.
const OTHER_USES_OF_TAB: [(&str, &str); 1] = [("a clash", "an action waits for its new key, which can be Tab")];

/// Asserts that after each step Tab reaches every control of the screen that can be used. The screen is drawn anew each time, because Tab
/// scrolls lists.
pub(super) fn assert_reached_by_tab<S>(draw: &impl for<'b> Fn(&'b Bench) -> Harness<'b, ShownPanel<S>>, steps: &[ScreenStep<S>]) {
    let bench = Bench::regular();
    for (at, (what, _)) in steps.iter().enumerate() {
        if OTHER_USES_OF_TAB.iter().any(|(step, _)| step == what) {
            continue;
        }
        let mut harness = draw(&bench);
        for (_, step) in &steps[..=at] {
            step(&mut harness);
            harness.run();
        }
        assert_tab_reaches_all(&mut harness, what);
    }
}

/// The place of a control with this top edge.
fn line(top: f32) -> Rect {
    Rect::from_min_size(pos2(100.0, top), vec2(200.0, 48.0))
}

#[test]
#[should_panic(expected = "Tab never reaches [\"far\"]")]
fn a_control_that_only_the_pointer_reaches_is_found() {
    let bench = Bench::regular();
    let mut harness = show(&bench, (), |ctx: &Context, style: &Style<'_>, (): &mut ()| {
        place(ctx, "panel", style.window, Order::Middle, |ui| {
            Button::neutral("near", line(100.0), "Near").show(ui, style);
            style.note("far", line(200.0), ui.clip_rect(), true);
        });
        Vec::new()
    });
    assert_tab_reaches_all(&mut harness, "a panel");
}

#[test]
fn a_field_of_several_lines_below_the_visible_part_is_scrolled_into_sight_by_tab() {
    let bench = Bench::regular();
    let mut harness = show(&bench, String::new(), |ctx: &Context, style: &Style<'_>, note: &mut String| {
        place(ctx, "panel", style.window, Order::Middle, |ui| {
            let part = Rect::from_min_size(pos2(100.0, 100.0), vec2(300.0, 200.0));
            scrolled(ui, "part", part, |ui, room| {
                let at = |top: f32| Rect::from_min_size(room.min + vec2(0.0, top), vec2(200.0, 48.0));
                Button::neutral("first", at(0.0), "First").show(ui, style);
                let area = TextArea { name: "note", label: "Note", help: "", least: 1, most: None, chars: 80, enter_leaves: false };
                area.show(ui, style, at(600.0), note);
                700.0
            });
        });
        Vec::new()
    });
    assert!(harness.state().record.control("note").is_none(), "it is out of sight");
    assert_eq!(tab_round(&mut harness, "a panel"), ["first", "note"]);
}
