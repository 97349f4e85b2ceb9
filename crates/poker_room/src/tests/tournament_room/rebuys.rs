//! Rebuys and add-ons in a room: what is booked and told.

use std::collections::btree_map::OccupiedEntry;

use poker_protocol::{
    EntrantState, EntryEvent, EntryId, Message, Money, OfferKind, OwnEntry, PlayerId, Refusal, Request, StackChange, TournamentEvent,
    TournamentId,
};
use poker_rules::{Action, Chips};

use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

const PLAYERS: u64 = 6;

/// A tournament with rebuys that has begun.
pub(super) fn begun(seed: u64) -> (CardRoom, TournamentId) {
    let schedule = schedule_of("room-003");
    let mut room = CardRoom::new("room-003", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "rebuy"), &schedule);
    for player in 1..=PLAYERS {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    (room, id)
}

/// What was told about the entries of this player, with the latest state of the player's own entry.
fn told(room: &CardRoom, player: PlayerId) -> (Vec<(EntryId, EntryEvent)>, Option<OwnEntry>) {
    let (mut events, mut own) = (Vec::new(), None);
    for told in &room.told[&player] {
        match &told.message {
            Message::TournamentEvent { event, .. } => {
                if let TournamentEvent::Entry { who, event } = &**event {
                    events.push((who.entry, event.clone()));
                }
            }
            Message::OwnEntries { entries, .. } => own = entries.last().cloned().or(own),
            _ => {}
        }
    }
    (events, own)
}

#[test]
fn r_reg_14_a_rebuy_in_a_room_is_offered_booked_and_told_and_nothing_is_left_at_the_end() {
    let (mut room, id) = begun(3);
    let terms = room.room.tournament(id).unwrap().terms();
    let (price, add_on) = (terms.entry, terms.rebuys.unwrap().add_on.unwrap());
    assert!(room.room.tournament(id).unwrap().terms_view().rebuys.is_some_and(|view| view.price == price.total()));
    let (mut rebuys, mut add_ons, mut declined) = (0, 0, 0);
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Playing {
        room.step(Now(u64::MAX));
        let tournament = room.room.tournament(id).unwrap();
        if let Some(offer) = tournament.rebuy_offers().first() {
            let player = tournament.entrant(offer.entry).unwrap().player;
            let own = told(&room, player).1.unwrap();
            assert!(own.offers.iter().any(|told| told.what == OfferKind::Rebuy && told.left_ms.is_some()), "{own:?}");
            let (client, before) = (room.client(player), room.room.balance(player));
            if rebuys < 3 {
                room.answer(client, Request::Rebuy { tournament: id }).unwrap();
                assert_eq!(room.room.balance(player), before.saturating_sub(price.total()));
                let (events, _) = told(&room, player);
                let bought =
                    |(_, event): &&(EntryId, EntryEvent)| matches!(event, EntryEvent::Rebought { stack, .. } if *stack > Chips::ZERO);
                assert!(events.iter().any(|event| bought(&event)));
                rebuys += 1;
            } else {
                room.answer(client, Request::DeclineRebuy { tournament: id }).unwrap();
                assert_eq!(room.answer(client, Request::Rebuy { tournament: id }), Err(Refusal::NotRegistered));
                declined += 1;
            }
        } else if tournament.add_on_until().is_some() && add_ons == 0 {
            let player = (1..=PLAYERS).map(PlayerId).find(|&player| tournament.seat_of(player).is_some()).unwrap();
            let before = room.room.balance(player);
            room.answer(room.client(player), Request::AddOn { tournament: id }).unwrap();
            assert_eq!(room.room.balance(player), before.saturating_sub(add_on.price.total()));
            assert_eq!(room.answer(room.client(player), Request::AddOn { tournament: id }), Err(Refusal::AddOnNotNow));
            add_ons += 1;
        }
        if room.room.tournament(id).unwrap().stage() == TournamentStage::Playing {
            let fees = [price.fee.times(PLAYERS as u32 + rebuys).unwrap(), add_on.price.fee.times(add_ons).unwrap()];
            let [_, _, held] = room.funds(id);
            assert_eq!(held, fees.iter().sum());
        }
    }
    let told: Vec<StackChange> = (1..=PLAYERS).flat_map(|player| room.stack_changes(PlayerId(player))).collect();
    assert!(told.contains(&StackChange::Rebuy) && !told.contains(&StackChange::TopUp), "{told:?}");
    assert_eq!(told.contains(&StackChange::AddOn), add_ons > 0, "{told:?}");
    assert!(rebuys == 3 && (declined > 0 || add_ons > 0), "another seed is needed: {rebuys} {declined} {add_ons}");
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
}

