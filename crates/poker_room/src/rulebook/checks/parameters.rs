//! Checks the parameters.

use poker_protocol::TournamentFeature;

use super::{Checks, DAY_S, Expected};
use crate::rulebook::RulebookError;

impl Checks<'_> {
    pub(super) fn parameters(&self) -> Result<(), RulebookError> {
        let parameters = &self.rulebook.parameters;
        self.figure("parameters.omaha5_hole_used", &parameters.omaha5_hole_used, 2, 3)?;
        self.figure("parameters.fixed_limit_max_bets", &parameters.fixed_limit_max_bets, 1, 100)?;
        self.figure("parameters.break_minute", &parameters.break_minute, 0, 59)?;
        self.figure("parameters.break_s", &parameters.break_s, 1, DAY_S)?;
        if let Some(answer_s) = &parameters.deal_answer_s {
            self.figure("parameters.deal_answer_s", answer_s, 1, DAY_S)?;
        } else if self.rulebook.tournaments.has(TournamentFeature::Deal) {
            return Err(self.fail("parameters", "deal_answer_s", "none, with deals", Expected::Present));
        }
        // The documents name no account for the rest of a buy-in: what is not for prizes is the fee, which is apart.
        self.figure("parameters.pool_percent", &parameters.pool_percent, 100, 100)?;
        self.figure("parameters.progressive_percent", &parameters.progressive_percent, 0, 100)?;
        self.sources(
            "parameters",
            [
                ("pot_limit_counts_call", &parameters.pot_limit_counts_call.from),
                ("fixed_limit_capped_heads_up", &parameters.fixed_limit_capped_heads_up.from),
                ("sit_out_free_check", &parameters.sit_out_free_check.from),
                ("late_registration_close", &parameters.late_registration_close.from),
            ],
        )?;
        let absent_or_sourced = [
            ("ticket_surplus", parameters.ticket_surplus.as_ref().map(|figure| &figure.from)),
            ("ticket_refund", parameters.ticket_refund.as_ref().map(|figure| &figure.from)),
            ("time_limit_payout", parameters.time_limit_payout.as_ref().map(|figure| &figure.from)),
            ("vip_bounty_before_rebuy", parameters.vip_bounty_before_rebuy.as_ref().map(|figure| &figure.from)),
            ("phase_one_prizes", parameters.phase_one_prizes.as_ref().map(|figure| &figure.from)),
        ];
        self.sources("parameters", absent_or_sourced.into_iter().filter_map(|(row, source)| Some((row, source?))))
    }
}
