//! What is said over a connection to a server besides the room's own messages: greeting, accounts, the way into a hall, the line itself.

mod connection;
mod credentials;
mod frame;
mod message;
mod refusal;
mod request;
mod version;

pub use connection::{ConnectionEvent, Loss, Retry};
pub use credentials::{AccountName, BadAccountName, BadPassword, HallName, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, Password, Token};
pub use frame::{ClientFrame, ServerFrame};
pub use message::{Closing, DoorMessage, Greeting, HallView};
pub use refusal::DoorRefusal;
pub use request::DoorRequest;
pub use version::is_older;

/// Both ends count a connection as dead after this silence, milliseconds.
pub const SILENCE_MS: u32 = 9_000;

/// The longest time between two messages of the server, milliseconds.
pub const PING_EVERY_MS: u32 = 2_500;
