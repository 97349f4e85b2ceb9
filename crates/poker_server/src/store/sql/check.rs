//! Checks that the books are consistent.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HallName, HandId};
use poker_room::{Account, OfferKey, Ticket, TicketBook, TicketPlace};

use super::{Row, Transaction, Value, accounts, chain, hands, key_table, keyed_passwords, leases, load, numbers, sealed_table};
use crate::store::keys::{KeyError, KeyRing};
use crate::store::{Flaw, Noted, StoreError};

/// Compares each balance with the movements into and out of the account.
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

/// Finds all flaws. `noted` is what was noted outside of the database, or `None` if the notes are missing.
pub(super) fn check(tx: &mut dyn Transaction, keys: &KeyRing, noted: Option<&Noted>) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = history(tx, noted)?;
    flaws.extend(sealed_table::check(tx)?);
    flaws.extend(unreadable(tx, keys)?);
    flaws.extend(unusable_keys(tx, keys)?);
    match sums(tx) {
        Ok(found) => flaws.extend(found),
        // What cannot be read was found above, with its place.
        Err(StoreError::Damaged { .. }) if !flaws.is_empty() => {}
        Err(error) => return Err(error),
    }
    Ok(flaws)
}

/// Checks that the rows of each hall are as its commits left them, and that no commit is missing.
fn history(tx: &mut dyn Transaction, noted: Option<&Noted>) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = Vec::new();
    let tips = chain::tips(tx)?;
    if noted.is_none() && tips.iter().any(|tip| tip.number > 0) {
        flaws.push(Flaw::NoTips);
    }
    if let Some(noted) = noted {
        if let Some((tip, kept)) = chain::missing(tx, &noted.tips)? {
            flaws.push(Flaw::Lost { hall: tip.hall, written: tip.number, kept });
        }
        let kept = numbers::changes(tx)?;
        if kept < noted.changes {
            flaws.push(Flaw::LostChanges { written: noted.changes, kept });
        }
    }
    for tip in tips {
        if !chain::holds(tx, &tip.hall.0)? {
            flaws.push(Flaw::Changed { hall: tip.hall });
        }
    }
    Ok(flaws)
}

/// Reads everything that a server reads from the books when it starts and while it runs.
fn unreadable(tx: &mut dyn Transaction, keys: &KeyRing) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = Vec::new();
    let mut no_keys = Vec::new();
    let mut note = |what: String, error: &dyn std::fmt::Display| flaws.push(Flaw::Unreadable { what: format!("{what}: {error}") });
    for tip in chain::tips(tx)? {
        if let Err(error) = leases::readable(tx, &tip.hall) {
            note(format!("the lease of hall {}", tip.hall), &error);
        }
        match load::load(tx, Some(keys), &tip.hall) {
            Err(StoreError::Keys(error)) if !matches!(error, KeyError::Changed(_)) => {
                no_keys.push(Flaw::NoKey { hall: tip.hall.clone(), why: error.to_string() });
            }
            Ok(Some(kept)) => {
                if let Err(error) = kept.room.check() {
                    note(format!("hall {}", tip.hall), &error);
                }
            }
            Ok(None) => {}
            Err(error) => note(format!("hall {}", tip.hall), &error),
        }
        let sql = "SELECT hand, void, what FROM hands WHERE hall = $1";
        tx.each(sql, &[Value::text(&tip.hall.0)], &mut |row| {
            let columns = Row(row.0.get(1..).unwrap_or_default().to_vec());
            if let Err(error) = hands::kept(&columns) {
                note(format!("hand {} of hall {}", row.number(0).unwrap_or_default(), tip.hall), &error);
            }
        })?;
    }
    accounts::each_row(tx, &mut |what, read| {
        if let Err(error) = read {
            note(what, &error);
        }
    })?;
    for (id, passwords) in keyed_passwords::in_use(tx)? {
        if let Err(error) = keys.password_secret(Some(id)) {
            no_keys.push(Flaw::NoKeyOfPasswords { passwords, why: error.to_string() });
        }
    }
    flaws.extend(no_keys);
    Ok(flaws)
}

/// Checks that a server could start with the file of keys. Where there is no file, only the rows that need one are told.
fn unusable_keys(tx: &mut dyn Transaction, keys: &KeyRing) -> Result<Option<Flaw>, StoreError> {
    let fits = match keys.list() {
        Ok(list) => key_table::fit(tx, keys, &list),
        Err(error) => Err(error.into()),
    };
    match fits {
        Ok(()) | Err(StoreError::Keys(KeyError::Missing { .. } | KeyError::Unnamed)) => Ok(None),
        Err(StoreError::Keys(error)) => Ok(Some(Flaw::Keys { why: error.to_string() })),
        Err(StoreError::Damaged { what }) => Ok(Some(Flaw::Unreadable { what: format!("the keys of the books: {what}") })),
        Err(error) => Err(error),
    }
}

