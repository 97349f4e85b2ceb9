//! The signs of unfair play that the watch finds.

use poker_protocol::{HandId, PlayerId, TournamentId};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// The relative frequency of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    /// The number of times that the event happened.
    pub times: u32,
    /// The number of times that the event could have happened.
    pub of: u32,
}

impl Rate {
    pub(super) fn add(&mut self, times: u8, of: u8) {
        self.times = self.times.saturating_add(times.into());
        self.of = self.of.saturating_add(of.into());
    }

    /// The rate without `part`.
    pub(super) fn less(self, part: Rate) -> Rate {
        Rate { times: self.times.saturating_sub(part.times), of: self.of.saturating_sub(part.of) }
    }
}

/// A sign of an offence, with its figures. It proves nothing: a reviewer looks at the hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// More chips went from one player to another than chance and skill explain.
    ChipFlow {
        /// The player who lost them.
        from: PlayerId,
        /// The player who won them.
        to: PlayerId,
        /// All chips that `from` lost to `to`, minus those that came back.
        chips: Chips,
        /// The chips beyond what both players win and lose against others.
        beyond: Chips,
        /// The number of hands together.
        hands: u32,
    },
    /// As [`Self::ChipFlow`], with the chips of tournaments, which are no money: each hand is counted in its big blinds.
    TournamentChipFlow {
        /// The player who lost them.
        from: PlayerId,
        /// The player who won them.
        to: PlayerId,
        /// All that `from` lost to `to`, minus what came back, big blinds.
        big_blinds: u64,
        /// What is beyond the results of both players against others, big blinds.
        beyond: u64,
        /// The number of hands together.
        hands: u32,
    },
    /// Folds to one player's bets far more often than to others' bets.
    FoldsTo {
        /// The player who folds.
        player: PlayerId,
        /// The player whose bets are folded to.
        to: PlayerId,
        folds: Rate,
        others: Rate,
    },
    /// Bets and raises far less often when alone with one player than when alone with others.
    Spares {
        /// The player who does not bet.
        player: PlayerId,
        /// The player against whom `player` does not bet.
        other: PlayerId,
        /// When alone with `other`.
        raises: Rate,
        /// When alone with other players.
        others: Rate,
    },
    /// Large losses to one player with weak hands, or by folding with most of the stack in the pot.
    Dumps {
        /// The player who lost.
        from: PlayerId,
        to: PlayerId,
        times: u32,
        /// The number of hands together.
        hands: u32,
    },
    /// Large losses to one player without one in the other direction in between.
    LossesInARow {
        /// The player who lost.
        from: PlayerId,
        to: PlayerId,
        times: u32,
    },
    /// Two players who almost always sit together, although tables are drawn.
    Together {
        players: [PlayerId; 2],
        hands: u32,
        /// The number of all hands of each.
        of: [u32; 2],
    },
    /// Two players who connect from the same place and play in the same hand.
    SameOrigin { players: [PlayerId; 2] },
    /// Two accounts that connect from the same place and have entered the same tournament, in which each player may play once (R-REG-7).
    SameOriginInTournament { players: [PlayerId; 2], tournament: TournamentId },
    /// Two players who repeatedly start to sit out at the same moment.
    SatOutTogether { players: [PlayerId; 2], times: u32 },
    /// Two players who, by their own choice, repeatedly begin or end sitting out of tournaments at the same moment (R-TRN-2).
    SatOutOfTournaments {
        players: [PlayerId; 2],
        /// The tournament in which it happened last.
        tournament: TournamentId,
        times: u32,
    },
    /// Decisions that are instant or take nearly the same time.
    EvenPace {
        player: PlayerId,
        decisions: u32,
        /// The mean of the decision times, milliseconds.
        mean_ms: u32,
        /// The standard deviation of the decision times, milliseconds.
        deviation_ms: u32,
    },
    /// Play without a rest.
    LongSession {
        player: PlayerId,
        /// The length of the session, minutes.
        minutes: u32,
    },
    /// A client whose requests are often refused.
    UnusualClient {
        player: PlayerId,
        /// The number of refused requests.
        refused: u32,
        /// The length of the period in which they were refused, seconds.
        within_s: u32,
    },
}

impl Sign {
    /// The players whom the sign concerns.
    #[must_use]
    pub fn about(&self) -> Vec<PlayerId> {
        match *self {
            Self::ChipFlow { from, to, .. }
            | Self::TournamentChipFlow { from, to, .. }
            | Self::Dumps { from, to, .. }
            | Self::LossesInARow { from, to, .. } => vec![from, to],
            Self::FoldsTo { player, to: other, .. } | Self::Spares { player, other, .. } => vec![player, other],
            Self::Together { players, .. }
            | Self::SameOrigin { players }
            | Self::SameOriginInTournament { players, .. }
            | Self::SatOutTogether { players, .. }
            | Self::SatOutOfTournaments { players, .. } => players.to_vec(),
            Self::EvenPace { player, .. } | Self::LongSession { player, .. } | Self::UnusualClient { player, .. } => vec![player],
        }
    }
}

/// A sign and the hands to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub sign: Sign,
    /// The last of the hands that support the sign.
    pub hands: Vec<HandId>,
}
