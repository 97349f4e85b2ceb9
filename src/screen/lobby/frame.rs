//! The bars above and below the list of stakes.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, Panel, RoomIntent, jackpot_text, rulebook_arg};
use poker_text::{Arg, text};

use super::LobbyView;
use crate::screen::facts::facts;
use crate::screen::header::header;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, Role, rule};

/// Draws the bar at the top. Returns its lower end.
pub(super) fn head(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, intents: &mut Vec<Intent>) -> f32 {
    let title = style.say(&text::lobby::title());
    let mut head = header(ui, style, &title);
    let small = style.scale.compact();
    let spacing = &style.theme.spacing;
    let (gap, tall) = (style.d(spacing.m), style.hit(style.theme.control.input));
    let y = head.bar.center().y;
    // Icons are placed from the right but drawn from the left, so that Tab goes from left to right.
    let icon = style.hit(style.theme.control.input) + style.d(spacing.xxs);
    let icons = icon * 4.0;
    let refill = style.say(&text::cash::refill());
    let to_table = style.say(&text::lobby::to_table());
    let button = |words: &str| Button::width(ui, style, words);
    let label = style.say(&text::money::balance());
    let amount = style.money_alone(view.balance);
    let set = style.lettering(style.theme.text.sizes.input, Weight::SemiBold, style.ink.text);
    let (label_width, amount_width) = (style.body().width(ui, &label), set.width(ui, &amount));
    let seated = !view.seated.is_empty();
    let room = head.right - head.left - icons - amount_width - gap;
    let with_gap = |there: bool, words: &str| if there { button(words) + gap } else { 0.0 };
    let buttons = with_gap(view.can_refill, &refill) + with_gap(seated, &to_table);
    let worded = !small && room >= buttons;
    let labelled = room >= label_width + gap + if worded { buttons } else { icon * 2.0 };
    let mut x = head.right - icons - gap - amount_width;
    x -= if worded { with_gap(view.can_refill, &refill) } else { icon };
    x -= if labelled { label_width + gap / 2.0 } else { 0.0 };
    if seated {
        let width = if worded { button(&to_table) } else { icon };
        let rect = Rect::from_min_size(pos2(x - width - gap, y - tall / 2.0), vec2(width, tall));
        if word_or_icon(ui, style, worded, "lobby.to_table", rect, Icon::Play, &to_table) {
            intents.push(AppIntent::Toggle(Panel::Lobby).into());
        }
    }
    if labelled {
        x += style.letter_at(ui, pos2(x, y), TextSide::Left, style.body().ink(style.ink.muted), &label) + gap / 2.0;
    }
    x += style.letter_at(ui, pos2(x, y), TextSide::Left, set, &amount) + gap / 2.0;
    let width = if worded { button(&refill) } else { icon - style.d(spacing.xxs) };
    let rect = Rect::from_min_size(pos2(x, y - tall / 2.0), vec2(width, tall));
    if view.can_refill && word_or_icon(ui, style, worded, "lobby.refill", rect, Icon::TopUp, &refill) {
        intents.push(RoomIntent::RefillBalance.into());
    }
    let ends = [
        ("lobby.account", Icon::User, text::account::title(), AppIntent::Toggle(Panel::Account)),
        ("lobby.rules", Icon::Note, text::start::rules(), AppIntent::Toggle(Panel::Rules)),
        ("lobby.settings", Icon::Settings, text::start::settings(), AppIntent::Toggle(Panel::Settings)),
        ("lobby.back", Icon::Leave, text::button::back(), AppIntent::Close),
    ];
    let right = head.right;
    for (at, (name, picture, words, intent)) in ends.into_iter().enumerate() {
        // There are four icons.
        head.right = right - icon * (3 - at) as f32;
        if head.icon(ui, style, name, picture, &style.say(&words)) {
            intents.push(intent.into());
        }
    }
    head.bar.bottom()
}

fn word_or_icon(ui: &Ui, style: &Style<'_>, worded: bool, name: &str, rect: Rect, icon: Icon, words: &str) -> bool {
    if worded {
        Button::new(Role::Neutral, name, rect, words).show(ui, style)
    } else {
        crate::widget::IconButton::flat(name, rect, icon, style.l(style.theme.size.icon), words).show(ui, style)
    }
}

/// Draws the bar at the bottom.
pub(super) fn foot(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, bar: Rect, intents: &mut Vec<Intent>) {
    ui.painter().rect_filled(bar, 0.0, style.ink.plate);
    rule(ui, style, bar.left(), bar.right(), bar.top());
    let count = |of: fn(&poker_protocol::StakeRow) -> u32| view.stakes.iter().map(|row| u64::from(of(row))).sum::<u64>();
    let players = style.say(&text::lobby::players_online(Arg::count(count(|row| row.players))));
    let tables = style.say(&text::lobby::tables_open(Arg::count(count(|row| row.tables))));
    let edge = style.d(style.theme.spacing.l);
    let rules = view.stakes.first().map(|row| style.say(&text::lobby::rulebook(rulebook_arg(&row.rulebook))));
    let lettering = style.caption();
    let width = rules.as_ref().map_or(0.0, |words| lettering.width(ui, words));
    let end = bar.right() - edge * 2.0 - width;
    // Facts are drawn while there is room. A small window has the jackpots only, which it shows nowhere else.
    let jackpots = view.jackpots.iter().map(|pool| style.say(&jackpot_text(pool, &style.amounts)));
    let told: Vec<_> = if style.scale.compact() { jackpots.collect() } else { [players, tables].into_iter().chain(jackpots).collect() };
    let gap = style.d(style.theme.spacing.xs) * 2.0;
    let mut room = end - bar.left() - edge;
    let fit = told.iter().take_while(|words| {
        room -= lettering.width(ui, words) + gap;
        room >= -gap
    });
    let fit = fit.count();
    facts(ui, style, pos2(bar.left() + edge, bar.center().y), &told[..fit]);
    if let Some(words) = rules {
        let rect = Rect::from_min_max(pos2(bar.right() - edge - width, bar.top()), pos2(bar.right() - edge, bar.bottom()));
        let touch = crate::widget::ClickTarget::button("lobby.rulebook", rect, &words).touch(ui, style);
        let ink = if touch.hovered { style.ink.text } else { style.ink.muted };
        style.letter(ui, rect, TextSide::Right, lettering.ink(ink), &words);
        if touch.focused {
            crate::widget::focus_ring(ui, style, rect.shrink2(vec2(-edge / 4.0, edge / 4.0)), style.theme.radius.tag);
        }
        if touch.clicked {
            intents.push(AppIntent::Toggle(Panel::Rules).into());
        }
    }
}
