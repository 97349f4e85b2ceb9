//! Measures several tables side by side on a screen of 1920×1080: frames while all of them play, and processor time and memory while all of
//! them wait for the player.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::client::{PracticeClock, WAY_TO_TABLE};
use super::driven_client::{DrivenClient, WINDOW};
use super::trace_file::FrameTimes;
use crate::chore_error::ChoreError;
use crate::x_server::XServer;

/// The screen that all tables share.
const SCREEN: (u32, u32) = (1920, 1080);
/// How many tables play side by side.
const PLAYING: [usize; 3] = [4, 9, 16];
/// How many tables wait at last.
const MOST: usize = 16;
/// The controls to click in the lobby, to get a seat at one more table.
const WAY_TO_ANOTHER: [&str; 3] = ["lobby.stake.NL10", "lobby.join", SIT_DOWN];
/// The control that goes on at the tables of the last time.
const GO_ON: &str = "start.continue";
/// The control that takes the seat.
const SIT_DOWN: &str = "join.sit_down";
/// How long a table takes to come after a click, and how many times to click again.
const SEAT_LIMIT: Duration = Duration::from_secs(5);
const TRIES: usize = 3;
/// The longest time until every table waits for the player.
const TURN_LIMIT: Duration = Duration::from_secs(120);
const PLAYED_TIME: Duration = Duration::from_secs(60);
/// How long to wait until nothing moves: the last movement ends long before.
const SETTLED: Duration = Duration::from_secs(3);
/// The time between two looks at the trace, long enough not to take the processor from the client.
const LOOK: Duration = Duration::from_millis(100);

/// The settings of all clients here: the whole screen, and a quick end of each pause.
fn settings(speed: &str, thinks_ms: (u32, u32), clock: PracticeClock) -> String {
    let (min, max) = thinks_ms;
    let clock = clock == PracticeClock::On;
    format!(
        "(version: 1, window: (full_screen: true), animation_speed: {speed}, \
         practice: (clock: {clock}, pace: (min_ms: {min}, max_ms: {max})))"
    )
}

/// What was measured while tables play.
struct Playing {
    tables: usize,
    frames: FrameTimes,
    share: Option<f64>,
}

/// What was measured while tables wait for the player.
struct Waiting {
    tables: usize,
    clock: PracticeClock,
    share: Option<f64>,
    /// Megabytes (1,000,000 bytes each).
    resident: Option<f64>,
    /// Megabytes that the client has written itself.
    private: Option<f64>,
}

/// Measures and returns a Markdown table; an `Err` inside is a sentence about what never came.
pub fn measure(folder: &Path) -> Result<Result<String, String>, ChoreError> {
    let server = XServer::start(SCREEN)?;
    let mut playing = Vec::new();
    for tables in PLAYING {
        match measure_playing(tables, folder, server.display())? {
            Ok(figures) => playing.push(figures),
            Err(missing) => return Ok(Err(missing)),
        }
    }
    let waiting = measure_waiting(folder, server.display())?;
    Ok(waiting.map(|waiting| report(&playing, &waiting)))
}

/// Measures frames while a program plays in the player's seat at all tables.
fn measure_playing(tables: usize, folder: &Path, display: &str) -> Result<Result<Playing, String>, ChoreError> {
    println!("Measuring {tables} tables that play …");
    let name = format!("playing-{tables}");
    let mut client =
        DrivenClient::start(&folder.join(&name), display, &settings("Normal", (250, 700), PracticeClock::Off), &["--autoplay"])?;
    if let Err(missing) = sit_down(&client, tables, |_| {}) {
        return Ok(Err(missing));
    }
    sleep(SETTLED);
    let mut frames = FrameTimes::default();
    client.trace.read_new(|_| {});
    let share = client.process.share_of_core_while(PLAYED_TIME, || sleep(LOOK));
    client.trace.read_new(|line| frames.see(line));
    client.process.picture(&folder.join(format!("{name}.png")));
    Ok(Ok(Playing { tables, frames, share }))
}

/// Measures memory after the first table and all of them, and processor time while all of them wait for the player. Then starts again with
/// the same tables and the clock on, and measures processor time while the clocks of all of them run.
fn measure_waiting(folder: &Path, display: &str) -> Result<Result<[Waiting; 3], String>, ChoreError> {
    println!("Measuring {MOST} tables that wait …");
    let data = folder.join("waiting");
    let client = DrivenClient::start(&data, display, &settings("Off", (0, 0), PracticeClock::Off), &[])?;
    let mut first = None;
    let seated = sit_down(&client, MOST, |tables| {
        if tables == 1 {
            first = Some(measured(&client, tables, PracticeClock::Off));
        }
    });
    let Some(first) = first else { return Ok(Err("there was no first table.".to_owned())) };
    if let Err(missing) = seated.and_then(|()| wait_for_all(&client)) {
        return Ok(Err(missing));
    }
    let all = measured(&client, MOST, PracticeClock::Off);
    client.process.picture(&folder.join("waiting.png"));
    drop(client);
    let client = DrivenClient::start(&data, display, &settings("Off", (0, 0), PracticeClock::On), &[])?;
    if let Err(missing) = client.click_all(&[GO_ON]).and_then(|()| wait_for_all(&client)) {
        return Ok(Err(missing));
    }
    let timed = measured(&client, MOST, PracticeClock::On);
    client.process.picture(&folder.join("waiting-clock.png"));
    Ok(Ok([first, all, timed]))
}

