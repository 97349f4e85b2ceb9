//! The first screen.

use bevy_egui::egui::{Context, Order, Rect, Ui, Vec2, pos2, vec2};
use poker_client::{AppIntent, Intent, OnlineIntent, Panel, Settings};
use poker_rules::Card;
use poker_text::{Language, Text, text};

use super::languages::languages;
use super::player::{NameEdit, avatars, avatars_height, caption_above, name_field};
use super::practice::practice_sheet;
use crate::style::{Side, Style, Weight, place};
use crate::widget::{Button, felt, focus_first, plate, playing_card, print, rule, scrolled};

/// What the first screen shows.
#[derive(Clone, Debug)]
pub struct StartView<'a> {
    /// As they are.
    pub settings: &'a Settings,
    /// The language that is spoken.
    pub language: Language,
    /// There is a saved game to go on with.
    pub saved: bool,
    /// What is known of it.
    pub saved_help: Option<Text>,
    /// Of this program.
    pub version: &'a str,
}

/// What the first screen keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartState {
    /// The sheet for setting up practice is open.
    pub practice: bool,
    name: NameEdit,
}

/// Draws the first screen, and the practice sheet over it.
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
    ui.painter().rect_filled(window, 0.0, style.ink.room);
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
    let plan = Plan::of(ui, style, view, stage, middle);
    if let Some((brand, k)) = plan.brand {
        draw_brand(ui, style, view.settings, brand, k);
    }
    draw_panel(ui, style, view, state, plan.panel, &mut intents);
    focus_first(ui, "start.name");
    let (_, asked) = languages(ui, style, "start.language", foot, view.language);
    intents.extend(asked);
    let version = style.say(&text::start::version(view.version));
    style.letter(ui, foot, Side::Right, style.caption(), &version);
    intents
}

/// Where brand and panel stand: side by side; the brand smaller, or left out, where there is little room.
struct Plan {
    brand: Option<(Rect, f32)>,
    panel: Rect,
}

/// The brand is left out rather than drawn smaller than this.
const SMALLEST_BRAND: f32 = 0.45;

/// Cards in the brand.
const HAND: [&str; 5] = ["As", "Kh", "Qd", "Jc", "Ts"];

impl Plan {
    fn of(ui: &Ui, style: &Style<'_>, view: &StartView<'_>, stage: Rect, middle: f32) -> Self {
        let screen = &style.theme.screen;
        let width = style.d(screen.sheet).min(stage.width());
        let pad = style.d(screen.start_pad);
        let height = (panel_height(ui, style, view, width - pad * 2.0) + pad * 2.0).min(stage.height());
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
    let title = style.lettering(style.theme.text.sizes.display, Weight::SemiBold, style.ink.text);
    let title = title.size(title.size * k);
    let tagline = style.lettering(style.theme.text.sizes.strong, Weight::Regular, style.ink.text);
    let words = style.say(&text::start::tagline());
    let mark = style.d(style.theme.screen.start_logo) * k;
    let card = style.d(style.theme.screen.start_card) * k;
    let tall = card * style.theme.size.card_aspect;
    let said = style.block_height(ui, room.width(), tagline, &words);
    let (near, far) = (style.d(spacing.s) * k, style.d(spacing.huge) * k);
    let mut y = room.center().y - (mark + near + said + far + tall) / 2.0;
    style.logo(ui, pos2(room.left(), y + mark / 2.0), mark);
    let name = style.say(&text::start::title());
    style.letter_at(ui, pos2(room.left() + mark + style.d(spacing.s) * k, y + mark / 2.0), Side::Left, title, &name);
    y += mark + near;
    style.letter_block(ui, pos2(room.left(), y), room.width(), tagline, &words);
    y += said + far;
    let mut left = room.left();
    for card_name in HAND {
        if let Ok(face) = card_name.parse::<Card>() {
            playing_card(ui, style, pos2(left, y), card, face, print(settings));
        }
        left += card + style.d(spacing.xs) * k;
    }
}

/// The heights of what stands on the panel.
struct Heights {
    caption: f32,
    field: f32,
    avatars: f32,
    primary: f32,
    help: f32,
    button: f32,
    small: f32,
    gap: f32,
    wide: f32,
    /// How many of the small buttons stand side by side.
    abreast: usize,
}

impl Heights {
    fn of(ui: &Ui, style: &Style<'_>, view: &StartView<'_>, width: f32) -> Self {
        let control = &style.theme.control;
        let caption = style.say(&text::settings::name());
        let help = help(style, view);
        Self {
            caption: style.block_height(ui, width, style.caption(), &caption) + style.d(style.theme.spacing.xxs),
            field: style.hit(control.input_tall),
            avatars: avatars_height(style, width),
            primary: style.hit(control.button_tall),
            help: if help.is_empty() {
                0.0
            } else {
                style.block_height(ui, width, style.caption(), &help) + style.d(style.theme.spacing.xs)
            },
            button: style.hit(control.button),
            small: style.hit(control.input),
            gap: style.d(style.theme.spacing.xs),
            wide: style.d(style.theme.spacing.l),
            abreast: abreast(ui, style, width),
        }
    }

