//! `admin unlock`, `reset-password`, `revoke-tokens`.

use std::io::Write;

use poker_protocol::Password;
use poker_room::Now;

use super::amount::moment;
use super::context::AdminContext;
use super::player::Player;
use crate::door::{AccountChange, AuditEvent, HashCost, Hasher};

/// Letters and digits that are not mistaken for each other. There are 32, so that five random bits choose each with equal chance.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// A password that an operator has set can be used for this long: a day.
const RESET_VALID_MS: u32 = 24 * 3_600_000;
/// The length of a new password. Each letter has five random bits.
const LENGTH: usize = 16;

pub(super) fn unlock(player: &Player, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let account = context.account(&player.player)?;
    let unlocked = AccountChange::Lock { wrong: 0, until: Now(0) };
    context.change(account.player, [unlocked], AuditEvent::Unlocked { player: account.player })?;
    writeln!(out, "{} can sign in again.", account.name)?;
    Ok(())
}

pub(super) fn reset_password(player: &Player, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let account = context.account(&player.player)?;
    let letters = rand::random::<[u8; LENGTH]>().map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    let password: String = letters.into_iter().collect();
    let newest = context.store.password_secret(None)?;
    let hash = Hasher::new(HashCost::OWASP)?.hash(&Password::new(password.as_str()), rand::random(), newest.as_ref())?;
    let until = context.clock.now().after_ms(RESET_VALID_MS);
    let changes =
        [AccountChange::TemporaryPassword { hash, until }, AccountChange::EndSessions, AccountChange::Lock { wrong: 0, until: Now(0) }];
    context.change(account.player, changes, AuditEvent::PasswordReset { player: account.player })?;
    writeln!(out, "The new password of {} is {password}", account.name)?;
    writeln!(
        out,
        "It is shown this once and expires at {}. The player should sign in with it and choose another one at once.",
        moment(until)
    )?;
    Ok(())
}

pub(super) fn revoke_tokens(player: &Player, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let account = context.account(&player.player)?;
    let event = AuditEvent::TokensRevoked { player: account.player };
    context.change(account.player, [AccountChange::EndSessions], event)?;
    writeln!(out, "All tokens of {} are worthless; the player can sign in with the password.", account.name)?;
    Ok(())
}
