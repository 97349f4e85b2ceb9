//! A kind of tournament, without its price and its time.

use std::collections::BTreeSet;

use poker_protocol::{Money, TournamentFeature};
use serde::Deserialize;

use super::bounties::{BountyPayment, BountyTerms};
use super::entry_condition::EntryCondition;
use super::fees::EntryPrice;
use super::kind::{Breaks, EntryMethod, EntryTerms, Finish, PrizeScheme, Start, TableUse};
use super::rebuy::{AddOnTerms, RebuyTerms};
use super::structure::BlindStructure;
use crate::rulebook::{Figure, Source, TimeBankContext};

/// A kind of tournament. The calendar adds the game, the price and the time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentTemplate {
    pub id: String,
    /// The id of the blind structure.
    pub structure: String,
    pub start: Figure<Start>,
    pub finish: Figure<Finish>,
    /// The seats at a table.
    pub seats: Figure<u8>,
    pub tables: Figure<TableUse>,
    pub entry: Figure<EntryTerms>,
    /// What a player must fulfil to enter (R-REG-12).
    #[serde(default)]
    pub conditions: Vec<Figure<EntryCondition>>,
    /// `None` if an entry can be paid with money or with a ticket (R-REG-8).
    #[serde(default)]
    pub entry_method: Option<Figure<EntryMethod>>,
    /// The level at whose end late registration closes; `None` if there is none. [`super::LateRegistrationUnit`] says how it is counted.
    #[serde(default)]
    pub late_registration: Option<Figure<u16>>,
    /// Un-registration closes this number of seconds before the start; `None` if there is none (R-REG-8).
    #[serde(default)]
    pub unregister_until_s: Option<Figure<u32>>,
    /// The number of times that a player may enter again; `None` if there is no re-entry (R-REG-13).
    #[serde(default)]
    pub re_entries: Option<Figure<u16>>,
    /// The number of entries that a player may have at the same time; `None` if only one (R-REG-13).
    #[serde(default)]
    pub entries_at_once: Option<Figure<u8>>,
    #[serde(default)]
    pub rebuys: Option<RebuyTerms>,
    #[serde(default)]
    pub add_on: Option<AddOnTerms>,
    pub prizes: Figure<PrizeScheme>,
    #[serde(default)]
    pub bounties: BountyTerms,
    pub breaks: Figure<Breaks>,
    /// Hand-for-hand begins when this number of players more than the paid places are left; `None` if there is none (R-TRN-8).
    #[serde(default)]
    pub hand_for_hand: Option<Figure<u16>>,
    pub time_bank: Figure<TimeBankContext>,
    /// The source of the choice of structure.
    pub from: Source,
}

impl TournamentTemplate {
    /// The largest number of entrants.
    #[must_use]
    pub fn most_entrants(&self) -> u16 {
        match self.start.is {
            Start::WhenFull { players } => players,
            Start::AtTime { most, .. } => most,
        }
    }

    /// With fewer entrants it is cancelled (R-REG-2).
    #[must_use]
    pub fn least_entrants(&self) -> u16 {
        match self.start.is {
            Start::WhenFull { players } => players,
            Start::AtTime { least, .. } => least,
        }
    }

    /// What an entry costs at this price: with the bounty, if that is paid besides the buy-in (R-BTY-4).
    #[must_use]
    pub fn cost(&self, price: EntryPrice) -> Money {
        let extra = self.bounties.own.as_ref().filter(|own| own.is.payment == BountyPayment::Extra);
        [price.total(), extra.map_or(Money::ZERO, |own| own.is.of(price.buy_in))].iter().sum()
    }

    /// How long late registration lasts where a rulebook counts it in time, seconds of play; `None` if there is none (R-REG-6).
    #[must_use]
    pub fn late_registration_s(&self, structure: &BlindStructure) -> Option<u32> {
        let last = self.late_registration.as_ref()?.is;
        let levels = u32::from(last.saturating_sub(structure.first_level)).saturating_add(1);
        Some(levels.saturating_mul(structure.level_s))
    }

