//! The levels of a tournament with its breaks, the present level marked (R-UI-2).

use bevy_egui::egui::{Rect, Ui};
use poker_client::{
    LevelEnd, LevelTime, StructureLevel, StructureLine, duration_text, level_left_arg, level_length_text, start_text, structure_lines,
};
use poker_protocol::{BreakView, TournamentOverview};
use poker_text::{Arg, Text, text};

use super::TournamentView;
use super::outcome::note;
use crate::screen::row_table::{RowTable, TableColumn, TableRow};
use crate::style::{Icon, Style, TextSide, Weight};

/// The columns: the mark, the level, the blinds in one or two columns, the ante, the length, what happens.
const MARK: usize = 0;
const LEVEL: usize = 1;
const BLINDS: usize = 2;
const BIG: usize = 3;
const ANTE: usize = 4;
const LENGTH: usize = 5;
const HAPPENS: usize = 6;

/// The part of its width on one line that a note needs to fit on two.
const TWO_LINES: f32 = 0.62;

/// Draws the structure.
pub(super) fn structure(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    (rect, opened): (Rect, bool),
) {
    let Some(looked_at) = view.looked_at() else { return };
    let lines = structure_lines(looked_at, view.entries.now_ms, view.entries.wall_ms);
    if lines.is_empty() {
        return note(ui, style, rect, &text::event::no_levels());
    }
    let table = RowTable {
        name: "tournament.structure",
        columns: columns(ui, style, &lines),
        rows: lines.len(),
        line: style.hit(style.theme.screen.row),
        // The present level is visible when the tab opens.
        scroll_to: lines.iter().position(is_now).filter(|_| opened),
        foot: foot(style, overview),
    };
    table.show(ui, style, rect, |ui, at, row| match lines.get(at) {
        Some(StructureLine::Level(level)) => draw_level(ui, style, row, level),
        Some(StructureLine::Break { at, length_ms }) => {
            let time = start_text((view.entries.local)(*at), (view.entries.local)(view.entries.wall_ms));
            let words = style.say(&text::event::break_about(duration_text((*length_ms).into()), time));
            icon(ui, style, row, Icon::Break);
            let whole = row.whole();
            let left = row.cell(LEVEL).map_or(whole.left(), |cell| cell.left());
            style.fit(ui, whole.with_min_x(left), TextSide::Left, style.body(), &words);
        }
        None => {}
    });
}

fn is_now(line: &StructureLine) -> bool {
    matches!(line, StructureLine::Level(level) if matches!(level.when, LevelTime::Now { .. }))
}

fn levels(lines: &[StructureLine]) -> impl Iterator<Item = &StructureLevel> {
    lines.iter().filter_map(|line| match line {
        StructureLine::Level(level) => Some(level),
        StructureLine::Break { .. } => None,
    })
}

/// The small and the big blind; in one cell in a small window.
fn blinds(style: &Style<'_>, level: &StructureLevel) -> [String; 2] {
    let stakes = &level.row.stakes;
    let (small, big) = (stakes.small_blind.get(), stakes.big_blind.get());
    if style.scale.compact() {
        [style.say(&text::table::stakes(Arg::count(small), Arg::count(big))), String::new()]
    } else {
        [style.texts.number(small), style.texts.number(big)]
    }
}

fn length(style: &Style<'_>, level: &StructureLevel) -> String {
    style.say(&level_length_text(&level.row).unwrap_or_else(text::number::none))
}

/// What happens in a level or at its end.
fn happens(style: &Style<'_>, level: &StructureLevel) -> String {
    let now = match level.when {
        LevelTime::Now { left_ms, hands_left } => Some(text::event::now_left(level_left_arg(left_ms, hands_left))),
        LevelTime::Past | LevelTime::Later => None,
    };
    let ends = level.ends.iter().map(|end| end_text(*end));
    now.into_iter().chain(ends).map(|words| style.say(&words)).collect::<Vec<_>>().join(" · ")
}

