//! The chain of the commits of a hall. Each commit hashes the digest of all rows together with the link of the commit before, so that a link stands
//! for the whole history of the hall.

use poker_protocol::HallName;
use sha2::{Digest as _, Sha256};

use super::digest::{Digest, RowHash};
use super::{Row, Transaction, Value, hall_table, numbers};
use crate::store::{Noted, StoreError, Tip};

/// The number of the last commits of a hall whose links are kept.
const LINKS_KEPT: u64 = 10_000;

/// What a hall says of its last commit: its number, the digest of its rows, and its link. Before the first commit the number is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sealed {
    pub number: u64,
    pub digest: Digest,
    pub link: String,
}

impl Sealed {
    /// Reads what a hall says of its last commit.
    pub fn read(tx: &mut dyn Transaction, hall: &str) -> Result<Self, StoreError> {
        let rows = tx.ask("SELECT commits, digest, link FROM halls WHERE hall = $1", &[Value::text(hall)])?;
        let row = rows.first().ok_or_else(|| StoreError::damaged("a hall is missing"))?;
        let digest = Digest::of_hex(row.text(1)?).ok_or_else(|| StoreError::damaged(format!("hall {hall} has no digest")))?;
        Ok(Self { number: row.number(0)?, digest, link: row.text(2)?.to_owned() })
    }

    /// The next commit, after which the rows have this digest.
    fn followed_by(&self, digest: Digest) -> Self {
        let number = self.number.saturating_add(1);
        Self { number, digest, link: link(&self.link, number, digest) }
    }

    /// Writes the next commit, after which the rows have this digest.
    pub fn seal(&self, tx: &mut dyn Transaction, hall: &str, digest: Digest) -> Result<Tip, StoreError> {
        let next = self.followed_by(digest);
        next.write(tx, hall)?;
        if let Some(oldest) = next.number.checked_sub(LINKS_KEPT) {
            tx.run("DELETE FROM chain WHERE hall = $1 AND number <= $2", &[Value::text(hall), Value::of(oldest)?])?;
        }
        Ok(Tip { hall: HallName(hall.to_owned()), number: next.number, link: next.link })
    }

    fn write(&self, tx: &mut dyn Transaction, hall: &str) -> Result<(), StoreError> {
        let (number, digest, link) = (Value::of(self.number)?, self.digest.hex(), Value::text(&self.link));
        let values = [number.clone(), Value::text(&digest), link.clone(), Value::text(hall)];
        tx.run("UPDATE halls SET commits = $1, digest = $2, link = $3 WHERE hall = $4", &values)?;
        let values = [Value::text(hall), number, Value::text(&digest), link];
        tx.run("INSERT INTO chain (hall, number, digest, link) VALUES ($1, $2, $3, $4)", &values)?;
        Ok(())
    }
}

/// Gives a hall without rows the beginning of its chain.
pub(super) fn begin_chain(tx: &mut dyn Transaction, hall: &str) -> Result<(), StoreError> {
    let digest = of_hall(tx, hall)?;
    Sealed { number: 0, digest, link: link("", 0, digest) }.write(tx, hall)
}

/// Gives each hall of an older program the beginning of its chain.
pub(super) fn begin_chains(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    for row in tx.ask("SELECT hall FROM halls ORDER BY hall", &[])? {
        begin_chain(tx, row.text(0)?)?;
    }
    Ok(())
}

/// The row of a hall of which a part is now a row of `bases`.
pub(super) struct WholeRow {
    hall: String,
    hash: RowHash,
}

/// The rows of all halls before the part is taken out.
pub(super) fn whole_rows(tx: &mut dyn Transaction) -> Result<Vec<WholeRow>, StoreError> {
    let rows = tx.ask("SELECT hall, moved, base, counters, review FROM halls ORDER BY hall", &[])?;
    let whole = |row: &Row| {
        let (_, columns) = row.0.split_first().ok_or_else(|| StoreError::damaged("a hall is missing"))?;
        Ok(WholeRow { hall: row.text(0)?.to_owned(), hash: RowHash::of(hall_table::SINGLE.name, columns) })
    };
    rows.iter().map(whole).collect()
}

