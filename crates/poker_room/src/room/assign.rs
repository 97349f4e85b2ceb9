//! Which table of a stake a player gets (R-CASH-1): drawn, with a preference for tables sat at before and for the emptiest.

use poker_protocol::{PlayerId, Refusal, StakeId, TableId};

use super::Room;

impl Room {
    pub(super) fn assign(&mut self, player: PlayerId, stake: StakeId) -> Result<TableId, Refusal> {
        let planned = self.config.plan.offers.get(usize::from(stake.0)).ok_or(Refusal::Unknown)?;
        let seating = &planned.rulebook.seating;
        let (per_free_seat, for_known) = (seating.weight_free_seat.is, seating.weight_played_before.is);
        let session = self.sessions.get(&player).ok_or(Refusal::NotGreeted)?;
        let of_stake = || self.tables.iter().filter(|(_, slot)| slot.table.stake() == stake);
        let others: Vec<_> = of_stake().filter(|(_, slot)| slot.table.seat_of(player).is_none()).collect();
        if others.is_empty() {
            return Err(if of_stake().next().is_some() { Refusal::AlreadySeated } else { Refusal::Full });
        }
        let weighted: Vec<(TableId, u32)> = others
            .into_iter()
            .map(|(&id, slot)| {
                let known = if session.sat_at.contains(&id) { for_known } else { 1 };
                (id, u32::from(slot.table.free_seats().len()) * per_free_seat * known)
            })
            .filter(|&(_, weight)| weight > 0)
            .collect();
        self.croupier.pick_weighted(&weighted).ok_or(Refusal::Full)
    }
}
