//! The archive keeps each hand once and finds it again.

mod definitions;
mod finding;
mod keeping;
mod killed;
mod million;
mod played;
mod serving;
mod versions;
