//! What the hands that a filter finds add up to: results, their spread, and how the player plays.

mod group;
mod money;
mod opponents;
mod pace;
mod result_point;
mod results;
mod rows;
mod share;
mod spread;
mod sums;
mod thinned;

use rusqlite::{Connection, params};

pub use group::{Group, GroupKey, MOST_GROUPS};
use group::{Groups, key_of};
pub use money::{ChipResult, MoneyResult, MoneyUnit, TournamentResult};
pub use opponents::OpponentFigures;
pub use pace::{PAUSE_MS, Pace};
pub use result_point::ResultPoint;
pub use results::ResultLine;
use rows::{Stakes, each_hand, each_hand_of_opponents};
pub use share::{PlayFigures, Share};
pub use spread::{Band, BigBlinds, RATE_HANDS};
use sums::{Sums, TournamentSums};

use crate::filter::Scan;
use crate::{Archive, ArchiveError, HandFilter, HandId, HandLine, LineTournament, OpponentId, Position, StakeId};

/// What a set of hands adds up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    pub hands: u64,
    /// Of these, the hands that the player left before the end without folding. Their result is not known: they are in no result, no band
    /// and no rake, and are not among the biggest pots.
    pub unknown: u64,
    /// The results in cash games, for each unit of money, the one with the most hands first.
    pub money: Vec<MoneyResult>,
    /// The result in chips, if all hands of tournaments are of the same one: chips of different tournaments are never added.
    pub tournament: Option<TournamentResult>,
    /// The result in big blinds, in cash games and tournaments together.
    pub net: BigBlinds,
    /// The same, if each hand that was decided all-in had paid what the cards were worth when the last chip was bet (all-in-adjusted).
    pub adjusted: BigBlinds,
    pub pace: Pace,
    pub play: PlayFigures,
    /// The five hands in which the player won the most big blinds, the most first; of equal ones the later hands.
    pub biggest_won: Vec<HandLine>,
    /// The five hands in which the player lost the most big blinds, the most first; of equal ones the later hands.
    pub biggest_lost: Vec<HandLine>,
}

impl Archive {
    /// What the hands that the filter finds add up to.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn figures(&self, filter: &HandFilter) -> Result<Figures, ArchiveError> {
        // All statements read the same hands, also if another connection adds some.
        let _snapshot = self.connection.unchecked_transaction()?;
        let stakes = Stakes::read(&self.connection)?;
        let mut sums = Sums::default();
        each_hand(&self.connection, self.conditions(filter, Scan::Hands)?, &mut |hand| sums.add(hand, stakes.unit(hand.stake)))?;
        self.told(&sums, &stakes)
    }

    /// What the hands that the filter finds add up to in each group: positions in their order, tournaments with the one of the last hand
    /// first, other groups with the most hands first. There are at most [`MOST_GROUPS`].
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn figures_by(&self, filter: &HandFilter, group: Group) -> Result<Vec<(GroupKey, Figures)>, ArchiveError> {
        let _snapshot = self.connection.unchecked_transaction()?;
        let stakes = Stakes::read(&self.connection)?;
        let mut groups = Groups::default();
        if group == Group::Opponent {
            each_hand_of_opponents(&self.connection, self.conditions(filter, Scan::Lists)?, &mut |player, hand| {
                groups.add_in_order(player, hand, stakes.unit(hand.stake));
            })?;
        } else {
            each_hand(&self.connection, self.conditions(filter, Scan::Hands)?, &mut |hand| {
                if let Some(key) = key_of(group, hand, &stakes) {
                    groups.add(key, hand, stakes.unit(hand.stake));
                }
            })?;
        }
        let sums = groups.take(group).into_iter();
        sums.map(|(key, sums)| Ok((self.group_key(group, key, &stakes)?, self.told(&sums, &stakes)?))).collect()
    }

    fn told(&self, sums: &Sums, stakes: &Stakes) -> Result<Figures, ArchiveError> {
        let results = stakes.units.iter().zip(&sums.money).filter(|(_, sums)| sums.hands > 0);
        let mut money: Vec<MoneyResult> = results.map(|(unit, sums)| MoneyResult { unit: unit.clone(), result: sums.result() }).collect();
        money.sort_by_key(|of| std::cmp::Reverse(of.result.hands));
        let tournament = match &sums.tournament {
            TournamentSums::One(id, sums) => {
                let (_, tournament) = tournament(&self.connection, *id)?;
                Some(TournamentResult { tournament, result: sums.result() })
            }
            TournamentSums::None | TournamentSums::Several => None,
        };
        let lines = |ids: Vec<i64>| self.lines(&ids.into_iter().map(HandId).collect::<Vec<_>>());
        Ok(Figures {
            hands: sums.hands,
            unknown: sums.unknown,
            money,
            tournament,
            net: BigBlinds(sums.net),
            adjusted: BigBlinds(sums.adjusted),
            pace: sums.sessions.pace(),
            play: sums.play.figures(),
            biggest_won: lines(sums.won.ids().collect())?,
            biggest_lost: lines(sums.lost.ids().collect())?,
        })
    }

    fn group_key(&self, group: Group, key: i64, stakes: &Stakes) -> Result<GroupKey, ArchiveError> {
        Ok(match group {
            Group::Game => GroupKey::Game(stakes.game_named(key)),
            Group::Stake => {
                let stake = stakes.stakes.get(&key).cloned().ok_or(rusqlite::Error::QueryReturnedNoRows)?;
                GroupKey::Stake(StakeId(key), stake)
            }
            Group::Position => GroupKey::Position(Position::with_code(u8::try_from(key).unwrap_or(u8::MAX))),
            Group::Opponent => {
                let mut statement =
                    self.connection.prepare_cached("SELECT r.name, p.name FROM players p JOIN rooms r ON r.id = p.room WHERE p.id = ?1")?;
                let (room, name) = statement.query_row(params![key], |row| Ok((row.get(0)?, row.get(1)?)))?;
                GroupKey::Opponent { id: OpponentId(key), room, name }
            }
            Group::Tournament => {
                let (room, LineTournament { number, name }) = tournament(&self.connection, key)?;
                GroupKey::Tournament { room, number, name }
            }
        })
    }
}

/// The room of a tournament, and the tournament.
fn tournament(connection: &Connection, id: i64) -> Result<(String, LineTournament), ArchiveError> {
    let mut statement =
        connection.prepare_cached("SELECT r.name, t.number, t.name FROM tournaments t JOIN rooms r ON r.id = t.room WHERE t.id = ?1")?;
    Ok(statement.query_row(params![id], |row| {
        let number: i64 = row.get(1)?;
        Ok((row.get(0)?, LineTournament { number: u64::try_from(number).unwrap_or_default(), name: row.get(2)? }))
    })?)
}
