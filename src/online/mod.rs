//! Rooms on servers: the address book, the connection to one server, and signing in there.

mod files;
mod follow;
mod plugin;

use bevy::prelude::*;
use poker_client::{AddressBook, OnlineIntent, ServerConnection, SignInStage, Tokens};
use poker_protocol::{DoorRequest, Waker};
use poker_remote::{Address, Credentials, RemoteOptions, RemoteRoom, open_remote};
use poker_text::{Text, text};

use crate::platform::DataPaths;
use files::OnlineFiles;
pub(crate) use plugin::plugin;

/// The address book, and the room while there is a connection. The files are read only once the player asks for servers.
#[derive(Resource)]
pub(crate) struct Online {
    files: Option<OnlineFiles>,
    pub(crate) book: AddressBook,
    tokens: Tokens,
    waker: Waker,
    room: Option<RemoteRoom>,
    /// There is a connection, or one is being made.
    open: bool,
    /// The state of the connection, or why it ended.
    pub(crate) connection: ServerConnection,
    /// The address of the connected server, as in the address book.
    url: String,
    /// Whether the player wants to stay signed in, so that the token is saved.
    remember: bool,
    /// Whether the player has read the notice about a newer version.
    version_read: bool,
    /// Rooms that were entered or left and that the session does not know of yet.
    transitions: Vec<RoomTransition>,
}

/// The player entered a room or left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoomTransition {
    /// A room was entered. `again`: the same room was entered again after the connection was lost.
    Entered { again: bool },
    /// The room was left, or is gone.
    Left,
}

impl Online {
    /// An address book with its files at `places`.
    pub(crate) fn new(places: &DataPaths, waker: Waker) -> Self {
        Self { files: Some(OnlineFiles::at(places)), waker, ..Self::none() }
    }

    /// An empty address book without files, for the tour.
    pub(crate) fn none() -> Self {
        Self {
            files: None,
            book: AddressBook::default(),
            tokens: Tokens::default(),
            waker: std::sync::Arc::new(|| {}),
            room: None,
            open: false,
            connection: ServerConnection::default(),
            url: String::new(),
            remember: false,
            version_read: false,
            transitions: Vec::new(),
        }
    }

    /// Servers for a picture of the tour. No connection is made.
    pub(crate) fn pictured(book: AddressBook, tokens: Tokens, connection: ServerConnection, open: bool) -> Self {
        let url = book.chosen().map(|server| server.url.clone()).unwrap_or_default();
        Self { book, tokens, connection, open, url, ..Self::none() }
    }

    /// A connection to a server that answers nothing.
    #[cfg(test)]
    pub(crate) fn unanswered(connection: ServerConnection) -> Self {
        let options = RemoteOptions::at("ws://127.0.0.1:9".parse().unwrap(), None);
        let room = open_remote(&options, std::sync::Arc::new(|| {})).unwrap();
        Self { room: Some(room), open: true, connection, ..Self::none() }
    }

    /// The name of the signed-in account; empty where none is signed in.
    fn account_name(&self) -> String {
        self.connection.account().map(|account| account.name.to_string()).unwrap_or_default()
    }

    /// Whether there is a connection or one is being made.
    pub(crate) fn is_open(&self) -> bool {
        self.open
    }

    /// The player's name for the connected server.
    pub(crate) fn server(&self) -> &str {
        let known = self.book.servers().iter().find(|server| server.url == self.url);
        known.map_or(self.url.as_str(), poker_client::ServerEntry::title)
    }

    /// The room that is played in, to tell rooms apart: [`Self::room`], or nothing for practice.
    pub(crate) fn played_room(&self) -> String {
        if self.is_open() { self.room() } else { String::new() }
    }

    /// The address of the server with the hall, to tell rooms apart.
    pub(crate) fn room(&self) -> String {
        match self.connection.hall() {
            Some(hall) => format!("{} {hall}", self.url),
            None => self.url.clone(),
        }
    }