#[test]
fn r_reg_14_a_room_refuses_a_rebuy_with_too_many_chips() {
    let (mut room, id) = begun(3);
    let limit = room.room.tournament(id).unwrap().terms().rebuys.unwrap().limit;
    let rich = loop {
        assert!(room.step(Now(u64::MAX)));
        let tournament = room.room.tournament(id).unwrap();
        assert_eq!(tournament.stage(), TournamentStage::Playing, "another seed is needed");
        let (rows, _) = tournament.players_page(0);
        if let EntrantState::Seated { stack, .. } = rows[0].state
            && stack > limit
        {
            break tournament.entrant(rows[0].who.entry).unwrap().player;
        }
    };
    assert_eq!(room.answer(room.client(rich), Request::Rebuy { tournament: id }), Err(Refusal::RebuyStack { most: limit }));
}

/// The player who is asked checks or folds, or time passes.
fn step_without_chips(room: &mut CardRoom) {
    assert!(room.check_or_fold() || room.step(Now(u64::MAX)));
}

#[test]
fn r_reg_14_a_room_refuses_more_rebuys_than_are_allowed_and_any_after_the_period() {
    let (mut room, id) = begun(3);
    let most = room.room.tournament(id).unwrap().terms().rebuys.unwrap().most.unwrap();
    let (client, rebuy) = (room.client(PlayerId(1)), Request::Rebuy { tournament: id });
    let can_rebuy = |room: &CardRoom| {
        let tournament = room.room.tournament(id).unwrap();
        tournament.can_rebuy(PlayerId(1), tournament.entry_to_rebuy(PlayerId(1)).unwrap())
    };
    for bought in 0..most {
        // Only player 1 risks chips, until they are few enough for a rebuy.
        while !can_rebuy(&room) {
            let own = room.asked.first_entry().filter(|asked| asked.key().0 == PlayerId(1)).map(OccupiedEntry::remove);
            match own {
                Some(asked) => {
                    let all_in = asked.legal.raise.as_ref().map_or(Action::Call, |raise| Action::RaiseTo(raise.max_to));
                    room.act(PlayerId(1), &asked, all_in);
                }
                None => assert!(room.step(Now(u64::MAX))),
            }
        }
        assert_eq!(room.answer(client, rebuy.clone()), Ok(()), "{bought}");
    }
    assert_eq!(room.answer(client, rebuy.clone()), Err(Refusal::NoRebuyLeft { most: most.into() }));
    while room.room.tournament(id).unwrap().add_on_until().is_none() {
        step_without_chips(&mut room);
    }
    assert_eq!(room.room.tournament(id).unwrap().rebuy_offers(), [], "another seed is needed");
    let seated = (2..=PLAYERS).map(PlayerId).find(|&player| room.room.tournament(id).unwrap().seat_of(player).is_some()).unwrap();
    assert_eq!(room.answer(room.client(seated), rebuy), Err(Refusal::RebuyOver));
}

/// When the level with this number begins. Nobody risks chips until then.
fn wait_for_level(room: &mut CardRoom, id: TournamentId, level: u32) -> Now {
    while room.room.tournament(id).unwrap().level() < level {
        step_without_chips(room);
    }
    room.now
}

#[test]
fn r_reg_14_a_player_without_chips_must_rebuy_before_the_add_on() {
    let asked = (0..40).any(|seed| {
        let (mut room, id) = begun(seed);
        let last_level = room.room.tournament(id).unwrap().terms().rebuys.unwrap().last_level;
        let [before, last] = [last_level - 1, last_level].map(|level| wait_for_level(&mut room, id, level));
        let end = last.after_ms(last.ms_since(before));
        while end.ms_since(room.now) > 2_000 {
            step_without_chips(&mut room);
        }
        while room.room.tournament(id).unwrap().add_on_until().is_none() {
            assert!(room.step(Now(u64::MAX)));
        }
        let tournament = room.room.tournament(id).unwrap();
        let Some(offer) = tournament.rebuy_offers().first() else { return false };
        let client = room.client(tournament.entrant(offer.entry).unwrap().player);
        assert_eq!(room.answer(client, Request::AddOn { tournament: id }), Err(Refusal::AddOnNotNow));
        room.answer(client, Request::Rebuy { tournament: id }).unwrap();
        room.answer(client, Request::AddOn { tournament: id }).unwrap();
        true
    });
    assert!(asked, "in no seed a player lost all chips at the end of the rebuy period");
}

#[test]
fn a_tournament_without_rebuys_sells_none() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 4);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let client = room.registered(1, id);
    for request in [Request::Rebuy { tournament: id }, Request::AddOn { tournament: id }, Request::DeclineRebuy { tournament: id }] {
        assert_eq!(room.answer(client, request), Err(Refusal::NotOffered), "it has not begun");
    }
    for player in 2..=5 {
        room.registered(player, id);
    }
    assert_eq!(room.answer(client, Request::Rebuy { tournament: id }), Err(Refusal::RebuyOver));
    assert_eq!(room.answer(client, Request::AddOn { tournament: id }), Err(Refusal::AddOnNotNow));
}
