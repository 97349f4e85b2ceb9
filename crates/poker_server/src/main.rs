//! `cardroom-server`.

use std::io::Write as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    match poker_server::command::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Without an error stream there is nobody to tell.
            drop(writeln!(std::io::stderr(), "cardroom-server: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
