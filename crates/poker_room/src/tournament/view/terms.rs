//! The terms of a tournament as players see them.

use poker_protocol::{BankInForce, BountyView, BreakView, ConditionView, EndsWhen, LevelRow, TermsView};
use poker_rules::Chips;

use crate::rulebook::{EntryCondition, Finish, TableUse};
use crate::table::BankRules;
use crate::tournament::{Beginning, BountyForm, PrizeDivision, Tournament};

impl Tournament {
    /// Its terms, without what only its owner knows: the target, and whether tables may be watched. Figures that depend on a multiplier are
    /// zero or left out until it is drawn.
    #[must_use]
    pub fn terms_view(&self) -> TermsView {
        let terms = &self.terms;
        let start = self.starting_figures();
        let is_drawn = matches!(terms.prizes.division, PrizeDivision::Drawn(_));
        let hidden = is_drawn && self.drawn().is_none();
        let levels = if hidden { &terms.levels } else { &start.levels };
        let unregister_until = match terms.begin {
            Beginning::At { time, .. } => terms.unregister_until_ms.map(|ms| time.0.saturating_sub(ms.into())),
            Beginning::WhenFull => None,
        };
        TermsView {
            stack: if hidden { Chips::ZERO } else { start.stack },
            levels: (1..=levels.count())
                .map(|number| levels.get(number))
                .map(|level| LevelRow { stakes: level.stakes, length_ms: level.length_ms, hands: levels.hands() })
                .collect(),
            breaks: terms.breaks.map(|rules| BreakView { minute: rules.minute, length_ms: rules.length_ms }),
            decision_ms: terms.clock.decision_ms,
            bank: Some(start.clock.bank).filter(|_| !hidden).and_then(bank),
            ends: match terms.finish {
                Finish::OneLeft => EndsWhen::OneLeft,
                Finish::HalfLeft => EndsWhen::HalfLeft,
                Finish::TimeLimit { seconds } => EndsWhen::TimeLimit { ms: seconds.saturating_mul(1_000) },
                Finish::AfterLevel { level } => EndsWhen::AfterLevel { level: level.into() },
            },
            shootout: terms.tables == TableUse::Shootout,
            unregister_until,
            may_unregister: terms.unregister_until_ms.is_some(),
            conditions: terms.admission.conditions.iter().map(|&of| condition(of)).collect(),
            re_entries: terms.late.map_or(0, |late| late.re_entries.into()),
            entries_at_once: terms.entries_at_once.into(),
            rebuys: self.rebuy_view(),
            add_on: self.add_on_view(),
            bounties: self.bounty_view(),
            hand_for_hand_at: self.hand_for_hand_at(),
            deals: terms.deals.map(|deals| deals.kinds()).unwrap_or_default(),
            rulebook: terms.hand.rulebook.clone(),
            target: None,
            may_watch: false,
        }
    }

    fn bounty_view(&self) -> Option<BountyView> {
        let prices = self.terms.bounties?;
        Some(BountyView {
            own: prices.own,
            part_of_buy_in: prices.part_of_buy_in,
            paid_percent: match prices.rules.form {
                BountyForm::Regular => 100,
                BountyForm::Progressive { percent } => percent,
            },
            vip: prices.vip,
            listed: prices.listed,
            pro: prices.pro,
        })
    }

    fn hand_for_hand_at(&self) -> Option<u32> {
        let above = self.terms.hand_for_hand.filter(|_| self.prizes_are_final())?;
        Some(u32::try_from(self.prizes.len()).unwrap_or(u32::MAX).saturating_add(above))
    }
}

/// A time bank as players see it; `None` if there is none.
fn bank(rules: BankRules) -> Option<BankInForce> {
    match rules {
        BankRules::Steps { first_ms, add_ms, every_hands, cap_ms } => {
            Some(BankInForce::Steps { first_ms, add_ms, every_hands, cap_ms, ours: false })
        }
        BankRules::FloorAndTrickle { floor_ms, add_ms, cap_ms } => {
            Some(BankInForce::FloorAndTrickle { floor_ms, add_ms, cap_ms, ours: false })
        }
        BankRules::Nothing => None,
    }
}

fn condition(condition: EntryCondition) -> ConditionView {
    match condition {
        EntryCondition::HandsPlayed { least } => ConditionView::HandsPlayed { least },
        EntryCondition::AccountAge { days } => ConditionView::AccountAge { days },
        EntryCondition::Invited => ConditionView::Invited,
    }
}
