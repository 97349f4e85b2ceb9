//! Fast Hold'em and Rapid: a pool of players, and tables that each exist for one hand (R-FAST-1). To its players a pool is one table.

mod asked;
mod decided;
mod game;
mod gather;
mod hand_table;
mod member;
mod nonces;
mod pool;
mod rules;
mod save;
mod time;
mod view;

pub use pool::FastPool;
pub use rules::FastRules;
