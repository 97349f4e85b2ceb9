//! Drives the real client by clicks and keys and watches it through its trace.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::x_server::XServer;

/// The longest wait for a line of the trace. It is long because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long no line comes before everything on screen has its place.
const REST: Duration = Duration::from_millis(400);

/// How often Tab is pressed at most to reach a control: a page has about thirty, and one that was passed comes again.
const MOST_TABS: usize = 120;

/// A little less than the pause of a table after a hand without a showdown.
const PAUSE: Duration = Duration::from_millis(1_200);

/// A running client.
pub struct DrivenClient<'x> {
    x: &'x XServer,
    child: Child,
    /// The file to which its error stream is written.
    errors: PathBuf,
    trace: BufReader<File>,
    partial: String,
    /// Of each control the number of the window in which it is drawn, and its x, y, width and height in pixels, and 1 if it can be used.
    controls: BTreeMap<String, (u64, [i64; 5])>,
    /// Every line of the trace so far.
    pub lines: Vec<Value>,
    /// The number of lines that were waited for or skipped.
    waited: usize,
    name: String,
}

/// A command that runs the program under test.
pub fn cardroom() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    command.env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANGUAGE");
    command
}

/// A command that runs the program under test on this display.
fn cardroom_on(x: &XServer) -> Command {
    let prepared = cardroom();
    x.command(prepared.get_program().to_str().unwrap())
}

