//! The frames of the sheets over a tournament's table: notices on the felt, which cover nothing else, and decisions, which veil the table.

use bevy_egui::egui::{Area, Context, LayerId, Order, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::column::Column;
use crate::layout::TableLayout;
use crate::style::{Style, TextSide};
use crate::widget::{Button, Role, plate, scrolled, turn_pages};

/// A button at the foot of a sheet.
pub(super) struct Answer<'a> {
    /// The dotted, stable name.
    pub(super) name: &'a str,
    pub(super) words: String,
    pub(super) role: Role,
    pub(super) enabled: bool,
}

impl<'a> Answer<'a> {
    /// A button for an action beside the main one.
    pub(super) fn other(name: &'a str, words: String) -> Self {
        Self { name, words, role: Role::Neutral, enabled: true }
    }

    /// The button that Enter presses.
    pub(super) fn main(name: &'a str, words: String) -> Self {
        Self { role: Role::Primary, ..Self::other(name, words) }
    }

    /// The same button, enabled or disabled.
    pub(super) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}

/// What was done with a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// The button with this index was pressed.
    Pressed(usize),
    /// Escape was pressed.
    Escaped,
}

/// A sheet over a tournament's table.
pub(super) struct Frame<'a> {
    /// The dotted, stable name.
    pub(super) name: &'a str,
    /// The width in points.
    pub(super) width: f32,
    /// The button that has the keyboard first; `None` for a notice, which leaves it where it is.
    pub(super) first: Option<&'a str>,
    /// A line beside the button, such as when the sheet closes.
    pub(super) caption: Option<String>,
    /// Whether a decision lies in the lower right corner, so that the cards of the last hand stay visible.
    pub(super) aside: bool,
}

