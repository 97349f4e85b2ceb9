//! Tests of tournaments in a room: what is told, booked and seen.

mod absence;
mod cards;
mod funds;
mod house;
mod house_prizes;
mod journal;
mod lobby;
mod rebuys;
mod refusals;
mod scene;
mod series;
