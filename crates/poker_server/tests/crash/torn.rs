//! A disk that did not keep what it had promised.

use std::fs::{self, OpenOptions};
use std::path::Path;

use poker_server::store::Address;

use crate::books::{Auditor, book_is_sound, copy_books, hall};
use crate::ground::{Ground, hands_told, play_until};
use crate::process::Process;

/// Starts a server on books that are damaged: it runs on sound books, or says in a sentence why it does not.
fn start_on(ground: &Ground, data: &Path) -> bool {
    match Process::start(ground.path(), data, "127.0.0.1:0") {
        Ok(server) => {
            server.kill();
            let store = Address::Folder(data.to_owned()).open_beside().unwrap();
            assert_eq!(store.check().unwrap(), []);
            book_is_sound(&*store, &hall());
            true
        }
        Err(errors) => {
            assert!(!errors.trim().is_empty() && !errors.contains("panicked"), "{errors}");
            false
        }
    }
}

#[test]
fn a_torn_disk_is_survived_or_refused_with_a_sentence() {
    let ground = Ground::new();
    let server = ground.server("127.0.0.1:0");
    let mut crowd = ground.crowd(&server, 12, 3);
    play_until(&mut crowd, "everybody plays", |crowd| hands_told(crowd) >= 100);
    server.kill();
    Auditor::default().audit(&ground.data(), &crowd);
    let damage = |number: u64, file: &str, to: &dyn Fn(u64) -> u64| {
        let copy = ground.path().join(format!("torn{number}"));
        fs::create_dir(&copy).unwrap();
        copy_books(&ground.data(), &copy);
        let torn = OpenOptions::new().write(true).open(copy.join(file)).unwrap();
        torn.set_len(to(torn.metadata().unwrap().len())).unwrap();
        start_on(&ground, &copy)
    };
    // What was written last and half of it is gone: the commits before it are there.
    for (number, tenths) in (1..=9).enumerate() {
        assert!(damage(number as u64, "cardroom.sqlite-wal", &|length| length / 10 * tenths), "{tenths} tenths of the log");
    }
    // The file itself is no longer one.
    damage(20, "cardroom.sqlite", &|length| length / 2);
    assert!(!damage(21, "cardroom.sqlite", &|_| 50), "fifty bytes are no books");
}
