//! The frames of a connection: each is for the server's door or for a room.

use serde::{Deserialize, Serialize};

use super::{DoorMessage, DoorRequest};
use crate::{ClientMsg, ServerMsg};

/// A frame that a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClientFrame {
    /// A request to the server's door.
    Door(DoorRequest),
    /// A request to the room, after signing in and entering.
    Room(ClientMsg),
}

/// A frame that a server sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ServerFrame {
    Door(DoorMessage),
    Room(ServerMsg),
}
