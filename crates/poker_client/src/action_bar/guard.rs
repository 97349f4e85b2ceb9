//! Presses that must not count: a slot is deaf for a while after its word or price changed.

use super::meaning::Meaning;
use crate::Slot;

/// The slots' meanings, since when, and the press held on one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ClickGuard {
    rest_ms: u64,
    meanings: [Meaning; 3],
    deaf_until: [u64; 3],
    pressed: Option<Slot>,
    hold: Option<Hold>,
}

/// The key for all-in is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hold {
    since: u64,
}

/// How long the key for all-in is held before it acts.
pub(super) const HOLD_MS: u64 = 300;

impl ClickGuard {
    pub fn new(rest_ms: u64) -> Self {
        Self { rest_ms, meanings: [Meaning::Empty; 3], deaf_until: [0; 3], pressed: None, hold: None }
    }

    pub fn set_rest(&mut self, rest_ms: u64) {
        self.rest_ms = rest_ms;
    }

    pub fn meaning(&self, slot: Slot) -> Meaning {
        self.meanings[slot.index()]
    }

    /// The table changed the slots. A slot with a new meaning ignores input for a while, and a press begun on it is dropped.
    pub fn change(&mut self, meanings: [Meaning; 3], now_ms: u64) {
        for slot in Slot::ALL {
            if meanings[slot.index()] != self.meaning(slot) {
                self.rest(slot, now_ms);
            }
        }
        self.meanings = meanings;
    }

    /// A new decision: every slot ignores input for a while, also one with the same meaning as before.
    pub fn rest_all(&mut self, now_ms: u64) {
        for slot in Slot::ALL {
            self.rest(slot, now_ms);
        }
    }

    /// Makes this slot ignore input for a while, and drops a press begun on it.
    pub fn rest(&mut self, slot: Slot, now_ms: u64) {
        self.deaf_until[slot.index()] = now_ms + self.rest_ms;
        if self.pressed == Some(slot) {
            self.pressed = None;
        }
        self.hold = None;
    }

    /// The viewer changed the price of the right slot. It accepts input at once, but a press begun before is dropped.
    pub fn edit(&mut self, meanings: [Meaning; 3]) {
        if meanings != self.meanings {
            self.pressed = None;
            self.hold = None;
        }
        self.meanings = meanings;
    }

    pub fn is_deaf(&self, slot: Slot, now_ms: u64) -> bool {
        self.meaning(slot) == Meaning::Empty || now_ms < self.deaf_until[slot.index()]
    }

    pub fn is_pressed(&self, slot: Slot) -> bool {
        self.pressed == Some(slot)
    }

    pub fn press(&mut self, slot: Slot, now_ms: u64) {
        self.pressed = (!self.is_deaf(slot, now_ms)).then_some(slot);
    }

    /// Whether a press that began on this slot, with this meaning, ends on it.
    pub fn release(&mut self, slot: Slot, now_ms: u64) -> bool {
        self.pressed.take() == Some(slot) && !self.is_deaf(slot, now_ms)
    }

    pub fn cancel(&mut self) {
        self.pressed = None;
        self.hold = None;
    }

    /// The key for all-in goes down.
    pub fn hold(&mut self, now_ms: u64) {
        self.hold = Some(Hold { since: now_ms });
    }

    pub fn release_hold(&mut self) {
        self.hold = None;
    }

    /// Whether the key for all-in has been down long enough; it acts once.
    pub fn hold_is_over(&mut self, now_ms: u64) -> bool {
        let over = self.hold.is_some_and(|hold| now_ms >= hold.since + HOLD_MS);
        if over {
            self.hold = None;
        }
        over
    }

    /// How far the key for all-in has come, 0 to 1000.
    pub fn hold_per_mille(&self, now_ms: u64) -> Option<u16> {
        let held = now_ms.saturating_sub(self.hold?.since).min(HOLD_MS);
        u16::try_from(held * 1000 / HOLD_MS).ok()
    }

    /// When a slot wakes or a hold ends.
    pub fn next_change_ms(&self, now_ms: u64) -> Option<u64> {
        let wakes = Slot::ALL.into_iter().filter(|slot| self.meaning(*slot) != Meaning::Empty).map(|slot| self.deaf_until[slot.index()]);
        let hold = self.hold.map(|hold| hold.since + HOLD_MS);
        wakes.chain(hold).filter(|at| *at > now_ms).min()
    }
}
