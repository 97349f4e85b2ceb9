//! The payments into and from the jackpots' pools.

use chacha20::ChaCha8Rng;
use poker_fair::SealKey;
use poker_protocol::JackpotKind::{self, BadBeat, MonteCarlo, Smart};
use poker_protocol::{Bytes32, HandId, JackpotPool, Message, Money, Notice, PlayerId, Request, TableEvent, TableId};
use poker_rules::Deck;
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::super::room_scene::{Salon, config_with};
use super::scene::{deck, jackpots};
use crate::jackpot::{JackpotFeed, payout};
use crate::rulebook::{Figure, HandKind, Jackpots, QualifyingHand, Rulebook, RulebookError};
use crate::{Account, ClientId, Correction, Randomness, Room, RoomConfig, Shuffler};

/// Deals this deck in every hand.
struct Stacked(Deck);

impl Randomness for Stacked {
    fn deck(&mut self) -> Option<Deck> {
        Some(self.0)
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32([7; 32])))
    }

    fn pick(&mut self, _ways: u32) -> Option<u32> {
        Some(0)
    }
}

/// A room with the three jackpots and a rake of half of each pot.
fn raking() -> RoomConfig {
    raking_with(|_| {})
}

fn raking_with(change: impl FnOnce(&mut Jackpots)) -> RoomConfig {
    config_with(|rulebook: &mut Rulebook| {
        change(rulebook.jackpots.insert(jackpots()));
        for stake in &mut rulebook.stakes {
            stake.percent_bp = 5_000;
        }
    })
}

/// Three players at table 1, who are dealt these hands in this order.
fn salon(holes: &[&str], board: &str) -> (Salon, [ClientId; 3]) {
    let mut salon = Salon::of(Room::new(raking(), Box::new(Stacked(deck(holes, board)))).unwrap());
    let clients = [1, 2, 3].map(|player| salon.seated(player, 1));
    (salon, clients)
}

impl Salon {
    fn pool(&self, kind: JackpotKind) -> u64 {
        self.room.ledger().holds(Account::Jackpot(kind)).hundredths()
    }

    /// Fills a pool from outside.
    fn fill(&mut self, kind: JackpotKind, amount: u64) {
        let (from, to) = (Account::Outside, Account::Jackpot(kind));
        let correction = Correction { from, to, amount: Money::new(amount), why: "a first pool".to_owned(), by: "the house".to_owned() };
        self.room.correct(correction, self.now).unwrap();
    }
}

#[test]
fn d_jack_1_r_jack_4_five_percent_of_three_dollars_are_fifteen_cents() {
    let mut feed = JackpotFeed::default();
    assert_eq!(feed.add(BadBeat, Money::new(300), 500), Money::new(15));
}

#[test]
fn r_jack_5_fractions_of_a_cent_accumulate() {
    let mut feed = JackpotFeed::default();
    let mut fed = Vec::new();
    for _ in 0..40 {
        let chips = feed.add(BadBeat, Money::new(1), 500);
        feed.take(BadBeat, chips);
        fed.push(chips.hundredths());
    }
    assert_eq!(fed.iter().sum::<u64>(), 2);
    assert_eq!((fed[19], fed[39]), (1, 1));
}

proptest! {
    #[test]
    fn r_jack_4_a_pool_gets_its_part_of_all_rake_to_the_chip(rakes in prop::collection::vec(0..100_000_u64, 1..200), feed_bp in 0..=10_000_u32) {
        let mut feed = JackpotFeed::default();
        let mut fed = 0;
        for &rake in &rakes {
            let chips = feed.add(Smart, Money::new(rake), feed_bp);
            feed.take(Smart, chips);
            fed += chips.hundredths();
        }
        prop_assert_eq!(fed, rakes.iter().sum::<u64>() * u64::from(feed_bp) / 10_000);
    }

    #[test]
    fn r_jack_5_no_more_than_its_percentage_of_a_pool_is_paid(pool: u64, percent in 0..=100_u32, recipients in 1..10_usize) {
        let paid = u128::from(payout(Money::new(pool), percent, recipients).hundredths()) * u128::try_from(recipients).unwrap();
        let most = u128::from(pool) * u128::from(percent) / 100;
        prop_assert!(paid <= most && most - paid < u128::try_from(recipients).unwrap());
    }
}