/// Compares the amounts of the books with each other.
fn sums(tx: &mut dyn Transaction) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = Vec::new();
    let hall = |row: &Row| Ok::<_, StoreError>(HallName(row.text(0)?.to_owned()));
    let sums = "SELECT hall, CAST(sum(chips) AS BIGINT) FROM balances GROUP BY hall HAVING sum(chips) <> 0 ORDER BY hall";
    for row in tx.ask(sums, &[])? {
        flaws.push(Flaw::Sum { hall: hall(&row)?, sum: row.signed(1)? });
    }
    for row in tx.ask(BALANCES, &[])? {
        flaws.push(Flaw::Balance { hall: hall(&row)?, account: row.text(1)?.to_owned(), held: row.signed(2)?, moved: row.signed(3)? });
    }
    // The account of a stack is written as `{"stack":[3,7]}`: player 7 at table 3.
    let seats = "SELECT hall, '{\"stack\":[' || id || ',' || player || ']}' AS account, chips FROM seats WHERE chips <> 0 ORDER BY hall, id, player";
    let stacks = "SELECT hall, account, chips FROM balances WHERE account LIKE '{\"stack\":%' AND chips <> 0";
    let mut booked = tx.ask(stacks, &[])?.iter().map(line).collect::<Result<BTreeSet<_>, _>>()?;
    for row in tx.ask(seats, &[])? {
        let seat = line(&row)?;
        if !booked.remove(&seat) {
            flaws.push(Flaw::Stack { hall: HallName(seat.0), what: format!("the book does not have {} with {}", seat.1, seat.2) });
        }
    }
    // A player who has left a pool may still have chips in one of its hands.
    let mut pools = BTreeSet::new();
    for row in tx.ask("SELECT hall, id, stake FROM tables", &[])? {
        if row.json::<OfferKey>(2)?.form.moves_players() {
            pools.insert((row.text(0)?.to_owned(), row.number(1)?));
        }
    }
    for (hall, account, chips) in booked {
        let table = serde_json::from_str::<Account>(&account).map_err(StoreError::damaged)?.table();
        if table.is_none_or(|table| !pools.contains(&(hall.clone(), table.0.into()))) {
            flaws.push(Flaw::Stack { hall: HallName(hall), what: format!("no table has {account} with {chips}") });
        }
    }
    flaws.extend(tickets(tx)?);
    for row in tx.ask("SELECT hall, hand FROM begun JOIN hands USING (hall, hand) ORDER BY hall, hand", &[])? {
        flaws.push(Flaw::Hand { hall: hall(&row)?, hand: HandId(row.number(1)?) });
    }
    Ok(flaws)
}

/// Compares what each hall holds for its tickets with what they can still pay.
fn tickets(tx: &mut dyn Transaction) -> Result<Vec<Flaw>, StoreError> {
    let mut rows: BTreeMap<String, Vec<(Ticket, TicketPlace)>> = BTreeMap::new();
    for row in tx.ask("SELECT hall, what FROM tickets ORDER BY hall, id", &[])? {
        rows.entry(row.text(0)?.to_owned()).or_default().push(row.json(1)?);
    }
    let mut held: BTreeMap<String, i64> = BTreeMap::new();
    for row in tx.ask("SELECT hall, chips FROM balances WHERE account = '\"tickets\"'", &[])? {
        held.insert(row.text(0)?.to_owned(), row.signed(1)?);
    }
    let halls: BTreeSet<String> = rows.keys().chain(held.keys()).cloned().collect();
    let is_flawed = |hall: &String| {
        let backing = TicketBook::of_rows(rows.remove(hall).unwrap_or_default()).ok().map(|book| book.backing().hundredths());
        let held = held.get(hall).copied().unwrap_or_default();
        backing.is_none_or(|backing| i64::try_from(backing) != Ok(held))
    };
    Ok(halls.into_iter().filter(is_flawed).map(|hall| Flaw::Tickets { hall: HallName(hall) }).collect())
}

fn line(row: &Row) -> Result<(String, String, i64), StoreError> {
    Ok((row.text(0)?.to_owned(), row.text(1)?.to_owned(), row.signed(2)?))
}
