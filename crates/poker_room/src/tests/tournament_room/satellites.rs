//! Satellites and first phases in a room: their winners and survivors enter the next tournament (R-TYP-9, R-TYP-10, R-REG-10).

use poker_protocol::{
    EntryEvent, EntryPaid, Message, Money, OwnEntryState, PlayerId, Prize, Request, TournamentEvent, TournamentId, WonEntry,
};
use poker_rules::Chips;

use super::scene::{CardRoom, config_of, schedule_of};
use super::tickets::{give, is_backed, told_tickets};
use crate::rulebook::SeriesOffer;
use crate::tournament::{TournamentStage, TournamentTerms};
use crate::{Account, Now, Room, Shuffler, TournamentOrder};

pub(super) fn scheduled(name: &str) -> impl Fn(&SeriesOffer) -> bool {
    move |offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == name)
}

/// A sit and go whose winner enters Lyra.
fn satellite(room: &CardRoom) -> TournamentId {
    room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.target.as_deref() == Some("Lyra")), &schedule_of("en-2.7"))
}

fn enter(room: &mut CardRoom, players: std::ops::RangeInclusive<u64>, id: TournamentId) {
    for player in players {
        room.registered(player, id);
    }
}

/// What was told of entries in a tournament to the player to whom they belong.
pub(super) fn events(room: &CardRoom, player: PlayerId, of: TournamentId) -> Vec<EntryEvent> {
    let event = |message: &poker_protocol::ServerMsg| match &message.message {
        Message::TournamentEvent { tournament, event } if *tournament == of => match &**event {
            TournamentEvent::Entry { who, event } if who.name == format!("P{}", player.0) => Some(event.clone()),
            _ => None,
        },
        _ => None,
    };
    room.told[&player].iter().filter_map(event).collect()
}

/// The players who won a ticket, each with the prize that was told.
fn winners(room: &CardRoom, satellite: TournamentId) -> Vec<(PlayerId, Prize)> {
    let won = |&player: &PlayerId| {
        let prizes = events(room, player, satellite).into_iter().filter_map(|event| match event {
            EntryEvent::Placed { prize, .. } if prize.won.is_some() => Some((player, prize)),
            _ => None,
        });
        prizes.collect::<Vec<_>>()
    };
    room.told.keys().flat_map(won).collect()
}

/// The prize of the own entry in a tournament, as its player was told.
fn own_prize(room: &CardRoom, player: PlayerId, of: TournamentId) -> Option<Prize> {
    room.told[&player].iter().rev().find_map(|told| match &told.message {
        Message::OwnEntries { entries, .. } => entries.iter().find(|own| own.tournament == of).and_then(|own| match &own.state {
            OwnEntryState::Placed { prize, .. } => Some(prize.clone()),
            _ => None,
        }),
        _ => None,
    })
}

fn terms(room: &CardRoom, id: TournamentId) -> &TournamentTerms {
    room.room.tournament(id).unwrap().terms()
}

