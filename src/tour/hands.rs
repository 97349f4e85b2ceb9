//! The hands of the hand history in the pictures.

use poker_archive::{Archive, ArchiveError, HandFilter, NewHand};
use poker_history::{PhhReader, PlayedHand, Replayed};

use crate::archive::{FilterChoices, HandArchive};
use crate::frame_clock::FROZEN_UNIX_MS;

/// Hands as their keeper recorded them.
const HANDS: &str = include_str!("hands.phhs");
/// The time between two of the hands, in milliseconds.
const BETWEEN_MS: u64 = 97 * 60 * 1_000;

/// What the page of the hand history shows in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HistoryShot {
    List,
    /// The hand at this place of the list is open.
    Hand(usize),
    Filters,
    Export,
}

/// The hands as their keeper recorded them.
pub(crate) fn recorded_hands() -> Vec<PlayedHand> {
    PhhReader::new(HANDS.as_bytes()).filter_map(|hand| Some(Replayed::play(&hand.ok()?.phh).ok()?.hand)).collect()
}

/// The archive of the pictures. `open` is the place of the opened hand in the list.
pub(super) fn archive(open: Option<usize>, filter: &HandFilter) -> Result<HandArchive, ArchiveError> {
    let mut archive = Archive::in_memory()?;
    let times = (0..).map(|at: u64| FROZEN_UNIX_MS.saturating_sub((at + 1) * BETWEEN_MS));
    let new: Vec<NewHand> =
        recorded_hands().into_iter().zip(times).filter_map(|(hand, started_ms)| NewHand::of(&hand, "", started_ms)).collect();
    archive.add(&new)?;
    let all = HandFilter::default();
    let lines = archive.page(&all, None, u32::MAX)?;
    for line in lines.iter().step_by(5) {
        archive.star(line.id, true)?;
    }
    let opened = open.and_then(|at| lines.get(at)).map(|line| line.id);
    if let Some(opened) = opened {
        archive.write_note(opened, "Called three bets with the low only.")?;
    }
    let mut shown = HandArchive::showing(filter.clone(), archive.page(&all, None, u32::MAX)?, archive.tally(&all)?);
    shown.exports = "Documents".into();
    shown.choices = FilterChoices { stakes: archive.stakes()?, tables: archive.tables()? };
    if let Some(id) = opened
        && let Some(played) = archive.record(id)?
    {
        shown.open_hand(id, played, archive.note(id)?);
    }
    Ok(shown)
}

/// The archive of the pictures with its third hand open, for tests.
#[cfg(test)]
pub(crate) fn hand_archive() -> HandArchive {
    archive(Some(2), &HandFilter::default()).unwrap()
}
