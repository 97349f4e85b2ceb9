//! Watches the lobby over a link of its own, as every client can, so that bots come to a stake at which a person waits for a seat.

use poker_protocol::{ClientMsg, Link, LinkClosed, Message, PROTOCOL_VERSION, Request, RequestId, StakeRow};

pub(super) struct LobbyWatcher {
    link: Link,
    rows: Vec<StakeRow>,
}

impl LobbyWatcher {
    pub(super) fn new(link: Link) -> LobbyWatcher {
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: concat!("bots ", env!("CARGO_PKG_VERSION")).to_owned(),
            name: "Doorkeeper".to_owned(),
            avatar: 0,
            language: "en".to_owned(),
            resume: None,
        };
        for (id, request) in (1..).zip([hello, Request::WatchLobby]) {
            if link.send(ClientMsg { id: RequestId(id), request }).is_err() {
                // The next `step` notices that the link is closed.
                break;
            }
        }
        LobbyWatcher { link, rows: Vec::new() }
    }

    pub(super) fn link(&self) -> &Link {
        &self.link
    }

    /// The stakes as the room sent them last.
    pub(super) fn rows(&self) -> &[StakeRow] {
        &self.rows
    }

    /// Reads all messages.
    pub(super) fn step(&mut self) -> Result<(), LinkClosed> {
        while let Some(message) = self.link.try_recv()? {
            if let Message::Lobby { stakes } = message.message {
                self.rows = stakes.to_vec();
            }
        }
        Ok(())
    }
}
