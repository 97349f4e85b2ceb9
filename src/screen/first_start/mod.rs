//! The first start: three steps before the first screen. Every choice applies at once.

mod rows;
mod steps;
mod view;

use bevy_egui::egui::{Context, Key, Order, Pos2, Rect, Ui, Vec2, pos2, vec2};
use poker_client::{AppIntent, FirstStep, Intent};
use poker_text::{Arg, text};

use self::steps::step_rows;
pub use self::view::{FirstStartState, FirstStartView};
use super::form::FormUi;
use crate::art::{Art, Icon};
use crate::style::{Style, TextSide, Weight, place};
use crate::widget::{Button, corner, felt, focus_first, picture, plate, scrolled};

/// Draws the step and returns the intents.
pub fn first_start_ui(ctx: &Context, style: &Style<'_>, view: &FirstStartView<'_>, state: &mut FirstStartState) -> Vec<Intent> {
    // Each step is a layer of its own, so that its own control gets the focus first.
    let (layer, first) = match state.step {
        FirstStep::Welcome => ("first.welcome", "first.name"),
        FirstStep::Look => ("first.look", "first.next"),
        FirstStep::Play => ("first.play_step", "first.play"),
    };
    place(ctx, layer, style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let asked = page(ui, style, view, state);
        focus_first(ui, first);
        asked
    })
}

fn page(ui: &mut Ui, style: &Style<'_>, view: &FirstStartView<'_>, state: &mut FirstStartState) -> Vec<Intent> {
    let (window, screen) = (style.window, &style.theme.screen);
    let centre = pos2(window.center().x, window.top() + window.height() * screen.start_middle);
    felt(ui, style, centre, window.size() * vec2(screen.start_felt.0, screen.start_felt.1), style.l(style.theme.size.rail));
    let margin = Vec2::splat(style.d(screen.margin));
    let size = vec2(style.l(screen.first_step.0), style.l(screen.first_step.1)).min(window.size() - margin * 2.0);
    let top = (centre.y - size.y / 2.0).min(window.bottom() - margin.y - size.y);
    let panel = Rect::from_min_size(pos2(centre.x - size.x / 2.0, top), size);
    brand(ui, style, panel.left_top());
    plate(ui, style, panel, style.theme.radius.sheet);
    let room = panel.shrink(style.d(screen.start_pad));
    let head = room.with_max_y(room.top() + style.hit(style.theme.control.input));
    let foot = room.with_min_y(room.bottom() - style.hit(style.theme.control.button_tall));
    let gap = style.d(style.theme.spacing.xs);
    let skipped = header(ui, style, state.step, head) || ui.input(|input| input.key_pressed(Key::Escape));
    let mut asked = Vec::new();
    // Focus rings and a scroll bar reach into the padding.
    let pad = vec2(style.d(screen.start_pad) / 2.0, 0.0);
    let rows = Rect::from_min_max(pos2(room.left(), head.bottom() + gap), pos2(room.right(), foot.top() - gap));
    scrolled(ui, &format!("first start {}", state.step.number()), rows.expand2(pad), |ui, room| {
        let mut form = FormUi::bare(ui, style, room.shrink2(pad)).dense();
        asked.extend(step_rows(&mut form, view, state));
        form.y - room.top()
    });
    footer(ui, style, state, foot);
    if skipped {
        // After the changes of this frame, which are made to settings that still ask for the first start.
        asked.push(AppIntent::EndFirstStart.into());
    }
    asked
}

/// Draws logo and name above the page, where there is room. `corner` is the upper left corner of the page.
fn brand(ui: &Ui, style: &Style<'_>, corner: Pos2) {
    let mark = style.d(style.theme.screen.start_logo);
    let room = corner.y - style.window.top();
    if room < mark * 1.5 {
        return;
    }
    let (y, side) = (corner.y - room * 0.5, mark * 0.75);
    picture(ui, style, &Art::icon(Icon::Logo, side, style.theme.palette.felt_text), pos2(corner.x, y - side / 2.0));
    let title = style.lettering(style.theme.text.sizes.display, Weight::SemiBold, style.ink.felt_text);
    let title = title.size(title.size * 0.75);
    style.letter_at(
        ui,
        pos2(corner.x + side + style.d(style.theme.spacing.s), y),
        TextSide::Left,
        title,
        &style.say(&text::start::title()),
    );
}

/// Draws how many steps there are, and the button that skips the rest. Returns whether it was clicked.
fn header(ui: &Ui, style: &Style<'_>, step: FirstStep, head: Rect) -> bool {
    let (width, height) = style.theme.screen.first_bar;
    let size = vec2(style.d(width), style.d(height));
    let gap = style.d(style.theme.spacing.xs);
    let mut left = head.left();
    for known in FirstStep::ALL {
        let bar = Rect::from_min_size(pos2(left, head.center().y - size.y / 2.0), size);
        let ink = if known.number() <= step.number() { style.ink.text } else { style.ink.line };
        ui.painter().rect_filled(bar, corner(size.y / 2.0), ink);
        left = bar.right() + gap;
    }
    let number = |number: usize| Arg::count(number as u64);
    let words = style.say(&text::first::progress(number(step.number()), number(FirstStep::ALL.len())));
    let skip = style.say(&text::first::skip());
    let button = head.with_min_x(head.right() - Button::width(ui, style, &skip));
    let said = Rect::from_min_max(pos2(left + gap, head.top()), pos2(button.left() - gap, head.bottom()));
    style.letter(ui, said, TextSide::Left, style.caption().ink(style.ink.text2), &words);
    Button::neutral("first.skip", button, &skip).show(ui, style)
}

/// Draws the buttons to the steps before and after this one.
fn footer(ui: &Ui, style: &Style<'_>, state: &mut FirstStartState, foot: Rect) {
    let width = foot.width() * BUTTON_SHARE;
    let step = state.step;
    if let Some(before) = step.back() {
        let rect = foot.with_max_x(foot.left() + width);
        if Button::neutral("first.back", rect, &style.say(&text::button::back())).show(ui, style) {
            state.step = before;
        }
    }
    let rect = foot.with_min_x(foot.right() - width);
    match step.next() {
        Some(after) => {
            if Button::primary("first.next", rect, &style.say(&text::first::next())).show_main(ui, style) {
                state.step = after;
            }
        }
        None => {
            let rest = foot.with_min_x(foot.left() + width + style.d(style.theme.spacing.s));
            style.fit(ui, rest, TextSide::Right, style.caption(), &style.say(&text::first::rest()));
        }
    }
}

/// The width of a button at the foot, as a share of the page.
const BUTTON_SHARE: f32 = 0.36;
