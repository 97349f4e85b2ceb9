//! The settings: sections, rows, and a preview of what they do. Every change applies at once.

mod preview;
mod rows;
mod sections;
mod text_size;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, PrintedRow, Settings};
use poker_text::{Language, text};

pub use sections::Section;

use super::form::Form;
use super::header::{Header, header};
use super::player::NameEdit;
use super::scrolled::scrolled;
use crate::look::{Icon, Look, Side, Weight, place};
use crate::widget::{Button, Row, Sheet, focus_first};
use text_size::TextSizeDrag;

/// What the settings show.
#[derive(Clone, Copy, Debug)]
pub struct SettingsView<'a> {
    /// As they are.
    pub settings: &'a Settings,
    /// The language that is spoken.
    pub language: Language,
    /// Whether the player sits out at the next big blind; none where the player sits at no table.
    pub sit_out_next_big_blind: Option<bool>,
    /// No sound would be heard: there is no device.
    pub no_sound_device: bool,
    /// What is printed on the keys that are known by their place.
    pub row: &'a PrintedRow,
}

/// What the settings keep between frames.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsState {
    /// The section that is open.
    pub section: Section,
    name: NameEdit,
    text_size: TextSizeDrag,
    /// A small window shows the sections on a sheet.
    choosing: bool,
    /// The question before everything is set back.
    asking: bool,
}

/// Draws the settings.
pub fn settings_ui(ctx: &Context, look: &Look<'_>, view: &SettingsView<'_>, state: &mut SettingsState) -> Vec<Intent> {
    let mut intents = place(ctx, "settings", look.window, Order::Middle, |ui| screen(ui, look, view, state));
    if state.choosing {
        choose_section(ctx, look, state);
    }
    if state.asking {
        intents.extend(ask(ctx, look, state));
    }
    intents
}

/// Whether there is room for the sections beside the rows.
fn has_nav(look: &Look<'_>) -> bool {
    let screen = &look.theme.screen;
    let rows = look.window.width() - look.d(screen.nav) - look.d(screen.margin) * 3.0;
    !look.scale.compact() && rows >= look.d(screen.row_control) * 1.5
}

fn screen(ui: &mut Ui, look: &Look<'_>, view: &SettingsView<'_>, state: &mut SettingsState) -> Vec<Intent> {
    let sizes = &look.theme.screen;
    ui.painter().rect_filled(look.window, 0.0, look.ink.room);
    let mut intents = Vec::new();
    let mut head = header(ui, look, &look.say(&text::settings::title()));
    let nav = has_nav(look);
    let right = head.right;
    if !nav {
        // Drawn before the cross, so that Tab goes from left to right.
        head.right -= look.hit(look.theme.control.input) + look.d(look.theme.spacing.xs);
        section_button(ui, look, &head, state);
        head.right = right;
    }
    if head.close(ui, look, "settings.close") {
        intents.push(AppIntent::Close.into());
    }
    focus_first(ui, "settings.close");
    let margin = look.d(sizes.margin);
    let mut body = head.below(look).shrink(margin);
    if nav {
        let room = body.with_max_x(body.left() + look.d(sizes.nav));
        navigation(ui, look, state, room);
        body = body.with_min_x(room.right() + margin * 1.5);
    }
    let preview = look.d(sizes.preview);
    let beside = body.width() - preview - margin * 1.5;
    let previewed = nav && beside >= look.d(sizes.row_control) * 1.6;
    if previewed {
        body = body.with_max_x(body.left() + beside.min(look.d(sizes.settings_width)));
    } else if nav {
        body = body.with_max_x(body.right().min(body.left() + look.d(sizes.settings_width)));
    }
    let foot_height = look.hit(look.theme.control.input);
    let foot = body.with_min_y(body.bottom() - foot_height);
    let rows = body.with_max_y(foot.top() - margin / 2.0);
    let name = format!("settings {}", state.section.tag());
    scrolled(ui, &name, rows, |ui, room| {
        let mut form = Form::bare(ui, look, room);
        if !previewed && state.section == Section::Cards {
            let strip = form.strip(look.d(sizes.preview_card) * look.theme.size.card_aspect + look.d(look.theme.spacing.xl));
            preview::cards(form.ui, look, view.settings, strip);
            form.space(look.theme.spacing.m);
        }
        intents.extend(sections::rows(&mut form, view, state));
        form.y - room.top()
    });
    footer(ui, look, foot, state);
    if previewed {
        let left = body.right() + margin * 1.5;
        preview::preview(ui, look, view.settings, Rect::from_min_max(pos2(left, body.top()), pos2(left + preview, body.bottom())));
    }
    intents
}

/// The sections at the left.
fn navigation(ui: &mut Ui, look: &Look<'_>, state: &mut SettingsState, room: Rect) {
    scrolled(ui, "settings sections", room, |ui, room| {
        let gap = look.theme.size.target_gap;
        let height = look.hit(look.theme.screen.nav_row);
        let mut y = room.top();
        for section in Section::ALL {
            if section_row(ui, look, section, state.section, Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height))) {
                state.section = section;
            }
            y += height + gap;
        }
        y - gap - room.top()
    });
}

