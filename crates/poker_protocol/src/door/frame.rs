//! One frame of a connection: about the connection itself, or for the room behind it.

use serde::{Deserialize, Serialize};

use super::{DoorMessage, DoorRequest};
use crate::{ClientMsg, ServerMsg};

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClientFrame {
    /// To the server's door.
    Door(DoorRequest),
    /// A request to the room, after signing in and entering.
    Room(ClientMsg),
}

/// What a server sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerFrame {
    Door(DoorMessage),
    Room(ServerMsg),
}
