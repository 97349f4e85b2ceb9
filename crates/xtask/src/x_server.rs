//! An X server for measurements: without a screen, with a window manager, on a free display number.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use crate::chore_error::ChoreError;
use crate::program::{Program, on_path};

/// Xvfb with openbox. Both end when this value is dropped.
pub struct XServer {
    server: Child,
    manager: Child,
    display: String,
}

impl XServer {
    /// The first missing program of those that it needs; `None` where all are there.
    pub fn lacks() -> Option<&'static str> {
        ["Xvfb", "openbox", "xdotool"].into_iter().find(|program| on_path(program).is_none())
    }

    /// Starts the X server with a screen of this width and height, and waits until it accepts connections.
    pub fn start((width, height): (u32, u32)) -> Result<Self, ChoreError> {
        // The server picks a free number itself and prints it once it listens.
        let screen = format!("{width}x{height}x24");
        let xvfb = Program::new("Xvfb").args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp"]);
        let mut server = quiet(&xvfb)?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number).map_err(|source| xvfb.cannot_start(source))?;
        }
        let number = number.trim();
        if number.is_empty() {
            let code = server.wait().ok().and_then(|status| status.code());
            return Err(ChoreError::Ended { command: xvfb.to_string(), code });
        }
        let display = format!(":{number}");
        match quiet(&Program::new("openbox").variable("DISPLAY", &display)) {
            Ok(manager) => Ok(Self { server, manager, display }),
            Err(failure) => {
                end(&mut server);
                Err(failure)
            }
        }
    }

    /// The value for `DISPLAY`.
    pub fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for XServer {
    fn drop(&mut self) {
        end(&mut self.manager);
        end(&mut self.server);
    }
}

fn quiet(program: &Program) -> Result<Child, ChoreError> {
    let mut command = program.command();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().map_err(|source| program.cannot_start(source))
}

/// Ends a child process, which may have ended already.
fn end(child: &mut Child) {
    child.kill().ok();
    child.wait().ok();
}
