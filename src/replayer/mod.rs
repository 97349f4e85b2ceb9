//! The hands that are open in the replayer: where they came from, and the one that is played again.

mod answer;
mod handed_over;
mod last_hands;
mod plugin;
mod systems;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use bevy::prelude::*;
use poker_archive::HandId;
use poker_client::{MotionPace, Panel, Replay, ReplaySpeed, TableOdds, Timing};
use poker_history::{Format, PlayedHand, SeenPlay};
use poker_protocol::Waker;
use poker_text::{Arg, Text, text};
use poker_tools::HandSource;

use crate::navigation::Navigation;
use crate::session::Odds;
use answer::{Answer, Answers};
pub(crate) use handed_over::{HandedOver, hand_over};
use last_hands::LastHands;
pub(crate) use plugin::plugin;

/// The hands that are open in the replayer.
#[derive(Resource, Default)]
pub(crate) struct Replayer {
    hands: Vec<PlayedHand>,
    /// The place of the hand that is shown.
    at: usize,
    /// The hand that is shown; `None` until the first frame after it was chosen, and if there is none.
    replay: Option<Replay>,
    odds: Odds,
    chances: Option<TableOdds>,
    /// Why no hand is shown.
    refused: Option<Text>,
    /// The hand of the hand history that is shown; `None` for a hand from elsewhere.
    kept: Option<HandId>,
    /// The place in the hand history of the hand that was chosen next.
    pub(crate) walks_at: Option<usize>,
    /// The hand of the hand history that is shown once it was read.
    pub(crate) awaits: Option<HandId>,
    /// The number of the hand of the file that is wanted, counted from 1.
    number: Option<u64>,
    answers: Answers,
    /// Messages for the player.
    told: Vec<Text>,
    last: LastHands,
    /// The panel over which the replayer was opened.
    back: Option<Panel>,
    /// How fast hands are played, and whether known cards stay hidden until they were shown: the next hand begins with the same.
    speed: ReplaySpeed,
    hides: bool,
    /// Counts the hands that were shown.
    edition: usize,
    /// The folder into which hands are exported.
    pub(crate) exports: PathBuf,
    /// The name of the player, whose own cards are shown of a room's records.
    pub(crate) player: String,
}

impl Replayer {
    /// Reads hands on a thread of their own; they are shown when they have come. If there are none, the hand that was shown stays.
    pub(crate) fn open(&mut self, source: HandSource, number: Option<u64>, waker: &Waker) {
        (self.number, self.refused) = (number, None);
        // A hand of the history that is still awaited must not come in between.
        (self.walks_at, self.awaits) = (None, None);
        if let Err(why) = self.answers.read(source, self.player.clone(), waker) {
            self.refuse(text::replayer::not_started(text::cause::of(&why)));
        }
    }

    /// Reads hands as [`Self::open`] does, and shows them over what is shown. `player` is the player's name, with what wakes the client.
    pub(crate) fn open_over(
        &mut self,
        navigation: &mut Navigation,
        source: HandSource,
        number: Option<u64>,
        (player, waker): (&str, &Waker),
    ) {
        if navigation.over != Some(Panel::Replayer) {
            self.came_from(navigation.over);
            // A hand that the player has left does not come back.
            self.show(Vec::new(), 0);
        }
        player.clone_into(&mut self.player);
        self.open(source, number, waker);
        navigation.over = Some(Panel::Replayer);
    }

    /// Shows hands, beginning with the one at a place.
    pub(crate) fn show(&mut self, hands: Vec<PlayedHand>, at: usize) {
        self.answers.forget_reading();
        (self.hands, self.at, self.replay, self.refused) = (hands, at, None, None);
        (self.kept, self.walks_at, self.awaits) = (None, None, None);
        self.forget_chances();
    }

    /// Shows a hand of the hand history.
    pub(crate) fn show_kept(&mut self, id: HandId, hand: PlayedHand) {
        self.show(vec![hand], 0);
        self.kept = Some(id);
    }

    /// The hand of the hand history that is shown; `None` for a hand from elsewhere.
    pub(crate) fn kept(&self) -> Option<HandId> {
        self.kept
    }

    /// Says why there is nothing to show: in a message over the hand that is shown, or where the hand would be.
    pub(crate) fn refuse(&mut self, why: Text) {
        self.answers.forget_reading();
        self.number = None;
        if self.replay.is_some() {
            self.told.push(why);
            return;
        }
        self.show(Vec::new(), 0);
        self.refused = Some(why);
    }

    /// Shows another of the open hands, or wants another hand of the hand history.
    pub(crate) fn choose(&mut self, at: usize) {
        if self.is_reading() {
            return;
        }
        if self.kept.is_some() {
            self.walks_at = Some(at);
            return;
        }
        if at < self.hands.len() && at != self.at {
            (self.at, self.replay, self.refused) = (at, None, None);
            self.forget_chances();
        }
    }

