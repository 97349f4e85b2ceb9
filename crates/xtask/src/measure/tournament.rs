//! Measures practice tournaments: a field of 3,000 played by the client's own program in the player's seat, a table of nine while cards and
//! chips fly, and the same table while nothing moves.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::client::WAY_TO_TABLE;
use super::driven_client::{DrivenClient, START_LIMIT};
use super::trace_file::FrameTimes;
use crate::chore_error::ChoreError;
use crate::stopwatch::Stopwatch;

/// The controls from the start screen to a practice tournament.
const WAY_TO_TOURNAMENT: [&str; 5] = ["start.practise", "practice.start", "lobby.section.sit_and_go", "lobby.setup", "setup.begin"];
const ENTRIES: u32 = 3_000;
/// The longest time of a whole tournament.
const FIELD_LIMIT: Duration = Duration::from_secs(300);
/// The longest time until the player's turn.
const TURN_LIMIT: Duration = Duration::from_secs(120);
/// The time between two looks at the trace, long enough not to take the processor from the client.
const LOOK: Duration = Duration::from_millis(100);
const PLAYED_TIME: Duration = Duration::from_secs(60);
const STILL_TIME: Duration = Duration::from_secs(20);
/// How long to wait until nothing moves: the last movement ends long before.
const SETTLED: Duration = Duration::from_secs(3);

/// The settings of all clients here: a window of 1280×800, the clock off.
fn settings(speed: &str, thinks_ms: (u32, u32), setup: &str) -> String {
    let (min, max) = thinks_ms;
    format!(
        "(version: 1, window: (width: 1280, height: 800, maximised: false), animation_speed: {speed}, \
         practice: (clock: false, pace: (min_ms: {min}, max_ms: {max})), tournament_setup: {setup})"
    )
}

/// What was measured of a field of [`ENTRIES`].
#[derive(Debug, Default)]
pub struct FieldFigures {
    /// From the click on the button that begins it to the place of the last player.
    to_end: Option<Duration>,
    /// The player's place, and when it was known.
    place: Option<(u64, Duration)>,
    hands: usize,
    frames: FrameTimes,
    /// Megabytes at a cash table, and at most in the tournament.
    memory: Option<(f64, f64)>,
}

/// What was measured at a table of nine.
#[derive(Debug, Default)]
pub struct NineSeatFigures {
    seats: usize,
    frames: FrameTimes,
    /// Milliseconds of processor time for each frame, of all threads.
    processor_ms: Option<f64>,
    still_frames: Option<usize>,
}

/// Measures a field of 3,000 from the click that begins it to its end.
pub fn measure_field(folder: &Path, display: &str) -> Result<Result<FieldFigures, String>, ChoreError> {
    println!("Measuring a practice tournament of {ENTRIES} …");
    let setup = format!("(kind: \"freezeout\", entries: {ENTRIES}, levels: Hands(8))");
    let settings = settings("Off", (0, 0), &setup);
    let cash = DrivenClient::start(&folder.join("cash"), display, &settings, &[])?;
    if let Err(missing) = cash.click_all(&WAY_TO_TABLE) {
        return Ok(Err(missing));
    }
    if cash.process.wait(TURN_LIMIT, || cash.trace.has("prompt")).is_none() {
        return Ok(Err("the player's turn at a cash table never came.".to_owned()));
    }
    sleep(SETTLED);
    let cash_memory = cash.process.memory();
    drop(cash);
    let mut client = DrivenClient::start(&folder.join("field"), display, &settings, &["--autoplay"])?;
    if let Err(missing) = client.click_all(&WAY_TO_TOURNAMENT) {
        return Ok(Err(missing));
    }
    let begun = Stopwatch::start();
    let mut figures = FieldFigures::default();
    let mut finished = false;
    client.trace.read_new(|_| {});
    while begun.elapsed() < FIELD_LIMIT && !(finished && figures.place.is_some()) {
        sleep(LOOK);
        client.trace.read_new(|line| {
            figures.frames.see(line);
            match line.event() {
                Some("hand_over") => figures.hands += 1,
                Some("entry") if line.holds("\"type\":\"placed\"") => {
                    figures.place = line.number("place").map(|place| (place, begun.elapsed()));
                }
                Some("tournament") if line.holds("\"type\":\"finished\"") => finished = true,
                _ => {}
            }
        });
    }
    figures.to_end = finished.then(|| begun.elapsed());
    figures.memory = cash_memory.zip(client.process.peak_memory());
    client.process.picture(&folder.join("field.png"));
    Ok(Ok(figures))
}