#[test]
fn r_typ_9_r_tkt_3_in_a_room_the_winner_of_a_satellite_is_registered_for_the_next_tournament() {
    let mut room = CardRoom::new("en-2.7", 1);
    let (id, lyra) = (satellite(&room), room.open(scheduled("Lyra"), &schedule_of("en-2.7")));
    let watcher = room.person(99);
    room.answer(watcher, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    let target = room.told[&PlayerId(99)].iter().find_map(|told| match &told.message {
        Message::Tournament { overview } => overview.terms.target.clone(),
        _ => None,
    });
    assert_eq!(target.map(|target| (target.tournament, target.name)), Some((lyra, "Lyra".to_owned())));
    enter(&mut room, 1..=5, id);
    let value = terms(&room, lyra).entry.total();
    let pool = terms(&room, id).entry.buy_in.times(5).unwrap();
    room.play(id);
    let [(winner, prize)] = &winners(&room, id)[..] else { panic!("one winner") };
    assert_eq!(prize.won, Some(WonEntry::Entry { tournament: lyra, name: "Lyra".to_owned(), value }));
    assert_eq!(own_prize(&room, *winner, id).as_ref(), Some(prize), "the own entry shows what was told");
    assert!(matches!(&events(&room, *winner, lyra)[..], [EntryEvent::Registered { paid: EntryPaid::Won { from }, .. }] if *from == id));
    assert_eq!(room.funds(lyra), [terms(&room, lyra).entry.buy_in, Money::ZERO, terms(&room, lyra).entry.fee]);
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
    let rest = pool.saturating_sub(value);
    let balances: Money = (1..=5).map(|player| room.room.balance(PlayerId(player))).sum();
    let paid = terms(&room, id).entry.total().times(5).unwrap();
    assert_eq!(balances, [Money::new(5_000_000).saturating_sub(paid), rest].iter().sum(), "the rest is paid in money");
    is_backed(&room);
    let before = room.room.balance(*winner);
    room.answer(room.client(*winner), Request::Unregister { tournament: lyra }).unwrap();
    assert_eq!((told_tickets(&room, *winner).len(), room.room.balance(*winner)), (1, before), "R-REG-8: it comes back as a ticket");
    is_backed(&room);
}

#[test]
fn r_reg_10_in_a_room_a_winner_who_is_registered_already_holds_the_ticket() {
    let mut room = CardRoom::new("en-2.7", 2);
    let (id, lyra) = (satellite(&room), room.open(scheduled("Lyra"), &schedule_of("en-2.7")));
    for player in 1..=5 {
        let client = room.registered(player, id);
        let pay = poker_protocol::Pay::Money { buy_in: None };
        room.answer(client, Request::Register { tournament: lyra, pay, password: None }).unwrap();
    }
    room.play(id);
    let [(winner, prize)] = &winners(&room, id)[..] else { panic!("one winner") };
    assert!(matches!(&prize.won, Some(WonEntry::Ticket { kind, .. }) if kind == "Lyra"));
    assert_eq!(told_tickets(&room, *winner).len(), 1);
    assert_eq!(room.room.tournament(lyra).unwrap().entries(), 5);
    is_backed(&room);
}

#[test]
fn r_reg_10_in_a_room_a_satellite_that_ends_in_its_targets_late_registration_seats_the_winner() {
    let mut room = CardRoom::new("en-2.7", 3);
    let (id, lyra) = (satellite(&room), room.open(scheduled("Lyra"), &schedule_of("en-2.7")));
    enter(&mut room, 11..=40, lyra);
    while room.room.tournament(lyra).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    enter(&mut room, 1..=5, id);
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Playing {
        // Nobody is out of the target soon: its players let their time run out, and are folded.
        room.asked.retain(|(player, _), _| player.0 <= 5);
        assert!(room.step(Now(u64::MAX)));
    }
    assert!(room.room.tournament(lyra).unwrap().is_open(), "another seed is needed");
    let [(winner, prize)] = &winners(&room, id)[..] else { panic!("one winner") };
    assert!(matches!(prize.won, Some(WonEntry::Entry { tournament, .. }) if tournament == lyra));
    assert!(room.room.tournament(lyra).unwrap().seat_of(*winner).is_some());
    assert!(events(&room, *winner, lyra).iter().any(|event| matches!(event, EntryEvent::Seated { .. })));
    assert_eq!(room.room.ledger().holds(Account::Tickets), Money::ZERO, "the ticket is used up");
    is_backed(&room);
    room.play(lyra);
    assert_eq!(room.funds(lyra), [Money::ZERO; 3]);
}

#[test]
fn r_typ_10_in_a_room_survivors_and_the_pool_go_to_the_second_phase() {
    let mut room = CardRoom::new("en-2.7", 4);
    let schedule = schedule_of("en-2.7");
    let second = room.open(scheduled("Arcturus"), &schedule);
    let mut pools = Vec::new();
    let mut stacks: std::collections::BTreeMap<PlayerId, Chips> = std::collections::BTreeMap::new();
    for _ in 0..2 {
        let first = room.open(scheduled("Arcturus 1"), &schedule);
        enter(&mut room, 1..=8, first);
        room.play(first);
        assert_eq!(room.funds(first), [Money::ZERO; 3]);
        pools.push(terms(&room, first).entry.buy_in.times(8).unwrap());
        for player in (1..=8).map(PlayerId) {
            let told = events(&room, player, first);
            let placed = told.iter().any(|event| matches!(event, EntryEvent::Placed { .. }));
            let survived = told.iter().find_map(|event| match event {
                EntryEvent::Survived { stack, carried, to } => Some((*stack, *carried, *to)),
                _ => None,
            });
            assert_ne!(placed, survived.is_some(), "who survives has no place");
            let Some((stack, carried, to)) = survived else { continue };
            assert_eq!(to, second);
            assert_eq!(carried, stacks.get(&player).is_none_or(|&before| before < stack));
            let best = stacks.entry(player).or_default();
            *best = stack.max(*best);
            let own = room.told[&player].iter().rev().find_map(|told| match &told.message {
                Message::OwnEntries { entries, .. } => entries.iter().find(|own| own.tournament == first).cloned(),
                _ => None,
            });
            assert_eq!(own.unwrap().state, OwnEntryState::Gone);
        }
        assert_eq!(room.funds(second)[0], pools.iter().sum());
    }
    let entrants = room.room.tournament(second).unwrap().entrants();
    let carried = entrants.iter().map(|entrant| (entrant.player, entrant.stack.unwrap())).collect();
    assert_eq!(stacks, carried, "the largest stack of each survivor");
    for &player in stacks.keys() {
        let told = events(&room, player, second);
        assert!(matches!(&told[..], [EntryEvent::Registered { paid: EntryPaid::Won { .. }, .. }]), "{told:?}");
    }
    room.play(second);
    assert_eq!(room.room.tournament(second).unwrap().stage(), TournamentStage::Finished);
    assert_eq!(room.funds(second), [Money::ZERO; 3]);
}

#[test]
fn r_typ_10_r_can_2_in_a_room_the_pool_of_a_cancelled_second_phase_goes_to_the_survivors() {
    let mut room = CardRoom::new("en-2.7", 4);
    let schedule = schedule_of("en-2.7");
    let second = room.open(scheduled("Arcturus"), &schedule);
    let first = room.open(scheduled("Arcturus 1"), &schedule);
    enter(&mut room, 1..=8, first);
    room.play(first);
    let pool = terms(&room, first).entry.buy_in.times(8).unwrap();
    assert_eq!(room.funds(second), [pool, Money::ZERO, Money::ZERO]);
    let survivors: Vec<PlayerId> = room.room.tournament(second).unwrap().entrants().iter().map(|entrant| entrant.player).collect();
    let balances = |room: &CardRoom| survivors.iter().map(|&player| room.room.balance(player)).sum::<Money>();
    let before = balances(&room);
    room.room.direct(second, TournamentOrder::Cancel, room.now).unwrap();
    room.listen();
    assert!(!survivors.is_empty());
    assert_eq!(balances(&room).checked_sub(before), Some(pool));
    assert_eq!(room.funds(second), [Money::ZERO; 3]);
}

#[test]
fn r_tkt_5_in_a_room_a_ticket_that_no_tournament_accepts_any_more_is_paid_in_money_where_the_rulebook_says_so() {
    for (rulebook, in_money) in [("en-1.2", true), ("en-2.7", false)] {
        let mut room = CardRoom::new(rulebook, 5);
        room.person(1);
        let player = PlayerId(1);
        let (good, gone) = (give(&mut room, player, "Lyra", 400, false), give(&mut room, player, "Bygone", 700, false));
        let (save, before) = (room.room.save(), room.room.balance(player));
        let dice = Box::new(Shuffler(<chacha20::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(5)));
        room.room = Room::restore(save, config_of(rulebook), dice, room.now).unwrap();
        room.room.open_tournaments(room.now);
        room.listen();
        let held: Vec<_> = room.room.tickets().of_player(player).map(|(ticket, _)| ticket).collect();
        let paid = if in_money { Money::new(700) } else { Money::ZERO };
        assert_eq!(held, if in_money { vec![good] } else { vec![good, gone] }, "{rulebook}");
        assert_eq!(room.room.balance(player), [before, paid].iter().sum(), "{rulebook}");
        is_backed(&room);
    }
}
