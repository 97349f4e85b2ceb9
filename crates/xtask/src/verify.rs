//! `cargo verify`: runs every check, the quick ones first.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::cargo::{self, Profile};
use crate::chore_error::ChoreError;
use crate::packages::Use;
use crate::program::{Program, is_set, on_path};
use crate::stopwatch::Stopwatch;
use crate::totals::Totals;
use crate::x_server::XServer;
use crate::{guards, install, other_engine, play, tour};

type VerifyStep = (&'static str, fn(&VerifyOptions, &mut Totals) -> Result<StepOutcome, ChoreError>);

/// The optional checks.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct VerifyOptions {
    /// Whether the long checks run too.
    pub long: bool,
    /// The folder whose hand histories are checked, if any.
    pub hands: Option<PathBuf>,
}

enum StepOutcome {
    Done,
    LeftOut(String),
}

// Clippy, tests and documentation name the same packages, so that each profile holds one build of the engine.
const STEPS: [VerifyStep; 20] = [
    ("system packages", system_packages),
    ("formatting", |_, _| cargo("fmt --all -- --check")),
    ("one engine", |_, _| guards::one_bevy().map(done)),
    ("rules without the standard library", |_, _| guards::rules_without_std().map(done)),
    ("rules without the engine", rules_alone),
    ("schema of the protocol", |_, _| cargo("test --package poker_protocol --features schema schema")),
    ("licences and sources", licences),
    ("clippy", |_, _| cargo("clippy --workspace --all-targets -- -D warnings")),
    ("tests", tests),
    ("documentation", |_, _| Program::cargo("doc --workspace --no-deps").variable("RUSTDOCFLAGS", "-D warnings").run().map(done)),
    ("benchmarks, their short form", benchmarks),
    ("fuzz targets", fuzz_targets),
    ("tour", pictures),
    ("hands in another engine", other_engine),
    ("driven client", driven),
    ("hand histories", histories),
    ("long tests", long_tests),
    ("each rule broken once", |_, _| cargo("run --package poker_mutations")),
    ("a million hands", simulation),
    ("ten minutes of changed inputs", |_, _| cargo("run --package poker_fuzz -- --seconds 600")),
];
/// The last steps of [`STEPS`], which take long.
const LONG_STEPS: usize = 4;

/// Runs every check, with the long ones if `options` ask for them, and stops at the first that fails.
pub fn verify(options: &VerifyOptions) -> Result<ExitCode, ChoreError> {
    let watch = Stopwatch::start();
    let mut totals = Totals::default();
    let count = if options.long { STEPS.len() } else { STEPS.len() - LONG_STEPS };
    let mut left_out = Vec::new();
    for (index, (name, step)) in STEPS.iter().take(count).enumerate() {
        println!("\n=== {} of {count}: {name} ===", index + 1);
        let watch = Stopwatch::start();
        match step(options, &mut totals) {
            Ok(StepOutcome::Done) => println!("=== {name}: {watch} ==="),
            Ok(StepOutcome::LeftOut(why)) => {
                println!("=== {name}: left out. {why} ===");
                left_out.push(*name);
            }
            Err(failure) => {
                println!("=== {name}: failed after {watch}; `cargo verify` stops here ===");
                if totals.ran() > 0 {
                    println!("{totals}");
                }
                return Err(failure);
            }
        }
    }
    let left_out = if left_out.is_empty() { String::new() } else { format!("; left out: {}", left_out.join(", ")) };
    println!("\nAll checks hold, after {watch}{left_out}.");
    println!("{totals}");
    Ok(ExitCode::SUCCESS)
}

fn done((): ()) -> StepOutcome {
    StepOutcome::Done
}

fn cargo(line: &str) -> Result<StepOutcome, ChoreError> {
    Program::cargo(line).run().map(done)
}

fn system_packages(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    install::ensure(&[Use::Build, Use::Run, Use::Drive, Use::Books, Use::Example]).map(done)
}

fn rules_alone(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    guards::rules_without_bevy()?;
    cargo("test --package poker_rules")
}

fn licences(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    if !is_set("GITHUB_ACTIONS") && !Program::cargo("deny --version").succeeds() {
        return Ok(StepOutcome::LeftOut("`cargo deny` is not installed (`cargo install --locked cargo-deny`).".to_owned()));
    }
    // Hides the trees of dependents, which the tool would print for each small crate that is there in two versions.
    cargo("deny check --hide-inclusion-graph bans licenses sources")
}

fn tests(_: &VerifyOptions, totals: &mut Totals) -> Result<StepOutcome, ChoreError> {
    let watch = Stopwatch::start();
    let run = Program::cargo("test --workspace --no-fail-fast").run_listening(|line| totals.hear(line));
    totals.time = watch.elapsed();
    run.map(done)
}

