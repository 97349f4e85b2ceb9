//! A newtype for each id, so that none can stand in for another.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);
    };
}

id!(/// A table of the room.
    TableId(u32));
id!(/// A player's account.
    PlayerId(u64));
id!(/// A hand, unique in its room and rising.
    HandId(u64));
id!(/// The place of a message in the stream to one client; the first is 1.
    Seq(u64));
id!(/// Chosen by the client, rising; a room applies each at most once.
    RequestId(u64));
id!(/// One decision of one hand; an action that names an older turn is refused.
    TurnId(u32));
