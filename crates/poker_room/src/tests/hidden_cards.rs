//! No byte sent to a client holds a card that the client may not see.

use std::collections::{BTreeMap, BTreeSet};

use chacha20::ChaCha8Rng;
use poker_fair::{SealKey, SealedDeck};
use poker_protocol::{Bytes32, Message, PlayerId, Request, SeenEvent, TableEvent, TableId};
use poker_rules::{Action, Card, Deck, HandEvent, HolePlaces, Seat};
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::room_scene::{Salon, config_with};
use super::table_scene::awaited_choices;
use crate::{ClientId, Room, RoomConfig, Shuffler, Tempo, seen_by};

const TABLE: TableId = TableId(1);

#[test]
fn a_hole_card_is_seen_by_its_holder_alone() {
    let (seat, card) = (Seat::new(2), Card::ALL[7]);
    let event = HandEvent::Dealt { seat, card };
    let sealed = SealedDeck::new(Deck::sorted(), SealKey(Bytes32([7; 32])));
    for seal in [None, Some(&sealed)] {
        let opening = seal.map(|seal| Box::new(seal.open(card)));
        assert_eq!(seen_by(Some(seat), &event, seal), SeenEvent::Dealt { seat, card: Some(card), opening });
        for other in [Some(Seat::new(3)), None] {
            assert_eq!(seen_by(other, &event, seal), SeenEvent::Dealt { seat, card: None, opening: None });
        }
    }
}

/// The cards in a JSON text: two characters between quotes. No name or id in these tests looks like a card.
fn cards_in(json: &str) -> BTreeSet<Card> {
    let bytes = json.as_bytes();
    let quoted = bytes.windows(4).filter(|four| four[0] == b'"' && four[3] == b'"');
    quoted.filter_map(|four| std::str::from_utf8(&four[1..3]).ok()?.parse().ok()).collect()
}

/// The cards of the hand in progress that players may know: each player's own cards, and all open cards.
struct Known {
    own: BTreeMap<PlayerId, BTreeSet<Card>>,
    open: BTreeSet<Card>,
}

