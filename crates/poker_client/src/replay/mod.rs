//! A recorded hand that is played again, step by step.

mod known;
mod speed;
mod step;
#[cfg(test)]
mod tests;

use poker_history::PlayedHand;
use poker_protocol::{SeenEvent, TableEvent};
use poker_rules::{BadReplay, Seat, Street};
use poker_text::Text;

use crate::{Amounts, CardsAs, CourtLetters, LogLine, MotionPace, OddsWanted, Playback, RecordedHand, TableModel, TableState, Timing};

use known::KnownCards;
pub use speed::ReplaySpeed;
pub use step::ReplayStep;

/// A recorded hand, the step at which it stands, and the pace at which it goes on by itself.
#[derive(Clone, Debug)]
pub struct Replay {
    recorded: RecordedHand,
    steps: Vec<ReplayStep>,
    known: KnownCards,
    /// The lines that tell the whole hand.
    lines: Vec<LogLine>,
    at: usize,
    /// The table after the step.
    model: TableModel,
    /// The table as it is drawn, which follows the model.
    playback: Playback,
    playing: bool,
    speed: ReplaySpeed,
    /// How long the step has been shown while the hand plays, in milliseconds at the usual speed; `None` until the first frame after the hand
    /// began to play, whose time does not count.
    waited_ms: Option<f32>,
    /// Whether hands are drawn face up as soon as all their cards are known from the record.
    open: bool,
}

