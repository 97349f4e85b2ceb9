//! Sessions and their tokens in SQL. A session that is deleted takes its tokens with it.

use poker_protocol::{PlayerId, SessionId};
use poker_room::Now;

use super::sealed_table::{SESSIONS, TOKENS};
use super::{Row, Transaction, Value, sealed_table};
use crate::door::{KeptSession, KeptToken, MOST_SESSIONS, TokenDigest};
use crate::store::StoreError;

pub(super) fn token(tx: &mut dyn Transaction, digest: &TokenDigest) -> Result<Option<(KeptToken, KeptSession)>, StoreError> {
    let sql = "SELECT sessions.id, sessions.player, sessions.made, used, wrong, locked_until, tokens.made, good_until \
               FROM tokens JOIN sessions ON sessions.id = tokens.session WHERE digest = $1";
    let rows = tx.ask(sql, &[Value::Text(hex(digest).into())])?;
    let Some(row) = rows.first() else { return Ok(None) };
    let session = session(row)?;
    let token = KeptToken { digest: *digest, session: session.id, made: Now(row.number(6)?), until: Now(row.number(7)?) };
    Ok(Some((token, session)))
}

pub(super) fn sessions(tx: &mut dyn Transaction, player: PlayerId) -> Result<Vec<KeptSession>, StoreError> {
    let sql = "SELECT id, player, made, used, wrong, locked_until FROM sessions WHERE player = $1 ORDER BY used DESC, id DESC";
    tx.ask(sql, &[Value::of(player.0)?])?.iter().map(session).collect()
}

/// Begins the session of a token, and ends those that are too many.
pub(super) fn open(tx: &mut dyn Transaction, player: PlayerId, token: &KeptToken) -> Result<u64, StoreError> {
    let KeptToken { session, made, .. } = token;
    let id = Value::of(player.0)?;
    let surplus =
        "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE player = $1 ORDER BY used DESC, id DESC LIMIT $2 OFFSET $3)";
    tx.run(surplus, &[id.clone(), Value::Number(i64::MAX), Value::of((MOST_SESSIONS - 1).into())?])?;
    let sql = "INSERT INTO sessions (id, player, made, used, wrong, locked_until) VALUES ($1, $2, $3, $4, 0, 0)";
    tx.run(sql, &[Value::of(session.0)?, id, Value::of(made.0)?, Value::of(made.0)?])?;
    sealed_table::seal(tx, &SESSIONS, &Value::of(session.0)?)?;
    add_token(tx, player, token)
}

pub(super) fn add_token(tx: &mut dyn Transaction, player: PlayerId, token: &KeptToken) -> Result<u64, StoreError> {
    let KeptToken { digest, session, made, until } = token;
    tx.run(
        "INSERT INTO tokens (digest, player, made, good_until, session) VALUES ($1, $2, $3, $4, $5)",
        &[Value::Text(hex(digest).into()), Value::of(player.0)?, Value::of(made.0)?, Value::of(until.0)?, Value::of(session.0)?],
    )?;
    sealed_table::seal(tx, &TOKENS, &Value::Text(hex(digest).into()))?;
    set_used(tx, *session, *made)
}

pub(super) fn set_used(tx: &mut dyn Transaction, session: SessionId, at: Now) -> Result<u64, StoreError> {
    let id = Value::of(session.0)?;
    let values = [Value::of(at.0)?, id.clone()];
    sealed_table::change(tx, (&SESSIONS, &id), |tx| tx.run("UPDATE sessions SET used = $1 WHERE id = $2", &values))
}

/// Deletes tokens that had expired before `before`, and sessions without tokens.
pub(super) fn forget(tx: &mut dyn Transaction, before: Now) -> Result<(), StoreError> {
    tx.run("DELETE FROM tokens WHERE good_until <= $1", &[Value::of(before.0)?])?;
    tx.run("DELETE FROM sessions WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.session = sessions.id)", &[])?;
    Ok(())
}

pub(super) fn session(row: &Row) -> Result<KeptSession, StoreError> {
    Ok(KeptSession {
        id: SessionId(row.number(0)?),
        player: PlayerId(row.number(1)?),
        made: Now(row.number(2)?),
        used: Now(row.number(3)?),
        wrong: u32::try_from(row.number(4)?).map_err(StoreError::damaged)?,
        locked_until: Now(row.number(5)?),
    })
}

fn hex(digest: &TokenDigest) -> String {
    digest.0.iter().map(|byte| format!("{byte:02x}")).collect()
}
