//! The hole cards that a record knows, from its first card to its last.

use std::collections::BTreeMap;

use poker_protocol::SeenEvent;
use poker_rules::{Card, Seat};

use crate::{ShownHand, TableState};

/// The hands of which a record knows every card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct KnownCards(BTreeMap<Seat, Vec<Card>>);

impl KnownCards {
    pub(super) fn of(events: &[SeenEvent], hole_cards: u8) -> Self {
        let mut known: BTreeMap<Seat, Vec<Card>> = BTreeMap::new();
        for event in events {
            match event {
                SeenEvent::Dealt { seat, card: Some(card), .. } => known.entry(*seat).or_default().push(*card),
                SeenEvent::Shown { seat, cards, .. } => drop(known.insert(*seat, cards.clone())),
                SeenEvent::PartShown { seat, cards, .. } => {
                    if let Some(cards) = cards.iter().copied().collect::<Option<Vec<_>>>() {
                        known.insert(*seat, cards);
                    }
                }
                _ => {}
            }
        }
        known.retain(|_, cards| cards.len() == usize::from(hole_cards));
        Self(known)
    }

    /// Lays the known hands open that have been dealt and are still in play. The hand of `hero` stays in its own place.
    pub(super) fn open(&self, felt: &mut TableState, hero: Option<Seat>) {
        for (seat, taken) in felt.seats.iter_mut().filter(|(seat, _)| Some(**seat) != hero) {
            let (Some(play), Some(cards)) = (taken.play.as_mut(), self.0.get(seat)) else { continue };
            if play.is_live() && play.shown.is_none() && play.cards.len() == cards.len() {
                play.cards = cards.iter().copied().map(Some).collect();
                play.shown = Some(ShownHand { best: Vec::new(), name: None, low: None });
            }
        }
    }
}
