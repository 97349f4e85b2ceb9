//! Reads the output of `cardroom --trace FILE`: each line is a flat JSON object with a field `event`.

use std::path::PathBuf;
use std::time::Duration;

/// A trace file. Each call reads the file again, because it grows while the client runs.
pub struct TraceFile {
    file: PathBuf,
}

/// The centre of a control, in the window's pixels.
#[derive(Debug, PartialEq, Eq)]
pub struct ControlCentre {
    pub x: i64,
    pub y: i64,
}

impl TraceFile {
    pub fn of(file: PathBuf) -> Self {
        Self { file }
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
