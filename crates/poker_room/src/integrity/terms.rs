//! The limits of the watch, as data.

use serde::{Deserialize, Serialize};

use crate::rulebook::{Figure, Source};

/// What the watch looks for, and when it reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntegrityTerms {
    pub memory: MemoryTerms,
    /// Chips that flow between two players.
    pub chip_flow: ChipFlowTerms,
    /// Folding to one player's bets more often than to others' bets.
    pub folds: RateTerms,
    /// Betting and raising less often when alone with one player than when alone with others.
    pub spares: RateTerms,
    /// Hands lost on purpose.
    pub dumps: DumpTerms,
    /// Two players who always sit together.
    pub together: TogetherTerms,
    /// Players who sit out at the same moment.
    pub sit_outs: SitOutTerms,
    /// Players who sit out of a tournament at the same moment.
    pub tournament_sit_outs: TournamentSitOutTerms,
    /// Accounts that enter a tournament from the same place.
    pub same_origin: SameOriginTerms,
    /// Decisions that are instant or take nearly the same time.
    pub pace: PaceTerms,
    /// Play without a rest.
    pub session: SessionTerms,
    /// Clients whose requests are refused.
    pub clients: ClientTerms,
    /// Players' complaints.
    pub complaints: ComplaintTerms,
    pub confiscated_to: Figure<ConfiscatedTo>,
}

/// How much the watch remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemoryTerms {
    /// The largest number of pairs of players.
    pub pairs: usize,
    /// The largest number of players.
    pub players: usize,
    /// After this number of days the figures of a pair or a player start again.
    pub days: u32,
    /// The number of last hands about which players can complain.
    pub hands: usize,
    /// The number of complaints kept, and of findings.
    pub reports: usize,
    /// A pair is judged each time it has played this number of hands.
    pub judged_every: u32,
    /// A report names the hands in which the two were alone, or in which this number of big blinds went from one to the other.
    pub named_big_blinds: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which a flow of chips is reported. Both must be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipFlowTerms {
    /// The chips beyond what both players win and lose against others, in standard deviations.
    pub deviations: u32,
    /// The same chips in big blinds of the stake that was played last.
    pub big_blinds: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which the difference between a rate against one player and that against others is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RateTerms {
    /// The fewest chances against the other player of the pair.
    pub chances: u32,
    /// The fewest chances against others, to compare with.
    pub others: u32,
    /// The smallest difference, percentage points.
    pub points: u32,
    /// The smallest difference, standard deviations.
    pub deviations: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which hands lost on purpose are reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DumpTerms {
    /// The size of a large loss, big blinds.
    pub big_blinds: u32,
    /// The largest share that a weak hand wins against a random hand, at the moment when its last chips go in.
    pub equity_percent: u64,
    /// The number of deals that estimate this share.
    pub deals: u64,
    /// The part of the stack in the pot from which a fold is suspicious.
    pub committed_percent: u64,
    /// The smallest number of such hands.
    pub times: u32,
    /// The number of such hands that an honest player may have in a thousand hands against one other.
    pub per_mille: u32,
    /// The multiple of the expected number from which such hands are reported.
    pub factor: u32,
    /// The number of large losses to one player, without one in the other direction in between, from which they are reported.
    pub in_a_row: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which sitting together is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TogetherTerms {
    /// The fewest hands together.
    pub hands: u32,
    /// The hands together, in percent of the hands of each player.
    pub percent: u32,
    /// The fewest other players that each has met.
    pub partners: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which sitting out together is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitOutTerms {
    /// How close two sit-outs must be to count as the same moment, milliseconds.
    pub within_ms: u32,
    pub times: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which agreed sit-outs in tournaments are reported (R-TRN-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentSitOutTerms {
    /// How close the beginnings or the ends of two sit-outs must be to count as the same moment, milliseconds.
    pub within_ms: u32,
    /// The most players of one tournament who sit out, or come back, at one moment by agreement. More of them have a common cause, such as
    /// a break or a failure.
    pub most: usize,
    /// The number of such moments of two players, in all tournaments.
    pub times: u32,
    /// These moments, in percent of all moments of the one of the two who has fewer.
    pub percent: u32,
    /// The source of these figures.
    pub from: Source,
}

/// When accounts that enter a tournament from the same place are reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SameOriginTerms {
    /// The most accounts of one place in one tournament that are reported. More of them come from a place that many people share.
    pub most: usize,
    /// The source of the figure.
    pub from: Source,
}

/// The limits at which an even pace is reported. Only calls, bets and raises count, because folds and checks may be chosen in advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaceTerms {
    /// The fewest decisions.
    pub decisions: u32,
    /// The largest standard deviation, in percent of the mean.
    pub deviation_percent: u32,
    /// A mean up to this is reported too, milliseconds.
    pub instant_ms: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which play without a rest is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionTerms {
    /// A pause this long ends a session.
    pub pause_minutes: u32,
    /// A session this long is reported.
    pub hours: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limits from which a client is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClientTerms {
    /// The number of refused requests in one period.
    pub refused: u32,
    /// The length of a period, seconds.
    pub within_s: u32,
    /// The source of these figures.
    pub from: Source,
}

/// The limit on players' complaints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintTerms {
    /// The most complaints of one player in one UTC day.
    pub a_day: u32,
    /// The source of these figures.
    pub from: Source,
}

/// Who receives confiscated money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConfiscatedTo {
    Charity,
    House,
}

const TERMS: &str = include_str!("../../data/integrity.ron");

impl IntegrityTerms {
    /// The terms that are compiled into the program.
    ///
    /// # Errors
    /// Never with the embedded file, as a test checks.
    pub fn embedded() -> Result<Self, ron::error::SpannedError> {
        Self::parse(TERMS)
    }

    /// Reads terms from RON text.
    ///
    /// # Errors
    /// Where and why the text is not valid.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }
}
