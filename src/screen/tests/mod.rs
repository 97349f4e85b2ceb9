//! Screens clicked, typed into and measured without a window.

mod account;
mod failure;
mod fixture;
mod join;
mod keyboard;
mod lobby;
mod online;
mod raised;
mod rules;
mod settings;
mod start;
mod tidy;
mod tournament;
mod tournament_list;
