//! Where the money of bounties comes from and goes to (R-BTY).

use std::collections::BTreeMap;

use poker_protocol::{BountyReason, Message, Money, PaidBounty, PlayerId, TournamentEvent};

use super::paying_out::{booked, events, movements, placed};
use super::satellites::scheduled;
use super::scene::{CardRoom, journaled, schedule_of};
use crate::tournament::EntryState;
use crate::{Account, Fund, HouseBountyKind, Reason, TournamentOrder};

/// The balance of each player before the first entry.
const OPENING: Money = Money::new(1_000_000);

/// The bounties that a tournament of eight players has paid, each as it was told to the player who got it.
struct Paid {
    bounties: Vec<PaidBounty>,
    /// The own bounty of a new entry.
    own: Money,
}

impl Paid {
    fn of(&self, why: BountyReason) -> impl Iterator<Item = &PaidBounty> {
        self.bounties.iter().filter(move |bounty| bounty.why == why)
    }

    /// What was paid for knocking out each player, without what the house paid.
    fn for_knock_outs(&self) -> BTreeMap<&str, Money> {
        let mut sums: BTreeMap<&str, Money> = BTreeMap::new();
        for bounty in self.of(BountyReason::Knockout) {
            let sum = sums.entry(&bounty.from.as_ref().unwrap().name).or_default();
            *sum = [*sum, bounty.amount].iter().sum();
        }
        sums
    }

    /// R-BTY-1: all of each own bounty is paid for the knock-out, and the winner keeps the own one.
    fn check_regular(&self) {
        let knocked_out = self.for_knock_outs();
        assert_eq!(knocked_out.values().copied().collect::<Vec<_>>(), [self.own; 7], "{knocked_out:?}");
        assert_eq!(self.of(BountyReason::Own).map(|bounty| bounty.amount).collect::<Vec<_>>(), [self.own]);
    }
}

/// Plays a tournament of eight players, in which the house pays these bounties. Checks where the money of the bounties comes from and where
/// it goes.
fn with_bounties((rulebook, name): (&str, &str), seed: u64, house: &[(u64, HouseBountyKind)]) -> Paid {
    let mut room = CardRoom::with(journaled(rulebook), seed);
    let id = room.open(scheduled(name), &schedule_of(rulebook));
    for player in 1..=8 {
        room.registered(player, id);
    }
    for &(player, kind) in house {
        room.room.direct(id, TournamentOrder::Bounty { player: PlayerId(player), kind, on: true }, room.now).unwrap();
        room.listen();
    }
    let terms = room.room.tournament(id).unwrap().terms();
    let (entry, prices) = (terms.entry, terms.bounties.unwrap());
    // R-BTY-1, R-BTY-4: the bounty is a part of the buy-in, or paid besides it.
    let (inside, beside) = if prices.part_of_buy_in { (prices.own, Money::ZERO) } else { (Money::ZERO, prices.own) };
    let of_all = |amount: Money| amount.times(8).unwrap();
    let paid_in = of_all(prices.own);
    assert_eq!(room.funds(id), [of_all(entry.buy_in.saturating_sub(inside)), paid_in, of_all(entry.fee)], "{name}");
    let before = OPENING.saturating_sub([entry.total(), beside].iter().sum());
    room.play(id);
    assert_eq!(room.funds(id), [Money::ZERO; 3], "{name}");

    let sum = |bounties: &[PaidBounty]| bounties.iter().map(|bounty| bounty.amount).sum::<Money>();
    let mut bounties = Vec::new();
    for player in (1..=8).map(PlayerId) {
        let name = format!("P{}", player.0);
        let own = |event: &TournamentEvent| match event {
            TournamentEvent::Bounty { bounty } if bounty.to.name == name => Some(bounty.clone()),
            _ => None,
        };
        let own: Vec<PaidBounty> = events(&room, player, id, 0).filter_map(own).collect();
        let prizes: Money = placed(&room, player, id, 0).iter().map(|(_, prize)| prize.money).sum();
        assert_eq!(room.room.balance(player), [before, prizes, sum(&own)].iter().sum(), "{name} has what was told");
        let mut entries = room.told[&player].iter().filter_map(|told| match &told.message {
            Message::OwnEntries { entries, .. } => entries.last(),
            _ => None,
        });
        let last = entries.next_back().unwrap();
        assert_eq!((last.paid, last.bounties), ([entry.total(), beside].iter().sum(), sum(&own)), "{name}: what the entry cost and won");
        bounties.extend(own);
    }

    let of_house = |bounty: &PaidBounty| matches!(bounty.why, BountyReason::Vip | BountyReason::Listed | BountyReason::Pro);
    let (by_house, by_players): (Vec<PaidBounty>, Vec<PaidBounty>) = bounties.iter().cloned().partition(of_house);
    assert_eq!(sum(&by_players), paid_in, "{name}: all that the players have paid for bounties");
    let entrants = room.room.tournament(id).unwrap().entrants();
    let winner = entrants.iter().find(|entrant| matches!(entrant.state, EntryState::Placed { place: 1, .. })).unwrap().player;
    let amount = |kind| match kind {
        HouseBountyKind::Vip => prices.vip,
        HouseBountyKind::Listed => prices.listed,
        HouseBountyKind::Pro => prices.pro,
    };
    let due: Money = house.iter().filter(|(player, _)| PlayerId(*player) != winner).map(|&(_, kind)| amount(kind)).sum();
    assert_eq!(sum(&by_house), due, "{name}: the house pays for those who were knocked out, and not for the winner");

    let all = movements(&mut room);
    let fund = Account::Tournament(id, Fund::Bounties);
    let shares = booked(&all, |movement| movement.to == fund && movement.reason == Reason::TournamentShares);
    let from_house = booked(&all, |movement| movement.to == fund && movement.from == Account::House);
    let paid_out = booked(&all, |movement| movement.from == fund && movement.reason == Reason::TournamentBounty);
    let to_house = booked(&all, |movement| movement.from == fund && movement.to == Account::House);
    assert_eq!([shares, from_house, paid_out, to_house], [paid_in, due, sum(&bounties), Money::ZERO], "{name}");
    Paid { bounties, own: prices.own }
}

