//! The queue of movements that are still to be shown.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use super::motion_kind::MotionKind;
use crate::{Cue, Motion, MotionPace, TableModel, TableView, Timing};

/// Movements in the order of their events. Groups follow one another; the movements of a group run together or staggered.
#[derive(Clone, Debug)]
pub struct Timeline {
    timing: Timing,
    pace: MotionPace,
    groups: VecDeque<CueGroup>,
    /// Whether the queue was empty after the last step. The next step then counts no time.
    rested: bool,
    /// The factor by which everything runs faster until nothing moves; 1 is the usual speed.
    haste: f32,
}

/// The movements that began and ended in one step of time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimelineStep {
    /// Movements that began.
    pub started: Vec<Cue>,
    /// Movements that ended, in the order of their events. A movement that was skipped ends without having begun.
    pub finished: Vec<Cue>,
}

/// A movement under way.
#[derive(Clone, Copy, Debug)]
pub struct Moving<'a> {
    pub cue: &'a Cue,
    /// The eased progress, 0 to 1.
    pub done: f32,
}

#[derive(Clone, Debug)]
struct CueGroup {
    kind: MotionKind,
    clock: f32,
    tracks: Vec<CueTrack>,
}

#[derive(Clone, Debug)]
struct CueTrack {
    cue: Cue,
    start: f32,
    motion: Motion,
    begun: bool,
}

impl CueTrack {
    fn end(&self) -> f32 {
        self.start + f32::from(self.motion.ms)
    }
}

impl CueGroup {
    fn end(&self) -> f32 {
        self.tracks.iter().map(CueTrack::end).fold(0.0, f32::max)
    }

    fn rest(&self) -> f32 {
        (self.end() - self.clock).max(0.0)
    }
}

impl Timeline {
    /// An empty timeline.
    pub fn new(timing: Timing, pace: MotionPace) -> Self {
        Self { timing, pace, groups: VecDeque::new(), rested: true, haste: 1.0 }
    }

    /// Sets the pace of cues that come later.
    pub fn set_pace(&mut self, pace: MotionPace) {
        self.pace = pace;
    }

    /// The lengths of all movements, also of those that are not cues: panels, plates, the ring.
    pub fn timing(&self) -> &Timing {
        &self.timing
    }

    /// How movements are played.
    pub fn pace(&self) -> MotionPace {
        self.pace
    }

    /// Whether nothing moves or waits, so that no frame needs to be drawn.
    pub fn is_idle(&self) -> bool {
        self.groups.is_empty()
    }

    /// The milliseconds that the remaining movements need at the usual speed.
    pub fn lag_ms(&self) -> f32 {
        self.groups.iter().map(CueGroup::rest).sum()
    }

    /// Raises the speed so that the remaining movements end within `within_ms`.
    fn hurry(&mut self, within_ms: u16) {
        let wanted = self.lag_ms() / f32::from(within_ms.max(1));
        // The speed is never lowered here: `within_ms` counts from now, but part of the time of an earlier call has already passed.
        if wanted > self.haste {
            self.haste = wanted;
        }
    }

    /// Adds movements at the end of the queue.
    pub fn push(&mut self, cues: impl IntoIterator<Item = Cue>) {
        for cue in cues {
            self.push_one(cue);
        }
    }

    fn push_one(&mut self, cue: Cue) {
        let kind = MotionKind::of(&cue);
        let motion = self.pace.of(kind.motion(&self.timing), &self.timing);
        let at = self.group_for(kind);
        let group = match at {
            Some(at) => &mut self.groups[at],
            None => {
                self.groups.push_back(CueGroup { kind, clock: 0.0, tracks: Vec::new() });
                let last = self.groups.len() - 1;
                &mut self.groups[last]
            }
        };
        let start = group.tracks.last().map_or(0.0, |last| (last.start + f32::from(motion.stagger)).max(group.clock));
        group.tracks.push(CueTrack { cue, start, motion, begun: false });
    }

    /// The index of the group that a cue of this kind joins: the last group, or the deal before the flips of the viewer's own cards.
    fn group_for(&self, kind: MotionKind) -> Option<usize> {
        let last = self.groups.len().checked_sub(1)?;
        if self.groups[last].kind == kind && kind.joins() {
            return Some(last);
        }
        let before = last.checked_sub(1)?;
        let behind_deal =
            self.groups[last].kind == MotionKind::Flip && kind == MotionKind::Deal && self.groups[before].kind == MotionKind::Deal;
        behind_deal.then_some(before)
    }

