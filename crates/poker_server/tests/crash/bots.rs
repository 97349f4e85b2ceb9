//! `cardroom-server bots`.

use std::fs;

use crate::books::hands_played;
use crate::ground::Ground;
use crate::process::program;

#[test]
fn bots_fill_the_tables_of_a_server() {
    let ground = Ground::new();
    let server = ground.server("127.0.0.1:0");
    let password = ground.path().join("password");
    fs::write(&password, "correct horse\n").unwrap();
    let ended = program()
        .args(["bots", "--url", &server.url, "--count", "12", "--think-from", "0", "--think-to", "10", "--for-s", "6"])
        .arg("--password-file")
        .arg(&password)
        .status()
        .unwrap();
    assert!(ended.success(), "{ended}");
    server.kill();
    assert!(hands_played(&ground.data()) > 0);
}
