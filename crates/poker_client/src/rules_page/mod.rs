//! The rules of a room in words, each figure from what the room said of its rulebook.

mod coming_back;
mod games;
mod house;
mod jackpots;
mod plans;
mod rake;
mod seating;
mod table;
#[cfg(test)]
mod tests;
mod time;

use poker_protocol::{Disclosed, RulesInForce, SeatRange};
use poker_text::{Arg, Text, text};

use crate::Amounts;

/// Everything the page says before the ranking of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// Which rulebook, from which documents.
    pub about: Vec<Text>,
    /// In the order of the page.
    pub sections: Vec<RulesSection>,
}

/// Rows under a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesSection {
    /// The heading.
    pub title: Text,
    /// From the top down.
    pub rows: Vec<RulesRow>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesRow {
    /// What it is about, or the whole rule.
    pub label: Arg,
    /// What it says: words, or a figure; none where the label is the whole rule.
    pub value: Option<Arg>,
    /// Lines under the label.
    pub notes: Vec<Text>,
}

impl RulesRow {
    fn new(label: impl Into<Arg>, value: impl Into<Arg>) -> Self {
        Self { label: label.into(), value: Some(value.into()), notes: Vec::new() }
    }

    /// A rule that is one sentence.
    fn sentence(words: Text) -> Self {
        Self { label: words.into(), value: None, notes: Vec::new() }
    }

    fn note(mut self, note: Text) -> Self {
        self.notes.push(note);
        self
    }

    /// Says so where no document gives the figure.
    fn from<T>(self, figure: &Disclosed<T>) -> Self {
        self.ours(figure.ours)
    }

    /// Says whether one of its figures is in no document.
    fn ours(self, ours: bool) -> Self {
        if ours { self.note(text::rules::ours()) } else { self }
    }
}

impl RulesPage {
    /// Of a room's rules.
    #[must_use]
    pub fn of(rules: &RulesInForce) -> Self {
        let mut about = vec![text::rules::rulebook(crate::rulebook_arg(&rules.rulebook))];
        about.extend(rules.documents.iter().map(|of| match (of.version.as_deref(), of.date.as_deref()) {
            (Some(version), Some(date)) => text::rules::document(of.title.as_str(), version, date),
            (Some(_) | None, Some(_) | None) => text::rules::document_plain(of.title.as_str()),
        }));
        let sections = [
            Some(seating::seating(&rules.seating)),
            Some(table::table(&rules.table)),
            Some(games::games(rules)),
            Some(games::betting()),
            games::open_betting(rules),
            games::fixed_limit(rules),
            Some(table::showdown(&rules.table)),
            Some(table::buy_ins(rules)),
            Some(rake::stakes(rules)),
            Some(rake::rake(rules)),
            coming_back::ratholing(rules),
            coming_back::banzai(rules),
            coming_back::fast(rules),
            Some(time::time(&rules.clock)),
            Some(time::away(rules)),
            plans::plans(rules),
            jackpots::jackpots(rules),
            house::conduct(rules),
            house::failures(rules),
            house::acceptance(rules),
        ];
        Self { about, sections: sections.into_iter().flatten().collect() }
    }
}

impl RulesSection {
    /// Rows under a heading, where there are any.
    fn with_rows(title: Text, rows: Vec<RulesRow>) -> Option<Self> {
        (!rows.is_empty()).then_some(Self { title, rows })
    }
}

fn count(number: impl Into<u64>) -> Arg {
    Arg::count(number.into())
}

fn amounts(rules: &RulesInForce) -> Amounts {
    Amounts::money_of(rules.currency)
}

/// Hundredths of a percent.
fn percent(basis_points: u32) -> Text {
    text::number::percent(Arg::decimal(basis_points.into(), 2))
}

/// How many seats a table has.
fn seats(range: SeatRange) -> Arg {
    if range.least == range.most { count(range.most) } else { text::rules::seats_range(count(range.least), count(range.most)).into() }
}

/// Seconds of a minute.
const MINUTE: u32 = 60;

/// A time in minutes, where it is whole ones.
fn duration(seconds: u32) -> Text {
    if seconds.is_multiple_of(MINUTE) { text::time::minutes(count(seconds / MINUTE)) } else { text::time::seconds(count(seconds)) }
}
