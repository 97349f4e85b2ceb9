//! Gives up what is encrypted with keys that are lost. The stacks of a table in the books are those from before its hand, so that a hand that
//! is given up costs nobody a chip.

use poker_protocol::{HallName, HandId, PlayerId, TournamentId};
use poker_room::{PlayerSave, VoidedHand};

use super::chain::{self, Sealed};
use super::hall_table::{ACTIONS, BEGUN, HallRows, PLAYERS, TOURNAMENTS};
use super::row::json;
use super::secret_rows::{self, SecretRow};
use super::{Transaction, Value, encrypted_draw, encrypted_hand, key_table, keyed_passwords, leases, log, tournaments};
use crate::door::AuditEvent;
use crate::store::keys::{KeyError, KeyList, KeyRing, Secret};
use crate::store::{GivenUp, GivingUp, Owner, StoreError, Tip};

/// Gives up all secrets whose keys the file does not have. Returns them, with the commits that this is.
pub(super) fn give_up(tx: &mut dyn Transaction, ring: &KeyRing, giving_up: &GivingUp) -> Result<(Vec<GivenUp>, Vec<Tip>), StoreError> {
    let list = ring.list()?;
    if ring.is_none() {
        // Without a file nobody can tell which keys are lost.
        return Err(KeyError::Unnamed.into());
    }
    let (mut all, mut tips) = (Vec::new(), Vec::new());
    for Tip { hall, .. } in chain::tips(tx)? {
        // No server that was cut off may write the hall after this.
        let operator = Owner { name: format!("an operator's command ({})", giving_up.by), url: String::new() };
        let lease = leases::claim(tx, &hall, &operator, 0)?;
        let given_up = give_up_in_hall(tx, &list, &hall)?;
        tips.extend(given_up.1);
        all.extend(given_up.0);
        leases::release(tx, &lease)?;
    }
    all.extend(keyed_passwords::give_up(tx, &list)?);
    for lost in key_table::names(tx)?.iter().filter(|name| list.get(name).is_none()) {
        key_table::remove(tx, lost)?;
    }
    for given_up in &all {
        log::add(tx, giving_up.at, &giving_up.by, &event(given_up, &giving_up.why))?;
    }
    Ok((all, tips))
}

fn give_up_in_hall(tx: &mut dyn Transaction, list: &KeyList, hall: &HallName) -> Result<(Vec<GivenUp>, Option<Tip>), StoreError> {
    let rows = secret_rows::of_hall(tx, &hall.0)?;
    let lost: Vec<SecretRow> = rows.into_iter().filter(|row| row.key.as_ref().is_some_and(|key| list.get(key).is_none())).collect();
    if lost.is_empty() {
        return Ok((Vec::new(), None));
    }
    let before = Sealed::read(tx, &hall.0)?;
    let mut rows = HallRows { tx, hall: &hall.0, digest: before.digest };
    let mut given_up = Vec::new();
    for SecretRow { secret, text, .. } in lost {
        given_up.push(match secret {
            Secret::Hand(hand) => remove_hand(&mut rows, hand, &text)?,
            Secret::Draw(tournament) => remove_draw(&mut rows, tournament, &text)?,
        });
    }
    let HallRows { tx, digest, .. } = rows;
    Ok((given_up, Some(before.seal(tx, &hall.0, digest)?)))
}

fn remove_hand(rows: &mut HallRows<'_>, hand: HandId, text: &str) -> Result<GivenUp, StoreError> {
    let number = Value::of(hand.0)?;
    let sql = "DELETE FROM actions WHERE hall = $1 AND hand = $2 RETURNING hand, number, what";
    rows.delete(&ACTIONS, sql, &[rows.name(), number.clone()])?;
    let sql = "DELETE FROM begun WHERE hall = $1 AND hand = $2 RETURNING hand, what";
    rows.delete(&BEGUN, sql, &[rows.name(), number])?;
    let row = encrypted_hand::row(text)?;
    let voided = VoidedHand { table: row.table, hand, opened: None };
    row.players.iter().try_for_each(|player| keep_untold(rows, player.player, &voided))?;
    let players = row.players.iter().zip(&row.stacks).map(|(player, stack)| (player.name.clone(), stack.stack)).collect();
    Ok(GivenUp::Hand { hall: HallName(rows.hall.to_owned()), hand, table: row.table, table_name: row.table_name, players })
}

/// Notes in the row of a player that the player must be told of a void hand. Nobody can open its deck any more.
fn keep_untold(rows: &mut HallRows<'_>, player: PlayerId, voided: &VoidedHand) -> Result<(), StoreError> {
    let key = [rows.name(), Value::of(player.0)?];
    let found = rows.tx.ask("SELECT what FROM players WHERE hall = $1 AND player = $2", &key)?;
    let Some(found) = found.first() else { return Ok(()) };
    let mut save: PlayerSave = found.json(0)?;
    save.voided.push(voided.clone());
    rows.put(&PLAYERS, &[Value::of(player.0)?, Value::json(&save)?])
}

/// Takes the draw out of the row. A hall cancels a game without a draw when it is opened.
fn remove_draw(rows: &mut HallRows<'_>, tournament: TournamentId, text: &str) -> Result<GivenUp, StoreError> {
    let without = json(&encrypted_draw::read_without_secrets(text)?)?;
    let values = [Value::of(tournament.0.into())?, Value::text(tournaments::OPENING), Value::Number(0), Value::text(&without)];
    rows.put(&TOURNAMENTS, &values)?;
    Ok(GivenUp::Game { hall: HallName(rows.hall.to_owned()), tournament })
}

fn event(given_up: &GivenUp, why: &str) -> AuditEvent {
    let why = why.to_owned();
    match given_up {
        GivenUp::Hand { hall, hand, .. } => AuditEvent::HandGivenUp { hall: hall.clone(), hand: *hand, why },
        GivenUp::Game { hall, tournament } => AuditEvent::GameGivenUp { hall: hall.clone(), tournament: *tournament, why },
        GivenUp::Password { player, .. } => AuditEvent::PasswordGivenUp { player: *player, why },
    }
}
