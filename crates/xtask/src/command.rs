//! Reads the command line and runs the chore that it names.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::chore_error::ChoreError;
use crate::measure::Measured;
use crate::verify::VerifyOptions;
use crate::{measure, pictures, play, sounds, verify};

const USAGE: &str = "\
cargo play [--] [OPTIONS OF cardroom]   set this machine up, build and open the client
cargo verify [--long] [--hands DIR]     set this machine up and run every check; the histories of a folder too
cargo run -p xtask -- sounds            write assets/sounds again
cargo run -p xtask -- measure           measure the client beside PokerTH (Linux), practice tournaments and a million kept hands
cargo run -p xtask -- measure --field   measure only practice tournaments (Linux)
cargo run -p xtask -- measure --tables  measure 4, 9 and 16 tables side by side (Linux)
cargo run -p xtask -- measure --shipped measure the memory of the client as it is shipped (Linux; builds for half an hour)
cargo run -p xtask -- measure --archive measure only lists and filters of a million hands
cargo run -p xtask -- pictures OLD NEW  compare the pictures of two tours";

#[derive(Debug, PartialEq, Eq)]
enum Command {
    Play { rest: Vec<String> },
    Verify(VerifyOptions),
    Sounds,
    Measure(Measured),
    Pictures { old: PathBuf, new: PathBuf },
    Help,
}

/// Runs the command that `words` name. Prints the message where it fails.
pub fn run(words: Vec<String>) -> ExitCode {
    let done = parse(words).and_then(|command| match command {
        Command::Play { rest } => play::play(rest),
        Command::Verify(wanted) => verify::verify(&wanted),
        Command::Sounds => sounds::write_all(),
        Command::Measure(wanted) => measure::measure(wanted),
        Command::Pictures { old, new } => pictures::compare(&old, &new),
        Command::Help => {
            println!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
    });
    done.unwrap_or_else(|failure| {
        eprintln!("{failure}");
        failure.exit_code()
    })
}

fn parse(words: Vec<String>) -> Result<Command, ChoreError> {
    let mut words = words.into_iter();
    match words.next().as_deref() {
        Some("play") => {
            let mut rest: Vec<String> = words.collect();
            if rest.first().is_some_and(|word| word == "--") {
                rest.remove(0);
            }
            Ok(Command::Play { rest })
        }
        Some("verify") => {
            let mut wanted = VerifyOptions::default();
            while let Some(word) = words.next() {
                match word.as_str() {
                    "--long" => wanted.long = true,
                    "--hands" => wanted.hands = Some(words.next().ok_or_else(|| unknown(&word))?.into()),
                    _ => return Err(unknown(&word)),
                }
            }
            Ok(Command::Verify(wanted))
        }
        Some("sounds") => alone(Command::Sounds, words.next()),
        Some("measure") => match words.next().as_deref() {
            Some("--field") => alone(Command::Measure(Measured::Tournaments), words.next()),
            Some("--tables") => alone(Command::Measure(Measured::Tables), words.next()),
            Some("--shipped") => alone(Command::Measure(Measured::Shipped), words.next()),
            Some("--archive") => alone(Command::Measure(Measured::Archive), words.next()),
            word => alone(Command::Measure(Measured::Everything), word.map(str::to_owned)),
        },
        Some("pictures") => {
            let mut folder = || words.next().map(PathBuf::from).ok_or_else(|| unknown("pictures"));
            let (old, new) = (folder()?, folder()?);
            alone(Command::Pictures { old, new }, words.next())
        }
        None | Some("help" | "--help" | "-h") => Ok(Command::Help),
        Some(word) => Err(unknown(word)),
    }
}

fn alone(command: Command, next: Option<String>) -> Result<Command, ChoreError> {
    next.map_or(Ok(command), |word| Err(unknown(&word)))
}

fn unknown(word: &str) -> ChoreError {
    ChoreError::Usage { word: word.to_owned(), usage: USAGE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn play_hands_the_rest_on_with_and_without_dashes() {
        let rest = words("--seed 3 -- x");
        assert_eq!(parse(words("play --seed 3 -- x")).unwrap(), Command::Play { rest: rest.clone() });
        assert_eq!(parse(words("play -- --seed 3 -- x")).unwrap(), Command::Play { rest });
    }

    #[test]
    fn verify_takes_what_else_is_wanted() {
        let wanted = VerifyOptions { long: true, hands: Some("some/folder".into()) };
        assert_eq!(parse(words("verify --hands some/folder --long")).unwrap(), Command::Verify(wanted));
    }

    #[test]
    fn each_measurement_can_be_made_alone() {
        assert_eq!(parse(words("measure --field")).unwrap(), Command::Measure(Measured::Tournaments));
        assert_eq!(parse(words("measure --tables")).unwrap(), Command::Measure(Measured::Tables));
        assert_eq!(parse(words("measure --shipped")).unwrap(), Command::Measure(Measured::Shipped));
        assert_eq!(parse(words("measure --archive")).unwrap(), Command::Measure(Measured::Archive));
        assert_eq!(parse(words("measure")).unwrap(), Command::Measure(Measured::Everything));
    }

    #[test]
    fn unknown_words_are_refused_by_name() {
        for line in ["verify --lng", "verify --hands", "sounds now", "measure all", "pictures", "pictures a b c", "plya"] {
            let word = line.split(' ').next_back().unwrap();
            let Err(failure) = parse(words(line)) else { panic!("{line} was taken") };
            assert!(failure.to_string().contains(&format!("“{word}”")), "{failure}");
        }
    }
}
