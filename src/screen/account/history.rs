//! What went into and out of the balance and the stacks, the newest first; each entry with its hand where there is one.

use poker_client::{Intent, LocalTime, Pages, RoomIntent, entry_text};
use poker_protocol::StatementEntry;
use poker_text::text;

use crate::look::Weight;
use crate::screen::form::{Form, Label};
use crate::widget::Button;

/// Draws the entries. What was asked.
pub(super) fn history(form: &mut Form<'_, '_, '_>, pages: &Pages, local: fn(u64) -> LocalTime) -> Option<Intent> {
    let look = form.look;
    let mut asked = None;
    form.group(&look.say(&text::account::history()), |form| {
        for line in pages.entries() {
            entry(form, line, local);
        }
        if pages.entries().is_empty() {
            form.row(Label { label: &look.say(&text::account::history_empty()), help: "" }, 0.0, |_, _| 0.0);
        }
        if let Some(last) = pages.entries().last().filter(|_| pages.more()) {
            form.space(look.theme.spacing.s);
            let rect = form.strip(look.hit(look.theme.control.button_tall));
            if Button::neutral("history.older", rect, &look.say(&text::account::history_older())).show(form.ui, look) {
                asked = Some(RoomIntent::OlderEntries(last.number).into());
            }
        }
    });
    asked
}

fn entry(form: &mut Form<'_, '_, '_>, line: &StatementEntry, local: fn(u64) -> LocalTime) {
    let look = form.look;
    let label = look.say(&entry_text(line.what));
    let mut facts = vec![look.say(&local(line.at).text())];
    facts.extend(line.table.as_ref().map(|name| look.say(&text::account::entry_table(name.as_str()))));
    facts.extend(line.hand.map(|hand| look.say(&text::account::entry_number(hand.0.to_string()))));
    facts.push(look.say(&text::account::balance_after(look.money(line.balance))));
    let signed = |cents: u64| i64::try_from(cents).unwrap_or(i64::MAX);
    let amount = look.texts.show(&look.amounts.signed_money(signed(line.received.get()) - signed(line.paid.get())));
    let set = look.body().weight(Weight::Medium).ink(look.ink.text);
    let width = set.width(form.ui, &amount).ceil();
    let label = Label { label: &label, help: &facts.join(" · ") };
    let rect = form.row(label, width, |ui, width| look.block_height(ui, width + 1.0, set, &amount));
    look.letter_block(form.ui, rect.min, rect.width() + 1.0, set, &amount);
}
