//! The address book: choosing, adding and removing servers.

use bevy_egui::egui::{Rect, pos2, vec2};
use poker_client::{Intent, OnlineIntent, ServerEntry};
use poker_remote::Address;
use poker_text::text;

use super::{FieldRow, OnlineState, OnlineView, field};
use crate::screen::form::FormUi;
use crate::style::{Icon, TextSide, Weight};
use crate::widget::{Button, IconButton, ListRow};

/// An example of an address.
pub(crate) const EXAMPLE: &str = "wss://cards.example.org";
/// The most characters of a server's name, and of an address.
const MOST: (usize, usize) = (40, 200);

/// Draws the servers and the fields for a new one. Returns the intents.
pub(super) fn servers(form: &mut FormUi<'_, '_, '_>, view: &OnlineView<'_>, state: &mut OnlineState) -> Vec<Intent> {
    let style = form.style;
    let mut asked = Vec::new();
    let none = view.book.servers().is_empty();
    form.group(&style.say(&text::online::servers()), |form| {
        form.space(style.theme.spacing.s);
        if none {
            form.block(style.body(), &style.say(&text::online::none_yet()));
            form.space(style.theme.spacing.s);
        }
        let chosen = view.book.chosen().map(|server| server.url.as_str());
        for (nth, server) in view.book.servers().iter().enumerate() {
            asked.extend(server_row(form, nth, server, chosen == Some(server.url.as_str())));
        }
        if state.adds(view) {
            asked.extend(another(form, state));
        } else {
            form.space(style.theme.spacing.s);
            let strip = form.strip(style.hit(style.theme.control.input));
            state.adding = Button::neutral("online.add", strip, &style.say(&text::online::add())).show(form.ui, style);
        }
        form.space(style.theme.spacing.m);
    });
    asked
}

fn server_row(form: &mut FormUi<'_, '_, '_>, nth: usize, server: &ServerEntry, chosen: bool) -> Option<Intent> {
    let style = form.style;
    let strip = form.strip(style.hit(style.theme.control.input));
    form.y += style.theme.size.target_gap;
    let forget = Rect::from_min_max(pos2(strip.right() - strip.height(), strip.top()), strip.max);
    let row = strip.with_max_x(forget.left() - style.theme.size.target_gap);
    let name = format!("online.server.{nth}");
    let radius = style.control_radius(row.height());
    let clicked = ListRow::new(&name, row, server.title(), chosen).rounded(radius).show(form.ui, style).clicked;
    let pad = style.d(style.theme.spacing.m);
    let room = row.shrink2(vec2(pad, 0.0));
    let strong = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let soft = style.caption();
    let account = soft.width(form.ui, &server.account);
    let title = strong.width(form.ui, server.title());
    if !server.account.is_empty() && title + account + pad <= room.width() {
        style.letter(form.ui, room, TextSide::Right, soft, &server.account);
    }
    style.name(form.ui, room, TextSide::Left, strong, server.title());
    let words = style.say(&text::online::forget(server.title()));
    let side = style.l(style.theme.size.icon);
    if IconButton::flat(&format!("online.forget.{nth}"), forget, Icon::Close, side, &words).show(form.ui, style) {
        return Some(OnlineIntent::Forget(server.url.clone()).into());
    }
    (clicked && !chosen).then(|| OnlineIntent::Choose(server.url.clone()).into())
}

/// Draws the fields for a new server. Returns the intent.
fn another(form: &mut FormUi<'_, '_, '_>, state: &mut OnlineState) -> Option<Intent> {
    let style = form.style;
    let wrong = state.address_is_wrong.then(|| text::online::address_wrong(EXAMPLE));
    let help = wrong.unwrap_or_else(|| text::online::address_example(EXAMPLE));
    let address = field(
        form,
        FieldRow {
            name: "online.address",
            label: text::online::address(),
            help: Some(help),
            most: MOST.1,
            wrong: state.address_is_wrong,
            hidden: false,
        },
        &mut state.address,
    );
    if address.changed {
        state.address_is_wrong = false;
    }
    field(
        form,
        FieldRow { name: "online.server_name", label: text::online::server_name(), help: None, most: MOST.0, wrong: false, hidden: false },
        &mut state.server_name,
    );
    let strip = form.strip(style.hit(style.theme.control.input));
    let save = Button::primary("online.save", strip, &style.say(&text::online::save())).show_main(form.ui, style);
    if !save {
        return None;
    }
    match state.address.parse::<Address>() {
        Ok(address) => {
            state.adding = false;
            state.address.clear();
            let name = std::mem::take(&mut state.server_name);
            Some(OnlineIntent::Add { name, url: address.to_string() }.into())
        }
        Err(_) => {
            state.address_is_wrong = true;
            None
        }
    }
}
