//! Rake plans, R-PLAN-1 to 4: a lower percentage for a price.

mod rules;

pub use rules::{PRINTED, PlanPrice, PlanRules};
