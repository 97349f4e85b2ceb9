//! A table as its player sees it at one moment.

use poker_protocol::{Money, SeatState};
use poker_rules::{Chips, Street};
use poker_seen::money_for;

use crate::{RunningClock, SeatHand, ShowPrompt, TableModel, TableSeat, TableState};

/// A table as the room reported it and as it is shown, with the player's balance.
#[derive(Clone, Copy, Debug)]
pub struct AtTable<'a> {
    /// The table as the room reported it: it decides which requests are possible.
    pub model: &'a TableModel,
    /// The table as it is drawn: it decides what is shown.
    pub felt: &'a TableState,
    /// Whether no movement runs or waits.
    pub settled: bool,
    /// The player's balance.
    pub balance: Money,
    /// Whether the balance is play money and can be refilled.
    pub can_refill: bool,
}

impl<'a> AtTable<'a> {
    /// A table whose felt already shows everything that the room reported.
    pub fn caught_up(model: &'a TableModel, balance: Money) -> Self {
        Self { model, felt: model.felt(), settled: true, balance, can_refill: false }
    }

    /// The player's seat.
    pub fn seat(&self) -> Option<&'a TableSeat> {
        self.felt.seats.get(&self.model.hero()?)
    }

    /// The state of the player's seat.
    pub fn state(&self) -> Option<SeatState> {
        Some(self.seat()?.state)
    }

    /// The player's stack.
    pub fn stack(&self) -> Chips {
        self.seat().map_or(Chips::ZERO, |seat| seat.stack)
    }

    /// The player's stack at a cash table as money.
    pub fn worth(&self) -> Money {
        money_for(self.stack())
    }

    /// The big blind of a cash table as money.
    pub fn big_blind_price(&self) -> Money {
        money_for(self.model.blinds().big_blind)
    }

    /// The player's part in the hand.
    pub fn play(&self) -> Option<&'a SeatHand> {
        self.seat()?.play.as_ref()
    }

    /// Whether the player is in the hand and can still win it.
    pub fn in_hand(&self) -> bool {
        !self.felt.over && self.play().is_some_and(SeatHand::is_live)
    }

    /// Whether the player sits out, or will from the next hand.
    pub fn sits_out(&self) -> bool {
        self.state() == Some(SeatState::SittingOut) || self.model.you().is_some_and(|you| you.sit_out_next_hand)
    }

    /// Whether the hand is over and all of it has been shown.
    pub fn between_hands(&self) -> bool {
        self.felt.over && self.settled
    }

    /// The player's choice to show or muck, once it is shown.
    pub fn asked_to_show(&self) -> Option<ShowPrompt> {
        self.model.show_prompt().filter(|prompt| self.felt.choice == Some(prompt.turn))
    }

    /// The visible clock: of the player who acts, or of the player's choice to show or muck.
    pub fn clock(&self) -> Option<RunningClock> {
        let turn = self.model.turn().filter(|turn| (self.felt.acting, self.felt.turn) == (Some(turn.seat), Some(turn.turn)));
        turn.and_then(|turn| turn.clock).or_else(|| Some(self.asked_to_show()?.clock))
    }

    /// Whether the player's turn is shown and is not over.
    pub(crate) fn has_the_turn(&self) -> bool {
        let told = self.model.turn().filter(|turn| Some(turn.seat) == self.model.hero());
        told.is_some_and(|turn| self.felt.turn == Some(turn.turn)) && self.felt.hand == self.model.felt().hand && self.sees_own_turn()
    }

    /// Whether the player's turn is shown; it may be over already.
    pub(crate) fn sees_own_turn(&self) -> bool {
        self.felt.acting.is_some() && self.felt.acting == self.model.hero()
    }

    /// The price of a call now, at most the stack. It is for the boxes ticked ahead of a turn; on the turn, the prompt gives the price.
    pub fn price_to_call(&self) -> Option<Chips> {
        let seat = self.model.hero()?;
        let floor = match self.felt.street? {
            Street::Preflop => self.model.blinds().big_blind,
            Street::Flop | Street::Turn | Street::River => Chips::ZERO,
        };
        let price = self.felt.highest_bet().max(floor);
        Some(price.saturating_sub(self.felt.bet(seat)).min(self.stack()))
    }
}
