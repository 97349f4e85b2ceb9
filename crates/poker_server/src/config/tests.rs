//! Configuration files: the example holds the defaults, and every error names its place.

use std::path::Path;

use super::{Config, StoreUrl};

fn example() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.example.ron")).unwrap()
}

#[test]
fn the_example_is_what_holds_without_a_file_and_an_empty_file_is_too() {
    assert_eq!(Config::parse("example", &example()).unwrap(), Config::default());
    assert_eq!(Config::parse("empty", "()").unwrap(), Config::default());
}

#[test]
fn the_longest_wait_for_hands_is_a_number_of_seconds_or_none() {
    for (text, most) in [("(finish_hands_s: 60)", Some(60)), ("(finish_hands_s: Some(5))", Some(5)), ("(finish_hands_s: None)", None)] {
        assert_eq!(Config::parse("x.ron", text).unwrap().finish_hands_s, most, "{text}");
    }
    assert!(Config::parse("x.ron", "(finish_hands_s: -1)").is_err());
}

#[test]
fn the_example_names_every_option() {
    // Every field that `Debug` prints must be in the example, except the fields for tests.
    let printed = format!("{:?}", Config::default());
    let field = |before: &'_ str| before.rsplit(|letter: char| !(letter.is_alphanumeric() || letter == '_')).next().map(str::to_owned);
    let mut fields: Vec<String> = printed.split(": ").filter_map(field).collect();
    // The last part is the value of the last field, not a field.
    fields.pop();
    let tests_alone = ["hash_cost", "memory_kib", "passes", "lanes", "seed", "count_this_machine", "silence"];
    let example = example();
    for field in fields.iter().filter(|field| !tests_alone.contains(&field.as_str())) {
        // The example gives times in seconds.
        let named = [format!("{field}: "), format!("{field}_s: ")].iter().any(|name| example.contains(name));
        assert!(named, "{field}");
    }
}

#[test]
fn every_mistake_says_file_place_and_what_was_expected() {
    let cases = [
        ("(listen: 7)", "x.ron:1:9: Expected string"),
        ("(lisen: \"127.0.0.1:1\")", "x.ron:1:"),
        ("(\n  limits: (burst: -1),\n)", "x.ron:2:"),
        ("(listen: \"0.0.0.0:7777\")", "x.ron: listen is 0.0.0.0:7777, expected an address of this machine alone, or tls"),
        ("(halls: [])", "x.ron: halls is empty, expected at least one hall"),
        ("(halls: [(name: \"A b\")])", "x.ron: halls[1]: name is \"A b\", expected 1 to 32 small letters"),
        ("(halls: [(name: \"a\"), (name: \"a\")])", "x.ron: halls[2]: name is \"a\", expected a name that no other hall has"),
        ("(halls: [(tournaments: daily)])", "x.ron:1:24: Unexpected variant named `daily`"),
        ("(halls: [(history: 0)])", "x.ron: halls[1]: history is 0, expected a number from 1 to 256"),
        ("(halls: [(history: 257)])", "x.ron: halls[1]: history is 257, expected a number from 1 to 256"),
        ("(limits: (connections: 0))", "x.ron: limits: connections is 0, expected a number from 1"),
        ("(limits: (handshake_s: 0))", "x.ron: limits: handshake_s is 0, expected a number from 1"),
        ("(accounts: (session_hours: Some(0)))", "x.ron: accounts: session_hours is 0, expected a number from 1"),
        ("(accounts: (token_days: 0))", "x.ron: accounts: token_days is 0, expected a number from 1"),
        ("(lease_s: 1)", "x.ron: lease_s is 1, expected a number from 2"),
        (
            "(public_url: Some(\"cards.example\"))",
            "x.ron: public_url is \"cards.example\", expected an address that begins with ws:// or wss://",
        ),
        ("(recommended_client: \"new\")", "x.ron: recommended_client is \"new\", expected a version as 0.1.0"),
    ];
    for (text, told) in cases {
        let error = Config::parse("x.ron", text).unwrap_err().to_string();
        assert!(error.starts_with(told), "{text}: {error}");
    }
}

#[test]
fn a_server_behind_a_proxy_that_others_can_reach_is_warned_of() {
    let warnings = |text: &str| Config::parse("x.ron", text).unwrap().warnings().join("\n");
    let reached = "(behind_proxy: true, allow_insecure: true, listen: \"0.0.0.0:7777\")";
    assert!(warnings(reached).starts_with("behind_proxy is true and 0.0.0.0:7777 can be reached from other computers"));
    assert_eq!(warnings("(behind_proxy: true)"), "");
    assert!(warnings("(allow_insecure: true, listen: \"0.0.0.0:7777\")").starts_with("0.0.0.0:7777 can be reached without TLS"));
    assert_eq!(warnings("()"), "");
}

#[test]
fn the_address_of_the_books_prints_as_stars() {
    let store = Some(StoreUrl("postgres://me:secret@host/cards".to_owned()));
    assert!(!format!("{:?}", Config { store, ..Config::default() }).contains("secret"));
}
