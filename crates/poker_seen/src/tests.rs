//! The chips of a hand add up, and the viewer's seat follows the events.

use poker_protocol::{
    BuyInRange, Entry, Form, HandId, LeaversAction, Money, Notice, PotView, SeatStack, SeatState, SeenEvent, StackChange, StakeId,
    TableEvent, TableId, TurnId, YourSeat,
};
use poker_rules::{Act, Chips, LegalActions, PostKind, Presets, Seat, Street};

use crate::{OwnSeat, SeenHand};

const CHIPS: fn(u64) -> Chips = Chips::new;
const MONEY: fn(u64) -> Money = Money::new;

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn started(stacks: &[(u8, u64)]) -> SeenEvent {
    let players = stacks.iter().map(|(number, stack)| SeatStack { seat: seat(*number), stack: CHIPS(*stack) }).collect();
    SeenEvent::Started { hand: HandId(7), button: seat(0), players, root: None, nonces: Vec::new() }
}

fn posted(number: u8, post: PostKind, amount: u64) -> SeenEvent {
    SeenEvent::Posted { seat: seat(number), post, amount: CHIPS(amount), all_in: false }
}

fn acted(number: u8, act: Act, paid: u64, all_in: bool) -> SeenEvent {
    SeenEvent::Acted { seat: seat(number), act, paid: CHIPS(paid), all_in }
}

fn hand_after(events: &[SeenEvent]) -> SeenHand {
    let mut hand = SeenHand::default();
    events.iter().for_each(|event| hand.see(event));
    hand
}

/// The stack, the bet and the invested chips of a seat.
fn chips(hand: &SeenHand, number: u8) -> [u64; 3] {
    let seen = hand.seat(seat(number));
    [seen.stack, seen.bet, seen.invested].map(Chips::get)
}

#[test]
fn blinds_lie_in_front_of_seats_and_antes_in_the_middle() {
    let hand = hand_after(&[started(&[(1, 100), (2, 100)]), posted(1, PostKind::Ante, 3), posted(2, PostKind::BigBlind, 10)]);
    assert_eq!((chips(&hand, 1), chips(&hand, 2)), ([97, 0, 3], [90, 10, 10]));
    assert_eq!((hand.dead(), hand.pot()), (CHIPS(3), CHIPS(13)));
}

#[test]
fn an_uncalled_bet_goes_back_and_the_rest_is_gathered_once() {
    let mut hand = hand_after(&[
        started(&[(1, 100), (2, 40), (3, 100)]),
        posted(1, PostKind::BigBlind, 10),
        acted(3, Act::Fold, 0, false),
        acted(1, Act::Raise { to: CHIPS(100) }, 90, true),
        acted(2, Act::Call, 40, true),
        SeenEvent::Returned { seat: seat(1), amount: CHIPS(60) },
    ]);
    assert_eq!((chips(&hand, 1), chips(&hand, 2)), ([60, 40, 40], [0, 40, 40]));
    assert!(!hand.seat(seat(1)).all_in && hand.seat(seat(2)).all_in && !hand.seat(seat(3)).live);
    hand.see(&SeenEvent::Gathered { pots: vec![PotView { amount: CHIPS(80), eligible: Vec::new() }] });
    assert_eq!((chips(&hand, 1), chips(&hand, 2), hand.pot()), ([60, 0, 40], [0, 0, 40], CHIPS(80)));
    hand.see(&SeenEvent::Won { pot: 0, half: None, seat: seat(2), amount: CHIPS(80) });
    assert_eq!(chips(&hand, 2), [80, 0, 40]);
}

#[test]
fn the_next_hand_begins_with_nothing_of_the_last() {
    let hand = hand_after(&[
        started(&[(1, 100), (2, 100)]),
        posted(1, PostKind::BigBlind, 10),
        SeenEvent::StreetDealt {
            street: Street::Flop,
            cards: ["As", "Ks", "Qs"].map(|card| card.parse().unwrap()).to_vec(),
            openings: vec![],
        },
        started(&[(2, 90)]),
    ]);
    assert_eq!((chips(&hand, 1), chips(&hand, 2)), ([0, 0, 0], [90, 0, 0]));
    assert_eq!((hand.order(), hand.board(), hand.street()), (&[seat(2)][..], &[][..], Street::Preflop));
}

