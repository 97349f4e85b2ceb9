//! The controls under the table: the timeline with its streets, the buttons, the speed.

use bevy_egui::egui::{Rect, Stroke, Ui, Vec2, pos2, vec2};
use poker_client::{Replay, ReplaySpeed};
use poker_rules::Street;
use poker_text::{Arg, Text, text};

use super::ask::ReplayerAsk;
use super::rooms::ReplayerRooms;
use super::view::ReplayedHand;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{ClickTarget, ControlPaint, IconButton, Role, Segmented, Slider, SliderChange, focus_ring, rule};

/// Draws the controls. Returns what they ask for.
pub(super) fn controls(ui: &Ui, style: &Style<'_>, hand: &ReplayedHand<'_>, band: Rect) -> Vec<ReplayerAsk> {
    ui.painter().rect_filled(band, 0.0, style.ink.plate);
    rule(ui, style, band.left(), band.right(), band.top());
    let pad = style.d(style.theme.spacing.s);
    let side = style.d(style.theme.spacing.xl);
    let room = band.shrink2(vec2(side, pad));
    let track = room.with_max_y(room.top() + ReplayerRooms::track(style));
    let words = Rect::from_min_max(track.left_bottom(), pos2(track.right(), track.bottom() + ReplayerRooms::words(style)));
    let row = room.with_min_y(room.bottom() - ReplayerRooms::button(style));
    let mut asked = timeline(ui, style, hand.replay, track, words);
    asked.extend(buttons(ui, style, hand, row));
    asked
}

/// Draws the timeline with a tick and a name for each street.
fn timeline(ui: &Ui, style: &Style<'_>, replay: &Replay, track: Rect, words: Rect) -> Vec<ReplayerAsk> {
    let last = replay.steps().len().saturating_sub(1);
    // A hand has a few hundred steps at most.
    let part = |step: usize| step as f32 / last.max(1) as f32;
    let x = |step: usize| track.left() + track.width() * part(step);
    let tall = track.height() / 4.0;
    for (_, step) in replay.streets() {
        ui.painter().vline(x(step), track.center().y - tall..=track.center().y + tall, Stroke::new(style.control_edge(), style.ink.text2));
    }
    let label = style.say(&text::replayer::timeline(Arg::count(replay.at() as u64 + 1), Arg::count(last as u64 + 1)));
    let slider = Slider {
        name: "replayer.timeline",
        rect: track,
        label: &label,
        value: replay.at() as f64,
        part: part(replay.at()),
        enabled: last > 0,
    };
    street_names(ui, style, replay, words, x);
    let wanted = match slider.show_place(ui, style) {
        Some(SliderChange::To(to)) => Some((to * last as f32).round() as usize),
        Some(SliderChange::By(by)) => replay.at().checked_add_signed(isize::from(by)),
        None => None,
    };
    wanted.filter(|step| *step != replay.at()).map(ReplayerAsk::Step).into_iter().collect()
}

/// Writes the names of the streets, as many as have room.
fn street_names(ui: &Ui, style: &Style<'_>, replay: &Replay, words: Rect, x: impl Fn(usize) -> f32) {
    let streets = replay.streets();
    let now = streets.iter().rposition(|(_, step)| *step <= replay.at());
    let gap = style.d(style.theme.spacing.s);
    let mut free = words.left() - gap;
    for (nth, (street, step)) in streets.iter().enumerate() {
        let chosen = now == Some(nth);
        let (weight, ink) = if chosen { (Weight::SemiBold, style.ink.text) } else { (Weight::Regular, style.ink.text2) };
        let set = style.caption().weight(weight).ink(ink);
        let name = style.say(&street_text(*street));
        let width = set.width(ui, &name);
        // A name begins at its tick, or as much later as the name before it needs, but ends before the next tick.
        let end = streets.get(nth + 1).map_or(words.right(), |(_, next)| x(*next));
        let left = x(*step).max(free + gap).min(words.right() - width);
        let fits = left + 0.5 >= free + gap && (left <= x(*step) + 0.5 || left + width <= end);
        if fits {
            style.letter_at(ui, pos2(left, words.center().y), TextSide::Left, set, &name);
            free = left + width;
        }
    }
}

