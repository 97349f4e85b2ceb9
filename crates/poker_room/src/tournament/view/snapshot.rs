//! A table of the tournament at one moment, as its viewer may see it.

use poker_protocol::{Money, SeatEntry, StakeId, TableId, TableInfo, TableSnapshot, TournamentSnapshot};
use poker_rules::Seat;

use crate::Now;
use crate::tournament::{Stage, Tournament, TournamentTable};

impl Tournament {
    /// What the player in `viewer` may see of a table; with `None`, what a player who does not sit there may see. `None` if there is no such
    /// table.
    #[must_use]
    pub fn snapshot(&self, table: TableId, viewer: Option<Seat>, now: Now) -> Option<TableSnapshot> {
        let Stage::Playing(play) = &self.stage else { return None };
        let state = play.tables().get(&table)?;
        let mut snapshot = state.snapshot(viewer, self.table_info(state), now);
        snapshot.tournament = Some(Box::new(self.tournament_snapshot(state, now)?));
        Some(snapshot)
    }

    fn table_info(&self, table: &TournamentTable) -> TableInfo {
        let hand = &self.terms.hand;
        let first = self.terms.levels.get(1).stakes;
        TableInfo {
            table: table.sign().id,
            name: table.sign().name.clone(),
            stake: StakeId(0),
            form: hand.form,
            game: hand.game,
            small_blind: first.small_blind,
            big_blind: first.big_blind,
            seats: hand.seats,
            rulebook: hand.rulebook.clone(),
            min_buy_in: Money::ZERO,
            max_buy_in: Money::ZERO,
            practice: self.switches.field.is_some(),
            sealed: self.terms.sealed,
            chat: false,
        }
    }

    fn tournament_snapshot(&self, table: &TournamentTable, now: Now) -> Option<TournamentSnapshot> {
        let entries = table.seated().map(|(seat, seated)| {
            let entry = seated.own().entry;
            SeatEntry { seat, entry, bounty: self.terms.bounties.map(|_| self.bounty_of(entry)) }
        });
        Some(TournamentSnapshot {
            tournament: self.id,
            name: self.terms.name.clone(),
            clock: self.level_clock(now)?,
            pace: self.pace(now),
            left: self.left(),
            paid_places: self.places_paid(),
            final_table: self.table_ids().len() == 1,
            entries: entries.collect(),
            drawn: self.drawn_multiplier(),
            deal: self.deal_view(now),
        })
    }
}
