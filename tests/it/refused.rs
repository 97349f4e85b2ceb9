//! Starts that fail: a window says why, the error stream holds one line and the exit code is 1.

use std::path::Path;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::x_server::{XServer, x_server};

/// How a player closes the window.
enum ClosedBy {
    Mouse,
    Key(&'static str),
}

/// Starts a client that cannot open and closes its window. Returns the line on the error stream.
fn refused(x: &XServer, name: &str, data: &Path, more: &[&str], way: &ClosedBy) -> String {
    let aside = folder(&format!("driven_refused_{name}"));
    let mut client = DrivenClient::start_traced(x, name, data, &aside, more);
    client.wait_screen("failure");
    client.wait_control("failure.close");
    match way {
        ClosedBy::Mouse => client.click_and_end("failure.close"),
        ClosedBy::Key(key) => client.key(key),
    }
    assert_eq!(client.wait_exit().code(), Some(1), "{name}");
    client.error_stream()
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_start_that_fails_says_why_in_a_window_and_on_the_error_stream() {
    let x = x_server();
    let base = folder("driven_refused");
    // Nobody, not even root, can make a folder where a file is.
    let file = base.join("file");
    std::fs::write(&file, "").unwrap();
    let said = refused(&x, "unwritable", &file.join("data"), &["--locale", "sv"], &ClosedBy::Key("Return"));
    assert!(said.contains("kan inte sparas") && said.contains("file/data") && said.contains("--data"), "{said}");

    let data = base.join("data");
    let said = refused(&x, "assets", &data, &["--locale", "en", "--assets", "/no/such/assets"], &ClosedBy::Key("Escape"));
    assert!(said.contains("/no/such/assets"), "{said}");
    let said = refused(&x, "locales", &data, &["--locale", "en", "--locales", "/no/such/locales"], &ClosedBy::Mouse);
    assert!(said.contains("/no/such/locales"), "{said}");
    let rooms = base.join("rooms");
    std::fs::create_dir(&rooms).unwrap();
    std::fs::write(rooms.join("mine.room.ron"), "(id: \"mine\", \n").unwrap();
    let said = refused(&x, "room", &data, &["--locale", "en", "--rulebooks", rooms.to_str().unwrap()], &ClosedBy::Key("space"));
    assert!(said.contains("mine.room.ron"), "{said}");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_second_client_on_the_same_data_says_so_and_ends() {
    let x = x_server();
    let data = folder("driven_twice");
    std::fs::write(data.join("settings.ron"), "(name: \"Ardan\", language: Some(fr))").unwrap();
    let mut first = DrivenClient::start(&x, "twice", &data, &[]);
    first.wait_event("first_frame");
    // The window uses the language of the settings.
    let said = refused(&x, "second", &data, &[], &ClosedBy::Key("Return"));
    assert!(said.contains("déjà") && said.contains("driven_twice"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}
