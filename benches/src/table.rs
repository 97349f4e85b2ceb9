//! The table at the end, which compares Cardroom with the best of its peers.

use std::path::Path;

use serde_json::Value;

use crate::contest::{Contest, Unit};

/// Prints a row for each contest whose results are in the folder `measured`. The fastest sample counts, because other work of the machine
/// can only make a sample slower.
pub fn print(contests: &[Contest], measured: &Path) {
    println!("\n| measured | Cardroom | best peer | ratio | other peers |\n|---|--:|--:|--:|---|");
    for contest in contests {
        let times: Vec<(&str, f64)> = contest
            .contestants
            .iter()
            .filter_map(|contestant| Some((contestant.name, fastest(&measured.join(contest.name).join(contestant.name))?)))
            .collect();
        let Some((&(_, ours), mut peers)) = times.split_first().map(|(ours, peers)| (ours, peers.to_vec())) else { continue };
        peers.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        let told = |time: f64| match contest.unit {
            Unit::PerSecond(count) => rate(count as f64 * 1e9 / time),
            Unit::Time => format!("{:.3} ms", time / 1e6),
        };
        let named = |&(name, time): &(&str, f64)| format!("{name} {}", told(time));
        let ratio = peers.first().map_or(String::new(), |(_, best)| format!("{:.2}", best / ours));
        let best = peers.first().map_or("none".to_owned(), named);
        let others: Vec<String> = peers.iter().skip(1).map(named).collect();
        println!("| {} | {} | {best} | {ratio} | {} |", contest.name, told(ours), others.join(", "));
    }
}

fn rate(per_second: f64) -> String {
    if per_second >= 1e7 {
        format!("{:.0} M/s", per_second / 1e6)
    } else if per_second >= 1e6 {
        format!("{:.2} M/s", per_second / 1e6)
    } else {
        format!("{:.1} k/s", per_second / 1e3)
    }
}

/// The time of one round in the fastest sample, in nanoseconds.
fn fastest(folder: &Path) -> Option<f64> {
    let sample: Value = serde_json::from_str(&std::fs::read_to_string(folder.join("new/sample.json")).ok()?).ok()?;
    let numbers = |name: &str| sample[name].as_array()?.iter().map(Value::as_f64).collect::<Option<Vec<f64>>>();
    numbers("times")?.into_iter().zip(numbers("iters")?).map(|(time, rounds)| time / rounds).min_by(f64::total_cmp)
}
