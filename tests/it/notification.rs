//! The system shows a message for a turn that begins while the window is not in front.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::command_line::folder;
use crate::driven::{finish_hand, hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::turns::{own_acts, until};
use crate::x_server::x_server;

/// Puts a program into a folder in the place of `notify-send`, which writes its arguments into a file, one line for each message. Returns
/// where programs are looked for, with this folder first, and the file.
fn writing_program(folder: &Path) -> (OsString, PathBuf) {
    let program = folder.join("notify-send");
    std::fs::write(&program, "#!/bin/sh\nprintf '%s\\n' \"$*\" >> \"$0.told\"\n").unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let others = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&others))).unwrap();
    (path, folder.join("notify-send.told"))
}

/// The messages that were shown.
fn messages(told: &Path) -> Vec<String> {
    std::fs::read_to_string(told).unwrap_or_default().lines().map(str::to_owned).collect()
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_one_message_names_the_table_of_a_turn_that_begins_while_the_window_is_not_in_front() {
    let x = x_server();
    let data = folder("driven_notification");
    hurried(&data, ", notifies: true");
    let (path, told) = writing_program(&folder("driven_notification_program"));
    let mut client = DrivenClient::start_with(&x, "notification", &data, ("PATH", path.as_os_str()), &["--seed", "11", "--locale", "en"]);
    sit_down(&mut client);
    let offer = client.last_line(|line| line["event"] == "seat_offered").expect("a seat was offered");
    let (name, tables) = (offer["name"].as_str().unwrap(), [offer["table"].as_u64().unwrap()]);

    assert!(client.has_focus());
    while own_acts(&mut client, &tables) < 2 {
        finish_hand(&mut client);
    }
    assert_eq!(messages(&told), Vec::<String>::new(), "the player looks at the table");

    // Between two hands the window loses the focus. On a busy machine the next turn may come first; then the hand after is taken.
    loop {
        let turns = client.lines_of("prompt").len();
        client.unfocus();
        // A turn that begins at this moment is told of in one of the next frames.
        std::thread::sleep(Duration::from_millis(300));
        if client.lines_of("prompt").len() == turns || !messages(&told).is_empty() {
            break;
        }
        finish_hand(&mut client);
    }
    client.wait_event("ready");
    until(&mut client, "a message", |_| !messages(&told).is_empty(), |_| {});
    assert!(!client.has_focus());

    // A key gives the focus back.
    let before = own_acts(&mut client, &tables);
    until(&mut client, "an action", |client| own_acts(client, &tables) > before, |client| client.key("c"));
    assert!(client.has_focus());
    while own_acts(&mut client, &tables) < before + 3 {
        finish_hand(&mut client);
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let shown = messages(&told);
    assert_eq!(shown.len(), 1, "{shown:?}");
    assert!(shown[0].contains("Your turn") && shown[0].contains(name), "{name}: {shown:?}");
    assert_eq!(client.lines_of("notification").len(), 1);
}
