//! Passes the results of jobs on to the connections that they concern.

use poker_protocol::{Closing, DoorMessage, DoorRefusal, PlayerId};

use super::audit::{AuditEntry, AuditEvent};
use super::job::{Done, Job, JobId, SignedIn};
use super::{ConnectionId, Door, DoorSession, JobPurpose, TokenDigest};

impl Door {
    /// Takes in the result of a job, or `None` where the store failed.
    pub fn done(&mut self, job: JobId, done: Option<Done>) {
        self.passwords.done(job);
        let Some(purpose) = self.purposes.remove(&job) else { return };
        match purpose {
            JobPurpose::Nothing => {}
            JobPurpose::Log => {
                if let Some(Done::Log(entries, last)) = done {
                    self.log = last;
                    for entry in entries {
                        self.hear(&entry);
                    }
                }
            }
            JobPurpose::Check(connection, token) => self.checked(connection, token, done),
            JobPurpose::Answer(connection) => {
                let Some(session) = self.sessions.get_mut(&connection) else { return };
                session.asked = None;
                let look_again = std::mem::take(&mut session.look_again);
                self.answer(connection, done);
                if look_again {
                    self.look_again(connection);
                }
            }
        }
    }

    fn answer(&mut self, connection: ConnectionId, done: Option<Done>) {
        let Some(session) = self.sessions.get_mut(&connection) else { return };
        match done {
            Some(Done::SignedIn(account)) => {
                session.account = Some(account.clone());
                let halls = self.views();
                let (player, name, token) = (account.player, account.name, account.token);
                self.say(connection, DoorMessage::SignedIn { player, name, token, halls });
            }
            Some(Done::SignedOut) => {
                let account = session.account.take();
                session.entered = None;
                self.say(connection, DoorMessage::SignedOut);
                if let Some(account) = account {
                    self.close_others_where(connection, |other| other.digest == account.digest);
                }
            }
            Some(Done::PasswordChanged(token)) => {
                if let Some(account) = &mut session.account {
                    account.digest = TokenDigest::of(&token);
                    let player = account.player;
                    self.close_others_where(connection, |other| other.player == player);
                }
                self.say(connection, DoorMessage::PasswordChanged { token });
            }
            Some(Done::Refused(reason)) => self.refuse(connection, reason),
            Some(Done::Kept | Done::StillGood | Done::Suspended | Done::Revoked | Done::Log(..)) | None => {
                self.refuse(connection, DoorRefusal::Unavailable);
            }
        }
    }

    fn checked(&mut self, connection: ConnectionId, token: TokenDigest, done: Option<Done>) {
        let Some(session) = self.sessions.get(&connection) else { return };
        match done {
            Some(Done::Suspended) => self.close(connection, Closing::Suspended),
            // The connection may have another token by now, because it has changed its password.
            Some(Done::Revoked) if session.asked.is_some() || session.account.as_ref().is_none_or(|account| account.digest != token) => {
                self.look_again(connection);
            }
            Some(Done::Revoked) => self.close(connection, Closing::SignedOut),
            // While the store gives no answer, the connection stays signed in.
            Some(
                Done::StillGood
                | Done::Kept
                | Done::SignedIn(_)
                | Done::Refused(_)
                | Done::SignedOut
                | Done::PasswordChanged(_)
                | Done::Log(..),
            )
            | None => {}
        }
    }

    /// Checks whether a connection may stay signed in, once its own job is done.
    fn look_again(&mut self, connection: ConnectionId) {
        let Some(session) = self.sessions.get_mut(&connection) else { return };
        if session.asked.is_some() {
            session.look_again = true;
        } else if let Some(account) = &session.account {
            let (player, token) = (account.player, account.digest);
            self.look_up_for(JobPurpose::Check(connection, token), Job::LookAgain { player, token });
        }
    }

    /// Checks every connection of the player whom an entry of the audit log concerns.
    fn hear(&mut self, entry: &AuditEntry) {
        let player = match entry.event {
            AuditEvent::Suspended { player, suspended: true, .. }
            | AuditEvent::PasswordReset { player }
            | AuditEvent::PasswordChanged { player }
            | AuditEvent::TokensRevoked { player } => player,
            AuditEvent::Suspended { .. } | AuditEvent::Created { .. } | AuditEvent::Pro { .. } | AuditEvent::Unlocked { .. } => return,
        };
        for connection in self.of_player(player) {
            self.look_again(connection);
        }
    }

    fn of_player(&self, player: PlayerId) -> Vec<ConnectionId> {
        let is = |session: &DoorSession| session.account.as_ref().is_some_and(|account| account.player == player);
        self.sessions.iter().filter(|(_, session)| is(session)).map(|(&connection, _)| connection).collect()
    }

    fn close_others_where(&mut self, connection: ConnectionId, is: impl Fn(&SignedIn) -> bool) {
        let others = self.sessions.iter().filter(|(other, session)| **other != connection && session.account.as_ref().is_some_and(&is));
        for other in others.map(|(&other, _)| other).collect::<Vec<_>>() {
            self.close(other, Closing::SignedOut);
        }
    }
}
