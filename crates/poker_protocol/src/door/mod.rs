//! The door: the messages of a connection to a server that do not belong to a room. They greet, sign in, enter a hall and keep the
//! connection alive.

mod common_password;
mod connection;
mod credentials;
mod frame;
mod look_alike;
mod message;
mod refusal;
mod request;
mod session_view;
mod version;

pub use connection::{ConnectionEvent, Loss, Retry};
pub use credentials::{AccountName, BadAccountName, BadPassword, HallName, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, Password, Token};
pub use frame::{ClientFrame, ServerFrame};
pub use message::{Closing, DoorMessage, Greeting, HallView};
pub use refusal::DoorRefusal;
pub use request::DoorRequest;
pub use session_view::{SessionId, SessionView};
pub use version::is_older;

/// Both ends treat a connection as dead after this time without a message, in milliseconds.
pub const SILENCE_MS: u32 = 9_000;

/// The longest time between two messages of the server, in milliseconds.
pub const PING_EVERY_MS: u32 = 2_500;
