//! Adds hands to the archive.

use poker_history::{Phh, PlayedHand, View};
use poker_rules::Card;
use rusqlite::{OptionalExtension, ToSql, Transaction, TransactionBehavior, params};
use sha2::{Digest, Sha256};

use super::{Archive, ArchiveError};
use crate::filter::flag;
use crate::{HandFacts, Stake};

/// A hand that was played, with all that is kept of it. It is made on any thread, as it takes longer than adding it.
#[derive(Clone, Debug, PartialEq)]
pub struct NewHand {
    room: String,
    number: u64,
    started_ms: u64,
    table: String,
    /// The number and the name of the tournament.
    tournament: Option<(u64, String)>,
    dealt_in: u8,
    facts: HandFacts,
    record: String,
    digest: i64,
}

impl NewHand {
    /// What is kept of a hand that was played in `room`, which is empty for practice, and began at `started_ms`. `None` if nobody kept the
    /// record, or it cannot be replayed.
    pub fn of(hand: &PlayedHand, room: &str, started_ms: u64) -> Option<NewHand> {
        let facts = HandFacts::of(hand)?;
        let view = View::Player(facts.own.seat);
        // The same hand that is told twice, with other times, has the same digest.
        let mut timeless = PlayedHand { started_ms: None, ..hand.clone() };
        if let Some(keeper) = &mut timeless.kept_by {
            keeper.decision_ms.clear();
        }
        let digest = Sha256::digest(Phh::of(&timeless, view).ok()?.to_string());
        Some(NewHand {
            room: room.to_owned(),
            number: hand.id,
            started_ms,
            table: hand.table.clone(),
            tournament: hand.tournament.as_ref().map(|tournament| (tournament.number, tournament.name.clone())),
            dealt_in: u8::try_from(hand.setup.seats.len()).ok()?,
            facts,
            record: Phh::of(hand, view).ok()?.to_string(),
            digest: digest.first_chunk().map_or(0, |bytes| i64::from_be_bytes(*bytes)),
        })
    }

    /// The number that the room gave the hand.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whether the room gave it this number.
    pub(crate) fn is_of(&self, room: &str, number: u64) -> bool {
        self.room == room && self.number == number
    }

    /// The facts of the hand.
    pub fn facts(&self) -> &HandFacts {
        &self.facts
    }
}

impl Archive {
    /// Adds hands in one transaction: all of them are on the disk when this function returns, or none is. A hand that is kept already is left
    /// out. Returns the number of hands that were added.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, hands: &[NewHand]) -> Result<usize, ArchiveError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut added = 0;
        for hand in hands {
            added += usize::from(add(&tx, hand)?);
        }
        tx.commit()?;
        Ok(added)
    }

    /// Whether a hand of `room` with this number is kept in which the player was dealt these cards.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn holds(&self, room: &str, number: u64, own: &[Card]) -> Result<bool, ArchiveError> {
        let select = "SELECT 1 FROM hands JOIN rooms ON rooms.id = hands.room WHERE number = ?2 AND rooms.name = ?1 AND cards = ?3";
        Ok(self.connection.prepare_cached(select)?.exists(params![room, signed(number), codes(own)])?)
    }
}

/// Adds a hand. Returns false if it is kept already.
fn add(tx: &Transaction<'_>, hand: &NewHand) -> Result<bool, rusqlite::Error> {
    let own = &hand.facts.own;
    let room = room_id(tx, &hand.room)?;
    let place = id_of(
        tx,
        "SELECT id FROM places WHERE room = ?1 AND name = ?2 AND tournament = ?3",
        "INSERT INTO places (room, name, tournament) VALUES (?1, ?2, ?3)",
        params![room, hand.table, hand.tournament.is_some()],
    )?;
    let tournament = match &hand.tournament {
        None => 0,
        Some((number, name)) => id_of(
            tx,
            "SELECT id FROM tournaments WHERE room = ?1 AND number = ?2 AND name = ?3",
            "INSERT INTO tournaments (room, number, name) VALUES (?1, ?2, ?3)",
            params![room, signed(*number), name],
        )?,
    };
    let mut insert = tx.prepare_cached(
        "INSERT OR IGNORE INTO hands (room, number, digest, started_ms, place, stake, tournament, dealt_in, position, flags, net, luck_milli,
            pot, rake, big_blind, marks, bets, calls, cards, board)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)",
    )?;
    let inserted = insert.execute(params![
        room,
        signed(hand.number),
        hand.digest,
        signed(hand.started_ms),
        place,
        stake(tx, &hand.facts.stake)?,
        tournament,
        hand.dealt_in,
        own.position.code(),
        flags(&hand.facts),
        own.net.unwrap_or_default(),
        own.luck_milli,
        signed(hand.facts.pot.get()),
        signed(own.rake.get()),
        signed(hand.facts.big_blind.get()),
        own.counts.marks.0,
        own.counts.bets,
        own.counts.calls,
        codes(&own.cards),
        codes(&hand.facts.board),
    ])?;
    if inserted == 0 {
        return Ok(false);
    }
    let id = tx.last_insert_rowid();
    tx.prepare_cached("INSERT INTO records (hand, phh) VALUES (?1, ?2)")?.execute(params![id, hand.record])?;
    for (name, counts) in &hand.facts.others {
        let player = id_of(
            tx,
            "SELECT id FROM players WHERE room = ?1 AND name = ?2",
            "INSERT INTO players (room, name) VALUES (?1, ?2)",
            params![room, name],
        )?;
        // Two seats of one name in a hand can only come from a damaged record; the first counts.
        let added = tx
            .prepare_cached("INSERT OR IGNORE INTO seats (player, hand, marks, bets, calls) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![player, id, counts.marks.0, counts.bets, counts.calls])?;
        if added > 0 {
            tx.prepare_cached(TOTAL)?.execute(params![player, counts.marks.0, counts.bets, counts.calls])?;
        }
    }
    Ok(true)
}

