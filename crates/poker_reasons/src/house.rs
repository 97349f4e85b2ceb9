//! Texts for refused orders of the house to a tournament.

use poker_room::HouseBountyKind;
use poker_room::tournament::HouseRefusal;
use poker_text::{Text, text};

/// The text for the reason why a tournament refuses an order.
#[must_use]
pub fn house_text(refusal: &HouseRefusal) -> Text {
    match refusal {
        HouseRefusal::Over => text::order::tournament_over(),
        HouseRefusal::Begun => text::order::tournament_begun(),
        HouseRefusal::NoTime => text::order::no_time(),
        HouseRefusal::Past => text::order::time_past(),
        HouseRefusal::PrizesFinal => text::order::prizes_final(),
        HouseRefusal::NoGuarantee => text::order::no_guarantee(),
        HouseRefusal::NotIn => text::order::not_in_tournament(),
        HouseRefusal::DisqualifiedAlready => text::order::disqualified_already(),
        HouseRefusal::NoSuchBounty(kind) => text::order::no_such_bounty(typed(*kind)),
        HouseRefusal::OtherVip => text::order::other_vip(),
        HouseRefusal::RegistrationClosed => text::order::entries_closed(),
        HouseRefusal::NotByInvitation => text::order::not_by_invitation(),
        HouseRefusal::Payout(_) => text::order::no_refunds(),
    }
}

/// The kind as an operator types it.
const fn typed(kind: HouseBountyKind) -> &'static str {
    match kind {
        HouseBountyKind::Vip => "vip",
        HouseBountyKind::Listed => "listed",
        HouseBountyKind::Pro => "pro",
    }
}
