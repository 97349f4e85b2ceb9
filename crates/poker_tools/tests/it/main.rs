//! `cardroom-tools` as a user runs it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod command_line;
