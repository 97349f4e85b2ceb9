//! Deals at the final table (R-PRZ-5).

use poker_protocol::{DealKind, Money, PlayerId, ProposalId};

use super::field::{Field, falling, freezeout};
use crate::rulebook::Finish;
use crate::tournament::payout::icm;
use crate::tournament::{
    Beginning, DealAnswer, DealEnd, LateRegistration, LateUntil, PrizeDivision, TournamentOutput, TournamentRefusal, TournamentStage,
    TournamentTerms,
};
use crate::{LateRegistrationClose, Now};

const KINDS: [DealKind; 3] = [DealKind::Equal, DealKind::ByStacks, DealKind::Icm];

/// The final table of twelve players, four of whom are paid, when three are left: the first seed from this one that comes to it.
fn last_players(seed: u64) -> Field {
    last_players_with(seed, |_| {})
}

fn last_players_with(seed: u64, change: impl FnOnce(&mut TournamentTerms)) -> Field {
    let mut terms = freezeout(12, 6);
    terms.prizes.division = falling(4);
    change(&mut terms);
    for seed in seed.. {
        let mut field = Field::new(terms.clone(), seed);
        field.enter(12);
        while field.tournament.left() > 3 || field.tournament.table_ids().len() > 1 {
            field.go_on();
        }
        if field.tournament.left() == 3 {
            return field;
        }
    }
    panic!("no tournament has three players left");
}

fn players(field: &Field) -> Vec<PlayerId> {
    let tournament = &field.tournament;
    let table = field.only_table();
    table.taken().iter().map(|seat| tournament.entrant(table.entry_at(seat).unwrap()).unwrap().player).collect()
}

/// Plays on until the deal that was asked for can be answered. Returns false if the hand before it has changed too much.
fn wait_for_the_deal(field: &mut Field) -> bool {
    for _ in 0..1_000 {
        if field.tournament.proposed_deal().is_some() {
            return true;
        }
        let outputs = field.fold_on();
        if outputs.iter().any(|output| matches!(output, TournamentOutput::DealOver { .. })) {
            return false;
        }
    }
    false
}

/// The players at a final table, with a deal of this kind that the first one has proposed.
fn proposed(seed: u64, kind: DealKind) -> (Field, Vec<PlayerId>, ProposalId) {
    for seed in (seed * 100).. {
        let mut field = last_players(seed);
        let before = players(&field);
        let deal = field.tournament.propose_deal(before[0], kind, field.now).unwrap();
        if wait_for_the_deal(&mut field) && players(&field) == before {
            // Some have let their time run out.
            for &player in &before {
                field.sit_out(player, false);
            }
            field.take_outputs();
            return (field, before, deal);
        }
    }
    panic!("every hand changes who is in");
}

impl Field {
    fn answer(&mut self, player: PlayerId, deal: ProposalId, answer: DealAnswer) -> Result<(), TournamentRefusal> {
        self.tournament.answer_deal(player, (deal, answer), &mut self.dealer, self.now)
    }
}

#[test]
fn r_prz_5_when_all_agree_the_tournament_ends_with_places_by_stacks_and_prizes_by_the_deal() {
    for (seed, kind) in (0..9).zip(KINDS.into_iter().cycle()) {
        let (mut field, players, deal) = proposed(seed, kind);
        let left = players.len();
        let proposal = field.tournament.proposed_deal().unwrap().clone();
        let stacks: Vec<_> = field.only_table().taken().iter().map(|seat| field.only_table().settled_stack(seat)).collect();
        let prizes: Vec<Money> = field.tournament.prizes().iter().copied().take(left).collect();
        assert_eq!(proposal.shares.icm.shares, icm(&prizes, &stacks).unwrap());
        for (&player, agreed) in players.iter().zip(1..).skip(1) {
            assert_eq!(field.tournament.stage(), TournamentStage::Playing, "{agreed} of {left} have agreed");
            field.answer(player, deal, DealAnswer::Agree).unwrap();
        }
        assert_eq!(field.tournament.stage(), TournamentStage::Finished);
        let outputs = field.take_outputs();
        assert!(outputs.contains(&TournamentOutput::DealOver { deal, end: DealEnd::Agreed }));
        for (entry, share) in proposal.entries.iter().zip(&proposal.proposed().shares) {
            let (place, (_, prize)) = field.places().iter().find(|(_, (of, _))| of == entry).unwrap();
            assert_eq!(prize, share, "seed {seed}, place {place}");
        }
        let by_place: Vec<_> = (1..=u32::try_from(left).unwrap())
            .map(|place| stacks[proposal.entries.iter().position(|&entry| entry == field.places()[&place].0).unwrap()])
            .collect();
        assert!(by_place.is_sorted_by(|one, next| one >= next), "{by_place:?}");
        assert_eq!(field.places().values().map(|&(_, prize)| prize).sum::<Money>(), Money::new(12_000));
    }
}

#[test]
fn r_prz_5_a_proposal_waits_for_the_end_of_the_hand_and_holds_up_play_and_clock_until_one_declines() {
    let mut field = last_players(1);
    field.start_hand();
    let players = players(&field);
    let deal = field.tournament.propose_deal(players[0], DealKind::Icm, field.now).unwrap();
    assert_eq!(field.tournament.proposed_deal(), None, "the hand in progress changes the stacks");
    assert_eq!(field.answer(players[1], deal, DealAnswer::Agree), Err(TournamentRefusal::NoSuchDeal));
    assert!(wait_for_the_deal(&mut field));
    let (level, hand) = (field.tournament.level(), field.only_table().hand().is_some());
    assert!(!hand);
    field.wait_until(field.now.after_ms(59_000));
    assert_eq!((field.tournament.level(), field.only_table().hand().is_some()), (level, false));
    field.answer(players[1], deal, DealAnswer::Decline).unwrap();
    let by = field.tournament.entrants().iter().position(|entrant| entrant.player == players[1]).unwrap();
    let by = crate::tournament::EntryId(u32::try_from(by).unwrap());
    let outputs = field.take_outputs();
    assert!(outputs.contains(&TournamentOutput::DealOver { deal, end: DealEnd::Declined { by } }), "{outputs:?}");
    field.start_hand();
    field.play_to_the_end();
}

