//! Whether there are enough players for a hand.

/// The number of players that a cash table needs (R-HAND-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StartRule {
    /// The least number of players for a hand. Players who sit out do not count.
    pub min_players: u8,
    /// What two players may do after the others have left.
    pub heads_up: HeadsUp,
}

/// What two players may do at a table whose minimum is more than two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum HeadsUp {
    /// They play one more hand, then they wait.
    SingleHand,
    /// They play on.
    Continue,
}

impl StartRule {
    /// Whether `players` are enough to start a hand. `previous` is the number dealt into the hand before; `None` if there was none.
    pub fn allows(&self, players: u8, previous: Option<u8>) -> bool {
        let exception = previous.is_some_and(|previous| match self.heads_up {
            HeadsUp::SingleHand => previous >= self.min_players,
            HeadsUp::Continue => previous >= 2,
        });
        players >= self.min_players.max(2) || players == 2 && exception
    }
}
