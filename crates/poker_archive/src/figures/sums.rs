//! Adds up hands, one after the other.

use super::money::ChipSums;
use super::pace::Sessions;
use super::rows::FigureRow;
use super::share::PlaySums;
use super::spread::Spread;

/// The number of biggest pots that are kept on each side.
pub(super) const BIGGEST: usize = 5;

/// The sums of a set of hands. Their size does not depend on the number of hands, but for that of the sessions.
#[derive(Debug, Default)]
pub(super) struct Sums {
    pub(super) hands: u64,
    /// The hands whose result is not known.
    pub(super) unknown: u64,
    pub(super) net: Spread,
    pub(super) adjusted: Spread,
    /// Cash games, by the place of the unit in the list of all units.
    pub(super) money: Vec<ChipSums>,
    pub(super) tournament: TournamentSums,
    pub(super) sessions: Sessions,
    pub(super) play: PlaySums,
    pub(super) won: Biggest,
    pub(super) lost: Biggest,
}

/// What was won and lost in the chips of tournaments.
#[derive(Debug, Default)]
pub(super) enum TournamentSums {
    #[default]
    None,
    /// The id of the only tournament, and its sums.
    One(i64, ChipSums),
    /// Chips of several tournaments are not added.
    Several,
}

impl Sums {
    /// Adds a hand. `unit` is the place of its unit of money in the list of all units; `None` in a tournament.
    pub(super) fn add(&mut self, row: &FigureRow, unit: Option<usize>) {
        self.hands += 1;
        self.sessions.add(row.started_ms);
        self.play.add(row.counts);
        let Some(net) = row.net else {
            self.unknown += 1;
            return;
        };
        let big_blinds = row.net_hundredths(net);
        self.net.add(big_blinds);
        self.adjusted.add(row.adjusted_hundredths(net));
        let place = (big_blinds, row.started_ms, row.id);
        match big_blinds {
            1.. => self.won.add(place),
            0 => {}
            _ => self.lost.add((big_blinds.saturating_neg(), row.started_ms, row.id)),
        }
        match (unit, &mut self.tournament) {
            (Some(unit), _) => {
                if self.money.len() <= unit {
                    self.money.resize(unit + 1, ChipSums::default());
                }
                self.money[unit].add(row, net);
            }
            (None, TournamentSums::One(id, sums)) if *id == row.tournament => sums.add(row, net),
            (None, TournamentSums::None) => {
                let mut sums = ChipSums::default();
                sums.add(row, net);
                self.tournament = TournamentSums::One(row.tournament, sums);
            }
            (None, _) => self.tournament = TournamentSums::Several,
        }
    }
}

impl ChipSums {
    fn add(&mut self, row: &FigureRow, net: i64) {
        self.hands += 1;
        self.net += i128::from(net);
        self.luck_milli += i128::from(row.luck_milli);
        self.rake = self.rake.saturating_add(row.rake);
    }
}

/// A hand by what it won or lost in hundredths of its big blind, its beginning and its id.
type Place = (i64, u64, i64);

/// The hands with the greatest results, the greatest first; of equal ones the later ones.
#[derive(Debug, Default)]
pub(super) struct Biggest(Vec<Place>);

impl Biggest {
    fn add(&mut self, place: Place) {
        if self.0.len() == BIGGEST && self.0.last().is_some_and(|last| *last >= place) {
            return;
        }
        let at = self.0.partition_point(|other| *other > place);
        self.0.insert(at, place);
        self.0.truncate(BIGGEST);
    }

    /// The ids of the hands.
    pub(super) fn ids(&self) -> impl Iterator<Item = i64> {
        self.0.iter().map(|(_, _, id)| *id)
    }
}