    /// Takes in the hands that were read.
    fn take(&mut self, opened: Result<poker_tools::OpenedHands, Text>, source: &HandSource) {
        match opened {
            Err(why) => self.refuse(why),
            Ok(opened) => {
                let count = opened.hands.len();
                self.told.extend(opened.told);
                let wanted = self.number.take();
                let at = wanted.map_or(Some(0), |number| usize::try_from(number).ok()?.checked_sub(1).filter(|at| *at < count));
                if let (None, Some(number), HandSource::File(path)) = (at, wanted, source) {
                    let file = path.display().to_string();
                    self.refuse(text::replayer::no_hand_number(file, number.to_string(), Arg::count(count as u64)));
                    return;
                }
                self.show(opened.hands, at.unwrap_or_default());
            }
        }
    }

    /// Makes the hand that was chosen ready, with these movements.
    pub(crate) fn prepare(&mut self, timing: Timing, pace: MotionPace) {
        let Some(hand) = self.hands.get(self.at).filter(|_| self.replay.is_none() && self.refused.is_none()) else { return };
        match Replay::of(hand, timing, pace) {
            Ok(mut replay) => {
                replay.set_speed(self.speed);
                replay.set_open(!self.hides);
                (self.replay, self.edition) = (Some(replay), self.edition + 1);
            }
            Err(_) => self.refused = Some(text::replayer::share_refused(text::replayer::cause_record())),
        }
    }

    /// The hand that is shown; `None` while others are read.
    pub(crate) fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref().filter(|_| !self.is_reading())
    }

    /// Plays this hand and the next ones at a speed.
    pub(crate) fn set_speed(&mut self, speed: ReplaySpeed) {
        self.speed = speed;
        if let Some(replay) = &mut self.replay {
            replay.set_speed(speed);
        }
    }

    /// Lays known cards open from the start, in this hand and the next ones, or only once they were shown.
    pub(crate) fn set_open(&mut self, open: bool) {
        self.hides = !open;
        if let Some(replay) = self.replay_mut() {
            replay.set_open(open);
        }
    }

    /// The hand that is shown, to go to another step. Chances of the step before are no longer shown.
    pub(crate) fn replay_mut(&mut self) -> Option<&mut Replay> {
        self.forget_chances();
        let reading = self.is_reading();
        self.replay.as_mut().filter(|_| !reading)
    }

    /// A number that changes with the hand that is shown.
    pub(crate) fn edition(&self) -> usize {
        self.edition
    }

    /// The record of the hand that is shown; `None` while others are read.
    pub(crate) fn hand(&self) -> Option<&PlayedHand> {
        self.hands.get(self.at).filter(|_| self.refused.is_none() && !self.is_reading())
    }

    /// The place of the hand among the open hands, and their number.
    pub(crate) fn place(&self) -> (usize, usize) {
        (self.at, self.hands.len())
    }

    /// The chances at the step, once they are counted.
    pub(crate) fn chances(&self) -> Option<&TableOdds> {
        self.chances.as_ref()
    }

    /// Why no hand is shown.
    pub(crate) fn refused(&self) -> Option<&Text> {
        self.refused.as_ref()
    }

    /// Whether hands are being read.
    pub(crate) fn is_reading(&self) -> bool {
        self.answers.is_reading()
    }

    /// Whether chances are being counted.
    pub(crate) fn is_counting(&self) -> bool {
        self.odds.is_counting()
    }

    /// Notes a hand of the player that is over.
    pub(crate) fn note_last(&mut self, play: &SeenPlay) {
        self.last.note(play);
    }

    /// The last hand that is over at a table of the player; `None` if there is none.
    pub(crate) fn last_hand(&self, tournament: Option<u64>, table: &str) -> Option<PlayedHand> {
        self.last.of(tournament, table)
    }

    /// Tells the player something.
    pub(crate) fn tell(&mut self, text: Text) {
        self.told.push(text);
    }

    /// Notes the panel to which the player goes back.
    pub(crate) fn came_from(&mut self, panel: Option<Panel>) {
        self.back = panel.filter(|panel| *panel == Panel::History);
    }

    /// The panel to which the player goes back.
    pub(crate) fn way_back(&mut self) -> Option<Panel> {
        if let Some(replay) = &mut self.replay {
            replay.pause();
        }
        (self.walks_at, self.awaits) = (None, None);
        self.back.take()
    }

    /// Writes the hand that is shown into the folder of exports, on a thread of its own.
    pub(crate) fn export(&mut self, format: Format, waker: &Waker) {
        let Some(hand) = self.hand().cloned() else { return };
        if let Err(why) = self.answers.write(hand, self.exports.clone(), format, waker) {
            self.told.push(text::replayer::not_started(text::cause::of(&why)));
        }
    }

    fn forget_chances(&mut self) {
        (self.odds, self.chances) = (Odds::default(), None);
    }
}
