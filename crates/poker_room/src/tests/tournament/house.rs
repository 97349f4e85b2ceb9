//! The powers of the house (R-REG-3, R-TRN-13), and the bounties that it pays (R-BTY-3, R-BTY-5, R-BTY-6).

use std::collections::BTreeSet;

use poker_protocol::{BountyReason, Money, PlayerId, TableId};
use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use crate::tournament::{
    Beginning, BountyForm, BountyPaid, BountyPrices, BountyRules, BountySettlement, EntryId, EntryState, HouseBounty, HouseBountyKind,
    HouseRefusal, LateRegistration, LateUntil, SavedBounty, TableDoing, TournamentOutput, TournamentRefusal, TournamentStage,
    TournamentTerms,
};
use crate::{LateRegistrationClose, Now};

const VIP: PlayerId = PlayerId(1);

fn with_house_bounties(mut terms: TournamentTerms) -> TournamentTerms {
    terms.bounties = Some(BountyPrices {
        rules: BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(400),
        part_of_buy_in: true,
        vip: Money::new(5_000),
        listed: Money::new(700),
        pro: Money::new(300),
    });
    terms
}

/// A tournament of 12 players that begins at a minute, with late registration by levels.
fn scheduled(levels: u32, re_entries: u16) -> TournamentTerms {
    let mut terms = freezeout(12, 6);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.most_entries = 40;
    let (until, closes_early) = (LateUntil::EndOfLevel(levels), LateRegistrationClose::PayoutsBegin);
    terms.late = Some(LateRegistration { until, closes_early, re_entries });
    terms.prizes.division = falling(2);
    terms
}

impl Field {
    fn disqualify(&mut self, player: PlayerId) -> Result<(), HouseRefusal> {
        self.tournament.disqualify(player, &mut self.dealer, self.now)
    }
}

fn bounties_of(outputs: &[TournamentOutput], kind: BountyReason) -> Vec<BountyPaid> {
    let paid = outputs.iter().filter_map(|output| match output {
        TournamentOutput::Bounty(paid) if paid.kind == kind => Some(*paid),
        _ => None,
    });
    paid.collect()
}

/// A tournament of nine players, seven of whom are paid, when six are left, in a hand or between two.
fn six_of_nine(in_hand: bool) -> Field {
    let mut terms = with_house_bounties(freezeout(9, 9));
    terms.prizes.division = falling(7);
    for seed in 0.. {
        let mut field = Field::new(terms.clone(), seed);
        field.enter(9);
        while field.tournament.left() > 6 || (field.tournament.left() == 6 && field.only_table().hand().is_some() != in_hand) {
            field.go_on();
        }
        if field.tournament.left() == 6 {
            return field;
        }
    }
    panic!("six are never left");
}

#[test]
fn r_trn_13_the_chips_of_a_disqualified_player_are_out_of_play_and_the_house_keeps_prize_and_bounty() {
    for in_hand in [true, false] {
        let mut field = six_of_nine(in_hand);
        field.take_outputs();
        let (table, seat) = (1..=9).find_map(|player| field.tournament.seat_of(PlayerId(player))).unwrap();
        let entry = field.tournament.table(table).unwrap().entry_at(seat).unwrap();
        let player = field.tournament.entrant(entry).unwrap().player;
        let (chips, place) = (field.tournament.chips(), field.tournament.left());
        let prize = field.tournament.prize(place);
        field.disqualify(player).unwrap();
        let mut outputs = field.take_outputs();
        assert_eq!(outputs.first(), Some(&TournamentOutput::Disqualified { entry }));
        assert_eq!(field.disqualify(player), Err(HouseRefusal::DisqualifiedAlready));
        assert!(!field.sit_out(player, false), "nobody plays on who is disqualified");
        while field.tournament.seat_of(player).is_some() {
            outputs.extend(field.fold_on());
        }
        let removed = outputs.iter().find_map(|output| match output {
            TournamentOutput::Expelled { entry: of, chips } if *of == entry => Some(*chips),
            _ => None,
        });
        let removed = removed.unwrap();
        assert!(removed > Chips::ZERO);
        assert_eq!(field.tournament.chips(), chips.saturating_sub(removed));
        assert_eq!(field.places()[&place], (entry, Money::ZERO));
        assert!(outputs.contains(&TournamentOutput::Forfeited { entry, prize, bounty: Money::new(400) }), "{outputs:?}");
        field.play_to_the_end();
        let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
        assert_eq!(paid.checked_add(prize), Some(Money::new(9 * 600)));
    }
}

