//! Where everything at a table is: pure functions of the window, the number of seats and the player's text size.
//!
//! Points and rectangles are logical pixels from the window's top left, y downwards. Seats are counted clockwise from the player in front
//! (visual index 0). A text's anchor lies on the middle of its capitals.

mod bar;
mod bets;
mod bounty;
mod cards;
mod chrome;
mod corners;
mod felt_area;
mod fit;
mod free_space;
mod lengths;
mod log;
mod make;
mod marks;
mod odds;
mod own_place;
mod plate;
mod popover;
mod pots;
mod seat_places;
mod seats;
mod side_sheet;
mod strips;
mod table_layout;
#[cfg(test)]
mod tests;

pub use bar::{ActionBarLayout, AmountRow};
pub use bets::BetSpot;
pub use bounty::BountySpot;
pub use chrome::{HandLineSpot, TimeBankSpot, Tools, TopBar};
pub use felt_area::FeltGeometry;
pub use log::LogSpot;
pub use plate::PlateParts;
pub use popover::{PopoverPlace, PopoverWish};
pub use pots::{PotSize, PotSpot};
pub use seat_places::{MAX_SEATS, MIN_SEATS};
pub use table_layout::TableLayout;
