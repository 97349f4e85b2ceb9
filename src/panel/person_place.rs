//! Where the sheet of another player lies: beside the player's plate where there is room, otherwise beside the own cards, otherwise over
//! the middle of the table.

use bevy::math::Vec2;
use bevy_egui::egui::{Context, LayerId, Order, Ui, UiBuilder};
use poker_rules::Seat;

use super::hud::Hud;
use super::time_bank::pill_in_layout;
use crate::layout::{PopoverWish, TableLayout};
use crate::style::Style;
use crate::widget::SheetPlace;

/// The least width of the sheet beside the own cards, in sizes of its text.
const NARROWEST: f32 = 16.0;

/// The place of the sheet of the player at `seat`. `content` is the height of what lies under the title, in a room of some width.
pub(super) fn person_place(
    ctx: &Context,
    style: &Style<'_>,
    (layout, hud): (&TableLayout, &Hud<'_>),
    seat: Option<Seat>,
    content: impl Fn(&Ui, f32) -> f32,
) -> SheetPlace {
    let frame = SheetPlace::frame(style);
    let height = |width: f32| frame.y + content(&measuring(ctx, style), width - frame.x);
    let cards = hud.model.hero().map_or(0, |_| hud.model.info().game.hole_cards);
    let visual = seat.map(|seat| layout.visual(seat, hud.model.hero()));
    let (width, most) = style.theme.screen.person_popover;
    let wish = PopoverWish {
        size: Vec2::new(style.d(width), style.d(most)).round(),
        gap: style.d(style.theme.spacing.xs),
        cards,
        time_bank: hud.bank.map(|bank| pill_in_layout(ctx, style, layout, bank)),
    };
    if let Some(place) = visual.and_then(|visual| layout.popover(visual, &wish)) {
        let rect = place.sheet(height(wish.size.x).min(wish.size.y));
        return SheetPlace::Beside { rect: style.area(rect), owner: Some(style.area(place.plate)) };
    }
    let (width, most) = style.theme.screen.lobby_sheet;
    let least = style.body().size * NARROWEST;
    let side = |tall: f32| layout.side_sheet(visual, (Vec2::new(style.d(width), tall), least), &wish);
    match side(style.d(most)) {
        None => SheetPlace::Middle,
        Some(widest) => {
            let rect = side(height(widest.width()).min(style.d(most))).unwrap_or(widest);
            SheetPlace::Beside { rect: style.area(rect), owner: None }
        }
    }
}

/// What texts are measured with before the sheet is drawn.
fn measuring(ctx: &Context, style: &Style<'_>) -> Ui {
    let id = style.id("measuring", "person");
    let layer = LayerId::new(Order::Background, id);
    Ui::new(ctx.clone(), id, UiBuilder::new().layer_id(layer).max_rect(style.window).invisible())
}
