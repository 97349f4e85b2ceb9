//! The archive keeps each hand once and finds it again.

mod definitions;
mod exporting;
mod finding;
mod independent;
mod keeping;
mod killed;
mod million;
mod people;
mod played;
mod recounted;
mod serving;
mod versions;