fn known(salon: &Salon) -> Known {
    let mut known = Known { own: BTreeMap::new(), open: BTreeSet::new() };
    let table = salon.room.table(TABLE).unwrap();
    if let Some(hand) = table.hand() {
        known.open.extend(hand.board());
        for seat in hand.dealt_in().iter() {
            known.own.insert(table.player_at(seat).unwrap(), hand.hole(seat).iter().copied().collect());
        }
    }
    known
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn no_message_holds_a_card_its_client_may_not_see(seed: u64, muck: bool) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let config = config_with(|rulebook| rulebook.cash.muck_at_showdown.is = muck);
        let config = RoomConfig { tempo: Tempo { choice_ms: 1_000, ..Tempo::NONE }, ..config };
        let mut salon = Salon::of(Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed ^ 1)))).unwrap());
        let clients: BTreeMap<PlayerId, ClientId> = (1..=5).map(|player| (PlayerId(player), salon.seated(player, 1))).collect();
        let players: BTreeMap<ClientId, PlayerId> = clients.iter().map(|(&player, &client)| (client, player)).collect();
        let mut shown: BTreeSet<Card> = BTreeSet::new();
        let mut before = known(&salon);
        let mut checked = 0_u32;
        for _ in 0..250 {
            salon.forget();
            let table = salon.room.table(TABLE).unwrap();
            if let Some((seat, turn, legal)) = table.awaited() {
                let player = table.player_at(seat).unwrap();
                let action = match (rng.random_range(0..10_u32), legal.raise, legal.check) {
                    (0, _, _) => Action::Fold,
                    (1, Some(raise), _) => Action::RaiseTo(raise.max_to),
                    (2 | 3, Some(raise), _) => Action::RaiseTo(raise.min_to),
                    (_, _, true) => Action::Check,
                    (_, _, false) => Action::Call,
                };
                let hand = table.snapshot(None, salon.now).hand.unwrap().hand;
                // Sometimes a player asks for the whole table again.
                if rng.random_range(0..4_u32) == 0 {
                    let who = clients[&PlayerId(rng.random_range(1..=5))];
                    salon.ask(who, Request::Resume { after: poker_protocol::Seq(u64::MAX) });
                }
                salon.ask(clients[&player], Request::Act { table: TABLE, hand, turn, action });
            } else if let Some((seats, turn)) = awaited_choices(table, salon.now) {
                // A player shows the whole hand or one card, mucks, or does not answer.
                let player = table.player_at(seats[rng.random_range(0..seats.len())]).unwrap();
                let hand = table.snapshot(None, salon.now).hand.unwrap().hand;
                let who = clients[&PlayerId(rng.random_range(1..=5))];
                match rng.random_range(0..5_u32) {
                    0 => { salon.ask(clients[&player], Request::Act { table: TABLE, hand, turn, action: Action::Muck }); }
                    1 => { salon.ask(who, Request::Resume { after: poker_protocol::Seq(u64::MAX) }); }
                    2 => { salon.now = salon.now.after_ms(1_000); salon.settle(); }
                    cards => {
                        let action = Action::Show(HolePlaces::all(u8::try_from(cards).unwrap() - 2));
                        salon.ask(clients[&player], Request::Act { table: TABLE, hand, turn, action });
                    }
                }
            } else {
                shown.clear();
                before = Known { own: BTreeMap::new(), open: BTreeSet::new() };
                salon.room.handle_timeout(salon.now);
                salon.listen();
            }
            for player in 1..=5 {
                let player = PlayerId(player);
                if salon.room.table(TABLE).unwrap().seat_of(player).is_some_and(|seat| salon.room.table(TABLE).unwrap().stack(seat).is_zero()) {
                    salon.ask(clients[&player], Request::RefillBalance);
                    salon.ask(clients[&player], Request::TopUp { table: TABLE, to: poker_protocol::Money::new(1000) });
                }
            }
            let after = known(&salon);
            // The cards that the messages of this step may contain: those known before it or after it.
            let records: Vec<_> = std::iter::from_fn(|| salon.room.poll_record()).collect();
            let mut open: BTreeSet<Card> = before.open.union(&after.open).copied().collect();
            let mut own = before.own.clone();
            for (player, cards) in &after.own {
                own.entry(*player).or_default().extend(cards);
            }
            for record in records {
                record.replay(&mut |event| match event {
                    HandEvent::Shown { cards, .. } => open.extend(cards),
                    HandEvent::PartShown { cards, .. } => open.extend(cards.iter().flatten()),
                    HandEvent::StreetDealt { cards, .. } => open.extend(cards),
                    HandEvent::Posted { .. } | HandEvent::Dealt { .. } | HandEvent::Acted { .. } | HandEvent::Returned { .. }
                    | HandEvent::Gathered { .. } | HandEvent::Raked { .. } | HandEvent::Mucked { .. } | HandEvent::Won { .. }
                    | HandEvent::Ended { .. } => {}
                }).unwrap();
            }
            for (client, message) in &salon.heard {
                // A hand that is shown is open to all from then on.
                if let Message::Table { event: TableEvent::Hand { event: SeenEvent::Shown { cards, seat, .. } }, .. } = &message.message {
                    let holder = salon.room.table(TABLE).unwrap().player_at(*seat).unwrap();
                    if let Some(held) = own.get(&holder) {
                        prop_assert!(cards.iter().all(|card| held.contains(card)));
                    }
                    shown.extend(cards);
                }
                if let Message::Table { event: TableEvent::Hand { event: SeenEvent::PartShown { cards, seat, .. } }, .. } = &message.message {
                    let holder = salon.room.table(TABLE).unwrap().player_at(*seat).unwrap();
                    prop_assert_eq!(cards.iter().flatten().count(), 1, "one card was chosen");
                    if let Some(held) = own.get(&holder) {
                        prop_assert!(cards.iter().flatten().all(|card| held.contains(card)));
                    }
                    shown.extend(cards.iter().flatten());
                }
                let json = serde_json::to_string(message).unwrap();
                let allowed = own.get(&players[client]).cloned().unwrap_or_default();
                for card in cards_in(&json) {
                    prop_assert!(open.contains(&card) || shown.contains(&card) || allowed.contains(&card), "{card} in {json}");
                    checked += 1;
                }
            }
            before = after;
        }
        prop_assert!(checked > 100, "cards were looked at");
    }
}