/// Corrects the digest of each hall by what the hashes of its two rows differ from the hash of the whole one, as a commit. A digest that did not
/// fit the rows before does not fit them afterwards.
pub(super) fn part_rows(tx: &mut dyn Transaction, whole_rows: Vec<WholeRow>) -> Result<(), StoreError> {
    for WholeRow { hall, hash } in whole_rows {
        let before = Sealed::read(tx, &hall)?;
        let mut digest = before.digest;
        digest.remove(hash);
        for table in [hall_table::SINGLE, hall_table::BASES] {
            tx.each(table.all, &[Value::text(&hall)], &mut |row| digest.add(RowHash::of(table.name, &row.0)))?;
        }
        before.seal(tx, &hall, digest)?;
    }
    Ok(())
}

/// Whether the rows of a hall and its chain are as its commits left them.
pub(super) fn holds(tx: &mut dyn Transaction, hall: &str) -> Result<bool, StoreError> {
    let sealed = Sealed::read(tx, hall)?;
    let mut before: Option<(u64, String)> = None;
    for row in tx.ask("SELECT number, digest, link FROM chain WHERE hall = $1 ORDER BY number", &[Value::text(hall)])? {
        let (number, found) = (row.number(0)?, row.text(2)?);
        let Some(digest) = Digest::of_hex(row.text(1)?) else { return Ok(false) };
        let follows = match &before {
            None => true,
            Some((last, earlier)) => number == last.saturating_add(1) && found == link(earlier, number, digest),
        };
        if !follows {
            return Ok(false);
        }
        before = Some((number, found.to_owned()));
    }
    Ok(before == Some((sealed.number, sealed.link)) && of_hall(tx, hall)? == sealed.digest)
}

/// The last commit of a hall.
pub(super) fn tip(tx: &mut dyn Transaction, hall: &HallName) -> Result<Tip, StoreError> {
    let Sealed { number, digest: _, link } = Sealed::read(tx, &hall.0)?;
    Ok(Tip { hall: hall.clone(), number, link })
}

/// The last commit of each hall.
pub(in crate::store) fn tips(tx: &mut dyn Transaction) -> Result<Vec<Tip>, StoreError> {
    let rows = tx.ask("SELECT hall, commits, link FROM halls ORDER BY hall", &[])?;
    let tip = |row: &Row| Ok(Tip { hall: HallName(row.text(0)?.to_owned()), number: row.number(1)?, link: row.text(2)?.to_owned() });
    rows.iter().map(tip).collect()
}

/// What was written last, to be noted outside of the database.
pub(in crate::store) fn noted(tx: &mut dyn Transaction) -> Result<Noted, StoreError> {
    Ok(Noted { tips: tips(tx)?, changes: numbers::changes(tx)? })
}

/// The first of these commits that the history of its hall does not lead over, as far as links are kept, with the number of the last commit
/// that the hall has.
pub(in crate::store) fn missing(tx: &mut dyn Transaction, tips: &[Tip]) -> Result<Option<(Tip, u64)>, StoreError> {
    for tip in tips {
        let hall = Value::text(&tip.hall.0);
        let found = tx.ask("SELECT link FROM chain WHERE hall = $1 AND number = $2", &[hall.clone(), Value::of(tip.number)?])?;
        let last = tx.ask("SELECT commits FROM halls WHERE hall = $1", &[hall])?;
        let last = last.first().map_or(Ok(0), |row| row.number(0))?;
        let there = match found.first() {
            Some(row) => row.text(0)? == tip.link,
            None => last >= tip.number.saturating_add(LINKS_KEPT),
        };
        if !there {
            return Ok(Some((tip.clone(), last)));
        }
    }
    Ok(None)
}

fn link(before: &str, number: u64, digest: Digest) -> String {
    let hash = Sha256::new().chain_update(before).chain_update(number.to_be_bytes()).chain_update(digest.hex()).finalize();
    Digest::of_hash(&hash).hex()
}

/// The digest of all rows that a hall has now.
fn of_hall(tx: &mut dyn Transaction, hall: &str) -> Result<Digest, StoreError> {
    let mut digest = Digest::default();
    for table in hall_table::ALL {
        tx.each(table.all, &[Value::text(hall)], &mut |row| digest.add(RowHash::of(table.name, &row.0)))?;
    }
    Ok(digest)
}
