//! What an operator decides about accounts.

use poker_room::Now;
use serde::Deserialize;

/// What an operator decides about accounts. Whatever is left out of the file is as in [`DoorTerms::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DoorTerms {
    /// Days that a token is good for; one that is past half of them is replaced when it is used.
    pub token_days: u32,
    /// Passwords that are looked at at the same time: each takes memory and a core.
    pub passwords_at_once: u32,
    /// Passwords that may wait for that.
    pub passwords_waiting: u32,
    /// How often passwords may be tried for one account, right or wrong.
    pub tries_per_account: Rate,
    /// How often passwords may be tried from one address; none: as often as anybody likes. This machine's own never counts.
    pub tries_per_address: Option<Rate>,
    /// How often accounts may be made from one address; none: as often as anybody likes. This machine's own never counts.
    pub sign_ups_per_address: Option<Rate>,
    /// What wrong passwords lead to.
    pub lock: LockTerms,
}

/// So many at once, and then one in so many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Seconds for one more.
    pub every_s: u32,
}

/// What wrong passwords lead to: nothing, then a lock, and twice as long a lock with each that follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LockTerms {
    /// The wrong password that locks.
    pub wrong: u32,
    /// Seconds of the first lock.
    pub first_s: u32,
    /// Seconds of the longest.
    pub longest_s: u32,
    /// Hours after a lock until it is forgotten.
    pub forget_h: u32,
}

impl Default for DoorTerms {
    fn default() -> Self {
        Self {
            token_days: 30,
            passwords_at_once: 2,
            passwords_waiting: 64,
            tries_per_account: Rate { burst: 20, every_s: 10 },
            tries_per_address: Some(Rate { burst: 30, every_s: 5 }),
            sign_ups_per_address: Some(Rate { burst: 10, every_s: 120 }),
            lock: LockTerms::default(),
        }
    }
}

impl Default for LockTerms {
    fn default() -> Self {
        Self { wrong: 10, first_s: 30, longest_s: 3_600, forget_h: 24 }
    }
}

impl DoorTerms {
    /// Until when a token is good that is given now.
    pub(super) fn token_until(&self, now: Now) -> Now {
        Now(now.0.saturating_add(u64::from(self.token_days).saturating_mul(86_400_000)))
    }
}

impl LockTerms {
    /// Until when no password is looked at after so many wrong ones; none: the next may come at once.
    #[must_use]
    pub fn lock(&self, wrong: u32, now: Now) -> Option<Now> {
        let beyond = wrong.checked_sub(self.wrong.max(1))?;
        let grown = u64::from(self.first_s).saturating_mul(1_u64.checked_shl(beyond).unwrap_or(u64::MAX));
        let seconds = grown.min(u64::from(self.longest_s));
        Some(Now(now.0.saturating_add(seconds.saturating_mul(1_000))))
    }

    /// How many wrong passwords still count, where the last lock ended at that moment.
    #[must_use]
    pub fn counted(&self, wrong: u32, locked_until: Now, now: Now) -> u32 {
        let forgotten = locked_until.0.saturating_add(u64::from(self.forget_h).saturating_mul(3_600_000));
        if locked_until > Now(0) && now.0 >= forgotten { 0 } else { wrong }
    }
}

/// Whole seconds from now until then, at least one.
pub(super) fn seconds_until(then: Now, now: Now) -> u32 {
    then.ms_since(now).div_ceil(1_000).max(1)
}
