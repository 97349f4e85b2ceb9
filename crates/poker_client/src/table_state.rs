//! What lies on a table: seats, cards, bets, pots.

use std::collections::BTreeMap;

use poker_protocol::{DrawnCard, HandId, PotView, SeenLow, TurnId};
use poker_rules::{Card, Chips, PotHalf, Seat, Street};

use crate::{HandNameWithKicker, SeatHand, ShownHand, TableSeat};

/// What is drawn of a table, at one moment. The state in the model is current; the one in the view follows it cue by cue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableState {
    /// Taken seats.
    pub seats: BTreeMap<Seat, TableSeat>,
    /// The hand in progress, or the last one until the next begins.
    pub hand: Option<HandId>,
    /// Where the dealer button lies.
    pub button: Option<Seat>,
    /// The street of the hand.
    pub street: Option<Street>,
    /// Community cards.
    pub board: Vec<Card>,
    /// Bets in front of the seats; a bet stays when its player leaves.
    pub bets: BTreeMap<Seat, Chips>,
    /// Antes and dead posts in the middle, until the street's bets are gathered with them.
    pub dead: Chips,
    /// Chips gathered, main pot first.
    pub pots: Vec<PotView>,
    /// The seat whose turn it is.
    pub acting: Option<Seat>,
    /// The number of that seat's decision in the hand.
    pub turn: Option<TurnId>,
    /// The number of the decision to show or muck in the hand; `None` while nobody is asked.
    pub choice: Option<TurnId>,
    /// Parts of pots that went to winners, in the order of the awards.
    pub wins: Vec<PotAward>,
    /// Whether the hand has ended; its cards stay until the next begins.
    pub over: bool,
}

impl TableState {
    /// Lays the cards drawn for the first button open in front of the seats, and puts the button at `button`.
    pub(crate) fn draw_for_button(&mut self, cards: &[DrawnCard], button: Seat) {
        self.clear_hand();
        self.button = Some(button);
        self.over = true;
        for drawn in cards {
            if let Some(seat) = self.seats.get_mut(&drawn.seat) {
                let shown = Some(ShownHand { best: Vec::new(), name: None, low: None });
                seat.play = Some(SeatHand { cards: vec![Some(drawn.card)], shown, ..SeatHand::default() });
            }
        }
    }
}

/// Part of a pot that went to a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotAward {
    /// The number of the pot; 0 is the main pot.
    pub pot: u8,
    /// The half of the pot; `None` where high and low do not share it.
    pub half: Option<PotHalf>,
    pub seat: Seat,
    pub amount: Chips,
}

/// The line under the board: who takes the pot awarded last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// The number of the pot; 0 is the main pot.
    pub pot: u8,
    pub only_pot: bool,
    /// The winners of the pot or of its high half, and their parts.
    pub winners: Vec<(Seat, Chips)>,
    /// The hand of the winners; `None` where nobody had to show.
    pub name: Option<HandNameWithKicker>,
    /// The low half, once it was awarded.
    pub low: Option<LowResult>,
}

/// Who takes the low half of a pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowResult {
    /// The winners and their parts.
    pub winners: Vec<(Seat, Chips)>,
    pub low: Option<SeenLow>,
}

impl ResultLine {
    /// Whether one player takes both halves of the pot.
    pub fn scooped(&self) -> bool {
        let Some(low) = &self.low else { return false };
        matches!((self.winners.as_slice(), low.winners.as_slice()), ([(high, _)], [(low, _)]) if high == low)
    }

    /// The sum of the parts awarded.
    pub fn total(&self) -> Chips {
        let low = self.low.iter().flat_map(|low| &low.winners);
        self.winners.iter().chain(low).map(|(_, amount)| *amount).sum()
    }
}

impl TableState {
    /// The hand of a seat; `None` where it was not dealt in.
    pub fn play(&self, seat: Seat) -> Option<&SeatHand> {
        self.seats.get(&seat)?.play.as_ref()
    }

    /// The bet in front of a seat.
    pub fn bet(&self, seat: Seat) -> Chips {
        self.bets.get(&seat).copied().unwrap_or(Chips::ZERO)
    }

    /// The highest bet of the street.
    pub fn highest_bet(&self) -> Chips {
        self.bets.values().copied().max().unwrap_or(Chips::ZERO)
    }

    /// The amount shown above the board: gathered chips and bets.
    pub fn pot_total(&self) -> Chips {
        self.bets.values().copied().chain([self.gathered()]).sum()
    }

