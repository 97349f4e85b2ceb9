//! Everybody who is told what happens at a table.

use std::collections::BTreeSet;

use poker_protocol::PlayerId;

use crate::Viewers;

const NOBODY: &BTreeSet<PlayerId> = &BTreeSet::new();

/// Those who sit at a table, and those who only watch it.
#[derive(Clone, Copy)]
pub(crate) struct Audience<'a> {
    pub viewers: &'a Viewers,
    /// They are told what is told to everybody, and nothing that is for one seat.
    pub watchers: &'a BTreeSet<PlayerId>,
}

impl<'a> Audience<'a> {
    /// Those who sit there, and nobody else.
    pub(crate) fn seated(viewers: &'a Viewers) -> Self {
        Self { viewers, watchers: NOBODY }
    }

    /// Those who sit there, and after them those who watch.
    pub(crate) fn players(self) -> impl Iterator<Item = PlayerId> + 'a {
        self.viewers.iter().map(|&(player, _)| player).chain(self.watchers.iter().copied())
    }
}
