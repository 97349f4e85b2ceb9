//! The bars above and below the list of stakes.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{
    AppIntent, Intent, LobbySection, LobbySections, NextStart, Panel, RoomIntent, SectionTab, jackpot_text, rulebook_arg, start_text,
};
use poker_text::{Arg, text};

use super::sections::{SectionDetail, SectionTabs};
use super::{LobbyState, LobbyView};
use crate::screen::facts::facts;
use crate::screen::header::header;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, Role, rule};

/// Draws the bar at the top, with the sections in it where they fit, else under it. Returns the lower end of both.
pub(super) fn head(
    ui: &Ui,
    style: &Style<'_>,
    view: &LobbyView<'_>,
    (sections, front): (&LobbySections, LobbySection),
    state: &mut LobbyState,
    intents: &mut Vec<Intent>,
) -> f32 {
    let words = style.say(&text::lobby::title());
    let fit = fit_sections(ui, style, view, sections, &words);
    let mut head = header(ui, style, if fit.titled { &words } else { "" });
    let small = style.scale.compact();
    let mut bottom = head.bar.bottom();
    if fit.in_bar {
        let width = fit.tabs.width();
        let band = Rect::from_min_max(pos2(head.left, head.bar.top()), pos2(head.left + width, head.bar.bottom()));
        fit.tabs.show(ui, style, view, front, (band, head.bar.height()), intents);
        head.left += width;
    }
    let spacing = &style.theme.spacing;
    let (gap, tall) = (style.d(spacing.m), style.hit(style.theme.control.input));
    let y = head.bar.center().y;
    // Icons are placed from the right but drawn from the left, so that Tab goes from left to right.
    let icon = style.hit(style.theme.control.input) + style.d(spacing.xxs);
    let icons = icon * icons(view);
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
        ("lobby.history", Icon::History, text::history::title(), AppIntent::Toggle(Panel::History)),
        ("lobby.rules", Icon::Note, text::start::rules(), AppIntent::Toggle(Panel::Rules)),
        ("lobby.settings", Icon::Settings, text::start::settings(), AppIntent::Toggle(Panel::Settings)),
        ("lobby.back", Icon::Leave, text::button::back(), AppIntent::Close),
    ];
    let right = head.right;
    if view.player_search.is_some() {
        head.right = right - icon * 5.0;
        if head.icon(ui, style, "lobby.find_player", Icon::FindPlayer, &style.say(&text::finder::title())) {
            state.finder.open();
        }
    }
    for (at, (name, picture, words, intent)) in ends.into_iter().enumerate() {
        // There are five icons.
        head.right = right - icon * (4 - at) as f32;
        if head.icon(ui, style, name, picture, &style.say(&words)) {
            intents.push(intent.into());
        }
    }
    if !fit.in_bar {
        let edge = style.d(style.theme.spacing.l);
        let line = style.hit(style.theme.screen.filter);
        let band = Rect::from_min_max(pos2(head.bar.left() + edge, bottom), pos2(head.bar.right() - edge, bottom + line));
        bottom += fit.tabs.height(line, band.width());
        ui.painter().rect_filled(Rect::from_min_max(head.bar.left_bottom(), pos2(head.bar.right(), bottom)), 0.0, style.ink.plate);
        rule(ui, style, head.bar.left(), head.bar.right(), bottom - style.hair());
        fit.tabs.show(ui, style, view, front, (band, line), intents);
    }
    bottom
}

/// The number of icons at the right end of the bar at the top.
fn icons(view: &LobbyView<'_>) -> f32 {
    if view.player_search.is_some() { 6.0 } else { 5.0 }
}

/// How the sections are shown.
struct SectionsFit {
    tabs: SectionTabs,
    /// Whether the title stands before them.
    titled: bool,
    /// Whether they are in the bar at the top.
    in_bar: bool,
}

