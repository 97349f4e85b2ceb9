//! Whole days of a room under each rulebook: every chip is in the book after every input, and every branch that the rules allow is reached.

use poker_protocol::Form;
use poker_room::Newcomers;

use super::{play, room};
use crate::simulate::room_day::{Branch, RoomSimOptions};

/// The branches that every room reaches.
const EVERYWHERE: [Branch; 32] = [
    Branch::SeatOffered,
    Branch::SeatDeclined,
    Branch::OfferExpired,
    Branch::Queued,
    Branch::QueueLeft,
    Branch::CalledFromQueue,
    Branch::WaitsForBigBlind,
    Branch::LeftBetweenHands,
    Branch::LeftInHand,
    Branch::SatOut,
    Branch::CameBack,
    Branch::Removed,
    Branch::SatOutNextBigBlind,
    Branch::TopUp,
    Branch::TopUpAfterHand,
    Branch::Rebuy,
    Branch::WaitsForPlayers,
    Branch::LostOnTurn,
    Branch::LostInHand,
    Branch::BackInHand,
    Branch::Resumed,
    Branch::TimedOut,
    Branch::HandVoid,
    Branch::Midnight,
    Branch::Correction,
    Branch::Reported,
    Branch::Held,
    Branch::Released,
    Branch::Suspended,
    Branch::BadRequest,
    Branch::AskedAfterWin,
    Branch::PartShown,
];

/// The branches that a room with these rules can reach.
fn expected(options: &RoomSimOptions) -> Vec<Branch> {
    let mut expected = EVERYWHERE.to_vec();
    let Some(offer) = options.stakes.offers.first() else { return expected };
    let rules = &offer.rulebook;
    let offers = |form| options.stakes.offers.iter().any(|offer| offer.row.form == form);
    let mut add = |there: bool, branches: &[Branch]| {
        if there {
            expected.extend(branches);
        }
    };
    add(rules.cash.newcomers.is == Newcomers::WaitOrPost, &[Branch::PostsNow]);
    add(rules.cash.muck_at_showdown.is, &[Branch::AskedToShow]);
    add(rules.ratholing.is_some(), &[Branch::LimitLastStack, Branch::LimitDeepReturn, Branch::LimitDeepReturnAgain]);
    add(rules.ratholing.is_some() && offers(Form::Deepstack), &[Branch::LimitNoRatholing]);
    add(rules.banzai.is_some(), &[Branch::BanzaiBuyIn, Branch::BanzaiResume, Branch::BanzaiReset, Branch::BanzaiTooMany]);
    add(rules.plans.is_some(), &[Branch::PlanChosen, Branch::PlanCancelled]);
    add(rules.cash.global_sit_out_s.is_some(), &[Branch::GlobalSitOut, Branch::GlobalSitOutRemoved]);
    add(offers(Form::Fast), &[Branch::FastHand, Branch::FastFold]);
    add(offers(Form::Rapid), &[Branch::FastHand]);
    add(rules.cash.auto_top_up.is_some(), &[Branch::AutoTopUp, Branch::TopUpSkipped]);
    add(rules.cash.straddle.is_some(), &[Branch::Straddle]);
    expected
}

/// The most seeds to try until every branch is reached, because rare branches are not reached on every day.
const SEEDS: u64 = 4;

fn days(rulebook: &str, hands: u64) {
    let mut missing = expected(&room(rulebook, hands, 1));
    for seed in 1..=SEEDS {
        let report = play(&room(rulebook, hands, seed)).unwrap_or_else(|failure| panic!("{failure}"));
        missing.retain(|branch| !report.seen.contains(*branch));
        if missing.is_empty() {
            return;
        }
    }
    panic!("never happened with {rulebook}: {:?}", missing.into_iter().map(Branch::name).collect::<Vec<_>>());
}

#[test]
fn days_of_a_room_with_en_2_7_keep_every_chip() {
    days("en-2.7", 2_500);
}

#[test]
fn days_of_a_room_with_en_1_2_keep_every_chip() {
    days("en-1.2", 2_500);
}

#[test]
fn days_of_a_room_with_fr_3_1_keep_every_chip() {
    days("fr-3.1", 2_500);
}

#[test]
fn days_of_a_room_with_sv_2_6_keep_every_chip() {
    days("sv-2.6", 2_500);
}

#[test]
fn days_of_a_room_with_room_003_keep_every_chip() {
    days("room-003", 2_500);
}

#[test]
#[ignore = "takes minutes"]
fn long_weeks_of_rooms_with_every_rulebook_keep_every_chip() {
    for rulebook in ["en-2.7", "en-1.2", "fr-3.1", "sv-2.6", "room-003"] {
        let report = play(&room(rulebook, 200_000, 2)).unwrap_or_else(|failure| panic!("{failure}"));
        println!("{}", report.json());
    }
}
