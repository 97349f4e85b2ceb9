//! Counters of the server for monitoring.

mod histogram;

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use poker_protocol::{Closing, DoorRefusal, Request};
use poker_room::RoomChanges;

use histogram::Histogram;

/// Counters of one server.
#[derive(Debug, Default)]
pub(in crate::shell) struct Metrics {
    connections: AtomicI64,
    accepted: AtomicU64,
    signed_in: AtomicI64,
    requests: AtomicU64,
    actions: AtomicU64,
    hands: AtomicU64,
    voided: AtomicU64,
    batches: AtomicU64,
    /// The number of refusals for each reason.
    refusals: Mutex<BTreeMap<&'static str, u64>>,
    closings: Mutex<BTreeMap<&'static str, u64>>,
    round_trips: Histogram,
    commits: Histogram,
}

impl Metrics {
    pub(in crate::shell) fn connected(&self) {
        self.connections.fetch_add(1, Ordering::Relaxed);
        self.accepted.fetch_add(1, Ordering::Relaxed);
    }

    pub(in crate::shell) fn disconnected(&self) {
        self.connections.fetch_sub(1, Ordering::Relaxed);
    }

    pub(in crate::shell) fn open_connections(&self) -> i64 {
        self.connections.load(Ordering::Relaxed)
    }

    pub(in crate::shell) fn signed_in(&self, signed_in: bool) {
        self.signed_in.fetch_add(if signed_in { 1 } else { -1 }, Ordering::Relaxed);
    }

    pub(in crate::shell) fn asked(&self, request: &Request) {
        self.requests.fetch_add(1, Ordering::Relaxed);
        if let Request::Act { .. } | Request::FastFold { .. } = request {
            self.actions.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(in crate::shell) fn batch(&self, changes: &RoomChanges) {
        let add = |counter: &AtomicU64, count: usize| counter.fetch_add(u64::try_from(count).unwrap_or(0), Ordering::Relaxed);
        add(&self.batches, 1);
        add(&self.hands, changes.ended.len());
        add(&self.voided, changes.voided.len());
    }

    pub(in crate::shell) fn round_trip(&self, took: Duration) {
        self.round_trips.note(took);
    }

    pub(in crate::shell) fn committed(&self, took: Duration) {
        self.commits.note(took);
    }

    pub(in crate::shell) fn refused(&self, reason: &DoorRefusal) {
        count(&self.refusals, refusal(reason));
    }

    pub(in crate::shell) fn closed(&self, why: &Closing) {
        count(&self.closings, closing(why));
    }

    /// Writes all counters in the text format of Prometheus.
    pub(in crate::shell) fn write(&self, out: &mut String) -> fmt::Result {
        let gauges = [
            ("cardroom_connections", "Open connections.", self.connections.load(Ordering::Relaxed)),
            ("cardroom_signed_in", "Connections that have signed in.", self.signed_in.load(Ordering::Relaxed)),
        ];
        for (name, help, value) in gauges {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}")?;
        }
        let counters = [
            ("cardroom_connections_accepted_total", "Connections that were accepted.", &self.accepted),
            ("cardroom_requests_total", "Requests of clients to halls.", &self.requests),
            ("cardroom_actions_total", "Actions in hands that clients have asked for.", &self.actions),
            ("cardroom_hands_total", "Hands that have ended.", &self.hands),
            ("cardroom_hands_voided_total", "Hands that were voided.", &self.voided),
            ("cardroom_batches_total", "Batches for the store.", &self.batches),
        ];
        for (name, help, value) in counters {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", value.load(Ordering::Relaxed))?;
        }
        labelled(out, "cardroom_refusals_total", "Frames that the door refused.", "reason", &self.refusals)?;
        labelled(out, "cardroom_closed_total", "Connections that the server ended.", "reason", &self.closings)?;
        self.round_trips.write(out, "cardroom_round_trip_seconds", "Round trips of pings.")?;
        self.commits.write(out, "cardroom_commit_seconds", "From a batch to its commit.")
    }
}

fn count(counters: &Mutex<BTreeMap<&'static str, u64>>, name: &'static str) {
    let mut counters = counters.lock().unwrap_or_else(PoisonError::into_inner);
    let counter = counters.entry(name).or_default();
    *counter = counter.saturating_add(1);
}

fn labelled(out: &mut String, name: &str, help: &str, label: &str, counters: &Mutex<BTreeMap<&'static str, u64>>) -> fmt::Result {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter")?;
    for (value, count) in &*counters.lock().unwrap_or_else(PoisonError::into_inner) {
        writeln!(out, "{name}{{{label}=\"{value}\"}} {count}")?;
    }
    Ok(())
}

fn refusal(reason: &DoorRefusal) -> &'static str {
    match reason {
        DoorRefusal::WrongCredentials => "wrong_credentials",
        DoorRefusal::WrongToken => "wrong_token",
        DoorRefusal::LockedOut { .. } => "locked_out",
        DoorRefusal::TooManyTries { .. } => "too_many_tries",
        DoorRefusal::NameTaken => "name_taken",
        DoorRefusal::BadName { .. } => "bad_name",
        DoorRefusal::BadPassword { .. } => "bad_password",
        DoorRefusal::PasswordExpired => "password_expired",
        DoorRefusal::Suspended => "suspended",
        DoorRefusal::SignUpClosed => "sign_up_closed",
        DoorRefusal::NotSignedIn => "not_signed_in",
        DoorRefusal::SignedInAlready => "signed_in_already",
        DoorRefusal::NotEntered => "not_entered",
        DoorRefusal::NoSuchHall => "no_such_hall",
        DoorRefusal::HallNotReady => "hall_not_ready",
        DoorRefusal::Busy => "busy",
        DoorRefusal::Unavailable => "unavailable",
        DoorRefusal::Malformed => "malformed",
        DoorRefusal::TooFast => "too_fast",
    }
}

fn closing(why: &Closing) -> &'static str {
    match why {
        Closing::TakenOver => "taken_over",
        Closing::Suspended => "suspended",
        Closing::SignedOut => "signed_out",
        Closing::ShuttingDown => "shutting_down",
        Closing::Moved => "moved",
        Closing::Unavailable => "unavailable",
        Closing::Silent => "silent",
        Closing::TooSlow => "too_slow",
        Closing::Abuse => "abuse",
        Closing::Full => "full",
        Closing::NotSignedIn => "not_signed_in",
    }
}
