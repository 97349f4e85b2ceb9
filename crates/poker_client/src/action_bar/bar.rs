//! The action bar of a table, and how the table and the clock change it.

use poker_protocol::{HandId, Request, TableId, TurnId};
use poker_rules::{Action, Chips, HolePlaces};

use super::draft::BetDraft;
use super::guard::{ClickGuard, HOLD_MS};
use super::meaning::{SlotMeaning, SlotView};
use super::queue::Queued;
use super::situation::{OwnShow, OwnTurn, Situation};
use crate::{AtTable, BarSlot, BetPresets, TypedBet};

/// The action bar of one table. It holds the viewer's decision in progress and sends no decision twice.
#[derive(Clone, Debug)]
pub struct ActionBar {
    pub(super) table: TableId,
    pub(super) situation: Situation,
    pub(super) guard: ClickGuard,
    pub(super) draft: Option<BetDraft>,
    pub(super) queued: Option<Queued>,
    pub(super) presets: BetPresets,
    /// The cards that the viewer has marked to be shown, of a hand with more than two.
    pub(super) marked: HolePlaces,
    /// The decision that was sent. The bar accepts no input until the room accepts or refuses it.
    pub(super) sent: Option<Sent>,
}

/// A decision that was sent to the room and is not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sent {
    hand: HandId,
    turn: TurnId,
    at_ms: u64,
}

/// The time in milliseconds within which a room answers over a good connection.
const ANSWER_MS: u64 = 1_000;

/// The state of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarMode {
    /// Nothing to decide.
    Idle,
    /// Boxes to tick ahead of the turn.
    Ahead,
    /// The viewer's turn: buttons, presets and the slider.
    Turn,
    /// The choice to show or muck a hand that need not be shown.
    Showing,
}

/// An action for the room, made for one turn of one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnAction {
    pub table: TableId,
    pub hand: HandId,
    pub turn: TurnId,
    pub action: Action,
}

impl From<TurnAction> for Request {
    fn from(decision: TurnAction) -> Self {
        let TurnAction { table, hand, turn, action } = decision;
        Self::Act { table, hand, turn, action }
    }
}

impl ActionBar {
    /// Milliseconds for which the key for all-in must be held before it acts.
    pub const HOLD_MS: u64 = HOLD_MS;

    /// A bar whose slots ignore input for `rest_ms` after a change.
    pub fn new(table: TableId, rest_ms: u16) -> Self {
        Self {
            table,
            situation: Situation::default(),
            guard: ClickGuard::new(rest_ms.into()),
            draft: None,
            queued: None,
            marked: HolePlaces::NONE,
            presets: BetPresets::default(),
            sent: None,
        }
    }

    /// Sets for how many milliseconds a slot ignores input after a change.
    pub fn set_rest(&mut self, rest_ms: u16) {
        self.guard.set_rest(rest_ms.into());
    }

    /// Sets the presets of the player. On the viewer's turn the amount that is chosen stays.
    pub fn set_presets(&mut self, presets: &BetPresets) {
        if self.presets != *presets {
            self.presets.clone_from(presets);
            if let Some(draft) = &mut self.draft {
                draft.offer(presets);
            }
        }
    }

    /// The presets of the player.
    pub fn presets(&self) -> &BetPresets {
        &self.presets
    }

    /// Whether presets accept input now. Those that send their amount rest as long as the right slot.
    pub fn offers_presets(&self, now_ms: u64) -> bool {
        !self.is_sent() && (!self.presets.at_once || !self.is_deaf(BarSlot::Raise, now_ms))
    }

    /// Brings the bar up to date with the table and the clock, and returns a decision that is due: one made ahead of the turn, or all-in
    /// once its key was held long enough. Call this after each message, after each movement and at [`ActionBar::next_change_ms`].
    pub fn update(&mut self, at: &AtTable<'_>, now_ms: u64) -> Option<TurnAction> {
        match Situation::of(at) {
            Some(situation) if situation != self.situation => self.enter(situation, now_ms),
            Some(_) => {}
            // The decision was made, by the player or by the room when the time ran out, but it has not been shown yet: it counts as sent.
            None => self.sent = self.sent.or_else(|| self.situation.decision().map(|(hand, turn)| Sent { hand, turn, at_ms: now_ms })),
        }
        self.fire_queued(now_ms).or_else(|| self.fire_hold(now_ms))
    }

