//! The player's turns at several tables, played by mouse or by key.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::driven_client::DrivenClient;

/// A little longer than buttons rest at a table that has come to another place, or to which keys have gone by themselves.
const CLICK_GUARD: Duration = Duration::from_millis(800);

/// The longest wait for a turn. It is long because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long an input has an effect at most. It is long because the machine may be busy.
const EFFECT: Duration = Duration::from_secs(4);

/// The most times that an input is tried. Buttons that rest ignore it, and they rest for longer where frames are slow.
const MOST_TRIES: usize = 6;

/// The turns at which the player has acted, by table.
#[derive(Debug, Default)]
pub struct PlayedTurns(BTreeMap<u64, (Value, Value)>);

/// How the player acts.
#[derive(Clone, Copy, Debug)]
pub enum By {
    Mouse,
    /// With C, or with this key where the player must pay. A key acts at the table under the pointer.
    KeyThatFolds(&'static str),
    /// Pays where that costs little, and otherwise as with the mouse.
    MouseThatCalls,
    /// Pays where that costs little, and otherwise as with the key that folds.
    KeyThatCalls(&'static str),
}

impl By {
    /// The part of the stack that a call may cost.
    const MOST_PAID: u64 = 12;

    /// Whether the player checks or calls, rather than folds.
    fn stays(self, legal: &Value) -> bool {
        let pays = matches!(self, Self::MouseThatCalls | Self::KeyThatCalls(_));
        let stack = legal["raise"]["max_to"].as_u64().unwrap_or_default();
        legal["check"] == true || pays && legal["call"].as_u64().is_some_and(|price| price * Self::MOST_PAID <= stack)
    }
}

impl PlayedTurns {
    /// The player's turn at a table, if it has begun and has not been played.
    pub fn open_at(&self, client: &mut DrivenClient, table: u64) -> Option<Value> {
        let ready = client.last_line(|line| line["event"] == "ready" && line["table"] == table)?;
        (self.0.get(&table) != Some(&turn_of(&ready))).then_some(ready)
    }

    /// Waits for a turn of the player at a table that has not been played. Returns the line of the trace.
    pub fn wait_at(&self, client: &mut DrivenClient, table: u64) -> Value {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(ready) = self.open_at(client, table) {
                return ready;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        client.fail(&format!("no turn at table {table}; {self:?}"));
    }

    /// Waits for the player's turn at a table, and checks, calls or folds there.
    pub fn play_at(&mut self, client: &mut DrivenClient, table: u64, by: By) {
        let ready = self.wait_at(client, table);
        let stays = by.stays(&ready["legal"]);
        let button = format!("t{table}.action.{}", if stays { "call" } else { "fold" });
        self.play_by(client, table, &ready, |client| match by {
            By::Mouse | By::MouseThatCalls => client.click(&button),
            By::KeyThatFolds(folds) | By::KeyThatCalls(folds) => {
                let leave = format!("t{table}.top.leave");
                client.hover(&leave);
                // Between two windows the pointer is over none, so keys may have gone to this table by themselves. Then they rest first.
                std::thread::sleep(CLICK_GUARD);
                client.key_in_window_of(&leave, if stays { "c" } else { folds });
            }
        });
    }

    /// Gives an input until the player has acted at the turn of `ready`.
    pub fn play_by(&mut self, client: &mut DrivenClient, table: u64, ready: &Value, input: impl FnMut(&mut DrivenClient)) {
        let before = own_acts(client, &[table]);
        until(client, &format!("the action at table {table}"), |client| own_acts(client, &[table]) > before, input);
        self.0.insert(table, turn_of(ready));
    }
}

/// Gives an input until it has an effect.
pub fn until(
    client: &mut DrivenClient,
    effect: &str,
    mut has_happened: impl FnMut(&mut DrivenClient) -> bool,
    mut input: impl FnMut(&mut DrivenClient),
) {
    for _ in 0..MOST_TRIES {
        input(client);
        let begun = Instant::now();
        while begun.elapsed() < EFFECT {
            if has_happened(client) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        std::thread::sleep(CLICK_GUARD);
    }
    client.fail(&format!("{MOST_TRIES} inputs had no effect: {effect}"));
}

fn turn_of(ready: &Value) -> (Value, Value) {
    (ready["hand"].clone(), ready["turn"].clone())
}

/// The tables where the player has a seat.
pub fn own_tables(client: &mut DrivenClient) -> Vec<u64> {
    let lines = client.lines_of("table");
    let numbers: BTreeSet<u64> = lines.iter().filter(|line| !line["you"].is_null()).filter_map(|line| line["table"].as_u64()).collect();
    numbers.into_iter().collect()
}

/// The player's seat at a table; null where there is none.
pub fn own_seat(client: &mut DrivenClient, table: u64) -> Value {
    let last = client.last_line(|line| line["event"] == "table" && line["table"] == table);
    last.map(|line| line["you"].clone()).unwrap_or_default()
}

/// The number of the player's decisions at some tables so far.
pub fn own_acts(client: &mut DrivenClient, tables: &[u64]) -> usize {
    let snapshots = client.lines_of("table");
    let is_own = |act: &&Value| {
        let snapshot = snapshots.iter().rev().find(|line| line["table"] == act["table"]);
        snapshot.is_some_and(|line| line["you"] == act["seat"])
    };
    let at_tables = |act: &&Value| tables.iter().any(|table| act["table"] == *table);
    client.lines_of("acted").iter().filter(at_tables).filter(is_own).count()
}
