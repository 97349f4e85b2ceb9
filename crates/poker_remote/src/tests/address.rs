//! Addresses as players type them.

use crate::address::{Address, BadAddress};

fn parts(text: &str) -> (bool, String, u16) {
    let Address { tls, host, port, .. } = text.parse().unwrap();
    (tls, host, port)
}

#[test]
fn an_address_has_a_scheme_a_host_and_a_port() {
    assert_eq!(parts("ws://127.0.0.1:7777/"), (false, "127.0.0.1".to_owned(), 7777));
    assert_eq!(parts("wss://cards.example.org"), (true, "cards.example.org".to_owned(), 443));
    assert_eq!(parts("ws://[::1]:9/room"), (false, "::1".to_owned(), 9));
    assert_eq!(parts(" ws://cards.example.org "), (false, "cards.example.org".to_owned(), 80));
}

#[test]
fn without_a_scheme_a_server_elsewhere_is_encrypted_and_one_here_has_its_own_port() {
    assert_eq!(parts("cards.example.org"), (true, "cards.example.org".to_owned(), 443));
    assert_eq!(parts("cards.example.org:7000"), (true, "cards.example.org".to_owned(), 7000));
    assert_eq!(parts("localhost"), (false, "localhost".to_owned(), 7777));
    assert_eq!(parts("127.0.0.1:5000"), (false, "127.0.0.1".to_owned(), 5000));
    assert_eq!(parts("[::1]"), (false, "::1".to_owned(), 7777));
}

#[test]
fn what_is_no_address_is_refused() {
    let bad = |text: &str| text.parse::<Address>().unwrap_err();
    assert_eq!(bad("https://example.org"), BadAddress::Scheme("https://example.org".to_owned()));
    for text in ["", "wss://", "ws:// two words", "wss://name:secret@example.org", "wss://example.org:port"] {
        assert_eq!(bad(text), BadAddress::Malformed(text.to_owned()));
    }
}

#[test]
fn a_line_is_open_where_it_leaves_the_machine_unencrypted() {
    let open = |text: &str| text.parse::<Address>().unwrap().is_open();
    assert!(open("ws://192.168.1.7:7777") && open("ws://cards.example.org"));
    assert!(!open("wss://cards.example.org") && !open("ws://127.0.0.1:7777") && !open("localhost") && !open("ws://[::1]:7777"));
}