/// Waits until it is the player's turn at all tables.
fn wait_for_all(client: &DrivenClient) -> Result<(), String> {
    let waited = client.process.wait(TURN_LIMIT, || client.trace.waiting_tables() >= MOST);
    waited.map(drop).ok_or_else(|| "not every table waited for the player.".to_owned())
}

fn measured(client: &DrivenClient, tables: usize, clock: PracticeClock) -> Waiting {
    client.process.wait(TURN_LIMIT, || client.trace.waiting_tables() >= 1);
    sleep(SETTLED);
    // With the clock on, the turns must still last when the measurement ends.
    let time = clock.measured_time();
    let share = client.process.share_of_core(time);
    Waiting { tables, clock, share, resident: client.process.memory(), private: client.process.private_memory() }
}

/// Takes seats at so many tables, one after the other. `seated` is called with the number of tables after each.
fn sit_down(client: &DrivenClient, tables: usize, mut seated: impl FnMut(usize)) -> Result<(), String> {
    client.click_all(&WAY_TO_TABLE)?;
    for table in 1..=tables {
        if table > 1 {
            let window = client.process.windows(WINDOW).pop().unwrap_or_default();
            client.process.xdotool(&["windowactivate", "--sync", &window, "key", "Home"]);
            client.click_all(&WAY_TO_ANOTHER)?;
        }
        let came = || client.process.wait(SEAT_LIMIT, || client.trace.count("table") >= table).is_some();
        // A button that has just come ignores a click.
        for _ in 0..TRIES {
            if came() {
                break;
            }
            client.click(SIT_DOWN);
        }
        if !came() {
            return Err(format!("table {table} never came."));
        }
        seated(table);
    }
    Ok(())
}

fn words(clock: PracticeClock) -> &'static str {
    match clock {
        PracticeClock::Off => "practice clock off",
        PracticeClock::On => "practice clock on",
    }
}

/// The tables of figures.
fn report(playing: &[Playing], waiting: &[Waiting; 3]) -> String {
    let per_cent = |share: Option<f64>| share.map_or_else(|| "–".to_owned(), |share| format!("{share:.1} %"));
    let megabytes = |memory: Option<f64>| memory.map_or_else(|| "–".to_owned(), |memory| format!("{memory:.0} MB"));
    let (width, height) = SCREEN;
    let mut text =
        format!("| tables that play, {width}x{height} | frames | frame: median, 99 of 100 | CPU of one core |\n|---|---|---|---|\n");
    for Playing { tables, frames, share } in playing {
        text += &format!("| {tables} | {} | {} | {} |\n", frames.count(), frames.words(), per_cent(*share));
    }
    text += "\n| tables that wait | CPU of one core | resident memory | private memory |\n|---|---|---|---|\n";
    for Waiting { tables, clock, share, resident, private } in waiting {
        let (share, resident, private) = (per_cent(*share), megabytes(*resident), megabytes(*private));
        text += &format!("| {tables}, {} | {share} | {resident} | {private} |\n", words(*clock));
    }
    let [first, all, _] = waiting;
    let further = (all.tables - first.tables).max(1) as f64;
    let each = first.private.zip(all.private).map(|(first, all)| (all - first) / further / 1.048_576);
    text + &format!("\nPrivate memory of a further table: {}.\n", each.map_or_else(|| "–".to_owned(), |each| format!("{each:.1} MiB")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(tables: usize, clock: PracticeClock, private: Option<f64>) -> Waiting {
        Waiting { tables, clock, share: Some(0.25), resident: Some(180.4), private }
    }

    #[test]
    fn the_memory_of_a_further_table_is_told_in_mebibytes() {
        let sixteen = Some(90.0 + 15.0 * 10.485_76);
        let (first, all) = (waiting(1, PracticeClock::Off, Some(90.0)), waiting(16, PracticeClock::Off, sixteen));
        let text = report(&[], &[first, all, waiting(16, PracticeClock::On, sixteen)]);
        assert!(text.contains("| 1, practice clock off | 0.2 % | 180 MB | 90 MB |\n"), "{text}");
        assert!(text.contains("| 16, practice clock on | 0.2 % | 180 MB | 247 MB |\n"), "{text}");
        assert!(text.ends_with("Private memory of a further table: 10.0 MiB.\n"), "{text}");
    }

    #[test]
    fn what_is_missing_is_a_dash() {
        let playing = Playing { tables: 4, frames: FrameTimes::default(), share: None };
        let [first, all] = [1, 16].map(|tables| waiting(tables, PracticeClock::Off, None));
        let text = report(&[playing], &[first, all, waiting(16, PracticeClock::On, None)]);
        assert!(text.contains("| 4 | 0 | – | – |\n") && text.ends_with("further table: –.\n"), "{text}");
    }
}
