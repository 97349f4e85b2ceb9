//! What the player wants to see of the tournaments; kept with the settings.

use std::collections::BTreeSet;

use poker_protocol::{Money, TournamentFacts};
use serde::{Deserialize, Serialize};

use super::{LobbySection, SavedFilters};

/// Section, filters, order and favourites. The text of a search is kept only with filters under a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentChoices {
    /// The section that the player chose; while it is empty, the first section is shown.
    pub section: LobbySection,
    /// Shows only tournaments of the game with this code.
    pub game: Option<String>,
    /// Shows only tournaments of this price or a higher one.
    pub least: Option<Money>,
    /// Shows only tournaments of this price or a lower one.
    pub most: Option<Money>,
    /// Shows only tournaments of this type.
    pub kind: Option<TournamentType>,
    pub state: Option<StateFilter>,
    /// Shows only tournaments with a guarantee.
    pub guaranteed: bool,
    /// Shows only tournaments that the player has entered.
    pub mine: bool,
    pub only_favourites: bool,
    /// The column by which the rows are ordered.
    pub sort: TournamentSort,
    /// Whether the rows are in descending order.
    pub descending: bool,
    /// Tournaments and offers with a star.
    pub favourites: BTreeSet<FavouriteTournament>,
    /// Filters that are kept under names. Not in the file while there are none.
    #[serde(skip_serializing_if = "SavedFilters::is_empty")]
    pub saved: SavedFilters<TournamentFilter>,
}

/// The values of the filters that are kept under a name. What they mean is said at [`TournamentChoices`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentFilter {
    game: Option<String>,
    least: Option<Money>,
    most: Option<Money>,
    kind: Option<TournamentType>,
    state: Option<StateFilter>,
    guaranteed: bool,
    mine: bool,
    only_favourites: bool,
}

/// What is written about a tournament on its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TournamentType {
    /// A password is needed.
    Private,
    /// It has two phases.
    Phased,
    /// It is played for entries of another tournament.
    Satellite,
    /// Knocking a player out wins money.
    Bounty,
    /// Chips or entries can be bought again.
    Rebuy,
    /// One stack each.
    Freezeout,
}

/// How far tournaments that are shown have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StateFilter {
    /// Players can enter, before or after the beginning.
    Open,
    /// Players can enter after the beginning.
    Late,
    /// It is being played.
    Running,
    /// It has ended or was cancelled.
    Over,
}

/// What rows are ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TournamentSort {
    /// The beginning.
    #[default]
    Start,
    Name,
    Kind,
    Limit,
    /// All that an entry costs.
    Price,
    /// The prize pool, or the guarantee where that is higher.
    Pool,
    /// The number of entries.
    Registered,
    /// How far it has come.
    State,
}

/// Identifies a tournament of a series, or an offer, across days and rooms.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FavouriteTournament {
    name: String,
    game: String,
    price: Money,
    seats: u8,
}

impl FavouriteTournament {
    /// The identity of a tournament or an offer.
    #[must_use]
    pub fn of(facts: &TournamentFacts) -> Self {
        let game = facts.game.code().unwrap_or_default().to_owned();
        Self { name: facts.name.clone(), game, price: facts.cost.total, seats: facts.seats }
    }
}

impl TournamentChoices {
    /// Whether the player has chosen nothing yet; files of earlier programs have no such choices.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// Whether it has a star.
    #[must_use]
    pub fn is_favourite(&self, facts: &TournamentFacts) -> bool {
        self.favourites.contains(&FavouriteTournament::of(facts))
    }

    /// Gives it a star, or takes it away.
    pub fn toggle_favourite(&mut self, facts: &TournamentFacts) {
        let key = FavouriteTournament::of(facts);
        if !self.favourites.remove(&key) {
            self.favourites.insert(key);
        }
    }

    /// Orders by `sort`; if the rows are already ordered by it, reverses the order.
    pub fn sort_by(&mut self, sort: TournamentSort) {
        self.descending = self.sort == sort && !self.descending;
        self.sort = sort;
    }

    /// The number of filters that are set.
    #[must_use]
    pub fn filters(&self) -> usize {
        let range = self.least.is_some() || self.most.is_some();
        let set = [self.game.is_some(), range, self.kind.is_some(), self.state.is_some()];
        set.into_iter().chain([self.guaranteed, self.mine, self.only_favourites]).filter(|on| *on).count()
    }

    /// Clears the filters; section, order, favourites and the filters under names stay.
    pub fn clear_filters(&mut self) {
        self.set(&TournamentFilter::default());
    }

    /// The filters that are set.
    #[must_use]
    pub fn filter(&self) -> TournamentFilter {
        let Self { ref game, least, most, kind, state, guaranteed, mine, only_favourites, .. } = *self;
        TournamentFilter { game: game.clone(), least, most, kind, state, guaranteed, mine, only_favourites }
    }

    /// Sets all filters.
    pub fn set(&mut self, filter: &TournamentFilter) {
        let TournamentFilter { ref game, least, most, kind, state, guaranteed, mine, only_favourites } = *filter;
        self.game.clone_from(game);
        (self.least, self.most, self.kind, self.state) = (least, most, kind, state);
        (self.guaranteed, self.mine, self.only_favourites) = (guaranteed, mine, only_favourites);
    }
}
