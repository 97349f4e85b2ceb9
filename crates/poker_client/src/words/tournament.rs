//! Tournaments in words: places, blinds, times, prizes.

use poker_protocol::{CancelReason, DealKind, EntryCost, LevelClock, LevelRow, Prize, Refund, TournamentFeature, WonEntry};
use poker_rules::Stakes;
use poker_text::{Arg, Text, text};

use super::Amounts;

/// A place as an ordinal: 1st, 1re, 1:a.
pub fn place_text(place: u32) -> Text {
    text::tournament::place(Arg::count(place.into()))
}

/// Neighbouring places: 4th, or 6th–9th.
pub fn places_text(from: u32, to: u32) -> Text {
    if from == to { place_text(from) } else { text::tournament::places(place_text(from), place_text(to)) }
}

/// Blinds, and the ante if there is one, in chips: 400 / 800, ante 100.
pub fn blinds_text(stakes: &Stakes) -> Text {
    let chips = |chips: poker_rules::Chips| Arg::count(chips.get());
    let blinds = text::table::stakes(chips(stakes.small_blind), chips(stakes.big_blind));
    if stakes.ante.is_zero() { blinds } else { text::tournament::blinds_ante(blinds, chips(stakes.ante)) }
}

/// The level by its number.
pub fn level_text(clock: &LevelClock) -> Text {
    text::tournament::level(Arg::count(clock.level.into()))
}

/// The length of a level, in time or in hands; `None` if a multiplier gives it that is not drawn yet.
pub fn level_length_text(level: &LevelRow) -> Option<Text> {
    match level.hands {
        Some(hands) => Some(text::tournament::hands(Arg::count(hands.into()))),
        None => (level.length_ms > 0).then(|| duration_text(level.length_ms.into())),
    }
}

/// When the next level begins: the words before the figure, and the figure, a time or a number of hands. The last level has no figure.
pub fn next_level_words(clock: &LevelClock) -> (Text, Option<Arg>) {
    match clock.hands_left {
        Some(0) => (text::tournament::next_level(), Some(text::tournament::now().into())),
        Some(hands) => (text::tournament::next_level(), Some(text::tournament::in_hands(Arg::count(hands.into())).into())),
        None if clock.next == clock.stakes => (text::tournament::last_level(), None),
        None => (text::tournament::next_level_in(), Some(level_left_arg(clock.left_ms, None))),
    }
}

/// What is left of a level: a time, or a number of hands.
pub fn level_left_arg(left_ms: u32, hands_left: Option<u32>) -> Arg {
    match hands_left {
        Some(hands) => text::tournament::hands(Arg::count(hands.into())).into(),
        None => Arg::word(countdown_words(u64::from(left_ms).div_ceil(1_000))),
    }
}

