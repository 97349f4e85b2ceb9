//! The settings screen: sections, rows and a preview. Every change applies at once.

mod keys;
mod looks;
mod own_table;
mod presets;
mod preview;
mod question;
mod rows;
mod section;
mod sections;
mod session_time;
mod several_tables;
mod sounds;
mod state;
mod text_size;
mod view;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent};
use poker_text::text;

pub(crate) use keys::KeysEdit;
pub(super) use looks::program_decks;
pub(super) use preview::{plate as player_plate, plate_size};
pub(super) use rows::says_only;
pub use section::Section;
pub use state::SettingsState;
pub(super) use text_size::{TextSizeDrag, text_size_slider};
pub use view::SettingsView;

use self::question::{Answer, Question};
use super::form::FormUi;
use super::header::{Header, header};
use crate::style::{Icon, Style, TextSide, Weight, place};
use crate::widget::{Button, ListRow, Sheet, focus_first, scrolled};

/// Draws the settings and returns the intents.
pub fn settings_ui(ctx: &Context, style: &Style<'_>, view: &SettingsView<'_>, state: &mut SettingsState) -> Vec<Intent> {
    let mut intents: Vec<_> = keys::take_key(ctx, style, view, &mut state.keys).into_iter().collect();
    intents.extend(place(ctx, "settings", style.window, Order::Middle, |ui| screen(ui, style, view, state)));
    if state.choosing {
        choose_section(ctx, style, state);
    }
    if state.section == Section::Presets && state.presets.is_open() {
        intents.extend(presets::menu(ctx, style, view.settings, &mut state.presets));
    }
    if state.asking {
        intents.extend(ask(ctx, style, state));
    }
    intents.extend(keys::ask(ctx, style, view, &mut state.keys));
    intents
}

/// Whether there is room for the sections beside the rows.
fn has_nav(style: &Style<'_>) -> bool {
    let screen = &style.theme.screen;
    let rows = style.window.width() - style.d(screen.nav) - style.d(screen.margin) * 3.0;
    !style.scale.compact() && rows >= style.d(screen.row_control) * 1.5
}

fn screen(ui: &mut Ui, style: &Style<'_>, view: &SettingsView<'_>, state: &mut SettingsState) -> Vec<Intent> {
    let sizes = &style.theme.screen;
    style.cover_felt(ui);
    let mut intents = Vec::new();
    let mut head = header(ui, style, &style.say(&text::settings::title()));
    let nav = has_nav(style);
    let right = head.right;
    if !nav {
        // Drawn before the cross, so that Tab goes from left to right.
        head.right -= style.hit(style.theme.control.input) + style.d(style.theme.spacing.xs);
        section_button(ui, style, &head, state);
        head.right = right;
    }
    if head.close(ui, style, "settings.close") {
        intents.push(AppIntent::Close.into());
    }
    focus_first(ui, "settings.close");
    let margin = style.d(sizes.margin);
    let mut body = head.below(style).shrink(margin);
    if nav {
        let room = body.with_max_x(body.left() + style.d(sizes.nav));
        navigation(ui, style, state, room);
        body = body.with_min_x(room.right() + margin * 1.5);
    }
    let preview = style.d(sizes.preview);
    let beside = body.width() - preview - margin * 1.5;
    let previewed = nav && beside >= style.d(sizes.row_control) * 1.6;
    if previewed {
        body = body.with_max_x(body.left() + beside.min(style.d(sizes.settings_width)));
    } else if nav {
        body = body.with_max_x(body.right().min(body.left() + style.d(sizes.settings_width)));
    }
    let foot_height = style.hit(style.theme.control.input);
    let foot = body.with_min_y(body.bottom() - foot_height);
    let rows = body.with_max_y(foot.top() - margin / 2.0);
    let name = format!("settings {}", state.section.tag());
    scrolled(ui, &name, rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        if !previewed && state.section == Section::Cards {
            let strip = form.strip(style.d(sizes.preview_card) * style.theme.size.card_aspect + style.d(style.theme.spacing.xl));
            preview::cards(form.ui, style, view.settings, strip);
            form.space(style.theme.spacing.m);
        }
        intents.extend(sections::rows(&mut form, view, state, !previewed));
        form.y - room.top()
    });
    footer(ui, style, foot, state);
    if previewed {
        let left = body.right() + margin * 1.5;
        let room = Rect::from_min_max(pos2(left, body.top()), pos2(left + preview, body.bottom()));
        match state.section {
            Section::Keys => intents.extend(keys::beside(ui, style, view, &mut state.keys, room)),
            Section::Presets => presets::beside(ui, style, view.settings, room),
            _ => preview::preview(ui, style, view.settings, room),
        }
    }
    intents
}

