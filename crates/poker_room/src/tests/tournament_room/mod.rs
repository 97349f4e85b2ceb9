//! Tests of tournaments in a room: what is told, booked and seen.

mod absence;
mod at_table;
mod bounties;
mod cancelled;
mod cards;
mod combined_entries;
mod deals;
mod end;
mod funds;
mod games;
mod house;
mod house_prizes;
mod journal;
mod lobby;
mod moves;
mod random_tickets;
mod re_entry;
mod rebuys;
mod refusals;
mod satellites;
mod scene;
mod seen_tables;
mod series;
mod several_entries;
mod switches;
mod tickets;
