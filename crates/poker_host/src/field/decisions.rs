//! Which decisions are asked for at tables without persons.

use poker_protocol::{HandId, PlayerId, TableId, TurnId};
use poker_room::tournament::Tournament;
use poker_rules::{LegalActions, Seat};

/// A decision that was asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    table: TableId,
    hand: HandId,
    turn: TurnId,
    seat: Seat,
}

/// A decision that a program must make now.
#[derive(Clone, Debug)]
pub struct AwaitedDecision {
    pub table: TableId,
    pub hand: HandId,
    pub turn: TurnId,
    pub seat: Seat,
    pub player: PlayerId,
    pub legal: LegalActions,
}

/// The decisions that are asked for at tables without persons. The last one that was noted comes first, so that each hand is played from
/// its beginning to its end while its memory is in the processor's cache.
#[derive(Default)]
pub struct FieldDecisions {
    asked: Vec<Asked>,
}

impl FieldDecisions {
    /// Notes the decisions that are asked for at the tables that had an input: see [`Tournament::take_touched`].
    pub fn note(&mut self, touched: Vec<TableId>, tournament: &Tournament) {
        for table in touched {
            let Some(state) = tournament.table(table) else { continue };
            if let (Some((seat, turn)), Some(hand)) = (state.awaited_turn(), state.hand_id()) {
                self.asked.push(Asked { table, hand, turn, seat });
            }
        }
    }

    /// Takes the next decision that is still awaited; `None` if there is none.
    pub fn next(&mut self, tournament: &Tournament) -> Option<AwaitedDecision> {
        while let Some(Asked { table, hand, turn, seat }) = self.asked.pop() {
            let Some(state) = tournament.table(table) else { continue };
            let Some((asked, awaited, legal)) = state.awaited() else { continue };
            if (asked, awaited, state.hand_id()) != (seat, turn, Some(hand)) {
                continue;
            }
            let player = state.entry_at(seat).and_then(|entry| tournament.entrant(entry)).map(|entrant| entrant.player);
            if let Some(player) = player {
                return Some(AwaitedDecision { table, hand, turn, seat, player, legal });
            }
        }
        None
    }
}