#[test]
fn r_prz_5_talks_end_when_the_proposal_is_withdrawn_or_its_time_is_over() {
    let (mut field, players, deal) = proposed(2, DealKind::Equal);
    field.answer(players[1], deal, DealAnswer::Agree).unwrap();
    field.answer(players[0], deal, DealAnswer::Decline).unwrap();
    assert!(field.take_outputs().contains(&TournamentOutput::DealOver { deal, end: DealEnd::Withdrawn }));
    for &player in &players {
        assert_eq!(field.answer(player, deal, DealAnswer::Agree), Err(TournamentRefusal::NoSuchDeal), "it was withdrawn");
    }

    let (mut field, _, deal) = proposed(3, DealKind::Equal);
    let until = field.tournament.proposed_deal().unwrap().until;
    field.wait_until(until);
    assert!(field.take_outputs().contains(&TournamentOutput::DealOver { deal, end: DealEnd::Expired }));
    field.play_to_the_end();
}

#[test]
fn r_prz_5_a_player_proposes_one_deal_at_a_level_and_agrees_once() {
    let (mut field, players, deal) = proposed(4, DealKind::ByStacks);
    assert_eq!(field.tournament.propose_deal(players[1], DealKind::Icm, field.now), Err(TournamentRefusal::DealProposed));
    assert_eq!(field.answer(players[0], deal, DealAnswer::Agree), Err(TournamentRefusal::AgreedAlready), "who proposes agrees");
    assert_eq!(field.answer(players[1], ProposalId(deal.0 + 1), DealAnswer::Agree), Err(TournamentRefusal::NoSuchDeal));
    field.answer(players[1], deal, DealAnswer::Decline).unwrap();
    assert_eq!(field.tournament.propose_deal(players[0], DealKind::Icm, field.now), Err(TournamentRefusal::ProposedAlready));
    field.tournament.propose_deal(players[1], DealKind::Icm, field.now).unwrap();
}

#[test]
fn r_prz_5_absent_players_and_those_who_are_out_make_no_deals() {
    let (mut field, players, deal) = proposed(5, DealKind::Icm);
    let out = (1..=12).map(PlayerId).find(|player| !players.contains(player)).unwrap();
    assert_eq!(field.answer(out, deal, DealAnswer::Agree), Err(TournamentRefusal::NotInPlay));
    field.sit_out(players[1], true);
    assert_eq!(field.answer(players[1], deal, DealAnswer::Agree), Err(TournamentRefusal::Absent));
    field.sit_out(players[1], false);
    field.answer(players[1], deal, DealAnswer::Agree).unwrap();
}

#[test]
fn r_prz_5_there_are_no_deals_before_the_final_table_or_where_the_house_has_none() {
    let mut terms = freezeout(12, 6);
    let refused = |field: &mut Field| field.tournament.propose_deal(PlayerId(1), DealKind::Icm, field.now).unwrap_err();
    let mut field = Field::new(terms.clone(), 6);
    assert_eq!(refused(&mut field), TournamentRefusal::NotInPlay);
    field.enter(12);
    assert_eq!(refused(&mut field), TournamentRefusal::NotAtFinalTable, "there are two tables");
    terms.deals = None;
    let mut field = Field::new(terms.clone(), 6);
    field.enter(12);
    assert_eq!(refused(&mut field), TournamentRefusal::NoDeals);
    // While others can still enter, nobody knows the prizes.
    terms = freezeout(12, 6);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    let (until, closes_early) = (LateUntil::EndOfLevel(4), LateRegistrationClose::PayoutsBegin);
    terms.late = Some(LateRegistration { until, closes_early, re_entries: 0 });
    let mut field = Field::new(terms, 6);
    field.enter(6);
    field.wait_until(Now(60_000));
    assert_eq!(refused(&mut field), TournamentRefusal::NotAtFinalTable);
}

#[test]
fn r_typ_10_no_deal_is_made_in_a_first_phase_because_its_pool_belongs_to_the_second_one() {
    let mut terms = freezeout(6, 6);
    terms.finish = Finish::AfterLevel { level: 3 };
    let PrizeDivision::Table(table) = falling(3) else { panic!() };
    terms.prizes.division = PrizeDivision::SecondPhase(Some(table));
    let mut field = Field::new(terms, 1);
    field.enter(6);
    field.start_hand();
    for kind in KINDS {
        assert_eq!(field.tournament.propose_deal(PlayerId(1), kind, field.now), Err(TournamentRefusal::NoDeals));
    }
}

#[test]
fn r_ui_11_r_prz_5_players_propose_only_the_kind_of_deal_that_the_house_has_set() {
    let mut field = last_players_with(3, |terms| terms.deals.as_mut().unwrap().only = Some(DealKind::ByStacks));
    let proposer = players(&field)[0];
    assert_eq!(field.tournament.terms_view().deals, [DealKind::ByStacks]);
    let now = field.now;
    for other in [DealKind::Equal, DealKind::Icm] {
        assert_eq!(field.tournament.propose_deal(proposer, other, now), Err(TournamentRefusal::NoDeals));
    }
    assert!(field.tournament.propose_deal(proposer, DealKind::ByStacks, now).is_ok());
}
