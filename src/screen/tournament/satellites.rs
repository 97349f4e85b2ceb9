//! The tournaments whose winners enter this one, and the one that its own winners enter (R-UI-2).

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, ListedTournament, cost_text, row_state_text, start_text, tournament_name};
use poker_protocol::{Begins, TournamentOverview, TournamentRow};
use poker_text::text;

use super::TournamentView;
use crate::screen::row_table::{RowTable, TableColumn, TableRow};
use crate::style::{Style, TextSide};
use crate::widget::{Button, ButtonFace, ClickTarget, Role};

const START: usize = 0;
const NAME: usize = 1;
const COST: usize = 2;
const ENTRIES: usize = 3;
const STATE: usize = 4;
const OPEN: usize = 5;

/// A satellite in words.
struct SatelliteWords {
    start: String,
    name: String,
    cost: String,
    entries: String,
    state: String,
}

/// Draws the tournament that winners enter, and the satellites of this one. Returns the intents.
pub(super) fn satellites(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    room: Rect,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let room = target(ui, style, overview, room, &mut intents);
    let rows = view.satellites();
    if rows.is_empty() {
        return intents;
    }
    let words: Vec<_> = rows.iter().map(|row| satellite_words(style, view, row)).collect();
    let widest = |of: fn(&SatelliteWords) -> &String| RowTable::widest(ui, style, words.iter().map(|words| of(words).as_str()));
    let open = style.say(&text::event::open());
    let columns = vec![
        TableColumn::left(style.say(&text::tournaments::col_start()), widest(|words| &words.start)),
        TableColumn::left(style.say(&text::event::satellite()), widest(|words| &words.name).min(style.d(style.theme.list.name_most)))
            .rest(),
        TableColumn::right(style.say(&text::tournaments::col_buy_in()), widest(|words| &words.cost)).dropped(2),
        TableColumn::right(style.say(&text::tournaments::col_registered()), widest(|words| &words.entries)).dropped(0),
        TableColumn::left(style.say(&text::tournaments::col_state()), widest(|words| &words.state)).dropped(1),
        TableColumn::left(String::new(), Button::width(ui, style, &open)),
    ];
    let line = RowTable::button_line(style);
    let cost = &overview.row.facts.cost;
    let worth = style.say(&text::event::entry_worth(style.amounts.short_money(cost.total)));
    let table = RowTable { name: "tournament.satellites", columns, rows: rows.len(), line, scroll_to: None, foot: vec![worth] };
    table.show(ui, style, room, |ui, at, place| {
        let (Some(row), Some(words)) = (rows.get(at), words.get(at)) else { return };
        intents.extend(draw(ui, style, place, (row, words), &open));
    });
    intents
}

/// Says which tournament the winners enter, with the way there. Returns the room below.
fn target(ui: &Ui, style: &Style<'_>, overview: &TournamentOverview, room: Rect, intents: &mut Vec<Intent>) -> Rect {
    let Some(target) = &overview.terms.target else { return room };
    let words = style.say(&text::event::leads_to(target.name.as_str()));
    let height = style.letter_block(ui, room.min, room.width(), style.body().ink(style.ink.text), &words);
    let gap = style.d(style.theme.spacing.s);
    let label = style.say(&text::event::open_named(target.name.as_str()));
    let open = style.say(&text::event::open());
    let tall = style.hit(style.theme.control.input);
    let rect = Rect::from_min_size(pos2(room.left(), room.top() + height + gap), vec2(Button::width(ui, style, &open), tall));
    let target_of_click = ClickTarget::button("tournament.target", rect, &label);
    if (Button { target: target_of_click, role: Role::Neutral, face: ButtonFace::Label(&open) }).show(ui, style) {
        intents.push(AppIntent::ShowTournament(target.tournament).into());
    }
    room.with_min_y(rect.bottom() + gap)
}

fn satellite_words(style: &Style<'_>, view: &TournamentView<'_>, row: &TournamentRow) -> SatelliteWords {
    let entries = &view.entries;
    let listed = ListedTournament::of(row, entries.tournaments.own(), entries.wall_ms);
    let start = match row.begins {
        Begins::At { time } => style.texts.show(&start_text((entries.local)(time), (entries.local)(entries.wall_ms))),
        Begins::WhenFull { .. } => style.say(&text::tournaments::when_full()),
    };
    SatelliteWords {
        start,
        name: style.texts.show(&tournament_name(&row.facts, &style.amounts)),
        cost: style.say(&cost_text(&row.facts.cost, &style.amounts)),
        entries: style.texts.number(row.entries.into()),
        state: style.say(&row_state_text(&listed)),
    }
}

fn draw(ui: &Ui, style: &Style<'_>, place: &TableRow<'_>, (row, words): (&TournamentRow, &SatelliteWords), open: &str) -> Option<Intent> {
    let set = RowTable::lettering(style);
    let soft = set.ink(style.ink.text2);
    place.words(ui, style, START, set, &words.start);
    if let Some(cell) = place.cell(NAME) {
        style.name(ui, cell, TextSide::Left, set, &words.name);
    }
    place.figure(ui, style, COST, soft, &words.cost);
    place.figure(ui, style, ENTRIES, soft, &words.entries);
    place.words(ui, style, STATE, soft, &words.state);
    let cell = place.cell(OPEN)?;
    let rect = Rect::from_center_size(cell.center(), vec2(cell.width(), style.hit(style.theme.control.input)));
    let label = style.say(&text::event::open_named(words.name.as_str()));
    let name = format!("tournament.satellite.{}", row.tournament.0);
    let button = Button { target: ClickTarget::button(&name, rect, &label), role: Role::Neutral, face: ButtonFace::Label(open) };
    button.show(ui, style).then(|| AppIntent::ShowTournament(row.tournament).into())
}
