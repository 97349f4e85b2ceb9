//! Rebuys and add-ons (R-REG-14), and the prize pool with them (R-PRZ-2).

use poker_protocol::{Money, PlayerId, TableEvent};
use poker_rules::{Action, Chips};

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::rulebook::EntryPrice;
use crate::tournament::{
    AddOnRules, EntryId, EntryState, RebuyRules, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTableOutput,
    TournamentTerms,
};

const STACK: Chips = Chips::new(1_500);
const OFFER_MS: u32 = 20_000;
const ADD_ON: AddOnRules =
    AddOnRules { chips: Chips::new(2_000), price: EntryPrice { buy_in: Money::new(800), fee: Money::new(80) }, offer_ms: 60_000 };

fn with_rebuys(entries: u32, most: Option<u16>, add_on: Option<AddOnRules>) -> TournamentTerms {
    let mut terms = freezeout(entries, 6);
    terms.prizes.division = falling(2);
    terms.rebuys = Some(RebuyRules { last_level: 3, limit: STACK, most, offer_ms: OFFER_MS, add_on });
    terms
}

fn begun(terms: TournamentTerms, seed: u64) -> Field {
    let entries = terms.most_entries;
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    field
}

/// Plays until somebody has lost all chips, and returns the offer of a rebuy.
fn play_to_offer(field: &mut Field) -> (EntryId, Now) {
    while field.tournament.stage() == TournamentStage::Playing {
        for output in field.go_on() {
            if let TournamentOutput::RebuyOffered { entry, until } = output {
                return (entry, until);
            }
        }
    }
    panic!("nobody was offered a rebuy");
}

fn player(field: &Field, entry: EntryId) -> PlayerId {
    field.tournament.entrant(entry).unwrap().player
}

fn rebuy(field: &mut Field, entry: EntryId) -> Result<(), TournamentRefusal> {
    let player = player(field, entry);
    field.tournament.rebuy(player, entry, &mut field.dealer, field.now)
}

fn decline(field: &mut Field, entry: EntryId) -> Result<(), TournamentRefusal> {
    let player = player(field, entry);
    field.tournament.decline_rebuy(player, entry, &mut field.dealer, field.now)
}

fn add_on(field: &mut Field, entry: EntryId) -> Result<(), TournamentRefusal> {
    let player = player(field, entry);
    field.tournament.add_on(player, entry, &mut field.dealer, field.now)
}

fn stack(field: &Field, entry: EntryId) -> Chips {
    let (table, seat) = field.tournament.seat_of(player(field, entry)).unwrap();
    field.tournament.table(table).unwrap().settled_stack(seat)
}

/// Lets the time pass, and everybody fold, until the level has come.
fn play_to_level(field: &mut Field, level: u32) {
    while field.tournament.level() < level {
        field.fold_on();
    }
}

#[test]
fn r_reg_14_a_player_who_has_lost_all_chips_is_offered_a_rebuy_and_comes_back_with_a_stack() {
    let mut field = begun(with_rebuys(6, None, None), 71);
    let (entry, until) = play_to_offer(&mut field);
    assert!(until > field.now && until <= field.now.after_ms(OFFER_MS));
    assert_eq!(field.tournament.rebuy_offers()[0].entry, entry);
    assert_eq!((stack(&field, entry), field.tournament.left()), (Chips::ZERO, 6), "the player keeps the seat");
    assert_eq!(rebuy(&mut field, entry), Ok(()));
    assert_eq!(stack(&field, entry), STACK);
    assert_eq!(field.tournament.chips(), Chips::new(7 * 1_500));
    let outputs = field.take_outputs();
    let price = EntryPrice { buy_in: Money::new(1_000), fee: Money::new(100) };
    assert!(outputs.contains(&TournamentOutput::Rebought { entry, price, chips: STACK }));
    let told = outputs.iter().any(|output| {
        let TournamentOutput::Table { output: TournamentTableOutput::Public(event), .. } = output else { return false };
        matches!(event, TableEvent::StackChanged { stack, .. } if *stack == STACK)
    });
    assert!(told, "the table is told the new stack");
    assert!(field.tournament.rebuy_offers().iter().all(|offer| offer.entry != entry));
}

#[test]
fn r_reg_14_a_player_who_declines_or_does_not_answer_is_out_and_the_table_does_not_wait() {
    for answers in [true, false] {
        let mut field = begun(with_rebuys(6, None, None), 72);
        let (entry, until) = play_to_offer(&mut field);
        if answers {
            assert_eq!(decline(&mut field, entry), Ok(()));
        } else {
            let mut dealt = false;
            while field.tournament.rebuy_offers().iter().any(|offer| offer.entry == entry) {
                field.fold_on();
                dealt |= field.dealt_now();
            }
            assert!(dealt, "a hand was dealt while the player had time to answer");
            assert!(field.now >= until);
        }
        assert_eq!(field.tournament.entrant(entry).unwrap().state, EntryState::Out);
        assert!(field.tournament.left() < 6);
        assert_eq!(rebuy(&mut field, entry), Err(TournamentRefusal::NotSeated));
        assert_eq!(decline(&mut field, entry), Err(TournamentRefusal::NotSeated));
    }
}

