//! Token rotation: a token in the second half of its life is replaced when a client signs in with it.

use poker_protocol::Token;
use poker_room::Now;

use super::account::{KeptSession, KeptToken};
use super::accounts::{AccountChange, AccountCondition, AccountsError};
use super::token::TokenDigest;
use super::worker::Worker;

/// How exactly the last use of a session is kept, in milliseconds: an hour, so that not every sign-in writes to the disk.
const USED_WITHIN_MS: u32 = 3_600_000;

impl Worker {
    /// Notes that `kept` is used at `now`, and adds `new` to its session if half the life of `kept` is over. Returns the token that is to
    /// be used from now on, or `None` if the session was ended or the account suspended since they were read.
    ///
    /// The old token stays valid until it expires or the session ends, because the connection may break before the new token arrives.
    pub(super) fn use_token(
        &self,
        kept: &KeptToken,
        session: &KeptSession,
        new: &Token,
        now: Now,
    ) -> Result<Option<KeptToken>, AccountsError> {
        let until = self.terms.token_until(now, session.made);
        let (change, used) = if now >= rotation_due(kept) && until > kept.until {
            let new = KeptToken { digest: TokenDigest::of(new), session: session.id, made: now, until };
            (AccountChange::AddToken(new), new)
        } else if now.ms_since(session.used) >= USED_WITHIN_MS {
            (AccountChange::UseSession { session: session.id, at: now }, *kept)
        } else {
            return Ok(Some(*kept));
        };
        let conditions = [AccountCondition::Session(session.id), AccountCondition::NotSuspended];
        Ok(self.accounts.change_if(session.player, &conditions, &[change])?.then_some(used))
    }
}

/// The moment at which half the life of a token is over.
fn rotation_due(token: &KeptToken) -> Now {
    let half = token.until.0.saturating_sub(token.made.0) / 2;
    Now(token.made.0.saturating_add(half))
}
