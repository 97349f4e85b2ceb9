//! The bar at the bottom of a small window: how the player stands, the tournament's information, and the main button.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, EntryChoice, Intent};
use poker_text::text;

use super::TournamentView;
use super::own_facts::status;
use crate::screen::refusal_note::RefusalNote;
use crate::screen::tournament_list::bottom_bar::bar_height;
use crate::screen::tournament_list::entry_button::{EntryAccess, refusal};
use crate::screen::tournament_list::pane::register_text;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, rule};

/// The largest part of the bar that a button takes.
const MOST: f32 = 0.34;

/// The height of the bar and of a refusal above it, in a room of this width.
pub(super) fn height(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>, width: f32) -> f32 {
    let words = refusal(style, &view.entries, &[EntryChoice::Tournament(view.tournament)]);
    let note = words.map_or(0.0, |words| RefusalNote::of(ui, style, &words, width - edge(style) * 2.0).height());
    bar_height(style) + note
}

/// The distance of what is drawn from the sides of the window.
fn edge(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.m)
}

/// Draws the bar at the lower end of `room`, and a refusal above it. Returns the intents.
pub(super) fn own_bar(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let Some(listed) = view.listed() else { return intents };
    let bar = room.with_min_y(room.bottom() - bar_height(style));
    if let Some(words) = refusal(style, &view.entries, &[EntryChoice::Tournament(view.tournament)]) {
        let above = room.with_max_y(bar.top()).shrink2(vec2(edge(style), 0.0));
        RefusalNote::of(ui, style, &words, above.width()).draw(ui, style, above);
    }
    ui.painter().rect_filled(bar, 0.0, style.ink.plate);
    rule(ui, style, bar.left(), bar.right(), bar.top());
    let inner = bar.shrink2(vec2(edge(style), style.d(style.theme.spacing.s)));
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let access = view.access();
    let register = register_text(style, &listed);
    let info = style.say(&text::event::info());
    let most = inner.width() * MOST;
    let words = match access {
        EntryAccess::Register(_) | EntryAccess::Again(_) => Some(register.clone()),
        EntryAccess::Unregister(_) => Some(text::tournaments::unregister()),
        EntryAccess::ToTable(_) => Some(text::tournaments::to_table()),
        EntryAccess::Look => None,
    };
    let width = |words: &str| Button::width(ui, style, words).min(most);
    let main_width = words.map_or(0.0, |words| width(&style.say(&words)));
    let main = inner.with_min_x(inner.right() - main_width);
    let right = if main_width > 0.0 { main.left() - gap } else { inner.right() };
    let details = Rect::from_min_max(pos2(right - width(&info), inner.top()), pos2(right, inner.bottom()));
    if let Some(words) = status(style, view) {
        let set = style.body().weight(Weight::SemiBold).ink(style.ink.text);
        style.fit(ui, inner.with_max_x(details.left() - gap), TextSide::Left, set, &words);
    }
    if Button::neutral("tournament.bar.info", details, &info).show(ui, style) {
        intents.push(AppIntent::ShowTournamentInfo(view.tournament).into());
    }
    if main_width > 0.0 {
        intents.extend(access.button(ui, style, &view.entries, (access.bar_control(), &register), main));
    }
    intents
}
