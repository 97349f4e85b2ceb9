//! What players post in play: blinds and antes (R-TRN-11, R-HEX).

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_fair::DRAW_NUMBERS;
use poker_protocol::SeatStack;
use poker_rules::{Chips, HandEvent, PostKind, Seat, Stakes};

use super::field::{Field, freezeout};
use crate::rulebook::{HexaProFamily, HexaProMultiplier};
use crate::tournament::{TournamentOutput, TournamentStage, TournamentTableOutput, TournamentTerms};
use crate::{Now, Rulebook, Rulebooks};

/// What was posted in a hand.
struct Posts {
    level: u32,
    dealt: Vec<SeatStack>,
    /// Each post, and whether it took the whole stack.
    posts: Vec<(Seat, PostKind, Chips, bool)>,
}

impl Posts {
    /// The seats that have posted like this, in order.
    fn seats(&self, kind: PostKind) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.posts.iter().filter(|(_, of, ..)| *of == kind).map(|&(seat, ..)| seat).collect();
        seats.sort_unstable();
        seats
    }

    /// The seats that were dealt in, in order.
    fn dealt_in(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.dealt.iter().map(|dealt| dealt.seat).collect();
        seats.sort_unstable();
        seats
    }

    /// Fails unless blinds and antes are these; a stack that is too short pays what it has.
    fn check(&self, stakes: Stakes) {
        for &(_, kind, amount, all_in) in &self.posts {
            let full = match kind {
                PostKind::Ante => stakes.ante,
                PostKind::SmallBlind => stakes.small_blind,
                PostKind::BigBlind => stakes.big_blind,
                PostKind::Newcomer | PostKind::Dead | PostKind::Straddle => panic!("{kind:?} in a tournament"),
            };
            assert!(amount == full || (all_in && amount < full), "level {}: {kind:?} {amount:?}, not {full:?}", self.level);
        }
        let antes = if stakes.ante.is_zero() { Vec::new() } else { self.dealt_in() };
        assert_eq!(self.seats(PostKind::Ante), antes, "level {}", self.level);
        assert_eq!(self.seats(PostKind::BigBlind).len(), 1, "level {}", self.level);
    }
}

/// Who posts, what and how much, and whether it takes the whole stack.
fn posted(event: HandEvent) -> Option<(Seat, PostKind, Chips, bool)> {
    match event {
        HandEvent::Posted { seat, post, amount, all_in } => Some((seat, post, amount, all_in)),
        _ => None,
    }
}

/// Lets everybody fold until this level is over. Returns the hands, and when each later level began.
fn fold_through(field: &mut Field, last_level: u32) -> (Vec<Posts>, Vec<(u32, Now)>) {
    let mut hands: Vec<Posts> = Vec::new();
    let mut levels: Vec<(u32, Now)> = Vec::new();
    let mut level = 1;
    while level <= last_level {
        assert_eq!(field.tournament.stage(), TournamentStage::Playing);
        for output in field.fold_on() {
            match output {
                TournamentOutput::Level { level: begun } => {
                    level = begun;
                    levels.push((begun, field.now));
                }
                TournamentOutput::Table { output: TournamentTableOutput::Started { players, .. }, .. } => {
                    hands.push(Posts { level, dealt: players, posts: Vec::new() });
                }
                TournamentOutput::Table { output: TournamentTableOutput::Hand { event, .. }, .. } => {
                    hands.last_mut().unwrap().posts.extend(posted(event));
                }
                _ => {}
            }
        }
    }
    (hands, levels)
}

#[test]
fn r_trn_11_everybody_at_the_table_posts_the_ante_from_its_first_level_on_and_nobody_before() {
    let mut field = Field::new(freezeout(6, 6), 91);
    field.enter(6);
    let (hands, _) = fold_through(&mut field, 8);
    let levels = [(10, 0), (20, 0), (30, 0), (40, 0), (60, 0), (80, 16), (120, 24), (160, 32)];
    for (number, (small_blind, ante)) in (1..).zip(levels) {
        let at_level: Vec<&Posts> = hands.iter().filter(|hand| hand.level == number).collect();
        assert!(!at_level.is_empty(), "no hand at level {number}");
        let big_blind = Chips::new(2 * small_blind);
        for hand in at_level {
            assert_eq!(hand.dealt.len(), 6);
            hand.check(Stakes { small_blind: Chips::new(small_blind), big_blind, ante: Chips::new(ante) });
        }
    }
}

/// A family of `HexaPro` that has no other multiplier than this one, so that every game draws it.
pub(super) fn always(row: &HexaProMultiplier, family: &HexaProFamily) -> Arc<HexaProFamily> {
    let row = HexaProMultiplier { weight: DRAW_NUMBERS, ..row.clone() };
    Arc::new(HexaProFamily { multipliers: vec![row], ..family.clone() })
}

/// A game of the `HexaPro` family that has begun with its only multiplier.
pub(super) fn hexapro_game(rulebook: &Rulebook, family: &Arc<HexaProFamily>) -> Field {
    let mut terms = TournamentTerms::of_family(rulebook, family, family.buy_ins.is[0]).unwrap();
    terms.sealed = false;
    let mut field = Field::new(terms, 5);
    field.enter(family.players.is.into());
    assert_eq!(field.tournament.stage(), TournamentStage::Playing);
    field
}

#[test]
fn r_hex_3_r_hex_4_r_hex_5_r_hex_6_the_blinds_in_play_and_the_lengths_of_levels_are_those_of_the_drawn_multiplier() {
    let mut games = 0;
    for rulebook in Rulebooks::embedded().unwrap().iter() {
        for family in &rulebook.hexapro {
            for row in &family.multipliers {
                let mut field = hexapro_game(rulebook, &always(row, family));
                let begun = field.now;
                let stacks: Vec<Chips> = field.only_table().taken().iter().map(|seat| field.only_table().settled_stack(seat)).collect();
                assert_eq!(stacks, [row.stack; 3]);
                let (hands, levels) = fold_through(&mut field, 2);
                for hand in &hands {
                    hand.check(family.level(hand.level).unwrap().stakes());
                }
                let played: BTreeSet<u32> = hands.iter().map(|hand| hand.level).collect();
                assert!(played.contains(&1) && played.contains(&2), "{} {}: {played:?}", family.id, row.tenths);
                for (level, at) in levels {
                    let due = (level - 1) * row.level_s * 1_000;
                    assert!((due..due + 1_000).contains(&at.ms_since(begun)), "{} {}: level {level}", family.id, row.tenths);
                }
                games += 1;
            }
        }
    }
    assert!(games > 20, "{games}");
}
