//! The viewer's own seat at a table.

use poker_protocol::{
    BuyInRange, Form, HandId, Money, Notice, SeatState, SeenEvent, StackChange, StakeId, TableEvent, TableId, TableSnapshot, TurnId,
    YourSeat,
};
use poker_rules::{Chips, LegalActions, Seat};

use crate::exchange::money_for;

/// The viewer's seat at a table. It starts from a snapshot and follows the events of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSeat {
    pub table: TableId,
    pub stake: StakeId,
    pub form: Form,
    /// The range of buy-ins at this table.
    pub buy_in: BuyInRange,
    pub seat: Seat,
    /// The switches of the seat, and the requests that it permits.
    pub you: YourSeat,
    pub stack: Chips,
    pub state: SeatState,
    /// The hand in progress, or the last one.
    pub hand: HandId,
    /// Whether the viewer was dealt into the hand in progress. It stays true after a fold.
    pub in_hand: bool,
    /// The viewer's decision and its legal actions; `None` once another player is asked or the hand ends.
    pub asked: Option<(TurnId, Box<LegalActions>)>,
}

impl OwnSeat {
    /// The viewer's seat in a snapshot; `None` if the viewer has no seat. `asked` is not set: pass the snapshot's `to_act` to
    /// [`Self::see`].
    #[must_use]
    pub fn of(snapshot: &TableSnapshot) -> Option<OwnSeat> {
        let TableSnapshot { info, seats, hand, you, .. } = snapshot;
        let you = (*you)?;
        let mine = seats.iter().find(|seat| seat.seat == you.seat)?;
        Some(OwnSeat {
            table: info.table,
            stake: info.stake,
            form: info.form,
            buy_in: BuyInRange { min: info.min_buy_in, max: info.max_buy_in },
            seat: you.seat,
            you,
            stack: mine.stack,
            state: mine.state,
            hand: hand.as_ref().map(|hand| hand.hand).unwrap_or_default(),
            in_hand: hand.is_some() && (!mine.cards.is_empty() || mine.folded),
            asked: None,
        })
    }

    /// The amount of money that the stack is worth at a cash table.
    #[must_use]
    pub fn worth(&self) -> Money {
        money_for(self.stack)
    }

    /// Whether [`Self::see`] may change a seat for this event. Most events of a hand change none.
    #[must_use]
    pub const fn may_change(event: &TableEvent) -> bool {
        match event {
            TableEvent::Hand { event } => matches!(event, SeenEvent::Started { .. } | SeenEvent::Ended { .. }),
            TableEvent::ToAct { .. }
            | TableEvent::StateChanged { .. }
            | TableEvent::StackChanged { .. }
            | TableEvent::You { .. }
            | TableEvent::Notice { .. } => true,
            TableEvent::ToShow { .. }
            | TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::Said { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::DeckSealed { .. } => false,
        }
    }

    /// Updates the seat by an event of its table.
    pub fn see(&mut self, event: &TableEvent) {
        let before = cfg!(debug_assertions).then(|| self.clone());
        self.take_in(event);
        debug_assert!(Self::may_change(event) || before.as_ref() == Some(self), "{event:?} changes a seat");
    }

    fn take_in(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Hand { event } => self.see_hand(event),
            TableEvent::ToAct { seat, turn, legal, .. } => {
                self.asked = legal.clone().filter(|_| *seat == self.seat).map(|legal| (*turn, legal));
            }
            TableEvent::StateChanged { seat, state } if *seat == self.seat => self.state = *state,
            TableEvent::StackChanged { seat, stack, why } => {
                if *why == StackChange::Void {
                    self.leave_hand();
                }
                if *seat == self.seat {
                    self.stack = *stack;
                }
            }
            TableEvent::You { you } => self.you = *you,
            // A notice about an earlier hand may come during a later one.
            TableEvent::Notice { notice: Notice::HandVoid { hand, .. } } if *hand == self.hand => self.leave_hand(),
            TableEvent::StateChanged { .. }
            | TableEvent::ToShow { .. }
            | TableEvent::Sat { .. }
            | TableEvent::Left { .. }
            | TableEvent::Said { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::DeckSealed { .. }
            | TableEvent::Notice { .. } => {}
        }
    }

    fn see_hand(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Started { hand, players, .. } => {
                self.hand = *hand;
                self.in_hand = players.iter().any(|player| player.seat == self.seat);
            }
            SeenEvent::Ended { stacks } => {
                if let Some(mine) = stacks.iter().find(|stack| stack.seat == self.seat) {
                    self.stack = mine.stack;
                }
                self.leave_hand();
            }
            SeenEvent::Posted { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::StreetDealt { .. }
            | SeenEvent::Acted { .. }
            | SeenEvent::Returned { .. }
            | SeenEvent::Gathered { .. }
            | SeenEvent::Raked { .. }
            | SeenEvent::Shown { .. }
            | SeenEvent::Mucked { .. }
            | SeenEvent::PartShown { .. }
            | SeenEvent::Won { .. } => {}
        }
    }

    fn leave_hand(&mut self) {
        (self.in_hand, self.asked) = (false, None);
    }
}
