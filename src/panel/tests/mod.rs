//! Panels clicked, typed into and measured without a window.

mod action_bar;
mod all_tables;
mod chat;
mod desk;
mod desk_keys;
mod dialogs;
pub(crate) mod fixture;
mod hints;
mod log;
mod own_seat;
mod person;
mod reconnect;
mod showing;
mod tab_walk;
mod table;
mod tiles;
mod tournament;
