//! The command `cardroom-server bots`.

use std::fs;

use crate::books::hands_played;
use crate::process::program;
use crate::site::Site;

/// More runs than any machine needs for one hand.
const RUNS: u32 = 60;

#[test]
fn bots_fill_the_tables_of_a_server() {
    let site = Site::new();
    let server = site.server("127.0.0.1:0");
    let password = site.path().join("password");
    fs::write(&password, "correct horse\n").unwrap();
    // The number of hands in a second depends on the machine, so the bots run until one hand is played.
    let played = (0..RUNS).any(|_| {
        let ended = program()
            .args(["bots", "--url", &server.url, "--count", "12", "--think-from", "0", "--think-to", "10", "--for-s", "1"])
            .arg("--password-file")
            .arg(&password)
            .status()
            .unwrap();
        assert!(ended.success(), "{ended}");
        hands_played(&site.data()) > 0
    });
    server.kill();
    assert!(played);
}
