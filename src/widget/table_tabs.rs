//! The tabs that lead to the player's tables, reserved seats and queues, in the bar of a table and in the lobby.

use bevy_egui::egui::{Color32, Rect, Stroke, StrokeKind, Ui, WidgetType, pos2, vec2};
use poker_client::{AppIntent, Intent, TableTab, call_text, plain_name, queue_text};
use poker_text::{Text, text};

use super::{ClickTarget, Touch, corner, focus_ring};
use crate::style::{Icon, Lettering, Style, TextSide, Weight};

/// The texts and the look of a tab.
struct TabFace {
    control: String,
    /// The name, which may be cut.
    name: String,
    /// The state at the right end, which is never cut.
    state: String,
    /// A shorter form of the state, for where there is no room for it beside the name.
    short: String,
    /// The shortest form, for where there is no room for the name.
    least: String,
    icon: Option<Icon>,
    /// What a row of a list says below the name.
    below: String,
    /// The name and the state in words, for the tooltip and a screen reader.
    whole: String,
    front: bool,
    /// Whether the player must do something there.
    calls: bool,
    /// Whether the tab is filled with the accent colour instead of having an edge: for a reserved seat.
    filled: bool,
    intent: AppIntent,
}

/// Draws the tabs side by side at the top of a band, `tall` points high. If not all fit, the table in front and tabs that call the player
/// come before others. Returns the intents.
pub fn strip_ui(ui: &Ui, style: &Style<'_>, band: Rect, tall: f32, tabs: &[TableTab]) -> Vec<Intent> {
    let gap = style.theme.size.target_gap;
    let least = style.d(style.theme.screen.tab_least).max(style.theme.size.min_target);
    // The number of tabs is small.
    let fit = |width: f32| (((band.width() + gap) / (width + gap)).floor() as usize).max(1);
    // Narrow tabs are better than none where the player is called.
    let called = tabs.iter().filter(|tab| rank(tab) < OTHERS).count().min(fit(style.theme.size.min_target));
    let shown = most_wanted(tabs, fit(least).max(called));
    let share = (band.width() + gap) / shown.len().max(1) as f32 - gap;
    let width = share.min(style.d(style.theme.screen.tab)).floor();
    let mut asked = Vec::new();
    for (at, tab) in shown.into_iter().enumerate() {
        let left = band.left() + (width + gap) * at as f32;
        let rect = Rect::from_min_max(pos2(left, band.top()), pos2(left + width, band.bottom()));
        let face = face(style, tab);
        if show(ui, style, rect, tall, &face).clicked {
            asked.push(face.intent.into());
        }
    }
    asked
}

/// Draws one of the tabs as a row of a list: the name with the state, and below it the stake or what else is known. Returns the intent.
pub fn table_row_ui(ui: &Ui, style: &Style<'_>, rect: Rect, tab: &TableTab) -> Option<Intent> {
    let face = face(style, tab);
    let touch = body(ui, style, (rect, rect), &face, true);
    let (text, soft) = face.inks(style, touch.hovered);
    let pad = style.theme.spacing.s;
    let lines = rect.shrink2(vec2(pad, pad * ROW_INSET));
    let (above, below) = lines.split_top_bottom_at_fraction(0.5);
    let lettering = style.body().weight(Weight::SemiBold);
    let small = style.caption().weight(Weight::SemiBold);
    let state = if face.calls { face.state.as_str() } else { "" };
    // Where the words of a call would leave the name no room, a mark takes their place, and the words are below.
    let short = small.width(ui, state) > above.width() / 2.0 && face.short != state;
    let (state, told) = if short { (face.short.as_str(), state) } else { (state, face.below.as_str()) };
    style.letter(ui, above, TextSide::Right, small.ink(soft), state);
    let room = above.with_max_x(above.right() - small.width(ui, state) - pad);
    style.name(ui, room, TextSide::Left, lettering.ink(text), &short_name(ui, lettering, &face.name, room.width()));
    style.fit(ui, below, TextSide::Left, style.caption().ink(if face.filled { text } else { style.ink.text2 }), told);
    touch.clicked.then(|| face.intent.into())
}

/// The distance of the words of a row from its edges, in paddings.
const ROW_INSET: f32 = 0.75;

/// How important a tab is: those with the lowest number come first.
const fn rank(tab: &TableTab) -> u8 {
    match tab {
        TableTab::Table { front: true, .. } => 0,
        TableTab::Table { call: Some(_), .. } => 1,
        TableTab::Offer { .. } => 2,
        TableTab::Table { .. } => OTHERS,
        TableTab::Queue { .. } => OTHERS + 1,
    }
}

/// The rank of tables that wait for nothing.
const OTHERS: u8 = 3;

