//! A rectangle that can be clicked, focused by keyboard and read by a screen reader.

use bevy_egui::egui::{CursorIcon, Event, Key, Rect, RectAlign, Response, Sense, Tooltip, Ui, Vec2, WidgetInfo, WidgetType};

use super::focus::holds_keyboard;
use crate::style::Style;

/// The common parts of every control.
#[derive(Clone, Copy, Debug)]
pub struct ClickTarget<'a> {
    /// The dotted, stable name, which is also its identity.
    pub name: &'a str,
    /// The drawn rectangle.
    pub rect: Rect,
    /// What a screen reader says.
    pub label: &'a str,
    /// The control's kind, for a screen reader.
    pub kind: WidgetType,
    /// Whether the control can be used now.
    pub enabled: bool,
    /// Whether the control is on; `None` for controls that cannot be on or off.
    pub on: Option<bool>,
    /// Whether the target only senses the pointer: it is announced as disabled and never counts as clicked.
    pub deaf: bool,
}

/// The state of a target in this frame.
#[derive(Clone, Debug)]
pub struct Touch {
    pub response: Response,
    /// Whether it was used in this frame: by the pointer, by a key that was newly pressed, or by a screen reader.
    pub clicked: bool,
    /// Whether the pointer is over it and could use it.
    pub hovered: bool,
    /// Whether the pointer is held down on it.
    pub pressed: bool,
    /// Whether it has the keyboard's focus.
    pub focused: bool,
}

impl<'a> ClickTarget<'a> {
    /// The target of a button.
    pub const fn button(name: &'a str, rect: Rect, label: &'a str) -> Self {
        Self { name, rect, label, kind: WidgetType::Button, enabled: true, on: None, deaf: false }
    }

    /// The target of a control that is on or off.
    pub const fn switch(name: &'a str, rect: Rect, label: &'a str, on: bool) -> Self {
        Self { name, rect, label, kind: WidgetType::Checkbox, enabled: true, on: Some(on), deaf: false }
    }

    /// The same target, enabled or disabled.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// The same target, which only senses the pointer if `deaf`.
    #[must_use]
    pub const fn deaf(self, deaf: bool) -> Self {
        Self { deaf, ..self }
    }

    /// Adds the target to this frame; it senses clicks.
    pub fn touch(self, ui: &Ui, style: &Style<'_>) -> Touch {
        self.sense(ui, style, Sense::click())
    }

    /// Adds the target to this frame; it senses clicks and drags.
    pub fn drag(self, ui: &Ui, style: &Style<'_>) -> Touch {
        self.sense(ui, style, Sense::click_and_drag())
    }

    /// Whether it is the chosen one of several choices, so that pressing it changes nothing.
    fn is_chosen_already(&self) -> bool {
        self.on == Some(true) && matches!(self.kind, WidgetType::RadioButton | WidgetType::SelectableLabel)
    }

    fn sense(self, ui: &Ui, style: &Style<'_>, sense: Sense) -> Touch {
        let hit = at_least(self.rect, style.theme.size.min_target);
        let senses = self.enabled && ui.is_enabled() && !style.is_blocked(ui);
        let live = senses && !self.deaf;
        let mut response = ui.interact(hit, style.control_id(self.name), if senses { sense } else { Sense::hover() });
        style.note(self.name, hit, ui.clip_rect(), live);
        response.widget_info(|| match self.on {
            Some(on) => WidgetInfo::selected(self.kind, live, on, self.label),
            None => WidgetInfo::labeled(self.kind, live, self.label),
        });
        if live {
            response = response.on_hover_cursor(CursorIcon::PointingHand);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.has_focus() {
            holds_keyboard(ui, response.id, live && !self.is_chosen_already());
        }
        let clicked = live && response.clicked() && !from_held_key(ui);
        Touch {
            clicked,
            hovered: live && response.hovered(),
            pressed: live && response.is_pointer_button_down_on(),
            focused: senses && response.has_focus(),
            response,
        }
    }
}

impl Touch {
    /// Shows a tooltip, above the control where there is room, because what a control changes lies beside or below it and must stay
    /// visible.
    pub fn hint(self, words: &str) -> Self {
        if !words.is_empty() {
            let mut tip = Tooltip::for_enabled(&self.response);
            tip.popup = tip.popup.align(RectAlign::TOP_START);
            tip.show(|ui| {
                ui.set_max_width(ui.spacing().tooltip_width);
                ui.label(words);
            });
        }
        self
    }
}

/// Whether egui's click came from Enter or Space being held down, rather than newly pressed.
fn from_held_key(ui: &Ui) -> bool {
    ui.input(|input| {
        let mut held = false;
        for event in &input.events {
            match event {
                Event::Key { key: Key::Enter | Key::Space, pressed: true, repeat, .. } if !*repeat => return false,
                Event::Key { key: Key::Enter | Key::Space, pressed: true, .. } => held = true,
                Event::PointerButton { .. } => return false,
                _ => {}
            }
        }
        held
    })
}

/// The rectangle grown around its middle to at least `side`.
fn at_least(rect: Rect, side: f32) -> Rect {
    Rect::from_center_size(rect.center(), rect.size().max(Vec2::splat(side)))
}
