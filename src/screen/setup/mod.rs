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
use crate::style::{Style, Weight};
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
    let refused = view.refused.map(|words| format!("! {}", style.say(words)));
    let danger = style.body().weight(Weight::Medium).ink(style.ink.danger);
    let told = refused.as_ref().map_or(0.0, |words| style.block_height(ui, room.width(), danger, words) + gap);
    let rows = Rect::from_min_max(room.min, pos2(room.right(), room.bottom() - tall - gap - told));
    scrolled(ui, "setup rows", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        form.block(style.body(), &style.say(&text::setup::about()));
        if let Some(kind) = view.kind() {
            intents.extend(kind_row::kind(&mut form, view, kind));
            intents.extend(rows::game(&mut form, view, kind));
            intents.extend(rows::field(&mut form, view, kind));
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
    if let Some(words) = &refused {
        style.letter_block(ui, pos2(room.left(), rows.bottom() + gap / 2.0), room.width(), danger, words);
    }
    let begin = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let possible = view.kind().is_some();
    if Button::primary("setup.begin", begin, &style.say(&text::setup::begin())).enabled(possible).show_main(ui, style) {
        intents.push(AppIntent::BeginTournament.into());
    }
    focus_first(ui, "setup.begin");
    intents
}
