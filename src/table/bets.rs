//! Bets in front of the seats, and the dealer button.

use bevy::math::{Rect, Vec2};
use poker_rules::{Chips, Seat};

use super::picture::{ABOVE, FeltLettering, TablePicture};
use crate::art::Art;
use crate::layout::BetSpot;
use crate::stage::{Align, Piece, PieceId, PieceKind};
use crate::style::Weight;

/// The pieces of a bet: chips, pill, amount.
pub(super) type BetIds = [PieceId; 3];

impl TablePicture<'_> {
    pub(super) fn bets(&mut self) {
        let bets: Vec<(Seat, Chips)> = self.felt.bets.iter().map(|(seat, bet)| (*seat, *bet)).collect();
        for (seat, bet) in bets {
            if self.moves.gathering.is_some() || self.moves.returning.contains(&seat) {
                continue;
            }
            let spot = self.bet_spot(seat, bet);
            let aside = self.aside_from_open_hands(&spot);
            self.bet_at(Self::bet_ids(seat), &spot, aside, bet, (self.moves.rest_of_hand(), false));
        }
        self.dealer_button();
    }

    fn bet_ids(seat: Seat) -> BetIds {
        let at = seat.number();
        [PieceKind::Bet.at(at), PieceKind::BetPill.at(at), PieceKind::BetText.at(at)]
    }

    fn bet_ink(&self) -> FeltLettering {
        FeltLettering { size: self.layout.amount_text(), weight: Weight::SemiBold, colour: self.theme.palette.felt_text }
    }

    /// The place of a seat's bet.
    pub(super) fn bet_spot(&self, seat: Seat, bet: Chips) -> BetSpot {
        let width = self.width(&self.money(bet), self.bet_ink());
        let stacks = self.theme.chip_stack.stacks_of(bet.get(), &self.theme.chips);
        self.layout.bet(self.visual(seat), width, stacks, self.hole_cards)
    }

    /// How far a bet moves so that no open hand lies on it, nor it on the pots. At a live table nobody bets once hands lie open; in a replay hands may lie open
    /// from the start.
    fn aside_from_open_hands(&self, spot: &BetSpot) -> Vec2 {
        let open = self.felt.seats.iter().filter(|(seat, taken)| {
            !self.is_hero(**seat) && taken.play.as_ref().is_some_and(|play| play.is_live() && play.shown.is_some())
        });
        let cards: Vec<Rect> = open.flat_map(|(seat, _)| self.hand_places(*seat, self.hole_cards, true)).collect();
        let area = spot.area();
        let Some(over) = cards.iter().copied().filter(|card| touches(*card, area)).reduce(|all, card| all.union(card)) else {
            return Vec2::ZERO;
        };
        let plates = (0..self.layout.seats()).map(|seat| self.layout.seat_box(seat));
        let taken: Vec<Rect> = cards.iter().copied().chain(plates).chain([self.layout.board_area(), self.layout.pots_band()]).collect();
        let gap = self.theme.spacing.xxs;
        let below = Vec2::new(0.0, over.max.y - area.min.y + gap);
        let (right, left) = (Vec2::new(over.max.x - area.min.x + gap, 0.0), Vec2::new(over.min.x - area.max.x - gap, 0.0));
        let is_free = |aside: &Vec2| {
            let moved = Rect::from_corners(area.min + *aside, area.max + *aside);
            !taken.iter().any(|other| touches(*other, moved))
        };
        [below, right, left].into_iter().find(is_free).unwrap_or(below)
    }

    /// Puts a bet's chips and amount on the stage, moved by `offset` from their place.
    pub(super) fn bet_at(&mut self, ids: BetIds, spot: &BetSpot, offset: Vec2, bet: Chips, (alpha, moving): (f32, bool)) {
        let z = if moving { self.theme.z.flying_chip } else { self.theme.z.bet };
        let finish = |piece: Piece| if moving { piece.alpha(alpha).moving() } else { piece.alpha(alpha) };
        let chips = Piece::art(Art::chips(bet.get(), spot.chip_scale, self.theme), spot.chips.min + offset, z);
        let pill = Piece::art(Art::pill(spot.pill.size(), self.theme.palette.felt_pill), spot.pill.min + offset, z);
        let amount = self.line(self.money(bet), self.bet_ink(), spot.amount + offset, Align::Left, z + ABOVE);
        for (id, piece) in ids.into_iter().zip([chips, pill, amount]) {
            self.stage.put(id, finish(piece));
        }
    }

    fn dealer_button(&mut self) {
        let Some(button) = self.felt.button else { return };
        let place = self.layout.dealer_button(self.visual(button));
        let z = self.theme.z.dealer;
        self.art(PieceKind::Dealer.at(0), Art::dealer_button(place.width()), place.min, z);
        let ink = FeltLettering { size: self.layout.dealer_text(), weight: Weight::Bold, colour: self.theme.palette.on_lit };
        self.text(PieceKind::Dealer.nth(0, 1), "D", ink, place.center(), Align::Centre, z + ABOVE);
    }
}

fn touches(a: Rect, b: Rect) -> bool {
    !a.intersect(b).is_empty()
}
