//! Random first phases with the same players, and the second one: its pool is theirs, only the largest stack of a player is carried, and no
//! money or ticket appears or vanishes in the ledger, also if phases are cancelled (R-TYP-10).

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{EntryEvent, Money, Pay, PlayerId, Request, TournamentId};
use poker_rules::Chips;
use rand::{RngExt as _, SeedableRng as _};

use super::satellites::{events, scheduled};
use super::scene::{CardRoom, schedule_of};
use super::tickets::is_backed;
use crate::tournament::TournamentStage;
use crate::{Account, Now, TournamentOrder};

const PLAYERS: u64 = 9;

/// A room with a second phase, and what its first phases should have left.
struct Phases {
    room: CardRoom,
    rng: ChaCha8Rng,
    second: TournamentId,
    /// The largest stack of each player who has survived a first phase.
    stacks: BTreeMap<PlayerId, Chips>,
    pool: Money,
    /// The fees of the entries that were played.
    fees: Money,
    /// How many survivors had survived before.
    again: u32,
}

impl Phases {
    fn new(seed: u64) -> Self {
        let mut room = CardRoom::new("en-2.7", seed);
        for player in 1..=PLAYERS {
            room.person(player);
        }
        let second = room.open(scheduled("Arcturus"), &schedule_of("en-2.7"));
        let (rng, zero) = (ChaCha8Rng::seed_from_u64(seed), Money::ZERO);
        Self { room, rng, second, stacks: BTreeMap::new(), pool: zero, fees: zero, again: 0 }
    }

