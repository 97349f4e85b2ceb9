//! Rows about the player's own seat: the rules about the stack, the own cards, and leaving.

use poker_client::{Bounds, Intent, Settings, TableIntent};
use poker_text::{Text, text};

use super::SettingsView;
use super::rows::{SteppedNumber, number, says, says_only, switch, switch_row};
use crate::screen::form::FormUi;
use crate::screen::player::changed;

/// The step of the stacks, in big blinds.
const STEP_BB: u16 = 5;

/// Draws the rows under a heading of their own. Returns the intents.
pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Vec<Intent> {
    let heading = form.style.say(&text::settings::section_seat());
    form.group(&heading, |form| {
        let mut intents: Vec<Intent> = cards(form, view.settings).into_iter().collect();
        intents.extend(leaving(form, view));
        intents.extend(stack(form, view.settings));
        intents
    })
}

/// Draws the rules about the stack: buying in again, and topping up below an amount. Returns the intents.
fn stack(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let mut intents = Vec::new();
    let rebuys = says(text::settings::rebuys(), text::settings::rebuys_help());
    intents.extend(switch(form, "settings.rebuys", &rebuys, settings, |settings| &mut settings.stack.rebuys));
    let tops_up = says(text::settings::tops_up(), text::settings::tops_up_help());
    intents.extend(switch(form, "settings.tops_up", &tops_up, settings, |settings| &mut settings.stack.tops_up));
    let big_blinds = |value| SteppedNumber { range: Bounds::STACK_BB, step: STEP_BB, value, words: big_blinds };
    if settings.stack.tops_up {
        let below =
            number(form, "settings.tops_up_below", &says_only(text::settings::tops_up_below()), &big_blinds(settings.stack.below_bb));
        // No stack is topped up to less than it had.
        intents.extend(below.map(|now| changed(settings, |settings| settings.stack.below_bb = now.min(settings.stack.to_bb))));
    }
    if settings.stack.tops_up || settings.stack.rebuys {
        let to = says(text::settings::stack_to(), text::settings::stack_to_help());
        let to = number(form, "settings.stack_to", &to, &big_blinds(settings.stack.to_bb));
        intents.extend(to.map(|now| {
            changed(settings, |settings| {
                settings.stack.to_bb = now;
                settings.stack.below_bb = settings.stack.below_bb.min(now);
            })
        }));
    }
    intents
}

fn big_blinds(number: poker_text::Arg) -> Text {
    text::money::in_bb(number)
}

/// Draws the row about the own cards. Returns the intent.
fn cards(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let hides = says(text::settings::hides_own_cards(), text::settings::hides_own_cards_help());
    switch(form, "settings.hides_own_cards", &hides, settings, |settings| &mut settings.hides_own_cards)
}

/// Draws the switch for leaving every table at its next big blind. Returns the intent.
fn leaving(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Option<Intent> {
    let leave = says(text::settings::leave_next_bb(), text::settings::leave_next_bb_help());
    let on = view.leave_next_big_blind;
    let switched = switch_row(form, "settings.leave_next_bb", &leave, on == Some(true), on.is_some());
    switched.then(|| TableIntent::LeaveNextBigBlindEverywhere.into())
}
