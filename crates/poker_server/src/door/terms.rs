//! The operator's settings for accounts.

use poker_room::Now;
use serde::Deserialize;

/// The operator's settings for accounts. A field that the file leaves out is as in [`DoorTerms::default`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DoorTerms {
    /// Days until a token expires. A token in the second half of its life is replaced when it is used.
    pub token_days: u32,
    /// Days from a sign-in with the password until the session ends and the next one is needed, however often its tokens are replaced.
    pub session_days: u32,
    /// Hours in place of `session_days`, for sessions of less than a day.
    pub session_hours: Option<u32>,
    /// The most passwords that are checked at the same time; each takes memory and a core.
    pub passwords_at_once: u32,
    /// The most passwords that wait to be checked.
    pub passwords_waiting: u32,
    /// How often passwords may be tried for one account, right or wrong.
    pub tries_per_account: Rate,
    /// How often passwords may be tried from one address, or `None` without a limit. The address of this machine is never limited.
    pub tries_per_address: Option<Rate>,
    /// How often one address may sign in with tokens, good or worthless, or `None` without a limit. The address of this machine is never
    /// limited.
    pub token_tries_per_address: Option<Rate>,
    /// How often accounts may be created from one address, or `None` without a limit. The address of this machine is never limited.
    pub sign_ups_per_address: Option<Rate>,
    /// How wrong passwords lock an account.
    pub lock: LockTerms,
}

/// A rate limit: `burst` uses at once, then one every `every_s` seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// The number of uses that are allowed at once, from 1.
    pub burst: u32,
    /// The seconds after which one more use is allowed.
    pub every_s: u32,
}

/// How wrong passwords lock an account. Each wrong password after the one that locked it doubles the length of the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LockTerms {
    /// The number of wrong passwords that locks the account.
    pub wrong: u32,
    /// The length of the first lock, in seconds.
    pub first_s: u32,
    /// The length of the longest lock, in seconds.
    pub longest_s: u32,
    /// The hours after the end of a lock until the count of wrong passwords starts again at 0.
    pub forget_h: u32,
}

impl Default for DoorTerms {
    fn default() -> Self {
        Self {
            token_days: 30,
            session_days: 180,
            session_hours: None,
            passwords_at_once: 2,
            passwords_waiting: 64,
            tries_per_account: Rate { burst: 20, every_s: 10 },
            tries_per_address: Some(Rate { burst: 30, every_s: 5 }),
            token_tries_per_address: Some(Rate { burst: 120, every_s: 1 }),
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
    /// The moment at which a token that is issued `now` expires, in a session that began with a password at `made`.
    pub(super) fn token_until(&self, now: Now, made: Now) -> Now {
        now.after_days(self.token_days).min(self.session_until(made))
    }

    /// The moment at which a session ends that began with a password at `made`.
    pub(super) fn session_until(&self, made: Now) -> Now {
        match self.session_hours {
            Some(hours) => Now(made.0.saturating_add(u64::from(hours).saturating_mul(3_600_000))),
            None => made.after_days(self.session_days),
        }
    }
}

impl LockTerms {
    /// The end of the lock after `wrong` wrong passwords, or `None` without a lock.
    #[must_use]
    pub fn lock(&self, wrong: u32, now: Now) -> Option<Now> {
        let beyond = wrong.checked_sub(self.wrong.max(1))?;
        let grown = u64::from(self.first_s).saturating_mul(1_u64.checked_shl(beyond).unwrap_or(u64::MAX));
        let seconds = grown.min(u64::from(self.longest_s));
        Some(Now(now.0.saturating_add(seconds.saturating_mul(1_000))))
    }

    /// The end of the lock at `now` if a lock until `until` is in force. A lock that is longer than the longest was set by a clock that ran
    /// ahead, and counts as over.
    #[must_use]
    pub fn in_force(&self, until: Now, now: Now) -> Option<Now> {
        let longest = now.0.saturating_add(u64::from(self.longest_s).saturating_mul(1_000));
        (now < until && until.0 <= longest).then_some(until)
    }

    /// The number of wrong passwords that still count at `now`, if the last lock ended at `locked_until`.
    #[must_use]
    pub fn counted(&self, wrong: u32, locked_until: Now, now: Now) -> u32 {
        let forgotten = locked_until.0.saturating_add(u64::from(self.forget_h).saturating_mul(3_600_000));
        if locked_until > Now(0) && now.0 >= forgotten { 0 } else { wrong }
    }
}

/// Whole seconds from `now` until `then`, at least one.
pub(super) fn seconds_until(then: Now, now: Now) -> u32 {
    then.ms_since(now).div_ceil(1_000).max(1)
}
