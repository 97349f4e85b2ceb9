//! Sheets that lie over everything else until they are closed.

use bevy_egui::egui::{Area, Context, Key, Mesh, Modifiers, Order, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::IconButton;
use super::surface::corner;
use crate::style::Icon;
use crate::style::{Lettering, Style, TextSide};

/// A sheet over the window.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The dotted, stable name; its close button is the control `name.close`.
    pub name: &'a str,
    pub title: &'a str,
    /// Its size at the regular window. It is never larger than the window.
    pub size: Vec2,
}

/// Where a sheet lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SheetPlace {
    /// In the middle of the window, which is darkened around it.
    Middle,
    /// In a rectangle. Nothing is darkened, so that all around it can be read.
    Beside {
        rect: Rect,
        /// What a tip of the sheet points to, if anything.
        owner: Option<Rect>,
    },
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

impl SheetPlace {
    /// The width and the height that the frame and the title of a sheet in a rectangle take.
    pub fn frame(style: &Style<'_>) -> Vec2 {
        let pad = style.d(style.theme.spacing.l);
        vec2(pad * 2.0, pad * 2.5 + style.hit(style.theme.control.input))
    }

    /// Draws the surface of `sheet`. Returns its rectangle, its padding, and how its title is lettered.
    fn surface(self, ui: &Ui, style: &Style<'_>, sheet: &Sheet<'_>) -> (Rect, f32, Lettering) {
        let (spacing, radius) = (&style.theme.spacing, &style.theme.radius);
        match self {
            Self::Middle => {
                let rect = sheet.rect(style);
                veil(ui, style, rect);
                plate(ui, style, rect, radius.sheet);
                (rect, style.d(spacing.xl), style.title())
            }
            Self::Beside { rect, owner } => {
                plate(ui, style, rect, radius.panel);
                if let Some(owner) = owner {
                    tip(ui, style, rect, owner);
                }
                (rect, style.d(spacing.l), style.strong())
            }
        }
    }
}

/// Draws the tip of a surface that points to a thing at its left or right; none where the thing is not level with it.
fn tip(ui: &Ui, style: &Style<'_>, rect: Rect, owner: Rect) {
    let half = style.d(style.theme.spacing.xs);
    let corner = style.theme.radius.panel * style.scale.zoom() + half;
    let (y, hair) = (owner.center().y, style.hair());
    let is_level = y >= rect.top() + corner && y <= rect.bottom() - corner;
    let (edge, outwards, gap) = if owner.right() <= rect.left() {
        (rect.left(), -1.0, rect.left() - owner.right())
    } else {
        (rect.right(), 1.0, owner.left() - rect.right())
    };
    if !is_level || gap <= hair {
        return;
    }
    let end = pos2(edge + outwards * (gap - hair).min(half), y);
    // The surface of the tip covers the edge of the sheet.
    let inner = edge - outwards * hair * 2.0;
    let surface = vec![pos2(inner, y - half), pos2(edge, y - half), end, pos2(edge, y + half), pos2(inner, y + half)];
    ui.painter().add(Shape::convex_polygon(surface, style.ink.plate, Stroke::NONE));
    let line = Stroke::new(hair, style.ink.line);
    ui.painter().line_segment([pos2(edge, y - half), end], line);
    ui.painter().line_segment([end, pos2(edge, y + half)], line);
}

impl Sheet<'_> {
    /// Draws the sheet in the middle of the window. `content` gets the room under the title.
    pub fn show<R>(self, ctx: &Context, style: &Style<'_>, content: impl FnOnce(&mut Ui, Rect) -> R) -> SheetResponse<R> {
        self.show_at(ctx, style, SheetPlace::Middle, content)
    }

    /// Draws the sheet at a place. `content` gets the room under the title.
    pub fn show_at<R>(
        self,
        ctx: &Context,
        style: &Style<'_>,
        place: SheetPlace,
        content: impl FnOnce(&mut Ui, Rect) -> R,
    ) -> SheetResponse<R> {
        style.cover_controls();
        let id = style.id("sheet", self.name);
        let area = Area::new(id).order(Order::Foreground).movable(false).fixed_pos(style.window.min).constrain(false).fade_in(false);
        area.sense(Sense::CLICK)
            .show(ctx, |ui| {
                style.block_below(ui);
                ui.expand_to_include_rect(style.window);
                let beside = ui.interact(style.window, id.with("veil"), Sense::CLICK);
                let (rect, pad, title) = place.surface(ui, style, &self);
                // A click on the sheet itself must not count as a click beside it.
                ui.interact(rect, id.with("plate"), Sense::CLICK);
                let (room, mut close) = self.head(ui, style, rect, (pad, title));
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

    fn head(&self, ui: &Ui, style: &Style<'_>, rect: Rect, (pad, lettering): (f32, Lettering)) -> (Rect, bool) {
        let close_side = style.hit(style.theme.control.input);
        let y = rect.top() + pad + close_side / 2.0;
        let close_rect = Rect::from_center_size(pos2(rect.right() - pad + close_side * 0.2 - close_side / 2.0, y), Vec2::splat(close_side));
        let words = style.say(&poker_text::text::button::close());
        let name = format!("{}.close", self.name);
        let close = IconButton::flat(&name, close_rect, Icon::Close, style.l(style.theme.size.icon), &words).show(ui, style);
        let title =
            Rect::from_min_max(pos2(rect.left() + pad, y - close_side / 2.0), pos2(close_rect.left() - pad / 2.0, y + close_side / 2.0));
        style.fit(ui, title, TextSide::Left, lettering, self.title);
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
