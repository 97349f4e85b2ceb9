//! Opens hands to look at them: of a PHH file, of a room's records, or of a shared text.

use std::fs::File;
use std::io::{BufReader, ErrorKind};
use std::path::{Path, PathBuf};

use poker_history::{BadShare, Phh, PhhReader, PlayedHand, Reason, Replayed, SHARE_PREFIX, View, is_shared, read_shared};
use poker_host::{FileError, RecordError, played_hand, read_records};
use poker_text::{Arg, Text, text};
use text::replayer as t;

use super::{files, words};

/// Where hands are read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandSource {
    File(PathBuf),
    /// A shared hand.
    Shared(String),
}

/// Hands that were opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpenedHands {
    /// In the order of the file; never empty.
    pub hands: Vec<PlayedHand>,
    /// What is told beside them: hands that cannot be shown.
    pub told: Vec<Text>,
}

/// The most hands of a file that are opened.
const MOST_HANDS: usize = 5_000;

impl HandSource {
    /// A word of the command line: a shared hand, or else the name of a file.
    #[must_use]
    pub fn named(word: &str) -> HandSource {
        if is_shared(word) { HandSource::Shared(word.to_owned()) } else { HandSource::File(word.into()) }
    }

    /// Reads the hands. A room's records are opened as the player with this name saw them, or as everybody did.
    ///
    /// # Errors
    /// A sentence that says why there is nothing to show, where that is, and what to do.
    pub fn open(&self, player: &str) -> Result<OpenedHands, Text> {
        match self {
            HandSource::Shared(text) => shared(text).map(|hand| OpenedHands { hands: vec![hand], told: Vec::new() }),
            HandSource::File(path) if path.extension().is_some_and(|ending| ending == files::RECORDS) => records(path, player),
            HandSource::File(path) => histories(path),
        }
    }
}

fn shared(text: &str) -> Result<PlayedHand, Text> {
    let phh = read_shared(text).map_err(|why| match why {
        BadShare::NoPrefix => t::share_no_prefix(SHARE_PREFIX),
        BadShare::Letter(letter) => t::share_letter(letter.to_string()),
        BadShare::Changed | BadShare::TooLong => t::share_changed(),
        BadShare::Version(_) => t::share_newer(),
        BadShare::NoHand => t::share_refused(t::cause_no_hand()),
    })?;
    Replayed::play(&phh).map(|replayed| replayed.hand).map_err(|obstacle| t::share_refused(words::why(&obstacle)))
}

/// What was read of a file so far.
#[derive(Default)]
struct Reading {
    hands: Vec<PlayedHand>,
    /// Why the first hand that is left out cannot be shown.
    first: Option<Text>,
    left_out: u64,
}

impl Reading {
    fn leave_out(&mut self, why: Text) {
        self.left_out += 1;
        self.first.get_or_insert(why);
    }

    fn is_full(&self) -> bool {
        self.hands.len() >= MOST_HANDS
    }

    fn finish(self, path: &Path) -> Result<OpenedHands, Text> {
        let first = self.first.unwrap_or_else(|| t::file_refused(name(path), "1", t::cause_no_hand()));
        if self.hands.is_empty() {
            return Err(first);
        }
        let mut told = Vec::new();
        if self.left_out > 0 {
            told.push(t::left_out(Arg::count(self.left_out), first));
        }
        if self.hands.len() >= MOST_HANDS {
            told.push(t::cut(Arg::count(MOST_HANDS as u64)));
        }
        Ok(OpenedHands { hands: self.hands, told })
    }
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn unreadable(path: &Path, error: &std::io::Error) -> Text {
    match error.kind() {
        ErrorKind::NotFound => t::file_missing(name(path)),
        _ => t::file_unreadable(name(path), text::cause::of(error)),
    }
}

fn histories(path: &Path) -> Result<OpenedHands, Text> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let mut reading = Reading::default();
    for (nth, hand) in (1..).zip(PhhReader::new(BufReader::new(file))) {
        if reading.is_full() {
            break;
        }
        let hand = match hand {
            Ok(hand) => hand,
            Err(wrong) => {
                if let Reason::Io(error) = &wrong.reason {
                    reading.leave_out(unreadable(path, error));
                } else {
                    reading.leave_out(t::file_refused(name(path), wrong.line.to_string(), words::fault(&wrong.reason)));
                }
                continue;
            }
        };
        match Replayed::play(&hand.phh) {
            Ok(mut replayed) => {
                if replayed.hand.id == 0 {
                    replayed.hand.id = hand.number.unwrap_or(nth);
                }
                reading.hands.push(replayed.hand);
            }
            Err(obstacle) => {
                let number = hand.number.unwrap_or(nth).to_string();
                reading.leave_out(t::hand_refused(name(path), number, words::why(&obstacle)));
            }
        }
    }
    reading.finish(path)
}

fn records(path: &Path, player: &str) -> Result<OpenedHands, Text> {
    // `read_records` takes a missing file for one without records.
    std::fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    let failed = |error: &RecordError| match error {
        RecordError::Malformed { line, .. } => t::file_refused(name(path), line.to_string(), t::cause_record()),
        RecordError::Newer { line, .. } => t::file_refused(name(path), line.to_string(), t::cause_newer_record()),
        RecordError::File(FileError::Unreadable { source, .. }) if source.kind() != ErrorKind::InvalidData => unreadable(path, source),
        RecordError::File(_) => t::file_refused(name(path), "1", t::cause_not_text()),
    };
    let read = read_records(path).map_err(|error| failed(&RecordError::File(error)))?;
    let mut reading = Reading::default();
    for record in read {
        if reading.is_full() {
            break;
        }
        match record {
            Ok(record) => match seen(&played_hand(&record), player) {
                Ok(hand) => reading.hands.push(hand),
                Err(why) => reading.leave_out(t::hand_refused(name(path), record.hand.0.to_string(), why)),
            },
            Err(error) => reading.leave_out(failed(&error)),
        }
    }
    reading.finish(path)
}

