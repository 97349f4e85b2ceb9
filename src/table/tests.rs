//! The pieces of a table.

use std::collections::BTreeMap;

use bevy::math::Vec2;
use bevy::prelude::*;
use poker_client::{
    Amounts, ChipMove, Cue, LastAct, MotionChoice, SeatHand, Settings, TableSeat, TableState, TableTournament, Timeline, Timing,
};
use poker_protocol::{EntryId, LevelClock, Money, Pace, PlayerView, PotView, SeatEntry, SeatState, TournamentId, TournamentSnapshot};
use poker_rules::{Card, Chips, PostKind, Seat, Stakes};

use super::hands::own_cards;
use super::moves::Moves;
use super::picture::TablePicture;
use crate::assets::AssetSource;
use crate::fonts::{FontFiles, Fonts};
use crate::layout::TableLayout;
use crate::stage::{FeltStage, PieceId, PieceKind};
use crate::style::bench::Bench;

const HERO: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(3);

/// Draws a felt with the movements `cues`, which have just begun.
fn drawn(felt: &TableState, own_cards: &[Card], hole_cards: u8, cues: Vec<Cue>) -> FeltStage {
    under_way(felt, own_cards, hole_cards, cues, &Settings::default(), 0.0)
}

/// A tournament in which each of the first two seats has a bounty.
fn with_bounties() -> TableTournament {
    let stakes = Stakes { small_blind: Chips::new(10), big_blind: Chips::new(20), ante: Chips::ZERO };
    let entry = |seat, cents| SeatEntry { seat, entry: EntryId(u32::from(seat.number())), bounty: Some(Money::new(cents)) };
    let snapshot = TournamentSnapshot {
        tournament: TournamentId(1),
        name: String::new(),
        clock: LevelClock { level: 1, stakes, left_ms: 1_000, hands_left: None, next: stakes },
        pace: Pace::default(),
        left: 2,
        paid_places: 1,
        final_table: false,
        entries: vec![entry(HERO, 1_250), entry(OTHER, 500)],
        drawn: None,
        deal: None,
    };
    TableTournament::of(snapshot, 0)
}

/// A felt of a tournament in a window of this size.
fn in_tournament(felt: &TableState, bench: &Bench) -> FeltStage {
    let tournament = with_bounties();
    draw_in(bench, felt, Some(&tournament), (&[], 2), &Settings::default(), (Vec::new(), 0.0))
}

/// Draws a felt with the movements `cues`, `elapsed_ms` after they began.
fn under_way(felt: &TableState, own_cards: &[Card], hole_cards: u8, cues: Vec<Cue>, settings: &Settings, elapsed_ms: f32) -> FeltStage {
    draw_in(&Bench::regular(), felt, None, (own_cards, hole_cards), settings, (cues, elapsed_ms))
}

fn draw_in(
    bench: &Bench,
    felt: &TableState,
    tournament: Option<&TableTournament>,
    (own_cards, hole_cards): (&[Card], u8),
    settings: &Settings,
    (cues, elapsed_ms): (Vec<Cue>, f32),
) -> FeltStage {
    let fonts = Fonts::new(FontFiles::read(&AssetSource::Embedded).unwrap(), &mut Assets::<Font>::default());
    let layout = TableLayout::new(bench.size, 6, &bench.theme, 1.0);
    let mut timeline = Timeline::new(Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap(), settings.pace());
    timeline.push(cues);
    timeline.advance(0.0);
    timeline.advance(elapsed_ms);
    let mut stage = FeltStage::default();
    let mut picture = TablePicture {
        felt,
        hero: Some(HERO),
        tournament,
        hole_cards,
        own_cards: own_cards.to_vec(),
        hides_own: settings.hides_own_cards,
        cards_to_come: &[],
        seat_buttons: 0,
        odds: None,
        layout: &layout,
        theme: &bench.theme,
        fonts: &fonts,
        texts: &bench.texts,
        amounts: Amounts { currency: poker_protocol::Currency::Eur, big_blind: Chips::new(20), in_bb: false, plain_chips: false },
        settings,
        clock: None,
        asked: false,
        moves: Moves::of(&timeline),
        stage: stage.of(None, Vec2::ZERO),
    };
    picture.board();
    picture.pots();
    picture.seats();
    picture.hands();
    picture.bets();
    picture.draw_moves(&timeline);
    stage
}

