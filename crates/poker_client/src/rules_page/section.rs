//! Sections and rows of the page.

use poker_protocol::Disclosed;
use poker_text::{Arg, Text, text};

/// Rows under a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesSection {
    /// What the rows are about.
    pub title: Text,
    /// The rows from top to bottom.
    pub rows: Vec<RulesRow>,
}

/// One rule in a row of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesRow {
    /// The subject of the rule, or the whole rule.
    pub label: Arg,
    /// The value of the rule, in words or as a figure; `None` where the label is the whole rule.
    pub value: Option<Arg>,
    /// Lines under the label.
    pub notes: Vec<Text>,
}

impl RulesRow {
    pub(super) fn new(label: impl Into<Arg>, value: impl Into<Arg>) -> Self {
        Self { label: label.into(), value: Some(value.into()), notes: Vec::new() }
    }

    /// A rule that is one sentence.
    pub(super) fn sentence(words: Text) -> Self {
        Self { label: words.into(), value: None, notes: Vec::new() }
    }

    pub(super) fn note(mut self, note: Text) -> Self {
        self.notes.push(note);
        self
    }

    /// Adds a note if no document gives the figure.
    pub(super) fn from<T>(self, figure: &Disclosed<T>) -> Self {
        self.ours(figure.ours)
    }

    /// Adds a note if `ours` is set, which means that no document gives a figure of the row.
    pub(super) fn ours(self, ours: bool) -> Self {
        if ours { self.note(text::rules::ours()) } else { self }
    }
}

impl RulesSection {
    /// A section; `None` without rows.
    pub(super) fn with_rows(title: Text, rows: Vec<RulesRow>) -> Option<Self> {
        (!rows.is_empty()).then_some(Self { title, rows })
    }
}
