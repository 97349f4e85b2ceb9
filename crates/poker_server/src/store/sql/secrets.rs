//! The keys of the books in SQL.

use poker_room::Now;

use super::{Database, Sql, key_table, leases, log, lost_keys, secret_rows};
use crate::door::AuditEvent;
use crate::store::keys::{KeyList, SecretKey};
use crate::store::{GivenUp, GivingUp, Rotation, Secrets, StoreError};

impl<D: Database> Secrets for Sql<D> {
    fn rotate_key(&self, by: &str, at: Now) -> Result<Rotation, StoreError> {
        let Self(database, ring) = self;
        database.change(|tx| {
            let before = key_table::begin(tx, ring)?;
            let used = secret_rows::keys_in_use(tx)?;
            let runs = leases::owners(tx)?.iter().any(|(_, owner)| owner.is_some());
            let last = key_table::names(tx)?.last().map_or(0, |name| name.number);
            let new = SecretKey::random(last.saturating_add(1));
            let stays = |key: &&SecretKey| used.contains(key.name()) || (runs && before.newest() == Some(*key));
            let (kept, dropped): (Vec<&SecretKey>, Vec<&SecretKey>) = before.iter().partition(stays);
            for key in &dropped {
                key_table::remove(tx, key.name())?;
            }
            key_table::add(tx, new.name())?;
            log::add(tx, at, by, &AuditEvent::KeyRotated { number: new.name().number })?;
            ring.replace(KeyList::of(kept.iter().copied().cloned().chain([new.clone()])))?;
            let names = |keys: Vec<&SecretKey>| keys.into_iter().map(|key| key.name().clone()).collect();
            Ok(Rotation { new: new.name().clone(), kept: names(kept), dropped: names(dropped) })
        })
    }

    fn give_up_lost(&self, giving_up: &GivingUp) -> Result<Vec<GivenUp>, StoreError> {
        let Self(database, ring) = self;
        let (given_up, tips) = database.change(|tx| lost_keys::give_up(tx, ring, giving_up))?;
        tips.iter().try_for_each(|tip| database.committed(tip))?;
        Ok(given_up)
    }
}
