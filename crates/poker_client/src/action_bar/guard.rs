//! Drops presses that must not count: a slot ignores input for a while after its meaning changed.

use super::meaning::SlotMeaning;
use crate::BarSlot;

/// The meanings of the slots, the time until which each ignores input, and the slot that is pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ClickGuard {
    rest_ms: u64,
    meanings: [SlotMeaning; 3],
    deaf_until: [u64; 3],
    pressed: Option<BarSlot>,
    hold: Option<Hold>,
}

/// The key for all-in has been held down since `since`, in the app's milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hold {
    since: u64,
}

/// Milliseconds for which the key for all-in must be held before it acts.
pub(super) const HOLD_MS: u64 = 300;

impl ClickGuard {
    pub fn new(rest_ms: u64) -> Self {
        Self { rest_ms, meanings: [SlotMeaning::Empty; 3], deaf_until: [0; 3], pressed: None, hold: None }
    }

    pub fn set_rest(&mut self, rest_ms: u64) {
        self.rest_ms = rest_ms;
    }

    pub fn meaning(&self, slot: BarSlot) -> SlotMeaning {
        self.meanings[slot.index()]
    }

    /// Sets the meanings after the table changed. A slot with a new meaning ignores input for a while, and a press that began on it is
    /// dropped.
    pub fn change(&mut self, meanings: [SlotMeaning; 3], now_ms: u64) {
        for slot in BarSlot::ALL {
            if meanings[slot.index()] != self.meaning(slot) {
                self.rest(slot, now_ms);
            }
        }
        self.meanings = meanings;
    }

    /// Makes every slot ignore input for a while, even if its meaning stays the same. Used when a new decision begins.
    pub fn rest_all(&mut self, now_ms: u64) {
        for slot in BarSlot::ALL {
            self.rest(slot, now_ms);
        }
    }

    /// Makes this slot ignore input for a while, and drops a press that began on it.
    pub fn rest(&mut self, slot: BarSlot, now_ms: u64) {
        self.deaf_until[slot.index()] = now_ms + self.rest_ms;
        if self.pressed == Some(slot) {
            self.pressed = None;
        }
        self.hold = None;
    }

    /// Sets the meanings after the viewer changed the amount. The slots accept input at once, but a press that began before is dropped.
    pub fn edit(&mut self, meanings: [SlotMeaning; 3]) {
        if meanings != self.meanings {
            self.pressed = None;
            self.hold = None;
        }
        self.meanings = meanings;
    }

    pub fn is_deaf(&self, slot: BarSlot, now_ms: u64) -> bool {
        self.meaning(slot) == SlotMeaning::Empty || now_ms < self.deaf_until[slot.index()]
    }

    pub fn is_pressed(&self, slot: BarSlot) -> bool {
        self.pressed == Some(slot)
    }

    pub fn press(&mut self, slot: BarSlot, now_ms: u64) {
        self.pressed = (!self.is_deaf(slot, now_ms)).then_some(slot);
    }

    /// Ends a press on `slot`. Returns whether it counts: it began there, and the meaning of the slot has not changed since.
    pub fn release(&mut self, slot: BarSlot, now_ms: u64) -> bool {
        self.pressed.take() == Some(slot) && !self.is_deaf(slot, now_ms)
    }

    pub fn cancel(&mut self) {
        self.pressed = None;
        self.hold = None;
    }

    /// Notes that the key for all-in went down.
    pub fn hold(&mut self, now_ms: u64) {
        self.hold = Some(Hold { since: now_ms });
    }

    pub fn release_hold(&mut self) {
        self.hold = None;
    }

    /// Whether the key for all-in has been down long enough; true once for each press.
    pub fn hold_is_over(&mut self, now_ms: u64) -> bool {
        let over = self.hold.is_some_and(|hold| now_ms >= hold.since + HOLD_MS);
        if over {
            self.hold = None;
        }
        over
    }

    /// The part of the hold time for which the key has been down, 0 to 1000; `None` while it is up.
    pub fn hold_per_mille(&self, now_ms: u64) -> Option<u16> {
        let held = now_ms.saturating_sub(self.hold?.since).min(HOLD_MS);
        u16::try_from(held * 1000 / HOLD_MS).ok()
    }

    /// The next time at which a slot accepts input again or a hold ends.
    pub fn next_change_ms(&self, now_ms: u64) -> Option<u64> {
        let wakes =
            BarSlot::ALL.into_iter().filter(|slot| self.meaning(*slot) != SlotMeaning::Empty).map(|slot| self.deaf_until[slot.index()]);
        let hold = self.hold.map(|hold| hold.since + HOLD_MS);
        wakes.chain(hold).filter(|at| *at > now_ms).min()
    }
}
