//! The player's name and avatar, on the first screen and among the settings.

use bevy_egui::egui::{Rect, Stroke, Ui, Vec2, WidgetType, pos2, vec2};
use poker_client::{AppIntent, Bounds, Intent, Settings, short_name};
use poker_protocol::MAX_NAME_CHARS;
use poker_text::{Arg, text};

use crate::style::{Style, TextSide, Weight};
use crate::widget::{ClickTarget, TextField, avatar};

/// The name while the player types. Blanks at its end are not saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameEdit(Option<String>);

/// The intent for `settings` after `change`.
pub(super) fn changed(settings: &Settings, change: impl FnOnce(&mut Settings)) -> Intent {
    let mut settings = settings.clone();
    change(&mut settings);
    AppIntent::Change(Box::new(settings)).into()
}

/// Draws the field for the player's name. Returns the intent.
pub(super) fn name_field(
    ui: &mut Ui,
    style: &Style<'_>,
    name: &str,
    rect: Rect,
    edit: &mut NameEdit,
    settings: &Settings,
) -> Option<Intent> {
    let mut typed = edit.0.take().unwrap_or_else(|| settings.name.clone());
    let label = style.say(&text::settings::name());
    let hint = style.say(&text::settings::name_empty());
    let field = TextField {
        name,
        rect,
        label: &label,
        lettering: style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text),
        side: TextSide::Left,
        inside: if typed.is_empty() { &hint } else { "" },
        wrong: false,
        hidden: false,
        most: MAX_NAME_CHARS,
        enabled: true,
    };
    let done = field.show(ui, style, &mut typed);
    let intent = done.changed.then(|| changed(settings, |settings| settings.name = short_name(&typed)));
    edit.0 = done.response.has_focus().then_some(typed);
    intent
}

/// How large the avatars to choose from are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AvatarSize {
    /// Among other rows.
    Small,
    /// On a page with room for them.
    Large,
}

/// The height of the avatar grid at this width.
pub(super) fn avatars_height(style: &Style<'_>, size: AvatarSize, width: f32) -> f32 {
    let grid = Grid::of(style, size, width);
    grid.step * f32::from(grid.rows) - grid.gap
}

/// Draws the avatars to choose from. Returns the intent.
pub(super) fn avatars(ui: &Ui, style: &Style<'_>, name: &str, size: AvatarSize, room: Rect, settings: &Settings) -> Option<Intent> {
    let grid = Grid::of(style, size, room.width());
    let mut intent = None;
    for number in 0..=avatar_end() {
        let (column, row) = (number % grid.columns, number / grid.columns);
        let corner = room.min + vec2(f32::from(column), f32::from(row)) * grid.step;
        let rect = Rect::from_min_size(corner, Vec2::splat(grid.side));
        let chosen = settings.avatar == number;
        let label = style.say(&text::settings::avatar_number(Arg::count(u64::from(number) + 1)));
        let control = format!("{name}.{number}");
        let target = ClickTarget { kind: WidgetType::RadioButton, ..ClickTarget::switch(&control, rect, &label, chosen) };
        let touch = target.touch(ui, style);
        let focus = style.theme.stroke.focus;
        avatar(ui, style, rect.center(), grid.side - focus * 4.0, number, &settings.name);
        let ring = |ink| ui.painter().circle_stroke(rect.center(), grid.side / 2.0 - focus, Stroke::new(focus, ink));
        if chosen {
            ring(style.ink.text);
        } else if touch.hovered {
            ring(style.ink.line_hi);
        }
        if touch.focused {
            ui.painter().circle_stroke(rect.center(), grid.side / 2.0 + focus, Stroke::new(focus, style.ink.text));
        }
        if touch.clicked && !chosen {
            intent = Some(changed(settings, |settings| settings.avatar = number));
        }
    }
    intent
}

fn avatar_end() -> u8 {
    u8::try_from(*Bounds::AVATAR.end()).unwrap_or(u8::MAX)
}

/// A grid with as many items in a row as fit, spread evenly over its rows.
struct Grid {
    side: f32,
    gap: f32,
    step: f32,
    columns: u8,
    rows: u8,
}

impl Grid {
    fn of(style: &Style<'_>, size: AvatarSize, width: f32) -> Self {
        let (side, gap) = match size {
            AvatarSize::Small => (style.theme.screen.avatar_choice, 0.0),
            AvatarSize::Large => (style.theme.control.input_tall, style.theme.spacing.s),
        };
        let side = style.hit(side);
        let gap = style.d(gap).max(style.theme.size.target_gap);
        let step = side + gap;
        let all = avatar_end() + 1;
        // The value is in range after the clamp.
        let fit = (((width + gap + 0.5) / step).floor().clamp(1.0, f32::from(all))) as u8;
        let rows = all.div_ceil(fit);
        Self { side, gap, step, columns: all.div_ceil(rows), rows }
    }
}

/// Draws a caption at the top of `room`. Returns its height.
pub(super) fn caption_above(ui: &Ui, style: &Style<'_>, room: Rect, words: &str) -> f32 {
    let lettering = style.caption().weight(Weight::Medium).ink(style.ink.text2);
    style.letter_block(ui, pos2(room.left(), room.top()), room.width(), lettering, words)
}
