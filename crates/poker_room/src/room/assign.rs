//! Which table of a stake a player gets (R-CASH-1): drawn, with a preference for tables sat at before and for the emptiest.

use poker_protocol::{PlayerId, StakeId, TableId};

use super::Room;
use crate::Now;

impl Room {
    /// A table with a seat to offer where the player does not sit; none where there is none.
    pub(super) fn assign(&mut self, player: PlayerId, stake: StakeId, now: Now) -> Option<TableId> {
        let offer = self.lobby.offer(stake)?;
        let session = self.sessions.get(&player)?;
        let (per_free_seat, for_known) = (offer.seating().weight_free_seat.is, offer.seating().weight_played_before.is);
        let weighted: Vec<(TableId, u32)> = offer
            .open_seats
            .iter()
            .filter(|(table, _)| !session.seats.contains(table) && !session.offered.contains(table))
            .map(|(&table, &seats)| {
                let known = if session.sat_at.contains(&table) { for_known } else { 1 };
                (table, u32::from(seats).saturating_mul(per_free_seat).saturating_mul(known))
            })
            .collect();
        let declined = session.declined.get(&stake).filter(|declined| now <= declined.until).map(|declined| declined.table);
        match declined {
            Some(table) if weighted.iter().any(|&(other, _)| other == table) => Some(table),
            Some(_) | None => self.croupier.pick_weighted(&weighted),
        }
    }
}
