//! Rake plans, R-PLAN-1 to 4: a lower percentage for a price.

mod account;
mod refund;
mod rules;

pub use account::{ActivePlan, PlanAccount};
pub(crate) use refund::refund;
pub use rules::{PRINTED, PlanPrice, PlanRules};
