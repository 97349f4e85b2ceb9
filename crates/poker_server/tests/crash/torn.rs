//! A disk that lost writes that it had acknowledged.

use std::fs::{self, OpenOptions};
use std::path::Path;

use poker_server::store::Address;

use crate::books::{Auditor, book_is_sound, copy_books, hall};
use crate::process::Process;
use crate::site::{Site, hands_told, play_until};

/// Starts a server on damaged books. It must run on consistent books, or refuse with a sentence, which is returned.
fn start_on(site: &Site, data: &Path) -> Result<(), String> {
    match Process::start(site.path(), data, "127.0.0.1:0") {
        Ok(server) => {
            server.kill();
            let store = Address::Folder(data.to_owned()).open_beside().unwrap();
            assert_eq!(store.check().unwrap(), []);
            book_is_sound(&*store, &hall());
            Ok(())
        }
        Err(errors) => {
            assert!(!errors.trim().is_empty() && !errors.contains("panicked"), "{errors}");
            Err(errors)
        }
    }
}

#[test]
fn a_torn_disk_is_refused_with_a_sentence_and_what_is_left_can_be_gone_on_with() {
    let site = Site::new();
    let server = site.server("127.0.0.1:0");
    let mut crowd = site.crowd(&server, 12, 3);
    play_until(&mut crowd, "everybody plays", |crowd| hands_told(crowd) >= 100);
    server.kill();
    Auditor::default().audit(&site.data(), &crowd);
    let torn = |number: u64, file: &str, to: &dyn Fn(u64) -> u64| {
        let copy = site.path().join(format!("torn{number}"));
        fs::create_dir(&copy).unwrap();
        copy_books(&site.data(), &copy);
        let torn = OpenOptions::new().write(true).open(copy.join(file)).unwrap();
        torn.set_len(to(torn.metadata().unwrap().len())).unwrap();
        copy
    };
    // The end of SQLite's log is cut off. The log of these hands is too short to have been copied into the file, so each cut loses commits; the
    // commits before it are there.
    for (number, tenths) in (1..=9).enumerate() {
        let copy = torn(number as u64, "cardroom.sqlite-wal", &|length| length / 10 * tenths);
        let refused = start_on(&site, &copy).expect_err("a cut of the log is noticed");
        assert!(refused.contains("a file is missing or is an older copy"), "{tenths} tenths of the log: {refused}");
        Address::Folder(copy.clone()).accept().unwrap();
        start_on(&site, &copy).unwrap_or_else(|refused| panic!("{tenths} tenths of the log: {refused}"));
    }
    // The database file itself is cut off, after the log was copied into it: the last program that closes the books does that.
    drop(site.open_beside());
    start_on(&site, &torn(20, "cardroom.sqlite", &|length| length / 2)).unwrap_err();
    start_on(&site, &torn(21, "cardroom.sqlite", &|_| 50)).unwrap_err();
}
