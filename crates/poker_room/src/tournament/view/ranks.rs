//! How the entries of one player rank by their stacks.

use poker_protocol::{EntryRank, PlayerId};
use poker_rules::Chips;

use crate::tournament::{EntryId, EntryState, Stage, Tournament};

impl Tournament {
    /// The ranks of a player's entries that are at a table, by the stacks at the beginning of the hands in progress. Empty while the
    /// tournament is not being played.
    ///
    /// Players may ask after each of their hands. A request counts the larger stacks in one walk over the tables; it sorts nothing and
    /// allocates only for the own entries. With 3,000 entries whose hands last about a minute, that is 50 requests a second, each with 3,000
    /// comparisons. All hands end at one moment only in hand-for-hand play, when a small part of the field is left. A sorted list that is kept
    /// would have to be changed at every place where a stack changes, for all tournaments, also where nobody asks.
    #[must_use]
    pub fn ranks_of(&self, player: PlayerId) -> Vec<EntryRank> {
        let Stage::Playing(play) = &self.stage else { return Vec::new() };
        let is_in = |&entry: &EntryId| matches!(self.entrant(entry).map(|of| of.state), Some(EntryState::Seated { .. }));
        let own = self.current_entries(player).into_iter().filter(is_in);
        let mut ranks: Vec<(Chips, EntryRank)> = own.map(|entry| (self.stack_of(entry), EntryRank { entry, rank: 1 })).collect();
        if ranks.is_empty() {
            return Vec::new();
        }
        for stack in play.tables().values().flat_map(|table| table.seated().map(|(_, seated)| seated.stack())) {
            for (own, ranked) in &mut ranks {
                ranked.rank += u32::from(stack > *own);
            }
        }
        ranks.into_iter().map(|(_, ranked)| ranked).collect()
    }
}
