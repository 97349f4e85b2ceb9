//! Token rotation: a token in the second half of its life is replaced when a client signs in with it.

use poker_protocol::{PlayerId, Token};
use poker_room::Now;

use super::account::KeptToken;
use super::accounts::{AccountChange, AccountsError};
use super::worker::Worker;

impl Worker {
    /// Adds `new` to the account of `player` if half the life of `kept` is over at `now`. Returns the added token, or `None` if `kept`
    /// stays in use.
    ///
    /// The old token stays valid until it expires, because the connection may break before the new token arrives.
    pub(super) fn rotate_token(
        &self,
        player: PlayerId,
        kept: &KeptToken,
        new: &Token,
        now: Now,
    ) -> Result<Option<KeptToken>, AccountsError> {
        if now < rotation_due(kept) {
            return Ok(None);
        }
        let new = self.new_token(new, now);
        self.accounts.change(player, &[AccountChange::AddToken(new)])?;
        Ok(Some(new))
    }
}

/// The moment at which half the life of a token is over.
fn rotation_due(token: &KeptToken) -> Now {
    let half = token.until.0.saturating_sub(token.made.0) / 2;
    Now(token.made.0.saturating_add(half))
}
