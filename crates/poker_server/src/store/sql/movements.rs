//! Reads the movements of a player's money.

use poker_protocol::{HallName, Money, PlayerId};
use poker_room::{Account, Booked, Movement, Now};

use super::row::json;
use super::{Row, Transaction, Value};
use crate::store::StoreError;

/// All movements into and out of the accounts of a player, with their numbers, oldest first.
pub(super) fn of_player(tx: &mut dyn Transaction, hall: &HallName, player: PlayerId) -> Result<Vec<(u64, Booked)>, StoreError> {
    let own = [json(&Account::Balance(player))?, json(&Account::Held(player))?, format!("{{\"stack\":[%,{}]}}", player.0)];
    let [balance, held, stack] = own.each_ref().map(|text| Value::text(text));
    let sql = "SELECT number, made, payer, payee, chips, reason FROM movements WHERE hall = $1 AND \
               (payer = $2 OR payer = $3 OR payer LIKE $4 OR payee = $5 OR payee = $6 OR payee LIKE $7) ORDER BY number";
    let values = [Value::text(&hall.0), balance.clone(), held.clone(), stack.clone(), balance, held, stack];
    tx.ask(sql, &values)?.iter().map(booked).collect()
}

fn booked(row: &Row) -> Result<(u64, Booked), StoreError> {
    let movement = Movement { from: row.json(2)?, to: row.json(3)?, amount: Money::new(row.number(4)?), reason: row.json(5)? };
    Ok((row.number(0)?, Booked { at: Now(row.number(1)?), movement }))
}
