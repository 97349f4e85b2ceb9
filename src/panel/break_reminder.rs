//! The reminder of a break: a notice with three answers, which covers little of the table.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, pos2, vec2};
use poker_client::{AppIntent, BreakAnswer, Intent};
use poker_text::{Arg, Text, text};

use crate::style::{Style, Weight, place};
use crate::widget::{Button, corner};

/// The answers, each with the name of its button.
fn answers() -> [(&'static str, Text, BreakAnswer); 3] {
    [
        ("break.sit_out", text::desk::sit_out_everywhere(), BreakAnswer::SitOut),
        ("break.later", text::session::later(), BreakAnswer::Later),
        ("break.not_again", text::session::not_again(), BreakAnswer::NotAgain),
    ]
}

/// Draws the reminder below `top`, after so many minutes of play. Returns its lower end, and the intent.
pub fn break_reminder_ui(ctx: &Context, style: &Style<'_>, top: f32, minutes: u64) -> (f32, Option<Intent>) {
    let lettering = style.body().weight(Weight::Medium).ink(style.ink.text);
    let (pad, gap) = (style.d(style.theme.spacing.m), style.d(style.theme.spacing.xs));
    let tall = style.hit(style.theme.size.min_target);
    let buttons = answers().map(|(name, words, answer)| {
        let words = style.say(&words);
        let width = lettering.weight(Weight::SemiBold).measure(ctx, &words, f32::INFINITY).x.ceil() + style.button_padding().x * 2.0;
        (name, words, answer, width)
    });
    let row = buttons.iter().map(|(.., width)| width).sum::<f32>() + gap * 2.0;
    let most = style.window.width() - pad * 4.0;
    let block = lettering.block(ctx, &style.say(&text::session::reminder(Arg::count(minutes))), most);
    let words = block.size();
    let size = vec2(words.x.max(row.min(most)) + pad * 2.0, words.y + tall + pad * 2.0 + gap).ceil();
    let rect = Rect::from_min_size(pos2((style.window.center().x - size.x / 2.0).round(), (top + pad / 2.0).round()), size);
    let asked = place(ctx, "break", rect, Order::Foreground, |ui| {
        let ink = &style.ink;
        let radius = corner(style.theme.radius.panel * style.scale.zoom());
        ui.painter().rect(rect, radius, ink.plate_top, Stroke::new(style.control_edge(), ink.line), StrokeKind::Inside);
        style.draw_block(ui, rect.min + vec2((size.x - words.x) / 2.0, pad), words.x.ceil() + 1.0, block);
        // Where the row is too long for the window, each button gives up the same part of its width.
        let part = ((most - gap * 2.0) / (row - gap * 2.0)).min(1.0);
        let mut x = rect.center().x - row.min(most) / 2.0;
        let mut asked = None;
        for (name, words, answer, width) in &buttons {
            let at = Rect::from_min_size(pos2(x, rect.bottom() - pad - tall), vec2(width * part, tall));
            if Button::neutral(name, at, words).show(ui, style) {
                asked = Some(*answer);
            }
            x += width * part + gap;
        }
        asked
    });
    (rect.bottom(), asked.map(|answer| AppIntent::AnswerBreak(answer).into()))
}