#[test]
fn r_trn_13_a_disqualified_player_is_out_for_good_and_the_last_one_wins() {
    let mut field = Field::new(scheduled(20, 3), 3);
    field.enter(3);
    assert_eq!(field.disqualify(PlayerId(1)), Err(HouseRefusal::NotIn), "nobody plays yet");
    field.wait_until(Now(60_000));
    field.disqualify(PlayerId(1)).unwrap();
    assert_eq!(field.register(1), Err(TournamentRefusal::Disqualified));
    assert_eq!(field.disqualify(PlayerId(9)), Err(HouseRefusal::NotIn));
    while field.tournament.seat_of(PlayerId(1)).is_some() {
        field.fold_on();
    }
    assert_eq!((field.tournament.left(), field.tournament.stage()), (2, TournamentStage::Playing));
    field.play_to_the_end();
    assert_eq!(field.disqualify(PlayerId(2)), Err(HouseRefusal::Over));
    let mut field = Field::new(freezeout(2, 6), 4);
    field.enter(2);
    field.disqualify(PlayerId(2)).unwrap();
    field.take_outputs();
    field.play_to_the_end();
    assert_eq!(field.tournament.entrant(field.places()[&1].0).unwrap().player, PlayerId(1));
    assert_eq!(field.places()[&1].1, Money::new(2_000));
}

#[test]
fn r_reg_3_the_house_delays_the_beginning_but_not_into_the_past_or_after_it() {
    let mut field = Field::new(scheduled(4, 0), 5);
    field.enter(3);
    field.wait_until(Now(50_000));
    for past in [0, 50_000] {
        assert_eq!(field.tournament.change_beginning(Now(past), field.now), Err(HouseRefusal::Past));
    }
    field.tournament.change_beginning(Now(90_000), field.now).unwrap();
    assert!(field.take_outputs().contains(&TournamentOutput::BeginningChanged { time: Now(90_000) }));
    field.wait_until(Now(60_000));
    assert_eq!(field.tournament.stage(), TournamentStage::Registering);
    field.wait_until(Now(90_000));
    assert_eq!(field.tournament.stage(), TournamentStage::Playing);
    assert_eq!(field.tournament.change_beginning(Now(95_000), field.now), Err(HouseRefusal::Begun));
    field.tournament.cancel(&mut field.dealer, field.now).unwrap();
    assert_eq!(field.tournament.change_beginning(Now(95_000), field.now), Err(HouseRefusal::Over));
    let mut sit_and_go = Field::new(freezeout(6, 6), 5);
    assert_eq!(sit_and_go.tournament.change_beginning(Now(95_000), field.now), Err(HouseRefusal::NoTime));
}

#[test]
fn r_trn_13_the_guarantee_changes_until_the_prizes_are_final() {
    let mut field = Field::new(scheduled(1, 0), 6);
    field.enter(4);
    field.tournament.change_guarantee(Money::new(7_000)).unwrap();
    field.wait_until(Now(60_000));
    field.tournament.change_guarantee(Money::new(9_001)).unwrap();
    while field.tournament.is_open() {
        field.go_on();
    }
    assert_eq!(field.tournament.pool(), Money::new(9_001));
    if field.tournament.stage() == TournamentStage::Playing {
        assert_eq!(field.tournament.change_guarantee(Money::ZERO), Err(HouseRefusal::PrizesFinal));
    }
    field.play_to_the_end();
    assert_eq!(field.tournament.change_guarantee(Money::ZERO), Err(HouseRefusal::Over));
}

/// Plays until the VIP is out. Returns what was told then.
fn play_until_vip_is_out(field: &mut Field) -> Vec<TournamentOutput> {
    loop {
        let outputs = field.go_on();
        assert!(field.tournament.is_open(), "another seed is needed");
        if field.tournament.seat_of(VIP).is_none() {
            return outputs;
        }
    }
}

