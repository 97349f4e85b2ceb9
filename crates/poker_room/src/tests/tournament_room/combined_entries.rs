//! Entries of one player that are combined in a room (R-REG-13).

use poker_protocol::{EntryEvent, Message, OwnEntryState, PlayerId, StackChange, TournamentEvent};

use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

/// What a player was told of entries that were combined.
#[derive(Default)]
struct Told {
    merged: usize,
    gone: usize,
    closed: usize,
    /// Stacks that grew by those of merged entries, as the first player was told.
    stacks: usize,
}

/// Twelve players enter twice each and play to the end.
fn play(seed: u64, told: &mut Told) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "multi-entry"), &schedule);
    for player in 1..=12 {
        let client = room.registered(player, id);
        let again = poker_protocol::Request::Register { tournament: id, pay: poker_protocol::Pay::Money { buy_in: None }, password: None };
        room.answer(client, again).unwrap();
    }
    let mut heard: Vec<usize> = vec![0; 13];
    while matches!(room.room.tournament(id).unwrap().stage(), TournamentStage::Registering | TournamentStage::Playing) {
        assert!(room.step(Now(u64::MAX)));
        for player in 1..=12_u64 {
            let messages = &room.told[&PlayerId(player)];
            let at = usize::try_from(player).unwrap();
            for (place, message) in messages.iter().enumerate().skip(heard[at]) {
                let Message::TournamentEvent { event, .. } = &message.message else { continue };
                let TournamentEvent::Entry { who, event: EntryEvent::Merged { into, .. } } = &**event else { continue };
                let tournament = room.room.tournament(id).unwrap();
                if tournament.entrant(who.entry).unwrap().player != PlayerId(player) {
                    continue;
                }
                assert_eq!(tournament.entrant(*into).unwrap().player, PlayerId(player));
                told.merged += 1;
                let Message::OwnEntries { entries, .. } = &messages[place + 1].message else { panic!("the entry is gone") };
                told.gone += usize::from(entries[0].entry == who.entry && entries[0].state == OwnEntryState::Gone);
                told.closed += usize::from(matches!(messages[place + 2].message, Message::TableClosed { .. }));
            }
            heard[at] = messages.len();
        }
    }
    told.stacks += room.stack_changes(PlayerId(1)).iter().filter(|&&why| why == StackChange::Merged).count();
    assert_eq!(room.funds(id), [poker_protocol::Money::ZERO; 3]);
}

#[test]
fn r_reg_13_a_combined_entry_is_merged_and_gone_its_table_is_closed_and_its_player_plays_on() {
    let mut told = Told::default();
    for seed in 21..25 {
        play(seed, &mut told);
    }
    assert!(told.merged > 0 && told.stacks > 0);
    assert_eq!((told.gone, told.closed), (told.merged, told.merged));
}