#[test]
fn r_jack_4_every_table_feeds_the_same_pools_from_its_rake() {
    let (mut salon, _) = salon(&["Kc Qh", "8h 9d", "2c 3d"], "Ks 5d Th 4c 7h");
    salon.call_hand(1);
    let rake = salon.room.poll_record().unwrap().rake.get();
    assert_eq!(rake, 15, "half of three big blinds");
    for kind in [MonteCarlo, BadBeat, Smart] {
        assert_eq!(salon.pool(kind), 0, "0.75 wait for the next hand");
    }
    for player in 4..=6 {
        salon.seated(player, 2);
    }
    salon.call_hand(2);
    for kind in [MonteCarlo, BadBeat, Smart] {
        assert_eq!(salon.pool(kind), 1, "1.50 of two tables");
    }
    assert_eq!(salon.room.ledger().holds(Account::House), Money::new(30 - 3));
}

#[test]
fn r_jack_5_the_pool_goes_to_the_balance_and_the_table_hears_of_it() {
    let (mut salon, clients) = salon(&["Kc Kh", "8h 9h", "2c 3d"], "Ks Kd Th Jh Qh");
    salon.fill(BadBeat, 100_000);
    salon.fill(MonteCarlo, 7_000);
    let balances = |salon: &Salon| [1, 2, 3].map(|player| salon.room.balance(PlayerId(player)).hundredths());
    let before = balances(&salon);
    salon.call_hand(1);
    let record = salon.room.poll_record().unwrap();
    let holder = |hand: usize| record.players[hand].player;
    let won = |salon: &Salon, player: PlayerId| salon.room.balance(player).hundredths() - before[usize::try_from(player.0).unwrap() - 1];
    assert_eq!(won(&salon, holder(0)), 100_000, "the beaten kings");
    assert_eq!(won(&salon, holder(1)), 7_000, "the straight flush");
    assert_eq!(won(&salon, holder(2)), 0);
    assert_eq!((salon.pool(BadBeat), salon.pool(MonteCarlo)), (0, 0));
    for client in clients {
        let heard: Vec<_> = salon.messages(client).into_iter().filter_map(|message| jackpot(&message.message)).collect();
        let name = |at: usize| record.players[at].name.clone();
        assert_eq!(heard, [(MonteCarlo, name(1), 7_000, record.hand), (BadBeat, name(0), 100_000, record.hand)]);
    }
}

fn jackpot(message: &Message) -> Option<(JackpotKind, String, u64, HandId)> {
    match message {
        Message::Table { event: TableEvent::Notice { notice: Notice::Jackpot { kind, player, amount, hand, .. } }, .. } => {
            Some((*kind, player.clone(), amount.hundredths(), *hand))
        }
        _ => None,
    }
}

#[test]
fn r_jack_5_a_part_of_the_pool_may_stay_and_what_cannot_be_shared_equally_does() {
    assert_eq!(payout(Money::new(1_001), 100, 2), Money::new(500));
    assert_eq!(payout(Money::new(1_000), 35, 1), Money::new(350));
    assert_eq!(payout(Money::new(1_000), 35, 3), Money::new(116));
    assert_eq!(payout(Money::ZERO, 100, 1), Money::ZERO);
}

#[test]
fn r_jack_4_who_watches_the_lobby_sees_the_pools() {
    let (mut salon, [client, ..]) = salon(&["Kc Qh", "8h 9d", "2c 3d"], "Ks 5d Th 4c 7h");
    salon.fill(Smart, 42);
    salon.answer(client, Request::WatchLobby).unwrap();
    let pools = [(MonteCarlo, 0), (BadBeat, 0), (Smart, 42)].map(|(kind, amount)| JackpotPool { kind, amount: Money::new(amount) });
    assert!(salon.messages(client).iter().any(|message| message.message == Message::Jackpots { pools: pools.to_vec() }));
    let mut without = Salon::new();
    let client = without.person(1);
    without.answer(client, Request::WatchLobby).unwrap();
    assert!(!without.messages(client).iter().any(|message| matches!(message.message, Message::Jackpots { .. })));
}

#[test]
fn tables_know_which_pools_are_empty() {
    let (holes, board) = (["Kc Qh", "8h 9d", "2c 3d"], "Ks 5d Th 4c 7h");
    let (mut salon, _) = salon(&holes, board);
    let empty = |salon: &Salon| salon.room.table(TableId(1)).unwrap().switches().empty_pools.iter().copied().collect::<Vec<_>>();
    assert_eq!(empty(&salon), [MonteCarlo, BadBeat, Smart]);
    salon.fill(Smart, 42);
    assert_eq!(empty(&salon), [MonteCarlo, BadBeat]);
    let kept = Room::restore(salon.room.save(), raking(), Box::new(Stacked(deck(&holes, board))), salon.now).unwrap();
    assert_eq!(empty(&Salon::of(kept)), [MonteCarlo, BadBeat]);
    for _ in 0..2 {
        salon.call_hand(1);
    }
    assert_eq!((salon.pool(BadBeat), empty(&salon).contains(&BadBeat)), (1, false), "filled by rake");
    let (from, to) = (Account::Jackpot(Smart), Account::Outside);
    let paid_out = Correction { from, to, amount: Money::new(salon.pool(Smart)), why: "closed".to_owned(), by: "Ada".to_owned() };
    salon.room.correct(paid_out, salon.now).unwrap();
    assert!(empty(&salon).contains(&Smart));
}

