//! What a simulated room did.

use std::collections::BTreeMap;
use std::time::Duration;

use poker_protocol::Form;

use super::branch::{Branch, Branches};
use crate::simulate::report::per_second;

/// The number of hands for each form and code of a game.
pub type FormHands = BTreeMap<(Form, &'static str), u64>;

/// The result; as JSON it is the last line of `cardroom simulate --room`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomReport {
    /// The id of the room.
    pub room: String,
    /// Hands played.
    pub hands: u64,
    /// Measured in real time.
    pub hands_per_second: u64,
    /// Requests, connections, lost connections, deadlines and actions of the operator.
    pub inputs: u64,
    /// Days of virtual time, begun ones included.
    pub days: u64,
    /// The most tables that were open at one time.
    pub tables: usize,
    pub seed: u64,
    pub forms: FormHands,
    /// The branches that were reached.
    pub seen: Branches,
    /// A digest of the stacks after every hand: equal runs have equal digests.
    pub digest: u64,
    /// A digest of every message, change and save, if the options ask for it.
    pub transcript: Option<u64>,
}

impl RoomReport {
    pub(super) fn speed(hands: u64, time: Duration) -> u64 {
        per_second(hands, time)
    }

    /// `{"room":"en-2.7","hands":…,"hands_per_second":…,…,"forms":{"regular nlhe":…},"seen":["seat offered",…]}`.
    #[must_use]
    pub fn json(&self) -> String {
        let Self { room, hands, hands_per_second, inputs, days, tables, seed, forms, seen, digest: _, transcript: _ } = self;
        let forms: BTreeMap<String, u64> =
            forms.iter().map(|((form, game), hands)| (format!("{} {game}", form_name(*form)), *hands)).collect();
        let seen: Vec<&str> = seen.iter().map(Branch::name).collect();
        serde_json::json!({
            "room": room, "hands": hands, "hands_per_second": hands_per_second, "inputs": inputs, "days": days, "tables": tables,
            "seed": seed, "forms": forms, "seen": seen,
        })
        .to_string()
    }
}

const fn form_name(form: Form) -> &'static str {
    match form {
        Form::Regular => "regular",
        Form::Deepstack => "deepstack",
        Form::Shortstack => "shortstack",
        Form::Banzai => "banzai",
        Form::Fast => "fast",
        Form::Rapid => "rapid",
    }
}
