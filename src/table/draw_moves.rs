//! Puts moving chips and cards on the stage.

use bevy::math::{Rect, Vec2};
use poker_client::{ChipMove, Cue, Timeline};
use poker_rules::{Chips, Seat};

use super::moves::turning;
use super::picture::TablePicture;
use crate::stage::{Piece, PieceKind};

/// The number of the first piece for folded cards, which keeps them apart from other moving pieces.
const FOLDS: u8 = 100;

impl TablePicture<'_> {
    pub(super) fn draw_moves(&mut self, timeline: &Timeline) {
        for (nth, moving) in (0u8..).zip(timeline.moving()) {
            let done = moving.done;
            match moving.cue {
                Cue::Deal { seat, nth: card } => self.dealt(nth, *seat, *card, done),
                Cue::Board { nth: place, card, .. } => {
                    let Some(rect) = self.layout.board().get(usize::from(*place)).copied() else { continue };
                    let (width, face_up) = turning(done);
                    let art = self.card_art(face_up.then_some(*card), rect.size(), false);
                    self.stage.put(PieceKind::BoardCard.at(*place), Piece::art(art, rect.min, self.theme.z.board + 1.0).turn(width));
                }
                Cue::Post { seat, chips, .. } | Cue::Bet { seat, chips, .. } => self.bet_made(nth, *seat, chips, done),
                Cue::Return { seat, chips } => self.bet_returned(nth, *seat, chips, done),
                Cue::Fold { seat } | Cue::Muck { seat } => self.folded(nth, *seat, done),
                Cue::Award { pot, seat, amount, .. } => self.awarded(nth, *pot, *seat, *amount, done),
                Cue::Gather { .. } => self.gathered(done),
                Cue::Flip { .. }
                | Cue::Check { .. }
                | Cue::Hand { .. }
                | Cue::Draw { .. }
                | Cue::Rake { .. }
                | Cue::Show { .. }
                | Cue::ShowPart { .. }
                | Cue::HandOver { .. }
                | Cue::Void
                | Cue::Turn { .. }
                | Cue::Choice { .. }
                | Cue::Sat { .. }
                | Cue::Left { .. }
                | Cue::State { .. }
                | Cue::Stack { .. }
                | Cue::Notice { .. }
                | Cue::Tournament { .. } => {}
            }
        }
    }

    /// The point above the board from which cards are dealt and to which they go back.
    fn dealer_hand(&self) -> Vec2 {
        let board = self.layout.board_area();
        Vec2::new(board.center().x, board.min.y)
    }

    /// The place and opacity of a moving thing. With reduced motion it is drawn at its end and fades in.
    fn on_the_way(&self, from: Vec2, to: Vec2, done: f32) -> (Vec2, f32) {
        if self.settings.reduces_motion() { (to, done) } else { (from.lerp(to, done), 1.0) }
    }

    fn dealt(&mut self, nth: u8, seat: Seat, card: u8, done: f32) {
        let Some(place) = self.hand_places(seat, self.hole_cards, false).get(usize::from(card)).copied() else { return };
        let from = self.dealer_hand() - place.size() / 2.0;
        let (at, alpha) = self.on_the_way(from, place.min, done);
        let art = self.card_art(None, place.size(), false);
        self.stage.put(PieceKind::Flight.at(nth), Piece::art(art, at, self.theme.z.flying_card).alpha(alpha).moving());
    }

    fn folded(&mut self, nth: u8, seat: Seat, done: f32) {
        let Some(play) = self.felt.play(seat) else { return };
        let open = play.shown.is_some();
        let cards = play.cards.clone();
        let to = self.dealer_hand();
        for ((which, place), card) in (0u8..).zip(self.held_places(seat, self.hole_cards, open, &cards)).zip(cards.iter().copied()) {
            let end = if self.settings.reduces_motion() { place.min } else { place.min.lerp(to - place.size() / 2.0, FOLD_WAY * done) };
            let art = self.card_art(card, place.size(), false);
            let piece = Piece::art(art, end, self.theme.z.flying_card).alpha(1.0 - done).moving();
            self.stage.put(PieceKind::Flight.nth(FOLDS + nth, which), piece);
        }
    }

    fn bet_made(&mut self, nth: u8, seat: Seat, chips: &ChipMove, done: f32) {
        self.chips_between(nth, seat, chips.amount, 1.0 - done);
    }

    fn bet_returned(&mut self, nth: u8, seat: Seat, chips: &ChipMove, done: f32) {
        self.chips_between(nth, seat, chips.amount, done);
    }

    /// Puts chips between the place of a bet (`back` is 0) and the middle of the plate (1).
    fn chips_between(&mut self, nth: u8, seat: Seat, amount: Chips, back: f32) {
        let spot = self.bet_spot(seat, amount);
        let plate = self.layout.seat_plate(self.visual(seat)).center();
        let (offset, alpha) = self.offset(spot.area(), plate, back);
        self.bet_at(Self::flight_ids(nth), &spot, offset, amount, (alpha, true));
    }

    fn flight_ids(nth: u8) -> super::bets::BetIds {
        [PieceKind::Flight.at(nth), PieceKind::FlightPill.at(nth), PieceKind::FlightText.at(nth)]
    }

    fn gathered(&mut self, done: f32) {
        let bets: Vec<(Seat, Chips)> = self.felt.bets.iter().map(|(seat, bet)| (*seat, *bet)).collect();
        let pots = self.pots_middle();
        for (nth, (seat, bet)) in (0u8..).zip(bets) {
            let spot = self.bet_spot(seat, bet);
            let (offset, alpha) = self.offset(spot.area(), pots, done);
            self.bet_at(Self::flight_ids(nth), &spot, offset, bet, (alpha, true));
        }
    }

    fn awarded(&mut self, nth: u8, pot: u8, seat: Seat, amount: Chips, done: f32) {
        let spot = self.bet_spot(seat, amount);
        let plate = self.layout.seat_plate(self.visual(seat)).center();
        let area = spot.area();
        let way = self.pot_place(pot).lerp(plate, done) - area.center();
        let (offset, alpha) = if self.settings.reduces_motion() { (Vec2::ZERO, done) } else { (way, 1.0) };
        self.bet_at(Self::flight_ids(nth), &spot, offset, amount, (alpha, true));
    }

    /// The middle of a pot as it is drawn.
    fn pot_place(&self, pot: u8) -> Vec2 {
        let (_, spots) = self.pot_spots();
        spots.get(usize::from(pot)).map_or_else(|| self.pots_middle(), |spot| spot.pill.center())
    }

    fn pots_middle(&self) -> Vec2 {
        let board = self.layout.board_area();
        let above = self.layout.pots(&[crate::layout::PotSize::default()]);
        Vec2::new(board.center().x, above.first().map_or(board.min.y, |spot| spot.pill.center().y))
    }

    /// The offset of something that moves from its place towards a point, and its opacity.
    fn offset(&self, area: Rect, towards: Vec2, part: f32) -> (Vec2, f32) {
        if self.settings.reduces_motion() { (Vec2::ZERO, 1.0 - part) } else { ((towards - area.center()) * part, 1.0) }
    }
}

/// The share of the way to the dealer that folded cards move while they fade out.
const FOLD_WAY: f32 = 0.5;
