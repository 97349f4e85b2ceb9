//! Takes over halls: at the start those for which this server is not a standby, later those whose server is gone.

use std::time::Duration;

use poker_protocol::HallName;

use super::opening::{OpenError, Opener};
use super::supervisor::{CandidateHall, HallSupervisor, TRY_AGAIN, ask};
use super::task::{HallHandle, HallTask};
use crate::store::{Lease, Owner, StoreError};

/// A standby server claims a hall that has had no owner for this long.
const STAND_BY: Duration = Duration::from_secs(3);

/// A hall that was claimed and opened.
struct Opened {
    lease: Lease,
    handle: HallHandle,
    task: HallTask,
}

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
                self.try_open(candidate).await?;
            }
        }
        let owners = ask(&self.opener.store, |store| store.owners()).await?;
        self.publish_locations(&owners);
        Ok(())
    }

    /// Claims and opens the halls that no server owns and whose waiting times are over.
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
                if let Err(error) = self.try_open(candidate).await {
                    tracing::error!(%hall, %error, "the hall does not open");
                    self.wait_to_claim(hall, TRY_AGAIN);
                }
            }
        }
    }

    /// Delays the next claim of `hall` by `wait`.
    pub(super) fn wait_to_claim(&mut self, hall: HallName, wait: Duration) {
        self.not_before.insert(hall, self.opener.clock.elapsed().saturating_add(wait));
    }

    /// Claims and opens a hall, unless another server owns it.
    async fn try_open(&mut self, candidate: CandidateHall) -> Result<(), OpenError> {
        let (opener, owner) = (self.opener.clone(), self.owner.clone());
        let opened = tokio::task::spawn_blocking(move || claim(&opener, &owner, candidate)).await;
        let Some(Opened { lease, handle, task }) = opened.unwrap_or_else(|fault| Err(std::io::Error::other(fault).into()))? else {
            return Ok(());
        };
        let hall = handle.name.clone();
        tracing::info!(%hall, epoch = lease.epoch.0, "open");
        self.leases.insert(hall.clone(), lease);
        self.halls.open(handle);
        let id = self.tasks.spawn(task.run()).id();
        self.running.insert(id, hall);
        Ok(())
    }
}

/// Returns `None` if another server owns the hall.
fn claim(opener: &Opener, owner: &Owner, candidate: CandidateHall) -> Result<Option<Opened>, OpenError> {
    let lease = match opener.store.claim(&candidate.name, owner, opener.lease_ms) {
        Ok(lease) => lease,
        Err(StoreError::Held(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let (handle, task) = opener.open(lease.clone(), candidate.room, candidate.seed)?;
    Ok(Some(Opened { lease, handle, task }))
}
