//! The sections of the lobby, in the bar at the top, or under it where they do not fit there.

use bevy_egui::egui::{Rect, Ui, WidgetType, pos2, vec2};
use poker_client::{Intent, LobbySection, LobbySections, NextStart, SectionTab, section_text, start_text};
use poker_text::{Arg, text};

use super::LobbyView;
use crate::screen::player::changed;
use crate::style::{Lettering, Style, TextSide, Weight};
use crate::widget::{ClickTarget, corner, focus_ring};

/// How much is said of each section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SectionDetail {
    /// Its name, the number of things in it, and when the next tournament begins.
    Next,
    /// Its name and the number of things in it.
    Count,
    Name,
    /// Its name, as short as possible.
    Short,
}

/// The tabs of the sections, measured.
pub(super) struct SectionTabs {
    tabs: Vec<(SectionTab, String, String, f32)>,
    gap: f32,
}

impl SectionTabs {
    /// The tabs with this much said of each.
    pub(super) fn of(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, sections: &LobbySections, detail: SectionDetail) -> Self {
        let measured = |tab: &SectionTab| {
            let name = match (tab.section, detail) {
                (LobbySection::Hexaplo, SectionDetail::Short) => text::tournaments::section_hexaplo_short(),
                (section, _) => section_text(section),
            };
            let name = style.say(&name);
            let count = style.texts.number(tab.count.into());
            let beside = match (detail, tab.next) {
                (SectionDetail::Next, Some(NextStart::At(time))) => {
                    let at = start_text((view.entries.local)(time), (view.entries.local)(view.entries.wall_ms));
                    style.say(&text::tournaments::starts_soon(count, at))
                }
                (SectionDetail::Next | SectionDetail::Count, _) => count,
                (SectionDetail::Name | SectionDetail::Short, _) => String::new(),
            };
            let beside_width = if beside.is_empty() { 0.0 } else { caption(style).width(ui, &beside) + style.d(style.theme.spacing.xs) };
            let width = (lettering(style).weight(Weight::SemiBold).width(ui, &name) + beside_width).max(style.theme.size.min_target);
            (*tab, name, beside, width)
        };
        let wide = if detail == SectionDetail::Short { style.theme.spacing.m } else { style.theme.spacing.xl };
        let gap = style.d(wide).max(style.theme.size.target_gap * 2.0);
        // In a room without tournaments there is nothing to choose.
        let shown = if sections.0.len() > 1 { sections.0.as_slice() } else { &[] };
        Self { tabs: shown.iter().map(measured).collect(), gap }
    }

    /// The width of all tabs in one line, with the gap after them.
    pub(super) fn width(&self) -> f32 {
        self.tabs.iter().map(|(.., width)| width + self.gap).sum()
    }

    /// The height of all tabs in lines no wider than `width`.
    pub(super) fn height(&self, line: f32, width: f32) -> f32 {
        let mut lines = 1.0;
        let mut x = 0.0;
        for (.., tab) in &self.tabs {
            if x > 0.0 && x + tab > width {
                (x, lines) = (0.0, lines + 1.0);
            }
            x += tab + self.gap;
        }
        lines * line
    }

    /// Draws the tabs from the left end of `band` on, in lines of the height `line`.
    pub(super) fn show(
        &self,
        ui: &Ui,
        style: &Style<'_>,
        view: &LobbyView<'_>,
        front: LobbySection,
        (band, line): (Rect, f32),
        intents: &mut Vec<Intent>,
    ) {
        let (mut x, mut y) = (band.left(), band.top());
        for (tab, name, beside, width) in &self.tabs {
            if x > band.left() && x + width > band.right() {
                (x, y) = (band.left(), y + line);
            }
            let rect = Rect::from_min_size(pos2(x, y), vec2(*width, line));
            if one(ui, style, tab, (name, beside), rect, tab.section == front) {
                let section = tab.section;
                intents.push(changed(view.settings, |settings| settings.tournaments.section = section));
            }
            x += width + self.gap;
        }
    }
}

fn lettering(style: &Style<'_>) -> Lettering {
    style.label()
}

fn caption(style: &Style<'_>) -> Lettering {
    style.caption()
}

fn one(ui: &Ui, style: &Style<'_>, tab: &SectionTab, (name, beside): (&str, &str), rect: Rect, open: bool) -> bool {
    let control = format!("lobby.section.{}", tag(tab.section));
    let label = style.say(&text::tournaments::section_with_count(section_text(tab.section), Arg::count(tab.count.into())));
    let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(&control, rect, &label, open) };
    let touch = target.touch(ui, style);
    let (weight, ink) = match (open, touch.hovered) {
        (true, _) => (Weight::SemiBold, style.ink.text),
        (false, true) => (Weight::Medium, style.ink.text),
        (false, false) => (Weight::Medium, style.ink.muted),
    };
    style.letter(ui, rect, TextSide::Left, lettering(style).weight(weight).ink(ink), name);
    style.letter(ui, rect, TextSide::Right, caption(style), beside);
    if open {
        let bar = style.theme.control.selection_bar * style.scale.zoom();
        let line = Rect::from_min_max(pos2(rect.left(), rect.bottom() - bar), rect.max);
        ui.painter().rect_filled(line, corner(bar / 2.0), style.ink.text);
    }
    if touch.focused {
        focus_ring(ui, style, rect.shrink2(vec2(-4.0, 4.0)), style.theme.radius.tag);
    }
    touch.clicked && !open
}

/// A section's name among the controls.
fn tag(section: LobbySection) -> &'static str {
    match section {
        LobbySection::Cash => "cash",
        LobbySection::SitAndGo => "sit_and_go",
        LobbySection::Hexapro => "hexapro",
        LobbySection::Hexaplo => "hexaplo",
        LobbySection::Tournaments => "tournaments",
    }
}
