//! The only place where cards are hidden.

use poker_protocol::{PotView, SeatStack, SeenEvent};
use poker_rules::{HandEvent, Pot, Seat};

/// What a viewer may see of a step: `viewer` is the seat of a player of this hand, none for anybody else. None where there is nothing to see.
#[must_use]
pub fn seen_by(viewer: Option<Seat>, event: &HandEvent) -> Option<SeenEvent> {
    Some(match event {
        &HandEvent::Posted { seat, post, amount, all_in } => SeenEvent::Posted { seat, post, amount, all_in },
        &HandEvent::Dealt { seat, card } => SeenEvent::Dealt { seat, card: (viewer == Some(seat)).then_some(card) },
        HandEvent::StreetDealt { street, cards } => SeenEvent::StreetDealt { street: *street, cards: cards.clone() },
        &HandEvent::Acted { seat, act, paid, all_in } => SeenEvent::Acted { seat, act, paid, all_in },
        &HandEvent::Returned { seat, amount } => SeenEvent::Returned { seat, amount },
        HandEvent::Gathered { pots } => SeenEvent::Gathered { pots: seen_pots(pots) },
        HandEvent::Raked { amount, pots } => SeenEvent::Raked { amount: *amount, pots: seen_pots(pots) },
        HandEvent::Shown { seat, cards, best, name } => {
            SeenEvent::Shown { seat: *seat, cards: cards.clone(), best: best.clone(), name: *name }
        }
        &HandEvent::Mucked { seat } => SeenEvent::Mucked { seat },
        &HandEvent::Won { pot, seat, amount } => SeenEvent::Won { pot, seat, amount },
        HandEvent::Ended { stacks } => SeenEvent::Ended { stacks: stacks.iter().map(|&(seat, stack)| SeatStack { seat, stack }).collect() },
    })
}

pub(crate) fn seen_pots(pots: &[Pot]) -> Vec<PotView> {
    pots.iter().map(|pot| PotView { amount: pot.amount, eligible: pot.eligible.clone() }).collect()
}
