//! The steps of a recorded hand: what is seen together.

use std::ops::Range;

use poker_protocol::{SeenEvent, TableEvent};
use poker_rules::Street;

use crate::{LogLine, RecordedHand};

/// A step of a recorded hand: the blinds and the deal, an action, a street, a shown hand, or a pot that goes to its winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The number of events up to the end of the step.
    pub events: usize,
    /// The street of the step; `None` from the showdown on.
    pub street: Option<Street>,
    /// How long the player took for the action of the step, in milliseconds; `None` if that is not known or the step is no action.
    pub decision_ms: Option<u32>,
    /// The lines of the hand that tell of the step.
    pub(super) lines: Range<usize>,
}

/// What kind of step an event belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Deal,
    Action,
    Street,
    /// Hands that are laid open before the board is complete; several of them are one step.
    Open,
    Show,
    /// What a pot pays; the parts of a pot are one step.
    Pot(u8),
    /// Bets that return or are gathered, and rake: they come with what follows.
    Before,
    /// The end, which comes with what was before it.
    End,
}

impl Part {
    const fn of(event: &SeenEvent) -> Self {
        match event {
            SeenEvent::Started { .. } | SeenEvent::Posted { .. } | SeenEvent::Dealt { .. } => Self::Deal,
            SeenEvent::Acted { .. } => Self::Action,
            SeenEvent::StreetDealt { .. } => Self::Street,
            SeenEvent::Shown { name: None, .. } => Self::Open,
            SeenEvent::Shown { .. } | SeenEvent::PartShown { .. } | SeenEvent::Mucked { .. } => Self::Show,
            SeenEvent::Won { pot, .. } => Self::Pot(*pot),
            SeenEvent::Returned { .. } | SeenEvent::Gathered { .. } | SeenEvent::Raked { .. } => Self::Before,
            SeenEvent::Ended { .. } => Self::End,
        }
    }

    /// Whether the next event of this kind belongs to the same step.
    fn joins(self, next: Self) -> bool {
        self == next && matches!(self, Self::Deal | Self::Open | Self::Pot(_))
    }
}

/// The steps of a hand, and the lines that tell it. `times` has how long each action of the betting took.
pub(super) fn steps(recorded: &RecordedHand, times: &[u32]) -> (Vec<ReplayStep>, Vec<LogLine>) {
    let mut model = recorded.table();
    let mut steps: Vec<(Part, ReplayStep)> = Vec::new();
    let (mut street, mut acted, mut told) = (Some(Street::Preflop), 0, 0);
    // Whether events wait for the step with which they come.
    let mut waits = false;
    for (at, event) in recorded.events().iter().enumerate() {
        model.apply(TableEvent::Hand { event: event.clone() }, 0);
        let part = Part::of(event);
        match event {
            SeenEvent::StreetDealt { street: dealt, .. } => street = Some(*dealt),
            SeenEvent::Shown { name: Some(_), .. } | SeenEvent::Mucked { .. } | SeenEvent::PartShown { .. } | SeenEvent::Won { .. } => {
                street = None;
            }
            _ => {}
        }
        let lines = model.log().current.as_ref().map_or(0, |hand| hand.lines.len());
        if part == Part::Before {
            waits = true;
            continue;
        }
        let joined = steps.last_mut().filter(|(last, _)| part == Part::End || (last.joins(part) && !waits));
        if let Some((_, step)) = joined {
            (step.events, step.lines.end) = (at + 1, lines);
        } else {
            let decision_ms = (part == Part::Action).then(|| times.get(acted).copied()).flatten();
            steps.push((part, ReplayStep { events: at + 1, street, decision_ms, lines: told..lines }));
        }
        acted += usize::from(part == Part::Action);
        (told, waits) = (lines, false);
    }
    // The keeper may have left before anything followed.
    if let Some((_, last)) = steps.last_mut() {
        last.events = recorded.events().len();
        last.lines.end = model.log().current.as_ref().map_or(0, |hand| hand.lines.len());
    }
    let lines = model.log().current.as_ref().map(|hand| hand.lines.clone()).unwrap_or_default();
    (steps.into_iter().map(|(_, step)| step).collect(), lines)
}
