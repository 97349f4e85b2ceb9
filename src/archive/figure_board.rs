//! The figures of the hands of a filter.

use poker_archive::{ArchiveRequest, Group, HandFilter, ShownFigures};

/// The most points of the plotted lines: more are not told apart on a screen.
pub(crate) const POINTS: usize = 600;

/// The figures that were read last.
#[derive(Clone, Debug, Default)]
pub(crate) struct FigureBoard {
    pub(crate) shown: Option<Box<ShownFigures>>,
    /// Whether figures were asked for and have not come. Only one question is asked at a time, as an answer may take long.
    asked: bool,
    /// Whether hands were kept since the question.
    older: bool,
    /// Whether the figures that were asked for last could not be read.
    failed: bool,
}

impl FigureBoard {
    /// What to ask the archive for, so that the figures of `filter`, in groups, are shown.
    pub(crate) fn want(&mut self, filter: &HandFilter, group: Group) -> Option<ArchiveRequest> {
        let there = self.shown.as_ref().is_some_and(|shown| shown.filter == *filter && shown.group == group);
        if self.asked || there && !self.older {
            return None;
        }
        (self.asked, self.older, self.failed) = (true, false, false);
        Some(ArchiveRequest::Figures { filter: filter.clone(), group, points: POINTS })
    }

    /// Notes that a hand was kept, so that the figures are read again when they are shown.
    pub(super) fn is_older(&mut self) {
        self.older = true;
    }

    /// Takes in figures.
    pub(crate) fn take(&mut self, shown: Box<ShownFigures>) {
        self.asked = false;
        self.shown = Some(shown);
    }

    /// Notes that the figures could not be read. They are asked for again when a hand is kept or something else is chosen.
    pub(crate) fn fail(&mut self, filter: HandFilter, group: Group) {
        (self.asked, self.failed) = (false, true);
        self.shown = Some(Box::new(ShownFigures { filter, group, all: Default::default(), groups: Vec::new(), line: Default::default() }));
    }

    /// Whether the figures could not be read.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed
    }

    /// Lets figures that could not be read be asked for again.
    pub(crate) fn retry(&mut self) {
        if std::mem::take(&mut self.failed) {
            self.shown = None;
        }
    }
}