#[test]
fn a_kept_room_goes_on_feeding_from_the_fraction_it_had() {
    let (mut salon, _) = salon(&["Kc Qh", "8h 9d", "2c 3d"], "Ks 5d Th 4c 7h");
    salon.call_hand(1);
    let json = serde_json::to_string(&salon.room.save()).unwrap();
    let randomness = Stacked(deck(&["Kc Qh", "8h 9d", "2c 3d"], "Ks 5d Th 4c 7h"));
    let mut again = Salon::of(Room::restore(serde_json::from_str(&json).unwrap(), raking(), Box::new(randomness), salon.now).unwrap());
    for player in 1..=3 {
        again.person(player);
    }
    again.call_hand(1);
    assert_eq!(again.pool(BadBeat), 1, "0.75 and 0.75 are 1.50");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn r_jack_5_whatever_falls_every_chip_is_somewhere_and_what_is_told_is_paid(seed: u64) {
        let mut config = raking_with(|jackpots| {
            jackpots.recipient.both_hole_cards.is = false;
            jackpots.recipient.pocket_pair_for.is = Vec::new();
            for row in &mut jackpots.pools {
                row.hands.is = [HandKind::HighCard, HandKind::Pair, HandKind::TwoPair].map(|hand| QualifyingHand { hand, least: 2 }).to_vec();
                row.beaten_by = row.beaten_by.take().map(|beaten_by| Figure { is: vec![QualifyingHand { hand: HandKind::Pair, least: 9 }], ..beaten_by });
                row.payout_percent.is = 60;
                row.feed_bp.is = 1_234;
            }
        });
        config.history = 4_096;
        let mut salon = Salon::of(Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap());
        for player in 1..=4 {
            salon.seated(player, 1);
        }
        let given = salon.room.ledger().given_out();
        let client = salon.heard[0].0;
        let mut told = 0;
        for _ in 0..12 {
            let pools = |salon: &Salon| [MonteCarlo, BadBeat, Smart].map(|kind| salon.pool(kind));
            let balances = |salon: &Salon| (1..=4).map(|player| salon.room.balance(PlayerId(player)).hundredths()).sum::<u64>();
            let (before, pooled) = (balances(&salon), pools(&salon).iter().sum::<u64>());
            let house = salon.room.ledger().holds(Account::House).hundredths();
            salon.call_hand(1);
            let rake = salon.room.poll_record().unwrap().rake.get();
            let heard: u64 = salon.messages(client).into_iter().filter_map(|message| jackpot(&message.message)).map(|(_, _, amount, _)| amount).sum();
            prop_assert_eq!(balances(&salon) - before, heard - told, "what the table hears is paid");
            let fed = house + rake - salon.room.ledger().holds(Account::House).hundredths();
            prop_assert_eq!(pools(&salon).iter().sum::<u64>() + (heard - told), pooled + fed);
            prop_assert!(fed <= rake + 3, "no more than its part and what waited");
            prop_assert_eq!(salon.room.ledger().given_out(), given);
            told = heard;
        }
        prop_assert!(told > 0, "jackpots fall in such a room");
    }
}

#[test]
fn jackpots_that_cannot_be_are_refused_with_row_and_field() {
    let text = include_str!("../../../data/room-003.ron");
    for (from, to, row, field) in [
        ("kind: monte_carlo", "kind: smart", "jackpots.pools[1]", "beaten_by"),
        ("kind: smart", "kind: monte_carlo", "jackpots.pools[3]", "beaten_by"),
        ("is: [holdem]", "is: [omaha]", "jackpots.pools[1]", "games"),
        ("feed_bp: (is: 500", "feed_bp: (is: 9001", "jackpots.pools", "feed_bp"),
        ("payout_percent: (is: 100", "payout_percent: (is: 101", "jackpots.pools[1]", "payout_percent"),
        ("least: 5)", "least: 15)", "jackpots.pools[1]", "hands"),
        ("to_minute: 1320", "to_minute: 1441", "jackpots.pools[3]", "to_minute"),
        ("[(from_minute: 1080, to_minute: 1320)]", "[]", "jackpots.pools[3]", "hours"),
    ] {
        assert!(text.contains(from), "{from}");
        let refused = Rulebook::parse("house.ron", &text.replacen(from, to, 1)).unwrap_err();
        let RulebookError::Value { row: at, field: of, .. } = &refused else { panic!("{refused}") };
        assert_eq!((at.as_str(), *of), (row, field), "{refused}");
    }
}
