//! Writing the notes about players into a file, and adding those of a file, on a sheet.

use std::path::PathBuf;

use bevy_egui::egui::{Context, vec2};
use poker_text::{Arg, text};

use super::ask::HistoryAsk;
use super::state::HistoryState;
use super::view::HistoryView;
use crate::screen::form::FormUi;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, Sheet, TextField, scrolled};

/// The most characters of a path.
const PATH_CHARS: usize = 400;

/// Draws the sheet. Returns what the archive is asked for, and whether the sheet stays open.
pub(super) fn sheet(ctx: &Context, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState) -> (Option<HistoryAsk>, bool) {
    let title = style.say(&text::people::carry());
    let (width, height) = style.theme.screen.filter_sheet;
    let sheet = Sheet { name: "people.file", title: &title, size: vec2(width, height) };
    let shown = sheet.show(ctx, style, |ui, room| {
        style.focus_first(ui, "people.file.close");
        let mut asked = None;
        scrolled(ui, "people file", room, |ui, room| {
            let room = room.with_max_x(room.right() - style.theme.egui.item.0 * style.k());
            let mut form = FormUi::bare(ui, style, room);
            let tall = style.hit(style.theme.control.button);
            let noted = view.people.unwrap_or_default().iter().filter(|(person, _)| !person.is_blank()).count();
            form.block(style.body(), &style.say(&text::people::carry_help(view.exports)));
            form.space(style.theme.spacing.s);
            let rect = form.strip(tall);
            let words = style.say(&text::people::export_all(Arg::count(u64::try_from(noted).unwrap_or(u64::MAX))));
            if Button::neutral("people.file.write", rect, &words).enabled(noted > 0).show(form.ui, style) {
                asked = Some(HistoryAsk::ExportPeople);
            }
            form.space(style.theme.spacing.xl);
            let label = style.say(&text::people::import_from());
            form.block(style.body().weight(Weight::Medium).ink(style.ink.text2), &label);
            form.space(style.theme.spacing.xxs);
            let rect = form.strip(style.hit(style.theme.control.input));
            let path = state.people.path.get_or_insert_with(|| view.exports.to_owned());
            let field = TextField {
                name: "people.file.path",
                rect,
                label: &label,
                lettering: style.body().ink(style.ink.text),
                side: TextSide::Left,
                inside: "",
                wrong: false,
                hidden: false,
                most: PATH_CHARS,
                enabled: true,
            };
            field.show(form.ui, style, path);
            form.space(style.theme.spacing.xs);
            form.block(style.caption(), &style.say(&text::people::import_help()));
            form.space(style.theme.spacing.s);
            let rect = form.strip(tall);
            let words = style.say(&text::people::import_now());
            if Button::neutral("people.file.read", rect, &words).enabled(!path.trim().is_empty()).show(form.ui, style) {
                asked = Some(HistoryAsk::ImportPeople(PathBuf::from(path.trim())));
            }
            form.y - room.top()
        });
        asked
    });
    let open = !shown.close && shown.inner.is_none();
    (shown.inner, open)
}
