//! The figures of tournaments: what a document says of them, blind structures, prizes, and what each kind of tournament is.
//!
//! This folder knows no rulebook. The calendar, which joins tournaments and rulebooks, is in `rulebook/calendar`.

mod bounties;
mod cancellation;
mod entrants;
mod entry_condition;
mod fees;
mod kind;
mod level;
mod prize_table;
mod prizes_file;
mod rebuy;
mod rules;
mod structure;
mod template;
mod templates_file;

pub(crate) use bounties::percent_of;
pub use bounties::{BountyPayment, BountyTerms, OwnBounty};
pub use cancellation::{CancellationTerms, RefundedFees, SharedHouseMoney, UnusableTicket};
pub use entrants::EntrantRange;
pub(super) use entrants::{FEWEST_ENTRANTS, MOST_ENTRANTS};
pub use entry_condition::EntryCondition;
pub use fees::{EntryPrice, FeeRow, ScheduledFee, TournamentFees};
pub use kind::{Breaks, EntryMethod, EntryTerms, Finish, PrizeScheme, Start, TableUse};
pub use level::{BlindLevel, BlindSchedule};
pub use poker_protocol::TournamentFeature;
pub use prize_table::{PlaceGroup, PrizeRow, PrizeTable, WHOLE_PPM};
pub use prizes_file::Prizes;
pub use rebuy::{AddOnTerms, RebuyLimit, RebuyTerms};
pub use rules::{LateRegistrationUnit, TournamentRules};
pub use structure::{BlindStructure, BlindStructures};
pub use template::TournamentTemplate;
pub use templates_file::Templates;
