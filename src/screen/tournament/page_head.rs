//! The bar at the top of a tournament's lobby: its name, what it is in short, its information, and the way back.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, ListedTournament, cost_text, game_text, row_state_text};
use poker_text::text;

use super::TournamentView;
use crate::screen::facts::facts;
use crate::screen::header::header;
use crate::screen::tournament_list::marks::{state_shape, state_side};
use crate::style::{Icon, Style, TextSide, Weight};

/// The least part of the room that the name gets.
const NAME: f32 = 0.45;

/// Draws the bar. Returns the room below it and the intents.
pub(super) fn page_head(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>) -> (Rect, Vec<Intent>) {
    let mut intents = Vec::new();
    let mut head = header(ui, style, "");
    // The empty title leaves a gap after it.
    let left = head.left - style.d(style.theme.spacing.l);
    let right = head.right;
    let icon = style.hit(style.theme.control.input) + style.d(style.theme.spacing.xxs);
    let room = Rect::from_min_max(pos2(left, head.bar.top()), pos2(right - icon * 2.0, head.bar.bottom()));
    title(ui, style, view, room);
    // The icons are drawn from the left, so that Tab goes from left to right.
    head.right = right - icon;
    if head.icon(ui, style, "tournament.info", Icon::Info, &style.say(&text::event::info())) {
        intents.push(AppIntent::ShowTournamentInfo(view.tournament).into());
    }
    head.right = right;
    if head.close(ui, style, "tournament.close") {
        intents.push(AppIntent::Close.into());
    }
    (head.below(style), intents)
}

/// Draws the name, and after it the state in a small window, else number, game and price as far as they fit.
fn title(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>, room: Rect) {
    let name = view.name(style);
    let lettering = style.lettering(style.theme.text.sizes.brand, Weight::SemiBold, style.ink.text);
    let gap = style.d(style.theme.spacing.m);
    let Some(listed) = view.listed() else { return };
    let wanted = lettering.width(ui, &name).ceil() + 1.0;
    if style.scale.compact() {
        let width = state_width(ui, style, &listed);
        let least = room.width() * NAME;
        let name_width = wanted.min((room.width() - width - gap).max(least));
        style.name(ui, room.with_max_x(room.left() + name_width), TextSide::Left, lettering, &name);
        let rest = room.with_min_x(room.left() + name_width + gap);
        if width <= rest.width() {
            state(ui, style, &listed, rest);
        }
        return;
    }
    let name_width = wanted.min(room.width());
    style.name(ui, room.with_max_x(room.left() + name_width), TextSide::Left, lettering, &name);
    let row = listed.row;
    let told = [
        style.say(&text::event::number(row.tournament.0.to_string())),
        style.say(&game_text(&row.facts.game)),
        style.say(&cost_text(&row.facts.cost, &style.amounts)),
    ];
    let mut left = room.width() - name_width - gap;
    let between = style.d(style.theme.spacing.xs) * 2.0;
    let fit = told.iter().take_while(|words| {
        left -= style.caption().width(ui, words) + between;
        left >= 0.0
    });
    let fit = fit.count();
    facts(ui, style, pos2(room.left() + name_width + gap, room.center().y), &told[..fit]);
}

/// The width of the state's shape and words.
pub(super) fn state_width(ui: &Ui, style: &Style<'_>, listed: &ListedTournament<'_>) -> f32 {
    state_side(style) + style.d(style.theme.spacing.xs) + style.body().weight(Weight::Medium).width(ui, &style.say(&row_state_text(listed)))
}

/// Draws the state as shape and words at the left end of `room`.
pub(super) fn state(ui: &Ui, style: &Style<'_>, listed: &ListedTournament<'_>, room: Rect) {
    let side = state_side(style);
    state_shape(ui, style, room.left_center() + vec2(side / 2.0, 0.0), listed);
    let words = room.with_min_x(room.left() + side + style.d(style.theme.spacing.xs));
    style.letter(ui, words, TextSide::Left, style.body().weight(Weight::Medium).ink(style.ink.text), &style.say(&row_state_text(listed)));
}