fn seated(play: SeatHand) -> TableState {
    let player = PlayerView { name: "Ardan".to_owned(), avatar: 0 };
    let taken = TableSeat { player, stack: Chips::new(2_000), state: SeatState::Playing, play: Some(play) };
    TableState { seats: [(HERO, taken)].into(), hand: Some(poker_protocol::HandId(1)), ..TableState::default() }
}

#[test]
fn every_award_flies_from_its_own_pot() {
    let pot = |amount| PotView { amount: Chips::new(amount), eligible: vec![HERO] };
    let felt = TableState { pots: vec![pot(300), pot(500), pot(900)], ..seated(SeatHand::default()) };
    for from in 0..3 {
        let award = Cue::Award { pot: from, half: None, seat: HERO, amount: Chips::new(100), stack: Chips::new(2_100) };
        let stage = drawn(&felt, &[], 2, vec![award]);
        let flies = stage.piece(PieceKind::FlightPill.at(0)).unwrap().placement.at;
        let far = |pot| (stage.piece(PieceKind::PotPill.at(pot)).unwrap().placement.at - flies).length();
        assert!((0..3).all(|pot| pot == from || far(from) < far(pot)), "pot {from}: {:?}", [far(0), far(1), far(2)]);
    }
}

#[test]
fn a_hand_is_held_in_order_from_the_moment_its_first_card_is_turned() {
    let cards: Vec<Card> = ["7d", "Ah", "2c", "Qs"].map(|card| card.parse().unwrap()).to_vec();
    let left_to_right = |turned: usize| {
        let held = cards.iter().enumerate().map(|(nth, card)| (nth < turned).then_some(*card)).collect();
        let stage = drawn(&seated(SeatHand { cards: held, ..SeatHand::default() }), &cards, 4, Vec::new());
        let x = |nth| stage.piece(PieceKind::HoleCard.nth(HERO.number(), nth)).map_or(Vec2::ZERO, |piece| piece.placement.at).x;
        let mut order: Vec<u8> = (0..4).collect();
        order.sort_by(|one, two| x(*one).total_cmp(&x(*two)));
        order
    };
    for turned in 0..=4 {
        assert_eq!(left_to_right(turned), [1, 3, 0, 2], "ace, queen, seven, two with {turned} turned over");
    }
}

#[test]
fn an_own_hand_is_held_as_it_is_seen_until_it_is_swept_away() {
    let cards = |of: &[&str]| of.iter().map(|card| Some(card.parse::<Card>().unwrap())).collect::<Vec<_>>();
    let felt = |hand, of: &[&str]| {
        let play = SeatHand { cards: cards(of), ..SeatHand::default() };
        TableState { hand: Some(poker_protocol::HandId(hand)), ..seated(play) }
    };
    let held = |seen: &TableState, known: &TableState| own_cards(HERO, seen, known).iter().map(Card::to_string).collect::<Vec<_>>();
    let old = felt(1, &["7d", "Ah"]);
    assert_eq!(held(&old, &felt(2, &[])), ["7d", "Ah"], "the room has begun the next hand, the old one is still seen");
    assert_eq!(held(&old, &felt(2, &["Ks", "2c"])), ["7d", "Ah"], "and has dealt it");
    assert_eq!(held(&felt(2, &["2c"]), &felt(2, &["2c", "Ks"])), ["2c", "Ks"], "the second card is on its way");
    assert_eq!(held(&felt(2, &[]), &felt(3, &["2c", "Ks"])), Vec::<String>::new());
}

/// Movements of chips: out of a stack, back to it, to the pots, to a winner.
fn chips_on_their_way() -> Vec<(&'static str, Vec<Cue>)> {
    let chips = ChipMove { amount: Chips::new(60), bet: Chips::new(60), stack: Chips::new(1_940), invested: Chips::new(60), all_in: false };
    let post = Cue::Post { seat: OTHER, post: PostKind::BigBlind, chips, dead: Chips::ZERO };
    let award = |seat| Cue::Award { pot: 0, half: None, seat, amount: Chips::new(300), stack: Chips::new(2_300) };
    vec![
        ("a blind", vec![post]),
        ("a bet", vec![Cue::Bet { seat: HERO, act: LastAct::Bet, chips }]),
        ("a bet that comes back", vec![Cue::Return { seat: OTHER, chips }]),
        ("bets to the pot", vec![Cue::Gather { pots: Vec::new() }]),
        ("a pot to two winners", vec![award(HERO), award(OTHER)]),
    ]
}

