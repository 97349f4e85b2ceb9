//! A table for tests: seats are counted from 1 as in the rules, every random pick gives 0, the deck is in order.

use std::sync::Arc;

use poker_fair::SealKey;
use poker_protocol::{Bytes32, Entry, Form, HandId, Money, PlayerId, PlayerView, Refusal, SeatState, StakeId, TableEvent, TableId, TurnId};
use poker_rules::{Action, Deck, HandEvent, Seat};

use crate::{
    Arrival, CashTable, Dealer, HandRecord, Now, PRINTED, PlayerKind, Randomness, Rulebook, Switches, TableOptions, TableOutput,
    TableRules, TableSign, Tempo,
};

/// Deals a sorted deck and always picks 0.
pub(super) struct InOrder;

impl Randomness for InOrder {
    fn deck(&mut self) -> Option<Deck> {
        Some(Deck::sorted())
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32([7; 32])))
    }

    fn pick(&mut self, _ways: u32) -> Option<u32> {
        Some(0)
    }
}

pub(super) struct Scene {
    pub table: CashTable,
    pub dealer: Dealer,
    pub now: Now,
    pub told: Vec<TableOutput>,
}

/// The rules of a table and its first switches.
pub(super) struct Setting {
    pub rules: TableRules,
    pub switches: Switches,
}

/// A setting with a clock and without pauses.
impl From<TableRules> for Setting {
    fn from(rules: TableRules) -> Self {
        Self { rules, switches: Switches::new(true, Tempo::NONE) }
    }
}

/// A setting with a clock and these pauses.
pub(super) fn paced(rules: TableRules, tempo: Tempo) -> Setting {
    Setting { rules, switches: Switches::new(true, tempo) }
}

