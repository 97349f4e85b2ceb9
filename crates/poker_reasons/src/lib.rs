//! Why a room refuses something that does not come from a player: a rulebook, a room file, or an order of the house. Typed errors become
//! texts in every language.

mod correction;
mod house;
mod rulebook;
mod schedule;
mod syntax;
mod typed_amount;
mod unsettled;
mod verdict;

pub use correction::{correction_text, stranger_text};
pub use house::house_text;
pub use rulebook::{config_text, mistake_text};
pub use schedule::schedule_text;
pub use syntax::syntax_text;
pub use typed_amount::typed_amount;
pub use unsettled::unsettled_text;
pub use verdict::verdict_text;
