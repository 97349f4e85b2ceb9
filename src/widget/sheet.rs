//! Sheets that lie over everything else until they are closed.

use bevy_egui::egui::{Area, Context, Key, Mesh, Modifiers, Order, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::IconButton;
use super::surface::corner;
use crate::style::Icon;
use crate::style::{Style, TextSide};

/// A sheet over the window.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The dotted, stable name; its close button is the control `name.close`.
    pub name: &'a str,
    pub title: &'a str,
    /// Its size at the regular window. It is never larger than the window.
    pub size: Vec2,
}

/// The result of drawing a sheet.
#[derive(Clone, Debug)]
pub struct SheetResponse<R> {
    /// What its content returned.
    pub inner: R,
    /// Whether the player closed the sheet: by Escape, the close button or a click beside it.
    pub close: bool,
    /// Whether a click beside the sheet closed it. The player may not have meant to close it.
    pub beside: bool,
}

/// Darkens the window around a sheet. Behind the sheet it would only cost time.
fn veil(ui: &Ui, style: &Style<'_>, sheet: Rect) {
    let window = style.window;
    let hidden = sheet.shrink(style.d(style.theme.radius.sheet)).intersect(window);
    let row = window.with_min_y(hidden.top()).with_max_y(hidden.bottom());
    let around = [
        window.with_max_y(hidden.top()),
        window.with_min_y(hidden.bottom()),
        row.with_max_x(hidden.left()),
        row.with_min_x(hidden.right()),
    ];
    // The parts must meet without a seam, so their edges are not smoothed.
    let mut mesh = Mesh::default();
    around.into_iter().filter(|part| part.is_positive()).for_each(|part| mesh.add_colored_rect(part, style.ink.veil));
    ui.painter().add(mesh);
}

impl Sheet<'_> {
    /// Draws the sheet. `content` gets the room under the title.
    pub fn show<R>(self, ctx: &Context, style: &Style<'_>, content: impl FnOnce(&mut Ui, Rect) -> R) -> SheetResponse<R> {
        style.cover_controls();
        let id = style.id("sheet", self.name);
        let area = Area::new(id).order(Order::Foreground).movable(false).fixed_pos(style.window.min).constrain(false).fade_in(false);
        area.sense(Sense::CLICK)
            .show(ctx, |ui| {
                style.block_below(ui);
                ui.expand_to_include_rect(style.window);
                let beside = ui.interact(style.window, id.with("veil"), Sense::CLICK);
                let rect = self.rect(style);
                veil(ui, style, rect);
                // A click on the sheet itself must not count as a click beside it.
                ui.interact(rect, id.with("plate"), Sense::CLICK);
                plate(ui, style, rect, style.theme.radius.sheet);
                let pad = style.d(style.theme.spacing.xl);
                let (room, mut close) = self.head(ui, style, rect, pad);
                let inner = content(ui, room);
                let beside = beside.clicked();
                close |= style.takes_escape(ui);
                SheetResponse { inner, close: close || beside, beside: beside && !close }
            })
            .inner
    }

    /// The rectangle of the sheet.
    fn rect(&self, style: &Style<'_>) -> Rect {
        let margin = style.d(style.theme.spacing.m);
        let most = style.window.size() - Vec2::splat(margin * 2.0);
        Rect::from_center_size(style.window.center(), vec2(style.d(self.size.x), style.d(self.size.y)).min(most))
    }

    fn head(&self, ui: &Ui, style: &Style<'_>, rect: Rect, pad: f32) -> (Rect, bool) {
        let close_side = style.hit(style.theme.control.input);
        let y = rect.top() + pad + close_side / 2.0;
        let close_rect = Rect::from_center_size(pos2(rect.right() - pad + close_side * 0.2 - close_side / 2.0, y), Vec2::splat(close_side));
        let words = style.say(&poker_text::text::button::close());
        let name = format!("{}.close", self.name);
        let close = IconButton::flat(&name, close_rect, Icon::Close, style.l(style.theme.size.icon), &words).show(ui, style);
        let title =
            Rect::from_min_max(pos2(rect.left() + pad, y - close_side / 2.0), pos2(close_rect.left() - pad / 2.0, y + close_side / 2.0));
        style.fit(ui, title, TextSide::Left, style.title(), self.title);
        let top = title.bottom() + pad / 2.0;
        (Rect::from_min_max(pos2(rect.left() + pad, top), rect.max - Vec2::splat(pad)), close)
    }
}

impl Style<'_> {
    /// Makes the sheet `ui` block all that lies below it in the window. The sheet of one of several tables blocks only its own table.
    pub fn block_below(&self, ui: &Ui) {
        match self.scope.0 {
            None => ui.memory_mut(|memory| memory.set_modal_layer(ui.layer_id())),
            Some(_) => {
                let now = ui.ctx().cumulative_pass_nr();
                ui.data_mut(|data| data.insert_temp(self.id("sheet", BLOCKS), now));
            }
        }
    }

    /// Whether the sheet of one of several tables lies over `ui`, so that its controls accept no input.
    pub fn is_blocked(&self, ui: &Ui) -> bool {
        if self.scope.0.is_none() || ui.layer_id().order >= Order::Foreground {
            return false;
        }
        let last: Option<u64> = ui.data(|data| data.get_temp(self.id("sheet", BLOCKS)));
        last.is_some_and(|last| ui.ctx().cumulative_pass_nr() <= last + 1)
    }

    /// Whether Escape was pressed, if keys act here. It then does nothing else.
    pub fn takes_escape(&self, ui: &Ui) -> bool {
        self.keys && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    }
}

/// Draws a raised surface with its shadow.
pub fn plate(ui: &Ui, style: &Style<'_>, rect: Rect, radius: f32) {
    let shadow = &style.theme.shadow.panel;
    let k = style.scale.zoom();
    let radius = radius * k;
    let under = rect.expand(shadow.grow * k).translate(vec2(0.0, shadow.dy * k));
    ui.painter().rect_filled(under, corner(radius), style.ink.shadow);
    ui.painter().rect(rect, corner(radius), style.ink.plate, Stroke::new(style.hair(), style.ink.line), StrokeKind::Inside);
}

/// The name under which the last pass is kept in which a table had a sheet.
const BLOCKS: &str = "blocks";

/// Draws the surface of a group, without a shadow.
pub fn card(ui: &Ui, style: &Style<'_>, rect: Rect) {
    let radius = style.theme.radius.panel * style.scale.zoom();
    ui.painter().rect(rect, corner(radius), style.ink.plate, Stroke::new(style.hair(), style.ink.line), StrokeKind::Inside);
}

/// Draws a vertical hairline.
pub fn rule_down(ui: &Ui, style: &Style<'_>, x: f32, top: f32, bottom: f32) {
    ui.painter().vline(x, top..=bottom, Stroke::new(style.hair(), style.ink.line));
}

/// Draws a horizontal hairline.
pub fn rule(ui: &Ui, style: &Style<'_>, left: f32, right: f32, y: f32) {
    ui.painter().hline(left..=right, y, Stroke::new(style.hair(), style.ink.line));
}
