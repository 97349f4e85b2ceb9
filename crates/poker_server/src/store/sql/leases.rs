//! Leases: which server owns a hall, and until when.

use poker_protocol::HallName;

use super::{Transaction, Value, chain};
use crate::store::{Epoch, Lease, Owner, StoreError};

pub(super) fn claim(tx: &mut dyn Transaction, hall: &HallName, owner: &Owner, for_ms: u32) -> Result<Lease, StoreError> {
    let name = Value::text(&hall.0);
    let sql = "INSERT INTO halls (hall, epoch, held_until, moved) VALUES ($1, 0, 0, 0) ON CONFLICT (hall) DO NOTHING";
    if tx.run(sql, std::slice::from_ref(&name))? == 1 {
        chain::begin_chain(tx, &hall.0)?;
    }
    // Another server that claims the hall waits for this row.
    tx.run("UPDATE halls SET epoch = epoch WHERE hall = $1", std::slice::from_ref(&name))?;
    let now = tx.now_ms()?;
    let rows = tx.ask("SELECT epoch, owner, url, held_until FROM halls WHERE hall = $1", &[name])?;
    let row = rows.first().ok_or_else(|| StoreError::damaged("a hall is missing"))?;
    if let Some(holder) = row.maybe_text(1).filter(|holder| *holder != owner.name)
        && row.number(3)? > now
    {
        return Err(StoreError::Held(Owner { name: holder.to_owned(), url: row.maybe_text(2).unwrap_or_default().to_owned() }));
    }
    let epoch = Epoch(row.number(0)?.saturating_add(1));
    tx.run(
        "UPDATE halls SET epoch = $1, owner = $2, url = $3, held_until = $4 WHERE hall = $5",
        &[
            Value::of(epoch.0)?,
            Value::text(&owner.name),
            Value::text(&owner.url),
            Value::of(now.saturating_add(for_ms.into()))?,
            Value::text(&hall.0),
        ],
    )?;
    Ok(Lease { hall: hall.clone(), epoch })
}

/// Checks that a server could claim a hall.
pub(super) fn readable(tx: &mut dyn Transaction, hall: &HallName) -> Result<(), StoreError> {
    let rows = tx.ask("SELECT epoch, owner, url, held_until FROM halls WHERE hall = $1", &[Value::text(&hall.0)])?;
    let row = rows.first().ok_or_else(|| StoreError::damaged("a hall is missing"))?;
    row.number(3)?;
    Value::of(row.number(0)?.saturating_add(1)).map(drop)
}

/// Extends the lease to `for_ms` from now. An expired lease can be renewed too, unless the hall was claimed again.
pub(super) fn renew(tx: &mut dyn Transaction, lease: &Lease, for_ms: u32) -> Result<(), StoreError> {
    hold(tx, lease)?;
    let until = tx.now_ms()?.saturating_add(for_ms.into());
    tx.run("UPDATE halls SET held_until = $1 WHERE hall = $2", &[Value::of(until)?, Value::text(&lease.hall.0)])?;
    Ok(())
}

pub(super) fn release(tx: &mut dyn Transaction, lease: &Lease) -> Result<(), StoreError> {
    hold(tx, lease)?;
    tx.run("UPDATE halls SET owner = NULL, url = NULL, held_until = 0 WHERE hall = $1", &[Value::text(&lease.hall.0)])?;
    Ok(())
}

pub(super) fn owners(tx: &mut dyn Transaction) -> Result<Vec<(HallName, Option<Owner>)>, StoreError> {
    let now = tx.now_ms()?;
    let mut owners = Vec::new();
    for row in tx.ask("SELECT hall, owner, url, held_until FROM halls ORDER BY hall", &[])? {
        let held = row.number(3)? > now;
        let owner = row.maybe_text(1).zip(row.maybe_text(2)).filter(|_| held);
        let owner = owner.map(|(name, url)| Owner { name: name.to_owned(), url: url.to_owned() });
        owners.push((HallName(row.text(0)?.to_owned()), owner));
    }
    Ok(owners)
}

/// Checks the lease and locks its row until the transaction ends.
pub(super) fn hold(tx: &mut dyn Transaction, lease: &Lease) -> Result<(), StoreError> {
    let mine =
        tx.run("UPDATE halls SET epoch = epoch WHERE hall = $1 AND epoch = $2", &[Value::text(&lease.hall.0), Value::of(lease.epoch.0)?])?;
    if mine == 1 { Ok(()) } else { Err(StoreError::Stale(lease.hall.clone())) }
}
