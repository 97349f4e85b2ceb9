//! What happens in random tournaments.

use std::collections::BTreeSet;

/// What has happened in some tournaments.
pub(super) type Branches = BTreeSet<&'static str>;

const ALL: [&str; 60] = [
    "moved",
    "broken",
    "final_table",
    "hand_for_hand",
    "break",
    "level",
    "equal_prizes",
    "half_the_field",
    "half_by_chips",
    "sat_out",
    "disconnected",
    "two_out_at_once",
    "balanced_everywhere",
    "refused",
    "time_up",
    "bounty",
    "own_bounty",
    "house_bounty",
    "unregistered",
    "entered_late",
    "entered_again",
    "registration_closed",
    "ticket_won",
    "paid_with_a_ticket",
    "survived",
    "prize_in_phase_one",
    "prizes_final",
    "rebuy",
    "rebuy_in_mid_hand",
    "rebuy_declined",
    "rebuy_offer_ended",
    "rebuy_refused",
    "add_on",
    "add_on_refused",
    "combined",
    "shootout",
    "round",
    "hexapro",
    "hexapro_cancelled",
    "deal_agreed",
    "deal_declined",
    "deal_withdrawn",
    "deal_expired",
    "deal_changed",
    "deal_refused",
    "cancelled_before",
    "cancelled_not_in_the_money",
    "cancelled_in_the_money",
    "cancelled_at_the_final_table",
    "disqualified",
    "forfeited",
    "delayed",
    "delay_refused",
    "guarantee_changed",
    "guarantee_refused",
    "cut",
    "cut_in_mid_hand",
    "limit",
    "omaha",
    "added",
];

/// What has never happened.
pub(super) fn missing(seen: &Branches) -> Vec<&'static str> {
    ALL.into_iter().filter(|branch| !seen.contains(branch)).collect()
}
