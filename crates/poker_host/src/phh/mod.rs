//! Hand records as PHH, the open text format for poker hands: TOML, one table a hand.
//!
//! Players stand in PHH's order, from the small blind on; amounts are whole numbers of the smallest unit. A small blind that nobody
//! posts is zero, a big blind posted out of turn is negative, dead posts are antes, and every hand that reaches the showdown has
//! an `sm` line for each player still in: so other programs replay the file to the same stacks where no rake was taken.

mod actions;
mod text;

use std::io::{self, Write};

use poker_room::HandRecord;
use poker_rules::{BadReplay, Chips, Seat, SeatSetup};

use actions::actions_of;
use text::{list, quoted};

/// Why a hand was not written.
#[derive(Debug, thiserror::Error)]
pub enum PhhError {
    /// The record is not a hand.
    #[error("the record is not a hand: {0}")]
    Record(#[from] BadReplay),
    /// The file.
    #[error("the hand could not be written: {0}")]
    Write(#[from] io::Error),
}

/// Writes a `.phhs` file: tables `[1]`, `[2]` and so on.
#[derive(Debug)]
pub struct PhhWriter<W> {
    out: W,
    written: u64,
}

impl<W: Write> PhhWriter<W> {
    /// A file without hands yet.
    pub fn new(out: W) -> PhhWriter<W> {
        PhhWriter { out, written: 0 }
    }

    /// Adds a hand.
    pub fn write(&mut self, record: &HandRecord) -> Result<(), PhhError> {
        let hand = phh_hand(record)?;
        if self.written > 0 {
            self.out.write_all(b"\n")?;
        }
        self.written += 1;
        Ok(write!(self.out, "[{}]\n{hand}", self.written)?)
    }

    /// Flushes what is held back and gives the file back.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

/// One hand as the lines of a `.phh` file.
pub fn phh_hand(record: &HandRecord) -> Result<String, BadReplay> {
    let setup = &record.setup;
    let seats: Vec<Seat> = setup.seats.iter().map(|player| player.seat).collect();
    let ante = |player: &SeatSetup| {
        let dead = player.post.map_or(Chips::ZERO, |post| post.dead);
        setup.stakes.ante.get().saturating_add(dead.get()).to_string()
    };
    let mut blinds: Vec<String> = setup.seats.iter().map(|player| blind(record, player)).collect();
    if seats.len() == 2 {
        // Heads-up, PHH reads the forced bets reversed.
        blinds.reverse();
    }
    let stacks = setup.seats.iter().map(|player| player.stack.get().to_string());
    let finishing = seats.iter().map(|seat| {
        let stack = record.stacks.iter().find(|end| end.seat == *seat).map_or(Chips::ZERO, |end| end.stack);
        stack.get().to_string()
    });
    let name = |seat: &Seat| record.players.iter().find(|player| player.seat == *seat).map_or("", |player| player.name.as_str());

    let lines = [
        ("variant", quoted("NT")),
        ("antes", list(setup.seats.iter().map(ante))),
        ("blinds_or_straddles", list(blinds)),
        ("min_bet", setup.stakes.big_blind.get().to_string()),
        ("starting_stacks", list(stacks)),
        ("actions", list(actions_of(record, &seats)?.iter().map(|action| quoted(action)))),
        ("hand", record.hand.0.to_string()),
        ("table", quoted(&record.table_name)),
        ("seats", list(seats.iter().map(|seat| seat.number().to_string()))),
        ("seat_count", record.table_seats.to_string()),
        ("players", list(seats.iter().map(|seat| quoted(name(seat))))),
        ("finishing_stacks", list(finishing)),
        ("_rake", record.rake.get().to_string()),
        ("_rulebook", quoted(&record.rulebook)),
    ];
    Ok(lines.iter().map(|(key, value)| format!("{key} = {value}\n")).collect())
}

/// The forced bet of a player, as PHH counts it.
fn blind(record: &HandRecord, player: &SeatSetup) -> String {
    let setup = &record.setup;
    if player.seat == setup.big_blind {
        setup.stakes.big_blind.get().to_string()
    } else if Some(player.seat) == setup.small_blind {
        setup.stakes.small_blind.get().to_string()
    } else {
        match player.post.map(|post| post.live) {
            Some(live) if !live.is_zero() => format!("-{}", live.get()),
            Some(_) | None => "0".to_owned(),
        }
    }
}
