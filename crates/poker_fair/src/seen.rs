//! What a viewer may see of a step of a hand. Every event of a hand that shows cards is made here.

use poker_protocol::{Opening, PotView, SeatStack, SeenEvent, SeenLow};
use poker_rules::{Card, HandEvent, Pot, Seat};

use crate::SealedDeck;

/// What the viewers at a table may see of a step.
pub struct SeenAtTable {
    /// What all viewers see, except the player in the seat of `own`.
    pub everybody: SeenEvent,
    /// What the player in this seat sees instead of `everybody`.
    pub own: Option<(Seat, SeenEvent)>,
}

/// What a viewer may see of `event`. `viewer` is the seat of a player of this hand, `None` for all other viewers. If `seal` is given,
/// exactly the cards that the viewer sees are opened.
#[must_use]
pub fn seen_by(viewer: Option<Seat>, event: &HandEvent, seal: Option<&SealedDeck>) -> SeenEvent {
    let SeenAtTable { everybody, own } = seen_at_table(event, seal);
    own.filter(|&(seat, _)| Some(seat) == viewer).map_or(everybody, |(_, seen)| seen)
}

/// What each viewer at the table may see of `event`. If `seal` is given, exactly the cards that the viewer sees are opened.
#[must_use]
pub fn seen_at_table(event: &HandEvent, seal: Option<&SealedDeck>) -> SeenAtTable {
    let own = match event {
        &HandEvent::Dealt { seat, card } => {
            let opening = seal.map(|seal| Box::new(seal.open(card)));
            Some((seat, SeenEvent::Dealt { seat, card: Some(card), opening }))
        }
        _ => None,
    };
    SeenAtTable { everybody: seen_from_every_seat(event, seal), own }
}

/// What all viewers may see. Of a card that is dealt face down, this is only its seat.
fn seen_from_every_seat(event: &HandEvent, seal: Option<&SealedDeck>) -> SeenEvent {
    match event {
        &HandEvent::Posted { seat, post, amount, all_in } => SeenEvent::Posted { seat, post, amount, all_in },
        &HandEvent::Dealt { seat, card: _ } => SeenEvent::Dealt { seat, card: None, opening: None },
        HandEvent::StreetDealt { street, cards } => {
            SeenEvent::StreetDealt { street: *street, cards: cards.to_vec(), openings: openings(seal, cards) }
        }
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
            openings: openings(seal, cards),
        },
        &HandEvent::Mucked { seat } => SeenEvent::Mucked { seat },
        HandEvent::PartShown { seat, cards } => {
            let seen: Vec<Card> = cards.iter().flatten().copied().collect();
            SeenEvent::PartShown { seat: *seat, cards: cards.to_vec(), openings: openings(seal, &seen) }
        }
        &HandEvent::Won { pot, half, seat, amount } => SeenEvent::Won { pot, half, seat, amount },
        HandEvent::Ended { players, stacks } => {
            SeenEvent::Ended { stacks: players.iter().map(|seat| SeatStack { seat, stack: stacks[seat] }).collect() }
        }
    }
}

fn openings(seal: Option<&SealedDeck>, seen: &[Card]) -> Vec<Opening> {
    seal.map_or_else(Vec::new, |seal| seen.iter().map(|&card| seal.open(card)).collect())
}

/// The pots as every viewer sees them.
#[must_use]
pub fn seen_pots(pots: &[Pot]) -> Vec<PotView> {
    pots.iter().map(|pot| PotView { amount: pot.amount, eligible: pot.eligible.iter().collect() }).collect()
}
