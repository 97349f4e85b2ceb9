//! Correct and incorrect deals as a viewer sees them.

use poker_protocol::{Bytes32, HandId, HandSnapshot, Opening, PlayerView, SeatSnapshot, SeatStack, SeatState, SeenEvent};
use poker_rules::{Card, Chips, Deck, GameSpec, Seat, Street};

use crate::{DealCheck, SealKey, SealedDeck, Unfair};

const SEATS: [Seat; 3] = [Seat::new(4), Seat::new(0), Seat::new(2)];
const BUTTON: Seat = Seat::new(2);
const HERO: Seat = Seat::new(0);

fn sealed() -> SealedDeck {
    SealedDeck::new(deck(), SealKey(Bytes32([7; 32])))
}

fn deck() -> Deck {
    Deck::starting_with(&Card::ALL[20..40]).unwrap()
}

fn card(place: usize) -> Card {
    deck().cards()[place]
}

fn check() -> DealCheck {
    DealCheck::new(&GameSpec::holdem_no_limit(), true)
}

fn started(root: Option<Bytes32>) -> SeenEvent {
    let players = SEATS.map(|seat| SeatStack { seat, stack: Chips::new(100) }).to_vec();
    SeenEvent::Started { hand: HandId(9), button: BUTTON, players, root }
}

fn dealt(place: usize) -> SeenEvent {
    let seat = SEATS[place % 3];
    let seen = (seat == HERO).then(|| card(place));
    SeenEvent::Dealt { seat, card: seen, opening: seen.map(|card| Box::new(sealed().open(card))) }
}

fn openings(cards: &[Card]) -> Vec<Opening> {
    cards.iter().map(|&card| sealed().open(card)).collect()
}

fn flop() -> SeenEvent {
    let cards = deck().cards()[6..9].to_vec();
    SeenEvent::StreetDealt { street: Street::Flop, openings: openings(&cards), cards }
}

fn shown(player: usize) -> SeenEvent {
    let cards = vec![card(player), card(player + 3)];
    SeenEvent::Shown { seat: SEATS[player], openings: openings(&cards), cards, best: Vec::new(), name: None, low: None }
}

/// The events of a correct hand, up to the showdown of two players.
fn hand() -> Vec<SeenEvent> {
    let mut events = vec![started(Some(sealed().root()))];
    events.extend((0..6).map(dealt));
    events.extend([flop(), shown(0), shown(1)]);
    events
}

fn verdict(events: &[SeenEvent]) -> Result<(), Unfair> {
    let mut check = check();
    events.iter().try_for_each(|event| check.see(event))
}

/// The error that is found if the event `at` of the hand is replaced.
fn found(at: usize, event: SeenEvent) -> Option<Unfair> {
    let mut events = hand();
    events[at] = event;
    verdict(&events).err()
}

#[test]
fn a_hand_that_is_dealt_as_it_was_sealed_is_accepted() {
    assert_eq!(verdict(&hand()), Ok(()));
    let mut twice = hand();
    twice.extend(hand());
    assert_eq!(verdict(&twice), Ok(()), "hand after hand");
}

#[test]
fn a_card_that_was_not_sealed_is_refused_in_every_event() {
    let other = card(30);
    let opening = Some(Box::new(sealed().open(card(1))));
    assert_eq!(found(2, SeenEvent::Dealt { seat: HERO, card: Some(other), opening }), Some(Unfair::OtherCard { card: other }));
    let cards = vec![card(6), other, card(8)];
    let told = openings(&[card(6), card(7), card(8)]);
    let street = SeenEvent::StreetDealt { street: Street::Flop, cards, openings: told };
    assert_eq!(found(7, street), Some(Unfair::OtherCard { card: other }));
    let told = openings(&[card(0), card(3)]);
    let show = SeenEvent::Shown { seat: SEATS[0], cards: vec![other, card(3)], best: Vec::new(), name: None, low: None, openings: told };
    assert_eq!(found(8, show), Some(Unfair::OtherCard { card: other }));
}

