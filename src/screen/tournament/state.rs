//! What the lobby of a tournament keeps between frames.

/// What the lobby of a tournament keeps between frames.
#[derive(Clone, Debug, Default)]
pub struct TournamentPageState {
    pub(super) tab: TournamentTab,
}

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TournamentTab {
    #[default]
    Structure,
    Prizes,
    Players,
    Tables,
}

impl TournamentTab {
    pub(super) const ALL: [Self; 4] = [Self::Structure, Self::Prizes, Self::Players, Self::Tables];
}
