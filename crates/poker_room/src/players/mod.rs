//! The connections, and each player's numbered stream of messages.

mod allowance;
mod answers;
mod audience;
mod connection;
mod feed;
mod findable;
mod letter;
mod mail;
mod profile;
mod session;
mod sessions;
mod stream;
mod table_output;

pub(crate) use allowance::asks_to_be_shown;
pub(crate) use answers::{Answer, Known};
pub(crate) use audience::Audience;
pub use connection::ClientId;
pub(crate) use connection::Connection;
pub use letter::Letter;
pub use mail::MOST_HISTORY;
pub(crate) use profile::is_well_formed;
pub(crate) use sessions::Sessions;
pub(crate) use table_output::Untold;

#[cfg(test)]
mod tests;