/// A setting without a clock and without pauses.
pub(super) fn unhurried(rules: TableRules) -> Setting {
    Setting { rules, switches: Switches::new(false, Tempo::NONE) }
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(super) fn player(number: u8) -> PlayerId {
    PlayerId(u64::from(number))
}

pub(super) fn nl10(change: impl FnOnce(&mut TableRules)) -> TableRules {
    let rulebook = Rulebook::en_2_7().unwrap();
    let row = rulebook.stake("nlhe", "NL10").unwrap();
    let options = TableOptions { rake: true, practice: false, sealed: false, chat: false };
    let mut rules = TableRules::of(&rulebook, (StakeId(0), row), &options).unwrap();
    change(&mut rules);
    rules
}

/// All rulebooks.
pub(super) const ALL: [&str; 5] = [EN_1_2, "en-2.7", "fr-3.1", "sv-2.6", ROOM];
/// The rulebooks that are versions of the same document.
pub(super) const U: [&str; 4] = [EN_1_2, "en-2.7", "fr-3.1", "sv-2.6"];
/// The rulebooks in `U` except the oldest, `EN_1_2`.
pub(super) const NEWER: [&str; 3] = ["en-2.7", "fr-3.1", "sv-2.6"];
pub(super) const EN_1_2: &str = "en-1.2";
pub(super) const ROOM: &str = "room-003";

/// The first ordinary table of no-limit Hold'em that a rulebook offers.
pub(super) fn under(rulebook: &str) -> TableRules {
    let rulebook = Rulebook::embedded(rulebook).unwrap().unwrap();
    let row = rulebook.stakes.iter().find(|row| row.game.code == "nlhe" && row.form == Form::Regular).unwrap();
    let options = TableOptions { rake: true, practice: false, sealed: false, chat: false };
    TableRules::of(&rulebook, (StakeId(0), row), &options).unwrap()
}

/// The seats that have yet to choose whether to show or muck, in order, and the number of this decision.
pub(super) fn awaited_choices(table: &CashTable, now: Now) -> Option<(Vec<Seat>, TurnId)> {
    let TableEvent::ToShow { seats, turn, .. } = table.snapshot(None, now).to_show? else { return None };
    Some((seats, turn))
}

impl Scene {
    /// A table with players in these seats, with 1000 each, before the first hand.
    pub fn of(seats: &[u8]) -> Self {
        Self::with(nl10(|_| {}), seats)
    }

    pub fn with(setting: impl Into<Setting>, seats: &[u8]) -> Self {
        let Setting { rules, switches } = setting.into();
        let sign = TableSign { id: TableId(1), name: "Ash".to_owned() };
        let table = CashTable::new(sign, Arc::new(rules), switches);
        let mut scene = Self { table, dealer: Dealer::new(Box::new(InOrder), HandId(1)), now: Now(0), told: Vec::new() };
        for &number in seats {
            scene.sit(number, 1000, Entry::WaitForBigBlind).unwrap();
        }
        scene
    }

    pub fn sit(&mut self, number: u8, stack: u64, entry: Entry) -> Result<(), Refusal> {
        let view = PlayerView { name: format!("P{number}"), avatar: 0 };
        let arrival = Arrival {
            player: player(number),
            kind: PlayerKind::Person,
            view,
            buy_in: Money::new(stack),
            entry,
            connected: true,
            plan: PRINTED,
            elsewhere: crate::Elsewhere::default(),
        };
        self.table.sit(arrival, seat(number), self.now)?;
        self.listen();
        Ok(())
    }

    pub fn listen(&mut self) {
        while let Some(output) = self.table.poll_output() {
            self.told.push(output);
        }
    }

    /// Handles time-outs until none is due.
    pub fn settle(&mut self) {
        self.listen();
        while self.table.poll_timeout().is_some_and(|at| at <= self.now) {
            self.table.handle_timeout(self.now, &mut self.dealer);
            self.listen();
        }
    }

    pub fn wait(&mut self, ms: u32) {
        let end = self.now.after_ms(ms);
        while let Some(at) = self.table.poll_timeout().filter(|&at| at <= end) {
            self.now = at.max(self.now);
            self.table.handle_timeout(self.now, &mut self.dealer);
            self.listen();
        }
        self.now = end;
    }

    pub fn turn(&self) -> Option<(u8, TurnId)> {
        self.table.awaited().map(|(seat, turn, _)| (seat.number(), turn))
    }

    pub fn hand_id(&self) -> HandId {
        HandId(self.dealer.next_hand().0 - 1)
    }

    pub fn act(&mut self, number: u8, action: Action) {
        let (awaited, turn) = self.turn().expect("somebody is to act");
        assert_eq!(awaited, number, "whose turn it is");
        self.table.act(seat(number), self.hand_id(), turn, action, self.now).expect("a legal action");
        self.listen();
    }

    /// All players fold until one is left.
    pub fn fold_hand(&mut self) {
        let hand = self.hand_id();
        while self.hand_id() == hand
            && let Some((number, _)) = self.turn()
        {
            self.act(number, Action::Fold);
        }
    }

    /// All players check or call to the end.
    pub fn call_hand(&mut self) {
        while let Some((seat, _, legal)) = self.table.awaited() {
            self.act(seat.number(), if legal.check { Action::Check } else { Action::Call });
        }
    }

    /// Starts the next hand. Returns button, small blind, big blind and the seats dealt in.
    pub fn deal(&mut self) -> Option<(u8, Option<u8>, u8, Vec<u8>)> {
        self.settle();
        let hand = self.table.hand()?;
        let setup = hand.setup();
        let dealt_in = hand.dealt_in().iter().map(Seat::number).collect();
        Some((setup.button.number(), setup.small_blind.map(Seat::number), setup.big_blind.number(), dealt_in))
    }

    pub fn state(&self, number: u8) -> Option<SeatState> {
        self.table.state(seat(number))
    }

    pub fn stack(&self, number: u8) -> u64 {
        self.table.stack(seat(number)).get()
    }

    pub fn records(&self) -> Vec<&HandRecord> {
        self.told.iter().filter_map(|output| if let TableOutput::Ended(record) = output { Some(record.as_ref()) } else { None }).collect()
    }

    pub fn heard(&self, wanted: impl Fn(&TableEvent) -> bool) -> bool {
        self.told.iter().any(|output| match output {
            TableOutput::Public(event) | TableOutput::Private { event, .. } => wanted(event),
            TableOutput::Started { .. }
            | TableOutput::Hand { .. }
            | TableOutput::ToAct { .. }
            | TableOutput::ToShow { .. }
            | TableOutput::Ended(_)
            | TableOutput::Voided(_)
            | TableOutput::Owner(_) => false,
        })
    }

    pub fn happened(&self, wanted: impl Fn(&HandEvent) -> bool) -> bool {
        self.told.iter().any(|output| matches!(output, TableOutput::Hand { event, .. } if wanted(event)))
    }
}