/// The `most` most important tabs, in their order.
fn most_wanted(tabs: &[TableTab], most: usize) -> Vec<&TableTab> {
    let left = |tab: &TableTab| match tab {
        TableTab::Table { call: Some(_), seconds: Some(left), .. } | TableTab::Offer { seconds: left, .. } => *left,
        _ => u64::MAX,
    };
    let mut wanted: Vec<_> = tabs.iter().enumerate().collect();
    wanted.sort_by_key(|(at, tab)| (rank(tab), left(tab), *at));
    wanted.truncate(most);
    wanted.sort_by_key(|(at, _)| *at);
    wanted.into_iter().map(|(_, tab)| tab).collect()
}

fn face(style: &Style<'_>, tab: &TableTab) -> TabFace {
    let seconds = |seconds: u64| style.say(&text::number::seconds(seconds.to_string()));
    match tab {
        TableTab::Table { table, name, stake, front, call, seconds: left, out } => {
            let state = match (call, left) {
                (Some(_), Some(left)) => seconds(*left),
                (Some(kind), None) => style.say(&call_text(*kind)),
                (None, _) => stake.clone(),
            };
            let told = match (call, out) {
                (Some(kind), _) => Some(call_text(*kind)),
                (None, true) => Some(text::seat::sitting_out()),
                (None, false) => None,
            };
            let name = style.texts.show(&plain_name(name));
            TabFace {
                control: format!("tab.table.{}", table.0),
                name: name.clone(),
                icon: out.then_some(Icon::Pause),
                whole: whole(style, &[&name, stake], told),
                short: match (call, left) {
                    (Some(_), Some(_)) => state.clone(),
                    (Some(_), None) => MARK.to_owned(),
                    (None, _) => String::new(),
                },
                least: match (call, left) {
                    (Some(_), Some(left)) => left.to_string(),
                    (Some(_), None) => MARK.to_owned(),
                    (None, _) => String::new(),
                },
                below: whole(style, &[stake], out.then(text::seat::sitting_out)),
                state,
                front: *front,
                calls: call.is_some(),
                filled: false,
                intent: AppIntent::ShowTable(*table),
            }
        }
        TableTab::Offer { table, name, seconds: left } => TabFace {
            control: format!("tab.offer.{}", table.0),
            name: name.clone(),
            state: seconds(*left),
            short: seconds(*left),
            least: left.to_string(),
            below: style.say(&text::desk::seat_held()),
            icon: Some(Icon::Plus),
            whole: style.say(&text::lobby::seat_held_at(name.as_str())),
            front: false,
            calls: true,
            filled: true,
            intent: AppIntent::ShowOffer(*table),
        },
        TableTab::Queue { stake, name, place } => TabFace {
            control: format!("tab.queue.{}", stake.0),
            name: name.clone(),
            state: style.say(&text::number::ratio(place.position.to_string(), place.waiting.to_string())),
            short: String::new(),
            least: String::new(),
            below: queue_text(place).into_iter().next().map(|text| style.say(&text)).unwrap_or_default(),
            icon: Some(Icon::TimeBank),
            whole: whole(style, &[name], queue_text(place).into_iter().next()),
            front: false,
            calls: false,
            filled: false,
            intent: AppIntent::ShowQueue(*stake),
        },
    }
}

/// Joins names and then a state into one text.
fn whole(style: &Style<'_>, names: &[&String], state: Option<Text>) -> String {
    let names = names.iter().filter(|name| !name.is_empty()).map(|name| (*name).clone());
    names.chain(state.map(|state| style.say(&state))).collect::<Vec<_>>().join(" · ")
}

fn show(ui: &Ui, style: &Style<'_>, rect: Rect, tall: f32, face: &TabFace) -> Touch {
    let shape = rect.with_max_y(rect.top() + tall).shrink2(vec2(0.0, style.theme.stroke.focus));
    let touch = body(ui, style, (rect, shape), face, false);
    words(ui, style, shape, face, face.inks(style, touch.hovered));
    touch
}

impl TabFace {
    /// The colours of the name and of the state.
    fn inks(&self, style: &Style<'_>, hovered: bool) -> (Color32, Color32) {
        let ink = &style.ink;
        let (text, soft) = match (self.filled, self.front, hovered) {
            (true, ..) => (ink.on_accent, ink.on_accent),
            (false, true, _) | (false, false, true) => (ink.text, ink.text2),
            (false, false, false) => (ink.text2, ink.muted),
        };
        (text, if self.calls && !self.filled { ink.accent } else { soft })
    }
}

