//! The file of played tournaments.

use std::fs;

use poker_client::{HistoryPart, PlayedEntry, PlayedResult};
use poker_protocol::{Currency, EntryId, Money, Prize, TournamentId, TournamentKind};

use super::PlayedTournaments;

fn entry(tournament: u32, bounties: u64) -> PlayedEntry {
    PlayedEntry {
        ended_ms: 1_795_304_400_000 + u64::from(tournament),
        room: Some("wss://cards.example.org/ main".to_owned()),
        tournament: TournamentId(tournament),
        entry: EntryId(3),
        name: "Sunday".to_owned(),
        kind: TournamentKind::SitAndGo,
        currency: Currency::Eur,
        paid: Money::new(1_100),
        bounties: Money::new(bounties),
        result: PlayedResult::Placed { place: 2, prize: Prize { money: Money::new(2_000), ..Prize::default() } },
        entries: Some(5),
        hands: 31,
        multiplier: None,
    }
}

#[test]
fn played_tournaments_are_read_again_after_a_crash_in_the_midst_of_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("played/tournaments.jsonl");
    let (mut played, notice) = PlayedTournaments::read(&path);
    assert_eq!(notice, None, "there is no file yet");
    assert_eq!(played.add(entry(1, 0)), None);
    assert_eq!(played.add(entry(2, 0)), None);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 20]).unwrap();
    let (mut again, notice) = PlayedTournaments::read(&path);
    assert!(notice.is_some(), "a line cannot be read");
    assert_eq!(again.add(entry(3, 500)), None);
    let (last, _) = PlayedTournaments::read(&path);
    let read: Vec<_> = last.history.of(HistoryPart::Tournaments).cloned().collect();
    assert_eq!(read, [entry(3, 500), entry(1, 0)]);
}

#[test]
fn a_bounty_that_is_paid_after_the_place_changes_the_kept_entry() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.jsonl");
    let (mut played, _) = PlayedTournaments::read(&path);
    for bounties in [0, 250, 250] {
        assert_eq!(played.add(entry(1, bounties)), None);
    }
    assert_eq!(fs::read_to_string(&path).unwrap().lines().filter(|line| !line.is_empty()).count(), 2, "nothing is written twice");
    let (again, _) = PlayedTournaments::read(&path);
    assert_eq!(again.history.of(HistoryPart::Tournaments).next(), Some(&entry(1, 250)));
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (mut played, notice) = PlayedTournaments::read(folder.path());
    assert!(notice.is_some(), "a folder is not a file");
    assert!(played.add(entry(1, 0)).is_some());
}
