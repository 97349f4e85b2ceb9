//! How button and blinds move in tournaments (R-TRN-5).

use std::collections::BTreeMap;

use poker_protocol::{PlayerId, TableId};
use poker_rules::{Seat, SeatSet};

use super::field::{Field, freezeout};
use crate::HandRecord;
use crate::tournament::{PrizeDivision, TournamentOutput, TournamentStage, TournamentTableOutput};

/// The hands of a tournament with six seats at each table: those of each table in their order.
fn hands(entries: u32, seed: u64) -> Vec<Vec<HandRecord>> {
    let mut terms = freezeout(entries, 6);
    terms.prizes.division = PrizeDivision::WinnerTakesAll;
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    let mut hands: BTreeMap<TableId, Vec<HandRecord>> = BTreeMap::new();
    while field.tournament.stage() == TournamentStage::Playing {
        for output in field.go_on() {
            if let TournamentOutput::Table { table, output: TournamentTableOutput::Ended(record) } = output {
                hands.entry(table).or_default().push(HandRecord::clone(&record));
            }
        }
    }
    hands.into_values().collect()
}

/// Each hand of tournaments with this number of entries, with the hand before it at the same table.
fn check_pairs(entries: u32, mut check: impl FnMut(&HandRecord, &HandRecord, u64)) {
    for seed in 0..10 {
        for table in hands(entries, seed) {
            for pair in table.windows(2) {
                check(&pair[0], &pair[1], seed);
            }
        }
    }
}

/// The player in a seat, if one was dealt in there.
fn player_at(record: &HandRecord, seat: Seat) -> Option<PlayerId> {
    record.players.iter().find(|player| player.seat == seat).map(|player| player.player)
}

#[test]
fn r_trn_5_the_big_blind_goes_to_the_next_player_so_it_skips_nobody_and_hits_nobody_twice() {
    for entries in [6, 24] {
        check_pairs(entries, |before, after, seed| {
            let dealt: SeatSet = after.setup.seats.iter().map(|seat| seat.seat).collect();
            let after_the_last = |steps: u8| Seat::new((before.setup.big_blind.number() - 1 + steps) % 6);
            let next = (1..=6).map(after_the_last).find(|&seat| dealt.contains(seat));
            assert_eq!(Some(after.setup.big_blind), next, "seed {seed}");
        });
    }
}

#[test]
fn r_trn_5_the_last_big_blind_posts_the_small_blind_and_nobody_does_if_that_player_has_left() {
    let (mut empty, mut newcomers) = (0, 0);
    check_pairs(24, |before, after, seed| {
        if after.setup.seats.len() > 2 {
            let seat = before.setup.big_blind;
            let now = player_at(after, seat);
            let stays = now == player_at(before, seat);
            assert_eq!(after.setup.small_blind, stays.then_some(seat), "seed {seed}, hand {:?}", after.hand);
            empty += u32::from(now.is_none());
            newcomers += u32::from(now.is_some() && !stays);
        }
    });
    assert!(empty > 0 && newcomers > 0, "{empty} {newcomers}");
}

#[test]
fn r_trn_5_after_the_small_blind_goes_out_the_button_stays() {
    let mut stayed = 0;
    check_pairs(6, |before, after, seed| {
        let left = |seat: Seat| player_at(after, seat).is_none();
        if after.setup.seats.len() > 2 && before.setup.small_blind.is_some_and(left) && !left(before.setup.button) {
            assert_eq!(after.setup.button, before.setup.button, "seed {seed}");
            stayed += 1;
        }
    });
    assert!(stayed > 0);
}

#[test]
fn r_trn_5_heads_up_the_button_posts_the_small_blind() {
    let mut heads_up = 0;
    check_pairs(6, |_, record, seed| {
        if record.setup.seats.len() == 2 {
            assert_eq!(record.setup.small_blind, Some(record.setup.button), "seed {seed}");
            heads_up += 1;
        }
    });
    assert!(heads_up > 0);
}
