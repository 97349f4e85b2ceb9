//! The sections that a room has, with their counts and next beginnings.

use poker_protocol::{Begins, StakeRow};

use super::RowState;
use crate::lobby::LobbySection;
use crate::tournament::TournamentLobby;

/// The sections of a lobby that are not empty, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbySections(pub Vec<SectionTab>);

/// A section with what is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectionTab {
    pub section: LobbySection,
    /// The number of stakes, of offers, or of tournaments that can be entered.
    pub count: u32,
    /// The number of games or tournaments that are being played; tables of cash games.
    pub running: u32,
    /// The next beginning; `None` for cash games, and if nothing is to begin.
    pub next: Option<NextStart>,
}

/// When the next game of a section begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NextStart {
    /// When this number of players more have registered.
    Players(u32),
    /// At this time, in milliseconds since 1970.
    At(u64),
}

impl LobbySections {
    /// The sections of a room at `now`, in milliseconds since 1970.
    #[must_use]
    pub fn of(stakes: &[StakeRow], lobby: &TournamentLobby, now: u64) -> Self {
        let cash = SectionTab {
            section: LobbySection::Cash,
            count: number(stakes.len()),
            running: stakes.iter().map(|row| row.tables).sum(),
            next: None,
        };
        let offers = [LobbySection::SitAndGo, LobbySection::Hexapro, LobbySection::Hexaplo].map(|section| offers(lobby, section));
        let sections: Vec<_> = [cash].into_iter().chain(offers).chain([tournaments(lobby, now)]).filter(|tab| tab.count > 0).collect();
        Self(if sections.is_empty() { vec![cash] } else { sections })
    }

    /// The section that is shown: the chosen one, or else the first.
    #[must_use]
    pub fn front(&self, chosen: LobbySection) -> LobbySection {
        let has = self.0.iter().any(|tab| tab.section == chosen);
        if has { chosen } else { self.0.first().map_or(LobbySection::Cash, |tab| tab.section) }
    }

    /// What is said of a section.
    #[must_use]
    pub fn tab(&self, section: LobbySection) -> Option<&SectionTab> {
        self.0.iter().find(|tab| tab.section == section)
    }
}

fn offers(lobby: &TournamentLobby, section: LobbySection) -> SectionTab {
    let here = || lobby.offers().filter(|row| LobbySection::of_offer(row) == section);
    let next = here().map(|row| row.players.saturating_sub(row.entries)).filter(|free| *free > 0).min();
    SectionTab { section, count: number(here().count()), running: here().map(|row| row.running).sum(), next: next.map(NextStart::Players) }
}

fn tournaments(lobby: &TournamentLobby, now: u64) -> SectionTab {
    let with = |admits: fn(RowState) -> bool| lobby.rows().filter(move |row| admits(RowState::of(row, now)));
    let open = number(with(RowState::is_open).count());
    // A section whose tournaments have all begun is still there.
    let count = if open == 0 && lobby.rows().next().is_some() { number(lobby.rows().count()) } else { open };
    let running = with(|state| matches!(state, RowState::Late { .. } | RowState::Running | RowState::Break | RowState::FinalTable));
    let next = with(|state| state == RowState::Registering).filter_map(|row| match row.begins {
        Begins::At { time } if time > now => Some(time),
        Begins::At { .. } | Begins::WhenFull { .. } => None,
    });
    SectionTab { section: LobbySection::Tournaments, count, running: number(running.count()), next: next.min().map(NextStart::At) }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
