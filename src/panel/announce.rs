//! What a screen reader says without being asked.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Rect, Sense, Ui, vec2};
use poker_client::{Announcer, TableOdds, TableView};
use poker_rules::GameSpec;

use crate::style::Style;

/// What has been announced of the table, and the latest announcement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    announcer: Announcer,
    words: String,
}

impl Announced {
    /// Announces what is new at the table.
    pub fn follow(&mut self, style: &Style<'_>, view: &TableView, game: &GameSpec, odds: Option<&TableOdds>) {
        let new = self.announcer.follow(view, game, odds, &style.amounts);
        let said: Vec<_> = new.iter().map(|text| style.texts.say(text)).collect();
        if !said.is_empty() {
            self.words = said.join(" ");
        }
    }

    /// Announces something else than what happens at the table.
    pub fn tell(&mut self, words: String) {
        self.words = words;
    }

    /// The latest announcement.
    pub fn words(&self) -> &str {
        &self.words
    }
}

/// Hands the latest announcement to the screen reader. Draws nothing.
pub fn announce_ui(ui: &Ui, style: &Style<'_>, announced: &Announced) {
    let id = style.id("line", "announcements");
    ui.interact(Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0)), id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_value(announced.words());
    });
}