    /// What a rulebook must have for such a tournament.
    #[must_use]
    pub fn features(&self) -> BTreeSet<TournamentFeature> {
        use TournamentFeature as Feature;
        let start = match self.start.is {
            Start::WhenFull { .. } => Feature::SitAndGo,
            Start::AtTime { .. } => Feature::Scheduled,
        };
        let finish = match self.finish.is {
            Finish::OneLeft | Finish::HalfLeft => None,
            Finish::TimeLimit { .. } => Some(Feature::TimeLimited),
            Finish::AfterLevel { .. } => Some(Feature::Phased),
        };
        let tables = match self.tables.is {
            TableUse::Balanced => None,
            TableUse::Shootout => Some(Feature::Shootout),
        };
        let entry = match self.entry.is {
            EntryTerms::Paid => None,
            EntryTerms::MultiBuyIn { .. } => Some(Feature::MultiBuyIn),
            EntryTerms::Freeroll => Some(Feature::Freeroll),
            EntryTerms::FromPhaseOne => Some(Feature::Phased),
        };
        let prizes = match &self.prizes.is {
            PrizeScheme::Table(_) => None,
            PrizeScheme::WinnerTakesAll => Some(Feature::WinnerTakesAll),
            PrizeScheme::Entries => Some(Feature::Satellite),
            PrizeScheme::Equal => Some(Feature::DoubleOrNothing),
            PrizeScheme::HalfByChips => Some(Feature::Fifty50),
            PrizeScheme::SecondPhase(_) => Some(Feature::Phased),
        };
        let breaks = match self.breaks.is {
            Breaks::Synchronised => Some(Feature::SynchronisedBreaks),
            Breaks::Never => None,
        };
        let again = self.re_entries.is_some() || self.entries_at_once.is_some() || self.rebuys.is_some();
        let optional = [
            (!again, Feature::Freezeout),
            (self.late_registration.is_some(), Feature::LateRegistration),
            (self.re_entries.is_some(), Feature::ReEntry),
            (self.entries_at_once.is_some(), Feature::MultiEntry),
            (self.rebuys.is_some(), Feature::Rebuy),
            (self.add_on.is_some(), Feature::AddOn),
            (self.hand_for_hand.is_some(), Feature::HandForHand),
        ];
        let optional = optional.into_iter().filter_map(|(has, feature)| has.then_some(feature));
        let chosen = [finish, tables, entry, prizes, breaks].into_iter().flatten();
        std::iter::once(start).chain(chosen).chain(optional).chain(self.bounty_features()).collect()
    }

    fn bounty_features(&self) -> impl Iterator<Item = TournamentFeature> {
        use TournamentFeature as Feature;
        let BountyTerms { own, vip_percent, listed_percent, pro_percent } = &self.bounties;
        let payment = own.as_ref().map(|own| match own.is.payment {
            BountyPayment::PartOfBuyIn => Feature::Bounty,
            BountyPayment::Extra => Feature::KnockoutPrize,
        });
        let progressive = own.as_ref().filter(|own| own.is.progressive).map(|_| Feature::ProgressiveBounty);
        let vip = vip_percent.as_ref().map(|_| Feature::VipBounty);
        let listed = listed_percent.as_ref().map(|_| Feature::BountyPrize);
        let pro = pro_percent.as_ref().map(|_| Feature::ProBounty);
        [payment, progressive, vip, listed, pro].into_iter().flatten()
    }

    /// The sources of all its terms, each with the name of its field.
    pub(super) fn sources(&self) -> Vec<(&'static str, &Source)> {
        let mut sources = vec![
            ("start", &self.start.from),
            ("finish", &self.finish.from),
            ("seats", &self.seats.from),
            ("tables", &self.tables.from),
            ("entry", &self.entry.from),
            ("prizes", &self.prizes.from),
            ("breaks", &self.breaks.from),
            ("time_bank", &self.time_bank.from),
            ("structure", &self.from),
        ];
        let (rebuys, add_on, bounties) = (self.rebuys.as_ref(), self.add_on.as_ref(), &self.bounties);
        let optional = [
            ("entry_method", self.entry_method.as_ref().map(|figure| &figure.from)),
            ("late_registration", self.late_registration.as_ref().map(|figure| &figure.from)),
            ("unregister_until_s", self.unregister_until_s.as_ref().map(|figure| &figure.from)),
            ("re_entries", self.re_entries.as_ref().map(|figure| &figure.from)),
            ("entries_at_once", self.entries_at_once.as_ref().map(|figure| &figure.from)),
            ("hand_for_hand", self.hand_for_hand.as_ref().map(|figure| &figure.from)),
            ("rebuys.last_level", rebuys.map(|terms| &terms.last_level.from)),
            ("rebuys.limit", rebuys.map(|terms| &terms.limit.from)),
            ("rebuys.most", rebuys.and_then(|terms| terms.most.as_ref()).map(|figure| &figure.from)),
            ("rebuys.offer_s", rebuys.map(|terms| &terms.offer_s.from)),
            ("add_on.offer_s", add_on.map(|terms| &terms.offer_s.from)),
            ("add_on.stack_percent", add_on.map(|terms| &terms.stack_percent.from)),
            ("add_on.price_percent", add_on.map(|terms| &terms.price_percent.from)),
            ("bounties.own", bounties.own.as_ref().map(|figure| &figure.from)),
            ("bounties.vip_percent", bounties.vip_percent.as_ref().map(|figure| &figure.from)),
            ("bounties.listed_percent", bounties.listed_percent.as_ref().map(|figure| &figure.from)),
            ("bounties.pro_percent", bounties.pro_percent.as_ref().map(|figure| &figure.from)),
        ];
        sources.extend(self.conditions.iter().map(|condition| ("conditions", &condition.from)));
        sources.extend(optional.into_iter().filter_map(|(field, source)| Some((field, source?))));
        sources
    }
}
