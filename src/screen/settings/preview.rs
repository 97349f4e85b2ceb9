//! A preview of the table with the current settings.

use bevy_egui::egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};
use poker_client::{Amounts, Settings, name_with_kicker};
use poker_rules::{Card, Chips, HandName, Rank};
use poker_text::text;

use crate::art::{Art, CardStyle, PlateState};
use crate::screen::facts::facts;
use crate::style::{Lettering, Style, TextSide, Weight};
use crate::widget::{avatar, card, corner, felt_ground, picture, playing_card, rule};

/// One card of each suit.
const CARDS: [&str; 4] = ["As", "Kh", "Qd", "Jc"];

/// The bet and the stack of the preview, and the big blind.
const BET: Chips = Chips::new(180);
const STACK: Chips = Chips::new(2345);
const BIG_BLIND: Chips = Chips::new(20);
/// What the player holds with the cards.
const HAND: HandName = HandName::Pair { rank: Rank::Ace, kickers: [Rank::King, Rank::Queen, Rank::Jack] };

/// Draws the column with the preview.
pub(super) fn preview(ui: &Ui, style: &Style<'_>, settings: &Settings, room: Rect) {
    let style = &style.with_amounts(Amounts { big_blind: BIG_BLIND, in_bb: settings.amounts_in_bb, ..style.amounts });
    let heading = style.say(&text::settings::preview());
    let set = style.body().weight(Weight::SemiBold).ink(style.ink.muted);
    let said = style.letter_block(ui, room.min, room.width(), set, &heading);
    let top = room.top() + said + style.d(style.theme.spacing.xs);
    let line = style.d(style.theme.screen.nav_row);
    let size = vec2(room.width(), (style.d(style.theme.screen.preview_felt) + line).min(room.bottom() - top));
    let frame = Rect::from_min_size(pos2(room.left(), top), size);
    card(ui, style, frame);
    let felt = frame.with_max_y(frame.bottom() - line).shrink(style.hair());
    table(ui, style, settings, felt);
    rule(ui, style, frame.left(), frame.right(), felt.bottom());
    let deck = match settings.deck {
        poker_client::SuitColours::TwoColour => text::settings::deck_two(),
        poker_client::SuitColours::FourColour => text::settings::deck_four(),
        poker_client::SuitColours::Safe => text::settings::deck_safe(),
    };
    let percent = text::number::percent(poker_text::Arg::count(u64::from(settings.text_scale)));
    let caption = frame.with_min_y(felt.bottom()).shrink2(vec2(style.d(style.theme.spacing.l), 0.0));
    facts(ui, style, caption.left_center(), &[style.say(&deck), style.say(&percent)]);
}

fn table(ui: &Ui, style: &Style<'_>, settings: &Settings, felt: Rect) {
    felt_ground(ui, style, felt);
    let part = |share: f32| felt.top() + felt.height() * share;
    row_of_cards(ui, style, settings, Rect::from_min_max(pos2(felt.left(), part(0.06)), pos2(felt.right(), part(0.44))));
    bet(ui, style, felt.center().x - felt.width() * BACKS, part(0.56));
    backs(ui, style, pos2(felt.center().x + felt.width() * BACKS, part(0.56)));
    plate(ui, style, settings, pos2(felt.center().x, part(0.77)));
    let line = Rect::from_min_max(pos2(felt.left(), part(0.88)), pos2(felt.right(), part(0.98)));
    let set = style.body().weight(Weight::Medium).ink(style.ink.felt_text);
    let words = style.texts.say_capitalised(&name_with_kicker(HAND));
    style.fit(ui, line.shrink2(vec2(style.d(style.theme.spacing.s), 0.0)), TextSide::Middle, set, &words);
}

/// Draws the cards alone, on a strip of felt.
pub(super) fn cards(ui: &Ui, style: &Style<'_>, settings: &Settings, strip: Rect) {
    felt_ground(ui, style, strip);
    row_of_cards(ui, style, settings, strip.shrink(style.d(style.theme.spacing.s)));
}

fn row_of_cards(ui: &Ui, style: &Style<'_>, settings: &Settings, room: Rect) {
    let gap = style.d(style.theme.spacing.xs);
    let widest = (room.width() - gap * 5.0) / 4.0;
    let width = style.d(style.theme.screen.preview_card).min(widest).min(room.height() / style.theme.size.card_aspect).round();
    let mut left = room.center().x - width * 2.0 - gap * 1.5;
    let top = room.center().y - width * style.theme.size.card_aspect / 2.0;
    for name in CARDS {
        if let Ok(face) = name.parse::<Card>() {
            playing_card(ui, style, pos2(left, top), width, face, CardStyle::of(settings));
        }
        left += width + gap;
    }
}

