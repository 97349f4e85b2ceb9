//! The first screen.

use bevy_egui::egui::{Context, Order, Rect, Ui, Vec2, pos2, vec2};
use poker_client::{Intent, Settings};
use poker_rules::Card;
use poker_text::text;

use super::languages::languages;
use super::practice::practice_sheet;
use super::start_panel::StartPanel;
use super::start_view::{StartState, StartView};
use crate::art::{Art, CardStyle, Icon};
use crate::style::{Style, TextSide, Weight, place};
use crate::widget::{felt, focus_first, picture, plate, playing_card, scrolled};

/// Draws the first screen, and the practice sheet over it. Returns the intents.
pub fn start_ui(ctx: &Context, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState) -> Vec<Intent> {
    let mut intents = place(ctx, "start", style.window, Order::Middle, |ui| screen(ui, style, view, state));
    if state.practice {
        let (asked, close) = practice_sheet(ctx, style, view.settings);
        intents.extend(asked);
        state.practice = !close;
    }
    intents
}

fn screen(ui: &mut Ui, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState) -> Vec<Intent> {
    let window = style.window;
    let screen = &style.theme.screen;
    style.cover_felt(ui);
    let radii = window.size() * vec2(screen.start_felt.0, screen.start_felt.1);
    let centre = pos2(window.center().x, window.top() + window.height() * screen.start_middle);
    felt(ui, style, centre, radii, style.l(style.theme.size.rail));
    let margin = style.d(screen.margin);
    let foot_height = style.hit(screen.footer);
    let foot = Rect::from_min_max(
        pos2(window.left() + margin, window.bottom() - foot_height - margin / 4.0),
        window.max - vec2(margin, margin / 4.0),
    );
    let stage = Rect::from_min_max(window.min + Vec2::splat(margin / 2.0), pos2(window.right() - margin / 2.0, foot.top() - margin / 4.0));
    let middle = centre.y.min(stage.center().y.max(centre.y - margin));
    let mut intents = Vec::new();
    let plan = StartLayout::of(ui, style, view, stage, middle);
    if let Some((brand, k)) = plan.brand {
        draw_brand(ui, style, view.settings, brand, k);
    }
    draw_panel(ui, style, view, state, plan.panel, &mut intents);
    focus_first(ui, "start.name");
    let (_, asked) = languages(ui, style, "start.language", foot, view.language);
    intents.extend(asked);
    let version = style.say(&text::start::version(view.version));
    style.letter(ui, foot, TextSide::Right, style.caption(), &version);
    intents
}

/// The places of brand and panel, side by side. The brand is smaller or left out if there is little room.
struct StartLayout {
    brand: Option<(Rect, f32)>,
    panel: Rect,
}

/// The brand is left out rather than drawn smaller than this.
const SMALLEST_BRAND: f32 = 0.45;

/// The cards in the brand.
const HAND: [&str; 5] = ["As", "Kh", "Qd", "Jc", "Ts"];

impl StartLayout {
    fn of(ui: &Ui, style: &Style<'_>, view: &StartView<'_>, stage: Rect, middle: f32) -> Self {
        let screen = &style.theme.screen;
        let width = style.d(screen.sheet).min(stage.width());
        let pad = style.d(screen.start_pad);
        let height = (StartPanel::of(ui, style, view, width - pad * 2.0).height() + pad * 2.0).min(stage.height());
        let top = (middle - height / 2.0).clamp(stage.top(), (stage.bottom() - height).max(stage.top()));
        let least = style.d(style.theme.spacing.m);
        let natural = brand_width(ui, style);
        let k = ((stage.width() - width - least * 2.0) / natural).min(1.0);
        if k < SMALLEST_BRAND {
            let left = stage.center().x - width / 2.0;
            return Self { brand: None, panel: Rect::from_min_size(pos2(left, top), vec2(width, height)) };
        }
        let brand = natural * k;
        let gap = style.d(screen.start_gap).min((stage.width() - width - brand) / 2.0);
        let left = stage.center().x - (brand + gap + width) / 2.0;
        let room = Rect::from_min_max(pos2(left, stage.top()), pos2(left + brand, (middle * 2.0 - stage.top()).min(stage.bottom())));
        let panel = Rect::from_min_size(pos2(left + brand + gap, top), vec2(width, height));
        Self { brand: Some((room, k)), panel }
    }
}

fn brand_width(ui: &Ui, style: &Style<'_>) -> f32 {
    let screen = &style.theme.screen;
    let cards = style.d(screen.start_card) * 5.0 + style.d(style.theme.spacing.xs) * 4.0;
    let title = style.lettering(style.theme.text.sizes.display, Weight::SemiBold, style.ink.text);
    let name = style.d(screen.start_logo) + style.d(style.theme.spacing.s) + title.width(ui, &style.say(&text::start::title()));
    cards.max(name)
}

fn draw_brand(ui: &Ui, style: &Style<'_>, settings: &Settings, room: Rect, k: f32) {
    let spacing = &style.theme.spacing;
    let title = style.lettering(style.theme.text.sizes.display, Weight::SemiBold, style.ink.felt_text);
    let title = title.size(title.size * k);
    let tagline = style.lettering(style.theme.text.sizes.strong, Weight::Regular, style.ink.felt_text);
    let words = style.say(&text::start::tagline());
    let mark = style.d(style.theme.screen.start_logo) * k;
    let card = style.d(style.theme.screen.start_card) * k;
    let tall = card * style.theme.size.card_aspect;
    let said = style.block_height(ui, room.width(), tagline, &words);
    let (near, far) = (style.d(spacing.s) * k, style.d(spacing.huge) * k);
    let mut y = room.center().y - (mark + near + said + far + tall) / 2.0;
    let logo = Art::icon(Icon::Logo, mark, style.theme.palette.felt_text);
    picture(ui, style, &logo, pos2(room.left(), y));
    let name = style.say(&text::start::title());
    style.letter_at(ui, pos2(room.left() + mark + style.d(spacing.s) * k, y + mark / 2.0), TextSide::Left, title, &name);
    y += mark + near;
    style.letter_block(ui, pos2(room.left(), y), room.width(), tagline, &words);
    y += said + far;
    let mut left = room.left();
    for card_name in HAND {
        if let Ok(face) = card_name.parse::<Card>() {
            playing_card(ui, style, pos2(left, y), card, face, CardStyle::of(settings));
        }
        left += card + style.d(spacing.xs) * k;
    }
}

fn draw_panel(ui: &mut Ui, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState, rect: Rect, intents: &mut Vec<Intent>) {
    plate(ui, style, rect, style.theme.radius.sheet);
    let pad = style.d(style.theme.screen.start_pad);
    // Focus rings and a scroll bar reach into the padding.
    let inner = rect.shrink2(vec2(pad / 2.0, pad / 2.0));
    scrolled(ui, "start panel", inner, |ui, room| {
        let room = room.shrink2(vec2(pad / 2.0, 0.0));
        let panel = StartPanel::of(ui, style, view, room.width());
        intents.extend(panel.draw(ui, style, view, state, room.translate(vec2(0.0, pad / 2.0))));
        panel.height() + pad
    });
}
