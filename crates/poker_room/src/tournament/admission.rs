//! Who may enter a tournament: those who know its password and fulfil its conditions (R-REG-4, R-REG-12).

use std::collections::BTreeSet;
use std::fmt;

use poker_protocol::{Bytes32, PlayerId};
use serde::{Deserialize, Serialize};

use super::refusal::TournamentRefusal;
use crate::rulebook::EntryCondition;

/// Who may enter a tournament. The default lets everybody in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdmissionTerms {
    /// The password of a private tournament; `None` if it is public.
    pub password: Option<PasswordDigest>,
    pub conditions: Vec<EntryCondition>,
    /// The players whom the house has invited.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub invited: BTreeSet<PlayerId>,
}

/// What a player shows who wants to enter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Admission {
    pub password: Option<PasswordDigest>,
    pub facts: EntryFacts,
    /// Whether the entry was won in another tournament. Then nothing else is asked of the player.
    pub won: bool,
}

/// What a tournament asks about a player who enters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntryFacts {
    /// The hands that the player has played at cash tables.
    pub hands_played: u64,
    /// The age of the player's account, days.
    pub account_days: u32,
    /// Whether the player's account is marked as a pro (R-BTY-6).
    pub pro: bool,
}

/// The digest of a password, which is enough to compare it: neither a tournament nor its outputs contain the password itself.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PasswordDigest(pub Bytes32);

impl PasswordDigest {
    /// The digest of a password.
    #[must_use]
    pub fn of(password: &str) -> Self {
        Self(poker_fair::of_password(password))
    }
}

/// Does not show the digest, from which a weak password could be guessed.
impl fmt::Debug for PasswordDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordDigest(..)")
    }
}

impl AdmissionTerms {
    /// Checks whether a player may enter.
    ///
    /// # Errors
    /// `WrongPassword`, also if none is given, or the first `Condition` that is not fulfilled.
    pub(super) fn check(&self, player: PlayerId, admission: &Admission) -> Result<(), TournamentRefusal> {
        if admission.won {
            return Ok(());
        }
        if self.password.is_some() && self.password != admission.password {
            return Err(TournamentRefusal::WrongPassword);
        }
        match self.conditions.iter().find(|&&condition| !self.is_fulfilled(condition, player, admission.facts)) {
            Some(&condition) => Err(TournamentRefusal::Condition(condition)),
            None => Ok(()),
        }
    }

    fn is_fulfilled(&self, condition: EntryCondition, player: PlayerId, facts: EntryFacts) -> bool {
        match condition {
            EntryCondition::HandsPlayed { least } => facts.hands_played >= least.into(),
            EntryCondition::AccountAge { days } => facts.account_days >= days,
            EntryCondition::Invited => self.invited.contains(&player),
        }
    }
}
