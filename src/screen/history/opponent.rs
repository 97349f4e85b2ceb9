//! The opponent of the filter: a field that completes names.

use poker_archive::Opponent;
use poker_text::{Arg, text};

use super::found_choices::found_choices;
use super::state::HistoryState;
use super::view::HistoryView;
use crate::screen::form::{FormUi, Label};
use crate::style::{Style, TextSide};
use crate::widget::{Button, TextField};

/// The most names that are offered.
const NAMES: usize = 6;
/// The most characters of a name.
const CHARS: usize = 40;

/// Draws the row of the opponent: the chosen one, or a field with names to choose from.
pub(super) fn opponent_row(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, state: &mut HistoryState) {
    let style = form.style;
    let tall = style.hit(style.theme.control.input);
    let label = style.say(&text::people::filter());
    let width = style.d(style.theme.screen.tab).min(form.width());
    let rect = form.row(Label { label: &label, help: "" }, width, |_, _| tall);
    if let Some(opponent) = &state.opponent {
        let words = style.say(&text::people::filter_clear(opponent.name.as_str()));
        if Button::neutral("history.filter.opponent.clear", rect, &words).show(form.ui, style) {
            state.opponent = None;
        }
        return;
    }
    let help = style.say(&text::people::filter_help());
    let field = TextField {
        name: "history.filter.opponent",
        rect,
        label: &label,
        lettering: style.body().ink(style.ink.text),
        side: TextSide::Left,
        inside: if state.opponent_draft.is_empty() { &help } else { "" },
        wrong: false,
        hidden: false,
        most: CHARS,
        enabled: true,
    };
    let done = field.show(form.ui, style, &mut state.opponent_draft);
    if state.opponent_draft.trim().is_empty() {
        return;
    }
    if view.opponents.is_empty() {
        form.block(style.caption(), &style.say(&text::people::filter_none()));
        return;
    }
    let named = |opponent: &Opponent| format!("history.filter.opponent.{}.{}", opponent.room, opponent.name);
    let shown = view.opponents.iter().take(NAMES).map(|opponent| (named(opponent), words(style, opponent)));
    let clicked = found_choices(form, shown);
    if let Some(taken) = clicked.or(done.entered.then_some(0)).and_then(|place| view.opponents.get(place)) {
        state.opponent = Some(taken.clone());
        state.opponent_draft.clear();
    }
}

fn words(style: &Style<'_>, opponent: &Opponent) -> String {
    style.say(&text::people::filter_take(opponent.name.as_str(), Arg::count(opponent.hands)))
}
