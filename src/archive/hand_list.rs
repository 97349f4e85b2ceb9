//! The list of hands, read page by page.

use poker_archive::{ArchiveRequest, HandFilter, HandId, HandLine, PageEnd, Stake, StakeId, TableId, Tally};

/// The hands of a page.
const PAGE: u32 = 100;

/// The hands that fit the filter, as far as they were read.
#[derive(Clone, Debug, Default)]
pub(crate) struct HandList {
    filter: HandFilter,
    pub(crate) lines: Vec<HandLine>,
    /// What all hands of the filter add up to; `None` until the first page has come.
    pub(crate) tally: Option<Tally>,
    /// Whether there are no hands beyond the lines.
    whole: bool,
    /// Whether a page was asked for and has not come.
    asked: bool,
    /// Whether hands were kept since the first page was read.
    older: bool,
    /// Whether the page that was asked for last could not be read.
    failed: bool,
}

/// What can be chosen in a filter.
#[derive(Clone, Debug, Default)]
pub(crate) struct FilterChoices {
    /// The codes of the games.
    pub(crate) games: Vec<String>,
    pub(crate) stakes: Vec<(StakeId, Stake)>,
    pub(crate) tables: Vec<(TableId, String)>,
}

impl HandList {
    /// A list that has all its hands.
    pub(super) fn showing(filter: HandFilter, lines: Vec<HandLine>, tally: Tally) -> Self {
        Self { filter, lines, tally: Some(tally), whole: true, ..Self::default() }
    }

    /// The number of all hands that fit the filter, as far as it is known.
    pub(crate) fn count(&self) -> usize {
        let told = self.tally.as_ref().and_then(|tally| usize::try_from(tally.hands).ok());
        told.unwrap_or_default().max(self.lines.len())
    }

    /// What to ask the archive for, so that the list shows the hands of `filter`, with more than the first `seen` lines where there are more.
    pub(crate) fn want(&mut self, filter: &HandFilter, seen: usize) -> Option<ArchiveRequest> {
        let other = self.filter != *filter;
        if other || self.older && !self.asked || self.tally.is_none() && !self.asked && !self.failed {
            if other {
                self.filter = filter.clone();
                self.lines.clear();
                self.tally = None;
            }
            (self.older, self.asked, self.whole, self.failed) = (false, true, false, false);
            return Some(self.request(None));
        }
        if seen < self.lines.len() {
            // Whoever scrolls to the end of the list again asks for the page that failed again.
            self.failed = false;
        }
        let last = self.lines.last().filter(|_| !self.asked && !self.failed && !self.whole && seen >= self.lines.len())?;
        let after = last.page_end();
        self.asked = true;
        Some(self.request(Some(after)))
    }

    fn request(&self, after: Option<PageEnd>) -> ArchiveRequest {
        ArchiveRequest::List { filter: self.filter.clone(), after, most: PAGE }
    }

    /// Notes that a hand was kept, so that the first page is read again when the list is shown.
    pub(super) fn is_older(&mut self) {
        self.older = true;
    }

    /// Notes that a page could not be read, if it is of the hands that are wanted.
    pub(crate) fn fail(&mut self, filter: &HandFilter) {
        if self.filter == *filter {
            (self.asked, self.failed) = (false, true);
        }
    }

    /// Whether there is nothing to show because the hands could not be read.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed && self.tally.is_none()
    }

    /// Lets hands that could not be read be asked for again.
    pub(crate) fn retry(&mut self) {
        self.failed = false;
    }

    /// Takes in a page, if it is the one that was asked for last.
    pub(super) fn take(&mut self, filter: &HandFilter, after: Option<PageEnd>, lines: Vec<HandLine>, tally: Option<Tally>) {
        if self.filter != *filter {
            return;
        }
        (self.asked, self.failed) = (false, false);
        self.whole = lines.len() < PAGE as usize;
        match after {
            None => {
                // New hands come before those that were read; the rest of the list stays where it is.
                let known = lines.last().and_then(|last| self.lines.iter().position(|line| line.id == last.id));
                let rest = known.map(|at| self.lines.split_off(at + 1)).unwrap_or_default();
                self.whole &= rest.is_empty();
                self.lines = lines;
                self.lines.extend(rest);
                self.tally = tally;
            }
            Some(after) => {
                if self.lines.last().map(HandLine::page_end) == Some(after) {
                    self.lines.extend(lines);
                }
            }
        }
    }

    /// Shows a star at once; the archive writes it.
    pub(crate) fn star(&mut self, hand: HandId, starred: bool) -> ArchiveRequest {
        if let Some(line) = self.lines.iter_mut().find(|line| line.id == hand) {
            line.starred = starred;
        }
        ArchiveRequest::Star { hand, starred }
    }

    /// Shows at once that a hand has a note; the archive writes it.
    pub(crate) fn note(&mut self, hand: HandId, text: &str) -> ArchiveRequest {
        if let Some(line) = self.lines.iter_mut().find(|line| line.id == hand) {
            line.noted = !text.is_empty();
        }
        ArchiveRequest::Note { hand, text: text.to_owned() }
    }
}
