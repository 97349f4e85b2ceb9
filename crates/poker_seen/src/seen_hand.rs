//! The chips and cards of a hand, as one viewer sees them.

use poker_protocol::SeenEvent;
use poker_rules::{Act, Board, BySeat, Card, Chips, Hole, MAX_SEATS, PostKind, Seat, Street};

/// The chips of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeenSeat {
    /// The chips that are not bet.
    pub stack: Chips,
    /// The bet on this street, until it is gathered into the pots.
    pub bet: Chips,
    /// All chips paid since the hand began, without those that were returned.
    pub invested: Chips,
    /// Whether the player was dealt in and has not folded.
    pub live: bool,
    /// Whether the player has no chips left to bet.
    pub all_in: bool,
}

/// The chips and cards of a hand so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenHand {
    seats: BySeat<SeenSeat>,
    /// The players dealt in, clockwise from the button's left. Only the first `dealt` entries are valid.
    order: [Seat; MAX_SEATS],
    dealt: usize,
    own_cards: Hole,
    board: Board,
    street: Street,
    pot: Chips,
    dead: Chips,
}

impl Default for SeenHand {
    fn default() -> SeenHand {
        SeenHand {
            seats: BySeat::default(),
            order: [Seat::new(0); MAX_SEATS],
            dealt: 0,
            own_cards: Hole::new(),
            board: Board::new(),
            street: Street::Preflop,
            pot: Chips::ZERO,
            dead: Chips::ZERO,
        }
    }
}

impl SeenHand {
    /// Updates the state by one event of the hand.
    pub fn see(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Started { players, .. } => {
                *self = SeenHand::default();
                for (place, player) in self.order.iter_mut().zip(players) {
                    *place = player.seat;
                    self.dealt += 1;
                    self.seats[player.seat] =
                        SeenSeat { stack: player.stack, live: true, all_in: player.stack.is_zero(), ..SeenSeat::default() };
                }
            }
            SeenEvent::Posted { seat, post, amount, all_in } => match post {
                // Antes and dead posts go to the pot and are not part of the seat's bet.
                PostKind::Ante | PostKind::Dead => {
                    self.take(*seat, *amount, *all_in);
                    self.dead = plus(self.dead, *amount);
                }
                PostKind::SmallBlind | PostKind::BigBlind | PostKind::Newcomer | PostKind::Straddle => self.pay(*seat, *amount, *all_in),
            },
            SeenEvent::Dealt { card: Some(card), .. } if !self.own_cards.is_full() => self.own_cards.push(*card),
            SeenEvent::StreetDealt { street, cards, .. } => {
                let room = self.board.remaining_capacity();
                self.board.extend(cards.iter().copied().take(room));
                self.street = *street;
            }
            SeenEvent::Acted { seat, act, paid, all_in } => {
                self.pay(*seat, *paid, *all_in);
                self.seats[*seat].live &= *act != Act::Fold;
            }
            SeenEvent::Returned { seat, amount } => self.give_back(*seat, *amount),
            SeenEvent::Gathered { .. } => {
                self.seats.iter_mut().for_each(|(_, seat)| seat.bet = Chips::ZERO);
                self.dead = Chips::ZERO;
            }
            SeenEvent::Raked { amount, .. } => self.pot = self.pot.saturating_sub(*amount),
            SeenEvent::Won { seat, amount, .. } => self.seats[*seat].stack = plus(self.seats[*seat].stack, *amount),
            SeenEvent::Ended { stacks } => {
                for end in stacks {
                    self.seats[end.seat].stack = end.stack;
                }
                self.dealt = 0;
            }
            SeenEvent::Dealt { .. } | SeenEvent::Shown { .. } | SeenEvent::Mucked { .. } | SeenEvent::PartShown { .. } => {}
        }
    }

    /// Sets a stack that has changed outside the hand.
    pub fn set_stack(&mut self, seat: Seat, stack: Chips) {
        self.seats[seat].stack = stack;
    }

    /// Sets a bet from a snapshot.
    pub fn set_bet(&mut self, seat: Seat, bet: Chips) {
        self.seats[seat].bet = bet;
    }

    fn pay(&mut self, seat: Seat, amount: Chips, all_in: bool) {
        self.take(seat, amount, all_in);
        self.seats[seat].bet = plus(self.seats[seat].bet, amount);
    }

    fn take(&mut self, seat: Seat, amount: Chips, all_in: bool) {
        let payer = &mut self.seats[seat];
        payer.stack = payer.stack.saturating_sub(amount);
        payer.invested = plus(payer.invested, amount);
        payer.all_in |= all_in;
        self.pot = plus(self.pot, amount);
    }

    /// Returns chips to a seat. A player who gets chips back is no longer all-in.
    fn give_back(&mut self, seat: Seat, amount: Chips) {
        let owner = &mut self.seats[seat];
        owner.stack = plus(owner.stack, amount);
        owner.bet = owner.bet.saturating_sub(amount);
        owner.invested = owner.invested.saturating_sub(amount);
        owner.all_in &= amount.is_zero();
        self.pot = self.pot.saturating_sub(amount);
    }
}

impl SeenHand {
    /// The chips of a seat.
    #[inline]
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeenSeat {
        &self.seats[seat]
    }

    /// The players dealt in, clockwise from the button's left. Empty between two hands.
    #[inline]
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..self.dealt]
    }

    /// The viewer's hole cards so far.
    #[inline]
    #[must_use]
    pub fn own_cards(&self) -> &[Card] {
        &self.own_cards
    }

    /// The community cards so far.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    /// The street of the last community cards, or preflop.
    #[inline]
    #[must_use]
    pub fn street(&self) -> Street {
        self.street
    }

    /// All chips paid into the hand, without returned chips and rake. Bets that are not gathered yet are included.
    #[inline]
    #[must_use]
    pub fn pot(&self) -> Chips {
        self.pot
    }

    /// The antes and dead posts that are not gathered into the pots yet.
    #[inline]
    #[must_use]
    pub fn dead(&self) -> Chips {
        self.dead
    }
}

/// Adds chips. The chips of a room never overflow; if those of a faulty link do, `chips` is returned unchanged.
fn plus(chips: Chips, amount: Chips) -> Chips {
    chips.checked_add(amount).unwrap_or(chips)
}
