//! Measures Cardroom: follows its trace and drives it to the player's first turn in practice.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::driven_client::{DrivenClient, START_LIMIT, WINDOW};
use super::figures::{Measurements, median};
use crate::chore_error::ChoreError;

/// The controls to click, in this order, to get from the start screen to a seat.
pub const WAY_TO_TABLE: [&str; 5] = ["start.practise", "practice.start", "lobby.stake.NL10", "lobby.join", "join.sit_down"];
const STARTS: usize = 3;
/// The longest time from the click on the start screen to the player's turn, with opponents at their usual pace.
const TURN_LIMIT: Duration = Duration::from_secs(120);
/// How long hands are played: long enough for several.
const PLAYED_TIME: Duration = Duration::from_secs(60);
const NEXT_HAND: &str = "action.next_hand";
/// How long to wait until nothing moves: the last movement ends long before.
const SETTLED: Duration = Duration::from_secs(2);

/// Whether practice runs the rulebook's clock.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PracticeClock {
    Off,
    On,
}

impl PracticeClock {
    fn settings(self) -> &'static str {
        match self {
            Self::Off => "(version: 1, practice: (clock: false))",
            Self::On => "(version: 1, practice: (clock: true))",
        }
    }

    /// How long to measure. With the clock on, the turn must still last when the measurement ends.
    pub fn measured_time(self) -> Duration {
        match self {
            Self::Off => Duration::from_secs(30),
            Self::On => Duration::from_secs(8),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Off => "clock-off",
            Self::On => "clock-on",
        }
    }
}

/// Measures the client under the name `name`. It starts a few times to measure the start, and the last run goes on to the first turn for
/// the other figures.
pub fn measure(name: &str, folder: &Path, display: &str, clock: PracticeClock) -> Result<Measurements, ChoreError> {
    println!("Measuring {name} …");
    let mut figures = Measurements::new(name);
    let (mut windows, mut frames) = (Vec::new(), Vec::new());
    let mut last = None;
    for start in 0..STARTS {
        // The previous run ends before the next one starts.
        drop(last.take());
        let data = folder.join(format!("{}-{start}", clock.word()));
        let client = DrivenClient::start(&data, display, clock.settings(), &[])?;
        let (process, trace) = (&client.process, &client.trace);
        windows.extend(process.wait_until(START_LIMIT, || !process.windows(WINDOW).is_empty()));
        frames.extend(process.wait_until(START_LIMIT, || trace.has("first_frame")));
        last = Some(client);
    }
    figures.to_window = median(windows);
    figures.to_first_frame = median(frames);
    let Some(client) = last else { return Ok(figures.not_measured("it was never started.")) };
    if figures.to_first_frame.is_none() {
        return Ok(figures.not_measured("it drew no frame."));
    }
    if let Err(missing) = client.click_all(&WAY_TO_TABLE) {
        return Ok(figures.not_measured(&missing));
    }
    let DrivenClient { process, trace } = &client;
    if process.wait_until(TURN_LIMIT, || trace.has("prompt")).is_none() {
        return Ok(figures.not_measured("the player's turn never came."));
    }
    sleep(SETTLED);
    process.picture(&folder.join(format!("{}.png", clock.word())));
    figures.share_of_core = process.share_of_core(clock.measured_time());
    figures.memory = process.memory();
    figures.playing = play(&client);
    figures.key_to_change = median(trace.answers());
    Ok(figures)
}

/// Checks or calls on each turn, and starts the next hand where the player must do so. Returns the share of a core used meanwhile.
fn play(client: &DrivenClient) -> Option<f64> {
    let DrivenClient { process, trace } = client;
    let window = process.windows(WINDOW).pop()?;
    process.xdotool(&["windowactivate", "--sync", &window]);
    let mut pressed = 0;
    process.share_of_core_while(PLAYED_TIME, || {
        let ready = trace.count("ready");
        if ready > pressed {
            pressed = ready;
            process.xdotool(&["key", "c"]);
        } else if trace.control(NEXT_HAND).is_some() {
            client.click(NEXT_HAND);
        }
    })
}
