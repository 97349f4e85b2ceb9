//! What is known of the chosen hand: its place, cards and board, how it was played, the result, and the player's note.

use bevy_egui::egui::{Context, Rect, Ui, vec2};
use poker_archive::{HandLine, Position};
use poker_client::in_hand_order;
use poker_text::{Arg, Text, text};

use super::ask::HistoryAsk;
use super::cells::{cards, cards_width, note};
use super::hand_foot::hand_foot;
use super::state::HistoryState;
use super::view::HistoryView;
use super::{amounts, hands};
use crate::screen::fact_line::{fact_line, line};
use crate::screen::form::FormUi;
use crate::style::{Style, Weight};
use crate::widget::{Sheet, card, scrolled};

/// Draws the pane. Returns what the archive is asked for.
pub(super) fn pane(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, rect: Rect) -> Vec<HistoryAsk> {
    card(ui, style, rect);
    let Some(hand) = chosen(view, state) else {
        note(ui, style, rect, &style.say(&text::history::choose()));
        return Vec::new();
    };
    let room = rect.shrink(style.d(style.theme.spacing.l));
    let title = style.lettering(style.theme.text.sizes.input, Weight::SemiBold, style.ink.text);
    let words = style.say(&text::history::hand(hand.number.to_string()));
    let height = style.letter_block(ui, room.min, room.width(), title, &words) + style.d(style.theme.spacing.xxs);
    body(ui, style, view, state, hand, room.with_min_y(room.top() + height))
}

/// Draws the chosen hand on a sheet. Returns what the archive is asked for, and whether the sheet stays open.
pub(super) fn sheet(ctx: &Context, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState) -> (Vec<HistoryAsk>, bool) {
    let Some(hand) = chosen(view, state) else { return (Vec::new(), false) };
    let title = style.say(&text::history::hand(hand.number.to_string()));
    let (width, height) = style.theme.screen.filter_sheet;
    let sheet = Sheet { name: "history.hand", title: &title, size: vec2(width, height) };
    let shown = sheet.show(ctx, style, |ui, room| body(ui, style, view, state, hand, room));
    (shown.inner, !shown.close)
}

fn chosen<'a>(view: &HistoryView<'a>, state: &HistoryState) -> Option<&'a HandLine> {
    view.lines.iter().find(|line| Some(line.id) == state.chosen)
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, hand: &HandLine, room: Rect) -> Vec<HistoryAsk> {
    let (rows, asked) = hand_foot(ui, style, view, state, hand, room);
    scrolled(ui, "history pane", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        form.block(style.body(), &style.say(&place_text(style, hand)));
        form.block(style.body(), &style.say(&(view.local)(hand.started_ms).text()));
        form.space(style.theme.spacing.s);
        picture(&mut form, view, hand);
        form.space(style.theme.spacing.s);
        fact_line(&mut form, &text::history::position(), &style.say(&position_text(hand.position)));
        fact_line(&mut form, &text::history::pot(), &style.texts.show(&amounts::chips(&hand.stake, hand.pot)));
        let net = amounts::net(style, hand).unwrap_or_else(|| style.say(&text::history::unknown_net()));
        let strong = style.body().weight(Weight::SemiBold).ink(style.ink.text);
        line(&mut form, (style.body().ink(style.ink.muted), &style.say(&text::history::net())), (strong, &net));
        form.space(style.theme.spacing.s);
        if let Some(opened) = view.opened.filter(|opened| opened.id == hand.id) {
            for told in opened.lines {
                form.block(style.caption().ink(style.ink.text2), told);
                form.space(style.theme.spacing.xxs);
            }
        }
        form.y - room.top()
    });
    asked
}

fn picture(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, hand: &HandLine) {
    let style = form.style;
    let gap = style.d(style.theme.spacing.m);
    let count = (hand.cards.len() + hand.board.len()).max(1);
    // At most ten cards.
    let width = ((form.width() - gap) / count as f32 - style.hair() * 2.0).min(style.d(style.theme.spacing.vast)).floor();
    let height = (width * style.theme.size.card_aspect).round();
    let strip = form.strip(height);
    cards(form.ui, style, strip, &in_hand_order(&hand.cards), width, view.cards);
    let board = strip.with_min_x(strip.left() + cards_width(style, hand.cards.len(), width) + gap);
    cards(form.ui, style, board, &hand.board, width, view.cards);
}

fn place_text(style: &Style<'_>, hand: &HandLine) -> Text {
    let game = hands::game_words(style, hand);
    match &hand.tournament {
        Some(tournament) => text::history::tournament_of(tournament.name.as_str(), game),
        None => {
            let stakes =
                text::table::stakes(amounts::chips(&hand.stake, hand.stake.small_blind), amounts::chips(&hand.stake, hand.stake.big_blind));
            text::history::place(hand.table.as_str(), game, stakes)
        }
    }
}

/// The name of a position, as players say it. Positions are counted from the button, so that those far before it have the same name at every
/// size of table.
pub(super) fn position_text(position: Position) -> Text {
    match position {
        Position::SmallBlind => text::history::small_blind(),
        Position::BigBlind => text::history::big_blind(),
        Position::BeforeButton(0) => text::history::button(),
        Position::BeforeButton(1) => text::history::cutoff(),
        Position::BeforeButton(2) => text::history::hijack(),
        Position::BeforeButton(3) => text::history::lojack(),
        Position::BeforeButton(places) => text::history::before_button(Arg::count(places.into())),
    }
}

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::*;

    #[test]
    fn positions_have_the_names_that_players_say() {
        for (language, far) in [(Language::English, "4 before BTN"), (Language::French, "4 avant BTN"), (Language::Swedish, "4 före BTN")]
        {
            let texts = Texts::embedded(language);
            let before = [4, 3, 2, 1, 0].map(Position::BeforeButton);
            let names =
                before.into_iter().chain([Position::SmallBlind, Position::BigBlind]).map(|position| texts.say(&position_text(position)));
            assert_eq!(names.collect::<Vec<_>>(), [far, "LJ", "HJ", "CO", "BTN", "SB", "BB"]);
        }
    }
}