/// Measures a table of nine in a tournament of 45.
pub fn measure_nine_seats(folder: &Path, display: &str) -> Result<Result<NineSeatFigures, String>, ChoreError> {
    println!("Measuring a tournament table of nine …");
    let settings = settings("Normal", (250, 700), "(kind: \"freezeout\", entries: 45)");
    let mut figures = NineSeatFigures::default();
    let mut client = DrivenClient::start(&folder.join("flying"), display, &settings, &["--autoplay"])?;
    if let Err(missing) = open_log(&client) {
        return Ok(Err(missing));
    }
    figures.seats = client.trace.seats();
    client.trace.read_new(|_| {});
    let share = client.process.share_of_core_while(PLAYED_TIME, || sleep(LOOK));
    client.trace.read_new(|line| figures.frames.see(line));
    client.process.picture(&folder.join("flying.png"));
    let frames = figures.frames.count();
    figures.processor_ms = share.filter(|_| frames > 0).map(|share| share / 100.0 * PLAYED_TIME.as_secs_f64() * 1000.0 / frames as f64);
    drop(client);
    let mut client = DrivenClient::start(&folder.join("still"), display, &settings, &[])?;
    if let Err(missing) = open_log(&client) {
        return Ok(Err(missing));
    }
    if client.process.wait(TURN_LIMIT, || client.trace.has("prompt")).is_none() {
        return Ok(Err("the player's turn never came.".to_owned()));
    }
    sleep(SETTLED);
    client.trace.read_new(|_| {});
    sleep(STILL_TIME);
    let mut still = FrameTimes::default();
    client.trace.read_new(|line| still.see(line));
    figures.still_frames = Some(still.count());
    client.process.picture(&folder.join("still.png"));
    Ok(Ok(figures))
}

/// Begins the tournament of the settings and shows its news in the log.
fn open_log(client: &DrivenClient) -> Result<(), String> {
    client.click_all(&WAY_TO_TOURNAMENT)?;
    let shown = client.process.wait(START_LIMIT, || client.trace.control("log.tournament").is_some());
    if shown.is_none() {
        client.click_all(&["top.log"])?;
    }
    client.click_all(&["log.tournament"])
}

/// The tables of both.
pub fn report(field: &FieldFigures, nine: &NineSeatFigures) -> String {
    let seconds = |time: Option<Duration>| time.map_or_else(|| "–".to_owned(), |time| format!("{:.1} s", time.as_secs_f64()));
    let (place, placed) = field.place.map_or_else(|| ("–".to_owned(), None), |(place, when)| (place.to_string(), Some(when)));
    let memory = field.memory.map_or_else(|| "–".to_owned(), |(cash, peak)| format!("{:.0} MiB", (peak - cash) / 1.048_576));
    let mut text = format!(
        "| {ENTRIES} entries | from the click to the end | player's place, after | hands | frames | frame: median, 99 of 100 | memory over a cash table |\n\
         |---|---|---|---|---|---|---|\n"
    );
    text += &format!(
        "| | {} | {place}, {} | {} | {} | {} | {memory} |\n\n",
        seconds(field.to_end),
        seconds(placed),
        field.hands,
        field.frames.count(),
        field.frames.words()
    );
    text += "| table of the tournament | frames | frame: median, 99 of 100 | processor time a frame | frames in 20 s while nothing moves |\n|---|---|---|---|---|\n";
    let processor = nine.processor_ms.map_or_else(|| "–".to_owned(), |time| format!("{time:.1} ms"));
    let still = nine.still_frames.map_or_else(|| "–".to_owned(), |frames| frames.to_string());
    text += &format!("| {} seats | {} | {} | {processor} | {still} |\n", nine.seats, nine.frames.count(), nine.frames.words());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_a_dash() {
        let text = report(&FieldFigures::default(), &NineSeatFigures::default());
        assert!(text.contains("| | – | –, – | 0 | 0 | – | – |\n"), "{text}");
        assert!(text.ends_with("| 0 seats | 0 | – | – | – |\n"), "{text}");
    }

    #[test]
    fn memory_is_told_in_mebibytes_over_the_cash_table() {
        let field = FieldFigures { memory: Some((100.0, 204.857_6)), ..FieldFigures::default() };
        assert!(report(&field, &NineSeatFigures::default()).contains("| 100 MiB |"));
    }
}