/// Draws the surface of a tab, which takes clicks in `rect`. In a list, a table that is neither in front nor calls has none.
fn body(ui: &Ui, style: &Style<'_>, (rect, body): (Rect, Rect), face: &TabFace, in_list: bool) -> Touch {
    let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(&face.control, rect, &face.whole, face.front) };
    let touch = target.touch(ui, style).hint(&face.whole);
    let ink = &style.ink;
    let inset = style.theme.stroke.focus;
    let radius = style.control_radius(body.height()).min(body.height() / 2.0);
    let fill = match (face.filled, face.front, touch.hovered) {
        (true, _, false) => ink.accent,
        (true, _, true) => ink.accent_hover,
        (false, true, _) => ink.plate_top,
        (false, false, true) => ink.plate_hi,
        (false, false, false) if in_list => Color32::TRANSPARENT,
        (false, false, false) => ink.room,
    };
    let edge = match (face.calls && !face.filled, face.front) {
        (true, _) => Stroke::new(style.theme.stroke.focus, ink.accent),
        (false, true) => Stroke::new(style.control_edge(), ink.text),
        (false, false) => Stroke::new(style.hair(), if face.filled || in_list { Color32::TRANSPARENT } else { ink.line }),
    };
    ui.painter().rect(body, corner(radius), fill, edge, StrokeKind::Inside);
    if touch.focused {
        focus_ring(ui, style, body.shrink(inset * 2.0), radius);
    }
    touch
}

/// Draws the icon, the name, cut if needed, and the state.
fn words(ui: &Ui, style: &Style<'_>, body: Rect, face: &TabFace, (text, soft): (Color32, Color32)) {
    let pad = style.d(style.theme.spacing.xs).max(style.theme.stroke.focus * 2.0);
    let mut room = body.shrink2(vec2(pad, 0.0));
    let lettering: Lettering = style.caption().weight(Weight::SemiBold);
    let icon = if face.icon.is_some() { lettering.size * ICON + pad / 2.0 } else { 0.0 };
    let state = state_of(ui, lettering, face, (room.width(), icon + pad));
    if !state.is_empty() {
        style.letter(ui, room, TextSide::Right, lettering.ink(soft), state);
        room = room.with_max_x(room.right() - lettering.width(ui, state) - pad);
    }
    if let Some(icon) = face.icon
        && room.width() > lettering.size
    {
        let side = lettering.size * ICON;
        let beside = room.with_min_x(room.left() + side + pad / 2.0);
        let has_number = |room: Rect| lettering.width(ui, &short_name(ui, lettering, &face.name, room.width())) <= room.width();
        // The number by which tables differ says more than the icon.
        if has_number(beside) || !has_number(room) {
            style.icon(ui, icon, pos2(room.left() + side / 2.0, room.center().y), side, soft);
            room = beside;
        }
    }
    if room.width() > lettering.size * FEW_LETTERS {
        style.name(ui, room, TextSide::Left, lettering.ink(text), &short_name(ui, lettering, &face.name, room.width()));
    }
}

/// The form of the state that fits: the full state beside the whole name, the short form beside a cut name. Where the player is called, how
/// long there is left is worth more than letters of the name. `beside` is the part of the room that icon and distance take.
fn state_of<'f>(ui: &Ui, lettering: Lettering, face: &'f TabFace, (room, beside): (f32, f32)) -> &'f str {
    let left = |state: &str| room - beside - lettering.width(ui, state);
    if lettering.width(ui, &face.name) <= left(&face.state) {
        &face.state
    } else if lettering.size * LETTERS <= left(&face.short) || (face.calls && lettering.width(ui, &face.short) <= room) {
        &face.short
    } else if face.calls {
        &face.least
    } else {
        ""
    }
}

/// Cuts a name that is too wide, but keeps the number by which tables differ: "Alde… 3".
fn short_name(ui: &Ui, lettering: Lettering, name: &str, width: f32) -> String {
    let Some((head, number)) = name.rsplit_once(' ').filter(|_| lettering.width(ui, name) > width) else { return name.to_owned() };
    let ends = head.char_indices().map(|(at, _)| at).skip(1).collect::<Vec<_>>();
    let shorter = ends.into_iter().rev().map(|end| format!("{}… {number}", &head[..end]));
    let mut fitting = shorter.filter(|short| lettering.width(ui, short) <= width);
    fitting.next().unwrap_or_else(|| name.to_owned())
}

/// The short state of a tab that calls the player where no clock runs.
const MARK: &str = "!";
/// The size of an icon beside words, in type sizes.
const ICON: f32 = 1.2;
/// The least room for a name beside the short state, in type sizes.
const LETTERS: f32 = 3.0;
/// The least room in which a part of a name can be understood, in type sizes.
const FEW_LETTERS: f32 = 2.0;
