//! Makes the amounts of a hand whole.

use poker_rules::Chips;

use super::Unfit;
use crate::amount::least_common_multiple;
use crate::phh::STREET_RAKES;
use crate::{Amount, Bets, Opening, Phh, PhhAction};

/// How many of our chips one of the file's is: the least number that makes every amount whole, the finishing stacks too. So half chips
/// of a split pot become whole ones, and the split comes out even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale(pub(super) u64);

impl Scale {
    pub(super) fn of(phh: &Phh) -> Result<Scale, Unfit> {
        Scale::of_all(amounts(phh).chain(phh.finishing_stacks.iter().flatten().copied()))
    }

    /// How many chips the unit would be without the finishing stacks.
    pub(super) fn before_the_end(phh: &Phh) -> Result<Scale, Unfit> {
        Scale::of_all(amounts(phh))
    }

    fn of_all(mut amounts: impl Iterator<Item = Amount>) -> Result<Scale, Unfit> {
        let scale = amounts.try_fold(1, |scale, amount| least_common_multiple(scale, amount.denominator()));
        scale.map(Scale).ok_or(Unfit::Amounts)
    }

    /// An amount in chips.
    pub(super) fn chips(self, amount: Amount) -> Result<Chips, Unfit> {
        let units = amount.scaled(self.0).and_then(|units| u64::try_from(units).ok());
        units.map(Chips::new).ok_or(Unfit::Amounts)
    }

    /// Chips as the file would write them.
    pub(super) fn amount(self, chips: Chips) -> Option<Amount> {
        Amount::fraction(i64::try_from(chips.get()).ok()?, self.0)
    }
}

/// Every amount but the finishing stacks.
fn amounts(phh: &Phh) -> impl Iterator<Item = Amount> {
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
    let fields = ["_rake", "_ante", "_small_blind"].into_iter().chain(STREET_RAKES.map(|(_, name)| name));
    lists.chain(bets).chain(raises).chain(fields.filter_map(|field| phh.number(field)))
}
