//! Starts that fail: a window says why, the error stream holds one line, the exit code is 1.

use std::path::Path;

use crate::client::Client;
use crate::command_line::folder;
use crate::x_server::XServer;

/// How a player closes the window.
enum Way {
    Mouse,
    Key(&'static str),
}

/// Starts a client that cannot open, closes its window, and answers the line on the error stream.
fn refused(x: &XServer, name: &str, data: &Path, more: &[&str], way: &Way) -> String {
    let aside = folder(&format!("driven_refused_{name}"));
    let mut client = Client::start_traced(x, name, data, &aside, more);
    client.wait_screen("failure");
    client.wait_control("failure.close");
    match way {
        Way::Mouse => client.click_and_end("failure.close"),
        Way::Key(key) => client.key(key),
    }
    assert_eq!(client.wait_exit().code(), Some(1), "{name}");
    client.error_stream()
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_start_that_fails_says_why_in_a_window_and_on_the_error_stream() {
    let x = XServer::start().expect("Xvfb and xdotool are installed");
    let base = folder("driven_refused");
    // No folder can be made where a file lies, whoever asks.
    let file = base.join("file");
    std::fs::write(&file, "").unwrap();
    let said = refused(&x, "unwritable", &file.join("data"), &["--locale", "sv"], &Way::Key("Return"));
    assert!(said.contains("kan inte sparas") && said.contains("file/data") && said.contains("--data"), "{said}");

    let data = base.join("data");
    let said = refused(&x, "assets", &data, &["--locale", "en", "--assets", "/no/such/assets"], &Way::Key("Escape"));
    assert!(said.contains("/no/such/assets"), "{said}");
    let said = refused(&x, "locales", &data, &["--locale", "en", "--locales", "/no/such/locales"], &Way::Mouse);
    assert!(said.contains("/no/such/locales"), "{said}");
    let rooms = base.join("rooms");
    std::fs::create_dir(&rooms).unwrap();
    std::fs::write(rooms.join("mine.room.ron"), "(id: \"mine\", \n").unwrap();
    let said = refused(&x, "room", &data, &["--locale", "en", "--rulebooks", rooms.to_str().unwrap()], &Way::Key("space"));
    assert!(said.contains("mine.room.ron"), "{said}");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_second_client_on_the_same_data_says_so_and_ends() {
    let x = XServer::start().expect("Xvfb and xdotool are installed");
    let data = folder("driven_twice");
    std::fs::write(data.join("settings.ron"), "(name: \"Ardan\", language: Some(fr))").unwrap();
    let mut first = Client::start(&x, "twice", &data, &[]);
    first.wait_event("first_frame");
    // In the language of the settings.
    let said = refused(&x, "second", &data, &[], &Way::Key("Return"));
    assert!(said.contains("déjà") && said.contains("driven_twice"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}
