//! What the section of keys keeps between frames, and what is done with a key that the player presses for an action.

use bevy_egui::egui::{Context, Event, EventFilter};
use poker_client::{Intent, Key, KeyAction, KeyChord, KeyRefusal, KeySettings, Settings};
use poker_text::text;

use crate::screen::player::changed;
use crate::style::Style;
use crate::widget::control_id;

/// What the section of keys keeps between frames.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct KeysEdit {
    /// The cap that waits for a key.
    pub(super) waiting: Option<CapPlace>,
    /// The key that could not be bound.
    pub(super) refused: Option<RefusedKey>,
    /// Whether the page has yet to scroll to where that is told.
    pub(super) is_news: bool,
    /// The name of a set while the player types it.
    pub(super) name: Option<String>,
    /// The question that is open.
    pub(super) question: Option<KeysQuestion>,
}

/// A place for a key of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CapPlace {
    pub(super) action: KeyAction,
    /// The index of the chord that is replaced; `None` for one more.
    pub(super) at: Option<usize>,
}

/// A key that could not be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RefusedKey {
    pub(super) place: CapPlace,
    pub(super) chord: KeyChord,
    pub(super) why: KeyRefusal,
}

/// A question about a set of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeysQuestion {
    /// Whether it is deleted.
    Delete,
    /// Whether all its actions get the keys of the program's set again.
    Reset,
}

impl CapPlace {
    /// The name of the control that waits for the key.
    pub(super) fn control(self) -> String {
        match self.at {
            Some(at) => format!("{}.{at}", row_name(self.action)),
            None => format!("{}.add", row_name(self.action)),
        }
    }
}

/// The beginning of the names of the controls of an action's row.
pub(super) fn row_name(action: KeyAction) -> String {
    let tag: String = format!("{action:?}").to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    format!("settings.key.{tag}")
}

/// The name of a new set of the player's own.
pub(super) fn own_name(style: &Style<'_>) -> String {
    style.say(&text::keys::own_name())
}

impl KeysEdit {
    /// An edit in which the action waits for one more key.
    pub(crate) fn waiting_for(action: KeyAction) -> Self {
        Self { waiting: Some(CapPlace { action, at: None }), ..Self::default() }
    }

    /// The same edit, in which `chord` could not be bound to `action` because another action has it.
    pub(crate) fn clashing(self, action: KeyAction, chord: KeyChord, other: KeyAction) -> Self {
        let refused = RefusedKey { place: CapPlace { action, at: None }, chord, why: KeyRefusal::Clash(other) };
        Self { refused: Some(refused), ..self }
    }

    /// Whether the next key is for an action.
    pub(crate) fn waits(&self) -> bool {
        self.waiting.is_some()
    }

    /// Begins to wait for a key. What could not be bound before is told no longer, unless the player has to decide about it.
    pub(super) fn wait(&mut self, ctx: &Context, place: CapPlace) {
        let undecided = |refused: &RefusedKey| matches!(refused.why, KeyRefusal::Clash(_)) && refused.place.action != place.action;
        self.refused = self.refused.filter(undecided);
        self.waiting = Some(place);
        let id = control_id(&place.control());
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.request_repaint();
    }

    /// While a key is waited for, keeps keys from moving the focus and pressing controls, and stops waiting if the pointer is used.
    pub(super) fn hush(&mut self, ctx: &Context) {
        let Some(place) = self.waiting else { return };
        if ctx.input(|input| input.pointer.primary_pressed()) {
            self.stop(ctx);
            return;
        }
        ctx.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Key { .. } | Event::Text(_))));
        let all = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(control_id(&place.control()), all));
    }

    /// Stops waiting, and lets keys move the focus again. Returns the place that waited.
    fn stop(&mut self, ctx: &Context) -> Option<CapPlace> {
        let place = self.waiting.take()?;
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(control_id(&place.control()), EventFilter::default()));
        Some(place)
    }

    /// Handles the key that was waited for: Escape stops waiting, Backspace takes the replaced key away, every other key is bound or
    /// refused. `own_name` is the name of a new set of the player's own. Returns the intent.
    pub(super) fn take(&mut self, ctx: &Context, chord: KeyChord, settings: &Settings, own_name: &str) -> Option<Intent> {
        let place = self.stop(ctx)?;
        self.refused = self.refused.filter(|refused| refused.place.action != place.action);
        let done = |keys: &mut KeySettings| match (chord, place.at) {
            (ESCAPE, _) | (BACKSPACE, None) => Ok(()),
            (BACKSPACE, Some(at)) => keys.unbind(place.action, at, own_name),
            _ => keys.bind(place.action, place.at, chord, own_name),
        };
        if (chord, place.at.is_some()) == (BACKSPACE, true) {
            // The cap goes away; the keyboard goes on at the button beside it.
            ctx.memory_mut(|memory| memory.request_focus(control_id(&CapPlace { at: None, ..place }.control())));
        }
        self.change(settings, place, chord, done)
    }

    /// Gives the refused key to its action, and takes it away from the others.
    pub(super) fn take_from_others(&mut self, settings: &Settings, own_name: &str) -> Option<Intent> {
        let RefusedKey { place, chord, .. } = self.refused.take()?;
        self.change(settings, place, chord, |keys| keys.bind_from_others(place.action, place.at, chord, own_name))
    }

    fn change(
        &mut self,
        settings: &Settings,
        place: CapPlace,
        chord: KeyChord,
        change: impl FnOnce(&mut KeySettings) -> Result<(), KeyRefusal>,
    ) -> Option<Intent> {
        let mut keys = settings.keys.clone();
        match change(&mut keys) {
            Ok(()) => (keys != settings.keys).then(|| changed(settings, |settings| settings.keys = keys)),
            Err(why) => {
                (self.refused, self.is_news) = (Some(RefusedKey { place, chord, why }), true);
                None
            }
        }
    }

    /// Forgets a clash that is none any more, as another set may be in force now.
    pub(super) fn review(&mut self, keys: &KeySettings) {
        let bindings = keys.chosen_bindings();
        let stands = |refused: &RefusedKey| match refused.why {
            KeyRefusal::Clash(other) => bindings.clash(refused.place.action, refused.chord) == Some(other),
            KeyRefusal::Reserved(_) | KeyRefusal::Full | KeyRefusal::ProfilesFull => true,
        };
        self.refused = self.refused.filter(stands);
    }
}

/// The keys that end the choice of a key.
const ESCAPE: KeyChord = KeyChord::plain(Key::Escape);
const BACKSPACE: KeyChord = KeyChord::plain(Key::Backspace);
