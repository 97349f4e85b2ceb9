//! The values of a rulebook that the rest of the room needs.

use poker_protocol::{BuyInRange, Document, Form, Money};
use poker_rules::{GameParameters, GameSpec};

use super::{BanzaiReturn, BanzaiRules, BuyInRow, RakeRow, RakeTerms, Ratholing, RatholingLimits, RatholingRow, ReturnRule, Rulebook};

impl Rulebook {
    /// The document that gives the rulebook its version: the first by its key.
    #[must_use]
    pub fn document(&self) -> Option<&Document> {
        self.documents.values().next()
    }

    /// The row of a stake in its ordinary form, by the code of its game and its name, for example `nlhe` and `NL10`.
    #[must_use]
    pub fn stake(&self, game: &str, name: &str) -> Option<&RakeRow> {
        self.stakes.iter().find(|row| row.game.code == game && row.form == Form::Regular && row.name == name)
    }

    /// The row of a stake, by the values that distinguish it from all others.
    #[must_use]
    pub fn row(&self, game: &str, form: Form, small_blind: Money, big_blind: Money) -> Option<&RakeRow> {
        self.stakes
            .iter()
            .find(|row| row.game.code == game && row.form == form && (row.small_blind, row.big_blind) == (small_blind, big_blind))
    }

    /// The number of seats at the stake's tables.
    #[must_use]
    pub fn seats(&self, row: &RakeRow) -> u8 {
        let most = self.cash.seats.is.most;
        let usual = match row.form {
            Form::Banzai => self.banzai.as_ref().map_or(most, |banzai| banzai.seats.is),
            Form::Regular | Form::Deepstack | Form::Shortstack | Form::Fast | Form::Rapid => most,
        };
        row.seats.unwrap_or(usual)
    }

    /// The game of a stake.
    #[must_use]
    pub fn game(&self, row: &RakeRow) -> GameSpec {
        row.game.game(&self.game_parameters())
    }

    /// The parameters in which the games differ between documents.
    #[must_use]
    pub fn game_parameters(&self) -> GameParameters {
        let parameters = &self.parameters;
        GameParameters {
            omaha5_hole_used: parameters.omaha5_hole_used.is,
            pot_limit_counts_call: parameters.pot_limit_counts_call.is,
            fixed_limit_max_bets: parameters.fixed_limit_max_bets.is,
            fixed_limit_capped_heads_up: parameters.fixed_limit_capped_heads_up.is,
        }
    }

    /// How tables of a stake are raked.
    #[must_use]
    pub fn rake_terms(&self, row: &RakeRow) -> RakeTerms {
        RakeTerms {
            percent_bp: row.percent_bp,
            plan_percent_bp: row.plan_percent_bp.clone(),
            cap: row.cap,
            rounding: self.rake.rounding.is,
            minimum: self.rake.minimum.is,
            below_minimum: self.rake.below_minimum.is,
            no_flop_no_drop: self.rake.no_flop_no_drop.is,
            halve_cap_for: self.rake.halve_cap_for.is.clone(),
            timing: self.rake.timing.is,
        }
    }

    /// The buy-in row of a form, if tables of it are offered.
    #[must_use]
    pub fn buy_in_row(&self, form: Form) -> Option<&BuyInRow> {
        self.buy_in.iter().find(|row| row.form == form)
    }

    /// The buy-in range of a stake; `None` if the form has no buy-in row or an end of the range exceeds the largest amount.
    #[must_use]
    pub fn buy_in_range(&self, row: &RakeRow) -> Option<BuyInRange> {
        let buy_in = self.buy_in_row(row.form)?;
        let of = |big_blinds| row.big_blind.times(big_blinds);
        Some(BuyInRange { min: of(buy_in.min_big_blinds.is)?, max: of(buy_in.max_big_blinds.is)? })
    }

    /// The rule for players who come back to a table of this form.
    #[must_use]
    pub fn return_rule(&self, form: Form) -> ReturnRule {
        if form == Form::Banzai {
            let rule = |banzai: &BanzaiRules| BanzaiReturn {
                top_up_to: banzai.top_up_to_big_blinds.is,
                resume_over: banzai.resume_over_big_blinds.is,
                tables_a_stake: banzai.tables_per_stake.is,
                window_s: banzai.window_s.is,
                resets_a_day: banzai.resets_a_day.is,
            };
            return self.banzai.as_ref().map_or(ReturnRule::None, |banzai| ReturnRule::Banzai(rule(banzai)));
        }
        let Some(ratholing) = &self.ratholing else { return ReturnRule::None };
        let (window_s, counts_from) = (ratholing.window_s.is, ratholing.counts_from.is);
        if ratholing.never_less.iter().any(|figure| figure.is == form) {
            return ReturnRule::NoSmallerStack { window_s, counts_from };
        }
        let row = |row: &RatholingLimits| RatholingRow { left: row.left, counted: row.counted, min: row.min, max: row.max };
        ReturnRule::Ratholing(Ratholing { window_s, counts_from, rows: ratholing.rows.iter().map(row).collect() })
    }
}
