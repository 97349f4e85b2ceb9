//! The desktop client.
pub mod art;
pub mod assets;
pub mod layout;
pub mod look;
pub mod theme;
