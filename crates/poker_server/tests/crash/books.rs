//! Compares the books with what the bots were told.

use std::collections::BTreeMap;
use std::path::Path;

use poker_load::Crowd;
use poker_protocol::{HallName, HandId, Money};
use poker_room::Account;
use poker_server::config::HallConfig;
use poker_server::store::{Address, HandQuery, KeptHall, KeptHand, Store};

/// More hands than any test plays.
const ALL: u32 = 1_000_000;

pub fn hall() -> HallName {
    HallName("main".to_owned())
}

/// Compares the books with what the bots were told, each hand once.
#[derive(Default)]
pub struct Auditor {
    compared: BTreeMap<String, HandId>,
    pub hands_compared: u64,
}

impl Auditor {
    /// Asserts that the ledger adds up to zero, no chip is lost or made, and all that was told is written.
    pub fn audit(&mut self, data: &Path, crowd: &Crowd) {
        // A copy is opened, because closing the books writes SQLite's log into the database, and the next server must find the log.
        let copy = tempfile::tempdir().unwrap();
        copy_books(data, copy.path());
        let store = Address::Folder(copy.path().to_owned()).open_beside().unwrap();
        self.audit_halls(&*store, &[hall()], crowd);
    }

    /// Audits several halls. Each bot goes to one of them.
    pub fn audit_halls(&mut self, store: &dyn Store, halls: &[HallName], crowd: &Crowd) {
        assert_eq!(store.check().unwrap(), []);
        halls.iter().for_each(|hall| book_is_sound(store, hall));
        for member in crowd.members() {
            let Some(hall) = member.hall() else { continue };
            let name = member.account();
            let sight = member.sight();
            assert_eq!(sight.begun_twice(), [], "{name} saw a hand begin twice");
            for hand in sight.voided() {
                assert!(matches!(store.hand(hall, hand).unwrap(), Some(KeptHand::Voided(_))), "{name}: {hand:?} is not void");
            }
            let before = self.compared.get(&name).copied();
            for told in sight.ended().filter(|told| Some(told.hand) > before) {
                let Some(KeptHand::Ended(record)) = store.hand(hall, told.hand).unwrap() else {
                    panic!("{name} was told the end of {:?}, and it is not kept", told.hand);
                };
                let seat = record.players.iter().find(|player| Some(player.player) == member.player()).unwrap().seat;
                let kept = record.stacks.iter().find(|stack| stack.seat == seat).unwrap().stack;
                assert_eq!(kept, told.stack, "{name} in {:?}", told.hand);
                self.compared.insert(name.clone(), told.hand);
                self.hands_compared += 1;
            }
        }
    }
}

/// Asserts that the book adds up to zero, and that all players together have what they were given at the start.
pub fn book_is_sound(store: &dyn Store, hall: &HallName) {
    let Some(KeptHall { room, .. }) = store.load(hall).unwrap() else { return };
    let ledger = &room.ledger;
    assert_eq!(ledger.sum(), 0, "{hall}");
    let held = ledger.accounts().filter(|(account, _)| *account != Account::Outside).map(|(_, chips)| chips);
    assert_eq!(held.sum::<Money>(), ledger.given_out(), "{hall}: chips are lost or made");
    let players = u32::try_from(room.players.len()).unwrap();
    let opening = HallConfig::default().opening_balance;
    assert_eq!(ledger.given_out(), opening.times(players).unwrap(), "{hall}: chips came from nowhere");
}

/// Copies all files of the books into an existing folder.
pub fn copy_books(data: &Path, to: &Path) {
    for entry in std::fs::read_dir(data).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
    }
}

/// The number of hands that were played to their end.
pub fn hands_played(data: &Path) -> usize {
    let store = Address::Folder(data.to_owned()).open_beside().unwrap();
    let hands = store.hands(&hall(), &HandQuery { most: ALL, ..HandQuery::default() }).unwrap();
    hands.iter().filter(|hand| matches!(hand, KeptHand::Ended(_))).count()
}
