//! What programs buy in a tournament, and how they answer a proposed deal.

use chacha20::ChaCha8Rng;
use poker_protocol::{DealKind, PlayerId, PlayerView, ProposalId, TournamentId};
use poker_room::tournament::{EntryId, EntryState, Tournament};
use poker_room::{Now, PlayerKind, Room};
use rand::RngExt as _;

use super::practice_run::PracticeRun;

/// One program in this number that has lost all chips buys no new stack; as many buy no add-on.
const DECLINES_IN: u32 = 3;
/// One program in this number that is out enters again where it may.
const RE_ENTERS_IN: u32 = 2;

/// Answers what the programs of a tournament are offered. Returns how much work it was; 0 if nothing is offered.
pub(super) fn answer_for_programs(room: &mut Room, id: TournamentId, (run, rng): (&mut PracticeRun, &mut ChaCha8Rng), now: Now) -> u32 {
    let Some(tournament) = room.tournament(id) else { return 0 };
    if let Some(offered) = first_offered(tournament) {
        let buys = !rng.random_ratio(1, DECLINES_IN);
        room.rebuy_for_program((id, offered), buys, now);
        return 1;
    }
    if tournament.add_on_until().is_some() && !std::mem::replace(&mut run.added_on, true) {
        return buy_add_ons(room, id, rng, now);
    }
    if let Some(deal) = tournament.deal_view(now)
        && run.answered.replace(deal.proposal) != Some(deal.proposal)
    {
        return answer_deal(room, id, (deal.proposal, deal.kind != DealKind::Equal), now);
    }
    re_enter(room, id, (run, rng), now)
}

fn is_program(tournament: &Tournament, entry: EntryId) -> bool {
    tournament.entrant(entry).is_some_and(|entrant| entrant.kind == PlayerKind::Bot)
}

/// The first program that is offered a new stack.
fn first_offered(tournament: &Tournament) -> Option<EntryId> {
    tournament.rebuy_offers().iter().map(|offer| offer.entry).find(|&entry| is_program(tournament, entry))
}

/// The programs that have a seat.
fn seated(tournament: &Tournament) -> impl Iterator<Item = EntryId> + '_ {
    let entries = (0..).map(EntryId).zip(tournament.entrants());
    let seated = entries.filter(|(_, entrant)| entrant.kind == PlayerKind::Bot && matches!(entrant.state, EntryState::Seated { .. }));
    seated.map(|(entry, _)| entry)
}

fn buy_add_ons(room: &mut Room, id: TournamentId, rng: &mut ChaCha8Rng, now: Now) -> u32 {
    let Some(tournament) = room.tournament(id) else { return 0 };
    let buyers: Vec<EntryId> = seated(tournament).filter(|_| !rng.random_ratio(1, DECLINES_IN)).collect();
    for &entry in &buyers {
        room.add_on_for_program((id, entry), now);
    }
    1 + work(buyers.len())
}

/// All programs at the final table give the same answer. They agree to shares that follow the stacks, and to no others.
fn answer_deal(room: &mut Room, id: TournamentId, answer: (ProposalId, bool), now: Now) -> u32 {
    let Some(tournament) = room.tournament(id) else { return 0 };
    let programs: Vec<PlayerId> = seated(tournament).filter_map(|entry| tournament.entrant(entry)).map(|entrant| entrant.player).collect();
    for &program in &programs {
        room.answer_deal_for_program(id, program, answer, now);
    }
    1 + work(programs.len())
}

/// Half of the programs that have gone out since the last call enter again, where players may.
fn re_enter(room: &mut Room, id: TournamentId, (run, rng): (&mut PracticeRun, &mut ChaCha8Rng), now: Now) -> u32 {
    let Some(tournament) = room.tournament(id) else { return 0 };
    if !tournament.is_open() || tournament.terms().late.is_none_or(|late| late.re_entries == 0) {
        return 0;
    }
    let out = (0..).map(EntryId).zip(tournament.entrants());
    let out = out.filter(|(entry, entrant)| entrant.state == EntryState::Out && is_program(tournament, *entry));
    let out: Vec<(EntryId, PlayerId, PlayerView)> = out
        .filter(|(entry, _)| !run.seen_out.contains(entry))
        .map(|(entry, entrant)| (entry, entrant.player, entrant.view.clone()))
        .collect();
    for (entry, player, view) in &out {
        run.seen_out.insert(*entry);
        if rng.random_ratio(1, RE_ENTERS_IN) {
            // The tournament may be full, or the player may have entered as often as allowed.
            let _entered = room.enter_program(id, (*player, view.clone()), now);
        }
    }
    work(out.len())
}

fn work(items: usize) -> u32 {
    u32::try_from(items).unwrap_or(u32::MAX)
}
