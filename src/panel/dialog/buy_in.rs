//! The sheets for adding to the stack, and for sitting down again after losing it.

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_client::{Intent, TableIntent};
use poker_protocol::BuyInRange;
use poker_text::{Text, text};

use super::answers::answers;
use crate::panel::hud::Hud;
use crate::style::{Style, TextSide};
use crate::widget::{AmountDraft, AmountPicker, Button, Sheet, range_text};

/// The amount that the player chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuyIn {
    draft: AmountDraft,
}

impl BuyIn {
    /// Begins with the amount of the player's first buy-in, limited by `range` and the balance.
    pub fn new(hud: &Hud<'_>, range: BuyInRange) -> Self {
        let wanted = hud.you().map(|you| you.initial_buy_in).filter(|first| *first > hud.at().worth()).unwrap_or(range.max);
        Self { draft: AmountDraft::new(wanted.clamp(range.min, range.max)) }
    }
}

/// Draws the sheet for adding to the stack. Returns the intents, and whether the sheet is closed.
pub(super) fn top_up_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, wanted: &mut BuyIn) -> (Vec<Intent>, bool) {
    let go = |to| text::cash::top_up_to(to);
    sheet(ctx, style, hud, wanted, "top_up", &text::cash::top_up(), None, go)
}

/// Draws the sheet for sitting down again with a new stack. Returns the intents, and whether the sheet is closed.
pub(super) fn buy_in_again_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, wanted: &mut BuyIn) -> (Vec<Intent>, bool) {
    sheet(ctx, style, hud, wanted, "buy_in", &text::cash::buy_in(), Some(text::cash::busted()), |_| text::cash::buy_in_again())
}

fn sheet(
    ctx: &Context,
    style: &Style<'_>,
    hud: &Hud<'_>,
    wanted: &mut BuyIn,
    name: &str,
    title: &Text,
    question: Option<Text>,
    go: impl Fn(poker_text::Arg) -> Text,
) -> (Vec<Intent>, bool) {
    let title = style.say(title);
    let size = &style.theme.screen.dialog;
    // A hand that ended since the sheet was opened may have filled up the stack.
    let Some(BuyInRange { min, max }) = hud.at().top_up_range() else { return (Vec::new(), true) };
    let range = min..=max;
    let mut asked = Vec::new();
    let shown = Sheet { name, title: &title, size: vec2(size.0, size.1) }.show(ctx, style, |ui, room| {
        let mut y = room.top();
        let gap = style.d(style.theme.spacing.s);
        if let Some(question) = question {
            y += style.letter_block(ui, room.min, room.width(), style.body(), &style.say(&question)) + gap / 2.0;
        }
        let line = style.d(style.theme.spacing.l);
        let row = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), line));
        let label = style.say(&text::cash::buy_in());
        let balance = style.say(&text::money::balance_amount(style.at_table(hud.balance)));
        style.letter(ui, row.with_max_x(row.center().x), TextSide::Left, style.body(), &label);
        style.shrink(ui, row.with_min_x(row.left() + style.body().width(ui, &label) + gap), TextSide::Right, style.caption(), &balance);
        y = row.bottom() + gap / 2.0;
        let picker = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), style.hit(style.theme.control.input)));
        let below = picker.bottom() + gap / 2.0;
        let picker_name = format!("{name}.amount");
        let picker =
            AmountPicker { name: &picker_name, rect: picker, label: &label, range: range.clone(), step: hud.at().big_blind_price() };
        if min == max {
            // Only one amount is possible, so there is nothing to choose.
            wanted.draft = AmountDraft::new(min);
            style.letter(ui, picker.rect, TextSide::Left, style.strong(), &style.texts.show(&style.at_table(min)));
        } else if picker.show(ui, style, &mut wanted.draft) {
            let problem = range_text(style, &range);
            let row = Rect::from_min_size(pos2(room.left(), below), vec2(room.width(), line));
            style.fit(ui, row, TextSide::Left, style.caption().ink(style.ink.danger), &problem);
        }
        let (left, right) = answers(style, room);
        let cancel_name = format!("{name}.cancel");
        let cancel = Button::neutral(&cancel_name, left, &style.say(&text::button::cancel())).show(ui, style);
        let go_name = format!("{name}.go");
        let words = style.say(&go(style.at_table(wanted.draft.amount)));
        if Button::primary(&go_name, right, &words).show_main(ui, style) {
            asked.push(TableIntent::TopUp(wanted.draft.amount).into());
        }
        style.focus_first(ui, &go_name);
        cancel
    });
    (asked, shown.close || shown.inner)
}