    fn enter(&mut self, situation: Situation, now_ms: u64) {
        if situation.hand() != self.situation.hand() {
            self.queued = None;
        }
        self.marked = HolePlaces::NONE;
        match &situation {
            Situation::Idle(_) => {
                self.draft = None;
                self.sent = None;
            }
            Situation::Waiting(waiting) => {
                self.draft = None;
                self.sent = None;
                self.queued = self.queued.filter(|queued| queued.survives(waiting));
            }
            Situation::Showing(_) => {
                self.draft = None;
                self.sent = None;
                self.guard.rest_all(now_ms);
            }
            Situation::Turn(own) => {
                if self.own_turn().is_none_or(|before| (before.hand, before.turn) != (own.hand, own.turn)) {
                    self.draft = own.draft(&self.presets);
                    self.guard.rest_all(now_ms);
                }
            }
        }
        self.situation = situation;
        self.guard.change(self.situation.meanings(self.draft.as_ref()), now_ms);
    }

    fn fire_queued(&mut self, now_ms: u64) -> Option<TurnAction> {
        let action = self.queued?.action(self.own_turn()?);
        self.queued = None;
        self.send(action?, now_ms)
    }

    fn fire_hold(&mut self, now_ms: u64) -> Option<TurnAction> {
        if !self.guard.hold_is_over(now_ms) {
            return None;
        }
        let action = self.own_turn()?.all_in()?;
        self.send(action, now_ms)
    }

    /// Records `action` as sent and returns it for the room; `None` where no decision is asked for, or one was sent for this turn.
    pub(super) fn send(&mut self, action: Action, now_ms: u64) -> Option<TurnAction> {
        let (hand, turn) = self.situation.decision()?;
        if self.is_sent() {
            return None;
        }
        self.sent = Some(Sent { hand, turn, at_ms: now_ms });
        self.guard.cancel();
        self.guard.rest_all(now_ms);
        Some(TurnAction { table: self.table, hand, turn, action })
    }

    /// Notes that the room refused the decision; the slots accept input again after their rest time.
    pub fn refused(&mut self, now_ms: u64) {
        self.sent = None;
        self.guard.rest_all(now_ms);
    }

    /// Notes that the table comes to the front. Its slots ignore input for a while, because something else was under the pointer just
    /// before.
    pub fn comes_to_front(&mut self, now_ms: u64) {
        self.guard.cancel();
        self.guard.rest_all(now_ms);
    }

    /// Notes that the table is not shown any more. What was pressed or held there ends, because the player does not see what it would do.
    pub fn goes_behind(&mut self) {
        self.guard.cancel();
    }

    /// What the bar asks of the viewer now.
    pub fn mode(&self) -> BarMode {
        match self.situation {
            Situation::Idle(_) => BarMode::Idle,
            Situation::Waiting(_) => BarMode::Ahead,
            Situation::Turn(_) => BarMode::Turn,
            Situation::Showing(_) => BarMode::Showing,
        }
    }

    /// How a slot is drawn.
    pub fn slot(&self, slot: BarSlot, now_ms: u64) -> SlotView {
        let meaning = self.guard.meaning(slot);
        let (ticked, warns) = match (meaning, &self.situation, self.queued) {
            (SlotMeaning::Ahead(ahead), Situation::Waiting(waiting), Some(queued)) => {
                let ticked = queued.ticks(ahead);
                (ticked, ticked && queued.warns(waiting.price))
            }
            (_, Situation::Idle(_) | Situation::Waiting(_) | Situation::Turn(_) | Situation::Showing(_), _) => (false, false),
        };
        SlotView { meaning, inert: self.is_deaf(slot, now_ms), pressed: self.guard.is_pressed(slot), ticked, warns }
    }

    /// Whether each slot that has a meaning accepts input now.
    pub fn has_rested(&self, now_ms: u64) -> bool {
        let used = |slot: &BarSlot| self.guard.meaning(*slot) != SlotMeaning::Empty;
        BarSlot::ALL.into_iter().filter(used).all(|slot| !self.is_deaf(slot, now_ms))
    }

