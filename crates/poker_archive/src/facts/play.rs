//! How each player played a hand, counted from its events.

use poker_history::PlayedHand;
use poker_rules::{Act, Chips, HandEvent, Seat, Street};

/// What a player did in a hand, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayMarks(pub(crate) u16);

impl PlayMarks {
    /// The player had a decision before the flop.
    pub const DECIDED: PlayMarks = PlayMarks(1);
    /// The player called, bet or raised before the flop (VPIP).
    pub const ENTERED: PlayMarks = PlayMarks(1 << 1);
    /// The player raised before the flop (PFR).
    pub const RAISED: PlayMarks = PlayMarks(1 << 2);
    /// The player had a decision before the flop after exactly one raise, which was another player's.
    pub const COULD_THREE_BET: PlayMarks = PlayMarks(1 << 3);
    /// The player raised there.
    pub const THREE_BET: PlayMarks = PlayMarks(1 << 4);
    /// The player had not folded when the flop was dealt, and it is known whether the player came to a showdown: the keeper of the record saw
    /// the end of the hand, or saw this player fold.
    pub const SAW_FLOP: PlayMarks = PlayMarks(1 << 5);
    /// The player saw the flop, and the hand came to a showdown with this player (WTSD).
    pub const SHOWDOWN: PlayMarks = PlayMarks(1 << 6);
    /// The player won chips at the showdown.
    pub const WON_SHOWDOWN: PlayMarks = PlayMarks(1 << 7);
    /// The player raised last before the flop, and could bet first on the flop.
    pub const COULD_CONTINUE: PlayMarks = PlayMarks(1 << 8);
    /// The player bet there (continuation bet).
    pub const CONTINUED: PlayMarks = PlayMarks(1 << 9);
    /// The player folded on the flop or later.
    pub const FOLDED_POSTFLOP: PlayMarks = PlayMarks(1 << 10);

    /// Whether all marks of `other` are set.
    pub fn has(self, other: PlayMarks) -> bool {
        self.0 & other.0 == other.0
    }

    fn set(&mut self, other: PlayMarks) {
        self.0 |= other.0;
    }

    fn clear(&mut self, other: PlayMarks) {
        self.0 &= !other.0;
    }
}

/// What is counted of a player in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayCounts {
    pub marks: PlayMarks,
    /// Bets and raises from the flop on.
    pub bets: u8,
    /// Calls from the flop on.
    pub calls: u8,
}

/// A player of a hand that is being read.
pub(super) struct PlayedSeat {
    pub(super) seat: Seat,
    pub(super) counts: PlayCounts,
    /// All chips put in, without those that were returned.
    pub(super) paid: Chips,
    pub(super) won: Chips,
    pub(super) folded: Option<Street>,
    pub(super) all_in: bool,
}

/// Reads the events of a hand.
pub(super) struct PlayReader {
    pub(super) seats: Vec<PlayedSeat>,
    /// All chips in the pots before any rake.
    pub(super) pot: u64,
    pub(super) showdown: bool,
    /// Whether the record reaches to the end of the hand.
    ended: bool,
    street: Street,
    /// The raises before the flop so far, and who raised last.
    raises: u32,
    raiser: Option<Seat>,
    /// Whether anybody has bet on this street.
    bet: bool,
}

impl PlayReader {
    pub(super) fn new(hand: &PlayedHand) -> PlayReader {
        let seat =
            |seat| PlayedSeat { seat, counts: PlayCounts::default(), paid: Chips::ZERO, won: Chips::ZERO, folded: None, all_in: false };
        PlayReader {
            seats: hand.setup.seats.iter().map(|player| seat(player.seat)).collect(),
            pot: 0,
            showdown: false,
            ended: false,
            street: Street::Preflop,
            raises: 0,
            raiser: None,
            bet: false,
        }
    }

