//! Reads lists of hands page by page, what they add up to, and single records.

use std::collections::BTreeMap;

use poker_history::PlayedHand;
use poker_rules::{Card, Chips};
use rusqlite::types::Value;
use rusqlite::{OptionalExtension, Row, params, params_from_iter};

use super::record::read_record;
use super::{Archive, ArchiveError};
use crate::filter::{Scan, flag};
use crate::{HandFilter, HandId, HandLine, LineTournament, NetOfUnit, OpponentId, Position, Stake, Tally};

/// The last hand of a page, after which the next page begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageEnd {
    pub started_ms: u64,
    pub id: HandId,
}

impl HandLine {
    /// The place of this hand in the order of lists.
    pub fn page_end(&self) -> PageEnd {
        PageEnd { started_ms: self.started_ms, id: self.id }
    }
}

/// The columns of a line; `d` is the hand.
const LINE: &str = "d.id, d.number, d.started_ms, r.name, p.name, t.number, t.name, s.game, s.currency, s.per_whole, s.small_blind,
    s.big_blind, s.tournament, d.big_blind, d.position, d.cards, d.board, d.pot, d.net, d.flags";
/// The other tables of these columns.
const JOINS: &str = "JOIN rooms r ON r.id = d.room JOIN places p ON p.id = d.place JOIN stakes s ON s.id = d.stake
    LEFT JOIN tournaments t ON t.id = d.tournament";

/// An opponent of at least one of this many hands is met often.
const OFTEN: i64 = 50;

impl Archive {
    /// The newest `most` hands that the filter finds, the newest first; those after `after`, if it is given.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn page(&self, filter: &HandFilter, after: Option<PageEnd>, most: u32) -> Result<Vec<HandLine>, ArchiveError> {
        let mut conditions = match filter.opponent.filter(|_| filter.is_of_opponent_alone()) {
            Some(opponent) if self.is_often_met(opponent)? => HandFilter::met_often(opponent),
            _ => self.conditions(filter, Scan::Lists)?,
        };
        if let Some(after) = after {
            conditions.sql += " AND (h.started_ms, h.id) < (?, ?)";
            conditions.parameters.push(Value::Integer(i64::try_from(after.started_ms).unwrap_or(i64::MAX)));
            conditions.parameters.push(Value::Integer(after.id.0));
        }
        conditions.parameters.push(Value::Integer(most.into()));
        // The hands are found first, and only those of the page are read.
        let sql = format!(
            "SELECT {LINE} FROM (SELECT h.id FROM hands h WHERE {} ORDER BY h.started_ms DESC, h.id DESC LIMIT ?) found
             JOIN hands d ON d.id = found.id {JOINS} ORDER BY d.started_ms DESC, d.id DESC",
            conditions.sql
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let lines = statement.query_map(params_from_iter(conditions.parameters), line)?;
        Ok(lines.collect::<Result<_, _>>()?)
    }

    /// Whether an opponent was dealt in in so many hands that a page of them is soon found among all hands.
    pub(super) fn is_often_met(&self, opponent: OpponentId) -> Result<bool, ArchiveError> {
        let mut statement = self.connection.prepare_cached("SELECT hands, (SELECT max(id) FROM hands) FROM totals WHERE player = ?1")?;
        let (met, all): (i64, i64) =
            statement.query_row(params![opponent.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()?.unwrap_or_default();
        Ok(met > 0 && all / met < OFTEN)
    }

    /// The lines of single hands, in their order. Hands that are not in the archive are left out.
    pub(crate) fn lines(&self, hands: &[HandId]) -> Result<Vec<HandLine>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(&format!("SELECT {LINE} FROM hands d {JOINS} WHERE d.id = ?1"))?;
        let lines = hands.iter().map(|hand| statement.query_row(params![hand.0], line).optional());
        Ok(lines.filter_map(Result::transpose).collect::<Result<_, _>>()?)
    }

    /// The number of hands that the filter finds, and what they add up to.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tally(&self, filter: &HandFilter) -> Result<Tally, ArchiveError> {
        let mut tally = Tally::default();
        for (stake, (hands, net)) in self.sums_of_stakes(filter)? {
            tally.hands += hands;
            let stake = self.stake(stake)?.filter(|stake| !stake.tournament);
            let Some(Stake { currency, per_whole, .. }) = stake else { continue };
            match tally.nets.iter_mut().find(|of| of.currency == currency && of.per_whole == per_whole) {
                Some(of) => (of.hands, of.net) = (of.hands + hands, of.net + net),
                None => tally.nets.push(NetOfUnit { currency, per_whole, hands, net }),
            }
        }
        tally.nets.sort_by_key(|of| std::cmp::Reverse(of.hands));
        Ok(tally)
    }

