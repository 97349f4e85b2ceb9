//! The record that a client makes of what it saw says what the room's own record says, with the cards of this one player.

use poker_fair::seen_by;
use poker_protocol::{HandId, SeatStack, SeenEvent};
use poker_rules::{Act, Chips, HandEvent, Seat, SeatSet, Stakes};

use super::identity::GAMES;
use super::random;
use crate::{Phh, PhhReader, PlayedHand, Replayed, SeenPlay, Unrecordable, View, pokerstars, seen_events};

/// What the player in a seat saw of a hand, made as the room makes it.
fn seen(hand: &PlayedHand, keeper: Seat) -> SeenPlay {
    let setup = &hand.setup;
    let dealt_in: SeatSet = setup.seats.iter().map(|player| player.seat).collect();
    let stack = |seat| setup.seats.iter().find(|player| player.seat == seat).unwrap().stack;
    let players = dealt_in.clockwise_after(setup.button).map(|seat| SeatStack { seat, stack: stack(seat) }).collect();
    let mut events = vec![SeenEvent::Started { hand: HandId(hand.id), button: setup.button, players, root: None, nonces: Vec::new() }];
    hand.replay(&mut |event: HandEvent| events.push(seen_by(Some(keeper), &event, None))).unwrap();
    let acted = events.iter().filter(|event| matches!(event, SeenEvent::Acted { .. })).count();
    SeenPlay {
        table: hand.table.clone(),
        tournament: hand.tournament.clone(),
        table_seats: hand.table_seats,
        started_ms: hand.started_ms,
        chip_unit: hand.chip_unit,
        game: setup.game,
        stakes: setup.stakes,
        names: setup.seats.iter().map(|player| (player.seat, hand.name(player.seat).to_owned())).collect(),
        rulebook: hand.rulebook.clone(),
        keeper,
        events,
        decision_ms: (0..acted).map(|place| u32::try_from(place).unwrap() * 700).collect(),
    }
}

/// The record that the player in a seat keeps of a hand; `None` if no room deals it like this.
pub(super) fn kept(hand: &PlayedHand, keeper: Seat) -> Option<PlayedHand> {
    is_whole(hand).then(|| seen(hand, keeper).played().ok()).flatten()
}

/// Whether players are asked to show, and no post is larger than the stack.
fn is_whole(hand: &PlayedHand) -> bool {
    let mut posts = hand.setup.seats.iter().filter_map(|player| Some((player.stack, player.post?)));
    hand.setup.ask_to_show && posts.all(|(stack, post)| stack >= [hand.setup.stakes.ante, post.live, post.dead].into_iter().sum())
}

/// Random hands as a room deals them: it asks players whether they show, and posts are never larger than the stack.
fn hands(code: &str) -> impl Iterator<Item = PlayedHand> {
    (0..60).map(|seed| random::hand(code, seed)).filter(is_whole)
}

fn read(phh: &Phh) -> PlayedHand {
    let text = phh.to_string();
    let read = PhhReader::new(text.as_bytes()).next().unwrap().unwrap();
    Replayed::play(&read.phh).unwrap_or_else(|obstacle| panic!("{obstacle:?}\n{text}")).hand
}

#[test]
fn the_record_of_each_player_has_the_play_and_the_stacks_of_the_rooms_record() {
    let mut told = 0;
    for code in GAMES {
        for hand in hands(code) {
            for keeper in hand.setup.seats.iter().map(|player| player.seat) {
                let kept = seen(&hand, keeper).played().unwrap_or_else(|why| panic!("{code}, seed {}, {keeper:?}: {why}", hand.id));
                let (own, of_room) = (Phh::of(&kept, View::Player(keeper)).unwrap(), Phh::of(&hand, View::Player(keeper)).unwrap());
                let about = format!("{code}, seed {}, {keeper:?}", hand.id);
                assert_eq!(own.actions, of_room.actions, "{about}");
                assert_eq!(own.starting_stacks, of_room.starting_stacks, "{about}");
                assert_eq!(own.finishing_stacks, of_room.finishing_stacks, "{about}");
                assert_eq!(own.players, of_room.players, "{about}");
                told += 1;
            }
        }
    }
    assert!(told > 1_000, "{told}");
}

