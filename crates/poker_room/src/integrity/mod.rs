//! Finds signs of unfair play in the hands played (R-INT-4): figures of players and pairs, the signs that are reported, and their review.

mod clients;
mod dealt;
mod encounters;
mod flow;
mod guard;
mod habits;
mod interaction;
mod losses;
mod measure;
mod pair;
mod played;
mod player;
mod recent;
mod report;
mod review;
mod same_origin;
mod sign;
mod sit_outs;
mod terms;
mod tournament_sit_outs;
mod watch;

pub(crate) use guard::Guard;
#[cfg(test)]
pub(crate) use played::Played;
pub use report::{Matter, Report, ReportId};
pub use review::{BadVerdict, Decision, Review, Standing, Verdict};
pub use sign::{Finding, Rate, Sign};
pub use terms::{
    ChipFlowTerms, ClientTerms, ComplaintTerms, ConfiscatedTo, DumpTerms, IntegrityTerms, MemoryTerms, PaceTerms, RateTerms,
    SameOriginTerms, SessionTerms, SitOutTerms, TogetherTerms, TournamentSitOutTerms,
};
pub use tournament_sit_outs::Absence;
pub use watch::Watch;
