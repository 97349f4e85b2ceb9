//! Tournaments in practice: sit and gos of the lobby, and those that the player begins.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use poker_protocol::{DealEvent, DealKind, EntryEvent, Message, Pay, Request, TournamentEvent, TournamentId};
use poker_room::tournament::{EntryId, TournamentStage};
use poker_room::{Account, FieldPace, PlayerKind};
use poker_rules::Chips;

use super::world::{Habit, World, options};
use crate::local::build::PERSON;
use crate::local::room_driver::Control;
use crate::local::tournaments::{LevelLength, PracticeTournament, StartPoint};

fn stage(world: &World, id: TournamentId) -> Option<TournamentStage> {
    world.built.room.room().tournament(id).map(|tournament| tournament.stage())
}

/// Registers for the first open tournament that `wanted` accepts by its name, and returns its number.
fn register(world: &mut World, wanted: impl Fn(&str) -> bool) -> TournamentId {
    let room = world.built.room.room();
    let id = room.tournament_ids().find(|&id| wanted(&room.tournament(id).unwrap().terms().name)).unwrap();
    world.hero.send(Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None });
    world.settle();
    id
}

fn own_events(world: &World, id: TournamentId) -> Vec<EntryEvent> {
    let of = |message: &Message| match message {
        Message::TournamentEvent { tournament, event } if *tournament == id => match &**event {
            TournamentEvent::Entry { who, event } if who.name == "Hero" => Some(event.clone()),
            _ => None,
        },
        _ => None,
    };
    world.hero.heard.iter().filter_map(of).collect()
}

fn until_over(world: &mut World, id: TournamentId) {
    world.until(|world| stage(world, id) != Some(TournamentStage::Playing));
}

#[test]
fn a_sit_and_go_of_the_lobby_fills_with_programs_once_the_player_is_in_and_is_played_to_the_end() {
    let mut world = World::open(&options(None, 1)).unwrap();
    let begun = world.now;
    world.now = poker_room::Now(begun.0 + 60_000);
    world.settle();
    let room = world.built.room.room();
    let entered = |room: &poker_room::Room| room.tournament_ids().map(|id| room.tournament(id).unwrap().entries()).sum::<u32>();
    assert!(room.tournament_ids().len() > 20, "sit and gos and HexaPro games");
    assert_eq!(entered(room), 0, "nobody enters where the player has not");
    world.hero.habit = Habit::Calls;
    let id = register(&mut world, |name| name == "sng");
    world.until(|world| stage(world, id) == Some(TournamentStage::Playing));
    assert!(world.now.ms_since(begun) > 60_000 + 500, "programs come one after the other");
    until_over(&mut world, id);
    let placed = own_events(&world, id).into_iter().any(|event| matches!(event, EntryEvent::Placed { .. }));
    assert!(placed && world.hero.hands_ended > 0);
    assert_eq!(world.built.room.room().ledger().sum(), 0);
}

#[test]
fn a_hexapro_game_is_played_to_the_end() {
    let mut world = World::open(&options(None, 2)).unwrap();
    world.hero.habit = Habit::Calls;
    let room = world.built.room.room();
    let id = room.tournament_ids().find(|&id| room.tournament(id).unwrap().draw_root().is_some()).unwrap();
    world.hero.send(Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None });
    world.settle();
    world.until(|world| stage(world, id) == Some(TournamentStage::Finished));
    assert!(own_events(&world, id).iter().any(|event| matches!(event, EntryEvent::Placed { .. })));
}

fn begin(world: &mut World, order: PracticeTournament) -> TournamentId {
    let id = world.begin(order).unwrap();
    world.settle();
    id
}

fn freezeout(entries: u32) -> PracticeTournament {
    PracticeTournament { levels: LevelLength::Hands(4), ..PracticeTournament::of("freezeout-turbo", entries) }
}

#[test]
fn a_field_keeps_step_with_the_players_table_and_is_played_to_the_last_place() {
    let mut world = World::open(&options(None, 3)).unwrap();
    let id = begin(&mut world, freezeout(60));
    world.until(|world| stage(world, id) == Some(TournamentStage::Playing));
    world.play_hands(5);
    let tournament = world.built.room.room().tournament(id).unwrap();
    assert_eq!(tournament.level(), 2, "the fifth hand is the first one of the second level");
    let with_person = tournament.tables_with_persons().count();
    assert_eq!(with_person, 1);
    until_over(&mut world, id);
    let tournament = world.built.room.room().tournament(id).unwrap();
    assert_eq!(tournament.stage(), TournamentStage::Finished);
    assert_eq!(world.built.room.room().ledger().sum(), 0);
    let bots = tournament.entrants().iter().filter(|entrant| entrant.kind == PlayerKind::Bot);
    assert!(bots.map(|bot| world.built.room.room().balance(bot.player)).all(|balance| balance.is_zero()), "programs take no money away");
}

