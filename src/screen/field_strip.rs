//! The line that shows how the field of a practice tournament plays on, at the bottom of the window.

use bevy_egui::egui::{Context, Order, Rect, pos2, vec2};
use poker_client::{AppIntent, Intent};
use poker_host::FieldProgress;
use poker_text::{Arg, text};

use crate::style::{Style, TextSide, Weight, place};
use crate::widget::{Button, plate};

/// What the line shows.
#[derive(Clone, Copy, Debug)]
pub struct FieldStrip {
    pub progress: FieldProgress,
    /// Whether the player can leave the rest of the tournament to a bot.
    pub may_play_out: bool,
}

/// Draws the line. Returns the intents.
pub fn field_strip_ui(ctx: &Context, style: &Style<'_>, view: &FieldStrip) -> Vec<Intent> {
    let FieldProgress { left, entries, hands_left_in_level, before_start, tournament, .. } = view.progress;
    let count = |number: u32| Arg::count(number.into());
    let told = if before_start { text::setup::catching_up } else { text::setup::playing };
    let hands = hands_left_in_level.map(|hands| style.say(&text::setup::level_hands(count(hands))));
    let words = std::iter::once(style.say(&told(count(left), count(entries)))).chain(hands).collect::<Vec<_>>().join(" · ");
    let set = style.body().weight(Weight::Medium).ink(style.ink.text);
    place(ctx, "field strip", style.window, Order::Middle, |ui| {
        let pad = style.d(style.theme.spacing.m);
        let tall = style.hit(style.theme.control.input);
        let button = style.say(&text::setup::play_out());
        let wide = if view.may_play_out { Button::width(ui, style, &button) + pad } else { 0.0 };
        let width = (set.width(ui, &words) + wide + pad * 2.0).min(style.window.width() - pad);
        let bottom = style.window.bottom() - style.d(style.theme.spacing.xs);
        let rect =
            Rect::from_min_size(pos2(style.window.center().x - width / 2.0, bottom - tall - pad / 2.0), vec2(width, tall + pad / 2.0));
        plate(ui, style, rect, style.theme.radius.control);
        let inner = rect.shrink2(vec2(pad, pad / 4.0));
        style.fit(ui, inner.with_max_x(inner.right() - wide), TextSide::Left, set, &words);
        let place = inner.with_min_x(inner.right() - wide + pad);
        let play_out = view.may_play_out && Button::neutral("field.play_out", place, &button).show(ui, style);
        play_out.then(|| AppIntent::PlayOut(tournament).into()).into_iter().collect()
    })
}

/// Draws the button that opens the sheet for a tournament in practice. Returns the intents.
pub fn setup_button_ui(ctx: &Context, style: &Style<'_>) -> Vec<Intent> {
    let words = style.say(&text::setup::open());
    place(ctx, "setup button", style.window, Order::Middle, |ui| {
        let (width, tall) = (Button::width(ui, style, &words), style.hit(style.theme.control.input));
        let bottom = style.window.bottom() - style.hit(style.theme.screen.footer) - style.d(style.theme.spacing.s);
        let rect = Rect::from_min_size(pos2(style.window.center().x - width / 2.0, bottom - tall), vec2(width, tall));
        let clicked = Button::neutral("lobby.setup", rect, &words).show(ui, style);
        clicked.then(|| AppIntent::ShowSetup.into()).into_iter().collect()
    })
}
