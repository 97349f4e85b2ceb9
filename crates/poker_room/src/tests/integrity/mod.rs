//! Integrity: what is found in the hands played, who is reported, what a review does.

mod complaints;
mod flow;
mod hall;
mod records;
mod verdicts;
mod watch;
mod watched_room;