#[test]
fn r_reg_14_nobody_rebuys_with_too_many_chips_more_often_than_allowed_or_for_another() {
    let mut field = begun(with_rebuys(6, Some(1), None), 73);
    let (entry, _) = play_to_offer(&mut field);
    let tournament = &field.tournament;
    let rich = (0..6).map(EntryId).find(|&other| other != entry && stack(&field, other) > STACK).unwrap();
    let stranger = player(&field, rich);
    let purchases = tournament.purchases(rich);
    assert_eq!(rebuy(&mut field, rich), Err(TournamentRefusal::TooManyChips));
    assert_eq!(decline(&mut field, rich), Err(TournamentRefusal::NoOffer));
    let refused = field.tournament.rebuy(stranger, entry, &mut field.dealer, field.now);
    assert_eq!(refused, Err(TournamentRefusal::NotRegistered));
    assert_eq!(field.tournament.purchases(rich), purchases);
    assert_eq!(rebuy(&mut field, entry), Ok(()));
    assert_eq!(rebuy(&mut field, entry), Err(TournamentRefusal::NoRebuyLeft));
    assert_eq!(field.tournament.purchases(entry).rebuys, 1);
}

#[test]
fn r_reg_14_a_player_without_a_rebuy_left_is_out_at_once() {
    let mut field = begun(with_rebuys(6, Some(1), None), 74);
    let mut rebought = Vec::new();
    let mut out_at_once = 0;
    while field.tournament.level() <= 3 && field.tournament.stage() == TournamentStage::Playing {
        for output in field.go_on() {
            match output {
                TournamentOutput::RebuyOffered { entry, .. } => {
                    assert!(!rebought.contains(&entry), "offered twice");
                    rebuy(&mut field, entry).unwrap();
                    rebought.push(entry);
                }
                TournamentOutput::Out { entry } => {
                    assert!(rebought.contains(&entry));
                    out_at_once += 1;
                }
                _ => {}
            }
        }
    }
    assert!(out_at_once > 0);
}

#[test]
fn r_reg_14_a_rebuy_in_mid_hand_brings_its_chips_after_the_hand() {
    let mut field = begun(with_rebuys(6, None, None), 75);
    field.start_hand();
    let entry = field.only_table().entry_at(field.only_table().awaited_turn().unwrap().0).unwrap();
    assert_eq!(rebuy(&mut field, entry), Ok(()), "a starting stack is not above the limit");
    assert_eq!(stack(&field, entry), STACK);
    assert_eq!(field.tournament.chips(), Chips::new(7 * 1_500), "the chips that come count");
    assert_eq!(rebuy(&mut field, entry), Err(TournamentRefusal::TooManyChips), "twice");
    while field.only_table().hand().is_some() {
        field.fold_on();
    }
    assert!(stack(&field, entry) >= Chips::new(2 * 1_500 - 20), "{:?}", stack(&field, entry));
}

#[test]
fn r_reg_14_who_has_bought_in_mid_hand_and_loses_all_chips_is_not_out() {
    let mut field = begun(with_rebuys(2, None, None), 76);
    field.start_hand();
    for entry in [EntryId(0), EntryId(1)] {
        rebuy(&mut field, entry).unwrap();
    }
    while let Some(hand) = field.only_table().hand_id() {
        let Some((seat, turn, legal)) = field.only_table().awaited() else {
            field.wait_until(field.tournament.poll_timeout().unwrap());
            continue;
        };
        let entry = field.only_table().entry_at(seat).unwrap();
        let action = legal.raise.map_or(Action::Call, |range| Action::RaiseTo(range.max_to));
        let (player, table) = (player(&field, entry), field.only_table().sign().id);
        field.tournament.act((player, table), (hand, turn), action, &mut field.dealer, field.now).unwrap();
    }
    let stacks = [stack(&field, EntryId(0)), stack(&field, EntryId(1))];
    assert_eq!(stacks.iter().sum::<Chips>(), Chips::new(4 * 1_500));
    assert_eq!(stacks.iter().copied().min(), Some(STACK), "one has lost the stack and has the new one");
    assert_eq!(field.tournament.rebuy_offers(), [], "nothing is offered to a player with chips");
    assert_eq!(field.tournament.left(), 2);
}

#[test]
fn r_reg_14_after_the_period_there_is_no_rebuy_and_it_is_a_freezeout() {
    let mut terms = with_rebuys(6, None, None);
    terms.stack = Chips::new(1_000_000);
    terms.rebuys.as_mut().unwrap().limit = terms.stack;
    let mut field = begun(terms, 77);
    play_to_level(&mut field, 4);
    assert!(!field.tournament.sells_rebuys());
    assert_eq!(rebuy(&mut field, EntryId(0)), Err(TournamentRefusal::RebuysOver));
    let mut field = begun(freezeout(6, 6), 77);
    assert_eq!(rebuy(&mut field, EntryId(0)), Err(TournamentRefusal::RebuysOver), "a freezeout has no rebuys");
}

