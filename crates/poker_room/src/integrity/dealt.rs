//! The players who were present at the last hands: only they may complain about these hands.

use std::collections::VecDeque;

use poker_protocol::{HandId, PlayerId};
use poker_rules::Seat;

use crate::HandRecord;

/// A hand that has ended, with the players who were present.
#[derive(Debug)]
pub(crate) struct Dealt {
    hand: HandId,
    players: Vec<(Seat, PlayerId)>,
    /// Players at the table who were not dealt in.
    lookers_on: Vec<PlayerId>,
}

/// The last hands that have ended.
#[derive(Debug, Default)]
pub(crate) struct RecentHands(VecDeque<Dealt>);

impl RecentHands {
    pub fn add(&mut self, record: &HandRecord, lookers_on: Vec<PlayerId>, most: usize) {
        while self.0.len() >= most.max(1) {
            self.0.pop_front();
        }
        let players = record.players.iter().map(|player| (player.seat, player.player)).collect();
        self.0.push_back(Dealt { hand: record.hand, players, lookers_on });
    }

    /// The hand, if the player was present.
    pub fn seen(&self, hand: HandId, by: PlayerId) -> Option<&Dealt> {
        let dealt = self.0.iter().rev().find(|dealt| dealt.hand == hand)?;
        let there = dealt.lookers_on.contains(&by) || dealt.players.iter().any(|&(_, player)| player == by);
        there.then_some(dealt)
    }
}

impl Dealt {
    /// The players in `seats`, or all players but `by` if `seats` is empty; `None` if one of the seats was not dealt in or is the seat of
    /// `by`.
    pub fn others(&self, seats: &[Seat], by: PlayerId) -> Option<Vec<PlayerId>> {
        if seats.is_empty() {
            return Some(self.players.iter().map(|&(_, player)| player).filter(|&player| player != by).collect());
        }
        let at = |wanted: &Seat| self.players.iter().find(|(seat, player)| seat == wanted && *player != by).map(|&(_, player)| player);
        seats.iter().map(at).collect()
    }
}
