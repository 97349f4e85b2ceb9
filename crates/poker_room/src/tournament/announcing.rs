//! Makes the terms of a tournament from the figures of its rulebook and from the data of its kind.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{Form, LeaversAction, Money, TournamentFeature};
use poker_rules::{Chips, Variant};

use super::admission::AdmissionTerms;
use super::bounty::{BountyForm, BountyRules, BountySettlement};
use super::breaks::BreakRules;
use super::deal::DealTerms;
use super::level::{Level, Levels};
use super::offer::TournamentOffer;
use super::rebuy_rules::{BuyInRange, RebuyRules};
use super::terms::{Beginning, BountyPrices, LateRegistration, LateUntil, PaymentRules, PrizeDivision, PrizeRules, TournamentTerms};
use crate::rulebook::{
    BlindStructure, BountyPayment, BountyTerms, Breaks, EntryMethod, EntryPrice, Figure, Finish, HexaProFamily, HousePrizes,
    LateRegistrationUnit, Rulebook, TableUse, TournamentTemplate, percent_of,
};
use crate::table::{BankRules, ClockRules, HandRules, Switches, Tempo};

impl TournamentTerms {
    /// The terms of an offer under a rulebook, with as many entries as its kind allows. `None` if a prize table, the target of a
    /// satellite or the levels are missing.
    #[must_use]
    pub fn of(rulebook: &Rulebook, offer: &TournamentOffer<'_>, begin: Beginning) -> Option<Self> {
        let TournamentOffer { template, structure, .. } = *offer;
        Some(Self {
            name: offer.name.to_owned(),
            hand: Arc::new(hand_rules(rulebook, offer.game, template.seats.is)),
            clock: clock_rules(rulebook, BankRules::of(&rulebook.time_bank, template.time_bank.is).unwrap_or(BankRules::Nothing)),
            drawn_banks: Vec::new(),
            last_stage_extra_ms: last_stage_extra_ms(rulebook),
            switches: Switches::new(true, Tempo::WATCHED),
            features: template.features().into_iter().collect(),
            button: rulebook.cash.button.is,
            sealed: true,
            begin,
            most_entries: template.most_entrants().into(),
            late: late_registration(rulebook, template, structure),
            unregister_until_ms: template.unregister_until_s.as_ref().map(|figure| figure.is.saturating_mul(1_000)),
            entry: offer.price,
            payment: offer.payment(rulebook),
            buy_ins: BuyInRange::of(template.entry.is, offer.price),
            entries_at_once: template.entries_at_once.as_ref().map_or(1, |figure| figure.is),
            rebuys: RebuyRules::of(template, structure, offer.price),
            stack: structure.stack.unwrap_or(Chips::ZERO),
            levels: offer.levels()?,
            breaks: match template.breaks.is {
                Breaks::Synchronised => {
                    let parameters = &rulebook.parameters;
                    Some(BreakRules { minute: parameters.break_minute.is, length_ms: parameters.break_s.is.saturating_mul(1_000) })
                }
                Breaks::Never => None,
            },
            prizes: PrizeRules {
                guarantee: offer.guarantee,
                added: offer.added,
                house: offer.house_prizes,
                division: offer.division(rulebook)?,
            },
            finish: offer.finish(),
            time_limit_payout: rulebook.parameters.time_limit_payout.as_ref().map(|figure| figure.is),
            tables: template.tables.is,
            bounties: bounty_prices(rulebook, template, offer.price),
            house_bounties: BTreeSet::new(),
            admission: AdmissionTerms {
                conditions: template.conditions.iter().map(|figure| figure.is).collect(),
                ..AdmissionTerms::default()
            },
            deals: deal_terms(rulebook),
            cancellation: rulebook.tournaments.cancellation.clone(),
            hand_for_hand: template.hand_for_hand.as_ref().map(|figure| figure.is.into()),
        })
    }

    /// The terms of a game of the HexaPro family (R-HEX-1). `None` if the family has no level.
    #[must_use]
    pub fn of_family(rulebook: &Rulebook, family: &Arc<HexaProFamily>, buy_in: Money) -> Option<Self> {
        let levels = family.levels.is.iter().map(|level| Level { stakes: level.stakes(), length_ms: 0 });
        let bank = |tenths| BankRules::of(&rulebook.time_bank, rulebook.time_bank.hexapro_context(tenths)?);
        let drawn_banks = family.multipliers.iter().map(|row| bank(row.tenths).unwrap_or(BankRules::Nothing));
        Some(Self {
            name: family.name.clone(),
            hand: Arc::new(hand_rules(rulebook, family.game.is, family.players.is)),
            clock: clock_rules(rulebook, BankRules::Nothing),
            drawn_banks: drawn_banks.collect(),
            last_stage_extra_ms: last_stage_extra_ms(rulebook),
            switches: Switches::new(true, Tempo::WATCHED),
            features: vec![TournamentFeature::SitAndGo, TournamentFeature::Spin],
            button: rulebook.cash.button.is,
            sealed: true,
            begin: Beginning::WhenFull,
            most_entries: family.players.is.into(),
            late: None,
            unregister_until_ms: Some(0),
            entry: EntryPrice { buy_in, fee: Money::ZERO },
            payment: Some(PaymentRules::of(rulebook, EntryMethod::MoneyAndTickets)),
            buy_ins: None,
            entries_at_once: 1,
            rebuys: None,
            stack: Chips::ZERO,
            levels: Levels::new(levels)?,
            breaks: None,
            prizes: PrizeRules {
                guarantee: Money::ZERO,
                added: Money::ZERO,
                house: HousePrizes::default(),
                division: PrizeDivision::Drawn(Arc::clone(family)),
            },
            finish: Finish::OneLeft,
            time_limit_payout: None,
            tables: TableUse::Balanced,
            bounties: None,
            house_bounties: BTreeSet::new(),
            admission: AdmissionTerms::default(),
            deals: None,
            cancellation: rulebook.tournaments.cancellation.clone(),
            hand_for_hand: None,
        })
    }
}

