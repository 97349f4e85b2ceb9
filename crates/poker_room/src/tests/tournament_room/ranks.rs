//! How a player's own entries rank by their stacks.

use std::cmp::Reverse;

use poker_protocol::{EntrantState, EntryRank, Message, Pay, PlayerId, Refusal, Request, TournamentId};
use poker_rules::Chips;

use super::paying_out::goes_on;
use super::satellites::scheduled;
use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::tournament::{EntryId, TournamentStage};

/// What a player is answered who asks for the ranks of the own entries: how many are left, and the ranks.
fn asked(room: &mut CardRoom, player: PlayerId, id: TournamentId) -> (u32, Vec<EntryRank>) {
    room.answer(room.client(player), Request::AskTournamentRank { tournament: id }).unwrap();
    let answer = room.told[&player].iter().rev().find_map(|told| match &told.message {
        Message::TournamentRank { tournament, left, ranks } => Some((*tournament, *left, ranks.clone())),
        _ => None,
    });
    let (tournament, left, ranks) = answer.unwrap();
    assert_eq!(tournament, id);
    (left, ranks)
}

/// The ranks of a player's entries by the pages of players, which are sorted by the stacks.
fn by_the_pages(room: &CardRoom, player: PlayerId, id: TournamentId) -> Vec<EntryRank> {
    let tournament = room.room.tournament(id).unwrap();
    let pages = tournament.players_page(0).1;
    let rows = (0..pages).flat_map(|page| tournament.players_page(page).0);
    let seated = rows.filter_map(|row| match row.state {
        EntrantState::Seated { stack, .. } => Some((row.who.entry, stack)),
        _ => None,
    });
    let seated: Vec<(EntryId, Chips)> = seated.collect();
    assert!(seated.is_sorted_by_key(|&(_, stack)| Reverse(stack)));
    let mut own: Vec<EntryRank> = seated
        .iter()
        .filter(|&&(entry, _)| tournament.entrant(entry).is_some_and(|entrant| entrant.player == player))
        .map(|&(entry, stack)| {
            let first = seated.iter().position(|&(_, other)| other == stack).unwrap();
            EntryRank { entry, rank: u32::try_from(first + 1).unwrap() }
        })
        .collect();
    own.sort_by_key(|ranked| ranked.entry);
    own
}

/// Plays a tournament of these players, the first with `entries` entries, and compares the ranks now and then. Returns how often, how often
/// a player had several entries in, and how often two players shared a rank.
fn compared(name: &str, (players, entries): (u64, u64), seed: u64) -> [u32; 3] {
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(scheduled(name), &schedule_of("en-2.7"));
    for player in 1..=players {
        let client = room.registered(player, id);
        for _ in 1..if player == 1 { entries } else { 1 } {
            room.answer(client, Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
        }
    }
    let mut counts = [0; 3];
    let mut steps = 0_u32;
    while goes_on(&room, id) {
        if steps.is_multiple_of(60) && room.room.tournament(id).unwrap().stage() == TournamentStage::Playing {
            let mut shared = Vec::new();
            for player in (1..=players).map(PlayerId) {
                let (left, ranks) = asked(&mut room, player, id);
                assert_eq!(left, room.room.tournament(id).unwrap().standing(room.now).left);
                assert_eq!(ranks, by_the_pages(&room, player, id), "{player:?}");
                counts[0] += 1;
                counts[1] += u32::from(ranks.len() > 1);
                shared.extend(ranks.iter().map(|ranked| ranked.rank));
            }
            shared.sort_unstable();
            counts[2] += u32::from(shared.windows(2).any(|two| two[0] == two[1]));
        }
        steps += 1;
        room.patient_step();
    }
    for player in (1..=players).map(PlayerId) {
        assert_eq!(asked(&mut room, player, id), (0, Vec::new()), "it is over");
    }
    counts
}

#[test]
fn a_rank_counts_the_larger_stacks_at_the_beginning_of_the_hands_and_equal_stacks_share_it() {
    let [often, _, shared] = compared("Mira", (24, 1), 3);
    assert!(often > 200 && shared > 2, "{often} {shared}");
    let [often, several, _] = compared("Procyon", (14, 2), 4);
    assert!(often > 100 && several > 2, "{often} {several}");
}

#[test]
fn before_the_beginning_and_without_an_entry_there_are_no_ranks_and_an_unknown_tournament_is_refused() {
    let mut room = CardRoom::new("en-2.7", 5);
    let id = room.open(scheduled("Mira"), &schedule_of("en-2.7"));
    for player in 1..=4 {
        room.registered(player, id);
    }
    let other = room.person(99);
    assert_eq!(asked(&mut room, PlayerId(1), id), (4, Vec::new()));
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    assert_eq!(asked(&mut room, PlayerId(1), id), (4, vec![EntryRank { entry: EntryId(0), rank: 1 }]), "all stacks are equal");
    assert_eq!(asked(&mut room, PlayerId(99), id), (4, Vec::new()));
    let unknown = Request::AskTournamentRank { tournament: TournamentId(9_999) };
    assert_eq!(room.answer(other, unknown), Err(Refusal::Unknown));
}
