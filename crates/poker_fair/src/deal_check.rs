//! Checks that the cards that a viewer sees are those of the sealed deck.

use poker_protocol::{Bytes32, HandId, HandSnapshot, OpenedDeck, Opening, SeatNonce, SeatSnapshot, SeatStack, SeenEvent, TableEvent};
use poker_rules::{Card, GameSpec, Seat, SeatSet};

use crate::announced::AnnouncedDeck;
use crate::{DealOrder, SealedDeck, Unfair, opens};

/// Checks the hands of a table as one viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealCheck {
    hole_cards: u8,
    /// Whether every deck of the table must be sealed.
    sealed: bool,
    /// The deck that was announced for the next hand.
    announced: Option<AnnouncedDeck>,
    deal: Option<Deal>,
}

/// The deal of the hand in progress, or of the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Deal {
    hand: HandId,
    root: Bytes32,
    order: DealOrder,
    /// The players in the order in which cards are dealt to them.
    players: Vec<Seat>,
    /// The number of cards dealt from the deck.
    dealt: usize,
    /// The cards that have been opened, in the order in which they are dealt.
    known: [Option<Card>; 52],
}

impl DealCheck {
    /// A check before the first hand of a table. `sealed` says whether every deck must be sealed.
    #[must_use]
    pub fn new(game: &GameSpec, sealed: bool) -> Self {
        Self { hole_cards: game.hole_cards, sealed, announced: None, deal: None }
    }

    /// Notes the deck that an event of the table announces for the next hand.
    pub fn see_announced(&mut self, event: &TableEvent) {
        if let Some(announced) = AnnouncedDeck::of(event) {
            self.announced = Some(announced.after(self.announced.as_ref()));
        }
    }

    /// Whether a deck is announced for the next hand for which clients are asked for their nonces.
    #[must_use]
    pub fn asks_for_nonces(&self) -> bool {
        self.announced.as_ref().is_some_and(AnnouncedDeck::asks_for_nonces)
    }

    /// Checks the next event.
    ///
    /// # Errors
    /// If the deal is not the sealed one.
    pub fn see(&mut self, event: &SeenEvent) -> Result<(), Unfair> {
        if let SeenEvent::Started { button, root, nonces, .. } = event {
            let checked = match (self.announced.take(), root) {
                (Some(announced), Some(root)) => announced.check(root, *button, nonces),
                (None, Some(_)) => nonces.first().map_or(Ok(()), |nonce| Err(Unfair::OtherNonce { seat: nonce.seat })),
                (Some(_) | None, None) => Ok(()),
            };
            self.deal = None;
            return checked.and_then(|()| self.begin(event));
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

    /// Checks the snapshot of a hand in progress: its events, and that its board and its seats agree with them. What was announced before
    /// the hand is not known to a client that comes later.
    ///
    /// # Errors
    /// If the deal is not the sealed one.
    pub fn see_snapshot(&mut self, hand: &HandSnapshot, seats: &[SeatSnapshot]) -> Result<(), Unfair> {
        let mut events = hand.events.iter();
        if let Some(started @ SeenEvent::Started { .. }) = events.as_slice().first() {
            self.begin(started)?;
            events.next();
        }
        events.try_for_each(|event| self.see(event))?;
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

    /// Checks that a hand which is also in `before` has the same seal there, and keeps what is still to come from `before`: the opening of
    /// a hand that may be void, and if `goes_on`, the deck that was announced. If the room was restarted, it may have forgotten this deck.
    ///
    /// # Errors
    /// If the seal is another one.
    pub fn go_on_from(&mut self, before: &Self, goes_on: bool) -> Result<(), Unfair> {
        match (&self.deal, &before.deal) {
            (Some(now), Some(before)) if now.hand == before.hand && (now.root, now.order) != (before.root, before.order) => {
                return Err(Unfair::OtherSeal);
            }
            (Some(_), _) => return Ok(()),
            (None, unfinished) => self.deal.clone_from(unfinished),
        }
        if goes_on {
            self.announced = match self.announced.take() {
                Some(announced) => Some(announced.after(before.announced.as_ref())),
                None => before.announced.clone(),
            };
        }
        Ok(())
    }

    /// Checks the deck of a void hand, which the room opens as a whole.
    ///
    /// # Errors
    /// If the deck is not the sealed one, or was not opened.
    pub fn see_void(&self, hand: HandId, opened: Option<&OpenedDeck>) -> Result<(), Unfair> {
        let Some(deal) = self.deal.as_ref().filter(|deal| deal.hand == hand) else { return Ok(()) };
        let sealed = opened.and_then(SealedDeck::of_opened).filter(|sealed| sealed.root() == deal.root).ok_or(Unfair::VoidNotOpened)?;
        let twice = |card: &Card| sealed.cards().iter().filter(|other| *other == card).count() > 1;
        if let Some(&card) = sealed.cards().iter().find(|card| twice(card)) {
            return Err(Unfair::Twice { card });
        }
        let dealt = deal.order.dealt(sealed.cards());
        let other = deal.known.iter().zip(dealt).find_map(|(known, card)| known.filter(|&known| known != card));
        other.map_or(Ok(()), |card| Err(Unfair::OtherCard { card }))
    }

    fn begin(&mut self, started: &SeenEvent) -> Result<(), Unfair> {
        let SeenEvent::Started { hand, button, players, root, nonces } = started else { return Ok(()) };
        self.deal = match root {
            Some(root) => Some(Deal::begin(*hand, *button, players, (*root, nonces))?),
            None if self.sealed => return Err(Unfair::NotSealed),
            None => None,
        };
        Ok(())
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
    fn begin(hand: HandId, button: Seat, players: &[SeatStack], (root, nonces): (Bytes32, &[SeatNonce])) -> Result<Self, Unfair> {
        let players: Vec<Seat> = players.iter().map(|player| player.seat).collect();
        let clockwise = players.iter().copied().collect::<SeatSet>().clockwise_after(button);
        if !clockwise.eq(players.iter().copied()) {
            return Err(Unfair::Order);
        }
        Ok(Self { hand, root, order: DealOrder::new(&root, nonces), players, dealt: 0, known: [None; 52] })
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

    /// The number of a seat's first card in the order of the deal; `None` if the seat is not dealt in.
    fn place_of(&self, seat: Seat) -> Option<usize> {
        self.players.iter().position(|&player| player == seat)
    }

    fn open(&mut self, dealt: usize, card: Card, opening: Option<&Opening>) -> Result<(), Unfair> {
        let opening = opening.ok_or(Unfair::NotOpened { card })?;
        let due = self.order.place(dealt).ok_or(Unfair::Order)?;
        if opening.position != due {
            return Err(Unfair::OtherPlace { card, opened: opening.position, due });
        }
        if !opens(&self.root, card, opening) {
            return Err(Unfair::OtherCard { card });
        }
        if self.known.iter().enumerate().any(|(other, known)| *known == Some(card) && other != dealt) {
            return Err(Unfair::Twice { card });
        }
        if let Some(known) = self.known.get_mut(dealt) {
            *known = Some(card);
        }
        Ok(())
    }
}
