//! Puts the players' cards on the stage: backs behind the plates, the viewer's own cards, open hands.

use bevy::math::{Rect, Vec2};
use poker_client::{SeatHand, TableState, hand_order};
use poker_rules::{Card, Seat};

use super::moves::turning;
use super::picture::TablePicture;
use super::winning::Winning;
use crate::stage::{Piece, PieceKind};

/// The viewer's own hand in the order in which it is held. `seen` is what is drawn, which may still be the last hand; `known` is what the
/// room has said, which decides the order while cards are dealt.
pub(super) fn own_cards(hero: Seat, seen: &TableState, known: &TableState) -> Vec<Card> {
    let whole = |felt: &TableState| -> Option<Vec<Card>> {
        let play = felt.play(hero).filter(|play| !play.cards.is_empty())?;
        play.cards.iter().copied().collect()
    };
    let same_hand = || whole(known).filter(|_| seen.hand == known.hand);
    whole(seen)
        .filter(|cards| whole(known).is_none_or(|all| seen.hand != known.hand || cards.len() == all.len()))
        .or_else(same_hand)
        .unwrap_or_default()
}

impl TablePicture<'_> {
    pub(super) fn hands(&mut self) {
        let plays: Vec<(Seat, SeatHand)> = self.felt.seats.iter().filter_map(|(seat, taken)| Some((*seat, taken.play.clone()?))).collect();
        for (seat, play) in plays {
            if !self.moves.going.contains(&seat) {
                self.hand(seat, &play);
            }
        }
    }

    /// The places of a seat's cards.
    pub(super) fn hand_places(&self, seat: Seat, count: u8, open: bool) -> Vec<Rect> {
        let visual = self.visual(seat);
        match (self.is_hero(seat), open) {
            (true, _) => self.layout.own_cards(count),
            (false, true) => self.layout.shown_cards(visual, count),
            (false, false) => self.layout.card_backs(visual, count),
        }
    }

    /// The place of each card of a seat, in the order in which the hand is held once it is known.
    pub(super) fn held_places(&self, seat: Seat, count: u8, open: bool, cards: &[Option<Card>]) -> Vec<Rect> {
        let places = self.hand_places(seat, count, open);
        let known: Option<Vec<Card>> = cards.iter().copied().collect();
        let hand = if self.is_hero(seat) { self.own_cards.clone() } else { known.unwrap_or_default() };
        if hand.is_empty() || hand.len() != places.len() {
            return places;
        }
        hand_order(&hand).into_iter().filter_map(|place| places.get(place).copied()).collect()
    }

    fn hand(&mut self, seat: Seat, play: &SeatHand) {
        let count = u8::try_from(play.cards.len()).unwrap_or(u8::MAX);
        let turn = self.moves.showing.iter().find(|(turning, _)| *turning == seat).map(|(_, done)| *done);
        let open = play.shown.is_some() || (turn.is_some() && !self.is_hero(seat));
        let winning = Winning::of(self.felt);
        let rest = self.moves.rest_of_hand();
        let z = match (self.is_hero(seat), open) {
            (true, _) => self.theme.z.hero_card,
            (false, true) => self.theme.z.shown_card,
            (false, false) => self.theme.z.card_back,
        };
        let places = self.held_places(seat, count.max(self.hole_cards), open, &play.cards);
        let hidden = self.hides_own && self.is_hero(seat) && play.shown.is_none();
        for ((nth, place), card) in (0u8..).zip(places).zip(&play.cards) {
            let (card, width) = self.face(seat, nth, *card, turn);
            let card = card.filter(|_| !hidden);
            let marks = winning.marks(card);
            let at = place.min - Vec2::new(0.0, if marks.wins() { self.layout.lift() } else { 0.0 });
            let piece = Piece::art(self.card_art(card, place.size(), winning.dims(card)), at, z).alpha(rest).turn(width);
            self.stage.put(PieceKind::HoleCard.nth(seat.number(), nth), piece);
            let risen = Rect::from_corners(at, at + place.size());
            self.win_marks(marks, (seat.number() + BARS_OF_SEATS, nth), risen, (z, rest), self.is_hero(seat));
        }
    }

    /// The face of a card if it shows now, and the width of the card while it turns over, as a share of its full width.
    fn face(&self, seat: Seat, nth: u8, card: Option<Card>, showing: Option<f32>) -> (Option<Card>, f32) {
        let flip = self.moves.flips.iter().find(|(turning, which, ..)| (*turning, *which) == (seat, nth));
        match (flip, showing, card) {
            (Some((_, _, face, done)), ..) => {
                let (width, face_up) = turning(*done);
                (face_up.then_some(*face), width)
            }
            // The faces of a hand that turns over become known when the movement ends. Until then only its first half can be drawn, with
            // the backs.
            (None, Some(done), None) => (None, if done < 0.5 { turning(done).0 } else { turning(0.5).0 }),
            (None, _, card) => (card, 1.0),
        }
    }
}

/// The marks under community cards are numbered before those under cards of seats.
const BARS_OF_SEATS: u8 = 10;
