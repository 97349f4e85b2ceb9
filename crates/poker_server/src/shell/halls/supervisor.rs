//! The hall supervisor: renews the leases of the halls, opens halls again after a fault, and stops those that another server has taken over.

use std::collections::{BTreeMap, BTreeSet};
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
use crate::door::{HallLocation, LocatedHall};
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
    /// Claims that the store has not answered yet, so that a locked row of a hall keeps no other hall waiting.
    pub(super) claims: JoinSet<Claim>,
    pub(super) claiming: BTreeSet<HallName>,
    /// Halls that are claimed and being read.
    pub(super) openings: JoinSet<Opening>,
    /// Looks at the halls of this server that the store has not answered yet.
    pub(super) looks: Looks,
    pub(super) running: BTreeMap<Id, HallName>,
    pub(super) leases: BTreeMap<HallName, Lease>,
    /// The moment before which a hall is not claimed.
    pub(super) not_before: BTreeMap<HallName, Duration>,
}

/// What the store says to a claim.
pub(super) struct Claim {
    pub candidate: CandidateHall,
    pub lease: Result<Lease, StoreError>,
}

/// What the store says when the lease of a hall is renewed and its orders are read.
pub(super) struct Look {
    lease: Lease,
    orders: Result<OpenOrders, StoreError>,
}

/// Looks at the halls of this server that the store has not answered yet, at most one for each lease.
#[derive(Default)]
pub(super) struct Looks {
    tasks: JoinSet<Look>,
    begun: Vec<Lease>,
}

impl Looks {
    /// Begins to look at a hall, unless a look at it is not over.
    fn begin(&mut self, lease: Lease, look: impl FnOnce(&Lease) -> Result<OpenOrders, StoreError> + Send + 'static) {
        if !self.begun.contains(&lease) {
            self.begun.push(lease.clone());
            self.tasks.spawn_blocking(move || Look { orders: look(&lease), lease });
        }
    }

    /// The next answer of the store; `None` if none is awaited.
    pub(super) async fn next(&mut self) -> Option<Look> {
        loop {
            match self.tasks.join_next().await? {
                Ok(look) => {
                    self.begun.retain(|begun| *begun != look.lease);
                    return Some(look);
                }
                // A fault of the program, which is in the log. Which hall it was about is not known, so each is looked at again.
                Err(_) => self.begun.clear(),
            }
        }
    }
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
            claims: JoinSet::new(),
            claiming: BTreeSet::new(),
            openings: JoinSet::new(),
            looks: Looks::default(),
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
                Some(Ok(Claim { candidate, lease })) = self.claims.join_next() => {
                    let hall = candidate.name.clone();
                    if let Err(error) = self.claimed(candidate, lease) {
                        tracing::error!(%hall, %error, "the hall cannot be claimed");
                        self.wait_to_claim(hall, TRY_AGAIN);
                    }
                }
                Some(look) = self.looks.next() => self.take_note(look).await,
                Some(Ok(opening)) = self.openings.join_next() => {
                    if let Err(unopened) = self.take_in(opening) {
                        let Unopened { hall, error } = *unopened;
                        tracing::error!(%hall, %error, "the hall does not open");
                        self.wait_to_claim(hall, TRY_AGAIN);
                    }
                }
                // A hall that closes needs its lease until its hands are over.
                _ = look_at.tick() => {
                    self.renew_leases(!closing);
                    if !closing {
                        self.look_around().await;
                    }
                }
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

    /// Reads who owns the halls, and claims those that have no owner.
    async fn look_around(&mut self) {
        let mut closing = self.closing.clone();
        let owners = tokio::select! {
            owners = ask(&self.opener.store, |store| store.owners()) => owners,
            // A database that does not answer keeps no server from ending.
            Ok(_) = closing.wait_for(Option::is_some) => return,
        };
        match owners {
            Ok(owners) => {
                self.take_over(&owners);
                self.publish_locations(&owners);
            }
            Err(error) => tracing::error!(%error, "the books cannot be read"),
        }
    }

    /// Begins to renew the leases, and to read the orders where that is wanted. Each hall is looked at apart from the others: a lock on the
    /// row of one costs no other its lease.
    pub(super) fn renew_leases(&mut self, orders: bool) {
        let lease_ms = self.opener.lease_ms;
        for lease in self.leases.values() {
            let (lease, store) = (lease.clone(), Arc::clone(&self.opener.store));
            self.looks.begin(lease, move |lease| {
                store.renew(lease, lease_ms)?;
                if orders { store.open_orders(lease) } else { Ok(OpenOrders::default()) }
            });
        }
    }

    /// Passes the orders of a hall on, or stops the hall if another server has taken it over.
    pub(super) async fn take_note(&mut self, Look { lease, orders }: Look) {
        if self.leases.get(&lease.hall) != Some(&lease) {
            // The hall has ended meanwhile, and may have another lease.
            return;
        }
        let hall = lease.hall;
        match orders {
            Ok(OpenOrders { open, given_up }) => {
                for order in given_up {
                    tracing::error!(%hall, order = order.0, "an order was refused, because it cannot be carried out; see `admin orders`");
                }
                for order in open {
                    self.pass_on(&hall, HallInput::Order(Box::new(order))).await;
                }
            }
            Err(StoreError::Stale(_)) => {
                if self.halls.find(&hall).is_none() {
                    // It is still being read.
                    self.leases.remove(&hall);
                }
                self.pass_on(&hall, HallInput::Lost).await;
            }
            Err(error) => tracing::error!(%hall, %error, "the lease cannot be renewed, or the orders cannot be read"),
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
