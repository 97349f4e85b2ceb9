//! Orders of operators to halls in SQL.

use poker_protocol::HallName;
use poker_room::Now;

use super::sealed_table::ORDERS;
use super::{Row, Transaction, Value, numbers, sealed_table};
use crate::door::{KeptOrder, NewOrder, OrderId, OrderOutcome, Withdrawal};
use crate::store::{Lease, OpenOrders, StoreError};

/// The number of times that servers try to carry an order out. A hall that fails each time is not made to try again.
const MOST_TRIES: u32 = 3;

/// The most orders that a hall is given at once, so that no commit gets too long.
const MOST_AT_ONCE: u64 = 32;

/// The open orders of a hall that its owner is to carry out now. An order that cannot be read, or during which the hall has failed each time,
/// is refused here. An order during which the hall may have failed is given alone, so that a bad one takes no other along.
pub(super) fn open_orders(tx: &mut dyn Transaction, lease: &Lease) -> Result<OpenOrders, StoreError> {
    let mut orders = OpenOrders::default();
    let sql = "SELECT id, hall, made, by_whom, what, outcome, tries, epoch FROM orders WHERE hall = $1 AND outcome IS NULL ORDER BY id \
               LIMIT $2";
    for row in tx.ask(sql, &[Value::text(&lease.hall.0), Value::of(MOST_AT_ONCE)?])? {
        let (id, tries) = (OrderId(row.number(0)?), row.number(6)?);
        let begun = row.number(7)? == lease.epoch.0;
        let is_suspect = tries > u64::from(begun);
        if is_suspect && !orders.open.is_empty() {
            break;
        }
        let Ok(order) = kept(&row) else {
            refuse(tx, id, &OrderOutcome::unreadable())?;
            orders.given_up.push(id);
            continue;
        };
        if begun {
            orders.open.push(order);
        } else if tries >= MOST_TRIES.into() {
            refuse(tx, id, &OrderOutcome::failed(MOST_TRIES))?;
            orders.given_up.push(id);
        } else {
            // An operator may withdraw the order at this moment. Then it is not carried out.
            let sql = "UPDATE orders SET tries = tries + 1, epoch = $1 WHERE id = $2 AND outcome IS NULL";
            let key = Value::of(id.0)?;
            let values = [Value::of(lease.epoch.0)?, key.clone()];
            if sealed_table::change(tx, (&ORDERS, &key), |tx| tx.run(sql, &values))? == 1 {
                orders.open.push(order);
            }
        }
        if is_suspect && !orders.open.is_empty() {
            break;
        }
    }
    Ok(orders)
}

/// Stores an order.
pub(super) fn add(tx: &mut dyn Transaction, order: &NewOrder) -> Result<OrderId, StoreError> {
    let id = numbers::next(tx, "orders")?;
    tx.run(
        "INSERT INTO orders (id, hall, made, by_whom, what) VALUES ($1, $2, $3, $4, $5)",
        &[Value::of(id)?, Value::text(&order.hall.0), Value::of(order.at.0)?, Value::text(&order.by), Value::json(&order.order)?],
    )?;
    sealed_table::seal(tx, &ORDERS, &Value::of(id)?)?;
    Ok(OrderId(id))
}

fn refuse(tx: &mut dyn Transaction, id: OrderId, outcome: &OrderOutcome) -> Result<(), StoreError> {
    let id = Value::of(id.0)?;
    let (sql, values) = ("UPDATE orders SET outcome = $1 WHERE id = $2 AND outcome IS NULL", [Value::json(outcome)?, id.clone()]);
    sealed_table::change(tx, (&ORDERS, &id), |tx| tx.run(sql, &values)).map(drop)
}

/// Writes the outcome of an order that was carried out.
pub(super) fn carried_out(tx: &mut dyn Transaction, order: OrderId, outcome: &OrderOutcome) -> Result<(), StoreError> {
    let id = Value::of(order.0)?;
    let values = [Value::json(outcome)?, id.clone()];
    sealed_table::change(tx, (&ORDERS, &id), |tx| tx.run("UPDATE orders SET outcome = $1 WHERE id = $2", &values)).map(drop)
}

/// Withdraws an order that no running server has begun to carry out.
pub(super) fn withdraw(tx: &mut dyn Transaction, id: OrderId, outcome: &OrderOutcome) -> Result<Withdrawal, StoreError> {
    let now = Value::of(tx.now_ms()?)?;
    let sql = "UPDATE orders SET outcome = $1 WHERE id = $2 AND outcome IS NULL AND NOT EXISTS \
               (SELECT 1 FROM halls WHERE halls.hall = orders.hall AND halls.epoch = orders.epoch AND halls.held_until > $3)";
    let key = Value::of(id.0)?;
    let values = [Value::json(outcome)?, key.clone(), now];
    if sealed_table::change(tx, (&ORDERS, &key), |tx| tx.run(sql, &values))? == 1 {
        return Ok(Withdrawal::Withdrawn);
    }
    let rows = tx.ask("SELECT hall, outcome FROM orders WHERE id = $1", &[Value::of(id.0)?])?;
    let Some(row) = rows.first() else { return Ok(Withdrawal::NoSuchOrder) };
    Ok(if row.maybe_text(1).is_some() { Withdrawal::Over } else { Withdrawal::Begun(HallName(row.text(0)?.to_owned())) })
}

pub(super) fn kept(row: &Row) -> Result<KeptOrder, StoreError> {
    let new =
        NewOrder { hall: HallName(row.text(1)?.to_owned()), at: Now(row.number(2)?), by: row.text(3)?.to_owned(), order: row.json(4)? };
    Ok(KeptOrder { id: OrderId(row.number(0)?), new, outcome: row.maybe_json(5)? })
}
