//! The clients of the players reveal nonces for the deck of the next hand, which is sealed before.

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{Bytes32, Refusal, TableEvent};
use poker_rules::{Deck, Seat, SeatSet};

use super::hands::Table;
use super::next_deck::{AskedClient, NextDeck, SealedNext};
use super::output::TableOutput;
use crate::{Dealer, Now};

impl<S, O> Table<S, O> {
    /// Notes what the client of a player promises for the next deck that is sealed here.
    pub(crate) fn commit_nonce(&mut self, seat: Seat, commitment: Bytes32) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.promise(Some(commitment));
        }
    }

    /// Takes the nonce that the client of a player has promised for the deck with this root, and its next promise. A nonce that comes too
    /// late is ignored.
    ///
    /// # Errors
    /// `WrongNonce` if the nonce was not promised; then nothing has changed.
    pub(crate) fn reveal_nonce(&mut self, seat: Seat, (root, nonce): (Bytes32, Bytes32), next: Option<Bytes32>) -> Result<(), Refusal> {
        let player = self.player_at(seat).ok_or(Refusal::NotSeated)?;
        if let NextDeck::Sealed(sealed) = &mut self.next_deck
            && sealed.deck.root() == root
        {
            sealed.take(player, nonce)?;
        }
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.promise(next);
        }
        Ok(())
    }

    /// When the table must be called before a hand that could be dealt at `at` to the players in `seats`: to ask their clients for nonces,
    /// or to deal when no more nonces are waited for.
    pub(crate) fn deals_at(&self, at: Now, seats: SeatSet) -> Now {
        match &self.next_deck {
            NextDeck::NotDrawn if self.would_ask(seats) => at.before_ms(self.tempo().nonce_ms),
            NextDeck::Sealed(sealed) if self.waits_for_nonces(sealed) => at.max(sealed.until),
            NextDeck::NotDrawn | NextDeck::Sealed(_) | NextDeck::NotAvailable => at,
        }
    }

    /// Before a hand that could be dealt at `at` to the players in `seats`: seals its deck and asks the clients for their nonces, if this is
    /// due. Returns whether the hand can be dealt now.
    pub(crate) fn prepares_deck(&mut self, at: Now, seats: SeatSet, dealer: &mut Dealer, now: Now) -> bool {
        if matches!(self.next_deck, NextDeck::NotDrawn) && self.would_ask(seats) && self.deals_at(at, seats) <= now {
            self.seal_next_deck(seats, None, dealer, now);
        }
        self.deals_at(at, seats) <= now
    }

    /// Before a hand with these seats and this button: seals its deck and asks the clients for their nonces. Returns whether a nonce is
    /// waited for.
    pub(crate) fn seals_deck_for(&mut self, seats: SeatSet, button: Seat, dealer: &mut Dealer, now: Now) -> bool {
        if self.would_ask(seats) {
            self.seal_next_deck(seats, Some(button), dealer, now);
        }
        matches!(self.next_deck, NextDeck::Sealed(_))
    }

    /// The event that announces the deck of the next hand; `None` if it is not sealed yet.
    pub(super) fn announced_deck(&self, now: Now) -> Option<TableEvent> {
        let NextDeck::Sealed(sealed) = &self.next_deck else { return None };
        Some(sealed.event(now))
    }

    /// The deck of the hand that begins, as it is dealt, and its seal. `None` if no randomness is available.
    pub(super) fn draw_deck(&mut self, sealed: bool, dealer: &mut Dealer) -> Option<(Deck, Option<Arc<SealedDeck>>)> {
        let sealed = match &self.next_deck {
            NextDeck::Sealed(next) => next.shuffled(),
            NextDeck::NotDrawn | NextDeck::NotAvailable if sealed => SealedDeck::new(dealer.deck()?, dealer.key()?),
            NextDeck::NotDrawn | NextDeck::NotAvailable => return Some((dealer.deck()?, None)),
        };
        Some((sealed.dealt().ok()?, Some(Arc::new(sealed))))
    }

    /// Forgets the deck of a hand that has begun.
    pub(super) fn use_deck(&mut self) {
        self.next_deck = NextDeck::NotDrawn;
    }

    fn seal_next_deck(&mut self, seats: SeatSet, button: Option<Seat>, dealer: &mut Dealer, now: Now) {
        let Some((deck, key)) = dealer.deck().and_then(|deck| Some((deck, dealer.key()?))) else {
            self.next_deck = NextDeck::NotAvailable;
            return;
        };
        let mut asked = Vec::new();
        for (seat, seated) in self.seats.iter_mut().filter(|(seat, _)| seats.contains(*seat)) {
            let Some(seated) = seated.as_mut().filter(|seated| seated.connected) else { continue };
            // A promise counts for one deck, also if its nonce never comes: the room could know the nonce from then on.
            asked.extend(seated.commitment.take().map(|commitment| AskedClient { seat, player: seated.player, commitment, nonce: None }));
        }
        let sealed = SealedNext { deck: SealedDeck::new(deck, key), button, asked, until: now.after_ms(self.tempo().nonce_ms) };
        self.tell(TableOutput::Public(sealed.event(now)));
        self.next_deck = NextDeck::Sealed(Box::new(sealed));
    }

    /// Whether a client of these players would be asked for a nonce.
    fn would_ask(&self, seats: SeatSet) -> bool {
        let promises = |seat: Seat| self.seats[seat].as_ref().is_some_and(|seated| seated.connected && seated.commitment.is_some());
        self.listened && self.tempo().nonce_ms > 0 && seats.iter().any(promises)
    }

    /// Whether a nonce can still come from a player who is here.
    fn waits_for_nonces(&self, sealed: &SealedNext) -> bool {
        let here =
            |asked: &AskedClient| self.seats[asked.seat].as_ref().is_some_and(|seated| seated.player == asked.player && seated.connected);
        sealed.asked.iter().any(|asked| asked.nonce.is_none() && here(asked))
    }
}
