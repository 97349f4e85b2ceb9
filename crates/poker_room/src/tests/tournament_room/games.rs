//! Several games from one request, and one after the other (R-HEX-2).

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use chacha20::ChaCha8Rng;
use poker_fair::SealKey;
use poker_protocol::{Message, Money, OfferId, Pay, PlayerId, Refusal, Request};
use poker_rules::Deck;
use rand::SeedableRng as _;

use super::scene::{CardRoom, config_of, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::{Randomness, Room, Shuffler};

const OPENING: Money = Money::new(1_000_000);

/// Randomness that can run out of keys.
struct Scarce {
    keys: Arc<AtomicU32>,
    source: Shuffler<ChaCha8Rng>,
}

impl Randomness for Scarce {
    fn deck(&mut self) -> Option<Deck> {
        self.source.deck()
    }

    fn key(&mut self) -> Option<SealKey> {
        let left = self.keys.load(Ordering::Relaxed).checked_sub(1)?;
        self.keys.store(left, Ordering::Relaxed);
        self.source.key()
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        self.source.pick(ways)
    }
}

/// The first offer that `wanted` accepts, and its price.
fn offer(wanted: impl Fn(&SeriesOffer) -> bool) -> OfferId {
    let at = schedule_of("en-2.7").series().iter().position(|series| wanted(&series.offer)).unwrap();
    OfferId(u32::try_from(at).unwrap())
}

fn games(offer: OfferId, games: u8) -> Request {
    Request::RegisterGames { offer, games, pay: Pay::Money { buy_in: None } }
}

fn is_hexapro(offer: &SeriesOffer) -> bool {
    matches!(offer, SeriesOffer::HexaPro { .. })
}

#[test]
fn r_hex_2_a_player_who_waits_in_the_only_open_game_of_an_offer_enters_a_further_one() {
    let sit_and_go = |offer: &SeriesOffer| matches!(offer, SeriesOffer::SitAndGo(_));
    for offer in [offer(is_hexapro), offer(sit_and_go)] {
        let mut room = CardRoom::new("en-2.7", 31);
        let before = room.room.tournament_ids().len();
        let client = room.person(1);
        for _ in 0..3 {
            assert_eq!(room.answer(client, games(offer, 1)), Ok(()));
        }
        assert_eq!(room.room.tournament_ids().len(), before + 2);
        let entered = room.room.tournament_ids().filter(|&id| room.room.tournament(id).unwrap().entries() == 1);
        let paid: Vec<Money> = entered.map(|id| room.room.tournament(id).unwrap().facts().cost.total).collect();
        assert_eq!((paid.len(), room.room.balance(PlayerId(1))), (3, OPENING.saturating_sub(paid.iter().sum())));
    }
}

#[test]
fn r_hex_2_the_offer_names_the_game_that_is_filled_next_also_when_several_are_open() {
    let offer = offer(is_hexapro);
    let mut room = CardRoom::new("en-2.7", 34);
    let (several, one) = (room.person(1), room.person(2));
    assert_eq!(room.answer(several, games(offer, 3)), Ok(()));
    room.answer(one, Request::WatchTournaments { on: true }).unwrap();
    let named = |room: &CardRoom| {
        let rows = room.told[&PlayerId(2)].iter().rev().find_map(|told| match &told.message {
            Message::Tournaments { offers, .. } => offers.iter().find(|row| row.offer == offer).cloned(),
            _ => None,
        });
        rows.unwrap()
    };
    let row = named(&room);
    assert_eq!(row.entries, 1);
    assert_eq!(room.answer(one, games(offer, 1)), Ok(()));
    assert_eq!(room.room.tournament(row.open).unwrap().entries(), 2);
}

#[test]
fn r_hex_2_games_that_cannot_all_be_announced_are_entered_by_nobody() {
    let keys = Arc::new(AtomicU32::new(u32::MAX));
    let source = Shuffler(ChaCha8Rng::seed_from_u64(32));
    let mut room = Room::new(config_of("en-2.7"), Box::new(Scarce { keys: Arc::clone(&keys), source })).unwrap();
    room.open_tournaments(crate::Now(12 * 3_600_000));
    let mut room = CardRoom::of(room, 32);
    let client = room.person(1);
    let entries = |room: &CardRoom| room.room.tournament_ids().map(|id| room.room.tournament(id).unwrap().entries()).sum::<u32>();
    let before = room.room.tournament_ids().len();
    keys.store(1, Ordering::Relaxed);
    assert_eq!(room.answer(client, games(offer(is_hexapro), 3)), Err(Refusal::RegistrationClosed));
    assert_eq!((entries(&room), room.room.tournament_ids().len(), room.room.balance(PlayerId(1))), (0, before, OPENING));
    keys.store(u32::MAX, Ordering::Relaxed);
    assert_eq!(room.answer(client, games(offer(is_hexapro), 3)), Ok(()));
    assert_eq!((entries(&room), room.room.tournament_ids().len()), (3, before + 2));
}

#[test]
fn r_hex_2_games_that_the_balance_does_not_pay_are_not_announced_either() {
    let offer = offer(is_hexapro);
    let mut room = CardRoom::with(crate::RoomConfig { opening_balance: Money::new(150), ..config_of("en-2.7") }, 33);
    let before = room.room.tournament_ids().len();
    let client = room.person(1);
    assert!(matches!(room.answer(client, games(offer, 3)), Err(Refusal::Balance { .. })));
    assert_eq!((room.room.tournament_ids().len(), room.room.balance(PlayerId(1))), (before, Money::new(150)));
}
