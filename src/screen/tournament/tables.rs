//! The tables of a tournament, which can be watched where the room allows it.

use poker_client::{AppIntent, Intent, TournamentIntent};
use poker_protocol::{OwnEntryState, TableId};
use poker_text::{Arg, text};

use super::TournamentView;
use super::next_page::ask_next;
use crate::screen::form::{FormUi, Label};
use crate::widget::Button;

/// Draws the tables that have come. Returns the intents.
pub(super) fn tables(form: &mut FormUi<'_, '_, '_>, view: &TournamentView<'_>, may_watch: bool) -> Vec<Intent> {
    let Some(looked_at) = view.looked_at else { return Vec::new() };
    let style = form.style;
    let pages = looked_at.tables();
    let mut asked: Vec<Intent> = Vec::new();
    if pages.rows().next().is_none() {
        form.block(style.body(), &style.say(&text::event::no_tables()));
    }
    let own = |at: TableId| view.own.list().any(|entry| matches!(entry.state, OwnEntryState::Seated { table, .. } if table == at));
    form.group("", |form| {
        for row in pages.rows() {
            let players = style.say(&text::event::table_players(Arg::count(row.players.into())));
            let stacks = text::event::stacks(Arg::count(row.smallest.get()), Arg::count(row.largest.get()));
            let help = [players, style.say(&stacks)].join(" · ");
            let (words, intent): (_, Intent) = if own(row.table) {
                (text::tournaments::to_table(), AppIntent::ShowTable(row.table).into())
            } else {
                (text::event::watch(), TournamentIntent::Watch(row.table).into())
            };
            let words = style.say(&words);
            let (width, tall) = (Button::width(form.ui, style, &words), style.hit(style.theme.control.input));
            let rect = form.row(Label { label: &row.name, help: &help }, width, |_, _| tall);
            let name = format!("tournament.table.{}", row.table.0);
            if Button::neutral(&name, rect, &words).enabled(may_watch || own(row.table)).show(form.ui, style) {
                asked.push(intent);
            }
        }
    });
    asked.extend(ask_next(view, pages.missing(), |page| TournamentIntent::AskTables(view.tournament, page)).map(Intent::from));
    asked
}
