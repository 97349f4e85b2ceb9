//! What the watch finds.

use poker_protocol::{HandId, PlayerId};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// How often something happened of how many times it could have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    /// It happened.
    pub times: u32,
    /// It could have.
    pub of: u32,
}

impl Rate {
    pub(super) fn add(&mut self, times: u8, of: u8) {
        self.times = self.times.saturating_add(times.into());
        self.of = self.of.saturating_add(of.into());
    }

    /// What is left without a part.
    pub(super) fn less(self, part: Rate) -> Rate {
        Rate { times: self.times.saturating_sub(part.times), of: self.of.saturating_sub(part.of) }
    }
}

/// What speaks for an offence, with its figures. It proves nothing: somebody looks at the hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// More chips went from one to the other than chance and skill explain.
    ChipFlow {
        /// Who lost them.
        from: PlayerId,
        /// Who won them.
        to: PlayerId,
        /// How many in all, less what came back.
        chips: Chips,
        /// How many of them are beyond what both win and lose with others.
        beyond: Chips,
        /// In so many hands together.
        hands: u32,
    },
    /// Folds to one player's bets far more often than to others'.
    FoldsTo {
        /// Who folds.
        player: PlayerId,
        /// Whose bets.
        to: PlayerId,
        folds: Rate,
        others: Rate,
    },
    /// Alone with one player, bets and raises far less often than alone with others.
    Spares {
        /// Who does not bet.
        player: PlayerId,
        /// Who is spared.
        other: PlayerId,
        /// Alone with this one.
        raises: Rate,
        /// Alone with others.
        others: Rate,
    },
    /// Large losses with weak hands, and folds with most of the stack in the pot, to one player.
    Dumps {
        /// Who lost.
        from: PlayerId,
        to: PlayerId,
        times: u32,
        /// In so many hands together.
        hands: u32,
    },
    /// Large losses to one player, none won back between them.
    LossesInARow {
        /// Who lost.
        from: PlayerId,
        to: PlayerId,
        times: u32,
    },
    /// Two who sit together nearly always, though tables are drawn.
    Together {
        players: [PlayerId; 2],
        /// Hands together.
        hands: u32,
        /// Hands of each.
        of: [u32; 2],
    },
    /// Two who connect from the same place and play in the same hand.
    SameOrigin { players: [PlayerId; 2] },
    /// Two who sit out at the same moment.
    SatOutTogether { players: [PlayerId; 2], times: u32 },
    /// Decisions that all take the same time.
    EvenPace {
        player: PlayerId,
        decisions: u32,
        /// Their mean, milliseconds.
        mean_ms: u32,
        /// Their standard deviation, milliseconds.
        deviation_ms: u32,
    },
    /// Play without rest.
    LongSession {
        player: PlayerId,
        /// How long, minutes.
        minutes: u32,
    },
    /// A client much of whose requests are refused.
    UnusualClient {
        player: PlayerId,
        /// Refused requests.
        refused: u32,
        /// Within so many seconds.
        within_s: u32,
    },
}

impl Sign {
    /// Whom it speaks of.
    #[must_use]
    pub fn about(&self) -> Vec<PlayerId> {
        match *self {
            Self::ChipFlow { from, to, .. } | Self::Dumps { from, to, .. } | Self::LossesInARow { from, to, .. } => vec![from, to],
            Self::FoldsTo { player, to: other, .. } | Self::Spares { player, other, .. } => vec![player, other],
            Self::Together { players, .. } | Self::SameOrigin { players } | Self::SatOutTogether { players, .. } => players.to_vec(),
            Self::EvenPace { player, .. } | Self::LongSession { player, .. } | Self::UnusualClient { player, .. } => vec![player],
        }
    }
}

/// A sign and the hands to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was found.
    pub sign: Sign,
    /// The last of the hands that speak for it.
    pub hands: Vec<HandId>,
}
