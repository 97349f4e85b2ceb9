//! Correct and incorrect deals as a viewer sees them.

use poker_protocol::{
    Bytes32, HandId, HandSnapshot, OpenedDeck, Opening, PlayerView, SeatCommitment, SeatNonce, SeatSnapshot, SeatStack, SeatState,
    SeenEvent, TableEvent,
};
use poker_rules::{Card, Chips, Deck, GameSpec, Seat, Street};

use crate::{DealCheck, SealKey, SealedDeck, Unfair, commitment};

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
    SeenEvent::Started { hand: HandId(9), button: BUTTON, players, root, nonces: Vec::new() }
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
    let SeenEvent::Started { hand, button, mut players, root, nonces } = started(Some(sealed().root())) else { unreachable!() };
    players.rotate_left(1);
    assert_eq!(found(0, SeenEvent::Started { hand, button, players, root, nonces }), Some(Unfair::Order));
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
    assert_eq!(after.go_on_from(&before, true), Ok(()));
    after.see(&started(Some(Bytes32([1; 32])))).unwrap();
    assert_eq!(after.go_on_from(&before, true), Err(Unfair::OtherSeal));
}

const OTHER_ROOT: Bytes32 = Bytes32([1; 32]);

/// The nonces of two players, which are not in the order of the deal.
fn nonces() -> Vec<SeatNonce> {
    [(HERO, 1), (SEATS[0], 4)].map(|(seat, byte)| SeatNonce { seat, nonce: Bytes32([byte; 32]) }).to_vec()
}

fn announced(root: Bytes32, nonces: &[SeatNonce]) -> TableEvent {
    let promise = |nonce: &SeatNonce| SeatCommitment { seat: nonce.seat, commitment: commitment(&nonce.nonce) };
    TableEvent::DeckSealed { root, button: None, commitments: nonces.iter().map(promise).collect(), left_ms: 1_000 }
}

fn started_with(root: Bytes32, nonces: Vec<SeatNonce>) -> SeenEvent {
    let SeenEvent::Started { hand, button, players, .. } = started(None) else { unreachable!() };
    SeenEvent::Started { hand, button, players, root: Some(root), nonces }
}

/// The start of a hand after its deck was announced with the promises of `nonces`.
fn begun(started: &SeenEvent) -> Result<(), Unfair> {
    let mut check = check();
    check.see_announced(&announced(sealed().root(), &nonces()));
    check.see(started)
}

/// The hole cards of a hand whose deck is dealt in the order that follows from the nonces.
fn dealt_with_nonces() -> Vec<SeenEvent> {
    let deck = sealed().with_nonces(nonces());
    let cards = *deck.dealt().unwrap().cards();
    let dealt = |place: usize| {
        let seat = SEATS[place % 3];
        let seen = (seat == HERO).then_some(cards[place]);
        SeenEvent::Dealt { seat, card: seen, opening: seen.map(|card| Box::new(deck.open(card))) }
    };
    (0..6).map(dealt).collect()
}

#[test]
fn the_cards_are_those_at_the_places_that_follow_from_the_nonces() {
    let mut check = check();
    check.see_announced(&announced(sealed().root(), &nonces()));
    check.see(&started_with(sealed().root(), nonces())).unwrap();
    assert_eq!(dealt_with_nonces().iter().try_for_each(|event| check.see(event)), Ok(()));
    // The same cards after a hand that names one nonce less, and cards in the order in which they were sealed.
    check.see_announced(&announced(sealed().root(), &nonces()));
    check.see(&started_with(sealed().root(), nonces()[..1].to_vec())).unwrap();
    let other = dealt_with_nonces().iter().try_for_each(|event| check.see(event));
    assert!(matches!(other, Err(Unfair::OtherPlace { .. })), "{other:?}");
    check.see_announced(&announced(sealed().root(), &nonces()));
    check.see(&started_with(sealed().root(), nonces())).unwrap();
    assert!(matches!((0..6).map(dealt).try_for_each(|event| check.see(&event)), Err(Unfair::OtherPlace { .. })));
}

#[test]
fn a_hand_begins_with_the_announced_deck_and_promised_nonces() {
    let root = sealed().root();
    assert_eq!(begun(&started_with(root, nonces())), Ok(()));
    assert_eq!(begun(&started_with(root, nonces()[1..].to_vec())), Ok(()), "one came too late");
    assert_eq!(begun(&started_with(root, Vec::new())), Ok(()), "all came too late");
    assert_eq!(begun(&started_with(OTHER_ROOT, nonces())), Err(Unfair::OtherDeck));
    let mut other = nonces();
    other[1].nonce = Bytes32([5; 32]);
    assert_eq!(begun(&started_with(root, other)), Err(Unfair::OtherNonce { seat: SEATS[0] }));
    let mut other = nonces();
    other.reverse();
    assert_eq!(begun(&started_with(root, other)), Err(Unfair::OtherNonce { seat: HERO }), "another order of the seats");
    let mut other = nonces();
    other[1] = other[0];
    assert_eq!(begun(&started_with(root, other)), Err(Unfair::OtherNonce { seat: HERO }), "one nonce counts twice");
    assert_eq!(check().see(&started_with(root, nonces())), Err(Unfair::OtherNonce { seat: HERO }), "no deck was announced");
}

