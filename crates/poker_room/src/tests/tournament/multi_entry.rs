//! Several entries of one player at the same time, and how they are combined (R-REG-13, R-BTY-8).

use std::collections::BTreeSet;

use poker_protocol::{Money, OwnEntryState, PlayerId};
use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::rulebook::LateRegistrationClose;
use crate::tournament::{
    BadTournamentSave, Beginning, BountyForm, BountyPrices, BountyRules, BountySettlement, EntryId, EntryState, LateRegistration,
    LateUntil, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTerms,
};

fn several(entries: u32, seats: u8, at_once: u8) -> TournamentTerms {
    let mut terms = freezeout(entries, seats);
    terms.entries_at_once = at_once;
    terms.prizes.division = falling(3);
    terms
}

/// `players` players enter twice each.
fn entered(terms: TournamentTerms, players: u64, seed: u64) -> Field {
    let mut field = Field::new(terms, seed);
    for player in (1..=players).chain(1..=players) {
        field.register(player).unwrap();
    }
    field
}

/// Fails if a player sits twice at a table.
fn check_seats(field: &Field) {
    for id in field.tournament.table_ids() {
        let table = field.tournament.table(id).unwrap();
        let players = table.taken().iter().map(|seat| field.tournament.entrant(table.entry_at(seat).unwrap()).unwrap().player);
        let players: Vec<PlayerId> = players.collect();
        assert_eq!(players.iter().collect::<BTreeSet<_>>().len(), players.len(), "{players:?}");
    }
}

#[test]
fn r_reg_13_a_player_has_several_entries_at_different_tables_and_no_more_than_allowed() {
    for seed in 0..5 {
        let mut field = Field::new(several(20, 5, 4), seed);
        for player in 1..=5 {
            for _ in 0..4 {
                field.register(player).unwrap();
            }
            let refused = if player < 5 { TournamentRefusal::AlreadyRegistered } else { TournamentRefusal::Closed };
            assert_eq!(field.register(player).unwrap_err(), refused, "it is full with the last entry");
        }
        assert_eq!(field.tournament.entries_of(PlayerId(2)), [4, 5, 6, 7].map(EntryId));
        check_seats(&field);
        assert!((1..=5).all(|player| field.tournament.seats_of(PlayerId(player)).len() == 4), "nothing is combined");
    }
    for seed in 0..60 {
        let mut field = Field::new(several(6, 3, 2), seed);
        for player in [1, 1, 2, 3, 4, 5] {
            field.register(player).unwrap();
        }
        assert_eq!(field.tournament.seats_of(PlayerId(1)).len(), 2, "seed {seed}");
    }
}

#[test]
fn r_reg_8_r_reg_13_the_last_entry_is_taken_back_first() {
    let mut field = Field::new(several(20, 5, 2), 1);
    for player in [1, 1, 2] {
        field.register(player).unwrap();
    }
    assert_eq!(field.tournament.unregister(PlayerId(1), Now(0)), Ok(EntryId(1)));
    assert_eq!(field.tournament.unregister(PlayerId(1), Now(0)), Ok(EntryId(0)));
    assert_eq!(field.tournament.unregister(PlayerId(1), Now(0)), Err(TournamentRefusal::NotRegistered));
    assert_eq!(field.tournament.entries(), 1);
}

#[test]
fn r_reg_13_two_entries_that_come_to_one_table_are_combined_and_one_of_them_has_no_place_and_no_prize() {
    let (mut combined, mut in_the_money) = (0, 0);
    for seed in 0..20 {
        let mut terms = several(18, 5, 2);
        terms.prizes.division = falling(10);
        let mut field = entered(terms, 9, seed);
        field.take_outputs();
        let mut skipped = BTreeSet::new();
        while field.tournament.stage() == TournamentStage::Playing {
            let mut left = field.tournament.left();
            for output in field.go_on() {
                left -= u32::from(matches!(output, TournamentOutput::Placed { .. }));
                let TournamentOutput::Combined { from, into } = output else { continue };
                let (of, other) = (field.tournament.entrant(from).unwrap(), field.tournament.entrant(into).unwrap());
                assert_eq!((of.player, of.state), (other.player, EntryState::Merged { into }));
                assert_eq!(field.tournament.own_entry(from, field.now).unwrap().state, OwnEntryState::Gone);
                assert!(field.tournament.players_page(0).0.iter().all(|row| row.who.entry != from));
                skipped.insert(left);
                in_the_money += u32::from(left <= 10);
                left -= 1;
                combined += 1;
            }
            if field.tournament.stage() == TournamentStage::Playing {
                assert_eq!(field.tournament.chips(), Chips::new(18 * 1_500), "seed {seed}");
            }
            check_seats(&field);
        }
        field.check_places();
        let given: Vec<u32> = (1..=18).filter(|place| !skipped.contains(place)).collect();
        assert_eq!(field.places().keys().copied().collect::<Vec<u32>>(), given, "seed {seed}");
        assert!(field.places().values().map(|&(_, prize)| prize).is_sorted_by(|better, worse| better >= worse), "seed {seed}");
        assert_eq!(field.places().values().map(|&(_, prize)| prize).sum::<Money>(), Money::new(18_000));
    }
    assert!(combined >= 20 && in_the_money >= 10, "{combined}, {in_the_money}");
}

