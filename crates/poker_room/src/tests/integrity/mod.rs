//! Integrity: what is found in hands, what is reported, and what reviewers decide.

mod complaints;
mod flow;
mod hall;
mod records;
mod tournaments;
mod verdicts;
mod watch;
mod watched_room;
