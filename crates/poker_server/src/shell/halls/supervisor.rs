//! The hall supervisor: renews the leases of the halls, opens halls again after a fault, and stops those that another server has taken over.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use poker_protocol::HallName;
use poker_room::RoomConfig;
use tokio::sync::watch;
use tokio::task::{Id, JoinSet};

use super::opened::{Opening, Unopened};
use super::opening::Opener;
use super::registry::Halls;
use super::task::{End, HallInput};
use crate::door::{HallLocation, KeptOrder, LocatedHall};
use crate::hall::CloseBy;
use crate::store::{Lease, OpenOrders, Owner, Store, StoreError};

/// The interval at which leases are renewed and orders are read.
pub(super) const LOOK_EVERY: Duration = Duration::from_millis(500);
/// The pause before a hall that did not open is tried again.
pub(super) const TRY_AGAIN: Duration = Duration::from_secs(2);

/// A hall that this server is configured to run.
#[derive(Clone)]
pub(in crate::shell) struct CandidateHall {
    pub name: HallName,
    pub room: RoomConfig,
    pub standby: bool,
    pub seed: Option<u64>,
}

pub(in crate::shell) struct HallSupervisor {
    pub opener: Opener,
    pub owner: Owner,
    pub candidates: Vec<CandidateHall>,
    pub halls: Arc<Halls>,
    pub locations: watch::Sender<Vec<LocatedHall>>,
    pub closing: watch::Receiver<Option<CloseBy>>,
    pub(super) tasks: JoinSet<End>,
    /// Halls that are claimed and being read.
    pub(super) openings: JoinSet<Opening>,
    pub(super) running: BTreeMap<Id, HallName>,
    pub(super) leases: BTreeMap<HallName, Lease>,
    /// The moment before which a hall is not claimed.
    pub(super) not_before: BTreeMap<HallName, Duration>,
}

/// What the store says about halls, leases and orders.
struct StoreState {
    owners: Vec<(HallName, Option<Owner>)>,
    lost: Vec<HallName>,
    orders: Vec<(HallName, Vec<KeptOrder>)>,
}

impl HallSupervisor {
    /// Creates a supervisor that owns no hall yet.
    pub(in crate::shell) fn new(
        opener: Opener,
        owner: Owner,
        candidates: Vec<CandidateHall>,
        halls: Arc<Halls>,
        locations: watch::Sender<Vec<LocatedHall>>,
        closing: watch::Receiver<Option<CloseBy>>,
    ) -> Self {
        Self {
            opener,
            owner,
            candidates,
            halls,
            locations,
            closing,
            tasks: JoinSet::new(),
            openings: JoinSet::new(),
            running: BTreeMap::new(),
            leases: BTreeMap::new(),
            not_before: BTreeMap::new(),
        }
    }