/// Draws the sections at the left.
fn navigation(ui: &mut Ui, style: &Style<'_>, state: &mut SettingsState, room: Rect) {
    scrolled(ui, "settings sections", room, |ui, room| {
        let gap = style.theme.size.target_gap;
        let height = style.hit(style.theme.screen.nav_row);
        let mut y = room.top();
        for section in Section::ALL {
            if section_row(ui, style, section, state.section, Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height))) {
                state.section = section;
            }
            y += height + gap;
        }
        y - gap - room.top()
    });
}

fn section_row(ui: &Ui, style: &Style<'_>, section: Section, open: Section, rect: Rect) -> bool {
    let words = style.say(&section.text());
    let name = section_name(section);
    let chosen = section == open;
    let touch = ListRow::new(&name, rect, &words, chosen).rounded(style.theme.radius.control).show(ui, style);
    let room = rect.shrink2(vec2(style.d(style.theme.spacing.m), 0.0));
    let set = style.label();
    let set = if chosen { set.weight(Weight::SemiBold) } else { set.ink(style.ink.text2) };
    style.fit(ui, room, TextSide::Left, set, &words);
    touch.clicked
}

fn section_name(section: Section) -> String {
    format!("settings.section.{}", section.tag())
}

/// Draws the open section's name in the bar of a small window. A click shows all sections.
fn section_button(ui: &Ui, style: &Style<'_>, head: &Header, state: &mut SettingsState) {
    let words = style.say(&state.section.text());
    let side = style.l(style.theme.size.icon);
    let pad = style.d(style.theme.spacing.s);
    let height = style.hit(style.theme.control.input);
    let wanted = style.label().weight(Weight::SemiBold).width(ui, &words) + side + pad * 4.0;
    let width = wanted.min(head.right - head.left);
    let rect = Rect::from_min_size(pos2(head.right - width, head.bar.center().y - height / 2.0), vec2(width, height));
    let target = crate::widget::ClickTarget::button("settings.section", rect, &words);
    let touch = target.touch(ui, style);
    let radius = style.control_radius(height);
    crate::widget::ControlPaint::of(style, crate::widget::Role::Neutral, &touch, true).body(ui, rect, radius);
    style.icon(ui, Icon::ChevronDown, pos2(rect.right() - pad - side / 2.0, rect.center().y), side, style.ink.muted);
    let room = Rect::from_min_max(pos2(rect.left() + pad, rect.top()), pos2(rect.right() - pad * 1.5 - side, rect.bottom()));
    style.fit(ui, room, TextSide::Left, style.label().weight(Weight::SemiBold), &words);
    if touch.focused {
        crate::widget::focus_ring(ui, style, rect, radius);
    }
    state.choosing |= touch.clicked;
}

fn choose_section(ctx: &Context, style: &Style<'_>, state: &mut SettingsState) {
    let title = style.say(&text::settings::title());
    let (width, height) = style.theme.screen.lobby_sheet;
    let sheeted = Sheet { name: "settings.sections", title: &title, size: vec2(width, height) }.show(ctx, style, |ui, room| {
        let before = state.section;
        navigation(ui, style, state, room);
        focus_first(ui, &section_name(state.section));
        before != state.section
    });
    state.choosing = !sheeted.close && !sheeted.inner;
}

/// Draws the note that changes are saved, and the button that restores the defaults.
fn footer(ui: &Ui, style: &Style<'_>, room: Rect, state: &mut SettingsState) {
    let words = style.say(&text::settings::restore());
    let set = style.body().weight(Weight::SemiBold);
    let width = (set.width(ui, &words) + style.d(style.theme.spacing.m) * 2.0).min(room.width() * 0.6);
    let button = room.with_min_x(room.right() - width);
    let saved = style.say(&text::settings::saved());
    let said = room.with_max_x(button.left() - style.d(style.theme.spacing.m));
    style.fit(ui, said, TextSide::Left, style.caption(), &saved);
    if Button::neutral("settings.restore", button, &words).show(ui, style) {
        state.asking = true;
    }
}

/// Draws the question before the defaults are restored. Returns the intent.
fn ask(ctx: &Context, style: &Style<'_>, state: &mut SettingsState) -> Option<Intent> {
    let question =
        Question { title: text::settings::restore(), asked: text::settings::restore_question(), control: "settings.question.restore" };
    let answer = question.ask(ctx, style);
    state.asking = answer == Answer::Open;
    (answer == Answer::Go).then(|| AppIntent::RestoreDefaults.into())
}
