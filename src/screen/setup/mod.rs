//! Setting up a tournament in practice: a sheet over the lobby.

mod kind_row;
mod rows;
mod state;
mod view;

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent};
use poker_text::text;

pub use state::SetupState;
pub use view::SetupView;

use super::form::FormUi;
use super::refusal_note::RefusalNote;
use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, scrolled};

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub fn setup_ui(ctx: &Context, style: &Style<'_>, view: &SetupView<'_>, state: &mut SetupState) -> (Vec<Intent>, bool) {
    let title = style.say(&text::setup::title());
    let (width, height) = style.theme.screen.practice_sheet;
    let sheet = Sheet { name: "setup", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| body(ui, style, view, state, room));
    (sheeted.inner, sheeted.close)
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &SetupView<'_>, state: &mut SetupState, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let tall = style.hit(style.theme.control.button_tall);
    let gap = style.d(style.theme.spacing.s);
    let refused = view.refused.filter(|_| state.shows_refusal).map(|words| style.say(words));
    let note = refused.as_ref().map(|words| RefusalNote::of(ui, style, words, room.width()));
    let above = room.with_max_y(room.bottom() - tall - gap);
    let rows = above.with_max_y(above.bottom() - note.as_ref().map_or(0.0, RefusalNote::height));
    scrolled(ui, "setup rows", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        form.block(style.body(), &style.say(&text::setup::about()));
        if let Some(kind) = view.kind() {
            intents.extend(kind_row::kind(&mut form, view, kind));
            intents.extend(rows::game(&mut form, view, kind));
            intents.extend(rows::field(&mut form, view, kind));
            rows::price(&mut form, kind);
            if kind.fixed {
                form.block(style.caption(), &style.say(&text::setup::fixed()));
            } else {
                intents.extend(rows::structure(&mut form, view, kind));
                intents.extend(rows::stack(&mut form, view));
                intents.extend(rows::levels(&mut form, view));
                intents.extend(rows::start(&mut form, view, state));
            }
            intents.extend(rows::others(&mut form, view));
        }
        form.y - room.top()
    });
    if let Some(note) = &note {
        note.draw(ui, style, above);
    }
    // The refusal was about what was chosen before.
    state.shows_refusal &= intents.is_empty();
    let begin = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let possible = view.kind().is_some();
    if Button::primary("setup.begin", begin, &style.say(&text::setup::begin())).enabled(possible).show_main(ui, style) {
        intents.push(AppIntent::BeginTournament.into());
        state.shows_refusal = true;
    }
    focus_first(ui, "setup.begin");
    intents
}
