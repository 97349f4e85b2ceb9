//! The hint beside the action bar that explains a part of the table. It covers no control of the bar, and the hand goes on under it.

use std::sync::Arc;

use bevy_egui::egui::{Context, Galley, Order, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use poker_client::{ActionBar, AppIntent, BarMode, ButtonHint, Intent};
use poker_text::{Arg, Text, text};

use super::action_bar::offers_amount;
use super::bar_rects::BarRects;
use super::hud::Hud;
use super::time_bank::pill_rect;
use super::tools::tools_rect;
use crate::layout::TableLayout;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, corner};

/// A hint that is due at a table, and its place.
pub(super) struct HintPanel {
    hint: ButtonHint,
    pub(super) rect: Rect,
    /// What the hint explains; `None` where that is not on the screen.
    explained: Option<Rect>,
    /// The sentence, laid out.
    sentence: Arc<Galley>,
    /// The size of each of the two buttons, which lie one over the other at the right.
    button: Vec2,
}

impl HintPanel {
    /// The hint that is due; `None` where there is none or no room for one.
    pub(super) fn of(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>, bar: &ActionBar) -> Option<Self> {
        let hint = hud.hint.filter(|_| style.keys && !style.scale.small() && hud.you().is_some() && hud.tournament.is_none())?;
        if !hint.is_due(bar.mode() == BarMode::Turn, offers_amount(bar)) {
            return None;
        }
        let rects = BarRects::of(ctx, style, layout.action_bar(), bar.presets());
        let bank = hud.bank.map(|bank| pill_rect(ctx, style, layout, bank));
        let explained = match hint {
            ButtonHint::Slots => Some(rects.slot_row()),
            ButtonHint::Amount => rects.amount.map(|amount| amount.row()),
            ButtonHint::TimeBank => bank,
            ButtonHint::Seat => tools_rect(style, layout),
        };
        let (pad, gap) = (pad(style), style.d(style.theme.spacing.xs));
        let label = style.label().weight(Weight::SemiBold);
        let widest = [text::hint::done(), text::first::skip()].map(|words| label.measure(ctx, &style.say(&words), f32::INFINITY).x);
        let button = vec2(widest[0].max(widest[1]) + style.d(style.theme.spacing.m) * 2.0, style.hit(style.theme.control.input));
        let right = rects.slot_row().right();
        let most = style.l(style.theme.bar.hint);
        // The player's plate and the time bank beside it stay free.
        let beside = [Some(style.area(layout.seat_plate(0))), bank].into_iter().flatten().map(|rect| rect.right());
        let left = beside.filter(|end| right - end > most / 2.0).fold(style.window.left(), f32::max) + gap;
        let width = (right - left).min(most).floor();
        let sentence = style.body().ink(style.ink.text).block(ctx, &style.say(&says(hint)), width - pad * 2.0 - gap - button.x);
        let said = sentence.size().y + progress_height(style);
        let height = said.max(button.y * 2.0 + style.theme.size.target_gap) + pad * 2.0;
        let bottom = rects.upper_row().top() - pad - style.theme.stroke.focus;
        let rect = Rect::from_min_max(pos2(right - width, (bottom - height).floor()), pos2(right, bottom));
        Some(Self { hint, rect, explained, sentence, button })
    }

    /// What the hint says.
    pub(super) fn words(&self) -> &str {
        self.sentence.text()
    }

    /// Draws the hint, and a ring around what it explains. Returns the intent. `enter` tells whether Enter presses the button for the next
    /// hint: not while the player chooses an amount, which Enter sends.
    pub(super) fn show(&self, ctx: &Context, style: &Style<'_>, enter: bool) -> Option<Intent> {
        if let Some(explained) = self.explained {
            let width = style.theme.stroke.act;
            let ring = explained.expand(width * 2.0);
            style.place(ctx, "hint ring", ring, Order::Background, |ui| {
                let radius = corner(style.theme.radius.control * style.scale.zoom());
                ui.painter().rect_stroke(ring, radius, Stroke::new(width, style.ink.accent), StrokeKind::Inside);
            });
        }
        let next = style.place(ctx, "hint", style.ringed(self.rect), Order::Middle, |ui| self.draw(ui, style, enter))?;
        Some(AppIntent::ShowHint(next).into())
    }

    /// Draws the hint. Returns what is shown next, if a button was clicked.
    fn draw(&self, ui: &Ui, style: &Style<'_>, enter: bool) -> Option<Option<ButtonHint>> {
        let radius = corner(style.theme.radius.panel * style.scale.zoom());
        ui.painter().rect(self.rect, radius, style.ink.plate_top, Stroke::new(style.hair(), style.ink.line_hi), StrokeKind::Inside);
        let room = self.rect.shrink(pad(style));
        let upper = Rect::from_min_max(pos2(room.right() - self.button.x, room.top()), pos2(room.right(), room.top() + self.button.y));
        let lower = upper.translate(vec2(0.0, self.button.y + style.theme.size.target_gap));
        let text = room.with_max_x(upper.left() - style.d(style.theme.spacing.xs));
        let above = progress_height(style);
        let top = text.center().y - (self.sentence.size().y + above) / 2.0;
        if above > 0.0 {
            let number = |number: usize| Arg::count(number as u64);
            let progress = text::first::progress(number(self.hint.number()), number(ButtonHint::ALL.len()));
            let line = Rect::from_min_size(pos2(text.left(), top), vec2(text.width(), style.caption().size));
            style.letter(ui, line, TextSide::Left, style.caption(), &style.say(&progress));
        }
        style.draw_block(ui, pos2(text.left(), top + above), text.width(), Arc::clone(&self.sentence));
        let done = style.say(&text::hint::done());
        let done = Button::primary("hint.done", upper, &done);
        let done = if enter { done.show_main(ui, style) } else { done.show(ui, style) };
        let skipped = Button::neutral("hint.skip", lower, &style.say(&text::first::skip())).show(ui, style);
        match (done, skipped) {
            (_, true) => Some(None),
            (true, false) => Some(self.hint.next()),
            (false, false) => None,
        }
    }
}

/// The distance of words and buttons from the edge.
fn pad(style: &Style<'_>) -> f32 {
    let spacing = &style.theme.spacing;
    style.d(if style.scale.compact() { spacing.xs } else { spacing.s })
}

/// The height of the line that counts the hints; 0 in a small window, which has no room for it.
fn progress_height(style: &Style<'_>) -> f32 {
    if style.scale.compact() { 0.0 } else { style.caption().size + style.d(style.theme.spacing.xs) }
}

/// The sentence of a hint.
fn says(hint: ButtonHint) -> Text {
    match hint {
        ButtonHint::Slots => text::hint::slots(),
        ButtonHint::Amount => text::hint::amount(),
        ButtonHint::TimeBank => text::hint::bank(),
        ButtonHint::Seat => text::hint::seat(),
    }
}
