//! The addresses on which a server listens.

use poker_server::Config;
use poker_server::config::TlsFiles;

use crate::world;

#[test]
fn a_server_that_others_can_reach_wants_tls_or_a_word_that_it_needs_none() {
    let listen = "0.0.0.0:0".parse().unwrap();
    let error = poker_server::start(&Config { listen, ..world::config() }).map(drop).unwrap_err();
    assert!(error.to_string().contains("listen is 0.0.0.0:0"), "{error}");
    poker_server::start(&Config { listen, allow_insecure: true, ..world::config() }).unwrap().stop();
    let none = TlsFiles { certificate: "no/such.pem".into(), key: "no/such.key".into(), ocsp_response: None };
    let error = poker_server::start(&Config { tls: Some(none), ..world::config() }).map(drop).unwrap_err();
    assert!(error.to_string().contains("no/such.pem"), "{error}");
}

#[test]
fn a_room_that_is_not_there_is_told_with_its_hall() {
    let config = Config::parse("x.ron", "(halls: [(room: named(\"no-such\"))])").unwrap();
    let error = poker_server::start(&Config { listen: "127.0.0.1:0".parse().unwrap(), ..config }).map(drop).unwrap_err();
    assert_eq!(error.to_string(), "hall main: there is no room no-such");
}