/// How long players may register after the beginning; `None` if they may not (R-REG-5, R-REG-6).
fn late_registration(rulebook: &Rulebook, template: &TournamentTemplate, structure: &BlindStructure) -> Option<LateRegistration> {
    let last = template.late_registration.as_ref()?.is;
    let until = match rulebook.tournaments.late_registration.is {
        LateRegistrationUnit::Levels => LateUntil::EndOfLevel(u32::from(last.saturating_sub(structure.first_level)) + 1),
        LateRegistrationUnit::Time => LateUntil::After { ms: template.late_registration_s(structure)?.saturating_mul(1_000) },
    };
    Some(LateRegistration {
        until,
        closes_early: rulebook.parameters.late_registration_close.is,
        re_entries: template.re_entries.as_ref().map_or(0, |figure| figure.is),
    })
}

/// How the players at a final table make deals; `None` if the rulebook has none (R-PRZ-5).
fn deal_terms(rulebook: &Rulebook) -> Option<DealTerms> {
    let answer_s = rulebook.parameters.deal_answer_s.as_ref()?;
    rulebook.tournaments.has(TournamentFeature::Deal).then(|| DealTerms { answer_ms: answer_s.is.saturating_mul(1_000), only: None })
}

/// The bounties of a template at this price; `None` if it has none.
fn bounty_prices(rulebook: &Rulebook, template: &TournamentTemplate, price: EntryPrice) -> Option<BountyPrices> {
    let BountyTerms { own, vip_percent, listed_percent, pro_percent } = &template.bounties;
    let percent = |figure: &Option<Figure<u32>>| figure.as_ref().map_or(Money::ZERO, |percent| percent_of(price.buy_in, percent.is));
    if own.is_none() && vip_percent.is_none() && listed_percent.is_none() && pro_percent.is_none() {
        return None;
    }
    let own = own.as_ref().map(|own| own.is);
    let parameters = &rulebook.parameters;
    let form = match own {
        Some(own) if own.progressive => BountyForm::Progressive { percent: parameters.progressive_percent.is },
        Some(_) | None => BountyForm::Regular,
    };
    Some(BountyPrices {
        rules: BountyRules {
            form,
            settlement: BountySettlement::Individually,
            vip_before_rebuy: parameters.vip_bounty_before_rebuy.as_ref().is_some_and(|figure| figure.is),
        },
        own: own.map_or(Money::ZERO, |own| own.of(price.buy_in)),
        part_of_buy_in: own.is_some_and(|own| own.payment == BountyPayment::PartOfBuyIn),
        vip: percent(vip_percent),
        listed: percent(listed_percent),
        pro: percent(pro_percent),
    })
}

fn hand_rules(rulebook: &Rulebook, game: Variant, seats: u8) -> HandRules {
    HandRules {
        rulebook: rulebook.id.clone(),
        currency: rulebook.currency,
        game: game.game(&rulebook.game_parameters()),
        form: Form::Regular,
        seats,
        muck_at_showdown: rulebook.cash.muck_at_showdown.is,
        // R-TRN-2: whether the hand of a player who sits out is folded where a check is free.
        leavers_action: if rulebook.parameters.sit_out_free_check.is { LeaversAction::CheckOrFold } else { LeaversAction::Fold },
        jackpots: None,
    }
}

/// The extra time after a lost connection in the last stages is that of cash games (R-TRN-4).
fn last_stage_extra_ms(rulebook: &Rulebook) -> u32 {
    rulebook.cash.disconnect_extra_s.is.saturating_mul(1_000)
}

/// Before the last stages there is no extra time after a lost connection (R-TRN-4).
fn clock_rules(rulebook: &Rulebook, bank: BankRules) -> ClockRules {
    ClockRules {
        decision_ms: rulebook.cash.decision_s.is.saturating_mul(1_000),
        disconnect_extra_ms: 0,
        disconnect_uses_bank: rulebook.cash.disconnect_uses_time_bank.is,
        bank,
    }
}