#[test]
fn r_bty_1_in_a_room_the_whole_part_of_each_buy_in_goes_to_whoever_knocks_the_player_out() {
    with_bounties(("en-2.7", "Spica"), 81, &[]).check_regular();
}

#[test]
fn r_bty_2_in_a_room_progressive_bounties_are_all_paid_and_the_winner_collects_the_grown_own_one() {
    for (tournament, seed) in [(("en-2.7", "Altair"), 82), (("room-003", "Khamsin"), 83)] {
        let paid = with_bounties(tournament, seed, &[]);
        let own: Vec<Money> = paid.of(BountyReason::Own).map(|bounty| bounty.amount).collect();
        assert!(matches!(own[..], [amount] if amount > paid.own), "{own:?}");
        let knocked_out = paid.for_knock_outs();
        assert_eq!(knocked_out.len(), 7);
        assert!(knocked_out.values().any(|&amount| amount < paid.own), "a part is kept: {knocked_out:?}");
    }
}

#[test]
fn r_bty_4_in_a_room_a_knockout_prize_is_paid_besides_the_buy_in_and_all_of_it_goes_to_the_eliminators() {
    with_bounties(("room-003", "Sirocco"), 84, &[]).check_regular();
}

#[test]
fn r_bty_3_in_a_room_the_house_pays_for_the_vip_besides_the_own_bounties() {
    let mut times = 0;
    for seed in 85..88 {
        let paid = with_bounties(("en-2.7", "Canopus"), seed, &[(1, HouseBountyKind::Vip)]);
        paid.check_regular();
        assert!(paid.of(BountyReason::Vip).all(|bounty| bounty.from.as_ref().unwrap().name == "P1"));
        times += usize::from(paid.of(BountyReason::Vip).next().is_some());
    }
    assert!(times > 0, "another seed is needed");
}

#[test]
fn r_bty_5_r_bty_6_in_a_room_the_house_pays_for_the_players_of_its_list_and_for_pros_besides_the_knockout_prizes() {
    let house = [(2, HouseBountyKind::Listed), (3, HouseBountyKind::Listed), (4, HouseBountyKind::Pro)];
    let paid = with_bounties(("room-003", "Favonius"), 88, &house);
    paid.check_regular();
    assert!(paid.of(BountyReason::Listed).all(|bounty| ["P2", "P3"].contains(&bounty.from.as_ref().unwrap().name.as_str())));
    assert!(paid.of(BountyReason::Pro).all(|bounty| bounty.from.as_ref().unwrap().name == "P4"));
    assert!(paid.of(BountyReason::Listed).next().is_some(), "at least one of the two is knocked out");
}
