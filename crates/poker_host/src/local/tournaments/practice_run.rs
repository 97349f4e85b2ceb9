//! What the driver knows of a practice tournament.

use std::collections::BTreeSet;

use poker_protocol::ProposalId;
use poker_room::Now;
use poker_room::tournament::{EntryId, Tournament, TournamentStage};

use super::order::{PracticeTournament, StartPoint};
use crate::StyleChoice;
use crate::field::FieldDecisions;

/// A practice tournament, as its driver plays it.
#[derive(Default)]
pub(super) struct PracticeRun {
    /// How its programs play; `None` for the style of the room.
    pub style: Option<StyleChoice>,
    pub decisions: FieldDecisions,
    /// The number of programs that enter at once.
    pub to_enter: u32,
    /// When the next program enters a sit and go.
    pub next_arrival: Option<Now>,
    /// What the player has ordered, until the player has the seat.
    pub joins: Option<Box<PracticeTournament>>,
    /// How often it was played before without coming to its start point.
    pub begun_before: u8,
    /// Whether it is played to the end without the player.
    pub played_out: bool,
    /// Whether the programs were offered the add-on.
    pub added_on: bool,
    /// The deal that the programs have answered last.
    pub answered: Option<ProposalId>,
    /// The programs that were out and have entered again or not.
    pub seen_out: BTreeSet<EntryId>,
    /// Whether its programs were dismissed.
    pub dismissed: bool,
}

impl PracticeRun {
    /// Whether the machine need not wait for the time of the field, whatever its pace.
    pub(super) fn hastens(&self) -> bool {
        self.played_out || self.joins.is_some()
    }

    /// Whether the player joins now.
    pub(super) fn has_come_to_start(&self, tournament: &Tournament) -> bool {
        let Some(order) = &self.joins else { return false };
        let tables = tournament.table_count();
        let left = tournament.left();
        let paid = tournament.places_paid();
        // Whether nobody can enter or buy chips any more.
        paid > 0
            && tournament.stage() == TournamentStage::Playing
            && match &order.start {
                StartPoint::Beginning => true,
                StartPoint::Bubble => left <= paid.saturating_add(1),
                StartPoint::FinalTable { stacks } if stacks.is_empty() => tables == 1,
                StartPoint::FinalTable { stacks } => tables == 1 && usize::try_from(left).is_ok_and(|left| left <= stacks.len()),
                StartPoint::HeadsUp => left <= 2,
            }
    }
}
