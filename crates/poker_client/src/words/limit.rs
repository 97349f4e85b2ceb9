//! Why a buy-in has the limits it has.

use poker_protocol::{BuyInLimits, LimitReason, Money};
use poker_text::{Text, text};

use super::Amounts;

/// The reason in words (R-RAT-5).
pub fn limit_text(limits: &BuyInLimits, amounts: &Amounts) -> Text {
    let money = |amount: &Money| amounts.money(*amount);
    match &limits.why {
        LimitReason::Stake => text::cash::limit_stake(),
        LimitReason::LastStack { stack } => text::cash::limit_last_stack(money(stack)),
        LimitReason::DeepReturn { stack, count, most } => text::cash::limit_deep_return(money(stack), count.to_string(), most.to_string()),
        LimitReason::DeepReturnAgain { stack } => text::cash::limit_deep_return_again(money(stack)),
        LimitReason::NoRatholing { stack } => text::cash::limit_no_ratholing(money(stack)),
        LimitReason::Banzai if limits.range.min == limits.range.max => text::cash::limit_banzai(),
        LimitReason::Banzai => text::cash::limit_banzai_most(money(&limits.range.max)),
        LimitReason::BanzaiResume { stack } => text::cash::limit_banzai_resume(money(stack)),
    }
}