#[test]
fn the_hands_until_the_next_level_are_counted_with_the_one_in_progress() {
    let mut world = World::open(&options(None, 3)).unwrap();
    let id = begin(&mut world, freezeout(18));
    world.until(|world| stage(world, id) == Some(TournamentStage::Playing));
    let mut left = Vec::new();
    for _ in 0..5 {
        let tournament = world.built.room.room().tournament(id).unwrap();
        assert_eq!(tournament.level_clock(poker_room::Now(0)).unwrap().hands_left, tournament.hands_left_in_level());
        left.extend(tournament.hands_left_in_level());
        world.play_hands(1);
    }
    // After the last hand of a level, its number changes when the next hand is dealt.
    assert!(left == [4, 3, 2, 1, 4] || left == [4, 3, 2, 1, 0], "{left:?}");
}

#[test]
fn every_kind_that_can_be_chosen_is_played_to_its_end() {
    for rulebook in ["en-2.7", "fr-3.1", "room-003"] {
        let room = crate::rulebook_room(rulebook).unwrap().unwrap();
        let base = crate::LocalOptions { room: Some(room), ..options(None, 5) };
        let kinds = World::open(&base).unwrap().built.choices.kinds;
        assert!(kinds.len() > 10, "{rulebook}");
        for kind in kinds {
            let mut world = World::open(&base).unwrap();
            world.hero.habit = Habit::Waits;
            let entries = 27.clamp(kind.entries.0, kind.entries.1);
            world.hero.send(Request::RefillBalance);
            let id = begin(&mut world, PracticeTournament::of(&kind.id, entries));
            world.until(|world| stage(world, id) != Some(TournamentStage::Registering));
            world.play_out(id);
            world.settle();
            assert_eq!(stage(&world, id), Some(TournamentStage::Finished), "{rulebook} {}", kind.id);
            let room = world.built.room.room();
            assert_eq!(room.ledger().sum(), 0, "{rulebook} {}", kind.id);
            for fund in [poker_room::Fund::Prizes, poker_room::Fund::Bounties, poker_room::Fund::Fees] {
                assert!(room.ledger().holds(Account::Tournament(id, fund)).is_zero(), "{rulebook} {}: {fund:?}", kind.id);
            }
            let placed = own_events(&world, id).iter().filter(|event| matches!(event, EntryEvent::Placed { .. })).count();
            assert_eq!(placed, 1, "{rulebook} {}: {:?}", kind.id, own_events(&world, id));
        }
    }
}

#[test]
fn the_player_joins_at_the_start_point_in_the_seat_of_a_program() {
    let stacks = [9_000_u64, 4_000, 25_000].map(Chips::new).to_vec();
    let starts = [
        (StartPoint::HeadsUp, 2, 2),
        (StartPoint::Bubble, 4, 20),
        (StartPoint::FinalTable { stacks: Vec::new() }, 4, 9),
        (StartPoint::FinalTable { stacks: stacks.clone() }, 3, 3),
    ];
    for (start, least, most) in starts {
        let mut world = World::open(&options(None, 6)).unwrap();
        world.hero.habit = Habit::Waits;
        let before = world.built.room.room().balance(PERSON);
        begin(&mut world, PracticeTournament { start: start.clone(), ..freezeout(90) });
        world.until(|world| world.hero.snapshot.is_some());
        let id = world.hero.snapshot.as_ref().unwrap().tournament.as_ref().unwrap().tournament;
        let room = world.built.room.room();
        let tournament = room.tournament(id).unwrap();
        assert!((least..=most).contains(&tournament.left()), "{start:?}: {} left", tournament.left());
        assert_eq!(tournament.left(), tournament.entrants().iter().filter(|of| of.state.seat().is_some()).count() as u32);
        assert_eq!(room.balance(PERSON), before.saturating_sub(tournament.terms().entry.total()), "{start:?}");
        if start == (StartPoint::FinalTable { stacks: stacks.clone() }) {
            let (table, seat) = tournament.seat_of(PERSON).unwrap();
            let table = tournament.table(table).unwrap();
            let seats: Vec<_> = std::iter::once(seat).chain(table.taken().clockwise_after(seat).filter(|other| *other != seat)).collect();
            assert_eq!(seats.into_iter().map(|seat| table.settled_stack(seat)).collect::<Vec<_>>(), stacks);
        }
        if start == StartPoint::Bubble {
            assert!(tournament.left() > tournament.places_paid(), "one more elimination");
        }
        world.hero.habit = Habit::Calls;
        if let Some(legal) = world.hero.to_act.take() {
            drop(legal);
        }
        world.play_out(id);
        world.settle();
        assert_eq!(stage(&world, id), Some(TournamentStage::Finished), "{start:?}");
        assert_eq!(world.built.room.room().ledger().sum(), 0);
    }
}

