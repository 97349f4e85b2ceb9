//! The replayer in the pictures.

use poker_archive::HandId;
use poker_client::{Settings, Timing};
use poker_history::{PhhReader, PlayedHand, Replayed};
use poker_text::text;

use crate::egui_pass::ReplayerPanel;
use crate::replayer::Replayer;

/// Two hands of one table.
const HANDS: &str = include_str!("replay.phhs");

/// What the replayer shows in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReplayShot {
    /// A step of the first hand.
    Step(usize),
    /// The last step of the first hand.
    End,
    /// The sheet for exporting the first hand.
    Export,
    /// A file that cannot be shown.
    Refused,
}

/// The step at which a hand of the hand history is shown.
const KEPT_STEP: usize = 8;
/// The step that lies under the sheet for exporting.
const EXPORT_STEP: usize = 11;

/// The hands of the pictures.
pub(crate) fn replayed_hands() -> Vec<PlayedHand> {
    PhhReader::new(HANDS.as_bytes()).filter_map(|hand| Some(Replayed::play(&hand.ok()?.phh).ok()?.hand)).collect()
}

/// The replayer of a picture.
pub(super) fn replayer(shot: Option<ReplayShot>, kept: Option<(HandId, PlayedHand)>, settings: &Settings, timing: Timing) -> Replayer {
    let mut replayer = Replayer::default();
    replayer.exports = "Documents".into();
    if let Some((id, hand)) = kept {
        replayer.show_kept(id, hand);
        replayer.prepare(timing, settings.pace());
        if let Some(replay) = replayer.replay_mut() {
            replay.go_to(KEPT_STEP);
        }
        return replayer;
    }
    let step = match shot {
        None => return replayer,
        Some(ReplayShot::Refused) => {
            replayer.refuse(text::replayer::file_refused("/home/ardan/evening.phh", "12", text::hands::fault_toml()));
            return replayer;
        }
        Some(ReplayShot::Step(step)) => step,
        Some(ReplayShot::Export) => EXPORT_STEP,
        Some(ReplayShot::End) => usize::MAX,
    };
    replayer.show(replayed_hands(), 0);
    replayer.prepare(timing, settings.pace());
    if let Some(replay) = replayer.replay_mut() {
        replay.go_to(step);
    }
    replayer
}

/// The page of the replayer in a picture.
pub(super) fn panel(shot: Option<ReplayShot>) -> ReplayerPanel {
    if shot == Some(ReplayShot::Export) { ReplayerPanel::exporting() } else { ReplayerPanel::default() }
}
