//! Screens clicked, typed into and measured without a window.

mod fixture;
mod join;
mod lobby;
mod settings;
mod start;
mod tidy;
