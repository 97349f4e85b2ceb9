//! `cardroom-tools` as a user runs it.

mod command_line;
