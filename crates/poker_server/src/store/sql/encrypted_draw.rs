//! The row of the opening of a tournament. The drawn number of a game whose multiplier is not told yet is encrypted; everything else that a
//! tournament was announced with is known to its players.

use poker_protocol::TournamentId;
use poker_room::tournament::{StageSave, TournamentHead, TournamentOpening};
use serde::{Deserialize, Serialize};

use super::row::json;
use crate::store::StoreError;
use crate::store::keys::{KeyName, KeyRing, Secret, SecretPlace, key_of};

/// The row of an opening whose draw is secret.
#[derive(Serialize, Deserialize)]
struct EncryptedOpening {
    /// The opening without its draw.
    opening: TournamentOpening,
    /// The draw, encrypted.
    encrypted: String,
}

/// What tells an encrypted row from another one.
#[derive(Deserialize)]
struct Kind {
    encrypted: Option<String>,
}

/// Whether the multiplier of a tournament was told, or will never be drawn: then nothing of it is secret any more.
pub(super) fn is_told(head: &TournamentHead) -> bool {
    !matches!(head.stage, StageSave::Registering)
}

/// The text of the row of an opening whose draw was not told.
pub(super) fn text(keys: &KeyRing, hall: &str, opening: &TournamentOpening) -> Result<String, StoreError> {
    let Some(draw) = opening.draw else { return json(opening) };
    let place = SecretPlace { hall, secret: Secret::Draw(opening.id) };
    let encrypted = keys.encrypt(place, json(&draw)?.as_bytes())?;
    json(&EncryptedOpening { opening: TournamentOpening { draw: None, ..opening.clone() }, encrypted })
}

/// Reads the text of the row of an opening.
pub(super) fn read(keys: &KeyRing, (hall, tournament): (&str, TournamentId), text: &str) -> Result<TournamentOpening, StoreError> {
    if key(text)?.is_none() {
        return serde_json::from_str(text).map_err(StoreError::damaged);
    }
    let EncryptedOpening { opening, encrypted } = serde_json::from_str(text).map_err(StoreError::damaged)?;
    let decrypted = keys.decrypt(SecretPlace { hall, secret: Secret::Draw(tournament) }, &encrypted)?;
    let draw = serde_json::from_slice(&decrypted).map_err(StoreError::damaged)?;
    Ok(TournamentOpening { draw: Some(draw), ..opening })
}

/// Reads what is not secret in the row of an opening.
pub(super) fn read_without_secrets(text: &str) -> Result<TournamentOpening, StoreError> {
    if key(text)?.is_none() {
        return serde_json::from_str(text).map_err(StoreError::damaged);
    }
    let EncryptedOpening { opening, encrypted: _ } = serde_json::from_str(text).map_err(StoreError::damaged)?;
    Ok(opening)
}

/// The name of the key of a row, or `None` if the row is not encrypted.
pub(super) fn key(text: &str) -> Result<Option<KeyName>, StoreError> {
    let Kind { encrypted } = serde_json::from_str(text).map_err(StoreError::damaged)?;
    let name = |text: String| key_of(&text).ok_or_else(|| StoreError::damaged("the name of a key cannot be read"));
    encrypted.map(name).transpose()
}