#[test]
fn a_card_from_elsewhere_in_the_deck_is_refused() {
    let late = card(20);
    let opening = Some(Box::new(sealed().open(late)));
    let refused = Unfair::OtherPlace { card: late, opened: 20, due: 1 };
    assert_eq!(found(2, SeenEvent::Dealt { seat: HERO, card: Some(late), opening }), Some(refused));
    // A player shows the hand of another player.
    let SeenEvent::Shown { cards, openings, .. } = shown(1) else { unreachable!() };
    let show = SeenEvent::Shown { seat: SEATS[0], cards, best: Vec::new(), name: None, low: None, openings };
    assert_eq!(found(8, show), Some(Unfair::OtherPlace { card: card(1), opened: 1, due: 0 }));
}

#[test]
fn one_shown_card_of_a_hand_is_checked_in_its_place_without_the_other() {
    let part =
        |cards: [Option<Card>; 2], told: &[Card]| SeenEvent::PartShown { seat: SEATS[0], cards: cards.to_vec(), openings: openings(told) };
    assert_eq!(found(8, part([None, Some(card(3))], &[card(3)])), None);
    assert_eq!(found(8, part([Some(card(3)), None], &[card(3)])), Some(Unfair::OtherPlace { card: card(3), opened: 3, due: 0 }));
    assert_eq!(found(8, part([None, Some(card(30))], &[card(3)])), Some(Unfair::OtherCard { card: card(30) }));
    assert_eq!(found(8, part([None, Some(card(3))], &[])), Some(Unfair::NotOpened { card: card(3) }));
    let short = SeenEvent::PartShown { seat: SEATS[0], cards: vec![Some(card(0))], openings: openings(&[card(0)]) };
    assert_eq!(found(8, short), Some(Unfair::Order), "a hand of one card");
}

#[test]
fn a_salt_or_a_path_that_is_wrong_is_refused() {
    let right = sealed().open(card(1));
    let mut path = right.path;
    path.swap(0, 1);
    for wrong in [Opening { salt: Bytes32([0; 32]), ..right.clone() }, Opening { path, ..right }] {
        let told = SeenEvent::Dealt { seat: HERO, card: Some(card(1)), opening: Some(Box::new(wrong)) };
        assert_eq!(found(2, told), Some(Unfair::OtherCard { card: card(1) }));
    }
}

#[test]
fn a_card_without_its_opening_is_refused() {
    let missing = |place| Some(Unfair::NotOpened { card: card(place) });
    assert_eq!(found(2, SeenEvent::Dealt { seat: HERO, card: Some(card(1)), opening: None }), missing(1));
    let cards = deck().cards()[6..9].to_vec();
    let two = openings(&cards[..2]);
    assert_eq!(found(7, SeenEvent::StreetDealt { street: Street::Flop, cards, openings: two }), missing(8));
    let cards = vec![card(0), card(3)];
    let show = SeenEvent::Shown { seat: SEATS[0], cards, best: Vec::new(), name: None, low: None, openings: Vec::new() };
    assert_eq!(found(8, show), missing(0));
}

#[test]
fn a_seal_comes_before_the_first_card_or_never() {
    assert_eq!(found(0, started(None)), Some(Unfair::NotSealed));
    let late = [dealt(0), started(Some(sealed().root()))];
    assert_eq!(verdict(&late), Err(Unfair::NotSealed));
    // A table without sealed decks needs no seal.
    let mut check = DealCheck::new(&GameSpec::holdem_no_limit(), false);
    let unsealed = [started(None), SeenEvent::Dealt { seat: HERO, card: Some(card(1)), opening: None }];
    assert_eq!(unsealed.iter().try_for_each(|event| check.see(event)), Ok(()));
}

