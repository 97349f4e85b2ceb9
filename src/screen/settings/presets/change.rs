//! How one list changes in a frame.

use bevy_egui::egui::{EventFilter, Key, Response, Ui};
use poker_client::{BetPresets, PresetList};

use super::state::{PresetAt, PresetDrag, PresetsState};
use super::words::control;
use crate::widget::control_id;

/// A change of one list in this frame.
pub(super) struct Change<'p> {
    presets: &'p BetPresets,
    which: PresetList,
    now: Option<BetPresets>,
}

impl<'p> Change<'p> {
    /// No change yet.
    pub(super) const fn of(presets: &'p BetPresets, which: PresetList) -> Self {
        Self { presets, which, now: None }
    }

    /// The presets after the change; `None` where nothing has changed.
    pub(super) fn result(self) -> Option<BetPresets> {
        self.now
    }

    /// Changes the presets.
    pub(super) fn make(&mut self, change: impl FnOnce(&mut BetPresets)) {
        let mut now = self.presets.clone();
        change(&mut now);
        self.now = Some(now).filter(|now| now != self.presets);
    }

    /// While a handle has the focus, the arrows up and down move its preset, and Delete removes it. The focus goes with the preset.
    pub(super) fn keys(&mut self, ui: &Ui, handle: &Response, at: usize) {
        // A preset that was moved down has taken the focus to a handle that is drawn later in this frame.
        if !handle.has_focus() || self.now.is_some() {
            return;
        }
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(handle.id, arrows));
        let (up, down, delete) = ui.input(|input| {
            let pressed = |key| input.key_pressed(key);
            (pressed(Key::ArrowUp), pressed(Key::ArrowDown), pressed(Key::Delete))
        });
        let (which, count) = (self.which, self.presets.list(self.which).len());
        let to = match (up, down) {
            (true, false) => at.checked_sub(1),
            (false, true) => Some(at + 1).filter(|to| *to < count),
            _ => None,
        };
        if let Some(to) = to {
            self.make(|presets| presets.reorder(which, at, to));
            ui.memory_mut(|memory| memory.request_focus(control_id(&control(which, to, "handle"))));
        } else if delete && self.presets.may_remove(which) {
            self.make(|presets| presets.remove(which, at));
            let near = at.min(count.saturating_sub(2));
            ui.memory_mut(|memory| memory.request_focus(control_id(&control(which, near, "handle"))));
        }
    }

    /// Follows the pointer while a preset is dragged, and moves the preset where it is dropped.
    pub(super) fn drag(&mut self, handle: &Response, state: &mut PresetsState, of: PresetAt, top: f32, row: f32) {
        let count = self.presets.list(self.which).len();
        if let Some(pointer) = handle.interact_pointer_pos().filter(|_| handle.dragged()) {
            // The value is in range after the clamp.
            let to = ((pointer.y - top) / row).floor().clamp(0.0, count.saturating_sub(1) as f32) as usize;
            state.drag = Some(PresetDrag { of, to });
        }
        if handle.drag_stopped()
            && let Some(drag) = state.drag.take()
        {
            let which = self.which;
            self.make(|presets| presets.reorder(which, drag.of.at, drag.to));
        }
    }
}
