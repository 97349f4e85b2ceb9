//! What the shell needs of the door: who may come in. A machine that is told the time and never waits.

use std::collections::BTreeMap;
use std::collections::VecDeque;

use poker_protocol::{AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, HallName, HallView, PlayerId, Token};
use poker_room::{Now, Visitor};

use super::peer::Peer;

/// A connection, unique while its server runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);

/// Something that the gate wants a connection to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GateOutput {
    /// Tell the client.
    Say(DoorMessage),
    /// Take the client into a hall.
    Admit {
        /// Whose account it is.
        visitor: Visitor,
        /// Its name.
        name: AccountName,
        /// Where to.
        hall: HallName,
    },
    /// End the connection.
    Close(Closing),
}

/// Who may come in.
pub trait Gate: Send {
    /// A new connection.
    fn arrive(&mut self, connection: ConnectionId, peer: Peer, now: Now);
    /// A request of a connection; it makes no other before this one is answered. `Pong` does not come here.
    fn ask(&mut self, connection: ConnectionId, request: DoorRequest, now: Now);
    /// A connection is gone.
    fn leave(&mut self, connection: ConnectionId, now: Now);
    /// Does everything that is due.
    fn tick(&mut self, now: Now);
    /// When [`Self::tick`] has something to do.
    fn due(&self) -> Option<Now>;
    /// What to do next, and at which connection.
    fn poll(&mut self) -> Option<(ConnectionId, GateOutput)>;
}

/// A gate that lets everybody in under any name and asks for no password.
#[derive(Debug, Default)]
pub struct OpenGate {
    halls: Vec<HallName>,
    names: BTreeMap<String, PlayerId>,
    here: BTreeMap<ConnectionId, (Peer, Option<(PlayerId, AccountName)>)>,
    outputs: VecDeque<(ConnectionId, GateOutput)>,
}

impl OpenGate {
    /// To these halls.
    #[must_use]
    pub fn new(halls: Vec<HallName>) -> Self {
        Self { halls, ..Self::default() }
    }

    fn sign_in(&mut self, connection: ConnectionId, name: AccountName) -> GateOutput {
        if let Err(why) = name.check() {
            return refuse(DoorRefusal::BadName { why });
        }
        let next = PlayerId(u64::try_from(self.names.len()).unwrap_or(u64::MAX).saturating_add(1));
        let player = *self.names.entry(name.folded()).or_insert(next);
        if let Some((_, account)) = self.here.get_mut(&connection) {
            *account = Some((player, name.clone()));
        }
        let mut token = [0; 32];
        token[..8].copy_from_slice(&player.0.to_be_bytes());
        let halls = self.halls.iter().map(|name| HallView { name: name.clone(), url: None }).collect();
        GateOutput::Say(DoorMessage::SignedIn { player, name, token: Some(Token(token)), halls })
    }

    fn enter(&self, connection: ConnectionId, hall: Option<HallName>) -> GateOutput {
        let Some((peer, Some((player, name)))) = self.here.get(&connection) else { return refuse(DoorRefusal::NotSignedIn) };
        let hall = hall.or_else(|| self.halls.first().cloned()).filter(|hall| self.halls.contains(hall));
        let Some(hall) = hall else { return refuse(DoorRefusal::NoSuchHall) };
        let visitor = Visitor { origin: peer.origin, ..Visitor::person(*player) };
        GateOutput::Admit { visitor, name: name.clone(), hall }
    }
}

fn refuse(reason: DoorRefusal) -> GateOutput {
    GateOutput::Say(DoorMessage::Refused { reason })
}

impl Gate for OpenGate {
    fn arrive(&mut self, connection: ConnectionId, peer: Peer, _: Now) {
        self.here.insert(connection, (peer, None));
    }

    fn ask(&mut self, connection: ConnectionId, request: DoorRequest, _: Now) {
        let answer = match request {
            DoorRequest::SignUp { name, .. } | DoorRequest::SignIn { name, .. } => self.sign_in(connection, name),
            DoorRequest::SignInWith { token: Token(bytes) } => {
                let named = self.names.iter().find(|(_, player)| bytes.starts_with(&player.0.to_be_bytes()));
                match named.map(|(name, _)| AccountName::unchecked(name)) {
                    Some(name) => self.sign_in(connection, name),
                    None => refuse(DoorRefusal::WrongToken),
                }
            }
            DoorRequest::SignOut => {
                if let Some((_, account)) = self.here.get_mut(&connection) {
                    *account = None;
                }
                GateOutput::Say(DoorMessage::SignedOut)
            }
            DoorRequest::ChangePassword { .. } => refuse(DoorRefusal::Unavailable),
            DoorRequest::Enter { hall } => self.enter(connection, hall),
            DoorRequest::Pong { .. } => return,
        };
        self.outputs.push_back((connection, answer));
    }

    fn leave(&mut self, connection: ConnectionId, _: Now) {
        self.here.remove(&connection);
    }

    fn tick(&mut self, _: Now) {}

    fn due(&self) -> Option<Now> {
        None
    }

    fn poll(&mut self) -> Option<(ConnectionId, GateOutput)> {
        self.outputs.pop_front()
    }
}
