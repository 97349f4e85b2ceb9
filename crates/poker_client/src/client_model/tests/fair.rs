//! Rooms that deal as they sealed, and rooms that cheat.

use poker_fair::Unfair;
use poker_protocol::{Bytes32, HandId, Message, Notice, SeenEvent, Seq, ServerMsg, TableEvent};
use poker_rules::{Card, Street};
use proptest::prelude::*;

use super::{TABLE, welcome};
use crate::test_room::{CASES, HERO, TestRoom};
use crate::{ClientModel, TableModel, UnfairHand};

/// Changes an event on its way to the client. Returns whether it did.
type Trick = fn(&mut SeenEvent) -> bool;

/// A client after a room has cheated once.
struct Cheated {
    client: ClientModel,
    hand: HandId,
    /// The viewer's decisions in that hand, and in `after` those in later hands: the number that the client allowed, and the number of all.
    during: (u32, u32),
    after: (u32, u32),
}

impl Cheated {
    fn found(&self) -> UnfairHand {
        self.table().unfair().expect("the trick is seen")
    }

    fn table(&self) -> &TableModel {
        self.client.table(TABLE).unwrap()
    }
}

fn cheat(trick: Trick) -> Cheated {
    let played = (0..200).find_map(|seed| cheat_at(seed, trick));
    played.expect("one of these rooms has an occasion")
}

/// Lets a room cheat once; `None` where `trick` changed no event, or the viewer had no decision in a later hand.
fn cheat_at(seed: u64, trick: Trick) -> Option<Cheated> {
    let (begin, moments) = TestRoom::new(seed).play(12);
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.receive(ServerMsg { seq: Seq(2), message: Message::Snapshot { table: Box::new(begin) } }, 0);
    let (mut hand, mut cheated_in) = (HandId(0), None);
    let (mut during, mut after) = ((0, 0), (0, 0));
    for (seq, moment) in (3..).zip(moments) {
        let mut event = moment.event;
        if let TableEvent::Hand { event } = &mut event {
            if let SeenEvent::Started { hand: id, .. } = event {
                hand = *id;
            }
            if cheated_in.is_none() && trick(event) {
                cheated_in = Some(hand);
            }
        }
        let asked = matches!(event, TableEvent::ToAct { seat, .. } if seat == HERO);
        client.receive(ServerMsg { seq: Seq(seq), message: Message::Table { table: TABLE, event } }, 0);
        if asked && let Some(cheated_in) = cheated_in {
            let tally = if cheated_in == hand { &mut during } else { &mut after };
            tally.0 += u32::from(client.table(TABLE).unwrap().prompt().is_some());
            tally.1 += 1;
        }
    }
    (after.1 > 0).then_some(Cheated { client, hand: cheated_in?, during, after })
}

/// Checks that the client refuses this hand and no later one, and that the warning stays while the player sits there.
fn is_refused(trick: Trick, what: impl Fn(Unfair) -> bool) {
    let cheated = cheat(trick);
    let found = cheated.found();
    assert_eq!(found.hand, cheated.hand);
    assert!(what(found.what), "{:?}", found.what);
    assert_eq!(cheated.during.0, 0, "nothing is done in the hand");
    assert_eq!(cheated.after.0, cheated.after.1, "the next hands are played");
}

fn other(card: Card) -> Card {
    Card::ALL[(Card::ALL.iter().position(|&other| other == card).unwrap() + 1) % 52]
}

#[test]
fn a_swapped_hole_card_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Dealt { card: Some(card), .. } => {
                *card = other(*card);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherCard { .. }),
    );
}

#[test]
fn a_swapped_flop_card_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::StreetDealt { street: Street::Flop, cards, .. } => {
                cards[1] = other(cards[1]);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherCard { .. }),
    );
}

#[test]
fn a_swapped_card_of_a_shown_hand_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Shown { seat, cards, .. } if *seat != HERO => {
                cards[0] = other(cards[0]);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherCard { .. }),
    );
}

#[test]
fn a_swapped_card_of_a_partly_shown_hand_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::PartShown { seat, cards, .. } if *seat != HERO => {
                let shown = cards.iter_mut().flatten().next().unwrap();
                *shown = other(*shown);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherCard { .. }),
    );
    // The card is the player's, but in another place of the hand.
    is_refused(
        |event| match event {
            SeenEvent::PartShown { seat, cards, .. } if *seat != HERO => {
                cards.reverse();
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherPlace { .. }),
    );
}

#[test]
fn another_salt_or_path_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Dealt { opening: Some(opening), .. } => {
                opening.salt = Bytes32([0; 32]);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherCard { .. }),
    );
    is_refused(
        |event| match event {
            SeenEvent::StreetDealt { openings, .. } => {
                openings[0].path.swap(1, 2);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherCard { .. }),
    );
}

#[test]
fn a_board_in_another_order_than_the_deck_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::StreetDealt { street: Street::Flop, cards, openings } => {
                cards.swap(0, 2);
                openings.swap(0, 2);
                true
            }
            _ => false,
        },
        |what| matches!(what, Unfair::OtherPlace { .. }),
    );
}

#[test]
fn a_root_that_comes_late_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Started { root, .. } => root.take().is_some(),
            _ => false,
        },
        |what| what == Unfair::NotSealed,
    );
}

#[test]
fn a_nonce_that_was_not_promised_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Started { nonces, .. } => nonces.first_mut().is_some_and(|nonce| {
                nonce.nonce.0[0] ^= 1;
                true
            }),
            _ => false,
        },
        |what| matches!(what, Unfair::OtherNonce { .. }),
    );
}

