//! Writing the hands of the filter into a file for other programs, on a sheet over the list.

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_history::Format;
use poker_text::{Arg, text};

use super::ask::HistoryAsk;
use super::state::HistoryState;
use super::view::HistoryView;
use crate::screen::form::{FormUi, Label};
use crate::style::Style;
use crate::widget::{Button, RadioGroup, Sheet, scrolled};

/// Draws the sheet. Returns what the archive is asked for, and whether the sheet stays open.
pub(super) fn sheet(ctx: &Context, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState) -> (Option<HistoryAsk>, bool) {
    let title = style.say(&text::history::export());
    let (width, height) = style.theme.screen.question;
    let sheet = Sheet { name: "history.export", title: &title, size: vec2(width, height * TALL) };
    let shown = sheet.show(ctx, style, |ui, room| {
        let tall = style.hit(style.theme.control.button);
        let rows = room.with_max_y(room.bottom() - tall - style.d(style.theme.spacing.s));
        scrolled(ui, "history export", rows, |ui, room| {
            let mut form = FormUi::bare(ui, style, room);
            format_row(&mut form, state);
            form.space(style.theme.spacing.s);
            form.block(style.body(), &style.say(&text::history::export_where(view.exports)));
            form.y - room.top()
        });
        let rect = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
        let hands = view.tally.map_or(0, |tally| tally.hands);
        let words = style.say(&text::history::export_all(Arg::count(hands)));
        Button::primary("history.export.write", rect, &words).enabled(hands > 0).show_main(ui, style)
    });
    let asked = shown.inner.then_some(HistoryAsk::Export(state.format));
    (asked, !shown.close && !shown.inner)
}

/// The height of the sheet, as a multiple of that of a question.
const TALL: f32 = 1.3;

fn format_row(form: &mut FormUi<'_, '_, '_>, state: &mut HistoryState) {
    let style = form.style;
    let named = Format::ALL.map(|format| match format {
        Format::Phh => ("phh", text::history::phh()),
        Format::PokerStars => ("pokerstars", text::history::pokerstars()),
        Format::Ohh => ("ohh", text::history::ohh()),
    });
    let choices = named.map(|(tag, words)| (tag, style.say(&words)));
    let chosen = Format::ALL.iter().position(|format| *format == state.format);
    let group = RadioGroup { name: "history.export.format", choices: &choices, chosen };
    let help = match state.format {
        Format::Phh => text::history::phh_help(),
        Format::PokerStars => text::history::pokerstars_help(),
        Format::Ohh => text::history::ohh_help(),
    };
    let (label, help) = (style.say(&text::history::format()), style.say(&help));
    let width = group.width(form.ui, style);
    let rect = form.row(Label { label: &label, help: &help }, width, |ui, width| group.height(ui, style, width));
    if let Some(format) = group.show(form.ui, style, rect).and_then(|at| Format::ALL.get(at)) {
        state.format = *format;
    }
}
