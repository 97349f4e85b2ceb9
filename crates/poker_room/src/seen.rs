//! The only place where cards are hidden.

use poker_protocol::{PotView, SeatStack, SeenEvent, SeenLow};
use poker_rules::{HandEvent, Pot, Seat};

/// What a viewer may see of a step: `viewer` is the seat of a player of this hand, none for anybody else. None where there is nothing to see.
#[must_use]
pub fn seen_by(viewer: Option<Seat>, event: &HandEvent) -> Option<SeenEvent> {
    Some(match event {
        &HandEvent::Posted { seat, post, amount, all_in } => SeenEvent::Posted { seat, post, amount, all_in },
        &HandEvent::Dealt { seat, card } => SeenEvent::Dealt { seat, card: (viewer == Some(seat)).then_some(card) },
        HandEvent::StreetDealt { street, cards } => SeenEvent::StreetDealt { street: *street, cards: cards.to_vec() },
        &HandEvent::Acted { seat, act, paid, all_in } => SeenEvent::Acted { seat, act, paid, all_in },
        &HandEvent::Returned { seat, amount } => SeenEvent::Returned { seat, amount },
        HandEvent::Gathered { pots } => SeenEvent::Gathered { pots: seen_pots(pots) },
        HandEvent::Raked { amount, pots } => SeenEvent::Raked { amount: *amount, pots: seen_pots(pots) },
        HandEvent::Shown { seat, cards, high, low } => SeenEvent::Shown {
            seat: *seat,
            cards: cards.to_vec(),
            best: high.map_or_else(Vec::new, |made| made.cards.to_vec()),
            name: high.map(|made| made.name),
            low: low.map(|made| SeenLow { ranks: made.value.ranks(), cards: made.cards }),
        },
        &HandEvent::Mucked { seat } => SeenEvent::Mucked { seat },
        &HandEvent::Won { pot, half, seat, amount } => SeenEvent::Won { pot, half, seat, amount },
        HandEvent::Ended { players, stacks } => {
            SeenEvent::Ended { stacks: players.iter().map(|seat| SeatStack { seat, stack: stacks[seat] }).collect() }
        }
    })
}

pub(crate) fn seen_pots(pots: &[Pot]) -> Vec<PotView> {
    pots.iter().map(|pot| PotView { amount: pot.amount, eligible: pot.eligible.iter().collect() }).collect()
}
