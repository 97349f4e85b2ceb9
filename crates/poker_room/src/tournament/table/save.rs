//! Saves a table and restores it. A hand in progress is void: the stacks are those of its start (R-FAIL-1).

use poker_protocol::{PlayerId, PlayerView, TableId};
use poker_rules::{Chips, Positions, Seat};
use serde::{Deserialize, Serialize};

use super::play::LEAST_PAUSE_MS;
use super::seat::{EntrantSeat, Presence, SeatedEntrant};
use super::{Between, TournamentTable};
use crate::tournament::EntryId;
use crate::tournament::standstill::Standstill;
use crate::{Now, PlayerKind};

/// A saved table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTableSave {
    pub table: TableId,
    /// Button and blinds of the last hand that was not void.
    pub positions: Option<Positions>,
    /// The extra time of each hand after a lost connection, milliseconds (R-TRN-4).
    pub disconnect_extra_ms: u32,
    pub doing: TableDoing,
    /// The players in the order of their seats.
    pub seats: Vec<EntrantSeatSave>,
}

/// What a saved table was doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableDoing {
    /// A hand was in progress, which becomes void.
    Plays,
    /// A pause after a hand or before the first one.
    Pauses { until: Now },
    /// The table waited until the tournament dealt its next hand.
    Waits,
}

/// A saved seat of a tournament's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntrantSeatSave {
    pub seat: Seat,
    pub entry: EntryId,
    pub stack: Chips,
    pub presence: Presence,
    /// The time bank, milliseconds.
    pub bank_ms: u32,
    pub hands_dealt: u32,
    /// Whether the player mucks without being asked (R-POT-5).
    pub auto_muck: bool,
    /// Whether the player was dealt into the last hand here.
    pub in_last_hand: bool,
}

impl TournamentTableSave {
    /// All chips at the table.
    #[must_use]
    pub fn chips(&self) -> Chips {
        self.seats.iter().map(|seat| seat.stack).sum()
    }
}

/// Who sits in a seat of a restored table.
pub(in crate::tournament) struct SeatOwner {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub view: PlayerView,
}

impl TournamentTable {
    /// Saves the table.
    pub(in crate::tournament) fn save(&self) -> TournamentTableSave {
        // The stacks at the start of the hand in progress are those of the seats. Who watches ends with the connections, and whether the
        // table may deal is decided anew.
        let Self { table, button: _, previous, in_last_hand, at_deal: _, between, watched: _, released: _ } = self;
        let seats = table.all_seated().map(|(seat, seated)| {
            let &EntrantSeat { entry, kind: _, presence } = seated.own();
            EntrantSeatSave {
                seat,
                entry,
                stack: seated.stack(),
                presence,
                bank_ms: seated.bank_ms(),
                hands_dealt: seated.hands_dealt(),
                auto_muck: seated.mucks_unasked(),
                in_last_hand: in_last_hand.contains(seat),
            }
        });
        TournamentTableSave {
            table: table.sign().id,
            positions: *previous,
            disconnect_extra_ms: table.disconnect_extra_ms(),
            doing: match (table.hand(), between) {
                (Some(_), _) => TableDoing::Plays,
                (None, &Between::Pause { until }) => TableDoing::Pauses { until },
                (None, Between::Ready) => TableDoing::Waits,
            },
            seats: seats.collect(),
        }
    }

    /// Brings this table, which is new, to where a saved one was. Nobody is connected. It tells nothing. `waits` is whether the tournament
    /// deals only after it has released all tables.
    pub(in crate::tournament) fn resume(
        &mut self,
        save: &TournamentTableSave,
        waits: bool,
        owner: impl Fn(EntryId) -> Option<SeatOwner>,
        standstill: Standstill,
    ) {
        let TournamentTableSave { table: _, positions, disconnect_extra_ms, doing, seats } = save;
        self.previous = *positions;
        self.table.set_disconnect_extra(*disconnect_extra_ms);
        for kept in seats {
            let Some(SeatOwner { player, kind, view }) = owner(kept.entry) else { continue };
            let own = EntrantSeat { entry: kept.entry, kind, presence: kept.presence };
            let mut seated = SeatedEntrant::new(player, view, kept.stack, own);
            seated.set_connected(false);
            seated.set_presence(kept.presence);
            seated.fill_bank(kept.bank_ms);
            seated.count_hands_from(kept.hands_dealt);
            seated.muck_unasked(kept.auto_muck);
            self.table.put(kept.seat, seated);
            if kept.in_last_hand {
                self.in_last_hand.insert(kept.seat);
            }
        }
        self.note_listeners();
        let soon = standstill.until.after_ms(self.table.tempo().first_hand_ms.max(LEAST_PAUSE_MS));
        self.between = match doing {
            TableDoing::Waits if waits || self.with_chips().len() < 2 => Between::Ready,
            TableDoing::Plays | TableDoing::Waits => Between::Pause { until: soon },
            &TableDoing::Pauses { until } => Between::Pause { until: standstill.moved(until) },
        };
    }
}