fn with_vip(seed: u64) -> Field {
    let mut field = Field::new(with_house_bounties(scheduled(30, 1)), seed);
    field.enter(12);
    field.tournament.set_house_bounty(VIP, HouseBountyKind::Vip, true).unwrap();
    assert_eq!(field.tournament.set_house_bounty(PlayerId(2), HouseBountyKind::Vip, true), Err(HouseRefusal::OtherVip));
    field.wait_until(Now(60_000));
    field
}

#[test]
fn r_bty_3_the_vip_bounty_is_held_until_the_vip_cannot_enter_again_and_is_not_paid_if_he_does() {
    let (mut returned, mut stayed_out) = (0, 0);
    for seed in 0..30 {
        let mut field = with_vip(seed);
        while field.tournament.is_open() && field.tournament.seat_of(VIP).is_some() {
            field.go_on();
        }
        if !field.tournament.is_open() {
            continue;
        }
        let returns = seed % 2 == 0;
        let mut vip_paid = Vec::new();
        if returns {
            field.register(VIP.0).unwrap();
            returned += 1;
        } else {
            stayed_out += 1;
        }
        while field.tournament.stage() == TournamentStage::Playing {
            let open = field.tournament.is_open();
            let outputs = field.go_on();
            let paid = bounties_of(&outputs, BountyReason::Vip);
            assert!(returns || !open || paid.is_empty() || !field.tournament.is_open(), "it is held while he may come back");
            vip_paid.extend(paid);
        }
        let won = field.places()[&1].0;
        let won = field.tournament.entrant(won).unwrap().player == VIP;
        let paid: Money = vip_paid.iter().map(|paid| paid.amount).sum();
        assert_eq!(paid, if won { Money::ZERO } else { Money::new(5_000) }, "seed {seed}: once, for the last knock-out");
    }
    assert!(returned > 2 && stayed_out > 2, "{returned}, {stayed_out}");
}

#[test]
fn r_bty_3_nothing_is_paid_in_the_moment_in_which_a_vip_goes_out_who_may_return() {
    let mut field = with_vip(11);
    let outputs = play_until_vip_is_out(&mut field);
    assert_eq!(bounties_of(&outputs, BountyReason::Vip), []);
    assert_eq!(bounties_of(&outputs, BountyReason::Knockout).iter().map(|paid| paid.amount).sum::<Money>().hundredths() % 400, 0);
}

#[test]
fn r_bty_3_who_declines_another_entry_ends_the_wait_for_the_vip_bounty_which_is_not_paid_again_also_after_a_crash() {
    let mut out_again = 0;
    for seed in 0..20 {
        let mut field = with_vip(seed);
        while field.tournament.is_open() && field.tournament.seat_of(VIP).is_some() {
            field.go_on();
        }
        let &[entry] = &field.tournament.entries_of(VIP)[..] else { panic!("one entry") };
        if field.tournament.re_entry_offer(entry, field.now).is_none() {
            continue;
        }
        field.tournament.decline_re_entry(VIP);
        let paid = |outputs: &[TournamentOutput]| bounties_of(outputs, BountyReason::Vip).iter().map(|paid| paid.amount).sum::<Money>();
        assert_eq!(paid(&field.take_outputs()), Money::new(5_000), "seed {seed}");
        field.crash(1_000);
        assert_eq!(field.tournament.re_entry_offer(entry, field.now), None, "it was declined");
        field.register(VIP.0).unwrap();
        while field.tournament.stage() == TournamentStage::Playing {
            assert_eq!(paid(&field.go_on()), Money::ZERO, "seed {seed}: it is paid once");
        }
        out_again += u32::from(field.tournament.entrant(field.places()[&1].0).unwrap().player != VIP);
    }
    assert!(out_again > 2, "{out_again}");
}