#[test]
fn blinds_that_were_posted_count_more_than_those_that_were_stated() {
    let hand = (0..).map(|seed| random::hand("nlhe", seed)).find(|hand| {
        let deep = hand.setup.seats.iter().all(|player| player.stack.get() > 400);
        deep && hand.setup.ask_to_show && hand.setup.small_blind.is_some() && !hand.setup.stakes.ante.is_zero()
    });
    let hand = hand.unwrap();
    let keeper = hand.setup.seats[0].seat;
    let next_level = Stakes { small_blind: Chips::new(900), big_blind: Chips::new(1_800), ante: Chips::new(1_800) };
    let kept = SeenPlay { stakes: next_level, ..seen(&hand, keeper) }.played().unwrap();
    assert_eq!(kept.setup.stakes, hand.setup.stakes, "a level began in mid-hand, and the client came back after it");
}

#[test]
fn a_record_reads_back_as_the_same_hand_with_its_times() {
    for code in GAMES {
        for hand in hands(code).take(12) {
            let keeper = hand.setup.seats[0].seat;
            let kept = seen(&hand, keeper).played().unwrap();
            let again = read(&Phh::of(&kept, View::Player(keeper)).unwrap());
            let about = format!("{code}, seed {}", hand.id);
            assert_eq!(again.kept_by, kept.kept_by, "{about}");
            let view = View::Player(keeper);
            assert_eq!(seen_events(&again, view).unwrap(), seen_events(&kept, view).unwrap(), "{about}");
            assert_eq!(pokerstars(&again, view).unwrap(), pokerstars(&kept, view).unwrap(), "{about}");
        }
    }
}

/// What was seen until the player left after the event at `place`.
fn left_after(mut play: SeenPlay, place: usize) -> SeenPlay {
    play.events.truncate(place + 1);
    let acted = play.events.iter().filter(|event| matches!(event, SeenEvent::Acted { .. })).count();
    play.decision_ms.truncate(acted);
    play
}

#[test]
fn a_player_who_leaves_after_folding_keeps_what_was_seen_and_not_a_card_more() {
    let mut left = 0;
    for code in GAMES {
        for hand in hands(code).take(20) {
            let keeper = hand.setup.seats[1].seat;
            let play = seen(&hand, keeper);
            let fold = |event: &SeenEvent| matches!(event, SeenEvent::Acted { seat, act: Act::Fold, .. } if *seat == keeper);
            let Some(folded) = play.events.iter().position(fold) else { continue };
            for place in [folded, folded + 1, folded + 2].into_iter().filter(|place| place + 1 < play.events.len()) {
                let part = left_after(play.clone(), place);
                let about = format!("{code}, seed {}, after event {place}", hand.id);
                let kept = part.played().unwrap_or_else(|why| panic!("{about}: {why}"));
                let told = seen_events(&kept, View::Player(keeper)).unwrap();
                let board = |events: &[SeenEvent]| {
                    events.iter().map(|event| if let SeenEvent::StreetDealt { cards, .. } = event { cards.len() } else { 0 }).sum::<usize>()
                };
                assert_eq!(board(&told), board(&part.events), "{about}");
                let phh = Phh::of(&kept, View::Player(keeper)).unwrap();
                assert_eq!(phh.finishing_stacks, None, "{about}");
                let again = read(&phh);
                assert_eq!(seen_events(&again, View::Player(keeper)).unwrap(), told, "{about}");
                assert_eq!(again.kept_by, kept.kept_by, "{about}");
                assert!(pokerstars(&kept, View::Player(keeper)).is_err(), "{about}: this format needs the end");
                left += 1;
            }
        }
    }
    assert!(left > 100, "{left}");
}

#[test]
fn events_that_no_legal_hand_has_are_not_recorded() {
    let hand = hands("nlhe").next().unwrap();
    let keeper = hand.setup.seats[0].seat;
    let mut play = seen(&hand, keeper);
    let stranger = Seat::ALL.into_iter().find(|seat| hand.setup.seats.iter().all(|player| player.seat != *seat)).unwrap();
    assert_eq!(SeenPlay { keeper: stranger, ..play.clone() }.played(), Err(Unrecordable::NotDealtIn));
    assert_eq!(left_after(play.clone(), 0).played().map(|kept| kept.actions.len()), Ok(0), "nothing but the deal was seen");
    let end = play.events.pop();
    let Some(SeenEvent::Ended { mut stacks }) = end else { panic!("a hand ends") };
    stacks[0].stack = stacks[0].stack.checked_add(Chips::new(1)).unwrap();
    play.events.push(SeenEvent::Ended { stacks });
    assert_eq!(play.played(), Err(Unrecordable::NoSuchHand));
    assert_eq!(SeenPlay { events: Vec::new(), ..play }.played(), Err(Unrecordable::NotDealtIn));
}