/// A hand without the cards that the player did not see.
fn seen(hand: &PlayedHand, player: &str) -> Result<PlayedHand, Text> {
    let phh = Phh::of(hand, View::of(hand, player)).map_err(|_| t::cause_record())?;
    Replayed::play(&phh).map(|replayed| replayed.hand).map_err(|obstacle| words::why(&obstacle))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use poker_history::share_text;
    use poker_text::{Language, Texts};

    use super::*;

    const HAND: &str = "variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [200, 200]\n\
        actions = [\"d dh p1 AcKd\", \"d dh p2 ????\", \"p2 f\"]\n";

    fn file(ending: &str, content: &[u8]) -> tempfile::NamedTempFile {
        let mut file = tempfile::Builder::new().suffix(ending).tempfile().unwrap();
        file.write_all(content).unwrap();
        file
    }

    fn open(ending: &str, content: &[u8]) -> Result<OpenedHands, String> {
        let file = file(ending, content);
        let opened = HandSource::File(file.path().to_owned()).open("");
        opened.map_err(|why| Texts::embedded(Language::English).say(&why).replace(&name(file.path()), "FILE"))
    }

    fn said(text: &str) -> String {
        Texts::embedded(Language::English).say(&HandSource::named(text).open("").unwrap_err())
    }

    #[test]
    fn hands_of_a_file_are_opened_in_their_order_and_a_bad_one_is_told() {
        let several = format!("[1]\n{HAND}\n[2]\nvariant = 5\n[7]\n{HAND}");
        let opened = open(".phhs", several.as_bytes()).unwrap();
        assert_eq!(opened.hands.iter().map(|hand| hand.id).collect::<Vec<_>>(), [1, 7]);
        assert_eq!(opened.told.len(), 1);
        let one = open(".phh", HAND.as_bytes()).unwrap();
        assert_eq!((one.hands.len(), one.told.len()), (1, 0));
    }

    #[test]
    fn the_records_of_a_room_are_opened_with_the_own_cards_and_of_others_only_what_was_shown() {
        let records = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/kept/client-0.1.0/practice/hands.jsonl");
        let opened = HandSource::named(records).open("Ardan").unwrap();
        assert_eq!(opened.hands.len(), std::fs::read_to_string(records).unwrap().lines().count());
        assert!(opened.told.is_empty());
        for hand in &opened.hands {
            let own = hand.setup.seats.iter().zip(&hand.names).find(|(_, name)| *name == "Ardan").unwrap().0.seat;
            assert!(!hand.unknown.contains(own) && !hand.unknown.is_empty(), "{}", hand.id);
        }
    }

    #[test]
    fn a_shared_hand_is_opened_as_it_was() {
        let hand = open(".phh", HAND.as_bytes()).unwrap().hands.remove(0);
        let shared = HandSource::named(&share_text(&hand).unwrap());
        assert!(matches!(shared, HandSource::Shared(_)));
        assert_eq!(shared.open("").unwrap().hands, [hand]);
    }

    #[test]
    fn a_folder_is_told_as_one_whatever_its_name_ends_in() {
        let folder = tempfile::tempdir().unwrap();
        for called in ["evening", "evening.phh", "evening.phhs", "evening.jsonl"] {
            let path = folder.path().join(called);
            std::fs::create_dir(&path).unwrap();
            let why = HandSource::File(path.clone()).open("").unwrap_err();
            let said = Texts::embedded(Language::English).say(&why);
            assert!(said.starts_with("The file cannot be read (") && said.ends_with(&name(&path)), "{said}");
            // Windows does not open folders at all, and says that access is denied.
            assert!(cfg!(windows) || said.contains("(it is a folder)"), "{said}");
        }
    }

    #[test]
    fn what_cannot_be_opened_is_told_in_a_sentence_with_place_and_remedy() {
        assert_eq!(
            open(".phh", b"variant = \"NT\"\nantes = [").unwrap_err(),
            "Line 2: The text is not TOML. Choose a PHH file, or a record that Cardroom has written: FILE"
        );
        assert!(open(".png", &[0x89, b'P', 0xff, 0xfe]).unwrap_err().starts_with("Line 1: The text is not UTF-8. Choose"));
        assert!(open(".phhs", b"").unwrap_err().contains("There is no hand in it. Choose"));
        assert!(open(".jsonl", b"{}\n").unwrap_err().starts_with("Line 1: This is no record of a hand. Choose"));
        assert!(open(".jsonl", b"").unwrap_err().contains("It holds no hand."));
        let unfinished = HAND.replace(", \"p2 f\"", "");
        assert_eq!(
            open(".phh", unfinished.as_bytes()).unwrap_err(),
            "Hand 1 cannot be played to its end. The actions end before the hand does. Choose another hand or file: FILE"
        );
        let stud = HAND.replace("\"NT\"", "\"NS\"");
        assert!(open(".phh", stud.as_bytes()).unwrap_err().starts_with("Hand 1 cannot be played to its end."));
        assert!(said("nowhere.phh").starts_with("The file does not exist. Check its name"));
        assert!(said("cardroom-hand:AAAA").starts_with("The shared hand is incomplete"));
        assert!(said("cardroom-hand:%").contains("no letter “%”"));
    }
}
