//! Reads what figures need of each hand.

use std::collections::BTreeMap;

use rusqlite::{Connection, Row, ToSql, params_from_iter};

use super::money::MoneyUnit;
use super::spread::hundredths;
use crate::filter::{Conditions, flag};
use crate::store::stake_at;
use crate::{ArchiveError, PlayCounts, PlayMarks, Stake};

/// The columns of a [`FigureRow`].
const COLUMNS: &str = "h.id, h.started_ms, h.stake, h.tournament, h.position, h.flags, h.net, h.luck_milli, h.rake, h.big_blind, h.marks,
    h.bets, h.calls";

/// What figures need of a hand.
#[derive(Debug)]
pub(super) struct FigureRow {
    pub(super) id: i64,
    pub(super) started_ms: u64,
    pub(super) stake: i64,
    /// The id of the tournament; 0 in a cash game.
    pub(super) tournament: i64,
    pub(super) position: u8,
    /// `None` if it is not known.
    pub(super) net: Option<i64>,
    pub(super) luck_milli: i64,
    pub(super) rake: u64,
    pub(super) counts: PlayCounts,
    big_blind: i64,
}

impl FigureRow {
    fn read(row: &Row<'_>) -> Result<FigureRow, rusqlite::Error> {
        let flags: i64 = row.get(5)?;
        let unsigned = |number: i64| u64::try_from(number).unwrap_or_default();
        Ok(FigureRow {
            id: row.get(0)?,
            started_ms: unsigned(row.get(1)?),
            stake: row.get(2)?,
            tournament: row.get(3)?,
            position: row.get(4)?,
            net: Some(row.get(6)?).filter(|_| flags & flag::UNKNOWN_NET == 0),
            luck_milli: row.get(7)?,
            rake: unsigned(row.get(8)?),
            counts: PlayCounts { marks: PlayMarks(row.get(10)?), bets: row.get(11)?, calls: row.get(12)? },
            big_blind: row.get(9)?,
        })
    }

    /// What was won or lost in hundredths of the big blind of the hand.
    pub(super) fn net_hundredths(&self, net: i64) -> i64 {
        hundredths(net.into(), self.big_blind.into())
    }

    /// The same, all-in-adjusted.
    pub(super) fn adjusted_hundredths(&self, net: i64) -> i64 {
        hundredths(self.adjusted_milli(net), i128::from(self.big_blind) * 1_000)
    }

    /// The all-in-adjusted result in thousandths of a chip.
    pub(super) fn adjusted_milli(&self, net: i64) -> i128 {
        i128::from(net) * 1_000 - i128::from(self.luck_milli)
    }
}

/// The hands that meet the conditions, in no order.
pub(super) fn each_hand(connection: &Connection, conditions: Conditions, each: &mut dyn FnMut(&FigureRow)) -> Result<(), ArchiveError> {
    let sql = format!("SELECT {COLUMNS} FROM hands h WHERE {}", conditions.sql);
    each_row(connection, &sql, conditions, &mut |_, hand| each(hand))
}

/// The hands that meet the conditions, the oldest first.
pub(super) fn each_hand_in_order(
    connection: &Connection,
    conditions: Conditions,
    each: &mut dyn FnMut(&FigureRow),
) -> Result<(), ArchiveError> {
    let sql = format!("SELECT {COLUMNS} FROM hands h WHERE {} ORDER BY h.started_ms, h.id", conditions.sql);
    each_row(connection, &sql, conditions, &mut |_, hand| each(hand))
}

/// The hands that meet the conditions, once for each other player, with the id of that player; all hands of a player after one another.
pub(super) fn each_hand_of_opponents(
    connection: &Connection,
    conditions: Conditions,
    each: &mut dyn FnMut(i64, &FigureRow),
) -> Result<(), ArchiveError> {
    // The join is written so that SQLite reads the seats in their order, and looks up the hands.
    let sql =
        format!("SELECT {COLUMNS}, s.player FROM seats s CROSS JOIN hands h ON h.id = s.hand WHERE {} ORDER BY s.player", conditions.sql);
    each_row(connection, &sql, conditions, &mut |row, hand| each(row.get(13).unwrap_or_default(), hand))
}

fn each_row(
    connection: &Connection,
    sql: &str,
    conditions: Conditions,
    each: &mut dyn FnMut(&Row<'_>, &FigureRow),
) -> Result<(), ArchiveError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params_from_iter(conditions.parameters.iter().map(|value| value as &dyn ToSql)))?;
    while let Some(row) = rows.next()? {
        each(row, &FigureRow::read(row)?);
    }
    Ok(())
}

/// The stakes of the archive by their ids, with their games and units of money.
pub(super) struct Stakes {
    pub(super) stakes: BTreeMap<i64, Stake>,
    games: Vec<String>,
    /// The units of money of cash games.
    pub(super) units: Vec<MoneyUnit>,
    /// The places of each stake's game and unit in these lists, by the id of the stake. Tournaments have no unit.
    places: Vec<(usize, Option<usize>)>,
}

impl Stakes {
    pub(super) fn read(connection: &Connection) -> Result<Stakes, ArchiveError> {
        let mut statement = connection
            .prepare_cached("SELECT game, currency, per_whole, small_blind, big_blind, tournament, id FROM stakes ORDER BY id")?;
        let rows = statement.query_map([], |row| Ok((row.get(6)?, stake_at(row, 0)?)))?;
        let stakes: BTreeMap<i64, Stake> = rows.collect::<Result<_, _>>()?;
        let (mut games, mut units, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for (id, stake) in &stakes {
            let unit = MoneyUnit { currency: stake.currency.clone(), per_whole: stake.per_whole };
            let unit = (!stake.tournament).then(|| place_of(&mut units, unit));
            let id = usize::try_from(*id).unwrap_or_default();
            places.resize(places.len().max(id + 1), (0, None));
            places[id] = (place_of(&mut games, stake.game.clone()), unit);
        }
        Ok(Stakes { stakes, games, units, places })
    }

    /// The place of the unit of a stake; `None` for tournaments.
    pub(super) fn unit(&self, stake: i64) -> Option<usize> {
        self.places.get(usize::try_from(stake).ok()?)?.1
    }

    /// The number of the game of a stake.
    pub(super) fn game(&self, stake: i64) -> Option<i64> {
        i64::try_from(self.places.get(usize::try_from(stake).ok()?)?.0).ok()
    }

    /// The code of the game with a number.
    pub(super) fn game_named(&self, number: i64) -> String {
        usize::try_from(number).ok().and_then(|place| self.games.get(place)).cloned().unwrap_or_default()
    }
}

/// The place of something in a list, to which it is added if it is not there.
fn place_of<T: PartialEq>(list: &mut Vec<T>, wanted: T) -> usize {
    list.iter().position(|other| *other == wanted).unwrap_or_else(|| {
        list.push(wanted);
        list.len() - 1
    })
}
