//! The whole table at one moment, as its viewer may see it.

use poker_fair::seen_pots;
use poker_protocol::{HandSnapshot, SeatSnapshot, SeatState, SeenEvent, TableEvent, TableInfo, TableSnapshot, YourSeat};
use poker_rules::{Act, BySeat, Card, Chips, HandEvent, Seat, Street, Turn};

use super::hands::Table;
use super::live::{HandStage, LiveHand};
use super::seated::Seated;
use crate::{Now, seen_by};

impl<S, O> Table<S, O> {
    /// What the player in `viewer` may see; with `None`, what a player who does not sit here may see. The owner of the table gives `info`,
    /// the state of the viewer's own seat, and with `state_of` the state of each seat.
    pub(crate) fn snapshot(
        &self,
        viewer: Option<Seat>,
        (info, you): (TableInfo, Option<YourSeat>),
        state_of: impl Fn(Seat, &Seated<S>) -> SeatState,
        now: Now,
    ) -> TableSnapshot {
        let live = self.live.as_deref();
        let hand = live.map(|live| self.hand_snapshot(live, viewer));
        let cards = hand.as_ref().map(|hand| cards_seen(viewer, &hand.events)).unwrap_or_default();
        let seats = self.seats.iter().filter_map(|(seat, seated)| {
            let seated = seated.as_ref()?;
            let live = live.filter(|live| live.hand.dealt_in().contains(seat));
            Some(SeatSnapshot {
                seat,
                player: seated.view.clone(),
                stack: self.stack(seat),
                state: state_of(seat, seated),
                bet: live.map_or(Chips::ZERO, |live| live.hand.bet(seat)),
                cards: cards[seat].clone(),
                folded: live.is_some_and(|live| !live.hand.live().contains(seat)),
            })
        });
        TableSnapshot {
            info,
            seats: seats.collect(),
            hand,
            you,
            to_act: live.and_then(|live| to_act(live, viewer, now)),
            to_show: live.and_then(|live| self.to_show(live, viewer, now)),
            deck_sealed: self.announced_deck(now),
            tournament: None,
        }
    }

    /// The hand in progress as the player in the seat may see it.
    pub(crate) fn hand_seen_from(&self, seat: Seat) -> Option<HandSnapshot> {
        self.live.as_deref().map(|live| self.hand_snapshot(live, Some(seat)))
    }

    fn hand_snapshot(&self, live: &LiveHand, viewer: Option<Seat>) -> HandSnapshot {
        let button = live.hand.setup().button;
        let seal = live.seal.as_deref();
        let (root, nonces) = live.root_and_nonces();
        let started = SeenEvent::Started { hand: live.id, button, players: live.stacks(), root, nonces };
        let told = self.log.steps.get(..self.log.told).unwrap_or_default();
        let mut hand = HandSnapshot {
            hand: live.id,
            button,
            street: Street::Preflop,
            board: Vec::new(),
            pots: seen_pots(live.hand.pots()),
            events: std::iter::once(started).chain(told.iter().map(|event| seen_by(viewer, event, seal))).collect(),
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

/// The cards that each seat still holds, as these events show them. The viewer's own cards stay visible after a fold.
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
    let (HandStage::Deciding { clock }, Turn::Act(seat)) = (&live.stage, live.hand.turn()) else { return None };
    let legal = if viewer == Some(seat) { live.hand.legal().map(Box::new) } else { None };
    Some(TableEvent::ToAct { seat, turn: live.turn, clock: clock.view(now), legal })
}
