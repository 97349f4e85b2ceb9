//! Prizes and guarantees in the books of a room (R-PRZ-2, R-PRZ-4).

use std::collections::BTreeMap;

use poker_protocol::{EntryEvent, Message, Money, Pay, PlayerId, Prize, Request, TournamentEvent, TournamentId};

use super::satellites::scheduled;
use super::scene::{CardRoom, journaled, schedule_of};
use super::scheduling::order;
use crate::tournament::TournamentStage;
use crate::{Account, Fund, HouseTournament, Movement, Now, Reason, SingleOffer};

/// The balance of each player before the first entry.
const OPENING: Money = Money::new(1_000_000);

pub(super) fn register(tournament: TournamentId) -> Request {
    Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }
}

/// The movements of money since the last call.
pub(super) fn movements(room: &mut CardRoom) -> Vec<Movement> {
    let changes = std::iter::from_fn(|| room.room.take_changes());
    changes.flat_map(|changes| changes.movements).map(|booked| booked.movement).collect()
}

/// The sum of the movements that are wanted.
pub(super) fn booked(movements: &[Movement], wanted: impl Fn(&Movement) -> bool) -> Money {
    movements.iter().filter(|&movement| wanted(movement)).map(|movement| movement.amount).sum()
}

pub(super) fn stage(room: &CardRoom, id: TournamentId) -> TournamentStage {
    room.room.tournament(id).unwrap().stage()
}

pub(super) fn goes_on(room: &CardRoom, id: TournamentId) -> bool {
    matches!(stage(room, id), TournamentStage::Registering | TournamentStage::Playing)
}

/// What a player was told of a tournament, from the message with this number on.
pub(super) fn events(room: &CardRoom, player: PlayerId, of: TournamentId, from: usize) -> impl Iterator<Item = &TournamentEvent> {
    room.told[&player][from..].iter().filter_map(move |told| match &told.message {
        Message::TournamentEvent { tournament, event } if *tournament == of => Some(&**event),
        _ => None,
    })
}

/// The places and prizes that a player was told as the own ones, from the message with this number on.
pub(super) fn placed(room: &CardRoom, player: PlayerId, of: TournamentId, from: usize) -> Vec<(u32, Prize)> {
    let name = format!("P{}", player.0);
    let own = |event: &TournamentEvent| match event {
        TournamentEvent::Entry { who, event: EntryEvent::Placed { place, prize } } if who.name == name => Some((*place, prize.clone())),
        _ => None,
    };
    events(room, player, of, from).filter_map(own).collect()
}

/// Plays a tournament, and checks at each input that a prize is in the balance when the place is told. Returns how many paid places were
/// told while others still played.
fn paid_before_the_end((rulebook, name): (&str, &str), players: u64, seed: u64) -> u32 {
    let mut room = CardRoom::new(rulebook, seed);
    let id = room.open(scheduled(name), &schedule_of(rulebook));
    for player in 1..=players {
        room.registered(player, id);
    }
    let paid_in = room.room.tournament(id).unwrap().facts().cost.total;
    let before = OPENING.saturating_sub(paid_in);
    let (mut paid, mut early) = (0, 0);
    let mut heard: BTreeMap<PlayerId, usize> = (1..=players).map(|player| (PlayerId(player), 0)).collect();
    while goes_on(&room, id) {
        assert!(room.step(Now(u64::MAX)), "it stands still");
        for (&player, heard) in &mut heard {
            for (place, prize) in placed(&room, player, id, *heard) {
                let balance: Money = [before, prize.money].iter().sum();
                assert_eq!(room.room.balance(player), balance, "{name}: place {place}");
                if prize.money.is_zero() {
                    continue;
                }
                let told = room.told[&player].iter().rev().find_map(|told| match told.message {
                    Message::Balance { balance } => Some(balance),
                    _ => None,
                });
                assert_eq!(told, Some(balance), "{name}: the balance is told with place {place}");
                paid += u32::from(prize.money != prize.extra);
                early += u32::from(goes_on(&room, id));
            }
            *heard = room.told[&player].len();
        }
    }
    assert_eq!(stage(&room, id), TournamentStage::Finished);
    assert_eq!(paid, room.room.tournament(id).unwrap().places_paid(), "{name}: each paid place is told once");
    early
}

#[test]
fn r_prz_4_in_a_room_each_prize_is_in_the_balance_when_the_place_is_told_also_while_others_still_play() {
    let early = [
        // Five paid places; a freeroll; a guarantee and prizes of the house.
        paid_before_the_end(("en-2.7", "Mira"), 40, 71),
        paid_before_the_end(("en-2.7", "Bellatrix"), 8, 72),
        paid_before_the_end(("room-003", "Bora"), 10, 73),
        paid_before_the_end(("room-003", "Boreas"), 8, 74),
    ];
    assert!(early.iter().sum::<u32>() >= 4, "{early:?}");
}

#[test]
fn r_prz_2_the_house_pays_into_the_prizes_exactly_what_is_missing_to_the_guarantee_and_bounties_do_not_count() {
    let guarantees = [("freezeout", 10_000), ("freezeout", 3_601), ("freezeout", 3_600), ("freezeout", 1_000), ("bounty", 3_600)];
    for (template, guarantee) in guarantees {
        let mut room = CardRoom::with(journaled("en-2.7"), 5);
        let order = order(room.now);
        let offer = SingleOffer { template: template.to_owned(), guarantee: Some(Money::new(guarantee)), ..order.offer };
        let id = room.room.schedule_tournament(&HouseTournament { offer, ..order }, room.now).unwrap();
        for player in 1..=4 {
            room.registered(player, id);
        }
        let terms = room.room.tournament(id).unwrap().terms();
        let paid_in = terms.entry.buy_in.saturating_sub(terms.own_bounty_at(terms.entry.buy_in)).times(4).unwrap();
        assert_eq!(room.funds(id)[0], paid_in);
        room.play(id);
        let prizes = Account::Tournament(id, Fund::Prizes);
        let missing = Money::new(guarantee).saturating_sub(paid_in);
        let all = movements(&mut room);
        let of_house = |movement: &Movement| movement.from == Account::House && movement.to == prizes;
        let of_house: Vec<Movement> = all.iter().copied().filter(of_house).collect();
        let expected = Movement { from: Account::House, to: prizes, amount: missing, reason: Reason::TournamentPool };
        assert_eq!(of_house, if missing.is_zero() { vec![] } else { vec![expected] }, "{template} {guarantee}");
        let won = booked(&all, |movement| movement.from == prizes && movement.reason == Reason::TournamentPrize);
        assert_eq!(won, paid_in.max(Money::new(guarantee)), "{template} {guarantee}");
        assert_eq!(room.funds(id), [Money::ZERO; 3]);
    }
}