fn bet(ui: &Ui, style: &Style<'_>, x: f32, y: f32) {
    let stack = &style.theme.chip_stack;
    let scale = stack.scale.regular * style.k();
    let art = Art::chips(BET.get(), scale, style.theme);
    let words = style.amount(BET);
    let set = style.lettering(style.theme.size.amount_text.regular, Weight::SemiBold, style.ink.felt_text);
    let height = set.size * style.theme.table.pill_ratio;
    let width = set.width(ui, &words) + height * style.theme.table.pill_pad_ratio * 2.0;
    let pill = Rect::from_center_size(pos2(x + width / 4.0, y), vec2(width, height));
    ui.painter().rect_filled(pill, corner(height / 2.0), style.ink.felt_pill);
    style.letter(ui, pill, TextSide::Middle, set, &words);
    let stacks = stack.stacks_of(BET.get(), &style.theme.chips);
    let frame = stack.frame(stacks, scale, &style.theme.shadow.chip);
    let left = pill.left() - frame.size.x - style.d(style.theme.spacing.xxs);
    picture(ui, style, &art, pos2(left, pill.center().y - frame.base.y));
}

/// Draws two cards face down around a point.
fn backs(ui: &Ui, style: &Style<'_>, middle: Pos2) {
    let width = (style.theme.size.back_card.regular * style.k() * LARGER).round();
    let size = vec2(width, (width * style.theme.size.card_aspect).round());
    let gap = style.theme.size.target_gap;
    let art = Art::card_back(bevy::math::Vec2::new(size.x, size.y));
    for left in [middle.x - gap / 2.0 - size.x, middle.x + gap / 2.0] {
        picture(ui, style, &art, pos2(left, middle.y - size.y / 2.0));
    }
}

/// The size of the plate.
pub(in crate::screen) fn plate_size(style: &Style<'_>) -> Vec2 {
    let seat = &style.theme.size.seat;
    (vec2(seat.width.regular, seat.height.regular) * style.k()).round()
}

/// Draws the plate of a player who must act, around a point.
pub(in crate::screen) fn plate(ui: &Ui, style: &Style<'_>, settings: &Settings, middle: Pos2) {
    let size = &style.theme.size;
    let k = style.k();
    let whole = plate_size(style);
    let rect = Rect::from_center_size(middle.round(), whole);
    let extent = bevy::math::Vec2::new(whole.x, whole.y);
    picture(ui, style, &Art::plate(extent, PlateState::ToAct { pulse: false }), rect.min);
    let stroke = style.theme.stroke.ring.regular * k;
    let diameter = size.avatar.regular * k;
    let middle = pos2(rect.left() + rect.height() / 2.0, rect.center().y);
    let ring = (diameter + stroke).round();
    picture(ui, style, &Art::ring(ring, RING_LEFT, false, stroke), middle - vec2(ring, ring) / 2.0);
    let name = if settings.name.trim().is_empty() { style.say(&text::start::default_name()) } else { settings.name.clone() };
    avatar(ui, style, middle, diameter - stroke * 2.5, settings.avatar, &name);
    let left = rect.left() + rect.height() + style.theme.table.plate_text_x.regular * k;
    let right = rect.right() - style.theme.table.plate_pad.regular * k;
    let line = |share: f32, size: f32| {
        Rect::from_center_size(pos2((left + right) / 2.0, rect.center().y + rect.height() * share), vec2(right - left, size))
    };
    let name_set = Lettering { size: size.name_text.regular * k, weight: Weight::Medium, ink: style.ink.text2 };
    let amount = Lettering { size: size.stack_text.regular * k, weight: Weight::SemiBold, ink: style.ink.text };
    let table = &style.theme.table;
    style.name(ui, line(-table.name_rise.regular, name_set.size), TextSide::Left, name_set, &name);
    style.shrink(ui, line(table.stack_drop.regular, amount.size), TextSide::Left, amount, &style.amount(STACK));
}

/// The distance of the backs from the middle, in widths of the felt, and how much larger than at the table they are.
const BACKS: f32 = 0.2;
const LARGER: f32 = 1.15;
/// The share of the time to act that is left.
const RING_LEFT: f32 = 0.62;