    fn total(&self, saved: bool) -> f32 {
        // Practice again, where there is a saved game; and playing online.
        let others = (self.button + self.gap) * if saved { 2.0 } else { 1.0 };
        self.caption + self.field + self.gap + self.avatars + self.wide + self.primary + self.gap + self.help + others + self.wide
            - self.gap
            + (self.small + self.gap) * ENTRIES.div_ceil(self.abreast) as f32
            - self.gap
    }
}

/// The small buttons under the main ones.
const ENTRIES: usize = 4;

fn entries() -> [(&'static str, Text, AppIntent); ENTRIES] {
    [
        ("start.settings", text::start::settings(), AppIntent::Toggle(Panel::Settings)),
        ("start.rules", text::start::rules(), AppIntent::Toggle(Panel::Rules)),
        ("start.keys", text::start::keys(), AppIntent::Toggle(Panel::Keys)),
        ("start.quit", text::start::quit(), AppIntent::Quit),
    ]
}

/// Two side by side where the words fit without becoming small.
fn abreast(ui: &Ui, style: &Style<'_>, width: f32) -> usize {
    let size = style.button_size(style.hit(style.theme.control.input));
    let set = style.label().weight(Weight::SemiBold).size(size);
    let widest = entries().iter().map(|(_, words, _)| set.width(ui, &style.say(words))).fold(0.0, f32::max);
    let room = (width - style.d(style.theme.spacing.xs)) / 2.0 - style.button_padding().x * 2.0;
    if widest <= room { 2 } else { 1 }
}

/// The line under the main button.
fn help(style: &Style<'_>, view: &StartView<'_>) -> String {
    match (view.saved, &view.saved_help) {
        (true, Some(help)) => style.say(help),
        (true, None) => String::new(),
        (false, _) => style.say(&text::start::practice_help()),
    }
}

fn panel_height(ui: &Ui, style: &Style<'_>, view: &StartView<'_>, width: f32) -> f32 {
    Heights::of(ui, style, view, width).total(view.saved)
}

fn draw_panel(ui: &mut Ui, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState, rect: Rect, intents: &mut Vec<Intent>) {
    plate(ui, style, rect, style.theme.radius.sheet);
    let pad = style.d(style.theme.screen.start_pad);
    // Focus rings and a scroll bar reach into the padding.
    let inner = rect.shrink2(vec2(pad / 2.0, pad / 2.0));
    scrolled(ui, "start panel", inner, |ui, room| {
        let room = room.shrink2(vec2(pad / 2.0, 0.0));
        panel(ui, style, view, state, room.translate(vec2(0.0, pad / 2.0)), intents) + pad
    });
}

fn panel(ui: &mut Ui, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState, room: Rect, intents: &mut Vec<Intent>) -> f32 {
    let heights = Heights::of(ui, style, view, room.width());
    let mut y = room.top();
    let strip = |y: &mut f32, height: f32, gap: f32| {
        let strip = Rect::from_min_size(pos2(room.left(), *y), vec2(room.width(), height));
        *y += height + gap;
        strip
    };
    caption_above(ui, style, strip(&mut y, heights.caption, 0.0), &style.say(&text::settings::name()));
    intents.extend(name_field(ui, style, "start.name", strip(&mut y, heights.field, heights.gap), &mut state.name, view.settings));
    intents.extend(avatars(ui, style, "start.avatar", strip(&mut y, heights.avatars, heights.wide), view.settings));
    let primary = strip(&mut y, heights.primary, heights.gap);
    let practice = style.say(&text::start::practice());
    if view.saved {
        let resume = style.say(&text::start::resume());
        if Button::primary("start.continue", primary, &resume).show_main(ui, style) {
            intents.push(AppIntent::Practise.into());
        }
    } else if Button::primary("start.practise", primary, &practice).show_main(ui, style) {
        state.practice = true;
    }
    let help = help(style, view);
    if !help.is_empty() {
        style.letter_block(ui, pos2(room.left(), y), room.width(), style.caption(), &help);
        y += heights.help;
    }
    if view.saved && Button::neutral("start.practise", strip(&mut y, heights.button, heights.gap), &practice).show(ui, style) {
        state.practice = true;
    }
    let online = style.say(&text::online::title());
    if Button::neutral("start.online", strip(&mut y, heights.button, heights.gap), &online).show(ui, style) {
        intents.push(OnlineIntent::Open.into());
    }
    y += heights.wide - heights.gap;
    rule(ui, style, room.left(), room.right(), y - heights.wide / 2.0);
    for line_of in entries().chunks(heights.abreast) {
        let line = strip(&mut y, heights.small, heights.gap);
        // One or two.
        let width = (line.width() - heights.gap * (heights.abreast - 1) as f32) / heights.abreast as f32;
        for (at, (name, words, intent)) in line_of.iter().enumerate() {
            let left = if at == 0 { line.left() } else { line.right() - width };
            let rect = Rect::from_min_size(pos2(left, line.top()), vec2(width, line.height()));
            if Button::neutral(name, rect, &style.say(words)).show(ui, style) {
                intents.push(intent.clone().into());
            }
        }
    }
    y - heights.gap - room.top()
}
