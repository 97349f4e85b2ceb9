//! The tab of the log with what has happened in the tournament.

use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, vec2};
use poker_client::moved_news_text;
use poker_text::text;

use super::log_line::{LineWords, quiet_line_ui, words_ui};
use super::log_setting::LogSetting;
use super::tournament_hud::TournamentHud;
use crate::style::Style;

/// Draws what has happened since the player came to the table, the newest at the bottom.
pub(super) fn news_ui(ui: &mut Ui, style: &Style<'_>, body: Rect, setting: LogSetting, tournament: &TournamentHud<'_>) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(body).id_salt((setting.name, "news")));
    child.set_clip_rect(body.intersect(ui.clip_rect()));
    let area =
        ScrollArea::vertical().id_salt((setting.name, "news lines")).auto_shrink(false).min_scrolled_height(0.0).stick_to_bottom(true);
    area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let width = ui.available_width();
        let moved = tournament.client.tournaments().moved_to(tournament.table);
        if let Some(moved) = moved {
            let words = style.say(&moved_news_text(moved.why));
            words_ui(ui, style, width, setting, "", &LineWords { said: words.clone(), seen: words });
        }
        let news = tournament.shown.news();
        if news.items().len() == 0 && moved.is_none() {
            quiet_line_ui(ui, style, width, setting, &style.say(&text::tournament_table::news_empty()));
        }
        for item in news.items() {
            let words = style.say(&item.text(&style.amounts));
            words_ui(ui, style, width, setting, item.who.as_deref().unwrap_or_default(), &LineWords { said: words.clone(), seen: words });
        }
    });
}
