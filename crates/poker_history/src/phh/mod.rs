//! PHH, the open text format for poker hands: TOML with one table for each hand.

mod card;
mod document;
mod entry;
mod error;
mod file;
mod read;
mod street_rake;
mod value;
mod variant;

pub use card::PhhCard;
pub use document::{Bets, Opening, Phh};
pub use entry::{PhhAction, PhhEntry, Seen};
pub use error::{Malformed, Reason};
pub use file::{MAX_HAND_BYTES, NumberedHand, PhhReader, PhhWriter};
pub(crate) use street_rake::STREET_RAKES;
pub use value::Value;
pub use variant::PhhVariant;
