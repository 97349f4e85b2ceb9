//! Passes the results of jobs on to the connections that they concern.

use poker_protocol::{Closing, DoorMessage, DoorRefusal, SessionView};

use super::audit::{AuditEntry, AuditEvent};
use super::job::{Job, JobId, JobResult, SignedIn};
use super::{ConnectionId, Door, DoorSession, JobPurpose, KeptSession, TokenDigest};

impl Door {
    /// Handles the result of a job. `None` means that the job failed.
    pub fn done(&mut self, job: JobId, done: Option<JobResult>) {
        self.passwords.done(job);
        let Some(purpose) = self.purposes.remove(&job) else { return };
        match purpose {
            JobPurpose::Nothing => {}
            JobPurpose::Log => {
                if let Some(JobResult::Log(entries, last)) = done {
                    self.log = last;
                    for entry in entries {
                        self.recheck_player(&entry);
                    }
                }
            }
            JobPurpose::Recheck(connection, token) => self.rechecked(connection, token, done),
            JobPurpose::Answer(connection) => {
                let Some(session) = self.sessions.get_mut(&connection) else { return };
                session.asked = None;
                let recheck = std::mem::take(&mut session.recheck);
                self.answer(connection, done);
                if recheck {
                    self.recheck(connection);
                }
            }
        }
    }

    fn answer(&mut self, connection: ConnectionId, done: Option<JobResult>) {
        let Some(session) = self.sessions.get_mut(&connection) else { return };
        match done {
            Some(JobResult::SignedIn(account)) => {
                session.account = Some(account.clone());
                let halls = self.views();
                let (player, name, token) = (account.player, account.name, account.token);
                self.say(connection, DoorMessage::SignedIn { player, name, token, halls });
            }
            Some(JobResult::SignedOut) => {
                let account = session.account.take();
                session.entered = None;
                self.say(connection, DoorMessage::SignedOut);
                if let Some(account) = account {
                    self.close_others_where(connection, |other| other.session == account.session);
                }
            }
            Some(JobResult::Sessions(kept)) => {
                let Some(account) = &session.account else { return };
                let (player, current) = (account.player, account.session);
                self.close_others_where(connection, |other| {
                    other.player == player && !kept.iter().any(|session| session.id == other.session)
                });
                let view =
                    |kept: &KeptSession| SessionView { id: kept.id, made: kept.made.0, used: kept.used.0, current: kept.id == current };
                self.say(connection, DoorMessage::Sessions { sessions: kept.iter().map(view).collect() });
            }
            Some(JobResult::PasswordChanged { token, session: new, until }) => {
                if let Some(account) = &mut session.account {
                    account.digest = TokenDigest::of(&token);
                    account.session = new;
                    account.until = until;
                    let player = account.player;
                    self.close_others_where(connection, |other| other.player == player);
                }
                self.say(connection, DoorMessage::PasswordChanged { token });
            }
            Some(JobResult::Refused(reason)) => self.refuse(connection, reason),
            Some(JobResult::Kept | JobResult::StillGood | JobResult::Suspended | JobResult::Revoked | JobResult::Log(..)) | None => {
                self.refuse(connection, DoorRefusal::Unavailable);
            }
        }
    }

    /// Ends a connection that may not stay signed in.
    fn rechecked(&mut self, connection: ConnectionId, token: TokenDigest, done: Option<JobResult>) {
        let Some(session) = self.sessions.get(&connection) else { return };
        match done {
            Some(JobResult::Suspended) => self.close(connection, Closing::Suspended),
            // The connection may have another token by now, because it has changed its password.
            Some(JobResult::Revoked)
                if session.asked.is_some() || session.account.as_ref().is_none_or(|account| account.digest != token) =>
            {
                self.recheck(connection);
            }
            Some(JobResult::Revoked) => self.close(connection, Closing::SignedOut),
            Some(JobResult::StillGood) => {}
            // While the store gives no answer, the connection stays signed in, and is checked again.
            Some(
                JobResult::Kept
                | JobResult::SignedIn(_)
                | JobResult::Refused(_)
                | JobResult::SignedOut
                | JobResult::PasswordChanged { .. }
                | JobResult::Sessions(_)
                | JobResult::Log(..),
            )
            | None => {
                self.unchecked.insert(connection);
            }
        }
    }

    /// Checks whether a connection may stay signed in, once its own job is done.
    pub(super) fn recheck(&mut self, connection: ConnectionId) {
        let Some(session) = self.sessions.get_mut(&connection) else { return };
        if session.asked.is_some() {
            session.recheck = true;
        } else if let Some(account) = &session.account {
            let (player, token) = (account.player, account.digest);
            self.queue_short(JobPurpose::Recheck(connection, token), Job::Recheck { player, token });
        }
    }

    /// Checks every connection of the player whom an entry of the audit log concerns, and those that wait to be signed in: the result that they
    /// wait for may be of the time before the entry.
    fn recheck_player(&mut self, entry: &AuditEntry) {
        let player = match entry.event {
            AuditEvent::Suspended { player, suspended: true, .. }
            | AuditEvent::PasswordReset { player }
            | AuditEvent::PasswordChanged { player }
            | AuditEvent::SessionsEnded { player, .. }
            | AuditEvent::TokensRevoked { player }
            | AuditEvent::Deleted { player } => player,
            AuditEvent::Suspended { .. }
            | AuditEvent::Created { .. }
            | AuditEvent::Pro { .. }
            | AuditEvent::Unlocked { .. }
            | AuditEvent::KeyRotated { .. }
            | AuditEvent::HandGivenUp { .. }
            | AuditEvent::GameGivenUp { .. }
            | AuditEvent::PasswordGivenUp { .. }
            | AuditEvent::Unreadable => return,
        };
        let may_be = |session: &DoorSession| match &session.account {
            Some(account) => account.player == player,
            None => session.asked.is_some(),
        };
        let connections: Vec<_> = self.sessions.iter().filter(|(_, session)| may_be(session)).map(|(&connection, _)| connection).collect();
        for connection in connections {
            self.recheck(connection);
        }
    }

    fn close_others_where(&mut self, connection: ConnectionId, is: impl Fn(&SignedIn) -> bool) {
        let others = self.sessions.iter().filter(|(other, session)| **other != connection && session.account.as_ref().is_some_and(&is));
        for other in others.map(|(&other, _)| other).collect::<Vec<_>>() {
            self.close(other, Closing::SignedOut);
        }
    }
}
