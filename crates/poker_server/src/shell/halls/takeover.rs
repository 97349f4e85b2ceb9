//! Takes over halls: at the start those for which this server is not a standby, later those whose server is gone.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use poker_protocol::HallName;

use super::opened::{Opened, Opening, Unopened};
use super::opening::OpenError;
use super::supervisor::{CandidateHall, HallSupervisor, LOOK_EVERY, TRY_AGAIN, ask};
use crate::store::{Owner, StoreError};

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
                self.claim(candidate).await?;
            }
        }
        let mut look_at = tokio::time::interval(LOOK_EVERY);
        while !self.openings.is_empty() {
            tokio::select! {
                Some(Ok(opening)) = self.openings.join_next() => {
                    self.take_in(opening).map_err(|unopened| unopened.error)?;
                }
                // Reading a large hall may take longer than a lease lasts.
                _ = look_at.tick() => self.renew_leases().await,
            }
        }
        let owners = ask(&self.opener.store, |store| store.owners()).await?;
        self.publish_locations(&owners);
        Ok(())
    }

    /// Claims the halls that no server owns and whose waiting times are over, and begins to read them.
    pub(super) async fn take_over(&mut self, owners: &[(HallName, Option<Owner>)]) {
        let now = self.opener.clock.elapsed();
        for candidate in self.candidates.clone() {
            let other = |owner: &Option<Owner>| owner.as_ref().is_some_and(|owner| owner.name != self.owner.name);
            let held = owners.iter().any(|(hall, owner)| *hall == candidate.name && other(owner));
            if self.leases.contains_key(&candidate.name) {
                continue;
            }
            if held {
                let wait = if candidate.standby { STAND_BY } else { Duration::ZERO };
                self.wait_to_claim(candidate.name, wait);
            } else if self.not_before.get(&candidate.name).is_none_or(|at| *at <= now) {
                let hall = candidate.name.clone();
                if let Err(error) = self.claim(candidate).await {
                    tracing::error!(%hall, %error, "the hall cannot be claimed");
                    self.wait_to_claim(hall, TRY_AGAIN);
                }
            }
        }
    }

    /// Delays the next claim of `hall` by `wait`.
    pub(super) fn wait_to_claim(&mut self, hall: HallName, wait: Duration) {
        self.not_before.insert(hall, self.opener.clock.elapsed().saturating_add(wait));
    }

    /// Claims a hall, unless another server owns it, and begins to read it. The lease is renewed from now on.
    async fn claim(&mut self, candidate: CandidateHall) -> Result<(), StoreError> {
        let CandidateHall { name, room, standby: _, seed } = candidate;
        let (owner, lease_ms) = (self.owner.clone(), self.opener.lease_ms);
        let lease = match ask(&self.opener.store, move |store| store.claim(&name, &owner, lease_ms)).await {
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
