//! What the replayer asks for.

use poker_client::ReplaySpeed;
use poker_history::Format;

/// What the player asks of the replayer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ReplayerAsk {
    Close,
    /// Show the step with this number, counted from 0.
    Step(usize),
    Forward,
    Back,
    NextStreet,
    StreetBack,
    TogglePlaying,
    Speed(ReplaySpeed),
    /// Lay hands open as soon as all their cards are known, or only once they were shown.
    OpenCards(bool),
    /// Show another of the open hands.
    Hand(usize),
    Copy,
    Share,
    Export(Format),
    /// Open the shared hand of the clipboard.
    Paste,
    /// Open a text that was pasted.
    Pasted(String),
    /// Go to the hand history.
    History,
}
