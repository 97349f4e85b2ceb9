//! Checks the rules of cash tables and of seating.

use poker_rules::MAX_SEATS;

use super::{Checks, DAY_S, MAX_BIG_BLINDS};
use crate::rulebook::RulebookError;

/// The longest time in a rulebook that is counted in days: ten years.
const MOST_DAYS: u64 = 3_660;

impl Checks<'_> {
    pub(super) fn cash(&self) -> Result<(), RulebookError> {
        let cash = &self.rulebook.cash;
        let seats = cash.seats.is;
        self.between("cash.seats", "most", seats.most, 2, u64::try_from(MAX_SEATS).unwrap_or(u64::MAX))?;
        self.between("cash.seats", "least", seats.least, 2, seats.most.into())?;
        self.figure("cash.min_players", &cash.min_players, 2, seats.least.into())?;
        for (row, figure) in [
            ("cash.decision_s", Some(&cash.decision_s)),
            ("cash.disconnect_extra_s", Some(&cash.disconnect_extra_s)),
            ("cash.disconnect_seat_s", cash.disconnect_seat_s.as_ref()),
            ("cash.sit_out_removal_s", Some(&cash.sit_out_removal_s)),
            ("cash.global_sit_out_s", cash.global_sit_out_s.as_ref()),
        ] {
            figure.map_or(Ok(()), |figure| self.figure(row, figure, 1, DAY_S))?;
        }
        if let Some(straddle) = &cash.straddle {
            self.figure("cash.straddle.big_blinds", &straddle.big_blinds, 2, MAX_BIG_BLINDS)?;
            self.source("cash.straddle.kind", &straddle.kind.from)?;
        }
        if let Some(days) = &cash.undecided_void_days {
            self.figure("cash.undecided_void_days", days, 1, MOST_DAYS)?;
        }
        if let Some(auto_top_up) = &cash.auto_top_up {
            self.source("cash.auto_top_up", &auto_top_up.from)?;
        }
        self.sources(
            "cash",
            [
                ("seats", &cash.seats.from),
                ("heads_up", &cash.heads_up.from),
                ("first_button", &cash.first_button.from),
                ("button", &cash.button.from),
                ("newcomers", &cash.newcomers.from),
                ("posted_blind", &cash.posted_blind.from),
                ("missed_big_blind", &cash.missed_big_blind.from),
                ("muck_at_showdown", &cash.muck_at_showdown.from),
                ("silent_in_hand", &cash.silent_in_hand.from),
                ("disconnect_uses_time_bank", &cash.disconnect_uses_time_bank.from),
                ("sit_out_next_big_blind", &cash.sit_out_next_big_blind.from),
            ],
        )
    }

    pub(super) fn seating(&self) -> Result<(), RulebookError> {
        let seating = &self.rulebook.seating;
        self.figure("seating.weight_played_before", &seating.weight_played_before, 1, 1_000)?;
        self.figure("seating.weight_free_seat", &seating.weight_free_seat, 1, 1_000)?;
        self.figure("seating.players_to_open", &seating.players_to_open, 2, self.rulebook.cash.seats.is.most.into())?;
        self.figure("seating.offer_s", &seating.offer_s, 1, DAY_S)?;
        self.figure("seating.most_tables", &seating.most_tables, 1, u8::MAX.into())?;
        self.figure("seating.keep_place_s", &seating.keep_place_s, 1, DAY_S)?;
        self.figure("seating.same_table_s", &seating.same_table_s, 1, DAY_S)
    }
}
