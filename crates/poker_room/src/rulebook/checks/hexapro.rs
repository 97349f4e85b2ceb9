//! Checks the HexaPro family.

use poker_fair::DRAW_NUMBERS;
use poker_rules::Chips;

use super::{Checks, DAY_S, MAX_BLIND};
use crate::rulebook::{BlindLevel, Expected, HexaProFamily, HexaProMultiplier, RulebookError};

/// The largest multiplier in tenths; more than any real one.
const MAX_TENTHS: u64 = 1_000_000;
/// The largest number of chips in a row; more than any real stack.
const MAX_CHIPS: u64 = 1_000_000_000;

impl Checks<'_> {
    pub(super) fn hexapro(&self) -> Result<(), RulebookError> {
        let mut ids = Vec::new();
        for (family, at) in self.rulebook.hexapro.iter().zip(1_usize..) {
            let name = format!("hexapro[{at}]");
            self.family(&name, family)?;
            self.once(&name, "id", &ids, &family.id)?;
            ids.push(family.id.clone());
        }
        Ok(())
    }

    fn family(&self, name: &str, family: &HexaProFamily) -> Result<(), RulebookError> {
        for (field, text) in [("id", &family.id), ("name", &family.name)] {
            if text.is_empty() {
                return Err(self.empty(name, field, Expected::NotEmpty));
            }
        }
        let most = family.game.is.game(&self.rulebook.game_parameters()).max_seats();
        self.figure(&format!("{name}.players"), &family.players, 2, u64::try_from(most).unwrap_or(u64::MAX))?;
        self.figure(&format!("{name}.most_games"), &family.most_games, 1, u8::MAX.into())?;
        self.source(&format!("{name}.game"), &family.game.from)?;
        self.hexapro_buy_ins(&format!("{name}.buy_ins"), family)?;
        self.hexapro_levels(&format!("{name}.levels"), family)?;
        self.multipliers(name, family)
    }

    fn hexapro_buy_ins(&self, name: &str, family: &HexaProFamily) -> Result<(), RulebookError> {
        let mut least = 1;
        for buy_in in &family.buy_ins.is {
            self.between(name, "is", buy_in.hundredths(), least, MAX_BLIND)?;
            least = buy_in.hundredths() + 1;
        }
        if family.buy_ins.is.is_empty() {
            return Err(self.empty(name, "is", Expected::NotEmpty));
        }
        self.source(name, &family.buy_ins.from)
    }

    /// Checks that no blind and no ante falls, and that no big blind is below the small blind.
    fn hexapro_levels(&self, name: &str, family: &HexaProFamily) -> Result<(), RulebookError> {
        let mut before = BlindLevel { small_blind: Chips::new(1), big_blind: Chips::new(2), ante: Chips::ZERO };
        for (level, number) in family.levels.is.iter().zip(1_usize..) {
            let row = format!("{name}[{number}]");
            self.between(&row, "small_blind", level.small_blind.get(), before.small_blind.get(), MAX_CHIPS)?;
            let least = before.big_blind.max(level.small_blind);
            self.between(&row, "big_blind", level.big_blind.get(), least.get(), MAX_CHIPS)?;
            self.between(&row, "ante", level.ante.get(), before.ante.get(), level.big_blind.get())?;
            before = *level;
        }
        if family.levels.is.is_empty() {
            return Err(self.empty(name, "is", Expected::NotEmpty));
        }
        self.source(name, &family.levels.from)
    }

    fn multipliers(&self, family_name: &str, family: &HexaProFamily) -> Result<(), RulebookError> {
        let name = format!("{family_name}.multipliers");
        let mut most = MAX_TENTHS;
        for (row, at) in family.multipliers.iter().zip(1_usize..) {
            let row_name = format!("{name}[{at}]");
            self.between(&row_name, "tenths", row.tenths, 1, most)?;
            most = u64::from(row.tenths) - 1;
            self.between(&row_name, "weight", row.weight, 1, DRAW_NUMBERS.into())?;
            self.shares(&row_name, family, row)?;
            let big_blind = family.level(1).map_or(Chips::ZERO, |level| level.big_blind);
            self.between(&row_name, "stack", row.stack.get(), big_blind.get(), MAX_CHIPS)?;
            self.between(&row_name, "level_s", row.level_s, 1, DAY_S)?;
            self.source(&row_name, &row.from)?;
        }
        let weights: u64 = family.multipliers.iter().map(|row| u64::from(row.weight)).sum();
        if weights != u64::from(DRAW_NUMBERS) {
            return Err(self.fail(&name, "weight", weights, Expected::Sum(DRAW_NUMBERS.into())));
        }
        if family.rake_millionths().is_none() {
            return Err(self.fail(&name, "mean", format_args!("{} millionths", family.mean_millionths()), Expected::CoveredPrizes));
        }
        Ok(())
    }

    /// Checks that the shares do not rise, sum to 100, and give whole hundredths for every buy-in.
    fn shares(&self, name: &str, family: &HexaProFamily, row: &HexaProMultiplier) -> Result<(), RulebookError> {
        self.between(name, "shares", u64::try_from(row.shares.len()).unwrap_or(u64::MAX), 1, family.players.is.into())?;
        let mut most = 100;
        for &share in &row.shares {
            self.between(name, "shares", share, 1, most)?;
            most = share.into();
        }
        let sum: u32 = row.shares.iter().sum();
        if sum != 100 {
            return Err(self.fail(name, "shares", sum, Expected::Sum(100)));
        }
        for buy_in in &family.buy_ins.is {
            if row.prizes(*buy_in).is_none() {
                return Err(self.fail(
                    name,
                    "tenths",
                    format_args!("{} for {}", row.tenths, buy_in.hundredths()),
                    Expected::WholeHundredths,
                ));
            }
        }
        Ok(())
    }
}