#[test]
fn r_reg_14_the_add_on_is_offered_once_to_everybody_at_the_end_of_the_period() {
    let mut terms = with_rebuys(6, None, Some(ADD_ON));
    terms.stack = Chips::new(1_000_000);
    let mut field = begun(terms, 78);
    play_to_level(&mut field, 3);
    assert_eq!(add_on(&mut field, EntryId(0)), Err(TournamentRefusal::NoAddOn), "too early");
    let until = loop {
        let offered = field.fold_on().into_iter().find_map(|output| match output {
            TournamentOutput::AddOnOffered { until } => Some(until),
            _ => None,
        });
        if let Some(until) = offered {
            break until;
        }
    };
    assert_eq!((field.tournament.add_on_until(), field.tournament.level()), (Some(until), 4));
    assert_eq!(field.tournament.prizes(), [], "the pool is not final while it can grow");
    let before = field.tournament.chips();
    for entry in 0..5 {
        assert_eq!(add_on(&mut field, EntryId(entry)), Ok(()));
        assert_eq!(add_on(&mut field, EntryId(entry)), Err(TournamentRefusal::AddedOn), "twice");
    }
    assert_eq!(field.tournament.chips(), [before, Chips::new(5 * 2_000)].iter().sum());
    while field.now < until {
        field.fold_on();
    }
    assert_eq!(add_on(&mut field, EntryId(5)), Err(TournamentRefusal::NoAddOn), "too late");
    while field.tournament.prizes().is_empty() {
        field.fold_on();
    }
    assert_eq!(field.tournament.pool(), Money::new(6 * 1_000 + 5 * 800));
    let five = EntryPrice { buy_in: Money::new(800), fee: Money::new(80) };
    assert_eq!(field.tournament.purchases(EntryId(4)).more, five, "the fee goes to the house");
}

#[test]
fn x_gua_1_r_prz_2_rebuys_and_add_ons_count_towards_the_guarantee() {
    for (guarantee, added_on, pool) in [(100_000, 0, 100_000), (6_500, 1, 7_800), (7_000, 0, 7_000)] {
        let mut terms = with_rebuys(6, Some(1), Some(ADD_ON));
        terms.prizes.guarantee = Money::new(guarantee);
        let mut field = begun(terms, 79);
        field.start_hand();
        rebuy(&mut field, EntryId(0)).unwrap();
        play_to_level(&mut field, 4);
        for entry in 0..added_on {
            add_on(&mut field, EntryId(entry)).unwrap();
        }
        field.play_to_the_end();
        assert_eq!(field.tournament.pool(), Money::new(pool));
        assert_eq!(field.places().values().map(|&(_, prize)| prize).sum::<Money>(), Money::new(pool));
    }
}

#[test]
fn r_prz_1_places_are_given_in_the_order_of_the_lost_hands_when_nobody_can_buy_chips_any_more() {
    let mut field = begun(with_rebuys(6, None, Some(ADD_ON)), 80);
    let (mut lost, mut open) = (Vec::new(), Vec::new());
    while lost.len() < 3 {
        let (entry, _) = play_to_offer(&mut field);
        lost.push(entry);
        open.push(entry);
        if open.len() == 2 {
            // The second one declines before the first one.
            for entry in open.drain(..).rev() {
                let _out = decline(&mut field, entry);
            }
        }
    }
    field.play_to_the_end();
    let place = |entry| field.places().iter().find(|(_, (placed, _))| *placed == entry).map(|(&place, _)| place).unwrap();
    assert_eq!((place(lost[0]), place(lost[1])), (6, 5));
}

#[test]
fn r_reg_14_two_players_wait_for_an_answer_and_the_last_one_with_chips_wins_when_it_does_not_come() {
    let mut terms = with_rebuys(2, None, None);
    terms.set_level_length(1_000_000_000);
    let mut field = begun(terms, 81);
    let (first, _) = play_to_offer(&mut field);
    assert_eq!(field.tournament.stage(), TournamentStage::Playing);
    rebuy(&mut field, first).unwrap();
    let (second, until) = play_to_offer(&mut field);
    field.wait_until(until);
    assert_eq!(field.tournament.stage(), TournamentStage::Finished);
    field.take_outputs();
    assert_eq!(field.places()[&2].0, second);
    assert_eq!(field.places()[&1].1, Money::new(2_000), "two thirds of two entries and a rebuy");
}

#[test]
fn r_fee_2_the_fees_of_rebuys_and_the_add_on_are_not_in_the_pool() {
    let mut terms = with_rebuys(6, None, Some(ADD_ON));
    terms.rebuys.as_mut().unwrap().limit = Chips::new(100_000);
    let mut field = begun(terms, 82);
    for _ in 0..2 {
        rebuy(&mut field, EntryId(3)).unwrap();
    }
    play_to_level(&mut field, 4);
    add_on(&mut field, EntryId(3)).unwrap();
    let bought = field.tournament.purchases(EntryId(3));
    assert_eq!(bought.more.fee, Money::new(2 * 100 + 80));
    assert_eq!(field.tournament.collected(), Money::new(6 * 1_000 + 2 * 1_000 + 800));
}
