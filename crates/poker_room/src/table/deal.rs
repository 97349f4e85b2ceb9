//! Deals a new hand.

use poker_protocol::{HandId, Notice, TableEvent, TurnId};
use poker_rules::{BySeat, Chips, Hand, HandSetup, Seat, SeatSetup, StreetRake};

use super::hands::Table;
use super::live::{HandStage, LiveHand};
use super::order::Deal;
use super::output::TableOutput;
use crate::{Dealer, Now};

impl<S, O> Table<S, O> {
    /// Deals a hand. Its start and its steps are told by [`Self::play_on`]. Returns false if no hand can be dealt.
    pub(crate) fn deal(&mut self, order: &Deal, dealer: &mut Dealer, now: Now) -> bool {
        let id = dealer.number_hand();
        let Some((deck, seal)) = self.draw_deck(order.sealed, dealer) else {
            self.cannot_deal(id);
            return false;
        };
        let positions = order.positions;
        let stack = |seat: Seat| self.seats[seat].as_ref().map(|seated| seated.stack);
        let setup = HandSetup {
            game: self.rules.game,
            stakes: order.stakes,
            street_rake: StreetRake::default(),
            seats: order
                .dealt_in
                .clockwise_after(positions.button)
                .filter_map(|seat| Some(SeatSetup { seat, stack: stack(seat)?, post: order.posts[seat] }))
                .collect(),
            button: positions.button,
            small_blind: positions.small_blind,
            big_blind: positions.big_blind,
            deck,
            straddle: order.straddle,
            muck_at_showdown: self.rules.muck_at_showdown,
            ask_to_show: true,
        };
        self.forget_log();
        let steps = &mut self.log.steps;
        let Ok(hand) = Hand::start(setup, &mut |event| steps.push(event)) else {
            self.forget_log();
            self.cannot_deal(id);
            return false;
        };
        self.use_deck();
        for seat in order.dealt_in.iter() {
            self.dealt_in(seat);
        }
        self.live = Some(Box::new(LiveHand {
            id,
            hand,
            contest: order.contest,
            seal,
            positions,
            street_rake: order.street_rake,
            started: now,
            actions: Vec::with_capacity(16),
            decision_ms: Vec::with_capacity(16),
            asked: now,
            turn: TurnId(0),
            stage: HandStage::Dealt,
            pot: Chips::ZERO,
            extra_ms: BySeat::from_fn(|_| self.clock.disconnect_extra_ms),
        }));
        true
    }

    /// Tells that the hand has started, before any of its steps.
    pub(super) fn tell_start(&mut self) {
        let Some(live) = &mut self.live else { return };
        live.stage = HandStage::Telling;
        if !self.listened {
            return;
        }
        let (root, nonces) = live.root_and_nonces();
        let (button, players) = (live.hand.setup().button, live.stacks());
        self.outputs.push_back(TableOutput::Started { hand: live.id, button, players, root, nonces });
    }

    /// Tells that a hand could not be dealt and is void. Nothing else was told of this hand.
    fn cannot_deal(&mut self, hand: HandId) {
        if self.listened {
            self.tell(TableOutput::Public(TableEvent::Notice { notice: Notice::HandVoid { hand, opened: None } }));
        }
    }

    /// Counts a hand that the player is dealt into, before which the time bank may grow (R-TIME-4).
    fn dealt_in(&mut self, seat: Seat) {
        let Some(seated) = self.seats[seat].as_mut() else { return };
        seated.bank_ms = self.clock.bank.at_deal(seated.bank_ms, seated.hands_dealt);
        seated.hands_dealt = seated.hands_dealt.saturating_add(1);
    }
}