    /// The number of hands of each stake, and what they add up to in chips.
    fn sums_of_stakes(&self, filter: &HandFilter) -> Result<BTreeMap<i64, (u64, i64)>, ArchiveError> {
        let conditions = self.conditions(filter, Scan::Sums)?;
        // The hands of a table are not in the order of their stakes; SQLite would sort them before it adds them up.
        let (columns, group) =
            if filter.table.is_some() { ("h.stake, 1, h.net", "") } else { ("h.stake, count(*), sum(h.net)", " GROUP BY h.stake") };
        let sql = format!("SELECT {columns} FROM hands h WHERE {}{group}", conditions.sql);
        let mut statement = self.connection.prepare_cached(&sql)?;
        let mut sums = BTreeMap::new();
        let mut rows = statement.query(params_from_iter(conditions.parameters))?;
        while let Some(row) = rows.next()? {
            let (hands, net): (i64, i64) = (row.get(1)?, row.get(2)?);
            let sum: &mut (u64, i64) = sums.entry(row.get(0)?).or_default();
            *sum = (sum.0 + u64::try_from(hands).unwrap_or_default(), sum.1 + net);
        }
        Ok(sums)
    }

    fn stake(&self, id: i64) -> Result<Option<Stake>, ArchiveError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT game, currency, per_whole, small_blind, big_blind, tournament FROM stakes WHERE id = ?1")?;
        Ok(statement.query_row(params![id], |row| stake_at(row, 0)).optional()?)
    }

    /// The record of a hand; `None` if there is no such hand.
    ///
    /// # Errors
    /// If the file cannot be read, or the record in it is not a hand.
    pub fn record(&self, hand: HandId) -> Result<Option<PlayedHand>, ArchiveError> {
        let mut statement = self.connection.prepare_cached("SELECT phh FROM records WHERE hand = ?1")?;
        let text: Option<String> = statement.query_row(params![hand.0], |row| row.get(0)).optional()?;
        let Some(text) = text else { return Ok(None) };
        let unreadable = || ArchiveError::Record(u64::try_from(hand.0).unwrap_or_default());
        read_record(&text).map(Some).ok_or_else(unreadable)
    }
}

fn line(row: &Row<'_>) -> Result<HandLine, rusqlite::Error> {
    let flags: i64 = row.get(19)?;
    let has = |bit: i64| flags & bit != 0;
    let tournament = match row.get::<_, Option<i64>>(5)? {
        Some(number) => Some(LineTournament { number: unsigned(number), name: row.get(6)? }),
        None => None,
    };
    Ok(HandLine {
        id: HandId(row.get(0)?),
        number: unsigned(row.get(1)?),
        started_ms: unsigned(row.get(2)?),
        room: row.get(3)?,
        table: row.get(4)?,
        tournament,
        stake: stake_at(row, 7)?,
        big_blind: Chips::new(unsigned(row.get(13)?)),
        position: Position::with_code(row.get(14)?),
        cards: cards(&row.get::<_, Vec<u8>>(15)?),
        board: cards(&row.get::<_, Vec<u8>>(16)?),
        pot: Chips::new(unsigned(row.get(17)?)),
        net: Some(row.get(18)?).filter(|_| !has(flag::UNKNOWN_NET)),
        showdown: has(flag::SHOWDOWN),
        all_in: has(flag::ALL_IN),
        starred: has(flag::STARRED),
        noted: has(flag::NOTED),
    })
}

/// The stake in six columns from `first` on.
pub(crate) fn stake_at(row: &Row<'_>, first: usize) -> Result<Stake, rusqlite::Error> {
    Ok(Stake {
        game: row.get(first)?,
        currency: row.get(first + 1)?,
        per_whole: unsigned(row.get(first + 2)?),
        small_blind: Chips::new(unsigned(row.get(first + 3)?)),
        big_blind: Chips::new(unsigned(row.get(first + 4)?)),
        tournament: row.get(first + 5)?,
    })
}

fn cards(codes: &[u8]) -> Vec<Card> {
    codes.iter().filter_map(|code| Card::ALL.get(usize::from(*code)).copied()).collect()
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}