    /// The amount being chosen; `None` where no bet or raise is legal.
    pub fn draft(&self) -> Option<&BetDraft> {
        self.draft.as_ref()
    }

    /// Whether an amount was typed or chosen on this turn and is not sent yet.
    pub fn amount_is_begun(&self) -> bool {
        !self.is_sent() && self.draft.as_ref().is_some_and(BetDraft::is_begun)
    }

    /// Whether the amount that is typed goes on with this letter, as `2.5` does with `x`.
    pub fn goes_on_with(&self, letter: char) -> bool {
        let typed = self.draft.as_ref().filter(|_| !self.is_sent()).and_then(BetDraft::typed);
        typed.is_some_and(|typed| TypedBet::read(&(typed.text.clone() + letter.encode_utf8(&mut [0; 4]))).is_some())
    }

    /// Whether the decision of this turn was sent and is not answered yet.
    pub fn is_sent(&self) -> bool {
        self.on_its_way().is_some()
    }

    /// Whether the answer takes longer than over a good connection, so that the player is told to wait.
    pub fn waits(&self, now_ms: u64) -> bool {
        self.on_its_way().is_some_and(|sent| now_ms >= sent.at_ms + ANSWER_MS)
    }

    fn on_its_way(&self) -> Option<Sent> {
        let decision = self.situation.decision()?;
        self.sent.filter(|sent| (sent.hand, sent.turn) == decision)
    }

    /// The progress of the hold of the all-in key, 0 to 1000, and its slot; `None` while the key is up.
    pub fn hold(&self, now_ms: u64) -> Option<(BarSlot, u16)> {
        Some((self.all_in_slot()?, self.guard.hold_per_mille(now_ms)?))
    }

    /// The slot that shows the all-in action.
    pub(super) fn all_in_slot(&self) -> Option<BarSlot> {
        Some(match self.own_turn()?.all_in()? {
            Action::RaiseTo(_) => BarSlot::Raise,
            Action::Call | Action::Check | Action::Fold | Action::Show(_) | Action::Muck => BarSlot::Call,
        })
    }

    /// The time of the next change of the bar without a message: call [`ActionBar::update`] then.
    pub fn next_change_ms(&self, now_ms: u64) -> Option<u64> {
        let waits = self.on_its_way().map(|sent| sent.at_ms + ANSWER_MS).filter(|at| *at > now_ms);
        self.guard.next_change_ms(now_ms).into_iter().chain(waits).min()
    }

    pub(super) fn is_deaf(&self, slot: BarSlot, now_ms: u64) -> bool {
        self.is_sent() || self.guard.is_deaf(slot, now_ms)
    }

    pub(super) fn own_turn(&self) -> Option<&OwnTurn> {
        match &self.situation {
            Situation::Turn(own) => Some(own),
            Situation::Idle(_) | Situation::Waiting(_) | Situation::Showing(_) => None,
        }
    }

    /// The viewer's choice to show or muck.
    pub(super) fn own_show(&self) -> Option<&OwnShow> {
        match &self.situation {
            Situation::Showing(own) => Some(own),
            Situation::Idle(_) | Situation::Waiting(_) | Situation::Turn(_) => None,
        }
    }

    /// Whether a click on one of the viewer's own cards shows it now.
    pub fn shows_cards(&self, now_ms: u64) -> bool {
        self.own_show().is_some() && !self.is_deaf(BarSlot::Raise, now_ms)
    }

    /// Whether a click on one of the viewer's own cards marks it to be shown, instead of showing it at once.
    pub fn marks_cards(&self) -> bool {
        self.own_show().is_some_and(|own| own.hole_cards > 2)
    }

    /// The cards that are marked to be shown.
    pub fn marked(&self) -> HolePlaces {
        self.marked
    }

    /// The price of a call while the viewer waits for a turn; otherwise 0.
    pub(super) fn price(&self) -> Chips {
        match &self.situation {
            Situation::Waiting(waiting) => waiting.price,
            Situation::Idle(_) | Situation::Turn(_) | Situation::Showing(_) => Chips::ZERO,
        }
    }
}

impl OwnTurn {
    fn draft(&self, presets: &BetPresets) -> Option<BetDraft> {
        self.sizing.map(|sizing| BetDraft::new(sizing, presets))
    }
}
