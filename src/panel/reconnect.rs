//! The banner while the connection is lost. It counts down to the next try and covers little of the table.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, pos2, vec2};
use poker_client::{Intent, OnlineIntent, Outage, time_left_text};
use poker_text::{Arg, Text, text};

use crate::style::{Icon, Style, Weight, place};
use crate::widget::{Button, corner};

/// What the banner shows.
#[derive(Clone, Copy, Debug)]
pub struct ReconnectView<'a> {
    /// Why and since when the connection is lost.
    pub outage: &'a Outage,
    /// The seconds after which the rules free a seat; `None` where the player has no seat or the rules are not known.
    pub removal_s: Option<u32>,
    /// Whether the player has acted and the room has not answered.
    pub action_waits: bool,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
}

impl ReconnectView<'_> {
    fn sentences(&self) -> Vec<Text> {
        let mut said = vec![text::connection::lost_table()];
        said.push(match self.outage.retry_in(self.now_ms) {
            Some(seconds) if seconds > 0 => text::connection::retry(Arg::count(seconds)),
            Some(_) | None => text::connection::trying(),
        });
        if let Some(removal_s) = self.removal_s {
            let left = u32::try_from(self.outage.seat_kept_ms(removal_s, self.now_ms)).unwrap_or(u32::MAX);
            said.push(text::connection::seat_kept(time_left_text(left)));
        }
        if self.action_waits {
            said.push(text::connection::action_waits());
        }
        said
    }
}

/// Draws the banner below `top`. Returns its lower end, and the intent.
pub fn reconnect_ui(ctx: &Context, style: &Style<'_>, top: f32, view: &ReconnectView<'_>) -> (f32, Option<Intent>) {
    let lettering = style.body().weight(Weight::Medium).ink(style.ink.text);
    let pad = style.d(style.theme.spacing.m);
    let side = style.l(style.theme.size.icon);
    let tall = style.hit(style.theme.size.min_target);
    let try_now = style.say(&text::connection::try_now());
    let button = vec2(style.button_padding().x * 2.0 + lettering.weight(Weight::SemiBold).measure(ctx, &try_now, f32::INFINITY).x, tall);
    let words = view.sentences().iter().map(|sentence| style.say(sentence)).collect::<Vec<_>>().join(" ");
    let most = style.window.width() * MOST - side - button.x - pad * 4.0;
    let block = lettering.block(ctx, &words, most);
    let text = block.size();
    let size = vec2(text.x.ceil() + side + button.x + pad * 4.0, text.y.max(tall) + pad).round();
    let rect = Rect::from_min_size(pos2((style.window.center().x - size.x / 2.0).round(), (top + pad / 2.0).round()), size);
    let asked = place(ctx, "reconnect", rect, Order::Foreground, |ui| {
        let ink = &style.ink;
        let radius = corner(style.theme.radius.panel * style.scale.zoom());
        ui.painter().rect(rect, radius, ink.plate_top, Stroke::new(style.control_edge(), ink.accent), StrokeKind::Inside);
        let icon = if view.outage.trying { Icon::ConnRestoring } else { Icon::ConnLost };
        style.icon(ui, icon, pos2(rect.left() + pad + side / 2.0, rect.center().y), side, ink.text);
        let left = rect.left() + pad * 2.0 + side;
        style.draw_block(ui, pos2(left, rect.center().y - text.y / 2.0), text.x.ceil() + 1.0, block);
        let at = Rect::from_min_size(pos2(rect.right() - pad - button.x, rect.center().y - tall / 2.0), button);
        let enabled = view.outage.retry_in(view.now_ms).is_some();
        Button::neutral("reconnect.try_now", at, &try_now).enabled(enabled).show(ui, style)
    });
    (rect.bottom(), asked.then(|| OnlineIntent::TryNow.into()))
}

/// The largest part of the window's width that the banner may take.
const MOST: f32 = 0.8;