impl<'x> DrivenClient<'x> {
    /// Starts the client on the folder `data`; `name` names the screenshot of a failure.
    pub fn start(x: &'x XServer, name: &str, data: &Path, more: &[&str]) -> DrivenClient<'x> {
        Self::start_traced(x, name, data, data, more)
    }

    /// As [`Self::start`], but with a variable of the environment that has this value.
    pub fn start_with(x: &'x XServer, name: &str, data: &Path, variable: (&str, &OsStr), more: &[&str]) -> DrivenClient<'x> {
        let mut command = cardroom_on(x);
        command.env(variable.0, variable.1);
        Self::start_command(x, name, command, (data, data), more)
    }

    /// As [`Self::start`], but writes the trace and the error stream into the folder `aside`.
    pub fn start_traced(x: &'x XServer, name: &str, data: &Path, aside: &Path, more: &[&str]) -> DrivenClient<'x> {
        Self::start_command(x, name, cardroom_on(x), (data, aside), more)
    }

    /// Starts the client by a command, on the folder `data`. The trace and the error stream are written into the folder `aside`.
    fn start_command(x: &'x XServer, name: &str, mut command: Command, (data, aside): (&Path, &Path), more: &[&str]) -> DrivenClient<'x> {
        let trace = aside.join("trace.jsonl");
        std::fs::create_dir_all(aside).unwrap();
        File::create(&trace).unwrap();
        // Without a settings file the client would begin with the steps of the first start.
        let settings = data.join("settings.ron");
        if data.is_dir() && !settings.exists() {
            let _written = std::fs::write(settings, "()");
        }
        let errors = aside.join("errors.txt");
        // Without its configuration ALSA finds no device, so tests make no sound.
        command.env("ALSA_CONFIG_PATH", "/dev/null");
        command.env("LANG", "C").env_remove("LC_ALL").arg("--data").arg(data).arg("--trace").arg(&trace).args(more);
        let stream = File::create(&errors).unwrap();
        let child = command.stdout(Stdio::null()).stderr(stream).spawn().expect("the client starts");
        let trace = BufReader::new(File::open(trace).unwrap());
        DrivenClient {
            x,
            child,
            errors,
            trace,
            partial: String::new(),
            controls: BTreeMap::new(),
            lines: Vec::new(),
            waited: 0,
            name: name.to_owned(),
        }
    }

    /// Waits for the next line of the trace for which `fits` is true. `what` names it in the failure.
    pub fn wait_for(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            while self.next_line().is_some() {}
            while self.waited < self.lines.len() {
                self.waited += 1;
                if fits(&self.lines[self.waited - 1]) {
                    return self.lines[self.waited - 1].clone();
                }
            }
            if begun.elapsed() > PATIENCE {
                self.fail(&format!("no line came: {what}"));
            }
            if let Ok(Some(status)) = self.child.try_wait() {
                self.fail(&format!("the client ended ({status}) before: {what}"));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for an event. Lines before it are not skipped: they can still be waited for.
    fn wait_kept(&mut self, event: &str) {
        let begun = Instant::now();
        let from = self.lines.len();
        loop {
            while self.next_line().is_some() {}
            if self.lines[from..].iter().any(|line| line["event"] == event) {
                return;
            }
            if begun.elapsed() > PATIENCE {
                self.fail(&format!("no line came: {event}"));
            }
            if let Ok(Some(status)) = self.child.try_wait() {
                self.fail(&format!("the client ended ({status}) before: {event}"));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for the next event of this name.
    pub fn wait_event(&mut self, event: &str) -> Value {
        self.wait_for(event, |line| line["event"] == event)
    }

    /// Waits until the screen or panel `name` is shown.
    pub fn wait_screen(&mut self, name: &str) {
        if self.lines.iter().rev().find(|line| line["event"] == "screen").is_some_and(|line| line["name"] == name) {
            return;
        }
        self.wait_for(&format!("screen {name}"), |line| line["event"] == "screen" && line["name"] == name);
    }

    /// Waits until a control is drawn and can be used. Returns where it is.
    pub fn wait_control(&mut self, name: &str) -> [i64; 5] {
        let begun = Instant::now();
        loop {
            while self.next_line().is_some() {}
            match self.controls.get(name) {
                Some((_, rect)) if rect[4] == 1 => return *rect,
                _ => {}
            }
            if begun.elapsed() > PATIENCE {
                let there: Vec<_> =
                    self.controls.iter().map(|(name, (_, rect))| format!("{name}{}", if rect[4] == 1 { "" } else { " (off)" })).collect();
                self.fail(&format!("no control {name}; there are {there:?}"));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether a control is drawn and can be used.
    pub fn can_use(&mut self, name: &str) -> bool {
        while self.next_line().is_some() {}
        self.controls.get(name).is_some_and(|(_, rect)| rect[4] == 1)
    }

    /// A control that is drawn and can be used, of those whose names begin so.
    pub fn control_that_begins(&mut self, beginning: &str) -> Option<String> {
        while self.next_line().is_some() {}
        let found = self.controls.iter().find(|(name, (_, rect))| name.starts_with(beginning) && rect[4] == 1);
        found.map(|(name, _)| name.clone())
    }

    /// Returns the pixels of a control, once they have not changed for a while.
    pub fn pixels_of(&mut self, name: &str) -> Vec<u8> {
        let (window, [x, y, w, h, _]) = self.place_of(name);
        self.x.still_pixels(&["-window", &window, "-crop", &format!("{w}x{h}+{x}+{y}")])
    }

    /// Waits until no line has come for a while, because controls move as long as something arrives.
    pub fn wait_rest(&mut self) {
        let begun = Instant::now();
        let mut last = Instant::now();
        while last.elapsed() < REST && begun.elapsed() < PATIENCE {
            while self.next_line().is_some() {
                last = Instant::now();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for as long as a table pauses between two hands. Returns whether a control was drawn then that can be used.
    pub fn has_in_pause(&mut self, name: &str) -> bool {
        self.has_within(name, PAUSE)
    }

    /// Waits for a while. Returns whether a control was drawn then that can be used.
    pub fn has_within(&mut self, name: &str, wait: Duration) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < wait {
            if self.can_use(name) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }

    /// The last line of the trace for which `fits` is true, of those that have come.
    pub fn last_line(&mut self, fits: impl Fn(&Value) -> bool) -> Option<Value> {
        while self.next_line().is_some() {}
        self.lines.iter().rev().find(|line| fits(line)).cloned()
    }

    /// All lines of the trace with this event that have come.
    pub fn lines_of(&mut self, event: &str) -> Vec<Value> {
        while self.next_line().is_some() {}
        self.lines.iter().filter(|line| line["event"] == event).cloned().collect()
    }

    /// The window in which a control lies, and where. Finding the window takes a while, in which the control may move.
    fn place_of(&mut self, name: &str) -> (String, [i64; 5]) {
        self.wait_control(name);
        let window = self.window_of(name);
        (window, self.wait_control(name))
    }

    /// Clicks the middle of a control.
    pub fn click(&mut self, name: &str) {
        let (window, [x, y, w, h, _]) = self.place_of(name);
        self.click_in(&window, x + w / 2, y + h / 2);
    }

    /// Moves the pointer over a control.
    pub fn hover(&mut self, name: &str) {
        let (window, [x, y, w, h, _]) = self.place_of(name);
        self.x.xdotool(&["mousemove", "--window", &window, &(x + w / 2).to_string(), &(y + h / 2).to_string()]);
    }

    /// Clicks a point of a window.
    fn click_in(&mut self, window: &str, x: i64, y: i64) {
        let (x, y) = (x.to_string(), y.to_string());
        self.x.xdotool(&["mousemove", "--window", window, &x, &y, "mousedown", "1", "mouseup", "1"]);
        self.wait_kept("pointer_up");
    }

    /// Clicks a control after the pointer has rested on it for `rest`. The button goes down in one frame and up in another.
    pub fn click_after_rest(&mut self, name: &str, rest: Duration) {
        self.hover(name);
        std::thread::sleep(rest);
        self.x.xdotool(&["mousedown", "1"]);
        self.wait_kept("pointer_down");
        self.x.xdotool(&["mouseup", "1"]);
        self.wait_kept("pointer_up");
    }

    /// Clicks a control that ends the program, without waiting for an answer.
    pub fn click_and_end(&mut self, name: &str) {
        let [x, y, w, h, _] = self.wait_control(name);
        let window = self.window();
        self.x.xdotool(&["mousemove", "--window", &window, &(x + w / 2).to_string(), &(y + h / 2).to_string(), "sleep", "0.2"]);
        self.x.xdotool(&["mousedown", "1", "sleep", "0.2", "mouseup", "1"]);
    }

    /// Returns what the client wrote on its error stream.
    pub fn error_stream(&self) -> String {
        std::fs::read_to_string(&self.errors).unwrap()
    }

    /// Drags along a control between two parts of its width, each 0 to 1.
    pub fn drag(&mut self, name: &str, from: f64, to: f64) {
        let (window, [x, y, w, h, _]) = self.place_of(name);
        let at = |part: f64| (x as f64 + part * w as f64).round().to_string();
        let y = (y + h / 2).to_string();
        self.x.xdotool(&["mousemove", "--window", &window, &at(from), &y, "mousedown", "1"]);
        self.wait_kept("pointer_down");
        for step in 1..=2 {
            let part = from + (to - from) * f64::from(step) / 2.0;
            self.x.xdotool(&["mousemove", "--window", &window, &at(part), &y]);
            self.wait_kept("pointer_drag");
        }
        self.x.xdotool(&["mouseup", "1"]);
        self.wait_kept("pointer_up");
    }

    /// Presses and releases a key, given by its X name.
    pub fn key(&mut self, key: &str) {
        let window = self.window();
        self.x.xdotool(&["windowfocus", "--sync", &window, "key", key]);
    }

    /// Presses and releases a key in the window in which a control lies.
    pub fn key_in_window_of(&mut self, control: &str, key: &str) {
        let window = self.window_of(control);
        self.x.xdotool(&["windowfocus", "--sync", &window, "key", key]);
    }

    /// Types into the control that has the keyboard.
    pub fn type_words(&mut self, words: &str) {
        let window = self.window();
        self.x.xdotool(&["windowfocus", "--sync", &window, "type", "--delay", "20", words]);
    }

    /// Moves the keyboard's focus with Tab until a control has it.
    pub fn focus(&mut self, name: &str) {
        self.wait_control(name);
        for _ in 0..MOST_TABS {
            // A line that came before the key does not answer it.
            while self.next_line().is_some() {}
            self.waited = self.lines.len();
            self.key("Tab");
            let line = self.wait_event("focus");
            // After the last control the focus goes on to the first one by itself, and an earlier Tab may be answered only now.
            if (line["name"].is_null() || line["name"] == name) && self.focus_rests_on(name) {
                return;
            }
        }
        self.fail(&format!("Tab never reaches {name}"));
    }

    /// Whether a control has the focus after it has not moved for a while.
    fn focus_rests_on(&mut self, name: &str) -> bool {
        let (mut moves, mut since) = (0, Instant::now());
        while since.elapsed() < REST {
            let seen = self.lines_of("focus").len();
            if seen != moves {
                (moves, since) = (seen, Instant::now());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        self.last_line(|line| line["event"] == "focus").is_some_and(|line| line["name"] == name)
    }

    /// Gives the window another size, in pixels.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.x.xdotool(&["windowsize", &self.window(), &width.to_string(), &height.to_string()]);
    }

    /// Resident memory in bytes.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a process has resident memory");
        1024 * line.trim().trim_end_matches("kB").trim().parse::<u64>().unwrap()
    }

    /// Takes the keyboard's focus away from the window, and gives it to the window manager's own window. The root window would not keep it:
    /// the window manager would give it back.
    pub fn unfocus(&mut self) {
        let told = self.x.command("xprop").args(["-root", "_NET_SUPPORTING_WM_CHECK"]).output().expect("xprop runs");
        let text = String::from_utf8_lossy(&told.stdout).into_owned();
        let id = text.split("window id # ").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("openbox has a window");
        self.x.xdotool(&["windowfocus", id]);
        let begun = Instant::now();
        while self.has_focus() {
            if begun.elapsed() > PATIENCE {
                self.fail("the window keeps the keyboard's focus");
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether a window of the client has the keyboard's focus.
    pub fn has_focus(&self) -> bool {
        let told = self.x.command("xdotool").args(["getwindowfocus", "-f"]).output().expect("xdotool runs");
        let focused = String::from_utf8_lossy(&told.stdout).trim().to_owned();
        self.windows().contains(&focused)
    }

    /// The X server's number of the client's main window.
    pub fn window(&self) -> String {
        self.windows().into_iter().next().unwrap_or_default()
    }

    /// The X server's numbers of the client's windows, in the order in which they were opened.
    pub fn windows(&self) -> Vec<String> {
        let id = self.child.id().to_string();
        let search = ["search", "--sync", "--onlyvisible", "--all", "--pid", &id, "--class", "cardroom"];
        let output = self.x.command("xdotool").args(search).output().expect("xdotool runs");
        let mut windows: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(ToOwned::to_owned).collect();
        windows.sort_by_key(|window| window.parse::<u64>().unwrap_or(u64::MAX));
        windows
    }

    /// Waits until this many windows of the client are on the screen: the client opens a window before the window manager shows it.
    pub fn wait_windows(&self, count: usize) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let windows = self.windows();
            if windows.len() == count {
                return windows;
            }
            assert!(begun.elapsed() < PATIENCE, "{count} windows are expected; there are {windows:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The X server's number of the window in which a control lies.
    fn window_of(&self, control: &str) -> String {
        let number = self.controls.get(control).map_or(0, |(window, _)| *window);
        let opened: Vec<_> = self.lines.iter().filter(|line| line["event"] == "table_window").collect();
        let is_open = |line: &&&Value| opened.iter().rev().find(|last| last["window"] == line["window"]) == Some(*line);
        let numbers =
            opened.iter().filter(is_open).filter(|line| line["open"] == true).map(|line| line["window"].as_u64().unwrap_or_default());
        let numbers: Vec<u64> = [0].into_iter().chain(numbers).collect();
        let at = numbers.iter().position(|open| *open == number).expect("the control lies in an open window");
        let windows = self.wait_windows(numbers.len());
        let window = windows[at].clone();
        if windows.len() > 1 {
            // Another one may lie over it.
            self.x.xdotool(&["windowraise", &window, "sleep", "0.1"]);
        }
        window
    }

    /// Kills the client, so that it cannot save.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        while self.next_line().is_some() {}
    }

    /// Waits until the client has ended by itself.
    pub fn wait_exit(&mut self) -> std::process::ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                while self.next_line().is_some() {}
                return status;
            }
            if begun.elapsed() > PATIENCE {
                self.fail("the client does not end");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn next_line(&mut self) -> Option<Value> {
        let read = self.trace.read_line(&mut self.partial).unwrap();
        if read == 0 || !self.partial.ends_with('\n') {
            return None;
        }
        let line: Value = serde_json::from_str(&std::mem::take(&mut self.partial)).expect("a trace line is JSON");
        let field = |name: &str| line[name].as_i64().unwrap_or_default();
        match line["event"].as_str() {
            Some("control") => {
                let rect = [field("x"), field("y"), field("w"), field("h"), i64::from(line["enabled"] == true)];
                let name = line["name"].as_str().unwrap_or_default().to_owned();
                self.controls.insert(name, (line["window"].as_u64().unwrap_or_default(), rect));
            }
            Some("control_gone") => {
                // In another window it may have appeared before it went away here.
                let (name, window) = (line["name"].as_str().unwrap_or_default(), line["window"].as_u64().unwrap_or_default());
                if self.controls.get(name).is_some_and(|(shown, _)| *shown == window) {
                    self.controls.remove(name);
                }
            }
            _ => {}
        }
        self.lines.push(line.clone());
        Some(line)
    }

    /// Ends the test, with a screenshot and the last lines of the trace.
    pub fn fail(&self, why: &str) -> ! {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("failed");
        std::fs::create_dir_all(&folder).unwrap();
        let picture = folder.join(format!("{}.png", self.name));
        self.x.screenshot(&picture);
        let last: Vec<String> = self.lines.iter().rev().take(12).map(Value::to_string).collect();
        let errors = self.error_stream();
        panic!("{why}\nscreenshot: {}\nerror stream: {errors}\nlast lines, newest first:\n{}", picture.display(), last.join("\n"));
    }
}

impl Drop for DrivenClient<'_> {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
