//! What comes of work, told to whom it concerns.

use poker_protocol::{Closing, DoorMessage, DoorRefusal, PlayerId};

use super::deed::{Deed, LogEntry};
use super::job::{Done, Job, JobId, SignedIn};
use super::{ConnectionId, Door, TokenDigest, Visit, Wanted};

impl Door {
    /// What came of a piece of work; none where the books could not be asked.
    pub fn done(&mut self, job: JobId, done: Option<Done>) {
        self.line.done(job);
        let Some(wanted) = self.wanted.remove(&job) else { return };
        match wanted {
            Wanted::Nothing => {}
            Wanted::Log => {
                if let Some(Done::Log(entries, last)) = done {
                    self.log = last;
                    for entry in entries {
                        self.hear(&entry);
                    }
                }
            }
            Wanted::Check(connection, token) => self.checked(connection, token, done),
            Wanted::Answer(connection) => {
                let Some(visit) = self.visits.get_mut(&connection) else { return };
                visit.asked = None;
                let look_again = std::mem::take(&mut visit.look_again);
                self.answer(connection, done);
                if look_again {
                    self.look_again(connection);
                }
            }
        }
    }

    fn answer(&mut self, connection: ConnectionId, done: Option<Done>) {
        let Some(visit) = self.visits.get_mut(&connection) else { return };
        match done {
            Some(Done::SignedIn(account)) => {
                visit.account = Some(account.clone());
                let halls = self.views();
                let (player, name, token) = (account.player, account.name, account.token);
                self.say(connection, DoorMessage::SignedIn { player, name, token, halls });
            }
            Some(Done::SignedOut) => {
                let account = visit.account.take();
                visit.entered = None;
                self.say(connection, DoorMessage::SignedOut);
                if let Some(account) = account {
                    self.close_others_where(connection, |other| other.digest == account.digest);
                }
            }
            Some(Done::PasswordChanged(token)) => {
                if let Some(account) = &mut visit.account {
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
        let Some(visit) = self.visits.get(&connection) else { return };
        match done {
            Some(Done::Suspended) => self.close(connection, Closing::Suspended),
            // It may have got another token meanwhile, with another password.
            Some(Done::Revoked) if visit.asked.is_some() || visit.account.as_ref().is_none_or(|account| account.digest != token) => {
                self.look_again(connection);
            }
            Some(Done::Revoked) => self.close(connection, Closing::SignedOut),
            // Without an answer from the books it goes on for as long as there is none.
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

    /// Looks whether a connection may go on, once what it has asked is done.
    fn look_again(&mut self, connection: ConnectionId) {
        let Some(visit) = self.visits.get_mut(&connection) else { return };
        if visit.asked.is_some() {
            visit.look_again = true;
        } else if let Some(account) = &visit.account {
            let (player, token) = (account.player, account.digest);
            self.look_up_for(Wanted::Check(connection, token), Job::LookAgain { player, token });
        }
    }

    /// Whom an entry of the log concerns is looked at again, with what it signed in with.
    fn hear(&mut self, entry: &LogEntry) {
        let player = match entry.deed {
            Deed::Suspended { player, suspended: true, .. }
            | Deed::PasswordReset { player }
            | Deed::PasswordChanged { player }
            | Deed::TokensRevoked { player } => player,
            Deed::Suspended { .. } | Deed::Created { .. } | Deed::Pro { .. } | Deed::Unlocked { .. } => return,
        };
        for connection in self.of_player(player) {
            self.look_again(connection);
        }
    }

    fn of_player(&self, player: PlayerId) -> Vec<ConnectionId> {
        let is = |visit: &Visit| visit.account.as_ref().is_some_and(|account| account.player == player);
        self.visits.iter().filter(|(_, visit)| is(visit)).map(|(&connection, _)| connection).collect()
    }

    fn close_others_where(&mut self, connection: ConnectionId, is: impl Fn(&SignedIn) -> bool) {
        let others = self.visits.iter().filter(|(other, visit)| **other != connection && visit.account.as_ref().is_some_and(&is));
        for other in others.map(|(&other, _)| other).collect::<Vec<_>>() {
            self.close(other, Closing::SignedOut);
        }
    }
}
