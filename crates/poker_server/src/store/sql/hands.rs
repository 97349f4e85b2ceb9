//! Reads finished hands, for review.

use poker_protocol::{HallName, HandId};

use super::{Row, Transaction, Value};
use crate::store::{HandQuery, KeptHand, StoreError};

pub(super) fn hand(tx: &mut dyn Transaction, hall: &HallName, hand: HandId) -> Result<Option<KeptHand>, StoreError> {
    let rows = tx.ask("SELECT void, what FROM hands WHERE hall = $1 AND hand = $2", &[Value::text(&hall.0), Value::of(hand.0)?])?;
    rows.first().map(kept).transpose()
}

pub(super) fn hands(tx: &mut dyn Transaction, hall: &HallName, query: &HandQuery) -> Result<Vec<KeptHand>, StoreError> {
    let hall = Value::text(&hall.0);
    let before = query.before.map_or(Ok(Value::Number(i64::MAX)), |before| Value::of(before.0))?;
    let most = Value::of(query.most.into())?;
    let rows = match query.player {
        Some(player) => tx.ask(
            "SELECT void, what FROM hand_players JOIN hands USING (hall, hand) WHERE hall = $1 AND player = $2 AND hand < $3 AND void >= $4 \
             ORDER BY hand DESC LIMIT $5",
            &[hall, Value::of(player.0)?, before, Value::Number(query.only_voided.into()), most],
        )?,
        None if query.only_voided => {
            tx.ask("SELECT void, what FROM hands WHERE hall = $1 AND hand < $2 AND void = 1 ORDER BY hand DESC LIMIT $3", &[hall, before, most])?
        }
        None => tx.ask("SELECT void, what FROM hands WHERE hall = $1 AND hand < $2 ORDER BY hand DESC LIMIT $3", &[hall, before, most])?,
    };
    rows.iter().map(kept).collect()
}

pub(super) fn kept(row: &Row) -> Result<KeptHand, StoreError> {
    Ok(if row.number(0)? == 0 { KeptHand::Ended(row.json(1)?) } else { KeptHand::Voided(row.json(1)?) })
}
