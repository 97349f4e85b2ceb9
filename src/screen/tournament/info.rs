//! The information of a tournament: its terms in plain sentences, on a sheet (R-UI-2).

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, Panel};
use poker_text::text;

use super::TournamentView;
use super::term_groups::{about, reader, terms};
use crate::screen::form::FormUi;
use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, scrolled, turn_pages};

/// Draws the sheet. Returns the intents.
pub fn tournament_info_ui(ctx: &Context, style: &Style<'_>, view: &TournamentView<'_>) -> Vec<Intent> {
    let title = style.say(&text::event::info());
    let (width, height) = style.theme.list.sheet;
    let sheet = Sheet { name: "tournament_info", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| body(ui, style, view, room));
    let mut intents = sheeted.inner;
    if sheeted.close {
        intents.push(AppIntent::Close.into());
    }
    intents
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &TournamentView<'_>, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let tall = style.hit(style.theme.control.button_tall);
    let rows = room.with_max_y(room.bottom() - tall - gap);
    scrolled(ui, "tournament info", rows, |ui, room| {
        turn_pages(ui, style, rows.height());
        let mut form = FormUi::bare(ui, style, room).dense();
        match view.overview() {
            Some(overview) => {
                let reader = reader(style, view);
                form.block(style.strong(), &view.name(style));
                form.space(style.theme.spacing.s);
                about(&mut form, overview);
                terms(&mut form, &text::event::registration(), &reader.registration(overview));
                terms(&mut form, &text::event::play(), &reader.play(overview));
            }
            None => form.block(style.body(), &style.say(&text::event::loading())),
        }
        form.y - room.top()
    });
    let middle = room.center().x;
    let lower = room.with_min_y(room.bottom() - tall);
    let read = Rect::from_min_max(lower.min, pos2(middle - gap / 2.0, lower.bottom()));
    if Button::neutral("tournament_info.rules", read, &style.say(&text::event::read_rules())).show(ui, style) {
        intents.push(AppIntent::Toggle(Panel::Rules).into());
    }
    let close = Rect::from_min_max(pos2(middle + gap / 2.0, lower.top()), lower.max);
    if Button::neutral("tournament_info.done", close, &style.say(&text::button::close())).show_main(ui, style) {
        intents.push(AppIntent::Close.into());
    }
    focus_first(ui, "tournament_info.done");
    intents
}