    pub(super) fn see(&mut self, event: &HandEvent) {
        match event {
            HandEvent::Posted { seat, amount, all_in, .. } => self.pay(*seat, *amount, *all_in),
            HandEvent::StreetDealt { street, .. } => self.begin(*street),
            HandEvent::Acted { seat, act, paid, all_in } => {
                self.pay(*seat, *paid, *all_in);
                self.act(*seat, *act);
            }
            HandEvent::Returned { seat, amount } => {
                self.pot = self.pot.saturating_sub(amount.get());
                if let Some(played) = self.seat(*seat) {
                    played.paid = played.paid.saturating_sub(*amount);
                    played.all_in &= amount.is_zero();
                }
            }
            HandEvent::Won { seat, amount, .. } => {
                if let Some(played) = self.seat(*seat) {
                    played.won = [played.won, *amount].into_iter().sum();
                }
            }
            HandEvent::Ended { .. } => {
                self.ended = true;
                self.showdown = self.seats.iter().filter(|played| played.folded.is_none()).count() > 1;
            }
            HandEvent::Dealt { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Shown { .. }
            | HandEvent::Mucked { .. }
            | HandEvent::PartShown { .. } => {}
        }
    }

    /// Marks who was at the showdown, once all events were read.
    pub(super) fn end(&mut self) {
        let (showdown, ended) = (self.showdown, self.ended);
        for played in self.seats.iter_mut().filter(|played| played.folded.is_none()) {
            if !ended {
                played.counts.marks.clear(PlayMarks::SAW_FLOP);
            }
            if showdown && played.counts.marks.has(PlayMarks::SAW_FLOP) {
                played.counts.marks.set(PlayMarks::SHOWDOWN);
                if !played.won.is_zero() {
                    played.counts.marks.set(PlayMarks::WON_SHOWDOWN);
                }
            }
        }
    }

    fn begin(&mut self, street: Street) {
        self.street = street;
        self.bet = false;
        if street == Street::Flop {
            for played in self.seats.iter_mut().filter(|played| played.folded.is_none()) {
                played.counts.marks.set(PlayMarks::SAW_FLOP);
            }
        }
    }

    fn act(&mut self, seat: Seat, act: Act) {
        let raises = matches!(act, Act::Bet { .. } | Act::Raise { .. });
        let (street, raised_before, raiser, bet) = (self.street, self.raises, self.raiser, self.bet);
        let Some(played) = self.seat(seat) else { return };
        if act == Act::Fold {
            played.folded = Some(street);
        }
        let counts = &mut played.counts;
        if street == Street::Preflop {
            counts.marks.set(PlayMarks::DECIDED);
            if raises || act == Act::Call {
                counts.marks.set(PlayMarks::ENTERED);
            }
            if raises {
                counts.marks.set(PlayMarks::RAISED);
            }
            if raised_before == 1 && raiser != Some(seat) {
                counts.marks.set(PlayMarks::COULD_THREE_BET);
                if raises {
                    counts.marks.set(PlayMarks::THREE_BET);
                }
            }
            if raises {
                (self.raises, self.raiser) = (raised_before + 1, Some(seat));
            }
            return;
        }
        if act == Act::Fold {
            counts.marks.set(PlayMarks::FOLDED_POSTFLOP);
        }
        counts.bets = counts.bets.saturating_add(u8::from(raises));
        counts.calls = counts.calls.saturating_add(u8::from(act == Act::Call));
        if street == Street::Flop && raiser == Some(seat) && !bet {
            counts.marks.set(PlayMarks::COULD_CONTINUE);
            if raises {
                counts.marks.set(PlayMarks::CONTINUED);
            }
        }
        self.bet |= raises;
    }

    fn pay(&mut self, seat: Seat, amount: Chips, all_in: bool) {
        self.pot += amount.get();
        if let Some(played) = self.seat(seat) {
            played.paid = [played.paid, amount].into_iter().sum();
            played.all_in |= all_in;
        }
    }

    fn seat(&mut self, seat: Seat) -> Option<&mut PlayedSeat> {
        self.seats.iter_mut().find(|played| played.seat == seat)
    }
}
