//! Remote links for tests: opened and waited for.

use std::sync::Arc;

use poker_host::{Credentials, RemoteOptions, RemoteRoom, open_remote};
use poker_protocol::{AccountName, ConnectionEvent, Password};

use crate::client::PATIENCE;

/// Options of an account that is made if there is none.
pub fn options(url: &str, name: &str) -> RemoteOptions {
    let credentials = Credentials::SignUp { name: AccountName::unchecked(name), password: Password::new("correct horse") };
    RemoteOptions::at(url.parse().unwrap(), Some(credentials))
}

pub fn open(options: &RemoteOptions) -> RemoteRoom {
    open_remote(options, Arc::new(|| {})).unwrap()
}

/// Waits for an event.
pub fn until(room: &RemoteRoom, is: impl Fn(&ConnectionEvent) -> bool) -> ConnectionEvent {
    loop {
        let event = room.events().recv_timeout(PATIENCE).expect("something happens on the connection");
        if is(&event) {
            return event;
        }
    }
}

pub fn entered(room: &RemoteRoom) {
    until(room, |event| matches!(event, ConnectionEvent::Entered { .. }));
}