    /// The chips in the middle: pots and dead chips, without bets.
    pub fn gathered(&self) -> Chips {
        self.pots.iter().map(|pot| pot.amount).chain([self.dead]).sum()
    }

    /// Whether all chips of a pot went to its winners.
    pub fn is_awarded(&self, pot: usize) -> bool {
        let Some(there) = self.pots.get(pot) else { return false };
        let given: Chips = self.wins.iter().filter(|win| usize::from(win.pot) == pot).map(|win| win.amount).sum();
        !given.is_zero() && given >= there.amount
    }

    /// What a seat has won in this hand.
    pub fn won(&self, seat: Seat) -> Chips {
        self.wins.iter().filter(|win| win.seat == seat).map(|win| win.amount).sum()
    }

    /// The name of a seat's open hand, with the kicker that distinguishes it from the other open hands.
    pub fn hand_name(&self, seat: Seat) -> Option<HandNameWithKicker> {
        let name_of = |seat| self.play(seat)?.shown.as_ref()?.name;
        Some(HandNameWithKicker::among(name_of(seat)?, self.seats.keys().filter_map(|other| name_of(*other))))
    }

    /// Who takes the pot awarded last, and with what.
    pub fn result_line(&self) -> Option<ResultLine> {
        let pot = self.wins.last()?.pot;
        let of_pot = || self.wins.iter().filter(|win| win.pot == pot);
        let (low, high): (Vec<_>, Vec<_>) = of_pot().partition(|win| win.half == Some(PotHalf::Low));
        let parts = |wins: Vec<&PotAward>| wins.into_iter().map(|win| (win.seat, win.amount)).collect::<Vec<_>>();
        let (winners, low) = (parts(high), parts(low));
        let name = winners.first().and_then(|(seat, _)| self.hand_name(*seat));
        let low = low.first().copied().map(|(first, _)| LowResult { low: self.shown(first).and_then(|shown| shown.low), winners: low });
        Some(ResultLine { pot, only_pot: self.pots.len() < 2, winners, name, low })
    }

    /// The cards that are raised: the best five of each winner of the pot awarded last, or of its high half. While there are any, all other
    /// cards except [`Self::low_cards`] are dimmed.
    pub fn best_cards(&self) -> Vec<Card> {
        let Some(line) = self.result_line() else { return Vec::new() };
        line.winners.iter().filter_map(|(seat, _)| self.shown(*seat)).flat_map(|shown| shown.best.iter().copied()).collect()
    }

    /// The cards of the lows that take half of the pot awarded last.
    pub fn low_cards(&self) -> Vec<Card> {
        let Some(low) = self.result_line().and_then(|line| line.low) else { return Vec::new() };
        low.winners.iter().filter_map(|(seat, _)| self.shown(*seat)?.low).flat_map(|low| low.cards).collect()
    }

    fn shown(&self, seat: Seat) -> Option<&ShownHand> {
        self.play(seat)?.shown.as_ref()
    }

    /// Sets the pots and removes the bets and dead chips that went into them.
    pub(crate) fn gather(&mut self, pots: &[PotView]) {
        self.bets.clear();
        self.dead = Chips::ZERO;
        self.pots = pots.to_vec();
    }

    /// Sets a bet. A bet of 0 is removed, so that equal states compare equal.
    pub(crate) fn set_bet(&mut self, seat: Seat, bet: Chips) {
        if bet.is_zero() {
            self.bets.remove(&seat);
        } else {
            self.bets.insert(seat, bet);
        }
    }

    pub(crate) fn play_mut(&mut self, seat: Seat) -> Option<&mut SeatHand> {
        self.seats.get_mut(&seat)?.play.as_mut()
    }

    pub(crate) fn stop_acting(&mut self, seat: Seat) {
        if self.acting == Some(seat) {
            self.nobody_acts();
        }
    }

    pub(crate) fn nobody_acts(&mut self) {
        self.acting = None;
        self.turn = None;
    }

    /// Removes the cards, bets and pots of the last hand.
    pub(crate) fn clear_hand(&mut self) {
        for seat in self.seats.values_mut() {
            seat.play = None;
        }
        self.street = None;
        self.board.clear();
        self.bets.clear();
        self.dead = Chips::ZERO;
        self.pots.clear();
        self.nobody_acts();
        self.choice = None;
        self.wins.clear();
        self.over = false;
    }

    /// Begins a street and forgets the last actions.
    pub(crate) fn begin_street(&mut self, street: Street) {
        self.street = Some(street);
        for play in self.seats.values_mut().filter_map(|seat| seat.play.as_mut()) {
            play.last = None;
        }
    }
}