/// Two players with their cards, three cards on the board, bets and a pot.
fn in_mid_hand() -> TableState {
    let held = || SeatHand { cards: vec![None, None], last: Some(LastAct::Call), ..SeatHand::default() };
    let mut felt = seated(held());
    felt.seats.insert(OTHER, TableSeat { play: Some(held()), ..felt.seats[&HERO].clone() });
    felt.board = ["7d", "Ah", "2c"].map(|card| card.parse().unwrap()).to_vec();
    felt.pots = vec![PotView { amount: Chips::new(600), eligible: vec![HERO, OTHER] }];
    felt.bets = [(HERO, Chips::new(60)), (OTHER, Chips::new(60))].into();
    felt.button = Some(OTHER);
    felt
}

fn flies(id: &PieceId) -> bool {
    matches!(id.kind, PieceKind::Flight | PieceKind::FlightPill | PieceKind::FlightText)
}

#[test]
fn chips_and_amounts_on_their_way_lie_under_names_cards_and_pots() {
    let felt = in_mid_hand();
    for (what, cues) in chips_on_their_way() {
        let stage = drawn(&felt, &[], 2, cues);
        let (moving, still): (Vec<_>, Vec<_>) = stage.pieces().partition(|(id, _)| flies(id));
        assert!(moving.len() >= 3, "{what}: {moving:?}");
        for part in [
            PieceKind::Plate,
            PieceKind::Name,
            PieceKind::Stack,
            PieceKind::TagText,
            PieceKind::HoleCard,
            PieceKind::BoardCard,
            PieceKind::PotAmount,
        ] {
            assert!(still.iter().any(|(id, _)| id.kind == part), "{what}: no {part:?}");
        }
        for (id, piece) in &moving {
            let under =
                still.iter().filter(|(id, _)| id.kind != PieceKind::Background).all(|(_, other)| piece.placement.z < other.placement.z);
            assert!(under, "{what}: {id:?} at {}", piece.placement.z);
        }
    }
}

#[test]
fn where_motion_is_reduced_what_is_on_its_way_stands_still_and_fades() {
    let felt = in_mid_hand();
    let cards = [("a card", vec![Cue::Deal { seat: OTHER, nth: 0 }]), ("a fold", vec![Cue::Fold { seat: OTHER }])];
    for (what, cues) in chips_on_their_way().into_iter().chain(cards) {
        let flying = |motion, elapsed_ms| -> BTreeMap<PieceId, (Vec2, f32)> {
            let settings = Settings { motion, ..Settings::default() };
            let stage = under_way(&felt, &[], 2, cues.clone(), &settings, elapsed_ms);
            stage.pieces().filter(|(id, _)| flies(id)).map(|(id, piece)| (*id, (piece.placement.at, piece.placement.alpha))).collect()
        };
        for (motion, stands) in [(MotionChoice::Reduced, true), (MotionChoice::Full, false)] {
            let (before, after) = (flying(motion, 20.0), flying(motion, 80.0));
            assert!(!before.is_empty(), "{what}");
            for (id, (at, alpha)) in before {
                let (later_at, later_alpha) = after[&id];
                assert_eq!(at == later_at, stands, "{what}, {motion:?}: {id:?} from {at} to {later_at}");
                assert!(!stands || alpha != later_alpha, "{what}: {id:?} fades");
            }
        }
    }
}

#[test]
fn r_ui_8_each_plate_has_its_bounty_and_a_long_name_gives_way_to_it() {
    let name = |felt: &TableState, stage: &FeltStage| {
        let piece = stage.piece(PieceKind::Name.at(HERO.number())).unwrap();
        let crate::stage::PieceContent::Text(text) = &piece.content else { panic!("{}", felt.seats.len()) };
        (text.text.clone(), text.size)
    };
    let mut felt = seated(SeatHand::default());
    felt.seats.get_mut(&HERO).unwrap().player.name = "Bartholomew".to_owned();
    let regular = in_tournament(&felt, &Bench::regular());
    assert!(regular.piece(PieceKind::BountyText.at(HERO.number())).is_some());
    assert!(regular.piece(PieceKind::BountyPill.at(HERO.number())).is_none());
    let (plain, beside) = (name(&felt, &drawn(&felt, &[], 2, Vec::new())), name(&felt, &regular));
    assert!(beside.1 < plain.1, "{beside:?} and {plain:?}");
    let other = felt.seats[&HERO].clone();
    felt.seats.insert(OTHER, other);
    let small = in_tournament(&felt, &Bench::new(poker_text::Language::English, 640.0, 360.0));
    assert!(small.piece(PieceKind::BountyPill.at(OTHER.number())).is_some());
    assert!(small.piece(PieceKind::BountyText.at(HERO.number())).is_none(), "it is in the top bar");
}
