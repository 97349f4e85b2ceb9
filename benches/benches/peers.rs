//! `cargo bench` measures everything, then prints a table that compares Cardroom with its peers. `-- --test` runs everything once with
//! few inputs.

use std::path::Path;

use criterion::Criterion;

fn main() {
    let short = std::env::args().any(|argument| argument == "--test");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("criterion");
    // Remove the results of earlier runs.
    _ = std::fs::remove_dir_all(&folder);
    let mut criterion = Criterion::default().output_directory(&folder).configure_from_args();
    let mut contests = cardroom_benches::contests(short);
    for contest in &mut contests {
        contest.run(&mut criterion);
    }
    criterion.final_summary();
    if !short {
        cardroom_benches::print(&contests, &folder);
    }
}
