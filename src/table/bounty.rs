//! The own bounty of each player on the plates of a tournament.

use poker_rules::Seat;

use super::picture::{ABOVE, FeltLettering, TablePicture};
use crate::art::{Art, Icon};
use crate::stage::{Align, PieceKind};
use crate::style::Weight;
use crate::theme::Colour;

impl TablePicture<'_> {
    /// Puts the bounty of a seat on the stage. Returns the room that it takes from the name.
    pub(super) fn bounty(&mut self, seat: Seat, colour: Colour) -> f32 {
        let Some(bounty) = self.tournament.and_then(|tournament| tournament.bounty(seat)) else { return 0.0 };
        let on_plate = self.layout.bounties_on_plates();
        // A tag would lie over open cards; in a small window the player's own bounty is in the top bar.
        let open = self.felt.play(seat).is_some_and(|play| play.shown.is_some());
        if !on_plate && (open || self.is_hero(seat)) {
            return 0.0;
        }
        let palette = &self.theme.palette;
        let colour = if on_plate { colour } else { palette.text2 };
        let (fill, at) = (palette.plate_top, seat.number());
        let ink = FeltLettering { size: self.layout.bounty_text(), weight: Weight::SemiBold, colour };
        let words = self.texts.show(&self.amounts.short_money(bounty));
        let spot = self.layout.bounty(self.visual(seat), self.width(&words, ink));
        let z = if on_plate { self.theme.z.plate_text } else { self.theme.z.tag };
        if let Some(pill) = spot.pill {
            self.art(PieceKind::BountyPill.at(at), Art::pill(pill.size(), fill), pill.min, z);
        }
        self.art(PieceKind::Bounty.at(at), Art::icon(Icon::Bounty, spot.icon.width(), colour), spot.icon.min, z + ABOVE);
        self.text(PieceKind::BountyText.at(at), words, ink, spot.amount, Align::Left, z + ABOVE);
        if on_plate { spot.room } else { 0.0 }
    }
}
