//! Seats, button, blinds, showdown and buy-ins.

use poker_protocol::{ButtonRule, FirstButton, Form, FormInForce, MissedBigBlind, Newcomers, PostedBlind, RulesInForce, TableInForce};
use poker_rules::HeadsUp;
use poker_text::text;

use super::figures::{count, seats};
use super::section::{RulesRow, RulesSection};
use crate::words::form_text;

/// Seats, button and blinds.
pub(super) fn table(table: &TableInForce) -> RulesSection {
    let heads_up = match table.heads_up.value {
        HeadsUp::SingleHand => text::rules::heads_up_single(),
        HeadsUp::Continue => text::rules::heads_up_continue(),
    };
    let missed = match table.missed_big_blind.value {
        MissedBigBlind::AsNewcomer => text::rules::missed_blind_value(),
        MissedBigBlind::Wait => text::rules::missed_blind_wait(),
    };
    let button = match table.button.value {
        ButtonRule::ForwardBigBlind => text::rules::button_forward(),
        ButtonRule::Moving => text::rules::button_moving(),
    };
    let first_button = match table.first_button.value {
        FirstButton::Random => text::rules::first_button_random(),
        FirstButton::CardDraw => text::rules::first_button_draw(),
    };
    let rows = [
        RulesRow::new(text::rules::seats(), seats(table.seats.value)).from(&table.seats),
        RulesRow::new(text::rules::min_players(), count(table.min_players.value))
            .note(heads_up)
            .ours(table.min_players.ours || table.heads_up.ours),
        RulesRow::new(text::rules::first_button(), first_button).from(&table.first_button),
        RulesRow::new(text::rules::blinds(), text::rules::blinds_value()),
        RulesRow::new(text::rules::button(), button).from(&table.button),
        newcomers(table),
        RulesRow::new(text::rules::missed_blind(), missed).from(&table.missed_big_blind),
    ];
    RulesSection { title: text::rules::section_table(), rows: rows.into_iter().chain(straddle(table)).collect() }
}

/// How newcomers enter. What a posted blind counts for is said only where newcomers may post.
fn newcomers(table: &TableInForce) -> RulesRow {
    let label = text::rules::newcomers();
    match table.newcomers.value {
        Newcomers::Wait => RulesRow::new(label, text::rules::newcomers_wait()).from(&table.newcomers),
        Newcomers::WaitOrPost => {
            let posted = match table.posted_blind.value {
                PostedBlind::Live => text::rules::posted_live(),
                PostedBlind::Dead => text::rules::posted_dead(),
            };
            let row = RulesRow::new(label, text::rules::newcomers_choose()).note(posted);
            row.ours(table.newcomers.ours || table.posted_blind.ours)
        }
    }
}

fn straddle(table: &TableInForce) -> Option<RulesRow> {
    let straddle = table.straddle.as_ref()?;
    let amount = text::money::in_bb(count(straddle.big_blinds.value));
    let row = RulesRow::new(text::rules::straddle(), text::rules::straddle_value(amount));
    let row = if straddle.live.value { row.note(text::rules::straddle_live()) } else { row };
    Some(row.ours(straddle.big_blinds.ours || straddle.live.ours))
}

/// Showing at the showdown, chat, side pots and odd cents.
pub(super) fn showdown(table: &TableInForce) -> RulesSection {
    let shown = if table.muck_at_showdown.value { text::rules::shown_muck() } else { text::rules::shown_all() };
    let chat = if table.silent_in_hand.value { text::rules::chat_silent() } else { text::rules::chat_open() };
    let rows = vec![
        RulesRow::new(text::rules::shown(), shown).from(&table.muck_at_showdown),
        RulesRow::new(text::rules::chat_in_hand(), chat).from(&table.silent_in_hand),
        RulesRow::new(text::rules::side_pots(), text::rules::side_pots_value()),
        RulesRow::new(text::rules::unmatched(), text::rules::unmatched_value()),
        RulesRow::new(text::rules::odd_cents(), text::rules::odd_cents_value()),
    ];
    RulesSection { title: text::rules::section_showdown(), rows }
}

/// Every form with its seats, its buy-in and how far it can be topped up.
pub(super) fn buy_ins(rules: &RulesInForce) -> RulesSection {
    let auto_top_up = rules.away.auto_top_up.as_ref().map(|on| {
        let row = RulesRow::new(text::rules::auto_top_up(), text::rules::auto_top_up_value());
        if on.value { row } else { row.note(text::rules::auto_top_up_off()) }.from(on)
    });
    let rows = rules.forms.iter().map(|form| buy_in(form, rules)).chain(auto_top_up).collect();
    RulesSection { title: text::rules::section_buy_ins(), rows }
}

fn buy_in(form: &FormInForce, rules: &RulesInForce) -> RulesRow {
    let (low, high) = (&form.min_big_blinds, &form.max_big_blinds);
    let range = if low.value == high.value {
        text::money::in_bb(count(high.value))
    } else {
        text::rules::big_blinds(count(low.value), count(high.value))
    };
    let top_up = rules.banzai.as_ref().filter(|_| form.form == Form::Banzai).map_or(high, |banzai| &banzai.top_up_to_big_blinds);
    RulesRow::new(form_text(form.form), range)
        .note(text::rules::form_seats(seats(form.seats.value)))
        .note(text::rules::form_top_up(text::money::in_bb(count(top_up.value))))
        .ours(low.ours || high.ours || form.seats.ours || top_up.ours)
}
