//! Puts the pots on the stage: the chips that were gathered, and the amount, which includes the bets.

use poker_rules::Chips;

use super::picture::{ABOVE, FeltLettering, TablePicture};
use crate::art::Art;
use crate::layout::{PotSize, PotSpot};
use crate::stage::{Align, PieceKind};
use crate::style::Weight;

/// A pot with its name and amount as texts.
pub(super) struct LabelledPot {
    label: String,
    amount: String,
    chips: Chips,
    done: bool,
    lit: bool,
}

impl TablePicture<'_> {
    pub(super) fn pots(&mut self) {
        if self.felt.hand.is_none() || self.moves.sweep.is_some() || self.felt.pot_total().is_zero() {
            return;
        }
        let (told, spots) = self.pot_spots();
        let (palette, scale) = (&self.theme.palette, self.layout.pot_chip_scale());
        let inks = self.pot_inks();
        let z = self.theme.z.pot;
        for ((nth, pot), spot) in (0u8..).zip(told).zip(spots) {
            let (label, amount) = (FeltLettering { size: spot.label_size, ..inks.0 }, FeltLettering { size: spot.amount_size, ..inks.1 });
            if let Some(place) = spot.chips {
                self.art(PieceKind::PotChips.at(nth), Art::chips(pot.chips.get(), scale, self.theme), place.min, z);
            }
            let (fill, ink, label) = match (pot.lit, pot.done) {
                (true, _) => {
                    (palette.lit, FeltLettering { colour: palette.on_lit, ..amount }, FeltLettering { colour: palette.on_lit2, ..label })
                }
                (false, true) => (palette.felt_pill, FeltLettering { colour: palette.felt_text2, weight: Weight::Medium, ..amount }, label),
                (false, false) => (palette.felt_pill, amount, label),
            };
            self.art(PieceKind::PotPill.at(nth), Art::pill(spot.pill.size(), fill), spot.pill.min, z);
            if let Some(check) = spot.check {
                let size = self.layout.pot_check();
                self.art(
                    PieceKind::PotCheck.at(nth),
                    Art::icon(crate::art::Icon::Check, size, label.colour),
                    check - size / 2.0,
                    z + ABOVE,
                );
            }
            self.text(PieceKind::PotLabel.at(nth), pot.label, label, spot.label, Align::Left, z + ABOVE);
            self.text(PieceKind::PotAmount.at(nth), pot.amount, ink, spot.amount, Align::Right, z + ABOVE);
        }
    }

    /// The inks of a pot's name and amount.
    fn pot_inks(&self) -> (FeltLettering, FeltLettering) {
        let palette = &self.theme.palette;
        let label = FeltLettering { size: self.layout.pot_label_text(), weight: Weight::Medium, colour: palette.felt_text2 };
        (label, FeltLettering { size: self.layout.amount_text(), weight: Weight::SemiBold, colour: palette.felt_text })
    }

    /// The pots and their places.
    pub(super) fn pot_spots(&self) -> (Vec<LabelledPot>, Vec<PotSpot>) {
        let told = self.told_pots();
        let (label, amount) = self.pot_inks();
        let compact_many = self.layout.compact() && told.len() > 1;
        let size = |pot: &LabelledPot| PotSize {
            label: self.width(&pot.label, label),
            amount: self.width(&pot.amount, amount),
            stacks: if pot.done || compact_many { 0 } else { self.theme.chip_stack.stacks_of(pot.chips.get(), &self.theme.chips) },
            done: pot.done,
        };
        let sizes: Vec<PotSize> = told.iter().map(size).collect();
        let spots = self.layout.pots(&sizes);
        (told, spots)
    }

    fn told_pots(&self) -> Vec<LabelledPot> {
        let pots = &self.felt.pots;
        if pots.len() < 2 {
            let done = self.felt.is_awarded(0);
            return vec![LabelledPot {
                label: self.say(&self.felt.pot_label(0, false)),
                amount: self.money(self.felt.pot_total()),
                chips: self.felt.gathered(),
                done,
                lit: self.moves.awarding == Some(0),
            }];
        }
        let short = self.layout.compact();
        let lit = self.moves.awarding.or_else(|| self.felt.wins.last().map(|win| win.pot));
        let told = (0u8..).zip(pots).map(|(nth, pot)| LabelledPot {
            label: self.say(&self.felt.pot_label(nth, short)),
            amount: self.money(pot.amount),
            chips: pot.amount,
            done: self.felt.is_awarded(usize::from(nth)) && lit != Some(nth),
            lit: lit == Some(nth),
        });
        told.collect()
    }
}