fn section_row(ui: &Ui, look: &Look<'_>, section: Section, open: Section, rect: Rect) -> bool {
    let words = look.say(&section.text());
    let name = section_name(section);
    let chosen = section == open;
    let touch = Row::new(&name, rect, &words, chosen).rounded(look.theme.radius.control).show(ui, look);
    let room = rect.shrink2(vec2(look.d(look.theme.spacing.m), 0.0));
    let set = look.label();
    let set = if chosen { set.weight(Weight::SemiBold) } else { set.ink(look.ink.text2) };
    look.fit(ui, room, Side::Left, set, &words);
    touch.clicked
}

fn section_name(section: Section) -> String {
    format!("settings.section.{}", section.tag())
}

/// The open section in the bar of a small window; a click shows the others.
fn section_button(ui: &Ui, look: &Look<'_>, head: &Header, state: &mut SettingsState) {
    let words = look.say(&state.section.text());
    let side = look.l(look.theme.size.icon);
    let pad = look.d(look.theme.spacing.s);
    let height = look.hit(look.theme.control.input);
    let wanted = look.label().weight(Weight::SemiBold).width(ui, &words) + side + pad * 4.0;
    let width = wanted.min(head.right - head.left);
    let rect = Rect::from_min_size(pos2(head.right - width, head.bar.center().y - height / 2.0), vec2(width, height));
    let target = crate::widget::Target::button("settings.section", rect, &words);
    let touch = target.touch(ui, look);
    let radius = look.control_radius(height);
    crate::widget::Paint::of(look, crate::widget::Role::Neutral, &touch, true).body(ui, rect, radius);
    look.icon(ui, Icon::ChevronDown, pos2(rect.right() - pad - side / 2.0, rect.center().y), side, look.ink.muted);
    let room = Rect::from_min_max(pos2(rect.left() + pad, rect.top()), pos2(rect.right() - pad * 1.5 - side, rect.bottom()));
    look.fit(ui, room, Side::Left, look.label().weight(Weight::SemiBold), &words);
    if touch.focused {
        crate::widget::focus_ring(ui, look, rect, radius);
    }
    state.choosing |= touch.clicked;
}

fn choose_section(ctx: &Context, look: &Look<'_>, state: &mut SettingsState) {
    let title = look.say(&text::settings::title());
    let (width, height) = look.theme.screen.lobby_sheet;
    let sheeted = Sheet { name: "settings.sections", title: &title, size: vec2(width, height) }.show(ctx, look, |ui, room| {
        let before = state.section;
        navigation(ui, look, state, room);
        focus_first(ui, &section_name(state.section));
        before != state.section
    });
    state.choosing = !sheeted.close && !sheeted.inner;
}

/// That changes are saved, and the way back to the defaults.
fn footer(ui: &Ui, look: &Look<'_>, room: Rect, state: &mut SettingsState) {
    let words = look.say(&text::settings::restore());
    let set = look.body().weight(Weight::SemiBold);
    let width = (set.width(ui, &words) + look.d(look.theme.spacing.m) * 2.0).min(room.width() * 0.6);
    let button = room.with_min_x(room.right() - width);
    let saved = look.say(&text::settings::saved());
    let said = room.with_max_x(button.left() - look.d(look.theme.spacing.m));
    look.fit(ui, said, Side::Left, look.caption(), &saved);
    if Button::neutral("settings.restore", button, &words).show(ui, look) {
        state.asking = true;
    }
}

/// Asks before everything is set back.
fn ask(ctx: &Context, look: &Look<'_>, state: &mut SettingsState) -> Option<Intent> {
    let title = look.say(&text::settings::restore());
    let (width, height) = look.theme.screen.question;
    let sheeted = Sheet { name: "settings.question", title: &title, size: vec2(width, height) }.show(ctx, look, |ui, room| {
        let gap = look.d(look.theme.spacing.s);
        let line = room.with_min_y(room.bottom() - look.hit(look.theme.control.button));
        scrolled(ui, "settings question", room.with_max_y(line.top() - gap), |ui, room| {
            look.letter_block(ui, room.min, room.width(), look.body(), &look.say(&text::settings::restore_question()))
        });
        let half = (line.width() - gap) / 2.0;
        let stay = look.say(&text::button::cancel());
        let cancelled = Button::neutral("settings.question.cancel", line.with_max_x(line.left() + half), &stay).show(ui, look);
        let go = Button::primary("settings.question.restore", line.with_min_x(line.right() - half), &title).show(ui, look);
        // A question begins at the answer that changes nothing.
        focus_first(ui, "settings.question.cancel");
        (cancelled, go)
    });
    let (cancelled, go) = sheeted.inner;
    state.asking = !(sheeted.close || cancelled || go);
    go.then(|| AppIntent::RestoreDefaults.into())
}
