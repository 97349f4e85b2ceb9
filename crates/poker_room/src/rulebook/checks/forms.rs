//! Checks buy-ins and what depends on them: ratholing, Banzai, Fast Hold'em, Rapid.

use std::fmt::Debug;

use poker_protocol::Form;
use poker_rules::MAX_SEATS;

use super::{Checks, DAY_S, MAX_BIG_BLINDS};
use crate::rulebook::{Bound, Counted, Expected, Figure, LeftWith, RatholingRules, RulebookError};

impl Checks<'_> {
    pub(super) fn buy_ins(&self) -> Result<(), RulebookError> {
        let mut forms = Vec::new();
        for (at, row) in self.rulebook.buy_in.iter().enumerate() {
            let name = format!("buy_in[{}]", at + 1);
            self.between(&name, "min_big_blinds", row.min_big_blinds.is, 1, MAX_BIG_BLINDS)?;
            self.between(&name, "max_big_blinds", row.max_big_blinds.is, row.min_big_blinds.is.into(), MAX_BIG_BLINDS)?;
            self.sources(&name, [("min_big_blinds", &row.min_big_blinds.from), ("max_big_blinds", &row.max_big_blinds.from)])?;
            self.once(&name, "form", &forms, &row.form)?;
            forms.push(row.form);
        }
        Ok(())
    }

    pub(super) fn ratholing(&self) -> Result<(), RulebookError> {
        let Some(ratholing) = &self.rulebook.ratholing else { return Ok(()) };
        self.figure("ratholing.window_s", &ratholing.window_s, 1, DAY_S)?;
        self.figure("ratholing.counts_from", &ratholing.counts_from, 1, MAX_BIG_BLINDS)?;
        for (at, row) in ratholing.rows.iter().enumerate() {
            let name = format!("ratholing.rows[{}]", at + 1);
            let limits = [("left", left_most(row.left)), ("min", bound(row.min)), ("max", bound(row.max))];
            for (field, big_blinds) in limits {
                big_blinds.map_or(Ok(()), |big_blinds| self.between(&name, field, big_blinds, 1, MAX_BIG_BLINDS))?;
            }
            if let LeftWith::Between(over, below) = row.left {
                self.between(&name, "left", below, u64::from(over) + 1, MAX_BIG_BLINDS)?;
            }
            self.source(&name, &row.from)?;
        }
        self.every_stack_has_a_row(ratholing)?;
        for figure in &ratholing.never_less {
            self.form("ratholing.never_less", figure)?;
        }
        Ok(())
    }

    /// Checks that every stack and counter has a row that fits. The first such row applies; without one there would be no rule.
    fn every_stack_has_a_row(&self, ratholing: &RatholingRules) -> Result<(), RulebookError> {
        let limits = ratholing.rows.iter().flat_map(|row| match row.left {
            LeftWith::UpTo(limit) | LeftWith::From(limit) => [limit, limit],
            LeftWith::Between(over, below) => [over, below],
        });
        // Stacks are doubled, so that there is a whole number between any two limits.
        let stacks: Vec<u64> = limits.flat_map(|limit| [2 * u64::from(limit), 2 * u64::from(limit) + 1]).chain([0]).collect();
        let counts = ratholing.rows.iter().filter_map(|row| row.counted).flat_map(|counted| match counted {
            Counted::UpTo(limit) | Counted::From(limit) => [limit, limit.saturating_add(1)],
        });
        let counts: Vec<u8> = std::iter::once(0).chain(counts).collect();
        for twice in stacks {
            for &count in &counts {
                let fits = |left: LeftWith| match left {
                    LeftWith::UpTo(most) => twice <= 2 * u64::from(most),
                    LeftWith::Between(over, below) => twice > 2 * u64::from(over) && twice < 2 * u64::from(below),
                    LeftWith::From(least) => twice >= 2 * u64::from(least),
                };
                let counted = |range: Option<Counted>| match range {
                    None => true,
                    Some(Counted::UpTo(most)) => count <= most,
                    Some(Counted::From(least)) => count >= least,
                };
                if !ratholing.rows.iter().any(|row| fits(row.left) && counted(row.counted)) {
                    let found = format!("without {}.{} big blinds and a counter of {count}", twice / 2, twice % 2 * 5);
                    return Err(self.fail("ratholing", "rows", found, Expected::Present));
                }
            }
        }
        Ok(())
    }

    pub(super) fn banzai(&self) -> Result<(), RulebookError> {
        let Some(banzai) = &self.rulebook.banzai else { return Ok(()) };
        self.figure("banzai.seats", &banzai.seats, 2, u64::try_from(MAX_SEATS).unwrap_or(u64::MAX))?;
        self.figure("banzai.top_up_to_big_blinds", &banzai.top_up_to_big_blinds, 1, MAX_BIG_BLINDS)?;
        self.figure("banzai.tables_per_stake", &banzai.tables_per_stake, 1, u8::MAX.into())?;
        self.figure("banzai.resume_over_big_blinds", &banzai.resume_over_big_blinds, 1, MAX_BIG_BLINDS)?;
        self.figure("banzai.window_s", &banzai.window_s, 1, DAY_S)?;
        self.figure("banzai.resets_a_day", &banzai.resets_a_day, 0, u8::MAX.into())
    }

    pub(super) fn fast(&self) -> Result<(), RulebookError> {
        let Some(fast) = &self.rulebook.fast else { return Ok(()) };
        self.source("fast.button", &fast.button.from)?;
        self.source("fast.fold_ahead", &fast.fold_ahead.from)?;
        self.figure("fast.gather_ms", &fast.gather_ms, 0, DAY_S)
    }

    /// Checks that the rulebook has tables of the form.
    fn form(&self, row: &str, figure: &Figure<Form>) -> Result<(), RulebookError> {
        if self.rulebook.buy_in_row(figure.is).is_none() {
            return Err(self.fail(row, "is", Shown(figure.is), Expected::FormWithBuyIn));
        }
        self.source(row, &figure.from)
    }
}

fn left_most(left: LeftWith) -> Option<u32> {
    match left {
        LeftWith::UpTo(limit) | LeftWith::From(limit) | LeftWith::Between(_, limit) => Some(limit),
    }
}

fn bound(bound: Bound) -> Option<u32> {
    match bound {
        Bound::BigBlinds(count) => Some(count),
        Bound::LastStack => None,
    }
}

/// Displays a value as `Debug` writes it.
pub(super) struct Shown<T>(pub T);

impl<T: Debug> std::fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }
}
