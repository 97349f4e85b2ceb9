//! The program `cardroom-server`.

use std::io::Write as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    match poker_server::command::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The error stream may be closed.
            drop(writeln!(std::io::stderr(), "cardroom-server: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
