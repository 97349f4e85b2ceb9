//! A disk that lost writes that it had acknowledged.

use std::fs::{self, OpenOptions};
use std::path::Path;

use poker_server::store::Address;

use crate::books::{Auditor, book_is_sound, copy_books, hall};
use crate::process::Process;
use crate::site::{Site, hands_told, play_until};

/// Starts a server on damaged books. It must run on consistent books, or refuse with a sentence.
fn start_on(site: &Site, data: &Path) -> bool {
    match Process::start(site.path(), data, "127.0.0.1:0") {
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
    let site = Site::new();
    let server = site.server("127.0.0.1:0");
    let mut crowd = site.crowd(&server, 12, 3);
    play_until(&mut crowd, "everybody plays", |crowd| hands_told(crowd) >= 100);
    server.kill();
    Auditor::default().audit(&site.data(), &crowd);
    let damage = |number: u64, file: &str, to: &dyn Fn(u64) -> u64| {
        let copy = site.path().join(format!("torn{number}"));
        fs::create_dir(&copy).unwrap();
        copy_books(&site.data(), &copy);
        let torn = OpenOptions::new().write(true).open(copy.join(file)).unwrap();
        torn.set_len(to(torn.metadata().unwrap().len())).unwrap();
        start_on(&site, &copy)
    };
    // The end of SQLite's log is cut off. The commits before it must be there.
    for (number, tenths) in (1..=9).enumerate() {
        assert!(damage(number as u64, "cardroom.sqlite-wal", &|length| length / 10 * tenths), "{tenths} tenths of the log");
    }
    // The database file itself is cut off.
    damage(20, "cardroom.sqlite", &|length| length / 2);
    assert!(!damage(21, "cardroom.sqlite", &|_| 50), "fifty bytes are no books");
}