#[test]
fn r_reg_13_entries_for_which_there_is_one_table_only_are_combined_at_the_beginning() {
    let mut terms = several(6, 6, 2);
    terms.prizes.division = falling(5);
    let mut field = entered(terms, 3, 5);
    let prizes: Vec<u64> = field.tournament.prizes().iter().map(|prize| prize.hundredths()).collect();
    assert_eq!(prizes, [2_500, 2_000, 1_500], "of three entries, the prizes of the others are divided among these");
    assert_eq!((field.tournament.left(), field.tournament.chips()), (3, Chips::new(9_000)));
    let (table, seat) = field.tournament.seat_of(PlayerId(2)).unwrap();
    assert_eq!(field.tournament.table(table).unwrap().settled_stack(seat), Chips::new(3_000));
    field.play_to_the_end();
    field.check_places();
    assert_eq!(field.places().keys().copied().collect::<Vec<u32>>(), [1, 2, 3]);
}

#[test]
fn r_reg_13_places_that_are_open_when_entries_are_combined_have_no_gap() {
    let mut seen = 0;
    for seed in 0..20 {
        let mut terms = several(18, 5, 2);
        terms.late =
            Some(LateRegistration { until: LateUntil::EndOfLevel(20), closes_early: LateRegistrationClose::PayoutsBegin, re_entries: 0 });
        let mut field = entered(terms, 9, seed);
        let (mut before, mut is_final) = (0, false);
        while field.tournament.stage() == TournamentStage::Playing {
            for output in field.go_on() {
                is_final |= output == TournamentOutput::PrizesFinal;
                before += u32::from(!is_final && matches!(output, TournamentOutput::Combined { .. }));
            }
        }
        field.check_places();
        assert!(field.places().keys().all(|&place| place <= 18 - before));
        seen += before;
    }
    assert!(seen >= 20, "{seen}");
}

#[test]
fn r_reg_13_a_save_with_an_entry_that_was_combined_with_one_of_another_player_is_refused() {
    let field = entered(several(6, 6, 2), 3, 5);
    let sound = field.tournament.save(field.now);
    assert_eq!(sound.check(), Ok(()));
    let merged = |entrant: &crate::tournament::EntrantSave| matches!(entrant.state, EntryState::Merged { .. });
    let at = sound.entrants.iter().position(merged).unwrap();
    let entry = EntryId(u32::try_from(at).unwrap());
    for into in [entry, EntryId((entry.0 + 1) % 6), EntryId(6)] {
        let mut save = sound.clone();
        save.entrants[at].state = EntryState::Merged { into };
        assert_eq!(save.check(), Err(BadTournamentSave::Merged(entry)));
    }
}

#[test]
fn x_bty_6_r_bty_8_the_bounties_of_combined_entries_add() {
    let mut terms = several(6, 6, 2);
    terms.bounties = Some(BountyPrices {
        rules: BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(250),
        part_of_buy_in: true,
        vip: Money::ZERO,
        listed: Money::ZERO,
        pro: Money::ZERO,
    });
    let mut field = entered(terms, 3, 6);
    let own: Vec<u64> = (0..6).map(|entry| field.tournament.bounty_of(EntryId(entry)).hundredths()).collect();
    assert_eq!((own.iter().filter(|&&own| own == 500).count(), own.iter().filter(|&&own| own == 0).count()), (3, 3), "{own:?}");
    let mut paid = Money::ZERO;
    let mut sum = |outputs: Vec<TournamentOutput>| {
        for output in outputs {
            if let TournamentOutput::Bounty(bounty) = output {
                paid = [paid, bounty.amount].iter().sum();
            }
        }
    };
    sum(field.take_outputs());
    while field.tournament.stage() == TournamentStage::Playing {
        sum(field.go_on());
    }
    assert_eq!(paid, Money::new(6 * 250));
}