#[test]
fn names_of_programs_differ_from_each_other_and_from_those_of_cash_tables() {
    let mut world = World::open(&options(None, 7)).unwrap();
    let id = begin(&mut world, freezeout(300));
    let tournament = world.built.room.room().tournament(id).unwrap();
    let names: BTreeSet<&str> = tournament.entrants().iter().map(|entrant| entrant.view.name.as_str()).collect();
    assert_eq!(names.len(), 300);
    assert!(names.iter().all(|name| name.chars().count() <= 12 && !poker_bots::NAMES.contains(name)), "{names:?}");
}

/// The stack of each entry that has a seat, as the room or its save has it.
fn stacks(room: &poker_room::Room, id: TournamentId) -> BTreeMap<EntryId, Chips> {
    let tournament = room.tournament(id).unwrap();
    let tables = tournament.table_ids().into_iter().filter_map(|table| tournament.table(table));
    tables
        .flat_map(|table| table.taken().iter().map(|seat| (table.entry_at(seat).unwrap(), table.settled_stack(seat))).collect::<Vec<_>>())
        .collect()
}

fn saved_stacks(folder: &Path) -> BTreeMap<EntryId, Chips> {
    let (_, room) = World::saved(folder);
    let playing = room.tournaments.iter().flat_map(|kept| &kept.save.tables);
    playing.flat_map(|table| table.seats.iter().map(|seat| (seat.entry, seat.stack))).collect()
}

#[test]
fn killed_between_any_two_hands_a_tournament_goes_on_with_the_same_stacks_at_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::open(&options(Some(folder.path()), 8)).unwrap();
    let id = begin(&mut world, freezeout(70));
    world.until(|world| stage(world, id) == Some(TournamentStage::Playing));
    let all: Chips = stacks(world.built.room.room(), id).values().copied().sum();
    for round in 0..12 {
        world.hero.habit = Habit::Folds;
        world.play_hands(1);
        if stage(&world, id) != Some(TournamentStage::Playing) {
            break;
        }
        world.hero.habit = Habit::Waits;
        for _ in 0..round {
            if world.built.bots.due().is_some() {
                world.advance();
            }
        }
        // The room is dropped as a kill would drop it: nothing more is saved.
        drop(world);
        let saved = saved_stacks(folder.path());
        assert_eq!(saved.values().copied().sum::<Chips>(), all, "round {round}");
        world = World::open(&options(Some(folder.path()), 100 + round)).unwrap();
        assert_eq!(stacks(world.built.room.room(), id), saved, "round {round}");
        assert_eq!(world.built.room.room().ledger().sum(), 0);
    }
    world.hero.habit = Habit::Calls;
    until_over(&mut world, id);
    assert_eq!(stage(&world, id), Some(TournamentStage::Finished));
}

#[test]
fn hands_that_the_player_has_not_played_are_not_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::open(&options(Some(folder.path()), 9)).unwrap();
    world.hero.habit = Habit::Calls;
    let id = begin(&mut world, freezeout(40));
    world.until(|world| stage(world, id) == Some(TournamentStage::Finished));
    let records: Vec<_> = crate::read_records(&folder.path().join("hands.jsonl")).unwrap().map(Result::unwrap).collect();
    assert_eq!(u32::try_from(records.len()).unwrap(), world.hero.hands_ended);
    for record in &records {
        assert!(record.has(PERSON));
        let entry = record.entry.expect("the price of the entry");
        assert_eq!((record.table_name.as_str(), entry.buy_in.is_zero()), ("Freezeout turbo", false));
    }
}

