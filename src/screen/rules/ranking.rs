//! The ranking of hands, best first, with an example of each.

use bevy_egui::egui::pos2;
use poker_client::Settings;
use poker_rules::Card;
use poker_text::{Text, text};

use crate::art::CardStyle;
use crate::screen::form::{FormUi, Label};
use crate::widget::playing_card;

/// A rank of hands, with an example.
struct Ranked {
    name: Text,
    cards: [&'static str; 5],
}

fn ranked() -> [Ranked; 10] {
    use text::rules as words;
    let ranked = |name, cards| Ranked { name, cards };
    [
        ranked(words::ranking_royal_flush(), ["As", "Ks", "Qs", "Js", "Ts"]),
        ranked(words::ranking_straight_flush(), ["9h", "8h", "7h", "6h", "5h"]),
        ranked(words::ranking_quads(), ["Qs", "Qh", "Qd", "Qc", "4s"]),
        ranked(words::ranking_full_house(), ["Ts", "Th", "Td", "6c", "6s"]),
        ranked(words::ranking_flush(), ["Ad", "Jd", "8d", "6d", "3d"]),
        ranked(words::ranking_straight(), ["8s", "7d", "6h", "5c", "4s"]),
        ranked(words::ranking_trips(), ["7s", "7h", "7d", "Kc", "2s"]),
        ranked(words::ranking_two_pair(), ["Ks", "Kd", "5h", "5c", "Js"]),
        ranked(words::ranking_pair(), ["As", "Ah", "Td", "7c", "3s"]),
        ranked(words::ranking_high_card(), ["Ah", "Qs", "9d", "6c", "2h"]),
    ]
}

/// Draws the ranking.
pub(super) fn ranking(form: &mut FormUi<'_, '_, '_>, settings: &Settings) {
    let style = form.style;
    let heading = style.say(&text::rules::section_ranking());
    form.group(&heading, |form| {
        for Ranked { name, cards } in ranked() {
            let name = style.say(&name);
            let card = style.d(style.theme.screen.ranking_card).round();
            let gap = style.d(style.theme.spacing.xxs);
            let height = (card * style.theme.size.card_aspect).round();
            let rect = form.row(Label { label: &name, help: "" }, card * 5.0 + gap * 4.0, |_, _| height);
            let mut left = rect.left();
            for card_name in cards {
                if let Ok(face) = card_name.parse::<Card>() {
                    playing_card(form.ui, style, pos2(left, rect.top()), card, face, CardStyle::of(settings));
                }
                left += card + gap;
            }
        }
    });
}
