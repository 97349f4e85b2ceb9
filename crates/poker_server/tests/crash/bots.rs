//! `cardroom-server bots`.

use std::fs;

use crate::books::hands_played;
use crate::process::program;
use crate::site::Site;

#[test]
fn bots_fill_the_tables_of_a_server() {
    let site = Site::new();
    let server = site.server("127.0.0.1:0");
    let password = site.path().join("password");
    fs::write(&password, "correct horse\n").unwrap();
    let ended = program()
        .args(["bots", "--url", &server.url, "--count", "12", "--think-from", "0", "--think-to", "10", "--for-s", "6"])
        .arg("--password-file")
        .arg(&password)
        .status()
        .unwrap();
    assert!(ended.success(), "{ended}");
    server.kill();
    assert!(hands_played(&site.data()) > 0);
}
