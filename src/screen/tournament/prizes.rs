//! The prizes of a tournament, whether they are final, and which one is next (R-PRZ-1).

use bevy_egui::egui::{Rect, Ui};
use poker_client::{OutcomeKind, PrizeOutlook, places_text, prize_text};
use poker_protocol::{Division, PrizeRow, TournamentOverview};
use poker_text::{Arg, Text, text};

use super::TournamentView;
use super::outcome::note;
use crate::screen::row_table::{RowTable, TableColumn};
use crate::style::{Style, Weight};

const PLACE: usize = 0;
const PRIZE: usize = 1;
const SHARE: usize = 2;
const MORE: usize = 3;
const NOTE: usize = 4;

/// The part of its width on one line that a note needs to fit on two.
const TWO_LINES: f32 = 0.62;

/// A row in words.
struct PrizeWords {
    place: String,
    prize: String,
    share: String,
    more: String,
    note: String,
    /// Whether the row is the player's own, or the next prize.
    marked: bool,
}

/// Draws the prizes.
pub(super) fn prizes(ui: &mut Ui, style: &Style<'_>, view: &TournamentView<'_>, overview: &TournamentOverview, rect: Rect) {
    let prizes = &overview.prizes;
    if prizes.rows.is_empty() {
        let words = match prizes.division {
            Division::Drawn => text::terms::about_drawn(),
            Division::SecondPhase => text::terms::about_second_phase(),
            Division::Table | Division::WinnerTakesAll | Division::Equal | Division::HalfByChips | Division::Entries => {
                text::event::no_prizes()
            }
        };
        return note(ui, style, rect, &words);
    }
    let rows: Vec<_> = (0..prizes.rows.len()).map(|at| words(style, view, overview, at)).collect();
    let entries = prizes.rows.iter().any(|row| row.prize.won.is_some());
    let widest = |of: fn(&PrizeWords) -> &String| RowTable::widest(ui, style, rows.iter().map(|row| of(row).as_str()));
    let notes = widest(|row| &row.note) * TWO_LINES;
    let prize = TableColumn::right(style.say(&text::tournament_table::prize()), widest(|row| &row.prize));
    let mut columns = vec![
        TableColumn::left(style.say(&text::event::place()), widest(|row| &row.place)),
        prize,
        TableColumn::right(style.say(&text::event::share()), widest(|row| &row.share)).dropped(1),
        TableColumn::right(style.say(&text::event::more_than_below()), widest(|row| &row.more)).dropped(0),
        TableColumn::left(String::new(), notes).rest(),
    ];
    if entries {
        // The names of tournaments need room, and shares of the money say little.
        let width = widest(|row| &row.prize) * TWO_LINES;
        columns.truncate(NOTE);
        columns[PRIZE] = TableColumn::left(style.say(&text::tournament_table::prize()), width).rest();
        columns.truncate(SHARE);
    }
    let line = style.hit(style.theme.screen.row);
    let table = RowTable { name: "tournament.prizes", columns, rows: rows.len(), line, scroll_to: None, foot: foot(style, view, overview) };
    table.show(ui, style, rect, |ui, at, place| {
        let Some(row) = rows.get(at) else { return };
        let set = RowTable::lettering(style);
        let strong = if row.marked { set.weight(Weight::SemiBold) } else { set };
        let soft = if row.marked { strong } else { set.ink(style.ink.text2) };
        if row.marked {
            place.mark(ui, style);
        }
        place.words(ui, style, PLACE, strong, &row.place);
        if entries {
            place.words(ui, style, PRIZE, strong, &row.prize);
            return;
        }
        place.figure(ui, style, PRIZE, strong, &row.prize);
        place.figure(ui, style, SHARE, soft, &row.share);
        place.figure(ui, style, MORE, soft, &row.more);
        if !row.note.is_empty() {
            place.words(ui, style, NOTE, soft, &row.note);
        }
    });
}

fn words(style: &Style<'_>, view: &TournamentView<'_>, overview: &TournamentOverview, at: usize) -> PrizeWords {
    let prizes = &overview.prizes;
    let row = &prizes.rows[at];
    let money = row.prize.money;
    let below = prizes.rows.get(at + 1).map(|row| row.prize.money).unwrap_or_default();
    let signed = i64::try_from(money.saturating_sub(below).hundredths()).unwrap_or(i64::MAX);
    let share = (u128::from(money.hundredths()) * 10_000).checked_div(u128::from(prizes.pool.hundredths()));
    let share = share.and_then(|share| u64::try_from(share).ok()).filter(|share| *share > 0);
    let note = note_text(view, overview, row);
    let special = (!row.prize.extra.is_zero()).then(|| text::event::special_prize(style.amounts.short_money(row.prize.extra)));
    PrizeWords {
        place: style.say(&places_text(row.from, row.to)),
        prize: style.texts.show(&prize_text(&row.prize, &style.amounts)),
        share: share.map_or_else(String::new, |share| style.say(&text::number::percent(Arg::decimal(share, 2)))),
        more: if money > below { style.texts.show(&style.amounts.signed_money(signed)) } else { String::new() },
        marked: note.is_some(),
        note: note.into_iter().chain(special).map(|words| style.say(&words)).collect::<Vec<_>>().join(" · "),
    }
}

/// What is said beside a row: that it is the player's own, or the next one that players who are left can win.
fn note_text(view: &TournamentView<'_>, overview: &TournamentOverview, row: &PrizeRow) -> Option<Text> {
    let own = view.entries.tournaments.own().outcome(view.tournament).map(|outcome| &outcome.how);
    if let Some(OutcomeKind::Placed { place, .. }) = own {
        return (row.from..=row.to).contains(place).then(text::event::own_prize);
    }
    if overview.standing.clock.is_none() || overview.standing.left == 0 {
        return None;
    }
    let next = PrizeOutlook::of(&overview.prizes.rows, overview.standing.left).next?;
    (next.place == row.to).then(|| text::event::next_prize_in(Arg::count(next.must_go.into())))
}

/// What is said under the rows.
fn foot(style: &Style<'_>, view: &TournamentView<'_>, overview: &TournamentOverview) -> Vec<String> {
    let is_over = view.listed().is_some_and(|listed| listed.state.is_over());
    let prizes = &overview.prizes;
    let last = prizes.rows.last().map_or(0, |row| row.to);
    let paid = text::tournaments::places_paid(Arg::count(last.into()));
    let final_or_not = match (prizes.is_final, is_over) {
        (true, _) => Some(text::event::is_final()),
        (false, true) => None,
        (false, false) => Some(text::event::not_final()),
    };
    let division = match prizes.division {
        Division::HalfByChips => Some(text::terms::about_half_by_chips()),
        Division::Table | Division::WinnerTakesAll | Division::Equal | Division::Drawn | Division::Entries | Division::SecondPhase => None,
    };
    let deal = (!overview.terms.deals.is_empty()).then(text::terms::about_deal);
    let said = [Some(paid), final_or_not, division, Some(text::event::paid_at_once()), deal];
    said.into_iter().flatten().map(|words| style.say(&words)).collect()
}
