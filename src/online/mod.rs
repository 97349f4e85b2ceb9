//! Rooms on servers: the address book, the line to one of them, and what its door says.

mod files;
mod follow;
mod plugin;

use bevy::prelude::*;
use poker_client::{AddressBook, Connection, OnlineIntent, Stage, Tokens};
use poker_protocol::{DoorRequest, Waker};
use poker_remote::{Address, Credentials, RemoteOptions, RemoteRoom, open_remote};
use poker_text::{Text, text};

use crate::platform::Places;
use files::OnlineFiles;
pub(crate) use plugin::plugin;

/// The address book, and the room while there is a line to it. Nothing of it is read before the player asks for a server.
#[derive(Resource)]
pub(crate) struct Online {
    files: Option<OnlineFiles>,
    pub(crate) book: AddressBook,
    tokens: Tokens,
    waker: Waker,
    room: Option<RemoteRoom>,
    /// There is a line, or one is being made.
    open: bool,
    /// How the line stands, or why there is none any more.
    pub(crate) connection: Connection,
    /// Where the line leads, as the address book has it.
    url: String,
    /// The player wants to stay signed in: the token is kept.
    remember: bool,
    /// The word about a newer version has been read.
    version_read: bool,
    /// What the door opened and closed, until the session follows.
    passages: Vec<Passage>,
}

/// The way into a room, or out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passage {
    /// The room is open; `again` after the line was lost.
    Entered { again: bool },
    /// There is no room any more.
    Left,
}

impl Online {
    /// An address book whose files lie at these places.
    pub(crate) fn new(places: &Places, waker: Waker) -> Self {
        Self { files: Some(OnlineFiles::at(places)), waker, ..Self::none() }
    }

    /// No servers: the tour calls none.
    pub(crate) fn none() -> Self {
        Self {
            files: None,
            book: AddressBook::default(),
            tokens: Tokens::default(),
            waker: std::sync::Arc::new(|| {}),
            room: None,
            open: false,
            connection: Connection::default(),
            url: String::new(),
            remember: false,
            version_read: false,
            passages: Vec::new(),
        }
    }

    /// A picture of servers, of which none is called.
    pub(crate) fn pictured(book: AddressBook, tokens: Tokens, connection: Connection, open: bool) -> Self {
        let url = book.chosen().map(|server| server.url.clone()).unwrap_or_default();
        Self { book, tokens, connection, open, url, ..Self::none() }
    }

    /// The name of the account that is signed in; empty before.
    fn account_name(&self) -> String {
        self.connection.account().map(|account| account.name.to_string()).unwrap_or_default()
    }

    /// There is a line, or one is being made.
    pub(crate) fn is_open(&self) -> bool {
        self.open
    }

    /// The server that is called, as the player calls it.
    pub(crate) fn server(&self) -> &str {
        let known = self.book.servers().iter().find(|server| server.url == self.url);
        known.map_or(self.url.as_str(), poker_client::Server::title)
    }

    /// The account that the chosen server would let in without a password.
    pub(crate) fn kept_account(&self) -> Option<&str> {
        let server = self.book.chosen()?;
        self.tokens.of(&server.url).map(|_| server.account.as_str())
    }

    /// What is typed for the chosen server can be read on the way.
    pub(crate) fn is_plain(&self) -> bool {
        let address = self.book.chosen().and_then(|server| server.url.parse::<Address>().ok());
        address.is_some_and(|address| address.is_open())
    }

    /// The version that the server recommends, until that has been read.
    pub(crate) fn newer_version(&self) -> Option<&str> {
        self.connection.newer_version(env!("CARGO_PKG_VERSION")).filter(|_| self.is_open() && !self.version_read)
    }

    /// Reads the address book once; what there is to say about the files.
    pub(crate) fn open_book(&mut self) -> Vec<Text> {
        let Some(files) = &mut self.files else { return Vec::new() };
        let Some(found) = files.read() else { return Vec::new() };
        (self.book, self.tokens) = (found.book, found.tokens);
        found.notices
    }

