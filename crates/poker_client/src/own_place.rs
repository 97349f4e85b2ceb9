//! Where the player sits in a tournament, and how the player stands there.

use poker_protocol::{EntryId, Money, OwnEntryState, TableId, TournamentId};
use poker_rules::{Chips, Seat};

use crate::ClientModel;

/// The seat of an own entry in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPlace {
    pub entry: EntryId,
    pub table: TableId,
    pub seat: Seat,
    /// The stack; `None` until the room has told of the table.
    pub stack: Option<Chips>,
    /// The place by stacks, when the room was asked last; `None` if it is not known.
    pub rank: Option<u32>,
    /// The bounties that the entry has won.
    pub bounties: Money,
}

impl OwnPlace {
    /// The seat of the player in a tournament; `None` without one. Of several entries it is that with the best rank.
    #[must_use]
    pub fn of(client: &ClientModel, tournament: TournamentId) -> Option<Self> {
        let tournaments = client.tournaments();
        let looked_at = tournaments.looked_at(tournament);
        let seats = tournaments.own().of(tournament).filter_map(|own| match own.state {
            OwnEntryState::Seated { table, seat } => Some((own, table, seat)),
            OwnEntryState::Registered | OwnEntryState::Out | OwnEntryState::Placed { .. } | OwnEntryState::Gone => None,
        });
        let places = seats.map(|(own, table, seat)| {
            let model = client.table(table);
            Self {
                entry: own.entry,
                table,
                seat,
                stack: model.and_then(|model| model.hero_seat()).map(|seat| seat.stack),
                rank: looked_at.and_then(|looked_at| looked_at.rank(own.entry)),
                bounties: own.bounties,
            }
        });
        places.min_by_key(|place| place.rank.unwrap_or(u32::MAX))
    }

    /// The stack in tenths of a big blind; `None` if one of them is not known.
    #[must_use]
    pub fn tenths_of(&self, big_blind: Chips) -> Option<u64> {
        tenths_of(self.stack?, big_blind)
    }
}

/// A stack in tenths of a big blind; `None` without blinds.
#[must_use]
pub fn tenths_of(stack: Chips, big_blind: Chips) -> Option<u64> {
    let tenths = (u128::from(stack.get()) * 10).checked_div(u128::from(big_blind.get()))?;
    u64::try_from(tenths).ok()
}
