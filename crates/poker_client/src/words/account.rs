//! Rake plans, entries of a statement and suspicions in words.

use poker_protocol::{EntryKind, JackpotKind, Suspicion};
use poker_text::{Arg, Text, text};

/// The name of a jackpot.
pub fn jackpot_name_text(kind: JackpotKind) -> Text {
    match kind {
        JackpotKind::MonteCarlo => text::lobby::jackpot_monte_carlo(),
        JackpotKind::BadBeat => text::lobby::jackpot_bad_beat(),
        JackpotKind::Smart => text::lobby::jackpot_smart(),
    }
}

/// The text of a statement entry.
pub fn entry_text(kind: EntryKind) -> Text {
    use text::account as words;
    match kind {
        EntryKind::Opening => words::entry_opening(),
        EntryKind::Refill => words::entry_refill(),
        EntryKind::BuyIn => words::entry_buy_in(),
        EntryKind::TopUp => words::entry_top_up(),
        EntryKind::AutoTopUp => words::entry_auto_top_up(),
        EntryKind::CashOut => words::entry_cash_out(),
        EntryKind::Hand => words::entry_hand(),
        EntryKind::PlanPrice => words::entry_plan_price(),
        EntryKind::PlanRefund => words::entry_plan_refund(),
        EntryKind::Jackpot(kind) => words::entry_jackpot(jackpot_name_text(kind)),
        EntryKind::Correction => words::entry_correction(),
        EntryKind::Held => words::entry_held(),
        EntryKind::Released => words::entry_released(),
        EntryKind::Undecided => words::entry_undecided(),
        EntryKind::Confiscated => words::entry_confiscated(),
        EntryKind::TournamentEntry => words::entry_tournament(),
        EntryKind::Rebuy => words::entry_rebuy(),
        EntryKind::AddOn => words::entry_add_on(),
        EntryKind::Prize => words::entry_prize(),
        EntryKind::Bounty => words::entry_bounty(),
        EntryKind::TournamentRefund => words::entry_tournament_refund(),
        EntryKind::Ticket => words::entry_ticket(),
    }
}

/// The text of a suspicion.
pub fn suspicion_text(why: Suspicion) -> Text {
    use text::account as words;
    match why {
        Suspicion::Collusion => words::collusion(),
        Suspicion::ChipDumping => words::chip_dumping(),
        Suspicion::SoftPlay => words::soft_play(),
        Suspicion::Bot => words::bot(),
        Suspicion::Tracker => words::hand_tracker(),
        Suspicion::SeveralAccounts => words::several_accounts(),
        Suspicion::Chat => words::chat(),
        Suspicion::Other => words::other(),
    }
}

/// A time left, as minutes and seconds.
pub fn time_left_text(ms: u32) -> Arg {
    let seconds = ms.div_ceil(1_000);
    Arg::word(format!("{}:{:02}", seconds / 60, seconds % 60))
}
