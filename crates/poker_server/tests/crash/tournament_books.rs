//! Compares the books of a tournament in play with what its clients were told.

use std::collections::BTreeMap;
use std::path::Path;

use poker_load::{ClientSight, LOAD_PRICE, LOAD_STACK, TOURNAMENT_OPENING_BALANCE, Witness};
use poker_protocol::{HandId, PlayerId};
use poker_room::tournament::{EntryState, Tournament, TournamentSave};
use poker_room::{Account, Now};
use poker_rules::Chips;
use poker_server::store::{Address, HandQuery, KeptHand, Store};

use crate::books::{book_is_sound, copy_books, hall};

/// More hands than are played between two audits.
const RECENT: u32 = 20_000;

/// What the audits have compared.
#[derive(Default)]
pub struct TournamentAuditor {
    /// The last hand of each player that was compared.
    compared: BTreeMap<PlayerId, HandId>,
    pub hands_compared: u64,
    pub stacks_compared: u64,
    pub places_compared: u64,
}

impl TournamentAuditor {
    /// Audits a copy of the books in a folder.
    pub fn audit(&mut self, data: &Path, witness: &Witness) {
        let copy = tempfile::tempdir().unwrap();
        copy_books(data, copy.path());
        self.audit_store(&*Address::Folder(copy.path().to_owned()).open_beside().unwrap(), witness);
    }

    /// Asserts that no chip is lost or made, and that every hand, stack, place and prize that a client was told is written.
    pub fn audit_store(&mut self, store: &dyn Store, witness: &Witness) {
        assert_eq!(store.check().unwrap(), []);
        book_is_sound(store, &hall());
        let kept = store.load(&hall()).unwrap().unwrap();
        let played = kept.room.tournaments.iter().map(|kept| &kept.save).max_by_key(|save| save.entrants.len()).unwrap();
        Tournament::restore(played.clone(), Now(0)).unwrap();
        let at_tables: Chips = played.tables.iter().map(|table| table.chips()).sum();
        let in_play = played.entrants.len() as u64 * LOAD_STACK;
        assert!(played.tables.is_empty() || at_tables == Chips::new(in_play), "{at_tables:?} of {in_play}");
        self.audit_stacks(store, played);
        for (player, told) in witness.clients() {
            self.audit_hands(store, player, &told);
            if let Some((place, prize)) = told.placed {
                let entrant = played.entrants.iter().find(|entrant| entrant.player == player).unwrap();
                assert!(
                    matches!(entrant.state, EntryState::Placed { place: booked, .. } if booked == place),
                    "{player:?} was told place {place}, and is {:?}",
                    entrant.state
                );
                let before = TOURNAMENT_OPENING_BALANCE.saturating_sub(LOAD_PRICE);
                assert_eq!(kept.room.ledger.holds(Account::Balance(player)), [before, prize].iter().sum(), "{player:?}");
                self.places_compared += 1;
            }
        }
    }

    /// Everybody who is seated has the stack of the last hand that was played.
    fn audit_stacks(&mut self, store: &dyn Store, played: &TournamentSave) {
        let mut last: BTreeMap<PlayerId, (HandId, Chips)> = BTreeMap::new();
        for hand in store.hands(&hall(), &HandQuery { most: RECENT, ..HandQuery::default() }).unwrap() {
            let KeptHand::Ended(record) = hand else { continue };
            for player in &record.players {
                let stack = record.stacks.iter().find(|stack| stack.seat == player.seat).unwrap().stack;
                let newest = last.entry(player.player).or_insert((record.hand, stack));
                if newest.0 < record.hand {
                    *newest = (record.hand, stack);
                }
            }
        }
        for seat in played.tables.iter().flat_map(|table| &table.seats) {
            let player = played.entrants[seat.entry.index()].player;
            if let Some(&(hand, stack)) = last.get(&player) {
                assert_eq!(seat.stack, stack, "{player:?} after {hand:?}");
                self.stacks_compared += 1;
            }
        }
    }

    fn audit_hands(&mut self, store: &dyn Store, player: PlayerId, told: &ClientSight) {
        assert_eq!(told.hands.begun_twice(), [], "{player:?} saw a hand begin twice");
        for hand in told.hands.voided() {
            assert!(matches!(store.hand(&hall(), hand).unwrap(), Some(KeptHand::Voided(_))), "{player:?}: {hand:?} is not void");
        }
        let before = self.compared.get(&player).copied();
        for ended in told.hands.ended().filter(|ended| Some(ended.hand) > before) {
            let Some(KeptHand::Ended(record)) = store.hand(&hall(), ended.hand).unwrap() else {
                panic!("{player:?} was told the end of {:?}, and it is not kept", ended.hand);
            };
            let kept = record.stacks.iter().find(|stack| stack.seat == ended.seat).unwrap().stack;
            assert_eq!(kept, ended.stack, "{player:?} in {:?}", ended.hand);
            self.compared.insert(player, ended.hand);
            self.hands_compared += 1;
        }
    }
}
