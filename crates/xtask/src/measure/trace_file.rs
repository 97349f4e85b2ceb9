//! Reads the output of `cardroom --trace FILE`: each line is a flat JSON object with a field `event`.

use std::collections::BTreeSet;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::PathBuf;
use std::time::Duration;

/// A trace file. Each call but [`Self::read_new`] reads the whole file again, because it grows while the client runs.
pub struct TraceFile {
    file: PathBuf,
    /// How far [`Self::read_new`] has read.
    read: u64,
}

/// A line of a trace.
#[derive(Clone, Copy)]
pub struct TraceLine<'a>(&'a str);

impl<'a> TraceLine<'a> {
    /// The name of the event.
    pub fn event(self) -> Option<&'a str> {
        field(self.0, "event")
    }

    /// The whole number in a field.
    pub fn number(self, name: &str) -> Option<u64> {
        field(self.0, name)?.parse().ok()
    }

    /// Whether this text is in the line.
    pub fn holds(self, text: &str) -> bool {
        self.0.contains(text)
    }
}

/// How long frames took, from their beginning until they were handed to the screen.
#[derive(Debug, Default)]
pub struct FrameTimes(Vec<u64>);

impl FrameTimes {
    /// Takes note of a frame, if the line tells of one.
    pub fn see(&mut self, line: TraceLine<'_>) {
        if line.event() == Some("shown") {
            self.0.extend(line.number("took_us"));
        }
    }

    /// The number of frames.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The median and the time that 99 of 100 frames did not exceed; a dash without frames.
    pub fn words(&self) -> String {
        let mut times = self.0.clone();
        times.sort_unstable();
        let at = |per_cent: usize| {
            times.get((times.len() * per_cent / 100).min(times.len().saturating_sub(1))).map(|time| *time as f64 / 1000.0)
        };
        let (Some(median), Some(most)) = (at(50), at(99)) else { return "–".to_owned() };
        format!("{median:.1} ms, {most:.1} ms")
    }
}

/// The centre of a control, in the window's pixels.
#[derive(Debug, PartialEq, Eq)]
pub struct ControlCentre {
    pub x: i64,
    pub y: i64,
}

impl TraceFile {
    pub fn of(file: PathBuf) -> Self {
        Self { file, read: 0 }
    }

    /// Passes each whole line since the last call to `see`.
    pub fn read_new(&mut self, mut see: impl FnMut(TraceLine<'_>)) {
        let mut new = Vec::new();
        let opened = std::fs::File::open(&self.file);
        let read = opened.and_then(|mut file| file.seek(SeekFrom::Start(self.read)).and_then(|_| file.read_to_end(&mut new)));
        let whole = new.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if read.is_ok() {
            self.read += whole as u64;
            String::from_utf8_lossy(&new[..whole]).lines().for_each(|line| see(TraceLine(line)));
        }
    }

    /// The number of taken seats of the last table that was opened.
    pub fn seats(&self) -> usize {
        let text = self.text();
        let table = text.lines().rfind(|line| field(line, "event") == Some("table"));
        table
            .and_then(|line| line.split_once("\"stacks\":[["))
            .map_or(0, |(_, behind)| behind.split_once("]]").map_or(0, |(stacks, _)| stacks.split("],[").count()))
    }

    /// At how many tables it has been the player's turn.
    pub fn waiting_tables(&self) -> usize {
        let text = self.text();
        let turns = text.lines().filter(|line| field(line, "event") == Some("ready"));
        turns.filter_map(|line| field(line, "table")).collect::<BTreeSet<_>>().len()
    }

    pub fn has(&self, event: &str) -> bool {
        has(&self.text(), event)
    }

    /// How many lines have this event.
    pub fn count(&self, event: &str) -> usize {
        self.text().lines().filter(|line| field(line, "event") == Some(event)).count()
    }

    /// The time from each key press to the frame that showed the room's answer, for each key after which nothing else happened before the
    /// answer.
    pub fn answers(&self) -> Vec<Duration> {
        answers(&self.text())
    }

    /// Where the control `name` is now; `None` where it is not drawn or cannot be used.
    pub fn control(&self, name: &str) -> Option<ControlCentre> {
        control(&self.text(), name)
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.file).unwrap_or_default()
    }
}

fn has(text: &str, event: &str) -> bool {
    text.lines().any(|line| field(line, "event") == Some(event))
}