/// Finds the fullest form of the sections that fits in the bar at the top beside what must be there.
fn fit_sections(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, sections: &LobbySections, title: &str) -> SectionsFit {
    let tabs = |detail| SectionTabs::of(ui, style, view, sections, detail);
    let short = tabs(SectionDetail::Short);
    if sections.0.len() < 2 {
        return SectionsFit { tabs: short, titled: true, in_bar: true };
    }
    let spacing = &style.theme.spacing;
    let icon = style.hit(style.theme.control.input) + style.d(spacing.xxs);
    let set = style.lettering(style.theme.text.sizes.input, Weight::SemiBold, style.ink.text);
    let buttons = f32::from(u8::from(view.can_refill)) + f32::from(u8::from(!view.seated.is_empty()));
    let edge = style.d(spacing.l);
    let right = icon * (icons(view) + buttons) + set.width(ui, &style.money_alone(view.balance)) + style.d(spacing.m) * 3.0;
    let room = style.window.width() - edge * 2.0 - style.d(spacing.xl) - style.d(spacing.s) - right;
    let label = style.body().width(ui, &style.say(&text::money::balance())) + style.d(spacing.m);
    let brand = style.lettering(style.theme.text.sizes.brand, Weight::SemiBold, style.ink.text).width(ui, title) + edge;
    let forms = [
        (SectionDetail::Next, true, label),
        (SectionDetail::Count, true, label),
        (SectionDetail::Name, true, 0.0),
        (SectionDetail::Name, false, 0.0),
        (SectionDetail::Short, false, 0.0),
    ];
    for (detail, titled, beside) in forms {
        let tabs = tabs(detail);
        let brand = if titled { brand } else { 0.0 };
        if tabs.width() + brand + beside <= room {
            return SectionsFit { tabs, titled, in_bar: true };
        }
    }
    // Under the bar they take one line if they can.
    let line = style.window.width() - edge * 2.0;
    let counted = tabs(SectionDetail::Count);
    SectionsFit { tabs: if counted.width() <= line { counted } else { short }, titled: true, in_bar: false }
}

fn word_or_icon(ui: &Ui, style: &Style<'_>, worded: bool, name: &str, rect: Rect, icon: Icon, words: &str) -> bool {
    if worded {
        Button::new(Role::Neutral, name, rect, words).show(ui, style)
    } else {
        crate::widget::IconButton::flat(name, rect, icon, style.l(style.theme.size.icon), words).show(ui, style)
    }
}

/// What the bar at the bottom says of the cash games. A small window has the jackpots only, which it shows nowhere else.
pub(super) fn told_of_cash(style: &Style<'_>, view: &LobbyView<'_>) -> Vec<String> {
    let count = |of: fn(&poker_protocol::StakeRow) -> u32| view.stakes.iter().map(|row| u64::from(of(row))).sum::<u64>();
    let players = style.say(&text::lobby::players_online(Arg::count(count(|row| row.players))));
    let tables = style.say(&text::lobby::tables_open(Arg::count(count(|row| row.tables))));
    let jackpots = view.jackpots.iter().map(|pool| style.say(&jackpot_text(pool, &style.amounts)));
    if style.scale.compact() { jackpots.collect() } else { [players, tables].into_iter().chain(jackpots).collect() }
}

/// What the bar at the bottom says of another section: what runs, and when the next game begins.
pub(super) fn told_of_section(style: &Style<'_>, view: &LobbyView<'_>, tab: &SectionTab) -> Vec<String> {
    let running = Arg::count(tab.running.into());
    let running = if tab.section == LobbySection::Tournaments {
        text::tournaments::running(running)
    } else {
        text::tournaments::games_running(running)
    };
    let next = tab.next.map(|next| match next {
        NextStart::Players(more) => text::tournaments::next_players(Arg::count(more.into())),
        NextStart::At(time) => {
            text::tournaments::next_at(start_text((view.entries.local)(time), (view.entries.local)(view.entries.wall_ms)))
        }
    });
    [Some(running), next].into_iter().flatten().map(|words| style.say(&words)).collect()
}

/// Draws the bar at the bottom with facts, as far as there is room.
pub(super) fn foot(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, bar: Rect, told: &[String], intents: &mut Vec<Intent>) {
    ui.painter().rect_filled(bar, 0.0, style.ink.plate);
    rule(ui, style, bar.left(), bar.right(), bar.top());
    let edge = style.d(style.theme.spacing.l);
    let rulebook = view.stakes.first().map(|row| &row.rulebook).or_else(|| any_rulebook(view));
    let rules = rulebook.map(|rulebook| style.say(&text::lobby::rulebook(rulebook_arg(rulebook))));
    let lettering = style.caption();
    let width = rules.as_ref().map_or(0.0, |words| lettering.width(ui, words));
    let end = bar.right() - edge * 2.0 - width;
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

/// The rulebook of a room without cash games.
fn any_rulebook<'a>(view: &LobbyView<'a>) -> Option<&'a String> {
    let lobby = view.entries.tournaments.lobby();
    let row = lobby.rows().next().map(|row| &row.facts);
    row.or_else(|| lobby.offers().next().map(|row| &row.facts)).map(|facts| &facts.rulebook)
}
