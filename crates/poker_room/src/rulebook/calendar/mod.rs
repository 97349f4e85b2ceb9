//! Which tournaments a room of each rulebook has, and when.

mod catalogue;
mod house_prizes;
mod offers;
mod resolve;
mod rows;
mod schedule;
mod single;

pub use catalogue::{TournamentCatalogue, TournamentFiles};
pub use house_prizes::HousePrizes;
pub use offers::{Calendar, ScheduledOffer, SitAndGoOffer};
pub use schedule::{SeriesOffer, TournamentSchedule, TournamentSeries};
pub use single::SingleOffer;
