//! What a simulated tournament found.

use std::fmt::Write as _;
use std::time::Duration;

use poker_protocol::{Money, PlayerId};

use crate::simulate::report::per_second;

/// A player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    pub player: PlayerId,
    pub prize: Money,
}

/// The result; as JSON it is the last line of `cardroom simulate --tournament`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentReport {
    pub seed: u64,
    /// The players in the order of their places.
    pub places: Vec<Placing>,
    /// Hands played at all tables.
    pub hands: u64,
    /// Decisions of all players.
    pub decisions: u64,
    /// The length in the tournament's own time, seconds.
    pub virtual_s: u64,
    /// Real time.
    pub time: Duration,
    /// Whether no hand created or lost a chip.
    pub chips_conserved: bool,
    /// Whether prizes and bounties are exactly what was collected for them, and each place was given once.
    pub money_conserved: bool,
    /// Whether every ticket that was won is held by its winner or has paid an entry, with its value behind it.
    pub tickets_conserved: bool,
    /// Actions that were refused.
    pub illegal_actions: u64,
}

impl TournamentReport {
    /// The report of a tournament that has not begun.
    pub(super) fn begun(seed: u64) -> Self {
        Self {
            seed,
            places: Vec::new(),
            hands: 0,
            decisions: 0,
            virtual_s: 0,
            time: Duration::ZERO,
            chips_conserved: true,
            money_conserved: true,
            tickets_conserved: true,
            illegal_actions: 0,
        }
    }

    /// Adds what was played before, in the tournaments that led to this one.
    pub(super) fn after(&mut self, before: &Self) {
        self.hands += before.hands;
        self.decisions += before.decisions;
        self.virtual_s += before.virtual_s;
        self.time += before.time;
        self.chips_conserved &= before.chips_conserved;
        self.money_conserved &= before.money_conserved;
        self.tickets_conserved &= before.tickets_conserved;
        self.illegal_actions += before.illegal_actions;
    }

    /// Whether chips, money and tickets were conserved and no action was refused.
    pub fn is_sound(&self) -> bool {
        self.chips_conserved && self.money_conserved && self.tickets_conserved && self.illegal_actions == 0
    }

    /// Hands a second of real time.
    pub fn hands_per_second(&self) -> u64 {
        per_second(self.hands, self.time)
    }

    /// One line of JSON. `kind` is the kind of the tournament; `places` has the players in the order of their places, `prizes` what they
    /// won, in hundredths, up to the last prize.
    pub fn json(&self, kind: &str) -> String {
        let Self { seed, hands, decisions, virtual_s, chips_conserved, money_conserved, .. } = self;
        let Self { tickets_conserved, illegal_actions, .. } = self;
        let paid = self.places.iter().rposition(|placing| !placing.prize.is_zero()).map_or(0, |last| last + 1);
        let list = |numbers: &mut dyn Iterator<Item = u64>| {
            let mut list = String::new();
            for (at, number) in numbers.enumerate() {
                let comma = if at == 0 { "" } else { "," };
                let _written = write!(list, "{comma}{number}");
            }
            list
        };
        let places = list(&mut self.places.iter().map(|placing| placing.player.0));
        let prizes = list(&mut self.places.iter().take(paid).map(|placing| placing.prize.hundredths()));
        let what = format!(r#""tournament":"{kind}","players":{},"seed":{seed}"#, self.places.len());
        let played =
            format!(r#""hands":{hands},"hands_per_second":{},"decisions":{decisions},"virtual_s":{virtual_s}"#, self.hands_per_second());
        let conserved =
            format!(r#""chips_conserved":{chips_conserved},"money_conserved":{money_conserved},"tickets_conserved":{tickets_conserved}"#);
        let sound = format!(r#"{conserved},"illegal_actions":{illegal_actions}"#);
        format!(r#"{{{what},{played},{sound},"prizes":[{prizes}],"places":[{places}]}}"#)
    }
}