#[test]
fn an_announced_button_is_that_of_the_hand() {
    for (button, begun) in [(BUTTON, Ok(())), (HERO, Err(Unfair::OtherDeck))] {
        let TableEvent::DeckSealed { root, commitments, left_ms, .. } = announced(sealed().root(), &nonces()) else { unreachable!() };
        let mut check = check();
        check.see_announced(&TableEvent::DeckSealed { root, button: Some(button), commitments, left_ms });
        assert_eq!(check.see(&started_with(root, nonces())), begun);
    }
}

#[test]
fn an_announced_deck_cannot_be_replaced() {
    let mut check = check();
    check.see_announced(&announced(OTHER_ROOT, &nonces()));
    check.see_announced(&announced(sealed().root(), &nonces()));
    assert_eq!(check.see(&started_with(sealed().root(), nonces())), Err(Unfair::OtherDeck));
    // The same deck may be announced again, and the next hand has a deck of its own.
    check.see_announced(&announced(sealed().root(), &nonces()));
    check.see_announced(&announced(sealed().root(), &nonces()));
    assert_eq!(check.see(&started_with(sealed().root(), nonces())), Ok(()));
}

#[test]
fn an_announced_deck_is_kept_over_a_snapshot_but_not_over_a_restart() {
    let mut before = check();
    before.see_announced(&announced(OTHER_ROOT, &nonces()));
    let after = |goes_on: bool, told: Option<Bytes32>| {
        let mut after = check();
        told.iter().for_each(|&root| after.see_announced(&announced(root, &nonces())));
        after.go_on_from(&before, goes_on).unwrap();
        after.see_announced(&announced(told.unwrap_or(sealed().root()), &nonces()));
        after.see(&started_with(told.unwrap_or(sealed().root()), nonces()))
    };
    assert_eq!(after(true, None), Err(Unfair::OtherDeck));
    assert_eq!(after(true, Some(sealed().root())), Err(Unfair::OtherDeck));
    assert_eq!(after(true, Some(OTHER_ROOT)), Ok(()));
    assert_eq!(after(false, None), Ok(()));
}

#[test]
fn a_hand_that_is_sent_again_must_have_the_same_nonces() {
    let root = sealed().root();
    let seen = |nonces: Vec<SeatNonce>| {
        let mut check = check();
        let events = vec![started_with(root, nonces)];
        let hand = HandSnapshot { hand: HandId(9), button: BUTTON, street: Street::Preflop, board: Vec::new(), pots: Vec::new(), events };
        check.see_snapshot(&hand, &[]).unwrap();
        check
    };
    assert_eq!(seen(nonces()).go_on_from(&seen(nonces()), true), Ok(()));
    assert_eq!(seen(nonces()[1..].to_vec()).go_on_from(&seen(nonces()), true), Err(Unfair::OtherSeal));
}

#[test]
fn the_deck_of_a_void_hand_is_opened_and_is_the_sealed_one() {
    let mut check = check();
    let void = |check: &DealCheck, opened: Option<&OpenedDeck>| check.see_void(HandId(9), opened);
    let opened = sealed().open_all();
    assert_eq!(void(&check, None), Ok(()), "a hand of which this client has seen nothing");
    check.see_announced(&announced(sealed().root(), &nonces()));
    check.see(&started_with(sealed().root(), nonces())).unwrap();
    dealt_with_nonces().iter().try_for_each(|event| check.see(event)).unwrap();
    assert_eq!(void(&check, Some(&opened)), Ok(()));
    assert_eq!(check.see_void(HandId(8), None), Ok(()), "another hand");
    assert_eq!(void(&check, None), Err(Unfair::VoidNotOpened));
    let mut other = opened.clone();
    other.cards.swap(50, 51);
    assert_eq!(void(&check, Some(&other)), Err(Unfair::VoidNotOpened));
    assert_eq!(void(&check, Some(&OpenedDeck { key: OTHER_ROOT, ..opened.clone() })), Err(Unfair::VoidNotOpened));
    let short = OpenedDeck { cards: opened.cards[..51].to_vec(), ..opened };
    assert_eq!(void(&check, Some(&short)), Err(Unfair::VoidNotOpened));
    // After a restart the table is told anew, without the hand.
    let mut anew = self::check();
    anew.go_on_from(&check, false).unwrap();
    assert_eq!(void(&anew, None), Err(Unfair::VoidNotOpened));
}

#[test]
fn a_void_hand_whose_deck_has_a_card_twice_is_refused() {
    let mut cards = *deck().cards();
    cards[51] = cards[50];
    let tree = SealedDeck::of_cards(cards, SealKey(Bytes32([7; 32])));
    let mut check = check();
    check.see(&started(Some(tree.root()))).unwrap();
    assert_eq!(check.see_void(HandId(9), Some(&tree.open_all())), Err(Unfair::Twice { card: cards[50] }));
}
