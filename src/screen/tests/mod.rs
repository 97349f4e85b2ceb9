//! Screens clicked, typed into and measured without a window.

mod account;
mod failure;
mod field_strip;
mod figures;
mod first_start;
mod fixture;
mod history;
mod join;
mod keyboard;
mod keys;
mod lobby;
mod looks;
mod online;
mod presets;
mod raised;
mod registration;
mod replayer;
mod rules;
mod saved_filters;
mod sessions;
mod settings;
mod setup;
mod start;
mod tidy;
mod tournament;
mod tournament_list;
