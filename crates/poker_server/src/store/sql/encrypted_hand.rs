//! The row of a hand in progress. How the hand began is encrypted as a whole; what an operator needs if the key is lost stays readable: the
//! table, the players and their stacks.

use poker_protocol::{HandId, SeatStack, TableId};
use poker_room::{BegunHand, Contest, Now, RecordedPlayer};
use serde::{Deserialize, Serialize};

use super::row::json;
use crate::store::StoreError;
use crate::store::keys::{KeyError, KeyName, KeyRing, Secret, SecretPlace, key_of};

/// The row of a hand in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct EncryptedHand {
    pub table: TableId,
    pub table_name: String,
    pub contest: Contest,
    pub started: Now,
    /// The players who were dealt in.
    pub players: Vec<RecordedPlayer>,
    /// Their stacks before the hand, which they get back if it becomes void.
    pub stacks: Vec<SeatStack>,
    /// The whole [`BegunHand`], encrypted.
    encrypted: String,
}

/// What tells an encrypted row from one of an older program.
#[derive(Deserialize)]
struct Kind {
    encrypted: Option<String>,
}

impl EncryptedHand {
    fn of(begun: &BegunHand, encrypted: String) -> Self {
        let stacks = begun.setup.seats.iter().map(|seat| SeatStack { seat: seat.seat, stack: seat.stack }).collect();
        let (table_name, players) = (begun.table_name.clone(), begun.players.clone());
        Self { table: begun.table, table_name, contest: begun.contest, started: begun.started, players, stacks, encrypted }
    }
}

/// The text of the row of a hand.
pub(super) fn text(keys: &KeyRing, hall: &str, begun: &BegunHand) -> Result<String, StoreError> {
    let place = SecretPlace { hall, secret: Secret::Hand(begun.hand) };
    let encrypted = keys.encrypt(place, json(begun)?.as_bytes())?;
    json(&EncryptedHand::of(begun, encrypted))
}

/// Reads the text of the row of a hand. A row of an older program is not encrypted.
pub(super) fn read(keys: &KeyRing, (hall, hand): (&str, HandId), text: &str) -> Result<BegunHand, StoreError> {
    if key(text)?.is_none() {
        return serde_json::from_str(text).map_err(StoreError::damaged);
    }
    let row = row(text)?;
    let place = SecretPlace { hall, secret: Secret::Hand(hand) };
    let decrypted = keys.decrypt(place, &row.encrypted)?;
    let begun: BegunHand = serde_json::from_slice(&decrypted).map_err(StoreError::damaged)?;
    // The readable part must not say anything else than the encrypted one.
    if begun.hand != hand || EncryptedHand::of(&begun, row.encrypted.clone()) != row {
        return Err(KeyError::Changed(place.to_string()).into());
    }
    Ok(begun)
}

/// The readable part of an encrypted row.
pub(super) fn row(text: &str) -> Result<EncryptedHand, StoreError> {
    serde_json::from_str(text).map_err(StoreError::damaged)
}

/// The name of the key of a row, or `None` if the row is not encrypted.
pub(super) fn key(text: &str) -> Result<Option<KeyName>, StoreError> {
    let Kind { encrypted } = serde_json::from_str(text).map_err(StoreError::damaged)?;
    let name = |text: String| key_of(&text).ok_or_else(|| StoreError::damaged("the name of a key cannot be read"));
    encrypted.map(name).transpose()
}
