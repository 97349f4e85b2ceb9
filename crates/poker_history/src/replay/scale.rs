//! Converts the decimal amounts of a file to whole chips.

use poker_rules::Chips;

use super::Unfit;
use crate::decimal::least_common_multiple;
use crate::phh::STREET_RAKES;
use crate::uncallable::UNCALLABLE_RAISE;
use crate::{Bets, Decimal, Opening, Phh, PhhAction};

/// The number of chips in one unit of the file: the smallest factor that makes all amounts whole, those after the hand included. Half
/// units of a split pot thus become whole chips, and the pot is split as in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale(pub(super) u64);

impl Scale {
    pub(super) fn of(phh: &Phh) -> Result<Scale, Unfit> {
        Scale::of_all(amounts(phh).chain(phh.finishing_stacks.iter().flatten().copied()))
    }

    /// The scale of all amounts except the stacks after the hand.
    pub(super) fn before_the_end(phh: &Phh) -> Result<Scale, Unfit> {
        Scale::of_all(amounts(phh))
    }

    fn of_all(mut amounts: impl Iterator<Item = Decimal>) -> Result<Scale, Unfit> {
        let scale = amounts.try_fold(1, |scale, amount| least_common_multiple(scale, amount.denominator()));
        scale.map(Scale).ok_or(Unfit::Amounts)
    }

    /// An amount of the file in chips.
    pub(super) fn chips(self, amount: Decimal) -> Result<Chips, Unfit> {
        let units = amount.scaled(self.0).and_then(|units| u64::try_from(units).ok());
        units.map(Chips::new).ok_or(Unfit::Amounts)
    }

    /// Chips as an amount of the file.
    pub(super) fn amount(self, chips: Chips) -> Option<Decimal> {
        Decimal::fraction(i64::try_from(chips.get()).ok()?, self.0)
    }
}

/// All amounts of the file except the stacks after the hand.
fn amounts(phh: &Phh) -> impl Iterator<Item = Decimal> {
    let blinds = match &phh.opening {
        Opening::Blinds(blinds) => blinds.as_slice(),
        Opening::BringIn(amount) => std::slice::from_ref(amount),
    };
    let bets = match phh.bets {
        Bets::AtLeast(least) => [least, least],
        Bets::Fixed { small, big } => [small, big],
    };
    let raises = phh.actions.iter().filter_map(|step| match step.action {
        Some(PhhAction::RaiseTo { to, .. }) => Some(to),
        Some(_) | None => None,
    });
    let lists = phh.antes.iter().chain(blinds).chain(phh.starting_stacks.iter().flatten()).copied();
    let fields = ["_rake", "_ante", "_small_blind", UNCALLABLE_RAISE].into_iter().chain(STREET_RAKES.map(|(_, name)| name));
    lists.chain(bets).chain(raises).chain(fields.filter_map(|field| phh.number(field)))
}