const MINE: u8 = 2;

/// A seat between two hands.
fn own() -> OwnSeat {
    let you = YourSeat {
        seat: seat(MINE),
        initial_buy_in: MONEY(100),
        sit_out_next_hand: false,
        sit_out_next_big_blind: None,
        leave_next_big_blind: None,
        sits_out_everywhere: false,
        auto_top_up: None,
        top_up: None,
        entry: Entry::PostNow,
        may_post: false,
        straddle: None,
        may_fast_fold: false,
        leavers_action: LeaversAction::Fold,
        out: None,
        bank_ms: None,
        auto_muck: false,
    };
    OwnSeat {
        table: TableId(3),
        stake: StakeId(1),
        form: Form::default(),
        buy_in: BuyInRange { min: MONEY(40), max: MONEY(100) },
        seat: seat(MINE),
        you,
        stack: CHIPS(100),
        state: SeatState::Playing,
        hand: HandId(0),
        in_hand: false,
        asked: None,
    }
}

fn to_act(number: u8, turn: u32, legal: bool) -> TableEvent {
    let legal = legal.then(|| LegalActions { check: true, call: None, raise: None, presets: Presets::default() });
    TableEvent::ToAct { seat: seat(number), turn: TurnId(turn), clock: None, legal: legal.map(Box::new) }
}

fn seat_after(events: impl IntoIterator<Item = TableEvent>) -> OwnSeat {
    let mut own = own();
    events.into_iter().for_each(|event| own.see(&event));
    own
}

fn hand(event: SeenEvent) -> TableEvent {
    TableEvent::Hand { event }
}

#[test]
fn a_decision_is_the_viewers_until_somebody_else_is_asked() {
    let dealt_in = || hand(started(&[(1, 100), (MINE, 100)]));
    let mine = seat_after([dealt_in(), to_act(MINE, 4, true)]);
    assert_eq!((mine.hand, mine.in_hand, mine.asked.map(|(turn, _)| turn)), (HandId(7), true, Some(TurnId(4))));
    assert_eq!(seat_after([dealt_in(), to_act(MINE, 4, true), to_act(1, 5, false)]).asked, None);
    assert_eq!(seat_after([dealt_in(), to_act(1, 4, true)]).asked, None, "the decision of another seat");
}

#[test]
fn a_hand_that_ends_or_is_void_leaves_the_seat_with_its_stack() {
    let dealt_in = || [hand(started(&[(1, 100), (MINE, 100)])), to_act(MINE, 4, true)];
    let stacks = [(1, 70), (MINE, 130)].map(|(number, stack)| SeatStack { seat: seat(number), stack: CHIPS(stack) }).to_vec();
    let void = TableEvent::Notice { notice: Notice::HandVoid { hand: HandId(7), opened: None } };
    let back = TableEvent::StackChanged { seat: seat(1), stack: CHIPS(100), why: StackChange::Void };
    for (end, stack) in [(hand(SeenEvent::Ended { stacks }), 130), (void, 100), (back, 100)] {
        let own = seat_after(dealt_in().into_iter().chain([end]));
        assert_eq!((own.in_hand, own.asked, own.stack), (false, None, CHIPS(stack)));
    }
    assert!(!seat_after([hand(started(&[(1, 100)]))]).in_hand, "not dealt in");
}

#[test]
fn a_hand_that_was_void_before_this_one_leaves_the_seat_in_its_hand() {
    let dealt_in = [hand(started(&[(1, 100), (MINE, 100)])), to_act(MINE, 4, true)];
    let earlier = TableEvent::Notice { notice: Notice::HandVoid { hand: HandId(6), opened: None } };
    let own = seat_after(dealt_in.into_iter().chain([earlier]));
    assert_eq!((own.hand, own.in_hand, own.asked.map(|(turn, _)| turn)), (HandId(7), true, Some(TurnId(4))));
}
