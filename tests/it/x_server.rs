//! An X server with a window manager for one test, on a free display number.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// An X server that ends when this value is dropped.
pub struct XServer {
    server: Child,
    manager: Option<Child>,
    display: String,
}

/// An X server for a test that needs one.
pub fn x_server() -> XServer {
    XServer::start().expect("Xvfb and xdotool are installed")
}

impl XServer {
    /// Starts an X server; `None` where this machine has no Xvfb.
    pub fn start() -> Option<XServer> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut line = String::new();
        BufReader::new(server.stdout.take()?).read_line(&mut line).ok()?;
        let number: u32 = line.trim().parse().ok()?;
        let display = format!(":{number}");
        let manager = Command::new("openbox").env("DISPLAY", &display).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok();
        Some(XServer { server, manager, display })
    }

    /// A command that runs on this display.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY");
        command
    }

    /// Runs xdotool and fails the test where it fails.
    pub fn xdotool(&self, arguments: &[&str]) {
        let status = self.command("xdotool").args(arguments).stdout(Stdio::null()).status().expect("xdotool runs");
        assert!(status.success(), "xdotool {arguments:?} failed");
    }

    /// Returns the pixels that ImageMagick's `import` takes with these options, once they have not changed for a while.
    pub fn still_pixels(&self, options: &[&str]) -> Vec<u8> {
        let picture = || self.command("import").args(options).arg("rgb:-").output().expect("import runs").stdout;
        let mut last = picture();
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(300));
            let next = picture();
            if next == last {
                break;
            }
            last = next;
        }
        last
    }

    /// Saves a picture of the screen, to find out why a test failed.
    pub fn screenshot(&self, path: &std::path::Path) {
        let _ = self.command("import").args(["-window", "root"]).arg(path).status();
    }
}

impl Drop for XServer {
    fn drop(&mut self) {
        for child in self.manager.iter_mut().chain([&mut self.server]) {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