#[test]
fn another_deck_than_the_announced_one_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Started { root: Some(root), nonces, .. } if !nonces.is_empty() => {
                root.0[0] ^= 1;
                true
            }
            _ => false,
        },
        |what| what == Unfair::OtherDeck,
    );
}

#[test]
fn a_deck_in_another_order_than_that_of_the_nonces_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Started { nonces, .. } => nonces.pop().is_some(),
            _ => false,
        },
        |what| matches!(what, Unfair::OtherPlace { .. }),
    );
}

#[test]
fn a_void_hand_whose_deck_is_not_opened_is_told_as_unfair() {
    for opens in [true, false] {
        let mut voids = 0;
        for seed in 0..60 {
            let (begin, moments) = TestRoom::new(seed).play(6);
            let mut model = TableModel::from_snapshot(begin, 0);
            for mut event in moments.into_iter().map(|moment| moment.event) {
                let mut void = None;
                if let TableEvent::Notice { notice: Notice::HandVoid { hand, opened } } = &mut event {
                    void = Some(*hand);
                    *opened = opened.take().filter(|_| opens);
                }
                model.apply(event, 0);
                if let Some(hand) = void {
                    voids += 1;
                    let expected = (!opens).then_some(UnfairHand { hand, what: Unfair::VoidNotOpened });
                    assert_eq!((model.unfair(), model.refuses_hand()), (expected, false));
                    model.dismiss_unfair();
                }
            }
        }
        assert!(voids > 0);
    }
}

#[test]
fn a_card_without_its_opening_is_refused() {
    is_refused(
        |event| match event {
            SeenEvent::Dealt { opening, .. } => opening.take().is_some(),
            _ => false,
        },
        |what| matches!(what, Unfair::NotOpened { .. }),
    );
    is_refused(
        |event| match event {
            SeenEvent::Shown { seat, openings, .. } if *seat != HERO => openings.pop().is_some(),
            _ => false,
        },
        |what| matches!(what, Unfair::NotOpened { .. }),
    );
}

#[test]
fn a_hand_stays_refused_when_its_table_is_told_anew() {
    let (begin, moments) = TestRoom::new(1).play(2);
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.receive(ServerMsg { seq: Seq(2), message: Message::Snapshot { table: Box::new(begin) } }, 0);
    let mut seq = 3;
    let mut cheated = false;
    for moment in moments {
        let mut event = moment.event;
        if let TableEvent::Hand { event: SeenEvent::Dealt { card: Some(card), .. } } = &mut event
            && !cheated
        {
            *card = other(*card);
            cheated = true;
        }
        client.receive(ServerMsg { seq: Seq(seq), message: Message::Table { table: TABLE, event } }, 0);
        seq += 1;
        // The room now sends the true cards, but the client keeps refusing the hand.
        if let Some(table) = moment.table.filter(|table| cheated && table.hand.is_some()) {
            client.receive(ServerMsg { seq: Seq(seq), message: Message::Snapshot { table: Box::new(table) } }, 0);
            assert!(client.table(TABLE).unwrap().refuses_hand());
            assert!(client.table(TABLE).unwrap().prompt().is_none());
            assert!(client.table(TABLE).unwrap().unfair().is_some());
            return;
        }
    }
    panic!("no table in mid-hand was told");
}

#[test]
fn a_snapshot_with_other_cards_than_its_events_is_refused() {
    let (_, moments) = TestRoom::new(3).play(4);
    let in_hand = moments.into_iter().filter_map(|moment| moment.table).find(|table| table.hand.is_some()).unwrap();
    let model = TableModel::from_snapshot(in_hand.clone(), 0);
    assert_eq!(model.unfair(), None);
    let mut swapped = in_hand.clone();
    let hero = swapped.seats.iter_mut().find(|seat| seat.seat == HERO).unwrap();
    hero.cards[0] = hero.cards[0].map(other);
    assert!(TableModel::from_snapshot(swapped, 0).refuses_hand());
    let mut unsealed = in_hand;
    if let Some(SeenEvent::Started { root, .. }) = unsealed.hand.as_mut().and_then(|hand| hand.events.first_mut()) {
        *root = None;
    }
    assert_eq!(TableModel::from_snapshot(unsealed, 0).unfair().map(|unfair| unfair.what), Some(Unfair::NotSealed));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    #[test]
    fn no_hand_of_a_fair_room_is_refused(seed: u64) {
        let (begin, moments) = TestRoom::of_any_game(seed).play(6);
        let mut model = TableModel::from_snapshot(begin, 0);
        for moment in moments {
            model.apply(moment.event, 0);
            prop_assert_eq!(model.unfair(), None);
            if let Some(table) = moment.table {
                let mut fresh = TableModel::from_snapshot(table, 0);
                fresh.keep_fairness_of(&model, true);
                prop_assert_eq!(fresh.unfair(), None);
            }
        }
    }
}

#[test]
fn a_hand_is_told_as_unfair_in_every_language() {
    use poker_text::{Language, Texts};
    let card = "As".parse().unwrap();
    let seat = HERO;
    let (deck, nonce, void) = (Unfair::OtherDeck, Unfair::OtherNonce { seat }, Unfair::VoidNotOpened);
    let whats = [deck, nonce, void, Unfair::NotSealed, Unfair::Order, Unfair::OtherCard { card }, Unfair::NotOpened { card }];
    for language in Language::ALL {
        for what in whats {
            let said = Texts::embedded(language).say(&crate::unfair_text(UnfairHand { hand: HandId(41), what }));
            assert!(said.contains("41") && said.len() > 80, "{said}");
        }
    }
}
