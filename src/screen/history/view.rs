//! What the page of the hand history shows.

use poker_archive::{HandId, HandLine, Opponent, OpponentFigures, Person, ShownFigures, Stake, StakeId, TableId, Tally};
use poker_client::LocalTime;

use crate::art::CardStyle;

/// The hands that were read, and what can be chosen.
pub struct HistoryView<'a> {
    /// The hands that fit the filter, as far as they were read, the newest first.
    pub lines: &'a [HandLine],
    /// What all hands of the filter add up to; `None` until the archive has answered.
    pub tally: Option<&'a Tally>,
    /// Whether the hands, or the figures, could not be read.
    pub unread: Unread,
    pub opened: Option<OpenedView<'a>>,
    /// The codes of the games that were played.
    pub games: &'a [String],
    pub stakes: &'a [(StakeId, Stake)],
    pub tables: &'a [(TableId, String)],
    /// The opponents whose names begin as it is typed in the filter.
    pub opponents: &'a [Opponent],
    /// The figures that were read last.
    pub figures: Option<&'a ShownFigures>,
    /// Everybody about whom something is noted, with how they play; `None` until it was read.
    pub people: Option<&'a [(Person, Option<OpponentFigures>)]>,
    /// Whether the room in which the client is wants no figures of other players to be shown.
    pub hides_figures: bool,
    pub cards: CardStyle,
    /// The folder into which hands are exported.
    pub exports: &'a str,
    /// The time now, in milliseconds since 1970.
    pub now: u64,
    /// Converts such a time to the time zone of this computer.
    pub local: fn(u64) -> LocalTime,
}

/// What could not be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    pub hands: bool,
    pub figures: bool,
    /// The notes about players.
    pub people: bool,
}

/// The hand that was opened.
#[derive(Clone, Copy)]
pub struct OpenedView<'a> {
    pub id: HandId,
    /// How it was played, one line for each action.
    pub lines: &'a [String],
    /// The note on it, as it is in the archive.
    pub note: &'a str,
}