impl Frame<'_> {
    /// Draws a question over a veil. It stays until it is answered.
    pub(super) fn decision(
        self,
        ctx: &Context,
        style: &Style<'_>,
        body: impl Fn(&mut Column<'_, '_>),
        foot: &[Answer<'_>],
    ) -> Option<Done> {
        style.cover_controls();
        let id = style.id("sheet", self.name);
        let area = Area::new(id).order(Order::Foreground).movable(false).fixed_pos(style.window.min).constrain(false).fade_in(false);
        area.sense(Sense::CLICK)
            .show(ctx, |ui| {
                style.block_below(ui);
                ui.expand_to_include_rect(style.window);
                let aside = self.aside && !style.scale.compact();
                if !aside {
                    ui.painter().rect_filled(style.window, 0.0, style.ink.decision_veil);
                }
                ui.interact(style.window, id.with("veil"), Sense::CLICK);
                let size = self.size(ui, style, &body, foot);
                let margin = Vec2::splat(style.d(style.theme.spacing.m));
                let middle = Rect::from_center_size(style.window.center(), size);
                let corner = Rect::from_min_size(style.window.max - margin - size, size);
                let rect = snapped(if aside { corner } else { middle });
                plate(ui, style, rect, style.theme.radius.sheet);
                let pressed = self.content(ui, style, rect, &body, foot);
                let escaped = style.takes_escape(ui);
                pressed.or(escaped.then_some(Done::Escaped))
            })
            .inner
    }

    /// Draws a notice in the middle of the felt, without a veil. Everything around it can be used. Escape presses its button.
    pub(super) fn notice(
        self,
        ctx: &Context,
        style: &Style<'_>,
        layout: &TableLayout,
        body: impl Fn(&mut Column<'_, '_>),
        foot: &[Answer<'_>],
    ) -> Option<Done> {
        let id = style.id("notice size", self.name);
        let layer = LayerId::new(Order::Background, id);
        let bare = Ui::new(ctx.clone(), id, UiBuilder::new().layer_id(layer).max_rect(style.window).invisible());
        // Between the top bar and the action bar, in whose band the tools are.
        let gap = style.d(style.theme.spacing.xs);
        let (top, bottom) = (style.area(layout.top_bar(1).bar).bottom() + gap, style.area(layout.action_bar().bounds).top() - gap);
        let size = self.size(&bare, style, &body, foot).min(vec2(f32::INFINITY, bottom - top));
        let half = size.y / 2.0;
        let centre = style.point(layout.felt().centre);
        let centre = pos2(centre.x, centre.y.min(bottom - half).max(top + half));
        let rect = snapped(Rect::from_center_size(centre, size));
        style.place(ctx, self.name, rect.expand(style.d(style.theme.spacing.xs)), Order::Middle, |ui| {
            plate(ui, style, rect, style.theme.radius.sheet);
            let pressed = self.content(ui, style, rect, &body, foot);
            let escaped = !foot.is_empty() && style.takes_escape(ui);
            pressed.or(escaped.then_some(Done::Pressed(0)))
        })
    }

    fn size(&self, ui: &Ui, style: &Style<'_>, body: impl Fn(&mut Column<'_, '_>), foot: &[Answer<'_>]) -> Vec2 {
        let margin = style.d(style.theme.spacing.xs);
        let most = style.window.size() - Vec2::splat(margin * 2.0);
        let width = self.width.min(most.x);
        let inner = Column::measure(ui, style, width - pad(style) * 2.0, body);
        vec2(width, inner + foot_height(style, foot) + pad(style) * 2.0).min(most)
    }

    fn content(&self, ui: &mut Ui, style: &Style<'_>, rect: Rect, body: impl Fn(&mut Column<'_, '_>), foot: &[Answer<'_>]) -> Option<Done> {
        let room = rect.shrink(pad(style));
        let above = room.with_max_y(room.bottom() - foot_height(style, foot));
        let needed = Column::measure(ui, style, above.width(), &body);
        if needed <= above.height() + 1.0 {
            body(&mut Column::drawn(ui, style, above));
        } else {
            scrolled(ui, self.name, above, |ui, room| {
                turn_pages(ui, style, above.height());
                let mut column = Column::drawn(ui, style, room);
                body(&mut column);
                column.height()
            });
        }
        let beside = self.caption.as_deref().map(|caption| {
            let (left, right) = room.split_left_right_at_fraction(0.5);
            let foot = left.with_min_y(room.bottom() - style.hit(style.theme.control.button));
            style.fit(ui, foot, TextSide::Left, style.caption(), caption);
            right
        });
        let pressed = answers(ui, style, beside.unwrap_or(room), foot).map(Done::Pressed);
        if let Some(first) = self.first {
            style.focus_first(ui, first);
        }
        pressed
    }
}

/// The room between a sheet's edge and its content.
fn pad(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.l)
}

fn snapped(rect: Rect) -> Rect {
    Rect::from_min_size(rect.min.round(), rect.size().ceil())
}

fn foot_height(style: &Style<'_>, foot: &[Answer<'_>]) -> f32 {
    if foot.is_empty() { 0.0 } else { style.hit(style.theme.control.button) + style.d(style.theme.spacing.m) }
}

/// Draws the buttons side by side; the main one is the widest. Returns the index of the pressed one.
fn answers(ui: &Ui, style: &Style<'_>, room: Rect, foot: &[Answer<'_>]) -> Option<usize> {
    let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
    let tall = style.hit(style.theme.control.button);
    let weight = |answer: &Answer<'_>| if answer.role == Role::Primary && foot.len() > 2 { MAIN } else { 1.0 };
    let whole: f32 = foot.iter().map(weight).sum();
    // There are at most three buttons.
    let width = room.width() - gap * foot.len().saturating_sub(1) as f32;
    let mut left = room.left();
    let mut pressed = None;
    for (index, answer) in foot.iter().enumerate() {
        let size = vec2((width * weight(answer) / whole).floor(), tall);
        let rect = Rect::from_min_size(pos2(left, room.bottom() - tall), size);
        left = rect.right() + gap;
        let button = Button::new(answer.role, answer.name, rect, &answer.words).enabled(answer.enabled);
        let used = if answer.role == Role::Primary { button.show_main(ui, style) } else { button.show(ui, style) };
        if used {
            pressed = Some(index);
        }
    }
    pressed
}

/// The width of the main button beside two others, in widths of these.
const MAIN: f32 = 1.35;
