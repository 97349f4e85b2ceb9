//! Tests. Their names start with the rules that they check; tests that read `tests/data/cases.json` name the case that fails.

mod betting;
mod betting_cases;
mod button;
mod cards;
mod cases;
mod equity;
mod fixed_limit;
mod flow;
mod forced_bets;
mod hi_lo;
mod icm;
mod pots;
mod presets;
mod properties;
mod rank;
mod rules;
mod setup;
mod showdown;
mod table;
mod variants;
#[cfg(feature = "serde")]
mod wire;
