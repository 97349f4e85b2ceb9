//! A knock-out.

use crate::tournament::EntryId;

/// A player has lost all chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockOut<'a> {
    pub victim: EntryId,
    /// The entries that have knocked out the victim, clockwise from the button's left: [`poker_rules::Hand::knocked_out_by`].
    pub by: &'a [EntryId],
    /// Whether the victim can still rebuy or enter again.
    pub may_return: bool,
}