#[test]
fn r_bty_5_r_bty_6_the_house_pays_for_listed_players_and_pros_whom_it_names() {
    let mut field = Field::new(with_house_bounties(freezeout(6, 6)), 8);
    field.enter(4);
    let set = |field: &mut Field, player, kind, on| field.tournament.set_house_bounty(PlayerId(player), kind, on);
    set(&mut field, 1, HouseBountyKind::Listed, true).unwrap();
    set(&mut field, 2, HouseBountyKind::Pro, true).unwrap();
    set(&mut field, 3, HouseBountyKind::Pro, true).unwrap();
    set(&mut field, 3, HouseBountyKind::Pro, false).unwrap();
    // One of those who are named has not registered yet.
    set(&mut field, 6, HouseBountyKind::Listed, true).unwrap();
    field.enter(2);
    let mut outputs = field.take_outputs();
    while field.tournament.stage() == TournamentStage::Playing {
        outputs.extend(field.go_on());
    }
    let winner = field.tournament.entrant(field.places()[&1].0).unwrap().player;
    for (player, kind, amount) in [(1, BountyReason::Listed, 700), (2, BountyReason::Pro, 300)] {
        let paid: Money = bounties_of(&outputs, kind).iter().map(|paid| paid.amount).sum();
        let of_two = u64::from(kind == BountyReason::Listed && winner != PlayerId(6)) * amount;
        let own = if winner == PlayerId(player) { 0 } else { amount };
        assert_eq!(paid.hundredths(), own + of_two, "{kind:?}");
    }
    let listed = bounties_of(&outputs, BountyReason::Listed).iter().filter_map(|paid| paid.from).collect::<BTreeSet<EntryId>>();
    assert_eq!(listed, [0, 5].map(EntryId).into_iter().filter(|&entry| entry != field.places()[&1].0).collect());
    let out = field.tournament.entrants().iter().find(|entrant| entrant.player != winner).unwrap();
    assert!(matches!(out.state, EntryState::Placed { .. }));
    let out = out.player.0;
    assert_eq!(set(&mut field, out, HouseBountyKind::Pro, true), Err(HouseRefusal::NotIn));
    let mut plain = Field::new(freezeout(6, 6), 8);
    plain.enter(1);
    let refused = set(&mut plain, 1, HouseBountyKind::Vip, true);
    assert_eq!(refused, Err(HouseRefusal::NoSuchBounty(HouseBountyKind::Vip)));
}

/// The kinds of bounties that the house pays for each entry, by what is saved.
fn house_kinds(field: &Field) -> Vec<Vec<HouseBountyKind>> {
    let house = |bounty: Option<SavedBounty>| serde_json::to_value(bounty).unwrap()["booked"]["house"].take();
    let kinds = |house: Vec<HouseBounty>| house.into_iter().map(|bounty| bounty.kind).collect();
    let entrants = field.tournament.save(field.now).entrants.into_iter();
    entrants.map(|entrant| kinds(serde_json::from_value(house(entrant.bounty)).unwrap())).collect()
}

#[test]
fn r_bty_3_r_bty_5_the_house_names_players_who_have_not_registered_and_who_take_their_entries_back() {
    let mut terms = with_house_bounties(freezeout(6, 6));
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.unregister_until_ms = Some(0);
    let mut field = Field::new(terms, 3);
    let set = |field: &mut Field, player, kind, on| field.tournament.set_house_bounty(PlayerId(player), kind, on);
    set(&mut field, 1, HouseBountyKind::Vip, true).unwrap();
    set(&mut field, 1, HouseBountyKind::Listed, true).unwrap();
    assert_eq!(set(&mut field, 2, HouseBountyKind::Vip, true), Err(HouseRefusal::OtherVip));
    field.enter(2);
    assert_eq!(house_kinds(&field), [vec![HouseBountyKind::Vip, HouseBountyKind::Listed], vec![]]);
    field.tournament.unregister(PlayerId(1), field.now).unwrap();
    assert_eq!(set(&mut field, 2, HouseBountyKind::Vip, true), Err(HouseRefusal::OtherVip), "the VIP may come back");
    let save = field.tournament.save(field.now);
    field.restore_from(&save, 1_000).unwrap();
    field.register(1).unwrap();
    assert_eq!(house_kinds(&field)[2], [HouseBountyKind::Vip, HouseBountyKind::Listed]);
    field.tournament.unregister(PlayerId(1), field.now).unwrap();
    set(&mut field, 1, HouseBountyKind::Vip, false).unwrap();
    set(&mut field, 2, HouseBountyKind::Vip, true).unwrap();
    field.register(1).unwrap();
    assert_eq!(
        (house_kinds(&field)[3].clone(), house_kinds(&field)[1].clone()),
        (vec![HouseBountyKind::Listed], vec![HouseBountyKind::Vip])
    );
}

