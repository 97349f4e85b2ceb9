//! The tournaments that the player has played: places, prizes, the result and the hands of each (R-UI-5).

use poker_client::{HistoryPart, LocalTime, PlayedEntry, PlayedResult, TournamentHistory, place_text, plain_name, prize_text};
use poker_protocol::Currency;
use poker_text::{Arg, Text, text};

use crate::screen::form::{FormUi, Label};
use crate::style::{Paragraphs, Style, Weight};

/// The most entries that are drawn. Older ones are counted in the sums and stay in the file.
const SHOWN: usize = 200;

/// Draws the sums and the entries of a part, newest first.
pub(super) fn played(
    form: &mut FormUi<'_, '_, '_>,
    history: &TournamentHistory,
    part: HistoryPart,
    currency: Currency,
    local: fn(u64) -> LocalTime,
) {
    let style = form.style;
    let totals = history.totals(part, currency);
    if totals.entries == 0 {
        let words = match part {
            HistoryPart::Tournaments => text::played::empty_tournaments(),
            HistoryPart::Hexapro => text::played::empty_hexapro(),
        };
        form.group("", |form| form.row(Label { label: &style.say(&words), help: "" }, 0.0, |_, _| 0.0));
        return;
    }
    let count = |number: u32| Arg::count(number.into());
    let facts =
        [text::played::entries(count(totals.entries)), text::played::won(count(totals.won)), text::played::hands(count(totals.hands))];
    let heading = facts.iter().map(|fact| style.say(fact)).collect::<Vec<_>>().join(" · ");
    form.group(&heading, |form| {
        let sums = [
            (text::played::total_paid(), style.money_alone(totals.paid)),
            (text::played::total_received(), style.money_alone(totals.received)),
            (text::played::total_net(), signed(style, totals.net)),
        ];
        for (label, amount) in &sums {
            said(form, &style.say(label), "", amount);
        }
    });
    form.group("", |form| {
        for entry in history.of(part).filter(|entry| entry.currency == currency).take(SHOWN) {
            let facts = facts_of(style, entry, local);
            said(form, &style.texts.show(&plain_name(&entry.name)), &facts.join(" · "), &signed(style, entry.net()));
        }
    });
}

fn said(form: &mut FormUi<'_, '_, '_>, label: &str, help: &str, amount: &str) {
    let set = form.style.body().weight(Weight::Medium).ink(form.style.ink.text);
    let width = set.width(form.ui, amount).ceil();
    form.said_row(Label { label, help }, width, &Paragraphs::new(set, amount, 0.0));
}

fn signed(style: &Style<'_>, cents: i64) -> String {
    style.texts.show(&style.amounts.signed_money(cents))
}

/// The facts of an entry, each a text of its own.
fn facts_of(style: &Style<'_>, entry: &PlayedEntry, local: fn(u64) -> LocalTime) -> Vec<String> {
    let amounts = &style.amounts;
    let mut facts: Vec<Text> = vec![local(entry.ended_ms).text()];
    facts.extend(entry.multiplier.map(|percent| text::played::multiplier(Arg::decimal(percent.into(), 2))));
    match &entry.result {
        PlayedResult::Placed { place, prize } => {
            facts.push(match entry.entries {
                Some(entries) => text::played::place_of(place_text(*place), Arg::count(entries.into())),
                None => place_text(*place),
            });
            facts.push(text::played::paid(amounts.money(entry.paid)));
            if !prize.money.is_zero() || prize.won.is_some() {
                facts.push(text::played::prize(prize_text(prize, amounts)));
            }
        }
        PlayedResult::Survived => facts.extend([text::played::survived(), text::played::paid(amounts.money(entry.paid))]),
        PlayedResult::Cancelled { refund, .. } => {
            facts.extend([text::played::cancelled(), text::played::paid_back(amounts.money(*refund))]);
        }
    }
    if !entry.bounties.is_zero() {
        facts.push(text::played::bounties(amounts.money(entry.bounties)));
    }
    facts.push(text::played::hands(Arg::count(entry.hands.into())));
    facts.iter().map(|fact| style.say(fact)).collect()
}
