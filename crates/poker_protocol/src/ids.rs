//! A type for each kind of id, so that they cannot be confused.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $inner);
    };
}

id!(/// The id of a table, unique in its room.
    TableId(u32));
id!(/// The id of a tournament, unique in its room.
    TournamentId(u32));
id!(/// The number of an entry in its tournament, from 0 in the order of registration. A player who enters again has another entry.
    EntryId(u32));
id!(/// The id of a player's account.
    PlayerId(u64));
id!(/// The id of a hand, unique in its room. Later hands have higher ids.
    HandId(u64));
id!(/// The number of a message in the stream to one client, from 1.
    Seq(u64));
id!(/// The identity of the streams of a room. It changes whenever the room begins to number its messages anew, as after a restart. It has at
    /// most 53 bits, so that every JSON reader keeps it exactly.
    StreamId(u64));
id!(/// The id of a request. The client chooses rising ids; a room applies each at most once.
    RequestId(u64));
id!(/// The id of one decision of a hand. An action that names an older decision is refused.
    TurnId(u32));

impl StreamId {
    /// The identity that these random bits make.
    #[must_use]
    pub fn of_random(bits: u64) -> Self {
        Self(bits >> 11)
    }
}

impl EntryId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}