/// A time that counts down, the same in every language: 4:12, or 1:04:12 from an hour on.
pub fn countdown_words(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The length of a level or break: in seconds below a minute and where minutes do not fit, else in minutes or whole hours.
pub fn duration_text(ms: u64) -> Text {
    let seconds = ms / 1_000;
    match seconds {
        0..60 => text::number::seconds(Arg::count(seconds)),
        _ if !seconds.is_multiple_of(60) => text::number::seconds(Arg::count(seconds)),
        _ if seconds.is_multiple_of(3_600) => text::tournament::hours_short(Arg::count(seconds / 3_600)),
        _ => text::tournament::minutes_short(Arg::count(seconds / 60)),
    }
}

/// What an entry costs: buy-in and fee, or that it is free.
pub fn cost_text(cost: &EntryCost, amounts: &Amounts) -> Text {
    if cost.total.is_zero() {
        return text::tournament::free();
    }
    let buy_in = cost.total.saturating_sub(cost.fee);
    text::tournament::buy_in_fee(amounts.short_money(buy_in), amounts.short_money(cost.fee))
}

/// What a place wins.
pub fn prize_text(prize: &Prize, amounts: &Amounts) -> Arg {
    let money = amounts.money(prize.money);
    let won = prize.won.as_ref().map(|won| won_text(won, amounts));
    match won {
        None => money,
        Some(won) if prize.money.is_zero() => won.into(),
        Some(won) => text::tournament::money_and(money, won).into(),
    }
}

/// The entry or ticket that a place wins.
pub fn won_text(won: &WonEntry, amounts: &Amounts) -> Text {
    match won {
        WonEntry::Entry { name, .. } => text::tournament::entry_in(name.as_str()),
        WonEntry::Ticket { kind, value } => text::tournament::ticket(kind.as_str(), amounts.money(*value)),
    }
}

/// Why a tournament was cancelled.
pub fn cancel_reason_text(why: CancelReason) -> Text {
    match why {
        CancelReason::TooFewEntries => text::tournament_table::cancelled_too_few(),
        CancelReason::House => text::tournament_table::cancelled_house(),
        CancelReason::Fault => text::tournament_table::cancelled_fault(),
    }
}

/// That a tournament of the player was cancelled, why, and what comes back.
pub fn cancelled_text(name: Arg, why: CancelReason, refund: &Refund, amounts: &Amounts) -> Text {
    let tickets = u64::try_from(refund.tickets.len()).unwrap_or(u64::MAX);
    let back = match (refund.money.is_zero(), tickets) {
        (true, 0) => text::notice::nothing_back(),
        (true, _) => text::notice::tickets_back(Arg::count(tickets)),
        (false, _) => text::notice::money_back(amounts.money(refund.money)),
    };
    text::notice::tournament_cancelled(name, cancel_reason_text(why), back)
}

/// How the prizes are shared in a deal.
pub fn deal_text(kind: DealKind) -> Text {
    match kind {
        DealKind::Equal => text::tournament::deal_equal(),
        DealKind::ByStacks => text::tournament::deal_by_stacks(),
        DealKind::Icm => text::tournament::deal_icm(),
    }
}

/// The name of something that a tournament has.
pub fn feature_text(feature: TournamentFeature) -> Text {
    match feature {
        TournamentFeature::SitAndGo => text::tournament::feature_sit_and_go(),
        TournamentFeature::Scheduled => text::tournament::feature_scheduled(),
        TournamentFeature::Freezeout => text::tournament::feature_freezeout(),
        TournamentFeature::Guaranteed => text::tournament::feature_guaranteed(),
        TournamentFeature::AddedMoney => text::tournament::feature_added_money(),
        TournamentFeature::SpecialPrize => text::tournament::feature_special_prize(),
        TournamentFeature::SecondPrize => text::tournament::feature_second_prize(),
        TournamentFeature::Satellite => text::tournament::feature_satellite(),
        TournamentFeature::Freeroll => text::tournament::feature_freeroll(),
        TournamentFeature::MultiBuyIn => text::tournament::feature_multi_buy_in(),
        TournamentFeature::Private => text::tournament::feature_private(),
        TournamentFeature::LateRegistration => text::tournament::feature_late_registration(),
        TournamentFeature::ReEntry => text::tournament::feature_re_entry(),
        TournamentFeature::MultiEntry => text::tournament::feature_multi_entry(),
        TournamentFeature::Rebuy => text::tournament::feature_rebuy(),
        TournamentFeature::AddOn => text::tournament::feature_add_on(),
        TournamentFeature::Bounty => text::tournament::feature_bounty(),
        TournamentFeature::ProgressiveBounty => text::tournament::feature_progressive_bounty(),
        TournamentFeature::VipBounty => text::tournament::feature_vip_bounty(),
        TournamentFeature::KnockoutPrize => text::tournament::feature_knockout_prize(),
        TournamentFeature::BountyPrize => text::tournament::feature_bounty_prize(),
        TournamentFeature::ProBounty => text::tournament::feature_pro_bounty(),
        TournamentFeature::Phased => text::tournament::feature_phased(),
        TournamentFeature::Shootout => text::tournament::feature_shootout(),
        TournamentFeature::Spin => text::tournament::feature_spin(),
        TournamentFeature::Fifty50 => text::tournament::feature_fifty50(),
        TournamentFeature::DoubleOrNothing => text::tournament::feature_double_or_nothing(),
        TournamentFeature::TimeLimited => text::tournament::feature_time_limited(),
        TournamentFeature::WinnerTakesAll => text::tournament::feature_winner_takes_all(),
        TournamentFeature::Deal => text::tournament::feature_deal(),
        TournamentFeature::SynchronisedBreaks => text::tournament::feature_synchronised_breaks(),
        TournamentFeature::HandForHand => text::tournament::feature_hand_for_hand(),
    }
}