    /// The account that can sign in at the chosen server without a password.
    pub(crate) fn kept_account(&self) -> Option<&str> {
        let server = self.book.chosen()?;
        self.tokens.of(&server.url).map(|_| server.account.as_str())
    }

    /// Whether the connection to the chosen server is not encrypted.
    pub(crate) fn is_plain(&self) -> bool {
        let address = self.book.chosen().and_then(|server| server.url.parse::<Address>().ok());
        address.is_some_and(|address| address.is_open())
    }

    /// The newer version that the server recommends, until the player has read of it.
    pub(crate) fn newer_version(&self) -> Option<&str> {
        self.connection.newer_version(env!("CARGO_PKG_VERSION")).filter(|_| self.is_open() && !self.version_read)
    }

    /// Reads the address book and the tokens at the first call. Returns messages for the player about the files.
    pub(crate) fn open_book(&mut self) -> Vec<Text> {
        let Some(files) = &mut self.files else { return Vec::new() };
        let Some(found) = files.read() else { return Vec::new() };
        (self.book, self.tokens) = (found.book, found.tokens);
        found.notices
    }

    /// Carries out the part of an intent that does not concern screens. Returns a message where something went wrong on this machine.
    pub(crate) fn carry_out(&mut self, intent: OnlineIntent) -> Option<Text> {
        match intent {
            OnlineIntent::Open => {}
            OnlineIntent::Add { name, url } => return self.keep_book(|book| book.add(&name, &url)),
            OnlineIntent::Choose(url) => {
                if self.book.chosen().is_none_or(|server| server.url != url) {
                    self.connection = ServerConnection::default();
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
            OnlineIntent::EndSessions { sessions, password } => self.ask(DoorRequest::EndSessions { sessions, password }),
            OnlineIntent::Enter(hall) => self.ask(DoorRequest::Enter { hall: Some(hall) }),
            OnlineIntent::DismissBusy => self.connection.dismissed_busy(),
            OnlineIntent::DismissVersion => self.version_read = true,
        }
        None
    }

    /// Sends a request for signing in, over the connection that waits for one or over a new one. Returns a message where that fails on this
    /// machine.
    fn sign_in(&mut self, request: DoorRequest) -> Option<Text> {
        let server = self.book.chosen()?;
        if self.room.is_some() && self.url == server.url && self.connection.stage() == SignInStage::AtDoor {
            self.ask(request);
            return None;
        }
        let Ok(address) = server.url.parse::<Address>() else { return Some(text::online::address_wrong(crate::screen::ADDRESS_EXAMPLE)) };
        let credentials = match request {
            DoorRequest::SignIn { name, password } => Some(Credentials::SignIn { name, password }),
            DoorRequest::SignUp { name, password } => Some(Credentials::SignUp { name, password }),
            DoorRequest::SignInWith { token } => Some(Credentials::Token(token)),
            DoorRequest::SignOut
            | DoorRequest::ChangePassword { .. }
            | DoorRequest::ListSessions
            | DoorRequest::EndSessions { .. }
            | DoorRequest::Enter { .. }
            | DoorRequest::Pong { .. } => None,
        };
        self.url.clone_from(&server.url);
        self.connection = ServerConnection::calling(credentials.is_some());
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

    /// Asks the server for the sessions of the account.
    pub(crate) fn refresh_sessions(&mut self) {
        self.ask(DoorRequest::ListSessions);
    }

    fn ask(&mut self, request: DoorRequest) {
        if let Some(room) = &self.room {
            self.connection.asked(&request);
            room.ask(request);
        }
    }

    /// Closes the connection. The server keeps the player's seats as after a lost connection.
    pub(crate) fn hang_up(&mut self) {
        self.ended();
        self.connection = ServerConnection::default();
    }

    /// Notes that the connection has ended; `connection` keeps the reason.
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
