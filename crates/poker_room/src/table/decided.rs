//! Hands in which nobody can act any more. They are ended, and never voided.

use std::sync::Arc;

use poker_protocol::TurnId;
use poker_rules::{Action, BySeat, Positions, SeatSetup, Turn};

use super::hands::Table;
use super::live::{HandStage, LiveHand};
use super::replayed::Replayed;
use crate::{BegunHand, Now, UnfinishedHand};

impl<S, O> Table<S, O> {
    /// Whether nobody can act any more in the hand in progress.
    pub(crate) fn is_decided(&self) -> bool {
        self.hand().is_some_and(|hand| !matches!(hand.turn(), Turn::Act(_)))
    }

    /// Takes up a decided hand that was in progress before the room was restored. Its steps count as told. [`Self::play_on`] then ends it,
    /// because nobody is connected who could be asked to show. Returns false if its players or stacks are not those of the table.
    pub(crate) fn take_up(&mut self, kept: &UnfinishedHand, replayed: Replayed, now: Now) -> bool {
        let UnfinishedHand { begun, actions } = kept;
        if self.live.is_some() || !replayed.is_decided() || !self.has_players_of(begun) {
            return false;
        }
        let Replayed { hand, steps, pot } = replayed;
        let shows = matches!(hand.turn(), Turn::Show(_));
        self.forget_log();
        self.log.told = steps.len();
        self.log.steps = steps;
        self.live = Some(Box::new(LiveHand::taken_up(begun, hand, actions, now)));
        if let Some(live) = &mut self.live {
            live.pot = pot;
        }
        if shows {
            self.ask_what_is_seen(now);
        }
        true
    }

    /// Ends a pause or a choice to show in a decided hand. Does nothing while somebody can still act.
    pub(crate) fn end_wait(&mut self, now: Now) {
        if !self.is_decided() {
            return;
        }
        match self.live.as_ref().map(|live| &live.stage) {
            Some(HandStage::Pausing { .. }) => self.set_stage(HandStage::Told),
            Some(HandStage::Showing { .. }) => self.end_choices(now),
            Some(_) | None => {}
        }
    }

    /// Whether the players who were dealt in sit in their seats, with the stacks from the start of the hand.
    fn has_players_of(&self, begun: &BegunHand) -> bool {
        let sits = |dealt: &SeatSetup| {
            let player = begun.players.iter().find(|player| player.seat == dealt.seat).map(|player| player.player);
            player.is_some() && self.player_at(dealt.seat) == player && self.settled_stack(dealt.seat) == dealt.stack
        };
        begun.setup.seats.iter().all(sits)
    }
}

impl LiveHand {
    /// A hand that was decided before the room was restored. How long its decisions took is not known.
    fn taken_up(begun: &BegunHand, hand: poker_rules::Hand, actions: &[Action], now: Now) -> Self {
        let setup = &begun.setup;
        let positions = Positions { button: setup.button, small_blind: setup.small_blind, big_blind: setup.big_blind };
        Self {
            id: begun.hand,
            stage: HandStage::Rake,
            contest: begun.contest,
            seal: begun.seal.as_ref().map(|seal| Arc::new(seal.sealed(setup.deck))),
            positions,
            street_rake: false,
            started: begun.started,
            decision_ms: vec![0; actions.len()],
            actions: actions.to_vec(),
            asked: now,
            turn: TurnId(0),
            pot: hand.pot_total(),
            extra_ms: BySeat::default(),
            hand,
        }
    }
}
