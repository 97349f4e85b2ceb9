//! What the replayer shows, and what it keeps between frames.

use poker_archive::HandLine;
use poker_client::{LocalTime, Replay};
use poker_text::Text;

use crate::art::CardStyle;
use crate::layout::TableLayout;
use crate::stage::Piece;

/// What the replayer shows.
#[derive(Clone, Copy)]
pub(crate) struct ReplayerView<'a> {
    /// The hand; `None` if none is open.
    pub(crate) hand: Option<ReplayedHand<'a>>,
    /// The place of the hand among the open hands, counted from 0, and their number.
    pub(crate) place: (usize, usize),
    /// The hands of the hand history around the hand, if it was opened there.
    pub(crate) around: Option<HandsAround<'a>>,
    /// Why no hand is shown.
    pub(crate) refused: Option<&'a Text>,
    /// Whether hands are being read.
    pub(crate) reading: bool,
    /// The folder into which hands are exported.
    pub(crate) exports: &'a str,
}

/// The hands of the hand history, as they were found and sorted there.
#[derive(Clone, Copy)]
pub(crate) struct HandsAround<'a> {
    pub(crate) lines: &'a [HandLine],
    /// The place of the hand that is shown.
    pub(crate) at: usize,
    pub(crate) cards: CardStyle,
    /// Converts milliseconds since 1970 to the time zone of this computer.
    pub(crate) local: fn(u64) -> LocalTime,
}

/// The hand that is shown.
#[derive(Clone, Copy)]
pub(crate) struct ReplayedHand<'a> {
    pub(crate) replay: &'a Replay,
    pub(crate) layout: &'a TableLayout,
    /// The table, from the lowest piece to the highest.
    pub(crate) pieces: &'a [Piece],
    /// What happened in each step.
    pub(crate) told: &'a [String],
    /// What happened last in the step that is shown.
    pub(crate) brief: &'a str,
    /// The number of the hand, and where and when it was played.
    pub(crate) number: &'a str,
    pub(crate) facts: &'a [String],
    /// Whether the record reaches to the end of the hand.
    pub(crate) whole: bool,
}

/// What the replayer keeps between frames.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ReplayerState {
    /// Whether the sheet for exporting is open.
    pub(super) exports: bool,
    /// The step to which the list was last scrolled, and for how many frames it still follows: its rows may become higher in the first
    /// ones.
    pub(super) listed: Option<usize>,
    pub(super) follows: u8,
    /// Whether the steps of the hand are listed where the other hands could be.
    pub(super) steps: bool,
    /// The hand to which the list of hands was last scrolled.
    pub(super) walked: Option<usize>,
}

impl ReplayerState {
    /// The page with the sheet for exporting open.
    pub(crate) fn exporting() -> Self {
        Self { exports: true, ..Self::default() }
    }
}