#[test]
fn without_a_clock_the_tournament_waits_for_a_player_who_thinks() {
    let mut world = World::open(&options(None, 10)).unwrap();
    let order = PracticeTournament { levels: LevelLength::Seconds(60), ..freezeout(60) };
    let id = begin(&mut world, order);
    world.hero.habit = Habit::Waits;
    world.until(|world| world.hero.to_act.is_some());
    let asked = world.now;
    let before = stacks(world.built.room.room(), id);
    while world.advances() {
        assert!(world.now.ms_since(asked) < 3_600_000);
    }
    world.now = poker_room::Now(asked.0 + 3_600_000);
    world.settle();
    let tournament = world.built.room.room().tournament(id).unwrap();
    assert_eq!(tournament.level(), 1, "an hour of thinking");
    assert_eq!(stacks(world.built.room.room(), id).len(), before.len());
    assert!(tournament.level_clock(world.now).unwrap().left_ms > 20_000);
}

#[test]
fn at_the_real_pace_other_tables_play_by_the_clock() {
    let mut world = World::open(&options(None, 11)).unwrap();
    world.built.room_controls.send(Control::Pace(FieldPace::AsReal)).unwrap();
    let id = begin(&mut world, PracticeTournament { levels: LevelLength::Seconds(300), ..freezeout(60) });
    world.until(|world| stage(world, id) == Some(TournamentStage::Playing));
    let begun = world.now;
    world.until(|world| stage(world, id) == Some(TournamentStage::Finished));
    let tournament = world.built.room.room().tournament(id).unwrap();
    assert!(tournament.level() == 0 && world.now.ms_since(begun) > 10 * 300_000, "ten levels of five minutes");
}

#[test]
fn the_pause_after_a_hand_ends_when_the_player_wants_the_next_one() {
    let mut world = World::open(&options(None, 12)).unwrap();
    begin(&mut world, freezeout(30));
    world.play_hands(1);
    assert!(world.hero.snapshot.as_ref().unwrap().info.practice);
    let (ended, hand) = (world.now, world.hero.hand);
    let table = world.table();
    world.hero.send(Request::NextHand { table });
    world.settle();
    assert!(world.hero.hand > hand && world.now == ended);
}

#[test]
fn programs_agree_to_a_deal_that_the_player_proposes() {
    let room = crate::rulebook_room("room-003").unwrap().unwrap();
    let mut world = World::open(&crate::LocalOptions { room: Some(room), ..options(None, 13) }).unwrap();
    let start = StartPoint::FinalTable { stacks: Vec::new() };
    begin(&mut world, PracticeTournament { start, ..freezeout(30) });
    world.until(|world| world.hero.snapshot.is_some());
    let id = world.hero.snapshot.as_ref().unwrap().tournament.as_ref().unwrap().tournament;
    world.hero.send(Request::ProposeDeal { tournament: id, deal: DealKind::Icm });
    world.until(|world| stage(world, id) == Some(TournamentStage::Finished));
    let agreed = |message: &Message| matches!(message, Message::TournamentEvent { event, .. } if matches!(&**event, TournamentEvent::Deal { event: DealEvent::Made { .. } }));
    assert!(world.hero.heard.iter().any(agreed));
}

#[test]
fn a_tournament_that_is_played_to_the_end_shows_its_tables_no_more() {
    let mut world = World::open(&options(None, 14)).unwrap();
    world.built.room_controls.send(Control::Pace(FieldPace::AsReal)).unwrap();
    let id = begin(&mut world, freezeout(200));
    world.play_hands(1);
    world.play_out(id);
    world.settle();
    assert_eq!(stage(&world, id), Some(TournamentStage::Finished), "at once, whatever the pace");
    assert!(world.hero.snapshot.is_none(), "the table is closed");
    let hands = world.hero.hands_ended;
    assert!(hands <= 2, "nothing is told of hands that a program plays: {hands}");
}

#[test]
fn the_field_waits_while_the_player_may_enter_again() {
    let mut world = World::open(&options(None, 15)).unwrap();
    world.hero.habit = Habit::Calls;
    let id = begin(&mut world, PracticeTournament { levels: LevelLength::Hands(30), ..PracticeTournament::of("re-entry", 45) });
    let out = |world: &World| own_events(world, id).iter().any(|event| matches!(event, EntryEvent::Out));
    world.until(out);
    assert_eq!(stage(&world, id), Some(TournamentStage::Playing));
    world.now = poker_room::Now(world.now.0 + 600_000);
    world.settle();
    assert!(world.built.room.room().tournament(id).unwrap().is_open(), "nobody is asked for an answer by a machine that plays on");
    world.hero.send(Request::DeclineRebuy { tournament: id });
    world.settle();
    assert_eq!(stage(&world, id), Some(TournamentStage::Finished));
}
