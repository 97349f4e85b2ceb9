//! What tests need to draw a panel without a window.

use std::collections::HashMap;

use bevy::math::Vec2;
use bevy_egui::egui::{self, Context, Event, Id, Key, Modifiers, Rect, pos2};
use egui_kittest::Harness;
use poker_client::{Intent, KeyHints};
use poker_text::{Language, Texts};

use super::{Record, Style, install};
use crate::assets::AssetSource;
use crate::layout::TableLayout;
use crate::theme::{Theme, UiScale};

/// Owns what a [`Style`] borrows.
pub(crate) struct Bench {
    pub(crate) theme: Theme,
    pub(crate) texts: Texts,
    pub(crate) assets: AssetSource,
    pub(crate) size: Vec2,
    pub(crate) text_scale: f32,
    pub(crate) at_table: bool,
    pub(crate) keys: Option<KeyHints>,
}

impl Bench {
    /// A window of this size in points, in this language.
    pub(crate) fn new(language: Language, width: f32, height: f32) -> Self {
        Self {
            theme: Theme::embedded().unwrap(),
            texts: Texts::embedded(language),
            assets: AssetSource::Embedded,
            size: Vec2::new(width, height),
            text_scale: 1.0,
            at_table: false,
            keys: None,
        }
    }

    /// The same window with another text size.
    pub(crate) fn scaled(self, text_scale: f32) -> Self {
        Self { text_scale, ..self }
    }

    /// The same window at a table, where the scale of its layout holds for all panels.
    pub(crate) fn at_table(self) -> Self {
        Self { at_table: true, ..self }
    }

    /// The window in English at 1280x800.
    pub(crate) fn regular() -> Self {
        Self::new(Language::English, 1280.0, 800.0)
    }

    /// The style with which panels are drawn.
    pub(crate) fn style<'a>(&'a self, record: &'a Record) -> Style<'a> {
        let scale = UiScale::new(&self.theme, self.size, self.text_scale);
        let scale = if self.at_table { scale.at_table() } else { scale };
        let window = Rect::from_min_size(pos2(0.0, 0.0), egui::vec2(self.size.x, self.size.y));
        Style { key_hints: self.keys.as_ref(), ..Style::new(&self.theme, scale, &self.texts, &self.assets, record, window) }
    }

    /// Installs the fonts and the style in a window.
    pub(crate) fn dress(&self, ctx: &Context) {
        install(ctx, 0, |weight| self.assets.file(&weight.file()).unwrap());
        self.style(&Record::default()).dress(ctx);
    }
}

impl Style<'_> {
    /// The layout of a table for six.
    pub(crate) fn layout(&self) -> TableLayout {
        TableLayout::new(Vec2::new(self.window.width(), self.window.height()), 6, self.theme, self.scale.chosen_text())
    }
}

/// A panel in a test harness: its data, the intents so far, and the record of the last frame.
pub(crate) struct ShownPanel<S> {
    pub(crate) data: S,
    pub(crate) asked: Vec<Intent>,
    pub(crate) record: Record,
    frames: u32,
}

impl<S> ShownPanel<S> {
    /// Returns the intents since the last call.
    pub(crate) fn take(&mut self) -> Vec<Intent> {
        std::mem::take(&mut self.asked)
    }
}

/// Shows a panel for `data`. Fonts are there from the second frame on, so the panel is first drawn in the third.
pub(crate) fn show<'b, S: 'b>(
    bench: &'b Bench,
    data: S,
    mut panel: impl FnMut(&Context, &Style<'_>, &mut S) -> Vec<Intent> + 'b,
) -> Harness<'b, ShownPanel<S>> {
    let shown = ShownPanel { data, asked: Vec::new(), record: Record::default(), frames: 0 };
    let mut harness = Harness::builder().with_size(egui::vec2(bench.size.x, bench.size.y)).with_max_steps(16).build_ui_state(
        move |ui, shown: &mut ShownPanel<S>| {
            shown.frames += 1;
            match shown.frames {
                1 => bench.dress(ui.ctx()),
                2 => {}
                _ => {
                    let record = Record::with_texts();
                    let asked = panel(ui.ctx(), &bench.style(&record), &mut shown.data);
                    shown.asked.extend(asked);
                    shown.record = record;
                }
            }
        },
        shown,
    );
    harness.run_steps(4);
    harness
}

/// Clicks the middle of a control's visible part.
pub(crate) fn click<S>(harness: &mut Harness<'_, ShownPanel<S>>, name: &str) -> Vec<Intent> {
    let control = harness.state().record.control(name);
    let at = control.unwrap_or_else(|| panic!("{name} is not on the screen")).shown.center();
    harness.state_mut().take();
    harness.hover_at(at);
    harness.run();
    harness.drag_at(at);
    harness.run();
    harness.drop_at(at);
    harness.run();
    harness.state_mut().take()
}

