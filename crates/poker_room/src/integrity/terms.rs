//! The figures of the watch, as data.

use serde::{Deserialize, Serialize};

use crate::rulebook::{Figure, Source};

/// What is watched for and when it is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntegrityTerms {
    /// How much is remembered.
    pub memory: MemoryTerms,
    /// Chips that flow between two players.
    pub chip_flow: ChipFlowTerms,
    /// Folding to one player's bets more often than to others'.
    pub folds: RateTerms,
    /// Betting and raising against one player alone less often than against others.
    pub spares: RateTerms,
    /// Hands lost on purpose.
    pub dumps: DumpTerms,
    /// Two players who always sit together.
    pub together: TogetherTerms,
    /// Players who sit out at the same moment.
    pub sit_outs: SitOutTerms,
    /// Decisions that all take the same time.
    pub pace: PaceTerms,
    /// Play without rest.
    pub session: SessionTerms,
    /// Clients whose requests are refused.
    pub clients: ClientTerms,
    /// Players' complaints.
    pub complaints: ComplaintTerms,
    /// Who receives what is confiscated.
    pub confiscated_to: Figure<ConfiscatedTo>,
}

/// How much is remembered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemoryTerms {
    /// Pairs of players, at most.
    pub pairs: usize,
    /// Players, at most.
    pub players: usize,
    /// A pair's or a player's figures begin anew after so many days.
    pub days: u32,
    /// Hands that can be complained about.
    pub hands: usize,
    /// Reports kept.
    pub reports: usize,
    /// A pair is judged whenever it has played so many more hands.
    pub judged_every: u32,
    /// A report names the hands in which the two were alone, or so many big blinds went from one to the other.
    pub named_big_blinds: u32,
    /// Where it says so.
    pub from: Source,
}

/// When a flow of chips is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipFlowTerms {
    /// Standard deviations beyond what both win and lose with others.
    pub deviations: u32,
    /// Big blinds beyond it, of the stake played last.
    pub big_blinds: u32,
    /// Where it says so.
    pub from: Source,
}

/// When a rate is reported that differs from that with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RateTerms {
    /// Least chances with the other of the pair.
    pub chances: u32,
    /// Least chances with others, to compare with.
    pub others: u32,
    /// Least difference, points of a hundred.
    pub points: u32,
    /// Least difference in standard deviations.
    pub deviations: u32,
    /// Where it says so.
    pub from: Source,
}

/// When hands lost on purpose are reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DumpTerms {
    /// A large loss is this many big blinds.
    pub big_blinds: u32,
    /// A weak hand wins no more than this against any hand, when its last chips go in.
    pub equity_percent: u64,
    /// Deals that estimate it.
    pub deals: u64,
    /// A fold is suspicious with this part of the stack in the pot.
    pub committed_percent: u64,
    /// Least number of such hands.
    pub times: u32,
    /// What an honest player may lose so, in a thousand hands with another.
    pub per_mille: u32,
    /// Reported from this multiple of what is expected.
    pub factor: u32,
    /// Large losses to one player, none of them won back.
    pub in_a_row: u32,
    /// Where it says so.
    pub from: Source,
}

/// When sitting together is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TogetherTerms {
    /// Least hands together.
    pub hands: u32,
    /// Least part of the hands of each.
    pub percent: u32,
    /// Least number of others each has met.
    pub partners: u32,
    /// Where it says so.
    pub from: Source,
}

/// When sitting out together is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitOutTerms {
    /// The same moment, milliseconds.
    pub within_ms: u32,
    pub times: u32,
    /// Where it says so.
    pub from: Source,
}

/// When an even pace is reported. Calls, bets and raises count: folds and checks may be chosen beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaceTerms {
    /// Least number of decisions.
    pub decisions: u32,
    /// Largest standard deviation, in percent of the mean.
    pub deviation_percent: u32,
    /// A mean below this is even too, milliseconds.
    pub instant_ms: u32,
    /// Where it says so.
    pub from: Source,
}

/// When play without rest is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionTerms {
    /// A pause this long ends a session.
    pub pause_minutes: u32,
    /// A session this long is reported.
    pub hours: u32,
    /// Where it says so.
    pub from: Source,
}

/// When a client is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClientTerms {
    /// Refused requests.
    pub refused: u32,
    /// Within so many seconds.
    pub within_s: u32,
    /// Where it says so.
    pub from: Source,
}

/// How often players may complain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintTerms {
    /// Complaints of one player on one day (UTC).
    pub a_day: u32,
    /// Where it says so.
    pub from: Source,
}

/// Who receives what is confiscated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConfiscatedTo {
    Charity,
    House,
}

const TERMS: &str = include_str!("../../data/integrity.ron");

impl IntegrityTerms {
    /// The terms inside the program.
    ///
    /// # Errors
    /// Never with the embedded file as it is; a test holds that.
    pub fn embedded() -> Result<Self, ron::error::SpannedError> {
        Self::parse(TERMS)
    }

    /// Reads terms.
    ///
    /// # Errors
    /// Where and why the text is none.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }
}
