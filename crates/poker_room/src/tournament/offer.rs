//! A tournament as a room offers it: its kind, and what the calendar adds.

use std::sync::Arc;

use poker_protocol::Money;
use poker_rules::Variant;

use super::level::{Level, Levels};
use super::terms::{PaymentRules, PrizeDivision};
use super::tickets::{TicketKind, TicketTerms};
use crate::rulebook::{
    BlindStructure, EntryMethod, EntryPrice, EntryTerms, Finish, HousePrizes, PrizeScheme, Prizes, Rulebook, ScheduledOffer, TicketRefund,
    TicketSurplus, TournamentTemplate,
};

/// A kind of tournament with the price and the game that its offer adds.
#[derive(Clone, Copy, Debug)]
pub struct TournamentOffer<'a> {
    pub name: &'a str,
    pub template: &'a TournamentTemplate,
    pub structure: &'a BlindStructure,
    pub prizes: &'a Prizes,
    pub game: Variant,
    pub price: EntryPrice,
    pub guarantee: Money,
    pub added: Money,
    pub house_prizes: HousePrizes,
    /// The tournament whose entries are the prizes of a satellite; `None` for other kinds.
    pub target: Option<&'a ScheduledOffer>,
}

impl<'a> TournamentOffer<'a> {
    /// A tournament of a calendar; `target` is the one to which it leads.
    #[must_use]
    pub fn scheduled(offer: &'a ScheduledOffer, prizes: &'a Prizes, target: Option<&'a ScheduledOffer>) -> Self {
        let ScheduledOffer { name, template, structure, game, price, guarantee, added, house_prizes, target: _, minutes: _ } = offer;
        Self {
            name,
            template,
            structure,
            prizes,
            game: *game,
            price: *price,
            guarantee: guarantee.unwrap_or_default(),
            added: added.unwrap_or_default(),
            house_prizes: *house_prizes,
            target,
        }
    }

    /// How the pool is divided; `None` if a prize table or the target of a satellite is missing.
    pub(super) fn division(&self, rulebook: &Rulebook) -> Option<PrizeDivision> {
        let table = |id: &String| Some(Arc::new(self.prizes.table(id)?.clone()));
        Some(match &self.template.prizes.is {
            PrizeScheme::Table(id) => PrizeDivision::Table(table(id)?),
            PrizeScheme::WinnerTakesAll => PrizeDivision::WinnerTakesAll,
            PrizeScheme::Entries => {
                let target = self.target?;
                let value = target.template.cost(target.price);
                // R-TKT-4: such tickets cannot be exchanged.
                PrizeDivision::Entries(TicketTerms { kind: TicketKind(target.name.clone()), value, exchangeable: false })
            }
            PrizeScheme::SecondPhase(id) => {
                let paid = rulebook.parameters.phase_one_prizes.as_ref().is_some_and(|figure| figure.is);
                PrizeDivision::SecondPhase(if paid { Some(table(id)?) } else { None })
            }
            PrizeScheme::Equal => PrizeDivision::Equal,
            PrizeScheme::HalfByChips => PrizeDivision::HalfByChips,
        })
    }

    /// The levels of its structure; `None` if there are none. A first phase has one level more than it plays, so that its last one ends.
    pub(super) fn levels(&self) -> Option<Levels> {
        let structure = self.structure;
        let last = match self.template.finish.is {
            Finish::AfterLevel { level } => level.saturating_add(1),
            Finish::OneLeft | Finish::HalfLeft | Finish::TimeLimit { .. } => structure.last_level(),
        };
        Levels::new(
            (structure.first_level..=last)
                .map(|number| Level { stakes: structure.level(number).stakes(), length_ms: structure.level_s.saturating_mul(1_000) }),
        )
    }

    /// When it ends, with levels counted from its first one.
    pub(super) fn finish(&self) -> Finish {
        match self.template.finish.is {
            Finish::AfterLevel { level } => {
                Finish::AfterLevel { level: level.saturating_sub(self.structure.first_level).saturating_add(1) }
            }
            other @ (Finish::OneLeft | Finish::HalfLeft | Finish::TimeLimit { .. }) => other,
        }
    }

    /// How an entry can be paid; `None` in a second phase (R-TYP-10).
    pub(super) fn payment(&self, rulebook: &Rulebook) -> Option<PaymentRules> {
        match self.template.entry.is {
            EntryTerms::Paid | EntryTerms::MultiBuyIn { .. } | EntryTerms::Freeroll => {
                let method = self.template.entry_method.as_ref().map_or(EntryMethod::MoneyAndTickets, |figure| figure.is);
                Some(PaymentRules::of(rulebook, method))
            }
            EntryTerms::FromPhaseOne => None,
        }
    }
}

impl PaymentRules {
    /// Where a rulebook says nothing, a ticket is refunded as the ticket (R-REG-8), and the player gets what it is worth beyond the price
    /// (R-TKT-1).
    pub(super) fn of(rulebook: &Rulebook, method: EntryMethod) -> Self {
        let parameters = &rulebook.parameters;
        Self {
            method,
            surplus: parameters.ticket_surplus.as_ref().map_or(TicketSurplus::Credit, |figure| figure.is),
            refund: parameters.ticket_refund.as_ref().map_or(TicketRefund::Ticket, |figure| figure.is),
        }
    }
}
