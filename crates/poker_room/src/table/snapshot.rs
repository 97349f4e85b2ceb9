//! The whole table at one moment, from what its viewer may see.

use poker_fair::SealedDeck;
use poker_protocol::{HandSnapshot, SeatSnapshot, SeatStack, SeenEvent, TableEvent, TableSnapshot};
use poker_rules::{Act, BySeat, Card, Chips, HandEvent, Seat, Street, Turn};

use super::live::{LiveHand, Stage};
use super::{CashTable, Phase};
use crate::seen::seen_pots;
use crate::{Now, seen_by};

impl CashTable {
    /// What `viewer` may see; none for somebody who does not sit here.
    #[must_use]
    pub fn snapshot(&self, viewer: Option<Seat>, now: Now) -> TableSnapshot {
        let live = match &self.phase {
            Phase::Playing(live) => Some(live.as_ref()),
            Phase::Idle | Phase::Between { .. } => None,
        };
        let hand = live.map(|live| self.hand_snapshot(live, viewer));
        let cards = hand.as_ref().map(|hand| cards_seen(viewer, &hand.events)).unwrap_or_default();
        let seats = self.seats.iter().filter_map(|(seat, seated)| {
            let seated = seated.as_ref()?;
            let live = live.filter(|live| live.hand.dealt_in().contains(seat));
            Some(SeatSnapshot {
                seat,
                player: seated.view.clone(),
                stack: self.stack(seat),
                state: self.state_of(seat, seated),
                bet: live.map_or(Chips::ZERO, |live| live.hand.bet(seat)),
                cards: cards[seat].clone(),
                folded: live.is_some_and(|live| !live.hand.live().contains(seat)),
            })
        });
        TableSnapshot {
            info: self.info(),
            seats: seats.collect(),
            hand,
            you: viewer.and_then(|seat| Some(self.your_seat(seat, self.seats[seat].as_ref()?, now))),
            to_act: live.and_then(|live| to_act(live, viewer, now)),
            to_show: live.and_then(|live| self.to_show(live, viewer, now)),
        }
    }

    fn hand_snapshot(&self, live: &LiveHand, viewer: Option<Seat>) -> HandSnapshot {
        let setup = live.hand.setup();
        let players = setup.seats.iter().map(|seat| SeatStack { seat: seat.seat, stack: seat.stack }).collect();
        let seal = live.seal.as_deref();
        let started = SeenEvent::Started { hand: live.id, button: setup.button, players, root: seal.map(SealedDeck::root) };
        let told = self.log.get(..self.told).unwrap_or_default();
        let mut hand = HandSnapshot {
            hand: live.id,
            button: setup.button,
            street: Street::Preflop,
            board: Vec::new(),
            pots: seen_pots(live.hand.pots()),
            events: std::iter::once(started).chain(told.iter().filter_map(|event| seen_by(viewer, event, seal))).collect(),
        };
        for event in told {
            if let HandEvent::StreetDealt { street, cards } = event {
                hand.street = *street;
                hand.board.extend(cards);
            }
        }
        hand
    }
}

/// The cards each seat still holds, as far as these events show them; one's own stay in sight when folded.
fn cards_seen(viewer: Option<Seat>, events: &[SeenEvent]) -> BySeat<Vec<Option<Card>>> {
    let mut held: BySeat<Vec<Option<Card>>> = BySeat::default();
    for event in events {
        match event {
            &SeenEvent::Dealt { seat, card, .. } => held[seat].push(card),
            SeenEvent::Shown { seat, cards, .. } => held[*seat] = cards.iter().copied().map(Some).collect(),
            SeenEvent::PartShown { seat, cards, .. } if viewer != Some(*seat) => held[*seat].clone_from(cards),
            &SeenEvent::Acted { seat, act: Act::Fold, .. } | &SeenEvent::Mucked { seat } if viewer != Some(seat) => held[seat].clear(),
            SeenEvent::Acted { .. }
            | SeenEvent::Mucked { .. }
            | SeenEvent::PartShown { .. }
            | SeenEvent::Started { .. }
            | SeenEvent::Posted { .. }
            | SeenEvent::StreetDealt { .. }
            | SeenEvent::Returned { .. }
            | SeenEvent::Gathered { .. }
            | SeenEvent::Raked { .. }
            | SeenEvent::Won { .. }
            | SeenEvent::Ended { .. } => {}
        }
    }
    held
}

fn to_act(live: &LiveHand, viewer: Option<Seat>, now: Now) -> Option<TableEvent> {
    let (Stage::Deciding { clock }, Turn::Act(seat)) = (&live.stage, live.hand.turn()) else { return None };
    let legal = if viewer == Some(seat) { live.hand.legal() } else { None };
    Some(TableEvent::ToAct { seat, turn: live.turn, clock: clock.view(now), legal })
}