    /// Runs until the server closes and every hall has ended.
    pub(in crate::shell) async fn run(mut self) {
        let mut look_at = tokio::time::interval(LOOK_EVERY);
        look_at.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let closing = self.closing.borrow().is_some();
            if closing && self.running.is_empty() {
                break;
            }
            tokio::select! {
                Some(ended) = self.tasks.join_next_with_id() => {
                    let (id, end) = match ended {
                        Ok((id, end)) => (id, Some(end)),
                        Err(error) => (error.id(), None),
                    };
                    self.ended(id, end);
                }
                Some(Ok(opening)) = self.openings.join_next() => {
                    if let Err(unopened) = self.take_in(opening) {
                        let Unopened { hall, error } = *unopened;
                        tracing::error!(%hall, %error, "the hall does not open");
                        self.wait_to_claim(hall, TRY_AGAIN);
                    }
                }
                // A hall that closes needs its lease until its hands are over.
                _ = look_at.tick() => if closing { self.renew_leases().await } else { self.look().await },
                // The task of each hall watches the same channel.
                Ok(()) = self.closing.changed() => {}
            }
        }
        let leases: Vec<Lease> = self.leases.into_values().collect();
        let release = move |store: &dyn Store| leases.iter().try_for_each(|lease| store.release(lease));
        if let Err(error) = ask(&self.opener.store, release).await {
            tracing::warn!(%error, "other servers will take the halls over a little later");
        }
    }

    fn ended(&mut self, id: Id, end: Option<End>) {
        let Some(hall) = self.running.remove(&id) else { return };
        self.halls.close(&hall);
        match end {
            Some(End::Closed) => {
                tracing::info!(%hall, "closed");
                return;
            }
            Some(End::Lost) => tracing::warn!(%hall, "another server has taken the hall over"),
            Some(End::Unwritten(error)) => tracing::error!(%hall, %error, "the books cannot be written; the hall is opened again"),
            None => tracing::error!(%hall, "the hall has ended by a fault of the program and is opened again"),
        }
        self.leases.remove(&hall);
        self.wait_to_claim(hall, TRY_AGAIN);
    }

    /// Renews leases, stops halls whose lease is lost, passes orders on, and takes over halls that have no owner.
    async fn look(&mut self) {
        let leases: Vec<Lease> = self.leases.values().cloned().collect();
        let lease_ms = self.opener.lease_ms;
        let mut closing = self.closing.clone();
        let look = tokio::select! {
            look = ask(&self.opener.store, move |store| look(store, leases, lease_ms)) => look,
            // A database that does not answer keeps no server from ending.
            Ok(_) = closing.wait_for(Option::is_some) => return,
        };
        let look = match look {
            Ok(look) => look,
            Err(error) => {
                tracing::error!(%error, "the books cannot be read");
                return;
            }
        };
        self.lose(look.lost).await;
        for (hall, orders) in look.orders {
            for order in orders {
                self.pass_on(&hall, HallInput::Order(Box::new(order))).await;
            }
        }
        self.take_over(&look.owners).await;
        self.publish_locations(&look.owners);
    }

    /// Renews the leases and does nothing else.
    pub(super) async fn renew_leases(&mut self) {
        let leases: Vec<Lease> = self.leases.values().cloned().collect();
        let lease_ms = self.opener.lease_ms;
        match ask(&self.opener.store, move |store| renew(store, leases, lease_ms)).await {
            Ok(renewed) => self.lose(renewed.lost).await,
            Err(error) => tracing::error!(%error, "the leases cannot be renewed"),
        }
    }

    /// Stops halls that other servers have taken over.
    async fn lose(&mut self, lost: Vec<HallName>) {
        for hall in lost {
            if self.halls.find(&hall).is_none() {
                // It is still being read.
                self.leases.remove(&hall);
            }
            self.pass_on(&hall, HallInput::Lost).await;
        }
    }

    async fn pass_on(&self, hall: &HallName, input: HallInput) {
        if let Some(handle) = self.halls.find(hall) {
            // A hall that has just ended is opened again and gets its orders then.
            drop(handle.inputs.send(input).await);
        }
    }

    /// Publishes the location of each hall for the door.
    pub(super) fn publish_locations(&self, owners: &[(HallName, Option<Owner>)]) {
        let here = self.halls.names();
        let location = |hall: &HallName| match owners.iter().find(|(name, _)| name == hall) {
            _ if here.contains(hall) => HallLocation::Here,
            Some((_, Some(owner))) if owner.name != self.owner.name => HallLocation::At(owner.url.clone()),
            Some((_, Some(_) | None)) | None => HallLocation::Nowhere,
        };
        let mut names: Vec<&HallName> = self.candidates.iter().map(|candidate| &candidate.name).collect();
        names.extend(owners.iter().map(|(name, _)| name).filter(|name| self.candidates.iter().all(|candidate| candidate.name != **name)));
        let locations: Vec<LocatedHall> =
            names.into_iter().map(|name| LocatedHall { name: name.clone(), location: location(name) }).collect();
        self.locations.send_if_modified(|told| {
            let news = *told != locations;
            *told = locations;
            news
        });
    }
}

/// Runs `question` on a thread that may block.
pub(super) async fn ask<T: Send + 'static>(
    store: &Arc<dyn Store>,
    question: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let store = Arc::clone(store);
    let asked = tokio::task::spawn_blocking(move || question(&*store)).await;
    asked.unwrap_or_else(|fault| Err(StoreError::Database(Box::new(fault))))
}

/// The leases that this server still has, and the halls that other servers have taken over.
#[derive(Default)]
struct Renewed {
    leases: Vec<Lease>,
    lost: Vec<HallName>,
}

fn renew(store: &dyn Store, leases: Vec<Lease>, lease_ms: u32) -> Result<Renewed, StoreError> {
    let mut renewed = Renewed::default();
    for lease in leases {
        match store.renew(&lease, lease_ms) {
            Ok(()) => renewed.leases.push(lease),
            Err(StoreError::Stale(hall)) => renewed.lost.push(hall),
            Err(error) => return Err(error),
        }
    }
    Ok(renewed)
}

fn look(store: &dyn Store, leases: Vec<Lease>, lease_ms: u32) -> Result<StoreState, StoreError> {
    let Renewed { leases, lost } = renew(store, leases, lease_ms)?;
    let mut orders = Vec::new();
    for lease in leases {
        let OpenOrders { open, given_up } = store.open_orders(&lease)?;
        for order in given_up {
            tracing::error!(hall = %lease.hall, order = order.0, "an order was refused, because it cannot be carried out; see `admin orders`");
        }
        orders.push((lease.hall, open));
    }
    Ok(StoreState { owners: store.owners()?, lost, orders })
}
