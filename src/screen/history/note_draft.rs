//! The draft of a note on a hand, from the first letter until it is written.

use poker_archive::HandId;

use super::ask::HistoryAsk;

/// The draft of the note on a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NoteDraft {
    pub(super) hand: HandId,
    pub(super) text: String,
    /// The note that is kept.
    kept: String,
}

impl NoteDraft {
    /// A draft that begins with the note that is kept.
    pub(super) fn new(hand: HandId, kept: &str) -> Self {
        Self { hand, text: kept.to_owned(), kept: kept.to_owned() }
    }

    /// Asks to write the note, if it differs from the one that is kept.
    pub(super) fn write(&mut self) -> Option<HistoryAsk> {
        let text = self.text.trim();
        if text == self.kept {
            return None;
        }
        text.clone_into(&mut self.kept);
        Some(HistoryAsk::Note(self.hand, self.kept.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_written_once_and_only_where_it_has_changed() {
        let hand = crate::tour::hand_archive().list.lines[0].id;
        let mut draft = NoteDraft::new(hand, "folds");
        assert_eq!(draft.write(), None);
        draft.text = " folds to a raise ".to_owned();
        assert_eq!(draft.write(), Some(HistoryAsk::Note(hand, "folds to a raise".to_owned())));
        assert_eq!(draft.write(), None);
    }
}
