//! Checks that the cards that a viewer sees are those of the sealed deck.

use poker_protocol::{Bytes32, HandId, HandSnapshot, Opening, SeatSnapshot, SeatStack, SeenEvent};
use poker_rules::{Card, GameSpec, Seat, SeatSet};

use crate::{Unfair, opens};

/// Checks the hands of a table as one viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealCheck {
    hole_cards: u8,
    /// Whether every deck of the table must be sealed.
    sealed: bool,
    deal: Option<Deal>,
}

/// The deal of the hand in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Deal {
    hand: HandId,
    root: Bytes32,
    /// The players in the order in which cards are dealt to them.
    players: Vec<Seat>,
    /// The number of cards dealt from the deck.
    dealt: usize,
    /// By place in the deck: the cards that have been opened.
    known: [Option<Card>; 52],
}

impl DealCheck {
    /// A check before the first hand of a table. `sealed` says whether every deck must be sealed.
    #[must_use]
    pub fn new(game: &GameSpec, sealed: bool) -> Self {
        Self { hole_cards: game.hole_cards, sealed, deal: None }
    }

    /// Checks the next event.
    ///
    /// # Errors
    /// If the deal is not the sealed one.
    pub fn see(&mut self, event: &SeenEvent) -> Result<(), Unfair> {
        if let SeenEvent::Started { hand, button, players, root } = event {
            self.deal = None;
            return match root {
                Some(root) => Deal::begin(*hand, *button, players, *root).map(|deal| self.deal = Some(deal)),
                None if self.sealed => Err(Unfair::NotSealed),
                None => Ok(()),
            };
        }
        let Some(deal) = &mut self.deal else { return self.see_unsealed(event) };
        let hole_cards = usize::from(self.hole_cards);
        match event {
            SeenEvent::Dealt { seat, card, opening } => deal.hole_card(hole_cards, *seat, *card, opening.as_deref()),
            SeenEvent::StreetDealt { cards, openings, .. } => deal.street(hole_cards, cards, openings),
            SeenEvent::Shown { seat, cards, openings, .. } => deal.shown(hole_cards, *seat, cards.iter().copied().map(Some), openings),
            SeenEvent::PartShown { seat, cards, openings } => deal.shown(hole_cards, *seat, cards.iter().copied(), openings),
            SeenEvent::Started { .. }
            | SeenEvent::Posted { .. }
            | SeenEvent::Acted { .. }
            | SeenEvent::Returned { .. }
            | SeenEvent::Gathered { .. }
            | SeenEvent::Raked { .. }
            | SeenEvent::Mucked { .. }
            | SeenEvent::Won { .. }
            | SeenEvent::Ended { .. } => Ok(()),
        }
    }

    /// Checks the snapshot of a hand in progress: its events, and that its board and its seats agree with them.
    ///
    /// # Errors
    /// If the deal is not the sealed one.
    pub fn see_snapshot(&mut self, hand: &HandSnapshot, seats: &[SeatSnapshot]) -> Result<(), Unfair> {
        hand.events.iter().try_for_each(|event| self.see(event))?;
        let Some(deal) = &self.deal else { return if self.sealed { Err(Unfair::NotSealed) } else { Ok(()) } };
        let (players, hole_cards) = (deal.players.len(), usize::from(self.hole_cards));
        let board = (players * hole_cards..).zip(hand.board.iter().map(|card| Some(*card)));
        let holes = seats.iter().filter_map(|seat| Some((deal.place_of(seat.seat)?, &seat.cards)));
        let holes = holes.flat_map(|(first, cards)| (first..).step_by(players).zip(cards.iter().copied()));
        for (place, card) in board.chain(holes) {
            let Some(card) = card else { continue };
            if deal.known.get(place) != Some(&Some(card)) {
                return Err(Unfair::OtherCard { card });
            }
        }
        Ok(())
    }

