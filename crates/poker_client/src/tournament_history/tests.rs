//! The history of tournaments.

use poker_protocol::{CancelReason, Currency, EntryId, Money, Prize, TournamentId, TournamentKind};

use super::{HistoryPart, PlayedEntry, PlayedResult, TournamentHistory};

fn entry(tournament: u64, ended_ms: u64, result: PlayedResult) -> PlayedEntry {
    PlayedEntry {
        ended_ms,
        room: None,
        tournament: TournamentId(tournament.try_into().unwrap()),
        entry: EntryId(0),
        name: "Sunday".to_owned(),
        kind: TournamentKind::Scheduled,
        currency: Currency::Eur,
        paid: Money::new(1_100),
        bounties: Money::ZERO,
        result,
        entries: Some(9),
        hands: 40,
        multiplier: None,
    }
}

fn placed(place: u32, prize: u64) -> PlayedResult {
    PlayedResult::Placed { place, prize: Prize { money: Money::new(prize), ..Prize::default() } }
}

fn cancelled(refund: u64) -> PlayedResult {
    PlayedResult::Cancelled { why: CancelReason::House, refund: Money::new(refund) }
}

#[test]
fn r_ui_5_entries_are_listed_newest_first_and_hexapro_apart() {
    let mut history = TournamentHistory::default();
    history.add(entry(1, 5_000, placed(3, 0)));
    history.add(PlayedEntry { kind: TournamentKind::Hexapro, ..entry(2, 6_000, placed(1, 3_000)) });
    history.add(PlayedEntry { kind: TournamentKind::SitAndGo, ..entry(3, 9_000, placed(2, 900)) });
    let listed = |part| history.of(part).map(|entry| entry.tournament.0).collect::<Vec<_>>();
    assert_eq!((listed(HistoryPart::Tournaments), listed(HistoryPart::Hexapro)), (vec![3, 1], vec![2]));
}

#[test]
fn the_net_counts_prizes_bounties_and_refunds_against_what_was_paid() {
    let nets = [
        entry(1, 0, placed(9, 0)).net(),
        PlayedEntry { bounties: Money::new(500), ..entry(1, 0, placed(1, 4_000)) }.net(),
        entry(1, 0, cancelled(1_100)).net(),
        entry(1, 0, PlayedResult::Survived).net(),
    ];
    assert_eq!(nets, [-1_100, 3_400, 0, -1_100]);
}

#[test]
fn sums_are_of_one_currency() {
    let mut history = TournamentHistory::default();
    history.add(entry(1, 1, placed(1, 4_000)));
    history.add(entry(2, 2, placed(5, 0)));
    history.add(PlayedEntry { currency: Currency::Usd, ..entry(3, 3, placed(1, 9_000)) });
    let totals = history.totals(HistoryPart::Tournaments, Currency::Eur);
    assert_eq!((totals.entries, totals.won, totals.paid_entries, totals.net, totals.hands), (2, 1, 1, 1_800, 80));
}

#[test]
fn an_entry_that_is_told_again_is_kept_once_with_all_that_was_known() {
    let mut history = TournamentHistory::default();
    assert!(history.add(entry(1, 5_000, placed(2, 900))));
    let later = PlayedEntry { hands: 0, entries: None, bounties: Money::new(250), ..entry(1, 9_000, placed(2, 900)) };
    assert!(history.add(later.clone()));
    assert!(!history.add(later));
    let [kept] = history.of(HistoryPart::Tournaments).collect::<Vec<_>>()[..] else { panic!("one entry") };
    assert_eq!((kept.ended_ms, kept.hands, kept.entries, kept.bounties), (5_000, 40, Some(9), Money::new(250)));
    history.add(entry(1, 9_000_000, placed(4, 0)));
    assert_eq!(history.of(HistoryPart::Tournaments).count(), 2, "a number that is used again much later is another entry");
}

#[test]
fn a_place_that_the_room_tells_again_after_days_is_the_entry_that_is_kept() {
    const DAY_MS: u64 = 86_400_000;
    for room in [None, Some("wss://cards.example.org/ main".to_owned())] {
        let first = PlayedEntry { room, ..entry(1, 5_000, placed(2, 900)) };
        // A client that was started again knows no hands of it.
        let again = PlayedEntry { ended_ms: 5_000 + 3 * DAY_MS, hands: 0, entries: None, ..first.clone() };
        let mut history = TournamentHistory::default();
        history.add(first.clone());
        assert!(!history.add(again), "nothing has changed");
        assert_eq!(history.of(HistoryPart::Tournaments).collect::<Vec<_>>(), [&first]);
    }
}

#[test]
fn a_practice_room_that_is_begun_anew_uses_numbers_again_for_other_tournaments() {
    const DAY_MS: u64 = 86_400_000;
    let mut history = TournamentHistory::default();
    let first = entry(1, 5_000, placed(6, 0));
    history.add(first.clone());
    let new = PlayedEntry { hands: 12, ..entry(1, 5_000 + DAY_MS, placed(6, 0)) };
    assert!(history.add(new.clone()), "it was played: the same place is no sign of the same tournament");
    // What is told again is the newer one.
    history.add(PlayedEntry { ended_ms: 5_000 + 3 * DAY_MS, hands: 0, ..new.clone() });
    assert_eq!(history.of(HistoryPart::Tournaments).collect::<Vec<_>>(), [&new, &first]);
    let other = PlayedEntry { hands: 0, ..entry(1, 5_000 + 3 * DAY_MS, placed(4, 0)) };
    assert!(history.add(other), "another place is another tournament");
    let cancelled = |ended_ms| PlayedEntry { hands: 0, ..entry(2, ended_ms, cancelled(1_100)) };
    history.add(cancelled(5_000));
    assert!(history.add(cancelled(5_000 + DAY_MS)), "no room tells again that a tournament was cancelled");
}
