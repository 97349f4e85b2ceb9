//! The books of halls in SQL.

use poker_protocol::{HallName, HandId, PlayerId};
use poker_room::Booked;

use super::{Database, Sql, Value, chain, check, commit, hands, leases, load, movements, orders, secret_rows};
use crate::store::{Batch, Books, Flaw, HandQuery, KeptHall, KeptHand, Lease, OpenOrders, Owner, StoreError, Tip};

impl<D: Database> Books for Sql<D> {
    fn claim(&self, hall: &HallName, owner: &Owner, for_ms: u32) -> Result<Lease, StoreError> {
        let Self(database, keys) = self;
        let (lease, encrypted) = database.write(|tx| {
            let lease = leases::claim(tx, hall, owner, for_ms)?;
            Ok::<_, StoreError>((lease, secret_rows::take_over(tx, keys, &hall.0)?))
        })?;
        if let Some(tip) = encrypted {
            database.committed(&tip)?;
            database.wipe();
        }
        Ok(lease)
    }

    fn renew(&self, lease: &Lease, for_ms: u32) -> Result<(), StoreError> {
        self.0.write(|tx| leases::renew(tx, lease, for_ms))
    }

    fn release(&self, lease: &Lease) -> Result<(), StoreError> {
        self.0.write(|tx| leases::release(tx, lease))
    }

    fn owners(&self) -> Result<Vec<(HallName, Option<Owner>)>, StoreError> {
        self.0.read(leases::owners)
    }

    fn load(&self, hall: &HallName) -> Result<Option<KeptHall>, StoreError> {
        self.0.read_all(|tx| load::load(tx, Some(&self.1), hall))
    }

    fn load_without_secrets(&self, hall: &HallName) -> Result<Option<KeptHall>, StoreError> {
        self.0.read_all(|tx| load::load(tx, None, hall))
    }

    fn commit(&self, lease: &Lease, batches: &[Batch]) -> Result<(), StoreError> {
        let tip = self.0.write(|tx| commit::commit(tx, &self.1, lease, batches))?;
        self.0.committed(&tip)
    }

    fn tip(&self, lease: &Lease) -> Result<Tip, StoreError> {
        self.0.read(|tx| {
            let epoch = tx.ask("SELECT epoch FROM halls WHERE hall = $1", &[Value::text(&lease.hall.0)])?;
            if epoch.first().map_or(Ok(0), |row| row.number(0))? != lease.epoch.0 {
                return Err(StoreError::Stale(lease.hall.clone()));
            }
            chain::tip(tx, &lease.hall)
        })
    }

    fn open_orders(&self, lease: &Lease) -> Result<OpenOrders, StoreError> {
        // Not counted as a change: it is asked for twice a second, and what it writes is written again if it is lost.
        self.0.write(|tx| {
            leases::hold(tx, lease)?;
            orders::open_orders(tx, lease)
        })
    }

    fn movements(&self, hall: &HallName, player: PlayerId) -> Result<Vec<(u64, Booked)>, StoreError> {
        self.0.read_all(|tx| movements::of_player(tx, hall, player))
    }

    fn hand(&self, hall: &HallName, hand: HandId) -> Result<Option<KeptHand>, StoreError> {
        self.0.read(|tx| hands::hand(tx, hall, hand))
    }

    fn hands(&self, hall: &HallName, query: &HandQuery) -> Result<Vec<KeptHand>, StoreError> {
        self.0.read(|tx| hands::hands(tx, hall, query))
    }

    fn check(&self) -> Result<Vec<Flaw>, StoreError> {
        // The notes are read first, because a running server goes on writing.
        let noted = self.0.noted()?;
        let mut flaws: Vec<Flaw> = self.0.faults()?.into_iter().map(|what| Flaw::File { what }).collect();
        flaws.extend(self.0.read_all(|tx| check::check(tx, &self.1, noted.as_ref()))?);
        Ok(flaws)
    }
}