/// The name of the control that has the keyboard.
pub(crate) fn focused<S>(harness: &Harness<'_, ShownPanel<S>>) -> String {
    let id = harness.ctx.memory(|memory| memory.focused());
    let control = harness.state().record.controls().into_iter().find(|control| Some(control.id) == id);
    control.map(|control| control.name).unwrap_or_else(|| format!("nothing ({id:?})"))
}

/// More than the controls of any screen.
const MOST_TABS: usize = 600;

/// The names of the controls to which Tab leads, from the control that has the focus, until it comes to one of them again. Each must be in
/// sight in the frame after it got the focus.
pub(crate) fn tab_round<S>(harness: &mut Harness<'_, ShownPanel<S>>, what: &str) -> Vec<String> {
    let focus = |harness: &Harness<'_, ShownPanel<S>>| harness.ctx.memory(|memory| memory.focused());
    let mut names: HashMap<Id, String> = HashMap::new();
    let mut reached: Vec<Id> = focus(harness).into_iter().collect();
    for _ in 0..MOST_TABS {
        names.extend(harness.state().record.controls().into_iter().map(|control| (control.id, control.name)));
        let tab = |pressed| Event::Key { key: Key::Tab, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        harness.input_mut().events.extend([tab(true), tab(false)]);
        harness.step();
        if focus(harness).is_none() {
            // After the last control, egui gives the focus to the first one in the next frame.
            harness.step();
        }
        let Some(id) = focus(harness) else { continue };
        if reached.contains(&id) {
            names.extend(harness.state().record.controls().into_iter().map(|control| (control.id, control.name)));
            let named = |id: &Id| names.get(id).cloned().unwrap_or_else(|| panic!("{what}: {id:?} has the focus and is not in sight"));
            return reached.iter().map(named).collect();
        }
        reached.push(id);
    }
    panic!("{what}: Tab does not come back after {MOST_TABS} controls");
}

/// Asserts that Tab reaches every control that can be used, without the pointer.
pub(crate) fn assert_tab_reaches_all<S>(harness: &mut Harness<'_, ShownPanel<S>>, what: &str) {
    let usable: Vec<_> = harness.state().record.controls().into_iter().filter(|control| control.enabled).collect();
    let reached = tab_round(harness, what);
    let missed: Vec<_> = usable.into_iter().map(|control| control.name).filter(|name| !reached.contains(name)).collect();
    assert!(missed.is_empty(), "{what}: Tab never reaches {missed:?}, but only {reached:?}");
}

/// Asserts that every control lies in the window, is large enough and overlaps no other, and that every text lies in its room and is not
/// cut.
pub(crate) fn assert_tidy(record: &Record, bench: &Bench, what: &str) {
    let window = Rect::from_min_size(pos2(0.0, 0.0), egui::vec2(bench.size.x, bench.size.y));
    let least = bench.theme.size.min_target - 0.5;
    let controls = record.controls();
    for (at, control) in controls.iter().enumerate() {
        let scrolled = control.shown != control.rect;
        assert!(
            scrolled || window.expand(0.5).contains_rect(control.rect),
            "{what}: {} leaves the window: {:?}",
            control.name,
            control.rect
        );
        assert!(control.rect.width() >= least && control.rect.height() >= least, "{what}: {} is small: {:?}", control.name, control.rect);
        for other in &controls[at + 1..] {
            let shared = control.shown.intersect(other.shown);
            let apart = shared.width() <= 0.5 || shared.height() <= 0.5;
            assert!(apart, "{what}: {} {:?} and {} {:?} overlap", control.name, control.rect, other.name, other.rect);
        }
    }
    let texts: Vec<_> = record.texts().into_iter().filter(|text| !text.covered).collect();
    for (at, text) in texts.iter().enumerate() {
        assert!(!text.words.ends_with('…') || text.cut_allowed, "{what}: {:?} is cut", text.words);
        assert!(text.rect.width() <= text.room.width() + 1.0, "{what}: {:?} is wider than its room", text.words);
        let whole = text.shown == text.rect;
        assert!(!whole || window.expand(0.5).contains_rect(text.rect), "{what}: {:?} leaves the window", text.words);
        for other in &texts[at + 1..] {
            let shared = text.shown.intersect(other.shown);
            let apart = shared.width() <= 0.5 || shared.height() <= 0.5;
            assert!(apart, "{what}: {:?} {:?} and {:?} {:?} overlap", text.words, text.rect, other.words, other.rect);
        }
    }
}