impl Replay {
    /// The hand of a record at its first step.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of(hand: &PlayedHand, timing: Timing, pace: MotionPace) -> Result<Replay, BadReplay> {
        let recorded = RecordedHand::of(hand)?;
        let times = hand.kept_by.as_ref().map(|keeper| keeper.decision_ms.as_slice()).unwrap_or_default();
        let (steps, lines) = step::steps(&recorded, times);
        let model = recorded.table_after(steps.first().map_or(0, |step| step.events));
        let known = KnownCards::of(recorded.events(), hand.setup.game.hole_cards);
        let playback = Playback::new(&model, timing, pace);
        let speed = ReplaySpeed::default();
        Ok(Replay { recorded, steps, known, lines, at: 0, model, playback, playing: false, speed, waited_ms: None, open: true })
    }

    /// All steps in order.
    pub fn steps(&self) -> &[ReplayStep] {
        &self.steps
    }

    /// The number of the step that is shown, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step that is shown.
    pub fn step(&self) -> Option<&ReplayStep> {
        self.steps.get(self.at)
    }

    /// Whether the last step is shown.
    pub fn is_at_end(&self) -> bool {
        self.at + 1 >= self.steps.len()
    }

    /// The table after the step.
    pub fn model(&self) -> &TableModel {
        &self.model
    }

    /// The table as it is drawn, with the movements of the step.
    pub fn playback(&self) -> &Playback {
        &self.playback
    }

    /// How amounts are written: in the unit of the hand.
    pub fn amounts(&self) -> Amounts {
        self.recorded.amounts()
    }

    /// Whether the hand goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// How fast the hand plays.
    pub fn speed(&self) -> ReplaySpeed {
        self.speed
    }

    /// Plays the hand at another speed from now on.
    pub fn set_speed(&mut self, speed: ReplaySpeed) {
        self.speed = speed;
    }

    /// Whether hands are drawn face up as soon as all their cards are known from the record, and not only once they were shown.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Lays known hands open from the start (`true`), or each only once it was shown.
    pub fn set_open(&mut self, open: bool) {
        self.open = open;
    }

    /// Plays the hand from here, or from its beginning if it is at its end; or stops it.
    pub fn toggle_playing(&mut self) {
        if !self.playing && self.is_at_end() {
            self.go_to(0);
        }
        self.playing = !self.playing && self.steps.len() > 1;
        self.waited_ms = None;
    }

    /// Stops the hand at the step that is shown.
    pub fn pause(&mut self) {
        self.playing = false;
    }

    /// Shows a step. The step after the one that is shown is moved to, any other appears at once.
    pub fn go_to(&mut self, step: usize) {
        let step = step.min(self.steps.len().saturating_sub(1));
        let Some(to) = self.steps.get(step) else { return };
        if step == self.at + 1 {
            let from = self.steps.get(self.at).map_or(0, |step| step.events);
            self.playback.finish_all();
            for event in self.recorded.events().iter().take(to.events).skip(from) {
                let cues = self.model.apply(TableEvent::Hand { event: event.clone() }, 0);
                self.playback.push(cues);
            }
        } else if step != self.at {
            self.model = self.recorded.table_after(to.events);
            self.playback.reset(&self.model);
        }
        (self.at, self.waited_ms) = (step, Some(0.0));
        self.playing &= !self.is_at_end();
    }

    /// Shows the next step.
    pub fn forward(&mut self) {
        self.go_to(self.at + 1);
    }

    /// Shows the step before.
    pub fn back(&mut self) {
        self.go_to(self.at.saturating_sub(1));
    }

    /// The first step of each street that was dealt, and of the showdown (`None`).
    pub fn streets(&self) -> Vec<(Option<Street>, usize)> {
        let mut streets: Vec<(Option<Street>, usize)> = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            if streets.last().is_none_or(|(last, _)| *last != step.street && last.is_some()) {
                streets.push((step.street, at));
            }
        }
        streets
    }

    /// Shows the beginning of the next street, or the last step.
    pub fn next_street(&mut self) {
        let next = self.streets().into_iter().map(|(_, at)| at).find(|at| *at > self.at);
        self.go_to(next.unwrap_or(self.steps.len().saturating_sub(1)));
    }

    /// Shows the beginning of this street, or of the one before if it is shown already.
    pub fn street_back(&mut self) {
        let before = self.streets().into_iter().map(|(_, at)| at).rfind(|at| *at < self.at);
        self.go_to(before.unwrap_or(0));
    }

    /// Lets `dt_ms` pass: moves what moves and, while the hand plays, shows the next step when it is due. Returns after how many milliseconds
    /// something changes again; `None` if nothing does.
    pub fn advance(&mut self, dt_ms: f32) -> Option<f32> {
        let faster = self.speed.factor();
        self.playback.advance(dt_ms * faster.max(1.0));
        if self.playing {
            let waited = self.waited_ms.map_or(0.0, |waited| waited + dt_ms * faster);
            self.waited_ms = Some(waited);
            if waited >= self.wait_ms() {
                self.forward();
            }
        }
        let moves = !self.playback.timeline().is_idle();
        let due = self.playing.then(|| (self.wait_ms() - self.waited_ms.unwrap_or_default()).max(0.0) / faster);
        if moves { Some(0.0) } else { due }
    }

    /// How long the step is shown at the usual speed: about as long as the decision after it took, where that is known.
    fn wait_ms(&self) -> f32 {
        let next = self.steps.get(self.at + 1).and_then(|step| step.decision_ms);
        let ms = next.map_or(USUAL_MS, |ms| u16::try_from(ms).unwrap_or(LONGEST_MS).clamp(SHORTEST_MS, LONGEST_MS));
        f32::from(ms)
    }

    /// The felt as it is drawn: the player whose action comes next is marked, and known hands lie open.
    pub fn felt(&self) -> TableState {
        let mut felt = self.playback.view().felt().clone();
        if self.open {
            self.known.open(&mut felt, self.model.hero());
        }
        felt.acting = self.next_to_act();
        felt
    }

    /// The player whose action comes next.
    fn next_to_act(&self) -> Option<Seat> {
        let from = self.step()?.events;
        match self.recorded.events().get(from)? {
            SeenEvent::Acted { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Which chances are shown at the step: those of all hands that are still in play, if all their cards are known.
    pub fn odds_wanted(&self) -> OddsWanted {
        let mut felt = self.model.felt().clone();
        if self.open {
            self.known.open(&mut felt, None);
        }
        OddsWanted::of(&self.model, &felt, false)
    }

    /// What happened in a step, one line for each event that is told: who, if the line is about a player, and what.
    pub fn told(&self, step: usize, letters: CourtLetters) -> Vec<(Option<String>, Text)> {
        let Some(range) = self.steps.get(step).map(|step| step.lines.clone()) else { return Vec::new() };
        let (names, amounts) = (LogLine::names(&self.lines), self.amounts());
        let name = |line: &LogLine| line.who.as_ref().and_then(|who| who.name.clone());
        let lines = self.lines.get(range).unwrap_or_default().iter();
        lines.map(|line| (name(line), line.text(&amounts, &names, CardsAs::Symbols(letters)))).collect()
    }
}

/// How long a step is shown at the usual speed: without a known decision, and at least and at most with one.
const USUAL_MS: u16 = 1_200;
const SHORTEST_MS: u16 = 700;
const LONGEST_MS: u16 = 4_000;