/// The name of a street; `None` is the showdown.
fn street_text(street: Option<Street>) -> Text {
    match street {
        Some(Street::Preflop) => text::table::street_preflop(),
        Some(Street::Flop) => text::replayer::flop(),
        Some(Street::Turn) => text::replayer::turn(),
        Some(Street::River) => text::replayer::river(),
        None => text::replayer::showdown(),
    }
}

fn buttons(ui: &Ui, style: &Style<'_>, hand: &ReplayedHand<'_>, row: Rect) -> Vec<ReplayerAsk> {
    let replay = hand.replay;
    let side = row.height();
    let gap = ReplayerRooms::gap(style);
    let (five, speeds) = ReplayerRooms::widths(style);
    // In the middle of the band, or as far left of it as the speeds need.
    let left = (row.center().x - five / 2.0).min(row.right() - speeds - gap - five);
    let place = |nth: u8| Rect::from_min_size(pos2(left + f32::from(nth) * (side + gap), row.top()), Vec2::splat(side));
    let icon = style.l(style.theme.size.icon);
    let mut asked = Vec::new();
    let (started, ended) = (replay.at() > 0, replay.is_at_end());
    let steps = [
        (0, "replayer.street_back", Icon::First, text::replayer::previous_street(), started, ReplayerAsk::StreetBack),
        (1, "replayer.back", Icon::StepBack, text::replayer::previous_step(), started, ReplayerAsk::Back),
        (3, "replayer.forward", Icon::StepForward, text::replayer::next_step(), !ended, ReplayerAsk::Forward),
        (4, "replayer.next_street", Icon::Last, text::replayer::next_street(), !ended, ReplayerAsk::NextStreet),
    ];
    for (nth, name, picture, words, enabled, ask) in steps {
        let label = style.say(&words);
        if IconButton::raised(name, place(nth), picture, icon, &label).enabled(enabled).show(ui, style) {
            asked.push(ask);
        }
    }
    if play(ui, style, place(2), replay.is_playing(), icon) {
        asked.push(ReplayerAsk::TogglePlaying);
    }
    style.fit(ui, row.with_max_x(left - gap), TextSide::Left, style.body().ink(style.ink.text), hand.brief);
    asked.extend(speed(ui, style, replay, row.with_min_x(row.right() - speeds)));
    asked
}

/// Draws the button that plays and pauses.
fn play(ui: &Ui, style: &Style<'_>, rect: Rect, playing: bool, side: f32) -> bool {
    let label = style.say(&if playing { text::replayer::pause() } else { text::replayer::play() });
    let touch = ClickTarget::button("replayer.play", rect, &label).touch(ui, style).hint(&label);
    let paint = ControlPaint::of(style, Role::Primary, &touch, true);
    let radius = style.control_radius(rect.height());
    paint.body(ui, rect, radius);
    style.icon(ui, if playing { Icon::Pause } else { Icon::Play }, rect.center(), side, paint.ink);
    if touch.focused {
        focus_ring(ui, style, rect, radius);
    }
    touch.clicked
}

fn speed(ui: &Ui, style: &Style<'_>, replay: &Replay, rect: Rect) -> Option<ReplayerAsk> {
    let named = ReplaySpeed::ALL.map(|speed| match speed {
        ReplaySpeed::Half => ("half", text::replayer::speed_half()),
        ReplaySpeed::Usual => ("usual", text::replayer::speed_usual()),
        ReplaySpeed::Double => ("double", text::replayer::speed_double()),
        ReplaySpeed::Fourfold => ("fourfold", text::replayer::speed_fourfold()),
    });
    let choices = named.map(|(tag, words)| (tag, style.say(&words)));
    let chosen = ReplaySpeed::ALL.iter().position(|speed| *speed == replay.speed());
    let clicked = Segmented { name: "replayer.speed", rect, choices: &choices, chosen }.show(ui, style)?;
    ReplaySpeed::ALL.get(clicked).copied().map(ReplayerAsk::Speed)
}