    /// Checks that a hand which is also in `before` has the same seal there.
    ///
    /// # Errors
    /// If the seal is another one.
    pub fn check_same_seal(&self, before: &Self) -> Result<(), Unfair> {
        match (&self.deal, &before.deal) {
            (Some(now), Some(before)) if now.hand == before.hand && now.root != before.root => Err(Unfair::OtherSeal),
            (Some(_) | None, Some(_) | None) => Ok(()),
        }
    }

    fn see_unsealed(&self, event: &SeenEvent) -> Result<(), Unfair> {
        let deals = matches!(
            event,
            SeenEvent::Dealt { .. } | SeenEvent::StreetDealt { .. } | SeenEvent::Shown { .. } | SeenEvent::PartShown { .. }
        );
        if self.sealed && deals { Err(Unfair::NotSealed) } else { Ok(()) }
    }
}

impl Deal {
    fn begin(hand: HandId, button: Seat, players: &[SeatStack], root: Bytes32) -> Result<Self, Unfair> {
        let players: Vec<Seat> = players.iter().map(|player| player.seat).collect();
        let clockwise = players.iter().copied().collect::<SeatSet>().clockwise_after(button);
        if !clockwise.eq(players.iter().copied()) {
            return Err(Unfair::Order);
        }
        Ok(Self { hand, root, players, dealt: 0, known: [None; 52] })
    }

    /// Checks the next hole card. Hole cards are dealt one at a time, in rounds (R-HAND-11).
    fn hole_card(&mut self, hole_cards: usize, seat: Seat, card: Option<Card>, opening: Option<&Opening>) -> Result<(), Unfair> {
        let (place, players) = (self.dealt, self.players.len());
        if place >= players * hole_cards || self.players.get(place % players) != Some(&seat) {
            return Err(Unfair::Order);
        }
        self.dealt += 1;
        card.map_or(Ok(()), |card| self.open(place, card, opening))
    }

    /// Checks the community cards of a street. They are the next cards of the deck after all hole cards; no card is burnt.
    fn street(&mut self, hole_cards: usize, cards: &[Card], openings: &[Opening]) -> Result<(), Unfair> {
        if self.dealt < self.players.len() * hole_cards {
            return Err(Unfair::Order);
        }
        for (nth, &card) in cards.iter().enumerate() {
            let place = self.dealt;
            self.dealt += 1;
            self.open(place, card, openings.get(nth))?;
        }
        Ok(())
    }

    /// Checks a hand that is shown, whole or in part: its cards must be those that were dealt to the seat, in order.
    fn shown(
        &mut self,
        hole_cards: usize,
        seat: Seat,
        cards: impl ExactSizeIterator<Item = Option<Card>>,
        openings: &[Opening],
    ) -> Result<(), Unfair> {
        let first = self.place_of(seat).filter(|_| cards.len() == hole_cards).ok_or(Unfair::Order)?;
        let places = (first..).step_by(self.players.len());
        let seen = cards.zip(places).filter_map(|(card, place)| Some((card?, place)));
        seen.enumerate().try_for_each(|(nth, (card, place))| self.open(place, card, openings.get(nth)))
    }

    /// The place in the deck of a seat's first card; `None` if the seat is not dealt in.
    fn place_of(&self, seat: Seat) -> Option<usize> {
        self.players.iter().position(|&player| player == seat)
    }

    fn open(&mut self, place: usize, card: Card, opening: Option<&Opening>) -> Result<(), Unfair> {
        let opening = opening.ok_or(Unfair::NotOpened { card })?;
        if usize::from(opening.position) != place {
            return Err(Unfair::OtherPlace { card, opened: opening.position, due: u8::try_from(place).unwrap_or(u8::MAX) });
        }
        if !opens(&self.root, card, opening) {
            return Err(Unfair::OtherCard { card });
        }
        if self.known.iter().enumerate().any(|(other, known)| *known == Some(card) && other != place) {
            return Err(Unfair::Twice { card });
        }
        if let Some(known) = self.known.get_mut(place) {
            *known = Some(card);
        }
        Ok(())
    }
}
