//! Takes over halls: at the start those for which this server is not a standby, later those whose server is gone.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use poker_protocol::HallName;

use super::opened::{Opened, Opening, Unopened};
use super::opening::OpenError;
use super::supervisor::{CandidateHall, Claim, HallSupervisor, LOOK_EVERY, ask};
use crate::store::{Lease, Owner, StoreError};

/// A standby server claims a hall that has had no owner for this long.
const STAND_BY: Duration = Duration::from_secs(3);

impl HallSupervisor {
    /// Opens the halls for which this server is not a standby.
    ///
    /// # Errors
    /// When a hall does not open. A hall that another server owns is not an error.
    pub(in crate::shell) async fn open_all(&mut self) -> Result<(), OpenError> {
        for candidate in self.candidates.clone() {
            if candidate.standby {
                self.wait_to_claim(candidate.name, STAND_BY);
            } else {
                self.claim(candidate);
            }
        }
        let mut look_at = tokio::time::interval(LOOK_EVERY);
        while !self.openings.is_empty() || !self.claims.is_empty() {
            tokio::select! {
                Some(Ok(Claim { candidate, lease })) = self.claims.join_next() => self.claimed(candidate, lease)?,
                Some(look) = self.looks.next() => self.take_note(look).await,
                Some(Ok(opening)) = self.openings.join_next() => {
                    self.take_in(opening).map_err(|unopened| unopened.error)?;
                }
                // Reading a large hall may take longer than a lease lasts.
                _ = look_at.tick() => self.renew_leases(false),
            }
        }
        let owners = ask(&self.opener.store, |store| store.owners()).await?;
        self.publish_locations(&owners);
        Ok(())
    }

    /// Claims the halls that no server owns and whose waiting times are over.
    pub(super) fn take_over(&mut self, owners: &[(HallName, Option<Owner>)]) {
        let now = self.opener.clock.elapsed();
        for candidate in self.candidates.clone() {
            let other = |owner: &Option<Owner>| owner.as_ref().is_some_and(|owner| owner.name != self.owner.name);
            let held = owners.iter().any(|(hall, owner)| *hall == candidate.name && other(owner));
            if self.leases.contains_key(&candidate.name) || self.claiming.contains(&candidate.name) {
                continue;
            }
            if held {
                let wait = if candidate.standby { STAND_BY } else { Duration::ZERO };
                self.wait_to_claim(candidate.name, wait);
            } else if self.not_before.get(&candidate.name).is_none_or(|at| *at <= now) {
                self.claim(candidate);
            }
        }
    }

    /// Delays the next claim of `hall` by `wait`.
    pub(super) fn wait_to_claim(&mut self, hall: HallName, wait: Duration) {
        self.not_before.insert(hall, self.opener.clock.elapsed().saturating_add(wait));
    }

    /// Begins to claim a hall.
    fn claim(&mut self, candidate: CandidateHall) {
        let (owner, lease_ms, store) = (self.owner.clone(), self.opener.lease_ms, Arc::clone(&self.opener.store));
        self.claiming.insert(candidate.name.clone());
        self.claims.spawn_blocking(move || {
            // A fault of the program must not leave the hall claimed for ever. The panic is in the log.
            let claimed = catch_unwind(AssertUnwindSafe(|| store.claim(&candidate.name, &owner, lease_ms)));
            let lease = claimed.unwrap_or_else(|_| Err(StoreError::Database("a fault of the program".into())));
            Claim { candidate, lease }
        });
    }

    /// Begins to read a hall that was claimed, unless another server owns it. The lease is renewed from now on.
    pub(super) fn claimed(&mut self, candidate: CandidateHall, lease: Result<Lease, StoreError>) -> Result<(), StoreError> {
        let CandidateHall { name, room, standby: _, seed } = candidate;
        self.claiming.remove(&name);
        let lease = match lease {
            Ok(lease) => lease,
            Err(StoreError::Held(_)) => return Ok(()),
            Err(error) => return Err(error),
        };
        self.leases.insert(lease.hall.clone(), lease.clone());
        let opener = self.opener.clone();
        self.openings.spawn_blocking(move || {
            // A hall that cannot be read for a fault of the program must not end the reading of the others. The panic is in the log.
            let opened = catch_unwind(AssertUnwindSafe(|| opener.open(lease.clone(), room, seed)));
            let opened = opened.unwrap_or(Err(OpenError::Fault)).map(|(handle, task)| Opened { handle, task });
            Opening { lease, opened }
        });
        Ok(())
    }

    /// Starts a hall that was read, or says which hall does not open and why.
    pub(super) fn take_in(&mut self, opening: Opening) -> Result<(), Box<Unopened>> {
        let Opening { lease, opened } = opening;
        if self.leases.get(&lease.hall) != Some(&lease) {
            tracing::warn!(hall = %lease.hall, "another server took the hall over while it was read");
            return Ok(());
        }
        match opened {
            Ok(Opened { handle, task }) => {
                tracing::info!(hall = %lease.hall, epoch = lease.epoch.0, "open");
                self.halls.open(handle);
                let id = self.tasks.spawn(task.run()).id();
                self.running.insert(id, lease.hall);
                Ok(())
            }
            Err(error) => {
                self.leases.remove(&lease.hall);
                Err(Box::new(Unopened { hall: lease.hall, error }))
            }
        }
    }
}
