//! Messages between a client and a room, their codec, and the [`Link`] that carries them.
//!
//! Types and serde only: nothing here decides anything. Hidden cards are already hidden when a message is made.

mod codec;
mod ids;
mod link;
mod lobby;
mod message;
mod request;
mod seen;
mod table;

pub use codec::{CodecError, MAX_FRAME_BYTES, decode_client, decode_server, encode_client, encode_server};
pub use ids::{HandId, PlayerId, RequestId, Seq, TableId, TurnId};
pub use link::{Link, LinkClosed, RoomEnd, Waker, link};
pub use lobby::{BuyInRange, StakeId, StakeRow};
pub use message::{Message, Notice, Refusal, ServerMsg};
pub use request::{AVATARS, ClientMsg, Entry, MAX_NAME_CHARS, Request};
pub use seen::{PotView, SeatStack, SeenEvent, SeenLow};
pub use table::{Clock, HandSnapshot, PlayerView, SeatSnapshot, SeatState, StackChange, TableEvent, TableInfo, TableSnapshot, YourSeat};

/// The version of these messages. 1: cash tables.
pub const PROTOCOL_VERSION: u16 = 1;

#[cfg(test)]
mod tests;
