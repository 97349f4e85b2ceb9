//! The filters that the player keeps under names: choosing and removing them, and saving those that are set.

use bevy_egui::egui::{Rect, Vec2, WidgetType, pos2, vec2};
use poker_client::{MAX_FILTER_NAME, MOST_SAVED_FILTERS, SaveRefusal, SavedFilter, SavedFilters};
use poker_text::{Arg, Text, text};

use super::form::FormUi;
use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::{Button, ClickTarget, IconButton, Role, TextField, control_id};

/// The filters of a list: those that are kept, and what is set now.
pub(super) struct FilterShelf<'a, F> {
    /// The beginning of the names of controls.
    pub(super) list: &'a str,
    pub(super) saved: &'a SavedFilters<F>,
    /// What is searched now.
    pub(super) search: &'a str,
    /// The filters now.
    pub(super) filter: F,
    /// Whether there is something to save.
    pub(super) is_set: bool,
}

/// What the player has chosen.
pub(super) enum ShelfChange<F> {
    /// These filters and this search are to be set.
    Set(SavedFilter<F>),
    /// These filters are to be kept from now on.
    Keep(SavedFilters<F>),
}

impl<F: Clone + PartialEq> FilterShelf<'_, F> {
    /// Draws the filters that are kept, one after another on as many lines as they need, each with a button that removes it.
    pub(super) fn rows(&self, form: &mut FormUi<'_, '_, '_>) -> Option<ShelfChange<F>> {
        let Self { list, saved, .. } = self;
        if saved.is_empty() {
            return None;
        }
        let chosen = saved.position(self.search, &self.filter);
        let style = form.style;
        form.block(style.label(), &style.say(&text::lobby::saved_filters()));
        form.space(style.theme.spacing.xs);
        let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
        let height = style.hit(style.theme.control.input);
        let mut line = form.strip(height);
        let mut x = line.left();
        let mut changed = None;
        for (at, of) in saved.iter().enumerate() {
            let width = Button::width(form.ui, style, &of.name).min(line.width() - gap - height);
            if x > line.left() && x + width + gap + height > line.right() {
                form.y += gap;
                line = form.strip(height);
                x = line.left();
            }
            let rect = Rect::from_min_size(pos2(x, line.top()), vec2(width, height));
            let role = if Some(at) == chosen { Role::Chosen } else { Role::Ghost };
            let name = format!("{list}.saved.{at}");
            let button = Button::new(role, &name, rect, &of.name);
            let target = ClickTarget { kind: WidgetType::RadioButton, on: Some(Some(at) == chosen), ..button.target };
            if (Button { target, ..button }).show(form.ui, style) {
                changed = Some(ShelfChange::Set(of.clone()));
            }
            x += width + gap;
            let remove = style.say(&text::lobby::remove_saved_filters(of.name.as_str()));
            let name = format!("{list}.saved.{at}.remove");
            let rect = Rect::from_min_size(pos2(x, line.top()), Vec2::splat(height));
            if IconButton::flat(&name, rect, Icon::Close, style.l(style.theme.size.icon), &remove).show(form.ui, style) {
                let mut kept = (*saved).clone();
                kept.remove(at);
                // The next filters come to the place of this button, and another press would remove them too.
                let next = kept.iter().len().checked_sub(1).map(|last| format!("{list}.saved.{}", at.min(last)));
                let next = control_id(&next.unwrap_or_else(|| format!("{list}.save.name")));
                form.ui.memory_mut(|memory| memory.request_focus(next));
                changed = Some(ShelfChange::Keep(kept));
            }
            x += height + gap;
        }
        form.space(style.theme.spacing.s);
        changed
    }

    /// Draws the field for the name under which the filters are saved, and above it what is saved, or why nothing can be saved.
    pub(super) fn save_row(&self, form: &mut FormUi<'_, '_, '_>, typed: &mut String) -> Option<ShelfChange<F>> {
        let Self { list, saved, is_set, .. } = *self;
        let style = form.style;
        let label = style.say(&text::lobby::save_filters());
        let words = style.say(&text::lobby::save());
        let refusal = saved.refusal(typed);
        // The field can always be reached, so that the sentence above it is seen by keyboard too.
        let may_save = is_set && refusal.is_none();
        form.space(style.theme.spacing.s);
        form.block(style.label(), &label);
        form.space(style.theme.spacing.xxs);
        // Above the field, because the page scrolls only as far as the field.
        let (lettering, told) = told(style, is_set, refusal);
        form.block(lettering, &style.say(&told));
        form.space(style.theme.spacing.xs);
        let strip = form.strip(style.hit(style.theme.control.input));
        let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
        let width = Button::width(form.ui, style, &words);
        let name = format!("{list}.save.name");
        let field = TextField {
            name: &name,
            rect: strip.with_max_x(strip.right() - width - gap),
            label: &label,
            lettering: style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text),
            side: TextSide::Left,
            inside: "",
            wrong: refusal == Some(SaveRefusal::Taken),
            hidden: false,
            most: MAX_FILTER_NAME,
            enabled: true,
        };
        let entered = field.show(form.ui, style, typed).entered;
        let name = format!("{list}.save");
        let place = strip.with_min_x(strip.right() - width);
        let pressed = Button::neutral(&name, place, &words).enabled(may_save).show(form.ui, style);
        form.space(style.theme.spacing.s);
        let mut kept = saved.clone();
        let is_saved = (entered || pressed) && is_set && kept.save(typed, self.search, self.filter.clone()).is_ok();
        is_saved.then(|| {
            typed.clear();
            ShelfChange::Keep(kept)
        })
    }
}

/// What is said above the field.
fn told(style: &Style<'_>, is_set: bool, refusal: Option<SaveRefusal>) -> (Lettering, Text) {
    let help = style.caption();
    match refusal {
        Some(SaveRefusal::Full) => (help, text::lobby::save_full(Arg::count(MOST_SAVED_FILTERS as u64))),
        _ if !is_set => (help, text::lobby::save_nothing()),
        Some(SaveRefusal::Taken) => (help.ink(style.ink.danger), text::lobby::save_taken()),
        Some(SaveRefusal::Unnamed) | None => (help, text::lobby::save_help()),
    }
}