/// Checks the benchmarks, which are a separate package that no other step checks.
fn benchmarks(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    cargo("fmt --manifest-path benches/Cargo.toml -- --check")?;
    cargo("clippy --manifest-path benches/Cargo.toml --all-targets -- -D warnings")?;
    cargo("bench --manifest-path benches/Cargo.toml -- --test")
}

/// Checks that the fuzz targets are formatted and compile. They are not run, which needs a nightly compiler.
fn fuzz_targets(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    cargo("fmt --manifest-path fuzz/Cargo.toml -- --check")?;
    if on_path("c++").is_none() {
        return Ok(StepOutcome::LeftOut("The fuzzer's own library needs a C++ compiler.".to_owned()));
    }
    cargo("clippy --manifest-path fuzz/Cargo.toml -- -D warnings")
}

fn pictures(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    let out = cargo::build_folder().join("tour-check");
    if let Err(source) = std::fs::remove_dir_all(&out)
        && source.kind() != std::io::ErrorKind::NotFound
    {
        return Err(ChoreError::File { path: out, source });
    }
    let tour = |locales: &[&str], sizes: &[(u32, u32)]| {
        let tour = Program::at(&cargo::client(Profile::Dev)).args(["tour", "--out"]).args([out.display().to_string()]);
        tour.args(["--locale", &locales.join(","), "--size", &tour::sizes_option(sizes)])
    };
    let draw = |locales: &[&str]| tour(locales, &tour::SIZES);
    let draw_desk = || tour(&tour::LOCALES, &tour::DESK).args(["--only", tour::OF_A_DESK]);
    let draw_4k = || tour(&tour::LOCALES_OF_4K, &tour::SIZE_OF_4K).args(["--only", tour::OF_4K]);
    // One tour mostly waits for its main thread, so two of them at once take three quarters of the time.
    let halves = tour::LOCALES.split_at(tour::LOCALES.len() / 2);
    std::thread::scope(|scope| {
        let first = scope.spawn(|| draw(halves.0).run());
        let second = draw(halves.1).run();
        first.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).and(second)
    })?;
    draw_desk().run()?;
    draw_4k().run()?;
    let mut count = 0;
    for (locales, sizes, again) in [
        (&tour::LOCALES[..], &tour::SIZES[..], draw(&tour::LOCALES)),
        (&tour::LOCALES[..], &tour::DESK[..], draw_desk()),
        (&tour::LOCALES_OF_4K[..], &tour::SIZE_OF_4K[..], draw_4k()),
    ] {
        count += tour::check(&out, locales, sizes).map_err(|found| ChoreError::Check { found, repeat: again.to_string() })?;
    }
    println!("{count} pictures in {}", out.display());
    Ok(StepOutcome::Done)
}

fn other_engine(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    Ok(other_engine::replay()?.map_or(StepOutcome::Done, StepOutcome::LeftOut))
}

fn driven(_: &VerifyOptions, totals: &mut Totals) -> Result<StepOutcome, ChoreError> {
    // The tests ask it about windows.
    let asks = "xprop";
    if let Some(missing) = XServer::lacks().or_else(|| on_path(asks).is_none().then_some(asks)) {
        return Ok(StepOutcome::LeftOut(format!("The driven tests need an X server with input: {missing} is missing.")));
    }
    Program::cargo("build --workspace --bin cardroom-server").run()?;
    // Each test starts its own X server. The tests run one after another, as each draws with the processor.
    ignored(&Program::cargo("test --workspace --test it -- --ignored --test-threads=1 driven"), totals)
}

fn histories(options: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    let Some(folder) = &options.hands else {
        return Ok(StepOutcome::LeftOut("No folder of hand histories was named (`--hands DIR`).".to_owned()));
    };
    Program::cargo("build --package cardroom --bin cardroom").run()?;
    let check = Program::at(&cargo::client(Profile::Dev)).args(["hands", "check", "--locale", "en"]);
    check.args([folder.display().to_string()]).run().map(done)
}

fn long_tests(_: &VerifyOptions, totals: &mut Totals) -> Result<StepOutcome, ChoreError> {
    ignored(&Program::cargo("test --workspace --no-fail-fast -- --ignored long_"), totals)
}

/// Runs ignored tests. Fails where the filter matches none, because then a test has another name.
fn ignored(test: &Program, totals: &mut Totals) -> Result<StepOutcome, ChoreError> {
    let mut run = Totals::default();
    let end = test.run_listening(|line| run.hear(line));
    totals.add_ignored_run(run);
    end?;
    if run.ran() == 0 {
        return Err(ChoreError::Check { found: "No test has such a name.".to_owned(), repeat: test.to_string() });
    }
    Ok(StepOutcome::Done)
}

fn simulation(_: &VerifyOptions, _: &mut Totals) -> Result<StepOutcome, ChoreError> {
    play::build()?;
    Program::at(&cargo::client(Profile::Play)).args(["simulate", "--hands", "1000000", "--seed", "1"]).run().map(done)
}