fn end_text(end: LevelEnd) -> Text {
    match end {
        LevelEnd::LateRegistration => text::event::late_ends(),
        LevelEnd::Rebuys => text::event::rebuys_end(),
        LevelEnd::AddOn => text::tournament::feature_add_on(),
        LevelEnd::Phase => text::event::phase_ends(),
    }
}

fn columns(ui: &Ui, style: &Style<'_>, lines: &[StructureLine]) -> Vec<TableColumn> {
    let widest = |words: &dyn Fn(&StructureLevel) -> String| {
        let words: Vec<_> = levels(lines).map(words).collect();
        RowTable::widest(ui, style, words.iter().map(String::as_str))
    };
    let compact = style.scale.compact();
    let number = widest(&|level| style.texts.number(level.number.into()));
    let small = widest(&|level| blinds(style, level)[0].clone());
    let big = widest(&|level| blinds(style, level)[1].clone());
    let ante = widest(&|level| style.texts.number(level.row.stakes.ante.get()));
    let time = widest(&|level| length(style, level));
    let note = widest(&|level| happens(style, level)) * TWO_LINES;
    let first = if compact { text::event::blinds() } else { text::event::small_blind() };
    let second = TableColumn::right(if compact { String::new() } else { style.say(&text::event::big_blind()) }, big);
    vec![
        TableColumn::left(String::new(), style.l(style.theme.size.icon)).dropped(1),
        TableColumn::left(style.say(&text::event::level()), number),
        TableColumn::right(style.say(&first), small),
        if compact { second.dropped(0) } else { second },
        TableColumn::right(style.say(&text::event::ante()), ante).dropped(3),
        TableColumn::right(style.say(&text::event::length()), time).dropped(2),
        TableColumn::left(String::new(), note).rest(),
    ]
}

fn icon(ui: &Ui, style: &Style<'_>, row: &TableRow<'_>, icon: Icon) {
    if let Some(cell) = row.cell(MARK) {
        style.icon(ui, icon, cell.center(), style.body().size, style.ink.text2);
    }
}

fn draw_level(ui: &Ui, style: &Style<'_>, row: &TableRow<'_>, level: &StructureLevel) {
    let now = matches!(level.when, LevelTime::Now { .. });
    let set = RowTable::lettering(style);
    let set = match level.when {
        LevelTime::Now { .. } => set.weight(Weight::SemiBold),
        LevelTime::Past => set.ink(style.ink.muted),
        LevelTime::Later => set,
    };
    match level.when {
        LevelTime::Now { .. } => {
            row.mark(ui, style);
            icon(ui, style, row, Icon::Play);
        }
        LevelTime::Past => icon(ui, style, row, Icon::Check),
        LevelTime::Later => {}
    }
    row.words(ui, style, LEVEL, set, &style.texts.number(level.number.into()));
    let [first, second] = blinds(style, level);
    row.figure(ui, style, BLINDS, set, &first);
    if !second.is_empty() {
        row.figure(ui, style, BIG, set, &second);
    }
    let ante = level.row.stakes.ante;
    let ante = if ante.is_zero() { style.say(&text::number::none()) } else { style.texts.number(ante.get()) };
    row.figure(ui, style, ANTE, set, &ante);
    row.figure(ui, style, LENGTH, set, &length(style, level));
    let words = happens(style, level);
    if !words.is_empty() {
        row.words(ui, style, HAPPENS, if now { set } else { style.body() }, &words);
    }
}

/// What is said under the levels: how many chips a player begins with, what the last level does, when breaks are.
fn foot(style: &Style<'_>, overview: &TournamentOverview) -> Vec<String> {
    let terms = &overview.terms;
    let breaks = terms
        .breaks
        .map(|BreakView { minute, length_ms }| text::tournaments::breaks_at(duration_text(length_ms.into()), minute.to_string()));
    let breaks = breaks.map(|breaks| [style.say(&text::tournaments::breaks()), style.say(&breaks)].join(" · "));
    let last = style.say(&text::event::last_repeats(Arg::count(terms.levels.len() as u64)));
    breaks.into_iter().chain([last]).collect()
}
