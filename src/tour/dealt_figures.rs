//! The figures of thousands of random hands in the pictures.

use std::sync::LazyLock;

use poker_archive::{Archive, ArchiveError, Group, HandFilter, NewHand, ShownFigures, Tally};

use super::dealt_hands::dealt_hand;
use super::hands::figures;
use crate::archive::HandArchive;
use crate::frame_clock::FROZEN_UNIX_MS;

/// The number of hands: a rate of a position is told from five hundred hands on, and there are six positions.
const HANDS: u64 = 3_600;
/// The hands of a session, and the times from one hand and from one session to the next.
const SESSION: u64 = 90;
const HAND_MS: u64 = 70_000;
const PAUSE_MS: u64 = 40_000_000;

/// The figures of all hands. They are always the same, and it takes long to play the hands.
static SHOWN: LazyLock<Option<(Tally, ShownFigures)>> = LazyLock::new(|| add_up().ok());

/// The archive that shows these figures, by position.
pub(super) fn dealt_archive() -> Option<HandArchive> {
    let (tally, figures) = SHOWN.as_ref()?;
    let mut shown = HandArchive::showing(figures.filter.clone(), Vec::new(), tally.clone());
    shown.figures.take(Box::new(figures.clone()));
    Some(shown)
}

fn add_up() -> Result<(Tally, ShownFigures), ArchiveError> {
    let started_ms = |number: u64| {
        let later = HANDS - number;
        FROZEN_UNIX_MS.saturating_sub(later * HAND_MS + later / SESSION * PAUSE_MS)
    };
    let hands: Vec<NewHand> = (0..HANDS).filter_map(|number| NewHand::of(&dealt_hand(number)?, "", started_ms(number))).collect();
    let mut archive = Archive::in_memory()?;
    archive.add(&hands)?;
    let all = HandFilter::default();
    Ok((archive.tally(&all)?, figures(&archive, &all, Group::Position)?))
}

#[cfg(test)]
mod tests {
    use poker_archive::RATE_HANDS;

    use super::*;

    #[test]
    fn every_hand_can_be_played_and_each_position_has_enough_for_a_rate() {
        let (tally, shown) = SHOWN.as_ref().unwrap();
        assert_eq!(tally.hands, HANDS);
        assert_eq!(shown.groups.len(), 6);
        assert!(shown.groups.iter().all(|(_, figures)| figures.net.hands() >= RATE_HANDS));
        let last = shown.line.points.last().unwrap();
        assert!((last.net - last.adjusted).abs() > 1.0, "some hands are decided all-in: {last:?}");
    }
}
