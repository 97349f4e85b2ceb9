//! Measures the memory of the client as it is shipped, at its first table of practice.

use std::fs::File;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::client::WAY_TO_TABLE;
use super::driven_client::{DrivenClient, START_LIMIT};
use super::figures;
use crate::cargo::{self, Profile};
use crate::chore_error::ChoreError;
use crate::x_server::XServer;

const STARTS: usize = 3;
/// The longest time until the player's first turn.
const TURN_LIMIT: Duration = Duration::from_secs(120);
/// How long to wait after the turn has come, until nothing moves and what was loaded for the start is given back.
const SETTLED: Duration = Duration::from_secs(8);

/// The memory of one start, in megabytes (1,000,000 bytes each).
struct Memory {
    resident: Option<f64>,
    private: Option<f64>,
}

/// Measures and returns a Markdown table; an `Err` inside is a sentence about what never came.
pub fn measure(folder: &Path) -> Result<Result<String, String>, ChoreError> {
    // Pages of a program that was just built, and is not yet on the disk, would count as private.
    let built = cargo::client(Profile::Dist);
    File::open(&built).and_then(|program| program.sync_all()).map_err(|source| ChoreError::File { path: built, source })?;
    let server = XServer::start(figures::SCREEN)?;
    let mut starts = Vec::new();
    for start in 0..STARTS {
        println!("Measuring start {} of {STARTS} …", start + 1);
        let data = folder.join(format!("shipped-{start}"));
        let client = DrivenClient::start_built(Profile::Dist, &data, server.display(), ("(version: 1)", &[]))?;
        if client.process.wait_until(START_LIMIT, || client.trace.has("first_frame")).is_none() {
            return Ok(Err("it drew no frame.".to_owned()));
        }
        if let Err(missing) = client.click_all(&WAY_TO_TABLE) {
            return Ok(Err(missing));
        }
        if client.process.wait(TURN_LIMIT, || client.trace.has("prompt")).is_none() {
            return Ok(Err("the player's turn never came.".to_owned()));
        }
        sleep(SETTLED);
        client.process.picture(&folder.join(format!("shipped-{start}.png")));
        starts.push(Memory { resident: client.process.memory(), private: client.process.private_memory() });
    }
    Ok(Ok(report(&starts)))
}

/// The table of figures.
fn report(starts: &[Memory]) -> String {
    let megabytes = |memory: Option<f64>| memory.map_or_else(|| "–".to_owned(), |memory| format!("{memory:.1} MB"));
    let mut text = String::from("| as shipped, at the first table | resident memory | private memory |\n|---|---|---|\n");
    for (start, Memory { resident, private }) in (1..).zip(starts) {
        text += &format!("| start {start} | {} | {} |\n", megabytes(*resident), megabytes(*private));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_start_has_a_row_and_what_is_not_known_a_dash() {
        let starts = [Memory { resident: Some(197.26), private: Some(87.9) }, Memory { resident: None, private: None }];
        let report = report(&starts);
        assert!(report.ends_with("| start 1 | 197.3 MB | 87.9 MB |\n| start 2 | – | – |\n"), "{report}");
    }
}
