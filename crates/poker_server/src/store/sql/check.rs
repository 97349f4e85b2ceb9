//! Looks whether the books are sound.

use poker_protocol::{HallName, HandId};

use super::{Row, Transaction};
use crate::store::{Flaw, StoreError};

/// Movements of every account, from both sides.
const BALANCES: &str = "
WITH moved AS (
    SELECT hall, account, CAST(sum(chips) AS BIGINT) AS chips FROM (
        SELECT hall, payee AS account, chips FROM movements UNION ALL SELECT hall, payer AS account, -chips AS chips FROM movements
    ) AS sides GROUP BY hall, account
), both_sides AS (
    SELECT hall, account, chips AS held, 0 AS moved FROM balances UNION ALL SELECT hall, account, 0 AS held, chips AS moved FROM moved
)
SELECT hall, account, CAST(sum(held) AS BIGINT), CAST(sum(moved) AS BIGINT) FROM both_sides
GROUP BY hall, account HAVING sum(held) <> sum(moved) ORDER BY hall, account";

pub(super) fn check(tx: &mut dyn Transaction) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = Vec::new();
    let hall = |row: &Row| Ok::<_, StoreError>(HallName(row.text(0)?.to_owned()));
    let sums = "SELECT hall, CAST(sum(chips) AS BIGINT) FROM balances GROUP BY hall HAVING sum(chips) <> 0 ORDER BY hall";
    for row in tx.ask(sums, &[])? {
        flaws.push(Flaw::Sum { hall: hall(&row)?, sum: row.signed(1)? });
    }
    for row in tx.ask(BALANCES, &[])? {
        flaws.push(Flaw::Balance { hall: hall(&row)?, account: row.text(1)?.to_owned(), held: row.signed(2)?, moved: row.signed(3)? });
    }
    // An account of a stack is written as `{"stack":[3,7]}`: player 7 at table 3.
    let seats = "SELECT hall, '{\"stack\":[' || id || ',' || player || ']}' AS account, chips FROM seats WHERE chips <> 0 ORDER BY hall, id, player";
    let stacks = "SELECT hall, account, chips FROM balances WHERE account LIKE '{\"stack\":%' AND chips <> 0";
    let mut booked = tx.ask(stacks, &[])?.iter().map(line).collect::<Result<std::collections::BTreeSet<_>, _>>()?;
    for row in tx.ask(seats, &[])? {
        let seat = line(&row)?;
        if !booked.remove(&seat) {
            flaws.push(Flaw::Stack { hall: HallName(seat.0), what: format!("the book does not have {} with {}", seat.1, seat.2) });
        }
    }
    let alone = |(hall, account, chips): (String, String, i64)| Flaw::Stack {
        hall: HallName(hall),
        what: format!("no table has {account} with {chips}"),
    };
    flaws.extend(booked.into_iter().map(alone));
    for row in tx.ask("SELECT hall, hand FROM begun JOIN hands USING (hall, hand) ORDER BY hall, hand", &[])? {
        flaws.push(Flaw::Hand { hall: hall(&row)?, hand: HandId(row.number(1)?) });
    }
    Ok(flaws)
}

fn line(row: &Row) -> Result<(String, String, i64), StoreError> {
    Ok((row.text(0)?.to_owned(), row.text(1)?.to_owned(), row.signed(2)?))
}