fn answers(text: &str) -> Vec<Duration> {
    let of = |line: &str| matches!(field(line, "event"), Some("key" | "acted"));
    let lines: Vec<&str> = text.lines().filter(|line| of(line)).collect();
    let number = |line: &str, name| field(line, name)?.parse::<u64>().ok();
    let pairs = lines.windows(2).filter(|pair| field(pair[0], "event") == Some("key") && field(pair[1], "event") == Some("acted"));
    let answer = |pair: &[&str]| {
        let shown =
            text.lines().find(|line| field(line, "event") == Some("shown") && field(line, "of_frame") == field(pair[1], "frame"))?;
        Some(Duration::from_millis(number(shown, "at_ms")?.checked_sub(number(pair[0], "t_ms")?)?))
    };
    pairs.filter_map(answer).collect()
}

fn control(text: &str, name: &str) -> Option<ControlCentre> {
    let newest = text.lines().rfind(|line| {
        let event = field(line, "event");
        (event == Some("control") || event == Some("control_gone")) && field(line, "name") == Some(name)
    })?;
    if field(newest, "event") == Some("control_gone") || field(newest, "enabled") == Some("false") {
        return None;
    }
    let number = |name| field(newest, name)?.parse::<i64>().ok();
    Some(ControlCentre { x: number("x")? + number("w")? / 2, y: number("y")? + number("h")? / 2 })
}

/// The value of a field, without its quotes. The value must hold no quote and no comma.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let key = format!("\"{name}\":");
    let behind = line.get(line.find(&key)? + key.len()..)?;
    Some(behind.split([',', '}']).next()?.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
{"event":"first_frame","t_ms":412}
{"enabled":false,"event":"control","h":56,"name":"start.practice","t_ms":413,"w":160,"x":100,"y":300}
{"enabled":true,"event":"control","h":56,"name":"start.practice","t_ms":414,"w":160,"x":100,"y":300}
{"enabled":true,"event":"control","h":30,"name":"start.quit","t_ms":414,"w":80,"x":100,"y":400}
{"event":"control_gone","name":"start.quit","t_ms":415}
{"event":"pro"#;

    #[test]
    fn new_lines_are_read_once_and_only_when_they_are_whole() {
        let file = std::env::temp_dir().join(format!("cardroom-trace-{}.jsonl", std::process::id()));
        let mut trace = TraceFile::of(file.clone());
        let mut frames = FrameTimes::default();
        std::fs::write(&file, "{\"event\":\"shown\",\"took_us\":30000}\n{\"event\":\"shown\",\"too").unwrap();
        trace.read_new(|line| frames.see(line));
        assert_eq!(frames.words(), "30.0 ms, 30.0 ms");
        let whole =
            "{\"event\":\"shown\",\"took_us\":30000}\n{\"event\":\"shown\",\"took_us\":50000}\n{\"event\":\"shown\",\"took_us\":null}\n";
        std::fs::write(&file, format!("{whole}{{\"event\":\"table\",\"stacks\":[[1,300],[4,200]]}}\n")).unwrap();
        trace.read_new(|line| frames.see(line));
        assert_eq!((frames.count(), frames.words()), (2, "50.0 ms, 50.0 ms".to_owned()));
        assert_eq!(trace.seats(), 2);
        std::fs::remove_file(file).unwrap();
        assert_eq!(FrameTimes::default().words(), "–");
    }

    #[test]
    fn events_are_found_once_their_line_is_there() {
        assert!(has(TEXT, "first_frame"));
        assert!(!has(TEXT, "prompt"));
    }

    #[test]
    fn a_key_is_answered_when_the_frame_of_the_action_that_follows_it_is_shown() {
        let text = r#"
{"event":"key","frame":7,"t_ms":100}
{"event":"focus","frame":7,"t_ms":101}
{"at_ms":130,"event":"shown","frame":8,"of_frame":7,"t_ms":140}
{"event":"acted","frame":8,"t_ms":140}
{"at_ms":171,"event":"shown","frame":9,"of_frame":8,"t_ms":900}
{"event":"acted","frame":9,"t_ms":900}
{"event":"key","frame":10,"t_ms":1000}
"#;
        assert_eq!(answers(text), [Duration::from_millis(71)]);
    }

    #[test]
    fn a_control_is_where_its_newest_line_says() {
        assert_eq!(control(TEXT, "start.practice"), Some(ControlCentre { x: 180, y: 328 }));
        assert_eq!(control(TEXT, "start.quit"), None);
        assert_eq!(control(TEXT, "start.settings"), None);
        let disabled: String = TEXT.lines().take(3).collect::<Vec<_>>().join("\n");
        assert_eq!(control(&disabled, "start.practice"), None);
    }
}