    /// Advances the time by `dt_ms`. The first step after a time without movements only begins the new ones, because that time does not
    /// count.
    pub fn advance(&mut self, dt_ms: f32) -> TimelineStep {
        let mut step = TimelineStep::default();
        let most = f32::from(self.timing.most_lag_ms);
        let lag = self.lag_ms();
        let passed = if self.rested { 0.0 } else { dt_ms.max(0.0) * self.haste.max(lag / most) };
        let mut left = passed.max(lag - most * MOST_BEHIND);
        while let Some(group) = self.groups.front_mut() {
            group.clock += left;
            left = (group.clock - group.end()).max(0.0);
            let clock = group.clock;
            for track in &mut group.tracks {
                if !track.begun && track.start <= clock {
                    track.begun = true;
                    step.started.push(track.cue.clone());
                }
            }
            while group.tracks.first().is_some_and(|track| track.end() <= clock) {
                step.finished.push(group.tracks.remove(0).cue);
            }
            if !group.tracks.is_empty() {
                break;
            }
            self.groups.pop_front();
        }
        self.rest_if_idle();
        step
    }

    fn rest_if_idle(&mut self) {
        self.rested = self.groups.is_empty();
        if self.rested {
            self.haste = 1.0;
        }
    }

    /// Ends all movements at once, in the order of their events.
    pub fn finish_all(&mut self) -> Vec<Cue> {
        let cues = self.groups.drain(..).flat_map(|group| group.tracks).map(|track| track.cue).collect();
        self.rest_if_idle();
        cues
    }

    /// The movements that run now.
    pub fn moving(&self) -> impl Iterator<Item = Moving<'_>> {
        self.groups.front().into_iter().flat_map(|group| {
            let running = group.tracks.iter().filter(|track| track.begun);
            running.map(|track| Moving { cue: &track.cue, done: track.motion.done(group.clock - track.start) })
        })
    }
}

/// Where the view lags more than this multiple of [`Timing::most_lag_ms`], its oldest movements end without being played.
const MOST_BEHIND: f32 = 4.0;

/// A view and its remaining movements.
#[derive(Clone, Debug)]
pub struct Playback {
    view: TableView,
    timeline: Timeline,
}

impl Playback {
    /// Begins with the view of a model.
    pub fn new(model: &TableModel, timing: Timing, pace: MotionPace) -> Self {
        Self { view: TableView::of(model), timeline: Timeline::new(timing, pace) }
    }

    /// The view as it is shown.
    pub fn view(&self) -> &TableView {
        &self.view
    }

    /// The movements that remain.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Sets the pace of cues that come later.
    pub fn set_pace(&mut self, pace: MotionPace) {
        self.timeline.set_pace(pace);
    }

    /// Adds movements at the end of the queue.
    pub fn push(&mut self, cues: impl IntoIterator<Item = Cue>) {
        self.timeline.push(cues);
    }

    /// Advances the time and applies the movements that ended.
    pub fn advance(&mut self, dt_ms: f32) -> TimelineStep {
        let step = self.timeline.advance(dt_ms);
        self.show(&step.finished);
        step
    }

    /// Ends all movements at once, applies them and returns them. Used when the player skips animations.
    pub fn finish_all(&mut self) -> Vec<Cue> {
        let cues = self.timeline.finish_all();
        self.show(&cues);
        cues
    }

    /// Where the viewer must act, plays the remaining movements faster so that the viewer can act soon. None is left out.
    pub fn hurry_for_prompt(&mut self, model: &TableModel) {
        if model.prompt().is_some() || model.show_prompt().is_some() {
            self.timeline.hurry(self.timeline.timing.prompt_lag_ms);
        }
    }

    /// Shows the model of a new snapshot. In a pool, the last table and its movements stay visible until the next table is there.
    pub fn open(&mut self, model: &TableModel) {
        if self.view.is_of_last_table(model) { self.view.leave_hand(model) } else { self.reset(model) }
    }

    /// Follows a change of the model: a pool that waits for players no longer shows its last table.
    pub fn follow(&mut self, model: &TableModel) {
        if self.view.is_beyond_hands_of(model) && !self.view.is_of_last_table(model) {
            self.reset(model);
        }
    }

    /// Drops all movements and shows the model, after a reconnect.
    pub fn reset(&mut self, model: &TableModel) {
        self.timeline.finish_all();
        self.view = TableView::of(model);
    }

    fn show(&mut self, cues: &[Cue]) {
        for cue in cues {
            self.view.apply(cue);
        }
    }
}
