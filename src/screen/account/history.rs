//! The statement: what went into and out of the balance and the stacks, newest first, each entry with its hand if it has one.

use poker_client::{Intent, LocalTime, RoomIntent, StatementPages, entry_text};
use poker_protocol::StatementEntry;
use poker_text::text;

use crate::screen::form::{FormUi, Label};
use crate::style::{Paragraphs, Weight};
use crate::widget::Button;

/// Draws the entries. Returns the intent.
pub(super) fn history(form: &mut FormUi<'_, '_, '_>, pages: &StatementPages, local: fn(u64) -> LocalTime) -> Option<Intent> {
    let style = form.style;
    let mut asked = None;
    form.group("", |form| {
        for line in pages.entries() {
            entry(form, line, local);
        }
        if pages.entries().is_empty() {
            form.row(Label { label: &style.say(&text::account::history_empty()), help: "" }, 0.0, |_, _| 0.0);
        }
        if let Some(last) = pages.entries().last().filter(|_| pages.more()) {
            form.space(style.theme.spacing.s);
            let rect = form.strip(style.hit(style.theme.control.button_tall));
            if Button::neutral("history.older", rect, &style.say(&text::account::history_older())).show(form.ui, style) {
                asked = Some(RoomIntent::OlderEntries(last.number).into());
            }
            form.space(style.theme.spacing.s);
        }
    });
    asked
}

fn entry(form: &mut FormUi<'_, '_, '_>, line: &StatementEntry, local: fn(u64) -> LocalTime) {
    let style = form.style;
    let label = style.say(&entry_text(line.what));
    let mut facts = vec![style.say(&local(line.at).text())];
    facts.extend(line.table.as_ref().map(|name| style.say(&text::account::entry_table(name.as_str()))));
    facts.extend(line.hand.map(|hand| style.say(&text::account::entry_number(hand.0.to_string()))));
    facts.push(style.say(&text::account::balance_after(style.money(line.balance))));
    let signed = |cents: u64| i64::try_from(cents).unwrap_or(i64::MAX);
    let amount = style.texts.show(&style.amounts.signed_money(signed(line.received.hundredths()) - signed(line.paid.hundredths())));
    let set = style.body().weight(Weight::Medium).ink(style.ink.text);
    let width = set.width(form.ui, &amount).ceil();
    let label = Label { label: &label, help: &facts.join(" · ") };
    form.said_row(label, width, &Paragraphs::new(set, &amount, 0.0));
}
