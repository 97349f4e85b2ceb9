//! The biggest pots that were won and lost, and the way to all hands of the figures.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_archive::{Figures, HandLine};
use poker_client::in_hand_order;
use poker_text::{Arg, text};

use crate::screen::form::FormUi;
use crate::screen::history::amounts;
use crate::screen::history::ask::HistoryAsk;
use crate::screen::history::cells::{card_width, cards, cards_width};
use crate::screen::history::state::{HistoryState, HistoryTab};
use crate::screen::history::view::HistoryView;
use crate::screen::row_table::RowTable;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, ListRow};

/// Draws the pots and the button. Returns the lower end, and the hand that is to be opened.
pub(super) fn biggest(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &HistoryView<'_>,
    state: &mut HistoryState,
    figures: &Figures,
    room: Rect,
) -> (f32, Option<HistoryAsk>) {
    let mut form = FormUi::bare(ui, style, room).dense();
    let mut opened = None;
    for (heading, hands) in [(text::figures::biggest_won(), &figures.biggest_won), (text::figures::biggest_lost(), &figures.biggest_lost)] {
        if hands.is_empty() {
            continue;
        }
        form.group(&style.say(&heading), |form| {
            for hand in hands {
                if pot(form, view, hand) {
                    opened = Some(hand.id);
                }
            }
        });
        form.space(style.theme.spacing.s);
    }
    let button = form.strip(style.hit(style.theme.control.button));
    let words = style.say(&text::figures::show_hands(Arg::count(figures.hands)));
    if Button::neutral("figures.hands", button, &words).show(form.ui, style) {
        state.tab = HistoryTab::Hands;
    }
    if let Some(hand) = opened {
        state.choose(hand);
        state.replays = Some(hand);
    }
    (form.y, opened.map(HistoryAsk::Open))
}

/// Draws a hand. Returns whether it was clicked.
fn pot(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, hand: &HandLine) -> bool {
    let style = form.style;
    let row = form.strip(style.hit(style.theme.screen.row));
    let ui = &form.ui;
    let name = format!("figures.pot.{}", hand.id.get());
    let label = style.say(&text::history::hand(hand.number.to_string()));
    let clicked = ListRow::new(&name, row, &label, false).rounded(style.theme.radius.tag).show(ui, style).clicked;
    let gap = style.d(style.theme.spacing.xs);
    let width = card_width(style, row.height());
    cards(ui, style, row, &in_hand_order(&hand.cards), width, view.cards);
    let left = row.left() + cards_width(style, hand.cards.len(), width) + gap;
    let side = style.l(style.theme.size.icon);
    style.icon(ui, Icon::ChevronRight, pos2(row.right() - side / 2.0, row.center().y), side, style.ink.text2);
    let net = amounts::net(style, hand).unwrap_or_else(|| style.say(&text::number::none()));
    let set = RowTable::lettering(style).weight(Weight::SemiBold);
    let right = row.right() - side - gap;
    let net_left = (right - set.width(ui, &net)).max(left);
    style.shrink(ui, Rect::from_min_max(pos2(net_left, row.top()), pos2(right, row.bottom())), TextSide::Right, set, &net);
    let pot = style.say(&text::figures::pot(amounts::chips(&hand.stake, hand.pot)));
    let room = Rect::from_min_max(pos2(left, row.top()), pos2(net_left - gap, row.bottom()));
    style.fit(ui, room, TextSide::Left, style.body().ink(style.ink.text2), &pot);
    clicked
}