    /// Carries out what does not concern screens; what went wrong on this machine.
    pub(crate) fn carry_out(&mut self, intent: OnlineIntent) -> Option<Text> {
        match intent {
            OnlineIntent::Open => {}
            OnlineIntent::Add { name, url } => return self.keep_book(|book| book.add(&name, &url)),
            OnlineIntent::Choose(url) => {
                if self.book.chosen().is_none_or(|server| server.url != url) {
                    self.connection = Connection::default();
                }
                return self.keep_book(|book| book.choose(&url));
            }
            OnlineIntent::Forget(url) => {
                let told = self.forget_token(&url);
                return self.keep_book(|book| book.forget(&url)).or(told);
            }
            OnlineIntent::SignIn { name, password, remember } => {
                self.remember = remember;
                return self.sign_in(DoorRequest::SignIn { name, password });
            }
            OnlineIntent::SignUp { name, password, remember } => {
                self.remember = remember;
                return self.sign_in(DoorRequest::SignUp { name, password });
            }
            OnlineIntent::GoOn => {
                self.remember = true;
                let token = self.book.chosen().and_then(|server| self.tokens.of(&server.url))?;
                return self.sign_in(DoorRequest::SignInWith { token });
            }
            OnlineIntent::Cancel => self.hang_up(),
            OnlineIntent::TryNow => self.room.iter().for_each(RemoteRoom::connect_anew),
            OnlineIntent::SignOut => {
                let url = self.url.clone();
                self.ask(DoorRequest::SignOut);
                return self.forget_token(&url);
            }
            OnlineIntent::ChangePassword { old, new } => self.ask(DoorRequest::ChangePassword { old, new }),
            OnlineIntent::Enter(hall) => self.ask(DoorRequest::Enter { hall: Some(hall) }),
            OnlineIntent::DismissVersion => self.version_read = true,
        }
        None
    }

    /// Over the line that stands at the door, or a new one.
    fn sign_in(&mut self, request: DoorRequest) -> Option<Text> {
        let server = self.book.chosen()?;
        if self.room.is_some() && self.url == server.url && self.connection.stage() == Stage::AtDoor {
            self.ask(request);
            return None;
        }
        let Ok(address) = server.url.parse::<Address>() else { return Some(text::online::address_wrong(crate::screen::ADDRESS_EXAMPLE)) };
        let credentials = match request {
            DoorRequest::SignIn { name, password } => Some(Credentials::SignIn { name, password }),
            DoorRequest::SignUp { name, password } => Some(Credentials::SignUp { name, password }),
            DoorRequest::SignInWith { token } => Some(Credentials::Token(token)),
            DoorRequest::SignOut | DoorRequest::ChangePassword { .. } | DoorRequest::Enter { .. } | DoorRequest::Pong { .. } => None,
        };
        self.url.clone_from(&server.url);
        self.connection = Connection::calling(credentials.is_some());
        self.version_read = false;
        let options = RemoteOptions { client_version: env!("CARGO_PKG_VERSION").to_owned(), ..RemoteOptions::at(address, credentials) };
        match open_remote(&options, self.waker.clone()) {
            Ok(room) => {
                self.room = Some(room);
                self.open = true;
                None
            }
            Err(_) => {
                self.hang_up();
                Some(text::online::unavailable())
            }
        }
    }

    fn ask(&mut self, request: DoorRequest) {
        if let Some(room) = &self.room {
            self.connection.asked(&request);
            room.ask(request);
        }
    }

    /// Leaves the server. It keeps the seats as for a player whose line is lost.
    pub(crate) fn hang_up(&mut self) {
        self.ended();
        self.connection = Connection::default();
    }

    /// There is no line any more; the connection still tells why.
    fn ended(&mut self) {
        self.room = None;
        self.open = false;
    }

    fn keep_book(&mut self, change: impl FnOnce(&mut AddressBook)) -> Option<Text> {
        change(&mut self.book);
        self.files.as_ref()?.write_book(&self.book)
    }

    fn keep_tokens(&self) -> Option<Text> {
        self.files.as_ref()?.write_tokens(&self.tokens)
    }

    fn forget_token(&mut self, url: &str) -> Option<Text> {
        if self.tokens.forget(url) { self.keep_tokens() } else { None }
    }
}
