//! Opens remote links and waits for their events.

use std::sync::Arc;

use poker_protocol::{AccountName, ConnectionEvent, DoorRefusal, DoorRequest, Password};
use poker_remote::{Credentials, RemoteOptions, RemoteRoom, open_remote};

use crate::client::PATIENCE;

/// Options for an account that is created if there is none.
pub fn options(url: &str, name: &str) -> RemoteOptions {
    let credentials = Credentials::SignUp { name: AccountName::unchecked(name), password: password() };
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

/// Waits until the account has entered a hall.
pub fn entered(room: &RemoteRoom, name: &str) {
    loop {
        let event = until(room, |event| matches!(event, ConnectionEvent::Entered { .. } | ConnectionEvent::Refused(_)));
        match event {
            ConnectionEvent::Refused(DoorRefusal::NameTaken) => {
                room.ask(DoorRequest::SignIn { name: AccountName::unchecked(name), password: password() });
            }
            ConnectionEvent::Entered { .. } => return,
            other => panic!("{name}: {other:?}"),
        }
    }
}

fn password() -> Password {
    Password::new("correct horse")
}
