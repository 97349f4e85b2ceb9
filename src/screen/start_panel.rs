//! The panel of the first screen: who plays, and where to go from there. Its lines are described once, measured and drawn from that.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, OnlineIntent, Panel};
use poker_text::{Text, text};

use super::player::{avatars, avatars_height, caption_above, name_field};
use super::start_view::{StartState, StartView};
use crate::style::{Style, Weight};
use crate::widget::{Button, rule};

/// What stands on a line.
#[derive(Clone, Copy)]
enum Holds {
    Caption,
    Name,
    Avatars,
    /// The main button: goes on with a saved game, or begins practice.
    Main,
    Help,
    /// Practice from the beginning, where there is a saved game.
    Anew,
    Online,
    Rule,
    /// Small buttons, from this one on.
    Entries(usize),
}

/// A line: what stands on it, how tall it is and how far it keeps from the next.
struct Line {
    holds: Holds,
    height: f32,
    below: f32,
}

/// The lines from the top down.
pub(super) struct StartPanel {
    lines: Vec<Line>,
    /// How many small buttons stand side by side.
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
        let abreast = abreast(ui, style, width);
        let text = |words: &str| style.block_height(ui, width, style.caption(), words);
        let line = |holds, height, below| Line { holds, height, below };
        let mut lines = vec![
            line(Holds::Caption, text(&style.say(&text::settings::name())) + style.d(spacing.xxs), 0.0),
            line(Holds::Name, style.hit(control.input_tall), gap),
            line(Holds::Avatars, avatars_height(style, width), wide),
            line(Holds::Main, style.hit(control.button_tall), gap),
        ];
        if !help.is_empty() {
            lines.push(line(Holds::Help, text(&help) + style.d(spacing.xs), 0.0));
        }
        if view.saved {
            lines.push(line(Holds::Anew, button, gap));
        }
        lines.push(line(Holds::Online, button, gap));
        lines.push(line(Holds::Rule, wide - gap, 0.0));
        lines.extend((0..ENTRIES).step_by(abreast).map(|first| line(Holds::Entries(first), small, gap)));
        Self { lines, abreast, help }
    }

    pub(super) fn height(&self) -> f32 {
        let all: f32 = self.lines.iter().map(|line| line.height + line.below).sum();
        all - self.lines.last().map_or(0.0, |line| line.below)
    }

    /// Draws the lines into a room of the width they were measured for. Returns what was asked.
    pub(super) fn draw(&self, ui: &mut Ui, style: &Style<'_>, view: &StartView<'_>, state: &mut StartState, room: Rect) -> Vec<Intent> {
        let mut asked = Vec::new();
        let mut y = room.top();
        for line in &self.lines {
            let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), line.height));
            y += line.height + line.below;
            match line.holds {
                Holds::Caption => {
                    caption_above(ui, style, rect, &style.say(&text::settings::name()));
                }
                Holds::Name => asked.extend(name_field(ui, style, "start.name", rect, &mut state.name, view.settings)),
                Holds::Avatars => asked.extend(avatars(ui, style, "start.avatar", rect, view.settings)),
                Holds::Main if view.saved => {
                    let resume = Button::primary("start.continue", rect, &style.say(&text::start::resume())).show_main(ui, style);
                    asked.extend(resume.then(|| AppIntent::Practise.into()));
                }
                Holds::Main => {
                    state.practice |= Button::primary("start.practise", rect, &style.say(&text::start::practice())).show_main(ui, style);
                }
                Holds::Help => {
                    style.letter_block(ui, rect.min, rect.width(), style.caption(), &self.help);
                }
                Holds::Anew => {
                    state.practice |= Button::neutral("start.practise", rect, &style.say(&text::start::practice())).show(ui, style);
                }
                Holds::Online => {
                    let online = Button::neutral("start.online", rect, &style.say(&text::online::title())).show(ui, style);
                    asked.extend(online.then(|| OnlineIntent::Open.into()));
                }
                Holds::Rule => rule(ui, style, rect.left(), rect.right(), rect.bottom() - style.d(style.theme.spacing.l) / 2.0),
                Holds::Entries(first) => asked.extend(self.entries(ui, style, first, rect)),
            }
        }
        asked
    }

    /// Draws the small buttons of a line, from this one on.
    fn entries(&self, ui: &Ui, style: &Style<'_>, first: usize, line: Rect) -> Vec<Intent> {
        let gap = style.d(style.theme.spacing.xs);
        // One or two.
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
