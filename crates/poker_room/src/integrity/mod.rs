//! Finds signs of unfair play in the hands played (R-INT-4): figures of players and pairs, the signs that are reported, and their review.

mod clients;
mod dealt;
mod flow;
mod guard;
mod interaction;
mod losses;
mod pair;
mod played;
mod player;
mod recent;
mod report;
mod review;
mod sign;
mod sit_outs;
mod terms;
mod watch;

pub(crate) use guard::Guard;
#[cfg(test)]
pub(crate) use played::Played;
pub use report::{Matter, Report, ReportId};
pub use review::{BadVerdict, Decision, Review, Standing, Verdict};
pub use sign::{Finding, Rate, Sign};
pub use terms::{
    ChipFlowTerms, ClientTerms, ComplaintTerms, ConfiscatedTo, DumpTerms, IntegrityTerms, MemoryTerms, PaceTerms, RateTerms, SessionTerms,
    SitOutTerms, TogetherTerms,
};
pub use watch::Watch;
