//! The panel of the first screen: the player's name and avatar, and buttons that lead on. Its lines are described once, then measured and
//! drawn from that description.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, OnlineIntent, Panel};
use poker_text::{Text, text};

use super::player::{AvatarSize, avatars, avatars_height, caption_above, name_field};
use super::start_view::{StartState, StartView};
use crate::style::{Style, Weight};
use crate::widget::{Button, rule};

/// The content of a line.
#[derive(Clone, Copy)]
enum PanelItem {
    Caption,
    Name,
    Avatars,
    /// The main button: resumes a saved game, or begins practice.
    Main,
    Help,
    /// The button for a new practice game, if there is a saved one.
    Anew,
    Online,
    Rule,
    /// Small buttons, beginning with this index.
    Entries(usize),
}

/// A line: its content, its height and the distance to the next line.
struct PanelLine {
    holds: PanelItem,
    height: f32,
    below: f32,
}

/// The lines from the top down.
pub(super) struct StartPanel {
    lines: Vec<PanelLine>,
    /// The number of small buttons side by side.
    abreast: usize,
    /// The line under the main button.
    help: String,
}

impl StartPanel {
    pub(super) fn of(ui: &Ui, style: &Style<'_>, view: &StartView<'_>, width: f32) -> Self {
        let (control, spacing) = (&style.theme.control, &style.theme.spacing);
        let (gap, wide) = (style.d(spacing.xs), style.d(spacing.l));
        let (button, small) = (style.hit(control.button), style.hit(control.input));
        let help = help(style, view);
        let text = |words: &str| style.block_height(ui, width, style.caption(), words);
        let line = |holds, height, below| PanelLine { holds, height, below };
        let mut lines = vec![
            line(PanelItem::Caption, text(&style.say(&text::settings::name())) + style.d(spacing.xxs), 0.0),
            line(PanelItem::Name, style.hit(control.input_tall), gap),
            line(PanelItem::Avatars, avatars_height(style, AvatarSize::Small, width), wide),
            line(PanelItem::Main, style.hit(control.button_tall), gap),
        ];
        if !help.is_empty() {
            lines.push(line(PanelItem::Help, text(&help) + style.d(spacing.xs), 0.0));
        }
        if view.saved {
            lines.push(line(PanelItem::Anew, button, gap));
        }
        lines.push(line(PanelItem::Online, button, gap));
        lines.push(line(PanelItem::Rule, wide - gap, 0.0));
        let abreast = abreast(ui, style, width);
        lines.extend((0..ENTRIES).step_by(abreast).map(|first| line(PanelItem::Entries(first), small, gap)));
        Self { lines, abreast, help }
    }

    pub(super) fn height(&self) -> f32 {
        let all: f32 = self.lines.iter().map(|line| line.height + line.below).sum();
        all - self.lines.last().map_or(0.0, |line| line.below)
    }

    /// Draws the lines into a room of the width for which they were measured. Returns the intents.
    pub(super) fn draw(&self, ui: &mut Ui, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState, room: Rect) -> Vec<Intent> {
        let mut asked = Vec::new();
        let mut y = room.top();
        for line in &self.lines {
            let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), line.height));
            y += line.height + line.below;
            match line.holds {
                PanelItem::Caption => {
                    caption_above(ui, style, rect, &style.say(&text::settings::name()));
                }
                PanelItem::Name => asked.extend(name_field(ui, style, "start.name", rect, &mut state.name, view.settings)),
                PanelItem::Avatars => asked.extend(avatars(ui, style, "start.avatar", AvatarSize::Small, rect, view.settings)),
                PanelItem::Main if view.saved => {
                    let resume = Button::primary("start.continue", rect, &style.say(&text::start::resume())).show_main(ui, style);
                    asked.extend(resume.then(|| AppIntent::Practise.into()));
                }
                PanelItem::Main => {
                    state.practice |= Button::primary("start.practise", rect, &style.say(&text::start::practice())).show_main(ui, style);
                }
                PanelItem::Help => {
                    style.letter_block(ui, rect.min, rect.width(), style.caption(), &self.help);
                }
                PanelItem::Anew => {
                    state.practice |= Button::neutral("start.practise", rect, &style.say(&text::start::practice())).show(ui, style);
                }
                PanelItem::Online => {
                    let online = Button::neutral("start.online", rect, &style.say(&text::online::title())).show(ui, style);
                    asked.extend(online.then(|| OnlineIntent::Open.into()));
                }
                PanelItem::Rule => rule(ui, style, rect.left(), rect.right(), rect.bottom() - style.d(style.theme.spacing.l) / 2.0),
                PanelItem::Entries(first) => asked.extend(self.entries(ui, style, first, rect)),
            }
        }
        asked
    }

    /// Draws the small buttons of a line, beginning with index `first`.
    fn entries(&self, ui: &Ui, style: &Style<'_>, first: usize, line: Rect) -> Vec<Intent> {
        let gap = style.d(style.theme.spacing.xs);
        // The number is one or two.
        let width = (line.width() - gap * (self.abreast - 1) as f32) / self.abreast as f32;
        let mut asked = Vec::new();
        for (at, (name, words, intent)) in entries().into_iter().skip(first).take(self.abreast).enumerate() {
            let left = if at == 0 { line.left() } else { line.right() - width };
            let rect = Rect::from_min_size(pos2(left, line.top()), vec2(width, line.height()));
            if Button::neutral(name, rect, &style.say(&words)).show(ui, style) {
                asked.push(intent.into());
            }
        }
        asked
    }
}

/// The number of small buttons under the main ones.
const ENTRIES: usize = 4;

fn entries() -> [(&'static str, Text, AppIntent); ENTRIES] {
    [
        ("start.settings", text::start::settings(), AppIntent::Toggle(Panel::Settings)),
        ("start.rules", text::start::rules(), AppIntent::Toggle(Panel::Rules)),
        ("start.keys", text::start::keys(), AppIntent::Toggle(Panel::Keys)),
        ("start.quit", text::start::quit(), AppIntent::Quit),
    ]
}

/// The number of small buttons side by side: two where their words fit without shrinking, else one.
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
