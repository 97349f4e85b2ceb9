//! The tournaments that pass the filters, in order (R-UI-2).

use std::cmp::Ordering;

use poker_protocol::{Begins, Money, TournamentId};
use poker_rules::{Betting, GameSpec, Variant};

use super::{ListedTournament, RowState};
use crate::lobby::{TournamentChoices, TournamentSort, TournamentType};
use crate::tournament::{OwnEntries, TournamentLobby};

/// The tournaments that the lobby shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentList<'a> {
    /// Those that pass the filters and the search, in order.
    pub rows: Vec<ListedTournament<'a>>,
    /// Those that do not pass.
    pub others: Vec<ListedTournament<'a>>,
    /// The values that the filters offer.
    pub options: TournamentOptions,
    /// The number of tournaments that pass and are not in `rows`, because the rows stay as they are for now.
    pub waiting: usize,
}

/// The different values of all tournaments, in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentOptions {
    /// The games, with their codes.
    pub games: Vec<(String, GameSpec)>,
    /// What an entry costs.
    pub prices: Vec<Money>,
    pub kinds: Vec<TournamentType>,
}

impl<'a> TournamentList<'a> {
    /// The list at `now`, in milliseconds since 1970. `search` is a part of the name, in any case.
    #[must_use]
    pub fn of(lobby: &'a TournamentLobby, own: &OwnEntries, choices: &TournamentChoices, search: &str, now: u64) -> Self {
        let all: Vec<_> = lobby.rows().map(|row| ListedTournament::of(row, own, now)).collect();
        let options = TournamentOptions::of(&all);
        let search = search.trim().to_lowercase();
        let passes = |listed: &ListedTournament<'_>| choices.lets_through(listed) && is_named(listed, &search);
        let (mut rows, others): (Vec<_>, Vec<_>) = all.into_iter().partition(passes);
        rows.sort_by(|a, b| choices.order(a, b).then_with(|| tie(a).cmp(&tie(b))));
        Self { rows, others, options, waiting: 0 }
    }

    /// The row of a tournament.
    #[must_use]
    pub fn row(&self, tournament: TournamentId) -> Option<&ListedTournament<'a>> {
        self.rows.iter().find(|listed| listed.row.tournament == tournament)
    }

    /// The time until what is shown of the rows changes by itself, in milliseconds.
    #[must_use]
    pub fn next_change_ms(&self, now: u64) -> Option<u64> {
        self.rows.iter().filter_map(|listed| listed.next_change_ms(now)).min()
    }
}

impl TournamentOptions {
    fn of(all: &[ListedTournament<'_>]) -> Self {
        let facts = || all.iter().map(|listed| &listed.row.facts);
        let mut games: Vec<_> = facts().filter_map(|facts| Some((facts.game.code()?.to_owned(), facts.game))).collect();
        games.sort_by_key(|(_, game)| game_order(game));
        games.dedup_by(|a, b| a.0 == b.0);
        let mut prices: Vec<_> = facts().map(|facts| facts.cost.total).collect();
        prices.sort_unstable();
        prices.dedup();
        let kinds = TournamentType::ALL.into_iter().filter(|kind| facts().any(|facts| kind.is(facts))).collect();
        Self { games, prices, kinds }
    }
}

fn is_named(listed: &ListedTournament<'_>, search: &str) -> bool {
    search.is_empty() || listed.row.facts.name.to_lowercase().contains(search)
}

/// Where a column does not decide, the beginning does, and then the number.
fn tie(listed: &ListedTournament<'_>) -> (u64, TournamentId) {
    (start(listed), listed.row.tournament)
}

/// The time of the beginning; those that begin when they are full come last.
fn start(listed: &ListedTournament<'_>) -> u64 {
    match listed.row.begins {
        Begins::At { time } => time,
        Begins::WhenFull { .. } => u64::MAX,
    }
}

fn game_order(game: &GameSpec) -> Option<usize> {
    Variant::ALL.iter().position(|variant| Some(variant.code) == game.code())
}

fn limit_order(game: &GameSpec) -> u8 {
    match game.betting {
        Betting::NoLimit => 0,
        Betting::PotLimit { .. } => 1,
        Betting::FixedLimit { .. } => 2,
    }
}

impl TournamentChoices {
    /// Whether the filters admit a tournament.
    fn lets_through(&self, listed: &ListedTournament<'_>) -> bool {
        let facts = &listed.row.facts;
        let price = facts.cost.total;
        self.game.as_deref().is_none_or(|game| facts.game.code() == Some(game))
            && self.least.is_none_or(|least| price >= least)
            && self.most.is_none_or(|most| price <= most)
            && self.kind.is_none_or(|kind| kind.is(facts))
            && self.state.is_none_or(|state| listed.state.passes(state))
            && (!self.guaranteed || listed.is_guaranteed())
            && (!self.mine || listed.own.is_some())
            && (!self.only_favourites || self.is_favourite(facts))
    }

    fn order(&self, a: &ListedTournament<'_>, b: &ListedTournament<'_>) -> Ordering {
        let by = |of: &dyn Fn(&ListedTournament<'_>) -> u64| of(a).cmp(&of(b));
        let kinds = |listed: &ListedTournament<'_>| TournamentType::of(&listed.row.facts).collect::<Vec<_>>();
        let state = |listed: &ListedTournament<'_>| (!listed.is_in(), rank(listed.state));
        let order = match self.sort {
            TournamentSort::Start => by(&start),
            TournamentSort::Name => a.row.facts.name.to_lowercase().cmp(&b.row.facts.name.to_lowercase()),
            TournamentSort::Kind => kinds(a).cmp(&kinds(b)),
            TournamentSort::Limit => by(&|listed| limit_order(&listed.row.facts.game).into()),
            TournamentSort::Price => by(&|listed| listed.row.facts.cost.total.hundredths()),
            TournamentSort::Pool => by(&|listed| listed.pool().hundredths()),
            TournamentSort::Registered => by(&|listed| listed.row.entries.into()),
            TournamentSort::State => state(a).cmp(&state(b)),
        };
        if self.descending { order.reverse() } else { order }
    }
}

/// The place of a state in the order. The time that is left does not count, so that rows do not move with every second.
fn rank(state: RowState) -> u8 {
    match state {
        RowState::Late { .. } => 0,
        RowState::Registering => 1,
        RowState::NotOpen => 2,
        RowState::Running => 3,
        RowState::Break => 4,
        RowState::FinalTable => 5,
        RowState::Finished => 6,
        RowState::Cancelled => 7,
    }
}