#[test]
fn events_out_of_the_order_of_the_deal_are_refused() {
    // The round begins at another seat, a card is left out, a street comes too early, a card too many is dealt.
    let mut events = hand();
    events.swap(1, 3);
    assert_eq!(verdict(&events), Err(Unfair::Order));
    let mut events = hand();
    events.remove(1);
    assert_eq!(verdict(&events), Err(Unfair::Order));
    let mut events = hand();
    events.remove(6);
    assert_eq!(verdict(&events), Err(Unfair::Order));
    let mut events = hand();
    events.insert(7, dealt(6));
    assert_eq!(verdict(&events), Err(Unfair::Order));
    let SeenEvent::Started { hand, button, mut players, root } = started(Some(sealed().root())) else { unreachable!() };
    players.rotate_left(1);
    assert_eq!(found(0, SeenEvent::Started { hand, button, players, root }), Some(Unfair::Order));
}

#[test]
fn a_sealed_deck_that_has_a_card_twice_is_refused() {
    let mut cards = *deck().cards();
    cards[7] = cards[1];
    let tree = SealedDeck::of_cards(cards, SealKey(Bytes32([7; 32])));
    let mut check = check();
    let open = |place: u8| tree.open_place(place);
    check.see(&started(Some(tree.root()))).unwrap();
    for place in 0..6_u8 {
        let seat = SEATS[usize::from(place) % 3];
        let seen = (seat == HERO).then_some(cards[usize::from(place)]);
        let opening = seen.map(|_| Box::new(open(place)));
        check.see(&SeenEvent::Dealt { seat, card: seen, opening }).unwrap();
    }
    let street = SeenEvent::StreetDealt { street: Street::Flop, cards: cards[6..9].to_vec(), openings: (6..9).map(open).collect() };
    assert_eq!(check.see(&street), Err(Unfair::Twice { card: cards[1] }));
}

fn snapshot() -> (HandSnapshot, Vec<SeatSnapshot>) {
    let mut events = hand();
    events.truncate(9);
    let board = deck().cards()[6..9].to_vec();
    let hand = HandSnapshot { hand: HandId(9), button: BUTTON, street: Street::Flop, board, pots: Vec::new(), events };
    let cards = [vec![Some(card(0)), Some(card(3))], vec![Some(card(1)), Some(card(4))], vec![None, None]];
    let seats = SEATS.into_iter().zip(cards).map(|(seat, cards)| SeatSnapshot {
        seat,
        player: PlayerView { name: "P".to_owned(), avatar: 0 },
        stack: Chips::new(100),
        state: SeatState::Playing,
        bet: Chips::ZERO,
        cards,
        folded: false,
    });
    (hand, seats.collect())
}

#[test]
fn all_parts_of_a_snapshot_are_checked() {
    let (hand, seats) = snapshot();
    assert_eq!(check().see_snapshot(&hand, &seats), Ok(()));
    let (mut other, _) = snapshot();
    other.board[0] = card(30);
    assert_eq!(check().see_snapshot(&other, &seats), Err(Unfair::OtherCard { card: card(30) }));
    let (_, mut other) = snapshot();
    other[2].cards = vec![Some(card(2)), None];
    assert_eq!(check().see_snapshot(&hand, &other), Err(Unfair::OtherCard { card: card(2) }), "a card that no event has opened");
    let (mut other, _) = snapshot();
    other.events.remove(0);
    assert_eq!(check().see_snapshot(&other, &seats), Err(Unfair::NotSealed));
}

#[test]
fn a_hand_that_is_sent_again_must_have_the_same_seal() {
    let mut before = check();
    let mut after = check();
    before.see(&started(Some(sealed().root()))).unwrap();
    after.see(&started(Some(sealed().root()))).unwrap();
    assert_eq!(after.check_same_seal(&before), Ok(()));
    after.see(&started(Some(Bytes32([1; 32])))).unwrap();
    assert_eq!(after.check_same_seal(&before), Err(Unfair::OtherSeal));
}
