//! What a screen reader says by itself: the log's new lines, one after another, and once a street what open hands can expect.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Id, Rect, Sense, Ui, vec2};
use poker_client::{TableModel, TableOdds};
use poker_protocol::HandId;

use crate::look::Look;

/// How far the log has been said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    hand: Option<HandId>,
    lines: usize,
    odds: Option<TableOdds>,
    words: String,
}

impl Announced {
    /// Takes in what is new.
    pub fn follow(&mut self, look: &Look<'_>, model: &TableModel, odds: Option<&TableOdds>) {
        let Some(current) = &model.log().current else { return };
        if self.hand != Some(current.hand) {
            self.hand = Some(current.hand);
            self.lines = 0;
        }
        let new = current.lines.get(self.lines..).unwrap_or_default();
        self.lines = current.lines.len();
        let lines = new.iter().filter_map(|line| line.announcement(&look.amounts));
        let chances = odds.filter(|odds| self.odds.as_ref() != Some(*odds)).and_then(|odds| odds.announcement(model.felt()));
        let said: Vec<_> = lines.chain(chances).map(|text| look.texts.say(&text)).collect();
        self.odds = odds.cloned();
        if !said.is_empty() {
            self.words = said.join(" ");
        }
    }

    /// What was new last.
    pub fn words(&self) -> &str {
        &self.words
    }
}

/// Says it. Nothing is drawn.
pub fn announce_ui(ui: &Ui, announced: &Announced) {
    let id = Id::new("announcements");
    ui.interact(Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0)), id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_value(announced.words());
    });
}