    /// A first phase with some of the players. It is cancelled before it begins now and then, or if fewer than two have stayed.
    fn first(&mut self) {
        let Self { room, rng, .. } = self;
        let first = room.open(scheduled("Arcturus 1"), &schedule_of("en-2.7"));
        for player in (1..=PLAYERS).map(PlayerId) {
            let client = room.client(player);
            if rng.random_bool(0.7) {
                room.answer(client, Request::Register { tournament: first, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
            }
            if rng.random_bool(0.1) {
                let _refused = room.answer(client, Request::Unregister { tournament: first });
            }
        }
        let price = room.room.tournament(first).unwrap().terms().entry;
        if rng.random_bool(0.2) {
            room.room.direct(first, TournamentOrder::Cancel, room.now).unwrap();
            room.listen();
        }
        // Those who let their time run out fold, and survive more often than those who act at random.
        let quiet = if rng.random_bool(0.8) { 0.97 } else { 0.3 };
        while matches!(room.room.tournament(first).unwrap().stage(), TournamentStage::Registering | TournamentStage::Playing) {
            if rng.random_bool(quiet) {
                room.asked.clear();
            }
            assert!(room.step(Now(u64::MAX)), "the first phase stands still");
        }
        assert_eq!(room.funds(first), [Money::ZERO; 3]);
        let played = room.room.tournament(first).unwrap();
        if played.stage() == TournamentStage::Finished {
            let entries = played.entries();
            self.pool = [self.pool, price.buy_in.times(entries).unwrap()].iter().sum();
            self.fees = [self.fees, price.fee.times(entries).unwrap()].iter().sum();
        }
        self.note_survivors(first);
    }

    fn note_survivors(&mut self, first: TournamentId) {
        for player in (1..=PLAYERS).map(PlayerId) {
            for event in events(&self.room, player, first) {
                let EntryEvent::Survived { stack, .. } = event else { continue };
                let largest = self.stacks.entry(player).or_default();
                self.again += u32::from(!largest.is_zero());
                *largest = stack.max(*largest);
            }
        }
        let second = self.room.room.tournament(self.second).unwrap();
        let entered: BTreeMap<PlayerId, Chips> = second.entrants().iter().map(|of| (of.player, of.stack.unwrap())).collect();
        assert_eq!((&entered, second.entrants().len()), (&self.stacks, entered.len()), "one entry each, with the largest stack");
        assert_eq!(self.room.funds(self.second), [self.pool, Money::ZERO, Money::ZERO]);
    }

    /// Plays the second phase, or cancels it before or in play. Returns the stage in which it was cancelled, and whether the guarantee was paid:
    /// not if it was cancelled before all who were left had won a prize, where they share what the players have paid (R-CAN-2 to R-CAN-4).
    fn second(&mut self) -> (Option<TournamentStage>, bool) {
        let (room, id) = (&mut self.room, self.second);
        let cancels = self.rng.random_bool(0.5);
        if cancels && self.rng.random_bool(0.6) {
            while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
                assert!(room.step(Now(u64::MAX)));
            }
            let mut steps = self.rng.random_range(0..60_u32);
            while steps > 0 && room.room.tournament(id).unwrap().stage() == TournamentStage::Playing {
                room.step(Now(u64::MAX));
                steps -= 1;
            }
        }
        let tournament = room.room.tournament(id).unwrap();
        let stage = tournament.stage();
        let prizes = tournament.prizes().iter().filter(|prize| !prize.is_zero()).count();
        let in_the_money = stage == TournamentStage::Playing && prizes >= usize::try_from(tournament.left()).unwrap();
        if cancels && matches!(stage, TournamentStage::Registering | TournamentStage::Playing) {
            room.room.direct(id, TournamentOrder::Cancel, room.now).unwrap();
            room.listen();
        }
        room.play(id);
        let cancelled = room.room.tournament(id).unwrap().stage() == TournamentStage::Cancelled;
        (cancelled.then_some(stage), !cancelled || in_the_money)
    }
}

/// What the house has. What it lacks has come from outside.
fn house(room: &CardRoom) -> i128 {
    let book = room.room.ledger();
    i128::from(book.holds(Account::House).hundredths()) - i128::from(book.given_out().hundredths())
}

/// Plays all phases with these seeds. Returns how many survivors had survived before, and how often the second phase was cancelled in which
/// stage, or played to its end.
fn play(seeds: std::ops::Range<u64>) -> (u32, BTreeMap<String, u32>) {
    let (mut again, mut ends) = (0, BTreeMap::new());
    for seed in seeds {
        println!("seed {seed}");
        let mut phases = Phases::new(seed);
        let balances = |room: &CardRoom| (1..=PLAYERS).map(|player| room.room.balance(PlayerId(player))).sum::<Money>();
        let before = (house(&phases.room), balances(&phases.room));
        let guarantee = phases.room.room.tournament(phases.second).unwrap().terms().prizes.guarantee;
        for _ in 0..phases.rng.random_range(1..=3_u32) {
            phases.first();
        }
        let (cancelled, guaranteed) = phases.second();
        let Phases { room, second, pool, fees, .. } = &phases;
        assert_eq!(room.funds(*second), [Money::ZERO; 3]);
        is_backed(room);
        let paid = if guaranteed { guarantee.saturating_sub(*pool) } else { Money::ZERO };
        assert_eq!(house(room) - before.0, i128::from(fees.hundredths()) - i128::from(paid.hundredths()), "{cancelled:?}");
        assert_eq!(balances(room), [before.1, paid].iter().sum::<Money>().saturating_sub(*fees), "{cancelled:?}");
        again += phases.again;
        *ends.entry(format!("{cancelled:?}")).or_insert(0) += 1;
    }
    (again, ends)
}

#[test]
fn r_typ_10_in_a_room_stacks_pools_money_and_tickets_of_random_first_phases_and_their_second_one_are_conserved() {
    let (again, ends) = play(0..5);
    assert!(again > 0 && ends.len() == 3, "{again} {ends:?}");
}

#[test]
#[ignore = "takes minutes"]
fn long_in_a_room_stacks_pools_money_and_tickets_of_random_phases_are_conserved() {
    let (again, ends) = play(5..100);
    assert!(again > 50 && ends.len() == 4, "{again} {ends:?}");
}