/// Adds a seat to what its player did in all hands. The bits of the marks are those of `PlayMarks`.
const TOTAL: &str = "
INSERT INTO totals VALUES (?1, 1, ?2 & 1, ?2 >> 1 & 1, ?2 >> 2 & 1, ?2 >> 3 & 1, ?2 >> 4 & 1, ?2 >> 5 & 1, ?2 >> 6 & 1, ?2 >> 7 & 1,
    ?2 >> 8 & 1, ?2 >> 9 & 1, ?2 >> 10 & 1, ?3, ?4)
ON CONFLICT (player) DO UPDATE SET hands = hands + 1, decided = decided + excluded.decided, entered = entered + excluded.entered,
    raised = raised + excluded.raised, could_three_bet = could_three_bet + excluded.could_three_bet,
    three_bet = three_bet + excluded.three_bet, saw_flop = saw_flop + excluded.saw_flop, showdown = showdown + excluded.showdown,
    won_showdown = won_showdown + excluded.won_showdown, could_continue = could_continue + excluded.could_continue,
    continued = continued + excluded.continued, folded = folded + excluded.folded, bets = bets + excluded.bets,
    calls = calls + excluded.calls";

fn stake(tx: &Transaction<'_>, stake: &Stake) -> Result<i64, rusqlite::Error> {
    let (small, big) = (signed(stake.small_blind.get()), signed(stake.big_blind.get()));
    id_of(
        tx,
        "SELECT id FROM stakes WHERE game = ?1 AND currency = ?2 AND per_whole = ?3 AND small_blind = ?4 AND big_blind = ?5
            AND tournament = ?6",
        "INSERT INTO stakes (game, currency, per_whole, small_blind, big_blind, tournament) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![stake.game, stake.currency, signed(stake.per_whole), small, big, stake.tournament],
    )
}

/// The id of a room, which is added if it is new.
pub(crate) fn room_id(tx: &Transaction<'_>, name: &str) -> Result<i64, rusqlite::Error> {
    id_of(tx, "SELECT id FROM rooms WHERE name = ?1", "INSERT INTO rooms (name) VALUES (?1)", params![name])
}

/// The id of a row that is found by `select`, or else inserted.
fn id_of(tx: &Transaction<'_>, select: &str, insert: &str, parameters: &[&dyn ToSql]) -> Result<i64, rusqlite::Error> {
    let found = tx.prepare_cached(select)?.query_row(parameters, |row| row.get(0)).optional()?;
    if let Some(id) = found {
        return Ok(id);
    }
    tx.prepare_cached(insert)?.execute(parameters)?;
    Ok(tx.last_insert_rowid())
}

fn flags(facts: &HandFacts) -> i64 {
    let bit = |set: bool, bit: i64| if set { bit } else { 0 };
    bit(facts.showdown, flag::SHOWDOWN) | bit(facts.all_in, flag::ALL_IN) | bit(facts.own.net.is_none(), flag::UNKNOWN_NET)
}

/// Cards as bytes: their places among all cards.
fn codes(cards: &[Card]) -> Vec<u8> {
    let place = |card: &Card| Card::ALL.iter().position(|other| other == card).unwrap_or_default();
    cards.iter().map(|card| u8::try_from(place(card)).unwrap_or_default()).collect()
}

/// SQLite's numbers are signed.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
impl NewHand {
    /// The same hand with another number and time.
    pub(crate) fn renumbered(&self, number: u64, started_ms: u64) -> NewHand {
        NewHand { number, started_ms, ..self.clone() }
    }
}
