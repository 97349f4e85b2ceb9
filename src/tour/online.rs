//! The tour's servers: the states of signing in, and the states of the connection at a table.

use poker_client::{AddressBook, ServerConnection, SignInStage, Tokens};
use poker_protocol::{
    AccountName, Closing, ConnectionEvent, DoorRefusal, DoorRequest, Greeting, HallName, HallView, Loss, PROTOCOL_VERSION, Password,
    PlayerId, Retry, SessionId, SessionView, Token,
};

use crate::online::Online;

/// The state of a connection to a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct ServerLine {
    events: Vec<ConnectionEvent>,
    /// What the player asked for after these events, and the server's answer.
    answered: Option<(DoorRequest, ConnectionEvent)>,
    /// The number of servers in the address book; the last one is chosen.
    servers: usize,
    /// Whether the token for the chosen server is saved.
    kept: bool,
    pub(crate) new_account: bool,
    /// What is typed as a new password.
    pub(super) typed: &'static str,
}

/// The name of the account at each of the servers.
pub(super) const PLAYER: &str = "Ardan";

/// The servers. The last one, of a friend, has no encryption.
const SERVERS: [(&str, &str, &str); 3] = [
    ("", "wss://cards.example.net:7777", PLAYER),
    ("Friday evening", "wss://cards.example.org", PLAYER),
    ("Maren’s machine", "ws://192.168.1.7:7777", ""),
];

/// The number of servers where the second one is chosen, as in most pictures.
const USUAL: usize = 2;

/// A new password that is neither weak nor strong.
pub(crate) const HALF_GOOD: &str = "lanternlight";

fn greeted(recommended: &str) -> ConnectionEvent {
    ConnectionEvent::Greeted(Greeting {
        server: "cardroom-server".to_owned(),
        protocol: PROTOCOL_VERSION,
        oldest_client: "0.1.0".to_owned(),
        recommended_client: recommended.to_owned(),
        sign_up: true,
    })
}

/// The events that lead into a room, at a server that recommends this version.
fn inside(recommended: &str) -> Vec<ConnectionEvent> {
    let halls = ["main", "evening"].map(|name| HallView { name: HallName(name.to_owned()), url: None }).into();
    let name = AccountName::unchecked(PLAYER);
    vec![
        greeted(recommended),
        ConnectionEvent::SignedIn { player: PlayerId(1), name, token: None, halls },
        ConnectionEvent::Entered { hall: HallName("main".to_owned()) },
    ]
}

fn lost(why: Loss, in_ms: u32) -> ConnectionEvent {
    ConnectionEvent::Lost { why, detail: String::new(), retry: Some(Retry { in_ms, tries: 2 }) }
}

fn closed(why: Closing) -> ConnectionEvent {
    ConnectionEvent::Lost { why: Loss::Closed(why), detail: String::new(), retry: None }
}

/// The states of the screen for signing in, with their names.
pub(crate) fn doors() -> Vec<(&'static str, ServerLine)> {
    let usual = |events| ServerLine { events, servers: USUAL, ..ServerLine::default() };
    let refused = |reason| usual(vec![greeted("0.1.0"), ConnectionEvent::Refused(reason)]);
    vec![
        ("online-empty", ServerLine::default()),
        ("online", usual(Vec::new())),
        ("online-signed-in-before", ServerLine { kept: true, ..usual(Vec::new()) }),
        ("online-refused", refused(DoorRefusal::WrongCredentials)),
        ("online-locked", refused(DoorRefusal::LockedOut { seconds: 29 })),
        ("online-new-account", ServerLine { servers: SERVERS.len(), new_account: true, ..ServerLine::default() }.typing()),
        ("online-busy", usual(vec![greeted("0.1.0"), ConnectionEvent::Waiting { position: 3 }])),
        ("online-unreachable", usual(vec![lost(Loss::Unreachable, 5_000)])),
        ("online-session-over", usual([inside("0.1.0"), vec![closed(Closing::SignedOut)]].concat())),
    ]
}

/// The states of the connection at a table, with their names.
pub(crate) fn lines() -> Vec<(&'static str, ServerLine)> {
    let after =
        |more: Vec<ConnectionEvent>| ServerLine { events: [inside("0.1.0"), more].concat(), servers: USUAL, ..ServerLine::default() };
    vec![
        ("line-slow", after(vec![ConnectionEvent::RoundTrip(900)])),
        ("line-busy", after(vec![ConnectionEvent::Busy(true)])),
        ("line-lost", after(vec![lost(Loss::Silent, 4_000)])),
        ("line-restoring", after(vec![lost(Loss::Silent, 0), ConnectionEvent::Trying])),
        ("version-notice", ServerLine { events: inside("9.0.0"), servers: USUAL, ..ServerLine::default() }),
    ]
}

/// A connection that is signed in, at a server with two halls.
pub(crate) fn account() -> ServerLine {
    ServerLine { events: inside("0.1.0"), servers: USUAL, ..ServerLine::default() }
}

/// The states of the account's sessions on the page of the account, with their names.
pub(crate) fn account_sessions() -> Vec<(&'static str, ServerLine)> {
    let session = |id, made, used, current| SessionView { id: SessionId(id), made, used, current };
    let own = session(5_101, 1_795_252_500_000, 1_795_287_600_000, true);
    let others = [session(6_202, 1_794_038_640_000, 1_795_284_000_000, false), session(7_303, 1_792_864_020_000, 1_793_170_800_000, false)];
    let told = |others: &[SessionView]| {
        let mut line = account();
        line.events.push(ConnectionEvent::Sessions([std::slice::from_ref(&own), others].concat()));
        line
    };
    let end = DoorRequest::EndSessions { sessions: others.iter().map(|other| other.id).collect(), password: Password::new("wrong") };
    let after = |answer| ServerLine { answered: Some((end.clone(), answer)), ..told(&others) };
    vec![
        ("account-sessions", told(&others)),
        ("account-sessions-refused", after(ConnectionEvent::Refused(DoorRefusal::WrongCredentials))),
        ("account-sessions-ended", after(ConnectionEvent::Sessions(vec![own.clone()]))),
    ]
}

impl ServerLine {
    /// The same line while a new password is typed.
    pub(super) fn typing(self) -> Self {
        Self { typed: HALF_GOOD, ..self }
    }

    /// Whether there is a connection or one is being made.
    pub(crate) fn is_open(&self) -> bool {
        !self.events.is_empty() && self.connection().stage() != SignInStage::Ended
    }

    /// The account that can sign in without a password.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> Option<&'static str> {
        self.kept.then_some(PLAYER)
    }

    /// The connection after these events.
    pub(crate) fn connection(&self) -> ServerConnection {
        if self.events.is_empty() {
            return ServerConnection::default();
        }
        let mut connection = ServerConnection::calling(true);
        for event in self.events.clone() {
            connection.receive(event, 0);
        }
        if let Some((asked, answer)) = self.answered.clone() {
            connection.asked(&asked);
            connection.receive(answer, 0);
        }
        connection
    }

    /// The servers that are known.
    pub(crate) fn book(&self) -> AddressBook {
        let mut book = AddressBook::default();
        for (name, url, account) in SERVERS.into_iter().take(self.servers) {
            book.add(name, url);
            book.signed_in(url, account, true);
        }
        book
    }

    /// The resource that the panels read.
    pub(super) fn online(&self) -> Online {
        let (book, mut tokens) = (self.book(), Tokens::default());
        if let Some(server) = book.chosen().filter(|_| self.kept) {
            tokens.keep(&server.url, Token([0; 32]));
        }
        Online::pictured(book, tokens, self.connection(), self.is_open())
    }
}