#[test]
fn r_reg_13_a_late_entry_of_a_player_sits_at_another_table_or_is_combined_after_the_hand() {
    let mut terms = several(20, 6, 2);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.late =
        Some(LateRegistration { until: LateUntil::EndOfLevel(3), closes_early: LateRegistrationClose::FirstKnockout, re_entries: 0 });
    let mut field = Field::new(terms, 7);
    field.enter(4);
    field.wait_until(Now(60_000));
    field.start_hand();
    let entry = field.register(1).unwrap();
    assert_eq!((field.tournament.table_ids().len(), field.tournament.left()), (2, 5), "a table opens");
    check_seats(&field);
    let mut outputs = Vec::new();
    while field.tournament.table_ids().len() > 1 {
        outputs.extend(field.fold_on());
    }
    assert!(outputs.contains(&TournamentOutput::Combined { from: entry, into: EntryId(0) }), "{outputs:?}");
    assert!(field.tournament.is_open(), "nobody was knocked out");
    assert_eq!(field.register(1), Err(TournamentRefusal::NoReEntry), "both entries are used");
}

#[test]
fn r_reg_2_a_tournament_does_not_begin_with_one_player() {
    let mut terms = several(20, 6, 2);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    let mut field = Field::new(terms, 8);
    field.register(1).unwrap();
    field.register(1).unwrap();
    field.wait_until(Now(60_000));
    assert_eq!(field.tournament.stage(), TournamentStage::Cancelled);
}

#[test]
fn r_can_2_r_reg_13_the_fees_of_combined_entries_come_back_too() {
    for at_once in [2, 3] {
        let mut field = Field::new(several(3 * u32::from(at_once), 9, at_once), 5);
        for player in (0..at_once).flat_map(|_| 1..=3) {
            field.register(player).unwrap();
        }
        assert_eq!(field.tournament.left(), 3, "all entries of a player are combined");
        field.take_outputs();
        field.tournament.cancel(&mut field.dealer, field.now).unwrap();
        let fees = field.take_outputs().into_iter().filter_map(|output| match output {
            TournamentOutput::Refunded { refund, .. } => Some(refund.fee),
            _ => None,
        });
        assert_eq!(fees.collect::<Vec<Money>>(), [Money::new(100 * u64::from(at_once)); 3]);
    }
}

#[test]
fn r_reg_13_a_player_whose_entries_were_combined_is_offered_another_one_when_they_are_out() {
    let mut seen = 0;
    for seed in 0..10 {
        let mut terms = several(40, 6, 2);
        terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
        let (until, closes_early) = (LateUntil::EndOfLevel(50), LateRegistrationClose::FirstKnockout);
        terms.late = Some(LateRegistration { until, closes_early, re_entries: 1 });
        let mut field = entered(terms, 3, seed);
        field.wait_until(Now(60_000));
        let out = |field: &Field| {
            let entries = (0..6).map(EntryId);
            entries.into_iter().find(|&entry| field.tournament.entrant(entry).unwrap().state == EntryState::Out)
        };
        while out(&field).is_none() && field.tournament.stage() == TournamentStage::Playing {
            field.go_on();
        }
        if field.tournament.stage() != TournamentStage::Playing {
            continue;
        }
        let entry = out(&field).unwrap();
        let player = field.tournament.entrant(entry).unwrap().player;
        let offer = field.tournament.re_entry_offer(entry, field.now);
        assert!(offer.is_some(), "seed {seed}: {entry:?}");
        seen += u32::from(field.tournament.entries_of(player).last() != Some(&entry));
        field.tournament.decline_re_entry(player);
        assert_eq!(field.tournament.re_entry_offer(entry, field.now), None);
        field.register(player.0).unwrap();
        assert_eq!(field.tournament.re_entry_offer(entry, field.now), None, "all entries are used");
    }
    assert!(seen > 0, "no entry was combined with one that is older");
}

#[test]
fn r_reg_2_r_reg_13_no_other_entry_is_offered_in_a_full_tournament() {
    for most_entries in [4, 5] {
        let mut terms = several(most_entries, 6, 1);
        terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
        let (until, closes_early) = (LateUntil::EndOfLevel(50), LateRegistrationClose::FirstKnockout);
        terms.late = Some(LateRegistration { until, closes_early, re_entries: 1 });
        let mut field = Field::new(terms, 7);
        field.enter(4);
        field.wait_until(Now(60_000));
        let out = |field: &Field| (0..4).map(EntryId).find(|&entry| field.tournament.entrant(entry).unwrap().state == EntryState::Out);
        let entry = loop {
            if let Some(entry) = out(&field) {
                break entry;
            }
            assert_eq!(field.tournament.stage(), TournamentStage::Playing);
            field.go_on();
        };
        let room = most_entries > 4;
        assert_eq!(field.tournament.re_entry_offer(entry, field.now).is_some(), room, "{most_entries}");
        let player = field.tournament.entrant(entry).unwrap().player;
        assert_eq!(field.register(player.0).err(), (!room).then_some(TournamentRefusal::Full), "{most_entries}");
    }
}