#[test]
fn r_bty_3_another_player_is_the_vip_when_the_one_who_was_named_cannot_come_any_more() {
    let mut terms = with_house_bounties(freezeout(6, 6));
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    let mut field = Field::new(terms, 3);
    field.enter(4);
    let set = |field: &mut Field, player, kind, on| field.tournament.set_house_bounty(PlayerId(player), kind, on);
    assert_eq!(set(&mut field, 9, HouseBountyKind::Pro, false), Err(HouseRefusal::NotIn), "what nobody has is not taken away");
    set(&mut field, 9, HouseBountyKind::Vip, true).unwrap();
    assert_eq!(set(&mut field, 2, HouseBountyKind::Vip, true), Err(HouseRefusal::OtherVip));
    field.wait_until(Now(60_000));
    set(&mut field, 2, HouseBountyKind::Vip, true).unwrap();
    assert_eq!(set(&mut field, 3, HouseBountyKind::Vip, true), Err(HouseRefusal::OtherVip));
}

#[test]
fn r_bty_3_r_reg_13_of_several_entries_of_the_vip_one_has_the_vip_bounty_and_all_have_the_others() {
    let mut terms = with_house_bounties(freezeout(12, 6));
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.entries_at_once = 3;
    let mut field = Field::new(terms, 3);
    let set = |field: &mut Field, kind, on| field.tournament.set_house_bounty(VIP, kind, on).unwrap();
    set(&mut field, HouseBountyKind::Vip, true);
    set(&mut field, HouseBountyKind::Pro, true);
    for _ in 0..2 {
        field.register(VIP.0).unwrap();
    }
    let (first, second) = (vec![HouseBountyKind::Vip, HouseBountyKind::Pro], vec![HouseBountyKind::Pro]);
    assert_eq!(house_kinds(&field), [first.clone(), second.clone()]);
    set(&mut field, HouseBountyKind::Vip, true);
    set(&mut field, HouseBountyKind::Listed, true);
    field.register(VIP.0).unwrap();
    let listed = |kinds: &[HouseBountyKind]| [kinds, &[HouseBountyKind::Listed]].concat();
    assert_eq!(house_kinds(&field), [listed(&first), listed(&second), listed(&second)]);
    set(&mut field, HouseBountyKind::Vip, false);
    assert_eq!(house_kinds(&field), [listed(&second), listed(&second), listed(&second)]);
}

/// What the tables do that have at least this many players.
fn doings(field: &Field, players: usize) -> Vec<(TableId, TableDoing)> {
    let tables = field.tournament.save(field.now).tables;
    tables.into_iter().filter(|table| table.seats.len() >= players).map(|table| (table.table, table.doing)).collect()
}

fn anybody_is_busted(field: &Field) -> bool {
    let tables = field.tournament.table_ids().into_iter().filter_map(|table| field.tournament.table(table));
    tables.into_iter().any(|table| table.taken().iter().any(|seat| table.settled_stack(seat).is_zero()))
}

#[test]
fn r_trn_8_r_trn_13_tables_that_wait_for_each_other_go_on_when_a_disqualified_player_is_gone() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut terms = freezeout(9, 3);
        terms.prizes.division = falling(4);
        let mut field = Field::new(terms, seed);
        field.enter(9);
        // With five left all tables wait for each other; with four they do not any more.
        let waits = |field: &Field| {
            let plays = doings(field, 0).iter().any(|&(_, doing)| doing == TableDoing::Plays);
            doings(field, 3).into_iter().find(|&(_, doing)| plays && doing == TableDoing::Waits).map(|(table, _)| table)
        };
        while field.tournament.left() > 5 || (field.tournament.left() == 5 && waits(&field).is_none()) {
            field.go_on();
        }
        // Who has lost all chips in this round is out only at its end.
        let Some(table) = waits(&field).filter(|_| !anybody_is_busted(&field)) else { continue };
        let seat = field.tournament.table(table).unwrap().taken().iter().next().unwrap();
        let entry = field.tournament.table(table).unwrap().entry_at(seat).unwrap();
        field.disqualify(field.tournament.entrant(entry).unwrap().player).unwrap();
        assert!(field.take_outputs().contains(&TournamentOutput::HandForHand { on: false }), "seed {seed}");
        let doing = doings(&field, 2).into_iter().find(|&(id, _)| id == table).unwrap().1;
        assert!(matches!(doing, TableDoing::Pauses { .. }), "seed {seed}: {doing:?}");
        seen += 1;
        field.play_to_the_end();
    }
    assert!(seen > 0);
}
